import { headingNamed } from '../../session/stands-under';
import * as z from 'zod';
import { DIMENSIONS, type Dimension } from '../../session/dimension';
import { namesLikeStatements } from '../../session/draft-edits';
import { STATEMENT_KINDS, type Statement, type StatementDraft } from '../../session/statement';
import type { WriterInput } from '../inputs/inputs';
import { asBlock, fencedIn } from '../../base/text/block';
import { saidLine, withoutHidden } from '../../base/text/quote';
import { knownIds } from '../prompt-parts/known-ids';
import { uncited } from '../prompt-parts/uncited';
import { enumerated, listOf, valueOf } from '../prompt-parts/wire-values';

const wireStatement = z.object({
  id: z.string().nullable(),
  kind: enumerated(STATEMENT_KINDS),
  text: z.string(),
  dimension: enumerated(DIMENSIONS),
  sources: listOf(z.string()),
  dependsOn: listOf(z.string()),
  rejected: listOf(z.object({ option: z.string(), reason: z.string().nullable() })),
  topic: z.string().nullable().optional(),
});
type WireStatement = z.output<typeof wireStatement>;

/** The writer's reply as it is asked for. */
export const writerWire = z.object({
  statements: listOf(wireStatement),
  removed: listOf(z.string()),
  overruled: listOf(z.string()).optional(),
  comment: z.string(),
});

/** A statement whose kind may still be a word that is none, which the role's own check then names. */
type Draft = Omit<StatementDraft, 'kind'> & { kind: string };

/**
 * What of a reply is taken over: statements with sources that exist, ids of this topic's draft that are the writer's to
 * change, and no change by which an answer would vanish from the draft.
 */
export function fromWriterWire(
  reply: z.output<typeof writerWire>,
  input: WriterInput,
): { statements: Draft[]; removed: string[]; overruled?: string[]; comment: string } {
  const written = fewChecks(numbered(reply.statements ?? [], input), input);
  const own = input.previous.filter(({ id }) => !input.editedByPerson.includes(id));
  const asked = knownIds(
    reply.removed,
    own.map(({ id }) => id),
  );
  const answered = [...input.exchanges, ...(input.answeredElsewhere ?? [])].map(({ questionId }) => questionId);
  const overruled = knownIds(reply.overruled ?? null, answered);
  return {
    ...keepingAnswers(written, asked, input),
    ...(overruled.length === 0 ? {} : { overruled }),
    comment: saidLine(reply.comment),
  };
}

/** Checks of a topic that its writer derives of itself whatever they look at: what nobody named is to be read in a moment. */
const DERIVED_FREELY = 3;
/** Most of them where each further one looks at a statement that has no check yet. */
const MOST_DERIVED = 10;

/**
 * The draft without checks that are more than a topic's derived ones may be; those that stand may be worded anew. Where a
 * review found something to put right, a check may be what it asks for.
 */
function fewChecks(written: readonly Draft[], { previous, findings = [] }: WriterInput): readonly Draft[] {
  if (findings.some(({ isDone }) => !isDone)) return written;
  const isCheck = ({ kind }: Pick<Draft, 'kind'>) => kind === 'acceptance';
  const isDerived = (one: Pick<Draft, 'kind' | 'sources'>) =>
    isCheck(one) && one.sources.every((source) => source === 'assumed');
  let derived = previous.filter(isDerived).length;
  // What is worded anew has no check yet of what is new in it.
  const anew = written.flatMap(({ id, text }) =>
    previous.some((one) => one.id === id && one.text !== text) ? [id] : [],
  );
  const looked = previous.filter(isCheck).flatMap(({ dependsOn }) => dependsOn);
  // A check that is worded anew may have been split: the others say what it says no more.
  const split = new Set(
    previous.filter((one) => isCheck(one) && anew.includes(one.id)).flatMap(({ dependsOn }) => dependsOn),
  );
  const checked = new Set(looked.filter((id) => !anew.includes(id)));
  return written.filter((draft) => {
    if (draft.id !== null || !isDerived(draft)) return true;
    const isFirst = draft.dependsOn.some((id) => !checked.has(id) || split.has(id));
    if (derived >= (isFirst ? MOST_DERIVED : DERIVED_FREELY)) return false;
    derived += 1;
    for (const id of draft.dependsOn) checked.add(id);
    return true;
  });
}

