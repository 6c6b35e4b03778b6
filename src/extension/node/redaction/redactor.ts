import { redactBlocks, redactLines } from '../../../agents/base/redact/redact';
import { keyMatcher, type KeyMatcher } from './held-keys';
import { redactKnownSecrets } from './known-secrets';
import { RememberedTexts } from './remembered-texts';
import { inWindows } from './windows';

/**
 * A text without the secrets in it: private keys, credentials in addresses and headers, tokens of well-known shapes,
 * values given to names such as `password`, and the keys that the extension holds. The number of lines stays the same, a
 * second pass changes nothing, and it never rejects. Long texts are worked on in pieces, so that nobody has to wait.
 */
export type Redact = (text: string) => Promise<string>;

export interface RedactorOptions {
  /** The API keys that are held now. Where it rejects, none count. */
  keys?: () => Promise<readonly string[]>;
}

/** A secret taken out can lay the next one bare, where they touch; no text needs more passes than this. */
const MAX_PASSES = 8;

/** Milliseconds after which others are let run. */
const BREATH_MS = 5;

/** What everything that leaves the workspace goes through. */
export function createRedactor({ keys = async () => [] }: RedactorOptions = {}): Redact {
  let known = { keys: [] as readonly string[], match: keyMatcher([]), texts: new RememberedTexts() };
  const current = async (): Promise<typeof known> => {
    const held = await keys().catch(() => []);
    if (held.length !== known.keys.length || held.some((key, i) => key !== known.keys[i])) {
      known = { keys: [...held], match: keyMatcher(held), texts: new RememberedTexts() };
    }
    return known;
  };
  return async (text) => {
    if (text.trim() === '') return text;
    const { match: withoutKeys, texts } = await current();
    const before = texts.of(text);
    if (before !== null) return before;
    // A key's first line, and what a document is, may be far from the lines that are judged with it.
    const open = redactBlocks(text);
    const result = await inWindows(open, (piece) => untilSettled(piece, withoutKeys), breather());
    texts.add(text, result);
    return result;
  };
}

async function untilSettled(text: string, withoutKeys: KeyMatcher): Promise<string> {
  let result = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const shaped = redactLines(withoutKeys(result));
    const next = await redactKnownSecrets(shaped).catch(() => shaped);
    if (next === result) break;
    result = next;
  }
  return result;
}

function breather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}
