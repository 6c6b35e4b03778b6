import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { digestAnswer, questionTitle } from '../../../../../src/agents/questions/catalogue';
import { NO_READING } from '../../../../../src/agents/session/reading';
import { intake } from '../../../../../src/agents/roles/intake/role';
import { topicTitle } from '../../../../../src/agents/roles/rule-based/topics';
import type {
  SessionBackground,
  InterviewerInput,
  OrchestratorInput,
} from '../../../../../src/agents/roles/inputs/inputs';
import type { TopicBrief } from '../../../../../src/agents/session/topic-briefs';
import type { Exchange } from '../../../../../src/agents/session/exchanges';

/** A session's ground for a request, as the offline intake reads it. */
export function groundFor(request: string, shown: { facts?: Fact[]; evidence?: Evidence[] } = {}): SessionBackground {
  const made = intake.offline({ request, selection: null, callerContext: '', roots: [] });
  return {
    request,
    selection: null,
    callerContext: '',
    intake: made,
    evidence: shown.evidence ?? [],
    facts: shown.facts ?? [],
    reading: NO_READING,
  };
}

export function topic(id: string, given: Partial<TopicBrief> = {}): TopicBrief {
  return {
    id,
    title: `Topic ${id}`,
    scope: '',
    status: 'backlog',
    dimensions: [],
    covered: [],
    completeness: 0,
    asked: 0,
    answered: 0,
    finding: null,
    ...given,
  };
}

/** What became of a question: `answer` as its type has it, or a way of not answering. */
export function exchange(
  draft: QuestionDraft,
  came: { answer?: unknown; nonAnswer?: Exchange['nonAnswer']; text?: string },
  at: { id?: string; topicId?: string } = {},
): Exchange {
  return {
    questionId: at.id ?? 'Q1',
    topicId: at.topicId ?? 'T1',
    type: draft.type,
    purpose: draft.purpose,
    dimensions: draft.dimensions,
    about: draft.about ?? null,
    subject: draft.subject ?? null,
    by: draft.by,
    subjectArea: draft.subjectArea ?? null,
    question: questionTitle(draft.config),
    config: draft.config,
    evidence: draft.evidence,
    answer: came.answer ?? null,
    digest: came.answer === undefined ? '' : digestAnswer(draft.type, draft.config, came.answer),
    nonAnswer: came.nonAnswer ?? null,
    text: came.text ?? '',
  };
}

/** A question in free text, and what was written in reply. */
export function written(question: string, text: string, at: { id?: string; topicId?: string } = {}): Exchange {
  const draft: QuestionDraft = {
    type: 'ask_text',
    config: { question },
    why: '',
    evidence: [],
    purpose: 'elicit',
    dimensions: ['behaviour'],
    by: 'offline',
  };
  return exchange(draft, { answer: { text } }, at);
}

export function interviewerInput(request: string, given: Partial<InterviewerInput> = {}): InterviewerInput {
  return {
    ...groundFor(request),
    topics: [topic('T1', { title: topicTitle(ALL_SIDES), status: 'active', dimensions: [...ALL_SIDES] })],
    topicId: 'T1',
    leads: 'rules',
    doubted: [],
    exchanges: [],
    lastAnswered: given.exchanges?.at(-1)?.questionId ?? null,
    isSaidBack: false,
    messages: [],
    missing: [],
    directive: null,
    terms: [],
    budgetLeft: 12,
    refusals: [],
    preparedElsewhere: [],
    preparedQuestions: [],
    waitingHere: [],
    ...given,
  };
}

const ALL_SIDES: TopicBrief['dimensions'] = [
  'user_goal',
  'scope',
  'behaviour',
  'data',
  'interfaces',
  'errors',
  'quality',
  'security',
  'look_feel',
  'compatibility',
  'operations',
  'acceptance',
  'rollout',
  'risks',
];

export function orchestratorInput(
  given: Partial<OrchestratorInput> & Pick<OrchestratorInput, 'input'>,
): OrchestratorInput {
  const request = 'Let users export their data';
  return {
    request,
    intake: groundFor(request).intake,
    recent: [],
    topics: [
      topic('T1', { title: 'Scope and behaviour', status: 'active', dimensions: ['scope', 'behaviour'] }),
      topic('T2', { title: 'Data', dimensions: ['data'] }),
      topic('T3', { title: 'Access and safety', scope: 'who may do what', dimensions: ['security'] }),
    ],
    activeTopicId: 'T1',
    openQuestionId: null,
    prepared: [],
    budgetLeft: 8,
    newPerTurn: [],
    ...given,
  };
}
