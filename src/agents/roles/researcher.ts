import { z } from 'zod';
import { combined, isStrong, LEAST_GAIN, MAX_ATTEMPTS } from '../evidence/quality';
import type { Evidence } from '../session/evidence';
import type { ResearcherInput } from './inputs';
import { researcherPrompt } from './prompts/researcher';
import type { Role } from './role';
import { stem, wordsOf } from './text/words';

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
    const reason = stopReason(attempts, findings.length, query);
    const scores = best ?? { relevance: 0, coverage: 0, confidence: 0 };
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

/** Why there should be no further attempt, in a sentence; null if there should. */
function stopReason(attempts: readonly Attempt[], findings: number, query: string | null): string | null {
  const last = attempts.at(-1);
  if (last === undefined) return null;
  const best = bestAttempt(attempts) ?? last;
  if (isStrong(best, findings)) return 'Strong: what was found covers what was asked.';
  if (attempts.length >= MAX_ATTEMPTS) return `Weak after ${attempts.length} attempts.`;
  const before = bestAttempt(attempts.slice(0, -1));
  if (before !== null && combined(last) - combined(before) < LEAST_GAIN)
    return 'Weak, and the last attempt gained nothing more.';
  return query === null ? 'Weak, and there are no other words to try.' : null;
}

function findingsOf({ evidence: ids }: Attempt, evidence: readonly Evidence[]): ResearcherOutput['findings'] {
  return evidence
    .filter(({ id }) => ids.includes(id))
    .map(({ id, path, startLine, shows }) => ({ text: `\`${path}:${startLine}\`: ${shows}`, evidence: [id] }));
}

/** The task's words first, then names from what was found, then the words that the intake thought of. Null: all tried. */
function nextQuery({ task, attempts, evidence, intake }: ResearcherInput): string | null {
  const tried = new Set(attempts.map(({ query }) => fingerprint(query)));
  const best = bestAttempt(attempts);
  const names = evidence
    .filter(({ id }) => best?.evidence.includes(id) === true)
    .flatMap(({ shows }) => [...shows.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
  const candidates = [
    task.query,
    names.length === 0 ? '' : `${task.query} ${[...new Set(names)].slice(0, MAX_NAMES).join(' ')}`,
    [intake.title, ...intake.terms].join(' '),
    task.goal,
  ];
  return candidates.find((query) => query.trim() !== '' && !tried.has(fingerprint(query))) ?? null;
}

function fingerprint(query: string): string {
  return [...new Set(wordsOf(query).map(stem))].sort().join(' ');
}
