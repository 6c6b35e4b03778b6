import { describe, expect, it } from 'vitest';
import { saysOtherwise } from '../../../../src/agents/specification/says-otherwise';
import type { WrittenStatement } from '../../../../src/agents/specification/written-statement';
import { cpuMs } from '../../rigs/cpu-ms';

const ABOUT = {
  title: 'Total time budget for all retries of a request',
  request: 'Add a total time budget for all retries of a request, 30 seconds by default',
  exclusive: ['Q1'],
};

function stated(text: string, more: Partial<WrittenStatement> = {}): WrittenStatement {
  return { statement: 'FR-001', kind: 'requirement', text, sources: ['Q1'], assumed: false, dependsOn: [], ...more };
}

const BUDGET = stated('The library SHALL keep a total time budget for all retries, 30 seconds by default.');
const ATTEMPTS = stated('The library SHALL make at most 3 attempts, with delays that double from 200 ms.');
const LAST = stated('IF the last attempt fails, THEN the caller SHALL get its error.', {
  rejected: [{ option: 'A circuit breaker' }],
});
const UPLOADS = stated('Retries of uploads are not part of this', { kind: 'non_goal' });
const NEVER = stated('The library SHALL NOT retry reading calls.');
const BADGE = stated('The retry badge is `square` by default.');

describe('what a request says otherwise than an approved statement', () => {
  it.each([
    [
      'another amount',
      'Give retries a total time budget of 10 seconds by default',
      BUDGET,
      'it says 30 seconds, the request 10 seconds',
    ],
    [
      'an amount in another unit',
      'Raise the total time budget of retries from 30 seconds to 1 minute',
      BUDGET,
      'it says 30 seconds, the request 1 minute',
    ],
    [
      'another limit of what is counted',
      'Retries should make at most five attempts',
      ATTEMPTS,
      'it says 3 attempts, the request 5 attempts',
    ],
    [
      'another default',
      'The retry badge should be `round` by default',
      BADGE,
      'its default is square, that of the request round',
    ],
    [
      'an option that was not taken',
      'Add a circuit breaker for retries',
      LAST,
      '“A circuit breaker” was offered in Q1 and not chosen',
    ],
    ['what was left out', 'Support retries of uploads', UPLOADS, 'it leaves out what the request asks for'],
    ['what is forbidden', 'Retry reading calls', NEVER, 'it forbids what the request asks for'],
    [
      'a ban of what is wanted',
      'Do not retry reading calls',
      stated('WHEN a reading call fails, the library SHALL retry it.'),
      'the request forbids what it asks for',
    ],
  ])('is told: %s', (_, request, statement, why) => {
    expect(saysOtherwise(request, statement, ABOUT)).toBe(why);
  });

  it.each([
    [
      'the same amount in another unit',
      'Keep the total time budget for all retries at half a minute, 30000 ms',
      BUDGET,
    ],
    ['an amount of something else', 'Add a total time budget for downloads, 10 seconds by default', BUDGET],
    ['room for both', 'Retries should make at least 2 attempts', ATTEMPTS],
    ['a limit of something else', 'Limit login to 5 attempts', ATTEMPTS],
    [
      'which of several amounts is meant',
      'Set the total time budget for retries to 10 seconds',
      stated('A total time budget for retries SHALL be 5 seconds for reads and 30 seconds for writes.'),
    ],
    ['an option of something else', 'Add a circuit breaker for the login', LAST],
    ['that one option excludes the other', 'Add a circuit breaker for retries', { ...LAST, sources: ['Q2'] }],
    ['a repair of what was not taken', 'Fix the circuit breaker of retries', LAST],
    ['what is left out as well', 'Do not support retries of uploads', UPLOADS],
    [
      'what was only assumed',
      'Give retries a total time budget of 10 seconds by default',
      { ...BUDGET, assumed: true },
    ],
  ])('is nothing where words do not make it certain: %s', (_, request, statement) => {
    expect(saysOtherwise(request, statement, ABOUT)).toBeNull();
  });

  it.each(['at most 5 ', 'one ', 'from 3 to ', '`', 'no more than ', 'default '])(
    'is found fast in many times “%s”',
    (part) => {
      const start = cpuMs();
      saysOtherwise(part.repeat(20_000), stated(part.repeat(2_000)), ABOUT);
      expect(cpuMs() - start).toBeLessThan(1_000);
    },
  );
});
