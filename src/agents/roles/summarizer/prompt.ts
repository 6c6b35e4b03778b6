import { isOnChange } from '../../session/exchanges';
import * as z from 'zod';
import type { SummarizerInput } from '../inputs/inputs';
import { ownWordsIn } from '../../specification/whose-words';
import { titleOf } from '../../base/english/title';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { clipped } from '../../base/text/clipped';
import { markLine, COMMON, projectNotesSection, sections, tokensLeft } from '../prompt-parts/prompt-frame';
import { callerSection, intakeSection, requestSection } from '../prompt-parts/background';
import { inline, saidLine } from '../../base/text/quote';
import { linesWithin } from '../prompt-parts/lines-within';
import { rolePrompt } from '../../model/role-prompt';
import { statementsByTopic } from '../prompt-parts/statement-lines';
import { topicState } from '../prompt-parts/topics';
import { lastMessages, transcript } from '../prompt-parts/transcript';

/** Longest title, in code points, and longest summary, in characters. */
const MAX_TITLE = 80;
const MAX_SUMMARY = 2_000;
/** Most places in the code that are chosen, and longest clause on one, in characters. */
const MOST_PLACES = 20;
const MAX_CHANGE = 120;

const instructions = [
  COMMON,
  `# Your role: summarizer
You give the specification its title and its summary, which somebody reads first, and perhaps alone; and you say where in the code it is built. The statements stand below it.`,
  `# The input
The request; what was answered in own words; the person’s messages; the topics, and what each came to; the statements by topic, with id, kind, dimension, sources and text: where an answer says otherwise, they hold; what stays open besides; and, where code was found, what its files define, each with an id (D1).`,
  `# The reply
- \`title\`: two to eight words that name the change as it turned out to be, for a heading and a folder, without a full stop: not “Specification” or “Improvements”.
- \`summary\`: three to five sentences of plain prose, at most 130 words, without headings, lists or ids; the statements tell the rest:
  1. what is built or changed, for whom and why;
  2. the decisions that shape it, each with its reason where one was given, and what the person spoke against (an option that was not taken was not turned down);
  3. the numbers and limits it is measured by, if there are any;
  4. what is expressly left out;
  5. what was left to the implementer, what is assumed and what is still open, by name.
- \`places\`: of what the files define, what whoever builds this opens and edits, the most important first, ${MOST_PLACES} at most; empty where nothing is listed or nothing of it changes. That is: what does today what changes, what calls it or passes it on, what else reads, checks, stores or hands out the same data, the type, list or export that has to name what is new, and what a new thing stands beside. No name that merely sounds alike; a type only if it changes itself, else the function in it; tests and text only where the change breaks them or belongs into them. For each:
  - \`definition\`: its id;
  - \`statements\`: the ids of those that are built there, few;
  - \`change\`: what happens there, in at most twelve words that begin with a verb: “calls the new section between help text and options”. You see names only: say what is sure.`,
  `# Hard rules
- Say nothing that no statement says. No praise, no benefits that nobody named, no sentence that would fit any other change.
- What is \`delegated\` is not agreed, an \`open_question\` is open, an \`assumption\` is assumed: never tell them as decided. One that cites an answer is confirmed with the plan: tell it as what holds, or not at all. A \`non_goal\` stays out.
- Write in the language of the request, in the person’s terms, with the names, numbers and units of the statements.
- Without statements: what was asked for, and that nothing was settled.`,
  `# Example
{"title":"Background CSV export of orders","summary":"Exports of more than 1,000 orders run as a background job in \`src/jobs/queue.ts\`, because big ones time out today; smaller ones are still answered at once. Whoever started the export gets a mail with a link that works for 7 days, and only they may use it. A job may take at most 10 minutes. A progress bar was turned down and is not part of the change. Where finished files are stored is left to the implementer; who is told when a job fails for good is still open.","places":[{"definition":"D4","statements":["FR-001","FR-002"],"change":"queues big exports instead of answering them"}]}`,
].join('\n\n');

