import * as z from 'zod';
import { estimateTokens } from '../../base/text/tokens';
import { wireQuestionSchema } from '../prompt-parts/wire-question';
import { questionTitle } from '../../questions/catalogue';
import { CHANGE_KINDS, type ChangeKind } from '../../session/change-kind';
import { DIMENSIONS } from '../../session/dimension';
import { bearsOutFacts, type Evidence } from '../../session/evidence';
import type { BootstrapperInput } from '../inputs/inputs';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { askedAs } from '../prompt-parts/asked-as';
import { exampleReply, markLine, sections } from '../prompt-parts/prompt-frame';
import { backgroundSection } from '../prompt-parts/background';
import { COMMON_TO_ASKERS, exampleQuestion, QUESTION_RULES } from '../prompt-parts/question-guide';
import { knownIds } from '../prompt-parts/known-ids';
import { lookSection } from '../prompt-parts/look-section';
import { fairCap, inline, plainLine, quoted, saidLine, shortened } from '../../base/text/quote';
import { rolePrompt, type PromptFrame } from '../../model/role-prompt';
import { nameOfStatement } from '../../specification/told-against';
import { CONFIRMED_KINDS, MOST_ASSUMPTIONS, MOST_PARTS, SIZES, SURE, type RightSize } from '../../session/right-size';
import { enumerated, listOf, numeric, valueOf, valuesOf } from '../prompt-parts/wire-values';

const example = exampleQuestion({
  question: 'From how many orders on should an export run in the background?',
  type: 'slider',
  context:
    'All exports are answered at once today by `exportOrders` in `src/orders/export.ts`, up to the limit of 30 s.',
  min: 0,
  max: 10_000,
  step: 500,
  start: 1_000,
  unit: 'orders',
  why: 'It decides whether the way exports run today has to stay beside the new one.',
  evidence: ['E1', 'E3'],
  dimensions: ['behaviour'],
  subject: 'Size of a background export',
  about: 'background-threshold',
});

const KINDS: Record<ChangeKind, string> = {
  feature: 'something that the software cannot do yet',
  bug: 'something that ought to work and does not',
  refactor: 'the same behaviour in a better structure',
  performance: 'the same behaviour, sooner or with less memory, load or cost',
  integration: 'working together with another system or service',
  ui: 'what people see and touch: screens, layout, wording, interaction',
  data: 'what is stored, imported, exported, computed or reported',
  api: 'what other programs call: endpoints, a library’s functions, the contract of a command',
  security: 'who may do what, what is protected, a weakness to close',
  migration: 'from one version, framework, store or place to another',
  removal: 'something goes away',
  tooling: 'build, continuous integration, scripts, linting, dependencies',
  docs: 'documentation',
  tests: 'tests of what exists',
};

