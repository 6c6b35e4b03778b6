import { createHash } from 'node:crypto';
import { inertLine } from '../../../agents/base/text/inert-text';
import type { WebAnswer, WebFinding } from '../../../agents/model/web-search';
import { countIn, listIn, objectIn, textIn } from './read-json';

/** Pages that one answer may bring. */
const MAX_PAGES = 5;

/** Characters of an address: longer ones carry more than a place. */
const MAX_URL = 500;
const MAX_TITLE = 160;
const MAX_EXCERPT = 600;

/** Parts of an answer that are looked at. */
const MAX_PARTS = 200;

/** What OpenAI adds to the addresses that it cites. */
const ADDED = 'utm_source';

/** An answer of the Responses API with the pages that it cites. */
interface ReadAnswer extends WebAnswer {
  /** Whether a search was made at all: some servers take any tool and then ignore it. */
  searched: boolean;
}

/** Reads an answer of the Responses API; null where it is none. Nothing in it is believed but its words. */
export function readWebAnswer(body: unknown): ReadAnswer | null {
  const { output, usage } = objectIn(body);
  if (!Array.isArray(output)) return null;
  const items = output.slice(0, MAX_PARTS).map(objectIn);
  const parts = items.flatMap(({ type, content }) => (type === 'message' ? listIn(content).slice(0, MAX_PARTS) : []));
  const pages = new Map<string, WebFinding>();
  for (const part of parts.map(objectIn)) {
    const text = textIn(part.text);
    for (const cited of listIn(part.annotations).slice(0, MAX_PARTS)) {
      const page = pageIn(objectIn(cited), text);
      if (page !== null && pages.size < MAX_PAGES && !pages.has(page.url)) pages.set(page.url, page);
    }
  }
  return {
    findings: [...pages.values()],
    searched: pages.size > 0 || items.some(({ type }) => type === 'web_search_call'),
    inputTokens: countIn(objectIn(usage).input_tokens),
    outputTokens: countIn(objectIn(usage).output_tokens),
  };
}

function pageIn(annotation: Record<string, unknown>, text: string): WebFinding | null {
  // Some gateways keep the citation in a field of its own, as chat completions have it.
  const cited = annotation.type === 'url_citation' ? { ...objectIn(annotation.url_citation), ...annotation } : null;
  const url = cited === null ? null : pageAddress(textIn(cited.url));
  if (cited === null || url === null) return null;
  const excerpt = inertLine(saidAt(text, countIn(cited.start_index), countIn(cited.end_index)), MAX_EXCERPT);
  const hash = createHash('sha256').update(excerpt).digest('hex');
  return { url, title: inertLine(textIn(cited.title), MAX_TITLE) || new URL(url).host, excerpt, hash };
}

/** The address of a web page that can be shown and opened as it is; null for any other. */
export function pageAddress(given: string): string | null {
  if (given.length > MAX_URL || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  url.searchParams.delete(ADDED);
  const address = url.href.replace(/\?$/, '');
  return address.length > MAX_URL || inertLine(address, MAX_URL) !== address ? null : address;
}

/** The paragraph that a citation stands in, without the citations themselves. */
function saidAt(text: string, start: number | null, end: number | null): string {
  const at = Math.min(start ?? 0, text.length);
  const from = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  const next = text.indexOf('\n', Math.min(Math.max(at, end ?? at), text.length));
  const paragraph = text.slice(from, next === -1 ? text.length : next);
  return paragraph
    .slice(0, MAX_EXCERPT * 4)
    .replace(/\(?\[([^\]]{0,300})\]\([^)\s]{0,600}\)\)?/g, '$1')
    .replace(/[\uE000-\uF8FF]/g, '')
    .trim();
}
