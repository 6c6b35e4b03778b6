import * as z from 'zod';
import { shortQuestionSchema } from '../prompt-parts/wire-question';
import type { ReviewerInput } from '../inputs/inputs';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { askedAs } from '../prompt-parts/asked-as';
import { evidenceSection } from '../prompt-parts/evidence';
import {
  exampleReply,
  markLine,
  COMMON,
  projectNotesSection,
  sections,
  tokensLeft,
} from '../prompt-parts/prompt-frame';
import { intakeSection, requestSection } from '../prompt-parts/background';
import { knownIds } from '../prompt-parts/known-ids';
import { exampleQuestion, QUESTION_RULES, SHORT_QUESTION_KEYS, shortTypesGuide } from '../prompt-parts/question-guide';
import { gapsSection, lookedUpSection, seenSection, unknownId } from '../prompt-parts/look-section';
import { lastWithin, linesWithin } from '../prompt-parts/lines-within';
import { languageOf } from '../../base/text/language';
import { inline, saidLine } from '../../base/text/quote';
import { rolePrompt } from '../../model/role-prompt';
import { whichHolds, type Opposed } from '../../specification/two-sided';
import { statementsByTopic } from '../prompt-parts/statement-lines';
import { topicState } from '../prompt-parts/topics';
import { lastMessages, transcript } from '../prompt-parts/transcript';
import { waitingSection } from '../prompt-parts/waiting-section';
import { listOf, numeric } from '../prompt-parts/wire-values';

const gap = exampleQuestion({
  question: 'What becomes of an export that is running when the server is restarted?',
  type: 'pick_one',
  context: 'FR-003 says that exports run for up to 10 minutes; nothing says what a restart does to them.',
  options: [
    { id: 'again', label: 'It starts again by itself', description: null, pros: null, cons: null },
    { id: 'failed', label: 'It is shown as failed', description: null, pros: null, cons: null },
  ],
  why: 'Starting again needs a place that outlives the server.',
  dimensions: ['errors'],
  subject: 'Exports and restarts',
  about: 'export-restart',
});

/** The types that fit the one question there may be. */
const TYPES = ['pick_one', 'pick_many', 'ask_text'] as const;

