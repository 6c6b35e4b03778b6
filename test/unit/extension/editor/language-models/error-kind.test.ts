import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../../../../src/extension/editor/language-models/error-kind';

const coded = (code: string) => Object.assign(new Error('minified'), { name: 'i', code });
const meaning = (error: unknown) => {
  const { kind, transient } = meaningOf(error);
  return transient ? `${kind}, may pass` : kind;
};

describe('errors of the editor', () => {
  it.each([
    ['NoPermissions', 'authorisation'],
    ['Blocked', 'quota'],
    ['NotFound', 'transport'],
  ])('%s means %s, whatever the class is called', (code, kind) => {
    expect(meaning(coded(code))).toBe(kind);
    expect(meaning(new Error('outer', { cause: coded(code) }))).toBe(kind);
    expect(meaningOf(coded(code)).code).toBe(code);
  });
});

describe('errors of providers', () => {
  it.each([
    ['Response got filtered.', 'content'],
    ['off_topic', 'content'],
    ['The response was stopped by the content filter', 'content'],
    ['429 Too Many Requests', 'quota, may pass'],
    ['Sorry, you have been rate-limited.', 'quota, may pass'],
    ['You have used up your quota', 'quota'],
    ['This model’s maximum context length is 8192 tokens', 'too_long'],
    ['Message is too long: 120000 tokens', 'too_long'],
    ['model does not support tools', 'unsupported'],
    ['tools are not supported by this model', 'unsupported'],
    ['401 Unauthorized', 'authorisation'],
    ['You are not signed in. Please sign in first.', 'authorisation'],
    ['fetch failed', 'transport, may pass'],
    ['503 Service Unavailable', 'transport, may pass'],
    ['400 Bad Request', 'transport'],
    ['something odd', 'transport, may pass'],
    ['', 'transport, may pass'],
  ])('“%s” means %s', (message, expected) => {
    expect(meaning(new Error(message))).toBe(expected);
  });

  it('names that survive the way say it, too', () => {
    expect(meaning(Object.assign(new Error('no'), { name: 'ChatQuotaExceeded' }))).toBe('quota');
    expect(meaning(Object.assign(new Error('no'), { name: 'ChatRateLimited' }))).toBe('quota, may pass');
  });

  it('what explains itself in no way may mean that the model takes no tools, if nobody knows', () => {
    expect(meaningOf(new Error('something odd'), { toolsInDoubt: true }).kind).toBe('unsupported');
    expect(meaningOf(new Error('fetch failed'), { toolsInDoubt: true }).kind).toBe('transport');
  });

  it('are told in a few words, on one line, without secrets', () => {
    const { detail } = meaningOf(new Error(`Bad key sk-${'a1Kq7Zw9'.repeat(5)}\n\n${'and so on '.repeat(90)}`));
    expect(detail).toMatch(/^Bad key \[redacted\] and so on .*…$/);
    expect(detail).toHaveLength(160);
  });

  it('anything may be thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const { kind, detail } = meaningOf(thrown);
        expect(kind).not.toBe('cancelled');
        expect(detail.length).toBeLessThanOrEqual(160);
      }),
    );
  });
});
