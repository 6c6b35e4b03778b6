import * as z from 'zod';
import { bearsOutFacts, type Evidence, type Fact } from './evidence';

/** What a project is to those who use it: it decides whom a question is about. */
export const PROJECT_KINDS = ['library', 'command_line', 'terminal_app', 'service', 'web_app', 'app'] as const;
export const projectKindSchema = z.enum(PROJECT_KINDS);
export type ProjectKind = z.infer<typeof projectKindSchema>;

/** What a kind of project is called, as it stands after “a” or “an”: an `app` runs on a desktop, a phone or in an editor. */
export const PROJECT_KIND_NAMES: Record<ProjectKind, string> = {
  library: 'library',
  command_line: 'command-line tool',
  terminal_app: 'full-screen program for the terminal',
  service: 'service',
  web_app: 'web application',
  app: 'application for desktop, phone or editor',
};

/** A project in the workspace: of which kind it is and the folder it lies in, with a slash at its end; "" is the root. */
interface Part {
  kind: ProjectKind;
  root: string | undefined;
  folder: string | undefined;
  /** What shows it. */
  evidence: readonly string[];
}

/** The projects in a workspace. A project lies where the evidence of its fact does. */
function projectsIn(facts: readonly Fact[], evidence: readonly Evidence[]): Part[] {
  return facts.flatMap(({ kind, value, evidence: cited }) => {
    const known = projectKindSchema.safeParse(value).data;
    if (kind !== 'project' || known === undefined) return [];
    const shown = evidence.find(({ id }) => cited.includes(id));
    const folder = shown?.path.slice(0, shown.path.lastIndexOf('/') + 1);
    return [{ kind: known, root: shown?.root, folder, evidence: cited }];
  });
}

/** What the question is about which of them a change is for. */
export const ABOUT_PARTS = 'evidence.part';

/** Whether what lies at the root is a command itself: what lies beside it in folders of its own helps to build it. */
export function isCommandItself(facts: readonly Fact[], evidence: readonly Evidence[]): boolean {
  return projectsIn(facts, evidence).some(({ kind, folder }) => kind === 'command_line' && folder === '');
}

/** The projects side by side in a workspace, each with its folder; none where there is only one. */
export function partsIn(facts: readonly Fact[], evidence: readonly Evidence[]): (Part & { folder: string })[] {
  const folders = new Set<string>();
  const parts = projectsIn(facts, evidence).flatMap((part) => {
    const { folder } = part;
    if (folder === undefined || folder === '' || folders.has(folder)) return [];
    folders.add(folder);
    return [{ ...part, folder }];
  });
  return parts.length > 1 ? parts : [];
}

/**
 * The kind of the project that a change is about: of the projects in the workspace, the one whose folder holds the code
 * that fits the request best (of folders within each other the inner one); where no code tells, the first. Null where
 * nothing shows a kind.
 */
export function projectKindFor(facts: readonly Fact[], evidence: readonly Evidence[]): ProjectKind | null {
  const projects = projectsIn(facts, evidence);
  const code = evidence.filter((piece) => piece.kind === 'code' && !bearsOutFacts(piece));
  for (const { root, path } of code.sort((a, b) => b.score - a.score)) {
    const [inner] = projects
      .filter(({ root: at, folder }) => folder !== undefined && at === root && path.startsWith(folder))
      .sort((a, b) => (b.folder?.length ?? 0) - (a.folder?.length ?? 0));
    if (inner !== undefined) return inner.kind;
  }
  return projects[0]?.kind ?? null;
}
