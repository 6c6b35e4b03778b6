import { describe, expect, it } from 'vitest';
import {
  buildClarifierInput,
  buildInterviewerInput,
  buildOrchestratorInput,
  buildWriterInput,
} from '../../../../../src/agents/roles/inputs/build';
import { interviewer } from '../../../../../src/agents/roles/interviewer/role';
import { orchestrator } from '../../../../../src/agents/roles/orchestrator/role';
import { topicState } from '../../../../../src/agents/roles/prompt-parts/topics';
import { writer } from '../../../../../src/agents/roles/writer/role';
import type { Session, Topic } from '../../../../../src/agents/session/session';
import { topic as brief } from '../rule-based/made-up';
import { asked, options, session, topic } from '../../specification/session-builder';
import { PlayedSession } from './played-session';
import { inputOf, taken } from './shop';

const text = (question: string) => ({ type: 'ask_text' as const, config: { question } });

function orchestrated({ session: now }: PlayedSession) {
  const context = buildOrchestratorInput(now);
  if (context === null) throw new Error('There is nothing to look at.');
  return context;
}

/** Two questions, of which the first was put off and answered last. */
function outOfOrder(): PlayedSession {
  const played = new PlayedSession();
  played.ask({ ...text('Which format?'), nonAnswer: 'not_now' });
  played.ask({ ...text('How many rows?'), nonAnswer: 'dont_know' });
  const first = played.session.questions[0];
  if (first === undefined) throw new Error('There is no question.');
  played.record(
    { type: 'question_asked', question: first.question, acknowledgement: '' },
    { type: 'answer_given', questionId: 'Q1', answer: { text: 'CSV' }, digest: 'CSV', by: 'person' },
  );
  return played;
}

describe('what the orchestrator sees of the conversation', () => {
  it('says in words what was not answered, and what was replied to a message', () => {
    const played = new PlayedSession();
    played.ask({ ...text('Which format?'), nonAnswer: 'you_decide' });
    played.ask({ ...text('How many rows?'), nonAnswer: 'dont_know' });
    played.say('What do we have?');
    played.record({
      type: 'flow_decided',
      turn: played.session.lastInputSeq,
      action: 'continue_current_topic',
      topicId: null,
      newTopics: [],
      reasoning: 'You asked.',
      instruction: null,
      acknowledgement: '',
      reply: 'Nothing yet.',
      by: 'model',
      phase: null,
    });
    played.ask({ ...text('Who reads it?'), nonAnswer: 'not_now' });
    expect(orchestrated(played).recent.map(({ by, text: said }) => `${by}: ${said}`)).toEqual([
      'interviewer: Which format?',
      'person: You decide',
      'interviewer: How many rows?',
      'person: I don’t know',
      'person: What do we have?',
      'interviewer: Nothing yet.',
      'interviewer: Who reads it?',
      'person: Not now',
    ]);
  });

  it('counts what answers brought in the order in which they were given', () => {
    const played = outOfOrder();
    const statement = (id: string, source: string) => ({
      id,
      topicId: 'T1',
      kind: 'requirement' as const,
      text: 'It SHALL be CSV.',
      dimension: 'data' as const,
      sources: [source],
      by: 'writer' as const,
      dependsOn: [],
    });
    const statements = [statement('FR-001', 'Q1'), statement('FR-002', 'Q2'), statement('FR-003', 'Q2')];
    played.session = { ...played.session, statements };
    expect(orchestrated(played).newPerTurn).toEqual([2, 1]);
    // What is not written down yet brought something, nobody knows how much.
    played.session = { ...played.session, statements: statements.slice(0, 1) };
    expect(orchestrated(played).newPerTurn).toEqual([1]);
  });

  it('names the questions that wait, the parked ones as such', () => {
    const played = new PlayedSession();
    played.ask({ ...text('Which format?'), nonAnswer: 'not_now' });
    played.record({
      type: 'question_prepared',
      preparedId: 'P1',
      topicId: 'T2',
      question: {
        type: 'ask_text',
        config: { question: 'Who approves a refund?' },
        why: 'It matters.',
        evidence: [],
        purpose: 'elicit',
        dimensions: ['security'],
        by: 'model',
      },
    });
    const said = inputOf(orchestrator.prompt, orchestrated(played));
    expect(said).toContain(
      '# Questions that wait and come by themselves\n- T1 (parked): "Which format?"\n- P1 on T2: "Who approves a refund?"',
    );
  });

  it('comes with what the rule-based version understood', () => {
    expect(orchestrator.offline(orchestrated(outOfOrder())).acknowledgement).toBe('Understood: CSV.');
  });
});

