import type { LinesOf, ReadBudget, TextMatch } from '../workspace/workspace-reader';
import { AccessRefused } from '../workspace/workspace-reader';
import { type Definition, definitionIn } from '../retrieval/definitions';
import { counted, listed } from '../base/text/format-count';
import { classifyPath, isGenerated } from '../workspace/classify-path';
import { grepNames } from '../workspace/grep-names';
import type { ObservationRequest } from './observation-request';
import type { ActionOutcome, ObserveContext } from './observed';
import { MAX_BYTES, linesFound } from './observed-pieces';

/** Most lines of an outline, most places of a name, and of these, those that become evidence. */
const MAX_OUTLINE = 150;
const MAX_PLACES = 30;
const MAX_FOUND = 3;

/** Lines from a definition on that are cited. */
const CITED = 40;

/** Most lines in which a name is looked for, and the names of a row: one that is a common word must not hide the others. */
const MAX_LINES = 2_000;
const MAX_LINES_OF_ROW = 10_000;

/** Longest line of an outline. */
const MAX_LINE = 160;

/** Names of a row of which it is said where each is defined: shorter ones are everywhere. A name with more places says nothing of where. */
const OF_A_ROW = /^[\p{L}_$][\p{L}\p{N}_$]{3,79}$/u;
const MOST_OF_A_NAME = 2;
/** Most names of a row. */
const MOST_OF_A_ROW = 24;

/** What a file defines, or, for a name, where it is defined; for a row of names with commas between them, where each is. */
export async function observeSymbols(
  request: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { target } = request;
  if (target.includes(', ') && !target.includes('/')) return placesOfEach(target.split(', '), context, budget);
  if (/[/]|\.\w{1,8}$/.test(target)) {
    try {
      return await outlineOf(request, context);
    } catch (error) {
      // `Cart.total` looks like a file and is none.
      if (!(error instanceof AccessRefused) || !/^[\w$]+(?:(?:\.|::|#)[\w$]+)+$/.test(target)) throw error;
    }
  }
  return placesOf(request, context, budget);
}

async function outlineOf({ target, root }: ObservationRequest, { reader }: ObserveContext): Promise<ActionOutcome> {
  const whole = await reader.read(root ?? reader.roots()[0] ?? '', target, undefined, { maxBytes: MAX_BYTES });
  const lines = whole.value.text.split('\n');
  const defined = lines.flatMap((text, i) => {
    const definition = definitionIn(text, target);
    return definition === null ? [] : [{ definition, line: i + 1, text: text.trimEnd().slice(0, MAX_LINE) }];
  });
  const shown = defined.slice(0, MAX_OUTLINE).map(({ line, text }) => `${String(line).padStart(4)}| ${text}`);
  const more = defined.length - shown.length;
  const rest = more === 0 ? [] : [`… ${counted(more, 'definition')} more; read the file by ranges.`];
  const names = defined.filter(({ definition }) => isWorthNaming(definition)).map(({ definition }) => definition.name);
  return {
    result:
      defined.length === 0
        ? 'no definition is known here'
        : `${counted(defined.length, 'definition')}: ${listed(names)}`,
    seen: { kind: 'text', text: [...shown, ...rest].join('\n') },
    capped: whole.capped,
  };
}

function isWorthNaming({ what, indent }: Definition): boolean {
  return what !== 'test' && indent <= 4;
}

async function placesOf(
  { target }: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, signal, reading } = context;
  const name = target.split(/\.|::|#/).at(-1) ?? '';
  if (!/^[\p{L}\p{N}_$-]{1,100}$/u.test(name)) {
    throw new AccessRefused(
      `refused: ${JSON.stringify(target.slice(0, 80))} is neither a path nor a name; use symbols with src/a.ts, or with createRouter.`,
    );
  }
  const { value: matches, capped } = await grepNames(reader, [name], { ...budget, maxEntries: MAX_LINES }, signal);
  const places = matches.filter(({ text, path }) => isDefinitionOf(definitionIn(text, path), name));
  if (places.length === 0) return { result: `nothing defines ${name}`, capped };
  const cited = await Promise.all(places.slice(0, MAX_FOUND).map((place) => linesFrom(place, context)));
  const known = cited.filter((lines) => lines !== null);
  const score = reading?.score ?? 0.5;
  const shown = places.slice(0, MAX_PLACES).map(({ root, path, line, text }) => {
    const where = reader.roots().length > 1 ? `${root}:${path}` : path;
    return `${where}:${line} | ${text.trim().slice(0, MAX_LINE)}`;
  });
  return {
    result: `${counted(places.length, 'place')}: ${listed(places.map(({ path, line }) => `${path}:${line}`))}`,
    found: linesFound(known, context, { why: `Defines ${name}`, score }),
    seen: { kind: 'text', text: shown.join('\n') },
    capped,
  };
}

/**
 * Where each of several names is defined in code, in the order of the names: one place each, and none for a name that is defined
 * in many. Nobody is told which of them are not there: they are guesses.
 */
async function placesOfEach(
  names: readonly string[],
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, signal, reading } = context;
  const sought = [...new Set(names.map(lastPart).filter((name) => OF_A_ROW.test(name)))].slice(0, MOST_OF_A_ROW);
  if (sought.length === 0) return { result: 'none of these is the name of a definition' };
  const limits = { ...budget, maxEntries: MAX_LINES_OF_ROW };
  const { value: matches, capped } = await grepNames(reader, sought, limits, signal);
  const inCode = matches.filter(({ path }) => classifyPath(path) === 'code' && !isGenerated(path));
  const places = sought.flatMap((name) => {
    const own = inCode.filter(({ text, path }) => isDefinitionOf(definitionIn(text, path), name));
    const [first] = own;
    return first === undefined || own.length > MOST_OF_A_NAME ? [] : [{ name, place: first }];
  });
  if (places.length === 0) return { result: 'no code defines one of these alone', capped };
  const cited = await Promise.all(
    places.map(async ({ name, place }) => ({ name, lines: await linesFrom(place, context) })),
  );
  const score = reading?.score ?? 0.5;
  return {
    result: listed(places.map(({ name, place: { path, line } }) => `${name} (${path}:${line})`)),
    found: cited.flatMap(({ name, lines }) =>
      lines === null ? [] : linesFound([lines], context, { why: `Defines ${name}`, score }),
    ),
    capped,
  };
}

/** The part of a name that is defined by itself: `rand.Intn()` → `Intn`. */
function lastPart(name: string): string {
  return (
    name
      .replace(/\(.*$/, '')
      .split(/\.|::|#|->/)
      .at(-1) ?? ''
  ).trim();
}

function isDefinitionOf(definition: Definition | null, name: string): boolean {
  if (definition === null || definition.what === 'test' || definition.what === 'heading') return false;
  return definition.name === name || definition.name.endsWith(`.${name}`);
}

async function linesFrom({ root, path, line }: TextMatch, { reader }: ObserveContext): Promise<LinesOf | null> {
  const read = await reader.read(root, path, undefined, { maxBytes: MAX_BYTES }).catch(() => null);
  if (read === null || read.value.totalLines < line) return null;
  return { whole: read.value, start: line, end: line + CITED - 1, focus: line };
}
