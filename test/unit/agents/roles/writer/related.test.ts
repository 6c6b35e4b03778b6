import { describe, expect, it } from 'vitest';
import { relatedTopics } from '../../../../../src/agents/roles/inputs/writing';
import type { Statement } from '../../../../../src/agents/session/statement';
import { asked, session, topic } from '../../specification/session-builder';

const COLOURS = ['red', 'green', 'blue', 'white', 'black', 'yellow', 'purple', 'orange'];

function said(id: string, topicId: string, text: string): Statement {
  return {
    id,
    topicId,
    kind: 'requirement',
    text,
    dimension: 'behaviour',
    sources: ['Q1'],
    by: 'writer',
    dependsOn: [],
  };
}

/** What the writer of the topic “Refunds” is told of the other one. */
function toldOf(statements: Statement[]): string[] {
  const now = session({
    topics: [topic('refunds', 'Refunds', ['behaviour']), topic('looks', 'Looks', ['look_feel'])],
    questions: [
      asked('Q1', {
        type: 'ask_text',
        topicId: 'refunds',
        config: { question: 'Who may start a refund?' },
        answer: { text: 'Only accountants' },
      }),
    ],
    statements,
  });
  const [refunds] = now.topics;
  return relatedTopics(now, refunds!).flatMap(({ keyPoints }) => keyPoints);
}

describe('what a writer is told of another topic', () => {
  const plain = COLOURS.map((colour, at) => said(`FR-00${at + 1}`, 'looks', `Buttons are ${colour}.`));

  it('is all that stands there, in its order', () => {
    const told = toldOf([...plain, said('FR-009', 'looks', 'Accountants see refunds in a list of their own.')]);
    expect(told.map((line) => line.slice(0, 6))).toEqual([...plain.map(({ id }) => id), 'FR-009']);
  });

  it('is what shares words with its own where that is too much, and how many more there are', () => {
    const many = ['1', '2', '3', '4'].flatMap((mark) => plain.map((one) => ({ ...one, id: `${one.id}${mark}` })));
    const told = toldOf([...many, said('FR-009', 'looks', 'Accountants see refunds in a list of their own.')]);
    expect(told).toHaveLength(25);
    expect(told.at(-2)).toMatch(/^FR-009 /);
    expect(told.at(-1)).toBe('(9 more are not told here)');
  });
});
