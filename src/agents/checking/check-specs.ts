import { classifyPath } from '../workspace/classify-path';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { Citation, SpecOnDisk } from '../specification/on-disk';
import type { WrittenStatement } from '../specification/written-statement';
import type { Accepted } from './accepted';
import type { CheckedStatement, CheckReport, FollowedCitation, Naming, SpecCheck, UnknownNaming } from './check-report';
import { CurrentFiles, type FilePlace } from './current-files';
import { follow, isOf, type Baseline, type HashText, type Whereabouts } from './follow';
import { CHECKED_KINDS } from './named-ids';
import { linesIn } from './text-shape';
import { whoNames, type NamedPlace } from './who-names';

/** A specification with what was accepted of it. */
export interface SpecToCheck {
  spec: SpecOnDisk;
  accepted: readonly Accepted[];
}

const WALK = { deadlineMs: 10_000, maxEntries: 100_000, maxBytes: 1_000_000_000, fresh: true };
const SHOW = { deadlineMs: 5_000, maxEntries: 100_000, maxBytes: 2_000_000 };

/** What a check reads with. */
export interface CheckPorts {
  reader: WorkspaceReader;
  hash: HashText;
  /** Name of the root that holds the specifications; by default the first. */
  home?: string | undefined;
}

/**
 * Checks the approved ones of all specifications against the workspace: who names their statements, and whether the code that
 * they cite is still what it was. Reads only, through the observer with its rules and limits.
 * @param only folder of the specification to check; the others only tell which labels they have
 */
export async function checkSpecs(
  specs: readonly SpecToCheck[],
  ports: CheckPorts,
  only: string | null = null,
): Promise<CheckReport> {
  const { reader } = ports;
  const walked = await reader.walk(WALK);
  const files = new CurrentFiles(
    reader,
    walked.value.filter(({ kind }) => kind === 'file'),
  );
  const replaced = replacedBy(specs);
  const approved = specs.filter(({ spec }) => spec.status === 'approved' && !replaced.has(spec.folder));
  const folders = specs.map(({ spec }) => spec.folder);
  const named = await whoNames(reader, files, folders, (folder) => latest(folder, replaced));
  const checked: SpecCheck[] = [];
  for (const one of approved.filter(({ spec }) => only === null || spec.folder === only)) {
    checked.push(await checkSpec(one, approved, named.places, { ...ports, files }));
  }
  const limits = [
    ...(walked.capped === undefined ? [] : [`Not every file was seen: ${walked.capped}.`]),
    ...(named.capped === null ? [] : [`Not every line that names a label was found: ${named.capped}.`]),
    ...(files.isCapped ? ['Not every file was read that may hold what was moved: together they are too large.'] : []),
  ];
  return {
    specs: checked,
    unapproved: specs.filter(({ spec }) => spec.status !== 'approved').map(({ spec }) => spec.folder),
    replaced: [...replaced].map(([folder, by]) => ({ folder, by })),
    unknown: unknownNamings(
      named.places,
      specs.filter(({ spec }) => !replaced.has(spec.folder)).map(({ spec }) => spec),
      named.elsewhere,
    ),
    files: files.all.length,
    limits,
  };
}

/** Of specifications that an approved one replaces, which one that is. */
function replacedBy(specs: readonly SpecToCheck[]): ReadonlyMap<string, string> {
  return new Map(
    specs.flatMap(({ spec: { status, replaces, folder } }) =>
      status === 'approved' && replaces !== null && replaces !== folder ? [[replaces, folder] as const] : [],
    ),
  );
}

/** The specification that stands in the place of one today; itself where none does. */
function latest(folder: string, replaced: ReadonlyMap<string, string>): string {
  let now = folder;
  for (const seen = new Set<string>(); !seen.has(now); now = replaced.get(now) ?? now) seen.add(now);
  return now;
}

interface Follower extends CheckPorts {
  files: CurrentFiles;
}

