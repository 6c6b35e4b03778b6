import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import type { Toolbox } from '../../../../../src/agents/model/toolbox';
import { eventsOf, typesOf } from '../rig';
import { answer, begin, callsOf, FILES, modelRig, playing, says } from './rig';

const files = {
  ...FILES,
  'src/orders/rows.ts': 'export const orderRows = (order: Order) => order.rows;\n',
  'src/orders/file.ts': 'export function orderFile(rows: Row[]) {\n  return write(rows);\n}\n',
};

const research = (goal = 'Know how exports are made', query = 'orders export file') => ({
  capability: 'research',
  goal,
  query,
});

/** A planner that asks for research at every plan, in ever other words. */
function restless(): (request: RecordedRequest) => Reply {
  let plans = 0;
  return (request) => {
    plans += 1;
    const task = research(`Goal ${plans}`, `orders export file ${'abcdefgh'[plans] ?? ''}`);
    return saysJson({ ...goodResult(request), decision: 'tasks', tasks: [task], reasoning: `Plan ${plans}.` });
  };
}

/** Plays the researcher; how it judges each attempt is given. */
function researcher(
  judge: { relevance: unknown; coverage: unknown; confidence: unknown },
  notes = 'As the excerpts say.',
) {
  return (request: RecordedRequest): Reply => {
    const read = readPrompt(request);
    const made = [...(read.sections.get('Attempts so far') ?? '').matchAll(/^\d+\. /gm)].length;
    const findings = read.evidence.slice(0, 3).map((id) => ({ text: `What ${id} shows.`, evidence: [id] }));
    const scores = made === 0 ? { relevance: 0, coverage: 0, confidence: 0 } : judge;
    const query = ['orders export file', 'exportOrders rows', 'orderFile write'][made] ?? 'orderRows';
    return saysJson({ query, findings: made === 0 ? null : findings, ...scores, notes, stop: false });
  };
}

const STRONG = { relevance: 0.9, coverage: 0.8, confidence: 0.7 };
const WEAK = { relevance: 0.2, coverage: 0.2, confidence: 0.1 };

describe('research that a model leads', () => {
  it('ends as soon as it is strong, and planning never goes back to it', async () => {
    const rig = await modelRig({ files, respond: playing({ planner: restless(), researcher: researcher(STRONG) }) });
    const interview = await begin(rig);
    expect(eventsOf(rig.records, 'research_attempted')).toHaveLength(1);
    expect(eventsOf(rig.records, 'research_concluded')).toHaveLength(1);
    const [first, ...more] = eventsOf(rig.records, 'plan_created');
    expect(more).toEqual([]);
    expect(first).toMatchObject({ decision: 'tasks', researchQuality: null });
    expect(interview.session.researchQuality).toMatchObject({ ...STRONG, strong: true, attempts: 1 });
    expect(callsOf(rig.server, 'planner')).toHaveLength(1);
    expect(typesOf(rig.records)).not.toContain('issue_raised');
  });

  it('that stays weak ends in one issue and one question, which comes next, however often the planner wants more', async () => {
    const rig = await modelRig({ files, respond: playing({ planner: restless(), researcher: researcher(WEAK) }) });
    const interview = await begin(rig, { request: 'Give accountants something with all orders that they can open' });
    expect(callsOf(rig.server, 'planner').length).toBeLessThanOrEqual(5);
    expect(rig.issues).toHaveLength(1);
    expect(eventsOf(rig.records, 'issue_raised')).toHaveLength(1);
    expect(eventsOf(rig.records, 'plan_created').at(-1)).toMatchObject({
      decision: 'ask_human',
      researchQuality: { strong: false },
    });
    expect(interview.view().open).toMatchObject({ id: 'Q1', purpose: 'elicit' });
    await answer(interview);
    const asked = interview.view().open;
    expect(asked).toMatchObject({ purpose: 'ask_human' });
    await says(interview, { type: 'answer', questionId: asked?.id ?? '', answer: { other: 'In the jobs' } });
    expect(rig.notes).toHaveLength(1);
    expect(interview.view().open).not.toBeNull();
    expect(interview.session.questions.filter(({ question }) => question.purpose === 'ask_human')).toHaveLength(1);
  });

  it.each([
    ['no number', { relevance: 'very', coverage: 0.9, confidence: 0.9 }],
    ['NaN', { relevance: 'NaN', coverage: 0.9, confidence: 0.9 }],
    ['more than 1', { relevance: 7, coverage: 0.9, confidence: 0.9 }],
    ['negative', { relevance: 0.9, coverage: -0.2, confidence: 0.9 }],
    ['left out', { relevance: null, coverage: null, confidence: null }],
  ])('keeps the computed scores where those given are nonsense: %s', async (_, judge) => {
    const plan = playing({ planner: (request) => plannedOnce(request), researcher: researcher(judge) });
    const rig = await modelRig({ files, respond: plan });
    await begin(rig);
    expect(typesOf(rig.records)).not.toContain('fallback_used');
    const attempts = eventsOf(rig.records, 'research_attempted');
    const quality = eventsOf(rig.records, 'research_concluded')[0]?.researchQuality;
    const best = attempts.find(({ relevance }) => relevance === quality?.relevance);
    expect(quality).toMatchObject({ coverage: best?.coverage, confidence: best?.confidence });
    expect(quality?.notes).toBe('As the excerpts say. The scores are the computed ones.');
  });

  it('moves no score without a word', async () => {
    const silentJudge = researcher(STRONG, '');
    const rig = await modelRig({ files, respond: playing({ planner: plannedOnce, researcher: silentJudge }) });
    await begin(rig);
    const computed = eventsOf(rig.records, 'research_attempted').map(({ relevance }) => relevance);
    const quality = eventsOf(rig.records, 'research_concluded')[0]?.researchQuality;
    expect(quality?.notes).toBe('The scores are the computed ones.');
    expect(computed).toContain(quality?.relevance);
  });
});

