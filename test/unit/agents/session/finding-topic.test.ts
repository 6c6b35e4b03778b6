import { describe, expect, it } from 'vitest';
import { topicOf } from '../../../../src/agents/session/finding-topic';
import { said, session, topic } from '../specification/session-builder';

const now = session({
  topics: ['T1', 'T2', 'T3'].map((id) => topic(id, id, ['behaviour'])),
  statements: [
    said('FR-001', 'One.', { topicId: 'T1' }),
    said('FR-002', 'Two.', { topicId: 'T2' }),
    said('FR-003', 'Three.', { topicId: 'T3' }),
  ],
});
const of = (statements: string[], fix: string, topicId?: string) =>
  topicOf(now, { statements, fix, ...(topicId === undefined ? {} : { topicId }) })?.id;

describe('the topic whose writer a finding goes to', () => {
  it('is that of the statement it is about, whatever others its fix names', () => {
    expect(of(['FR-002'], 'Say it as FR-003 does.')).toBe('T2');
  });

  it('is, of several, that of the one that the fix names first', () => {
    expect(of(['FR-002', 'FR-003'], 'Say in FR-003 what FR-002 says.')).toBe('T3');
  });

  it('is that of the fix where it names no other, the topic it names by itself, or the first', () => {
    expect(of([], 'Remove FR-003.')).toBe('T3');
    expect(of(['FR-002'], '', 'T3')).toBe('T3');
    expect(of([], '')).toBe('T1');
  });
});
