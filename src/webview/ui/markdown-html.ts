import MarkdownIt from 'markdown-it';
import { highlight } from './highlight';

/** Addresses a person may follow; everything else in a link's place stays text. */
export const FOLLOWED_LINK = /^(https?:\/\/|mailto:)/i;

const parser = new MarkdownIt({ html: false, linkify: true, breaks: false });
const { escapeHtml } = parser.utils;

parser.validateLink = (href) => FOLLOWED_LINK.test(href.trim());
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** An image is never loaded: its description stands in its place. */
parser.renderer.rules.image = (tokens, index) => {
  const description = tokens[index]?.content ?? '';
  return `<span class="image-text">${escapeHtml(description === '' ? '🖼' : description)}</span>`;
};

parser.options.highlight = (code, language) =>
  highlight(code, language === '' ? undefined : language)
    .map(({ text, kind }) =>
      kind === '' ? escapeHtml(text) : `<span class="token-${escapeHtml(kind)}">${escapeHtml(text)}</span>`,
    )
    .join('');

/** Columns keep their alignment by class: the page's policy forbids inline styles. */
for (const rule of ['th_open', 'td_open'] as const) {
  parser.renderer.rules[rule] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    const alignment = /text-align:(\w+)/.exec(String(token?.attrGet('style') ?? ''))?.[1];
    if (token) token.attrs = alignment ? [['class', `align-${alignment}`]] : null;
    return renderer.renderToken(tokens, index, options);
  };
}

/** Markdown as HTML, with all HTML in it escaped, no images, and links only to web and mail addresses. Not yet sanitised. */
export function markdownToHtml(text: string): string {
  return parser.render(text);
}

/** A passage of a Markdown text: a paragraph, heading, list item, table or code block, as it stands in the source. */
export interface Passage {
  source: string;
  /** Its words, without markup. */
  words: string;
}

/** The passages of a text from top to bottom: what a person can point at without a mouse. */
export function passagesOf(text: string): Passage[] {
  const lines = text.split('\n');
  const passages: Passage[] = [];
  for (const token of parser.parse(text, {})) {
    const isBlock = token.type === 'inline' || token.type === 'fence' || token.type === 'code_block';
    if (!isBlock || !token.map) continue;
    const source = lines.slice(token.map[0], token.map[1]).join('\n').trim();
    const words = (token.children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('');
    const same = passages.at(-1)?.source === source;
    if (source !== '' && !same) passages.push({ source, words: words === '' ? token.content.trim() : words });
  }
  return passages;
}
