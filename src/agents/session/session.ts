import type { ChangedSpec } from './changed-spec';
import type { z } from 'zod';
import type { Answerer } from './actor';
import type {
  EventOf,
  EventRecord,
  Intake,
  ModelBlock,
  phaseSchema,
  PlanTask,
  ResearchQuality,
  TopicSeed,
  Unspoken,
} from './events';
import { NO_READING, type Reading } from './reading';
import type { RightSize, Size } from './right-size';
import type { RoleName } from './role-names';
import type { Finding } from './finding';
import type { Evidence, Fact, Observation, Selection } from './evidence';
import type { IdCounts } from './ids';
import type { SaidPart } from './said-part';
import type { ProbeStatus } from './probe-status';
import type { SpecPlace } from './spec-place';
import type { NonAnswer, Question, QuestionDraft } from './question';
import type { PutAside, Statement } from './statement';

export type Phase = z.infer<typeof phaseSchema>;

export type TopicStatus = 'mentioned' | 'backlog' | 'active' | 'completed' | 'dropped';

/** A topic with where it stands. The list order is the person's: what comes first is discussed first. */
export interface Topic extends TopicSeed {
  status: TopicStatus;
  finding: string | null;
  /** What a model last said that it concluded, whether or not it was closed then. */
  concluded?: string;
  closedBy: EventOf<'topic_completed'>['closedBy'] | null;
  /** Whether the person wanted to talk about it when it was last taken up. */
  chosen: boolean;
  /** `seq` of the event that brought it. */
  since: number;
  /** Set where it belongs to a goal that is none any more. */
  former?: true;
}

/** Something that is known to be missing on a topic that was left. */
export interface LeftGap {
  topicId: string;
  text: string;
  /** Id of the review's finding that it is; absent where a writer misses it. */
  finding?: string | undefined;
  /** Which matters the topic comes back for, where it is for what nobody spoke of. */
  unspoken?: Unspoken | undefined;
}

/** What the person did with a question. `seq` is that of the event which said it last, `firstSeq` of the one before any change. */
export type Response =
  | {
      kind: 'answer';
      value: unknown;
      digest: string;
      /** What the person added to the answer in their own words; absent where they added nothing. */
      note?: string;
      by: Answerer;
      seq: number;
      firstSeq: number;
      revisions: number;
    }
  | { kind: 'non_answer'; nonAnswer: NonAnswer; text: string; by: Answerer; seq: number; firstSeq: number };

type QuestionStatus = 'open' | 'parked' | 'answered' | 'withdrawn';

/** A question that was on screen, with all that happened to it. */
export interface AskedQuestion {
  question: Question;
  /** `not_now` questions are parked and come back once. */
  status: QuestionStatus;
  askedSeq: number;
  askedAt: string;
  acknowledgement: string;
  response: Response | null;
  /** How often "Not now" was said to it. */
  deferrals: number;
  clarifications: { text: string; reply: string | null }[];
  proposal: { answer: unknown; by: string } | null;
  /** With a plan: ids of the topics that its statements were of when it was shown, by their ids. */
  topicOf?: Readonly<Record<string, string>>;
  /** `seq` of the event that withdrew it. */
  withdrawnSeq?: number;
  /** Set where nobody needs an answer any more: it is no open question, and does not count. */
  moot?: true;
  /** What answers it, in a sentence, where that was found while the question was open. */
  found?: string;
  /** Set where it was asked for a goal that is none any more, and nothing that came of it stands. */
  former?: true;
  /** Set where the record of its asking is lost: only what was answered is known. */
  lost?: true;
}

/** A goal that another one took the place of. */
interface FormerGoal {
  request: string;
  cause: EventOf<'goal_changed'>['cause'];
  /** The message or the answer that said so; null where a click did. */
  source: string | null;
  /** `seq` of the event that changed it. */
  seq: number;
  /** Ids of the evidence that was known then. */
  evidence: string[];
}

interface PreparedQuestion {
  preparedId: string;
  topicId: string;
  draft: QuestionDraft;
}

export interface Probe {
  status: ProbeStatus;
  reason: string;
  evidenceSummary: string;
  /** 0 to 1. */
  confidence: number;
  gaps: string[];
  /** Which of the gaps is that no code stands out as the place for the change. */
  placeGap: number | null;
  /** Whether there is nothing yet that looking further could find. */
  bare?: true;
  /** Whether it, what looks further and what plans that may go on beside the questions. */
  alongside?: true;
  /** What a model takes the code to be called that the request is about: by these names it is looked for once more. */
  names?: string[];
  /** Set once a model has looked further than the rules did, or tried to and what they concluded stands. */
  further?: 'done' | 'tried';
}

