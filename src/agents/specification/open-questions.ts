import { toExchange } from '../session/exchanges';
import type { Finding } from '../session/finding';
import { isToldTogether, whatWritersMiss } from '../session/lacking';
import { takenOut } from '../session/put-aside';
import { isAboutWording } from '../session/draft-edits';
import { isOptionAbout } from '../session/option-about';
import { asSaid, openComments, saidOnApproving } from './open-comments';
import { meaningOf } from './meaning-of';
import { provenanceOf } from './provenance';
import { statementsShowIt } from './scenarios';
import { asksOfChange, type AskedQuestion, type Session, type Topic } from '../session/session';

/** Something that stays open without a statement that says so. `source` is its question, where it has one. */
interface Unanswered {
  source: string | null;
  text: string;
  reason: string;
  /** Whether the text is the person's own words. */
  quoted?: true;
}

/**
 * What a specification leaves open beyond its open-question statements: questions that were never answered, put off or
 * withdrawn, questions prepared and never asked, topics never discussed or set aside, issues not resolved, comments on the
 * draft that say something of the change and that nobody worked in, what the review found and nobody settled, and what the
 * writers missed.
 */
export function unanswered(session: Session): Unanswered[] {
  const written = new Set(
    // What the person took out of the draft is not to be told in another way either.
    [...session.statements, ...takenOut(session)]
      .filter(({ kind }) => kind === 'open_question' || kind === 'delegated')
      .flatMap(({ sources }) => sources),
  );
  const questions = session.questions
    .filter((asked) => asksOfChange(asked) && !written.has(asked.question.id))
    .flatMap((asked) => {
      const reason = reasonOpen(asked);
      return reason === null ? [] : [{ source: asked.question.id, text: toExchange(asked).question, reason }];
    });
  const setAside = session.topics.filter(({ status, former }) => status === 'dropped' && former !== true);
  const topics = [
    ...setAside.map(({ title }) => ({ source: null, text: title, reason: 'topic set aside by the person' })),
    ...undiscussedTopics(session).map(({ title, scope }) => ({
      source: null,
      text: scope.trim() === '' ? title : `${title} (${scope.replace(/\.$/, '')})`,
      reason: 'topic not discussed',
    })),
  ];
  const issues = session.issues
    .filter(({ resolution }) => resolution === null)
    .map(({ title, summary }) => ({
      source: null,
      text: summary.trim() === '' ? title : `${title}: ${summary}`,
      reason: 'not resolved',
    }));
  // Who builds it need not know what somebody would have worded otherwise: that stands in the annex, or at its statement.
  const said = openComments(session).filter(({ text }) => !isAboutWording(text));
  const comments = asSaid(said).map(({ source, text }) => ({
    source,
    text: `“${text}”`,
    reason: saidOnApproving(session, source) ? SAID_WITH_APPROVAL : 'a comment on the draft that is not worked in',
    quoted: true as const,
  }));
  // Whoever approves may well say what becomes of it.
  const unsettled = said.some(({ source }) => saidOnApproving(session, source))
    ? 'found in the review; see what was said with the approval'
    : 'found in the review, not settled';
  const found = openFindings(session).map((finding) => ({
    source: null,
    text: asItStands(session, finding),
    reason: leftUntickedIn(session, finding.text) ?? unsettled,
  }));
  const told = [...session.statements.filter(({ kind }) => kind === 'open_question'), ...openFindings(session)];
  return [...questions, ...topics, ...issues, ...comments, ...found, ...lacking(session, told)];
}

/** Whether something is no question left open, but what the person said with their approval. */
export function isSaidWithApproval({ reason }: Pick<Unanswered, 'reason'>): boolean {
  return reason === SAID_WITH_APPROVAL;
}
/** Whether it settles something nobody can tell but whoever reads it: it may ask as well. */
const SAID_WITH_APPROVAL = 'the person’s words, with the approval';

/** What the writers missed, and no open question or finding says. */
function lacking(session: Session, told: readonly { text: string }[]): Unanswered[] {
  return whatWritersMiss(session).flatMap(({ text }) =>
    isToldTogether(text, told)
      ? []
      : [{ source: null, text, reason: leftUntickedIn(session, text) ?? 'not talked about' }],
  );
}

/**
 * That what is open was offered in a list of which the person took other options: it was talked about, and whoever builds it need
 * not wonder whether anybody thought of it. Null where it was not.
 */
function leftUntickedIn({ questions }: Session, text: string): string | null {
  const offering = questions.find((asked) => {
    if (asked.question.type !== 'pick_many' || asked.response?.kind !== 'answer') return false;
    const outcome = meaningOf(toExchange(asked));
    if (outcome.kind !== 'chosen' || outcome.chosen.length === 0) return false;
    return outcome.passed.some(({ label }) => isOptionAbout(label, text));
  });
  return offering === undefined ? null : `offered in ${offering.question.id} and left unticked`;
}

/**
 * What reviews found and left open, oldest first. The person settles one by changing or removing every statement that it is
 * about; about statements that are gone there is nothing to settle.
 */
function openFindings({ findings, statements, putAside }: Session): Finding[] {
  return findings.filter(({ end, statements: about }) => {
    if (end?.end !== 'open') return false;
    const isOver = (id: string) =>
      !statements.some((statement) => statement.id === id) ||
      putAside.some((one) => one.statement.id === id && one.seq > end.seq);
    return about.length === 0 || !about.every(isOver);
  });
}

/** A finding in the words of whoever found it, which begin with the statements that it is about: those that still stand. */
function asItStands({ statements }: Session, { text, statements: about }: Finding): string {
  const named = `${about.join(', ')}: `;
  if (about.length === 0 || !text.startsWith(named)) return text;
  const standing = about.filter((id) => statements.some((one) => one.id === id));
  return `${standing.length === 0 ? '' : `${standing.join(', ')}: `}${text.slice(named.length)}`;
}

/** Topics of which nobody has said anything: no answer, and no statement but what is assumed. */
export function undiscussedTopics(session: Session): Topic[] {
  const discussed = new Set(
    session.questions.filter(({ response }) => response !== null).map(({ question }) => question.topicId),
  );
  const isShown = statementsShowIt(session.statements);
  return session.topics.filter(
    ({ id, status, dimensions }) =>
      status !== 'dropped' &&
      !discussed.has(id) &&
      // How one sees that it works was not asked where what was said shows it.
      !(isShown && dimensions.length > 0 && dimensions.every((side) => side === 'acceptance')) &&
      !session.statements.some((s) => s.topicId === id && !provenanceOf(session, s).assumed),
  );
}

function reasonOpen({ status, response, deferrals }: AskedQuestion): string | null {
  if (response?.kind === 'answer') return null;
  if (response?.nonAnswer === 'not_now' || (response === null && deferrals > 0)) return 'put off and never answered';
  if (response?.nonAnswer === 'dont_know') return 'not known to the person asked';
  if (response?.nonAnswer === 'you_decide') return 'left to the implementer';
  if (response !== null) return null;
  return status === 'withdrawn' ? 'withdrawn before it was answered' : 'asked and not answered';
}
