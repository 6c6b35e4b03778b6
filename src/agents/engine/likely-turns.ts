import { stepKey } from '../base/text/hash';
import type { Preparing } from '../model/model-ports';
import { automaticAnswer, questionTitle } from '../questions/catalogue';
import type { AheadInput } from '../roles/interviewer/ahead';
import type { InterviewerInput } from '../roles/inputs/inputs';
import { buildInterviewerInput } from '../roles/inputs/build';
import { budgetLeft } from '../session/budget';
import { fold } from '../session/fold';
import { MAX_RECORDS_IN_A_ROW } from '../session/limits';
import { activeTopic, openQuestion, type AskedQuestion, type Session } from '../session/session';
import { tokenShare } from '../session/usage';
import { accept } from './accept';
import type { SessionCommand } from './commands';
import { decide } from './decide';
import { SPARE_TOKENS } from '../session/limits';
import { restsOn } from './decide-interview';
import { CHOICES } from './only-answered';
import type { Step, StepOf } from './step';

/** Answers to one question whose turns are prepared at most: each is a whole reply. */
const MOST_TURNS = 4;

/** What is prepared while a question is on screen: the keys are those of the steps that would be due, in order. */
export interface LikelyTurns {
  keys: string[];
  input: AheadInput;
}

/**
 * The turns that are worth preparing: after an answer that is likely and leads to one turn of the interviewer's. For a
 * choice, the turns after the recommended option (or the first), where `full` after the other ones too and after “You
 * decide”; for a number, an order and the like, the one that follows whatever the answer is. Null where there is none, or
 * where tokens or questions run short.
 */
export function likelyTurns(session: Session, preparing: Preparing): LikelyTurns | null {
  const open = openQuestion(session);
  const topic = activeTopic(session);
  if (preparing === 'off' || open === null || topic === null || session.converging || session.wrapUp !== null)
    return null;
  if (open.question.purpose !== 'elicit' || !CHOICES.has(open.question.type)) return null;
  if (runsShort(session)) return null;
  const found = new Map<string, AheadInput['turns'][number]>();
  for (const { command, anyAnswer } of likelyAnswers(open, preparing)) {
    const step = stepAfter(session, command);
    if (step === null) continue;
    const key = anyAnswer === true ? keyWhateverSaid(step) : step.key;
    const answer = anyAnswer === true ? null : saidIn(step.input);
    if (!found.has(key)) found.set(key, { answer, input: step.input });
  }
  if (found.size === 0) return null;
  const { config } = open.question;
  const input = {
    known: buildInterviewerInput(session, topic, null),
    question: questionTitle(config),
    options: optionsOf(open).map(({ label }) => label),
    turns: [...found.values()],
  };
  return { keys: [...found.keys()], input };
}

/** Whether tokens or questions run short: nothing is spent on what may come to nothing. */
export function runsShort(session: Session): boolean {
  return budgetLeft(session) === 0 || tokenShare(session) >= SPARE_TOKENS;
}

/** The keys under which a turn may have been prepared: for the very answer, and for whatever was answered. */
export function keysOf(step: StepOf<'interview'>): string[] {
  const last = step.input.exchanges.find(({ questionId }) => questionId === step.input.lastAnswered);
  return last?.nonAnswer === null ? [step.key, keyWhateverSaid(step)] : [step.key];
}

function keyWhateverSaid({ input }: StepOf<'interview'>): string {
  const exchanges = input.exchanges.map((exchange) =>
    exchange.questionId === input.lastAnswered ? { ...exchange, answer: null, digest: '' } : exchange,
  );
  return stepKey('interview, whatever is answered', restsOn({ ...input, exchanges }));
}

interface LikelyAnswer {
  command: SessionCommand;
  /** Set where the turn does not depend on what the answer is. */
  anyAnswer?: true;
}

/** The likeliest first. */
function likelyAnswers({ question }: AskedQuestion, preparing: Preparing): LikelyAnswer[] {
  const { id: questionId, type, config } = question;
  const answer = (value: unknown): SessionCommand => ({ type: 'answer', questionId, answer: value });
  const recommended = automaticAnswer(type, config, 'recommended');
  const first = recommended === null ? [] : [{ command: answer(recommended) }];
  const left: LikelyAnswer = { command: { type: 'non_answer', questionId, nonAnswer: 'you_decide' } };
  const choices = choicesOf(question).map((value): LikelyAnswer => ({ command: answer(value) }));
  if (choices.length > 0) {
    if (preparing === 'modest') return first;
    const known = JSON.stringify(recommended);
    const others = choices.filter(
      ({ command }) => command.type === 'answer' && JSON.stringify(command.answer) !== known,
    );
    return [...[...first, ...others].slice(0, MOST_TURNS - 1), left];
  }
  const any = first.map(({ command }): LikelyAnswer => ({ command, anyAnswer: true }));
  return preparing === 'modest' ? any : [...any, left];
}

/** What a choice of one may come to; empty for types whose answers cannot be counted. */
function choicesOf(question: AskedQuestion['question']): unknown[] {
  switch (question.type) {
    case 'pick_one':
    case 'show_options':
      return optionsOf({ question }).map(({ id }) => ({ selected: id }));
    case 'confirm':
      return [{ choice: 'yes' }, { choice: 'no' }];
    case 'thumbs':
      return [{ choice: 'up' }, { choice: 'down' }];
    default:
      return [];
  }
}

function optionsOf({ question: { config } }: Pick<AskedQuestion, 'question'>): { id: string; label: string }[] {
  const options = config['options'];
  return Array.isArray(options) ? (options as { id: string; label: string }[]) : [];
}

function saidIn({ exchanges, lastAnswered }: InterviewerInput): string {
  const last = exchanges.find(({ questionId }) => questionId === lastAnswered);
  return last?.nonAnswer == null ? (last?.digest ?? '') : 'You decide';
}

/** The turn of the interviewer's that is due after a command of the person's; null where something else is. */
function stepAfter(session: Session, command: SessionCommand): StepOf<'interview'> | null {
  const accepted = accept(session, command, 'person');
  if (!accepted.ok) return null;
  let next = session;
  let events = accepted.events;
  for (let i = 0; i < MAX_RECORDS_IN_A_ROW; i++) {
    for (const event of events) next = fold(next, { seq: next.lastSeq + 1, at: next.lastAt, event });
    const steps = decide(next);
    const record = steps.find((step) => step.kind === 'record');
    if (record === undefined) return interviewIn(steps);
    events = record.input;
  }
  return null;
}

function interviewIn(steps: readonly Step[]): StepOf<'interview'> | null {
  if (steps.some(({ kind }) => kind === 'orchestrate')) return null;
  return steps.find((step) => step.kind === 'interview') ?? null;
}
