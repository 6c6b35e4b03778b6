import { parseArgs } from 'node:util';
import { saysNothing, tooLong } from '../../agents/engine/accept';
import { MAX_REQUEST_CHARACTERS } from '../../agents/engine/commands';
import { MAX_BUDGET } from '../../agents/engine/limits';

/** Who plays the person in an automatic run, and how. */
export const AUTOMATIC_MODES = ['recommended', 'first', 'delegate'] as const;
export type AutomaticMode = (typeof AUTOMATIC_MODES)[number];

export interface SelectionArgument {
  file: string;
  startLine: number;
  endLine: number;
}

export interface Arguments {
  workspace: string;
  /** Null when a session is resumed. */
  request: string | null;
  selection: SelectionArgument | null;
  maxQuestions: number | null;
  /** Where `.sdd/` is put; null means in the workspace. */
  out: string | null;
  resume: string | null;
  /** A file of input lines. */
  answers: string | null;
  auto: AutomaticMode | null;
}

export type ParsedArguments =
  { kind: 'run'; arguments: Arguments } | { kind: 'help' } | { kind: 'bad'; reason: string };

export const USAGE = `Usage: npm run -s interview -- --workspace DIR --request TEXT [options]

  --workspace DIR          the folder to look at
  --request TEXT           what is to be built or changed
  --selection FILE:A-B     lines A to B of a file of the workspace as context
  --max-questions N        questions that may be asked, 0 to ${MAX_BUDGET}
  --model offline          who interviews; this version has the offline interviewer only
  --out DIR                where .sdd/ is put, instead of the workspace
  --resume ID              go on with a kept session, instead of --request
  --answers FILE           take the input lines from a file instead of standard input
  --auto MODE              answer automatically: ${AUTOMATIC_MODES.join(', ')}

Events come out on standard output, one JSON object a line; answers go in on standard input, likewise.
Exit codes: 0 the session ended, 2 bad input, 3 input ended before the session did (it is kept).
`;

/** Reads the command line. A reason is a sentence for the one who typed it. */
export function parseArguments(argv: readonly string[]): ParsedArguments {
  try {
    const { values } = parseArgs({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: false });
    if (values.help === true) return { kind: 'help' };
    return check(values);
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
}

const OPTIONS = {
  workspace: { type: 'string' },
  request: { type: 'string' },
  selection: { type: 'string' },
  'max-questions': { type: 'string' },
  model: { type: 'string' },
  out: { type: 'string' },
  resume: { type: 'string' },
  answers: { type: 'string' },
  auto: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = { [Name in Exclude<keyof typeof OPTIONS, 'help'>]?: string };

function check(values: Values): ParsedArguments {
  const { workspace, request, resume, model = 'offline' } = values;
  if (workspace === undefined || workspace === '') return bad('--workspace is missing: name the folder to look at.');
  if (model !== 'offline') {
    return bad(
      `--model ${model} is not available in this version: it has the offline interviewer only (--model offline).`,
    );
  }
  if (resume === undefined && (request === undefined || saysNothing(request))) {
    return bad('--request is missing or empty: say what is to be built or changed.');
  }
  if (request !== undefined && request.length > MAX_REQUEST_CHARACTERS) return bad(tooLong('request', request.length));
  if (resume !== undefined && (request !== undefined || values.selection !== undefined)) {
    return bad('--resume goes on with a session as it is: leave out --request and --selection.');
  }
  const selection = values.selection === undefined ? null : parseSelection(values.selection);
  if (selection === 'bad') {
    return bad(`--selection ${values.selection ?? ''} is not of the form FILE:START-END, with lines counted from 1.`);
  }
  const maxQuestions = values['max-questions'] === undefined ? null : Number(values['max-questions']);
  if (maxQuestions !== null && !(/^\d+$/.test(values['max-questions'] ?? '') && maxQuestions <= MAX_BUDGET)) {
    return bad(`--max-questions must be a whole number between 0 and ${MAX_BUDGET}.`);
  }
  const auto = values.auto === undefined ? null : AUTOMATIC_MODES.find((mode) => mode === values.auto);
  if (auto === undefined) return bad(`--auto must be one of: ${AUTOMATIC_MODES.join(', ')}.`);
  return {
    kind: 'run',
    arguments: {
      workspace,
      request: request ?? null,
      selection,
      maxQuestions,
      out: values.out ?? null,
      resume: resume ?? null,
      answers: values.answers ?? null,
      auto,
    },
  };
}

function parseSelection(text: string): SelectionArgument | 'bad' {
  const match = /^(.+):(\d+)-(\d+)$/.exec(text);
  if (match === null) return 'bad';
  const [, file = '', start, end] = match;
  const selection = { file, startLine: Number(start), endLine: Number(end) };
  return selection.startLine >= 1 && selection.endLine >= selection.startLine ? selection : 'bad';
}

function bad(reason: string): ParsedArguments {
  return { kind: 'bad', reason };
}
