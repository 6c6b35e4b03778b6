import * as z from 'zod';
import { DIMENSION_OF } from '../../session/statement';
import { specSchema, SPEC_LISTS, type Spec, type SpecList, type SpecStatement } from '../model';
import { answersSchema, type Answers } from './answers-json';

/** A specification that was read from its `answers.json`, or why none can be made of that, in a sentence for people. */
type ReadSpec = { ok: true; spec: Spec } | { ok: false; reason: string };

/** What an export needs beside what every `answers.json` has: older ones lack it. */
const exportableSchema = answersSchema.extend({
  topics: z.array(z.object({ id: z.string(), title: z.string() })),
});

const LABEL = /^[A-Z]{1,3}-(?:[A-Z]{1,3}-)?\d{3,9}$/;

/**
 * The specification that an `answers.json` holds, as far as the forms of other tools need it: what the interview asked and how
 * models were used is not in it. It may come from anywhere: whatever does not fit its schema is refused as a whole.
 */
export function specFromAnswers(text: string): ReadSpec {
  const data = jsonIn(text);
  if (!z.object({ format: z.string().startsWith('sdd-brainstorm/answers@') }).safeParse(data).success) {
    return { ok: false, reason: 'answers.json cannot be read: it is not what was written with a specification.' };
  }
  const parsed = exportableSchema.safeParse(data);
  if (!parsed.success) {
    const isOlder =
      answersSchema.safeParse(data).success || !answersSchema.shape.format.safeParse(formatOf(data)).success;
    return {
      ok: false,
      reason: isOlder
        ? 'answers.json was written by another version, and lacks what an export is made from. Export it where its session is, or write the specification anew.'
        : 'answers.json cannot be read: it was changed since it was written.',
    };
  }
  const wrong = parsed.data.trace.find(({ statement }) => !LABEL.test(statement));
  if (wrong !== undefined) return { ok: false, reason: 'answers.json names a statement by what is no label.' };
  return { ok: true, spec: specOf(parsed.data) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function formatOf(data: unknown): unknown {
  return (data as { format: unknown }).format;
}

function specOf(answers: z.infer<typeof exportableSchema>): Spec {
  const statements = answers.trace.map(statementOf);
  const lists = Object.fromEntries(
    SPEC_LISTS.map(([name, kind]) => [name, statements.filter((one) => one.kind === kind)]),
  ) as Record<SpecList, SpecStatement[]>;
  const { title, summary, session, created, revision, status, request, topics, evidence, places, usage } = answers;
  return specSchema.parse({
    ...{ title, summary, session, created, revision, status, request, topics, evidence, places, usage },
    ...lists,
    acceptance: [...lists.acceptance, ...derivedIn(answers, statements)],
    interviewer: '',
    fallbacks: 0,
    questionsByRules: [],
    automatic: null,
    adopted: null,
    changes: answers.changes ?? null,
    selection: null,
    context: { summary: answers.workspace ?? '', facts: [], gaps: [] },
    unanswered: answers.open,
    placesProblem: answers.placesProblem ?? null,
    clarifications: answers.answers.map(clarificationOf),
    messages: [],
  } satisfies z.input<typeof specSchema>);
}

function statementOf(traced: Answers['trace'][number]): SpecStatement {
  const { statement: id, kind, text, sources, assumed, fromOption, topic = '', basis } = traced;
  const { dependsOn = [], rejected, comments } = traced;
  return {
    ...{ id, kind, text, sources, assumed, dependsOn, topicId: topic },
    ...(fromOption === undefined ? {} : { fromOption }),
    dimension: DIMENSION_OF[kind],
    by: 'writer',
    dangling: [],
    ...(basis === undefined ? {} : { basis }),
    ...(rejected === undefined ? {} : { rejected }),
    ...(comments === undefined ? {} : { comments }),
  };
}

/** Scenarios that follow from a statement have its sources and its topic. */
function derivedIn({ derived }: Answers, statements: readonly SpecStatement[]): SpecStatement[] {
  return derived.flatMap(({ statement: id, text, dependsOn }): SpecStatement[] => {
    const from = statements.find((one) => one.id === dependsOn[0]);
    if (from === undefined || !LABEL.test(id)) return [];
    const { basis: _basis, rejected: _rejected, comments: _comments, ...rest } = from;
    return [{ ...rest, id, kind: 'acceptance', dimension: 'acceptance', text, dependsOn, derived: true }];
  });
}

const codeSchema = z.object({ code: z.string(), language: z.string() });

function clarificationOf({
  id,
  question,
  type,
  nonAnswer,
  chosen = [],
  own = '',
  drawing,
  drawings,
  remarks = [],
  former,
  by,
  answer,
}: Answers['answers'][number]) {
  const given = type === 'ask_code' ? codeSchema.safeParse(answer).data : undefined;
  return {
    ...{ id, question, type, chosen, own },
    nonAnswer: nonAnswer ?? null,
    remarks,
    ...(former === undefined ? {} : { former }),
    offered: [],
    drawing: drawing ?? null,
    ...(drawings === undefined ? {} : { drawings }),
    code: given === undefined ? null : { text: given.code, language: given.language },
    revisions: 0,
    by: by ?? ('person' as const),
    named: [],
  };
}