export interface Plan {
  hops: number;
  decision: 'proceed' | 'tasks' | 'ask_human' | null;
  tasks: (PlanTask & { status: 'due' | 'running' | 'completed' | 'failed'; result: string })[];
  reasoning: string;
  /** A question that the planner wants put to the person before the topics' own. */
  question: QuestionDraft | null;
  /** Every decision so far, oldest first, with the research that it rested on. */
  decisions: (Pick<EventOf<'plan_created'>, 'decision' | 'reasoning' | 'researchQuality'> & { at: string })[];
}

/** One search of a research task, with what it was worth. */
type ResearchAttempt = Omit<EventOf<'research_attempted'>, 'type'> & { at: string };

export interface Message {
  id: string;
  text: string;
  by: Answerer;
  /** The topic it was said about, where that is known. */
  topicId?: string | undefined;
  seq: number;
  reply: string;
}

/** Where an interviewer's proposal stands: waiting to be adopted under its step's key. */
interface Proposal {
  key: string;
  topicId: string;
  result: EventOf<'interview_proposed'>['result'];
  by: 'offline' | 'model';
  observations: Observation[];
  evidence: Evidence[];
}

/** A call of a model, after it ended. */
export interface EndedCall {
  at: string;
  key: string;
  /** Set where it was made ahead of an answer: `lastInputSeq` when it began. */
  ahead?: number;
  role: RoleName;
  ms: number;
  inputTokens: number | null;
  outputTokens: number | null;
  countedBy: 'provider' | 'estimate' | null;
  /** Why it failed, in a sentence; null if it did not. */
  failure: string | null;
}

/** A rule-based version's answer in place of a model's. */
interface Fallback {
  key: string;
  role: RoleName;
  reason: string;
  at: string;
}

interface Issue {
  id: string;
  title: string;
  summary: string;
  cause: string;
  tried: string[];
  next: string;
  /** What the question is about whose answer settles it. */
  settledBy?: string | undefined;
  at: string;
  resolution: string | null;
}

interface WrittenSpec {
  path: string;
  answersPath: string;
  status: 'approved' | 'unapproved';
  summary: string;
  /** The code that a last look found for what was settled. */
  places: SpecPlace[];
  /** Why there are none, where they could not be looked up; else null. */
  placesProblem: string | null;
  /** Labels that other specifications of the workspace have, too. */
  sharedLabels: string[];
}

