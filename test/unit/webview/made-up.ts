import type {
  CardView,
  ModelView,
  QuestionView,
  SessionView,
  StatementView,
  TopicView,
} from '../../../src/agents/view/session-view';
import type { Usage } from '../../../src/agents/session/usage';

/** Views with everything a test does not care about filled in. */

export function question(over: Partial<QuestionView> = {}): QuestionView {
  return {
    id: 'Q1',
    type: 'ask_text',
    purpose: 'elicit',
    topicId: 'T1',
    topicTitle: 'Eviction',
    why: '',
    evidence: [],
    config: { question: 'What should happen?' },
    acknowledgement: '',
    turn: null,
    changedBefore: [],
    clarifications: [],
    maySendAway: false,
    byRules: null,
    proposal: null,
    ...over,
  };
}

export function card(over: Partial<CardView> = {}): CardView {
  return {
    ...question(),
    status: 'answered',
    line: '',
    answer: { text: 'x' },
    nonAnswer: null,
    revisions: 0,
    by: 'person',
    adopted: false,
    seq: 1,
    ...over,
  };
}

export function topic(over: Partial<TopicView> = {}): TopicView {
  return {
    id: 'T1',
    title: 'Eviction',
    scope: '',
    status: 'backlog',
    finding: null,
    completeness: 0,
    discussed: true,
    asked: 0,
    missing: [],
    ...over,
  };
}

export function statement(over: Partial<StatementView> = {}): StatementView {
  const { id = 'FR-001' } = over;
  return {
    id,
    label: id,
    kind: 'requirement',
    text: 'It works.',
    sources: [],
    by: 'writer',
    assumed: false,
    undoable: false,
    changedAt: 1,
    ...over,
  };
}

export function usage(over: Partial<Usage> = {}): Usage {
  return { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, ms: 0, estimated: false, ...over };
}

export function model(over: Partial<ModelView> = {}): ModelView {
  return { led: 'offline', block: null, usage: usage(), perRole: [], preparing: false, tokenBudget: null, ...over };
}

export function session(over: Partial<SessionView> = {}): SessionView {
  return {
    version: 1,
    id: 'S1',
    title: '',
    request: '',
    selection: null,
    caller: null,
    interviewer: '',
    automatic: null,
    phase: 'deep_dive',
    busy: null,
    model: model(),
    streaming: null,
    saved: 'saved',
    problem: null,
    elsewhere: null,
    foreign: null,
    reading: null,
    rightSize: null,
    against: [],
    look: { status: 'skipped', summary: '', gaps: [], evidence: [], facts: [], steps: [] },
    topics: [],
    cards: [],
    messages: [],
    open: null,
    meter: { asked: 0, budget: 12, wouldAssume: [], wouldStayOpen: [] },
    draft: { title: '', sections: [], terms: [], putAside: [], comments: [] },
    activity: [],
    spec: null,
    ended: false,
    ...over,
  };
}
