import { languageOf, type Language } from '../base/text/language';
import { saidLine } from '../base/text/quote';
import { idMeant, type Labels } from '../session/labels';
import { standsNow } from '../session/put-aside';
import type { AskedQuestion, Session } from '../session/session';
import { showPlan } from '../questions/show-plan';
import type { PlanSection } from './plan';

/** How a plan lists a statement: by its label, at the beginning of an item. */
const ITEM = /^- \*\*([A-Z]{1,3}-\d{3,9})\*\* (.*)$/gm;
/** Characters of a statement that is no longer there, and of one that is new. */
const SAID_BACK = 140;
const BEGINNING = 90;
/** Statements that are told of each sort, and of those that are new, which somebody has to read. */
const MOST_TOLD = 12;
const MOST_NEW = 40;
/** More that only have another number are counted: their numbers tell nobody anything. */
const MOST_RENUMBERED = 3;

interface Says {
  fresh: string;
  changed: string;
  gone: string;
  renumbered: string;
  linked: string;
  was: string;
  more: (count: number) => string;
  statements: (count: number) => string;
}

const WORDS: Record<Language, Says> = {
  en: {
    fresh: 'New',
    changed: 'Changed',
    gone: 'No longer there',
    renumbered: 'Unchanged under another number',
    linked: 'As you said, these check',
    was: 'was',
    more: (count) => ` and ${count} more`,
    statements: (count) => `${count} statements`,
  },
  de: {
    fresh: 'Neu',
    changed: 'Geändert',
    gone: 'Nicht mehr da',
    renumbered: 'Unverändert unter anderer Nummer',
    linked: 'Wie gesagt, es prüfen',
    was: 'vorher',
    more: (count) => ` und ${count} weitere`,
    statements: (count) => `${count} Aussagen`,
  },
};

/**
 * What became of a plan that was sent back, in Markdown: what is new in the one that is shown now, what changed, and what is
 * no longer there, by the numbers of the new one. Empty where no plan was sent back.
 */
export function changesOfPlan(session: Session, sections: readonly PlanSection[], labels: Labels): string {
  const before = lastSentBack(session);
  const shown = showPlan.config.safeParse(before?.question.config).data?.sections;
  const old = before?.question.labels;
  if (shown === undefined || old === undefined) return '';
  const says = WORDS[languageOf(session.request)];
  const now = itemsIn(sections);
  const then = itemsIn(shown);
  const ids = Object.keys(old).filter((id) => then.has(old[id] ?? ''));
  const words = (label: string) => `“${beginningOf(then.get(label) ?? '', SAID_BACK)}”`;
  const heirs = new Map(ids.map((id) => [standsNow(session, id), id]));
  // What went to another topic is written anew there: word for word it is the same statement.
  const lost = [...heirs].filter(([id]) => labels[id] === undefined);
  for (const id of Object.keys(labels).filter((one) => !heirs.has(one))) {
    const text = now.get(labels[id] ?? '');
    const at = lost.findIndex(([, was]) => text !== undefined && then.get(old[was] ?? '') === text);
    const [moved] = at < 0 ? [] : lost.splice(at, 1);
    if (moved === undefined) continue;
    heirs.delete(moved[0]);
    heirs.set(id, moved[1]);
  }
  const added = Object.keys(labels).flatMap((id) => (heirs.has(id) ? [] : (labels[id] ?? [])));
  const changed = [...heirs].flatMap(([id, was]) => {
    const [label, oldLabel = ''] = [labels[id], old[was] ?? ''];
    if (label === undefined) return [];
    const moved = label.split('-')[0] !== oldLabel.split('-')[0];
    if (!moved && now.get(label) === then.get(oldLabel)) return [];
    const called = label === oldLabel ? '' : oldLabel;
    const before = now.get(label) === then.get(oldLabel) ? '' : words(oldLabel);
    return [`${label} (${says.was} ${[called, before].filter((part) => part !== '').join(': ')})`];
  });
  const renumbered = [...heirs].flatMap(([id, was]) => {
    const [label, oldLabel = ''] = [labels[id], old[was] ?? ''];
    const isTold = label === undefined || label === oldLabel || changed.some((one) => one.startsWith(`${label} (`));
    return isTold ? [] : [`${oldLabel} → ${label}`];
  });
  const linked = session.statements.flatMap(({ id, isLinked, dependsOn }) => {
    const isNew = session.statementChangedAt.some(([of, seq]) => of === id && seq > (before?.askedSeq ?? 0));
    const names = dependsOn.flatMap((one) => labels[one] ?? []);
    return isLinked === true && isNew && labels[id] !== undefined ? [`${labels[id]}: ${names.join(', ') || '–'}`] : [];
  });
  const gone = [...heirs].flatMap(([id, was]) => (labels[id] === undefined ? (old[was] ?? []) : []));
  return [
    listed(
      says.fresh,
      added.map((label) => `${label} “${beginningOf(now.get(label) ?? '', BEGINNING)}”`),
      says,
    ),
    told(says.changed, changed, says, '; '),
    told(says.linked, linked, says, '; '),
    told(says.gone, gone.map(words), says, '; '),
    told(
      says.renumbered,
      renumbered.length > MOST_RENUMBERED ? [says.statements(renumbered.length)] : renumbered,
      says,
    ),
  ]
    .filter((line) => line !== '')
    .map((line) => `- ${line}`)
    .join('\n');
}

