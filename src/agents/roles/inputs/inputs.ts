import type { SaidLine } from './recently-said';
import type { ToolSpec } from '../../model/model';
import type { Dimension } from '../../session/dimension';
import type { Intake, PlanTask, ResearchQuality } from '../../session/events';
import type { Finding } from '../../session/finding';
import type { Evidence, Fact, Observation, Selection } from '../../session/evidence';
import type { Reading } from '../../session/reading';
import type { QuestionDraft } from '../../session/question';
import type { Statement } from '../../session/statement';
import type { Exchange } from '../../session/exchanges';
import type { TopicBrief } from '../../session/topic-briefs';
import type { JudgedAssumption } from '../../session/size-in-force';
import type { TermPreference } from '../../session/terms';
import type { HeardWords } from '../../session/understood';
import type { WaitingQuestion } from '../../session/waiting-questions';
import type { QuestionTypeName } from '../../questions/question-type';

export interface IntakeInput {
  request: string;
  selection: Selection | null;
  callerContext: string;
  roots: string[];
}

/**
 * What the look at the workspace came to, in words, what it left unknown and is so still, and what was looked up since for
 * a purpose: absent where nothing was.
 */
export interface LookTold {
  summary: string;
  /** Set where the rules drew it up: out of the facts and of what each piece of evidence shows. */
  byRules?: true;
  gaps: readonly string[];
  lookedUp?: readonly { goal: string; result: string }[];
}

/** What several roles share: the request and what the workspace shows. */
export interface SessionBackground {
  request: string;
  selection: Selection | null;
  callerContext: string;
  intake: Intake;
  evidence: Evidence[];
  facts: Fact[];
  /** What the look came to, for those to whom it is told with the ground; absent where there was none. */
  look?: LookTold;
  /** How the person wants the request to be read. */
  reading: Reading;
  /** True where the workspace was looked at and holds no code yet. */
  bare?: true;
  /** True where the look at the workspace broke down: what was not seen may be there all the same. */
  unseen?: true;
  /** What an approved specification states that is to be changed; absent where there is none. */
  stands?: { title: string; statements: readonly Pick<Statement, 'id' | 'kind' | 'text'>[] };
}

export interface PlannerInput extends SessionBackground {
  confidence: number;
  gaps: string[];
  /** What the look at the workspace came to, in words; absent or empty where there was none. */
  lookSummary?: string;
  researchQuality: ResearchQuality | null;
  /** Finished tasks, oldest first. */
  done: { task: PlanTask; result: string; failed: boolean }[];
  /** Plans made before this one. */
  hops: number;
  /** Searches of research tasks so far, oldest first. */
  attempts?: { taskId: string; query: string }[];
  /** Whether the workspace may be looked at before the interview begins; without it, it may. */
  mayLook?: boolean;
  /** Tools of the editor that a task may call, because the person allow-listed them. */
  tools?: readonly ToolSpec[];
}

export interface ResearcherInput extends SessionBackground {
  task: PlanTask;
  /** What the findings are judged by; the task's query where it is not given. */
  need?: string;
  /** How many of the attempts were made by earlier tasks with the same goal. Default 0. */
  earlier?: number;
  attempts: { query: string; relevance: number; coverage: number; confidence: number; evidence: string[] }[];
}

export interface BootstrapperInput extends SessionBackground {
  /** Whether the look at the workspace is still under way; absent where it has ended, or there was none. */
  isLooking?: true;
  gaps: string[];
  /** What the look at the workspace came to, in words; absent or empty where there was none. */
  lookSummary?: string;
  budget: number;
  /** Questions that a caller supplied; they come first and stand as they are. */
  callerQuestions: QuestionDraft[];
}

