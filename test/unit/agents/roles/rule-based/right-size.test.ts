import { describe, expect, it } from 'vitest';
import { rightSizeOf } from '../../../../../src/agents/roles/rule-based/right-size';
import { rightSizeSchema } from '../../../../../src/agents/session/right-size';
import type { Evidence } from '../../../../../src/agents/session/evidence';
import { groundFor } from './made-up';
import { cpuMs } from '../../../rigs/cpu-ms';

const piece = (id: string, path: string, excerpt: string, more: Partial<Evidence> = {}): Evidence => ({
  id,
  path,
  startLine: 10,
  endLine: 10 + excerpt.split('\n').length - 1,
  kind: 'code',
  hash: '',
  excerpt,
  shows: '',
  why: '',
  score: 0.5,
  role: 'match',
  ...more,
});

const RETRIES = piece('E1', 'src/mail.ts', "import x from 'x';\nexport const MAX_RETRIES = 3;", {
  names: [{ name: 'MAX_RETRIES', defined: true }],
});
const USER = piece('E2', 'src/queue.ts', 'for (let i = 0; i < MAX_RETRIES; i++) send();');
const THANKS = piece('E3', 'src/thanks.ts', "return 'We recieved your order.';");

function sizeOf(request: string, evidence: Evidence[] = []) {
  return rightSizeOf({ ...groundFor(request, { evidence }), gaps: [], budget: 12, callerQuestions: [] });
}

describe('the size of a request, by rules', () => {
  it.each([
    ['Raise MAX_RETRIES to 5', 'confirm'],
    ['Set `MAX_RETRIES` to 5 seconds, please.', 'confirm'],
    ['MAX_RETRIES breaks when the mail is very long: it throws a TypeError', 'confirm'],
    ['Mails are lost: MAX_RETRIES is not respected, it fails after one try.', 'confirm'],
    ['Erhöhe MAX_RETRIES auf 5', 'confirm'],
    ['Set the number of retries in src/mail.ts to 12', 'confirm'],
    ['Fix the typo “recieved” to “received”', 'nothing_to_ask'],
    ['The label says “received” instead of “recieved” is wrong spelling', 'nothing_to_ask'],
  ])('is small where it names one place: %s', (request, size) => {
    expect(sizeOf(request, [RETRIES, USER, THANKS]).size).toBe(size);
  });

  it.each([
    'Raise the number of retries to 5',
    'Mails are lost sometimes, MAX_RETRIES is not respected.',
    'Raise OTHER_LIMIT to 5',
    'Add a setting for MAX_RETRIES',
    'MAX_RETRIES breaks when the mail is very long',
    'The error of MAX_RETRIES should also say how many tries were made',
    'I get two mails for one order as soon as MAX_RETRIES is reached',
    'MAX_RETRIES does not work for attachments',
    'MAX_RETRIES throws “too many” when it is 0, needs to be handled somehow',
    'Let users export their orders',
    'Fix the typo in the footer',
    '',
  ])('is an interview where it is not unmistakable: %s', (request) => {
    expect(sizeOf(request, [RETRIES, USER, THANKS]).size).toBe('interview');
  });

  it.each([
    'cursor based pagination for all lists, offset gets slow on big tables and skips rows when one is added',
    'the csv import eats 6 GB of memory and the export fails. need streaming',
  ])('is one interview where the rest says what goes wrong today: %s', (request) => {
    expect(sizeOf(request, [RETRIES, USER, THANKS]).size).toBe('interview');
  });

  it('is an interview where two places may be meant', () => {
    expect(sizeOf('Raise MAX_RETRIES to 5', [USER, { ...USER, id: 'E9', path: 'src/other.ts' }]).size).toBe(
      'interview',
    );
  });

  it('comes with three to six assumptions that name the line, what goes wrong and how sure they are', () => {
    const { assumptions } = sizeOf('Raise MAX_RETRIES to 5', [RETRIES, USER]);
    expect(assumptions.length).toBeGreaterThanOrEqual(3);
    expect(assumptions.length).toBeLessThanOrEqual(6);
    expect(assumptions[0]).toMatchObject({
      text: 'The change belongs in `src/mail.ts:11`.',
      evidence: ['E1'],
      sure: 'high',
    });
    expect(assumptions.every(({ ifWrong }) => ifWrong !== '')).toBe(true);
  });

  it.each([
    ['Add login with Google, a CSV export of orders and push notifications.', 3],
    ['We need:\n- a CSV export of orders\n- push notifications\n- a dark mode\n- comments on articles', 4],
  ])('is too big where it lists unrelated things: %s', (request, count) => {
    const { size, parts } = sizeOf(request);
    expect(size).toBe('too_big');
    expect(parts).toHaveLength(count);
  });

  it.each([
    'Add teams: users belong to one, items are shared, admins can invite by mail and export them',
    'Export orders as CSV, JSON and Excel',
    'Add an option that redacts secrets from error messages and verbose logs, since command lines with tokens end up in CI logs',
    'Let users sort, filter and search the list of orders by name and date',
    'Send a mail and a push message when an order is shipped, paid or cancelled',
  ])('is one thing with its details: %s', (request) => {
    expect(sizeOf(request).size).toBe('interview');
  });

  it('is told quickly, of whatever is written, and always what its schema asks for', () => {
    const start = cpuMs();
    for (const unit of ['add login, ', '“', 'a.b/', 'fix `x` ', 'set a to 5 ', '- export\n', 'a_', ' ']) {
      const request = unit.repeat(Math.ceil(20_000 / unit.length));
      expect(rightSizeSchema.safeParse(sizeOf(request, [RETRIES, THANKS])).success).toBe(true);
    }
    expect(cpuMs() - start).toBeLessThan(8_000);
  });
});
