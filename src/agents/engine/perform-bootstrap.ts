import type { z } from 'zod';
import type { bootstrapper } from '../roles/bootstrapper/role';
import type { SessionEvent, TopicSeed } from '../session/events';
import { callersLeft } from '../session/callers-left';
import { nextNumber } from '../session/ids';
import type { QuestionDraft } from '../session/question';
import { isLaidOut, type Session } from '../session/session';
import { budgetLeft } from '../session/budget';
import { inertLine } from '../base/text/inert-text';
import type { Fact } from '../session/evidence';
import { againstStatement, nameOfStatement } from '../specification/told-against';
import { nextTopicId } from './accept';
import { LEAST_ASSUMPTIONS } from '../session/right-size';
import { partTaken } from '../session/size-in-force';
import { kindProfile } from '../roles/rule-based/kinds/register';

export type Bootstrapped = z.infer<typeof bootstrapper.output>;

/**
 * How much there is to find out, as it is let through: a card needs enough assumptions, what is too big needs parts. Whoever
 * brought questions of their own wants them asked, and a part is not taken apart again.
 */
function sizeEvent(session: Session, { size }: Bootstrapped, by: 'offline' | 'model'): SessionEvent[] {
  if (size === undefined) return [];
  const known = new Set(session.evidence.map(({ id }) => id));
  const assumptions = size.assumptions.map((one) => ({ ...one, evidence: one.evidence.filter((id) => known.has(id)) }));
  const chosen = session.rightSize?.chosen ?? null;
  const fits =
    chosen === null &&
    callersLeft(session).length === 0 &&
    session.planReview === null &&
    {
      interview: true,
      nothing_to_ask: true,
      confirm: assumptions.length >= LEAST_ASSUMPTIONS,
      too_big: size.parts.length >= 2 && partTaken(session) === null,
    }[size.size];
  return [{ type: 'size_proposed', ...size, assumptions, size: fits ? size.size : 'interview', by }];
}

/** What the code is to be looked for by, once: where the look has ended with nothing to look into, nothing is. */
export function namesEvents({ probe, roots }: Session, { lookFor = [] }: Bootstrapped): SessionEvent[] {
  const nothing = lookFor.length === 0 || roots.length === 0 || probe.bare === true;
  return nothing ? [] : [{ type: 'names_expected', names: lookFor }];
}

/** What the reply says only shares words with the request. */
export function asideEvents({ evidence }: Session, { unrelated = [] }: Bootstrapped): SessionEvent[] {
  const ids = evidence.filter((piece) => unrelated.includes(piece.id) && piece.unrelated !== true).map(({ id }) => id);
  return ids.length === 0 ? [] : [{ type: 'evidence_set_aside', ids }];
}

/** Most contradictions that are taken over from a reply. */
const MOST_AGAINST = 4;
/** Most characters of why. */
const MOST_WHY = 300;

/**
 * What the request contradicts of what is approved, as facts with the line of each: only of statements that are there, and of
 * none that rules have told already.
 */
export function contradictionEvents(session: Session, { contradicts = [] }: Bootstrapped): SessionEvent[] {
  const told = new Set(session.facts.flatMap(({ kind, value }) => (kind === 'contradiction' ? value : [])));
  return contradicts
    .flatMap(({ statement, why }): SessionEvent[] => {
      const found = approvedStatement(session, statement);
      if (found === null) return [];
      const { states, evidence } = found;
      const fact = againstStatement(states, inertLine(why, MOST_WHY), states.folder === session.changes?.folder);
      if (told.has(fact.value)) return [];
      told.add(fact.value);
      return [{ type: 'fact_found', fact: { ...fact, evidence } }];
    })
    .slice(0, MOST_AGAINST);
}

/** An approved statement by the id that a reply gives it: its label in what is changed, else with its folder. */
function approvedStatement(
  { facts, changes }: Session,
  name: string,
): { states: NonNullable<Fact['states']>; evidence: string[] } | null {
  const fact = facts.find(({ states }) => states !== undefined && nameOfStatement(states) === name);
  const label = name.slice(name.lastIndexOf('/') + 1);
  const isHere = changes !== null && (name === label || name === nameOfStatement({ ...changes, statement: label }));
  const stands = isHere ? changes.statements.find(({ id }) => id === label) : undefined;
  if (changes !== null && stands !== undefined) {
    const { folder, title } = changes;
    const states = { folder, title, statement: label, text: stands.text, line: stands.line ?? null };
    const known = facts.find(
      (one) => one.states !== undefined && nameOfStatement(one.states) === nameOfStatement(states),
    );
    return { states, evidence: known?.evidence ?? [] };
  }
  return fact?.states === undefined ? null : { states: fact.states, evidence: fact.evidence };
}

