import { asidesIn, isWithin } from '../../../base/english/asides';
import type { AreaContext } from '../entries/entry';

/** Names of code as requests write them: in backticks, with a dot or a dash, in mixed letters; or a path of a service. */
const NAMES =
  /`([^`\n]{2,60})`|(?<![\w-])(--[a-z][\w-]{1,30})|(?<![\w/])((?:[a-z_]\w{0,30}\.){1,3}[A-Za-z_]\w{1,30})(?![\w/])(?!\.\w)|\b([a-z]{2,20}[A-Z]\w{1,40}|[A-Z][a-z]{2,20}[A-Z]\w{1,40})\b|\b((?:GET|POST|PUT|PATCH|DELETE) \/[\w/:{}-]{1,60})/g;

/** Names of code that a request says, in their order. */
function namesIn(request: string): string[] {
  const all = [...request.slice(0, LOOKED_AT).matchAll(NAMES)].map((match) => match.slice(1).find(Boolean) ?? '');
  // What stands in quotes is a value or a text, and no name.
  const isQuoted = (name: string) => request.includes(`"${name}"`) || request.includes(`“${name}”`);
  return [...new Set(all)].filter((name) => !/^(?:e\.g|i\.e|z\.B)$/i.test(name) && !isQuoted(name));
}

/** Characters of a request that are looked at. */
const LOOKED_AT = 2_000;

/** Names of code that a request is about: none that stands in brackets or as an example, and no row of commands. */
function namesMeant(request: string): string[] {
  const asides = asidesIn(request);
  return namesIn(request).filter((name) => {
    const start = request.indexOf(name);
    return !name.includes('|') && !isWithin({ start, end: start + name.length }, asides);
  });
}

/** Variables of the environment: nobody types or calls one. */
const OF_ENVIRONMENT = /^\$|^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;

/** A name of code that a request means: a product's name (“OpenTelemetry”) is one only where the code has it. */
export function nameMeant({ request, code }: Pick<AreaContext, 'request' | 'code'>): string | undefined {
  const isThere = (name: string) => code.some(({ path, excerpt }) => path.includes(name) || excerpt.includes(name));
  return namesMeant(request).find(
    (name) => !OF_ENVIRONMENT.test(name) && (!/^(?:[A-Z][a-z]+){2,6}$/.test(name) || isThere(name)),
  );
}

/** The file in which an option of the command line stands already; null where none was found with it. */
export function placeOf(name: string | undefined, { code }: Pick<AreaContext, 'code'>): string | null {
  if (name === undefined || !/^--\w[\w-]*$/.test(name)) return null;
  const bare = name.slice(2);
  const said = new RegExp(`(?<![\\w-])(?:--${bare}(?![\\w-])|["']${bare}["']|${bare}: )`);
  return code.find(({ role, excerpt }) => role !== 'fact' && said.test(excerpt))?.path ?? null;
}
