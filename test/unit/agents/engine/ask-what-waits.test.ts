import { expect, it } from 'vitest';
import { takeUpProposal } from '../../../../src/agents/engine/take-up-proposal';
import type { QuestionDraft } from '../../../../src/agents/session/question';
import type { Session } from '../../../../src/agents/session/session';
import { session, topic } from '../specification/session-builder';

it('a question that waits on the topic is asked as such where the interviewer was directed to something else and names it', () => {
  const draft: QuestionDraft = {
    ...{ type: 'ask_text', config: { question: 'Who may export?' }, why: 'It decides the check.', evidence: [] },
    ...{ purpose: 'elicit', dimensions: ['security'], by: 'model', about: 'who-exports' },
  };
  const export_ = topic('T1', 'Export', ['security'], { status: 'active' });
  const result = { done: false as const, acknowledgement: '', reason: '', question: draft, waiting: 'P4' };
  const now: Session = {
    ...session({ led: 'model', topics: [export_] }),
    prepared: [{ preparedId: 'P4', topicId: 'T1', draft }],
    proposal: {
      key: 'k',
      topicId: 'T1',
      result,
      by: 'model',
      observations: [],
      evidence: [],
    },
  };
  const { input } = takeUpProposal(now, export_, 'Ask how long exports are kept.', null) as { input: unknown[] };
  expect(input).toMatchObject([{ type: 'question_asked', preparedId: 'P4', question: { about: 'who-exports' } }]);
});
