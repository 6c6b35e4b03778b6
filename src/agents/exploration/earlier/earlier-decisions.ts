import type { FileEntry, WorkspaceReader } from '../../workspace/workspace-reader';
import type { CancelSignal } from '../../base/async/cancellation';
import type { Clock } from '../../base/async/clock';
import { counted } from '../../base/text/format-count';
import { sentencesOf } from '../../base/english/pieces';
import { contentStems } from '../../base/english/words';
import { bareObservation } from '../../observe/observe';
import type { Observed } from '../../observe/observed';
import type { Fact } from '../../session/evidence';
import { replaces, speaksOf, type EarlierStatement } from '../../specification/earlier';
import { againstRule, againstStatement, nameOfStatement } from '../../specification/told-against';
import { saysOtherwise } from '../../specification/says-otherwise';
import { isRulePath } from '../../observe/rule-files';
import { holdsFor } from '../../observe/sdd-evidence';
import { readSpecOnDisk, type SpecOnDisk } from '../../specification/on-disk';
import { foundIn, type Found } from '../../workspace/evidence-draft';
import { isForbiddenBy, rulesAgainst } from '../../specification/rules-against';
import { isOnlyNumbered, isRecordPath, readDecisionRecord } from '../../workspace/decision-record';
import { SPECS, specFolders } from './spec-folders';

/** Most specifications, records and files of rules that are read, of the latest names and the fitting ones, and bytes of each. */
const MAX_SPECS = 40;
const MAX_RECORDS = 12;
const MAX_RULES = 12;
const MAX_BYTES = 1024 * 1024;
/** Most earlier decisions that are told of one look. */
const MAX_TOLD = 3;

/** Words that a request shares with a record: in its title, and in all that it decides. */
const IN_TITLE = 1;
const IN_ALL = 2;

interface Told {
  found: Found;
  fact: Omit<Fact, 'evidence'>;
}

/** The specification that a session changes, and the labels of what the person has not changed of it so far. */
export interface ChangedHere {
  folder: string;
  untouched: readonly string[];
}

interface Look {
  reader: WorkspaceReader;
  files: readonly FileEntry[];
  request: string;
  clock: Clock;
  signal: CancelSignal;
  /** The specification that is changed. */
  changes?: ChangedHere | null;
}

/** What a look for earlier decisions saw, with a fact for each piece it found. */
interface EarlierDecisions {
  observed: Observed;
  facts: Omit<Fact, 'evidence'>[];
}

/**
 * What was decided before about what a request touches: statements of approved specifications, records of decisions that
 * hold, and rules of the project that forbid it. Each is an assumption to be confirmed, since it was decided for something else. Null where there is nothing to read.
 */
export async function earlierDecisions(look: Look): Promise<EarlierDecisions | null> {
  const start = look.clock.elapsed();
  const specs = (await specFolders(look.reader, look.signal)).slice(0, MAX_SPECS);
  const records = look.files.filter(({ path }) => isRecordPath(path));
  const rules = look.files.filter(({ path }) => isRulePath(path)).slice(0, MAX_RULES);
  if (specs.length + records.length + rules.length === 0) return null;
  const all = [
    ...(await fromRules(rules, look)),
    ...(await fromSpecs(specs, look)),
    ...(await fromRecords(records, look)),
  ];
  // What forbids what is asked for comes first: nothing else is as much to know before the first question.
  const isAgainst = ({ fact }: Told) => fact.kind === 'contradiction';
  const told = [...all.filter(isAgainst), ...all.filter((one) => !isAgainst(one))].slice(0, MAX_TOLD);
  if (told.length === 0) return null;
  const result = `${counted(told.length, 'earlier decision')} may speak of this`;
  const observed = bareObservation('read', 'what was decided before', 'ok', result, look.clock.elapsed() - start);
  return { observed: { ...observed, found: told.map(({ found }) => found) }, facts: told.map(({ fact }) => fact) };
}

