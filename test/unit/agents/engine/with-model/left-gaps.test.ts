import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { wireQuestion } from '../../roles/prompt-parts/shop';
import { directiveForGap, unspokenGap } from '../../../../../src/agents/engine/left-gaps';
import type { AskedQuestion } from '../../../../../src/agents/session/session';
import { projectModel } from '../../../../../src/agents/view/model';
import { gate, pause, until } from './gate';
import { answer, answerAll, askedTexts, begin, callsOf, modelRig, open, playing } from './rig';

const MISSED = 'Which penguins may start an export is not settled yet.';
const PENGUINS = wireQuestion({ question: 'Which penguins may start an export?', about: 'penguins' });
const DONE = {
  acknowledgement: '',
  done: true,
  question: null,
  finding: 'It is all said.',
  reason: 'Nothing is left.',
};

/** The good writer, who misses something on the first topic. */
const writer = (request: RecordedRequest): Reply => {
  const isFirst = /^T1 /m.test(readPrompt(request).sections.get('The topic you write') ?? '');
  return saysJson({ ...(goodResult(request) as object), comment: isFirst ? MISSED : '' });
};

const cameBack = ({ text }: RecordedRequest) => text.includes('This topic came back');

/** An interviewer who asks about penguins, or is done, where a topic came back to it. */
const interviewer = (reply: object) => (request: RecordedRequest) => (cameBack(request) ? saysJson(reply) : null);
const asksPenguins = { ...DONE, done: false, finding: null, question: PENGUINS };

const takenUp = (rig: { records: Parameters<typeof eventsOf>[0] }) =>
  eventsOf(rig.records, 'topic_activated').flatMap(({ topicId, gap }) =>
    gap === undefined || gap.unspoken !== undefined ? [] : [[topicId, gap]],
  );

describe('a topic that counts as settled while its writer misses something', () => {
  it('comes back once while questions are left, and its interviewer is to ask that', async () => {
    const rig = await modelRig({ respond: playing({ writer, interviewer: interviewer(asksPenguins) }) });
    const interview = await begin(rig);
    while (open(interview).question.purpose !== 'approval') await answer(interview);
    expect(takenUp(rig)).toEqual([['T1', { text: MISSED }]]);
    expect(askedTexts(interview).filter((text) => text === PENGUINS.question)).toHaveLength(1);
    const directed = callsOf(rig.server, 'interviewer').find(cameBack);
    expect(directed?.text).toContain(MISSED);
    await answerAll(interview);
  });

  it('is not asked about where its interviewer finds that not worth a question: then it stands open', async () => {
    const rig = await modelRig({ respond: playing({ writer, interviewer: interviewer(DONE) }) });
    const interview = await begin(rig);
    await answerAll(interview);
    expect(takenUp(rig)).toHaveLength(1);
    expect(askedTexts(interview)).not.toContain(PENGUINS.question);
    expect(rig.specs[0]?.spec).toContain(`${MISSED} (not talked about)`);
  });

  it.each([
    ['nobody waits for two calls', false],
    ['who is quicker waits for that one call', true],
  ])('is asked for ahead, behind the turn that says its topic is done: %s', async (_, isQuicker) => {
    const reply = gate();
    if (!isQuicker) reply.pass();
    const isAhead = ({ text }: RecordedRequest) => text.includes('This turn, ahead of the answer');
    const asksAhead = (request: RecordedRequest): Reply => {
      const { turns } = goodResult(request) as { turns: { answer: number }[] };
      const result = { turns: turns.map((turn) => ({ ...turn, ...asksPenguins })) };
      return saysJson(result, { chunks: [reply.passed, JSON.stringify(result)] });
    };
    const asks = (request: RecordedRequest) =>
      isAhead(request) && cameBack(request) ? asksAhead(request) : interviewer(asksPenguins)(request);
    const respond = playing({ writer, interviewer: asks });
    const rig = await modelRig({ respond, models: { prepare: 'full' } });
    const interview = await begin(rig);
    while (open(interview).question.purpose !== 'approval') {
      await pause();
      const isAskedAhead = () => rig.server.calls.some((request) => isAhead(request) && cameBack(request));
      await until(() => !projectModel(interview.session).preparing || (isQuicker && isAskedAhead()));
      const answered = answer(interview);
      await pause();
      if (isAskedAhead()) reply.pass();
      await answered;
    }
    expect(askedTexts(interview).filter((text) => text === PENGUINS.question)).toHaveLength(1);
    const directed = callsOf(rig.server, 'interviewer').filter(cameBack);
    expect(directed.map(isAhead)).toEqual([true]);
    expect(takenUp(rig)).toEqual([['T1', { text: MISSED }]]);
  });

  it('is closed by a review that finds it said elsewhere: no topic comes back, and nothing stands open', async () => {
    const reviewer = (request: RecordedRequest) =>
      request.text.includes('miss-T1 (missed by the writer of T1)')
        ? saysJson({ ...(goodResult(request) as object), settled: ['miss-T1'] })
        : null;
    const rig = await modelRig({ respond: playing({ writer, reviewer, interviewer: interviewer(DONE) }) });
    const interview = await begin(rig, { budget: 2 });
    await answerAll(interview);
    expect(eventsOf(rig.records, 'review_made').at(-1)?.toldSince).toEqual(['T1']);
    expect(rig.specs[0]?.spec).not.toContain(MISSED);
  });

  it('goes before what is open on one that matters less, once every topic has come up', async () => {
    const bootstrapper = (request: RecordedRequest) => {
      const laidOut = goodResult(request) as { topics: { dimensions: string[] }[] };
      const [first, second] = laidOut.topics;
      const wide = { ...second, title: 'What is wide', dimensions: ['risks', 'security', 'migration', 'rollout'] };
      return saysJson({ ...laidOut, topics: [first, wide, { ...wide, title: 'What is last', dimensions: ['data'] }] });
    };
    const respond = playing({ bootstrapper, writer, interviewer: interviewer(asksPenguins) });
    const rig = await modelRig({ respond });
    const interview = await begin(rig, { budget: 9 });
    for (let i = 0; i < 8 && open(interview).question.purpose !== 'approval'; i++) await answer(interview);
    const order = eventsOf(rig.records, 'topic_activated').map(
      ({ topicId, gap }) => `${topicId}${gap ? ' again' : ''}`,
    );
    expect(order).toEqual(['T1', 'T2', 'T3', 'T1 again', 'T2']);
    await answerAll(interview);
  });

  it('stays open where no question is left', async () => {
    const rig = await modelRig({ respond: playing({ writer, interviewer: interviewer(asksPenguins) }) });
    const interview = await begin(rig, { budget: 2 });
    await answerAll(interview);
    expect(takenUp(rig)).toEqual([]);
    expect(rig.specs[0]?.spec).toContain('(not talked about)');
  });
});

