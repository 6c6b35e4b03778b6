import { refuse, shown } from './refuse';

/**
 * Formats that git itself names; a repository's own names for formats are not among them, and cannot replace these. The
 * forms of mail are not either: they encode and fold what they show.
 */
const NAMED = new Set(['oneline', 'short', 'medium', 'full', 'fuller', 'reference', 'raw']);

/** Most characters of a format. */
const MAX_FORMAT = 300;

/**
 * Placeholders that only print what the commit holds: hashes, people, dates, subject, body, ref names, colours, padding.
 * Not among them: what asks a signature program (`%G?`), runs describe, or expands notes; and what cuts, folds or rewrites
 * a text, which is whole when secrets are looked for.
 */
const PLACEHOLDER =
  /^(?:[HhTtPpsbBdDemgN%n]|S|x[0-9a-fA-F]{2}|a[nNeElLdDrtiIsh]|c[nNeElLdDrtiIsh]|g[DdsnNeE]|C(?:red|green|blue|reset|\((?:auto|always|[a-z0-9 #]{1,30})(?:,[a-z0-9 #]{1,30})?\))|(?:>>|><|[<>])\|?\(\d{1,3}\)|\(trailers(?::(?:only|unfold|key=[\w-]{1,40})(?:,(?:only|unfold|key=[\w-]{1,40}))*)?\)|\(decorate\))/;

/** Placeholders that cut a text to a width, fold it, make a file's name of it, or show a value without its name. */
const CUTTING = /^(?:(?:>>|><|[<>])\|?\([^)]{0,12},|w\(|f|\(trailers:[^)]{0,200}valueonly)/;

/**
 * A value of `--format` or `--pretty`, if it is known to be harmless: one of git's own names, or a text whose placeholders
 * are all among the harmless ones.
 * @throws AccessRefused otherwise.
 */
export function checkFormat(value: string): string {
  if (NAMED.has(value) || value === '') return value;
  const text = /^t?format:([\s\S]*)$/.exec(value)?.[1] ?? value;
  if (text === value && !text.includes('%')) {
    refuse(`${shown(value)} is none of git's own formats; use one of ${[...NAMED].join(', ')}, or format:'%h %an %s'.`);
  }
  if (value.length > MAX_FORMAT) refuse(`the format has more than ${MAX_FORMAT} characters; use a shorter one.`);
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', at)) {
    const rest = text.slice(at + 1).replace(/^[+\- ](?=[^%])/, '');
    if (CUTTING.test(rest)) {
      refuse(`${shown(text.slice(at, at + 16))} cuts texts before they are shown; use %s or %b, which are whole.`);
    }
    const match = PLACEHOLDER.exec(rest);
    if (match === null) {
      refuse(`the placeholder ${shown(text.slice(at, at + 4))} is not offered; use %h %H %an %ae %ad %ar %s %b %d.`);
    }
    at += text.slice(at + 1).length - rest.length + 1 + match[0].length;
  }
  return value;
}

const DATE_NAMES = new Set([
  ...['relative', 'local', 'default', 'iso', 'iso8601', 'iso-strict', 'iso8601-strict', 'rfc', 'rfc2822', 'short'],
  ...['raw', 'human', 'unix', 'format'],
]);

/** A value of `--date`. @throws AccessRefused for one that git does not name. */
export function checkDate(value: string): string {
  const name = value.replace(/-local$/, '').replace(/^auto:/, '');
  const pattern = /^format(?:-local)?:([\w%:./, +-]{1,60})$/.test(value);
  if (!DATE_NAMES.has(name) && !pattern) {
    refuse(`git --date takes relative, short, iso, human or format:%Y-%m-%d, not ${shown(value)}.`);
  }
  return value;
}
