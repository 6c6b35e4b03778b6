import type { Spec } from '../model';

/** A file of an export, its path below the form's folder, in plain names. */
export interface ExportFile {
  path: readonly string[];
  text: string;
}

/** A capability that the workspace has a specification of already. */
export interface Capability {
  name: string;
  text: string;
}

/** What of a tool's own files is there already, as far as an export depends on it. */
export interface ExportSurroundings {
  /** Of `openspec/specs`. */
  capabilities: readonly Capability[];
  /** Names of the changes that are archived in `openspec/changes/archive`, without their days. */
  archived: readonly string[];
  /** Names of folders in `specs`, and of those that were exported before. */
  specFolders: readonly string[];
  /** Where the specification stands, relative to the workspace; null where it is not written. */
  source: string | null;
}

/** The ids of the forms, as settings and the command line name them. */
export const EXPORT_IDS = ['openspec', 'speckit', 'kiro'] as const;
export type ExportId = (typeof EXPORT_IDS)[number];

/** The form that another tool gives a specification. */
export interface ExportForm {
  readonly id: ExportId;
  /** The tool's own name. */
  readonly title: string;
  /** The folder of a workspace that the tool reads. */
  readonly home: readonly [string, ...string[]];
  /** The files; none for a specification that demands nothing. */
  files(spec: Spec, there: ExportSurroundings): ExportFile[];
}
