import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSchema } from '../../../../src/agents/engine/commands';
import { readInputLine } from '../../../../src/extension/headless/input-line';

describe('a line of input', () => {
  it.each([
    ['{"questionId":"Q1","answer":{"selected":"a"}}', { type: 'answer', questionId: 'Q1', answer: { selected: 'a' } }],
    [
      '{"questionId":"Q1","answer":{"choice":"yes"},"note":"but only for admins"}',
      { type: 'answer', questionId: 'Q1', answer: { choice: 'yes' }, note: 'but only for admins' },
    ],
    [
      '{"revise":"Q1","answer":{"choice":"yes"},"note":""}',
      { type: 'revise', questionId: 'Q1', answer: { choice: 'yes' }, note: '' },
    ],
    ['{"questionId":"Q1","nonAnswer":"you_decide"}', { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' }],
    [
      '{"questionId":"Q1","nonAnswer":"you_decide","note":"no logins"}',
      { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide', text: 'no logins' },
    ],
    [
      '{"questionId":"Q1","nonAnswer":"none_of_these","text":"a queue"}',
      { type: 'non_answer', questionId: 'Q1', nonAnswer: 'none_of_these', text: 'a queue' },
    ],
    ['{"revise":"Q1","answer":{"text":"no"}}', { type: 'revise', questionId: 'Q1', answer: { text: 'no' } }],
    ['{"clarify":"Q1","text":"Why?"}', { type: 'clarify', questionId: 'Q1', text: 'Why?' }],
    ['{"message":"enough"}', { type: 'message', text: 'enough' }],
    ['{"notAboutThis":"Q2"}', { type: 'not_about_this', questionId: 'Q2' }],
    ['{"size":"interview"}', { type: 'choose_size', size: 'interview' }],
    ['{"meant":"topic","of":"M1"}', { type: 'mean_words', source: 'M1', part: 0, as: 'topic' }],
    ['{"notSay":"cache","say":"store"}', { type: 'prefer_term', term: 'cache', preference: 'avoid', instead: 'store' }],
    ['{"dropTerm":"cache"}', { type: 'drop_term', term: 'cache' }],
    ['{"editStatement":"FR-001","text":"x"}', { type: 'edit_statement', statementId: 'FR-001', text: 'x' }],
    ['{"removeStatement":"FR-001"}', { type: 'remove_statement', statementId: 'FR-001' }],
    ['{"restoreStatement":"FR-001"}', { type: 'restore_statement', statementId: 'FR-001' }],
    ['{"settleComment":"Q9.2"}', { type: 'settle_comment', commentId: 'Q9.2' }],
    [
      '{"reading":{"title":"Plugins","project":"library"}}',
      { type: 'change_reading', title: 'Plugins', project: 'library' },
    ],
    ['{"activateTopic":"T2"}', { type: 'activate_topic', topicId: 'T2' }],
    ['{"reorder":["T2","T1"]}', { type: 'reorder_topics', ids: ['T2', 'T1'] }],
    ['{"budget":3}', { type: 'change_budget', budget: 3 }],
    ['{"wrapUp":true}', { type: 'wrap_up' }],
    ['{"questionId":"Q9","decision":"approve"}', { type: 'answer', questionId: 'Q9', answer: { decision: 'approve' } }],
    [
      '{"decision":"approve","note":"Fine"}',
      { type: 'answer', questionId: 'the plan', answer: { decision: 'approve' }, note: 'Fine' },
    ],
    ['{"decision":"approve"}', { type: 'answer', questionId: 'the plan', answer: { decision: 'approve' } }],
  ])('%s is the command that the page sends', (line, command) => {
    expect(readInputLine(line)).toEqual({ kind: 'command', command });
    expect(commandSchema.safeParse(command).success).toBe(true);
  });

  it.each([
    ['{"questionId":"Q1"}', /^answer: is missing\. A line of this kind looks like \{"questionId":"Q1","answer"/],
    ['{"questionId":"Q1","nonAnswer":"maybe"}', /^nonAnswer: /],
    ['{"wrapUp":false}', /^wrapUp: /],
    ['{"budget":"3"}', /^budget: /],
    ['{"message":"a","actor":"harness"}', /actor/],
    ['{"something":1}', /^A line must be one of \{"revise"/],
    ['[1]', /^A line must be an object/],
    ['null', /^A line must be an object/],
  ])('%s is refused with a reason', (line, reason) => {
    expect(readInputLine(line)).toEqual({ kind: 'rejected', reason: expect.stringMatching(reason) as string });
  });

  it('that is no JSON is told from one that is refused', () => {
    expect(readInputLine('yes')).toMatchObject({ kind: 'not_json', reason: expect.stringContaining('yes') as string });
  });

  it('never makes it throw, whatever it holds', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => void readInputLine(line)));
  });
});
