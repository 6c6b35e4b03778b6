import { languageOf } from '../base/text/language';
import { inline } from '../base/text/markdown';
import { stillHolds } from '../roles/rule-based/goal';
import { SAYS } from '../roles/rule-based/says';
import { questionTitle } from '../questions/catalogue';
import type { SessionEvent } from '../session/events';
import { openQuestion, type Session } from '../session/session';
import type { Statement } from '../session/statement';

/** Another goal, as events, and what the person is told of it. */
interface GoalChange {
  events: SessionEvent[];
  /** What still holds, and what no longer stands. */
  told: string;
}

/**
 * What becomes of a session whose goal is another one: what still holds is kept, all else is put aside, and the look and
 * the planning begin anew. `holding` names the questions whose answers hold, where a model judged that; else rules do.
 */
export function goalChange(
  session: Session,
  request: string,
  source: string | null,
  holding: readonly string[] | null,
): GoalChange {
  const kept = session.statements.filter((statement) => holds(session, statement, request, holding));
  const open = openQuestion(session)?.question.id;
  const reason = 'The goal is another one now.';
  const gone = session.statements.length - kept.length;
  const says = SAYS[languageOf(session.request)];
  const names = kept.slice(0, MOST_TOLD).map(({ id, text }) => `${id} ${says.quoted(inline(shortened(text)))}`);
  return {
    events: [
      ...(open === undefined
        ? []
        : [{ type: 'question_withdrawn' as const, questionId: open, reason, moot: true as const }]),
      { type: 'goal_changed', request, cause: 'said', source, keeps: kept.map(({ id }) => id) },
    ],
    told: says.goalChanged(inline(request), names, kept.length, gone),
  };
}

/** Most statements that are named as kept, and most characters of one. */
const MOST_TOLD = 5;
const LONGEST = 90;

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** Only what the person said can hold for another goal; what was seen and assumed for the one before is looked for anew. */
function holds(
  { questions, request }: Session,
  { text, sources, kind, by }: Statement,
  now: string,
  holding: readonly string[] | null,
): boolean {
  const own = sources.filter((source) => /^[QM]\d/.test(source));
  if ((own.length === 0 && by !== 'person') || kind === 'assumption' || kind === 'goal' || kind === 'story')
    return false;
  if (holding !== null && own.length > 0) return own.some((source) => holding.includes(source));
  const asked = questions.filter(({ question }) => own.includes(question.id)).map(({ question }) => question);
  // What the rules ask for no subject names nothing of the goal, and is about nothing else.
  if (asked.some(({ by, subjectArea, about }) => by === 'offline' && subjectArea === undefined && about !== undefined))
    return false;
  const titles = asked.map(({ config, subject }) => `${questionTitle(config)} ${subject ?? ''}`);
  const subjectAreas = asked.flatMap(({ subjectArea }) => subjectArea ?? []);
  return stillHolds({ text, questions: titles, subjectAreas }, request, now);
}
