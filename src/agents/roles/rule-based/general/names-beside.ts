import { sentencesOf } from '../../../base/english/pieces';
import { shapeOf } from '../../../base/english/request-shape';
import { subwords } from '../../../base/english/subwords';
import { contentStems, isStopWord, stem } from '../../../base/english/words';
import { isPlainGerman } from '../../../base/text/language';
import { remembered } from '../../../base/text/remembered';
import type { AreaContext } from '../entries/entry';

/** Fewest names that are worth a question, and most that are told. */
const LEAST = 2;
const MOST = 4;

/** Names that code declares: functions and types, fields and parameters, options of a command line. */
const DECLARED =
  /\b(?:function\*?|class|interface|type|enum|struct|trait|def|fn|func)\s+(?:\([^)\n]{0,80}\)\s*)?([A-Za-z_$][\w$]{2,60})/g;
export const FIELDS =
  /^\s*(?:pub(?:\([^)\n]{0,20}\))?\s+|readonly\s+|public\s+|private\s+|static\s+)*([A-Za-z_]\w{2,60})\??[ \t]*:[ \t]*(?![:/])\S/gm;
export const OPTIONS = /["'`\s](--[a-z][\w-]{2,40})/g;

/** Words that name something in nearly every program. */
export const PLAIN = new Set(
  contentStems(
    'add allow app application argument base call case change check class client code config create data default delete error file find first get handle id index info init input item key last line list load local main make message name new node number object open option output page param parse part path print project read request response result return row run save send server set setting show size start state status stop string support test text time type update use user value version view work write want only different separate way day hour week help group command format before after extend extract merge run running switch',
  ),
);

/** What the request is about, as stems of what it could be called by in code. */
const subjectStems = remembered((request: string): readonly string[] => {
  const words = (whatIsWished(request).match(/[\p{L}\p{N}_-]+/gu) ?? []).flatMap(subwords);
  return [...new Set(words.filter((word) => word.length > 2 && !isStopWord(word) && !isPlainGerman(word)).map(stem))];
});

/** Fewest words that say what a change is about. */
const SAYS_ENOUGH = 3;

/**
 * The first line or sentence. Where it only tells how it is today, those that wish, with it where they name too little by
 * themselves: the others tell why.
 */
function whatIsWished(request: string): string {
  const parts = request.split('\n').flatMap((line) => sentencesOf(line));
  const first = parts.find((part) => part.split(/\s+/).length >= SAYS_ENOUGH) ?? request;
  if (shapeOf(first) !== 'report') return first;
  const wished = parts.filter((part) => shapeOf(part) === 'wish').join(' ');
  const named = contentStems(wished).filter((word) => !PLAIN.has(word));
  return named.length >= NAMES_ENOUGH ? wished : `${first} ${wished}`;
}
/** Fewest words of a wish that say what it is about without what was told before it. */
const NAMES_ENOUGH = 3;

/** How many stems a name shares, and those of them that say something. */
function sharedIn(name: string, wanted: readonly string[]): { shared: number; telling: string[] } {
  const parts = subwords(name).map(stem);
  const hits = wanted.filter((word) =>
    parts.some((part) => part === word || (word.length >= 4 && part.length > word.length && part.endsWith(word))),
  );
  return { shared: hits.length, telling: hits.filter((hit) => !PLAIN.has(hit)) };
}

/** What stands beside a wish in the code that was found for it, by the names it has there; null where that is too little. */
export function namesBeside({
  request,
  code,
  project,
}: Pick<AreaContext, 'request' | 'code' | 'project'>): string[] | null {
  if (project === null) return null;
  // Of pages and of what answers requests, most names of data share a word with any wish.
  const takesFields = project === 'library' || project === 'command_line' || project === 'terminal_app';
  const wanted = subjectStems(request);
  // `TrimSlashOptions` are those of `trimSlash`, and nothing beside it.
  const asked = request.toLowerCase();
  const said = (request.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/gu) ?? []).map((one) => one.toLowerCase());
  const names = new Map<string, { name: string; shared: number; telling: string[] }>();
  for (const { excerpt } of code.filter(({ role, path }) => role !== 'fact' && !ASIDE.test(path))) {
    const each = (pattern: RegExp) => [...excerpt.matchAll(pattern)].map(([, name = '']) => name);
    const settable = [...each(OPTIONS), ...each(FIELDS)];
    for (const name of [...settable, ...each(DECLARED)]) {
      const { shared, telling } = sharedIn(name, wanted);
      // A function that shares one word of a wish is one of many.
      const isOne =
        telling.length > 0 && subwords(name).length > 1 && (shared > 1 || (takesFields && settable.includes(name)));
      // What is wished for by all its words is no other thing beside it: “an HTTP error handler”.
      const isSaid =
        asked.includes(name.toLowerCase()) ||
        isNewOne(subwords(name).join(' '), asked) ||
        said.some((one) => name.toLowerCase().includes(one));
      const key = subwords(name).join(' ');
      if (isOne && !isSaid && !names.has(key)) names.set(key, { name, shared, telling });
    }
  }
  // What stands beside each other is called alike: by one word of the wish.
  const [family = []] = [...wanted]
    .map((word) => [...names.values()].filter(({ telling }) => telling.includes(word)))
    .filter((alike) => alike.length >= LEAST)
    .sort((one, other) => sharedAtMost(other) - sharedAtMost(one) || other.length - one.length);
  const told = family.toSorted((one, other) => other.shared - one.shared).slice(0, MOST);
  return told.length === 0 ? null : told.map(({ name }) => `\`${name}\``);
}

/** Whether one more of what is called so is wished for. */
const isNewOne = (words: string, asked: string): boolean =>
  ['a ', 'an ', 'another ', 'new '].some((article) => asked.includes(`${article}${words}`));

/** Most words of the wish that one of several names has. */
const sharedAtMost = (names: readonly { shared: number }[]): number => Math.max(...names.map(({ shared }) => shared));

/** Code that measures or shows the program, and is none of it. */
const ASIDE = /(?:^|\/)(?:bench\w*|profil\w*|extras?|scripts?|tools?|fixtures?|mocks?)\//i;
