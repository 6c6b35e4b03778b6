import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../../../src/agents/base/english/label';

describe('a question as the label of its answer', () => {
  it.each([
    ['How is it measured, and who is told?', 'How it is measured, and who is told'],
    ['Which states need a design of their own?', 'States that need a design of their own'],
  ])('%s', (question, label) => {
    expect(labelOf(question)).toBe(label);
  });

  it.each([
    [
      'Where does “🚀 add dark mode plz” belong in this workspace, or what is it called here?',
      'Where “🚀 add dark mode plz” belongs in this workspace, or what it is called here',
    ],
    [
      'Where does “Can you add <b>upload</b>” belong in this workspace, or what is it called here?',
      'Where “Can you add <b>upload</b>” belongs in this workspace, or what it is called here',
    ],
    ['You wrote “soon”: what does it turn on?', 'What “soon” turns on'],
  ])('leaves what it quotes as it is: %s', (question, label) => {
    expect(labelOf(question)).toBe(label);
  });
});
