import { describe, expect, it } from 'vitest';
import type { Feature } from '../../../../model-server/server.mjs';
import { eventsOf } from '../rig';
import { answerAll, askedTexts, begin, modelRig } from './rig';

async function whole(...refuse: Feature[]) {
  const rig = await modelRig({ refuse });
  const interview = await begin(rig);
  await answerAll(interview);
  rig.server.done();
  const { server, records } = rig;
  const refused = eventsOf(records, 'call_failed').filter(({ kind }) => kind === 'unsupported');
  return { calls: server.calls, records, refused, interview, questions: askedTexts(interview) };
}

const unhindered = whole();

describe('a server that refuses some forms of request', () => {
  it.each<{ without: Feature[]; rung: string }>([
    { without: ['json_schema'], rung: 'forced_tool' },
    { without: ['tools'], rung: 'json_schema' },
    { without: ['json_schema', 'tools'], rung: 'json_object' },
    { without: ['json_schema', 'tools', 'json_object'], rung: 'text' },
    { without: ['json_schema', 'tools', 'json_object', 'stream'], rung: 'text' },
  ])('without $without: the same interview completes, by $rung, and no role is refused twice', async (given) => {
    const { without, rung } = given;
    const { interview, questions, calls, refused, records } = await whole(...without);
    expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
    expect(interview.session.fallbacks).toEqual([]);
    expect(questions).toEqual((await unhindered).questions);

    const roles = [...new Set(calls.map(({ role }) => role))];
    const last = roles.map((role) => calls.findLast((call) => call.role === role)?.rung);
    expect(last).toEqual(roles.map(() => rung));

    expect(refused).not.toEqual([]);
    for (const { role, key } of refused) {
      const first = eventsOf(records, 'call_started').find((call) => call.role === role);
      expect({ role, key }).toEqual({ role, key: first?.key });
    }
  });

  it('tools refused once are offered to no role any more', async () => {
    const { calls } = await whole('tools');
    const offered = calls.filter(({ tools }) => tools.length > 0).map(({ role, rung }) => `${role} ${rung}`);
    expect(offered).toEqual(['contextProbe json_schema', 'contextProbe forced_tool']);
  });

  it.each<{ without: Feature; sent: 'stream' | 'stream_options' }>([
    { without: 'stream', sent: 'stream' },
    { without: 'stream_options', sent: 'stream_options' },
  ])('without $without: the first call finds out, and no other is refused', async ({ without, sent }) => {
    const { calls, records, questions } = await whole(without);
    expect(questions).toEqual((await unhindered).questions);
    expect(calls.filter(({ body }) => body[sent] !== undefined).map(({ at }) => at)).toEqual([1]);
    expect(eventsOf(records, 'call_failed')).toEqual([]);
  });
});
