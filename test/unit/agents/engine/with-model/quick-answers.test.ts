import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { openQuestion } from '../../../../../src/agents/session/session';
import { eventsOf } from '../rig';
import { gate, heldBack, until } from './gate';
import { answerTo, begin, callsOf, modelRig, open, playing } from './rig';

const asking = (about: string): QuestionDraft => ({
  type: 'ask_text',
  config: { question: `Tell me ${about}.` },
  why: 'It matters.',
  dimensions: ['behaviour'],
  evidence: [],
  about,
  by: 'caller',
  purpose: 'elicit',
});

describe('a writer that is slower than the person', () => {
  it('keeps up: six quick answers throw no work away, and the ones that came meanwhile make one run', async () => {
    const first = gate();
    let calls = -1;
    const rig = await modelRig({
      respond: playing({ writer: (request) => (calls >= 0 && ++calls === 1 ? heldBack(request, first.passed) : null) }),
    });
    const interview = await begin(rig, {
      caller: { context: '', questions: ['who', 'what', 'where', 'when', 'why', 'how', 'else'].map(asking) },
    });
    const runsBefore = eventsOf(rig.records, 'statements_changed').length;
    calls = 0;
    const topicId = open(interview).question.topicId;
    const quickly = async () => {
      const asked = open(interview);
      const questionId = asked.question.id;
      await interview.dispatch({ type: 'answer', questionId, answer: answerTo(asked) }, 'person');
      await until(() => openQuestion(interview.session) !== null || interview.session.converging);
    };
    for (let i = 0; i < 6; i++) await quickly();
    const answers = eventsOf(rig.records, 'answer_given').map(({ questionId }) => questionId);
    expect(answers).toHaveLength(6);
    const runsOf = () =>
      eventsOf(rig.records, 'statements_changed')
        .slice(runsBefore)
        .filter((event) => event.topicId === topicId);
    // All the while the first call is on its way; it is neither cut off nor made anew.
    expect(runsOf()).toEqual([]);
    first.pass();
    await interview.idle();

    const failed = eventsOf(rig.records, 'call_failed').filter(({ role }) => role === 'writer');
    expect(failed).toEqual([]);
    const runs = eventsOf(rig.records, 'statements_changed');
    expect(runs).toHaveLength(callsOf(rig.server, 'writer').length);
    const cited = interview.session.statements.flatMap(({ sources }) => sources);
    for (const id of answers) expect(cited).toContain(id);
    // One run for the first answer, and one for all that came while it was under way.
    expect(runsOf()).toHaveLength(2);
  });
});