const instructions = [
  COMMON_TO_ASKERS,
  `# Your role: bootstrapper
The request was read by rules, and so was the workspace. You lay out the interview: a few topics that together cover what must be known before somebody can build this, each with a first question. After you an interviewer leads the topics one by one, two to four questions each; topics may still be added, dropped or reordered by the person. The person sees your topics as the agenda, and your first question as the first thing they are asked.`,
  `# The input
The request, a first reading of it with the dimensions that must be settled, and what is known of the workspace. The look at it may still be under way: then leave to it what it is about to show. Questions that a caller supplied are numbered from 0 and asked as they stand, in their order.`,
  `# The reply
- \`title\`: two to eight words that name the change, in the language of the request, without a full stop. It becomes a heading and the name of a folder: “CSV export of filtered orders”, not “Improvement”.
- \`kind\`: what the change mainly is, one of ${CHANGE_KINDS.map((kind) => `\`${kind}\` (${KINDS[kind]})`).join(', ')}. The first reading is a guess by words.
- \`visible\`: true if people will see or handle the change itself (a screen, a text, the output of a command); look and wording are asked about only then.
- \`size\`: how much there is to find out before somebody can build this, judged before all else; see “The right size”.
- \`sizeReason\`: why, in one sentence for the person, in the language of the request.
- \`contradicts\`: statements under “What stands” and “Approved before” that cannot hold together with the request, else none; the person is told before the first question. For each: \`statement\`, its id as it stands there, and \`why\`, in half a sentence what clashes, with the two values or claims. Not what the request only adds to, touches or refines.
- \`topics\`: two to four, in the order in which they are best discussed: what the others depend on first. For a very small change, or a budget of three questions or fewer, one or two. For each:
  - \`title\`: two to five words of this change, in the language of the request: “Running big exports”, not “Functional requirements”.
  - \`dimensions\`: one to four of those below that this topic must settle: all of “To be settled” should be covered by some topic. A dimension stands in two topics only if each has its own part of it. A topic is closed once its dimensions are settled, so name none that plays no part.
  - \`screens\`: what people see and handle of it, in the nouns of the request, one to three words each (“lobby”, “table”, “game records”): pages, lists, forms, panels, the output of a command; none in two topics, at most four; empty where people see nothing. The interview asks of each what stands there and what one can do.
  - \`firstQuestion\`: the question that opens it, in the form below; null if a supplied question is assigned to the topic.
  - \`scope\`: one sentence that says what belongs to it, and what does not where that could be mistaken. No two topics may claim the same decision.
- \`callerAssignments\`: for each supplied question, in order, the index (from 0) of the topic that it belongs to: as many numbers as there are questions. Empty without any.
- \`assumptions\`: with \`confirm\` three to six, with \`nothing_to_ask\` up to six, else none. For each: \`text\`, one sentence that will stand in the specification once it is confirmed; \`kind\`: ${CONFIRMED_KINDS.map((kind) => `\`${kind}\``).join(', ')}; \`evidence\`: ids of what it rests on; \`ifWrong\`: what goes wrong if it is wrong, in one sentence; \`sure\`: ${SURE.map((sure) => `\`${sure}\``).join(', ')}.
- \`parts\`: with \`too_big\` two to eight, the one to begin with first, else none. For each: \`title\`, two to five words, and \`request\`, the part as a request of its own, in the person’s words.
- \`lookFor\`: up to eight names or words, as this project’s code would spell them, of what has to change or be known for it and neither the request nor the evidence names: parts of file names, functions, types, settings, tables, terms of the framework; in English where the request is not. The most telling first; no whole paths, no general words (“handler”, “utils”). They are searched for while the person answers.
- \`unrelated\`: ids of evidence that shares words with the request and has nothing to do with the change. Nobody is shown it any more; in doubt leave it out.
- \`reasoning\`: one or two sentences: how the request was read and why it is divided this way.`,
  `# The right size
- \`interview\`: what is usual. Only the person can say what it is to do.
- \`confirm\`: request and evidence leave one way of doing it: a fault in a place that was found, a wording, a value. What you would take for true then stands on one card; the person marks each as right or wrong, and is asked nothing else. Take what would hurt if it were wrong, never what nobody doubts.
- \`nothing_to_ask\`: the request says all of it, and the place was found. It is written, and approved by the person.
- \`too_big\`: several things that share neither data nor screens and could be built by different people. Parts of one thing are topics.
- With \`confirm\` and \`nothing_to_ask\` lay out one topic, without a first question. Where a caller supplied questions it is \`interview\`. In doubt it is \`interview\`.`,
  `# How to divide
- By what the person would talk about separately, not by kinds of requirements. Each topic should hold two to four questions worth asking; what holds one belongs to another topic.
- The first question of a topic is the one whose answer changes most of the rest of it: how far it goes, which way it is done, for whom.
- The first question of all opens the conversation. Where the request leaves open what it is for, it asks openly what people shall be able to do that they cannot do today, for whom, with an example; else it follows the rules below. Load and speed come first only where the request is about them.
- A change of screens has a topic on how it looks: where it fits (pages, layout, navigation), style and colours, wording; of lines in a terminal, a log or a message the very lines as they would stand, with signs and indentation, drawn between \`\`\` at the end of each option’s \`description\`. “As it looks today” is an answer only where there is a product; where there is none, that topic opens with style and colours (background, main colour; as free text, since nobody guesses a palette), and layout comes after.
- What the request names and leaves empty comes first: “manage teams” (managing what?), “statistics”, “themes” (which?). How it works inside comes after.
- Screens come before rules, storage and edge cases. A topic with screens that is not opened so opens with the screen that people use most: which fields, columns or numbers it shows, in which order, and what one can do there (buttons, what happens then; of records their states and views of these), most quickly as a \`pick_many\` of concrete contents and actions; such a question names the screen and has \`look_feel\` among its dimensions.
- See who speaks: somebody who speaks of customers and screens cannot say where it is hosted or stored. What they cannot know comes last, with a recommendation they may take.
- Ask for the kind of project that it is: nobody sees the screens of a library, and nobody started a nightly job.
- Use what the workspace left unknown: an assumption worth confirming is a good first question.
- Leave out what the evidence answers, what any competent developer would decide alike, and tests or rollout as topics of their own unless the request is about them; a dimension in another topic is enough.`,
  `# The questions
${QUESTION_RULES}
- What an option means for what is built stands in its \`label\`: a description binds nobody, but for what is drawn in it.
- No two first questions ask for the same, nor for what a supplied one asks.`,
  `# Example
One supplied question: 0 “Who may download the file?”
${exampleReply({
  title: 'Background CSV export with a mail',
  kind: 'feature',
  visible: true,
  size: 'interview',
  sizeReason: 'What happens to an export that fails, and who gets its file, only you can say.',
  contradicts: null,
  topics: [
    {
      title: 'Running big exports',
      dimensions: ['behaviour', 'errors', 'quality'],
      screens: null,
      firstQuestion: example,
      scope:
        'When an export runs in the background, how long it may take and what happens when it fails; not who gets the file.',
    },
    {
      title: 'Handing over the file',
      dimensions: ['data', 'security', 'look_feel'],
      screens: ['mail'],
      firstQuestion: null,
      scope: 'Where a finished file is kept, for how long, who may fetch it and what the mail says.',
    },
  ],
  callerAssignments: [1],
  assumptions: null,
  parts: null,
  lookFor: ['enqueue', 'JobHandler', 'Attachment', 'download_url', 'signedUrl'],
  unrelated: ['E2'],
  reasoning:
    'The request joins two things that can be decided apart: how an export runs, and how its file reaches people.',
})}`,
].join('\n\n');