/** A planner that researches, and proceeds after it. */
function plannedOnce(request: RecordedRequest): Reply | null {
  if (request.text.includes(research().goal)) return null;
  return saysJson({ ...goodResult(request), decision: 'tasks', tasks: [research()] });
}

describe('notes of the project that are stale', () => {
  it('are researched although a model would proceed, which is said', async () => {
    const old = { ...files, '.sdd/best_practices.md': '# Practices\n\nReviewed 2025-01-01. Exports are files.\n' };
    const rig = await modelRig({ files: old, respond: playing({ researcher: researcher(STRONG) }) });
    await begin(rig);
    const plans = eventsOf(rig.records, 'plan_created');
    expect(plans.map(({ decision }) => decision)).toEqual(['tasks']);
    expect(plans[0]?.reasoning).toMatch(/^Enough is known.*`\.sdd\/best_practices\.md` is stale/);
    expect(eventsOf(rig.records, 'research_concluded')).toHaveLength(1);
  });
});

describe('a tool of the editor that the person allow-listed', () => {
  const tools: Toolbox = {
    specs: [{ name: 'codeSearch', description: 'Searches all code of the company', parameters: { type: 'object' } }],
    call: async () => 'It is called in src/ledger/entry.ts:1, and in the repository billing.',
  };
  const task = { capability: 'tool', goal: 'Know who exports', query: 'codeSearch {"query":"exportOrders"}' };

  function planner(request: RecordedRequest): Reply | null {
    if (request.text.includes('repository billing')) return null;
    return saysJson({ ...goodResult(request), decision: 'tasks', tasks: [task] });
  }

  it('is offered to the planner; what it names in the workspace becomes evidence, the rest is told', async () => {
    const named = { ...files, 'src/ledger/entry.ts': 'export const entry = 1;\n' };
    const rig = await modelRig({ files: named, respond: playing({ planner }), models: { tools } });
    await begin(rig);
    const [first, second] = callsOf(rig.server, 'planner');
    expect(first?.text).toContain('codeSearch');
    expect(second?.text).toContain('and in the repository billing');
    const found = eventsOf(rig.records, 'evidence_found').map(({ evidence }) => evidence);
    expect(found.find(({ why }) => why === 'Named by codeSearch')).toMatchObject({ path: 'src/ledger/entry.ts' });
    const looked = eventsOf(rig.records, 'observation_made').map(({ observation }) => observation);
    expect(looked.find(({ id }) => id === 'T1.O1')).toMatchObject({ action: 'command', status: 'ok' });
  });

  it('is no task where there is none', async () => {
    const rig = await modelRig({ files, respond: playing({ planner }) });
    const interview = await begin(rig);
    expect(eventsOf(rig.records, 'plan_created')).toMatchObject([{ decision: 'proceed', tasks: [] }]);
    expect(interview.view().open).not.toBeNull();
  });
});