const instructions = [
  COMMON,
  `# Your role: reviewer
The draft is written. You look it over as the developer who has to build from it tomorrow, before the person approves it: how good it is, which statements cannot hold together, what is wrong with it; and if one more question is really worth the person’s time, you ask it: one is kept back for that. You change and decide nothing, and taste in wording is not your subject.

Contradictions are put to the person side by side, a finding with a \`fix\` goes to the writer, one with the \`gap\` is asked, and every other one stands in the specification as an open question, in your words.`,
  `# The input
- The request, evidence, and the transcript: what was asked, offered and taken (what an option says of itself the interviewer wrote), and what the person said in their own words.
- Their messages (\`M1\`), and where the topics stand.
- The statements by topic: id, kind, dimension, sources and text. Sources are answers (\`Q3\`), messages, evidence (\`E2\`), \`request\`, or \`assumed\`: an \`acceptance\` with that one the writer derived, and it must hold wherever what it checks does. “Written by T1” names the topic whose writer changes it, where it stands under another.
- What an automatic check of form and earlier reviews found and what writers miss, each with its id (\`V2\`, \`miss-T3\`) and what became of it, and how many questions are left and which wait.`,
  `# The reply
In the language of the request, with ids of the input alone.
- \`quality\`: one or two sentences for the person: what the draft is good enough for, and the weightiest thing that it lacks. No marks, no praise.
- \`contradictions\`: pairs of statements that cannot both hold, repeated nowhere. \`first\`, \`second\`: their ids. \`why\`: in half a sentence, the two values or claims that clash. Not: two that say the same, overlap, or add to one another; nor where a later answer says which holds: that is a finding with a \`fix\`.
- \`findings\`: what somebody should know before building, the weightiest first, at most eight. \`statements\`: the ids it is about, empty for what is missing; \`topic\`: then the id of the topic where that belongs, else null; \`text\`: one sentence, what is wrong and what would help, for whoever builds, without ids of findings. \`fix\`: what the writer is to change, in one sentence, where all that this takes was said already; null where it takes the person’s word. Changes in two topics are two findings. To look for:
  - a statement that says more than its source, or something else (compare it with the answer in the transcript);
  - a requirement that cannot be tested as it stands, a number without a unit or a way to measure it;
  - what no scenario checks, where what one does and sees follows from what was said: the \`fix\` tells the scenario;
  - an answer or a message with content that no statement tells, a wish in the request that nothing takes up;
  - two statements, of different topics too, that say the same: the \`fix\` says which one goes;
  - a statement without a condition that is wrong in a case which another one tells: the \`fix\` adds the condition;
  - an assumption on which much hangs;
  - the known means by which it is done, where none is named and every developer would take the same (a standard, an encoding): the \`fix\` has it written as an \`assumption\`;
  - what the change plainly needs and nobody spoke of: what happens on failure, who may do it, what becomes of existing data; what the request names and nobody filled (“statistics”: which?).
  What a list offered and nobody ticked is left out, not open, unless data is lost by it. Of the automatic check only what matters to whoever builds. What an earlier review found, or a writer misses, and still holds is not found again, but where the \`gap\` is for it.
- \`settled\`: the ids of earlier findings, of what writers miss and of what the look left unknown that what was said or written since, on whatever topic, has settled, or that another one of the list says, too. One that is half settled is named as well, and what is left of it found anew.
- \`sufficient\`: true if a competent developer could start tomorrow without a question left whose answer changes what they build. Named open questions and delegated decisions do not stand against it; contradictions do.
- \`gap\`: the one question whose answer would improve the specification most, if a question is left: about the weightiest of \`findings\` that only the person can settle and where a wrong guess would be dear, such as what a screen shows and how one acts there. Null where there is none. Never what waits or is on screen, nor what was asked before: “You decide” and “I don’t know” settle it.
- \`gapFor\`: which of \`findings\` the \`gap\` would settle, counted from 1; null without one. Such a finding has no \`fix\`.
- \`gapTopic\`: the id of the topic in whose scope it is; null without one.`,
  `Kinds that may mislead: what is \`delegated\` the person left to whoever builds it, an \`open_question\` is known to be open, an \`assumption\` nobody has said, or only what an option promises beyond its label.`,
  `# The question, where there is one
${QUESTION_RULES}
${SHORT_QUESTION_KEYS}

${shortTypesGuide(TYPES)}`,
  `# Example
${exampleReply({
  quality: 'The export can be built from this; how long a finished file lives is said twice, differently.',
  contradictions: [
    { first: 'FR-004', second: 'NFR-002', why: 'the link works for 7 days, but the file is deleted after 24 hours' },
  ],
  findings: [
    {
      statements: [],
      topic: 'T2',
      text: 'Nothing says what a restart does to running exports.',
      fix: null,
    },
    { statements: ['NFR-001'], text: '“Soon” is no limit.', fix: 'Say “within 10 minutes”, as Q5 does.' },
  ],
  settled: ['V1'],
  sufficient: false,
  gap,
  gapFor: 1,
  gapTopic: 'T2',
})}`,
].join('\n\n');

const wire = z.object({
  quality: z.string(),
  contradictions: listOf(z.object({ first: z.string(), second: z.string(), why: z.string() })),
  findings: listOf(
    z.object({
      statements: listOf(z.string()),
      topic: z.string().nullish(),
      text: z.string(),
      fix: z.string().nullable(),
    }),
  ),
  settled: listOf(z.string()),
  sufficient: z.boolean(),
  gap: shortQuestionSchema(TYPES).nullable(),
  gapFor: numeric.nullable(),
  gapTopic: z.string().nullable(),
});
type Reply = z.output<typeof wire>;

