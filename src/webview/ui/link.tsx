import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { VscodeLink } from './toolkit-elements';

/** What to do when a person follows a link: the extension shows the full address before it opens anything. */
export const OnLink = createContext<(href: string) => void>(() => undefined);

/** A link in the page's own text. Never followed by the page itself. */
export function Link({ href, children }: { href: string; children: string }): JSX.Element {
  const onLink = useContext(OnLink);
  return (
    <VscodeLink
      href={href}
      title={href}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onLink(href);
      }}
    >
      {children}
    </VscodeLink>
  );
}
