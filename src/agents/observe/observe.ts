import { thingsAmong } from '../base/english/things';
import type { Capped, ReadBudget, SearchProgress, TextMatch, WorkspaceReader } from '../workspace/workspace-reader';
import { AccessRefused } from '../workspace/workspace-reader';
import type { Observation } from '../session/evidence';
import { classifyPath } from '../workspace/classify-path';
import { collectFacts } from '../facts/collect-facts';
import { counted, listed } from '../base/text/format-count';
import { inertLine } from '../base/text/inert-text';
import { describeRequest, type ObservationRequest } from './observation-request';
import { observeCommand } from './observe-command';
import { observeSymbols } from './observe-symbols';
import type { ObserveContext, Observed, ActionOutcome, Reading } from './observed';
import { MAX_BYTES, matchesFound, piecesOf } from './observed-pieces';
import { parseQuery } from '../retrieval/query';
import { retrieve } from '../retrieval/retrieve';
import { sddEvidence } from './sdd-evidence';
import { cite } from '../retrieval/cite';
import { excerptsOf } from '../retrieval/decisive-lines';

/** Most characters of a result line. */
const MAX_RESULT = 300;

/** Most pieces of evidence that one range makes which is asked for by its lines. */
const MAX_ASKED = 2;

/** Lines read of a file at once, where nothing else is said, and what reading it means. */
const NAMED: Reading = { lines: 120, characters: Number.POSITIVE_INFINITY, why: 'Named in the request', score: 0.7 };

const RETRIEVED = 8;
const FACT_PLACES = 8;
const SDD_PLACES = 3;

/**
 * Makes one observation. Whatever goes wrong becomes its status and result: a refusal and a failure are results to learn
 * from, not exceptions.
 */
export async function observe(
  request: ObservationRequest,
  context: ObserveContext,
  deadlineMs: number,
): Promise<Observed> {
  const { clock } = context;
  const start = clock.elapsed();
  const made = (status: Observation['status'], { result, capped, ...outcome }: ActionOutcome): Observed => {
    const ms = clock.elapsed() - start;
    const told = capped === undefined ? result : `${result} (${capped})`;
    const bare = bareObservation(request.action, describeRequest(request), status, told, ms);
    return { ...bare, ...outcome, capped: capped ?? null };
  };
  try {
    const outcome = await ACTIONS[request.action](request, context, {
      deadlineMs,
      maxEntries: 5_000,
      maxBytes: 200_000_000,
    });
    return made(outcome.capped === undefined ? 'ok' : 'capped', outcome);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return made(error instanceof AccessRefused ? 'refused' : 'failed', { result: reason });
  }
}

/** An observation that has brought nothing but its result. `target` and `result` may be anybody's text; `ms` milliseconds. */
export function bareObservation(
  action: Observation['action'],
  target: string,
  status: Observation['status'],
  result: string,
  ms: number,
): Observed {
  return {
    observation: {
      action,
      target: inertLine(target, MAX_RESULT),
      result: inertLine(result, MAX_RESULT),
      ms: Math.max(0, Math.round(ms)),
      status,
    },
    found: [],
    facts: [],
    matched: [],
    missing: [],
    seen: null,
    capped: null,
  };
}

type Action = (request: ObservationRequest, context: ObserveContext, budget: ReadBudget) => Promise<ActionOutcome>;

const ACTIONS: Record<ObservationRequest['action'], Action> = {
  facts: observeFacts,
  retrieve: observeRetrieval,
  list: observeFolder,
  find: observeNames,
  search: observeText,
  read: observeFile,
  symbols: observeSymbols,
  git: observeCommand,
  command: observeCommand,
};

async function observeFacts(
  _: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, clock, signal, files, confirm } = context;
  const terms = parseQuery([context.about], context.hints).terms.map(({ shown }) => shown);
  const options = { clock, signal, terms, confirm, deadlineMs: budget.deadlineMs, maxEvidence: FACT_PLACES };
  const [{ facts, found }, notes] = await Promise.all([
    collectFacts(reader, files, options),
    sddEvidence(reader, files, clock, SDD_PLACES, context.about),
  ]);
  const values = facts.map(({ value }) => value);
  const ofSdd = notes.filter(({ kind }) => kind === 'sdd').length;
  const ofRules = notes.length - ofSdd;
  const earlier =
    (ofSdd === 0 ? '' : `; ${counted(ofSdd, 'file')} of an existing .sdd/`) +
    (ofRules === 0 ? '' : `; ${counted(ofRules, 'file')} of the project’s own rules`);
  const result =
    facts.length === 0 ? 'no manifest is known here' : `${counted(facts.length, 'fact')}: ${listed(values)}`;
  return { result: result + earlier, found: [...found, ...notes], facts };
}

/** A search of so many words is a sentence of the person's, and not a few words that were chosen. */
const SENTENCE = 8;

