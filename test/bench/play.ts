import type { InterviewPorts } from '../../src/agents/engine/interview';
import { Interview } from '../../src/agents/engine/interview';
import { DEFAULT_PROBE_MS } from '../../src/agents/session/limits';
import type { EventRecord } from '../../src/agents/session/events';
import type { Question } from '../../src/agents/session/question';
import { openQuestion } from '../../src/agents/session/session';
import type { Session } from '../../src/agents/session/session';
import type { SessionStore } from '../../src/agents/session/store-port';
import { systemClock } from '../../src/extension/node/clock';
import { diskReader } from '../../src/extension/node/reading/disk-reader';
import type { Person } from './person';

export interface Play {
  request: string;
  /** Questions that count against the budget. */
  budget: number;
  /** A folder to look at before asking, or null for none. */
  folder: string | null;
}

/** Keeps records in `kept`, and nothing else: the session itself is all that is looked at. */
function memory(kept: EventRecord[]): SessionStore {
  return {
    async append(records) {
      kept.push(...records);
    },
    specFolder: (name: string) => Promise.resolve(name),
    writeDraft: () => Promise.resolve(),
    writeSpec: (folder) => Promise.resolve((name) => `${folder}/${name}`),
    addIssue: () => Promise.resolve(),
    noteOnIssue: () => Promise.resolve(),
  };
}

/** More turns than an interview can have: the plan may come round a few times after the last question. */
const SPARE_TURNS = 10;

/** Plays a whole interview of the engine with its offline roles, and returns the session it ended in. Throws if it gets stuck. */
export async function playInterview({ request, budget, folder }: Play, person: Person): Promise<Session> {
  const started = Interview.start(memoryPorts([], folder), { request, selection: null, budget });
  if (!started.ok) throw new Error(started.reason);
  const { interview } = started;
  for (let turn = 0; turn < budget + SPARE_TURNS; turn++) {
    await interview.idle();
    const { session } = interview;
    if (session.ended !== null) return session;
    const open = openQuestion(session);
    if (open === null)
      throw new Error(
        `“${request}”: nothing is asked and nothing is running. ${interview.view().problem ?? ''}`.trim(),
      );
    const outcome = await interview.dispatch(commandFor(open.question, person), 'person');
    if (!outcome.ok) throw new Error(`“${request}”: the answer to ${open.question.id} was refused: ${outcome.reason}`);
  }
  throw new Error(`“${request}”: the interview did not come to an end.`);
}

/** Approvals are approved and earn nothing; every other question is answered by the person. */
function commandFor(question: Question, person: Person): Parameters<Interview['dispatch']>[0] {
  if (question.purpose === 'approval')
    return { type: 'answer', questionId: question.id, answer: { decision: 'approve', annotations: [] } };
  const reply = person.reply(question);
  return reply.kind === 'answer'
    ? { type: 'answer', questionId: question.id, answer: reply.answer }
    : {
        type: 'non_answer',
        questionId: question.id,
        nonAnswer: reply.nonAnswer,
        ...(reply.text === undefined ? {} : { text: reply.text }),
      };
}

/** Ports for an offline interview that looks at a folder, or at none, and whose records end up in `kept`. */
export function memoryPorts(kept: EventRecord[], folder: string | null = null): InterviewPorts {
  return {
    clock: systemClock,
    reader: diskReader(folder === null ? [] : [{ name: 'repository', path: folder }]),
    store: memory(kept),
    models: null,
    probeMs: DEFAULT_PROBE_MS,
    newId: () => 'bench',
  };
}
