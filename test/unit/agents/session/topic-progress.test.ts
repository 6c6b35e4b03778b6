import { describe, expect, it } from 'vitest';
import { refuseClosing, refuseConverging } from '../../../../src/agents/engine/guards/ending';
import { orchestrateEvents } from '../../../../src/agents/engine/perform-orchestrate';
import { findingOf } from '../../../../src/agents/engine/take-up-proposal';
import { buildOrchestratorInput } from '../../../../src/agents/roles/inputs/build';
import { orchestrator } from '../../../../src/agents/roles/orchestrator/role';
import { fold } from '../../../../src/agents/session/fold/fold';
import type { SessionEvent } from '../../../../src/agents/session/events';
import type { Session } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { topicBrief } from '../../../../src/agents/session/topic-briefs';
import { isTopicSettled } from '../../../../src/agents/session/topic-progress';
import { renderDraft } from '../../../../src/agents/specification/draft';
import { asked, options, session, topic, type Asked } from '../specification/session-builder';
import { FRAME } from '../roles/prompt-parts/shop';

const SIDES = ['behaviour', 'errors', 'quality'] as const;
const many: Asked = {
  type: 'pick_many',
  topicId: 't',
  dimensions: [...SIDES],
  config: { question: 'What matters?', options: options('Speed', 'Order') },
  answer: { selected: ['a'] },
};
const statement = (changes: Partial<Statement>): Statement => ({
  id: 'FR-001',
  topicId: 't',
  kind: 'requirement',
  text: 'It SHALL be quick.',
  dimension: 'behaviour',
  sources: ['Q1'],
  by: 'writer',
  dependsOn: [],
  ...changes,
});
const now = (parts: Partial<Session>) =>
  session({ topics: [topic('t', 'Speed', [...SIDES], { status: 'active' })], ...parts });
const brief = (s: Session) => topicBrief(s, s.topics[0]!);
const after = (s: Session, ...events: SessionEvent[]) =>
  events.reduce((was, event, at) => fold(was, { seq: 100 + at, at: was.lastAt, event }), s);

