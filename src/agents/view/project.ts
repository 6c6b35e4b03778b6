import { standsUnder } from '../session/stands-under';
import { EARLIER, EARLIER_TOPIC } from '../session/changed-spec';
import { partsUnderstood } from '../session/understood';
import { NON_ANSWERS } from '../session/non-answers';
import { topicBrief } from '../session/topic-briefs';
import { isSource, provenanceOf } from '../specification/provenance';
import { basisIn } from '../specification/whose-words';
import { undiscussedTopics } from '../specification/open-questions';
import { wrapUpPreview } from '../specification/preview';
import { DIMENSION_TITLES } from '../session/dimension';
import { questionTitle } from '../questions/catalogue';
import { countedQuestions } from '../session/budget';
import { currentFacts } from '../session/facts-in-force';
import { projectActivity } from './activity';
import { noteOf } from '../session/exchanges';
import { madeByRules } from '../session/made-by-rules';
import { oncePerSession } from '../session/once-per-session';
import { phaseOf } from '../session/phase';
import { linesLabel, meaningOf, placeLabel } from '../session/place';
import type { AskedQuestion, Session } from '../session/session';
import { asksOfChange, isAdopted, openQuestion } from '../session/session';
import { labelsAt, withLabels, type Labels } from '../session/labels';
import type { Statement } from '../session/statement';
import { labelsShown } from '../specification/numbering';
import { besidePlace } from '../specification/told-against';
import { lastPutAside } from '../session/put-aside';
import { sizeInForce, sizesOffered } from '../session/size-in-force';
import { projectModel } from './model';
import { projectReading } from './reading';
import { projectComments, projectPutAside } from './project-draft';
import { lookSteps } from './timeline';
import { topicTurn } from './topic-turn';
import type {
  Busy,
  CardView,
  Chip,
  DraftView,
  LookStep,
  QuestionView,
  SessionView,
  StatementView,
  Streaming,
} from './session-view';

/** What is true of the run and not of the session: what it is doing, and whether everything is on disk. */
interface RunStatus {
  busy: Busy | null;
  streaming: Streaming | null;
  /** What is being looked at; it comes after the steps that are done. */
  looking?: LookStep | null;
  saved: SessionView['saved'];
  problem: string | null;
  elsewhere: string | null;
  /** Whether the session was not made on this computer. */
  foreign?: boolean;
}

/**
 * The whole view of a session for the panel: a pure projection. A part that cannot be made is left out, which is said as
 * the problem: the rest is shown all the same.
 */
export function projectSession(session: Session, { looking = null, foreign = false, ...run }: RunStatus): SessionView {
  const { failure, look, spec, ...shown } = shownOf(session);
  return {
    ...shown,
    ...run,
    foreign: foreign
      ? { selected: session.selection?.text ?? null, attachments: session.attachments.map(({ name }) => name) }
      : null,
    look: looking === null ? look : { ...look, steps: [...look.steps, looking] },
    // What somebody else's journal calls approved nobody approved here.
    spec: spec && { ...spec, status: foreign ? 'unapproved' : spec.status },
    problem: run.problem ?? failure,
  };
}

/** What is shown of a session whatever its run does; it is asked for several times while a session stays as it is. */
const shownOf = oncePerSession((session) => {
  const failures: string[] = [];
  const part = <T>(what: string, make: () => T, instead: T): T => {
    try {
      return make();
    } catch (error) {
      failures.push(`${what} cannot be shown: ${error instanceof Error ? error.message : String(error)}`);
      return instead;
    }
  };
  const open = openQuestion(session);
  const { title } = draftTitle(session);
  const dealtWith = session.questions.filter((q) => q.status !== 'open' && !isPlanReplaced(session, q));
  const nothingFound = { status: session.probe.status, summary: '', gaps: [], evidence: [], facts: [], steps: [] };
  const view = {
    version: session.lastSeq,
    id: session.id,
    title,
    request: session.request,
    selection: session.selection
      ? { id: 'selection', label: linesLabel(session.selection), shows: 'The code you selected' }
      : null,
    caller: session.caller && { context: session.caller.context },
    interviewer: session.interviewer,
    automatic: session.automatic,
    phase: phaseOf(session),
    model: projectModel(session),
    reading: part('How it is read', () => projectReading(session), null),
    rightSize: projectSize(session),
    against: part('What the request contradicts', () => projectAgainst(session), []),
    look: part('What was looked at', () => projectLook(session), nothingFound),
    topics: part('The topics', () => projectTopics(session), []),
    cards: dealtWith.flatMap((q) => part(`Question ${q.question.id}`, () => [projectCard(session, q)], [])),
    messages: session.messages.map(({ id, text, reply, seq }) => {
      return {
        id,
        text,
        reply: withLabels(session, reply, labelsAt(session, seq)),
        seq,
        unclear: unclearIn(session, id),
      };
    }),
    open: open && part('The open question', () => projectQuestion(session, open), null),
    meter: {
      asked: countedQuestions(session),
      budget: session.budget,
      ...part('What stays open', () => wrapUpPreview(session), { wouldAssume: [], wouldStayOpen: [] }),
    },
    draft: part('The draft', () => projectDraft(session), {
      title,
      terms: [],
      sections: [],
      putAside: [],
      comments: [],
    }),
    activity: part('The activity', () => projectActivity(session), []),
    spec: session.spec && { path: session.spec.path, status: session.spec.status, markdown: '' },
    ended: session.ended !== null,
  };
  return { ...view, failure: failures[0] ?? null };
});