/**
 * The statements that a section of a plan showed, where it showed nothing else: their ids, in order. Null where other lines
 * stand there too.
 */
export function shownAlone({ question }: AskedQuestion, sectionId: string): string[] | null {
  const sections = showPlan.config.safeParse(question.config).data?.sections ?? [];
  const content = sections.find(({ id }) => id === sectionId)?.content ?? '';
  const names = [...content.matchAll(ITEM)].map(([, label = '']) => label);
  const ids = names.map((label) => idMeant(question.labels ?? {}, label));
  return names.length === (content.match(/^- /gm) ?? []).length ? ids : null;
}

function told(what: string, all: readonly string[], { more: further }: Says, between = ', '): string {
  if (all.length === 0) return '';
  const more = all.length > MOST_TOLD ? further(all.length - MOST_TOLD) : '';
  return `${what}: ${all.slice(0, MOST_TOLD).join(between)}${more}`;
}

/** The same, an item below it for each: a row of mere numbers tells nobody anything. */
function listed(what: string, all: readonly string[], { more: further }: Says): string {
  if (all.length === 0) return '';
  const more = all.length > MOST_NEW ? [further(all.length - MOST_NEW).trim()] : [];
  return [`${what}:`, ...[...all.slice(0, MOST_NEW), ...more].map((one) => `  - ${one}`)].join('\n');
}

/** The beginning of what stands as Markdown in a plan, without a span of code that it would end within. */
function beginningOf(text: string, most: number): string {
  const begun = saidLine(text, most);
  return begun.split('`').length % 2 === 1 ? begun : `${begun.slice(0, begun.lastIndexOf('`')).trimEnd()} …`;
}

function lastSentBack({ questions, planReview }: Session): AskedQuestion | undefined {
  if (planReview?.decision !== 'revise') return undefined;
  return questions.find(({ question }) => question.id === planReview.questionId);
}

/** The sources of a statement, what a check looks at, and how it stands, at the end of its item. */
const MARKS = /(?: \[[^\]]{1,40}\]| \((?:checks|prüft) [^)]{1,400}\)| \([^)]{1,40}\))+$/;

/** What the items of a plan say, by their labels, without the marks of their sources. */
function itemsIn(sections: readonly { content: string }[]): Map<string, string> {
  const items = sections.flatMap(({ content }) => [...content.matchAll(ITEM)]);
  return new Map(items.map(([, label = '', text = '']) => [label, text.replace(MARKS, '')]));
}
