import { describe, expect, it } from 'vitest';
import type { Preparing } from '../../../../../src/agents/model/model-ports';
import type { Interview } from '../../../../../src/agents/engine/interview';
import { optionsOf } from '../../../../../src/agents/questions/catalogue';
import { projectModel } from '../../../../../src/agents/view/model';
import { replay } from '../../../../../src/agents/session/fold/fold';
import { totalUsage } from '../../../../../src/agents/session/usage';
import * as faults from '../../../../model-server/faults.mjs';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { wireQuestion } from '../../roles/prompt-parts/shop';
import { eventsOf } from '../rig';
import { gate, heldBack, pause, until } from './gate';
import {
  answer,
  answerAll,
  answerTo,
  answerUntil,
  askedTexts,
  begin,
  callsOf,
  modelRig,
  open,
  playing,
  resume,
  says,
  type ModelRig,
} from './rig';

const isAhead = (request: RecordedRequest) => request.text.includes('This turn, ahead of the answer');
const aheadIn = (rig: Pick<ModelRig, 'server'>) => rig.server.calls.filter(isAhead);
const waitedFor = (rig: Pick<ModelRig, 'server'>) =>
  callsOf(rig.server, 'interviewer').filter((request) => !isAhead(request));

async function preparing(prepare: Preparing | undefined, options: Parameters<typeof modelRig>[0] = {}) {
  const rig = await modelRig({ ...options, models: prepare === undefined ? {} : { prepare } });
  return { ...rig, interview: await begin(rig) };
}

const goodQuestion = { why: 'It decides the order.', dimensions: ['errors'] };

/** One question whatever the answer is, written once. */
const asksTheSame = (request: RecordedRequest) => {
  if (!isAhead(request)) return null;
  const { turns } = goodResult(request) as { turns: { answer: number; question: object | null }[] };
  const [first] = turns;
  const question = { ...first?.question, question: 'Who signs it off?' };
  return saysJson({
    turns: turns.map(({ answer: at }) => ({
      ...(at === 1 ? { ...first, question } : { answer: at, sameAs: 1 }),
      acknowledgement: `It is answer ${at}.`,
    })),
  });
};

const choicesOf = (interview: Interview) => optionsOf(open(interview).question.config).map(({ id }) => id);

/** Until the calls that are made ahead have ended. */
const prepared = (interview: Interview) =>
  until(() => interview.session.calls.some((call) => call.ahead === interview.session.lastInputSeq));

