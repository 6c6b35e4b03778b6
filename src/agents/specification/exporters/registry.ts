import type { Session } from '../../session/session';
import type { SpecFile } from '../../session/store-port';
import type { Spec } from '../model';
import { answersJson } from './answers-json';
import { briefMarkdown } from './brief-markdown';
import type { Exporter } from './exporter';
import { specMarkdown } from './spec-markdown';

/** Every form in which a specification is written, a row each. */
export const EXPORTERS: readonly Exporter[] = [specMarkdown, briefMarkdown, answersJson];

/** The files of a specification, from all exporters. */
export function exportSpec(spec: Spec, session: Session): SpecFile[] {
  return EXPORTERS.flatMap((exporter) => exporter.files(spec, session));
}