/** The text of a statement on one line; what stands in it line for line stays so, with marks for the ends of lines. */
function statementLine(text: string): string {
  const found = fencedIn(text);
  if (found === null) return lineWithCode(text);
  const [before, after] = [lineWithCode(found.before), lineWithCode(found.after)];
  return [before, asBlock(found.lines.map(withoutHidden)), after].filter((part) => part !== '').join(' ');
}

/** Text on one line in which code keeps its spaces: of what a program prints, two may be meant. */
function lineWithCode(text: string): string {
  const codes = withoutHidden(text).match(CODE) ?? [];
  let at = 0;
  return saidLine(text).replace(CODE, (code) => {
    const given = codes[at++];
    return given !== undefined && given.replace(/\s+/gu, ' ') === code ? given : code;
  });
}
const CODE = /`[^`\n]+`/gu;

/** Statements with the id that each replaces: the one it names, else that of the one that says the same already. */
function numbered(replied: readonly WireStatement[], input: WriterInput): Draft[] {
  const { previous, editedByPerson } = input;
  const free = new Map(previous.map((statement) => [statement.id, statement]));
  const drafts = replied.flatMap((wire, at): Draft[] => {
    const text = statementLine(wire.text);
    const named = knownIds(
      wire.id === null ? [] : [wire.id],
      previous.map(({ id }) => id),
    )[0];
    const same = [...free.values()].find((statement) => statement.text === text);
    const id = named !== undefined && free.has(named) ? named : (same?.id ?? null);
    // What the person has put in their own words is not said again either.
    if (text === '' || [named, id].some((one) => one != null && editedByPerson.includes(one))) return [];
    const was = id === null ? undefined : free.get(id);
    if (id !== null) free.delete(id);
    return [{ ...draftOf(wire, text, input, was), id, place: at + 1 }];
  });
  return linked(drafts);
}

/** The drafts, each with the others of the reply that it names by their place; these keep it. */
function linked(drafts: readonly Draft[]): Draft[] {
  const places = new Set(drafts.map(({ place = 0 }) => `#${place}`));
  const found = drafts.map((draft) => {
    const isMeant = (id: string) => !id.startsWith('#') || (places.has(id) && id !== `#${draft.place ?? 0}`);
    return { ...draft, dependsOn: draft.dependsOn.filter(isMeant) };
  });
  const named = new Set(found.flatMap(({ dependsOn }) => dependsOn));
  return found.map(({ place = 0, ...draft }) => (named.has(`#${place}`) ? { ...draft, place } : draft));
}