export interface OrchestratorInput {
  request: string;
  /** What the look came to; absent where there was none. */
  look?: LookTold;
  intake: Intake;
  /** What an interviewer noticed that the person's words ask for beyond an answer; absent for nothing. */
  moreSaid?: string;
  /** The last things said by either side, 10 to 19 of them, oldest first. */
  recent: SaidLine[];
  /** What the person just said: an answer, a non-answer or a message. */
  input: { kind: 'answer'; exchange: Exchange } | { kind: 'message'; id: string; text: string };
  topics: TopicBrief[];
  activeTopicId: string | null;
  openQuestionId: string | null;
  /** The question on screen in its words; absent where there is none. */
  openQuestion?: string;
  /** Ids of the statements that there are, or were; absent where that is not told. */
  statementIds?: readonly string[];
  /** Questions that wait on topics: those of the current one come before anything the interviewer would ask there. */
  prepared: WaitingQuestion[];
  /** Why the last wish to end was not followed, in words; absent where it was, or there was none. */
  overruled?: string;
  budgetLeft: number;
  /** New statements earned by each answer, in the order of answering: diminishing returns show here. */
  newPerTurn: number[];
}

export interface InterviewerInput extends SessionBackground {
  topics: TopicBrief[];
  topicId: string;
  /** Who leads the interview: where a model does, the rules only stand in for one reply. */
  leads: 'rules' | 'model';
  /** Ids of subjects that were put in question and not settled since. */
  doubted: readonly string[];
  /** All questions and what came of them, over all topics, in order of asking. */
  exchanges: Exchange[];
  /** Id of the question that the person dealt with last; null before the first. */
  lastAnswered: string | null;
  /** Whether that was said back already, by who closed its topic, and no question has carried it yet. */
  isSaidBack: boolean;
  messages: { id: string; text: string }[];
  /** Dimensions of this topic that no statement covers yet. */
  missing: Dimension[];
  directive: string | null;
  terms: TermPreference[];
  budgetLeft: number;
  /** Why earlier proposals of this turn were sent back, with the key of what they asked about. */
  refusals: { reason: string; about?: string | undefined }[];
  /** Keys of prepared first questions of other topics: they will be asked there. */
  preparedElsewhere: string[];
  /** Questions that wait on topics and come by themselves, as they will be asked. */
  preparedQuestions: { id?: string; topicId: string; question: string }[];
  /** The question that waits on this topic and comes next, unless the last answer speaks against it; absent where none is. */
  waiting?: { id: string; question: QuestionDraft };
  /** All that wait on this topic, of which one may be asked in this turn, too, where something else is due. */
  waitingHere: { id: string; question: QuestionDraft }[];
  /** A question that was prepared before the last answer came, and may be kept; absent where there is none. */
  prepared?: QuestionDraft;
}

export interface WriterInput extends SessionBackground {
  topic: TopicBrief;
  /** This topic's questions and what came of them. */
  exchanges: Exchange[];
  /** All messages that say something of the change or the draft, with the first topic; none with the others. */
  messages: HeardWords[];
  /** Messages that concern this topic where it is not the first. The rule-based version leaves them to the first one's. */
  relevantMessages: HeardWords[];
  /**
   * What the person said on plans that they sent back, oldest first; `about` is the section's title, empty for the whole.
   * The same with every topic; `topics` are those whose writers follow it, absent where all may have to. The first one also has
   * the exchange itself, from which the rule-based version writes. `shows`: the statements that stand in the section; absent where none do.
   */
  planComments: { questionId: string; about: string; text: string; topics?: string[]; shows?: string[] }[];
  /** What this topic's draft says now. */
  previous: Statement[];
  /** Ids of statements that the person has put in their own words: to be left alone. */
  editedByPerson: string[];
  /** What the person took out of the draft, of whatever topic: not to be written again. Absent where there is nothing. */
  takenOut?: Statement[];
  /**
   * With the first topic of a session that is led by rules, needs no interview, or takes one part of a request: what the rules
   * write of it, whoever leads. Absent where there is nothing of the kind.
   */
  size?: {
    /** The request, which says what is wanted where no model writes it or nothing else was asked; else null. */
    wish: string | null;
    /** Id of the card of assumptions; null where none was answered. */
    card: string | null;
    judged: JudgedAssumption[];
    /** Whether it was asked what holds instead of what does not. */
    isFollowedUp: boolean;
    /** The parts that were not taken, and whether the person put them off to later. */
    parts: { questionId: string; others: string[]; later: boolean } | null;
  };
  /** `hears`: the messages whose content in its scope that topic's own writer takes care of. */
  related: { topicId: string; title: string; scope: string; keyPoints: string[]; hears: string[] }[];
  terms: TermPreference[];
  /**
   * Answers to questions of other topics that what is to be put right or a comment on the plan names, and that what changes may rest
   * on. Absent where none is named.
   */
  answeredElsewhere?: readonly Exchange[];
  /** Ids of this topic’s questions that statements of other topics tell: absent where none does. */
  citedElsewhere?: readonly string[];
  /** What the review found in this topic that is to be put right, or was and is to stay so; absent where there is nothing. */
  findings?: (Pick<Finding, 'id' | 'text' | 'fix' | 'statements'> & { isDone: boolean })[];
  mode: 'incremental' | 'full_revision';
  /** Set where no model has to be asked how to put it: the rules add what is new, and leave the rest alone. */
  byRules?: true;
}

