import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../../../src/agents/specification/exporters/answers-json';
import { totalUsage } from '../../../../../src/agents/session/usage';
import { eventsOf } from '../rig';
import {
  answer,
  answerAll,
  answerInWords,
  askedTexts,
  begin,
  callsOf,
  modelAt,
  modelRig,
  open,
  resume,
  typesAsked,
} from './rig';

/** One interview, looked at from several sides. */
async function whole() {
  const rig = await modelRig();
  const interview = await begin(rig);
  await answerInWords(interview);
  await answerAll(interview);
  rig.server.done();
  return { ...rig, interview, session: interview.session };
}

const played = whole();

describe('an interview that a model leads', () => {
  it('goes from the request to an approved specification', async () => {
    const { session, specs } = await played;
    expect(session.ended).toEqual({ reason: 'approved', completed: true });
    expect(specs).toHaveLength(1);
    expect(specs[0]?.spec).toContain('status: approved');
  });

  it('asks several questions of several types in several topics, all of them the model’s', async () => {
    const { interview, session } = await played;
    const questions = session.questions.filter(({ question }) => question.purpose !== 'approval');
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(askedTexts(interview)).size).toBe(questions.length);
    expect(questions.map(({ question }) => question.by)).toEqual(questions.map(() => 'model'));
    expect(new Set(questions.map(({ question }) => question.topicId)).size).toBeGreaterThanOrEqual(2);
    expect(new Set(typesAsked(interview)).size).toBeGreaterThanOrEqual(5);
  });

  it('every role was the model’s, and no rules stood in', async () => {
    const { session, records, server } = await played;
    expect(new Set(server.calls.map(({ role }) => role))).toEqual(
      new Set([
        ...['contextProbe', 'planner', 'bootstrapper', 'orchestrator', 'interviewer'],
        ...['writer', 'reviewer', 'summarizer'],
      ]),
    );
    expect(session.fallbacks).toEqual([]);
    expect(eventsOf(records, 'intake_made').map(({ by }) => by)).toEqual(['offline', 'model']);
    expect(new Set(eventsOf(records, 'interview_proposed').map(({ by }) => by))).toEqual(new Set(['model']));
    expect(new Set(eventsOf(records, 'flow_decided').map(({ by }) => by))).toEqual(new Set(['model', 'engine']));
    expect(session.statements.map(({ by }) => by)).toEqual(session.statements.map(() => 'writer'));
  });

  it('says back what it understood before each further question, also across topics', async () => {
    const { session } = await played;
    const [first, ...others] = session.questions.filter(({ question }) => question.purpose !== 'approval');
    expect(first?.acknowledgement).toBe('');
    expect(others.map(({ acknowledgement }) => acknowledgement)).toEqual(
      session.questions.slice(0, others.length).map(({ response }) => {
        return response?.kind === 'answer' ? `So it is “${response.digest}”.` : 'no answer';
      }),
    );
  });

  it('each topic ends with a finding of the model’s, in its words', async () => {
    const { session } = await played;
    expect(session.topics.map(({ status, closedBy }) => ({ status, closedBy }))).toEqual(
      session.topics.map(() => ({ status: 'completed', closedBy: 'settled' })),
    );
    for (const { title, finding } of session.topics) expect(finding).toContain(`${title}: `);
  });

  it('goes from breadth to depth to convergence, with the reasoning of whoever decided', async () => {
    const { records } = await played;
    const flows = eventsOf(records, 'flow_decided');
    expect([...new Set(flows.map(({ phase }) => phase))]).toEqual(['divergence', 'deep_dive', 'convergence']);
    for (const { reasoning } of flows) expect(reasoning).not.toBe('');
  });

  it('every line of the specification traces back to what was said or seen, and every answer has a line', async () => {
    const { session, specs } = await played;
    const { statements, questions, evidence } = session;
    const known = new Set([
      ...questions.map(({ question }) => question.id),
      ...evidence.map(({ id }) => id),
      'request',
    ]);
    for (const { sources, text } of statements) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(known, text).toContain(source);
      expect(specs[0]?.spec).toContain(sources[0]);
    }
    const cited = statements.flatMap(({ sources }) => sources);
    for (const { question } of questions.filter(({ question: { purpose } }) => purpose !== 'approval')) {
      expect(cited).toContain(question.id);
    }
    for (const { id } of statements)
      expect(specs[0]?.spec).toMatch(new RegExp(`^- \\*\\*${id}\\*\\* .*\\[(?:Q|E|request)`, 'm'));
  });
});