/**
 * The first reading of the request, where who lays out the interview puts something right of it, or the commit that it is
 * about became known since (full hash).
 */
export function readingEvents(
  { intake, revision: known }: Session,
  reading: Bootstrapped['reading'],
  found: string | null,
): SessionEvent[] {
  if (intake === null) return [];
  const { title, kind, visible } = reading ?? { title: '', kind: null, visible: null };
  const isOther = kind !== null && kind !== intake.kind;
  const read = {
    ...intake,
    title: title === '' ? intake.title : title,
    visible: visible ?? intake.visible,
    ...(isOther ? { kind, alsoKinds: [], mustKnow: [...kindProfile(kind).mustKnow] } : {}),
  };
  const isSame = !isOther && read.title === intake.title && read.visible === intake.visible;
  const revision = known ?? found;
  if (isSame && revision === known) return [];
  return [{ type: 'intake_made', intake: read, by: isSame ? 'offline' : 'model', revision }];
}

/** Whether the first question may be asked before the rest of the layout is there: where none else waits to be asked first. */
export function mayOpen(session: Session): boolean {
  const { led, rightSize, plan, layingOut } = session;
  const isFresh = rightSize === null && layingOut === null && !isLaidOut(session);
  return led === 'model' && isFresh && plan.question === null && budgetLeft(session) > 1;
}

/** What a layout that is still coming in has brought so far: how the request is read, its size, and the first topic with its question. */
export function openingEvents(session: Session, opening: Bootstrapped, key: string): SessionEvent[] {
  return [
    ...readingEvents(session, opening.reading, null),
    ...contradictionEvents(session, opening),
    { type: 'layout_begun', key },
    ...sizeEvent(session, opening, 'model'),
    ...topicEvents(session, opening),
  ];
}

/** What a layout brings: where its first topic came in before, the other ones. */
export function bootstrapEvents(session: Session, result: Bootstrapped, by: 'offline' | 'model'): SessionEvent[] {
  const ended: SessionEvent[] = session.layingOut === null ? [] : [{ type: 'layout_ended' }];
  if (session.layingOut !== null && isLaidOut(session))
    return [...topicEvents(session, { ...result, topics: otherTopics(session, result, by) }), ...ended];
  const sized = sizeEvent(session, result, by);
  // Topics of all of it are none of the part that is taken.
  if (sized.some((event) => event.type === 'size_proposed' && event.size === 'too_big')) return [...sized, ...ended];
  if (result.topics.length === 0)
    throw new Error('The bootstrapper found no topic. Nothing is lost; start again with a longer request.');
  return [...sized, ...topicEvents(session, result), ...ended];
}

/** The topics beside the one that a layout began with: where rules end it, those that settle something else. */
function otherTopics({ topics }: Session, result: Bootstrapped, by: 'offline' | 'model'): Bootstrapped['topics'] {
  const begun = topics.flatMap(({ dimensions }) => dimensions);
  return by === 'model'
    ? result.topics.slice(1)
    : result.topics.filter(({ dimensions }) => dimensions.some((side) => !begun.includes(side)));
}

/** Topics, and the questions that wait on them: the caller's unaltered and in order, then the planner's, then first questions. */
function topicEvents(session: Session, result: Pick<Bootstrapped, 'topics' | 'callerAssignments'>): SessionEvent[] {
  const seeds = result.topics.map(({ title, scope, dimensions, screens = [] }, index): TopicSeed => {
    const seen = screens.length === 0 ? {} : { screens };
    return { id: nextTopicId(session, index), title, scope, dimensions, ...seen, origin: 'bootstrap' };
  });
  const first = seeds[0];
  if (first === undefined) return [];
  const prepared: { topicId: string; question: QuestionDraft }[] = [];
  callersLeft(session).forEach((question, index) => {
    const topic = seeds[result.callerAssignments[index] ?? 0] ?? first;
    prepared.push({ topicId: topic.id, question });
  });
  if (session.plan.question) prepared.push({ topicId: first.id, question: session.plan.question });
  result.topics.forEach(({ firstQuestion }, index) => {
    const topicId = seeds[index]?.id;
    const supplied = prepared.some((p) => p.topicId === topicId && p.question.by === 'caller');
    if (firstQuestion && topicId && !supplied) prepared.push({ topicId, question: firstQuestion });
  });
  return [
    ...seeds.map((topic): SessionEvent => ({ type: 'topic_queued', topicId: topic.id, topic })),
    ...prepared.map(({ topicId, question }, index): SessionEvent => ({
      type: 'question_prepared',
      preparedId: `P${nextNumber(session, 'P', index)}`,
      topicId,
      question,
    })),
  ];
}
