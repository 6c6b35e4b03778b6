import * as z from 'zod';
import { wireQuestionSchema } from '../prompt-parts/wire-question';
import { optionsOf, questionTitle } from '../../questions/catalogue';
import type { QuestionDraft } from '../../session/question';
import { fromWireQuestion } from '../prompt-parts/wire-config';
import type { InterviewerInput } from '../inputs/inputs';
import { gapsSection, lookedUpSection } from '../prompt-parts/look-section';
import { knownIds } from '../prompt-parts/known-ids';
import { listOf } from '../prompt-parts/wire-values';
import { markLine, sections, tokensLeft } from '../prompt-parts/prompt-frame';
import { backgroundSection } from '../prompt-parts/background';
import { INTERVIEWER_INSTRUCTIONS } from './instructions';
import { inline, saidLine } from '../../base/text/quote';
import { waitingSection } from '../prompt-parts/waiting-section';
import { rolePrompt, type PromptFrame, type PromptInput } from '../../model/role-prompt';
import { termsSection } from '../prompt-parts/terms';
import { comesBack, isWaiting, topicList, topicState } from '../prompt-parts/topics';
import { cardsAfterAll, fullAfterAll, imagesOf, messagesSection, transcript } from '../prompt-parts/transcript';

/** The keys of a reply. */
export const replyShape = {
  acknowledgement: z.string().nullable(),
  done: z.boolean().nullable(),
  question: wireQuestionSchema.nullable(),
  finding: z.string().nullable(),
  reason: z.string().nullable(),
  dropWaiting: listOf(z.string()),
  askWaiting: z.string().nullable(),
  moreSaid: z.string().nullable(),
};

const wire = z.object(replyShape).superRefine((reply, context) => {
  const { question, finding, askWaiting } = reply;
  if (!isDone(reply) && question === null && (askWaiting ?? '') === '') {
    context.addIssue({ code: 'custom', path: ['question'], message: 'required unless done is true' });
  }
  if (isDone(reply) && (finding ?? '').trim() === '') {
    context.addIssue({ code: 'custom', path: ['finding'], message: 'required where done is true' });
  }
});

/** Where a model leaves it open, a question says that the topic is not done. */
function isDone({
  done,
  question,
  askWaiting,
}: {
  done: boolean | null;
  question: unknown;
  askWaiting: string | null;
}) {
  return done ?? (question === null && (askWaiting ?? '') === '');
}

/** Most tokens for the ground and for the transcript, and their shares where the input has to be shorter. */
const BACKGROUND_TOKENS = 5_000;
const BACKGROUND_SHARE = 0.55;
const TRANSCRIPT_TOKENS = 2_400;
const TRANSCRIPT_SHARE = 0.25;

/** Most code points of what it understood and why it goes on, and of what a topic concluded. */
const LINE = 400;
const FINDING = 1_200;

/**
 * Numbers behind the last one it is shown under which its own looks of a call may have found something: what others found at the same time
 * is counted in between. Which of them there are is known where its turn is recorded.
 */
const OWN_EVIDENCE = 40;

/** How a model plays the interviewer. */
export const interviewerPrompt = rolePrompt<InterviewerInput, typeof wire>({
  instructions: INTERVIEWER_INSTRUCTIONS,
  wireName: 'interview_turn',
  wire,
  usesTools: true,
  input: (input, frame) => interviewerInput(input, frame, turnSection(input)),
  fromWire(reply, input) {
    const { evidence, preparedQuestions } = input;
    const { acknowledgement, question, finding, reason } = reply;
    const said = { acknowledgement: saidLine(acknowledgement ?? '', LINE), reason: saidLine(reason ?? '', LINE) };
    const known = preparedQuestions.flatMap(({ id }) => id ?? []);
    const dropped = knownIds(reply.dropWaiting, known);
    const drops = dropped.length === 0 ? {} : { drops: dropped };
    const more = moreSaidIn(reply.moreSaid);
    const also = { ...drops, ...(more === null ? {} : { moreSaid: more }) };
    if (isDone(reply)) return { done: true, ...said, finding: saidLine(finding ?? '', FINDING), ...also };
    // Who names a question that is there and writes one as well wants the one that is written.
    const taken = question === null ? namedIn(reply.askWaiting, input) : undefined;
    if (taken !== undefined && !dropped.includes(taken.id))
      return { done: false, ...said, question: taken.question, waiting: taken.id, ...also };
    const kept = question === null ? undefined : namedIn(reply.askWaiting, input);
    return {
      done: false,
      ...said,
      question: question === null ? null : fromWireQuestion(question, evidence, OWN_EVIDENCE),
      ...(kept?.id === PREPARED ? { kept: kept.question } : {}),
      ...also,
    };
  },
});

/** The id by which the question that was prepared before the last answer came is asked, or kept for later. */
export const PREPARED = 'P0';

/** The question that a reply names: the prepared one by its id, the one that waits by its own or in other words. */
function namedIn(
  askWaiting: string | null,
  { waiting, prepared, waitingHere }: InterviewerInput,
): InterviewerInput['waiting'] {
  const ids: readonly string[] = (askWaiting ?? '').toUpperCase().match(/\bP\d+\b/g) ?? [];
  if (prepared !== undefined && ids[0] === PREPARED) return { id: PREPARED, question: prepared };
  const here = waitingHere.find(({ id }) => ids.includes(id));
  if (here !== undefined) return here;
  return waiting === undefined || ids.length === 0 || ids.includes(waiting.id) ? waiting : undefined;
}