describe('while a question is on screen', () => {
  it('nothing is prepared where nobody asked for it', async () => {
    const rig = await preparing(undefined);
    await pause();
    expect(aheadIn(rig)).toHaveLength(0);
  });

  it('what follows each likely answer is prepared in one call, and the answer finds it there', async () => {
    const rig = await preparing('full');
    const { interview } = rig;
    await prepared(interview);
    expect(aheadIn(rig)).toHaveLength(1);
    await answer(interview);
    expect(waitedFor(rig)).toHaveLength(0);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    expect(open(interview)).toMatchObject({
      question: { id: 'Q2', by: 'model' },
      acknowledgement: expect.stringMatching(/^So it is “/) as string,
    });
    expect(eventsOf(rig.records, 'interview_proposed')).toMatchObject([
      { by: 'model', ahead: expect.any(String) as string },
    ]);
  });

  it('that it is being prepared is there to be seen, until it is ready', async () => {
    const reply = gate();
    const interviewer = (request: RecordedRequest) => (isAhead(request) ? heldBack(request, reply.passed) : null);
    const { interview } = await preparing('full', { respond: playing({ interviewer }) });
    await until(() => projectModel(interview.session).preparing);
    reply.pass();
    await prepared(interview);
    expect(projectModel(interview.session).preparing).toBe(false);
  });

  it('the likeliest answer alone where that is enough: after another one the interviewer is asked', async () => {
    const rig = await preparing('modest');
    const { interview } = rig;
    await prepared(interview);
    const [call] = aheadIn(rig);
    expect(call?.text.match(/answered: /g)).toHaveLength(1);
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    expect(waitedFor(rig)).toHaveLength(1);
    expect(open(interview).question.id).toBe('Q2');
  });

  it('what was prepared for an answer that was not given is thrown away, and counted', async () => {
    const rig = await preparing('modest');
    const { interview } = rig;
    await prepared(interview);
    expect(totalUsage(interview.session).ahead).toEqual({ calls: 1, used: 0, thrownAway: 0, tokensThrownAway: 0 });
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    const { ahead } = projectModel(interview.session).usage;
    expect(ahead?.used).toBe(0);
    expect(ahead?.thrownAway).toBeGreaterThan(0);
    expect(ahead?.tokensThrownAway).toBeGreaterThan(0);
  });

  it('“You decide” is no answer to prepare for: it finds the question that is asked after any other', async () => {
    const rig = await preparing('full', { respond: playing({ interviewer: asksTheSame }) });
    const { interview } = rig;
    await prepared(interview);
    expect(aheadIn(rig)[0]?.text).not.toContain('answered: "You decide"');
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    expect(waitedFor(rig)).toHaveLength(0);
    expect(open(interview)).toMatchObject({
      question: { id: 'Q2', config: { question: 'Who signs it off?' } },
      acknowledgement: 'Left to whoever builds it.',
    });
    expect(totalUsage(interview.session).ahead?.used).toBe(1);
  });

  it('and the interviewer’s own turn where what is asked depends on the answer', async () => {
    const interviewer = (request: RecordedRequest) => {
      if (!isAhead(request)) return null;
      const { turns } = goodResult(request) as { turns: { answer: number; question: object | null }[] };
      const depends = ({ answer: at }: { answer: number }) => `Who signs answer ${at} off?`;
      return saysJson({
        turns: turns.map((turn) => ({ ...turn, question: { ...turn.question, question: depends(turn) } })),
      });
    };
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    expect(waitedFor(rig)[0]?.text).toMatch(/P0 was prepared before .*Who signs answer 1 off/);
    expect(open(interview).question.config['question']).not.toContain('Who signs');
  });

  it('a turn that repeats an earlier one’s question is there for its answer, with what it says back', async () => {
    const rig = await preparing('full', { respond: playing({ interviewer: asksTheSame }) });
    const { interview } = rig;
    await prepared(interview);
    const second = choicesOf(interview)[1];
    await says(interview, { type: 'answer', questionId: 'Q1', answer: { selected: second } });
    expect(waitedFor(rig)).toHaveLength(0);
    expect(open(interview)).toMatchObject({
      question: { id: 'Q2', config: { question: 'Who signs it off?' } },
      acknowledgement: 'It is answer 2.',
    });
  });

  it('the next turn is prepared as well, whatever a number or an order comes to', async () => {
    const rig = await preparing('full');
    const { interview } = rig;
    const seen = new Set<string>();
    while (open(interview).question.purpose !== 'approval') {
      const { type } = open(interview).question;
      if (type !== 'ask_text') await prepared(interview);
      const before = waitedFor(rig).length;
      await answer(interview);
      if (type !== 'ask_text' && waitedFor(rig).length === before) seen.add(type);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['pick_one', 'slider']));
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(replay(rig.records).usedAhead).toEqual(interview.session.usedAhead);
  });

  it('so is one that can be asked whatever is said in own words: nobody waits, and the orchestrator is not asked', async () => {
    const asks = ['Which month comes first?', 'Who signs it off?', 'Where is it kept?'].map((question, about) => ({
      ...{ question, type: 'ask_text', why: 'It decides the order.', dimensions: ['behaviour'], about: `${about}` },
    }));
    const interviewer = (request: RecordedRequest) =>
      isAhead(request) && request.text.includes('any answer: ')
        ? saysJson({ turns: [{ answer: 1, done: false, acknowledgement: '', reason: '', question: asks.shift() }] })
        : null;
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    while (open(interview).question.type !== 'ask_text') await answer(interview);
    await prepared(interview);
    expect(aheadIn(rig).at(-1)?.text).toContain('any answer: nothing may rest on what it is');
    const before = waitedFor(rig).length;
    await answer(interview, 'Three of us do it by hand each Monday.');
    expect(waitedFor(rig)).toHaveLength(before);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    expect(open(interview).question.config['question']).toBe('Who signs it off?');
    // The next call hears it.
    await prepared(interview);
    expect(aheadIn(rig).at(-1)?.text).toContain('Three of us do it by hand');
  });

  it('also after marks, of which none can be made up', async () => {
    const rate = { question: 'How much does each matter?', type: 'rate', options: ['Speed', 'Order'], about: 'marks' };
    const next = { question: 'Who signs it off?', type: 'ask_text', about: 'sign-off' };
    const interviewer = (request: RecordedRequest) => {
      if (!isAhead(request)) return null;
      const asks = request.text.includes('any answer: ') ? next : rate;
      const { turns } = goodResult(request) as { turns: { question: object | null }[] };
      return saysJson({ turns: turns.map((turn) => ({ ...turn, question: { ...goodQuestion, ...asks } })) });
    };
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    await answer(interview);
    await prepared(interview);
    const ratings = Object.fromEntries(choicesOf(interview).map((id) => [id, 3]));
    await says(interview, { type: 'answer', questionId: open(interview).question.id, answer: { ratings } });
    expect(waitedFor(rig)).toHaveLength(0);
    expect(open(interview).question.config['question']).toBe('Who signs it off?');
  });

  it('and a word or two beside a choice void nothing that was prepared for the choice', async () => {
    const rig = await preparing('full');
    const { interview } = rig;
    await prepared(interview);
    const asked = open(interview);
    const questionId = asked.question.id;
    await says(interview, { type: 'answer', questionId, answer: answerTo(asked), note: 'Mondays matter most.' });
    expect(waitedFor(rig)).toHaveLength(0);
    expect(open(interview).question.id).toBe('Q2');
  });

  it('nor does one in the field that compared options have for it', async () => {
    const rig = await preparing('full');
    const { interview } = rig;
    await answerUntil(interview, 'show_options');
    await prepared(interview);
    const before = waitedFor(rig).length;
    const asked = open(interview);
    const given = { ...(answerTo(asked) as object), feedback: 'Mondays matter most.' };
    await says(interview, { type: 'answer', questionId: asked.question.id, answer: given });
    expect(waitedFor(rig)).toHaveLength(before);
    expect(open(interview).question.id).not.toBe(asked.question.id);
  });

  it.each([
    ['The night shift opens the spreadsheet in the office.', 'Who opens the spreadsheet with the orders of the night?'],
    ['A hook beside `exportOrders` is enough.', 'What becomes of those who replace `exportOrders`?'],
    ['Each callback gets a metadata object last, never the raw row.', 'What are the ten functions called?'],
  ])('but not what the words may well tell, “%s”: then the interviewer hears them first', async (note, question) => {
    const interviewer = (request: RecordedRequest) => {
      if (!isAhead(request)) return null;
      const { turns } = goodResult(request) as { turns: { question: object | null }[] };
      return saysJson({ turns: turns.map((turn) => ({ ...turn, question: { ...turn.question, question } })) });
    };
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    const asked = open(interview);
    await says(interview, { type: 'answer', questionId: asked.question.id, answer: answerTo(asked), note });
    expect(waitedFor(rig)).toHaveLength(1);
    expect(open(interview).question.config['question']).not.toBe(question);
  });

  it('an answer that is quicker than the call waits for it, instead of making another one', async () => {
    const held = gate();
    const interviewer = (request: RecordedRequest) =>
      isAhead(request) ? saysJson(null, { chunks: [held.passed, JSON.stringify(goodResult(request))] }) : null;
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await until(() => aheadIn(rig).length === 1);
    await interview.dispatch({ type: 'answer', questionId: 'Q1', answer: answerTo(open(interview)) }, 'person');
    held.pass();
    await interview.idle();
    expect(open(interview).question.id).toBe('Q2');
    expect(waitedFor(rig)).toHaveLength(0);
  });
});