describe('what the interviewer sees', () => {
  it('is the answer that was given last, wherever its question stands', () => {
    const played = outOfOrder();
    const input = buildInterviewerInput(played.session, played.topic, null);
    expect(input.exchanges.map(({ questionId }) => questionId)).toEqual(['Q1', 'Q2']);
    expect(inputOf(interviewer.prompt, input)).toContain('The last answer is that to Q1.');
    expect(interviewer.offline(input).acknowledgement).toBe('Understood: CSV.');
  });

  it('lists no topic as waiting that has nothing open', () => {
    const settled = brief('T2', { title: 'Two', completeness: 100, answered: 2 });
    const played = new PlayedSession();
    const input = {
      ...buildInterviewerInput(played.session, played.topic, null),
      topics: [brief('T1', { status: 'active' }), settled, brief('T3', { completeness: 100, answered: 1 })],
    };
    expect(inputOf(interviewer.prompt, input)).toContain('. T3 still waiting.');
    expect(topicState([settled], null)).toMatch(/"Two": settled$/);
  });
});

/** Two topics with a statement each, and a plan that was sent back. */
function sentBack(more: Partial<Session> = {}): Session {
  return session({
    topics: [
      topic('run', 'Running the export', ['behaviour'], { since: 1 }),
      topic('file', 'The file', ['data'], { since: 2, scope: 'What is in the file.' }),
    ],
    questions: [
      asked('Q1', { ...text('How does it run?'), topicId: 'run', answer: { text: 'As a job' } }),
      asked('Q2', { ...text('What is in it?'), topicId: 'file', answer: { text: 'Three columns' } }),
      asked('Q3', {
        type: 'show_plan',
        topicId: 'plan',
        purpose: 'approval',
        config: {
          question: 'Is this what you want built?',
          sections: [{ id: 'requirements', title: 'Requirements', content: '- **FR-002** …' }],
        },
        answer: {
          decision: 'revise',
          annotations: [{ sectionId: 'requirements', text: 'Four columns, not three.' }],
          feedback: 'Otherwise fine.',
        },
      }),
    ],
    statements: [
      {
        id: 'FR-002',
        topicId: 'file',
        kind: 'requirement',
        text: 'The file SHALL have three columns.',
        dimension: 'data',
        sources: ['Q2'],
        by: 'writer',
        dependsOn: [],
      },
    ],
    ...more,
  });
}

function writerOf(now: Session, id: string) {
  const place = now.topics.find((one) => one.id === id);
  if (place === undefined) throw new Error(`There is no topic ${id}.`);
  return buildWriterInput(now, place, 'incremental');
}

const message = (id: string, seq: number) => ({ id, text: `Said as ${id}.`, by: 'person' as const, seq, reply: '' });

