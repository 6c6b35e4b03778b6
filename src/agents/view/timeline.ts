import type { ResearchQuality } from '../session/events';
import type { Observation } from '../session/evidence';
import type { Session } from '../session/session';
import { observationWords } from './observation-words';
import type { LookStep } from './session-view';

type Timed = LookStep & { at: string };

/**
 * What was done before the first question, and what an interviewer looked at since, oldest first: each look, each attempt
 * of research, each decision of the plan, with what came of it.
 */
export function lookSteps(session: Session): LookStep[] {
  const { observations, observedAt, attempts, plan } = session;
  const before = observations.filter(({ id }) => observedAt[id] !== undefined);
  const steps: Timed[] = [
    ...before.map((observation) => ({ ...stepOf(observation), at: observedAt[observation.id] ?? '' })),
    ...attempts.map(({ at, attempt, query, findings, ...scores }): Timed => {
      const found = findings === 1 ? '1 finding' : `${findings} findings`;
      return {
        at,
        text: `research ${query}`,
        result: `attempt ${attempt}: ${found}, ${scored(scores)}`,
        ms: null,
        status: 'ok',
      };
    }),
    ...plan.decisions.map(({ at, decision, reasoning, researchQuality }): Timed => {
      const rests =
        researchQuality === null
          ? ''
          : ` (${researchQuality.strong ? 'strong' : 'weak'} research: ${scored(researchQuality)})`;
      return { at, text: DECISIONS[decision], result: `${reasoning}${rests}`, ms: null, status: 'ok' };
    }),
  ];
  // A stable sort: what carries the same time stays as it was put together.
  steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const since = observations.filter(({ id }) => observedAt[id] === undefined);
  return [...steps, ...since.map(stepOf)];
}

function stepOf(observation: Observation): LookStep {
  const { result, ms, status } = observation;
  return { at: null, text: observationWords(observation), result, ms, status };
}

function scored({
  relevance,
  coverage,
  confidence,
}: Pick<ResearchQuality, 'relevance' | 'coverage' | 'confidence'>): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return `relevance ${percent(relevance)}, coverage ${percent(coverage)}, confidence ${percent(confidence)}`;
}

const DECISIONS = {
  proceed: 'Plan: start asking',
  tasks: 'Plan: find out more first',
  ask_human: 'Plan: ask you first',
} as const;
