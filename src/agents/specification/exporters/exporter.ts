import type { Session } from '../../session/session';
import type { SpecFile } from '../../session/store-port';
import type { Spec } from '../model';

/** One form in which a specification is written. All files of all exporters come to stand in the specification's folder. */
export interface Exporter {
  readonly id: string;
  /** What it writes, in a few words for people. */
  readonly title: string;
  /** The files, with plain names; none where the exporter has nothing to say of this specification. */
  files(spec: Spec, session: Session): SpecFile[];
}