async function fromSpecs(specs: readonly { root: string; folder: string }[], look: Look): Promise<Told[]> {
  const read = [];
  for (const { root, folder } of specs) {
    if (look.signal.aborted) return [];
    const [spec, answers] = await Promise.all(
      ['spec.md', 'answers.json'].map((name) => textOf(look, root, `${SPECS}/${folder}/${name}`)),
    );
    read.push({
      root,
      text: spec ?? '',
      spec: readSpecOnDisk(folder, { spec: spec ?? null, answers: answers ?? null }, null),
    });
  }
  const specsRead = read.map(({ spec }) => spec);
  const against = saidOtherwise(look.request, specsRead);
  const spokenOf = speaksOf(look.request, specsRead).filter(
    ({ statement }) => !against.some((one) => one.statement === statement),
  );
  const told: Told[] = [];
  // What the request contradicts comes first: nothing else is as much to know before the first question.
  for (const earlier of [...against, ...spokenOf.map((one) => ({ ...one, why: null }))]) {
    const from = read.find(({ spec }) => spec === earlier.spec);
    const isHere = earlier.spec.folder === look.changes?.folder;
    if (isHere && !look.changes?.untouched.includes(earlier.statement.statement)) continue;
    const found = from === undefined ? null : await lineOf(earlier, from, look);
    if (found === null) continue;
    const { spec, statement, why } = earlier;
    const { folder, title } = spec;
    const states = { folder, title, statement: statement.statement, text: statement.text, line: found.startLine };
    const fact = isHere ? standingFact(earlier) : factOf(earlier);
    told.push({ found, fact: why === null ? { ...fact, states } : againstStatement(states, why, isHere) });
  }
  return told;
}

interface Against extends EarlierStatement {
  why: string;
}

/** The statements that hold and that a request contradicts. */
function saidOtherwise(request: string, specs: readonly SpecOnDisk[]): Against[] {
  return specs
    .filter((spec) => spec.status === 'approved' && !specs.some((one) => replaces(one, spec)))
    .flatMap((spec) =>
      spec.statements.flatMap((statement) => {
        const why = saysOtherwise(request, statement, spec);
        return why === null ? [] : [{ spec, statement, shared: [], why }];
      }),
    );
}

/** The line of its specification that states something. */
async function lineOf(
  { spec, statement: { statement }, shared }: EarlierStatement,
  { root, text }: { root: string; text: string },
  { reader }: Look,
): Promise<Found | null> {
  const line = text.split('\n').findIndex((one) => one.includes(`**${statement}**`)) + 1;
  if (line === 0) return null;
  const whole = (await reader.read(root, `.sdd/specs/${spec.folder}/spec.md`, undefined, { maxBytes: MAX_BYTES }))
    .value;
  const shows = `${statement} of the approved specification “${spec.title}”`;
  const why =
    shared.length === 0 ? 'Approved, and the request says otherwise' : `Decided before; shares ${shared.join(', ')}`;
  return foundIn(reader, reader.part({ whole, start: line, end: line }), {
    kind: 'sdd',
    shows,
    why,
    score: 0.6,
    role: 'match',
  });
}

function factOf({ spec, statement }: EarlierStatement): Told['fact'] {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(spec.folder)?.[0];
  const when = day === undefined ? '' : ` on ${day}`;
  const how = statement.kind === 'non_goal' ? 'Left out' : 'Decided';
  return {
    kind: 'assumption',
    value: nameOfStatement({ folder: spec.folder, ...statement }),
    text: unlessSaid(`${how}${when} for “${spec.title}” (${statement.statement}): ${statement.text}`),
    confirm: true,
  };
}

/** What is changed speaks of the request itself: the person should see that it stands, and may want it otherwise. */
function standingFact({ spec, statement: { statement, text } }: EarlierStatement): Told['fact'] {
  const said = `${statement} stands as it is, though the request speaks of it: ${text}`;
  return { kind: 'assumption', value: nameOfStatement({ folder: spec.folder, statement }), text: said, confirm: true };
}