describe('what a model that looked at the workspace left unknown', () => {
  it('brings back the topic whose words it shares most, where questions are left and nobody spoke of it', async () => {
    const gap = 'Nothing says which penguins may start an export when it takes effect.';
    const contextProbe = (request: RecordedRequest) => {
      const result = goodResult(request) as object | null;
      return result !== null && 'summary' in result ? saysJson({ ...result, gaps: [gap] }) : null;
    };
    const rig = await modelRig({ respond: playing({ contextProbe, interviewer: interviewer(asksPenguins) }) });
    const interview = await begin(rig);
    while (open(interview).question.purpose !== 'approval') await answer(interview);
    expect(takenUp(rig)).toEqual([['T1', { text: gap }]]);
    expect(askedTexts(interview).filter((text) => text === PENGUINS.question)).toHaveLength(1);
  });
});

describe('what nobody spoke of', () => {
  const RULES = wireQuestion({ question: 'Which of these rules hold?', about: 'edge-rules' });
  const AROUND = wireQuestion({ question: 'Which tests belong to it?', about: 'tests-of-it' });
  const isSweep = ({ text }: RecordedRequest) => text.includes('came back for what nobody spoke of');
  const sweeps = (rig: { records: Parameters<typeof eventsOf>[0] }) =>
    eventsOf(rig.records, 'topic_activated').flatMap(({ gap }) => gap?.unspoken ?? []);
  /** An interviewer who has these questions where it is to look for what nobody spoke of, and no more. */
  const having =
    (rules?: object, around?: object) =>
    (request: RecordedRequest): Reply | null => {
      if (!isSweep(request)) return null;
      const question = request.text.includes('what lies around it') ? around : rules;
      return saysJson(question === undefined ? DONE : { ...DONE, done: false, finding: null, question });
    };

  it('is looked for where all is settled and questions are left: first rules, then what lies around the change', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: having(RULES, AROUND) }) });
    const interview = await begin(rig);
    await answerAll(interview);
    expect(sweeps(rig)).toEqual(['rules', 'surroundings']);
    // Both directives reach the interviewer to their last word.
    const told = callsOf(rig.server, 'interviewer').filter(isSweep);
    expect(told.filter(({ text }) => !text.includes('leaves such things to you, be done.'))).toEqual([]);
    expect(askedTexts(interview).filter((text) => [RULES.question, AROUND.question].includes(text))).toEqual([
      RULES.question,
      AROUND.question,
    ]);
  });

  it('is after two long lists in a row what lies around the change alone, in a short one: a third long one is one too many', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: having() }) });
    const interview = await begin(rig);
    await answerAll(interview);
    const { session } = interview;
    const before = {
      ...session,
      planReview: null,
      converging: false,
      budget: 99,
      gaps: { ...session.gaps, swept: [] },
    };
    expect(unspokenGap(before)?.unspoken).toBe('rules');
    const options = ['Files', 'Names', 'Dates', 'Sums', 'Lines'].map((label) => ({ id: label, label }));
    const asList = (asked: AskedQuestion): AskedQuestion =>
      asked.question.purpose === 'elicit'
        ? { ...asked, question: { ...asked.question, type: 'pick_many', config: { question: 'Which?', options } } }
        : asked;
    const tired = { ...before, questions: session.questions.map(asList) };
    const gap = unspokenGap(tired);
    expect(gap?.unspoken).toBe('surroundings');
    const due = { topicId: gap?.topicId ?? '', text: gap?.text ?? '', unspoken: 'surroundings' as const };
    const told = (from: typeof tired) => directiveForGap({ ...from, gaps: { ...from.gaps, due } }, due.topicId);
    expect(told(tired)).toContain('a `pick_many` of two to four rules');
    expect(told({ ...before, questions: session.questions })).toContain('a `pick_many` of three to eight rules');
    // What a card has offered is not asked again.
    expect(told(tired)).toContain('lies around it: tests (which cases');
    const small = ['A test of each kind', 'A line in the README'].map((label) => ({ id: label, label }));
    const offering = (asked: AskedQuestion): AskedQuestion =>
      asked.question.purpose === 'elicit'
        ? { ...asked, question: { ...asked.question, type: 'pick_many', config: { question: '?', options: small } } }
        : asked;
    const offered = told({ ...before, questions: session.questions.map(offering) });
    expect(offered).toContain('lies around it: interfaces and clients');
    expect(offered).toContain('What was offered on tests, documents and changelog is not asked again.');
    const swept = [{ unspoken: 'surroundings' as const, after: 0 }];
    expect(unspokenGap({ ...tired, gaps: { ...tired.gaps, swept } })).toBeNull();
  });

  it('is looked for once where that leads to no question, and what the topic had concluded stays', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: having() }) });
    const interview = await begin(rig);
    await answerAll(interview);
    expect(sweeps(rig)).toEqual(['rules']);
    expect(interview.session.topics.map(({ finding }) => finding)).not.toContain(DONE.finding);
    expect(rig.specs[0]?.spec).not.toContain('nobody spoke of');
  });

  it('is looked for nowhere while the last question is kept for the review', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: having(RULES) }) });
    const interview = await begin(rig, { budget: 4 });
    await answerAll(interview);
    expect(sweeps(rig)).toEqual([]);
  });
});

