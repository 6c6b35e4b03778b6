import { NO_READING } from '../../../src/agents/session/reading';
import type { Evidence } from '../../../src/agents/session/evidence';
import type { Intake, ResearchQuality } from '../../../src/agents/session/events';
import type { PlannerInput } from '../../../src/agents/roles/inputs/inputs';

export function intakeFor(title: string, terms: string[] = []): Intake {
  return { kind: 'feature', alsoKinds: [], title, terms, probeNeeded: true, reason: '', visible: false, mustKnow: [] };
}

export function evidence(given: Partial<Evidence> = {}): Evidence {
  return {
    id: 'E1',
    kind: 'code',
    path: 'src/cache.ts',
    startLine: 1,
    endLine: 10,
    hash: 'h',
    excerpt: '',
    shows: '`class Cache`',
    why: 'Matches cache',
    score: 0.7,
    ...given,
  };
}

export function quality(given: Partial<ResearchQuality> = {}): ResearchQuality {
  return {
    lastQuery: 'order export',
    relevance: 0.3,
    coverage: 0.4,
    confidence: 0.2,
    strong: false,
    attempts: 1,
    notes: 'Weak.',
    ...given,
  };
}

export function plannerInput(given: Partial<PlannerInput> = {}): PlannerInput {
  return {
    request: 'Export orders as CSV',
    selection: null,
    callerContext: '',
    intake: intakeFor('Export orders', ['order', 'export', 'csv']),
    evidence: [],
    facts: [],
    reading: NO_READING,
    confidence: 0.2,
    gaps: [],
    researchQuality: null,
    done: [],
    hops: 0,
    ...given,
  };
}
