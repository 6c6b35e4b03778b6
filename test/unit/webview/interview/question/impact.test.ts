import { describe, expect, it } from 'vitest';
import { impactOf, isEmpty, titleOf } from '../../../../../src/webview/interview/question/impact';
import { card, question, session, statement, topic } from '../../made-up';

const source = (id: string) => ({ id, label: id, shows: '' });
const section = (statements: ReturnType<typeof statement>[]) => ({
  topicId: 'T1',
  title: '',
  status: '',
  discussed: true,
  completeness: 0,
  statements,
  missing: [],
});

describe('what a changed answer touches', () => {
  const second = card({ id: 'Q2' });

  it('is nothing where nothing rests on it', () => {
    expect(isEmpty(impactOf(session({ cards: [second] }), second))).toBe(true);
  });

  it('is every statement with the answer among its sources', () => {
    const resting = statement({ id: 'FR-002', sources: [source('E1'), source('Q2')] });
    const other = statement({ id: 'FR-003', sources: [source('Q21')] });
    const view = session({
      cards: [second],
      draft: { title: '', terms: [], putAside: [], comments: [], sections: [section([resting]), section([other])] },
    });
    expect(impactOf(view, second).statements).toEqual([resting]);
  });

  it('is the finding of its topic, once there is one', () => {
    const topics = [topic({ id: 'T1', finding: 'Evict the oldest.' }), topic({ id: 'T2', finding: 'Log it.' })];
    expect(impactOf(session({ cards: [second], topics }), second).findings).toEqual(['Evict the oldest.']);
  });

  it('is later questions that cite it, the open one included, and none before it', () => {
    const before = card({ id: 'Q1', evidence: [source('Q2')] });
    const after = card({ id: 'Q3', evidence: [source('Q2')], config: { question: 'After?' } });
    const open = question({ id: 'Q4', why: 'Because of Q2.', config: { question: 'Open?' } });
    const unrelated = card({ id: 'Q5', why: 'Because of Q22.' });
    const view = session({ cards: [before, second, after, unrelated], open });
    expect(impactOf(view, second).questions).toEqual([
      { id: 'Q3', title: 'After?' },
      { id: 'Q4', title: 'Open?' },
    ]);
  });
});

describe('a question’s title', () => {
  it('is its question, or its id where that is missing', () => {
    expect(titleOf(question())).toBe('What should happen?');
    expect(titleOf(question({ config: {} }))).toBe('Q1');
    expect(titleOf(question({ config: { question: 7 } }))).toBe('Q1');
  });
});