export interface ReviewerInput {
  request: string;
  /** What the look came to; absent where there was none. */
  look?: LookTold;
  intake: Intake;
  topics: TopicBrief[];
  statements: Statement[];
  exchanges: Exchange[];
  messages: { id: string; text: string }[];
  /** Findings of the deterministic lint, one sentence each. */
  lint: string[];
  /** Ids of the requirements that no scenario checks. */
  unchecked: string[];
  budgetLeft: number;
  /** Ids of the questions whose answers the draft does not tell yet: the writer comes to them. Absent where there are none. */
  unwritten?: string[];
  /** The question on screen in its words, about to be answered; absent where there is none. */
  openQuestion?: string;
  /** Questions that wait on topics; absent where none does. */
  waiting?: WaitingQuestion[];
  /** What earlier reviews found and is open, or has come to its end since the last one, and what writers miss, with what became of it, in words. */
  earlier: { id: string; text: string; by: 'offline' | 'model'; became: string }[];
  evidence: Evidence[];
}

export interface SummarizerInput {
  request: string;
  /** What a calling agent passed in; absent or empty where none did. */
  callerContext?: string;
  intake: Intake | null;
  topics: TopicBrief[];
  statements: Statement[];
  exchanges: Exchange[];
  messages: { id: string; text: string }[];
  /** What stays open without a statement that says so; absent where nothing does. */
  leftOpen?: readonly string[];
  /** What the files define in which the change was found to belong, those of a file together; absent where none was. */
  code?: readonly { path: string; name: string }[];
}

/** The question on screen, as the one who explains it sees it. */
interface OpenQuestion {
  questionId: string;
  type: QuestionTypeName;
  /** The question's title text. */
  question: string;
  config: Record<string, unknown>;
  /** Why it is asked, as the person was told. */
  why: string;
  dimensions: Dimension[];
  /** Ids of the evidence shown with it. */
  evidence: string[];
}

export interface ClarifyInput {
  request: string;
  question: OpenQuestion;
  /** What the person wants to know about it, in their words. */
  asked: string;
  /** What was asked and told about this question before, oldest first. */
  earlier: { text: string; reply: string }[];
  /** What the person has dealt with so far, in the order of asking. */
  settled: Exchange[];
  evidence: Evidence[];
  facts: Fact[];
}

/** What is known in the middle of a look. */
export interface ContextProbeInput {
  request: string;
  /** What a calling agent passed in; absent or empty where none did. */
  callerContext?: string;
  selection: Selection | null;
  intake: Intake;
  evidence: Evidence[];
  facts: Fact[];
  observations: Observation[];
  /** Files in the workspace, and what the walk could not see, in words. */
  files: number;
  capped: string | null;
  /** Words of the request that occur in the workspace, and that occur nowhere in it. */
  matched: string[];
  missing: string[];
  /** What a look by rules has left unknown, for a model that looks further; absent in the look by rules itself. */
  gaps?: readonly string[];
  /** Observations that may still be made; at 0 a conclusion is due. */
  observationsLeft: number;
}
