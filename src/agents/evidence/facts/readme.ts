import { type FactAt, firstMatch, type ManifestReader } from './manifest';

/** Lines of a README that are looked through for its first sentences. */
const HEAD = 60;

const MAX_TEXT = 240;

/** The README's title and first paragraph, and what licence there is. */
export const readmeReader: ManifestReader = {
  files: /^(?:readme(?:\.(?:md|markdown|rst|txt|adoc))?|licen[cs]e(?:[.-].*)?|copying(?:\..*)?)$/i,
  facts({ lines, name, text }) {
    return /^readme/i.test(name) ? readmeFacts(lines) : licenceFacts(text);
  },
};

function readmeFacts(lines: readonly string[]): FactAt[] {
  const head = lines.slice(0, HEAD);
  const title = firstMatch(head, /^(?:#+|=+)\s+(.*?)\s*#*$/);
  const start = head.findIndex((line, i) => i >= (title?.line ?? 0) && isProse(line));
  if (start === -1) return [];
  let end = start;
  while (end + 1 < head.length && isProse(head[end + 1] ?? '')) end++;
  const paragraph = plain(head.slice(start, end + 1).join(' '));
  const shown = paragraph.length > MAX_TEXT ? `${paragraph.slice(0, MAX_TEXT - 1)}…` : paragraph;
  const value = plain(title?.value ?? '') || shown.slice(0, 60);
  return [{ kind: 'readme', value, text: `README: ${shown}`, line: start + 1, endLine: end + 1 }];
}

/** A line of a paragraph: no heading, badge, link list, table, markup or rule. */
function isProse(line: string): boolean {
  const text = plain(line);
  return /^[\p{L}*_`"'[]/u.test(line.trim()) && !/^\s*(?:\*\s|[-=~^]{3,})/.test(line) && /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(text);
}

function plain(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
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
  return [{ kind: 'licence', value: found, text: `Licensed under ${found}`, line: 1, endLine: Math.min(5, text.split('\n').length) }];
}
