import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { Statement, StatementKind } from '../../../../src/agents/session/statement';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { renderDraft } from '../../../../src/agents/specification/draft';
import { blockQuote, codeSpan, fenced, inline, inlineStart, yamlText } from '../../../../src/agents/base/text/markdown';
import { buildSpec } from '../../../../src/agents/specification/model';
import { renderSpec } from '../../../../src/agents/specification/render';
import { unfolded } from './as-written';
import { asked, evidence, fact, session, topic } from './session-builder';

const markdown = new MarkdownIt({ html: true, linkify: false });

/** Text that tries to be structure. */
const hostile = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '# H',
          '## Evidence',
          '</details>',
          '\n',
          '\r\n',
          '\n\n',
          '---',
          '===',
          '- ',
          '* ',
          '1. ',
          '> ',
          '```',
          '`',
          '~~~',
          '|',
          '| --- |',
          '<script>',
          '</p>',
          '<!--',
          '[Q7]',
          '[x](javascript:a)',
          '![i](u)',
          '[Q7]: http://x',
          '[E1]',
          '[E1]: http://x',
          '[E1](javascript:a)',
          '[E1][Q1]',
          '[Q1, E1]',
          '**',
          '__',
          '\\',
          '&lt;',
          '&#35;',
          '\u2028',
          '\u202E',
          '\uFEFF',
          '\u0000',
          '    ',
          '\t',
          ': ',
          '"',
          "'",
          '${a}',
          '$$',
          '{{x}}',
          'a_b',
          '_',
          '~~',
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.constantFrom('plain words', 'Größe', '日本語', 'עברית') },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => /\S/u.test(text));

const BRIEF_SECTIONS = [
  'Purpose',
  'Build',
  'Checks',
  'Not part of it',
  'Yours to decide',
  'Open: ask, or say what you assume',
  'Code',
];

const KINDS: StatementKind[] = [
  'goal',
  'requirement',
  'quality',
  'decision',
  'delegated',
  'open_question',
  'acceptance',
  'fact',
];

function specOf(text: string): string {
  const statements = KINDS.map((kind, at): Statement => ({
    id: `X-00${at}`,
    topicId: 't',
    kind,
    text,
    dimension: 'behaviour',
    sources: at % 2 === 0 ? ['Q1', 'E1'] : [],
    by: 'writer',
    dependsOn: [],
    rejected: [{ option: text, reason: text }],
  }));
  const one = session({
    request: text,
    interviewer: text,
    intake: null,
    selection: { path: text, startLine: 1, endLine: 1, text, language: text },
    topics: [topic('t', text, ['behaviour'], { scope: text, finding: text })],
    evidence: [evidence('E1', text, 1, 2, text)],
    facts: [fact('lint', text, text, ['E1'])],
    probe: { ...session({}).probe, status: 'completed_with_gaps', evidenceSummary: text, gaps: [text] },
    questions: [
      asked('Q1', { type: 'ask_text', topicId: 't', config: { question: text }, answer: { text } }),
      asked('Q2', {
        type: 'ask_code',
        topicId: 't',
        config: { question: text },
        answer: { code: text, language: text },
      }),
      asked('Q3', { type: 'ask_text', topicId: 't', config: { question: text }, nonAnswer: 'dont_know', text }),
    ],
    statements,
  });
  const spec = buildSpec(one, { title: text, summary: text });
  return [renderSpec(spec), renderBrief(spec), renderDraft(one, 't')].join('\n<<next>>\n');
}

/** The Markdown below the front matter, as a parser sees it; the fold of the annex is the one piece of HTML. */
function parse(document: string) {
  return markdown.parse(unfolded(document), {});
}

describe('text that is no markup', () => {
  it('stands as it was written: a star between words makes nothing stand out', () => {
    expect(inline('a 3 * 4 table')).toBe('a 3 * 4 table');
    expect(inline('*.ts and *.js')).toBe('\\*.ts and \\*.js');
  });
});