describe('a question that was prepared, where the answer is another one or words may tell it', () => {
  const TOLD = 'The night shift opens the spreadsheet in the office.';
  const QUESTION = 'Who opens the spreadsheet with the orders of the night?';
  const alike = (question: string) => (request: RecordedRequest) => {
    const { turns } = goodResult(request) as { turns: { question: object | null }[] };
    return saysJson({ turns: turns.map((turn) => ({ ...turn, question: { ...turn.question, question } })) });
  };
  const keeps = () => saysJson({ acknowledgement: 'So the night shift it is.', done: false, askWaiting: 'P0' });

  async function answeredWith(
    live: (request: RecordedRequest) => ReturnType<typeof keeps> | null,
    said: { answer?: unknown; note?: string },
    question = QUESTION,
  ) {
    const interviewer = (request: RecordedRequest) => (isAhead(request) ? alike(question)(request) : live(request));
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    const asked = open(interview);
    await says(interview, { type: 'answer', questionId: asked.question.id, answer: answerTo(asked), ...said });
    return rig;
  }

  it('is kept by the interviewer with a word, after a remark', async () => {
    const rig = await answeredWith(keeps, { note: TOLD });
    expect(waitedFor(rig)[0]?.text).toMatch(/P0 was prepared before .*Who opens the spreadsheet/);
    expect(open(rig.interview)).toMatchObject({
      question: { id: 'Q2', config: { question: QUESTION }, by: 'model' },
      acknowledgement: 'So the night shift it is.',
    });
    const [proposed] = eventsOf(rig.records, 'interview_proposed');
    expect(proposed).toMatchObject({ ahead: expect.any(String) as string });
    expect(proposed?.result).not.toHaveProperty('waiting');
    expect(totalUsage(rig.interview.session).ahead).toMatchObject({ used: 1, thrownAway: 0 });
  });

  it('and after an answer in own words, for which nothing was prepared', async () => {
    const rig = await answeredWith(keeps, { answer: { other: 'On the first of each month' } });
    expect(waitedFor(rig)).toHaveLength(1);
    expect(open(rig.interview).question.config['question']).toBe(QUESTION);
  });

  it('is not asked where the interviewer asks something else', async () => {
    const rig = await answeredWith(() => null, { note: TOLD });
    expect(open(rig.interview).question.config['question']).not.toBe(QUESTION);
    expect(totalUsage(rig.interview.session).ahead).toMatchObject({ used: 0, thrownAway: 1 });
  });

  it('waits on its topic where the interviewer lets another one go first and names it beside, and comes once', async () => {
    const FIRST = wireQuestion({ question: 'How many hours has the night shift?', about: 'night-shift' });
    const live = (request: RecordedRequest) =>
      request.text.includes('P0 was prepared') && !request.text.includes('P3 on')
        ? saysJson({ acknowledgement: 'The night shift.', done: false, question: FIRST, askWaiting: 'P0' })
        : null;
    const rig = await answeredWith(live, { note: TOLD });
    const { interview } = rig;
    const { topicId } = open(interview).question;
    expect(open(interview).question.config['question']).toBe(FIRST.question);
    expect(interview.session.prepared.map(({ topicId: on, draft }) => [on, draft.config['question']])).toContainEqual([
      topicId,
      QUESTION,
    ]);
    const note = 'Eight hours, whoever is in';
    await says(interview, { type: 'answer', questionId: 'Q2', answer: answerTo(open(interview)), note });
    expect(waitedFor(rig).at(-1)?.text).toContain(`on ${topicId}: \\"${QUESTION}`);
    await answerAll(interview);
    expect(askedTexts(interview).filter((text) => text === QUESTION)).toHaveLength(1);
  });

  it('is refused like any other where it was asked already, and not offered once more', async () => {
    const again = 'When should “Export orders as a file that” take effect?';
    const live = (request: RecordedRequest) => (request.text.includes('P0 was prepared') ? keeps() : null);
    const rig = await answeredWith(live, { answer: { other: 'On the first of each month' } }, again);
    expect(eventsOf(rig.records, 'interview_refused')).toHaveLength(1);
    expect(waitedFor(rig)).toHaveLength(2);
    expect(askedTexts(rig.interview).filter((text) => text === again)).toHaveLength(1);
  });
});