async function fromRecords(records: readonly FileEntry[], look: Look): Promise<Told[]> {
  const sought = new Set(contentStems(look.request));
  const sharedWith = (text: string) => contentStems(text).filter((word) => sought.has(word));
  const byName = records
    .map((file) => ({ file, shared: sharedWith(nameOf(file.path)).length }))
    .sort((a, b) => b.shared - a.shared || (a.file.path < b.file.path ? 1 : -1))
    .slice(0, MAX_RECORDS);
  const told: Told[] = [];
  for (const { file } of byName) {
    if (look.signal.aborted) return [];
    const text = await textOf(look, file.root, file.path);
    const record = text === null ? null : readDecisionRecord(text);
    if (record === null || record.stands === false) continue;
    if (record.stands === null && isOnlyNumbered(file.path)) continue;
    const forbids = [record.title, ...sentencesOf(record.decision)].find((one) => isForbiddenBy(look.request, one));
    const shared = sharedWith(`${record.title} ${record.decision}`);
    const speaksOfIt = sharedWith(record.title).length >= IN_TITLE && shared.length >= IN_ALL;
    if (forbids === undefined && (record.decision === '' || !speaksOfIt)) continue;
    const whole = (await look.reader.read(file.root, file.path, undefined, { maxBytes: MAX_BYTES })).value;
    const range = look.reader.part({ whole, start: record.startLine, end: Math.min(record.endLine, whole.totalLines) });
    const shows = `The decision “${record.title}”`;
    const why = `Decided before; shares ${shared.slice(0, 6).join(', ')}`;
    const when = record.day === null ? '' : ` on ${record.day}`;
    const isKnown = record.stands === true ? '' : ' (its status is not said)';
    if (forbids !== undefined) {
      const saying = forbids === record.title ? whole.text.split('\n').findIndex((one) => one.includes(forbids)) : -1;
      const line = saying === -1 ? record.startLine : saying + 1;
      const lines = look.reader.part({ whole, start: line, end: line });
      told.push({
        found: foundIn(look.reader, lines, { kind: 'doc', shows, why: DECIDED_AGAINST, score: 0.6, role: 'match' }),
        fact: againstRule({
          what: 'decision',
          path: file.path,
          line,
          text: forbids,
          note: `${record.day === null ? '' : ` of ${record.day}`}${isKnown}`,
        }),
      });
      continue;
    }
    told.push({
      found: foundIn(look.reader, range, { kind: 'doc', shows, why, score: 0.6, role: 'match' }),
      fact: {
        kind: 'assumption',
        value: file.path,
        text: unlessSaid(`Decided${when} in \`${file.path}\`${isKnown}: ${record.decision}`),
        confirm: true,
      },
    });
  }
  return told;
}

const DECIDED_AGAINST = 'A decision that forbids what is asked for';
const FORBIDDEN = 'A rule of the project that forbids what is asked for';

async function fromRules(rules: readonly FileEntry[], look: Look): Promise<Told[]> {
  const told: Told[] = [];
  const said = new Set<string>();
  for (const { root, path } of rules) {
    if (look.signal.aborted) return [];
    const text = await textOf(look, root, path);
    const [against] = text !== null && holdsFor(text, look.request) ? rulesAgainst(look.request, text) : [];
    if (against === undefined || said.has(against.text)) continue;
    said.add(against.text);
    const whole = (await look.reader.read(root, path, undefined, { maxBytes: MAX_BYTES })).value;
    const lines = look.reader.part({ whole, start: against.line, end: against.line });
    told.push({
      found: foundIn(look.reader, lines, { kind: 'doc', shows: FORBIDDEN, why: FORBIDDEN, score: 0.6, role: 'match' }),
      fact: againstRule({ what: 'rule', path, ...against }),
    });
  }
  return told;
}

/** It was decided for something else: here it is only assumed. */
function unlessSaid(text: string): string {
  return `${text.replace(/[.\s]{1,20}$/, '')}, unless this change says otherwise`;
}

/** The words of a file's name: `0007-use-redis-for-caching.md`. */
function nameOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.md$/i, '')
    .replace(/[-_.\d]+/g, ' ');
}

async function textOf({ reader }: Look, root: string, path: string): Promise<string | null> {
  try {
    return (await reader.read(root, path, undefined, { maxBytes: MAX_BYTES })).value.text;
  } catch {
    // Unreadable: as if it were not there.
    return null;
  }
}