/** What the person's words ask for beyond an answer; null for nothing, which models also say in words. */
export function moreSaidIn(told: string | null): string | null {
  const what = saidLine(told ?? '', LINE);
  return /^(?:|none|null|nothing|no|n\/a|-|—)\.?$/i.test(what) ? null : what;
}

/** What an interviewer is told; `turn` is the section that says what is due. */
export function interviewerInput(input: InterviewerInput, frame: PromptFrame, turn: string): PromptInput {
  const { topics, topicId, exchanges, messages, terms, preparedQuestions } = input;
  const background = backgroundSection(
    input,
    frame,
    Math.min(BACKGROUND_TOKENS, Math.floor(frame.tokens * BACKGROUND_SHARE)),
    { hasTopics: true },
  );
  const fixed = sections(markLine(frame), background, topicList(topics));
  const told = transcript(exchanges, Math.min(TRANSCRIPT_TOKENS, Math.floor(frame.tokens * TRANSCRIPT_SHARE)));
  const state = [
    topicState(topics, topicId, { missing: input.missing, areListed: true }),
    gapsSection(input.look, Math.floor(frame.tokens / 10)),
    lookedUpSection(input.look, frame, Math.floor(frame.tokens / 10)),
    waitingSection(preparedQuestions, TAKES_WAITING),
    messagesSection(messages),
    termsSection(terms),
  ];
  const growing = sections(told.text);
  const isOwn = (exchange: InterviewerInput['exchanges'][number]) => exchange.topicId === topicId;
  const room = tokensLeft(frame.tokens, fixed, growing, ...state, turn);
  const whole = fullAfterAll(told.folded.filter(isOwn), 'Earlier questions of the current topic, in full', room);
  const left = tokensLeft(room, whole);
  const cards = cardsAfterAll(told.withLabels.filter(isOwn), 'Of the current topic, besides the transcript', left);
  return {
    fixed,
    growing,
    changing: sections(whole, cards, ...state, turn),
    images: imagesOf(exchanges),
  };
}

/** What is told only where there is something to which it applies. */
const DIRECTED =
  'Ask what it says, in the current topic, whatever else is open. Comments on a plan are worked in by others: ask only what they leave open.';
const SENT_BACK =
  'Heed the reason. Ask something else, not the same in other words; where the workspace answers it and the change depends on it, have what ' +
  'was found confirmed, and cite it; or, if nothing worth asking is left, be done once more.';
const TAKES_WAITING =
  '`dropWaiting` takes the ids of those that are answered or needless by now, or that other words, context or options would suit better: write these anew.';

/** What the interviewer was told to ask, where it was. */
export function directiveLines({ directive }: InterviewerInput): string[] {
  return directive === null ? [] : [`Directive: ${inline(directive, 1_200)}`, DIRECTED];
}

function turnSection(input: InterviewerInput): string {
  const { topicId, lastAnswered, isSaidBack, refusals } = input;
  const saidBack = isSaidBack ? ', and was said back already: leave `acknowledgement` empty' : '';
  const [current = '', left = '', ...waits] = currentTopicLines(input);
  const lines = [
    current,
    left,
    lastAnswered === null ? 'Nothing was answered yet.' : `The last answer is that to ${lastAnswered}${saidBack}.`,
    ...directiveLines(input),
    ...refusals.map(({ reason, about }) => {
      const key = about === undefined ? '' : ` (its key was ${inline(about, 60)})`;
      return `Sent back: your last proposal${key}. The reason: ${inline(reason, 400)}`;
    }),
    ...(refusals.length === 0 ? [] : [SENT_BACK]),
    ...waits,
    ...(input.prepared === undefined ? [] : [preparedLine(input.prepared)]),
    `Now: one question for ${topicId}, or done with its finding.`,
  ];
  return `# This turn\n${lines.join('\n')}`;
}

function preparedLine({ config }: QuestionDraft): string {
  const offered = optionsOf(config).map(({ label }) => inline(label, 120));
  const options = offered.length === 0 ? '' : `; options: ${offered.join(', ')}`;
  return `${PREPARED} was prepared before the last answer came: ${inline(questionTitle(config), 300)}${options}. Where that still fits as it is, ask it by \`askWaiting\`; what the answer leaves open goes first: write that as \`question\`, and name ${PREPARED} beside it if it is to be asked later. Else it is gone.`;
}

/** Which topic is current, how many questions are left, and what waits on it, a line each. */
export function currentTopicLines({ topics, topicId, budgetLeft, waiting: next }: InterviewerInput): string[] {
  const topic = topics.find(({ id }) => id === topicId);
  const waiting = topics.filter((other) => other.id !== topicId && isWaiting(other));
  const others = waiting.length === 0 ? 'No other topic is' : `${waiting.map(({ id }) => id).join(', ')} still`;
  const scarce =
    budgetLeft <= 0
      ? ' Be done.'
      : budgetLeft < waiting.length
        ? ' Ask only where a wrong guess would be costly, else be done.'
        : '';
  // Who does not know that it comes back asks for it here, where it is written down under another heading.
  const back = topics.filter((other) => other.id !== topicId && comesBack(other)).map(({ id }) => id);
  const asks =
    next &&
    `${next.id} waits on ${topicId}: ask it by \`askWaiting\` if you would still ask it so, knowing what you know now; else drop it (\`dropWaiting\`) and ask a better one.`;
  return [
    `The current topic: ${topicId}${topic === undefined ? '' : ` ${inline(topic.title, 80)}`}`,
    `Questions left for the whole interview: ${budgetLeft}. ${others} waiting.${scarce}`,
    ...(back.length === 0
      ? []
      : [`Taken up again once the topics are done, for what their writers miss: ${back.join(', ')}.`]),
    ...(asks === undefined ? [] : [asks]),
  ];
}
