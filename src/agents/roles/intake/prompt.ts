import * as z from 'zod';
import { estimateTokens } from '../../base/text/tokens';
import { DIMENSIONS } from '../../session/dimension';
import { CHANGE_KINDS, type ChangeKind } from '../../session/change-kind';
import { kindProfile } from '../rule-based/kinds/register';
import type { IntakeInput } from '../inputs/inputs';
import { titleOf } from '../../base/english/title';
import { DIMENSION_GUIDE } from '../prompt-parts/dimension-guide';
import { markLine, PRODUCT, projectNotesSection, QUOTING, REPLYING, sections, tokensLeft } from '../prompt-parts/frame';
import { callerSection, requestSection, selectionSection } from '../prompt-parts/background';
import { fairCap, inline, saidLine } from '../../base/text/quote';
import { rolePrompt } from '../../model/role-prompt';
import { enumerated, listOf, valueOf, valuesOf } from '../prompt-parts/wire-values';

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
  tooling: 'build, continuous integration, scripts, linting, dependencies',
  docs: 'documentation',
  tests: 'tests of what exists',
};

const instructions = [
  PRODUCT,
  `# Your role: intake
You are the first to read the request. You say what kind of change it is, what to call it, what to look for in the workspace and which sides of it the interview has to settle. Other roles then look at the workspace, plan, ask and write; they go by your reading. You neither fulfil the request nor add wishes that it does not contain.`,
  `# The input
- The request: what the person wants, in their words.
- Code the person had selected, if any: the change is probably about it.
- What a calling agent passed in, if any: background that another program has gathered.
- The names of the folders that are open. Nothing of their content has been seen yet.
- Notes of the project, if any.

${QUOTING}`,
  `# The reply
- \`title\`: two to eight words that name the change, in the language of the request, without a full stop. It becomes a heading and the name of a folder: “CSV export of filtered orders”, not “Improvement”.
- \`kind\`: what the change mainly is, one of
${CHANGE_KINDS.map((kind) => `  - \`${kind}\`: ${KINDS[kind]}`).join('\n')}
- \`alsoKinds\`: what else it partly is, the weightiest first; mostly none or one, and never the \`kind\` again.
- \`visible\`: true if people will see or handle the change itself (a screen, a text, the output of a command); look and wording are asked about only then.
- \`mustKnow\`: the dimensions that must be settled before somebody can build this, the ones that change the work most first; mostly four to eight. Leave out what the request settles already and what plays no part here. One or more of
${DIMENSION_GUIDE.replaceAll(/^/gm, '  ')}
- \`terms\`: four to twelve words to search the workspace for, the most telling first: names as they are probably spelled in code (\`rateLimit\`, \`retry_count\`), names of files and libraries, and synonyms another developer may have used. Add English ones if the request is in another language, since code mostly is in English. No words that stand everywhere, such as “add”, “user” or “system”.
- \`probeNeeded\`: true if a short read-only look at the workspace may show what the change builds on or save the person a question, which is nearly always so where a folder is open. False where none is open, or where the request has nothing to do with what is in it.
- \`reason\`: one sentence for the person: why the workspace is looked at, or why not. In the language of the request.`,
  `# Example
Request: “Exporting a big order list to CSV times out. Can we get it in the background, with a mail when it is done?”, one folder open.
{"title":"Background CSV export with a mail","kind":"feature","alsoKinds":["performance"],"visible":true,"mustKnow":["behaviour","errors","quality","security","data","operations","acceptance"],"terms":["export","csv","exportOrders","orders","timeout","queue","job","worker","mailer","sendMail"],"probeNeeded":true,"reason":"The export and the way mails are sent can probably be seen in the code."}`,
  REPLYING,
].join('\n\n');

const wire = z.object({
  title: z.string(),
  kind: enumerated(CHANGE_KINDS),
  alsoKinds: listOf(enumerated(CHANGE_KINDS)),
  visible: z.boolean(),
  mustKnow: listOf(enumerated(DIMENSIONS)),
  terms: listOf(z.string()),
  probeNeeded: z.boolean(),
  reason: z.string(),
});

/** Most tokens of an input: what is longer says no more about the kind of change. */
const MOST_TOKENS = 12_000;
/** Tokens of headings and marks. */
const OVERHEAD = 120;

/** Longest title and term, and most terms, that are taken over. */
const MAX_TITLE = 80;
const MAX_TERM = 60;
const MAX_TERMS = 16;

/** How a model plays the intake. */
export const intakePrompt = rolePrompt<IntakeInput, typeof wire>({
  instructions,
  wireName: 'intake',
  wire,
  usesTools: false,
  input(input, frame) {
    const { request, selection, callerContext, roots } = input;
    const head = [markLine(frame), foldersSection(roots), projectNotesSection(frame)];
    const given = [request, selection?.text ?? '', callerContext];
    const cap = fairCap(given.map(estimateTokens), tokensLeft(Math.min(frame.tokens, MOST_TOKENS) - OVERHEAD, ...head));
    return {
      fixed: sections(
        markLine(frame),
        requestSection(request, frame, cap),
        selectionSection(selection, frame, cap),
        callerSection(callerContext, frame, cap),
        foldersSection(roots),
        projectNotesSection(frame),
      ),
      growing: '',
      changing: '',
      images: [],
    };
  },
  fromWire(reply, { request, roots }) {
    const kind = valueOf(CHANGE_KINDS, reply.kind);
    const mustKnow = valuesOf(DIMENSIONS, reply.mustKnow);
    const title = saidLine(reply.title, MAX_TITLE).replace(/[.\s]+$/u, '');
    return {
      kind: kind ?? reply.kind,
      alsoKinds: valuesOf(CHANGE_KINDS, reply.alsoKinds).filter((also) => also !== kind),
      title: title === '' ? titleOf(request) : title,
      terms: termsIn(reply.terms ?? []),
      ...looking(reply, roots),
      visible: reply.visible,
      mustKnow: mustKnow.length > 0 || kind === null ? mustKnow : [...kindProfile(kind).mustKnow],
    };
  },
});

function termsIn(terms: readonly string[]): string[] {
  const words = terms.map((term) => saidLine(term, MAX_TERM)).filter((term) => term !== '');
  return [...new Set(words)].slice(0, MAX_TERMS);
}

function looking(
  { probeNeeded, reason }: z.output<typeof wire>,
  roots: readonly string[],
): { probeNeeded: boolean; reason: string } {
  if (probeNeeded && roots.length === 0) {
    return { probeNeeded: false, reason: 'No folder is open, so there is nothing to look at.' };
  }
  return { probeNeeded, reason: saidLine(reason) };
}

function foldersSection(roots: readonly string[]): string {
  const names = roots.map((root) => `- ${inline(root, 120)}`);
  return `# Open folders\n${names.length === 0 ? 'None.' : names.join('\n')}`;
}
