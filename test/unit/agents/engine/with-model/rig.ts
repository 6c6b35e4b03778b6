import { afterAll } from 'vitest';
import { Interview, type InterviewPorts, type StartInput } from '../../../../../src/agents/engine/interview';
import { LadderMemory } from '../../../../../src/agents/model/ladder-memory';
import type { Model } from '../../../../../src/agents/model/model';
import type { ModelPorts } from '../../../../../src/agents/model/model-ports';
import { automaticAnswer } from '../../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../../src/agents/questions/question-type';
import type { EventRecord } from '../../../../../src/agents/session/events';
import { openQuestion, type AskedQuestion } from '../../../../../src/agents/session/session';
import type { OpenAiOptions } from '../../../../../src/extension/node/openai/chat-call';
import { openAiModel } from '../../../../../src/extension/node/openai/openai-model';
import { goodModel } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import type { Reply } from '../../../../model-server/replies.mjs';
import { startModelServer, type ModelServer, type ServerOptions } from '../../../../model-server/server.mjs';
import { rig } from '../rig';

/** A small workspace. */
export const FILES = {
  'package.json': '{ "name": "shop", "devDependencies": { "vitest": "^3" } }',
  'src/orders/export.ts':
    'export function exportOrders(filter: Filter): Promise<Row[]> {\n  return store.all(filter);\n}',
  'src/http/server.ts': 'export const REQUEST_LIMIT_MS = 30_000;\n',
};

export const REQUEST = 'Export orders as a file that accountants can open';

const servers: ModelServer[] = [];
const interviews: Interview[] = [];
afterAll(async () => {
  interviews.splice(0).forEach((interview) => interview.dispose());
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

export interface ModelRigOptions extends ServerOptions {
  files?: Record<string, string>;
  /** How the model is talked to: short times, so that faults of time show soon. */
  adapter?: Partial<OpenAiOptions>;
  models?: Partial<ModelPorts>;
}

/** A server on which the good model plays what no script does, and an interview's ports with a model there. */
export async function modelRig(options: ModelRigOptions = {}) {
  const { files = FILES, adapter = {}, models: given = {}, respond = goodModel, ...server } = options;
  const started = await startModelServer({ ...server, respond });
  servers.push(started);
  const kept = rig(files);
  const models = modelPorts(modelAt(started, adapter), given);
  const ports: InterviewPorts = { ...kept.ports, models };
  return { ...kept, server: started, models, ports };
}

export type ModelRig = Awaited<ReturnType<typeof modelRig>>;

export function modelAt({ baseUrl }: Pick<ModelServer, 'baseUrl'>, adapter: Partial<OpenAiOptions> = {}): Model {
  return openAiModel({ baseUrl, modelName: 'small', key: null, ...adapter });
}

/** Ports on which one model plays every role. */
export function modelPorts(model: Model, given: Partial<ModelPorts> = {}): ModelPorts {
  return {
    source: { label: model.label, for: () => model },
    memory: new LadderMemory(),
    boundary: 'b7k2q9',
    projectNotes: async () => '',
    image: async () => null,
    tools: null,
    ...given,
  };
}

/** Begins an interview that must begin, and waits until it waits. */
export async function begin({ ports }: Pick<ModelRig, 'ports'>, input: Partial<StartInput> = {}): Promise<Interview> {
  const interview = beginAtOnce({ ports }, input);
  await interview.idle();
  return interview;
}

/** The same without waiting. */
export function beginAtOnce({ ports }: Pick<ModelRig, 'ports'>, input: Partial<StartInput> = {}): Interview {
  const started = Interview.start(ports, { request: REQUEST, selection: null, ...input });
  if (!started.ok) throw new Error(started.reason);
  interviews.push(started.interview);
  return started.interview;
}

/** Brings an interview back from a part of its journal. */
export function resume(
  { ports }: Pick<ModelRig, 'ports'>,
  records: readonly EventRecord[],
  options: { byPerson: boolean },
): Interview {
  const interview = Interview.resume(ports, records, options);
  interviews.push(interview);
  return interview;
}

/** The question on screen, which must be there. */
export function open(interview: Interview): AskedQuestion {
  const question = openQuestion(interview.session);
  if (question === null) {
    const { block, ended } = interview.session;
    throw new Error(`No question is open: ${JSON.stringify({ block, ended, problem: interview.view().problem })}`);
  }
  return question;
}

/** What a person who means it answers: the recommendation or the first choice, or a few words of their own. */
export function answerTo({ question: { type, config } }: Pick<AskedQuestion, 'question'>, words = WORDS): unknown {
  return type === 'ask_text' ? { text: words } : automaticAnswer(type, config, 'recommended');
}

export const WORDS = 'I export three orders and open the file in a spreadsheet.';

/** Answers the open question; waits until everything it led to is done. */
export async function answer(interview: Interview, words?: string): Promise<string> {
  const asked = open(interview);
  const questionId = asked.question.id;
  await says(interview, { type: 'answer', questionId, answer: answerTo(asked, words) });
  return questionId;
}

/** What a person adds to a choice that says nothing of where to go: only a model can tell. */
export const REMARK = 'We have talked about it.';

/** Answers the open question with a remark in the person's own words, which the orchestrator hears. */
export async function answerInWords(interview: Interview): Promise<string> {
  const asked = open(interview);
  const questionId = asked.question.id;
  await says(interview, { type: 'answer', questionId, answer: answerTo(asked), note: REMARK });
  return questionId;
}

/** Dispatches a command of the person's that must be taken, and waits until everything it led to is done. */
export async function says(interview: Interview, command: Parameters<Interview['dispatch']>[0]): Promise<void> {
  const outcome = await interview.dispatch(command, 'person');
  if (!outcome.ok) throw new Error(outcome.reason);
  await interview.idle();
}

/** Goes on answering until the session has ended; an error after `most` answers, or when nothing is asked any more. */
export async function answerAll(interview: Interview, most = 30): Promise<void> {
  for (let i = 0; i < most && !interview.session.ended; i++) await answer(interview);
  if (!interview.session.ended) throw new Error(`The session has not ended after ${most} answers.`);
}

/** The questions that were asked, approvals aside, as the person read them. */
/** The person wants to talk about the first topic, so that the interview stays there. */
export async function stayInFirstTopic(interview: Interview): Promise<void> {
  for (const topicId of ['T2', 'T1']) await says(interview, { type: 'activate_topic', topicId });
}

/** Answers until a question of a type is on screen. */
export async function answerUntil(interview: Interview, type: QuestionTypeName): Promise<void> {
  for (let i = 0; i < 12 && open(interview).question.type !== type; i++) await answer(interview);
}

export function askedTexts({ session }: Interview): string[] {
  return session.questions
    .filter(({ question }) => question.purpose !== 'approval')
    .map(({ question }) => String(question.config['question']));
}

export function typesAsked({ session }: Interview): QuestionTypeName[] {
  return session.questions.map(({ question }) => question.type);
}

/** How often each role called. */
export function callsOf(server: ModelServer, role: string): RecordedRequest[] {
  return server.calls.filter((request) => request.role === role);
}

/** A responder that plays some roles itself and leaves the rest to the good model. */
export function playing(
  roles: Partial<Record<string, (request: RecordedRequest) => Reply | null | Promise<Reply | null>>>,
): NonNullable<ServerOptions['respond']> {
  return async (request) => (await roles[request.role ?? '']?.(request)) ?? goodModel(request);
}
