import type { FileEntry, WorkspaceReader } from '../../workspace/workspace-reader';
import type { Clock } from '../../base/async/clock';
import type { CancelSignal } from '../../base/async/cancellation';
import type { Intake, SessionEvent } from '../../session/events';
import type { Evidence, Fact } from '../../session/evidence';
import { bearsOutFacts } from '../../session/evidence';
import type { EvidenceCollector } from '../collecting/evidence-collector';
import { bareObservation } from '../../observe/observe';
import { type Observed } from '../../observe/observed';
import { openIssues } from '../../observe/open-issues';
import { isOfIssues } from '../../observe/sdd-evidence';
import { ABORTED, untilAborted } from '../../base/async/until-aborted';
import { errorStyleOf } from './error-style';
import { ownersOf, shownOwners } from './owners';
import { similarModules } from './similar-modules';

interface Around {
  reader: WorkspaceReader;
  clock: Clock;
  signal: CancelSignal;
  collector: EvidenceCollector;
  /** The files of the walk. */
  files: readonly FileEntry[];
  request: string;
  intake: Intake;
  /** Observations that may still be made. */
  most: number;
}

/** Code that fits less is not worth looking around in. */
const WORTH_LOOKING_AROUND = 0.3;

/** Places whose owners are sought, and whose errors are looked at. */
const MAX_PLACES = 5;
const MAX_STYLED = 3;

/** Most open issues that become facts, and characters of a title. */
const MAX_ISSUES = 3;
const MAX_TITLE = 160;

const HISTORY = { deadlineMs: 2_000, maxEntries: 3_000, maxBytes: 20_000_000 };

/** Kinds of change that add code beside code, so that its form is an assumption worth confirming. */
export const ADDS_CODE: readonly Intake['kind'][] = ['feature', 'api', 'integration', 'ui', 'data'];

/**
 * What is around the code that fits best, as observations and facts: who wrote it, what is built like it, how it deals
 * with errors; and which issues earlier sessions left open. Ends early when the signal is aborted.
 */
export async function* lookAround(around: Around): AsyncGenerator<SessionEvent, void> {
  const { collector, signal } = around;
  const places = nearest(collector.evidence);
  yield* collector.addFacts([...issueFacts(collector.evidence), ...errorFacts(places)]);
  const looks = [owners, similar] as const;
  let left = around.most;
  for (const lookFor of looks) {
    if (left <= 0 || signal.aborted || places.length === 0) return;
    // What cannot be found out around the place is no reason to end the look.
    const seen = await untilAborted(
      lookFor(places, around).catch(() => null),
      signal,
    );
    if (seen === ABORTED) return;
    if (seen === null) continue;
    left -= 1;
    const { events, ids } = collector.take(seen.observed);
    yield* events;
    yield* collector.addFacts(seen.facts(ids.filter((id) => id !== null)));
  }
}

interface Surroundings {
  observed: Observed;
  /** What follows, given the ids of what was found. */
  facts: (ids: string[]) => Fact[];
}

function nearest(evidence: readonly Evidence[]): Evidence[] {
  return evidence
    .filter((piece) => piece.kind === 'code' && piece.score >= WORTH_LOOKING_AROUND && !bearsOutFacts(piece))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PLACES);
}

async function owners(places: readonly Evidence[], { reader, clock, signal }: Around): Promise<Surroundings | null> {
  const start = clock.elapsed();
  const { value: commits, capped } = await reader.history(HISTORY, signal);
  if (commits.length === 0) return null;
  const found = ownersOf(commits, places, clock.now());
  const target = `who wrote ${[...new Set(places.map(({ path }) => path))].join(', ')}`;
  const said = found.length === 0 ? 'the history names no one for these files' : shownOwners(found);
  const note = capped === undefined ? '' : ` (${capped})`;
  const status = capped === undefined ? 'ok' : 'capped';
  return {
    observed: bareObservation('git', target, status, said + note, clock.elapsed() - start),
    facts: () =>
      found.length === 0
        ? []
        : [
            {
              kind: 'owner',
              value: found.map(({ name }) => name).join(', '),
              text: `The code near this change was last worked on by ${shownOwners(found)}`,
              confirm: false,
              evidence: places.map(({ id }) => id),
            },
          ],
  };
}

async function similar(places: readonly Evidence[], around: Around): Promise<Surroundings | null> {
  const { reader, clock, files, request } = around;
  const [best] = places;
  if (best === undefined) return null;
  const start = clock.elapsed();
  const found = await similarModules(reader, best, files, request);
  if (found.length === 0) return null;
  const paths = found.map(({ path }) => path);
  const said = `${paths.join(', ')} ${paths.length === 1 ? 'is' : 'are'} built like it`;
  const bare = bareObservation('list', `modules beside ${best.path}`, 'ok', said, clock.elapsed() - start);
  const alike = [best.path, ...paths].map((path) => `\`${path}\``);
  return {
    observed: { ...bare, found },
    facts: (ids) => [
      {
        kind: 'similar',
        value: paths.join(', '),
        text: `New code is built as ${listed(alike)} are`,
        confirm: false,
        evidence: [best.id, ...ids],
      },
    ],
  };
}

function errorFacts(places: readonly Evidence[]): Fact[] {
  for (const { id, path, startLine, excerpt } of places.slice(0, MAX_STYLED)) {
    const style = errorStyleOf(excerpt, path);
    if (style === null) continue;
    const text = `${style.text} here, as in \`${path}:${startLine + style.line - 1}\``;
    return [{ kind: 'convention', value: style.value, text, confirm: false, evidence: [id] }];
  }
  return [];
}

function issueFacts(evidence: readonly Evidence[]): Fact[] {
  return evidence
    .filter(isOfIssues)
    .flatMap(({ id, excerpt }) => openIssues(excerpt).map((issue) => ({ id, issue })))
    .slice(0, MAX_ISSUES)
    .map(({ id, issue: { title, day } }) => {
      const short = title.slice(0, MAX_TITLE);
      const text = `Left open by an earlier session${day === '' ? '' : ` on ${day}`}: ${short}`;
      return { kind: 'open_issue', value: short, text, confirm: false, evidence: [id] };
    });
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
