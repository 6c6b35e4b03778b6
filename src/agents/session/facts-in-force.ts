import type { Fact } from './evidence';
import type { Session } from './session';
import type { Statement } from './statement';
import { untouched } from './what-stands';
import { sentence } from '../base/english/sentence';
import { contentStems } from '../base/english/words';

/**
 * The facts of the workspace as they stand. Those that the change depends on are assumptions in the draft: one that the
 * person has confirmed there needs no confirming any more, and one that they put right says what they say.
 */
export function currentFacts(session: Pick<Session, 'facts' | 'statements' | 'changes' | 'putAside'>): Fact[] {
  const { statements, putAside } = session;
  // What the person took out of the draft as an assumption is none that they have to confirm.
  const takenOut = new Set(putAside.flatMap(({ statement, into }) => (into === null ? statement.text : [])));
  const facts = withoutOverruled(session).filter(({ confirm, text }) => !confirm || !takenOut.has(sentence(text)));
  const answered = statements.filter(({ sources }) => sources.some((source) => /^[QM]\d/.test(source)));
  const settled = statements.filter(isSettledAssumption);
  const worded = new Set(facts.map(({ text }) => sentence(text)));
  const put = settled.filter(({ text }) => !worded.has(text));
  return facts.flatMap((fact): Fact[] => {
    if (!fact.confirm) return [fact];
    if (fact.kind === 'assumption' && answered.some(({ text }) => saysWhat(fact.text, text)))
      return [{ ...fact, confirm: false }];
    const words = sentence(fact.text);
    const stands = statements.find(({ text }) => text === words);
    if (stands !== undefined) return [isSettledAssumption(stands) ? { ...fact, confirm: false } : fact];
    const at = put.findIndex(({ sources }) => sources.some((source) => fact.evidence.includes(source)));
    const [corrected] = at === -1 ? [] : put.splice(at, 1);
    return [corrected === undefined ? fact : { ...fact, value: '', text: corrected.text, confirm: false }];
  });
}

/** So many words of an assumption, and this share of them, in a statement that rests on an answer: the person has said it. */
const LEAST_SAID = 3;
const SAID = 0.6;

function saysWhat(assumed: string, said: string): boolean {
  const words = contentStems(assumed);
  const there = new Set(contentStems(said));
  const shared = words.filter((word) => there.has(word)).length;
  return shared >= LEAST_SAID && shared >= words.length * SAID;
}

/**
 * What is told of an approved statement is told once, as a contradiction where it is one, and not any more where the person
 * has changed that statement since.
 */
function withoutOverruled(session: Pick<Session, 'facts' | 'statements' | 'changes'>): Fact[] {
  const { facts } = session;
  const against = new Set(facts.flatMap(({ kind, value }) => (kind === 'contradiction' ? value : [])));
  const stands = untouched(session);
  return facts.filter(({ kind, value, states }) => {
    if (states === undefined) return true;
    const isHere = states.folder === session.changes?.folder;
    return (kind === 'contradiction' || !against.has(value)) && (!isHere || stands.includes(states.statement));
  });
}

/** An assumption that the person has confirmed or put into their own words: it is none any more. */
export function isSettledAssumption({ kind, by }: Pick<Statement, 'kind' | 'by'>): boolean {
  return kind === 'assumption' && by === 'person';
}