const REQUEST: Allotment = { share: 0.1, most: 3_000 };
const EVIDENCE: Allotment = { share: 0.18, most: 4_000 };
const TRANSCRIPT: Allotment = { share: 0.25, most: 6_000 };
const MESSAGES: Allotment = { share: 0.05, most: 1_500 };
const LINT: Allotment = { share: 0.05, most: 1_000 };
const EARLIER: Allotment = { share: 0.05, most: 1_000 };
/** Most tokens of the statements, which get what is left. */
const STATEMENTS = 10_000;

/** How a model plays the reviewer. */
export const reviewerPrompt = rolePrompt<ReviewerInput, typeof wire>({
  instructions,
  wireName: 'review',
  wire,
  usesTools: false,
  input(input, frame) {
    const { request, intake, look, evidence, exchanges, messages, topics, statements } = input;
    const { tokens } = frame;
    const fixed = sections(
      markLine(frame),
      requestSection(request, frame, allotted(REQUEST, tokens)),
      intakeSection(intake, {}, request),
      seenSection(look, frame, Math.floor(tokens / 8), evidence),
      projectNotesSection(frame),
      evidenceSection(evidence, frame, allotted(EVIDENCE, tokens), {
        conclusion: input.look?.summary,
        ...(statements.length === 0 ? {} : { withLines: citedIn(input) }),
      }),
    );
    const growing = sections(transcript(exchanges, allotted(TRANSCRIPT, tokens)).text);
    const state = sections(
      topicState(topics, null),
      gapsSection(look, Math.floor(tokens / 10), true),
      lookedUpSection(look, frame, Math.floor(tokens / 10)),
    );
    const last = [
      unwrittenSection(input),
      lintSection(input, allotted(LINT, tokens)),
      earlierSection(input, allotted(EARLIER, tokens)),
      leftSection(input),
      waitingSection(input.waiting ?? []),
    ];
    const heard = lastMessages(messages, allotted(MESSAGES, tokens));
    const room = Math.min(STATEMENTS, tokensLeft(tokens, fixed, growing, heard, state, ...last));
    return {
      fixed,
      growing,
      changing: sections(heard, state, statementsByTopic(statements, topics, room), ...last),
      images: [],
    };
  },
  fromWire(reply, input) {
    const opposed = opposedBy(reply, input);
    const found = findingsIn(reply, input);
    const gap = input.budgetLeft > 0 && reply.gap !== null ? askedAs('elicit', reply.gap, input.evidence) : null;
    const contradictions = opposed.map(
      ({ first, second, why }) => `${first.id} and ${second.id} do not fit together${why === '' ? '' : `: ${why}`}.`,
    );
    const ofTopic = topicNamed(reply.gapTopic, input);
    const asks = gap === null ? -1 : found.findIndex(({ place }) => place === reply.gapFor);
    // A question that is for no finding is for one by itself: why it is asked says what is lacking.
    const alone = gap === null || asks >= 0 ? [] : [{ ...NOTHING, ...ofTopic, text: saidLine(reply.gap?.why ?? '') }];
    const before = [
      ...opposed.map((pair, at) => ({
        ...NOTHING,
        text: contradictions[at] ?? '',
        statements: [pair.first.id, pair.second.id],
        question: whichHolds(pair, input.exchanges, 'model', languageOf(input.request)),
      })),
      ...alone,
    ];
    return {
      quality: saidLine(reply.quality),
      contradictions,
      gap,
      sufficient: reply.sufficient && contradictions.length === 0 && input.statements.length > 0,
      findings: [...new Set([...contradictions, ...found.map(named)])],
      raised: [
        ...before,
        ...found.map((one, at) => {
          const { statements, fix, missingIn } = one;
          return at === asks
            ? { ...NOTHING, ...ofTopic, text: named(one), statements }
            : { ...NOTHING, ...missingIn, text: named(one), statements, fix };
        }),
      ],
      gapFor: gap === null ? null : asks >= 0 ? before.length + asks : before.length - 1,
      settled: knownIds(
        reply.settled,
        input.earlier.map(({ id }) => id),
      ),
      knownSince: (input.look?.gaps ?? []).filter((_, at) => knownIds(reply.settled, [unknownId(at)]).length > 0),
    };
  },
});

