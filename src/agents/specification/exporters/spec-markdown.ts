import { SPEC_FILE } from '../../session/store-port';
import { renderSpec } from '../render';
import type { Exporter } from './exporter';

/** The specification for people and agents to read. It also says to which session the folder belongs. */
export const specMarkdown: Exporter = {
  id: 'spec-markdown',
  title: 'The specification as Markdown',
  files: (spec) => [{ name: SPEC_FILE, text: renderSpec(spec) }],
};
