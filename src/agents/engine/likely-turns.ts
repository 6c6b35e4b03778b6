import { languageOf } from '../base/text/language';
import { stepKey } from '../base/text/hash';
import type { Preparing } from '../model/model-ports';
import { automaticAnswer, digestAnswer, optionsOf, questionTitle } from '../questions/catalogue';
import type { Exchange } from '../session/exchanges';
import type { InterviewResult, SessionEvent } from '../session/events';
import type { QuestionTypeName } from '../questions/question-type';
import { contentStems } from '../base/english/words';
import { acknowledge } from '../roles/rule-based/acknowledge';
import { freeText } from '../roles/rule-based/free-text';
import type { AheadInput } from '../roles/interviewer/ahead';
import type { InterviewerInput } from '../roles/inputs/inputs';
import { buildInterviewerInput } from '../roles/inputs/build';
import { budgetLeft, countedQuestions } from '../session/budget';
import { fold } from '../session/fold/fold';
import { MAX_RECORDS_IN_A_ROW } from '../session/limits';
import { activeTopic, openQuestion, type AskedQuestion, type Session } from '../session/session';
import { tokenShare } from '../session/usage';
import { accept } from './accept';
import type { SessionCommand } from './commands';
import { decide } from './decide';
import { SPARE_TOKENS } from '../session/limits';
import { restsOn } from './decide-interview';
import { CHOICES, OWN_WORDS } from './only-answered';
import type { Step, StepOf } from './step';

/** Answers to one question whose turns are prepared at most: each may be a whole reply. */
const MOST_TURNS = 3;

/** What is prepared while a question is on screen: the keys are those of the steps that would be due, in order. */
export interface LikelyTurns {
  keys: string[];
  input: AheadInput;
}

/** Prepared turns that say that their topic is done, by their keys. */
export type DoneTurns = ReadonlyMap<string, InterviewResult>;

/**
 * The turns that are worth preparing: after an answer that is likely and leads to one turn of the interviewer's. For a
 * choice, the turns after the recommended option (or the first), where `full` after others too; for a number, an order, own
 * words and the like, the one that follows whatever the answer is. Null where there is none, or where tokens or questions run
 * short. With turns that are `done`, those that follow these: on the topic that comes next.
 */
export function likelyTurns(session: Session, preparing: Preparing, done: DoneTurns | null = null): LikelyTurns | null {
  const open = openQuestion(session);
  const topic = activeTopic(session);
  if (preparing === 'off' || open === null || topic === null || session.converging || session.wrapUp !== null)
    return null;
  const { type, purpose } = open.question;
  if (purpose !== 'elicit' || !(CHOICES.has(type) || OWN_WORDS.has(type))) return null;
  if (budgetLeft(session) === 0 || tokensRunShort(session)) return null;
  const found = new Map<string, AheadInput['turns'][number]>();
  // Where the last question is kept for the review, what follows is what is asked if that has nothing to ask.
  const reviewed = { ...session, reviewedAt: countedQuestions(session) };
  for (const { command, anyAnswer } of likelyAnswers(open, preparing)) {
    const keyOf = ({ key, input }: StepOf<'interview'>) => (anyAnswer === true ? keyWhateverSaid(input) : key);
    const step = stepAfter(reviewed, command, done === null ? null : (first) => done.get(keyOf(first)) ?? null);
    if (step === null) continue;
    const key = keyOf(step);
    const answer = anyAnswer === true ? null : saidIn(step.input);
    if (!found.has(key)) found.set(key, { answer, input: step.input });
  }
  if (found.size === 0) return null;
  const { config } = open.question;
  const input = {
    known: buildInterviewerInput(session, topic, null),
    question: questionTitle(config),
    options: optionsOf(config).map(({ label }) => label),
    turns: [...found.values()],
  };
  return { keys: [...found.keys()], input };
}

/** Whether tokens run short: nothing is spent on what may come to nothing. */
export function tokensRunShort(session: Session): boolean {
  return tokenShare(session) >= SPARE_TOKENS;
}

/**
 * The keys under which a turn may have been prepared: for the very answer, for the same one without what the person said
 * beside it, and for whatever is answered, by whoever that is left to as well.
 */
export function keysOf({ key, input }: StepOf<'interview'>): string[] {
  const last = lastOf(input);
  if (last === undefined || (last.nonAnswer !== null && last.nonAnswer !== 'you_decide')) return [key];
  return [...new Set([key, keyWith(input, withoutRemark(last)), keyWhateverSaid(input)])];
}

/**
 * The likeliest of the turns that were prepared for other answers than what a step is due on, and what it is worth there. A
 * question that all of them ask rests on no answer: it is asked of who leaves the answer to others. Else whoever hears the
 * answer may keep it.
 */
