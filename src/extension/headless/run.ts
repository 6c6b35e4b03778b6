import { saidLine } from '../../agents/base/text/quote';
import type { Interview } from '../../agents/engine/interview';
import type { SessionCommand } from '../../agents/engine/commands';
import type { EventRecord } from '../../agents/session/events';
import { idMeant, labelsAt } from '../../agents/session/labels';
import { openQuestion } from '../../agents/session/session';
import type { Arguments, AutomaticMode, OnModelFailure } from './args';
import { rejectionLine } from './event-line';
import { PLAN_ON_SCREEN, readInputLine } from './input-line';
import { automaticAnswer } from '../../agents/questions/catalogue';
import type { Question } from '../../agents/session/question';

/** How a run ends. The numbers are the process's exit codes. */
export const EXIT = {
  ended: 0,
  broken: 1,
  badInput: 2,
  inputEnded: 3,
  modelFailed: 4,
  /** Something could not be stored, or another process has the session. */
  notKept: 5,
  /** The session was not made on this computer, and was not adopted. */
  foreign: 6,
  /** The specification is written, but could not be exported. */
  notExported: 7,
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
 * automatically. Ends at once when something cannot be stored, and says what that was. Returns the exit code.
 */
export async function run(
  interview: Interview,
  lines: AsyncIterable<string>,
  given: Pick<Arguments, 'auto' | 'onModelFailure'>,
  output: RunOutput,
): Promise<number> {
  const code = await Promise.race([feed(interview, lines, given, output), whenNotKept(interview)]);
  await interview.settled();
  if (isKept(interview)) return code;
  sayWhatIsNotKept(interview, output);
  return EXIT.notKept;
}

async function feed(
  interview: Interview,
  lines: AsyncIterable<string>,
  { auto, onModelFailure }: Pick<Arguments, 'auto' | 'onModelFailure'>,
  { print, warn }: RunOutput,
): Promise<number> {
  const ended = () => interview.session.ended !== null;
  const settle = async () => {
    const stopped = await afterModelFailure(interview, onModelFailure, warn);
    return isKept(interview) ? (stopped ?? afterHalt(interview, warn)) : EXIT.notKept;
  };
  let stopped = await settle();
  if (stopped !== null) return stopped;
  for await (const line of ended() ? [] : lines) {
    const input = readInputLine(line);
    if (input.kind === 'not_json') {
      warn(`${input.reason}\n${whatIsKept(interview)}`);
      return EXIT.badInput;
    }
    const refusal =
      input.kind === 'rejected' ? input.reason : await send(interview, byId(interview, input.command), 'person');
    if (refusal !== null && isKept(interview)) print(rejectionLine(refusal));
    stopped = await settle();
    if (stopped !== null) return stopped;
    if (ended()) break;
  }
  if (auto !== null && !ended()) return playPerson(interview, auto, settle, warn);
  if (ended()) return EXIT.ended;
  warn(`The input ended before the session did. ${whatIsKept(interview)}`);
  return EXIT.inputEnded;
}

/** A command with the ids of the plan on screen, and of the statement that it names as that plan does. */
function byId({ session }: Interview, command: SessionCommand): SessionCommand {
  if (command.type === 'answer' && command.questionId === PLAN_ON_SCREEN) {
    const open = openQuestion(session)?.question;
    return open?.type === 'show_plan' ? { ...command, questionId: open.id } : command;
  }
  if (!('statementId' in command)) return command;
  return { ...command, statementId: idMeant(labelsAt(session, session.lastSeq + 1), command.statementId) };
}

/** What a run that stops early leaves behind, and how to go on with it. */
export function whatIsKept(interview: Interview): string {
  const { id } = interview.session;
  return `Session ${id} is kept; go on with --resume ${id}.`;
}

function isKept(interview: Interview): boolean {
  return interview.elsewhere === null && interview.view().saved !== 'memory_only';
}

/** Resolves once something could not be stored, or another process has the session. */
function whenNotKept(interview: Interview): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isKept(interview)) resolve(EXIT.notKept);
    };
    interview.subscribe(look);
    look();
  });
}

/** Hands what was not kept back to the operator: one line that a later run can take its inputs from. */
function sayWhatIsNotKept(interview: Interview, { print, warn }: RunOutput): void {
  const { elsewhere } = interview;
  const { id } = interview.session;
  const reason = elsewhere ?? interview.view().problem ?? 'The session could not be stored.';
  const inputs = interview.unsaved.flatMap(({ event }) => inputOf(event) ?? []);
  print(JSON.stringify({ type: 'not_kept', reason, inputs }));
  const lost =
    inputs.length === 0
      ? 'Nothing that was answered is lost.'
      : `Not kept: ${inputs.length} of the inputs. They are in the line not_kept; give them again then.`;
  const next =
    elsewhere === null
      ? `Put that right, then go on with --resume ${id}.`
      : `To go on here all the same: --resume ${id} --take-over.`;
  warn(`${saidLine(reason)} This run stops. ${lost} ${next}`);
}

