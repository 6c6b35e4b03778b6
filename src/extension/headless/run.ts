import type { Interview } from '../../agents/engine/interview';
import type { Command } from '../../agents/engine/commands';
import { openQuestion } from '../../agents/session/session';
import { automaticCommands } from './automatic-person';
import type { Arguments, AutomaticMode, OnModelFailure } from './args';
import { rejectionLine } from './event-line';
import { readInputLine } from './input-line';

/** How a run ends. The numbers are the process's exit codes. */
export const EXIT = {
  ended: 0,
  broken: 1,
  badInput: 2,
  inputEnded: 3,
  modelFailed: 4,
  interrupted: 130,
  terminated: 143,
} as const;

export interface RunOutput {
  /** One line of standard output, without its end. */
  print: (line: string) => void;
  /** A sentence for the operator, on standard error. */
  warn: (text: string) => void;
}

/** More automatic answers than any session asks for: a guard against a question that comes for ever. */
const MAX_AUTOMATIC_ANSWERS = 500;

/**
 * Feeds the lines to the interview, one by one, each when nothing runs; then, where that was asked for, answers
 * automatically. Returns the exit code.
 */
export async function run(
  interview: Interview,
  lines: AsyncIterable<string>,
  { auto, onModelFailure }: Pick<Arguments, 'auto' | 'onModelFailure'>,
  { print, warn }: RunOutput,
): Promise<number> {
  const ended = () => interview.session.ended !== null;
  const settle = () => afterModelFailure(interview, onModelFailure, warn);
  if ((await settle()) === 'stop') return EXIT.modelFailed;
  for await (const line of ended() ? [] : lines) {
    const input = readInputLine(line);
    if (input.kind === 'not_json') {
      warn(`${input.reason}\n${whatIsKept(interview)}`);
      return EXIT.badInput;
    }
    const refusal = input.kind === 'rejected' ? input.reason : await send(interview, input.command, 'person');
    if (refusal !== null) print(rejectionLine(refusal));
    if ((await settle()) === 'stop') return EXIT.modelFailed;
    if (ended()) break;
  }
  if (auto !== null && !ended()) return playPerson(interview, auto, settle, warn);
  if (ended()) return EXIT.ended;
  warn(`The input ended before the session did. ${whatIsKept(interview)}`);
  return EXIT.inputEnded;
}

/** What a run that stops early leaves behind, and how to go on with it. */
export function whatIsKept(interview: Interview): string {
  const { id } = interview.session;
  return interview.view().saved === 'memory_only'
    ? `Session ${id} is kept only as far as it could be written; what came after that is lost. Put right what is in the way of writing, then go on from there with --resume ${id}.`
    : `Session ${id} is kept; go on with --resume ${id}.`;
}

/** Lets everything that is due come to rest; where no model can be called, does what the operator asked for. */
async function afterModelFailure(
  interview: Interview,
  what: OnModelFailure | null,
  warn: (text: string) => void,
): Promise<'stop' | 'go on'> {
  await interview.idle();
  const { block } = interview.session;
  if (block === null || interview.session.ended !== null) return 'go on';
  if (what === 'stop') {
    warn(`The model cannot be used: ${block.reason}\n${whatIsKept(interview)}`);
    return 'stop';
  }
  if (what === null) {
    warn(`The model cannot be used: ${block.reason}\nGo on with {"model":"retry"} or {"model":"offline"}.`);
    return 'go on';
  }
  warn(`The model cannot be used: ${block.reason} The offline interviewer goes on.`);
  await send(interview, { type: 'go_offline' }, 'person');
  await interview.idle();
  return 'go on';
}

async function playPerson(
  interview: Interview,
  mode: AutomaticMode,
  settle: () => Promise<'stop' | 'go on'>,
  warn: (text: string) => void,
): Promise<number> {
  for (let count = 0; count < MAX_AUTOMATIC_ANSWERS; count++) {
    if ((await settle()) === 'stop') return EXIT.modelFailed;
    if (interview.session.ended !== null) return EXIT.ended;
    const open = openQuestion(interview.session);
    if (open === null) {
      warn(`The run came to a halt without a question: ${interview.view().problem ?? 'no reason was given'}.`);
      return EXIT.broken;
    }
    const refusals: string[] = [];
    for (const command of automaticCommands(open.question, mode)) {
      const refusal = await send(interview, command, 'harness');
      if (refusal === null) break;
      refusals.push(refusal);
    }
    if (openQuestion(interview.session)?.askedSeq === open.askedSeq) {
      warn(`The question ${open.question.id} could not be answered automatically: ${refusals.join(' ')}`);
      return EXIT.broken;
    }
  }
  warn(`The run was stopped after ${MAX_AUTOMATIC_ANSWERS} automatic answers.`);
  return EXIT.broken;
}

async function send(interview: Interview, command: Command, actor: 'person' | 'harness'): Promise<string | null> {
  const outcome = await interview.dispatch(command, actor);
  return outcome.ok ? null : outcome.reason;
}
