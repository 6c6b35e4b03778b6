import { attachedTexts } from './attached-texts';
import { toExchange, wasSentBack, type Exchange } from './exchanges';
import { whileSame } from './once-per-session';
import type { AskedQuestion, Session } from './session';
import { ID_PREFIX } from './statement';

/**
 * What statements are called where they are numbered as in a specification, by their ids. The id stays what everything
 * refers to; while a plan is on screen, people see and say labels.
 */
export type Labels = Readonly<Record<string, string>>;

const NAME = new RegExp(`\\b(?:${Object.values(ID_PREFIX).join('|')})-\\d{3,}\\b`, 'g');

/** A text with other names for the statements it names. Those that the request speaks of are not of this session. */
export function renameIn(session: Session, text: string, to: (name: string) => string): string {
  let foreign: ReadonlySet<string> | null = null;
  return text.replace(NAME, (name) => ((foreign ??= namesOfOthers(session)).has(name) ? name : to(name)));
}

/** The statements that a text names, each once. */
export function namesIn(session: Session, text: string): string[] {
  const foreign = namesOfOthers(session);
  return [...new Set(text.match(NAME))].filter((name) => !foreign.has(name));
}

function namesOfOthers({ request, caller, changes }: Session): ReadonlySet<string> {
  const own = new Set(changes?.statements.map(({ id }) => id));
  return new Set((`${request} ${caller?.context ?? ''}`.match(NAME) ?? []).filter((name) => !own.has(name)));
}

/**
 * What the statements were called on screen when the record `seq` was made: by the labels of the plan that was shown
 * then, and by their ids (an empty record) where there was none. An approved plan is shown until the end.
 */
export function labelsAt({ questions }: Session, seq: number): Labels {
  let last: AskedQuestion | null = null;
  for (const asked of questions) {
    if (asked.askedSeq < seq && (last === null || asked.askedSeq >= last.askedSeq)) last = asked;
  }
  if (last === null) return NO_LABELS;
  const isOver = (last.withdrawnSeq ?? seq) < seq || (wasSentBack(last) && (last.response?.seq ?? seq) < seq);
  return isOver ? NO_LABELS : (last.question.labels ?? NO_LABELS);
}

const NO_LABELS: Labels = {};

/**
 * The id of the statement that is called so. What nothing on screen is called is no id, though another statement may have it:
 * written with a hyphen that does not break, it reads the same and names nothing.
 */
export function idMeant(labels: Labels, name: string): string {
  return Object.keys(labels).find((id) => labels[id] === name) ?? (name in labels ? name.replace('-', UNBROKEN) : name);
}
const UNBROKEN = '\u2011';

/** Names in a text that nothing on screen was called when it was said, as they were said. */
export function namesOfNothing(text: string): string[] {
  return [...new Set(text.replaceAll(UNBROKEN, '-').match(NAME))].filter((name) =>
    text.includes(name.replace('-', UNBROKEN)),
  );
}

/** A text that was said with labels, for those who know statements by their ids. */
export function withIds(session: Session, text: string, labels: Labels): string {
  return renameIn(session, text, (name) => idMeant(labels, name));
}

/** A text that names statements by their ids, for people who see labels. */
export function withLabels(session: Session, text: string, labels: Labels): string {
  return renameIn(session, text, (id) => labels[id] ?? id);
}

/** An exchange with what the files say that were given in answer. */
export function withGiven(session: Session, asked: AskedQuestion): Exchange {
  const exchange = toExchange(asked);
  const given = attachedTexts(session, exchange.answer);
  return given.length === 0 ? exchange : { ...exchange, given };
}

/** An exchange as roles are told it: what the person saw and said with labels names ids. */
export const exchangeInIds = whileSame(
  (session: Session, asked: AskedQuestion) => [
    session.request,
    session.caller,
    session.changes,
    session.attachments,
    labelsAt(session, asked.response?.seq ?? 0),
  ],
  (session, asked): Exchange => {
    const exchange = withGiven(session, asked);
    const { labels: shown = {} } = asked.question;
    const said = labelsAt(session, asked.response?.seq ?? 0);
    if (Object.keys({ ...shown, ...said }).length === 0) return exchange;
    return {
      ...exchange,
      config: inTexts(exchange.config, (text) => withIds(session, text, shown)),
      answer: inTexts(exchange.answer, (text) => withIds(session, text, said)),
      digest: withIds(session, exchange.digest, said),
      ...(exchange.note === undefined ? {} : { note: withIds(session, exchange.note, said) }),
      text: withIds(session, exchange.text, said),
    };
  },
);

/** A value of JSON with all its texts changed. */
function inTexts<T>(value: T, change: (text: string) => string): T {
  const changed: unknown = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? change(part) : part,
  );
  return changed as T;
}
