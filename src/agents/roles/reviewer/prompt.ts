import { z } from 'zod';
import { wireQuestionSchema } from '../prompt-parts/wire-question';
import type { ReviewerInput } from '../inputs/inputs';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { askedAs } from '../prompt-parts/asked-as';
import { DIMENSION_GUIDE } from '../prompt-parts/dimension-guide';
import { evidenceSection } from '../prompt-parts/evidence';
import { markLine, PRODUCT, projectNotesSection, QUOTING, REPLYING, sections, tokensLeft } from '../prompt-parts/frame';
import { intakeSection, requestSection } from '../prompt-parts/background';
import { knownIds } from '../prompt-parts/known-ids';
import { exampleQuestion, QUESTION_KEYS, QUESTION_RULES, shortTypesGuide } from '../prompt-parts/question-guide';
import { seenSection } from '../prompt-parts/look-section';
import { linesWithin } from '../prompt-parts/lines-within';
import { inline, saidLine } from '../../base/text/quote';
import { rolePrompt } from '../../model/role-prompt';
import { STATEMENT_GUIDE } from '../prompt-parts/statement-guide';
import { statementsByTopic } from '../prompt-parts/statement-lines';
import { topicState } from '../prompt-parts/topics';
import { lastMessages, transcript } from '../prompt-parts/transcript';
import { listOf } from '../prompt-parts/wire-values';

const gap = exampleQuestion({
  question: 'How long may a finished export be fetched?',
  type: 'pick_one',
  context: 'FR-004 says that the link works for 7 days, NFR-002 that files are deleted after 24 hours.',
  options: [
    { id: 'day', label: '24 hours', description: 'The link stops working with the file.', pros: null, cons: null },
    { id: 'week', label: '7 days', description: 'Files are kept as long as the link.', pros: null, cons: null },
  ],
  why: 'Two statements of the draft do not fit together, and the clean-up depends on it.',
  dimensions: ['data'],
  subject: 'Life of a finished export',
  about: 'export-lifetime',
});

const instructions = [
  PRODUCT,
  `# Your role: reviewer
The interview is coming to its end and the draft is written. You look over the whole as the developer who has to build from it tomorrow, before it is shown to the person for approval. You say how good it is, which statements cannot hold together, and what is wrong with it; and if one more question would really be worth the person’s time, you ask it. You change nothing, you decide nothing, and taste in wording is not your subject.`,
  `# The input
- The request, a first reading of it, notes of the project, evidence of the workspace.
- The transcript of the interview: what was asked, what was offered and taken (with what each option says of itself, which the interviewer wrote), and what the person answered and remarked in their own words; shortened where it is long.
- The person’s free messages, if any (\`M1\`).
- Where the topics stand: their dimensions, which are still open, and what each came to.
- The statements by topic: id, kind, dimension, sources and text. Sources are answers (\`Q3\`), messages (\`M1\`), evidence (\`E2\`), \`request\`, or \`assumed\`.
- Findings of an automatic check of form.
- How many questions are left.

${QUOTING}`,
  `# The reply
- \`quality\`: one or two sentences for the person on the state of the draft: what it is good enough for, and the weightiest thing that it lacks. Specific: no marks, no praise.
- \`contradictions\`: pairs of statements that cannot both hold, else null. \`first\` and \`second\`: their ids. \`why\`: in half a sentence, what clashes, with the two values or claims. Not: two that say the same, that overlap, or of which one adds to the other.
- \`findings\`: what somebody should know before building, the weightiest first, at most eight, else null. \`statements\`: the ids it is about, empty for the whole; \`text\`: one sentence, what is wrong and what would help. To look for:
  - a statement that says more than its source, or something else (compare it with the answer in the transcript);
  - a requirement that cannot be tested as it stands, a number without a unit or without saying how it is measured;
  - an answer or a message with content that no statement tells, a wish in the request that nothing takes up;
  - an assumption on which much hangs;
  - something that the change plainly needs and that nobody spoke of: what happens on failure, who may do it, what becomes of existing data.
  From the automatic check take over only what matters to somebody who builds.
- \`sufficient\`: true if a competent developer could start tomorrow and would not have to come back with a question whose answer changes what they build. Open questions and delegated decisions that are named as such do not stand against it; contradictions do.
- \`gap\`: the one question whose answer would improve the specification most, or null. Null is the rule. A question only if a question is left, it decides something that \`findings\` or \`contradictions\` name, only the person can answer it, and a wrong guess would be dear. Never what was asked before, whatever came of it: “You decide” and “I don’t know” are settled.`,
  `# Kinds of statements
${STATEMENT_GUIDE}

# Dimensions
${DIMENSION_GUIDE}`,
  `# The question, where there is one
${QUESTION_RULES}
${QUESTION_KEYS}

${shortTypesGuide(['pick_one', 'pick_many', 'confirm', 'slider', 'ask_text'])}`,
  `# Hard rules
- Name only ids that are in the input.
- Write in the language of the request.`,
  `# Example
${JSON.stringify({
  quality: 'A developer can build the export from this; how long a finished file lives is said twice, differently.',
  contradictions: [
    { first: 'FR-004', second: 'NFR-002', why: 'the link works for 7 days, but the file is deleted after 24 hours' },
  ],
  findings: [
    { statements: ['NFR-001'], text: '“Soon” is no limit; Q5 speaks of 10 minutes, which could stand here.' },
    { statements: [], text: 'Nothing says what happens to exports that are running when the server is restarted.' },
  ],
  sufficient: false,
  gap,
})}`,
  REPLYING,
].join('\n\n');

