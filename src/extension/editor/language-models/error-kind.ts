import type { FailureKind } from '../../../agents/model/model';
import { redact } from '../../../agents/base/redact/redact';

/** The errors that the editor has names for: the person did not allow it, a limit, and no such model. */
const CODES = ['NoPermissions', 'Blocked', 'NotFound'] as const;
type ErrorCode = (typeof CODES)[number];

const CODE_MEANS = {
  NoPermissions: 'authorisation',
  Blocked: 'quota',
  NotFound: 'transport',
} as const;

/** What an error of the editor or of a model's provider means for us. */
export interface ErrorMeaning {
  kind: Exclude<FailureKind, 'cancelled'>;
  /** Whether the same call may work a moment later. */
  transient: boolean;
  /** The editor's own name of the error; null where it gave none. */
  code: ErrorCode | null;
  /** What the error says, short, on one line and without secrets; empty where it says nothing. */
  detail: string;
}

/** Errors of providers come wrapped in one another; no deeper than this. */
const MAX_DEPTH = 5;
const MAX_DETAIL = 160;

/** Only words tell these apart: providers throw plain errors, and their class names do not survive the way to us. */
const BY_WORDS: readonly { words: RegExp; kind: ErrorMeaning['kind']; transient: boolean }[] = [
  {
    words: /off[_ -]?topic|content[_ -]?(?:filter|policy)|\bfiltered\b|responsible ai/i,
    kind: 'content',
    transient: false,
  },
  {
    words: /rate.?limit|too many requests|\b429\b|ChatRateLimited/i,
    kind: 'quota',
    transient: true,
  },
  {
    words: /quota|billing|insufficient (?:credit|funds)|payment required|\b402\b/i,
    kind: 'quota',
    transient: false,
  },
  {
    words:
      /context.?(?:length|window)|maximum (?:context|prompt)|(?:prompt|input|message) is too (?:long|large)|token limit|too many tokens/i,
    kind: 'too_long',
    transient: false,
  },
  {
    words:
      /(?:tools?|functions?|tool_choice)\b.{0,60}\b(?:not|un)\s?(?:be\s)?(?:support|allow|available)|does not support (?:tools?|function)/i,
    kind: 'unsupported',
    transient: false,
  },
  {
    words: /unauthori[sz]ed|forbidden|invalid api.?key|\b40[13]\b|sign(?:ed)? ?in|not logged in/i,
    kind: 'authorisation',
    transient: false,
  },
];

/** A wrong request is wrong the second time, too. */
const REFUSED = /\b4(?:0[0-79]|[1-9]\d)\b|bad request|invalid[_ ]request/i;
/** The line or the service, not the request. */
const NETWORK =
  /network|fetch failed|socket|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timed? ?out|\b5\d\d\b|unavailable|overloaded/i;

/**
 * Understands an error by its code where it has one, else by what it says.
 *
 * @param toolsInDoubt whether tools were sent to a model of which nobody says that it takes them: an error without a
 *   better explanation then means that it does not
 */
export function meaningOf(error: unknown, { toolsInDoubt = false } = {}): ErrorMeaning {
  const chain = chainOf(error);
  const detail = shortened(chain.map(({ message }) => message).find((message) => message !== '') ?? '');
  const code = CODES.find((known) => chain.some((link) => link.code === known)) ?? null;
  if (code !== null) return { kind: CODE_MEANS[code], transient: false, code, detail };
  const said = chain.map(({ name, message }) => `${name}: ${message}`).join('\n');
  return { ...meaningOfWords(said, toolsInDoubt), code, detail };
}

function meaningOfWords(said: string, toolsInDoubt: boolean): Pick<ErrorMeaning, 'kind' | 'transient'> {
  const known = BY_WORDS.find(({ words }) => words.test(said));
  if (known) return { kind: known.kind, transient: known.transient };
  if (NETWORK.test(said)) return { kind: 'transport', transient: true };
  if (toolsInDoubt) return { kind: 'unsupported', transient: false };
  return { kind: 'transport', transient: !REFUSED.test(said) };
}

interface Link {
  name: string;
  code: string;
  message: string;
}

function chainOf(error: unknown): Link[] {
  const links: Link[] = [];
  for (let one = error; one !== undefined && one !== null && links.length < MAX_DEPTH;) {
    if (typeof one !== 'object') return [...links, { name: '', code: '', message: asText(one) }];
    const { name, code, message, cause } = one as Record<string, unknown>;
    links.push({ name: asText(name), code: asText(code), message: asText(message) });
    one = cause;
  }
  return links;
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a provider says may be a whole page, and may repeat the request: its first words will do. */
function shortened(message: string): string {
  const line = redact(message).replace(/\s+/g, ' ').trim();
  return line.length > MAX_DETAIL ? `${line.slice(0, MAX_DETAIL - 1)}…` : line;
}