/** @param was the statement that it replaces */
function draftOf(wire: WireStatement, text: string, input: WriterInput, was?: Statement): Omit<Draft, 'id'> {
  const isSame =
    was?.text === text && was.kind === wire.kind && !was.sources.includes('assumed') && was.kind !== 'assumption';
  const sources = sourcesOf(wire.sources, input, was, isSame);
  const rejected = (wire.rejected ?? []).flatMap(({ option, reason }) => {
    const label = saidLine(option);
    const why = saidLine(reason ?? '');
    return label === '' ? [] : [why === '' ? { option: label } : { option: label, reason: why }];
  });
  return {
    kind: valueOf(STATEMENT_KINDS, wire.kind) ?? wire.kind,
    text,
    dimension: valueOf(DIMENSIONS, wire.dimension) ?? dimensionOf(sources, input),
    sources,
    dependsOn: [
      ...knownIds(wire.dependsOn, statementsTold(input)),
      ...(wire.dependsOn ?? []).flatMap((named) => /^#\d{1,3}$/.exec(named.trim()) ?? []),
    ],
    ...(rejected.length === 0 ? {} : { rejected }),
    ...underOther(wire, input),
  };
}

/** The other topic under whose heading a statement is to stand, where there is one of that id, else the heading that is named. */
function underOther({ topic }: WireStatement, { related, topic: own }: WriterInput): Pick<Draft, 'under'> {
  if (topic == null || topic === own.id || topic === own.title) return {};
  const others = related.map(({ topicId }) => topicId);
  const [id] = knownIds([topic], others);
  const under = id ?? related.find(({ title }) => title === topic)?.topicId ?? headingNamed(topic);
  return under === null ? {} : { under };
}

/** The ids of the statements that the writer was told: those of its draft, and those with which points of other topics begin. */
function statementsTold({ previous, related }: WriterInput): string[] {
  const elsewhere = related.flatMap(({ keyPoints }) =>
    keyPoints.flatMap((point) => /^[A-Z]{1,3}-\d{3,9}\b/.exec(point) ?? []),
  );
  return [...previous.map(({ id }) => id), ...elsewhere];
}

/**
 * The sources that exist, answers first; `assumed` where there are none. What the statement cited before may be an answer of another
 * topic, told for a finding that is put right by now. Where nothing of it changes (`isSame`), no comment on the plan has become a source of it.
 */
function sourcesOf(
  named: readonly string[] | null,
  input: WriterInput,
  was: Statement | undefined,
  isSame = false,
): string[] {
  const { exchanges, messages, relevantMessages: heard, planComments, evidence, answeredElsewhere = [] } = input;
  const before = was?.sources.filter((id) => /^Q\d/.test(id)) ?? [];
  const comments = isSame ? [] : planComments.map(({ questionId }) => questionId);
  const asked = [...[...exchanges, ...answeredElsewhere].map(({ questionId }) => questionId), ...comments, ...before];
  const inOrder = [
    [...new Set(asked)],
    [...messages, ...heard].map(({ id }) => id),
    ['request'],
    evidence.map(({ id }) => id),
  ];
  const known = inOrder.flatMap((ids) => knownIds(named, ids));
  return known.length === 0 ? ['assumed'] : known;
}

/** The dimension of the first answer that is cited; else the topic's first. */
function dimensionOf(sources: readonly string[], { exchanges, topic }: WriterInput): Dimension {
  const cited = exchanges.find(({ questionId }) => questionId === sources[0]);
  return cited?.dimensions[0] ?? topic.dimensions[0] ?? 'behaviour';
}

/**
 * Takes back each removal and each replacement by which the last statement that cites an answer would go: a removal does
 * not happen, and what was to replace a statement stands beside it. What a comment on the plan names goes where its writer follows that:
 * another topic’s may be merging it into a statement of theirs, and what then no statement cites is written again.
 */
function keepingAnswers(
  statements: readonly Draft[],
  removed: readonly string[],
  input: WriterInput,
): { statements: Draft[]; removed: string[] } {
  const { previous, planComments } = input;
  const replaced = new Set(statements.flatMap(({ id }) => id ?? []));
  const staying = previous.filter(({ id }) => !replaced.has(id) && !removed.includes(id));
  const lost = new Set(uncited(input, [...staying, ...statements]).map(({ questionId }) => questionId));
  const named = planComments.flatMap(({ text }) => namesLikeStatements(text));
  const restored = new Set<string>();
  for (const { id, sources } of previous) {
    if (removed.includes(id) && named.includes(id)) continue;
    const last = sources.filter((source) => lost.has(source));
    if (last.length === 0) continue;
    restored.add(id);
    last.forEach((source) => lost.delete(source));
  }
  return {
    statements: statements.map((draft) =>
      draft.id !== null && restored.has(draft.id) ? { ...draft, id: null } : draft,
    ),
    removed: removed.filter((id) => !restored.has(id) && !replaced.has(id)),
  };
}
