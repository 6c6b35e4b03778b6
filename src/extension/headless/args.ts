import { parseArgs } from 'node:util';
import { saysNothing, tooLong } from '../../agents/engine/acceptance';
import { MAX_REQUEST_CHARACTERS } from '../../agents/engine/commands';
import { PREPARING, type Preparing } from '../../agents/model/model-ports';
import { MAX_BUDGET } from '../../agents/session/limits';
import { ROLE_NAMES, type RoleName } from '../../agents/session/role-names';
import { EXPORT_IDS, type ExportId } from '../../agents/specification/exporters/export-form';
import { EXPORT_PLACES, type ExportPlace } from '../node/exports/plan-export';
import { checkedEndpoint } from '../node/openai/endpoint';

/** Who plays the person in an automatic run, and how. */
const AUTOMATIC_MODES = ['recommended', 'first', 'delegate'] as const;
export type AutomaticMode = (typeof AUTOMATIC_MODES)[number];

/** What a run does where a person would choose, when a model cannot be called. */
const ON_MODEL_FAILURE = ['offline', 'stop'] as const;
export type OnModelFailure = (typeof ON_MODEL_FAILURE)[number];

/** Which models play the roles. */
export interface ModelArguments {
  baseUrl: string;
  modelName: string;
  /** Roles that another model of the same server plays, or null for the rule-based version. */
  roles: Partial<Record<RoleName, string | null>>;
  /** Milliseconds that one call may take. */
  callTimeoutMs: number;
  /** How much is prepared ahead of answers. */
  prepare: Preparing;
}

/** Seconds that one call may take: longer than in the editor, since whoever answers may be slow, and nobody watches. */
const CALL_SECONDS = { usual: 180, least: 1, most: 3_600 } as const;

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
  /** Folder of the approved specification that is to be changed; null for none. */
  change: string | null;
  /** Whether a session is resumed that another process has. */
  takeOver: boolean;
  /** Whether a session that was not made on this computer is taken over as the operator's own. */
  adopt: boolean;
  /** A file of input lines. */
  answers: string | null;
  auto: AutomaticMode | null;
  /** Null for none. */
  model: ModelArguments | null;
  /** Null where the choice is a line of input. */
  onModelFailure: OnModelFailure | null;
  /** Folder of the specification below `.sdd/specs` that is exported, and nothing else is done; null for none. */
  spec: string | null;
  /** The forms that the specification is exported to at the end; empty for none. */
  exports: ExportId[];
  exportTo: ExportPlace;
  /** Whether an export may replace files that no export wrote. */
  exportOverwrite: boolean;
}

type ParsedArguments = { kind: 'run'; arguments: Arguments } | { kind: 'help' } | { kind: 'bad'; reason: string };

