import { suits } from './recognise';
import type { ChangeKind } from '../../session/change-kind';
import type { AreaContext, Entry, SubjectArea } from './entries/entry';
import { evidenceEntries } from './evidence-entries';
import { BUILDING } from './entries/entry';
import { GENERAL } from './general/register';
import { OPEN } from './general/open';
import { SHARPENING } from './general/sharpening';
import { THINGS } from './general/things';
import { leavesChoice } from './entries/presumed';
import { kindProfile } from './kinds/register';

/** An entry with what it is worth in this session, 0 to 100. */
export interface Planned {
  entry: Entry;
  worth: number;
}

/** A subject with so many questions leaves nothing that the kind of change would have to add, nor to ask of harm that was done. */
const TELLS_ALL = 5;
const TELLS_OF_HARM = 3;
/** The second and third subject of a request count for less than the first. */
const SUBJECT_AREA_WEIGHTS = [1, 0.85, 0.7];
/** By so much a subject's own wording is worth more than the general one. */
const SPECIFIC_FIRST = 1;
/** Questions worth less than this are not asked: a default is as good. */
const WORTH_ASKING = 45;

/** Everything that could be asked about the change, the most valuable first, each aspect once. Deterministic. */
export function rankEntries(context: AreaContext): Planned[] {
  const settled = new Set<string>();
  const ranked: Planned[] = [];
  const candidates = candidatesFor(context).sort(
    (left, right) => right.worth - left.worth || compare(left.entry.about, right.entry.about),
  );
  for (const candidate of candidates) {
    const { entry } = candidate;
    if (settled.has(entry.aspects[0]) || settled.has(entry.about)) continue;
    settled.add(entry.about);
    for (const aspect of entry.aspects) settled.add(aspect);
    if (entry.known?.test(context.said) !== true) ranked.push(candidate);
  }
  return ranked;
}

/** The questions a session of `budget` questions should ask, the most valuable first. */
export function planQuestions(context: AreaContext, budget: number): Planned[] {
  const ranked = rankEntries(context).filter(({ worth }) => worth >= WORTH_ASKING);
  const count = questionCount(context, budget);
  const isProof = ({ entry }: Planned) => entry.dimensions[0] === 'acceptance';
  // Nothing that fits is no reason to ask nothing: one example suits whatever it is.
  const planned = ranked.length > 0 || context.change !== null ? ranked.slice(0, count) : AT_LEAST.slice(0, count);
  const proof = ranked.find(isProof);
  // Least worth asking, and yet never missing: without it nobody knows when the change is done.
  return proof === undefined || count < 2 || planned.some(isProof) ? planned : [...planned.slice(0, -1), proof];
}

const AT_LEAST: readonly Planned[] = OPEN.filter(({ about }) => about === 'open.today').map((entry) => {
  return { entry, worth: entry.priority };
});

/** Questions where a subject has its own. */
const WITH_SUBJECT = 8;

/** How many questions are planned for: what the kind of change usually needs, with room for follow-ups in the budget. */
function questionCount(context: AreaContext, budget: number): number {
  // Of what is begun, what it is built with and how it looks are asked besides.
  const besides = context.isNew ? 1 : 0;
  const wanted = context.subjectAreas.length > 0 ? WITH_SUBJECT : kindProfile(context.kind).questions + besides;
  return Math.max(0, Math.min(wanted, budget > 8 ? budget - 1 : budget));
}

/** Code that is only to be put in order, whatever it does. */
const PUTS_IN_ORDER =
  /\b(?:clean(?:ing)? ?up|tidy\w*|dedup\w*|duplicat\w*|repeat\w*|extract\w*|split\w*|simplif\w*|untangl\w*|consolidat\w*|unif(?:y|ies)|merg(?:e|ing)|same code|aufräum\w*|vereinfach\w*|vereinheitlich\w*|doppelt\w*|zusammenfass\w*)\b/iu;

/** Questions that say for themselves how much they are worth, whatever kind of change it is. */
const ALWAYS: readonly Entry[] = [...OPEN.filter(({ about: key }) => key === 'open.today'), ...SHARPENING, ...THINGS];

function candidatesFor(context: AreaContext): Planned[] {
  const profile = kindProfile(context.kind);
  // What code is about is no subject where only the code is put in order.
  const areas =
    context.kind === 'refactor' && PUTS_IN_ORDER.test(context.request)
      ? context.subjectAreas.filter(({ id }) => id === 'dependency')
      : context.subjectAreas;
  const fromSubjectAreas = areas.flatMap((area, rank) =>
    area.entries
      .filter(
        (entry) =>
          kindsOf(entry, area, context.kind).includes(context.kind) && suits(context.project, entry.for ?? area.for),
      )
      .map((entry) => ({ entry, worth: entry.priority * (SUBJECT_AREA_WEIGHTS[rank] ?? 0) })),
  );
  // A subject that is built has questions of its own: what any integration is asked would say it once more in vaguer words.
  const isToldBySubject =
    BUILDING.includes(context.kind) &&
    ((fromSubjectAreas.length > 0 && context.subjectAreas[0]?.kind !== context.kind) ||
      fromSubjectAreas.length >= (context.kind === 'security' ? TELLS_OF_HARM : TELLS_ALL));
  const fromKind = (isToldBySubject ? [] : profile.entries).map((entry) => ({ entry, worth: entry.priority }));
  // Where no subject has a question for this project, open ones take their place.
  const openly = fromSubjectAreas.length === 0 && BUILDING.includes(context.kind);
  const general = GENERAL.map((entry) => ({
    entry,
    worth:
      ALWAYS.includes(entry) || (openly && OPEN.includes(entry)) || (context.isNew && entry.about === 'open.screen')
        ? entry.priority
        : (profile.general[entry.aspects[0]] ?? 0),
  })).filter(({ worth }) => worth > 0);
  const fromEvidence = evidenceEntries(context).map((entry) => ({ entry, worth: entry.priority }));
  const fits = ({ entry }: Planned): boolean =>
    suits(context.project, entry.for) && entry.when?.(context) !== false && leavesChoice(entry, context);
  const specific = fromSubjectAreas.filter(fits);
  return [...raised(specific, general), ...[...fromKind, ...general, ...fromEvidence].filter(fits)];
}

/** Sides of a subject that matter to those who want it quicker: of the rest nothing is designed anew. */
const OF_SPEED: ReadonlySet<string> = new Set([
  'speed',
  'volume',
  'baseline',
  'freshness',
  'storage',
  'trigger',
  'failure',
]);

/** Kinds of change an entry is for. */
function kindsOf(entry: Entry, area: SubjectArea, kind: ChangeKind): readonly ChangeKind[] {
  // How it looks is no matter of speed.
  if (kind === 'performance' && entry.aspects.includes('look')) return [];
  if (entry.kinds !== undefined) return entry.kinds;
  const apart =
    (kind === 'performance' || kind === 'migration') &&
    area.kind !== kind &&
    !entry.aspects.some((aspect) => OF_SPEED.has(aspect));
  return apart ? [] : area.kinds;
}

/** Where a subject has its own wording of a general question, that one is asked, and is worth no less. */
function raised(specific: readonly Planned[], general: readonly Planned[]): Planned[] {
  return specific.map(({ entry, worth }) => {
    const same = general.find((planned) => planned.entry.aspects[0] === entry.aspects[0]);
    return { entry, worth: Math.max(worth, same === undefined ? 0 : same.worth + SPECIFIC_FIRST) };
  });
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
