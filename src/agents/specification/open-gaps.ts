import { evidenceInForce } from '../session/evidence-in-force';
import { contentStems, isAlike } from '../base/english/words';
import { bearsOutFacts, type Evidence } from '../session/evidence';
import { toExchange } from '../session/exchanges';
import { oncePerThing } from '../session/once-per-session';
import { asksOfChange, type AskedQuestion, type Session } from '../session/session';
import type { Statement } from '../session/statement';
import { provenanceOf } from './provenance';
import { inFull } from './reply';

/** From this share of a gap's words on, and so many of them if it has as many, something is taken to be about it. */
const ABOUT = 0.6;
const LEAST_WORDS = 3;
/** The same for a gap of many words: of those some are in whatever is said of its subject. */
const ABOUT_LONG = 0.75;
const MANY_WORDS = 7;
/** The same for all that was said on a topic taken together, where words meet by chance more easily. */
const ABOUT_TOGETHER = 0.8;

/** Words that say that something is not known, and not what; in German also those that a sentence is held together by. */
const GAP_WORDS = new Set(
  contentStems(
    'nothing nobody none says said tells told shows shown mentions workspace code repository evidence unknown unclear known clear seen found whether cannot confirm stands stated documented becomes happens itself themselves ' +
      'nichts niemand nirgends steht sagt gesagt zeigt unbekannt unklar bekannt klar offen ob der die das den dem des ein eine einer eines einem einen und oder aber ' +
      'ist sind war wird werden wurde hat haben was wer wem wen wie wo wann wenn warum welche welcher welches nicht kein keine mit ohne von vom zu zum zur im in am an auf aus ' +
      'bei für durch nach vor über unter bis dass es er sie sich soll sollen darf dürfen kann können muss müssen',
  ),
);

/** Names in capitals, such as `OPTIONS`: what does not name them does not speak of them, whatever words it shares. */
const NAMES = /\b[A-Z]{3,}\b/g;

/** Why something is not known, said behind it: no part of what it is about. */
const REASON = /,? (?:since|because|weil|denn) .{1,300}$/i;

/** A look that found no test says so in these words; one that is found later closes it. */
const NO_TEST = /^No test was found\b/;

/** Words of a text that is known, and how much of a gap must be in them. */
interface Known {
  text: string;
  words: readonly string[];
  share: number;
  /** Whether the request's own words count for nothing: they are in all that is said. */
  byTellingWords: boolean;
}

/**
 * What the look left unknown and is so still. A gap is closed by a question that was answered (what it says and offers
 * counts as what it is about), by a statement that rests on something, or by evidence, if most of the gap's own words are
 * in it; in an interview that was approved, also by all that was said on a topic together; and by a review that finds it said.
 */
export function openGaps(session: Session, hasPlaces: boolean): string[] {
  const known: Known[] = [
    ...answered(session).map(knownByAnswer),
    ...written(session).map(knownByStatement),
    ...(isApproved(session) ? session.topics.map(({ id }) => wordsKnown(saidOn(session, id), ABOUT_TOGETHER)) : []),
    ...evidenceInForce(session).map(knownByEvidence),
  ];
  const ofRequest = contentStems(session.request);
  return session.probe.gaps.filter((gap, at) => {
    if ((at === session.probe.placeGap && hasPlaces) || session.knownGaps.includes(gap)) return false;
    if (NO_TEST.test(gap) && evidenceInForce(session).some((piece) => piece.kind === 'test' && !bearsOutFacts(piece)))
      return false;
    const words = contentStems(gap.replace(REASON, '')).filter((word) => !GAP_WORDS.has(word));
    if (words.length < 2) return true;
    const own = words.filter((word) => !ofRequest.some((other) => isAlike(word, other)));
    const telling = own.length === 0 ? words : own;
    const names = gap.match(NAMES) ?? [];
    return !known.some(({ words: there, share, byTellingWords, text }) => {
      if (byTellingWords && !names.every((name) => text.includes(name))) return false;
      const wanted = telling.length >= MANY_WORDS ? Math.max(share, ABOUT_LONG) : share;
      const least = Math.min(words.length, Math.max(LEAST_WORDS, Math.ceil(words.length * wanted)));
      if (count(words, there) < least) return false;
      return !byTellingWords || count(telling, there) >= Math.ceil(telling.length * wanted);
    });
  });
}

/** Names of formats of files: whoever says one has said of which format a file is. */
const FORMAT_NAMES = /\b(?:csv|tsv|json|xml|yaml|toml|pdf|xlsx?|ods|html|markdown|parquet|png|jpe?g|svg|zip)\b/i;

function wordsKnown(text: string, share: number): Known {
  const format = FORMAT_NAMES.test(text) ? ' format file type' : '';
  return { text, words: contentStems(`${text}${format}`), share, byTellingWords: true };
}

const knownByAnswer = oncePerThing((asked: AskedQuestion) => wordsKnown(aboutOf(asked), ABOUT));
const knownByStatement = oncePerThing(({ text }: Statement) => wordsKnown(text, ABOUT));
const knownByEvidence = oncePerThing(({ path, shows }: Evidence): Known => ({
  ...wordsKnown(`${path} ${shows}`, ABOUT),
  byTellingWords: false,
}));

function count(words: readonly string[], there: readonly string[]): number {
  return words.filter((word) => there.some((other) => isAlike(word, other))).length;
}

function answered({ questions }: Session): AskedQuestion[] {
  return questions.filter((asked) => asked.response?.kind === 'answer' && asksOfChange(asked));
}

function written(session: Session): Session['statements'] {
  return session.statements
    .filter(({ kind }) => kind !== 'open_question' && kind !== 'delegated')
    .filter((statement) => !provenanceOf(session, statement).assumed);
}

function isApproved({ planReview, wrapUp }: Session): boolean {
  return planReview?.decision === 'approve' && wrapUp === null;
}

/** What a question is about: its words, why it was asked, what it offered, and what was answered. */
function aboutOf(asked: AskedQuestion): string {
  const { context, options } = asked.question.config;
  return [saidIn(asked), asked.question.why, textsIn(context), textsIn(options)].join(' ');
}

function textsIn(shown: unknown): string {
  if (typeof shown === 'string') return shown;
  if (typeof shown !== 'object' || shown === null) return '';
  return Object.entries(shown)
    .map(([key, part]) => (key === 'id' ? '' : textsIn(part)))
    .join(' ');
}

function saidIn(asked: AskedQuestion): string {
  const exchange = toExchange(asked);
  return `${exchange.question} ${exchange.subject ?? ''} ${inFull(exchange)}`;
}

function saidOn(session: Session, topicId: string): string {
  return [
    ...answered(session)
      .filter(({ question }) => question.topicId === topicId)
      .map(saidIn),
    ...written(session)
      .filter((statement) => statement.topicId === topicId)
      .map(({ text }) => text),
    session.topics.find(({ id }) => id === topicId)?.finding ?? '',
  ].join('\n');
}
