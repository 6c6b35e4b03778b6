import { describe, expect, it } from 'vitest';
import { refusal, silent, status } from '../../../../model-server/faults.mjs';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import type { Session } from '../../../../../src/agents/session/session';
import { eventsOf, typesOf } from '../rig';
import { until } from './gate';
import { answer, answerAll, begin, beginAtOnce, callsOf, FILES, modelRig, playing } from './rig';

const TASKS = [
  { capability: 'workspace_observation', goal: 'Know the limit of a request', query: 'read src/http/server.ts' },
  { capability: 'research', goal: 'Know who calls the export', query: 'call export' },
];

/** The tasks that the planner set, without what is looked up beside every plan. */
const ofPlan = ({ session }: { session: Session }) => session.plan.tasks.filter(({ after }) => after === undefined);

/** A planner that sets the tasks, and proceeds once they are done. */
function planner(request: RecordedRequest): Reply | null {
  if (TASKS.some(({ goal }) => request.text.includes(goal))) return null;
  const reasoning = 'The limit and the callers are missing.';
  return saysJson({ decision: 'tasks', reasoning, tasks: TASKS, question: null });
}

/** A researcher that searches once by words of its own and then ends. */
function researcher(request: RecordedRequest): Reply {
  const searched = /^1\. /m.test(readPrompt(request).sections.get('Attempts so far') ?? '');
  const { evidence } = readPrompt(request);
  return saysJson({
    query: 'exportOrders caller route',
    findings: searched ? [{ text: 'Only `exportOrders` itself is there.', evidence: evidence.slice(0, 1) }] : null,
    relevance: searched ? 0.4 : 0,
    coverage: searched ? 0.3 : 0,
    confidence: searched ? 0.3 : 0,
    notes: searched ? 'Nobody calls it yet.' : 'Names say more than the words of the task.',
    stop: searched,
  });
}

const files = { ...FILES, 'src/routes/orders.ts': 'router.get("/orders", () => exportOrders(caller));\n' };

function expectSeenOnce({ session }: Awaited<ReturnType<typeof begin>>): void {
  for (const ids of [session.observations, session.evidence].map((all) => all.map(({ id }) => id)))
    expect(new Set(ids).size).toBe(ids.length);
}

describe('research that a model plans and leads', () => {
  it('is done while the first question is open; what it found is told to the planner and to all that follow', async () => {
    const rig = await modelRig({ files, respond: playing({ planner, researcher }) });
    const interview = await begin(rig);
    const types = typesOf(rig.records);
    expect(types.indexOf('question_asked')).toBeLessThan(types.indexOf('plan_created'));
    const plans = eventsOf(rig.records, 'plan_created');
    expect(plans.map(({ decision }) => decision)).toEqual(['tasks', 'proceed']);
    expect(callsOf(rig.server, 'researcher')).toHaveLength(2);
    expect(eventsOf(rig.records, 'research_attempted').map(({ query }) => query)).toEqual([
      'exportOrders caller route',
    ]);
    expect(eventsOf(rig.records, 'research_concluded')[0]?.researchQuality).toMatchObject({
      strong: false,
      attempts: 1,
    });
    expect(callsOf(rig.server, 'planner').at(-1)?.text).toContain('Nobody calls it yet');
    expect(interview.view().model.perRole.map(({ role }) => role)).toContain('researcher');
    expectSeenOnce(interview);
    await answer(interview);
    const found = eventsOf(rig.records, 'research_attempted').flatMap(({ evidence }) => evidence);
    expect(found).not.toEqual([]);
    const next = callsOf(rig.server, 'interviewer')[0];
    expect(next && readPrompt(next).evidence).toEqual(expect.arrayContaining(found));
    await answerAll(interview);
    for (const role of ['interviewer', 'writer', 'reviewer']) {
      const told = readPrompt(callsOf(rig.server, role).at(-1)!).quotes.get('looked up');
      expect(told, role).toMatch(
        /- Know the limit of a request: .* \(E\d+\)\n- Know who calls the export: .*Nobody calls it yet/,
      );
    }
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('whose model is of no use is the rule-based version’s, which is told', async () => {
    const rig = await modelRig({ files, respond: playing({ planner, researcher: () => refusal() }) });
    const interview = await begin(rig);
    expect(new Set(interview.session.fallbacks.map(({ role }) => role))).toEqual(new Set(['researcher']));
    expect(ofPlan(interview).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(interview.view().open).not.toBeNull();
  });

  it('whose model fails for good is left, which keeps nobody from answering', async () => {
    const respond = playing({ planner, researcher: () => status(500) });
    const rig = await modelRig({ files, respond });
    const interview = await begin(rig);
    expect(interview.session.block).toBeNull();
    expect(interview.view().problem).toBeNull();
    expect(eventsOf(rig.records, 'call_failed').map(({ role }) => role)).toContain('researcher');
    expect(ofPlan(interview).map(({ status }) => status)).toEqual(['completed', 'failed']);
    expectSeenOnce(interview);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('is left when the person takes another model, which does it anew', async () => {
    const rig = await modelRig({ files, respond: playing({ planner, researcher: () => silent() }) });
    const interview = beginAtOnce(rig);
    await until(() => callsOf(rig.server, 'researcher').length === 1);
    const other = await modelRig({ files, respond: playing({ planner, researcher }) });
    await interview.useModels(other.models);
    const [call] = callsOf(rig.server, 'researcher');
    await call?.ended;
    expect(call?.closedEarly).toBe(true);
    await interview.idle();
    expect(callsOf(other.server, 'researcher')).toHaveLength(2);
    expectSeenOnce(interview);
  });

  it('goes on no longer than five plans', async () => {
    const restless = (request: RecordedRequest): Reply => {
      const plans = callsOf(rig.server, 'planner').length;
      const task = { capability: 'workspace_retrieval', goal: `Look ${plans}`, query: `orders look${plans}` };
      return saysJson({ ...goodResult(request), decision: 'tasks', tasks: [task] });
    };
    const rig = await modelRig({ files, respond: playing({ planner: restless }) });
    const interview = await begin(rig);
    expect(callsOf(rig.server, 'planner').length).toBeLessThanOrEqual(5);
    expect(interview.view().open).not.toBeNull();
  });
});