export const USAGE = `Usage: npm run -s interview -- --workspace DIR --request TEXT [options]

  --workspace DIR          the folder to look at
  --request TEXT           what is to be built or changed
  --selection FILE:A-B     lines A to B of a file of the workspace as context
  --max-questions N        questions that may be asked, 0 to ${MAX_BUDGET}
  --model offline|openai   who interviews: offline for the questionnaire without a model (default), or models of an OpenAI-compatible server
  --base-url URL           with openai: the server, e.g. http://127.0.0.1:11434/v1
  --model-name NAME        with openai: the model
  --models ROLE=NAME,…     other models of that server for single roles; ROLE=offline leaves one to rules, without a model
  --prepare WHAT           with openai: what follows an answer is prepared while the question waits: off, modest (after the
                           likeliest answer) or full (default: full for a server on this computer, else modest; off with
                           --auto and --answers, where nobody thinks)
  --call-timeout SECONDS   how long one call may take, 1 to 3600 (default 180)
  --on-model-failure WHAT  when the model cannot be called: offline goes on without it, stop ends the run (it is kept)
                           (default with --auto: offline; else the choice is a line of input, see below)
  --out DIR                where .sdd/ is put, instead of the workspace
  --change FOLDER          with --request: the request changes this approved specification, by its folder below .sdd/specs
  --resume ID              go on with a kept session, instead of --request
  --take-over              with --resume: also if the session runs in a window or another run, which then stops
  --adopt                  with --resume: take over a session that was not made on this computer as your own; without it, it
                           is said what such a session says, and nothing is done
  --answers FILE           take the input lines from a file instead of standard input
  --export FORM,…          what the specification is also written as at the end: ${EXPORT_IDS.join(', ')}; with --resume also of a
                           session that has ended
  --spec FOLDER            with --export, instead of --request: export this specification, by its folder below .sdd/specs, and end;
                           it is made from answers.json where the session that wrote it is not on this computer
  --export-to WHERE        exports for .sdd/exports (default), workspace for the places that the tools read: openspec/changes,
                           specs and .kiro/specs
  --export-overwrite       with --export: replace files there that no export wrote, or that were changed since; without it
                           nothing is exported where there are such
  --auto MODE              answer automatically: ${AUTOMATIC_MODES.join(', ')}

Events come out on standard output, one JSON object a line; answers go in on standard input, likewise.
After a model_blocked event {"model":"retry"} calls the model again, {"model":"offline"} goes on without it.
A server that wants a key gets it from the environment variable BRAINSTORM_API_KEY.
Exit codes: 0 the session ended, 2 bad input, 3 input ended before the session did (it is kept), 4 the model failed (the
session is kept), 5 something could not be stored, or another process has the session: what was not kept is in the line
of type not_kept, as lines of input, 6 the session was not made on this computer (see --adopt), 7 the specification is
written, but not exported: the reason is on standard error.
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
  change: { type: 'string' },
  spec: { type: 'string' },
  answers: { type: 'string' },
  auto: { type: 'string' },
  'base-url': { type: 'string' },
  'model-name': { type: 'string' },
  models: { type: 'string' },
  'call-timeout': { type: 'string' },
  prepare: { type: 'string' },
  'on-model-failure': { type: 'string' },
  'take-over': { type: 'boolean' },
  adopt: { type: 'boolean' },
  export: { type: 'string' },
  'export-to': { type: 'string' },
  'export-overwrite': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Switch = 'take-over' | 'adopt' | 'export-overwrite';
type Values = { [Name in Exclude<keyof typeof OPTIONS, 'help' | Switch>]?: string } & { [Name in Switch]?: boolean };

function check(values: Values): ParsedArguments {
  const { workspace, request, resume } = values;
  // The empty path is the folder that the command is run in, which nobody means who gives one.
  if (values.out === '') return bad('--out is empty: name the folder that .sdd/ is put in.');
  if (workspace === undefined || workspace === '') return bad('--workspace is missing: name the folder to look at.');
  if (values.spec !== undefined) {
    const beside = (['request', 'resume', 'change', 'selection', 'answers', 'auto'] as const).find(
      (option) => values[option] !== undefined,
    );
    if (beside !== undefined) return bad(`--spec exports what is written already: leave out --${beside}.`);
    if (values.export === undefined) return bad('--spec belongs to --export: name the forms.');
    if (!/^[^/\\]{1,200}$/.test(values.spec) || /^\.{1,2}$/.test(values.spec))
      return bad('--spec is the name of a folder below .sdd/specs, without slashes.');
  } else if (resume === undefined && (request === undefined || saysNothing(request))) {
    return bad('--request is missing or empty: say what is to be built or changed.');
  }
  if (request !== undefined && request.length > MAX_REQUEST_CHARACTERS) return bad(tooLong('request', request.length));
  if (values.change === '')
    return bad('--change is empty: name the folder of the specification that is to be changed.');
  if (resume !== undefined && values.change !== undefined) {
    return bad('--change belongs to --request: a session that is resumed is about what it began with.');
  }
  if (resume !== undefined && (request !== undefined || values.selection !== undefined)) {
    return bad('--resume goes on with a session as it is: leave out --request and --selection.');
  }
  const { 'take-over': takeOver = false, adopt = false } = values;
  if (takeOver && resume === undefined) return bad('--take-over belongs to --resume: name the session.');
  if (adopt && resume === undefined) return bad('--adopt belongs to --resume: name the session.');
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
  const model = parseModel(values);
  if (typeof model === 'string') return bad(model);
  const failure = values['on-model-failure'];
  const onModelFailure =
    failure === undefined ? (auto === null ? null : 'offline') : ON_MODEL_FAILURE.find((what) => what === failure);
  if (onModelFailure === undefined) return bad(`--on-model-failure must be one of: ${ON_MODEL_FAILURE.join(', ')}.`);
  const exported = parseExports(values);
  if (typeof exported === 'string') return bad(exported);
  return {
    kind: 'run',
    arguments: {
      workspace,
      request: request ?? null,
      selection,
      maxQuestions,
      out: values.out ?? null,
      resume: resume ?? null,
      change: values.change ?? null,
      spec: values.spec ?? null,
      takeOver,
      adopt,
      answers: values.answers ?? null,
      auto,
      model,
      onModelFailure,
      ...exported,
    },
  };
}

/** What is exported, and where to; or the reason why that cannot be. */
function parseExports(values: Values): Pick<Arguments, 'exports' | 'exportTo' | 'exportOverwrite'> | string {
  const { export: forms, 'export-to': to = 'exports', 'export-overwrite': exportOverwrite = false } = values;
  if (forms === undefined) {
    const given = (['export-to', 'export-overwrite'] as const).find((option) => values[option] !== undefined);
    return given === undefined
      ? { exports: [], exportTo: 'exports', exportOverwrite: false }
      : `--${given} belongs to --export: name the forms.`;
  }
  const names = forms.split(',').map((form) => form.trim());
  const exports = EXPORT_IDS.filter((id) => names.includes(id));
  const unknown = names.find((name) => !EXPORT_IDS.some((id) => id === name));
  if (unknown !== undefined) return `--export: “${unknown}” is no form. The forms are ${EXPORT_IDS.join(', ')}.`;
  const exportTo = EXPORT_PLACES.find((place) => place === to);
  if (exportTo === undefined) return `--export-to must be one of: ${EXPORT_PLACES.join(', ')}.`;
  return { exports, exportTo, exportOverwrite };
}

/** The models that are asked for, null for none, or the reason why that cannot be. */
function parseModel(values: Values): ModelArguments | null | string {
  const { model = 'offline', 'base-url': baseUrl = '', 'model-name': modelName = '', models = '' } = values;
  if (model === 'offline') {
    const given = (['base-url', 'model-name', 'models', 'call-timeout', 'prepare'] as const).find(
      (option) => values[option] !== undefined,
    );
    return given === undefined ? null : `--${given} belongs to --model openai: add that, or leave it out.`;
  }
  if (model !== 'openai') return `--model ${model} is not known: use offline or openai.`;
  if (baseUrl === '')
    return '--base-url is missing: with --model openai, say where the server is, e.g. http://127.0.0.1:11434/v1.';
  if (modelName === '') return '--model-name is missing: with --model openai, name the model.';
  const seconds = Number(values['call-timeout'] ?? CALL_SECONDS.usual);
  if (!(seconds >= CALL_SECONDS.least && seconds <= CALL_SECONDS.most))
    return `--call-timeout must be a number of seconds between ${CALL_SECONDS.least} and ${CALL_SECONDS.most}.`;
  const prepare = values.prepare ?? usualPreparing(values, baseUrl);
  if (!isPreparing(prepare)) return `--prepare must be one of: ${PREPARING.join(', ')}.`;
  const roles: ModelArguments['roles'] = {};
  for (const part of models.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', ...rest] = part.split('=');
    const role = ROLE_NAMES.find((one) => one === name.trim());
    const playedBy = rest.join('=').trim();
    if (role === undefined) return `--models: “${name.trim()}” is no role. The roles are ${ROLE_NAMES.join(', ')}.`;
    if (playedBy === '') return `--models: “${part.trim()}” names no model; write ${role}=NAME.`;
    roles[role] = playedBy === 'offline' ? null : playedBy;
  }
  return { baseUrl, modelName, roles, prepare, callTimeoutMs: seconds * 1000 };
}

/** Nothing where no person thinks meanwhile; all of it where the server is this computer's own. */
function usualPreparing({ answers, auto }: Values, baseUrl: string): Preparing {
  if (answers !== undefined || auto !== undefined) return 'off';
  const endpoint = checkedEndpoint(baseUrl);
  return 'local' in endpoint && endpoint.local ? 'full' : 'modest';
}

function isPreparing(text: string): text is Preparing {
  return PREPARING.some((one) => one === text);
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
