import { describe, expect, it } from 'vitest';
import { buildWriterInput } from '../../../../../src/agents/roles/inputs/build';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import { writer } from '../../../../../src/agents/roles/writer/role';
import { writeTopic } from '../../specification/session-builder';
import { PlayedSession } from '../prompt-parts/played-session';

const frame = { boundary: '9f31c0d7a2', tokens: 24_000, projectNotes: 'We write British English.' };

/** The whole prompts of the writer, called once after each of so many questions. */
function prompts(played: PlayedSession, questions: number): string[] {
  return Array.from({ length: questions }, () => {
    played.turn();
    const { topic, session } = played;
    const { fixed, growing, changing } = writer.prompt.input(buildWriterInput(session, topic, 'incremental'), frame);
    played.session = writeTopic(session, topic.id, 'incremental');
    return `${writer.prompt.instructions}\n\n${fixed}\n${growing}\n${changing}`;
  });
}

function sharedPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

describe('the prompts of the writer', () => {
  it('repeat at least 80 % of their tokens in a session of 12 questions over two topics', () => {
    const all = prompts(new PlayedSession(), 12);
    const pairs = all.slice(1).map((prompt, at) => ({ prompt, before: all[at] ?? '' }));
    const repeated = pairs.reduce((sum, { prompt, before }) => sum + estimateTokens(sharedPrefix(prompt, before)), 0);
    const tokens = pairs.reduce((sum, { prompt }) => sum + estimateTokens(prompt), 0);
    expect(repeated / tokens).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['with evidence', () => new PlayedSession()],
    ['without a workspace', () => new PlayedSession({ evidence: [], facts: [] })],
    ['with a person who writes much', () => new PlayedSession({ talkative: true })],
  ])('are at question 40 at most 1.3 times as long as at question 15, %s', (_, begin) => {
    const sizes = prompts(begin(), 40).map(estimateTokens);
    expect(sizes[39]).toBeLessThanOrEqual(1.3 * (sizes[14] ?? 0));
  });
});
