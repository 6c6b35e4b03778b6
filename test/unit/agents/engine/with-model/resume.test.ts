import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { replay } from '../../../../../src/agents/session/fold/fold';
import type { RoleName } from '../../../../../src/agents/session/role-names';
import { openQuestion } from '../../../../../src/agents/session/session';
import { status } from '../../../../model-server/faults.mjs';
import { eventsOf } from '../rig';
import { answer, answerAll, answerInWords, begin, modelRig, resume, says } from './rig';

/** Roles that look and plan beside the questions. */
const BESIDE: RoleName[] = ['contextProbe', 'planner'];

/** The journal of a whole interview that a model led. */
const played = (async () => {
  const rig = await modelRig();
  const interview = await begin(rig);
  await answerInWords(interview);
  await answerAll(interview);
  return rig.records;
})();

/** The journal cut after each of its records, but for the last. */
async function prefixes(): Promise<readonly (readonly EventRecord[])[]> {
  const records = await played;
  return records.slice(0, -1).map((_, index) => records.slice(0, index + 1));
}

/** The journal cut while a call of a role was under way. */
async function cutOff(role: string): Promise<readonly EventRecord[]> {
  const all = await prefixes();
  const cut = all.find((records) => {
    const last = records.at(-1)?.event;
    return last?.type === 'call_started' && last.role === role;
  });
  if (!cut) throw new Error(`No call of the ${role}.`);
  return cut;
}

/** The same where no other call was under way, and nothing else is to be recorded. */
async function onlyCutOff(role: string): Promise<readonly EventRecord[]> {
  const cut = (await prefixes()).findLast((records) => {
    const running = replay(records).runningCalls;
    return running.length === 1 && running[0]?.role === role;
  });
  if (!cut) throw new Error(`No moment with a call of the ${role} alone.`);
  return cut;
}

describe('a session that the editor brings back by itself', () => {
  it('sends nothing, wherever its journal ends', async () => {
    const rig = await modelRig();
    for (const records of await prefixes()) {
      const interview = resume(rig, records, { byPerson: false });
      await interview.idle();
      const at = `after ${records.length} records, the last one ${records.at(-1)?.event.type}`;
      expect(rig.server.requests, at).toHaveLength(0);
      expect(interview.session.runningCalls, at).toEqual([]);
      const { block, ended } = interview.session;
      expect(block ?? openQuestion(interview.session) ?? ended, at).not.toBeNull();
      if (block !== null) expect(interview.view().model.block?.choices).toEqual(['retry', 'another', 'offline']);
      interview.dispose();
    }
  });

  it('goes on at the person’s word, wherever a call was cut off', async () => {
    const all = await prefixes();
    const cut = all.filter((records) => {
      const last = records.at(-1)?.event;
      return last?.type === 'call_started' && !BESIDE.includes(last.role);
    });
    expect(cut.length).toBeGreaterThan(10);
    for (const records of cut) {
      const rig = await modelRig();
      const before = replay(records);
      const interview = resume(rig, records, { byPerson: false });
      await interview.idle();
      expect(interview.session.block).toMatchObject({ kind: 'interrupted' });
      const marked = eventsOf(rig.records, 'call_failed').filter(({ kind }) => kind === 'interrupted');
      expect(marked.map(({ key, role }) => ({ key, role }))).toEqual(before.runningCalls);

      await says(interview, { type: 'retry_model' });
      expect(rig.server.calls.length).toBeGreaterThan(0);
      const { session } = interview;
      expect(session.block).toBeNull();
      expect(session.ended !== null || openQuestion(session) !== null).toBe(true);
      for (const { question, response } of before.questions) {
        if (response === null) continue;
        expect(session.questions.find((q) => q.question.id === question.id)?.response).toEqual(response);
      }
      interview.dispose();
      await rig.server.stop();
    }
  });

  it.each(BESIDE)(
    'a call of the %s that was cut off beside a question is told, and asks nobody how to go on',
    async (role) => {
      const rig = await modelRig();
      const interview = resume(rig, await onlyCutOff(role), { byPerson: false });
      await interview.idle();
      expect(rig.server.requests).toHaveLength(0);
      expect(eventsOf(rig.records, 'call_failed').map((call) => `${call.role} ${call.kind}`)).toEqual([
        `${role} interrupted`,
      ]);
      expect(interview.session.block).toBeNull();
      await answerAll(interview);
      expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
      expect(rig.server.calls.map((call) => call.role)).not.toContain(role);
    },
  );

  it('an answer is word enough', async () => {
    const rig = await modelRig();
    const interview = resume(rig, await cutOff('writer'), { byPerson: false });
    await interview.idle();
    expect(interview.session.block).toMatchObject({ kind: 'interrupted' });
    const asked = interview.session.questions.length;
    await answer(interview);
    expect(interview.session.block).toBeNull();
    expect(openQuestion(interview.session)?.question.id).toBe(`Q${asked + 1}`);
  });

  it('goes on offline where the person says so, and sends nothing', async () => {
    const rig = await modelRig();
    const interview = resume(rig, await cutOff('interviewer'), { byPerson: false });
    await interview.idle();
    await says(interview, { type: 'go_offline' });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(rig.server.requests).toHaveLength(0);
  });
});