const wire = z.object({
  quality: z.string(),
  contradictions: listOf(z.object({ first: z.string(), second: z.string(), why: z.string() })),
  findings: listOf(z.object({ statements: listOf(z.string()), text: z.string() })),
  sufficient: z.boolean(),
  gap: wireQuestionSchema.nullable(),
});
type Reply = z.output<typeof wire>;

const REQUEST: Allotment = { share: 0.1, most: 3_000 };
const EVIDENCE: Allotment = { share: 0.18, most: 4_000 };
const TRANSCRIPT: Allotment = { share: 0.25, most: 6_000 };
const MESSAGES: Allotment = { share: 0.05, most: 1_500 };
const LINT: Allotment = { share: 0.05, most: 1_000 };
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
      intakeSection(intake),
      seenSection(look, frame, Math.floor(tokens / 8)),
      projectNotesSection(frame),
      evidenceSection(evidence, frame, allotted(EVIDENCE, tokens)),
    );
    const growing = sections(transcript(exchanges, allotted(TRANSCRIPT, tokens)).text);
    const state = topicState(topics, null);
    const last = [lintSection(input, allotted(LINT, tokens)), leftSection(input)];
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
    const contradictions = contradictionsIn(reply, input);
    const findings = findingsIn(reply, input);
    return {
      quality: saidLine(reply.quality),
      contradictions,
      gap: input.budgetLeft > 0 && reply.gap !== null ? askedAs('elicit', reply.gap, input.evidence) : null,
      sufficient: reply.sufficient && contradictions.length === 0 && input.statements.length > 0,
      findings: [...new Set([...contradictions, ...findings])],
    };
  },
});

function contradictionsIn({ contradictions }: Reply, { statements }: ReviewerInput): string[] {
  const there = statements.map(({ id }) => id);
  return (contradictions ?? []).flatMap(({ first, second, why }) => {
    const [one, other] = knownIds([first, second], there);
    if (one === undefined || other === undefined) return [];
    const reason = saidLine(why).replace(/[.\s]+$/u, '');
    return [`${one} and ${other} do not fit together${reason === '' ? '' : `: ${reason}`}.`];
  });
}

function findingsIn({ findings }: Reply, { statements }: ReviewerInput): string[] {
  const there = statements.map(({ id }) => id);
  return (findings ?? []).flatMap(({ statements: named, text }) => {
    const said = saidLine(text);
    const ids = knownIds(named, there);
    if (said === '') return [];
    return [ids.length === 0 ? said : `${ids.join(', ')}: ${said}`];
  });
}

function lintSection({ lint }: ReviewerInput, tokens: number): string {
  const lines = lint.map((finding) => `- ${inline(finding, 240)}`);
  return [
    '# The automatic check of form',
    ...(lines.length === 0 ? ['Found nothing.'] : linesWithin(lines, tokens)),
  ].join('\n');
}

function leftSection({ budgetLeft }: ReviewerInput): string {
  return `# Questions left\n${budgetLeft > 0 ? budgetLeft : 'None: `gap` is null.'}`;
}
