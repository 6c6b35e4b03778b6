import * as z from 'zod';
import { combined, MAX_ATTEMPTS, type Scores } from '../../retrieval/research-quality';
import type { ResearcherInput } from '../inputs/inputs';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { markLine, COMMON, sections } from '../prompt-parts/prompt-frame';
import { backgroundSection } from '../prompt-parts/background';
import { knownIds } from '../prompt-parts/known-ids';
import { inline, saidLine } from '../../base/text/quote';
import { rolePrompt } from '../../model/role-prompt';
import { listOf, numeric } from '../prompt-parts/wire-values';

const instructions = [
  COMMON,
  `# Your role: researcher
You lead one research task over the workspace, before the interview begins. Each time you are called you either name the next words to search by, or end the task with what was found. Your query is run against the whole workspace; the places that fit best come back as evidence, and you are called again. There are at most ${MAX_ATTEMPTS} attempts, and people are waiting.`,
  `# The input
- The request and a first reading of it, facts and evidence of the workspace. What the attempts found is among the evidence.
- The task: its goal, and the words it began with.
- The attempts so far, oldest first: the query, the ids of what it found, and three scores that were computed from the words alone.`,
  `# The reply
- \`query\`: what to search for next; with \`stop\`, the query that was last run, or the task’s where none was. A few words, names best: identifiers as they stand in the evidence, synonyms, the name of a library. Not the last query in another order: change what it looks for, towards the part of the goal for which there is no evidence yet.
- \`findings\`: what the evidence shows for the goal, the most useful first: one specific sentence each in \`text\`, naming modules and functions, with the ids it rests on in \`evidence\`. At least one id each; a finding without evidence is none. Empty where nothing fits, which is a result as well.
- \`relevance\`, \`coverage\`, \`confidence\`: 0 to 1, of the best attempt, that is the one with the highest 0.5 × relevance + 0.3 × coverage + 0.2 × confidence; all 0 before the first. Begin with its computed scores and move one only where reading the excerpts shows it to be wrong, saying why in \`notes\`; scores outside 0 to 1, or moved without a word, do not count, and the computed ones stand. They decide whether the person is asked instead, so do not flatter them.
  - \`relevance\`: how far what was found is about the goal at all. 1: it is the very code that the goal is about; 0.5: related; 0: it merely shares words.
  - \`coverage\`: the share of what the goal wants to know for which there is evidence.
  - \`confidence\`: how far independent pieces (code, tests, settings, documents) agree and are current. One file alone, or old notes, is at most 0.5.
- \`notes\`: one or two sentences: why this query, or why the task ends and what was not found. People read them.
- \`stop\`: true to end the task.`,
  `# When to stop
- Relevance is at least 0.8, coverage at least 0.75 and there are three findings or more: strong, stop.
- The last attempt raised the best combined score by less than 0.02: further ones will not help, stop.
- ${MAX_ATTEMPTS} attempts were made: stop.
- No other words are worth a try: stop, and say so.
Otherwise go on. Before the first attempt \`stop\` is false, unless the evidence that is there already reaches the goal.`,
  `# Example
Goal: “Find how jobs are run in the background”. One attempt, “background job”, found E4 with relevance 0.55, coverage 0.5, confidence 0.4.
{"query":"JobQueue enqueue worker retry","findings":[{"text":"\`src/jobs/queue.ts\` keeps jobs in the table \`jobs\` and runs one at a time; only invoices use it.","evidence":["E4"]}],"relevance":0.55,"coverage":0.5,"confidence":0.4,"notes":"The queue was found; what happens to a job that fails was not, so its own names are searched for.","stop":false}`,
].join('\n\n');

/** A score; null for what is none: findings are not thrown away for it. */
const score = z.preprocess((value) => {
  const given = numeric.safeParse(value);
  return given.success && given.data >= 0 && given.data <= 1 ? given.data : null;
}, z.number().nullable());

const wire = z.object({
  query: z.string(),
  findings: listOf(z.object({ text: z.string(), evidence: listOf(z.string()) })),
  relevance: score,
  coverage: score,
  confidence: score,
  notes: z.string(),
  stop: z.boolean(),
});

/** Task and attempts need little. */
const BACKGROUND: Allotment = { share: 0.8, most: 8_000 };

/** Longest query, in code points, and longest finding. */
const MAX_QUERY = 300;
const MAX_FINDING = 400;

/** How a model plays the researcher. */
export const researcherPrompt = rolePrompt<ResearcherInput, typeof wire>({
  instructions,
  wireName: 'research_step',
  wire,
  usesTools: false,
  input(input, frame) {
    return {
      fixed: sections(
        markLine(frame),
        backgroundSection(input, frame, allotted(BACKGROUND, frame.tokens), { searches: true }),
      ),
      growing: sections(taskSection(input), attemptsSection(input)),
      changing: `Attempts left: ${Math.max(0, MAX_ATTEMPTS - input.attempts.length)}`,
      images: [],
    };
  },
  fromWire({ query, findings, relevance, coverage, confidence, notes, stop }, { evidence, task, attempts }) {
    const there = evidence.map(({ id }) => id);
    const words = saidLine(query, MAX_QUERY);
    const why = saidLine(notes);
    const given = why === '' ? null : scoresOf(relevance, coverage, confidence);
    const computed = bestOf(attempts);
    return {
      query: words === '' ? (attempts.at(-1)?.query ?? task.query) : words,
      findings: (findings ?? [])
        .map((finding) => ({
          text: saidLine(finding.text, MAX_FINDING),
          evidence: knownIds(finding.evidence, there),
        }))
        .filter((finding) => finding.text !== '' && finding.evidence.length > 0),
      ...(given ?? computed),
      notes: given === null && attempts.length > 0 ? saidOf(why, UNUSED) : why,
      stop: stop || attempts.length >= MAX_ATTEMPTS,
    };
  },
});

/** Said where the scores of a reply do not count. */
const UNUSED = 'The scores are the computed ones.';

function saidOf(why: string, more: string): string {
  return why === '' ? more : `${why.replace(/[.\s]*$/, '.')} ${more}`;
}

function scoresOf(relevance: number | null, coverage: number | null, confidence: number | null): Scores | null {
  return relevance === null || coverage === null || confidence === null ? null : { relevance, coverage, confidence };
}

/** The computed scores of the best attempt; the earlier of equals. Nothing before the first. */
function bestOf(attempts: ResearcherInput['attempts']): Scores {
  const none = { relevance: 0, coverage: 0, confidence: 0 };
  const [first, ...others] = attempts;
  if (first === undefined) return none;
  const best = others.reduce((before, attempt) => (combined(attempt) > combined(before) ? attempt : before), first);
  return { relevance: best.relevance, coverage: best.coverage, confidence: best.confidence };
}

function taskSection({ task }: ResearcherInput): string {
  return `# The task\nGoal: ${inline(task.goal, 400)}\nFirst words: ${inline(task.query, 400)}`;
}

function attemptsSection({ attempts }: ResearcherInput): string {
  const lines = attempts.map(({ query, evidence, relevance, coverage, confidence }, index) => {
    const found = evidence.length === 0 ? 'nothing' : evidence.join(', ');
    const scores = `relevance ${two(relevance)}, coverage ${two(coverage)}, confidence ${two(confidence)}`;
    return `${index + 1}. ${inline(query, 300)} found ${found}; ${scores}`;
  });
  return `# Attempts so far\n${lines.length === 0 ? 'None.' : lines.join('\n')}`;
}

function two(value: number): string {
  return value.toFixed(2);
}
