import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../src/agents/engine/interview';
import { projectSession } from '../../../../src/agents/view/project';
import { answer, begin, modelRig, open, says, stayInFirstTopic, type ModelRig } from './with-model/rig';

const turnOf = ({ session }: Interview) =>
  projectSession(session, { busy: null, streaming: null, saved: 'saved', problem: null, elsewhere: null }).open?.turn;

async function until(interview: Interview, topicId: string): Promise<void> {
  for (let i = 0; i < 10 && open(interview).question.topicId !== topicId; i++) await answer(interview);
}

describe('as an interview passes from one topic to another, the person is told', () => {
  const begun = async (): Promise<{ rig: ModelRig; interview: Interview }> => {
    const rig = await modelRig();
    return { rig, interview: await begin(rig) };
  };

  it('nothing at the beginning, nor within a topic', async () => {
    const { interview } = await begun();
    expect(turnOf(interview)).toBeNull();
    await answer(interview);
    expect(open(interview).question.topicId).toBe('T1');
    expect(turnOf(interview)).toBeNull();
  });

  it('where a topic was left that is taken up again, by its last answers', async () => {
    const { interview } = await begun();
    await until(interview, 'T2');
    expect(turnOf(interview)).toBeNull();
    await answer(interview);
    await says(interview, { type: 'activate_topic', topicId: 'T1' });
    const answers = interview.session.questions.filter(({ question }) => question.topicId === 'T1');
    const digests = answers.flatMap(({ response }) => (response?.kind === 'answer' ? [response.digest] : []));
    expect(turnOf(interview)).toEqual({ covered: null, leftAt: digests.slice(-2) });
  });

  it('that a topic is covered, and what it concluded', async () => {
    const { interview } = await begun();
    await stayInFirstTopic(interview);
    await until(interview, 'T2');
    const [first] = interview.session.topics;
    expect(first?.status).toBe('completed');
    expect(turnOf(interview)?.covered).toEqual({ topicId: 'T1', title: first?.title, finding: first?.finding });
  });
});
