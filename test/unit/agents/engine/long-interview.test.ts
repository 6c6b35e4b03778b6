import { expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import { decide } from '../../../../src/agents/engine/decide';
import { EMPTY_SESSION, openQuestion } from '../../../../src/agents/session/session';
import { fold } from '../../../../src/agents/session/fold/fold';
import { automaticAnswer } from '../../../../src/agents/questions/catalogue';
import { rig } from './rig';

/** How often the plan is sent back, with other words each time. */
const ROUNDS = 4;

it('what is remembered of one state is what would be worked out anew in the next', async () => {
  const { ports, records } = rig();
  const started = Interview.start(ports, { request: 'Add caching to the API', selection: null });
  if (!started.ok) throw new Error(started.reason);
  const { interview } = started;
  for (let sentBack = 0; ;) {
    await interview.idle();
    const open = openQuestion(interview.session)?.question;
    if (open === undefined || (open.purpose === 'approval' && sentBack === ROUNDS)) break;
    const feedback = `Also keep FR-001 and list number ${(sentBack += open.purpose === 'approval' ? 1 : 0)}.`;
    const answer =
      open.purpose === 'approval'
        ? { decision: 'revise', annotations: [], feedback }
        : (automaticAnswer(open.type, open.config, 'recommended') ?? { text: `As FR-002 says, ${sentBack}.` });
    expect(await interview.dispatch({ type: 'answer', questionId: open.id, answer }, 'person')).toEqual({ ok: true });
  }
  const seen = records.reduce(
    ({ session, due }, record) => {
      const next = fold(session, record);
      return { session: next, due: [...due, { remembered: keysOf(next), anew: keysOf(structuredClone(next)) }] };
    },
    { session: EMPTY_SESSION, due: new Array<{ remembered: string[]; anew: string[] }>() },
  );
  expect(seen.due.length).toBeGreaterThan(40);
  for (const { remembered, anew } of seen.due) expect(remembered).toEqual(anew);
  interview.dispose();
});

function keysOf(session: typeof EMPTY_SESSION): string[] {
  return decide(session).map(({ key }) => key);
}
