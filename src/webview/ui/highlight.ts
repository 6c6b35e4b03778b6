import { useEffect, useState } from 'preact/hooks';
import type { highlighter as Highlighter } from './languages';

/** Longest code, in UTF-16 units, that is highlighted: beyond it the work would be felt while typing. */
const MOST_HIGHLIGHTED = 60_000;

/** A piece of code in one colour. `kind` is one of highlight.js's scopes, e.g. `keyword`, or empty. */
export interface Token {
  text: string;
  kind: string;
}

let highlighter: typeof Highlighter | null = null;
let loading: Promise<void> | null = null;

/** Loads the languages, once. Never rejects: code without colours can be read as well. */
export function loadLanguages(): Promise<void> {
  loading ??= import('./languages').then(
    (loaded) => void (highlighter = loaded.highlighter),
    () => void (loading = null),
  );
  return loading;
}

/**
 * Whether the languages are there. Where code is shown that they could colour they are loaded, and the caller is rendered again
 * once they are there.
 */
export function useLanguages(isWanted: boolean): boolean {
  const [, render] = useState(0);
  useEffect(() => {
    if (!isWanted || highlighter !== null) return;
    let isShown = true;
    void loadLanguages().then(() => isShown && render((times) => times + 1));
    return () => void (isShown = false);
  }, [isWanted]);
  return highlighter !== null;
}

/**
 * The code as coloured pieces; joined, their texts are the code, character for character. One piece without a kind where
 * the language is unknown, the code too long, or the languages are not loaded.
 */
export function highlight(code: string, language: string | undefined): Token[] {
  if (code === '') return [];
  const known = language !== undefined && highlighter?.getLanguage(language) !== undefined;
  if (!known || highlighter === null || code.length > MOST_HIGHLIGHTED) return [{ text: code, kind: '' }];
  const tokens = readTokens(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
  return tokens.map(({ text }) => text).join('') === code ? tokens : [{ text: code, kind: '' }];
}

/** The coloured pieces of each line, without the line breaks. */
export function highlightLines(code: string, language: string | undefined): Token[][] {
  const lines: Token[][] = [[]];
  for (const { text, kind } of highlight(code, language)) {
    text.split(/\r\n|\r|\n/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, kind });
    });
  }
  return lines;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Reads the highlighter's markup, which is nothing but nested spans and escaped text, without making HTML of it. */
function readTokens(markup: string): Token[] {
  const tokens: Token[] = [];
  const kinds: string[] = [];
  for (const [, opening, closing, text] of markup.matchAll(/<span class="([^"]*)">|(<\/span>)|([^<]+)/g)) {
    if (opening !== undefined) kinds.push(opening.split(' ')[0]?.replace(/^hljs-/, '') ?? '');
    else if (closing !== undefined) kinds.pop();
    else if (text !== undefined) tokens.push({ text: unescape(text), kind: kinds.at(-1) ?? '' });
  }
  return tokens;
}

const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
