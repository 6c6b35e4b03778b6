import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../../src/agents/engine/interview';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { replay } from '../../../../../src/agents/session/fold/fold';
import { openQuestion } from '../../../../../src/agents/session/session';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { status } from '../../../../model-server/faults.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { eventsOf, typesOf } from '../rig';
import { gate, until } from './gate';
import { answer, answerAll, answerTo, beginAtOnce, callsOf, modelRig, open, playing, resume, says } from './rig';

interface Layout {
  topics: { title: string; dimensions: string[] }[];
}

/** A layout that stops after its first topic until the gate opens; `end` is what then comes instead of the rest of it. */
function inTwoParts(request: RecordedRequest, passed: Promise<void>, end?: string): Reply {
  const result = goodResult(request) as unknown as Layout;
  const text = JSON.stringify(result);
  const at = text.indexOf(JSON.stringify(result.topics[1]?.title));
  return saysJson(result, { chunks: [text.slice(0, at), passed, end ?? text.slice(at)] });
}

/** An interview whose first topic is there, and whose others come when the gate opens. */
async function begun(end?: string) {
  const rest = gate();
  let asked = 0;
  const bootstrapper = (request: RecordedRequest): Reply =>
    ++asked === 1 ? inTwoParts(request, rest.passed, end) : saysJson(goodResult(request));
  const rig = await modelRig({ respond: playing({ bootstrapper }) });
  const interview = beginAtOnce(rig);
  await until(() => openQuestion(interview.session) !== null);
  return { ...rig, interview, rest };
}

/** Answers what is on screen without waiting for what follows. */
async function answerAtOnce(interview: Interview): Promise<void> {
  const asked = open(interview);
  const outcome = await interview.dispatch(
    { type: 'answer', questionId: asked.question.id, answer: answerTo(asked) },
    'person',
  );
  expect(outcome).toEqual({ ok: true });
}

const topicsOf = (interview: Interview) => interview.session.topics.map(({ title }) => title);

describe('the first question, while the rest of the layout is still coming in', () => {
  it('can be answered as soon as its topic is there, with the title, the size and the reading that came before it', async () => {
    const { interview, rest, records } = await begun();
    const view = interview.view();
    expect(topicsOf(interview)).toHaveLength(1);
    expect(interview.session.rightSize?.size).toBe('interview');
    expect(eventsOf(records, 'intake_made').map(({ by }) => by)).toEqual(['offline', 'model']);
    expect(view).toMatchObject({ busy: null, streaming: null });
    rest.pass();
    await interview.idle();
    expect(topicsOf(interview).length).toBeGreaterThan(1);
    expect(new Set(topicsOf(interview)).size).toBe(topicsOf(interview).length);
    expect(typesOf(records).filter((type) => type === 'size_proposed')).toHaveLength(1);
  });

  it('is asked once, and stays as it is when the rest comes', async () => {
    const { interview, rest, records } = await begun();
    const first = open(interview);
    rest.pass();
    await interview.idle();
    expect(open(interview)).toEqual(first);
    expect(eventsOf(records, 'question_asked')).toHaveLength(1);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('may be answered before the rest is there: what follows waits for all topics, and nothing is lost', async () => {
    const { interview, rest, server } = await begun();
    await answerAtOnce(interview);
    expect(callsOf(server, 'interviewer')).toEqual([]);
    expect(interview.view().busy?.text).toBe('Choosing the topics');
    rest.pass();
    await interview.idle();
    expect(interview.session.questions[0]?.status).toBe('answered');
    expect(open(interview).question.id).toBe('Q2');
    expect(interview.session.layingOut).toBeNull();
  });

  it('keeps its answer where the rest of the reply is of no use and is asked for once more', async () => {
    const { interview, rest, records, server } = await begun('"broken');
    await answerAtOnce(interview);
    rest.pass();
    await interview.idle();
    expect(callsOf(server, 'bootstrapper').length).toBeGreaterThan(1);
    expect(eventsOf(records, 'question_asked').map(({ question }) => question.id)).toEqual(['Q1', 'Q2']);
    expect(new Set(topicsOf(interview)).size).toBe(topicsOf(interview).length);
  });

  it('stands where the model cannot be called any more, and rules bring the other topics', async () => {
    const rest = gate();
    let asked = 0;
    const bootstrapper = (request: RecordedRequest): Reply =>
      ++asked === 1 ? inTwoParts(request, rest.passed, '"broken') : status(401);
    const rig = await modelRig({ respond: playing({ bootstrapper }) });
    const interview = beginAtOnce(rig);
    await until(() => openQuestion(interview.session) !== null);
    const first = open(interview).question;
    rest.pass();
    await until(() => interview.session.block !== null);
    expect(open(interview).question).toEqual(first);
    await says(interview, { type: 'go_offline' });
    expect(open(interview).question).toEqual(first);
    expect(interview.session.layingOut).toBeNull();
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('is still there after the window was left before the rest came, which is asked for again', async () => {
    const { interview, records, ports, rest } = await begun();
    const kept = [...records];
    interview.dispose();
    rest.pass();
    const back = resume({ ports }, kept, { byPerson: true });
    await back.idle();
    expect(open(back).question.id).toBe('Q1');
    expect(topicsOf(back).length).toBeGreaterThan(1);
    expect(new Set(topicsOf(back)).size).toBe(topicsOf(back).length);
    await answer(back);
    expect(open(back).question.id).toBe('Q2');
  });

  it('waits with the rest for a wish to wrap up: what was answered is written', async () => {
    const { interview, rest } = await begun();
    await answerAtOnce(interview);
    await says(interview, { type: 'wrap_up' });
    rest.pass();
    await interview.idle();
    expect(interview.session.ended).not.toBeNull();
    expect(interview.session.spec).not.toBeNull();
  });
});

describe('a journal of an interview that began before its layout was whole', () => {
  it('goes on whichever of the records about it is lost', async () => {
    const { interview, rest, records, ports } = await begun();
    rest.pass();
    await interview.idle();
    await answer(interview);
    interview.dispose();
    const whole = [...records];
    const about = ['layout_begun', 'layout_ended', 'size_proposed', 'topic_queued', 'question_asked', 'intake_made'];
    for (const lost of whole.filter(({ event }) => about.includes(event.type))) {
      const kept = whole.filter((one): one is EventRecord => one !== lost);
      expect(replay(kept).questions.length).toBeGreaterThan(0);
      const back = resume({ ports }, kept, { byPerson: true });
      await back.idle();
      expect(openQuestion(back.session), `without ${lost.event.type} (${lost.seq})`).not.toBeNull();
      back.dispose();
    }
  });
});
