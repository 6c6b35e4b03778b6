import type { Language } from '../../../base/text/language';
import type { AreaContext, Choice, Entry } from '../entries/entry';
import { GERMAN_ACCESS } from './access';
import { GERMAN_BUILDING } from './building';
import type { TextsByKey, EntryTexts } from '../entries/texts';
import { GERMAN_INTERFACE } from './interface';
import { GERMAN_KINDS } from './kinds';
import { GERMAN_OPEN } from './open';
import { GERMAN_PEOPLE } from './people';
import { GERMAN_RECORDS } from './records';
import { GERMAN_SERVICES } from './services';
import { GERMAN_SHARPENING } from './sharpening';
import { GERMAN_THINGS } from './things';
import { GERMAN_USUAL } from './usual';
import { GERMAN_WORK } from './work';

/** Everything that is there in German, by the keys of the entries. */
export const GERMAN: TextsByKey = {
  ...GERMAN_SHARPENING,
  ...GERMAN_THINGS,
  ...GERMAN_OPEN,
  ...GERMAN_USUAL,
  ...GERMAN_KINDS,
  ...GERMAN_RECORDS,
  ...GERMAN_ACCESS,
  ...GERMAN_INTERFACE,
  ...GERMAN_WORK,
  ...GERMAN_BUILDING,
  ...GERMAN_PEOPLE,
  ...GERMAN_SERVICES,
};

/** What a question begins with that is there in English only, for a request in German. */
const ENGLISH_ONLY = 'Diese vorbereitete Frage gibt es nur auf Englisch; antworten Sie gern auf Deutsch.';

/** An entry in the language of the request, with the line that its context begins with where it has none of its own there. */
export function inLanguage(entry: Entry, context: AreaContext): { entry: Entry; apology: string } {
  if (context.language === 'en' || entry.madeIn === context.language) return { entry, apology: '' };
  const german = GERMAN[entry.about];
  const translated = german === undefined ? null : inGerman(entry, german, context);
  return translated === null ? { entry, apology: ENGLISH_ONLY } : { entry: translated, apology: '' };
}

/** The sentence that is written of an amount, a picture or a file, with `{}` in its place; undefined where there is none. */
export function saysOf({ about: key, says }: Entry, language: Language): string | undefined {
  return (language === 'de' ? GERMAN[key]?.says : undefined) ?? says;
}

/** An entry with its German texts, or null where their options are not those of the entry. */
function inGerman(entry: Entry, german: EntryTexts, context: AreaContext): Entry | null {
  const { context: more, options: given, placeholder, ...texts } = german;
  const { context: _, ...bare } = entry;
  const said = {
    ...{ ...bare, ...texts },
    ...(more === undefined ? {} : { context: more }),
  };
  if ('options' in said) {
    const options = merged(choicesOf(said.options, context), choicesOf(given ?? [], context));
    return options === null ? null : { ...said, options };
  }
  return 'placeholder' in said && placeholder !== undefined ? { ...said, placeholder } : said;
}

/** The options in German, each known by what it is called in English. */
function merged(english: readonly Choice[], german: readonly Choice[]): Choice[] | null {
  if (english.length !== german.length) return null;
  return english.map(({ label, recommended }, at) => ({
    ...(german[at] ?? { label }),
    ...(recommended === undefined ? {} : { recommended }),
    knownBy: label,
  }));
}

type Choices = readonly Choice[] | ((context: AreaContext) => readonly Choice[]);

function choicesOf(choices: Choices, context: AreaContext): readonly Choice[] {
  return typeof choices === 'function' ? choices(context) : choices;
}
