import { heldByPerson } from '../roles/inputs/plan-comments';
import { contentStems } from '../base/english/words';
import type { Exchange } from '../session/exchanges';
import { writer, type WriterOutput } from '../roles/writer/role';
import { isOfSize, sizeDrafts } from '../roles/rule-based/writing/from-size';
import type { SessionEvent } from '../session/events';
import { namesLikeStatements } from '../session/draft-edits';
import { nextStatementId, takenOut } from '../session/put-aside';
import type { Session } from '../session/session';
import { wasTakenAlong } from '../specification/passed-options';
import { saysTakenOut } from '../specification/taken-out';
import { bySource, givenReason, isMerelyUnticked, ownWordsIn } from '../specification/whose-words';
import { inPreferredTerms } from '../session/terms';
import { ID_PREFIX, type Statement, type StatementDraft, type StatementKind } from '../session/statement';
import type { WriterInput } from '../roles/inputs/inputs';
import { settled } from './decide-review';
import { isToPutRight, keyOfWriting } from './decide-writing';
import type { StepOf } from './step';

/** Kinds by which a question that was left open is told, and those that say of themselves that nobody wished for it. */
const LEFT_OPEN: readonly StatementKind[] = ['delegated', 'open_question'];
const NOBODYS_WISH: readonly StatementKind[] = [...LEFT_OPEN, 'assumption', 'fact', 'risk'];

/**
 * What a model wrote, held to the rules that no prompt can ensure: the person's own words stay as they are, nothing is
 * written twice, a question left open is nobody's consent, what only the text of an option promises is an assumption, and
 * everything that was asked about stands behind a statement.
 * What the model left out the rule-based version writes: `filled`.
 */
function heldToRules(
  session: Session,
  { input }: StepOf<'write'>,
  result: WriterOutput,
): { result: WriterOutput; filled: ReadonlySet<StatementDraft> } {
  const own = session.statements.filter((s) => s.topicId === input.topic.id);
  const edited = new Set(heldByPerson(session));
  const removed = result.removed.filter((id) => !edited.has(id));
  const gone = new Set(removed);
  const said = new Set(own.filter(({ id }) => !gone.has(id)).map(sameWords));
  const open = new Set(input.exchanges.filter(isLeftOpen).map(({ questionId }) => questionId));
  const sorted = result.statements.map((draft) => inWhoseWords(draft, input));
  const demoted = new Set(sorted.flatMap(({ assumed }) => assumed));
  const statements = sorted
    .flatMap(({ said: own, assumed }) => [...own, ...assumed])
    .filter((draft) => {
      if (claimsConsent(draft, open)) return false;
      if (draft.id !== null) return !edited.has(draft.id);
      const repeated = said.has(sameWords(draft));
      said.add(sameWords(draft));
      return !repeated;
    });
  const rewritten = new Set(statements.map(({ id }) => id));
  // What the person took out was told once, and they want it told no more.
  const there = [...statements, ...own.filter(({ id }) => !gone.has(id) && !rewritten.has(id)), ...takenOut(session)];
  const told = (id: string) =>
    there.some(
      (one) =>
        one.sources.includes(id) &&
        !(demoted as ReadonlySet<object>).has(one) &&
        (!open.has(id) || LEFT_OPEN.includes(one.kind)),
    );
  // A comment on the plan may be another topic's to follow.
  const left = input.exchanges.filter(({ questionId, purpose }) => purpose !== 'approval' && !told(questionId));
  const filled =
    left.length === 0
      ? []
      : writer
          .offline({ ...input, exchanges: left })
          .statements.filter(
            ({ id, sources }) => id === null && left.some(({ questionId }) => sources.includes(questionId)),
          );
  return { result: { ...result, statements: [...statements, ...filled], removed }, filled: new Set(filled) };
}

/**
 * A statement by whose words it rests on: what was said, and what only an option's text promises. Reasons against other
 * options stay where the person gave them; an option that was merely not ticked is no non-goal.
 */
function inWhoseWords(
  draft: StatementDraft,
  input: StepOf<'write'>['input'],
): { said: StatementDraft[]; assumed: StatementDraft[] } {
  const { exchanges, messages, relevantMessages, planComments, evidence, request, callerContext } = input;
  const cited = [...exchanges, ...(input.answeredElsewhere ?? [])].filter(({ questionId }) =>
    draft.sources.includes(questionId),
  );
  if (isMerelyUnticked(draft, cited)) return { said: [], assumed: [] };
  const heard = [
    ...[...messages, ...relevantMessages].filter(({ id }) => draft.sources.includes(id)).map(({ text }) => text),
    ...planComments.filter(({ questionId }) => draft.sources.includes(questionId)).map(({ text }) => text),
  ];
  const seen = evidence
    .filter(({ id }) => draft.sources.includes(id))
    .flatMap(({ shows, excerpt }) => [shows, excerpt]);
  const { said, assumed } = bySource(
    withGivenReasons(draft, cited, [...cited.map(ownWordsIn), ...heard].join('\n')),
    cited,
    [request, callerContext, ...heard, ...confirmedBy(draft, input), ...seen].join('\n'),
  );
  if (assumed === null) return { said: said === null ? [] : [said], assumed: [] };
  const { rejected: _rejected, ...promise } = assumed;
  return {
    said: said === null ? [] : [said],
    assumed: [{ ...promise, id: said === null ? assumed.id : null, dependsOn: [] }],
  };
}