export function fromOthers<T extends { result: InterviewResult; besides: string; due: string }>(
  { input }: StepOf<'interview'>,
  prepared: readonly T[],
): { turn: T; isSure: boolean } | null {
  const besides = keyWhateverSaid(input);
  const alike = prepared.filter((one) => one.besides === besides && !one.result.done);
  const [turn] = alike;
  if (turn === undefined) {
    // What the topic before it came to may have been put in other words meanwhile: the question may still be kept.
    const due = whatIsDue(input);
    const near = prepared.find((one) => one.due === due && !one.result.done);
    return near === undefined ? null : { turn: near, isSure: false };
  }
  const asked = new Set(alike.map(({ result }) => (result.done ? '' : JSON.stringify(result.question))));
  const isSame = alike.length > 1 && alike.length === prepared.length && asked.size === 1;
  return { turn, isSure: isSame && lastOf(input)?.nonAnswer === 'you_decide' };
}

/**
 * A turn as it is taken: what is left to others is said back by rules, since none is prepared for that alone, and so is a choice with
 * a remark, of which no turn that was prepared for the choice knows.
 */
export function asTaken({ input }: StepOf<'interview'>, result: InterviewResult): InterviewResult {
  const last = lastOf(input);
  const isRemarked = last !== undefined && CHOICES.has(last.type) && freeText(last).trim() !== '';
  if (last === undefined || (last.nonAnswer !== 'you_decide' && !isRemarked)) return result;
  return { ...result, acknowledgement: acknowledge([last], languageOf(input.request)) };
}

/**
 * Whether what the person said in their own words may well tell what a prepared turn would ask, or speak against it: then it is
 * not taken, and the interviewer hears the words first. So it is with every remark of some words beside a choice, which no
 * turn that was prepared for the choice knows of; and where question and words share words that were not in what was asked, or
 * the name of some code.
 */
export function isToldBy({ input }: StepOf<'interview'>, result: InterviewResult): boolean {
  const last = lastOf(input);
  if (last === undefined) return false;
  const asked = new Set(contentStems(`${input.request} ${last.question}`));
  const said = new Set(contentStems(freeText(last)).filter((stem) => !asked.has(stem)));
  if (CHOICES.has(last.type) && (said.size >= A_REMARK || NAMES_SOMETHING.test(freeText(last)))) return true;
  // An option of their own beside what they ticked (“Website settings”) is new, however short it is.
  const { other } = (last.answer ?? {}) as { other?: unknown };
  if (last.type === 'pick_many' && typeof other === 'string' && said.size > 0) return true;
  if (result.done) return false;
  const next = textsIn(result.question.config).join(' ');
  const shared = new Set(contentStems(next).filter((stem) => said.has(stem)));
  const named = new Set(next.match(CODE_NAME));
  return shared.size >= SHARED_WORDS || (freeText(last).match(CODE_NAME) ?? []).some((name) => named.has(name));
}

/** Every text of a question: its title, its options, what it shows. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A name that only code has: `format_options`, `parseArgs`. */
const CODE_NAME = /\b[A-Za-z]\w{0,60}(?:_|[a-z][A-Z])\w{0,60}/g;

