import { describe, expect, it } from 'vitest';
import { statementsToCome } from '../../../../../src/webview/draft/draft-sections';
import { nextComing, type Coming } from '../../../../../src/webview/interview/question/use-next-question';
import { model, question, session } from '../../made-up';

const busy = { text: 'Thinking', since: '2026-01-01T00:00:00Z', skippable: false, stoppable: true };
const waiting = session({ busy });
const writing = (words: string) =>
  session({ busy, streaming: { acknowledgement: 'Ten minutes.', question: words, draft: [] } });
const asked = (id: string) => session({ open: question({ id }) });

const START: Coming = { preview: null, became: null };
const after = (...shown: ReturnType<typeof session>[]) => shown.reduce(nextComing, START);

describe('the question to come', () => {
  it('is shown as its words come in', () => {
    expect(after(waiting).preview).toBeNull();
    expect(after(waiting, writing('')).preview).toEqual({ acknowledgement: 'Ten minutes.', question: '' });
    expect(after(waiting, writing(''), writing('What sh')).preview?.question).toBe('What sh');
  });

  it('stays until the question is there, although a snapshot in between has neither', () => {
    expect(after(writing('What should'), waiting).preview?.question).toBe('What should');
    expect(after(writing('What should'), waiting, asked('Q2'))).toEqual({ preview: null, became: 'Q2' });
  });

  it('gives way to other words when it is written anew', () => {
    expect(after(writing('What should'), waiting, writing('Wh')).preview?.question).toBe('Wh');
  });

  it('goes when the work on it ends, is stopped, or the session is over', () => {
    const block = { kind: 'stopped', reason: '', choices: [] };
    expect(after(writing('What'), session())).toEqual(START);
    expect(after(writing('What'), session({ busy, model: model({ led: 'model', block }) }))).toEqual(START);
    expect(after(writing('What'), session({ busy, ended: true }))).toEqual(START);
  });

  it('is never shown beside an open question', () => {
    const beside = session({ open: question(), streaming: { acknowledgement: 'x', question: 'y', draft: [] } });
    expect(after(beside).preview).toBeNull();
  });

  it('is remembered as long as the question it became is open', () => {
    expect(after(writing('What'), asked('Q2'), asked('Q2')).became).toBe('Q2');
    expect(after(writing('What'), asked('Q2'), asked('Q3')).became).toBeNull();
    expect(after(writing('What'), asked('Q2'), waiting).became).toBeNull();
  });

  it('is the same however often a snapshot is shown', () => {
    for (const last of [waiting, writing('What'), asked('Q2')]) {
      expect(after(writing('Wh'), last, last)).toEqual(after(writing('Wh'), last));
    }
  });
});

describe('statements being written', () => {
  it('stand under their topic', () => {
    const draft = [
      { topicId: 'T1', statements: ['One.', 'Two'] },
      { topicId: 'T2', statements: ['Three'] },
      { topicId: 'T1', statements: ['Four'] },
    ];
    expect(statementsToCome(draft, 'T1')).toEqual(['One.', 'Two', 'Four']);
    expect(statementsToCome(draft, 'T9')).toEqual([]);
  });
});
