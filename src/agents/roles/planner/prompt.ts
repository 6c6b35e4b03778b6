import * as z from 'zod';
import { MAX_ATTEMPTS } from '../../retrieval/research-quality';
import { shortQuestionSchema } from '../prompt-parts/wire-question';
import type { PlanTask } from '../../session/events';
import type { PlannerInput } from '../inputs/inputs';
import { MAX_HOPS_OF_EDGE, MAX_PLANS } from './limits';
import { aimsOf, isExhausted } from './research-so-far';
import { contentStems } from '../../base/english/words';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { askedAs } from '../prompt-parts/asked-as';
import { COMMON_WITH_DIMENSIONS } from '../prompt-parts/dimension-guide';
import { exampleReply, markLine, sections } from '../prompt-parts/prompt-frame';
import { backgroundSection } from '../prompt-parts/background';
import { exampleQuestion, QUESTION_KEYS, QUESTION_RULES, shortTypesGuide } from '../prompt-parts/question-guide';
import { lastWithin } from '../prompt-parts/lines-within';
import { lookSection } from '../prompt-parts/look-section';
import { inline, saidLine } from '../../base/text/quote';
import { rolePrompt } from '../../model/role-prompt';
import { enumerated, listOf, valueOf } from '../prompt-parts/wire-values';

const DECISIONS = ['proceed', 'tasks', 'ask_human'] as const;
/** Capabilities that find something out; to ask the person is a decision of its own. */
const CAPABILITIES = ['workspace_retrieval', 'workspace_observation', 'research', 'tool'] as const;

/** Most tasks of one plan. */
const MAX_TASKS = 3;

const question = exampleQuestion({
  question: 'Where do reports get their prices from?',
  type: 'pick_one',
  context: 'Nothing in the workspace is called a price list. `src/billing/rates.ts` holds rates for hours only.',
  options: [
    { id: 'rates', label: 'From the rates in src/billing', description: null, pros: null, cons: null },
    { id: 'service', label: 'From another service', description: 'Please name it.', pros: null, cons: null },
    { id: 'new', label: 'They are new with this change', description: null, pros: null, cons: null },
  ],
  why: 'Three searches did not find them, and the topics of the interview depend on it.',
  evidence: ['E2'],
  dimensions: ['data'],
  subject: 'Source of the prices',
  about: 'price-source',
});

/** The types that fit what only a person can tell. */
const TYPES = ['pick_one', 'confirm', 'ask_text'] as const;