/**
 * What was assumed and a comment on the plan that the draft cites may confirm in a word: one that names it, or stands on the section
 * that shows it, or on the whole, and names none. That a plan was sent back for something else confirms nothing.
 */
function confirmedBy({ sources }: StatementDraft, { planComments, previous }: StepOf<'write'>['input']): string[] {
  const cited = planComments.filter(({ questionId }) => sources.includes(questionId));
  const speaksOf = (id: string) =>
    cited.some(({ about, text, shows = [] }) => {
      const names = namesLikeStatements(text);
      return names.length > 0 ? names.includes(id) : shows.includes(id) || (about === '' && AGREES.test(text));
    });
  return previous.filter(({ kind, id }) => kind === 'assumption' && speaksOf(id)).map(({ text }) => text);
}

/** Words of who agrees with what a plan assumes, or with the rest of it. */
const AGREES = /\b(?:assum\w+|fine|right|good|correct|ok(?:ay)?|annahm\w+|stimmt|richtig|passt|gut)\b/i;

/**
 * A decision with the reasons against other options that the person gave; what a card said against one is not theirs. Who
 * took both has turned neither down.
 */
function withGivenReasons(draft: StatementDraft, cited: readonly Exchange[], ownWords: string): StatementDraft {
  if (draft.rejected === undefined) return draft;
  const passed = draft.rejected.filter(({ option }) => !cited.some((exchange) => wasTakenAlong(option, exchange)));
  if (passed.length === 0) {
    const { rejected: _none, ...bare } = draft;
    return bare;
  }
  const rejected = passed.map(({ option, reason = '' }) => {
    const given = givenReason(reason, ownWords);
    return given === null ? { option } : { option, reason: given };
  });
  return { ...draft, rejected };
}

/** Whether the person said nothing in answer, not even beside a refusal to answer. */
function isLeftOpen({ nonAnswer, text }: Exchange): boolean {
  return nonAnswer !== null && text.trim() === '';
}

/** Whether a statement makes a wish of questions that the person left open. */
function claimsConsent({ kind, sources }: StatementDraft, open: ReadonlySet<string>): boolean {
  const wishes = sources.filter((source) => source === 'request' || /^[QM]\d/.test(source));
  return !NOBODYS_WISH.includes(kind) && wishes.length > 0 && wishes.every((source) => open.has(source));
}

function sameWords({ kind, text }: Pick<StatementDraft, 'kind' | 'text'>): string {
  return `${kind}\n${text.trim().toLowerCase()}`;
}

