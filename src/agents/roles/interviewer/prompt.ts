import * as z from 'zod';
import { wireQuestionSchema } from '../prompt-parts/wire-question';
import { fromWireQuestion } from '../prompt-parts/wire-config';
import type { InterviewerInput } from '../inputs/inputs';
import { gapsSection } from '../prompt-parts/look-section';
import { knownIds } from '../prompt-parts/known-ids';
import { listOf } from '../prompt-parts/wire-values';
import { markLine, sections, tokensLeft } from '../prompt-parts/frame';
import { backgroundSection } from '../prompt-parts/background';
import { INTERVIEWER_INSTRUCTIONS } from './instructions';
import { inline, saidLine } from '../../base/text/quote';
import { waitingSection } from '../prompt-parts/waiting-section';
import { rolePrompt } from '../../model/role-prompt';
import { termsSection } from '../prompt-parts/terms';
import { isWaiting, topicList, topicState } from '../prompt-parts/topics';
import { fullAfterAll, imagesOf, messagesSection, transcript } from '../prompt-parts/transcript';

const wire = z
  .object({
    acknowledgement: z.string().nullable(),
    done: z.boolean().nullable(),
    question: wireQuestionSchema.nullable(),
    finding: z.string().nullable(),
    reason: z.string().nullable(),
    dropWaiting: listOf(z.string()),
  })
  .superRefine((reply, context) => {
    const { question, finding } = reply;
    if (!isDone(reply) && question === null) {
      context.addIssue({ code: 'custom', path: ['question'], message: 'required unless done is true' });
    }
    if (isDone(reply) && (finding ?? '').trim() === '') {
      context.addIssue({ code: 'custom', path: ['finding'], message: 'required where done is true' });
    }
  });

/** Where a model leaves it open, a question says that the topic is not done. */
function isDone({ done, question }: { done: boolean | null; question: unknown }): boolean {
  return done ?? question === null;
}

/** Most tokens for the ground and for the transcript, and their shares where the input has to be shorter. */
const BACKGROUND_TOKENS = 6_000;
const BACKGROUND_SHARE = 0.55;
const TRANSCRIPT_TOKENS = 2_850;
const TRANSCRIPT_SHARE = 0.25;

/** Most code points of what it understood and why it goes on, and of what a topic concluded. */
const LINE = 400;
const FINDING = 1_200;

/** Pieces of evidence that the interviewer's own looks may add in one call. */
const OWN_EVIDENCE = 4;

/** How a model plays the interviewer. */
export const interviewerPrompt = rolePrompt<InterviewerInput, typeof wire>({
  instructions: INTERVIEWER_INSTRUCTIONS,
  wireName: 'interview_turn',
  wire,
  usesTools: true,
  input(input, frame) {
    const { topics, topicId, exchanges, messages, terms, preparedQuestions } = input;
    const background = backgroundSection(
      input,
      frame,
      Math.min(BACKGROUND_TOKENS, Math.floor(frame.tokens * BACKGROUND_SHARE)),
    );
    const fixed = sections(markLine(frame), background, topicList(topics));
    const told = transcript(exchanges, Math.min(TRANSCRIPT_TOKENS, Math.floor(frame.tokens * TRANSCRIPT_SHARE)));
    const state = [
      topicState(topics, topicId, input.missing),
      gapsSection(input.look, Math.floor(frame.tokens / 10)),
      waitingSection(preparedQuestions),
      messagesSection(messages),
      termsSection(terms),
    ];
    const turn = turnSection(input);
    const growing = sections(told.text);
    const own = told.folded.filter((exchange) => exchange.topicId === topicId);
    const room = tokensLeft(frame.tokens, fixed, growing, ...state, turn);
    return {
      fixed,
      growing,
      changing: sections(fullAfterAll(own, 'Earlier questions of the current topic, in full', room), ...state, turn),
      images: imagesOf(exchanges),
    };
  },
  fromWire(reply, { evidence, preparedQuestions }) {
    const { acknowledgement, question, finding, reason } = reply;
    const said = { acknowledgement: saidLine(acknowledgement ?? '', LINE), reason: saidLine(reason ?? '', LINE) };
    const known = preparedQuestions.flatMap(({ id }) => id ?? []);
    const dropped = knownIds(reply.dropWaiting, known);
    const drops = dropped.length === 0 ? {} : { drops: dropped };
    if (isDone(reply)) return { done: true, ...said, finding: saidLine(finding ?? '', FINDING), ...drops };
    return {
      done: false,
      ...said,
      question: question === null ? null : fromWireQuestion(question, evidence, OWN_EVIDENCE),
      ...drops,
    };
  },
});

function turnSection(input: InterviewerInput): string {
  const { topics, topicId, lastAnswered, directive, budgetLeft, refusals } = input;
  const topic = topics.find(({ id }) => id === topicId);
  const waiting = topics.filter((other) => other.id !== topicId && isWaiting(other));
  const others = waiting.length === 0 ? 'No other topic is' : `${waiting.map(({ id }) => id).join(', ')} still`;
  const lines = [
    `The current topic: ${topicId}${topic === undefined ? '' : ` ${inline(topic.title, 80)}`}`,
    `Questions left for the whole interview: ${budgetLeft}. ${others} waiting.`,
    lastAnswered === null ? 'Nothing was answered yet.' : `The last answer is that to ${lastAnswered}.`,
    ...(directive === null ? [] : [`Directive: ${inline(directive, 600)}`]),
    ...refusals.map(({ reason, about }) => {
      const key = about === undefined ? '' : ` (its key was ${inline(about, 60)})`;
      return `Sent back: your last proposal${key}. The reason: ${inline(reason, 400)}`;
    }),
    `Now: one question for ${topicId}, or done with its finding.`,
  ];
  return `# This turn\n${lines.join('\n')}`;
}
