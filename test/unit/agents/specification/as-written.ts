import MarkdownIt from 'markdown-it';
import { expect } from 'vitest';
import { answersSchema, type Answers } from '../../../../src/agents/specification/exporters/answers-json';
import { FIRST_SCREEN_WORDS, words } from '../../../../src/agents/specification/first-screen';

const parser = new MarkdownIt({ html: true });

/** A written specification in its sections, by title, those of its annex among them; what stands before the first is under "". */
export function sectionsOf(markdown: string): Map<string, string> {
  const parts = unfolded(markdown).split(/^## (.+)$/m);
  return new Map(parts.flatMap((text, at) => (at % 2 === 0 ? [[parts[at - 1] ?? '', text] as const] : [])));
}

/** A written specification without its front matter, and without what folds its annex. */
export function unfolded(markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^<details>\n<summary>Annex: .*\n/m, '')
    .replace(/\n<\/details>\n$/, '\n');
}

/** The ids in brackets, code and what is escaped aside. */
export function marksIn(markdown: string): string[] {
  const prose = markdown.replace(/(`{3,})[\s\S]*?\1/g, ' ').replace(/`[^`]*`/g, ' ');
  return ids(prose, /(?<!\\)\[([A-Z]\d+)(?:, (?:option|own words))?\]/g);
}

/** The text as it was before it was escaped, laid out and quoted, white space evened out. */
export function asSaid(markdown: string): string {
  return evened(
    markdown
      .split('\n')
      .map((line) => line.replace(/^(?: {2})*> ?/, ''))
      .join('\n')
      .replace(/\\([\\`*_[\]<&~$#>+=:|.)-])/g, '$1'),
  );
}

export function evened(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** What must hold of every specification and its answers, whoever answered what. */
export function expectWellFormed(spec: string, answersJson: string): void {
  const sections = sectionsOf(spec);
  const answers = JSON.parse(answersJson) as Answers;
  const evidence = ids(sections.get('Evidence') ?? '', /^- \[(E\d+)\]/gm);
  const said = ids(sections.get('Clarifications') ?? '', /^- \*\*([QM]\d+)\*\*/gm);
  const entries = [...evidence, ...said, 'request'];
  const rest = [...sections].filter(([title]) => title !== 'Evidence').map(([, text]) => text);
  const marks = rest.flatMap(marksIn);

  expect(marks.filter((id) => !entries.includes(id))).toEqual([]);
  const traced = answers.trace.flatMap(({ sources }) => sources);
  expect(evidence.filter((id) => !marks.includes(id) && !traced.includes(id))).toEqual([]);
  expect(answersSchema.safeParse(answers).error).toBeUndefined();
  expect(
    words(
      spec
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .split(/^## (?!(?:Goals|Non-goals|Open questions|Assumptions|Check first)$)/m)[0] ?? '',
    ),
  ).toBeLessThanOrEqual(FIRST_SCREEN_WORDS);
  expect(entries.filter((id) => spec.includes(`\\[${id}\\]`))).toEqual([]);
  expect(new Set(entries).size).toBe(entries.length);

  const numbered = ids(spec, /^- \*\*((?:[A-Z]+)-\d+)\*\* /gm);
  for (const prefix of new Set(numbered.map((id) => id.replace(/\d+$/, '')))) {
    const own = numbered.filter((id) => id.startsWith(prefix));
    expect(own).toEqual(own.map((_, at) => `${prefix}${String(at + 1).padStart(3, '0')}`));
  }
  const rows = answers.trace.map(({ statement }) => statement);
  expect([...rows].sort()).toEqual([...numbered].sort());

  const list = parser.parse(sections.get('Clarifications') ?? '', {}).filter(({ level }) => level < 2);
  const expected = said.flatMap(() => ['list_item_open', 'list_item_close']);
  expect(list.map(({ type }) => type)).toEqual(
    said.length === 0 ? [] : ['bullet_list_open', ...expected, 'bullet_list_close'],
  );
  expect(answers.answers.map(({ id }) => id)).toEqual(said.filter((id) => id.startsWith('Q')));
}

function ids(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((found) => found[1] ?? '');
}
