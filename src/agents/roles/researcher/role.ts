import * as z from 'zod';
import { combined, whyStop } from '../../retrieval/research-quality';
import type { Evidence } from '../../session/evidence';
import type { ResearcherInput } from '../inputs/inputs';
import { researcherPrompt } from './prompt';
import type { Role } from '../../model/role';
import { contentStems, isStopWord, wordsOf } from '../../base/english/words';

const score = z.number().min(0).max(1);

const output = z.object({
  /** What to look for next; with `stop`, what was looked for last. */
  query: z.string(),
  findings: z.array(z.object({ text: z.string(), evidence: z.array(z.string()) })),
  /** Of the best attempt. */
  relevance: score,
  coverage: score,
  confidence: score,
  notes: z.string(),
  stop: z.boolean(),
});
export type ResearcherOutput = z.infer<typeof output>;

type Attempt = ResearcherInput['attempts'][number];

/** Words that a refined query takes over from what was found. */
const MAX_NAMES = 4;

/** Leads one research task: the next query, what was found so far, and when to stop. */
export const researcher: Role<ResearcherInput, ResearcherOutput> = {
  name: 'researcher',
  prompt: researcherPrompt,
  output,
  offline(input) {
    const { attempts, task } = input;
    const best = bestAttempt(attempts);
    const findings = best === null ? [] : findingsOf(best, input.evidence);
    const query = nextQuery(input);
    const scores = best ?? { relevance: 0, coverage: 0, confidence: 0 };
    const reason =
      whyStop(attempts, scores, findings.length, input.earlier) ??
      (query === null ? 'Weak, and there are no other words to try.' : null);
    return {
      query: reason === null ? (query ?? task.query) : (attempts.at(-1)?.query ?? task.query),
      findings,
      relevance: scores.relevance,
      coverage: scores.coverage,
      confidence: scores.confidence,
      notes: reason ?? (attempts.length === 0 ? 'First attempt, in the words of the task.' : 'Trying other words.'),
      stop: reason !== null,
    };
  },
};

/** The attempt with the best scores together; the earlier of equals. Null before the first. */
export function bestAttempt(attempts: readonly Attempt[]): Attempt | null {
  return attempts.reduce<Attempt | null>(
    (best, attempt) => (best === null || combined(attempt) > combined(best) ? attempt : best),
    null,
  );
}

function findingsOf({ evidence: ids }: Attempt, evidence: readonly Evidence[]): ResearcherOutput['findings'] {
  return ids
    .flatMap((id) => evidence.find((piece) => piece.id === id) ?? [])
    .map(({ id, path, startLine, shows }) => ({ text: `\`${path}:${startLine}\`: ${shows}`, evidence: [id] }));
}

/**
 * The task's words first, then names from what was found, then the words that the intake thought of, then the longest of
 * the task's words, which say most. Null: all tried.
 */
function nextQuery({ task, attempts, evidence, intake }: ResearcherInput): string | null {
  const tried = new Set(attempts.map(({ query }) => fingerprint(query)));
  const best = bestAttempt(attempts);
  const names = evidence
    .filter(({ id }) => best?.evidence.includes(id) === true)
    .flatMap(({ names = [] }) => names.flatMap(({ name, defined }) => (defined ? [name] : [])));
  const others = [
    names.length === 0 ? '' : `${task.query} ${[...new Set(names)].slice(0, MAX_NAMES).join(' ')}`,
    [intake.title, ...intake.terms].join(' '),
    intake.terms.join(' '),
    longestWords(task.query),
    task.goal,
  ];
  const candidates = [task.query, ...others.map(withoutRepeats)];
  return candidates.find((query) => fingerprint(query) !== '' && !tried.has(fingerprint(query))) ?? null;
}

/** Words that stand for all of a query. */
const MAX_LONGEST = 2;

function longestWords(query: string): string {
  return wordsOf(query)
    .filter((word) => !isStopWord(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_LONGEST)
    .join(' ');
}

/** A query with each of its words once, as it was first written. */
function withoutRepeats(query: string): string {
  const seen = new Set<string>();
  return query
    .split(/\s+/)
    .filter((word) => {
      const key = word.toLowerCase();
      return word !== '' && (seen.has(key) ? false : seen.add(key));
    })
    .join(' ');
}

/** What two queries share that find the same. */
function fingerprint(query: string): string {
  return contentStems(query).toSorted().join(' ');
}
