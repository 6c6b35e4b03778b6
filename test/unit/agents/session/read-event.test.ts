import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/agents/session/evidence';
import { parseEvent } from '../../../../src/agents/session/read-event';
import { evidence } from '../../rigs/samples';

/** Evidence as it is read from a journal. */
function read(given: Partial<Evidence>): Evidence {
  const event = parseEvent({ type: 'evidence_found', evidence: evidence(given) });
  if (event.type !== 'evidence_found') throw new Error('another event');
  return event.evidence;
}

describe('evidence of a journal that says in sentences alone what it is', () => {
  it('bears out facts where its reason names them, and else fits what was looked for', () => {
    expect(read({ why: 'Facts: Tests use vitest' }).role).toBe('fact');
    expect(read({ why: 'Matches facts, cache' }).role).toBe('match');
  });

  it('is as old as its reason tells', () => {
    const age = (why: string) => read({ kind: 'sdd', why }).age;
    expect(age('From .sdd/; its latest date is 1 day old')).toEqual({
      days: 1,
      stale: false,
      told: 'its latest date is 1 day old',
    });
    expect(age('From .sdd/; stale: its last change was 375 days ago; Matches a')).toEqual({
      days: 375,
      stale: true,
      told: 'its last change was 375 days ago',
    });
    expect(age('From .sdd/; it names no date, so its age is not known')).toEqual({
      days: null,
      stale: false,
      told: 'it names no date, so its age is not known',
    });
    expect(age('From .sdd/; stale: `a/b.ts`, which it cites, was changed after it, on 2026-01-10')).toEqual({
      days: null,
      stale: true,
      told: '`a/b.ts`, which it cites, was changed after it, on 2026-01-10',
    });
    expect(age('Matches stale, order')).toBeUndefined();
  });

  it('names the code that its caption names', () => {
    expect(read({ shows: '`class Cache`' }).names).toEqual([{ name: 'Cache', defined: true }]);
    expect(read({ shows: 'Exports `a`, `b`' }).names?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(read({ shows: 'Inside `handle`' }).names).toEqual([{ name: 'handle', defined: false }]);
    expect(read({ shows: 'Says “use `npm`”' }).names).toBeUndefined();
  });
});

it('evidence that says what it is stays as it is, whatever its reason says', () => {
  const stated: Partial<Evidence> = { kind: 'sdd', role: 'match', why: 'From .sdd/; stale: Facts: `a`' };
  expect(read(stated)).toEqual(evidence(stated));
});

it('evidence of a proposal is read in the same way', () => {
  const result = { done: true, acknowledgement: '', reason: '', finding: '' };
  const pieces = [evidence({ why: 'Facts: a' })];
  expect(
    parseEvent({ type: 'interview_proposed', key: 'k', topicId: 't', by: 'model', result, evidence: pieces }),
  ).toMatchObject({ evidence: [{ role: 'fact' }] });
});

describe('the gap that no place stands out', () => {
  const gaps = ['The look was stopped before it was done.', 'No code stands out as the place for this change.'];
  const concluded = { summary: '', confidence: 0, gaps };

  it('is known by its words where the event does not say which it is', () => {
    expect(parseEvent({ type: 'probe_completed', ...concluded })).toMatchObject({ placeGap: 1 });
    expect(parseEvent({ type: 'probe_completed', ...concluded, gaps: [] })).toMatchObject({ placeGap: null });
    expect(parseEvent({ type: 'probe_cancelled', reason: '', soFar: concluded })).toMatchObject({
      soFar: { placeGap: 1 },
    });
  });

  it('is not taken for one where who concluded did not say so', () => {
    expect(parseEvent({ type: 'probe_completed', ...concluded, placeGap: null })).toMatchObject({ placeGap: null });
  });
});