describe('while the last question is on screen', () => {
  it('its likeliest answer is written ahead, so that nobody waits for the plan', async () => {
    const rig = await modelRig({ models: { prepare: 'full' } });
    const interview = await begin(rig, { budget: 1 });
    await until(() => interview.session.calls.some(({ role, ahead }) => role === 'writer' && ahead !== undefined));
    const written = callsOf(rig.server, 'writer').length;
    await answer(interview);
    expect(open(interview).question.purpose).toBe('approval');
    expect(callsOf(rig.server, 'writer')).toHaveLength(written);
    expect(eventsOf(rig.records, 'statements_changed').at(-1)).toMatchObject({ ahead: expect.any(String) as string });
    expect(totalUsage(interview.session).ahead?.thrownAway).toBe(0);
  });

  it('and after another answer that is written, and what was prepared is thrown away', async () => {
    const rig = await modelRig({ models: { prepare: 'full' } });
    const interview = await begin(rig, { budget: 1 });
    await until(() => interview.session.calls.some(({ role, ahead }) => role === 'writer' && ahead !== undefined));
    const asked = open(interview).question;
    await says(interview, { type: 'answer', questionId: asked.id, answer: { other: 'Only on Mondays.' } });
    expect(open(interview).question.purpose).toBe('approval');
    expect(interview.session.statements.map(({ text }) => text).join('\n')).toContain('Only on Mondays');
    expect(totalUsage(interview.session).ahead?.thrownAway).toBe(1);
  });
});