const instructions = [
  COMMON_WITH_DIMENSIONS,
  `# Your role: planner
The request was read and the workspace was looked at. Before the interview begins you decide: is enough known to choose its topics and ask good questions (\`proceed\`), is something worth finding out in the workspace first (\`tasks\`), or is there one thing that only a person can tell and without which the interview cannot be laid out (\`ask_human\`)? You plan the preparation, not the change: the interview itself will ask what is wanted.`,
  `# The input
- The request, the selected code, what a calling agent passed in, a first reading of the request, facts and evidence of the workspace.
- What the look at the workspace came to, and what it left unknown.
- Tasks that are done, each with its result.
- The state: how sure that look was (0 to 1); how good the last research was, if there was any; how often you have planned already.`,
  `# How to decide
- \`proceed\` is the rule. The evidence need not be complete: what people want is asked in the interview. Waiting has a price, nobody sees a question before you proceed.
- \`tasks\` only if you can name what is missing, it is probably in the workspace, and it would change the topics or save questions. At most ${MAX_TASKS}, each of them something that was not done yet: the same query is not run again.
- Research that is strong is never done again, unless the goal has become another one than its query was about; say so then.
- Notes in \`.sdd/best_practices.md\` that are stale, or say little about the request, are nothing to proceed on: research first.
- Research that is still weak after ${MAX_ATTEMPTS} attempts is not done again: \`ask_human\`, with what was looked for.
- Weak research with attempts left: once more with other words, if there are words worth trying; else \`ask_human\`.
- No research yet: if the evidence has findings for the request, proceed. If it has none, or only old notes, research once; then proceed with what there is.
- Something was asked of the person already (a finished task \`ask_human\`): proceed.
- You can plan ${MAX_PLANS} times in all, and set at most ${MAX_HOPS_OF_EDGE} tasks for one capability; the fewer the better. The last time, proceed.
- \`ask_human\` is for what nobody can look up and everything hangs on: where something lives, what it is called here, which of two systems is meant. Not for wishes about the change.`,
  `# The reply
- \`decision\`: \`proceed\`, \`tasks\` or \`ask_human\`.
- \`reasoning\`: one or two sentences for the person, in the language of the request: what decided it, with scores where they did. It is shown.
- \`tasks\`: with the decision \`tasks\` one or more, else empty. For each:
  - \`capability\`, one of
    - \`workspace_retrieval\`: one search for the places that fit best. \`query\`: a few words, names best.
    - \`workspace_observation\`: one look at a known place. \`query\` is one line in one of these forms: \`read src/a.ts:10-60\`, \`list src/billing\`, \`find **/*.sql\`, \`search createRouter\`, \`symbols createRouter\`, \`git log -5 -- src/billing\`, \`rg -n 'class \\w+Store' src\`, \`facts\`.
    - \`research\`: up to ${MAX_ATTEMPTS} searches, each with better words than the last, scored at the end. \`query\`: the words to begin with. The dearest; for what is spread out or called otherwise here.
    - \`tool\`: one call of a tool of the editor, where the input lists some: for what lies outside the workspace, such as the code search of a company. \`query\`: its name and its input as JSON, such as \`codeSearch {"query": "price list"}\`. Places of the workspace that it names are read and become evidence.
  - \`goal\`: what is to be known afterwards, in a sentence.
  - \`query\`: as its capability takes it.
- \`question\`: with \`ask_human\` the one question, else null. Its form is below.`,
  `# The question, where there is one
${QUESTION_RULES}
${QUESTION_KEYS}

${shortTypesGuide(TYPES)}`,
  `# Examples
${exampleReply({
  decision: 'proceed',
  reasoning: 'The export and the job queue were read; how big an export may get only a person can tell.',
  tasks: [],
  question: null,
})}
${exampleReply({
  decision: 'tasks',
  reasoning: 'The export was found, but not how jobs run in the background, on which the topics depend.',
  tasks: [
    {
      capability: 'workspace_retrieval',
      goal: 'Know whether there is a job queue that exports could use',
      query: 'job queue worker enqueue',
    },
  ],
  question: null,
})}
${exampleReply({
  decision: 'ask_human',
  reasoning: 'Three attempts found no price list (relevance 0.31, coverage 0.40); a person may know it at once.',
  tasks: [],
  question,
})}`,
].join('\n\n');

const wire = z
  .object({
    decision: enumerated(DECISIONS),
    reasoning: z.string(),
    tasks: listOf(z.object({ capability: enumerated(CAPABILITIES), goal: z.string(), query: z.string() })),
    question: shortQuestionSchema(TYPES).nullable(),
  })
  .superRefine(({ decision, question: asked }, context) => {
    if (valueOf(DECISIONS, decision) !== 'ask_human' || asked !== null) return;
    context.addIssue({ code: 'custom', path: ['question'], message: 'required where decision is ask_human' });
  });
type Reply = z.output<typeof wire>;

const BACKGROUND: Allotment = { share: 0.68, most: 8_000 };
const LOOK: Allotment = { share: 0.14, most: 1_200 };
const DONE: Allotment = { share: 0.1, most: 1_500 };
/** Most code points of a result, a goal, a query. */
const RESULT = 400;
const LINE = 200;
const PARAMETERS = 500;
/** Most tools that are listed. */
const MAX_TOOLS = 8;