describe('what counts as settled', () => {
  it('is what a statement says that rests on the answer, and not what the question was tagged with', () => {
    const once = now({ questions: [asked('Q1', many)], lastInputSeq: 1 });
    expect(brief(once)).toMatchObject({ completeness: 0, covered: [] });
    expect(brief({ ...once, statements: [statement({})] })).toMatchObject({ completeness: 33, covered: ['behaviour'] });
  });

  it('takes an answer that is not written down yet for an answer to both sides that its question names', () => {
    const two = { ...many, dimensions: ['errors', 'quality', 'behaviour'] as const };
    const unwritten = now({
      questions: [asked('Q1', { ...two, dimensions: [...two.dimensions] })],
      led: 'model',
      lastInputSeq: 1,
    });
    expect(brief(unwritten).fresh).toEqual(['errors', 'quality']);
  });

  it('is not asked for once more what whoever builds it can say as well, where a model left that out', () => {
    const of = (dimensions: Session['topics'][number]['dimensions']) => {
      const export_ = topic('t', 'Export', dimensions, { status: 'active' });
      const two = [asked('Q1', many), asked('Q2', { ...many, dimensions: ['behaviour'] })];
      const about = now({ led: 'model', topics: [export_], questions: two, statements: [statement({})] });
      return refuseClosing(about, export_);
    };
    expect(of(['behaviour', 'acceptance', 'rollout', 'risks'])).toBeNull();
    expect(of(['behaviour', 'acceptance', 'operations', 'risks'])).toContain('open: ');
  });

  it('knows a screen by what tells it from others: “stdout output” by “stdout”', () => {
    const run = topic('t', 'Retry', ['behaviour'], { status: 'active', screens: ['stdout output', 'stderr output'] });
    const question: Asked = {
      ...many,
      dimensions: ['look_feel'],
      config: { question: 'What should stand on stdout after the last try?', options: options('It', 'All') },
    };
    expect(brief(now({ topics: [run], questions: [asked('Q1', question)] }))).toMatchObject({
      unasked: ['stderr output'],
    });
  });

  it('is no topic before it was asked of each of its screens what one sees there', () => {
    const screens = ['Lobby', 'game records'];
    const table = topic('t', 'Rooms', ['behaviour'], { status: 'active', screens });
    const about = (id: string, question: string, side: 'look_feel' | 'behaviour') =>
      asked(id, { ...many, dimensions: [side, 'behaviour'], config: { ...many.config, question } });
    const at = (...questions: Session['questions']) =>
      now({ led: 'model', topics: [table], questions, statements: [statement({})] });
    const rules = at(about('Q1', 'Who may join a room of the lobby?', 'behaviour'));
    expect(brief(rules)).toMatchObject({ completeness: 100, settled: false, unasked: screens });
    expect(refuseClosing(rules, table)).toContain('not asked what one sees and can do there: Lobby, game records');
    const lobby = about('Q2', 'What should the lobby show of each room?', 'look_feel');
    expect(brief(at(lobby)).unasked).toEqual(['game records']);
    const records = about('Q3', 'What stands in a player’s game records?', 'look_feel');
    const both = brief(at(lobby, records));
    expect(both.settled).toBe(true);
    expect(both).not.toHaveProperty('unasked');
  });

  it('has asked of as many screens as it asked of looks without naming one, whatever they are called there', () => {
    const at = (screens: string[]) => {
      const game = topic('t', 'Game over', ['behaviour'], { status: 'active', screens });
      const question = {
        ...many,
        dimensions: ['look_feel' as const],
        config: { ...many.config, question: 'No move is left: what then?' },
      };
      return topicBrief(now({ led: 'model', topics: [game], questions: [asked('Q1', question)] }), game).unasked;
    };
    expect(at(['game end'])).toBeUndefined();
    expect(at(['game end', 'high scores'])).toEqual(['game end', 'high scores']);
  });

  it('has not asked of a second screen with a second question on the looks of the first', () => {
    const table = topic('t', 'Rooms', ['behaviour'], { status: 'active', screens: ['Lobby', 'game records'] });
    const about = (id: string, question: string) =>
      asked(id, { ...many, dimensions: ['look_feel'], config: { ...many.config, question } });
    const twice = [about('Q1', 'What should the lobby show?'), about('Q2', 'How should the lobby look?')];
    expect(brief(now({ led: 'model', topics: [table], questions: twice }))).toMatchObject({
      unasked: ['game records'],
    });
  });

  it('takes a question about a list for none about the page whose name is a part of that of the list', () => {
    const tools = topic('t', 'Tools', ['behaviour'], { status: 'active', screens: ['Tool list', 'Tool page'] });
    const about = (id: string, question: string) =>
      asked(id, { ...many, dimensions: ['look_feel'], config: { ...many.config, question } });
    const at = (...questions: Session['questions']) => now({ led: 'model', topics: [tools], questions });
    const list = about('Q1', 'What should the list of tools show?');
    expect(brief(at(list)).unasked).toEqual(['Tool page']);
    expect(brief(at(about('Q1', 'What do tool list and tool page show?')))).not.toHaveProperty('unasked');
    expect(brief(at(list, about('Q2', 'What does one see of a single tool?')))).not.toHaveProperty('unasked');
  });

  it('takes a question about a list for none about the thing that its name begins with', () => {
    const screens = ['discussion list', 'discussion'];
    const forum = topic('t', 'Forum', ['behaviour'], { status: 'active', screens });
    const about = (id: string, question: string) =>
      asked(id, { ...many, dimensions: ['look_feel'], config: { ...many.config, question } });
    const at = (...questions: Session['questions']) => now({ led: 'model', topics: [forum], questions });
    const list = about('Q1', 'What should the discussion list show?');
    expect(brief(at(list)).unasked).toEqual(['discussion']);
    expect(brief(at(list, about('Q2', 'What should a discussion show?')))).not.toHaveProperty('unasked');
  });

  it('is neither what was delegated nor what is not known: these are states of their own', () => {
    const left = now({
      questions: [
        asked('Q1', { ...many, answer: undefined, nonAnswer: 'you_decide', dimensions: ['errors'] }),
        asked('Q2', { ...many, answer: undefined, nonAnswer: 'dont_know', dimensions: ['quality'] }),
      ],
      statements: [statement({ id: 'OQ-001', kind: 'open_question', dimension: 'quality', sources: ['Q2'] })],
    });
    expect(brief(left)).toMatchObject({
      completeness: 0,
      leftOpen: [
        { dimension: 'errors', as: 'delegated' },
        { dimension: 'quality', as: 'unknown' },
      ],
    });
    const draft = renderDraft(left, 't');
    expect(draft).toContain('Left to whoever builds it: Errors and edge cases.');
    expect(draft).toContain('Not known to the person asked: Quality requirements.');
    expect(draft).toContain('Not settled yet: Behaviour and flows.');
  });

  it('is the same for everybody who asks, and who is overruled is told what is open', () => {
    const once = now({ questions: [asked('Q1', { ...many, dimensions: ['behaviour'] })], statements: [statement({})] });
    const [first] = once.topics;
    expect(isTopicSettled(once, first!)).toBe(false);
    expect(refuseClosing(once, first!)).toContain('open: errors and edge cases, quality requirements');
    expect(refuseConverging(once, 99)).toContain('open: errors and edge cases, quality requirements');
    const all = { ...once, statements: SIDES.map((dimension, at) => statement({ id: `FR-00${at}`, dimension })) };
    expect([refuseClosing(all, first!), refuseConverging(all, 99)]).toEqual([null, null]);
    expect(brief(all).settled).toBe(true);
  });
});