async function observeRetrieval(
  request: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, signal, hints, prefer, onProgress } = context;
  const limits = { ...budget, maxEntries: 100_000 };
  const tell = (progress: SearchProgress) => onProgress?.(progressIn(progress));
  const options = { signal, hints, prefer, limit: RETRIEVED, budget: limits, onProgress: tell };
  const { found, matched, missing, files, searched, capped } = await retrieve(reader, [request.target], options);
  const places = found.map(({ path }) => path);
  const partial = searched < files || (searched === 0 && capped !== undefined);
  // What was not looked through mentions who knows what; and of a sentence, that its verb stands nowhere says nothing.
  const isSentence = request.target.split(/\s+/, SENTENCE).length >= SENTENCE;
  const told = isSentence ? thingsAmong(missing, request.target) : missing;
  const absent = searched === 0 && partial ? [] : told;
  const nowhere = absent.length === 0 ? '' : `; nothing mentions ${listed(absent.map((word) => `“${word}”`))}`;
  const what = found.length === 0 ? 'nothing fits' : counted(found.length, 'place');
  const where = `${what} in ${counted(searched, 'file')}${found.length === 0 ? '' : `: ${listed(places)}`}${nowhere}`;
  const result = partial || capped === undefined ? where : `${where}; ${capped}`;
  return {
    result,
    found,
    matched,
    missing: absent,
    capped: partial ? (capped ?? 'the search stopped early') : undefined,
  };
}

function progressIn({ files, searched }: SearchProgress): string {
  return searched === 0
    ? `${counted(files, 'file')} so far`
    : `searched ${searched.toLocaleString('en-GB')} of ${counted(files, 'file')}`;
}

async function observeFolder(
  { target, root }: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, signal } = context;
  const { value, capped } = await reader.list(rootOf(root, reader), target, budget, signal);
  const names = value.map(({ path, kind }) => path.slice(path.lastIndexOf('/') + 1) + (kind === 'folder' ? '/' : ''));
  return {
    result: value.length === 0 ? 'an empty folder' : `${counted(value.length, 'entry')}: ${listed(names)}`,
    seen: { kind: 'entries', entries: value },
    capped,
  };
}

async function observeNames(
  { target }: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, signal } = context;
  const { value, capped } = await reader.find(target, budget, signal);
  if (value.length === 0) return { result: 'no file is called so', capped };
  const shortFirst = [...value].sort((a, b) => a.path.length - b.path.length);
  const tests = shortFirst.filter(({ path }) => classifyPath(path) === 'test');
  const ordered = [...tests, ...shortFirst.filter((file) => !tests.includes(file))];
  const found = await piecesOf(ordered, context, `Its path matches ${target}`);
  const result = `${counted(value.length, 'file')}: ${listed(value.map(({ path }) => path))}`;
  return { result, found, seen: { kind: 'entries', entries: value }, capped };
}

async function observeText(
  request: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { target, regex } = request;
  const { value, capped } = regex
    ? await patternMatches(request, context, budget)
    : await textMatches(target, context, budget);
  if (value.length === 0) return { result: regex ? 'no line matches' : 'no line holds it', capped };
  const byPath = new Map(value.map(({ root, path }) => [`${root}\n${path}`, { root, path, kind: 'file' as const }]));
  const why = `${regex ? 'Matches' : 'Mentions'} ${target}`;
  const found = await matchesFound(value, { reader: context.reader, about: target }, { before: 0, after: 0, why });
  const places = [...byPath.values()].map(({ path }) => path);
  return {
    result: `${counted(value.length, 'line')} in ${counted(byPath.size, 'file')}: ${listed(places)}`,
    found,
    seen: { kind: 'matches', matches: value },
    capped,
  };
}

function textMatches(
  text: string,
  { reader, signal }: ObserveContext,
  budget: ReadBudget,
): Promise<Capped<TextMatch[]>> {
  return reader.search([text], budget, signal);
}

async function patternMatches(
  { target }: ObservationRequest,
  { reader, signal }: ObserveContext,
  budget: ReadBudget,
): Promise<Capped<TextMatch[]>> {
  const matches: TextMatch[] = [];
  const caps: string[] = [];
  for (const root of reader.roots()) {
    const request = { root, pattern: target, literal: false, ignoreCase: true, word: false, paths: [], globs: [] };
    const { value, capped } = await reader.grep(request, budget, signal);
    matches.push(...value);
    if (capped !== undefined) caps.push(capped);
  }
  return caps.length === 0 ? { value: matches } : { value: matches, capped: caps.join('; ') };
}

async function observeFile(
  request: ObservationRequest,
  { reader, about, reading = NAMED }: ObserveContext,
): Promise<ActionOutcome> {
  const { target, startLine, endLine } = request;
  const root = rootOf(request.root, reader);
  const whole = await reader.read(root, target, undefined, { maxBytes: MAX_BYTES });
  const lines = whole.value.text.split('\n');
  const start = startLine ?? 1;
  const last = Math.min(endLine ?? Number.POSITIVE_INFINITY, start + reading.lines - 1, whole.value.totalLines);
  const end = lastFitting(lines, start, last, reading.characters);
  const { why, score } = reading;
  const cited = { whole: whole.value, start, end };
  const range = reader.part(cited);
  // Of lines that are asked for by their numbers all are kept; of a file, those that matter most.
  const asked = endLine === undefined || endLine === null ? [cited] : excerptsOf(lines, cited).slice(0, MAX_ASKED);
  const query = parseQuery([about]);
  const found = asked.map((part) => cite(reader, part, { why, score, query }));
  const result = `lines ${range.startLine}–${range.endLine} of ${range.totalLines}`;
  return { result, found, seen: { kind: 'range', range }, capped: whole.capped };
}

/** The last line up to which so many characters are not exceeded; at least the first one. */
function lastFitting(lines: readonly string[], start: number, last: number, characters: number): number {
  let left = characters - (lines[start - 1]?.length ?? 0);
  let end = start;
  while (end < last && left >= (lines[end]?.length ?? 0) + 1) left -= (lines[end++]?.length ?? 0) + 1;
  return end;
}

function rootOf(root: string | null, reader: WorkspaceReader): string {
  return root ?? reader.roots()[0] ?? '';
}
