import { labelsAt, withLabels, type Labels } from '../session/labels';
import { lastPutAside, putAsideTogether } from '../session/put-aside';
import type { Session } from '../session/session';
import type { PutAside } from '../session/statement';
import { openComments } from '../specification/open-comments';
import { PLAN_SECTION_OF } from '../specification/plan-kinds';
import type { DraftView } from './session-view';

/** What the person took out of the draft and can put back, oldest first; statements that were merged are one entry. */
export function projectPutAside(session: Session, labels: Labels): DraftView['putAside'] {
  const shown = new Set<PutAside>();
  return session.putAside.flatMap((one) => {
    const { statement, seq, into } = one;
    const { id, kind, topicId, text } = statement;
    if (shown.has(one) || into === id || lastPutAside(session, id) !== one) return [];
    const together = putAsideTogether(session, one);
    // Two statements that were removed in one record came out one by one.
    const group = into === null ? [one] : together;
    group.forEach((member) => shown.add(member));
    const then = labelsAt(session, seq);
    return [
      {
        id,
        labels: group.map((member) => then[member.statement.id] ?? member.statement.id),
        text: withLabels(session, text, labels),
        how: into === null ? ('removed' as const) : group.length > 1 ? ('merged' as const) : ('moved' as const),
        into: into === null ? null : (labels[into] ?? into),
        topicId,
        sectionId: PLAN_SECTION_OF[kind],
      },
    ];
  });
}

/** The person's comments on the draft that nobody worked in, each with the section of the plan where it is shown. */
export function projectComments(session: Session, labels: Labels): DraftView['comments'] {
  return openComments(session).map(({ id, text, sectionId, names }) => {
    const named = session.statements.filter((statement) => names.includes(statement.id));
    const [first] = named;
    return {
      id,
      text: withLabels(session, text, labels),
      sectionId: sectionId ?? (first === undefined ? null : PLAN_SECTION_OF[first.kind]),
      statements: named.map((statement) => statement.id),
    };
  });
}