describe('what is prepared is no reason to trust it', () => {
  it('a question that was asked already is refused, and never seen', async () => {
    const interviewer = (request: RecordedRequest) => {
      if (!isAhead(request)) return null;
      const { turns } = goodResult(request) as { turns: { question: object | null }[] };
      const again = { question: 'When should “Export orders as a file that” take effect?' };
      return saysJson({ turns: turns.map((turn) => ({ ...turn, question: { ...turn.question, ...again } })) });
    };
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    await answer(interview);
    expect(eventsOf(rig.records, 'interview_refused')).toHaveLength(1);
    const texts = askedTexts(interview);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('a call that fails is not shown, and stops nothing', async () => {
    const interviewer = (request: RecordedRequest) => (isAhead(request) ? faults.status(401) : null);
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    expect(interview.session.block).toBeNull();
    expect(interview.view().problem).toBeNull();
    expect(
      interview
        .view()
        .activity.map(({ text }) => text)
        .join('\n'),
    ).not.toContain('failed');
    expect(totalUsage(interview.session)).toMatchObject({ failed: 0, ahead: { thrownAway: 1 } });
    await answer(interview);
    expect(open(interview).question.id).toBe('Q2');
  });

  it('replies of no use are nobody’s trouble: no rules stand in', async () => {
    const interviewer = (request: RecordedRequest) => (isAhead(request) ? faults.invalidJson() : null);
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await prepared(interview);
    await answer(interview);
    expect(interview.session.fallbacks).toEqual([]);
    expect(open(interview).question).toMatchObject({ id: 'Q2', by: 'model' });
  });
});

describe('nothing is prepared', () => {
  it('any more once the person says something: a call under way is cut off', async () => {
    const interviewer = (request: RecordedRequest) => (isAhead(request) ? faults.silent() : null);
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    const { interview } = rig;
    await until(() => aheadIn(rig).length === 1);
    await says(interview, { type: 'message', text: 'Let us talk about the limits first.' });
    expect(eventsOf(rig.records, 'call_failed')).toMatchObject([{ role: 'interviewer', kind: 'cancelled' }]);
  });

  it('from 80 % of the tokens on', async () => {
    const rig = await modelRig({ models: { prepare: 'full' } });
    const interview = await begin(rig, { tokenBudget: 1_000_000 });
    await prepared(interview);
    const { inputTokens, outputTokens } = totalUsage(interview.session);
    await says(interview, { type: 'change_token_budget', tokens: Math.floor((inputTokens + outputTokens) / 0.85) });
    await answer(interview);
    const before = aheadIn(rig).length;
    await pause();
    expect(aheadIn(rig)).toHaveLength(before);
    expect(before).toBe(1);
  });

  it('for the last question of the budget, the plan, and words of the person’s own', async () => {
    const rig = await modelRig({ models: { prepare: 'full' } });
    const interview = await begin(rig, { budget: 1 });
    await pause();
    await answer(interview);
    expect(open(interview).question.purpose).toBe('approval');
    expect(aheadIn(rig)).toHaveLength(0);
  });
});

describe('a journal that ends within such a call', () => {
  it('blocks nothing as it is brought back', async () => {
    const interviewer = (request: RecordedRequest) => (isAhead(request) ? faults.silent() : null);
    const rig = await preparing('full', { respond: playing({ interviewer }) });
    await until(() => aheadIn(rig).length === 1);
    await pause();
    const records = [...rig.records];
    rig.interview.dispose();
    const again = resume(await modelRig(), records, { byPerson: false });
    await again.idle();
    expect(again.session.block).toBeNull();
    expect(open(again).question.id).toBe('Q1');
  });

  it('has nothing prepared where the editor brings it back, before a person acts', async () => {
    const { interview, records } = await preparing('full');
    const kept = [...records];
    interview.dispose();
    const rig = await modelRig({ models: { prepare: 'full' } });
    const again = resume(rig, kept, { byPerson: false });
    await again.idle();
    await pause();
    expect(rig.server.calls).toEqual([]);
    await answer(again);
    await until(() => aheadIn(rig).length > 0);
  });
});

describe('the request of a call made ahead', () => {
  it('begins as the interviewer’s does', async () => {
    const rig = await preparing('modest');
    const { interview } = rig;
    await prepared(interview);
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    await prepared(interview);
    const [live] = waitedFor(rig);
    const next = aheadIn(rig)[1];
    const text = (request: RecordedRequest | undefined, role: string) => {
      const content = request?.body.messages?.find((message) => message.role === role)?.content;
      return typeof content === 'string' ? content : '';
    };
    const fixed = text(live, 'user').split('# Where the topics stand')[0] ?? '';
    expect(fixed.length).toBeGreaterThan(200);
    expect(text(next, 'user').startsWith(fixed)).toBe(true);
  });
});
