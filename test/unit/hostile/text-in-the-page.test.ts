import { describe, expect, it } from 'vitest';
import { markdownToHtml, passagesOf } from '../../../src/webview/ui/markdown-html';

/** Elements and attributes that the page's Markdown may have. */
const TAG = /<\/?([a-z0-9]+)((?:\s[^<>]*)?)\s*\/?>/gi;
const ELEMENTS = new Set(
  'a blockquote br code em h1 h2 h3 h4 h5 h6 hr li ol p pre s span strong table tbody td th thead tr ul'.split(' '),
);

function attributesOf(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, , rest = '']) =>
    [...rest.matchAll(/([^\s=]+)="[^"]*"/g)].map(([, name = '']) => name),
  );
}

const REMOTE = [
  '![a](https://example.org/x.png)',
  '![a](data:image/svg+xml;base64,PHN2Zz4=)',
  '![a](vscode-resource://file///etc/passwd)',
  '![a][r]\n\n[r]: https://example.org/x.png',
  '[![a](https://example.org/x.png)](https://example.org)',
  '<img src=https://example.org/x.png>',
  '<style>@import "https://example.org/x.css";</style>',
  '<link rel=stylesheet href=https://example.org/x.css>',
  '<base href=https://example.org/>',
  '<form action=https://example.org><input name=a></form>',
  '<a id=root name=__strings>x</a>',
  '<meta http-equiv=refresh content=0;url=https://example.org>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<div style="position:fixed;inset:0" class="open-question">Answer</div>',
  '`<img src=x>`',
  '```html" onload="alert(1)\n<img src=x>\n```',
  '```<script>\nx',
  '| a |\n| :-: |\n| <img src=x> |',
];

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'command:workbench.action.terminal.new',
  'command:brainstorm.wrapUp',
  'vscode://publisher.extension/do',
  'vscode-insiders://x',
  'vscode-webview-resource://x',
  'file:///etc/passwd',
  'blob:x',
  '//example.org',
  '\\\\example.org\\share',
  'src/a.ts',
  '#root',
];

describe('Markdown from a model, a file or a caller', () => {
  it.each(REMOTE)('loads, styles and names nothing: %s', (text) => {
    const html = markdownToHtml(text);
    for (const [, element = ''] of html.matchAll(TAG)) expect(ELEMENTS).toContain(element.toLowerCase());
    for (const name of attributesOf(html)) expect(['href', 'title', 'class', 'start']).toContain(name);
  });

  it.each(ADDRESSES)('does not link to %s', (address) => {
    for (const text of [`[a](${address})`, `[a](<${address}>)`, `<${address}>`, `[a][r]\n\n[r]: ${address}`, address])
      expect(markdownToHtml(text)).not.toContain('href=');
  });

  it('shows where a link leads, with lookalike letters spelled out', () => {
    const html = markdownToHtml('[https://example.org](https://exаmple.org/login)');
    expect(html).toContain('title="https://xn--exmple-4nf.org/login"');
  });

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['brackets', '['.repeat(20_000)],
    ['images', '![a]('.repeat(5_000)],
    ['lists', Array.from({ length: 2_000 }, (_, i) => `${' '.repeat(i)}- a`).join('\n')],
    ['emphasis', '*a_'.repeat(10_000)],
    ['backticks', '`'.repeat(10_000)],
    ['a table', `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}`],
    ['entities', '&amp'.repeat(20_000)],
    ['one long word', 'a'.repeat(500_000)],
  ])('comes to an end, however deep or long: %s', (_, text) => {
    expect(markdownToHtml(text).length).toBeGreaterThan(0);
    expect(passagesOf(text)).toBeInstanceOf(Array);
  });
});