/** The writer's statements with their ids: those that replace one keep its id, the others get the next of their kind. */
export function statementEvents(
  session: Session,
  step: StepOf<'write'>,
  output: WriterOutput,
  by: 'offline' | 'model',
  ahead?: string,
): SessionEvent[] {
  const held =
    by === 'model' ? heldToRules(session, step, output) : { result: output, filled: new Set(output.statements) };
  const sized = sizeDrafts(step.input);
  const filled = new Set([...held.filled, ...sized.statements]);
  const topicId = step.input.topic.id;
  const gone = takenOut(session);
  const statements = besideSize(held.result.statements, sized.statements, step.input)
    .filter((draft) => !saysTakenOut(draft, topicId, gone))
    .map((draft) => ({ ...draft, text: inPreferredTerms(draft.text, session.terms), isFilled: filled.has(draft) }));
  const bySize = new Set(step.input.previous.filter((one) => isOfSize(one, step.input)).map(({ id }) => id));
  const taken = [...held.result.removed.filter((id) => !bySize.has(id)), ...sized.removed];
  const result = { ...held.result, statements, removed: taken };
  const given: Partial<Record<string, number>> = {};
  const own = new Map(session.statements.filter((s) => s.topicId === topicId).map((s) => [s.id, s]));
  const number = (draft: StatementDraft): string => {
    const prefix = ID_PREFIX[draft.kind];
    // A statement whose kind changed needs the label of its new kind.
    if (draft.id !== null && own.has(draft.id) && draft.id.startsWith(`${prefix}-`)) return draft.id;
    const before = given[prefix] ?? 0;
    given[prefix] = before + 1;
    return nextStatementId(session, draft.kind, before);
  };
  const placed = result.statements.map(({ isFilled, place, ...draft }) => {
    return { place, statement: { ...draft, id: number(draft), topicId, by: isFilled ? 'offline' : 'writer' } as const };
  });
  // What became of another kind has another name now, also for what depends on it.
  const renamed = new Map(
    result.statements.flatMap(({ id }, at) => {
      const now = placed[at]?.statement.id;
      return id === null || now === undefined || now === id ? [] : [[id, now] as const];
    }),
  );
  const idOf = (name: string) =>
    name.startsWith('#')
      ? (placed.find(({ place }) => name === `#${place}`)?.statement.id ?? [])
      : [renamed.get(name) ?? name];
  const inReply = new Set([...placed.map(({ statement }) => statement.id), ...renamed.keys()]);
  const dependent = [...own.values()].filter(
    ({ id, dependsOn }) => !inReply.has(id) && dependsOn.some((one) => renamed.has(one)),
  );
  const written = [...placed.map(({ statement }) => statement), ...dependent].map((statement): Statement => {
    return { ...statement, dependsOn: statement.dependsOn.flatMap(idOf) };
  });
  const upserts = written.filter((s) => JSON.stringify(s) !== JSON.stringify(own.get(s.id)));
  const kept = new Set(written.map(({ id }) => id));
  const replaced = result.statements.flatMap(({ id }) => (id !== null && !kept.has(id) ? [id] : []));
  const removed = [...new Set([...result.removed, ...replaced])].filter((id) => own.has(id) && !kept.has(id));
  const { mode, findings = [] } = step.input;
  const toPutRight = findings.filter(({ id }) => session.findings.some((one) => one.id === id && isToPutRight(one)));
  const key = keyOfWriting(step.input);
  return [
    {
      type: 'statements_changed',
      key,
      topicId,
      upserts,
      removed,
      mode,
      comment: result.comment,
      ...(result.overruled && { overruled: result.overruled }),
      ...(ahead && { ahead }),
    },
    ...toPutRight.flatMap((one) => endOf(one, toPutRight.length === 1, [...own.values()], upserts, removed)),
  ];
}

/** Words in common from which on a change is taken to follow a finding that names no statement, and stands beside others. */
const SHARED_WORDS = 2;

/**
 * What came of a finding that the writer was given: put right where a statement changed that it is about, one that
 * follows from it, or one of the same sources; where it names none, where one did that has its words, or, if it is the only one,
 * where any did. What the writer left as it is, stays open.
 */
function endOf(
  { id, statements, text, fix }: NonNullable<WriterInput['findings']>[number],
  isAlone: boolean,
  before: readonly Statement[],
  upserts: readonly Statement[],
  removed: readonly string[],
): SessionEvent[] {
  const named = before.filter((statement) => statements.includes(statement.id));
  const sources = new Set(named.flatMap((statement) => statement.sources));
  const isItself = (statement: Statement) =>
    statements.includes(statement.id) ||
    // Such as a scenario for the requirement that had none.
    statement.dependsOn.some((one) => statements.includes(one));
  const isSameSaid = ({ sources: from }: Statement) =>
    from.some((source) => source !== 'assumed' && sources.has(source));
  // What rests on the same answers is only credited where nothing that is named has changed.
  const isAbout = upserts.some(isItself) || removed.some((one) => statements.includes(one)) ? isItself : isSameSaid;
  const words = new Set(contentStems(`${text} ${fix}`));
  const follows = (statement: Statement | undefined) =>
    isAlone || new Set(contentStems(statement?.text ?? '').filter((stem) => words.has(stem))).size >= SHARED_WORDS;
  const isOfWhole = statements.length === 0;
  const changed = [
    ...upserts.filter((one) => (isOfWhole ? follows(one) : isAbout(one))).map((statement) => statement.id),
    ...removed.filter((one) =>
      isOfWhole ? follows(before.find((statement) => statement.id === one)) : statements.includes(one),
    ),
  ];
  const reason = 'The writer found nothing in what was said by which to put it right.';
  return [settled(id, changed.length > 0 ? { end: 'fixed', changed } : { end: 'open', reason })];
}

/** What the writer wrote beside what comes of the session's size, which it neither changes nor repeats. */
function besideSize(
  written: readonly StatementDraft[],
  sized: readonly StatementDraft[],
  input: StepOf<'write'>['input'],
): StatementDraft[] {
  const own = new Set(input.previous.filter((one) => isOfSize(one, input)).map(({ id }) => id));
  const said = new Set(sized.map(sameWords));
  return [
    ...sized,
    ...written.filter((draft) => !(draft.id !== null && own.has(draft.id)) && !said.has(sameWords(draft))),
  ];
}
