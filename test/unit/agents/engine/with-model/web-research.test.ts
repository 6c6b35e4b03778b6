import { describe, expect, it } from 'vitest';
import { silent, status } from '../../../../model-server/faults.mjs';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { noSearch, webAnswer } from '../../../../model-server/web-replies.mjs';
import { eventsOf } from '../rig';
import { until } from './gate';
import { answerAll, begin, beginAtOnce, callsOf, FILES, modelRig, playing, type ModelRigOptions } from './rig';

const TASK = {
  capability: 'research',
  goal: 'Know what spreadsheets open',
  query: 'CSV dialects that spreadsheets open, seen from src/orders/export.ts',
};
const SENT = 'CSV dialects that spreadsheets open, seen from';
const PAGE = { url: 'https://example.com/csv', title: 'CSV on the web', says: 'Spreadsheets open RFC 4180 files.' };

function planner(request: RecordedRequest): Reply | null {
  if (request.text.includes(TASK.goal)) return null;
  return saysJson({ decision: 'tasks', reasoning: 'The format is open.', tasks: [TASK], question: null });
}

/** A researcher that finds the workspace weak, and claims too much once there are pages of the web. */
function researcher(request: RecordedRequest): Reply {
  const prompt = readPrompt(request);
  const searched = /^1\. /m.test(prompt.sections.get('Attempts so far') ?? '');
  const hasPages = request.text.includes(PAGE.url);
  const high = hasPages ? 1 : 0.3;
  return saysJson({
    query: 'export rows format',
    findings: searched
      ? prompt.evidence.slice(-3).map((id) => ({ text: `What ${id} says of the format.`, evidence: [id] }))
      : null,
    relevance: searched ? high : 0,
    coverage: searched ? high : 0,
    confidence: searched ? high : 0,
    notes: hasPages ? 'A page of the web names the format.' : 'The workspace does not name a format.',
    stop: searched,
  });
}

function webRig(options: ModelRigOptions = {}) {
  return modelRig({
    files: FILES,
    respond: playing({ planner, researcher }),
    web: webAnswer([PAGE]),
    models: { webResearch: true },
    ...options,
  });
}

const webEvidence = ({ evidence }: Awaited<ReturnType<typeof begin>>['session']) =>
  evidence.filter(({ kind }) => kind === 'web');

describe('research that the workspace leaves weak', () => {
  it('searches the web once, where the person allowed it, and cites what it finds', async () => {
    const rig = await webRig();
    const interview = await begin(rig);
    expect(rig.server.searches.map(({ body }) => (body as Record<string, unknown>)['input'])).toEqual([SENT]);
    const [page] = webEvidence(interview.session);
    expect(page).toMatchObject({ path: PAGE.url, startLine: 1, endLine: 1, shows: PAGE.title });
    expect(page?.score).toBeLessThanOrEqual(0.4);
    expect(page?.excerpt).toContain(PAGE.says);
    const [concluded] = eventsOf(rig.records, 'research_concluded');
    expect(concluded?.researchQuality).toMatchObject({ strong: false });
    expect(concluded?.researchQuality?.confidence).toBeLessThanOrEqual(0.5);
    expect(concluded?.summary).toContain(page?.id);
    expect(callsOf(rig.server, 'planner').at(-1)?.text).toContain(PAGE.url);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('says what was sent, and counts what it took', async () => {
    const rig = await webRig();
    const interview = await begin(rig);
    const { activity, look } = interview.view();
    const words = `searched the web for “${SENT}”`;
    expect(activity.find(({ text }) => text === words)?.detail).toBe(`1 page: ${PAGE.url}`);
    expect(look.steps.map(({ text }) => text)).toContain(words);
    const call = eventsOf(rig.records, 'call_finished').find(({ key }) => key.endsWith(':web'));
    expect(call).toMatchObject({ role: 'researcher', inputTokens: 900, outputTokens: 120, countedBy: 'provider' });
    const started = rig.records.findIndex(({ event }) => event.type === 'call_started' && event.key.endsWith(':web'));
    const found = rig.records.findIndex(
      ({ event }) => event.type === 'evidence_found' && event.evidence.kind === 'web',
    );
    expect(started).toBeGreaterThan(-1);
    expect(found).toBeGreaterThan(started);
  });

  it('sends nothing anywhere unless the person allowed it', async () => {
    const rig = await webRig({ models: {} });
    const interview = await begin(rig);
    expect(rig.server.searches).toEqual([]);
    expect(webEvidence(interview.session)).toEqual([]);
  });

  it.each([
    ['knows no such address', null],
    ['refuses the tool', status(400, { message: 'Unknown tool type: web_search' })],
    ['ignores the tool', noSearch()],
  ])('goes on with the workspace where the server %s, which is said once', async (_, web) => {
    const twice = (request: RecordedRequest): Reply | null => {
      if (request.text.includes(TASK.goal)) return null;
      const again = { ...TASK, goal: 'Know it twice' };
      return saysJson({ decision: 'tasks', reasoning: 'Open.', tasks: [TASK, again], question: null });
    };
    const rig = await webRig({ web, respond: playing({ planner: twice, researcher }) });
    const interview = await begin(rig);
    expect(rig.server.searches).toHaveLength(1);
    const said = interview.session.observations.filter(({ action }) => action === 'web');
    expect(said.map(({ status: how }) => how)).toEqual(['refused']);
    expect(said[0]?.result).toMatch(/hosts no search of the web/);
    expect(interview.session.block).toBeNull();
    expect(interview.view().open).not.toBeNull();
  });

  it('goes on where the search fails, without asking the person', async () => {
    const rig = await webRig({ web: status(500) });
    const interview = await begin(rig);
    expect(interview.session.observations.find(({ action }) => action === 'web')?.status).toBe('failed');
    const failed = eventsOf(rig.records, 'call_failed').find(({ key }) => key.endsWith(':web'));
    expect(failed?.reason).toMatch(/status 500/);
    expect(interview.session.block).toBeNull();
    expect(interview.view().open).not.toBeNull();
  });

  it('leaves no call running when the model is left in mid-search', async () => {
    const rig = await webRig({ web: silent() });
    const interview = beginAtOnce(rig);
    await until(() => rig.server.searches.length === 1);
    await interview.useModels(null);
    await interview.idle();
    await rig.server.searches[0]?.ended;
    expect(rig.server.searches[0]?.closedEarly).toBe(true);
    expect(interview.session.runningCalls).toEqual([]);
    expect(interview.view().open).not.toBeNull();
  });

  it('does not search for what the workspace answers strongly', async () => {
    const strong = (request: RecordedRequest): Reply => {
      const { evidence, sections } = readPrompt(request);
      const searched = /^1\. /m.test(sections.get('Attempts so far') ?? '');
      const [id = 'E1'] = evidence;
      const scores = { relevance: 0.95, coverage: 0.9, confidence: 0.9 };
      const findings = [1, 2, 3].map((i) => ({ text: `Finding ${i}`, evidence: [id] }));
      return saysJson({
        query: 'export',
        findings: searched ? findings : null,
        ...scores,
        notes: 'Plain.',
        stop: searched,
      });
    };
    const rig = await webRig({ respond: playing({ planner, researcher: strong }) });
    await begin(rig);
    expect(rig.server.searches).toEqual([]);
  });
});
