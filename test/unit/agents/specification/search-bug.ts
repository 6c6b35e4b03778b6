import type { Session } from '../../../../src/agents/session/session';
import { asked, evidence, fact, INTAKE, options, session, topic, written } from './session-builder';

/** A bug report wrapped up early: little was answered, much is delegated, put off or not known. */
export function searchBug(): Session {
  return written(
    session({
      id: '2026-03-01-b00b',
      startedAt: '2026-03-01T16:00:00.000Z',
      request: 'Suche liefert nichts bei Umlauten (ÄÖÜ)',
      intake: { ...INTAKE, kind: 'bug', title: '' },
      probe: {
        status: 'completed_with_confidence',
        reason: '',
        evidenceSummary: 'The search folds text in one function.',
        confidence: 0.8,
        gaps: [],
        placeGap: null,
      },
      evidence: [evidence('E1', 'lib/search.py', 20, 20, 'Queries are lower-cased with `str.lower`')],
      facts: [fact('language', 'python', 'The code is Python 3.12.', ['E1'], true)],
      topics: [
        topic('symptom', 'Symptom', ['behaviour', 'errors', 'compatibility']),
        topic('fix', 'Fix', ['acceptance', 'rollout'], { scope: 'How the fix is checked and released.' }),
        topic('other', 'Other languages', ['scope'], { status: 'dropped' }),
        topic('index', 'Search index', ['data'], {
          status: 'completed',
          scope: 'Whether the index has to be rebuilt.',
          closedBy: 'wrap_up',
        }),
      ],
      questions: [
        asked('Q1', {
          type: 'ask_text',
          topicId: 'symptom',
          dimensions: ['behaviour'],
          evidence: ['E1'],
          config: { question: 'What exactly do you observe, and how can it be reproduced?' },
          answer: { text: 'Die Suche nach "müller" findet "MÜLLER" nicht. Immer, seit Version 2.3.' },
        }),
        asked('Q2', {
          type: 'pick_one',
          topicId: 'symptom',
          dimensions: ['errors'],
          config: {
            question: 'When a query cannot be folded, what should happen?',
            options: options('Search for it as typed', 'Report an error'),
          },
          nonAnswer: 'none_of_these',
          text: 'Search for it as typed and log a warning',
        }),
        asked('Q3', {
          type: 'confirm',
          topicId: 'symptom',
          dimensions: ['compatibility'],
          evidence: ['E1'],
          config: { question: 'May I take this as given?', context: '- The code is Python 3.12.' },
          answer: { choice: 'no' },
        }),
        asked('Q4', {
          type: 'ask_text',
          topicId: 'fix',
          dimensions: ['acceptance'],
          config: { question: 'What proves that it is fixed and stays fixed?' },
          nonAnswer: 'dont_know',
          text: 'ask QA',
        }),
        asked('Q5', {
          type: 'pick_one',
          topicId: 'fix',
          dimensions: ['rollout'],
          config: {
            question: 'How urgent is it, and where must the fix be released?',
            options: options('Today', 'Next release'),
          },
          nonAnswer: 'not_now',
        }),
        asked('Q6', {
          type: 'ask_text',
          topicId: 'fix',
          dimensions: ['risks'],
          config: { question: 'What worries you most about this change?' },
          status: 'withdrawn',
        }),
      ],
      statements: [
        {
          id: 'FR-001',
          topicId: 'symptom',
          kind: 'requirement',
          text: 'The search SHALL fold case by Unicode rules.',
          dimension: 'behaviour',
          sources: ['Q99', 'assumed'],
          by: 'person',
          dependsOn: [],
        },
        {
          id: 'FR-002',
          topicId: 'index',
          kind: 'requirement',
          text: 'The index SHALL be rebuilt once.',
          dimension: 'data',
          sources: ['assumed'],
          by: 'writer',
          dependsOn: [],
        },
      ],
      ids: { 'FR-': { free: 3, lost: 0 } },
      editedByPerson: ['FR-001', 'FR-002'],
    }),
  );
}
