import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { answer, answerAll, askedTexts, begin, callsOf, FILES, modelRig, open, playing, stayInFirstTopic } from './rig';

const ANSWERED = 'Which test framework do you use?';
const SECOND = 'Who has to be told when an export fails?';

/** Files of a workspace that says what its tests run with. */
const WITH_TESTS = {
  ...FILES,
  'package.json': '{\n  "name": "shop",\n  "devDependencies": {\n    "vitest": "^3"\n  }\n}',
  'src/orders/export.test.ts': "test('exports orders', () => {});",
};

function asks(text: string, more: Record<string, unknown> = {}) {
  return {
    acknowledgement: 'Fine.',
    done: false,
    finding: null,
    reason: 'It matters.',
    question: question({ question: text, type: 'ask_text', why: 'It matters.', dimensions: ['behaviour'], ...more }),
  };
}

/** An interviewer that proposes these in the order of its calls, and afterwards what the good model does. */
function proposing(...replies: ReturnType<typeof asks>[]) {
  let calls = 0;
  return (): Reply | null => {
    const reply = replies[calls++];
    return reply === undefined ? null : saysJson(reply);
  };
}

describe('a model that asks what the workspace answers', () => {
  it('is told so once, with the line that says it, and its second question is asked', async () => {
    const interviewer = proposing(asks(ANSWERED), asks(SECOND));
    const rig = await modelRig({ files: WITH_TESTS, respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    const [first, second] = callsOf(rig.server, 'interviewer');
    expect(first?.text).not.toContain('Sent back: ');
    expect(second?.text).toMatch(/Sent back: your last proposal.*package\.json:4 says vitest \(E\d+\)/);
    expect(eventsOf(rig.records, 'interview_refused')).toHaveLength(1);
    expect(open(interview).question.config['question']).toBe(SECOND);
    expect(askedTexts(interview)).not.toContain(ANSWERED);
  });

  it('and the activity shows it', async () => {
    const interviewer = proposing(asks(ANSWERED), asks(SECOND));
    const rig = await modelRig({ files: WITH_TESTS, respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    const shown = interview.view().activity.find(({ text }) => text.startsWith('Sent back'));
    expect(shown?.text).toBe(`Sent back: “${ANSWERED}”`);
    expect(shown?.detail).toContain('says vitest');
  });

  it('and insists is let through: the guard may be wrong', async () => {
    const interviewer = proposing(asks(ANSWERED), asks(ANSWERED));
    const rig = await modelRig({ files: WITH_TESTS, respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    expect(eventsOf(rig.records, 'interview_refused')).toHaveLength(1);
    expect(open(interview).question.config['question']).toBe(ANSWERED);
  });

  it('and then has it confirmed, or asks about the change, is not sent back again', async () => {
    for (const instead of [
      asks('The tests use vitest. Is that right for the export, too?', { type: 'confirm', evidence: ['E1'] }),
      asks('Should the tests for the export run with vitest’s fake timers?'),
    ]) {
      const interviewer = proposing(asks(ANSWERED), instead);
      const rig = await modelRig({ files: WITH_TESTS, respond: playing({ interviewer }) });
      const interview = await begin(rig);
      await answer(interview);
      expect(eventsOf(rig.records, 'interview_refused')).toHaveLength(1);
      expect(open(interview).question.config['question']).toBe(instead.question.question);
    }
  });

  it('with what its first question waits with is not asked it: the question is dropped, which is told', async () => {
    const bootstrapper = (request: RecordedRequest): Reply => {
      const laidOut = goodResult(request) as { topics: Record<string, unknown>[] };
      const [topic, ...others] = laidOut.topics;
      return saysJson({ ...laidOut, topics: [{ ...topic, firstQuestion: asks(ANSWERED).question }, ...others] });
    };
    const rig = await modelRig({
      files: WITH_TESTS,
      respond: playing({ bootstrapper, interviewer: proposing(asks(SECOND)) }),
    });
    const interview = await begin(rig);
    expect(open(interview).question.config['question']).toBe(SECOND);
    expect(
      eventsOf(rig.records, 'question_dropped')
        .map(({ reason }) => reason)
        .join(),
    ).toContain('says vitest');
    const shown = interview.view().activity.find(({ text }) => text.startsWith('Not asked'));
    expect(shown?.text).toBe(`Not asked: “${ANSWERED}”`);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(askedTexts(interview)).not.toContain(ANSWERED);
  });

  it('in the review is not heard either, and the plan comes', async () => {
    const reviewer = (request: RecordedRequest): Reply =>
      saysJson({ ...goodResult(request), gap: asks(ANSWERED).question });
    const rig = await modelRig({ files: WITH_TESTS, respond: playing({ reviewer }) });
    const interview = await begin(rig);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(askedTexts(interview)).not.toContain(ANSWERED);
    expect(eventsOf(rig.records, 'question_dropped')).toHaveLength(1);
  });

  it('but a caller’s question is asked as it stands', async () => {
    const rig = await modelRig({ files: WITH_TESTS });
    const { type, config, why } = {
      type: 'ask_text',
      config: { question: ANSWERED },
      why: 'The caller asks.',
    } as const;
    const questions = [{ type, config, why, evidence: [], purpose: 'elicit', dimensions: [], by: 'caller' } as const];
    const interview = await begin(rig, {
      caller: { context: '', questions: questions.map((one) => ({ ...one, evidence: [], dimensions: [] })) },
    });
    expect(open(interview).question).toMatchObject({ by: 'caller', config: { question: ANSWERED }, evidence: [] });
    expect(eventsOf(rig.records, 'question_dropped')).toEqual([]);
  });
});

describe('a model that asks again', () => {
  it('in other words is sent back once; word by word it is never let through', async () => {
    const interviewer = proposing(
      asks(SECOND),
      asks('Who must be told of a failed export?'),
      asks(SECOND),
      asks('What is the name of the file?'),
    );
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await stayInFirstTopic(interview);
    await answer(interview);
    expect(open(interview).question.config['question']).toBe(SECOND);
    await answer(interview, 'The person who started it.');
    const reasons = eventsOf(rig.records, 'interview_refused').map(({ reason }) => reason);
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toMatch(/^Q3 asked this in other words .* was answered: The person who started it\./);
    expect(reasons[1]).toMatch(/^Q3 asked this already/);
    expect(open(interview).question.config['question']).toBe('What is the name of the file?');
  });

  it('what the request says is sent back with the words of the request', async () => {
    const request = 'Export orders as a file; keep each export for 30 days';
    const interviewer = proposing(asks('How long should an export be kept?'), asks(SECOND));
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig, { request });
    await answer(interview);
    expect(
      eventsOf(rig.records, 'interview_refused')
        .map(({ reason }) => reason)
        .join(),
    ).toContain('30 days');
    expect(open(interview).question.config['question']).toBe(SECOND);
  });
});

describe('a model’s question that names what was found and cites nothing', () => {
  it('gets the evidence it speaks of', async () => {
    const interviewer = proposing(asks('May `exportOrders` stop reading everything at once?', { evidence: [] }));
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    const { evidence } = open(interview).question;
    const paths = interview.session.evidence.filter(({ id }) => evidence.includes(id)).map(({ path }) => path);
    expect(paths).toEqual(['src/orders/export.ts']);
    expect(
      interview
        .view()
        .open?.evidence.map(({ label }) => label)
        .join(),
    ).toMatch(/^src\/orders\/export\.ts/);
  });

  it('unless it names nothing of it, or cites something itself', async () => {
    for (const [text, evidence] of [
      ['How large may an export get?', []],
      // The same word stands in what was found, which is not about it.
      ['May `store.all` be asked for a part?', []],
      ['May `exportOrders` stop reading everything at once?', ['E2']],
    ] as const) {
      const rig = await modelRig({
        respond: playing({ interviewer: proposing(asks(text, { evidence: [...evidence] })) }),
      });
      const interview = await begin(rig);
      await answer(interview);
      expect(open(interview).question.evidence).toEqual(evidence);
    }
  });
});
