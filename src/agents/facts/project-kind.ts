import { PROJECT_KIND_NAMES, type ProjectKind } from '../session/project-kind';
import type { Dependency, FactAt, ManifestFile } from './manifest';

/** Packages that make a project of a kind, by the kind, separated by spaces; the first kind that fits is meant. */
type Kits = Partial<Record<ProjectKind, string>>;

/** A package that a project is built on, and what it makes of the project. */
interface Kit extends Dependency {
  makes: ProjectKind;
}

/** The first of the dependencies that makes a project of a kind; the kinds in the order of `kits`. */
export function kitAmong(dependencies: readonly Dependency[], kits: Kits): Kit | null {
  for (const [makes, names] of Object.entries(kits) as [ProjectKind, string][]) {
    const wanted = new Set(names.split(' '));
    const found = dependencies.find(({ name }) => wanted.has(name.toLowerCase()));
    if (found !== undefined) return { ...found, makes };
  }
  return null;
}

/** Whether a project is itself one of the packages that others are built on: then it is a library. */
export function isKit(name: string | null, kits: Kits): boolean {
  return name !== null && Object.values(kits).some((names) => names.split(' ').includes(name.toLowerCase()));
}

/** The fact that a manifest's folder holds a project of a kind. `by` tells what shows it: "it depends on `koa`". */
export function kindFact({ folder }: ManifestFile, kind: ProjectKind, by: string, line: number): FactAt {
  const name = PROJECT_KIND_NAMES[kind];
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  const what = folder === '' ? `${article === 'an' ? 'An' : 'A'} ${name}` : `\`${folder}/\` is ${article} ${name}`;
  return { kind: 'project', value: kind, text: `${what}: ${by}`, line: Math.max(1, line) };
}

/** The fact for a project that is built on a kit. */
export function kitFact(file: ManifestFile, { makes, name, line }: Kit): FactAt {
  return kindFact(file, makes, `it depends on \`${name}\``, line);
}

/**
 * Names of files that tell what a project is: where programs start, pages and their templates. Their paths are in
 * `ManifestFile.landmarks`.
 */
export const LANDMARK =
  /(?:^|\/)(?:main\.(?:go|rs|dart)|cmd\/([^/]+)\/\1\.go|index\.html|index\.php|manage\.py|artisan|templates\/(?:[^/]+\/){0,4}[^/]+(?:\.html|\.gohtml|\.html\.tmpl|\.tmpl\.html|\.(?:page|layout|partial)\.tmpl)|[^/]+\.(?:cshtml|razor)|AndroidManifest\.xml|src\/bin\/[^/]+\.rs|(?:exe|bin)\/[\w.-]+)$/;

/** Paths, from a manifest's folder, of the landmarks in it. */
export function landmarksIn({ folder, landmarks }: Pick<ManifestFile, 'folder' | 'landmarks'>): string[] {
  if (folder === '') return [...landmarks];
  return landmarks.flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
}

/** Fewest templates of pages by which a program shows screens of its own. */
const LEAST_PAGES = 3;

/** The first of the templates of pages that a program has: what answers requests with pages is a web application. */
export function pagesIn(file: Pick<ManifestFile, 'folder' | 'landmarks'>): string | null {
  const pages = landmarksIn(file).filter((path) => /(?:^|\/)templates\/.+\.(?:html|gohtml|tmpl)$/.test(path));
  return pages.length < LEAST_PAGES ? null : (pages[0] ?? null);
}

/** Folders of what stands beside a project: samples of its use, its documents, what it is tried out and built with. */
const ASIDE =
  /(?:^|\/)(?:\.[^/]+|_?examples?|_?samples?|[^/]*docs?|(?:web)?site|(?:[\w-]+-)?(?:playgrounds?|sandbox(?:es)?|demos?)|dev|fuzz|bench(?:es|marks?)?|scripts|tools?|hack|compliance|templates?)\//i;

/** Whether a manifest describes what only stands beside the project. */
export function standsAside(path: string): boolean {
  return ASIDE.test(path);
}