const wire = z.object({
  title: z.string(),
  summary: z.string(),
  places: z.array(z.object({ definition: z.string(), statements: z.array(z.string()), change: z.string() })),
});

const CALLER: Allotment = { share: 0.05, most: 800 };
const REQUEST: Allotment = { share: 0.15, most: 3_000 };
const TRANSCRIPT: Allotment = { share: 0.3, most: 6_000 };
const MESSAGES: Allotment = { share: 0.05, most: 1_500 };
const OPEN: Allotment = { share: 0.05, most: 800 };
const CODE: Allotment = { share: 0.15, most: 2_500 };
/** Most tokens of the statements, which get what is left. */
const STATEMENTS = 10_000;

/** How a model plays the summarizer. */
export const summarizerPrompt = rolePrompt<SummarizerInput, typeof wire>({
  instructions,
  wireName: 'summary',
  wire,
  usesTools: false,
  input(
    { request, callerContext = '', intake, topics, statements, exchanges, messages, leftOpen = [], code = [] },
    frame,
  ) {
    const { tokens } = frame;
    // The statements tell what was chosen: only why somebody wants it so stands in their words alone.
    const asked = exchanges.filter(
      (one) => isOnChange(one) && (statements.length === 0 || ownWordsIn(one).trim() !== ''),
    );
    const fixed = sections(
      markLine(frame),
      requestSection(request, frame, allotted(REQUEST, tokens)),
      callerSection(callerContext, frame, allotted(CALLER, tokens)),
      intake === null ? '' : intakeSection(intake, { hasTopics: true }, request),
      projectNotesSection(frame),
    );
    const growing = asked.length === 0 ? '' : sections(transcript(asked, allotted(TRANSCRIPT, tokens), 'words').text);
    const state = topicState(topics, null);
    const heard = lastMessages(messages, allotted(MESSAGES, tokens));
    const open = openSection(leftOpen, allotted(OPEN, tokens));
    const defined = codeSection(code, allotted(CODE, tokens));
    const room = Math.min(STATEMENTS, tokensLeft(tokens, fixed, growing, heard, state, open, defined));
    const changing = sections(heard, state, statementsByTopic(statements, topics, room), open, defined);
    return { fixed, growing, changing, images: [] };
  },
  fromWire({ title, summary, places }, { request, intake, statements, code = [] }) {
    const named = saidLine(title, MAX_TITLE).replace(/[.\s]+$/u, '');
    const known = new Set(statements.map(({ id }) => id));
    return {
      title: named || intake?.title.trim() || titleOf(request),
      summary: clipped(summary, MAX_SUMMARY),
      // What names nothing that was listed is left out: the rest serves without it.
      places: places
        .map((one) => ({
          definition: code.findIndex((_, at) => idOf(at) === one.definition.trim()),
          statements: [...new Set(one.statements)].filter((id) => known.has(id)),
          change: saidLine(one.change, MAX_CHANGE).replace(/[.\s]+$/u, ''),
        }))
        .filter(
          ({ definition }, at, all) => definition >= 0 && all.findIndex((o) => o.definition === definition) === at,
        )
        .slice(0, MOST_PLACES),
    };
  },
});

function idOf(at: number): string {
  return `D${at + 1}`;
}

/** What the found files define, file by file. */
function codeSection(code: readonly { path: string; name: string }[], tokens: number): string {
  if (code.length === 0) return '';
  const lines = code.flatMap(({ path, name }, at) => [
    ...(code[at - 1]?.path === path ? [] : [`${inline(path, 200)}:`]),
    // A name of code, with the word for a type before it, quotes nothing.
    `- ${idOf(at)} ${name.replace(/\s+/g, ' ')}`,
  ]);
  return ['# Code: what the found files define', ...linesWithin(lines, tokens)].join('\n');
}

function openSection(leftOpen: readonly string[], tokens: number): string {
  if (leftOpen.length === 0) return '';
  return [
    '# What stays open besides',
    ...linesWithin(
      leftOpen.map((text) => `- ${inline(text, 240)}`),
      tokens,
    ),
  ].join('\n');
}
