import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { highlight, highlightLines, loadLanguages } from '../../../../src/webview/ui/highlight';
import { markdownToHtml, passagesOf } from '../../../../src/webview/ui/markdown-html';

it('code is shown without colours until the languages are there', async () => {
  expect(highlight('const a = 1;', 'typescript')).toEqual([{ text: 'const a = 1;', kind: '' }]);
  await loadLanguages();
  expect(highlight('const a = 1;', 'typescript')).toContainEqual({ text: 'const', kind: 'keyword' });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '![a](http://x/y.png)',
        '[l](javascript:alert(1))',
        '`',
        '```',
        '\n',
        '"',
        '&lt;',
        '<b>',
        '|a|\n|-|\n',
        '"onclick="x',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

describe('Markdown', () => {
  it('tells of a link to a heading its words: only a part of the text is shown', () => {
    const html = markdownToHtml(
      '- See [Not yet checkable](#not-yet-checkable).\n- `[a](#b)` stays, [this](/etc/passwd) too.',
    );
    expect(html).toContain('See “Not yet checkable”.');
    expect(html).toContain('<code>[a](#b)</code> stays, [this](/etc/passwd) too.');
  });

  it('never becomes an element that was not Markdown', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(markdownToHtml(text)).not.toMatch(/<(img|script|iframe|svg|style|link|object|form|b)[\s>]/i);
      }),
      { numRuns: 500 },
    );
  });

  it('links to web and mail addresses only', () => {
    expect(markdownToHtml('[a](https://example.com/?a=1&b=2)')).toContain('href="https://example.com/?a=1&amp;b=2"');
    for (const href of [
      'javascript:alert(1)',
      'command:x',
      'vscode://x',
      'file:///etc/passwd',
      'data:text/html,x',
      'src/a.ts',
      '//x.test',
    ]) {
      expect(markdownToHtml(`[a](${href})`)).not.toContain('href');
    }
  });

  it('shows the description of an image instead of loading it', () => {
    expect(markdownToHtml('![a <chart>](https://x.test/y.png)')).toBe(
      '<p><span class="image-text">a &lt;chart&gt;</span></p>\n',
    );
  });

  it('uses no inline styles', () => {
    expect(markdownToHtml('|a|b|\n|:-|-:|\n|1|2|')).toMatch(
      /<th class="align-left">a<\/th>\s*<th class="align-right">b<\/th>/,
    );
    expect(markdownToHtml('|a|\n|-:|\n|1|')).not.toContain('style=');
  });

  it('names its passages as they are shown', () => {
    expect(passagesOf('## Rules\n\nKept for **30 days**,\nthen `gone`.\n\n- one\n- two\n\n```ts\nx\n```\n')).toEqual([
      'Rules',
      'Kept for 30 days, then gone.',
      'one',
      'two',
      'x',
    ]);
  });
});

describe('highlighted code', () => {
  beforeAll(loadLanguages);

  it('is the code, character for character', () => {
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom('typescript', 'html', 'json', 'python', 'none', undefined),
        (code, language) => {
          expect(
            highlight(code, language)
              .map(({ text }) => text)
              .join(''),
          ).toBe(code);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has a colour for what its language knows', () => {
    expect(highlight('const a = "<b>";', 'typescript')).toContainEqual({ text: 'const', kind: 'keyword' });
    expect(highlight('const a = "<b>";', 'typescript')).toContainEqual({ text: '"<b>"', kind: 'string' });
  });

  it('falls into lines, also inside a comment', () => {
    const lines = highlightLines('/* a\r\n b */\nc', 'typescript').map((line) => line.map(({ text }) => text).join(''));
    expect(lines).toEqual(['/* a', ' b */', 'c']);
  });
});
