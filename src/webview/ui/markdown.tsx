import DOMPurify, { type Config } from 'dompurify';
import type { JSX, Ref } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { useLanguages } from './highlight';
import { OnLink } from './link';
import { FOLLOWED_LINK, markdownToHtml } from './markdown-html';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string; createScriptURL(url: string): string },
    ): Policy;
  };
}

let policy: Policy | undefined;

/**
 * The policy under which sanitised Markdown enters the page. It stays in this module, and only the sanitiser gets it: it
 * wraps what the sanitiser parses and what it returns. Undefined where the browser has no trusted types.
 */
function markdownPolicy(): Policy | undefined {
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('brainstorm-markdown', {
    createHTML: (html) => html,
    createScriptURL: () => '',
  });
  return policy;
}

const ALLOWED_TAGS =
  'a blockquote br code em h1 h2 h3 h4 h5 h6 hr li ol p pre s span strong table tbody td th thead tr ul'.split(' ');

function sanitise(html: string): string {
  const trusted = markdownPolicy();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'title', 'class', 'start'],
    ALLOWED_URI_REGEXP: FOLLOWED_LINK,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...(trusted ? { TRUSTED_TYPES_POLICY: trusted, RETURN_TRUSTED_TYPE: true } : {}),
  });
}

/** A block of code with the name of its language. */
const NAMED_CODE = /(?:```|~~~) {0,3}\w/;

/**
 * Markdown from people, models and workspaces, rendered without trusting it: no HTML, no images, no styles, and links
 * only through `OnLink`.
 */
export function Markdown({
  text,
  id,
  innerRef,
}: {
  text: string;
  id?: string;
  innerRef?: Ref<HTMLDivElement>;
}): JSX.Element {
  const onLink = useContext(OnLink);
  const hasCode = NAMED_CODE.test(text);
  const isColoured = useLanguages(hasCode) && hasCode;
  const html = useMemo(() => sanitise(markdownToHtml(text)), [text, isColoured]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    // Stopped here, or the editor's own listener on the document would open the address unseen.
    event.preventDefault();
    event.stopPropagation();
    onLink(link.href);
  };
  return (
    <div
      class="markdown"
      id={id}
      ref={innerRef ?? null}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && follow(event)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