/** The line of input that a person's event came from; null for every other event. */
function inputOf(event: EventRecord['event']): object | null {
  switch (event.type) {
    case 'answer_given':
      return { questionId: event.questionId, answer: event.answer, ...noteIn(event) };
    case 'answer_revised':
      return { revise: event.questionId, answer: event.answer, ...noteIn(event) };
    case 'non_answer_given':
      return { questionId: event.questionId, nonAnswer: event.nonAnswer, ...(event.text ? { text: event.text } : {}) };
    case 'clarification_asked':
      return { clarify: event.questionId, text: event.text };
    case 'message_given':
      return { message: event.text };
    case 'wrap_up_requested':
      return { wrapUp: true };
    default:
      return null;
  }
}

/** The note of an answer, for a line of input. */
function noteIn({ note }: { note?: string | undefined }): { note?: string } {
  return note === undefined ? {} : { note };
}

/** Lets everything that is due come to rest; where no model can be called, does what the operator asked for. */
async function afterModelFailure(
  interview: Interview,
  what: OnModelFailure | null,
  warn: (text: string) => void,
): Promise<number | null> {
  await interview.settled();
  const { block } = interview.session;
  if (block === null || interview.session.ended !== null) return null;
  if (what === 'stop') {
    warn(`The model cannot be used: ${saidLine(block.reason)}\n${whatIsKept(interview)}`);
    return EXIT.modelFailed;
  }
  if (what === null) {
    warn(`The model cannot be used: ${saidLine(block.reason)}\nGo on with {"model":"retry"} or {"model":"offline"}.`);
    return null;
  }
  warn(`The model cannot be used: ${saidLine(block.reason)} The questionnaire goes on without it.`);
  await send(interview, { type: 'go_offline' }, 'person');
  await interview.settled();
  return null;
}

/**
 * Where something broke down and nobody is asked anything, nobody would know what to wait for: says what to do. A
 * specification that cannot be written ends the run.
 */
function afterHalt(interview: Interview, warn: (text: string) => void): number | null {
  const { problem } = interview.view();
  const { id, ended, block, wrapUp, planReview } = interview.session;
  if (problem === null || ended !== null || block !== null || openQuestion(interview.session) !== null) return null;
  if (wrapUp || planReview?.decision === 'approve') {
    warn(`${saidLine(problem)} All answers are kept. Put that right, then go on with --resume ${id}.`);
    return EXIT.notKept;
  }
  warn(`The interview came to a halt: ${saidLine(problem)} {"wrapUp":true} writes what there is.`);
  return null;
}

async function playPerson(
  interview: Interview,
  mode: AutomaticMode,
  settle: () => Promise<number | null>,
  warn: (text: string) => void,
): Promise<number> {
  for (let count = 0; count < MAX_AUTOMATIC_ANSWERS; count++) {
    const stopped = await settle();
    if (stopped !== null) return stopped;
    if (interview.session.ended !== null) return EXIT.ended;
    const open = openQuestion(interview.session);
    if (open === null) {
      if (interview.view().problem === null) warn('The run came to a halt without a question.');
      return EXIT.broken;
    }
    const refusals: string[] = [];
    for (const command of automaticCommands(open.question, mode)) {
      const refusal = await send(interview, command, 'harness');
      if (refusal === null) break;
      refusals.push(refusal);
    }
    if (isKept(interview) && openQuestion(interview.session)?.askedSeq === open.askedSeq) {
      warn(`The question ${open.question.id} could not be answered automatically: ${saidLine(refusals.join(' '))}`);
      return EXIT.broken;
    }
  }
  warn(`The run was stopped after ${MAX_AUTOMATIC_ANSWERS} automatic answers.`);
  return EXIT.broken;
}

async function send(
  interview: Interview,
  command: SessionCommand,
  actor: 'person' | 'harness',
): Promise<string | null> {
  const outcome = await interview.dispatch(command, actor);
  return outcome.ok ? null : outcome.reason;
}
/** What a simple person without views of their own says to a question: first choice first, then what to fall back on. */
function automaticCommands({ id, type, config, purpose }: Question, mode: AutomaticMode): SessionCommand[] {
  if (purpose === 'approval')
    return [{ type: 'answer', questionId: id, answer: { decision: 'approve', annotations: [] } }];
  const delegate: SessionCommand = { type: 'non_answer', questionId: id, nonAnswer: 'you_decide' };
  const answer = mode === 'delegate' ? null : automaticAnswer(type, config, mode);
  return answer === null ? [delegate] : [{ type: 'answer', questionId: id, answer }, delegate];
}
