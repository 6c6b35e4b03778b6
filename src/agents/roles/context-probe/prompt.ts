import * as z from 'zod';
import type { ContextProbeInput } from '../inputs/inputs';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { clipped } from '../../base/text/clipped';
import { markLine, COMMON, sections } from '../prompt-parts/prompt-frame';
import { backgroundSection } from '../prompt-parts/background';
import { lastWithin } from '../prompt-parts/lines-within';
import { inline, saidLine } from '../../base/text/quote';
import { NO_READING } from '../../session/reading';
import { rolePrompt } from '../../model/role-prompt';
import { listOf, numeric } from '../prompt-parts/wire-values';

/** Longest summary, in characters. */
const MAX_SUMMARY = 1_200;
/** Most gaps that are told and taken over, and the longest, in code points. */
const MAX_GAPS = 8;
const MAX_GAP = 300;
/** Most assumptions that are taken over. */
const MAX_ASSUMPTIONS = 4;

const instructions = [
  COMMON,
  `# Your role: context probe
A short, read-only look at the workspace by rules has left open what matters for the change; you look further, while the person answers the first question. What you look at becomes evidence, by which later roles plan, word their questions and write. Two things make a look good: the interview need not ask what the code already says, and its questions can name the project’s own modules. You do not plan the change, and you change nothing.`,
  `# How you look
A first round is made already: the code that was selected, the files that the request names, the places that fit its words best, and the manifests. You go on from there with the tools that go with this call; each says what it takes. What they are there for:
- \`retrieve\`: the places that fit a few words best, wherever they are. For what you cannot name yet: other words than those of the request, names as code would spell them.
- \`search\`: the lines that hold a text or match a pattern. For what you can name: who calls it, where it is set. \`symbols\`: what a file defines, or where a name is defined.
- \`find\`: files by their names. \`list\`: what a folder holds. Neither makes evidence by itself.
- \`read\`: lines of a file, once you know which. \`facts\`: what manifests and settings say.
- \`git\`: who changed what, when and why. \`command\`: one read-only command, such as rg, find or head, where the others do not fit. No shell stands behind them.
Tools of the editor may stand beside these. Up to four calls may go into one reply. Where there are no tools, conclude from what the input shows.

Look where it pays: where something is added beside others of its kind (a setting, a field, a command, a chart), at every place where the exact name of the newest of them stands, which is where the new one belongs too; at what the first round found and you have seen too little of, then at who uses it, its tests, and the settings and notes (\`.sdd/\`, README) that bind the change. Two or three rounds of looks at most, then conclude: the next questions can use it only once you have. Each should be able to change what is asked or built; stop when the next one would not. Never make the same call twice. A refusal says how to do better. The input says how many looks are left; at none, conclude.`,
  `# The input
- The request, the code the person had selected, if any, and a first reading of the request with terms worth looking for.
- Facts and evidence that are there already. Evidence has ids (E1, E2 …); results of tools name the ids of what they add.
- Looks already made, each with what came of it.
- The state: what the first round left unknown, and how many looks are left.`,
  `# The reply
When you have seen enough, conclude:
- \`summary\`: at most ${MAX_SUMMARY} characters of plain prose, in the language of the request, for the person and for the roles after you. What is there that the change builds on or touches, by the project’s own names (modules, functions, settings, tables), each with the ids of its evidence in square brackets; how such things are done here today; what was looked for and is not there. Only what you saw: no plan, no advice, nothing that would fit any project.
- \`confidence\`: how far planning can rely on it, 0 to 1. 0.9: the place of the change and all around it was read. 0.6: the place is probably found, and something that matters was not seen. 0.3: only the general shape is known. 0: nothing fits the request.
- \`gaps\`: what is still unknown and matters for the change, one sentence each, the weightiest first, at most six: what the workspace cannot tell (“Nothing says how long an export may take.”). Not what you simply did not look for although you could have.
- \`assumptions\`: what the evidence suggests and does not prove, and the change depends on, at most ${MAX_ASSUMPTIONS}: one sentence each in \`text\` that holds as it stands (“Mails go out through \`src/mail/queue.ts\` only.”), with the ids it rests on in \`evidence\`. The person confirms or corrects them; nobody asks for them. Empty where there are none; without evidence it is a gap.`,
  `# Example
{"summary":"Orders are exported in \`src/orders/export.ts\` [E1]: \`exportOrders\` reads all rows at once and answers the request itself, so a big list runs into the 30 s limit of \`src/http/server.ts\` [E3]. Jobs run through \`src/jobs/queue.ts\` [E4], so far for invoices only; mails are sent by \`src/mail/send.ts\` [E5]. Tests: \`test/orders/export.test.ts\` [E2], none with more than ten rows. There is no store for finished files.","confidence":0.8,"gaps":["Nothing says how big an export may get.","Nothing says who may fetch a finished file, and for how long."],"assumptions":[{"text":"Exports may use the job queue of invoices as well.","evidence":["E4"]}]}`,
].join('\n\n');

const wire = z.object({
  summary: z.string(),
  confidence: numeric,
  gaps: listOf(z.string()),
  assumptions: listOf(z.object({ text: z.string(), evidence: listOf(z.string()) })),
});

/** The rest is for the state. */
const GROUND: Allotment = { share: 0.7, most: 8_000 };
const LOOKS: Allotment = { share: 0.2, most: 2_000 };

/** How a model plays the context probe: it looks by tools, and its reply is the conclusion. */
export const contextProbePrompt = rolePrompt<ContextProbeInput, typeof wire>({
  instructions,
  wireName: 'probe_conclusion',
  wire,
  usesTools: true,
  input(input, frame) {
    return {
      fixed: sections(
        markLine(frame),
        backgroundSection(
          { ...input, reading: NO_READING, callerContext: input.callerContext ?? '' },
          frame,
          allotted(GROUND, frame.tokens),
          { searches: true },
        ),
      ),
      growing: sections(looksSection(input, allotted(LOOKS, frame.tokens))),
      changing: stateSection(input),
      images: [],
    };
  },
  fromWire({ summary, confidence, gaps, assumptions }) {
    return {
      next: [],
      conclusion: {
        summary: clipped(summary, MAX_SUMMARY),
        confidence,
        gaps: (gaps ?? [])
          .map((gap) => saidLine(gap, MAX_GAP))
          .filter((gap) => gap !== '')
          .slice(0, MAX_GAPS),
        assumptions: (assumptions ?? [])
          .map(({ text, evidence }) => ({ text: saidLine(text, MAX_GAP), cites: evidence ?? [] }))
          .filter(({ text }) => text !== '')
          .slice(0, MAX_ASSUMPTIONS),
      },
    };
  },
});

function looksSection({ observations }: ContextProbeInput, tokens: number): string {
  const looks = observations.map(({ action, target, result, status }) => {
    const how = status === 'ok' ? '' : ` (${status})`;
    return `- ${action} ${inline(target, 160)}${how}: ${inline(result, 300)}`;
  });
  return ['# Looks made so far', ...(looks.length === 0 ? ['None.'] : lastWithin(looks, tokens))].join('\n');
}

function stateSection({ gaps = [], observationsLeft }: ContextProbeInput): string {
  return [
    '# The state of the look',
    ...(gaps.length === 0 ? [] : ['What the first round left unknown:']),
    ...gaps.slice(0, MAX_GAPS).map((gap) => `- ${inline(gap, MAX_GAP)}`),
    observationsLeft > 0 ? `Looks left: ${observationsLeft}` : 'Looks left: none. Conclude now.',
  ].join('\n');
}