describe('the calls of a model', () => {
  it('stand in the journal, each beginning before its end', async () => {
    const { records, server } = await played;
    const started = eventsOf(records, 'call_started');
    expect(started).toHaveLength(server.calls.length);
    const underway: string[] = [];
    for (const { event } of records) {
      if (event.type === 'call_started') underway.push(event.key);
      if (event.type === 'call_finished' || event.type === 'call_failed') {
        expect(underway).toContain(event.key);
        underway.splice(underway.indexOf(event.key), 1);
      }
    }
    expect(underway).toEqual([]);
    expect(eventsOf(records, 'call_failed')).toEqual([]);
  });

  it('are counted for each role: in the journal, in what is shown, and in answers.json', async () => {
    const { interview, records, specs, session } = await played;
    const finished = eventsOf(records, 'call_finished');
    const { usage, perRole } = interview.view().model;
    expect(usage).toEqual(totalUsage(session));
    expect(usage).toMatchObject({ calls: finished.length, failed: 0, estimated: false });
    for (const { role, calls, inputTokens, outputTokens } of perRole) {
      const own = finished.filter((call) => call.role === role);
      const tokens = own.reduce((sum, call) => sum + (call.inputTokens ?? 0) + (call.outputTokens ?? 0), 0);
      expect({ role, calls, tokens: inputTokens + outputTokens }).toEqual({ role, calls: own.length, tokens });
      expect(tokens).toBeGreaterThan(0);
    }
    expect(specs[0]?.spec, 'the specification is about the change').not.toMatch(/tokens|estimated/);
    const { usage: told } = JSON.parse(specs[0]?.answers ?? '{}') as Answers;
    expect(told.map(({ role, calls }) => ({ role, calls }))).toEqual(
      perRole.map(({ role, calls }) => ({ role, calls })),
    );
  });

  it('are told in the list of what was done, in words', async () => {
    const { interview } = await played;
    const lines = interview.view().activity.map(({ text }) => text);
    expect(lines).toContain('Called the model: the next question');
    expect(lines).toContain('Called the model: the draft');
  });

  it('the journal alone brings the same session back, without a call', async () => {
    const { records, server, session, ports } = await played;
    const before = server.calls.length;
    const again = resume({ ports }, records, { byPerson: true });
    await again.idle();
    expect(again.session).toEqual(session);
    expect(server.calls).toHaveLength(before);
  });
});

describe('another person', () => {
  it('who leaves and does not know gets open and delegated lines, never consent', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    const say = async (nonAnswer: 'you_decide' | 'dont_know') => {
      const { question } = open(interview);
      await interview.dispatch({ type: 'non_answer', questionId: question.id, nonAnswer }, 'person');
      await interview.idle();
    };
    await say('you_decide');
    expect(open(interview).acknowledgement).toContain('left to whoever builds it');
    await answer(interview);
    await say('dont_know');
    await answerAll(interview);
    const kinds = interview.session.statements.map(({ kind, sources }) => `${sources[0]} ${kind}`);
    expect(kinds).toContain('Q1 delegated');
    expect(kinds).toContain('Q3 open_question');
    expect(callsOf(rig.server, 'summarizer')).toHaveLength(1);
  });

  it('who asks back gets a reply of the model’s, and the question stays', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    const { id } = open(interview).question;
    await interview.dispatch({ type: 'clarify', questionId: id, text: 'Why do you ask?' }, 'person');
    await interview.idle();
    expect(open(interview).question.id).toBe(id);
    expect(open(interview).clarifications).toEqual([
      { text: 'Why do you ask?', reply: expect.stringContaining('how much of') as string },
    ]);
    expect(eventsOf(rig.records, 'clarification_given').map(({ by }) => by)).toEqual(['model']);
  });
});

describe('a model per role', () => {
  it('is called for that role, and by its name', async () => {
    const rig = await modelRig();
    const [small, large] = ['small', 'large'].map((modelName) => modelAt(rig.server, { modelName }));
    const source = {
      label: 'small, and large for the draft',
      for: (role: string) => (role === 'writer' ? large : small) ?? null,
    };
    const interview = await begin({ ports: { ...rig.ports, models: { ...rig.models, source } } });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    const called = new Set(rig.server.calls.map(({ role, body }) => `${role === 'writer'} ${body.model}`));
    expect(called).toEqual(new Set(['true large', 'false small']));
    expect(rig.specs[0]?.spec).toContain('interviewer: "small, and large for the draft"');
  });

  it.each(['interviewer', 'contextProbe', 'writer', 'bootstrapper'])(
    'or none: the rule-based version is the %s then, by choice and not as a stand-in',
    async (without) => {
      const rig = await modelRig();
      const model = rig.models.source.for('intake');
      const source = { label: 'mixed', for: (role: string) => (role === without ? null : model) };
      const interview = await begin({ ports: { ...rig.ports, models: { ...rig.models, source } } });
      await answerAll(interview);
      expect(interview.session.ended?.completed).toBe(true);
      expect(callsOf(rig.server, without)).toEqual([]);
      expect(interview.session.fallbacks).toEqual([]);
      expect(interview.session.questions.map(({ question }) => question.standIn)).not.toContain(true);
    },
  );
});

describe('a calling agent’s questions', () => {
  it('are asked as they stand and in their order, before the model’s own', async () => {
    const draft = (title: string) => ({
      type: 'pick_one' as const,
      config: {
        question: title,
        options: [
          { id: 'a', label: 'This' },
          { id: 'b', label: 'That' },
        ],
      },
      why: 'The caller wants to know.',
      evidence: [],
      purpose: 'elicit' as const,
      dimensions: ['behaviour' as const],
      by: 'caller' as const,
    });
    const questions = [draft('Which database?'), draft('Which region?')];
    const rig = await modelRig();
    const interview = await begin(rig, { caller: { context: 'Ticket 7', questions } });
    await answerAll(interview);
    const asked = interview.session.questions.map(({ question }) => question);
    expect(asked.slice(0, 2).map(({ by, config }) => `${by}: ${String(config['question'])}`)).toEqual([
      'caller: Which database?',
      'caller: Which region?',
    ]);
    expect(asked.some(({ by }) => by === 'model')).toBe(true);
    expect(interview.session.ended?.completed).toBe(true);
  });
});
