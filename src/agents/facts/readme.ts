import { type FactAt, firstMatch, type ManifestReader } from './manifest';

/** Lines of a README that are looked through for its first sentences. */
const HEAD = 60;

const MAX_TEXT = 240;

/** Characters of a paragraph that are looked at for what it says, marks and addresses of links included. */
const MAX_PARAGRAPH = 3_000;

/** A README, or a licence under any name that is no program's: `license.go` and `license-manager.ts` hold code. */
const FILES =
  /^(?:readme(?:\.(?:md|markdown|rst|txt|adoc))?|(?!.*\.(?:[cm]?[jt]sx?|py|go|r[bs]|java|kts?|cs|php|c|cc|cpp|h|hpp|swift|scala|dart|exs?|vue|svelte|html?|s?css|json|ya?ml)$)(?:licen[cs]e(?:[.-].*)?|copying(?:\..*)?))$/i;

/** The README's title and first paragraph, and what licence there is. */
export const readmeReader: ManifestReader = {
  files: FILES,
  facts({ lines, name, text }) {
    return /^readme/i.test(name) ? readmeFacts(lines) : licenceFacts(text);
  },
};

/** Paragraphs among which the first that says what the project is, is taken. */
const CONSIDERED = 6;

const SAYS_WHAT_IT_IS =
  /\b(?:is|are) (?:an?|the)\b|\b(?:framework|library|tool|toolkit|app(?:lication)?|server|client|service|plugin|extension|engine|system|platform|language|compiler|parser|database|command|site|game)\b/i;

function readmeFacts(lines: readonly string[]): FactAt[] {
  const head = withoutLinkBlocks(withoutCode(lines.slice(0, HEAD)));
  // What ends in a colon leads to what comes below it, and says nothing by itself.
  const paragraphs = paragraphsIn(head).filter(({ text }) => !text.endsWith(':'));
  const chosen = paragraphs.slice(0, CONSIDERED).find(({ text }) => SAYS_WHAT_IT_IS.test(text)) ?? paragraphs[0];
  if (chosen === undefined) return [];
  const { start, end, text } = chosen;
  const shown = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  const title = firstMatch(head.slice(0, start), /^#+\s+(\S[^]*)$/)?.value.replace(/#*$/, '');
  const underlined = head.slice(0, start).find((_, i) => /^[=-]{3,}\s*$/.test(head[i + 1] ?? ''));
  const value = plain(title ?? underlined ?? '') || shown.slice(0, 60);
  return [{ kind: 'readme', value, text: `README: ${shown}`, line: start + 1, endLine: end + 1 }];
}

/** Runs of lines of prose; `start` and `end` count from 0. */
function paragraphsIn(lines: readonly string[]): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (!isProse(lines[start] ?? '')) continue;
    let end = start;
    while (end + 1 < lines.length && isProse(lines[end + 1] ?? '')) end++;
    found.push({
      start,
      end,
      text: plain(
        lines
          .slice(start, end + 1)
          .join(' ')
          .slice(0, MAX_PARAGRAPH),
      ),
    });
    start = end;
  }
  return found;
}

/** The same lines with those of code blocks emptied. */
function withoutCode(lines: readonly string[]): string[] {
  let fenced = false;
  return lines.map((line) => {
    const fence = /^\s*(?:```|~~~)/.test(line);
    if (fence) fenced = !fenced;
    return fence || fenced || /^(?: {4}|\t)/.test(line) ? '' : line;
  });
}

/** The same without links that go over several lines of markup: with a picture, they are to somebody who paid for it. */
function withoutLinkBlocks(lines: readonly string[]): string[] {
  let end = -1;
  return lines.map((line, at) => {
    if (at > end && /^\s*<a\b[^>]*>?\s*$/i.test(line)) {
      // One that nothing closes hides nothing.
      end = lines.findIndex((other, from) => from >= at && /<\/a>/i.test(other));
    }
    return at <= end ? '' : line;
  });
}

/** A line of a paragraph: no heading, badge, link list, table, markup or rule. */
function isProse(line: string): boolean {
  const text = plain(line);
  const words = text.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  return /^[\p{L}"'(]/u.test(text) && !/^\s*\*\s/.test(line) && words.length > 1;
}

function plain(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[([^\]]*)\]/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const LICENCES: readonly [RegExp, string][] = [
  [/Apache License,?\s+Version 2\.0/i, 'Apache-2.0'],
  [/GNU AFFERO GENERAL PUBLIC LICENSE/i, 'AGPL-3.0'],
  [/GNU LESSER GENERAL PUBLIC LICENSE/i, 'LGPL'],
  [/GNU GENERAL PUBLIC LICENSE[\s\S]{0,80}Version 3/i, 'GPL-3.0'],
  [/GNU GENERAL PUBLIC LICENSE/i, 'GPL-2.0'],
  [/Mozilla Public License/i, 'MPL-2.0'],
  [/Permission to use, copy, modify, and\/or distribute/i, 'ISC'],
  [/Permission is hereby granted, free of charge/i, 'MIT'],
  [/Redistributions in binary form[\s\S]*Neither the name/i, 'BSD-3-Clause'],
  [/Redistributions in binary form/i, 'BSD-2-Clause'],
  [/This is free and unencumbered software/i, 'Unlicense'],
];

function licenceFacts(text: string): FactAt[] {
  const found = LICENCES.find(([pattern]) => pattern.test(text.slice(0, 20_000)))?.[1];
  if (found === undefined) return [];
  return [
    {
      kind: 'licence',
      value: found,
      text: `Licensed under ${found}`,
      line: 1,
      endLine: Math.min(5, text.split('\n').length),
    },
  ];
}