describe('the last question of the budget, where the review has none', () => {
  const REVIEW = {
    quality: 'A developer can start from this.',
    contradictions: null,
    findings: [
      { statements: [], topic: 'T1', text: 'How large an export may get is not said.', fix: 'Say it as Q1 does.' },
      { statements: [], topic: 'T1', text: 'Nobody said which penguins may start an export.', fix: null },
    ],
    settled: null,
    sufficient: true,
    gap: null,
    gapFor: null,
    gapTopic: null,
  };

  /** One topic, settled after two of the three answers that come before the last question. */
  async function withOneLeft(reply: object) {
    const bootstrapper = (request: RecordedRequest) => {
      const laidOut = goodResult(request) as { topics: object[] };
      return saysJson({ ...laidOut, topics: laidOut.topics.slice(0, 1) });
    };
    const respond = playing({ bootstrapper, reviewer: () => saysJson(REVIEW), interviewer: interviewer(reply) });
    const rig = await modelRig({ respond });
    const interview = await begin(rig, { budget: 4 });
    for (let i = 0; i < 3; i++) await answer(interview);
    return { ...rig, interview };
  }

  it('goes to what that found weightiest and only the person can say', async () => {
    const { interview, records } = await withOneLeft(asksPenguins);
    expect(open(interview).question).toMatchObject({ id: 'Q4', config: { question: PENGUINS.question } });
    expect(takenUp({ records })).toEqual([['T1', { text: REVIEW.findings[1]?.text, finding: 'V2' }]]);
    expect(eventsOf(records, 'finding_settled')).toContainEqual(
      expect.objectContaining({ id: 'V2', end: 'asked', questionId: 'Q4' }),
    );
  });

  it('is spent on nothing where that is not worth it: what was found stands open', async () => {
    const { interview, specs } = await withOneLeft(DONE);
    expect(open(interview).question.purpose).toBe('approval');
    await answerAll(interview);
    expect(specs[0]?.spec).toContain(`${REVIEW.findings[1]?.text} (found in the review, not settled)`);
  });
});

describe('what a topic concluded that is closed from outside', () => {
  it('is what a model said of it, or nothing: never its answers in a row', async () => {
    const rig = await modelRig();
    const interview = await begin(rig, { budget: 2 });
    await answer(interview);
    await answer(interview);
    const closed = eventsOf(rig.records, 'topic_completed');
    expect(closed.map(({ finding, closedBy }) => [finding, closedBy])).toEqual([
      ['', 'budget'],
      ['', 'budget'],
    ]);
    expect([...rig.drafts.values()].join('\n')).not.toContain('Finding:');
    await answerAll(interview);
    expect(callsOf(rig.server, 'summarizer').at(-1)?.text).not.toContain('finding: ');
  });
});
