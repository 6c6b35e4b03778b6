import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { questionTitle } from '../../../../../src/agents/questions/catalogue';
import { openQuestion } from '../../../../../src/agents/session/session';
import { eventsOf } from '../rig';
import { callsOf, answer, answerAll, begin, modelRig, playing } from './rig';

const files = {
  'src/orders/export.ts': 'export function exportOrders() {\n  return [];\n}\n',
  'src/jobs/queue.ts': '// Runs jobs in the background.\nexport class BackgroundQueue {}\n',
};

it('looks for code once more with the words of the first questions, and after four answers with those of all', async () => {
  const rig = await modelRig({ files, respond: playing({}) });
  const interview = await begin(rig);
  const asked = questionTitle(openQuestion(interview.session)?.question.config);
  const [first, ...others] = eventsOf(rig.records, 'task_added').map(({ task }) => task);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ capability: 'workspace_retrieval', after: 0 });
  expect(first?.query).toContain(asked);
  expect(first?.query.endsWith(interview.session.request)).toBe(true);
  for (let answers = 0; answers < 4; answers++) await answer(interview);
  await interview.idle();
  expect(eventsOf(rig.records, 'task_added').map(({ task }) => task.after)).toEqual([0, 4]);
  await answerAll(interview);
  expect(interview.session.plan.tasks.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(interview.session.ended?.completed).toBe(true);
});

it('asks no model for it, and nothing of the person', async () => {
  const rig = await modelRig({ files, respond: playing({}) });
  const interview = await begin(rig);
  await answerAll(interview);
  expect(callsOf(rig.server, 'researcher')).toEqual([]);
});

it('is not done where there is no code', async () => {
  const rig = await modelRig({ files: { 'README.md': 'Nothing yet.' }, respond: playing({}) });
  const interview = await begin(rig);
  await answerAll(interview);
  expect(eventsOf(rig.records, 'task_added')).toEqual([]);
});

describe('names that a model expects in the code', () => {
  const expecting = (...lookFor: string[]) =>
    playing({ bootstrapper: (request: RecordedRequest) => saysJson({ ...goodResult(request), lookFor }) });

  it('are searched for below the words of the request, before anything else goes on, and nothing is later', async () => {
    const rig = await modelRig({ files, respond: expecting('BackgroundQueue', 'enqueue') });
    const interview = await begin(rig);
    const [search] = eventsOf(rig.records, 'task_added').map(({ task }) => task);
    expect(search).toMatchObject({
      capability: 'workspace_retrieval',
      goal: 'Code by the names that it probably has',
      query: `${interview.session.request}\nBackgroundQueue enqueue`,
      after: 0,
    });
    for (let answers = 0; answers < 4; answers++) await answer(interview);
    await interview.idle();
    expect(eventsOf(rig.records, 'task_added').map(({ task }) => task.after)).toEqual([0]);
    const types = rig.records.map(({ event }) => event.type);
    const others = types.findIndex((type) => type === 'plan_created');
    expect(others === -1 || types.indexOf('task_completed') < others).toBe(true);
  });

  it('bring code into evidence that no word of the request leads to', async () => {
    const paths = async (respond: ReturnType<typeof playing>) => {
      const ledger = { 'src/books/ledger.ts': 'export class LedgerBook {}\n' };
      const rig = await modelRig({ files: { ...files, ...ledger }, respond });
      const interview = await begin(rig);
      await interview.idle();
      return interview.session.evidence.map(({ path }) => path);
    };
    expect(await paths(expecting('LedgerBook'))).toContain('src/books/ledger.ts');
    expect(await paths(playing({}))).not.toContain('src/books/ledger.ts');
  });

  it('are not looked for where there is no code', async () => {
    const rig = await modelRig({ files: { 'README.md': 'Nothing yet.' }, respond: expecting('BackgroundQueue') });
    const interview = await begin(rig);
    await answerAll(interview);
    expect(eventsOf(rig.records, 'task_added')).toEqual([]);
  });
});

describe('evidence that a model calls unrelated', () => {
  /** A layout that rests on nothing of what was found, and calls some of it unrelated. */
  const respond = (unrelated: string[]) =>
    playing({
      bootstrapper: (request: RecordedRequest) => {
        const layout = goodResult(request) as { topics: { firstQuestion: object | null }[] };
        const topics = layout.topics.map((topic) => {
          return { ...topic, firstQuestion: topic.firstQuestion && { ...topic.firstQuestion, evidence: [] } };
        });
        return saysJson({ ...layout, topics, unrelated });
      },
    });

  it('keeps its place in the list, and no model is told of it from then on', async () => {
    const rig = await modelRig({ files, respond: respond(['E1']) });
    const interview = await begin(rig);
    const [piece] = interview.session.evidence;
    expect(piece).toMatchObject({ id: 'E1', unrelated: true });
    await answer(interview);
    await interview.idle();
    const [line = 'no line'] = (piece?.excerpt ?? '').split('\n').filter((text) => text.trim() !== '');
    const later = callsOf(rig.server, 'interviewer').map((call) => JSON.stringify(call));
    expect(later.length).toBeGreaterThan(0);
    for (const call of later) {
      expect(call).not.toContain(JSON.stringify(line).slice(1, -1));
      expect(call).not.toContain(`${piece?.path ?? ''}:${piece?.startLine ?? 0}`);
    }
  });
});

describe('code that the person names', () => {
  it('is looked for where nothing shows it yet, and only where it stands', async () => {
    const ledger = { 'src/books/ledger.ts': 'export class LedgerBook {\n  close() {}\n}\n' };
    const rig = await modelRig({ files: { ...files, ...ledger }, respond: playing({}) });
    const interview = await begin(rig);
    await interview.idle();
    await interview.dispatch(
      { type: 'message', text: 'It is written like LedgerBook and newThing, not like exportOrders.' },
      'person',
    );
    await interview.idle();
    await answer(interview);
    await interview.idle();
    const tasks = eventsOf(rig.records, 'task_added').map(({ task }) => task);
    const said = tasks.find(({ goal }) => goal === 'Code that the person named');
    expect(said?.names).toEqual(['LedgerBook', 'newThing']);
    expect(interview.session.evidence.map(({ path }) => path)).toContain('src/books/ledger.ts');
    // What is there already, or was looked for once, is not looked for again.
    await answerAll(interview);
    const all = eventsOf(rig.records, 'task_added').map(({ task }) => task);
    expect(all.filter(({ goal }) => goal === 'Code that the person named')).toHaveLength(1);
  });
});
