import type { WriterInput } from '../../inputs/inputs';
import type { Dimension } from '../../../session/dimension';
import type { Fact } from '../../../session/evidence';
import type { Line, Setting } from './from-exchange';
import { isSettled } from '../../../specification/settled-facts';
import { kindOf, kindOfWords } from './kinds';
import { isContent, withoutParts } from '../../../session/said-part';
import { whatWordsDo } from '../../../session/what-words-do';
import { sentence, standsAlone } from '../../../base/english/sentence';

const FACT_DIMENSION: Record<Fact['kind'], Dimension> = {
  project: 'interfaces',
  language: 'compatibility',
  framework: 'compatibility',
  test_runner: 'acceptance',
  package_manager: 'operations',
  database: 'data',
  build: 'operations',
  lint: 'quality',
  ci: 'operations',
  module: 'interfaces',
  config: 'operations',
  entry_point: 'interfaces',
  licence: 'compatibility',
  version: 'compatibility',
  runtime: 'compatibility',
  readme: 'user_goal',
  discrepancy: 'risks',
  size: 'quality',
  dependency: 'compatibility',
  convention: 'quality',
  owner: 'operations',
  similar: 'compatibility',
  open_issue: 'risks',
  assumption: 'compatibility',
  contradiction: 'compatibility',
};

/** Facts that the change depends on and that nobody confirmed: assumptions, with the evidence they come from. */
export function linesOfFacts({
  facts,
  exchanges,
  request,
}: Pick<WriterInput, 'facts' | 'exchanges' | 'request'>): Line[] {
  const asked = exchanges.map((exchange) => ({ ...exchange, answered: exchange.answer !== null }));
  return facts
    .filter(
      (fact) => fact.confirm && fact.text.trim() !== '' && !isSettled(fact, asked) && isOfTheMatter(fact, request),
    )
    .map((fact) => ({
      kind: 'assumption',
      text: sentence(fact.text),
      dimension: FACT_DIMENSION[fact.kind],
      sources: fact.evidence.length > 0 ? fact.evidence : ['assumed'],
    }));
}

/** What only a manifest tells of a database has to do with the change where that names it, or speaks of data. */
function isOfTheMatter({ text, value }: Fact, request: string): boolean {
  if (!ONLY_DEPENDS.test(text)) return true;
  return OF_DATA.test(request) || request.toLowerCase().includes(value.toLowerCase());
}
const ONLY_DEPENDS = /^Depends on `/;
const OF_DATA =
  /\b(?:databases?|sql|quer(?:y|ies)|tables?|columns?|schemas?|migrations?|indexes|indices|stor(?:e[sd]?|age)|persist\w*|backups?|records?)\b|(?:datenbank|tabelle|spalte|speicher|abfrage)\p{L}*/iu;

const WISH = /\b(?:should|must|shall|has to|needs? to)\b/i;

/** Messages that carry content become statements in the person's words. Questions and steering do not. */
export function linesOfMessages(messages: WriterInput['messages'], { fallback }: Setting): Line[] {
  return messages.flatMap(({ id, text, asides, meant }) =>
    standing(contentOf(text, asides), meant === true).map((piece): Line => {
      const dimension = dimensionIn(piece) ?? (WISH.test(piece) ? 'behaviour' : fallback);
      const kind = kindOfWords(piece, kindOf(dimension, '', 'said', false), dimension);
      return { kind, text: sentence(piece), dimension, sources: [id] };
    }),
  );
}

interface Piece {
  text: string;
  tells: boolean;
}

/** The pieces of a message, each with whether it says something of the change: as it was judged, else by rules. */
function contentOf(text: string, asides: readonly string[] | undefined): Piece[] {
  if (asides !== undefined) return withoutParts(text, asides).map((piece) => ({ text: piece, tells: true }));
  return whatWordsDo(text, { alone: true, isTopic: () => false }).map((part) => {
    return { text: part.text, tells: isContent(part) };
  });
}

/** What says something and stands for itself; words that lean on what was said before ("And never the password.") stay with it. */
function standing(pieces: readonly Piece[], all: boolean): string[] {
  const kept: string[] = [];
  let leaning = false;
  for (const { text, tells } of pieces) {
    const words = text.split(' ').length;
    if (all && tells) kept.push(text);
    else if (tells && words >= 3 && (standsAlone(text) || words >= 5)) kept.push(text);
    else if (tells && leaning) kept.push(`${sentence(kept.pop() ?? '')} ${sentence(text)}`);
    leaning = tells && kept.length > 0;
  }
  return kept;
}

const CUES: [Dimension, RegExp][] = [
  ['scope', /\b(?:out of scope|not part of|non-?goal|leave out)\b/i],
  ['acceptance', /\b(?:tests? (?:for|that|must|should)|acceptance|is done when|given .+ when .+ then)\b/i],
  [
    'security',
    /\b(?:permissions?|passwords?|tokens?|encrypt\w*|secrets?|personal data|gdpr|admins? (?:may|can|only))\b/i,
  ],
  ['errors', /\b(?:errors?|fails?|failure|time ?outs?|retry|offline|invalid|crash\w*)\b/i],
  ['quality', /\b(?:seconds?|milliseconds?|ms|percent|latency|per (?:second|minute))\b|\d ?%/i],
  ['compatibility', /\b(?:backwards?|compatib\w*|migrat\w*|existing (?:users|data|clients))\b/i],
  ['rollout', /\b(?:roll ?out|release|feature flag|deploy\w*)\b/i],
  ['risks', /\b(?:risk|danger|worr(?:y|ied))\b/i],
];

/** The side of the change that words speak of by a clear cue, or null. */
function dimensionIn(words: string): Dimension | null {
  return CUES.find(([, cue]) => cue.test(words))?.[0] ?? null;
}
