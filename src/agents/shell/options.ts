import { refuse, shown } from './refuse';
import type { Word } from './words';

/** How an option is written and what it takes. */
interface Option<Key extends string> {
  key: Key;
  value: 'none' | 'required' | 'optional';
}

/**
 * The options of one command, complete: what is not in it is refused. Keys name options, values list how they are
 * written: `'-n --line-number'`.
 */
interface OptionLists<Flag extends string, Value extends string> {
  /** Options without a value. */
  flags: Readonly<Record<Flag, string>>;
  /** Options with one; where it ends with `=?`, only the joined form `--name=value` carries it. */
  values: Readonly<Record<Value, string>>;
  /** Why known options are refused, and what to write instead; by how they are written. */
  refused: Readonly<Record<string, string>>;
  /** The option that `-5` stands for. */
  number?: NoInfer<Value>;
  /** Whether a value right after a short option may follow an equals sign, as ripgrep has it. */
  joinedShort?: boolean;
}

/** One option as it was given. `value` is null for flags. */
export interface Given<Key extends string> {
  key: Key;
  value: Word | null;
}

interface Arguments<Flag extends string, Value extends string> {
  /** In their order. */
  given: Given<Flag | Value>[];
  operands: Word[];
  /** How many of the operands stood before `--`; all of them where there was none. */
  before: number;
}

/** The grammar of one command's options: exact names with their arity, short flags in bundles, no abbreviations. */
export class OptionTable<Flag extends string, Value extends string> {
  readonly #command: string;
  readonly #options = new Map<string, Option<Flag | Value>>();
  readonly #lists: OptionLists<Flag, Value>;

  constructor(command: string, lists: OptionLists<Flag, Value>) {
    this.#command = command;
    this.#lists = lists;
    for (const key of keysOf(lists.flags)) this.#add(key, lists.flags[key], 'none');
    for (const key of keysOf(lists.values)) {
      const written = lists.values[key];
      const optional = written.endsWith('=?');
      this.#add(key, optional ? written.slice(0, -2) : written, optional ? 'optional' : 'required');
    }
  }

  #add(key: Flag | Value, written: string, value: Option<Flag | Value>['value']): void {
    for (const name of written.split(' ')) this.#options.set(name, { key, value });
  }

  /** @throws AccessRefused for an option that is not in the table, or whose value is missing or superfluous. */
  read(words: readonly Word[]): Arguments<Flag, Value> {
    const given: Given<Flag | Value>[] = [];
    const operands: Word[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      if (word === undefined) break;
      if (word.text === '--') {
        const rest = words.slice(at + 1);
        return { given, operands: [...operands, ...rest], before: operands.length };
      }
      if (word.text === '-') refuse('standard input is empty here; name a file or folder instead of "-".');
      if (!word.text.startsWith('-')) operands.push(word);
      else if (word.text.startsWith('--')) at += this.#long(word, words[at + 1], given);
      else at += this.#short(word, words[at + 1], given);
    }
    return { given, operands, before: operands.length };
  }

  /** How many further words the option took. */
  #long(word: Word, next: Word | undefined, given: Given<Flag | Value>[]): number {
    const equals = word.text.indexOf('=');
    const name = equals === -1 ? word.text : word.text.slice(0, equals);
    const option = this.#named(name);
    if (option.value === 'none') {
      if (equals !== -1) refuse(`${this.#command} ${name} takes no value; write it without "=".`);
      given.push({ key: option.key, value: null });
      return 0;
    }
    if (equals !== -1) {
      given.push({ key: option.key, value: { ...word, text: word.text.slice(equals + 1), joined: true } });
      return 0;
    }
    if (option.value === 'optional') {
      given.push({ key: option.key, value: null });
      return 0;
    }
    given.push({ key: option.key, value: this.#following(name, next) });
    return 1;
  }

  #short(word: Word, next: Word | undefined, given: Given<Flag | Value>[]): number {
    const { number, joinedShort } = this.#lists;
    if (number !== undefined && /^-\d+$/.test(word.text)) {
      given.push({ key: number, value: { ...word, text: word.text.slice(1) } });
      return 0;
    }
    for (let at = 1; at < word.text.length; at++) {
      const name = `-${word.text[at] ?? ''}`;
      const option = this.#named(name, word.text);
      if (option.value === 'none') {
        given.push({ key: option.key, value: null });
        continue;
      }
      const rest = word.text.slice(at + 1);
      const joined = joinedShort === true && rest.startsWith('=') ? rest.slice(1) : rest;
      if (rest !== '') given.push({ key: option.key, value: { ...word, text: joined } });
      else if (option.value === 'optional') given.push({ key: option.key, value: null });
      else given.push({ key: option.key, value: this.#following(name, next) });
      return rest === '' && option.value === 'required' ? 1 : 0;
    }
    return 0;
  }

  #following(name: string, next: Word | undefined): Word {
    if (next === undefined) refuse(`${this.#command} ${name} needs a value; write it after the option.`);
    if (/^-\D/.test(next.text) && !next.quoted) {
      refuse(`${shown(next.text)} after ${name} looks like an option; put it in quotes if it is the value.`);
    }
    return next;
  }

  #named(name: string, within = name): Option<Flag | Value> {
    const option = this.#options.get(name);
    if (option !== undefined) return option;
    const why = Object.hasOwn(this.#lists.refused, name) ? this.#lists.refused[name] : undefined;
    if (why !== undefined) return refuse(`${this.#command} ${name} ${why}.`);
    const place = within === name ? '' : ` (in ${shown(within)})`;
    return refuse(`${this.#command} has no option ${shown(name)} here${place}; use ${this.#usable()}.`);
  }

  #usable(): string {
    return [...this.#options.keys()].slice(0, 40).join(' ');
  }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record) as Key[];
}

/** Whether a flag was given. */
export function has<Key extends string>(given: readonly Given<Key>[], ...keys: Key[]): boolean {
  return given.some(({ key }) => keys.includes(key));
}

/** The values given for an option, in their order. */
export function valuesOf<Key extends string>(given: readonly Given<Key>[], key: Key): Word[] {
  return given.flatMap((option) => (option.key === key && option.value !== null ? [option.value] : []));
}

/** The last value given for an option: the one that counts. */
export function valueOf<Key extends string>(given: readonly Given<Key>[], key: Key): Word | null {
  return valuesOf(given, key).at(-1) ?? null;
}

/** Of flags that exclude each other, the one that was given last. */
export function lastOf<Key extends string, Wanted extends Key>(
  given: readonly Given<Key>[],
  ...keys: readonly Wanted[]
): Wanted | null {
  const wanted = (key: Key): key is Wanted => (keys as readonly Key[]).includes(key);
  for (let at = given.length - 1; at >= 0; at--) {
    const key = given[at]?.key;
    if (key !== undefined && wanted(key)) return key;
  }
  return null;
}

/** A whole number of at most seven digits. */
export function countOf(word: Word, what: string): number {
  if (!/^\d{1,7}$/.test(word.text)) refuse(`${what} takes a whole number such as 20, not ${shown(word.text)}.`);
  return Number(word.text);
}

/** One of a few words. */
export function oneOf(word: Word, what: string, allowed: readonly string[]): string {
  if (!allowed.includes(word.text)) refuse(`${what} takes one of ${allowed.join(', ')}, not ${shown(word.text)}.`);
  return word.text;
}
