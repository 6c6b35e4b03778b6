import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Interview } from '../../../../src/agents/engine/interview';
import { withBeginning } from '../../../../src/agents/engine/lost-beginning';
import type { EventRecord } from '../../../../src/agents/session/events';
import { hashText } from '../../../../src/agents/base/text/hash';
import { openQuestion } from '../../../../src/agents/session/session';
import { holdsAfterLoss } from './damaged-session';
import { answerAll, answerOpen, begin, eventsOf, rig } from './rig';

const FILES = {
  'package.json': '{ "name": "shop", "devDependencies": { "vitest": "^3" } }',
  'src/api/cache.ts': 'export const cache = new Map<string, string>();\n',
};

/** The journal of an interview in which everything is done that a person can do, up to where the plan is shown again. */
async function eventfulJournal(): Promise<EventRecord[]> {
  const { ports, records } = rig(FILES);
  const interview = await begin(ports);
  const says = async (command: Parameters<Interview['dispatch']>[0]) => {
    expect(await interview.dispatch(command, 'person')).toEqual({ ok: true });
    await interview.idle();
  };
  const openId = () => openQuestion(interview.session)?.question.id ?? '';
  await answerOpen(interview);
  await says({ type: 'message', text: 'Let’s also talk about error messages.' });
  await says({ type: 'clarify', questionId: openId(), text: 'Why?' });
  await says({ type: 'non_answer', questionId: openId(), nonAnswer: 'not_now' });
  await says({ type: 'non_answer', questionId: openId(), nonAnswer: 'dont_know' });
  await says({ type: 'add_topic', title: 'Operation' });
  const waiting = interview.session.topics.find(({ status }) => status === 'backlog');
  await says({ type: 'activate_topic', topicId: waiting?.id ?? '' });
  while (openQuestion(interview.session)?.question.purpose !== 'approval') await answerOpen(interview);
  await says({ type: 'edit_statement', statementId: interview.session.statements[0]?.id ?? '', text: 'It is small.' });
  const comment = { decision: 'revise', annotations: [], feedback: 'Say how the cache is emptied.' };
  await says({ type: 'answer', questionId: openId(), answer: comment });
  const first = eventsOf(records, 'answer_given')[0];
  await says({ type: 'revise', questionId: first?.questionId ?? '', answer: first?.answer });
  while (openQuestion(interview.session)?.question.purpose !== 'approval') await answerOpen(interview);
  return records;
}

/** Records as they come from a journal whose beginning may be among what is lost. */
function left(records: readonly EventRecord[], lost: (record: EventRecord, index: number) => boolean): EventRecord[] {
  return withBeginning(
    records.filter((record, index) => !lost(record, index)),
    'session-1',
  );
}

describe('a session of whose journal records are lost', () => {
  let eventful: EventRecord[];
  let ended: EventRecord[];
  beforeAll(async () => {
    eventful = await eventfulJournal();
    const { ports, records } = rig(FILES);
    await answerAll(await begin(ports));
    ended = records;
  });

  it('goes on to the end without any one of them: no id comes twice, no answer is lost', async () => {
    for (const gone of eventful)
      await holdsAfterLoss(
        eventful,
        left(eventful, (record) => record === gone),
      );
  });

  it('that was half-way goes on without any one of them', async () => {
    const half = eventful.slice(0, eventful.findIndex(({ event }) => event.type === 'message_given') + 8);
    for (const gone of half)
      await holdsAfterLoss(
        half,
        left(half, (record) => record === gone),
      );
  });

  it('that had ended stays as it ended, or ends again', async () => {
    for (const gone of ended)
      await holdsAfterLoss(
        ended,
        left(ended, (record) => record === gone),
      );
  });

  it('goes on whichever of them are left', async () => {
    const loss = fc.record({ seed: fc.integer(), share: fc.constantFrom(0.05, 0.2, 0.5, 0.9), end: fc.nat() });
    await fc.assert(
      fc.asyncProperty(loss, async ({ seed, share, end }) => {
        const journal = eventful.slice(0, 1 + (end % eventful.length));
        const kept = left(journal, (_, index) => chance(seed, index) < share);
        if (kept.length > 0) await holdsAfterLoss(journal, kept);
      }),
      { numRuns: 40, seed: 20_260_115 },
    );
  });
});

/** 0 to 1, the same for the same seed and place. */
function chance(seed: number, place: number): number {
  return Number.parseInt(hashText(`${seed} ${place}`).slice(0, 8), 16) / 2 ** 32;
}
