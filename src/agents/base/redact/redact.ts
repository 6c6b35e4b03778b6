import { assignedSecretsIn } from './assignments';
import {
  columnsIn,
  insertedSecretsIn,
  keyBodiesIn,
  kubernetesSecretsIn,
  listsBelowNames,
  markdownColumnsIn,
  mnemonicsIn,
  valuesBelowNames,
} from './blocks';
import { spokenSecretsIn } from './spoken';
import { encodedSecretsIn } from './encoded';
import { redactKeyBlocks } from './key-blocks';
import { keysOfNumbersIn, webKeysIn, xmlKeysIn } from './key-parts';
import { allMatches, withoutSpans, type Span } from './spans';
import { tokensIn } from './token-shapes';
import { inOriginal, plainViews } from './views';

export { REDACTED } from './spans';

/** A secret taken out can lay the next one bare, where they touch; no text needs more passes than this. */
const MAX_PASSES = 16;

/**
 * Takes secrets out of a text: private keys, credentials in URLs, headers and commands, tokens of well-known shapes, and
 * values given to names such as `password`, also where they are escaped, put together from pieces or in base64. The
 * number of lines stays the same, and a second pass changes nothing.
 */
export function redact(text: string): string {
  return untilSettled(text, (now) => withinLines(redactBlocks(now)));
}

/** Takes out what only the lines around tell: private keys, the data of Kubernetes' secrets, defaults of variables. */
export function redactBlocks(text: string): string {
  const bare = redactKeyBlocks(text);
  const lines = bare.split('\n');
  return withoutSpans(bare, [
    ...keyBodiesIn(lines),
    ...(/kind"?\s*:\s*["']?Secret\b/.test(bare) ? kubernetesSecretsIn(lines) : []),
    ...(/(?:default|value)"?[ \t]*[:=]/i.test(bare) ? valuesBelowNames(lines) : []),
    ...(/^[ \t]*(?:-[ \t]+)?kty[ \t]*:/m.test(bare) ? webKeysIn(lines) : []),
    ...keysOfNumbersIn(bare),
    ...(bare.includes('<RSAKeyValue>') ? xmlKeysIn(bare) : []),
    ...listsBelowNames(lines),
    ...columnsIn(lines),
    ...markdownColumnsIn(lines),
    ...mnemonicsIn(lines),
    ...(/insert\s+into/i.test(bare) ? insertedSecretsIn(bare) : []),
  ]);
}

/** Takes out what shows within a line or two. Pieces of a text that are cut between lines can be given one by one. */
export function redactLines(text: string): string {
  return untilSettled(text, withinLines);
}

function untilSettled(text: string, redactOnce: (text: string) => string): string {
  let result = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = redactOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

function withinLines(text: string): string {
  const found = secretsIn(text);
  for (const view of plainViews(text)) found.push(...secretsIn(view.text).map((span) => inOriginal(view, span)));
  return withoutSpans(text, found);
}

/** Stretches in which tokens and encoded texts stand, alone or with what belongs to an address. */
const LONG_WORD = /(?<![\w.~$%+/=:?&@-])[\w.~$%+/=:?&@-]{16,}/g;

function secretsIn(text: string): Span[] {
  return inWords(text, (word) => [...tokensIn(word), ...encodedSecretsIn(word, plainSecretsIn)]);
}

function plainSecretsIn(text: string): Span[] {
  return inWords(text, tokensIn);
}

/** What names and commands tell, and what `find` finds in the long words. */
function inWords(text: string, find: (word: string) => readonly Span[]): Span[] {
  const found = [...assignedSecretsIn(text), ...spokenSecretsIn(text)];
  for (const { 0: word, index } of allMatches(LONG_WORD, text)) {
    for (const { start, end } of find(word)) found.push({ start: start + index, end: end + index });
  }
  return found;
}
