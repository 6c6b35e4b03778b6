import { evidenceInForce } from '../session/evidence-in-force';
import * as z from 'zod';
import { contentStems } from '../base/english/words';
import type { Fact } from '../session/evidence';
import { toExchange } from '../session/exchanges';
import type { Session } from '../session/session';
import type { Statement } from '../session/statement';
import { decidingFacts } from '../session/deciding-facts';
import { currentFacts } from '../session/facts-in-force';
import { openGaps } from './open-gaps';
import { isSettled } from './settled-facts';
import { sentencesOf } from '../base/english/pieces';
import { sentence } from '../base/english/sentence';

export const seenSchema = z.object({
  summary: z.string(),
  /** What the workspace answers by itself and a statement needs, beyond what was asked about or is assumed. */
  facts: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
  /** What the look left unknown, and is so still. */
  gaps: z.array(z.string()),
});
type SeenWorkspace = z.infer<typeof seenSchema>;

/** Kinds of facts that a change hangs on also where no statement rests on them; the others a repository says by itself. */
const TELLS: ReadonlySet<string> = new Set([
  'assumption',
  'open_issue',
  'dependency',
  'database',
  'discrepancy',
  // Told only where the request is about them.
  'licence',
  'version',
  'size',
]);

/** What a specification says of the workspace. `hasPlaces`: whether places for its statements were found since. */
export function seenIn(session: Session, statements: readonly Statement[], hasPlaces = false): SeenWorkspace {
  const { probe, questions } = session;
  const asked = questions.map((q) => ({ ...toExchange(q), answered: q.response?.kind === 'answer' }));
  const stated = new Set(
    statements.filter(({ kind }) => kind === 'assumption' || kind === 'fact').map(({ text }) => text),
  );
  // What rules conclude lists what was found; a model says what it means for the change.
  const led = session.calls.some(({ role, failure }) => role === 'contextProbe' && failure === null);
  const concluded = led ? withoutSeenSince(probe.evidenceSummary, session) : '';
  const summary = {
    not_started: 'The workspace was not looked at.',
    skipped: `The workspace was not looked at. ${probe.reason}`,
    running: concluded,
    cancelled: `The look at the workspace was stopped early. ${concluded}`,
    failed: `The look at the workspace broke down. ${probe.reason}`,
    completed_with_confidence: concluded,
    completed_with_gaps: concluded,
  }[probe.status];
  return {
    summary: summary.trim(),
    facts: decidingFacts(currentFacts(session), `${session.request}\n${session.caller?.context ?? ''}`)
      .filter((fact) => !isSettled(fact, asked) && !stated.has(sentence(fact.text)))
      // Writers led by a model write each down as an assumption: one that no statement says was put right since, or dropped.
      .filter(({ kind, states }) => kind !== 'assumption' || states !== undefined || session.led !== 'model')
      .filter((fact) => (TELLS.has(fact.kind) && isOfChange(fact, session, statements)) || isNeeded(fact, statements))
      .map(({ text, evidence }) => ({
        text,
        sources: evidence.filter((id) => session.evidence.some((e) => e.id === id)),
      })),
    gaps: openGaps(session, hasPlaces || placesIn(evidenceInForce(session)).length > 0),
  };
}

/** What a model says of a look that it did not show: another one may have, since. */
const NOT_SEEN = /\b(?:not|never|n['’]t|no|none|nothing) (?:\w+ ){0,3}(?:seen|found|shown|looked at|read)\b/i;

/** What a look came to, without sentences that something was not seen which evidence shows by now, by a name that they have in backticks. */
function withoutSeenSince(summary: string, { evidence }: Session): string {
  const isSeen = (name: string) =>
    evidence.some(({ path, excerpt, shows }) => [path, excerpt, shows].some((text) => text.includes(name)));
  const told = sentencesOf(summary);
  const left = told.filter((one) => {
    const names = [...one.matchAll(/`([^`\s]{3,80})`/g)].map(([, name = '']) => name.replace(/\(.*$/, ''));
    return !NOT_SEEN.test(one) || names.length === 0 || !names.some(isSeen);
  });
  return left.length === told.length ? summary : left.join(' ');
}

/** Stores that hold nothing for good: a change of data hangs on them only where it names them. */
const PASSING_STORE = /redis|memcached?|valkey/i;

/** Whether a change has to do with what the project depends on: by its name, or, of a database, by what is said of data. */
function isOfChange({ kind, value }: Fact, { request }: Session, statements: readonly Statement[]): boolean {
  if (kind !== 'dependency' && kind !== 'database') return true;
  const said = [request, ...statements.map(({ text }) => text)].join('\n').toLowerCase();
  const name = value.toLowerCase().split('/').at(-1) ?? '';
  if (name.length > 2 && said.includes(name)) return true;
  return kind === 'database' && !PASSING_STORE.test(value) && statements.some(({ dimension }) => dimension === 'data');
}

/** From so many shared words on a statement speaks of what a fact says. */
const SPOKEN_OF = 2;

/** Whether a statement rests on what a fact was read from, and speaks of it. Other facts the repository says by itself. */
function isNeeded({ evidence, text, value }: Fact, statements: readonly Statement[]): boolean {
  const words = contentStems(`${text} ${value}`);
  return statements.some(({ sources, text: said }) => {
    if (!sources.some((source) => evidence.includes(source))) return false;
    const there = new Set(contentStems(said));
    return words.filter((word) => there.has(word)).length >= SPOKEN_OF;
  });
}

/** From this score on, found code is named in a specification even if no statement cites it. */
const WORTH_NAMING = 0.5;
/** Most pieces of code that are named for that. */
const MOST_PLACES = 8;

/** The code that a change touches or stands beside, the best first. */
export function placesIn<Piece extends { kind: string; score: number; unrelated?: true | undefined }>(
  evidence: readonly Piece[],
): Piece[] {
  return evidence
    .filter(({ kind, score, unrelated }) => kind === 'code' && score >= WORTH_NAMING && unrelated !== true)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_PLACES);
}
