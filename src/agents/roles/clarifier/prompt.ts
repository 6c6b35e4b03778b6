import * as z from 'zod';
import { CATALOGUE } from '../../questions/catalogue';
import { estimateTokens } from '../../base/text/tokens';
import type { ClarifyInput } from '../inputs/inputs';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { clipped } from '../../base/text/clipped';
import { COMMON_WITH_DIMENSIONS } from '../prompt-parts/dimension-guide';
import { evidenceSection } from '../prompt-parts/evidence';
import { exchangeLine } from '../prompt-parts/exchange-entry';
import { markLine, projectNotesSection, sections } from '../prompt-parts/prompt-frame';
import { factsSection, requestSection } from '../prompt-parts/background';
import { knownIds } from '../prompt-parts/known-ids';
import { lastWithin } from '../prompt-parts/lines-within';
import { inline, quoted, sanitise, shortened } from '../../base/text/quote';
import { rolePrompt, type PromptFrame } from '../../model/role-prompt';

/** Longest reply, in characters: it stands below a question that is still to be answered. */
export const MAX_REPLY = 1_500;

const instructions = [
  COMMON_WITH_DIMENSIONS,
  `# Your role: interviewer, asked back
You have put a question to the person. Instead of answering, they ask you about it: why you ask, what a word means, what an option would bring, or for more about it. You tell them what they need in order to answer, and the question stays open. You are an attentive colleague who knows this code a little: to the point, plain, without selling anything.`,
  `# The input
- The request. Facts and evidence of the workspace, each with its id.
- The open question: what it asks, its type, the options and what was said of each, which one was recommended, why it is asked, which dimensions of the specification it settles, and the evidence shown with it.
- What was settled before, a line for each question.
- What the person asked about this question before, and what you told them.
- What they ask now.`,
  `# The reply
- \`reply\`: Markdown in the language of what they ask now, at most ${MAX_REPLY} characters; mostly three to six sentences, or a short list where options are compared. What they asked comes first, without a preamble and without saying the question again.
  - “Why do you ask?”: what would be built differently depending on the answer, and what in the workspace brought it up.
  - A word or an option: what it means here, with an example from their project where the evidence has one.
  - “Tell me more”, “what do you advise?”: what speaks for and against each option here. If one was recommended, its reason; call it a recommendation.
  - Name places of the workspace as they are given, in backticks: \`src/orders/export.ts:12-40\`. General knowledge may help to explain a term or what usually follows from a choice; say that it is general.`,
  `# Hard rules
- Never answer for the person, never tell them what they want, never take what they ask as an answer.
- Ask nothing, not even at the end. No new question, no “shall I …?”.
- Heed what was settled: neither contradict it nor call open what it decides.
- Say only what the input shows or what is general knowledge. If neither the input nor you know it, say that it is not known here.
- Do not repeat what you told them before; go further.
- If they seem not to want to decide, tell them about the ways out that every question has: “You decide” is listed as delegated to the implementer, “I don’t know” as an open question, “Not now” puts it off, and “None of these” takes their own words. Do not choose one for them.
- If what they write is about something else, say in one sentence that it can be written into the message field below the interview, and that this question waits.`,
  `# Example
Question: “How should a big export run?”, options “As a stream” and “As a background job” (recommended). They ask: “why does that matter?”
{"reply":"Because it decides what has to be built. \`exportOrders\` (\`src/orders/export.ts:12-40\`) answers the request itself today, and \`src/http/server.ts:8\` cuts every request off after 30 seconds.\\n\\n- **As a stream**: the file starts to arrive at once and nothing has to be stored, but an export longer than 30 seconds still breaks unless that limit changes.\\n- **As a background job** (the recommendation): the limit no longer matters and the queue in \`src/jobs/queue.ts:1-30\` can be used, but a finished file needs a place, and somebody has to be told."}`,
].join('\n\n');

const wire = z.object({ reply: z.string() });

const REQUEST: Allotment = { share: 0.12, most: 2_000 };
const FACTS: Allotment = { share: 0.08, most: 1_500 };
const EVIDENCE: Allotment = { share: 0.27, most: 5_000 };
const SETTLED: Allotment = { share: 0.07, most: 1_200 };
const QUESTION: Allotment = { share: 0.1, most: 2_000 };
const EARLIER: Allotment = { share: 0.08, most: 2_000 };
const ASKED: Allotment = { share: 0.05, most: 800 };

/** How a model explains an open question. */
export const clarifierPrompt = rolePrompt<ClarifyInput, typeof wire>({
  instructions,
  wireName: 'clarification',
  wire,
  usesTools: false,
  input(input, frame) {
    const { request, facts, evidence, asked, earlier, settled } = input;
    const { tokens } = frame;
    const now = shortened(sanitise(asked), allotted(ASKED, tokens));
    return {
      fixed: sections(
        markLine(frame),
        requestSection(request, frame, allotted(REQUEST, tokens)),
        factsSection(facts, frame, allotted(FACTS, tokens)),
        projectNotesSection(frame),
        evidenceSection(evidence, frame, allotted(EVIDENCE, tokens)),
      ),
      growing: sections(
        settledSection(settled, allotted(SETTLED, tokens)),
        questionSection(input, frame, allotted(QUESTION, tokens)),
        earlierSection(earlier, frame, allotted(EARLIER, tokens)),
      ),
      changing: `# What they ask now\n${quoted('asked', now, frame)}`,
      images: [],
    };
  },
  fromWire: ({ reply }) => ({ reply: clipped(reply, MAX_REPLY) }),
});

function settledSection(settled: ClarifyInput['settled'], tokens: number): string {
  if (settled.length === 0) return '';
  const lines = settled.map((exchange) => `- ${exchangeLine(exchange, false)}`);
  return ['# What was settled before', ...lastWithin(lines, tokens)].join('\n');
}

function questionSection({ question, evidence: there }: ClarifyInput, frame: PromptFrame, tokens: number): string {
  const { questionId, type, config, why, dimensions, evidence } = question;
  const { title, when } = CATALOGUE[type];
  const cited = knownIds(
    evidence,
    there.map(({ id }) => id),
  );
  const shown = shortened(sanitise(JSON.stringify(config, null, 1)), tokens);
  return [
    `# The open question, ${questionId}`,
    `Asked: ${inline(question.question, 240)}`,
    `Type: ${title}. ${when}`,
    `Why, as the person was told: ${inline(why, 300)}`,
    `Settles: ${dimensions.length === 0 ? 'no dimension in particular' : dimensions.join(', ')}`,
    `Evidence shown with it: ${cited.length === 0 ? 'none' : cited.join(', ')}`,
    'All that the card shows:',
    quoted('question', shown, frame),
  ].join('\n');
}

function earlierSection(earlier: ClarifyInput['earlier'], frame: PromptFrame, tokens: number): string {
  if (earlier.length === 0) return '';
  const told = earlier.map(
    ({ text, reply }) => `They asked: ${sanitise(text).trim()}\nYou told them: ${sanitise(reply).trim()}`,
  );
  const lastFirst = [...told].reverse();
  let left = tokens;
  const kept = lastFirst.filter((entry) => (left -= estimateTokens(entry)) >= 0).reverse();
  const some = kept.length > 0 ? kept : lastFirst.slice(0, 1).map((entry) => shortened(entry, tokens));
  const more = told.length - some.length;
  const cut = more > 0 ? [`(${more} before that are left out here.)`] : [];
  return `# What was said about it before\n${[...cut, quoted('before', some.join('\n\n'), frame)].join('\n')}`;
}
