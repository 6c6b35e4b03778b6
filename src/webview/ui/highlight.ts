import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const languages = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  graphql,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  python,
  ruby,
  rust,
  sql,
  swift,
  typescript,
  xml,
  yaml,
};

for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);
hljs.registerAliases(['shellscript', 'shell'], { languageName: 'bash' });
hljs.registerAliases(['javascriptreact'], { languageName: 'javascript' });
hljs.registerAliases(['typescriptreact'], { languageName: 'typescript' });
hljs.registerAliases(['vue', 'svelte'], { languageName: 'xml' });

/** Longest code, in UTF-16 units, that is highlighted: beyond it the work would be felt while typing. */
const MOST_HIGHLIGHTED = 60_000;

/** A piece of code in one colour. `kind` is one of highlight.js's scopes, e.g. `keyword`, or empty. */
export interface Token {
  text: string;
  kind: string;
}

/**
 * The code as coloured pieces; joined, their texts are the code, character for character. One piece without a kind where
 * the language is unknown or the code too long.
 */
export function highlight(code: string, language: string | undefined): Token[] {
  if (code === '') return [];
  const known = language !== undefined && hljs.getLanguage(language) !== undefined;
  if (!known || code.length > MOST_HIGHLIGHTED) return [{ text: code, kind: '' }];
  const tokens = readTokens(hljs.highlight(code, { language, ignoreIllegals: true }).value);
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
