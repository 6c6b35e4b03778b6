import { describe, expect, it } from 'vitest';
import { writeSteps } from '../../../../src/agents/engine/decide-writing';
import { Interview } from '../../../../src/agents/engine/interview';
import { LadderMemory } from '../../../../src/agents/model/ladder-memory';
import { type Model, ModelFailure, type ModelReply, type ModelRequest } from '../../../../src/agents/model/model';
import type { ModelPorts } from '../../../../src/agents/model/model-ports';
import type { RoleName } from '../../../../src/agents/session/role-names';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { answerOpen, begin, rig } from './rig';

type Play = (request: ModelRequest) => Promise<ModelReply>;

/** A model that plays one role only; rules play the others. */
function modelFor(role: RoleName, play: Play): ModelPorts {
  const model: Model = {
    label: 'slow at test',
    id: 'slow',
    rungs: ['text'],
    images: false,
    contextTokens: null,
    generate: play,
  };
  return {
    source: { label: model.label, for: (name) => (name === role ? model : null) },
    memory: new LadderMemory(),
    boundary: 'b7k2q9',
    projectNotes: async () => '',
    image: async () => null,
    tools: null,
  };
}

/** Neither replies nor heeds the signal. */
const hangs: Play = () => new Promise(() => undefined);

const says = (value: unknown): ModelReply => ({
  text: JSON.stringify(value),
  toolCalls: [],
  inputTokens: null,
  outputTokens: null,
  countedBy: null,
});

/** An interview without a model, answered until two topics have something to write. */
async function twoTopics() {
  const { ports } = rig({ 'src/api/answers.ts': 'export const answers = new Map();\n' });
  const interview = await begin(ports);
  const spokenOf = () => new Set(interview.session.questions.filter((q) => q.response).map((q) => q.question.topicId));
  for (let i = 0; i < 12 && spokenOf().size < 2; i++) await answerOpen(interview);
  expect(spokenOf().size).toBe(2);
  return interview;
}

const until = async (holds: () => boolean) => {
  for (let i = 0; i < 1_000 && !holds(); i++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(holds()).toBe(true);
};

it('two questions about a question, the second before the first is answered, both get their reply', async () => {
  const replies: ((reply: ModelReply) => void)[] = [];
  // The first question comes from the rules: the model is there from then on.
  const interview = await begin(rig().ports);
  void interview.useModels(modelFor('interviewer', () => new Promise((resolve) => replies.push(resolve))));
  const clarify = (text: string) =>
    interview.dispatch(
      { type: 'clarify', questionId: openQuestion(interview.session)?.question.id ?? '', text },
      'person',
    );
  await clarify('Why?');
  await clarify('And what is a cache?');
  await until(() => replies.length === 1);
  replies[0]?.(says({ reply: 'Because.' }));
  await until(() => replies.length === 2);
  replies[1]?.(says({ reply: 'A store.' }));
  await interview.idle();
  expect(openQuestion(interview.session)?.clarifications).toEqual([
    { text: 'Why?', reply: 'Because.' },
    { text: 'And what is a cache?', reply: 'A store.' },
  ]);
  expect(interview.view().problem).toBeNull();
});

describe('wrapping up with a model that hangs', () => {
  it('goes on without it when the person stops it', async () => {
    const interview = await twoTopics();
    void interview.useModels(modelFor('writer', hangs));
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await until(() => interview.session.runningCalls.length > 0);
    expect(await interview.dispatch({ type: 'stop_model' }, 'person')).toEqual({ ok: true });
    await interview.idle();
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
  });

  it('waits for none of its calls once one has failed for good', async () => {
    const interview = await twoTopics();
    let calls = 0;
    const fails: Play = () => Promise.reject(new ModelFailure('transport', 'Nothing answers.'));
    void interview.useModels(modelFor('writer', (request) => (++calls === 1 ? hangs(request) : fails(request))));
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await interview.idle();
    expect(calls).toBe(2);
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    expect(interview.session.runningCalls).toEqual([]);
  });
});

it('going offline leaves research that waits for the model, too', async () => {
  const models = modelFor('researcher', hangs);
  const started = Interview.start(
    { ...rig({ 'src/colours.ts': 'export const red = 1;\n' }).ports, models },
    { request: 'Zzyzx qwerty plugh', selection: null },
  );
  if (!started.ok) throw new Error(started.reason);
  const { interview } = started;
  await until(() => interview.session.runningCalls.length > 0);
  await interview.dispatch({ type: 'go_offline' }, 'person');
  await interview.idle();
  expect(openQuestion(interview.session)).not.toBeNull();
  expect(interview.session.runningCalls).toEqual([]);
});

describe('what is written anew', () => {
  const piece = (session: Session) => ({
    id: `E${session.evidence.length + 1}`,
    path: 'src/found-later.ts',
    startLine: 1,
    endLine: 2,
    kind: 'code' as const,
    hash: 'h',
    excerpt: 'x',
    shows: 'Something that another topic asked about',
    why: 'Read by the model',
    score: 0.5,
  });

  it('is nothing for evidence that an interviewer finds for another question', async () => {
    const { session } = await twoTopics();
    expect(writeSteps(session, 'meanwhile')).toEqual([]);
    expect(writeSteps({ ...session, evidence: [...session.evidence, piece(session)] }, 'meanwhile')).toEqual([]);
  });

  it('is only the topic of the statement that the person put in their own words', async () => {
    const { session } = await twoTopics();
    const [statement] = session.statements;
    const due = writeSteps({ ...session, editedByPerson: [statement?.id ?? ''] }, 'meanwhile');
    expect(due.map((step) => step.kind === 'write' && step.input.topic.id)).toEqual([statement?.topicId]);
  });
});
