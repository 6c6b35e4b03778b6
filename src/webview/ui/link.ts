import { createContext } from 'preact';

/** What to do when a person follows a link: the extension shows the full address before it opens anything. */
export const OnLink = createContext<(href: string) => void>(() => undefined);
