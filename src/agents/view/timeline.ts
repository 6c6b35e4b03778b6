import type { ResearchQuality } from '../session/events';
import type { Session } from '../session/session';
import { observationWords } from './observation-words';
import type { LookStep } from './session-view';

/**
 * What was done before the first question, and what an interviewer looked at since, oldest first: each look, each attempt
 * of research, each decision of the plan, with what came of it.
 */
export function lookSteps(session: Session): LookStep[] {
  const { observations, attempts, plan } = session;
  const observedAt = new Map(session.observedAt);
  const steps: LookStep[] = [
    ...observations.map((observation) => {
      const { id, result, ms, status } = observation;
      return { at: observedAt.get(id) ?? session.startedAt, text: observationWords(observation), result, ms, status };
    }),
    ...attempts.map(({ at, attempt, query, findings, ...scores }): LookStep => {
      const found = findings === 1 ? '1 finding' : `${findings} findings`;
      return {
        at,
        text: `Research, attempt ${attempt}: ${query}`,
        result: `${found}; ${scored(scores)}`,
        ms: null,
        status: 'ok',
      };
    }),
    ...plan.decisions.map(({ at, decision, reasoning, researchQuality }): LookStep => {
      const rests =
        researchQuality === null
          ? ''
          : ` (research: ${researchQuality.strong ? 'strong' : 'weak'} after ${researchQuality.attempts}; ${scored(researchQuality)})`;
      return { at, text: DECISIONS[decision], result: `${reasoning}${rests}`, ms: null, status: 'ok' };
    }),
  ];
  // A stable sort: what carries the same time stays as it was put together.
  return steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function scored({
  relevance,
  coverage,
  confidence,
}: Pick<ResearchQuality, 'relevance' | 'coverage' | 'confidence'>): string {
  const two = (value: number) => value.toFixed(2);
  return `relevance ${two(relevance)}, coverage ${two(coverage)}, confidence ${two(confidence)}`;
}

const DECISIONS = {
  proceed: 'Plan: start asking',
  tasks: 'Plan: find out more first',
  ask_human: 'Plan: ask you first',
} as const;
