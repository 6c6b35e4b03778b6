import {
  buildReviewerInput,
  buildSummarizerInput,
  buildWriterInput,
} from '../../../../../src/agents/roles/inputs/build';
import { backgroundOf } from '../../../../../src/agents/roles/inputs/background';
import type {
  SessionBackground,
  ReviewerInput,
  SummarizerInput,
  WriterInput,
} from '../../../../../src/agents/roles/inputs/inputs';
import { exampleQuestion } from '../../../../../src/agents/roles/prompt-parts/question-guide';
import type { PromptFrame, RolePrompt } from '../../../../../src/agents/model/role-prompt';
import type { WireQuestion } from '../../../../../src/agents/roles/prompt-parts/wire-question';
import type { Role } from '../../../../../src/agents/model/role';
import type { Session } from '../../../../../src/agents/session/session';
import { lintSession } from '../../../../../src/agents/specification/lint';
import { ordersExport } from '../../specification/orders-export';

/** A frame with room enough; the mark stands out in snapshots. */
export const FRAME: PromptFrame = { boundary: 'q7m3kx', tokens: 16_000, projectNotes: '' };

const EXCERPTS: Record<string, string> = {
  E1: "export function orderRoutes(orders: OrderRepository): Router {\n  const router = Router();\n  router.get('/orders', async (req, res) => {\n    res.json(await orders.list(req.query));\n  });\n  return router;\n}",
  E2: 'export class OrderRepository {\n  async list(query: OrderQuery): Promise<Page<Order>> {\n    const rows = await this.db.query(SELECT_ORDERS, [query.after, PAGE_SIZE]);\n    return toPage(rows);\n  }\n}',
  E3: '    "test": "vitest run",',
  E4: "export const ROLES = ['admin', 'support', 'viewer'] as const;\n\nexport function requireRole(...allowed: Role[]): RequestHandler {",
  E5: '# Shop\n\nSee CONTRIBUTING.md.',
};

/** The finished interview on the export of orders, with what the evidence shows. */
export function shop(): Session {
  const session = ordersExport();
  return {
    ...session,
    intake: {
      kind: 'feature',
      alsoKinds: ['data'],
      title: 'Export orders for support',
      terms: ['orders', 'export', 'csv'],
      probeNeeded: true,
      reason: 'What the workspace shows need not be asked.',
      visible: true,
      mustKnow: ['scope', 'behaviour', 'data', 'interfaces', 'security', 'errors', 'quality', 'acceptance'],
    },
    evidence: session.evidence.map((piece) => ({ ...piece, excerpt: EXCERPTS[piece.id] ?? '' })),
  };
}

/** What roles stand on before the interview. */
export function shopGround(): SessionBackground {
  return { ...backgroundOf(shop()), callerContext: 'Ticket SHOP-418, reported by support.' };
}

export function writerInput(topicId: string, mode: WriterInput['mode'] = 'incremental', now = shop()): WriterInput {
  const topic = now.topics.find(({ id }) => id === topicId);
  if (!topic) throw new Error(`No topic ${topicId}.`);
  return buildWriterInput(now, topic, mode);
}

export function reviewerInput(now = shop()): ReviewerInput {
  return buildReviewerInput(now, lintSession(now));
}

export function summarizerInput(now = shop()): SummarizerInput {
  return buildSummarizerInput(now);
}

/** A prompt as a model gets it: its standing instructions, then its input in one message. */
export function instructionsOf<I>(prompt: RolePrompt<I>): string {
  return `${prompt.instructions}\n`;
}

/** The input of a call, with the seams between what stays, what grows and what changes. */
export function inputOf<I>(prompt: RolePrompt<I>, input: I, frame: PromptFrame = FRAME): string {
  const { fixed, growing, changing, images } = prompt.input(input, frame);
  const parts = [fixed, `<!-- grows -->\n${growing}`, `<!-- changes -->\n${changing}`];
  const attached = images.length === 0 ? [] : [`<!-- images: ${images.map(({ name }) => name).join(', ')} -->`];
  return `${[...parts, ...attached].map((part) => part.trimEnd()).join('\n\n')}\n`;
}

/** What a role makes of a model's reply, through all checks that a reply goes through. Throws where one refuses it. */
export function taken<I, O>(role: Role<I, O>, reply: unknown, input: I): O {
  const { prompt, output } = role;
  return output.parse(prompt.fromWire(prompt.wire.parse(reply), input));
}

/** Why a model's reply is refused, as it would be told. */
export function refusals<I, O>({ prompt, output }: Role<I, O>, reply: unknown, input: I): string[] {
  const wire = prompt.wire.safeParse(reply);
  if (!wire.success) return wire.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const made = output.safeParse(prompt.fromWire(wire.data, input));
  return made.success ? [] : made.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** A question as a model writes it, with null for all that is not given. */
export function wireQuestion(given: Partial<WireQuestion> = {}): WireQuestion {
  return exampleQuestion({
    question: 'How many orders may one export hold?',
    type: 'slider',
    min: 100,
    max: 10_000,
    step: 100,
    unit: 'orders',
    why: 'It decides whether the rows can be read at once.',
    evidence: ['E2', 'E77'],
    dimensions: ['quality'],
    subject: 'Size of an export',
    about: 'export-size',
    ...given,
  });
}