async function checkSpec(
  { spec, accepted }: SpecToCheck,
  approved: readonly SpecToCheck[],
  places: readonly NamedPlace[],
  follower: Follower,
): Promise<SpecCheck> {
  const problems = [...spec.problems];
  const citations: FollowedCitation[] = [];
  for (const citation of spec.citations) {
    const before = accepted.find(({ evidence, cited }) => evidence === citation.id && citation.hash.startsWith(cited));
    const { followed, problem } = await followCitation(citation, before, spec, follower);
    citations.push(followed);
    if (problem !== null) problems.push(problem);
  }
  const others = approved.filter((one) => one.spec !== spec).map((one) => one.spec);
  return {
    home: follower.home ?? follower.reader.roots()[0] ?? '',
    folder: spec.folder,
    title: spec.title,
    revision: spec.revision,
    statements: checkedStatements(spec, others, places),
    citations,
    problems,
  };
}

function checkedStatements(
  spec: SpecOnDisk,
  others: readonly SpecOnDisk[],
  places: readonly NamedPlace[],
): CheckedStatement[] {
  const wanted = spec.statements.filter(({ kind, assumed }) => isChecked(kind) && (!assumed || kind === 'acceptance'));
  const direct = wanted.map((statement) => directlyNamed(statement, spec, others, places));
  return direct.map((statement) => {
    if (statement.named === 'test' || statement.kind === 'acceptance') return statement;
    const through = wanted
      .filter(({ kind, dependsOn }) => kind === 'acceptance' && dependsOn.includes(statement.id))
      .filter((criterion) => direct.some(({ id, named }) => id === criterion.statement && named === 'test'))
      .map(({ statement: id }) => id);
    const isNamed = statement.named === 'code' || through.length === 0;
    return { ...statement, through, named: isNamed ? statement.named : 'criteria' };
  });
}

function directlyNamed(
  { statement: id, kind, text }: WrittenStatement,
  spec: SpecOnDisk,
  others: readonly SpecOnDisk[],
  all: readonly NamedPlace[],
): CheckedStatement {
  const alike = others.filter(({ statements }) => statements.some(({ statement }) => statement === id));
  const here = all.filter(
    (place) => place.id === id && (place.specs.length === 0 || place.specs.includes(spec.folder)),
  );
  const isSure = ({ specs }: NamedPlace) => (specs.length === 0 ? alike.length === 0 : specs.length === 1);
  const sure = here.filter(isSure);
  const places = (sure.length > 0 ? sure : here).map(namingOf);
  const isInTest = places.some((place) => place.in === 'test');
  const named = here.length === 0 ? 'none' : sure.length === 0 ? 'ambiguous' : isInTest ? 'test' : 'code';
  const meant = here
    .filter((place) => !isSure(place))
    .flatMap(({ specs }) => specs.filter((one) => one !== spec.folder));
  const others_ = meant.length > 0 ? [...new Set(meant)] : alike.map(({ folder }) => folder);
  return { id, kind, text, named, places, through: [], others: named === 'ambiguous' ? others_ : [] };
}

function isChecked(kind: WrittenStatement['kind']): boolean {
  return CHECKED_KINDS.some((one) => one === kind);
}

function namingOf({ root, path, line, in: where }: NamedPlace): Naming {
  return { root, path, line, in: where };
}

/**
 * Labels in tests that no specification has. Quiet: what is not written as specifications write it may be something other, and
 * labels that the project's documents use belong to these.
 */
function unknownNamings(
  places: readonly NamedPlace[],
  specs: readonly SpecOnDisk[],
  elsewhere: ReadonlySet<string>,
): UnknownNaming[] {
  if (specs.length === 0) return [];
  const has = (folder: string, id: string) =>
    specs.some((spec) => spec.folder === folder && spec.statements.some(({ statement }) => statement === id));
  return places.flatMap((place) => {
    const { id, specs: meant, isPlain } = place;
    if (meant.some((folder) => has(folder, id))) return [];
    if (meant.length > 0) return [{ ...namingOf(place), id, spec: meant[0] ?? null }];
    const isKnown = specs.some(({ folder }) => has(folder, id)) || elsewhere.has(id);
    return isKnown || !isPlain || place.in !== 'test' ? [] : [{ ...namingOf(place), id, spec: null }];
  });
}

