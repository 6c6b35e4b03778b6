import type { Dimension } from '../../../session/dimension';
import type { StatementKind } from '../../../session/statement';
import type { Meaning } from '../../../questions/meaning';
import { demands } from '../../../specification/ears';

const BY_DIMENSION: Record<Dimension, StatementKind> = {
  user_goal: 'goal',
  scope: 'requirement',
  behaviour: 'requirement',
  data: 'requirement',
  interfaces: 'interface',
  errors: 'edge_case',
  quality: 'quality',
  security: 'requirement',
  look_feel: 'requirement',
  compatibility: 'requirement',
  operations: 'requirement',
  acceptance: 'acceptance',
  rollout: 'task',
  risks: 'risk',
};

/** Kinds that a choice between options does not turn into a decision: the reader looks for them in their own place. */
const NEVER_DECISIONS: ReadonlySet<StatementKind> = new Set([
  'goal',
  'edge_case',
  'quality',
  'acceptance',
  'risk',
  'non_goal',
]);

/** Sides of a change on which how things are today is itself the goal or the risk. */
const SAID_OF_PEOPLE: ReadonlySet<Dimension> = new Set(['user_goal', 'risks', 'acceptance']);

const OUT_OF_SCOPE =
  /\b(?:out of (?:the )?scope|not (?:be )?(?:part|included|in scope)|non-?goals?|leave out|left out|exclude[ds]?|stay out|not (?:do|build|cover|touch)|gehört nicht|(?:kein|nicht) Teil davon|außen vor)\b/i;
const ENTITY =
  /\b(?:fields?|entit(?:y|ies)|records?|tables?|columns?|attributes?|schemas?|data model|properties|Feld(?:er|ern)?|Datensätzen?|Tabellen?|Spalten?|Datenmodell)\b/i;
const STORY = /^as an? \S+/i;

/** Questions about how things are, not about how they shall be. */
const AS_IT_IS =
  /\b(?:today|at the moment|currently|so far|observed?|reproduced|makes? (?:it crash|memory grow)|is slow|time go|do they fail|happens at the same time|goes? wrong|gone wrong|does it happen|is affected|looks wrong|sieht falsch aus|since when|annoying|is it slow|damage|heute|derzeit|bisher|zu sehen|seit wann|nachstellen|ist (?:es )?langsam)\b/i;
const WISHED =
  /\b(?:should|would|must|shall|may|will|want|need|wäre|soll(?:en)?|muss|müssen|darf|dürfen|wird|werden)\b/i;

/** A question that asks in one for what belongs to the change as well, and for what does not. */
const ASKS_FOR_BOTH =
  /\b(?:what else|which other)\b[^?]{1,60}\bwhat is not part\b|\bgilt es (?:noch|auch)\b[^?]{1,60}\bgehört nicht dazu\b/iu;

export function asksForBothSides(question: string): boolean {
  return ASKS_FOR_BOTH.test(question);
}

/** Whether a question asks for what the change is not about, and for nothing else. */
export function asksForNonGoals(question: string, dimension: Dimension): boolean {
  return dimension === 'scope' && OUT_OF_SCOPE.test(question) && !asksForBothSides(question);
}

/**
 * What kind of statement comes of an answer: by the side of the change that was asked about; a choice of one among
 * several is a decision, an amount a measurable quality.
 */
export function kindOf(
  dimension: Dimension,
  question: string,
  outcome: Meaning['kind'],
  single: boolean,
): StatementKind {
  if (asksForNonGoals(question, dimension)) return 'non_goal';
  if (AS_IT_IS.test(question) && !WISHED.test(question) && !SAID_OF_PEOPLE.has(dimension)) return 'fact';
  const kind = dimension === 'data' && ENTITY.test(question) ? 'entity' : BY_DIMENSION[dimension];
  const decided =
    (outcome === 'chosen' && single) || outcome === 'order' || outcome === 'ratings' || outcome === 'reaction';
  if (decided && !NEVER_DECISIONS.has(kind)) return 'decision';
  return outcome === 'yes_no' && kind === 'task' ? 'decision' : kind;
}

/** "The mobile app: out." */
const STAYS_OUT =
  /^(?:(?!: ).){3,200}: (?:out(?: of (?:the )?scope)?|not (?:part of (?:it|this)|in scope|now|included)|later|draußen|nicht (?:dabei|Teil davon)|gehört nicht dazu|später)[.!]?$|^(?:(?!: )[^.;]){3,120} (?:is|are|stays?|remains?) (?:out of scope|not part of (?:it|this))[.!]?$/iu;

/** Whether a thing is marked as left out. */
export function staysOut(words: string): boolean {
  return STAYS_OUT.test(words);
}

/** A case, and behind its comma what happens in it. */
const CASE = /^(?:after|when|if|once|whenever|as soon as|nach|wenn|sobald|falls) [^.;]{3,200}?, (?=\S)/iu;
const STATUS = /\b[1-5]\d\d\b/u;
const MEASURE =
  /\d ?(?:%|ms\b|s\b|sec|min|hour|[kmgKMG]B\b|per\b|percent|Sekunden|Minuten|Stunden|Prozent)|\b(?:at most|at least|under|below|within|höchstens|mindestens|innerhalb) \S{0,20} ?\d/iu;