/** What a remark may give another name: `ui.login-subtitle`, `max_size`, `--dry-run`. */
const NAMES_SOMETHING = /`|[A-Za-z]{2}[._][A-Za-z]{2}|(?<!\w)--[a-z]|[a-z][A-Z]/;

/** New words from which on a remark says something: “yes, please” and “as today” say nothing that a turn must know. */
const A_REMARK = 3;

/** Words in common from which on an answer may tell what a question asks. */
const SHARED_WORDS = 2;

function lastOf({ exchanges, lastAnswered }: InterviewerInput): Exchange | undefined {
  return exchanges.find(({ questionId }) => questionId === lastAnswered);
}

function withoutRemark({ note: _note, ...exchange }: Exchange): Exchange {
  const { type, config, answer } = exchange;
  if (typeof answer !== 'object' || answer === null || !('feedback' in answer)) return exchange;
  const { feedback: _feedback, ...bare } = answer;
  return { ...exchange, answer: bare, digest: digestAnswer(type, config, bare) };
}

/** The key of a turn whatever came of the last question: what the turn rests on besides. */
export function keyWhateverSaid(input: InterviewerInput): string {
  const last = lastOf(input);
  const any = last && { ...withoutRemark(last), answer: null, digest: '', nonAnswer: null, text: '' };
  return stepKey('interview, whatever is answered', any === undefined ? restsOn(input) : restsWith(input, any));
}

/** What a turn is for, whatever anything was put into words: the topic, the answer it follows, and what it is directed to ask. */
export function whatIsDue({ topicId, lastAnswered, directive, refusals }: InterviewerInput): string {
  return JSON.stringify([topicId, lastAnswered, directive, refusals.length]);
}

/** The key of a turn as if the last answer had been another one. */
function keyWith(input: InterviewerInput, last: Exchange): string {
  return stepKey('interview', restsWith(input, last));
}

function restsWith(input: InterviewerInput, last: Exchange): object {
  const exchanges = input.exchanges.map((one) => (one.questionId === last.questionId ? last : one));
  return restsOn({ ...input, exchanges });
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
  const choices = choicesOf(question).map((value): LikelyAnswer => ({ command: answer(value) }));
  if (choices.length > 0) {
    if (preparing === 'modest') return first;
    const known = JSON.stringify(recommended);
    const others = choices.filter(
      ({ command }) => command.type === 'answer' && JSON.stringify(command.answer) !== known,
    );
    return [...first, ...others].slice(0, MOST_TURNS);
  }
  // What follows whatever the answer is follows one that is left to others, too: of some types no answer can be made up.
  const some = writtenAnswer(type, config) ?? recommended;
  const left: SessionCommand = { type: 'non_answer', questionId, nonAnswer: 'you_decide' };
  return [{ command: some === null ? left : answer(some), anyAnswer: true }];
}

/** Some answer to a question that is answered in own words or with code; null for other types. */
function writtenAnswer(type: QuestionTypeName, { minLength }: Record<string, unknown>): unknown {
  if (type === 'ask_code') return { code: 'x' };
  return type === 'ask_text' ? { text: 'x'.repeat(typeof minLength === 'number' ? Math.max(1, minLength) : 1) } : null;
}

/** What a choice of one may come to; empty for types whose answers cannot be counted. */
function choicesOf(question: AskedQuestion['question']): unknown[] {
  switch (question.type) {
    case 'pick_one':
    case 'show_options':
      return optionsOf(question.config).map(({ id }) => ({ selected: id }));
    case 'confirm':
      return [{ choice: 'yes' }, { choice: 'no' }];
    case 'thumbs':
      return [{ choice: 'up' }, { choice: 'down' }];
    default:
      return [];
  }
}

function saidIn(input: InterviewerInput): string {
  const last = lastOf(input);
  const { selected } = (last?.answer ?? {}) as { selected?: unknown };
  // The digest shortens what two options may begin with alike.
  return optionsOf(last?.config).find(({ id }) => id === selected)?.label ?? last?.digest ?? '';
}

/**
 * What a writer is to write if the question with which the interview ends gets the answer that is recommended, or the first
 * there is to choose: then the plan stands as soon as that is given. Null for another question, where the answer cannot be
 * told, or where tokens run short.
 */
export function likelyWriting(session: Session, preparing: Preparing): StepOf<'write'> | null {
  const open = openQuestion(session);
  if (preparing === 'off' || open === null || tokensRunShort(session) || session.wrapUp !== null) return null;
  if (budgetLeft(session) > 0 || open.question.purpose !== 'elicit' || choicesOf(open.question).length === 0)
    return null;
  const [likeliest] = likelyAnswers(open, 'modest');
  const accepted = likeliest === undefined ? null : accept(session, likeliest.command, 'person');
  const due = accepted?.ok === true ? dueAfter(session, accepted.events).steps : [];
  const [only] = due;
  return due.length === 1 && only?.kind === 'write' && only.input.byRules !== true ? only : null;
}

/**
 * The turn of the interviewer's that is due after a command of the person's; null where something else is. Where it is known
 * what comes of that turn, the one that is due after it, unless it was sent back.
 */
function stepAfter(
  session: Session,
  command: SessionCommand,
  comesOf: ((first: StepOf<'interview'>) => InterviewResult | null) | null,
): StepOf<'interview'> | null {
  const accepted = accept(session, command, 'person');
  if (!accepted.ok) return null;
  const { next, steps } = dueAfter(session, accepted.events);
  const first = interviewIn(steps);
  if (first === null || comesOf === null) return first;
  const result = comesOf(first);
  if (result?.done !== true) return null;
  const { key, input } = first;
  const seen = { observations: [], evidence: [] };
  const { steps: after } = dueAfter(next, [
    { type: 'interview_proposed', key, topicId: input.topicId, result, by: 'model', ...seen },
  ]);
  const second = interviewIn(after);
  return second === null || second.input.refusals.length > 0 ? null : second;
}

/** What is due after some events, once all that is merely to be recorded is. */
function dueAfter(session: Session, first: readonly SessionEvent[]): { next: Session; steps: Step[] } {
  let next = session;
  let events = first;
  for (let i = 0; i < MAX_RECORDS_IN_A_ROW; i++) {
    for (const event of events) next = fold(next, { seq: next.lastSeq + 1, at: next.lastAt, event });
    const steps = decide(next);
    const record = steps.find((step) => step.kind === 'record');
    if (record === undefined) return { next, steps };
    events = record.input;
  }
  return { next, steps: [] };
}

function interviewIn(steps: readonly Step[]): StepOf<'interview'> | null {
  if (steps.some(({ kind }) => kind === 'orchestrate')) return null;
  return steps.find((step) => step.kind === 'interview') ?? null;
}
