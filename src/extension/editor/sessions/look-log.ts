import type { EventRecord, ResearchQuality } from '../../../agents/session/events';

/**
 * What the log says of a session's event about the look, planning and research; null for every other event. Only kinds,
 * counts and scores: targets, queries and reasons can repeat what was said or read.
 */
export function lookLogLine({ event }: Pick<EventRecord, 'event'>): string | null {
  switch (event.type) {
    case 'observation_made': {
      const { id, action, status, ms } = event.observation;
      return `Look ${id}: ${action}, ${status}, ${Math.round(ms)} ms.`;
    }
    case 'probe_skipped':
      return 'The look at the workspace was skipped.';
    case 'probe_cancelled':
      return 'The look at the workspace was stopped.';
    case 'probe_failed':
      return 'The look at the workspace broke down.';
    case 'probe_completed':
      return `The look at the workspace ended: confidence ${two(event.confidence)}, ${event.gaps.length} gaps.`;
    case 'plan_created': {
      const tasks = event.tasks.map(({ capability }) => capability).join(', ');
      return `Plan: ${event.decision}${tasks === '' ? '' : ` (${tasks})`}; research: ${quality(event.researchQuality)}.`;
    }
    case 'research_attempted':
      return `Research ${event.taskId}, attempt ${event.attempt}: ${event.findings} places, ${scores(event)}.`;
    case 'research_concluded':
      return `Research ${event.taskId} ended: ${quality(event.researchQuality)}.`;
    case 'issue_raised':
      return `Issue ${event.id} was noted in .sdd/issues.md.`;
    case 'issue_resolved':
      return `Issue ${event.id} is settled.`;
    default:
      return null;
  }
}

function quality(research: ResearchQuality | null): string {
  if (research === null) return 'not scored';
  return `${research.strong ? 'strong' : 'weak'} after ${research.attempts} attempts, ${scores(research)}`;
}

function scores({
  relevance,
  coverage,
  confidence,
}: Pick<ResearchQuality, 'relevance' | 'coverage' | 'confidence'>): string {
  return `relevance ${two(relevance)}, coverage ${two(coverage)}, confidence ${two(confidence)}`;
}

function two(value: number): string {
  return value.toFixed(2);
}
