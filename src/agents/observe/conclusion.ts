import { languageOf } from '../base/text/language';
import { thingsAmong } from '../base/english/things';
import { titleOf } from '../base/english/title';
import {
  bearsOutFacts,
  isStale,
  type Evidence,
  type Fact,
  type Observation,
  type Selection,
} from '../session/evidence';

const MAX_SUMMARY = 1_200;

/** Code that fits at least this well is named in the summary. */
const NAMED = 0.15;

/** Below this fit no code stands out as the place for a change. */
const STANDS_OUT = 0.35;

/** From this fit on, code counts as a good match. */
const GOOD = 0.4;

/** A selection tells the place better than any search. */
const SELECTED = 0.8;

/** What a look that saw only a part is worth. */
const PARTLY = 0.9;

/** What a look has brought so far. */
interface Known {
  evidence: readonly Evidence[];
  facts: readonly Fact[];
  observations: readonly Observation[];
  selection: Selection | null;
  /** Files in the workspace, and what the walk could not see, in words. */
  files: number;
  capped: string | null;
  /** Words of the request that occur in the workspace, and that occur nowhere in it. */
  matched: readonly string[];
  missing: readonly string[];
  /** In the person's words. */
  request: string;
}

function codeIn(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ kind }) => kind === 'code').sort((a, b) => b.score - a.score);
}

/** Code that was retrieved for the request, not cited merely to bear out a fact. */
function fittingCode({ evidence }: Known): Evidence[] {
  return codeIn(evidence).filter((piece) => !bearsOutFacts(piece));
}

/**
 * How far planning can rely on what was seen, 0 to 1: the best fit (0.55), the share of the request's words that occur
 * (0.2), how many places fit well (0.15), and whether the project itself is known (0.1).
 */
export function probeConfidence(known: Known): number {
  const code = fittingCode(known);
  const best = Math.max(known.selection === null ? 0 : SELECTED, code[0]?.score ?? 0);
  const words = known.matched.length + known.missing.length;
  const coverage = words === 0 ? 0 : known.matched.length / words;
  const good = Math.min(1, code.filter(({ score }) => score >= GOOD).length / 3);
  const project = known.facts.length >= 3 ? 1 : 0;
  const sum = 0.55 * best + 0.2 * coverage + 0.15 * good + 0.1 * project;
  const rounded = Math.round(sum * (isPartial(known) ? PARTLY : 1) * 100) / 100;
  return Math.min(1, rounded);
}

function isPartial({ capped, observations }: Known): boolean {
  return capped !== null || observations.some(({ action, status }) => action === 'retrieve' && status === 'capped');
}

/**
 * What remains unknown, in sentences for people and for the planner; and which of them is that no code stands out. Where
 * there are no files it says nothing of what they do not show.
 */
export function probeGaps(known: Known): { gaps: string[]; placeGap: number | null } {
  const gaps: string[] = [];
  let placeGap: number | null = null;
  const [best] = fittingCode(known);
  const missing = namedIn(known);
  // Of code in English it says nothing that no German word is in it.
  if (missing.length > 0 && known.files > 0 && languageOf(known.request) === 'en') {
    const words = missing.slice(0, 4).map((word) => `“${word}”`);
    const rest = missing.length > 4 ? ' and other words of the request' : '';
    gaps.push(`Nothing in the workspace mentions ${words.join(', ')}${rest}: probably new here, or called otherwise.`);
  }
  if (known.files > 0 && known.selection === null && (best?.score ?? 0) < STANDS_OUT) {
    placeGap = gaps.push('No code stands out as the place for this change.') - 1;
  } else if (best !== undefined && !known.evidence.some((piece) => piece.kind === 'test' && !bearsOutFacts(piece))) {
    gaps.push(`No test was found near \`${best.path}\`.`);
  }
  const failed = known.observations.filter(({ status }) => status === 'failed' || status === 'refused');
  for (const { target, result } of failed.slice(0, 2)) gaps.push(`Could not look at ${target}: ${result}`);
  if (known.capped !== null) gaps.push(`Only a part of the workspace was seen: ${known.capped}.`);
  else if (isPartial(known)) gaps.push('The search had to stop before it had seen every file.');
  return { gaps, placeGap };
}