/** Whether a plan was taken back only to be shown as it is now: nobody said anything to it as it was. */
function isPlanReplaced({ questions }: Session, asked: AskedQuestion): boolean {
  const { question, status, clarifications } = asked;
  const next = questions[questions.indexOf(asked) + 1]?.question;
  const replaced = question.purpose === 'approval' && status === 'withdrawn' && next?.purpose === 'approval';
  return replaced && clarifications.length === 0;
}

/** How much there is to find out, and what may be chosen instead, while that is still of consequence. */
function projectSize(session: Session): SessionView['rightSize'] {
  const { rightSize, ended, wrapUp } = session;
  if (rightSize === null || ended !== null || wrapUp !== null) return null;
  if (session.converging && sizeInForce(session) === 'interview') return null;
  const reason = rightSize.chosen === null ? rightSize.reason : '';
  return { size: sizeInForce(session), reason, offered: sizesOffered(session) };
}

/** What of a message only the person can tell how it is meant. */
function unclearIn(session: Session, id: string): SessionView['messages'][number]['unclear'] {
  return (partsUnderstood(session, id) ?? []).flatMap(({ text, does, about, goal }, part) =>
    does === 'unclear' ? [{ part, text, about: about ?? null, ...(goal === undefined ? {} : { goal }) }] : [],
  );
}

function projectTopics(session: Session): SessionView['topics'] {
  const silent = undiscussedTopics(session);
  return session.topics.map((topic) => {
    const {
      id,
      title,
      scope,
      status,
      finding,
      completeness,
      asked,
      covered,
      dimensions,
      leftOpen = [],
    } = topicBrief(session, topic);
    const left = leftOpen.map(({ dimension }) => dimension);
    const missing = dimensions.filter((dimension) => !covered.includes(dimension) && !left.includes(dimension));
    const discussed = !silent.includes(topic);
    return { id, title, scope, status, finding, completeness, discussed, asked, missing, leftOpen: [...leftOpen] };
  });
}

/** The live draft: one section a topic, in the order of the topics. */
function projectDraft(session: Session): DraftView {
  const silent = undiscussedTopics(session);
  const labels = labelsShown(session);
  const changedAt = new Map(session.statementChangedAt);
  const sections = session.topics
    .filter((topic) => topic.status !== 'dropped')
    .map((topic) => {
      const { completeness, dimensions, covered } = topicBrief(session, topic);
      return {
        topicId: topic.id,
        title: topic.title,
        status: topic.status,
        discussed: !silent.includes(topic),
        completeness,
        statements: session.statements
          .filter((s) => standsUnder(session, s) === topic.id)
          .map((s) => ({ ...projectStatement(session, s, labels), changedAt: changedAt.get(s.id) ?? 0 })),
        missing: dimensions
          .filter((dimension) => !covered.includes(dimension))
          .map((dimension) => DIMENSION_TITLES[dimension].toLowerCase()),
      };
    });
  const standing = session.statements.filter(({ topicId }) => topicId === EARLIER_TOPIC);
  if (session.changes !== null) {
    sections.push({
      topicId: EARLIER_TOPIC,
      title: `What stands: ${session.changes.title}`,
      status: 'completed',
      discussed: true,
      completeness: 100,
      statements: standing.map((s) => ({
        ...projectStatement(session, s, labels),
        changedAt: changedAt.get(s.id) ?? 0,
      })),
      missing: [],
    });
  }
  return {
    ...draftTitle(session),
    terms: session.terms.map(({ term, preference, instead = null }) => {
      const isAvoided = preference === 'avoid';
      return { term, say: isAvoided ? instead : term, notSay: isAvoided ? term : instead };
    }),
    sections,
    putAside: projectPutAside(session, labels),
    comments: projectComments(session, labels),
  };
}

function draftTitle(session: Session): { title: string } {
  const short = session.request.split('\n', 1)[0]?.trim() ?? '';
  return {
    title: session.reading.title || session.intake?.title || (short.length > 80 ? `${short.slice(0, 79)}…` : short),
  };
}