/** How a model plays the planner. */
export const plannerPrompt = rolePrompt<PlannerInput, typeof wire>({
  instructions,
  wireName: 'plan',
  wire,
  usesTools: false,
  input(input, frame) {
    return {
      fixed: sections(
        markLine(frame),
        backgroundSection(input, frame, allotted(BACKGROUND, frame.tokens), { searches: true }),
      ),
      growing: sections(
        lookSection(input, frame, allotted(LOOK, frame.tokens)),
        toolsSection(input),
        doneSection(input, allotted(DONE, frame.tokens)),
      ),
      changing: stateSection(input),
      images: [],
    };
  },
  fromWire(reply, input) {
    const said = valueOf(DECISIONS, reply.decision);
    const tasks = said === 'tasks' ? newTasks(reply, input) : [];
    return {
      // A plan without a task that is new would only come back here.
      decision: said === 'tasks' && tasks.length === 0 ? 'proceed' : (said ?? reply.decision),
      tasks,
      reasoning: saidLine(reply.reasoning),
      question:
        said === 'ask_human' && reply.question !== null ? askedAs('ask_human', reply.question, input.evidence) : null,
    };
  },
});

/** The tasks that may be set: none that was done, no tool that is not there, and no research where it is strong or exhausted. */
function newTasks(reply: Reply, input: PlannerInput): PlanTask[] {
  const { done, tools = [] } = input;
  const seen = new Set(done.map(({ task }) => sameness(task.capability, task.query)));
  const fresh = (reply.tasks ?? []).flatMap(({ capability: named, goal, query }) => {
    const capability = valueOf(CAPABILITIES, named);
    const words = saidLine(query, capability === 'tool' ? PARAMETERS : LINE);
    if (capability === null || words === '' || seen.has(sameness(capability, words))) return [];
    if (capability === 'research' && !mayResearch(words, input)) return [];
    if (capability === 'tool' && !tools.some(({ name }) => words.startsWith(name))) return [];
    seen.add(sameness(capability, words));
    return [{ capability, goal: saidLine(goal, LINE), query: words }];
  });
  return fresh.slice(0, MAX_TASKS).map((task, at) => ({ id: `T${done.length + 1 + at}`, ...task }));
}

function sameness(capability: string, query: string): string {
  return `${capability}\n${query.toLowerCase()}`;
}

/** Not again what is strong or exhausted, unless the query shares no meaningful word with what was sought: another goal. */
function mayResearch(query: string, input: PlannerInput): boolean {
  const { researchQuality: quality } = input;
  if (quality === null) return true;
  if (!quality.strong) return !isExhausted(input, quality);
  const before = new Set(contentStems([quality.lastQuery, ...aimsOf(input)].join(' ')));
  return before.size > 0 && !contentStems(query).some((word) => before.has(word));
}

/** The tools that a task may call; nothing where there are none. */
function toolsSection({ tools = [] }: PlannerInput): string {
  if (tools.length === 0) return '';
  const lines = tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => {
    const takes = inline(JSON.stringify(parameters), PARAMETERS);
    return `- ${name}: ${inline(description, LINE)}; takes ${takes}`;
  });
  return ['# Tools of the editor that a task may call', ...lines].join('\n');
}

function doneSection({ done }: PlannerInput, tokens: number): string {
  const lines = done.map(({ task, result, failed }) => {
    const came = `${failed ? 'failed: ' : ''}${inline(result, RESULT)}`;
    return `- ${task.id} ${task.capability} ${inline(task.query, LINE)}; goal: ${inline(task.goal, LINE)}; ${came}`;
  });
  return ['# Tasks that are done', ...(lines.length === 0 ? ['None.'] : lastWithin(lines, tokens))].join('\n');
}

function stateSection({ confidence, researchQuality: quality, hops }: PlannerInput): string {
  const two = (value: number) => value.toFixed(2);
  const research =
    quality === null
      ? 'none yet, or it could not be scored'
      : `${quality.strong ? 'strong' : 'weak'} after ${quality.attempts} attempts; relevance ${two(quality.relevance)}, coverage ${two(quality.coverage)}, confidence ${two(quality.confidence)}; last query ${inline(quality.lastQuery, LINE)}; ${inline(quality.notes, LINE)}`;
  return [
    '# The state',
    `Confidence of the look at the workspace: ${two(confidence)} (0: nothing fits, or nobody looked)`,
    `Research: ${research}`,
    `Planned already: ${hops} of ${MAX_PLANS} times${hops >= MAX_PLANS - 1 ? '. Proceed now.' : ''}`,
  ].join('\n');
}
