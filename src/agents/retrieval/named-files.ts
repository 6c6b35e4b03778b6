/** A path with folders, or a name with an extension. */
const NAME = /[\w@.[\]-]{1,80}(?:\/[\w@.[\]-]{1,80})+|[\w-]{1,80}(?:\.[\w-]{1,40}){0,3}\.[A-Za-z]\w{0,5}\b/g;

/** Most names that are looked for. */
const MAX_NAMES = 20;

/** What may be the names and paths of files in a text. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(NAME)].map(([name]) => name.replace(/^(?:\.{0,2}\/)+|\.+$/g, ''));
  return [...new Set(names)].filter((name) => name.length > 2).slice(0, MAX_NAMES);
}

/** A name alone says less than one with its folder: several files may be called so. */
const NAME_ALONE = 0.7;

/** 0 to 1: how surely one of the names means the file. */
export function namedBy(names: readonly string[], path: string): number {
  let best = 0;
  for (const name of names) {
    if (path === name || path.endsWith(`/${name}`)) best = Math.max(best, name.includes('/') ? 1 : NAME_ALONE);
  }
  return best;
}
