import { QUESTION_TYPES } from '../../../questions/question-type';
import { DIMENSIONS, type Dimension } from '../../../session/dimension';
import type { Fact } from '../../../session/evidence';
import { PROJECT_KINDS, type ProjectKind } from '../../../session/project-kind';
import { choiceIn } from './choices';
import { WITH_SCREENS, type AreaContext, type Choice, type Choices, type Entry, type Text } from './entry';
import type { TextsByKey, EntryTexts } from './texts';

/** A line of an entry: its mark, the kind of project it is for (none where it is for all others), and its text. */
const LINE = /^([?~!>=*-])(\w*)(?: (.*))?$/u;

const BEGINS = 'new';

/** Kinds of project that are told alike. */
const ALIKE: Readonly<Record<string, readonly ProjectKind[]>> = {
  screens: WITH_SCREENS,
  code: ['library', 'command_line'],
};

/**
 * Texts of entries read from a sheet. An entry begins with `# key · name`; its lines are `?` the question, `~` the context,
 * `!` the reason, `>` the placeholder (one or more), `=` what is written of an amount, and `-` an option, or `*` one that is
 * recommended, as in `choices`. A mark followed by a kind of project (`?library`) is said in such projects instead of the
 * unmarked ones, `?screens` in all that have these, `?code` in libraries and commands, and one followed by `new` where
 * something is begun. Throws for a line without a mark.
 */
export function sheet(text: string): TextsByKey {
  return Object.fromEntries(
    blocksIn(text).map(({ key, name, lines }) => [key, { subject: name, ...textsIn(key, lines) }]),
  );
}

/** What of an entry is no text, or is made of what is known about the change. */
type Made = Partial<
  Pick<Entry, 'subject' | 'question' | 'context' | 'says' | 'known' | 'when' | 'isStillDue' | 'kinds'>
> & {
  options?: Choices;
  placeholder?: Text;
  /** The amounts of a slider. */
  slider?: { min: number; max: number; step: number; start: number; unit: string; low?: string; high?: string };
};

/**
 * Entries read from a sheet, in its order. Under the line with its key and name an entry says in one line how it is asked and
 * what it is worth, which dimensions and which aspects it settles, and if it has any, for which kinds of project it is (`for`,
 * `screens` are web applications and applications), which facts of the workspace it mentions (`facts`), and whether it names
 * the code that was found (`code`): `pick_one 86 · data · storage · for screens, service · facts database · code`. What is no
 * text is given beside it, by key. Throws, naming the entry, for what cannot be read.
 */
export function entriesIn(text: string, made: Readonly<Record<string, Made>> = {}): Entry[] {
  const blocks = blocksIn(text);
  const lost = Object.keys(made).find((key) => !blocks.some((block) => block.key === key));
  if (lost !== undefined) throw new Error(`${lost}: no entry of the sheet has this key.`);
  return blocks.map(({ key, name, lines: [head = '', ...lines] }) => {
    const { slider = {}, ...own } = made[key] ?? {};
    return {
      about: key,
      subject: name,
      ...headIn(key, head),
      ...textsIn(key, lines),
      ...slider,
      ...own,
    } as unknown as Entry;
  });
}

interface Block {
  key: string;
  name: string;
  lines: string[];
}

function blocksIn(text: string): Block[] {
  const [, ...blocks] = text.split(/^# /mu);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [key = '', name = ''] = head.split(' · ');
    return { key, name, lines };
  });
}

function headIn(key: string, line: string) {
  const [asked = '', dimensions = '', aspects = '', ...more] = line.split(' · ');
  const [type = '', worth = ''] = asked.split(' ');
  const listed = (words: string) => words.split(', ');
  const named = (word: string) => more.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1);
  const projects = named('for');
  const facts = named('facts');
  const from = <T extends string>(words: readonly string[], known: readonly T[]): T[] =>
    words.map((word) => {
      const same = known.find((one) => one === word);
      if (same === undefined) throw new Error(`${key}: “${word}” is none of ${known.join(', ')}.`);
      return same;
    });
  if (!/^\d+$/.test(worth) || aspects === '')
    throw new Error(`${key}: its second line is to say type and worth, dimensions, and aspects, not “${line}”.`);
  return {
    type: from([type], QUESTION_TYPES)[0],
    priority: Number(worth),
    dimensions: from<Dimension>(listed(dimensions), DIMENSIONS),
    aspects: listed(aspects),
    ...(projects !== undefined && {
      for: from(
        listed(projects).flatMap((word) => (word === 'screens' ? [...WITH_SCREENS] : [word])),
        PROJECT_KINDS,
      ),
    }),
    ...(facts !== undefined && { facts: listed(facts) as Fact['kind'][] }),
    ...(more.includes('code') && { code: true }),
  };
}

type Line = readonly [mark: string, kind: string, text: string];

/** The texts of an entry, without its name. Texts that depend on the project are functions of the context, others are not. */
function textsIn(key: string, written: readonly string[]): Omit<EntryTexts, 'subject'> {
  const lines = written.map((line): Line => {
    const [, mark, kind = '', text = ''] = LINE.exec(line) ?? [];
    if (mark === undefined) throw new Error(`${key}: “${line}” begins with none of the marks ? ~ ! > = * -.`);
    return [mark === '*' ? '-' : mark, kind, mark === '*' ? `* ${text}` : mark === '-' ? `- ${text}` : text];
  });
  const made = <T>(mark: string, of: (texts: string[]) => T): T | ((context: AreaContext) => T) => {
    const own = lines.filter((line) => line[0] === mark);
    const told = (all: readonly Line[]) => of(all.map(([, , text]) => text));
    if (own.every(([, kind]) => kind === '')) return told(own);
    return (context) => told(meantFor(own, context));
  };
  const joined = (mark: string) => made(mark, (texts) => texts.join('\n'));
  const has = (mark: string) => lines.some((line) => line[0] === mark);
  return {
    question: joined('?'),
    why: joined('!'),
    ...(has('~') && { context: joined('~') }),
    ...(has('>') && { placeholder: joined('>') }),
    ...(has('=') && { says: lines.find((line) => line[0] === '=')?.[2] ?? '' }),
    ...(has('-') && { options: made('-', (texts): Choice[] => texts.map(choiceIn)) }),
  };
}

/** Of the lines of a mark those for what is begun, else those for the project, else the unmarked ones. */
function meantFor(lines: readonly Line[], { project, isNew }: AreaContext): readonly Line[] {
  const begins = isNew ? lines.filter(([, kind]) => kind === BEGINS) : [];
  const own =
    begins.length > 0
      ? begins
      : lines.filter(([, kind]) => kind === project || (project !== null && ALIKE[kind]?.includes(project)));
  return own.length > 0 ? own : lines.filter(([, kind]) => kind === '');
}
