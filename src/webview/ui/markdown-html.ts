import MarkdownIt from 'markdown-it';
import { highlight } from './highlight';

/** Addresses a person may follow; everything else in a link's place stays text. */
export const FOLLOWED_LINK = /^(https?:\/\/|mailto:)/i;

const parser = new MarkdownIt({ html: false, linkify: true, breaks: false });
const { escapeHtml } = parser.utils;

parser.validateLink = (href) => FOLLOWED_LINK.test(href.trim());
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** A link to a heading of the same text leads nowhere on the page, which shows a part of it: its words stand in its place. */
const TO_HEADING = /\[([^\][\n]{1,200})\]\(#[\w-]{1,100}\)/g;
parser.core.ruler.push('links_to_headings', ({ tokens }) => {
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === 'text') token.content = token.content.replace(TO_HEADING, '“$1”');
});

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

/** Resting on a link shows where it leads, whatever its words say. */
parser.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  token?.attrSet('title', String(token.attrGet('href') ?? ''));
  return renderer.renderToken(tokens, index, options);
};

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

/**
 * The passages of a text from top to bottom, as the page shows them, without markup: paragraphs, headings, list items,
 * cells, code blocks. They are what a person can point at without a mouse.
 */
export function passagesOf(text: string): string[] {
  return parser.parse(text, {}).flatMap(({ type, content, children }) => {
    if (type !== 'inline' && type !== 'fence' && type !== 'code_block') return [];
    const words = children
      ? children.map((child) => (child.type.endsWith('break') ? ' ' : child.content)).join('')
      : content;
    return words.trim() === '' ? [] : [words.trim()];
  });
}