function projectStatement(session: Session, statement: Statement, labels: Labels): Omit<StatementView, 'changedAt'> {
  const { id } = statement;
  const { sources, assumed } = provenanceOf(session, statement);
  const basis = basisIn(session, statement);
  return {
    id,
    label: labels[id] ?? id,
    kind: statement.kind,
    text: withLabels(session, statement.text, labels),
    sources: sources.map((source) => {
      const chip = sourceChip(session, source);
      const words = basis[source];
      return words === undefined ? chip : { ...chip, label: `${chip.label}, ${words}` };
    }),
    by: statement.by,
    assumed,
    undoable: lastPutAside(session, id)?.into === id,
  };
}

/** A source as something to click: a place in the code, an answer, a message, the request itself. */
export function sourceChip(session: Session, source: string): Chip {
  const evidence = session.evidence.find(({ id }) => id === source);
  if (evidence) return { id: source, label: placeLabel(evidence), shows: meaningOf(evidence) };
  const asked = session.questions.find(({ question }) => question.id === source);
  if (asked) return { id: source, label: source, shows: lineOf(asked) };
  const message = session.messages.find(({ id }) => id === source);
  if (source === EARLIER) return { id: source, label: source, shows: session.changes?.title ?? source };
  return { id: source, label: source, shows: message ? message.text : source === 'request' ? session.request : source };
}

function projectQuestion(session: Session, asked: AskedQuestion): QuestionView {
  const { question, acknowledgement, clarifications, proposal } = asked;
  const { id, type, purpose, topicId, why, config } = question;
  const topicTitle =
    session.topics.find((topic) => topic.id === topicId)?.title ?? (purpose === 'approval' ? 'The plan' : '');
  const evidence = question.evidence.filter((e) => isSource(session, e)).map((e) => sourceChip(session, e));
  return {
    id,
    type,
    purpose,
    topicId,
    topicTitle,
    why,
    evidence,
    config,
    acknowledgement,
    // Only the card at hand says so.
    turn: asked.status === 'open' ? topicTurn(session, asked) : null,
    changedBefore: session.questions.filter((q) => wasChangedSince(q, asked.askedSeq)).map(titleOf),
    clarifications,
    maySendAway: session.led === 'offline' && question.by === 'offline' && asksOfChange(asked),
    byRules: madeByRules(session, asked),
    proposal,
  };
}

function wasChangedSince({ response }: AskedQuestion, seq: number): boolean {
  return response?.kind === 'answer' && response.revisions > 0 && response.seq > seq;
}

function titleOf({ question }: AskedQuestion): string {
  return questionTitle(question.config);
}

function projectCard(session: Session, asked: AskedQuestion): CardView {
  const { response, status } = asked;
  return {
    ...projectQuestion(session, asked),
    status: status === 'open' ? 'answered' : status,
    line: lineOf(asked),
    answer: response?.kind === 'answer' ? response.value : null,
    ...(response?.kind === 'answer' ? noteOf(response) : {}),
    nonAnswer: response?.kind === 'non_answer' ? response.nonAnswer : null,
    revisions: response?.kind === 'answer' ? response.revisions : 0,
    by: response?.by ?? null,
    adopted: response !== null && isAdopted(session, response),
    seq: response?.firstSeq ?? asked.askedSeq,
  };
}

function lineOf({ question, response, status, moot, former, found }: AskedQuestion): string {
  if (response?.kind === 'answer') return [response.digest, ...Object.values(noteOf(response))].join(' – ');
  if (response?.kind === 'non_answer') {
    const line = NON_ANSWERS[response.nonAnswer].card;
    return response.text ? `${line}: ${response.text}` : line;
  }
  if (former) return 'Taken back: the goal is another one';
  if (found !== undefined) return `Taken back: ${found}`;
  if (moot && question.about?.startsWith('size.')) return 'Taken back: you wanted it otherwise';
  if (moot) return 'Taken back: it is not about this';
  return status === 'parked' ? 'Waiting: its topic comes up again' : 'Not answered';
}

/** What holds otherwise than the request wants it, as long as it does. */
function projectAgainst(session: Session): SessionView['against'] {
  return currentFacts(session)
    .filter(({ kind, confirm }) => kind === 'contradiction' && confirm)
    .map((fact) => {
      const [id] = fact.evidence;
      const source = id === undefined ? null : sourceChip(session, id);
      return { text: besidePlace(fact.text, source?.label ?? ''), source };
    });
}

function projectLook(session: Session): SessionView['look'] {
  const { probe, evidence } = session;
  const facts = currentFacts(session).filter(({ kind }) => kind !== 'contradiction');
  return {
    status: probe.status,
    summary: probe.evidenceSummary || probe.reason,
    gaps: probe.gaps,
    evidence: evidence.map((e) => sourceChip(session, e.id)),
    facts: facts.map(({ text }) => text),
    steps: lookSteps(session),
  };
}
