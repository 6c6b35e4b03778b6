import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { Interview } from '../../../../src/agents/engine/interview';
import { replay } from '../../../../src/agents/session/fold/fold';
import { ABOUT_SIZE } from '../../../../src/agents/session/right-size';
import { openQuestion, type AskedQuestion } from '../../../../src/agents/session/session';
import { buildSpec } from '../../../../src/agents/specification/model';
import { answerOpen, begin, eventsOf, rig } from './rig';

const FILES = {
  'package.json': '{ "name": "shop", "devDependencies": { "vitest": "^3" } }',
  'src/price.ts': 'export function formatPrice(cents: number): string {\n  return `${cents / 100} €`;\n}\n',
  'src/thanks.ts': "export const THANKS = 'We recieved your order.';\n",
  'test/price.test.ts': "import { formatPrice } from '../src/price';\n",
};
const FAULT = 'formatPrice is wrong for 1205: it shows 12.05 € without the second digit.';
const TYPO = 'Fix the typo “recieved” to “received” in src/thanks.ts';
const TOO_BIG = 'Add login with Google, a CSV export of orders, push notifications and a dark mode.';

const open = ({ session }: Interview): AskedQuestion => {
  const asked = openQuestion(session);
  if (asked === null) throw new Error('No question is open.');
  return asked;
};

async function send(interview: Interview, command: SessionCommand): Promise<void> {
  expect(await interview.dispatch(command, 'person')).toEqual({ ok: true });
  await interview.idle();
}

const answer = (interview: Interview, given: unknown) =>
  send(interview, { type: 'answer', questionId: open(interview).question.id, answer: given });
const approve = (interview: Interview) => answer(interview, { decision: 'approve', annotations: [] });

/** Marks every assumption on the card alike, or as `given` says by their place. */
function marks(interview: Interview, given: (at: number) => number | null) {
  const options = open(interview).question.config['options'] as { id: string }[];
  return { ratings: Object.fromEntries(options.map(({ id }, at) => [id, given(at)])) };
}

async function started(request: string) {
  const kept = rig(FILES);
  return { ...kept, interview: await begin(kept.ports, { request }) };
}

const statementsOf = ({ session }: Interview, kind: string) =>
  buildSpec(session)
    .requirements.concat(
      buildSpec(session).nonGoals,
      buildSpec(session).facts,
      buildSpec(session).decisions,
      buildSpec(session).assumptions,
      buildSpec(session).openQuestions,
    )
    .filter((s) => s.kind === kind || (kind === 'assumed' && s.assumed));