describe('text that people, models and the workspace supply', () => {
  it('makes no headings, HTML, links or images, whatever it holds', () => {
    const plain = specOf('plain').split('\n<<next>>\n').map(headings);
    fc.assert(
      fc.property(hostile, (text) => {
        for (const [at, document] of specOf(text).split('\n<<next>>\n').entries()) {
          const found = headings(document);
          const expected = (plain[at] ?? []).filter((title) => title !== 'plain');
          // A brief has the sections that its statements need; which those are hangs on their words.
          if (at === 1) expect(found.slice(1).filter((title) => !BRIEF_SECTIONS.includes(title))).toEqual([]);
          else {
            // What was not found is left out where the words of an answer speak to it.
            const needed = (titles: string[]) => titles.filter((title) => title !== 'What the workspace shows');
            expect(needed(found)).toHaveLength(needed(plain[at] ?? []).length);
            expect(needed(found).filter((title) => expected.includes(title))).toEqual(needed(expected));
          }
          for (const token of parse(document).flatMap((t) => [t, ...(t.children ?? [])])) {
            expect(['html_block', 'html_inline', 'link_open', 'image', 'hr', 'strong_strong']).not.toContain(
              token.type,
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves the front matter on its own lines', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [spec = '', , draft = ''] = specOf(text).split('\n<<next>>\n');
        for (const document of [spec, draft]) {
          const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(document) ?? [];
          for (const line of front.split('\n'))
            expect(line).toMatch(/^[a-z]+: (?:"(?:[^"\\]|\\.)*"|[a-z_]+|\d+|null)$/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is shown as it is: the words come out of the renderer unchanged', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const plain = text.replace(/`[^`]*`/g, '').replace(/`/g, '');
        const [token] = markdown.parseInline(inline(plain), {});
        expect((token?.children ?? []).map(({ content }) => content).join('')).toBe(readable(plain));
      }),
    );
  });
});

describe('escaping', () => {
  it('leaves ordinary text readable', () => {
    for (const text of ['max_size is 5 MB (or 10%)', 'see `src/a_b.ts`', 'a < b', 'R&D', 'costs $5', '~5 items']) {
      expect(inline(text).replace('\\<', '<')).toBe(text);
    }
  });

  it('disarms what would begin a block at the start of a line', () => {
    expect(['# a', '- a', '+ a', '1. a', '2) a', '> a', '=== ', '~~~ a'].map((text) => inlineStart(text))).toEqual([
      '\\# a',
      '\\- a',
      '\\+ a',
      '1\\. a',
      '2\\) a',
      '\\> a',
      '\\===',
      '\\~\\~\\~ a',
    ]);
  });

  it('removes characters that reorder or hide text', () => {
    expect(inline('admin\u202E\u2066txt\u0000\u2028end\uFEFF')).toBe('admintxt end');
    expect(yamlText('a\n---\nb: "c"')).toBe('"a --- b: \\"c\\""');
  });

  it('keeps code and quotations whole', () => {
    expect(codeSpan('a`b')).toBe('`` a`b ``');
    expect(inline('Given ``execa`npm run` ``, when *it* ends')).toBe('Given ``execa`npm run` ``, when \\*it\\* ends');
    expect(inline('``never closed *x*')).toBe('\\`\\`never closed \\*x\\*');
    expect(fenced('```\nx\n```', 'ts')).toBe('````ts\n```\nx\n```\n````');
    expect(fenced('x', 'ts" onload')).toBe('```\nx\n```');
    expect(blockQuote('one\n# two\n\n- three')).toBe('> one  \n> \\# two\n>\n> \\- three');
  });
});

function headings(document: string): string[] {
  const tokens = parse(document);
  return tokens.flatMap(({ type }, at) => (type === 'heading_open' ? [tokens[at + 1]?.content ?? ''] : []));
}

function readable(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