async function followCitation(
  citation: Citation,
  accepted: Accepted | undefined,
  spec: SpecOnDisk,
  follower: Follower,
): Promise<{ followed: FollowedCitation; problem: string | null }> {
  const place = placeOf(citation.path, follower);
  const { startLine, endLine, hash } = citation;
  const about = {
    evidence: citation.id,
    path: citation.path,
    startLine,
    endLine,
    statements: spec.statements
      .filter(({ sources }) => sources.includes(citation.id))
      .map(({ statement }) => statement),
    isBackground: citation.role === 'fact' || classifyPath(place.path) === 'manifest',
    acceptedAt: accepted?.at ?? null,
  };
  if (accepted !== undefined) {
    const now = await followAccepted(accepted, place, follower);
    return { followed: { ...about, isTextKnown: true, now }, problem: null };
  }
  const kept = citation.text !== null && isOf(citation.text, citation, follower.hash) ? citation.text : null;
  const first: Baseline = { ...place, startLine, endLine, hash, text: kept, print: null };
  const here = await follower.files.get(place);
  if (here !== null && isOf(linesIn(here.text, startLine, endLine), citation, follower.hash)) {
    return { followed: { ...about, isTextKnown: true, now: { state: 'same' } }, problem: null };
  }
  const committed = kept === null ? await committedText(spec.revision, place, follower) : null;
  const then = committed === null ? null : linesIn(committed, startLine, endLine);
  const text = kept ?? (then !== null && isOf(then, citation, follower.hash) ? then : null);
  const now = await follow({ ...first, text }, follower);
  const isBorneOut = text !== null || now.state === 'moved' || (committed === null && citation.text === null);
  return {
    followed: { ...about, isTextKnown: text !== null, now },
    problem: isBorneOut || citation.text !== null ? null : notBorneOut(citation, spec.revision),
  };
}

function notBorneOut({ id, path, startLine, endLine }: Citation, revision: string | null): string {
  return (
    `${id} cites ${path}:${startLine}-${endLine}, which read otherwise at ${revision?.slice(0, 12) ?? 'its commit'} and is nowhere now: ` +
    'the citation is wrong, or it cited what was not committed.'
  );
}

function followAccepted({ now }: Accepted, place: FilePlace, follower: Follower): Promise<Whereabouts> {
  if (now === null) {
    // That they are gone was accepted; what bears the same name since then is another file.
    return Promise.resolve({ state: 'same' });
  }
  const { path, startLine, endLine, hash, print } = now;
  return follow({ ...place, path, startLine, endLine, hash, print, text: null }, follower);
}

/** A file as it was committed when a specification was written; null where git does not tell. */
async function committedText(
  revision: string | null,
  { root, path }: FilePlace,
  { reader }: Follower,
): Promise<string | null> {
  if (revision === null) return null;
  try {
    const request = { command: 'show', options: [], revisions: [], blobs: [{ revision, path }], paths: [] } as const;
    const { value, capped } = await reader.git(root, request, SHOW);
    return capped === undefined && value !== '' ? value : null;
  } catch {
    // No repository, no git, no such commit here, or no such file then: nothing is known.
    return null;
  }
}

/** Where a citation's path leads: with the root's name in front where there are several. */
function placeOf(path: string, { reader, home }: CheckPorts): FilePlace {
  const roots = reader.roots();
  const [first = '', ...rest] = path.split('/');
  if (roots.length > 1 && roots.includes(first) && rest.length > 0) return { root: first, path: rest.join('/') };
  return { root: home ?? roots[0] ?? '', path };
}