describe('what the writers of the topics see', () => {
  it('is every comment on a plan that was sent back, once each', () => {
    for (const id of ['run', 'file']) {
      const said = inputOf(writer.prompt, writerOf(sentBack(), id));
      expect(said).toContain(
        '- Q3, on "Requirements": "Four columns, not three."\n- Q3, on the whole: "Otherwise fine."',
      );
      expect(said.match(/Four columns/g)).toHaveLength(1);
    }
    expect(inputOf(writer.prompt, writerOf(sentBack(), 'run'))).toContain('no statement cites yet: Q1\n');
  });

  it('lets a statement rest on a comment, whichever topic it is of', () => {
    const line = {
      id: 'FR-002',
      kind: 'requirement',
      text: 'The file SHALL have four columns.',
      dimension: 'data',
      sources: ['Q2', 'Q3'],
      dependsOn: null,
      rejected: null,
    };
    const input = writerOf(sentBack(), 'file');
    const made = taken(writer, { statements: [line], removed: null, comment: '' }, input);
    expect(made.statements).toMatchObject([{ id: 'FR-002', sources: ['Q2', 'Q3'] }]);
  });

  it('stays the comments that led to it, once the plan is approved', () => {
    const before = writerOf(sentBack(), 'file').planComments;
    const approved = asked('Q4', {
      type: 'show_plan',
      topicId: 'plan',
      purpose: 'approval',
      config: { question: 'And now?', sections: [{ id: 'goal', title: 'Goal', content: '…' }] },
      answer: { decision: 'approve', annotations: [] },
    });
    const now = sentBack();
    expect(writerOf({ ...now, questions: [...now.questions, approved] }, 'file').planComments).toEqual(before);
  });

  it('is a message where it concerns a topic; the first one has them all', () => {
    const now = sentBack({ messages: [message('M1', 15), message('M2', 25), message('M3', 35)] });
    expect(writerOf(now, 'run')).toMatchObject({
      messages: [{ id: 'M1' }, { id: 'M2' }, { id: 'M3' }],
      relevantMessages: [],
    });
    expect(writerOf(now, 'file')).toMatchObject({ messages: [], relevantMessages: [{ id: 'M2' }, { id: 'M3' }] });
    expect(inputOf(writer.prompt, writerOf(now, 'run'))).toContain(
      '- file (hears M2, M3): "FR-002 The file SHALL have three columns."',
    );
    expect(inputOf(writer.prompt, writerOf(now, 'file'))).toContain('if they say something: M2, M3');
    expect(writer.offline(writerOf(now, 'file')).statements.flatMap(({ sources }) => sources)).not.toContain('M2');
  });

  it('is the message by which the topic came up, not an answer before it', () => {
    const born = (since: number): Topic => topic('audit', 'Audit', ['security'], { origin: 'message', since });
    const now = sentBack({ messages: [message('M1', 12)] });
    const heard = (since: number) =>
      writerOf({ ...now, topics: [...now.topics, born(since)] }, 'audit').relevantMessages;
    expect(heard(13)).toMatchObject([{ id: 'M1' }]);
    expect(heard(21)).toEqual([]);
  });

  it('is what a question told with it', () => {
    const config = { question: 'Which?', context: 'There is `queue.ts` already.', options: options('This', 'That') };
    const now = sentBack({
      questions: [asked('Q1', { type: 'pick_one', config, topicId: 'run', answer: { selected: 'a' } })],
    });
    expect(inputOf(writer.prompt, writerOf(now, 'run'))).toContain('told with it: "There is `queue.ts` already."');
  });
});

describe('an offline writer that stands in for a model', () => {
  it('leaves alone what rests on a message or a comment that it does not write of', () => {
    const base = sentBack({ messages: [message('M2', 25)] });
    const [first] = base.statements;
    if (first === undefined) throw new Error('There is no statement.');
    const statements = [
      { ...first, id: 'FR-003', sources: ['M2'] },
      { ...first, id: 'FR-004', text: 'There SHALL be four columns.', sources: ['Q3'] },
    ];
    expect(writer.offline(writerOf({ ...base, statements }, 'file')).removed).toEqual([]);
  });
});

describe('what is seen when someone asks about a question', () => {
  it('is what was settled before', () => {
    const now = sentBack();
    const open = asked('Q9', text('And the name?'));
    const { settled } = buildClarifierInput(now, open, 'Why?');
    expect(settled.map(({ questionId }) => questionId)).toEqual(['Q1', 'Q2', 'Q3']);
  });
});
