import { lintSource } from '@secretlint/core';
import { rules as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { withoutSpans, type Span } from '../../../agents/base/redact/spans';
import { isFiller } from '../../../agents/base/redact/values';

/** A comment of the workspace's does not decide what is secret here. */
const COMMENTS = '@secretlint/secretlint-rule-filter-comments';

const CONFIG = {
  rules: recommended.filter(({ meta }) => meta.id !== COMMENTS).map((rule) => ({ id: rule.meta.id, rule })),
};

/** Characters after a finding's beginning in which its secret stands: some name the place of `key = ` and not of the key. */
const REACH = 600;

/** Characters of its end that tell a token from what only has the shape of one. */
const TAIL = 16;

/**
 * Takes out what the rules of secretlint know: tokens of many services, connection strings, credentials in addresses.
 * The number of lines stays the same. Synchronous work of about 20 ms for a million characters, so texts are given to it
 * in pieces.
 */
export async function redactKnownSecrets(text: string): Promise<string> {
  const { messages } = await lintSource({
    // Without a file behind it every rule looks at the content alone, and none opens anything.
    source: { content: text, filePath: '', ext: '.txt', contentType: 'text' },
    options: { locale: 'en', noPhysicFilePath: true, config: CONFIG },
  });
  const places = messages.flatMap(({ range: [start, end], data }) => placesOf(text, start, end, data));
  // `ghp_xxxxxxxx` only shows what one looks like.
  return withoutSpans(
    text,
    places.filter(({ start, end }) => !isFiller(text.slice(Math.max(start, end - TAIL), end))),
  );
}

/**
 * Gets every rule ready, one at a time: what a rule does when it is first used takes longer than all that follows. Calls
 * `breathe` between them.
 */
export async function prepareKnownSecrets(breathe: () => Promise<void>): Promise<void> {
  for (const rule of CONFIG.rules) {
    await lintSource({
      source: { content: SAMPLE, filePath: '', ext: '.txt', contentType: 'text' },
      options: { locale: 'en', noPhysicFilePath: true, config: { rules: [rule] } },
    });
    await breathe();
  }
}

/** A text in which every rule looks for something. */
const SAMPLE = 'const key = "none"; // https://example.org';

/** Where a finding's secret is. */
function placesOf(text: string, start: number, end: number, data: unknown): Span[] {
  const told = Object.values(Object(data) as Record<string, unknown>).filter(
    (value) => typeof value === 'string' && value.length >= MIN_SECRET,
  ) as string[];
  const found = told.flatMap((secret) => {
    const at = text.slice(start, start + secret.length + REACH).indexOf(secret);
    return at === -1 ? [] : [{ start: start + at, end: start + at + secret.length }];
  });
  return found.length > 0 ? found : [{ start, end }];
}

/** Characters of the shortest text that is taken for the secret itself. */
const MIN_SECRET = 4;