/** The pieces that a statement rests on, or that were shown with a question: with their lines the draft is compared. */
function citedIn({ statements, exchanges }: ReviewerInput): ReadonlySet<string> {
  return new Set([...statements.flatMap(({ sources }) => sources), ...exchanges.flatMap(({ evidence }) => evidence)]);
}

const NOTHING = { statements: [] as string[], fix: '', question: null };

/** The topic that is named, where there is one of that id. */
function topicNamed(named: string | null | undefined, { topics }: ReviewerInput): { topicId?: string } {
  const [topicId] = knownIds(
    named == null ? [] : [named],
    topics.map(({ id }) => id),
  );
  return topicId === undefined ? {} : { topicId };
}

function opposedBy({ contradictions }: Reply, { statements }: ReviewerInput): Opposed[] {
  const there = statements.map(({ id }) => id);
  return (contradictions ?? []).flatMap(({ first: one, second: other, why }) => {
    const [first, second] = knownIds([one, other], there).map((id) => statements.find((each) => each.id === id));
    return first === undefined || second === undefined
      ? []
      : [{ first, second, why: saidLine(why).replace(/[.\s]{1,20}$/u, '') }];
  });
}

interface Found {
  /** Counted from 1 in the reply. */
  place: number;
  statements: string[];
  said: string;
  fix: string;
  /** The topic in which something is missing that no statement says. */
  missingIn: { topicId?: string };
}

/** Ids of findings beside a text, or before it: whoever reads the specification knows none. */
const FINDING_IDS = /\s?\((?:(?:V\d+|miss-T\d+)[,; ]{0,2}){1,9}\)|^\s*(?:V\d+|miss-T\d+)\s?(?::|–|-)\s/g;

function findingsIn({ findings }: Reply, input: ReviewerInput): Found[] {
  const there = input.statements.map(({ id }) => id);
  return (findings ?? []).flatMap(({ statements: named, topic, text, fix }, at) => {
    const said = saidLine(text.replace(FINDING_IDS, ''));
    if (said === '') return [];
    const about = knownIds(named, there);
    const missingIn = about.length > 0 ? {} : topicNamed(topic, input);
    return [{ place: at + 1, statements: about, said, fix: saidLine(fix ?? ''), missingIn }];
  });
}

function named({ statements, said }: Found): string {
  return statements.length === 0 ? said : `${statements.join(', ')}: ${said}`;
}

function earlierSection({ earlier }: ReviewerInput, tokens: number): string {
  if (earlier.length === 0) return '';
  const lines = earlier.map(({ id, text, became }) => `- ${id} (${became}): ${inline(text, 240)}`);
  return ['# What earlier reviews found, and what writers miss', ...lastWithin(lines, tokens)].join('\n');
}

function unwrittenSection({ unwritten = [] }: ReviewerInput): string {
  if (unwritten.length === 0) return '';
  return `# Not written down yet\nThe answers to ${unwritten.join(', ')} are about to be: that no statement tells them is no finding.`;
}

/** What no scenario checks, in a sentence. */
export function withoutScenario(ids: readonly string[]): string {
  return `No scenario checks ${ids.join(', ')}.`;
}

function lintSection({ lint, unchecked }: ReviewerInput, tokens: number): string {
  const lines = [...(unchecked.length === 0 ? [] : [withoutScenario(unchecked)]), ...lint].map(
    (finding) => `- ${inline(finding, 240)}`,
  );
  return [
    '# The automatic check of form',
    ...(lines.length === 0 ? ['Found nothing.'] : linesWithin(lines, tokens)),
  ].join('\n');
}

function leftSection({ budgetLeft, openQuestion }: ReviewerInput): string {
  const open =
    openQuestion === undefined
      ? ''
      : `\nOn screen, about to be answered, so no finding and no gap of its own: ${inline(openQuestion, 300)}`;
  return `# Questions left\n${budgetLeft > 0 ? budgetLeft : 'None: `gap` is null.'}${open}`;
}