/** A session: what its events add up to. Never changed in place; `fold` makes the next one. */
export interface Session {
  id: string;
  startedAt: string;
  /** What is wanted now: the request, or the goal that took its place. */
  request: string;
  /** Goals that others took the place of, oldest first. */
  formerGoals: readonly FormerGoal[];
  selection: Selection | null;
  caller: { context: string; questions: QuestionDraft[] } | null;
  interviewer: string;
  automatic: 'recommended' | 'first' | 'delegate' | null;
  probeAllowed: boolean;
  roots: string[];
  /** The approved specification that is changed; null where there is none. */
  changes: ChangedSpec | null;
  /** Questions that may be asked, those already asked included. */
  budget: number;
  /** Whether models play the roles that have one. */
  led: 'offline' | 'model';
  /** `seq` of the event since which it is so; 0 from the beginning. */
  ledSince: number;
  /** Why no model is called just now; null if they may be. */
  block: ModelBlock | null;
  /** Tokens that models may use before the person is asked; null for no limit. */
  tokenBudget: number | null;
  /** Calls of models that have ended, oldest first. */
  calls: EndedCall[];
  /** Calls that have begun and not ended, oldest first. */
  runningCalls: { key: string; role: RoleName; ahead?: number }[];
  /** Keys of calls made ahead of an answer of which something was taken up. */
  usedAhead: readonly string[];
  fallbacks: Fallback[];
  /** The orchestrator's and the engine's decisions, oldest first. */
  flows: { at: string; action: EventOf<'flow_decided'>['action']; reasoning: string; by: string }[];
  intake: Intake | null;
  /** How the person wants the request to be read. */
  reading: Reading;
  /** Subjects that were put in question and not settled yet; empty where none is. */
  doubted: readonly string[];
  /** The commit that was checked out when the session began to look; null where that is not known. */
  revision: string | null;
  probe: Probe;
  observations: Observation[];
  /** When each of them was recorded, by its id; the last one of an id counts. */
  observedAt: readonly (readonly [id: string, at: string])[];
  evidence: Evidence[];
  facts: Fact[];
  plan: Plan;
  /** Searches of research tasks, oldest first. */
  attempts: ResearchAttempt[];
  researchQuality: ResearchQuality | null;
  /** How much there is to find out, as it was proposed, and the size that the person chose instead; null before the look is over. */
  rightSize: (RightSize & { by: 'offline' | 'model'; chosen: Size | null }) | null;
  topics: Topic[];
  /** The key of the step that brings the rest of the layout, of which the first topic and its question are here; null where none does. */
  layingOut: string | null;
  prepared: PreparedQuestion[];
  questions: AskedQuestion[];
  messages: Message[];
  /** What the parts of answers and messages do, by what they were said in: as journalled, the rest is for the rules to tell. */
  understood: readonly { source: string; parts: readonly SaidPart[]; by: 'offline' | 'model' | 'person' }[];
  statements: Statement[];
  /** Ids of statements whose words are the person's own: no writer changes them. */
  editedByPerson: string[];
  /** What the person put aside by changing the draft, oldest first, until they put it back. */
  putAside: PutAside[];
  /** Checks that a writer took out of the draft, and the statements that each looked at. */
  droppedChecks: readonly { id: string; checked: readonly string[] }[];
  /** Ids of comments on the draft that the person has no more use for. */
  settledComments: string[];
  /**
   * Per topic, the key of the input that its statements were last written from, and how often since something was added to
   * them without going through the whole: 0 where all of it was written or revised at once. `seq` is that of the event;
   * `lacks` says in a sentence what the writer misses on the topic, empty where it says nothing.
   */
  written: readonly { topicId: string; key: string; additions: number; seq: number; lacks: string }[];
  /** What writers missed and a review found said: a writer who says it again has not seen where. */
  toldMisses: readonly string[];
  /** What the look left unknown and a review found said, in the words of the look. */
  knownGaps: readonly string[];
  /** `seq` of the events that changed each statement, by its id; the last one of an id counts. */
  statementChangedAt: readonly (readonly [id: string, seq: number])[];
  flow: EventOf<'flow_decided'> | null;
  proposal: Proposal | null;
  /** What the interviewer said back to the last answer, until a question carries it. */
  pendingAcknowledgement: string;
  /** Whether the last answer is still to be said back: no question has carried that yet. Also at the very start. */
  toSayBack: boolean;
  /** Proposals that were sent back or dropped, oldest first; `question` is empty where a topic was not to be closed yet. */
  rejectedProposals: { at: string; question: string; reason: string; as: 'sent_back' | 'dropped' }[];
  /** Reasons why proposals of the current turn were sent back. */
  refusals: { key: string; reason: string; about?: string | undefined }[];
  /** `seq` of the person's last input that somebody must look at; 0 before the first. */
  lastInputSeq: number;
  /** `lastInputSeq` when an interviewer last replied; null before the first reply. */
  interviewedAt: number | null;
  /** `seq` of the last input that the orchestrator heard; later ones were taken for mere answers. */
  heardAt: number;
  /** What an interviewer noticed that words since then ask for beyond an answer; null for nothing. */
  moreSaid: string | null;
  /**
   * What is missing on topics that were left: `due` brought the topic at hand back and was not asked yet; `told` are those
   * that interviewers were told of before they closed a topic or as it came back; `takenUp` counts the times. `swept` is what
   * nobody had spoken of and was looked for, each with how many questions there had been before.
   */
  gaps: {
    due: LeftGap | null;
    told: readonly string[];
    takenUp: number;
    swept: readonly { unspoken: Unspoken; after: number }[];
  };
  converging: boolean;
  review: (EventOf<'review_made'> & { seq: number }) | null;
  /** What reviews found, oldest first, each with what became of it. */
  findings: Finding[];
  /** Questions that had been asked when the draft was reviewed before the last one; null where it was not. */
  reviewedAt: number | null;
  /** Reviews of the whole since the person last said something. */
  reviews: number;
  /** Whether the interview came to its end because the person wants no more questions. */
  wantsNoMore: boolean;
  planReview: EventOf<'plan_reviewed'> | null;
  wrapUp: { reason: string; at: string } | null;
  /** Questions of which what was drawn in the option taken holds no more. */
  overruledDrawings: string[];
  terms: { term: string; preference: 'prefer' | 'avoid'; instead?: string | undefined }[];
  issues: Issue[];
  attachments: { hash: string; name: string; mime: string; size: number; text?: string | undefined }[];
  spec: WrittenSpec | null;
  /** What was not made on this computer and was taken over by the person: the records from one number up to another. */
  adopted: { from: number; to: number }[];
  ended: { reason: 'approved' | 'wrapped_up'; completed: boolean } | null;
  /** Events that could not be taken, with the number of their record and the reason. */
  setAside: { seq: number; type: string; reason: string }[];
  /** How many records are missing, by the gaps in their numbers. */
  lost: number;
  /** What was counted so far for each kind of id, so that none is given twice. */
  ids: IdCounts;
  lastSeq: number;
  lastAt: string;
}