describe('a fault in the one place that the request names', () => {
  it('costs two interactions: a card of three to six assumptions, and the approval', async () => {
    const { interview } = await started(FAULT);
    const card = open(interview).question;
    expect(card.about).toBe(ABOUT_SIZE.assumptions);
    const options = card.config['options'] as { label: string; description: string }[];
    expect(options.length).toBeGreaterThanOrEqual(3);
    expect(options.length).toBeLessThanOrEqual(6);
    expect(options[0]?.label).toContain('src/price.ts');
    // Each with its place, what goes wrong, and how sure it is.
    expect(options[0]?.description).toMatch(/Seen at src\/price\.ts:\d.*If it is wrong: .*sure\./);
    await answer(
      interview,
      marks(interview, () => 1),
    );
    expect(open(interview).question.purpose).toBe('approval');
    await approve(interview);
    expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
  });

  it('says why in one sentence, and that the person may be interviewed instead', async () => {
    const { interview } = await started(FAULT);
    const shown = interview.view().rightSize;
    expect(shown?.size).toBe('confirm');
    expect(shown?.reason).toMatch(/^[^.]*`src\/price\.ts`[^.]*\.$/);
    expect(shown?.offered).toContain('interview');
  });

  it('makes what is confirmed the person’s word, with the card as its source', async () => {
    const { interview } = await started(FAULT);
    const { id } = open(interview).question;
    await answer(
      interview,
      marks(interview, () => 1),
    );
    const [fact] = statementsOf(interview, 'fact');
    expect(fact?.sources[0]).toBe(id);
    expect(fact?.assumed).toBe(false);
    expect(statementsOf(interview, 'assumed')).toEqual([]);
  });

  it('reads what is not marked as neither consent nor denial: it stays an assumption', async () => {
    const { interview } = await started(FAULT);
    await answer(
      interview,
      marks(interview, (at) => (at === 0 ? 1 : null)),
    );
    expect(open(interview).question.purpose).toBe('approval');
    const assumed = statementsOf(interview, 'assumed');
    expect(assumed.length).toBeGreaterThanOrEqual(2);
    expect(assumed.every(({ sources }) => !sources.some((source) => source.startsWith('Q')))).toBe(true);
  });

  it('asks once what holds instead of what does not, and leaves that open where nobody knows', async () => {
    const { interview } = await started(FAULT);
    await answer(
      interview,
      marks(interview, (at) => (at === 0 ? 0 : 1)),
    );
    const instead = open(interview).question;
    expect(instead.about).toBe(ABOUT_SIZE.instead);
    expect(instead.config['context']).toContain('src/price.ts');
    await send(interview, { type: 'non_answer', questionId: instead.id, nonAnswer: 'dont_know' });
    expect(open(interview).question.purpose).toBe('approval');
    const [left] = statementsOf(interview, 'open_question');
    expect(left?.sources).toEqual([instead.id]);
    expect(statementsOf(interview, 'fact')).toEqual([]);
  });

  it('keeps all of it assumed where the person leaves the card to others', async () => {
    const { interview } = await started(FAULT);
    await send(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer: 'you_decide' });
    expect(open(interview).question.purpose).toBe('approval');
    expect(statementsOf(interview, 'assumed').length).toBeGreaterThanOrEqual(3);
  });

  it('follows the card when its answer is changed', async () => {
    const { interview } = await started(FAULT);
    const { id } = open(interview).question;
    await answer(
      interview,
      marks(interview, () => 1),
    );
    const given = Object.fromEntries(['A1', 'A2', 'A3', 'A4'].map((one) => [one, one === 'A1' ? null : 1]));
    await send(interview, { type: 'revise', questionId: id, answer: { ratings: given } });
    expect(statementsOf(interview, 'assumed').map(({ text }) => text)).toEqual([
      expect.stringContaining('src/price.ts'),
    ]);
  });

  it('is an interview after all with one click, and the card is no open question then', async () => {
    const { interview } = await started(FAULT);
    const { id } = open(interview).question;
    await send(interview, { type: 'choose_size', size: 'interview' });
    expect(open(interview).question.about).not.toBe(ABOUT_SIZE.assumptions);
    expect(interview.session.questions.find(({ question }) => question.id === id)?.moot).toBe(true);
    expect(interview.session.statements.map(({ sources }) => sources)).toEqual([['request']]);
    expect(interview.view().rightSize?.offered).toContain('confirm');
    await send(interview, { type: 'choose_size', size: 'confirm' });
    expect(open(interview).question.about).toBe(ABOUT_SIZE.assumptions);
  });

  it('is discussed where the person brings up a topic, and ends after that', async () => {
    const { interview } = await started(FAULT);
    await send(interview, { type: 'message', text: 'Let us talk about rounding.' });
    expect(open(interview).question.about).not.toBe(ABOUT_SIZE.assumptions);
  });
});

describe('a request that says all of it', () => {
  it('is shown as a plan at once, with what is assumed', async () => {
    const { interview, records } = await started(TYPO);
    expect(eventsOf(records, 'size_proposed')[0]?.size).toBe('nothing_to_ask');
    expect(open(interview).question.purpose).toBe('approval');
    expect(statementsOf(interview, 'assumed').length).toBeGreaterThanOrEqual(3);
    await approve(interview);
    expect(interview.session.spec?.status).toBe('approved');
    expect(interview.session.questions).toHaveLength(1);
  });

  it('is talked about after all with one click, from the plan', async () => {
    const { interview } = await started(TYPO);
    await send(interview, { type: 'choose_size', size: 'interview' });
    expect(open(interview).question.purpose).not.toBe('approval');
    expect(interview.session.converging).toBe(false);
  });
});