/**
 * The things without which the change could not be named and that nothing in the workspace mentions: of a word by which somebody
 * only tells why ("lying in the backlog"), that says nothing.
 */
function namedIn({ missing, request }: Known): string[] {
  const title = titleOf(request).toLowerCase();
  return thingsAmong(missing, request).filter((word) => title.includes(word.toLowerCase()));
}

/** What the workspace shows that matters for the request, naming its own modules. At most 1,200 characters. */
export function probeSummary(known: Known): string {
  const missing = namedIn(known);
  const sentences = [
    projectSentence(known.facts),
    factText(known.facts, 'readme'),
    nearestSentence(fittingCode(known)),
    listSentence(
      'Tests nearby',
      known.evidence.filter((piece) => piece.kind === 'test' && !bearsOutFacts(piece)),
    ),
    factText(known.facts, 'module'),
    listSentence(
      'Documents',
      known.evidence.filter((piece) => piece.kind === 'doc' && !bearsOutFacts(piece) && piece.age === undefined),
    ),
    rulesSentence(known.evidence),
    earlierSentence(known.evidence),
    ...known.facts.filter(({ kind }) => kind === 'dependency').map(({ text }) => `${text}.`),
    missing.length === 0 || known.files === 0 ? '' : `Not mentioned anywhere: ${missing.slice(0, 6).join(', ')}.`,
  ];
  let summary = '';
  for (const sentence of sentences.filter((text) => text !== '')) {
    const longer = summary === '' ? sentence : `${summary} ${sentence}`;
    if (longer.length <= MAX_SUMMARY) summary = longer;
  }
  return summary;
}

function projectSentence(facts: readonly Fact[]): string {
  const values = (kind: Fact['kind'], most: number) =>
    facts
      .filter((fact) => fact.kind === kind)
      .slice(0, most)
      .map(({ value }) => value);
  const [language] = values('language', 1);
  const frameworks = values('framework', 3);
  const details = [
    ...prefixed('tests with ', values('test_runner', 2)),
    ...prefixed('packages with ', values('package_manager', 1)),
    ...prefixed('depends on ', values('database', 2)),
    ...prefixed('runs on ', values('runtime', 1)),
  ];
  if (language === undefined && frameworks.length === 0 && details.length === 0) return '';
  const what = [language ?? 'A', 'project', ...prefixed('using ', frameworks)].join(' ');
  return `${what}${details.length === 0 ? '' : `; ${details.join('; ')}`}.`;
}

function prefixed(prefix: string, values: readonly string[]): string[] {
  return values.length === 0 ? [] : [prefix + values.join(', ')];
}

function factText(facts: readonly Fact[], kind: Fact['kind']): string {
  const text = facts.find((fact) => fact.kind === kind)?.text ?? '';
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}

function nearestSentence(code: readonly Evidence[]): string {
  const near = code.filter(({ score }) => score >= NAMED).slice(0, 5);
  if (near.length === 0) return '';
  const shown = near.map(({ path, shows, startLine }) => `\`${path}:${startLine}\` (${shows})`);
  return `Nearest to the request: ${shown.join('; ')}.`;
}

function listSentence(title: string, evidence: readonly Evidence[]): string {
  const paths = [...new Set(evidence.map(({ path }) => `\`${path}\``))].slice(0, 3);
  return paths.length === 0 ? '' : `${title}: ${paths.join(', ')}.`;
}

/** Rules of the project are the documents whose age was looked into. */
function rulesSentence(evidence: readonly Evidence[]): string {
  const rules = evidence
    .filter(({ kind, age }) => kind === 'doc' && age !== undefined)
    .map((piece) => `\`${piece.path}\`${isStale(piece) ? ' (stale)' : ''}`);
  return rules.length === 0 ? '' : `Its own rules: ${[...new Set(rules)].join(', ')}.`;
}

function earlierSentence(evidence: readonly Evidence[]): string {
  const notes = evidence
    .filter(({ kind }) => kind === 'sdd')
    .map((piece) => `\`${piece.path}\`${isStale(piece) ? ' (stale)' : ''}`);
  return notes.length === 0 ? '' : `Written down earlier: ${[...new Set(notes)].join(', ')}.`;
}