/** The session before its first event. */
export const EMPTY_SESSION: Session = {
  id: '',
  startedAt: '',
  request: '',
  formerGoals: [],
  selection: null,
  caller: null,
  interviewer: '',
  automatic: null,
  probeAllowed: true,
  roots: [],
  changes: null,
  budget: 0,
  led: 'offline',
  ledSince: 0,
  block: null,
  tokenBudget: null,
  calls: [],
  runningCalls: [],
  usedAhead: [],
  fallbacks: [],
  flows: [],
  intake: null,
  reading: NO_READING,
  doubted: [],
  revision: null,
  probe: {
    status: 'not_started',
    reason: '',
    evidenceSummary: '',
    confidence: 0,
    gaps: [],
    placeGap: null,
  },
  observations: [],
  observedAt: [],
  evidence: [],
  facts: [],
  plan: { hops: 0, decision: null, tasks: [], reasoning: '', question: null, decisions: [] },
  attempts: [],
  researchQuality: null,
  rightSize: null,
  topics: [],
  layingOut: null,
  prepared: [],
  questions: [],
  messages: [],
  understood: [],
  statements: [],
  editedByPerson: [],
  putAside: [],
  droppedChecks: [],
  settledComments: [],
  written: [],
  toldMisses: [],
  knownGaps: [],
  statementChangedAt: [],
  flow: null,
  proposal: null,
  pendingAcknowledgement: '',
  toSayBack: true,
  rejectedProposals: [],
  refusals: [],
  lastInputSeq: 0,
  interviewedAt: null,
  heardAt: 0,
  moreSaid: null,
  gaps: { due: null, told: [], takenUp: 0, swept: [] },
  converging: false,
  review: null,
  findings: [],
  reviewedAt: null,
  reviews: 0,
  wantsNoMore: false,
  planReview: null,
  wrapUp: null,
  overruledDrawings: [],
  terms: [],
  issues: [],
  attachments: [],
  spec: null,
  adopted: [],
  ended: null,
  setAside: [],
  lost: 0,
  ids: {},
  lastSeq: 0,
  lastAt: '',
};

/** Whether a question asks about the change itself and somebody needs the answer: approvals and readings do not. */
export function asksOfChange({ question, moot, former }: Pick<AskedQuestion, 'question' | 'moot' | 'former'>): boolean {
  return question.purpose !== 'approval' && question.purpose !== 'reading' && moot !== true && former !== true;
}

/** `seq` of the event since which the goal is what it is; 0 from the beginning. */
export function goalSince({ formerGoals }: Pick<Session, 'formerGoals'>): number {
  return formerGoals.at(-1)?.seq ?? 0;
}

/** Whether the topics of the goal as it is now are there. */
export function isLaidOut(session: Pick<Session, 'formerGoals' | 'topics'>): boolean {
  return session.topics.some(({ since }) => since > goalSince(session));
}

/** The question on screen, if there is one. */
export function openQuestion(session: Session): AskedQuestion | null {
  return session.questions.find((asked) => asked.status === 'open') ?? null;
}

/** The topic being discussed, if there is one. */
export function activeTopic(session: Session): Topic | null {
  return session.topics.find((topic) => topic.status === 'active') ?? null;
}

/** Whether an answer or a message was taken over from a session that was not made on this computer. */
export function isAdopted({ adopted }: Session, { seq }: { seq: number }): boolean {
  return adopted.some(({ from, to }) => seq >= from && seq < to);
}

export type { EventRecord };
