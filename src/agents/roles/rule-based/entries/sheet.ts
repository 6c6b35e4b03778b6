import { choiceOf } from './choices';
import { WITH_SCREENS, type AreaContext } from './entry';
import type { ProjectKind } from '../../../session/project-kind';
import type { TextsByKey, EntryTexts } from './texts';

/** A line of an entry: its mark, the kind of project it is for (none where it is for all others), and its text. */
const LINE = /^([?~!>=-])(\w*)(?: (.*))?$/u;

const BEGINS = 'new';

/** Kinds of project that are told alike. */
const ALIKE: Readonly<Record<string, readonly ProjectKind[]>> = {
  screens: WITH_SCREENS,
  code: ['library', 'command_line'],
};

/**
 * Texts of entries read from a sheet. An entry begins with `# key · name`; its lines are `?` the question, `~` the context,
 * `!` the reason, `>` the placeholder (one or more), `=` what is written of an amount, and `-` an option, as in `choices`.
 * A mark followed by a kind of project (`?library`) is said in such projects instead of the unmarked ones, `?screens` in all
 * that have these, `?code` in libraries and commands, and one followed by `new` where something is begun.
 */
export function sheet(text: string): TextsByKey {
  const [, ...blocks] = text.split(/^# /mu);
  return Object.fromEntries(blocks.map(entryIn));
}

function entryIn(block: string): [string, EntryTexts] {
  const [head = '', ...rest] = block.trimEnd().split('\n');
  const [key = '', names = ''] = head.split(' · ');
  const lines = rest.map((line) => LINE.exec(line)?.slice(1) ?? []);
  const marked = (mark: string, { project, isNew }: AreaContext): string[] => {
    const all = lines.filter((line) => line[0] === mark);
    const begins = isNew ? all.filter((line) => line[1] === BEGINS) : [];
    const own =
      begins.length > 0
        ? begins
        : all.filter(([, kind = '']) => kind === project || (project !== null && ALIKE[kind]?.includes(project)));
    return (own.length > 0 ? own : all.filter((line) => line[1] === '')).map((line) => line[2] ?? '');
  };
  const said = (mark: string) => (context: AreaContext) => marked(mark, context).join('\n');
  const has = (mark: string) => lines.some((line) => line[0] === mark);
  return [
    key,
    {
      subject: names,
      question: said('?'),
      why: said('!'),
      ...(has('~') && { context: said('~') }),
      ...(has('>') && { placeholder: said('>') }),
      ...(has('=') && { says: lines.find((line) => line[0] === '=')?.[2] ?? '' }),
      ...(has('-') && { options: (context: AreaContext) => marked('-', context).map(choiceOf) }),
    },
  ];
}