/** Whether words say what happens in a case, and not how well or how fast: "After 5 wrong passwords, the next attempt gets 429". */
function saysWhatHappens(words: string): boolean {
  const [begun = ''] = CASE.exec(words) ?? [];
  const happens = words.slice(begun.length);
  return begun !== '' && (STATUS.test(happens) || !MEASURE.test(happens));
}

/** Words that leave something out, at their beginning. */
const LEFT_OUT =
  /^(?:(?:and|but|und|aber) )?(?:no|not|without|out of scope|never|nicht|keine?[nrms]?|ohne|nie)(?![\p{L}])/iu;

/** How it is today, told before or beside how it shall be. */
const TODAY = /^(?:today|currently|right now|at the moment|heute|derzeit|zurzeit|bisher|im moment)(?!\p{L})/iu;
const SHALL_BE =
  /\b(?:should|shall|must|would|target|at most|under|instead|soll\w*|muss|wäre|höchstens|unter|stattdessen)\b/iu;
/** What has to be, told where it was asked for what is left out. */
const HAS_TO_BE = /\b(?:must(?! not)|has to|have to|instead of|muss|müssen|statt)\b/iu;

/** Whether words say what has to be, where it was asked for what is left out. */
export function hasToBe(words: string): boolean {
  return HAS_TO_BE.test(words) && !LEFT_OUT.test(words);
}

/** What is told as it is, and not as what can wait, where it was asked for what is left out: “Subfolders do matter”. */
const SAYS_THAT =
  /\b(?:is|are|do|does|runs?|works?|has|have|needs?|wants?|counts?|matters?|ist|sind|läuft|laufen|hat|haben|braucht|zählt)\b/iu;
const LEAVES_OUT =
  /\b(?:not|no|none|never|nothing|nobody|without|later|wait\w*|skip\w*|leav\w*|left|out|stays?|remains?|unchanged|as (?:today|before|it is)|enough|future|v2|another|separate\w*|nicht|keine?\w*|nie|nichts|ohne|später|warten|bleib\w*|weg|erst|reicht)\b|n['’]t\b/iu;

/** What somebody wants, told where it was asked how things are. */
const WISHES =
  /\b(?:i['’]d (?:expect|like|want)|i (?:expect|want)|should|shall|ich (?:erwarte|möchte|will)|soll(?:te)?n?)\b/iu;

const PERMITTED =
  /^\W{0,3}[\w' ]{2,40}\bmay\b(?! not\b)[^.;]{0,80}$|\b(?:is|are|would be) (?:fine|ok(?:ay)?|allowed|acceptable)\W*$|\b(?:ist|sind) (?:in ordnung|ok(?:ay)?|erlaubt)\W*$/iu;

/** Whether words allow something, and demand it of nobody: “a few MB more are fine”. */
export function permits(words: string): boolean {
  return PERMITTED.test(words);
}

/** The kind of a piece of free text, which may say by its own words what it is. */
export function kindOfWords(words: string, kind: StatementKind, dimension: Dimension): StatementKind {
  if (TODAY.test(words) && !SHALL_BE.test(words) && !SAID_OF_PEOPLE.has(dimension)) return 'fact';
  if (kind === 'fact' && WISHES.test(words)) return 'requirement';
  if (kind === 'goal' && STORY.test(words)) return 'story';
  if (staysOut(words)) return 'non_goal';
  if (kind === 'quality' && saysWhatHappens(words)) return 'requirement';
  if (kind === 'non_goal' && hasToBe(words)) return 'requirement';
  if (kind === 'non_goal' && SAYS_THAT.test(words) && !LEAVES_OUT.test(words)) return 'requirement';
  if (dimension === 'scope' && LEFT_OUT.test(words)) return 'non_goal';
  return kind;
}

/** Sides of a change on which a choice says how it behaves; elsewhere it says how the work is done. */
const BEHAVIOUR: ReadonlySet<Dimension> = new Set([
  'scope',
  'behaviour',
  'data',
  'interfaces',
  'security',
  'look_feel',
  'compatibility',
  'operations',
]);

/** Kinds of statements that demand something of what is built. */
const DEMANDING: ReadonlySet<StatementKind> = new Set(['requirement', 'quality', 'interface', 'entity', 'edge_case']);

/** The kind of an option's sentence: what demands nothing, but permits it or says how things are, is a decision. */
export function kindOfSentence(sentence: string, kind: StatementKind, dimension: Dimension): StatementKind {
  if (demands(sentence)) return kindOfDecided(kind, dimension);
  return DEMANDING.has(kind) ? 'decision' : kind;
}

/** The kind of a sentence that says by itself what was decided: decided behaviour is a requirement. */
export function kindOfDecided(kind: StatementKind, dimension: Dimension): StatementKind {
  return kind === 'decision' && BEHAVIOUR.has(dimension) ? 'requirement' : kind;
}