/** In the order in which they are written: the first question can be answered as soon as its topic has come in. */
const wire = z.object({
  title: z.string().nullable(),
  kind: enumerated(CHANGE_KINDS).nullable(),
  visible: z.boolean().nullable(),
  size: enumerated(SIZES).nullable(),
  sizeReason: z.string().nullable(),
  contradicts: listOf(z.object({ statement: z.string(), why: z.string() })).optional(),
  topics: z.array(
    z.object({
      title: z.string(),
      dimensions: listOf(enumerated(DIMENSIONS)),
      screens: listOf(z.string()).optional(),
      firstQuestion: wireQuestionSchema.nullable(),
      scope: z.string(),
    }),
  ),
  callerAssignments: listOf(numeric),
  assumptions: listOf(
    z.object({
      text: z.string(),
      kind: enumerated(CONFIRMED_KINDS),
      evidence: listOf(z.string()),
      ifWrong: z.string(),
      sure: enumerated(SURE),
    }),
  ),
  parts: listOf(z.object({ title: z.string(), request: z.string() })),
  lookFor: listOf(z.string()).optional(),
  unrelated: listOf(z.string()).optional(),
  reasoning: z.string(),
});
type Reply = z.output<typeof wire>;

const BACKGROUND: Allotment = { share: 0.65, most: 8_000 };
const LOOK: Allotment = { share: 0.14, most: 1_200 };
const APPROVED: Allotment = { share: 0.08, most: 600 };
const CALLER: Allotment = { share: 0.15, most: 2_000 };
/** Tokens of a supplied question besides its text. */
const NUMBERED = 12;

/** Most code points of a title and of a scope. */
const TITLE = 80;
const SCOPE = 400;
/** Most code points of the name of a screen, and most screens of a topic. */
const SCREEN = 40;
const MOST_SCREENS = 4;

/** How a model plays the bootstrapper. */
export const bootstrapperPrompt = rolePrompt<BootstrapperInput, typeof wire>({
  instructions,
  wireName: 'interview_layout',
  wire,
  usesTools: false,
  input(input, frame) {
    return {
      fixed: sections(
        markLine(frame),
        backgroundSection(input, frame, allotted(BACKGROUND, frame.tokens)),
        approvedSection(input, frame, allotted(APPROVED, frame.tokens)),
        lookSection(input, frame, allotted(LOOK, frame.tokens)),
        callerQuestionsSection(input, allotted(CALLER, frame.tokens)),
      ),
      growing: '',
      changing: `Questions that the whole interview may ask: ${input.budget}`,
      images: [],
    };
  },
  fromWire(reply, input) {
    const callerAssignments = input.callerQuestions.map((_, at) => topicIndex(reply, at));
    return {
      topics: reply.topics.map(({ title, scope, dimensions, screens, firstQuestion }, at) => {
        const named = (screens ?? []).map((screen) => saidLine(screen, SCREEN)).filter((screen) => screen !== '');
        const seen = reply.visible === false ? [] : named.slice(0, MOST_SCREENS);
        const opens = callerAssignments.includes(at) ? null : firstQuestion;
        return {
          title: saidLine(title, TITLE),
          scope: saidLine(scope, SCOPE),
          dimensions: valuesOf(DIMENSIONS, dimensions),
          ...(seen.length === 0 ? {} : { screens: seen }),
          firstQuestion: opens === null ? null : askedAs('elicit', opens, input.evidence),
        };
      }),
      callerAssignments,
      reasoning: saidLine(reply.reasoning),
      reading: {
        title: saidLine(reply.title ?? '', TITLE).replace(/[.\s]+$/u, ''),
        kind: valueOf(CHANGE_KINDS, reply.kind ?? ''),
        visible: reply.visible,
      },
      size: sizeIn(reply, input),
      lookFor: namesIn(reply),
      unrelated: unrelatedIn(reply, input),
      contradicts: (reply.contradicts ?? [])
        .map(({ statement, why }) => ({ statement: saidLine(statement, SCOPE), why: saidLine(why, ASSUMPTION) }))
        .filter(({ statement, why }) => statement !== '' && why !== ''),
    };
  },
});

