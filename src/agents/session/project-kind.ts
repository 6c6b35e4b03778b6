import * as z from 'zod';
import { bearsOutFacts, type Evidence, type Fact } from './evidence';

/** What a project is to those who use it: it decides whom a question is about. */
export const PROJECT_KINDS = ['library', 'command_line', 'service', 'web_app', 'app'] as const;
export const projectKindSchema = z.enum(PROJECT_KINDS);
export type ProjectKind = z.infer<typeof projectKindSchema>;

/** What a kind of project is called, as it stands after “a” or “an”: an `app` runs on a desktop, a phone or in an editor. */
export const PROJECT_KIND_NAMES: Record<ProjectKind, string> = {
  library: 'library',
  command_line: 'command-line tool',
  service: 'service',
  web_app: 'web application',
  app: 'application for desktop, phone or editor',
};

/**
 * The kind of the project that a change is about: of the projects in the workspace, the one whose folder holds the code
 * that fits the request best (of folders within each other the inner one); where no code tells, the first. Null where
 * nothing shows a kind. A project lies where the evidence of its fact does.
 */
export function projectKindFor(facts: readonly Fact[], evidence: readonly Evidence[]): ProjectKind | null {
  const projects = facts.flatMap(({ kind, value, evidence: cited }) => {
    const known = projectKindSchema.safeParse(value).data;
    if (kind !== 'project' || known === undefined) return [];
    const shown = evidence.find(({ id }) => cited.includes(id));
    return [{ kind: known, root: shown?.root, folder: shown && shown.path.slice(0, shown.path.lastIndexOf('/') + 1) }];
  });
  const code = evidence.filter((piece) => piece.kind === 'code' && !bearsOutFacts(piece));
  for (const { root, path } of code.sort((a, b) => b.score - a.score)) {
    const [inner] = projects
      .filter(({ root: at, folder }) => folder !== undefined && at === root && path.startsWith(folder))
      .sort((a, b) => (b.folder?.length ?? 0) - (a.folder?.length ?? 0));
    if (inner !== undefined) return inner.kind;
  }
  return projects[0]?.kind ?? null;
}
