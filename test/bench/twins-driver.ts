import { digestAnswer, questionTitle } from '../../src/agents/questions/catalogue';
import { bootstrapper } from '../../src/agents/roles/bootstrapper';
import { intake } from '../../src/agents/roles/intake';
import { interviewer } from '../../src/agents/roles/interviewer';
import { orchestrator } from '../../src/agents/roles/orchestrator';
import type { Exchange, Ground, TopicBrief } from '../../src/agents/roles/inputs';
import type { QuestionDraft } from '../../src/agents/session/question';
import type { Person, Reply } from './person';

interface Play {
  ground: Ground;
  topics: TopicBrief[];
  exchanges: Exchange[];
  prepared: Map<string, QuestionDraft>;
  budget: number;
}

/** Plays an interview with the offline twins alone, without the engine: quick to run and easy to follow. */
export function playTwins(request: string, budget: number, person: Person): void {
  const made = intake.offline({ request, selection: null, callerContext: '', roots: [] });
  const ground: Ground = { request, selection: null, callerContext: '', intake: made, evidence: [], facts: [] };
  const laid = bootstrapper.offline({ ...ground, gaps: [], budget, callerQuestions: [] });
  const topics = laid.topics.map((topic, index): TopicBrief => ({
    id: `T${index + 1}`,
    title: topic.title,
    scope: topic.scope,
    status: 'backlog',
    dimensions: topic.dimensions,
    covered: [],
    completeness: 0,
    asked: 0,
    answered: 0,
    finding: null,
  }));
  const prepared = new Map(laid.topics.flatMap((topic, index) => (topic.firstQuestion === null ? [] : [[`T${index + 1}`, topic.firstQuestion] as const])));
  const play: Play = { ground, topics, exchanges: [], prepared, budget };
  let topic = topics[0];
  while (topic !== undefined && play.exchanges.length < budget) {
    topic.status = 'active';
    const question = nextQuestion(play, topic);
    if (question === null) {
      topic.status = 'completed';
      topic = topics.find(({ status }) => status === 'backlog');
      continue;
    }
    const exchange = exchangeOf(play, topic, question, person.reply(question));
    play.exchanges.push(exchange);
    topic.asked += 1;
    topic.answered += 1;
    topic.covered = [...new Set([...topic.covered, ...question.dimensions.filter((dimension) => topic?.dimensions.includes(dimension))])];
    topic.completeness = Math.round((100 * topic.covered.length) / Math.max(1, topic.dimensions.length));
    const flow = direct(play, topic.id, exchange);
    if (flow.action === 'start_convergence' || flow.action === 'end_session') return;
    if (flow.action === 'switch_to_topic') {
      topic.status = 'backlog';
      topic = topics.find(({ id }) => id === flow.topicId) ?? topic;
    }
  }
}

function nextQuestion(play: Play, topic: TopicBrief): QuestionDraft | null {
  const waiting = play.prepared.get(topic.id);
  if (waiting !== undefined) {
    play.prepared.delete(topic.id);
    return waiting;
  }
  const result = interviewer.offline({
    ...play.ground,
    topics: play.topics,
    topicId: topic.id,
    exchanges: play.exchanges,
    messages: [],
    missing: topic.dimensions.filter((dimension) => !topic.covered.includes(dimension)),
    directive: null,
    terms: [],
    budgetLeft: play.budget - play.exchanges.length,
    refusals: [],
    preparedElsewhere: [...play.prepared.values()].flatMap(({ about }) => (about === undefined ? [] : [about])),
  });
  return result.done ? null : result.question;
}

function direct(play: Play, activeTopicId: string, exchange: Exchange): ReturnType<typeof orchestrator.offline> {
  return orchestrator.offline({
    request: play.ground.request,
    intake: play.ground.intake,
    recent: play.exchanges.slice(-5).flatMap(({ question, digest, text, nonAnswer, topicId }) => [
      { by: 'interviewer' as const, text: question, topicId },
      { by: 'person' as const, text: digest || text || (nonAnswer ?? ''), topicId },
    ]),
    input: { kind: 'answer', exchange },
    topics: play.topics,
    activeTopicId,
    openQuestionId: null,
    budgetLeft: play.budget - play.exchanges.length,
    newPerTurn: play.exchanges.map(() => 1),
  });
}

function exchangeOf(play: Play, topic: TopicBrief, question: QuestionDraft, reply: Reply): Exchange {
  return {
    questionId: `Q${play.exchanges.length + 1}`,
    topicId: topic.id,
    type: question.type,
    purpose: question.purpose,
    dimensions: question.dimensions,
    about: question.about ?? null,
    question: questionTitle(question.config),
    config: question.config,
    evidence: question.evidence,
    answer: reply.kind === 'answer' ? reply.answer : null,
    digest: reply.kind === 'answer' ? digestAnswer(question.type, question.config, reply.answer) : '',
    nonAnswer: reply.kind === 'non_answer' ? reply.nonAnswer : null,
    text: reply.kind === 'non_answer' ? (reply.text ?? '') : '',
  };
}