/** Most code points of an assumption, and of what goes wrong if it is wrong. */
const ASSUMPTION = 300;

/** What approved specifications state of what the request touches, each under the id by which a reply names it; empty where nothing. */
function approvedSection({ facts }: BootstrapperInput, frame: PromptFrame, tokens: number): string {
  const lines = facts.flatMap(({ states }) =>
    states === undefined ? [] : [`- ${nameOfStatement(states)}: ${plainLine(states.text, ASSUMPTION)}`],
  );
  if (lines.length === 0) return '';
  return `# Approved before\n${quoted('approved', shortened(lines.join('\n'), tokens), frame)}`;
}

/** The size that is proposed; an interview where none is named. */
function sizeIn({ size, sizeReason, assumptions, parts }: Reply, { evidence }: BootstrapperInput): RightSize {
  const known = new Set(evidence.map(({ id }) => id));
  return {
    size: valueOf(SIZES, size ?? '') ?? 'interview',
    reason: saidLine(sizeReason ?? ''),
    assumptions: (assumptions ?? [])
      .map(({ text, kind, evidence: cited, ifWrong, sure }) => ({
        text: saidLine(text, ASSUMPTION),
        kind: valueOf(CONFIRMED_KINDS, kind) ?? 'decision',
        evidence: (cited ?? []).filter((id) => known.has(id)),
        ifWrong: saidLine(ifWrong, ASSUMPTION),
        sure: valueOf(SURE, sure) ?? 'low',
      }))
      .filter(({ text }) => text !== '')
      .slice(0, MOST_ASSUMPTIONS),
    parts: (parts ?? [])
      .map(({ title, request }) => ({ title: saidLine(title, TITLE), request: saidLine(request, SCOPE) }))
      .filter(({ title, request }) => title !== '' && request !== '')
      .slice(0, MOST_PARTS),
  };
}

/** Most names that are looked for, and the longest, in characters: what is longer is no name. */
const MOST_NAMES = 8;
const NAME = 60;

function namesIn({ lookFor }: Reply): string[] {
  const names = (lookFor ?? [])
    .map((name) => saidLine(name))
    .filter((name) => name.length <= NAME && /[\p{L}\p{N}]/u.test(name));
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** Evidence that the reply calls unrelated, and rests nothing on itself. */
function unrelatedIn({ unrelated, topics, assumptions }: Reply, { evidence }: BootstrapperInput): string[] {
  const restsOn = [
    ...topics.flatMap(({ firstQuestion }) => firstQuestion?.evidence ?? []),
    ...(assumptions ?? []).flatMap((one) => one.evidence ?? []),
  ];
  const named = knownIds(
    unrelated ?? null,
    evidence.filter(isForRequest).map(({ id }) => id),
  );
  return named.filter((id) => !knownIds(restsOn, [id]).includes(id));
}

/** Of what was found for the request. */
const isForRequest = (piece: Evidence): boolean => !bearsOutFacts(piece) && piece.kind !== 'sdd';

/** The topic of a caller's question; the first one where the reply names none that exists. */
function topicIndex({ topics, callerAssignments }: Reply, at: number): number {
  const named = callerAssignments?.[at] ?? 0;
  return Number.isInteger(named) && named >= 0 && named < topics.length ? named : 0;
}

/** What the caller's questions ask, in order: none is left out, long ones are cut to one length. */
function callerQuestionsSection({ callerQuestions }: BootstrapperInput, tokens: number): string {
  if (callerQuestions.length === 0) return '# Supplied questions\nNone.';
  const texts = callerQuestions.map(({ config }) => {
    const context = typeof config['context'] === 'string' ? ` ${config['context']}` : '';
    return `${questionTitle(config)}${context}`;
  });
  const cap = fairCap(texts.map(estimateTokens), tokens - NUMBERED * texts.length);
  const lines = texts.map((text, at) => `${at}. (${callerQuestions[at]?.type}) ${inline(shortened(text, cap))}`);
  return `# Supplied questions\n${lines.join('\n')}`;
}
