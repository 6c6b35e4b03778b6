import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { asksOfLooks } from '../../../../../src/agents/engine/guards/looks';
import { questionTitle } from '../../../../../src/agents/questions/catalogue';
import { asksOfChange } from '../../../../../src/agents/session/session';
import { eventsOf } from '../rig';
import { answer, begin, callsOf, modelRig, open, playing } from './rig';

const FILES = {
  'package.json': '{ "name": "shop", "dependencies": { "react": "^18" } }',
  'src/app.tsx': 'export const App = 1;',
};
const REQUEST = 'Add a page where customers see their invoices';

const visible = (request: RecordedRequest) => saysJson({ ...goodResult(request), visible: true });
const asks = (text: string, dimensions: string[], at: number) => ({
  acknowledgement: 'Fine.',
  done: false,
  finding: null,
  reason: 'It matters.',
  question: question({ question: text, type: 'ask_text', why: 'It matters.', dimensions, about: `q${at}` }),
});

/** An interviewer that asks about anything but looks, unless `whenTold` says what it does when it is told to. */
function interviewing(whenTold: (request: RecordedRequest) => object | null) {
  let calls = 0;
  return (request: RecordedRequest) => {
    calls += 1;
    const told =
      request.text.includes('Directive: ') && request.text.includes('looks of it') ? whenTold(request) : null;
    return saysJson(
      told ??
        asks(
          `Which invoices count in case number ${calls} of the ${'abcdefghijklmnop'.charAt(calls)} kind?`,
          ['behaviour'],
          calls,
        ),
    );
  };
}

async function played(whenTold: (request: RecordedRequest) => object | null, budget = 4) {
  const rig = await modelRig({
    files: FILES,
    respond: playing({ bootstrapper: visible, interviewer: interviewing(whenTold) }),
  });
  const interview = await begin(rig, { request: REQUEST, budget });
  for (let i = 0; i < 20 && open(interview).question.purpose !== 'approval'; i++) await answer(interview);
  return { ...rig, interview, asked: interview.session.questions.filter(asksOfChange).map((one) => one.question) };
}

describe('looks, where a model leads', () => {
  it('are what the interviewer is told to ask about when two questions are left', async () => {
    const { asked } = await played(() =>
      asks('Where does one find the invoices, and in which colours?', ['look_feel'], 99),
    );
    expect(asked).toHaveLength(4);
    expect(asked.findIndex(asksOfLooks)).toBe(2);
    expect(asked.find(asksOfLooks)?.by).toBe('model');
  });

  it('are style and colours where nothing is there yet: where things stand on the page settles none of it', async () => {
    const layout = asks('Where on the page does one find the invoices?', ['look_feel'], 50);
    let calls = 0;
    const elsewhere = interviewing(() => asks('Which background and which main colour?', ['look_feel'], 99));
    const interviewer = (request: RecordedRequest) => (++calls === 1 ? saysJson(layout) : elsewhere(request));
    const rig = await modelRig({ files: {}, respond: playing({ bootstrapper: visible, interviewer }) });
    const interview = await begin(rig, { request: 'I need a website where customers see their invoices', budget: 5 });
    for (let i = 0; i < 20 && open(interview).question.purpose !== 'approval'; i++) await answer(interview);
    const titles = interview.session.questions.map(({ question: { config } }) => questionTitle(config));
    expect(titles).toContain('Which background and which main colour?');
  });

  it('are asked about by the rules where it does not, after it was told once more', async () => {
    const { asked, records } = await played(() => null);
    const looks = asked.find(asksOfLooks);
    expect(looks).toMatchObject({ by: 'offline', standIn: true });
    expect(eventsOf(records, 'interview_refused').some(({ reason }) => /looks/.test(reason))).toBe(true);
  });

  it('keep a model from ending before they came up', async () => {
    const ends = (request: RecordedRequest) => saysJson({ ...goodResult(request), action: 'start_convergence' });
    const told = () => asks('Where does one find the invoices, and in which colours?', ['look_feel'], 99);
    // Where the answer leads is not plain, so the orchestrator is asked.
    const frames = { type: 'confirm', frames: 'T2', why: 'It matters.', dimensions: ['behaviour'] } as const;
    const direction = question({ question: 'So this is mainly about what it has to bear, right?', ...frames });
    const goesOn = interviewing(told);
    let calls = 0;
    const interviewer = (request: RecordedRequest) =>
      ++calls === 1 ? saysJson({ ...asks('', [], 0), question: direction }) : goesOn(request);
    const rig = await modelRig({
      files: FILES,
      respond: playing({ bootstrapper: visible, interviewer, orchestrator: ends }),
    });
    const interview = await begin(rig, { request: REQUEST });
    for (let i = 0; i < 20 && open(interview).question.purpose !== 'approval'; i++) await answer(interview);
    expect(interview.session.questions.some(({ question: one }) => asksOfLooks(one))).toBe(true);
  });
});

describe('load and speed, where a model leads', () => {
  it('are not the first question of a request that is not about them', async () => {
    let calls = 0;
    const interviewer = (request: RecordedRequest) => {
      calls += 1;
      return saysJson(
        calls === 1 ? asks('How many invoices are shown per second?', ['quality'], 1) : goodResult(request),
      );
    };
    const bootstrapper = (request: RecordedRequest) => {
      const laidOut = goodResult(request) as { topics: object[] };
      return saysJson({ ...laidOut, topics: laidOut.topics.map((topic) => ({ ...topic, firstQuestion: null })) });
    };
    const rig = await modelRig({ files: FILES, respond: playing({ interviewer, bootstrapper }) });
    const interview = await begin(rig, { request: REQUEST });
    expect(questionTitle(open(interview).question.config)).not.toMatch(/per second/);
    expect(callsOf(rig.server, 'interviewer')[1]?.text).toContain('not about load or speed');
  });
});
