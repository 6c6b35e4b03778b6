import { describe, expect, it } from 'vitest';
import { bootstrapper } from '../../../../../src/agents/roles/bootstrapper/role';
import type { BootstrapperInput } from '../../../../../src/agents/roles/inputs/inputs';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { inputOf, instructionsOf, refusals, shopGround, taken, wireQuestion } from '../prompt-parts/shop';

const asked = (question: string): QuestionDraft => ({
  type: 'ask_text',
  config: { question, context: 'From the ticket.' },
  why: '',
  evidence: [],
  purpose: 'elicit',
  dimensions: [],
  by: 'caller',
});

const OWN: BootstrapperInput = {
  ...shopGround(),
  gaps: ['To confirm: all orders are in one table [E2].'],
  lookSummary: 'Orders are listed by `src/routes/orders.ts` [E1] and read page by page [E2].',
  budget: 12,
  callerQuestions: [],
};
const CALLED: BootstrapperInput = { ...OWN, callerQuestions: [asked('Who needs it?'), asked('By when?')] };

const topic = (title: string, firstQuestion = wireQuestion() as ReturnType<typeof wireQuestion> | null) => ({
  title,
  scope: `All about ${title}.`,
  dimensions: ['behaviour', 'errors'],
  firstQuestion,
});
const REPLY = {
  title: 'Export of filtered orders.',
  kind: 'Data',
  visible: true,
  topics: [topic('The file'), topic('Access')],
  callerAssignments: [1, 1],
  size: null,
  sizeReason: null,
  assumptions: null,
  parts: null,
  reasoning: 'Two matters.',
};

describe('the bootstrapper as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(bootstrapper.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(bootstrapper.prompt, OWN)).toMatchFileSnapshot('snapshots/own.md');
    const early = { ...OWN, evidence: OWN.evidence.slice(0, 1), gaps: [], isLooking: true as const };
    await expect(inputOf(bootstrapper.prompt, early)).toMatchFileSnapshot('snapshots/looking.md');
    await expect(inputOf(bootstrapper.prompt, CALLED)).toMatchFileSnapshot('snapshots/called.md');
  });
});

describe('a model’s reading of the request', () => {
  it('puts right what the rules misread', () => {
    const reading = { title: 'Export of filtered orders', kind: 'data', visible: true };
    expect(taken(bootstrapper, REPLY, OWN).reading).toEqual(reading);
  });

  it('says nothing where it names none, or no kind that there is', () => {
    const reply = { ...REPLY, title: null, kind: 'revolution', visible: null };
    expect(taken(bootstrapper, reply, OWN).reading).toEqual({ title: '', kind: null, visible: null });
  });

  it('is written before the topics, as are the size and what is contradicted: the first question can be answered early', () => {
    const schema = bootstrapper.prompt.wire as unknown as { shape: object };
    const keys = Object.keys(schema.shape);
    expect(keys.slice(0, 7)).toEqual(['title', 'kind', 'visible', 'size', 'sizeReason', 'contradicts', 'topics']);
  });
});

