declare global {
  interface Window {
    /** Translations by English text, put there by the extension; absent in English. */
    __strings?: Readonly<Record<string, string>>;
  }
}

/**
 * The text in the person's language, with `{0}`, `{1}` … replaced by the arguments. The English text is the key; what
 * has no translation is shown in English.
 */
export function t(english: string, ...args: readonly (string | number)[]): string {
  const strings = typeof window === 'undefined' ? undefined : window.__strings;
  const text = strings !== undefined && Object.hasOwn(strings, english) ? strings[english] : undefined;
  return (text ?? english).replace(/\{(\d+)\}/g, (whole, index: string) => String(args[Number(index)] ?? whole));
}