describe('a request for several unrelated things', () => {
  const options = (interview: Interview) =>
    (open(interview).question.config['options'] as { id: string; label: string }[]).map(({ label }) => label);

  it('names its parts, takes one, and plans that one alone', async () => {
    const { interview } = await started(TOO_BIG);
    expect(open(interview).question.about).toBe(ABOUT_SIZE.part);
    expect(options(interview)).toEqual([
      'Login with Google',
      'A CSV export of orders',
      'Push notifications',
      'A dark mode',
    ]);
    await answer(interview, { selected: 'part-2' });
    expect(open(interview).question.about).toBe(ABOUT_SIZE.others);
    await answer(interview, { selected: 'later' });
    expect(interview.session.request).toBe('Add a CSV export of orders');
    expect(interview.session.intake?.title).toBe('CSV export of orders');
    expect(interview.session.topics.map(({ origin }) => origin)).toEqual(['bootstrap', 'bootstrap']);
    expect(
      statementsOf(interview, 'non_goal')
        .map(({ text }) => text)
        .join(),
    ).toMatch(/Login with Google.*Push notifications.*dark mode/s);
  });

  it('keeps the others as open questions where the person has not decided, and never loses the request', async () => {
    const { interview } = await started(TOO_BIG);
    await answer(interview, { selected: 'part-1' });
    await answer(interview, { selected: 'open' });
    expect(statementsOf(interview, 'open_question')).toHaveLength(3);
    expect(buildSpec(interview.session).formerRequests).toEqual([{ request: TOO_BIG, cause: 'part' }]);
  });

  it('is interviewed about as a whole with one click', async () => {
    const { interview } = await started(TOO_BIG);
    await send(interview, { type: 'choose_size', size: 'interview' });
    expect(interview.session.request).toBe(TOO_BIG);
    expect(interview.session.topics.length).toBeGreaterThan(0);
    expect(open(interview).question.about).not.toBe(ABOUT_SIZE.part);
  });
});

describe('an ordinary wish', () => {
  it('begins with its first question: the proposal costs no click', async () => {
    const { interview, records } = await started('Add a filter to the list of orders');
    expect(eventsOf(records, 'size_proposed')[0]?.size).toBe('interview');
    expect(interview.session.questions).toHaveLength(1);
    expect(interview.view().rightSize).toMatchObject({ size: 'interview', offered: ['nothing_to_ask'] });
  });

  it('ends where the person wants nothing more to be asked, and goes on from the plan', async () => {
    const { interview } = await started('Add a filter to the list of orders');
    const { id } = open(interview).question;
    await send(interview, { type: 'choose_size', size: 'nothing_to_ask' });
    expect(open(interview).question.purpose).toBe('approval');
    await send(interview, { type: 'choose_size', size: 'interview' });
    expect(open(interview).question.id).toBe(id);
  });

  it('has no assumptions that could be confirmed, and is not taken apart afterwards', async () => {
    const { interview } = await started('Add a filter to the list of orders');
    for (const size of ['confirm', 'too_big'] as const)
      expect(await interview.dispatch({ type: 'choose_size', size }, 'person')).toMatchObject({ ok: false });
  });
});

describe('questions that an agent brought', () => {
  it('are asked however small the change is', async () => {
    const kept = rig(FILES);
    const question = {
      type: 'ask_text' as const,
      config: { question: 'Who is it for?' },
      why: '',
      evidence: [],
      purpose: 'elicit' as const,
      dimensions: [],
      by: 'caller' as const,
    };
    const interview = await begin(kept.ports, { request: FAULT, caller: { context: '', questions: [question] } });
    expect(open(interview).question.config['question']).toBe('Who is it for?');
  });
});

describe('journals from before there were sizes', () => {
  it('are interviews', async () => {
    const { interview, records } = await started('Add a filter to the list of orders');
    await answerOpen(interview);
    const before = records.filter(({ event }) => event.type !== 'size_proposed');
    const session = replay(before.map((record, at) => ({ ...record, seq: at + 1 })));
    expect(session.rightSize).toBeNull();
    expect(session.questions.length).toBe(interview.session.questions.length);
  });
});
