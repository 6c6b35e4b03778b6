import { expect, it } from 'vitest';
import { questionTitle } from '../../../../../src/agents/questions/catalogue';
import { openQuestion } from '../../../../../src/agents/session/session';
import { callsOf, answer, answerAll, begin, modelRig, playing } from './rig';
import { eventsOf } from '../rig';

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
