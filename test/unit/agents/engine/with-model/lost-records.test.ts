import { expect, it } from 'vitest';
import { withBeginning } from '../../../../../src/agents/engine/lost-beginning';
import { openQuestion } from '../../../../../src/agents/session/session';
import { holdsAfterLoss } from '../damaged-session';
import { eventsOf } from '../rig';
import { answer, begin, modelRig, open, says } from './rig';

it('a session that a model led goes on without any one of its records', async () => {
  const rig = await modelRig();
  const interview = await begin(rig);
  await answer(interview);
  await says(interview, { type: 'message', text: 'Let’s also talk about errors.' });
  await says(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer: 'not_now' });
  while (openQuestion(interview.session)?.question.purpose !== 'approval') await answer(interview);
  interview.dispose();
  const { records } = rig;
  expect(eventsOf(records, 'call_finished').length).toBeGreaterThan(10);
  // Records of calls are alike: one of each kind does for them.
  const kinds = new Map(records.map((record) => [record.event.type, record]));
  const tried = records.filter(
    (record) => !record.event.type.startsWith('call_') || kinds.get(record.event.type) === record,
  );
  for (const gone of tried) {
    const left = records.filter((record) => record !== gone);
    await holdsAfterLoss(records, withBeginning(left, 'session-1'));
  }
});