const DECIDED = {
  action: 'continue_current_topic' as const,
  topicId: null,
  newTopics: [],
  priorities: [],
  instruction: null,
  reasoning: 'It goes on.',
  acknowledgement: '',
  reply: '',
  wrapUp: false,
};
const draftOf = (question: string, by: 'model' | 'caller' = 'model') => ({
  type: 'ask_text' as const,
  config: { question },
  why: '',
  evidence: [],
  purpose: 'elicit' as const,
  dimensions: [],
  by,
});

describe('with every answer', () => {
  const waiting = now({
    questions: [asked('Q1', many)],
    lastInputSeq: 10,
    prepared: [
      { preparedId: 'P1', topicId: 't', draft: draftOf('How fast?') },
      { preparedId: 'P2', topicId: 't', draft: draftOf('Who reads it?') },
      { preparedId: 'P3', topicId: 't', draft: draftOf('What does the agent need?', 'caller') },
    ],
  });

  it('prepared questions can be dropped and put otherwise, a caller’s not', () => {
    const judged = [
      { id: 'P1', question: null },
      { id: 'P2', question: 'Which of the two teams reads it?' },
      { id: 'P3', question: null },
    ];
    const events = orchestrateEvents(waiting, 10, { ...DECIDED, waiting: judged }, 'model');
    const left = after(waiting, ...events).prepared.map(({ preparedId, draft }) => [
      preparedId,
      draft.config['question'],
    ]);
    expect(left.sort()).toEqual([
      ['P2', 'Which of the two teams reads it?'],
      ['P3', 'What does the agent need?'],
    ]);
  });

  it('the orchestrator sees them by their ids, and may give a topic a further side', () => {
    const input = buildOrchestratorInput({ ...waiting, lastInputSeq: waiting.questions[0]?.response?.seq ?? 0 });
    if (input === null) throw new Error('Nothing was said.');
    const { changing } = orchestrator.prompt.input(input, FRAME);
    expect(changing).toContain('- P1 on t: "How fast?"');
    expect(changing).toContain('- t: "What does the agent need?"');
    const reply = {
      ...DECIDED,
      directive: null,
      newDimensions: [{ topicId: 't', dimensions: ['security', 'errors'] }],
      waiting: [
        { id: 'p1', question: null },
        { id: 'P9', question: null },
      ],
    };
    const result = orchestrator.prompt.fromWire(reply, input);
    expect(result).toMatchObject({
      newDimensions: [{ topicId: 't', dimensions: ['security'] }],
      waiting: [{ id: 'P1', question: null }],
    });
    const next = after(waiting, ...orchestrateEvents(waiting, 10, orchestrator.output.parse(result), 'model'));
    expect(next.topics[0]?.dimensions).toEqual([...SIDES, 'security']);
  });

  it('a model that wanted to end too early is told why it goes on', () => {
    const events = orchestrateEvents(waiting, 10, { ...DECIDED, action: 'start_convergence' }, 'model');
    const next = after(waiting, ...events);
    const input = buildOrchestratorInput({ ...next, lastInputSeq: waiting.questions[0]?.response?.seq ?? 0 });
    expect(input?.overruled).toContain('“Speed”');
  });
});

it('a finding that a model gave is kept, whatever closes the topic', () => {
  const once = now({ questions: [asked('Q1', many), asked('Q2', many)] });
  const result = { done: true as const, acknowledgement: '', reason: '', finding: 'Speed matters most.' };
  const proposed = after(
    once,
    { type: 'interview_proposed', key: 'k', topicId: 't', result, by: 'model', observations: [], evidence: [] },
    { type: 'interview_refused', key: 'k', reason: 'Not yet.' },
  );
  expect(findingOf(proposed, proposed.topics[0]!)).toBe('Speed matters most.');
  expect(findingOf(once, once.topics[0]!)).not.toBe('Speed matters most.');
});