describe('a session that a person brings back', () => {
  it.each(['bootstrapper', 'orchestrator', 'interviewer', 'reviewer', 'summarizer'])(
    'goes on at once after a call of the %s was cut off, and completes',
    async (role) => {
      const rig = await modelRig();
      const interview = resume(rig, await cutOff(role), { byPerson: true });
      await interview.idle();
      expect(eventsOf(rig.records, 'model_blocked')).toEqual([]);
      expect(eventsOf(rig.records, 'call_failed').map(({ kind }) => kind)).toContain('interrupted');
      expect(rig.server.calls.length).toBeGreaterThan(0);
      await answerAll(interview);
      expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
      const observed = interview.session.observations.map(({ id }) => id);
      expect(new Set(observed).size).toBe(observed.length);
    },
  );

  it('has its calls told as cut off, in the list of what was done', async () => {
    const rig = await modelRig();
    const interview = resume(rig, await cutOff('interviewer'), { byPerson: true });
    await interview.idle();
    const told = interview.view().activity.filter(({ detail }) => detail.includes('cut off'));
    expect(told.map(({ text }) => text)).toContain('A call of the model failed: the next question');
  });
});

describe('a session that was left while its model was blocked', () => {
  it.each([true, false])('still asks how to go on, and sends nothing (byPerson: %s)', async (byPerson) => {
    const down = await modelRig({ respond: () => status(500) });
    const left = await begin(down);
    expect(left.session.block).toMatchObject({ kind: 'failed', role: 'bootstrapper' });
    left.dispose();
    const rig = await modelRig();
    const interview = resume(rig, down.records, { byPerson });
    await interview.idle();
    expect(interview.session.block).toMatchObject({ kind: 'failed' });
    expect(rig.server.requests).toHaveLength(0);
    await says(interview, { type: 'retry_model' });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });
});

describe('a session whose model is not there', () => {
  it.each([true, false])('asks how to go on (byPerson: %s), and offline goes on', async (byPerson) => {
    const rig = await modelRig();
    const ports = { ...rig.ports, models: null };
    const interview = resume({ ports }, await cutOff('interviewer'), { byPerson });
    await interview.idle();
    expect(interview.view().model.block).toMatchObject({ kind: 'unavailable', choices: ['another', 'offline'] });
    expect(await interview.dispatch({ type: 'retry_model' }, 'person')).toMatchObject({ ok: false });
    await says(interview, { type: 'go_offline' });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(rig.server.requests).toHaveLength(0);
  });

  it('goes on with another one', async () => {
    const rig = await modelRig();
    const ports = { ...rig.ports, models: null };
    const interview = resume({ ports }, await cutOff('orchestrator'), { byPerson: true });
    await interview.idle();
    await interview.useModels(rig.models);
    await interview.idle();
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('and is there again at the next return, can be called again', async () => {
    const rig = await modelRig();
    const away = resume({ ports: { ...rig.ports, models: null } }, await cutOff('writer'), { byPerson: false });
    await away.idle();
    expect(away.session.block).toMatchObject({ kind: 'unavailable' });
    away.dispose();
    const journal = [...(await cutOff('writer')), ...rig.records];
    const back = resume(await modelRig(), journal, { byPerson: false });
    await back.idle();
    expect(back.view().model.block?.choices ?? ['retry']).toContain('retry');
    await says(back, { type: 'retry_model' });
    expect(back.session.block).toBeNull();
  });
});