describe('a model’s topics', () => {
  it('come with their first questions, whose evidence exists', () => {
    const { topics, callerAssignments } = taken(bootstrapper, REPLY, OWN);
    expect(topics[0]).toMatchObject({
      title: 'The file',
      dimensions: ['behaviour', 'errors'],
      firstQuestion: { type: 'slider', purpose: 'elicit', by: 'model', evidence: ['E2'] },
    });
    expect(callerAssignments).toEqual([]);
  });

  it('name what people see of each, at most four things; nothing where nobody sees the change', () => {
    const screens = ['Lobby', ' ', 'table', 'records', 'account', 'shop'];
    const reply = { ...REPLY, topics: [{ ...topic('Rooms'), screens }, topic('Rules')] };
    const [rooms, rules] = taken(bootstrapper, reply, OWN).topics;
    expect(rooms?.screens).toEqual(['Lobby', 'table', 'records', 'account']);
    expect(rules).not.toHaveProperty('screens');
    expect(taken(bootstrapper, { ...reply, visible: false }, OWN).topics[0]).not.toHaveProperty('screens');
  });

  it('have no first question where a caller’s comes first', () => {
    const { topics, callerAssignments } = taken(bootstrapper, REPLY, CALLED);
    expect(callerAssignments).toEqual([1, 1]);
    expect(topics.map(({ firstQuestion }) => firstQuestion === null)).toEqual([false, true]);
  });

  it.each([
    ['too few', [1], [1, 0]],
    ['too many', [0, 1, 1, 0], [0, 1]],
    ['to topics that do not exist', [7, -1], [0, 0]],
    ['none', null, [0, 0]],
    ['half a topic', [0.5, '1'], [0, 1]],
  ])('take each of the caller’s questions once, where the reply assigns %s', (_, callerAssignments, expected) => {
    expect(taken(bootstrapper, { ...REPLY, callerAssignments }, CALLED).callerAssignments).toEqual(expected);
  });

  it('are sent back where there are none, or where a question fits no card', () => {
    expect(refusals(bootstrapper, { ...REPLY, topics: [] }, OWN).join()).toMatch(/^topics: /);
    const broken = { ...REPLY, topics: [topic('The file', wireQuestion({ max: null }))] };
    expect(refusals(bootstrapper, broken, OWN).join()).toMatch(/^topics\.0\.firstQuestion\.max: /);
  });

  it('come with names that the code is looked for by: each once, at most eight, none that is no name', () => {
    const named = (lookFor: unknown) => taken(bootstrapper, { ...REPLY, lookFor }, OWN).lookFor;
    expect(named([' JobQueue ', 'enqueue', '—', 'x'.repeat(61), 'enqueue'])).toEqual(['JobQueue', 'enqueue']);
    expect(named(Array.from({ length: 12 }, (_, at) => `name${at}`))).toHaveLength(8);
    expect(named('JobQueue')).toEqual(['JobQueue']);
    expect(named(null)).toEqual([]);
    expect(named(undefined)).toEqual([]);
  });

  it('come with evidence that only shares words with the request, but what the reply rests on itself', () => {
    const named = (unrelated: unknown, first = wireQuestion({ evidence: [] })) =>
      taken(bootstrapper, { ...REPLY, topics: [topic('The file', first)], unrelated }, OWN).unrelated;
    expect(named(['E1', 'E99', 'nothing'])).toEqual(['E1']);
    expect(named(['E1', 'E2'], wireQuestion({ evidence: ['E1'] }))).toEqual(['E2']);
    expect(named(null)).toEqual([]);
    expect(named(undefined)).toEqual([]);
  });

  it('never begin by framing: nothing has been said yet', () => {
    const framing = wireQuestion({ type: 'confirm', frames: 'T1' });
    const { topics } = taken(bootstrapper, { ...REPLY, topics: [topic('The file', framing)] }, OWN);
    expect(topics[0]?.firstQuestion).toMatchObject({ purpose: 'elicit', type: 'confirm' });
    expect(topics[0]?.firstQuestion).not.toHaveProperty('frames');
  });
});

describe('the right size, as a model proposes it', () => {
  const assumption = (text: string, more: object = {}) => ({
    text,
    kind: 'requirement',
    evidence: ['E1', 'E99'],
    ifWrong: 'The wrong rows would go out.',
    sure: 'Medium',
    ...more,
  });

  it('is an interview where it says none, or one that is not known', () => {
    for (const size of [null, 'enormous'])
      expect(taken(bootstrapper, { ...REPLY, size }, OWN).size?.size).toBe('interview');
  });

  it('comes with assumptions, each with evidence that exists, what goes wrong and how sure it is', () => {
    const reply = {
      ...REPLY,
      size: 'confirm',
      sizeReason: 'One place.',
      assumptions: [assumption('A'), assumption('B', { evidence: null, kind: 'wish' })],
    };
    const { size } = taken(bootstrapper, reply, OWN);
    expect(size).toMatchObject({ size: 'confirm', reason: 'One place.' });
    expect(size?.assumptions).toEqual([
      { text: 'A', kind: 'requirement', evidence: ['E1'], ifWrong: 'The wrong rows would go out.', sure: 'medium' },
      { text: 'B', kind: 'decision', evidence: [], ifWrong: 'The wrong rows would go out.', sure: 'medium' },
    ]);
  });

  it('names the parts of what is too big, at most eight', () => {
    const parts = Array.from({ length: 12 }, (_, at) => ({ title: `Part ${at}`, request: `Build part ${at}` }));
    expect(taken(bootstrapper, { ...REPLY, size: 'too big', parts }, OWN).size?.parts).toHaveLength(8);
  });
});
