import type { EventRecord } from './events';
import { ID_PREFIX } from './statement';

/**
 * What ids count: questions `Q7`, messages `M2`, topics and tasks of the plan `T3`, prepared questions `P4`, evidence `E5`,
 * issues and an interviewer's looks `I1`, findings of the review `V1`. Statements count by the prefix of their kind: `FR-`, `D-` …
 */
type IdSpace = 'Q' | 'M' | 'T' | 'task' | 'P' | 'E' | 'I' | 'V' | 'looks' | `${string}-`;

/** A number of a space above all that were given when `lost` records were missing. */
interface IdCount {
  free: number;
  lost: number;
}

export type IdCounts = Readonly<Partial<Record<IdSpace, IdCount>>>;

/** Most ids that one record gives, where it may give more than one: so many may have gone with a lost record. */
const MOST_GIVEN: Partial<Record<IdSpace, number>> = { task: 3, E: 4, V: 12 };
const MOST_STATEMENTS = 20;

/**
 * The number of the next id of a space, `offset` after it: above every number that an event has named, and above those
 * that lost records may have given.
 */
export function nextNumber({ ids, lost }: { ids: IdCounts; lost: number }, space: IdSpace, offset = 0): number {
  const count = ids[space] ?? { free: 1, lost: 0 };
  const most = MOST_GIVEN[space] ?? (space.endsWith('-') ? MOST_STATEMENTS : 1);
  return count.free + (lost - count.lost) * most + offset;
}

/**
 * The counts after one more event, `lost` records before it missing. An event may name an id that no kept record has
 * given, as an answer names its question.
 */
export function countIds(ids: IdCounts, event: EventRecord['event'], lost: number): IdCounts {
  const counted: Partial<Record<IdSpace, IdCount>> = { ...ids };
  for (const { space, number } of idsIn(event)) {
    if (number < (counted[space]?.free ?? 1)) continue;
    const free = Math.max(number + 1, nextNumber({ ids: counted, lost }, space));
    counted[space] = { free, lost };
  }
  return counted;
}

interface NamedId {
  space: IdSpace;
  number: number;
}

/** Keys under which events hold ids, alone or in lists, and keys whose content is the person's or a question's own. */
const HOLDS_IDS = new Set([
  'id',
  'questionId',
  'topicId',
  'taskId',
  'preparedId',
  'statementId',
  'source',
  'sources',
  'evidence',
  'dependsOn',
  'removed',
  'merged',
]);
const OWN_CONTENT = new Set(['answer', 'config', 'selection', 'caller']);

function idsIn(event: EventRecord['event']): NamedId[] {
  const named: NamedId[] = [];
  const known = event.type === 'unknown' ? event.original : event;
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const id = HOLDS_IDS.has(key) ? readId(value) : null;
      if (id === null) return;
      const ofTask =
        id.space === 'T' && (key === 'taskId' || known.type === 'plan_created' || known.type === 'task_added');
      named.push(ofTask ? { ...id, space: 'task' } : id);
    } else if (Array.isArray(value)) {
      for (const item of value) read(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) if (!OWN_CONTENT.has(name)) read(item, name);
    }
  };
  read(known, '');
  return named;
}

/** Others were never given here either, and there may be as many as anybody writes down. */
const PREFIXES: ReadonlySet<string> = new Set(Object.values(ID_PREFIX).map((prefix) => `${prefix}-`));

/** Longer numbers than these were never given here. */
const ID = /^(?:([QMTPEIV])(\d{1,9})|([A-Z]{1,3}-)(\d{1,9})|I(\d{1,9})\.O\d+)$/;

function readId(text: string): NamedId | null {
  const [, letter, plain, prefix, ofKind, looks] = ID.exec(text) ?? [];
  if (letter !== undefined) return { space: letter as IdSpace, number: Number(plain) };
  if (prefix !== undefined) {
    return PREFIXES.has(prefix) ? { space: prefix as IdSpace, number: Number(ofKind) } : null;
  }
  return looks === undefined ? null : { space: 'looks', number: Number(looks) };
}
