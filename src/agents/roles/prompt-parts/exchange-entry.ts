import { JOINED } from '../../base/text/block';
import { NON_ANSWERS } from '../../session/non-answers';
import type { Choice } from '../../questions/meaning';
import { meaningOf, offeredBy, recommendedBy } from '../../specification/meaning-of';
import { inFull, listed, replyOf } from '../../specification/reply';
import type { Exchange } from '../../session/exchanges';
import { inline, sanitise } from '../../base/text/quote';
import { describedIn } from '../../questions/drawing';

/** Most code points of the parts of an entry, besides the person's own words. */
const QUESTION = 240;
const CONTEXT = 300;
const LABEL = 200;
const CHOSEN = 1_200;
const DESCRIPTION = 240;
const POINT = 120;
const MATERIAL = 400;
/** Of a drawing that was taken, which binds; and of one that was not. */
const DRAWN = 2_000;
const DRAWN_BESIDE = 240;
/** Most code points of the person's own words: of an exchange that is a while ago, and of one of the last. */
export const WORDS = 1_200;
export const RECENT_WORDS = 4_000;
/** Most options told that were not taken, and most points for and against one; the rest are counted. */
const OPTIONS = 12;
const POINTS = 6;
const ASIDES = 8;
/** Most code points of a question and of its answer where an exchange is folded into a line, and into a short one. */
const FOLDED = { question: 70, answer: 130 };
const SHORT = { question: 36, answer: 40 };

/**
 * How much of what was offered an entry tells: what each option says of itself, or its label alone; and `card`, what the entry with
 * labels leaves out, where that stands as well.
 */
type Detail = 'all' | 'labels' | 'card';

/**
 * One exchange as an entry of the transcript: what was asked, what was offered and what of that was taken, and what the
 * person said, of which at most `words` code points a text. It is the same for every role. All that people and models wrote
 * stands in JSON strings.
 */
export function exchangeEntry(exchange: Exchange, detail: Detail = 'all', words = WORDS): string {
  const { questionId, topicId, type, purpose, question, dimensions, evidence } = exchange;
  const kind = purpose === 'elicit' ? type : `${type}, ${purpose}`;
  const about = dimensions.length > 0 ? ` · ${dimensions.join(', ')}` : '';
  const card = [
    ...(detail === 'labels' ? [] : toldWith(exchange)),
    ...offered(exchange, detail),
    ...shown(exchange),
    ...(detail !== 'labels' && evidence.length > 0 ? [`shown with it: ${evidence.join(', ')}`] : []),
  ];
  if (detail === 'card') return saysMore(exchange) ? [`${questionId}, as its card said:`, ...card].join('\n') : '';
  return [
    `${questionId} · ${topicId} · ${kind}${about}`,
    `asked: ${inline(question, QUESTION)}`,
    ...card,
    answered(exchange, detail, words),
    ...asides(exchange),
    ...handedIn(exchange, words),
  ].join('\n');
}

/** Whether a card said more than what was asked and what could be taken. */
function saysMore(exchange: Exchange): boolean {
  const told = ({ description, pros, cons }: Choice) =>
    [description, ...pros, ...cons].some((text) => text.trim() !== '');
  return toldWith(exchange).length + shown(exchange).length > 0 || offeredBy(exchange).some(told);
}

/** What of the answer is none: it leads the interview, or is about the draft. */
function asides({ asides: said = [] }: Exchange): string[] {
  return said.slice(0, ASIDES).map((text) => `no content, makes no statement: ${inline(text, DESCRIPTION)}`);
}

/** The same in one line: what it was about, and what came of it. `words`: most code points of what came of it. */
export function exchangeLine(exchange: Exchange, short: boolean, words?: number): string {
  const { questionId, subject, question, nonAnswer, text } = exchange;
  const most = short ? SHORT : FOLDED;
  const said = nonAnswer === null ? inFull(exchange) : text;
  const told = said.trim() === '' ? '' : ` ${inline(said, words ?? most.answer)}`;
  const what = inline(short ? (subject ?? question) : question, most.question);
  return `${questionId} ${what} →${nonAnswer === null ? '' : ` ${nonAnswer}`}${told}`;
}

/** What the card told the person besides the question. */
function toldWith({ config }: Exchange): string[] {
  const context = typeof config['context'] === 'string' ? config['context'].trim() : '';
  return context === '' ? [] : [`told with it: ${inline(context, CONTEXT)}`];
}

/** The options as the card showed them, with what became of each. */
function offered(exchange: Exchange, detail: Detail): string[] {
  const all = offeredBy(exchange);
  if (all.length === 0) return [];
  const taken = takenOf(exchange);
  const others = all.filter(({ id }) => !taken.has(id));
  const told = new Set([...taken, ...others.slice(0, OPTIONS).map(({ id }) => id)]);
  const recommended = recommendedBy(exchange);
  const left = all.length - all.filter(({ id }) => told.has(id)).length;
  const rest = left === 0 ? [] : [`(${left} more options were offered and not taken)`];
  const shownOptions = all.filter(({ id }) => told.has(id));
  if (detail === 'labels') {
    // What was taken of several is told as the answer.
    const apart = tookSeveral(exchange) ? others.slice(0, OPTIONS) : shownOptions;
    const labels = apart.map(({ label }) => inline(label, LABEL)).join(', ');
    return [...(apart.length === 0 ? [] : [`${apart === shownOptions ? 'options' : 'not taken'}: ${labels}`]), ...rest];
  }
  const chose = meaningOf(exchange).kind === 'chosen';
  const lines = shownOptions.map((option) => {
    const fate = !chose ? '' : taken.has(option.id) ? 'taken: ' : 'not taken: ';
    return `- ${fate}${optionLine(option, recommended.includes(option.label), taken.has(option.id) ? DRAWN : DRAWN_BESIDE)}`;
  });
  return ['options:', ...lines, ...rest];
}

function optionLine({ label, description, pros, cons }: Choice, recommended: boolean, mostDrawn: number): string {
  const { words, drawing } = describedIn(description);
  return [
    `${inline(label, LABEL)}${recommended ? ' (recommended)' : ''}`,
    ...(words.trim() === '' ? [] : [`described as ${inline(words, DESCRIPTION)}`]),
    ...(drawing === null ? [] : [`drawn as ${drawn(drawing, mostDrawn)}`]),
    ...points('for', pros),
    ...points('against', cons),
  ].join('; ');
}

/** The lines of a drawing in one string, each with the white space before it; where it is cut, that is said. */
function drawn(drawing: string, most: number): string {
  const lines = drawing.split('\n').map((line) => sanitise(line).trimEnd());
  const signs = [...lines.join(JOINED)];
  const whole = signs.length <= most;
  return JSON.stringify(`${signs.slice(0, most).join('')}${whole ? '' : ' …'}`);
}

function points(side: 'for' | 'against', all: readonly string[]): string[] {
  const filled = all.filter((point) => point.trim() !== '').slice(0, POINTS);
  return filled.length === 0 ? [] : [`${side}: ${filled.map((point) => inline(point, POINT)).join(', ')}`];
}

/** Whether several of the options were taken, which are not told twice then. */
function tookSeveral(exchange: Exchange): boolean {
  return exchange.type === 'pick_many' && exchange.nonAnswer === null && takenOf(exchange).size > 1;
}

/** Ids of the options that the answer takes. */
function takenOf(exchange: Exchange): Set<string> {
  const outcome = meaningOf(exchange);
  return new Set(outcome.kind === 'chosen' ? outcome.chosen.map(({ id }) => id) : []);
}

function shown({ config }: Exchange): string[] {
  const material = [config['after'], config['content']].find((part) => typeof part === 'string');
  return typeof material === 'string' ? [`shown: ${inline(material, MATERIAL)}`] : [];
}

/** What came of it: what was chosen, in the card's labels, and apart from that what the person wrote themselves. */
function answered(exchange: Exchange, detail: Detail, most: number): string {
  const { nonAnswer, text } = exchange;
  if (nonAnswer !== null) {
    return `${NON_ANSWERS[nonAnswer].model}${text.trim() === '' ? '' : `; in their words: ${inline(text, most)}`}`;
  }
  const { chosen, own, remarks, code } = replyOf(exchange);
  const words = own.trim() === '' ? [] : [inline(own, most)];
  const took = detail === 'all' && tookSeveral(exchange) ? 'what is taken above' : inline(listed(chosen), CHOSEN);
  const said = chosen.length === 0 ? words : [took, ...words.map((its) => `in their words: ${its}`)];
  return [
    `answered: ${said.length === 0 ? inline(exchange.digest) : said.join('; ')}`,
    ...remarks.map(
      ({ about, text: remark }) =>
        `their remark${about === '' ? '' : ` on ${inline(about, POINT)}`}: ${inline(remark, most)}`,
    ),
    ...(code === null
      ? []
      : [
          `${exchange.type === 'ask_code' ? 'their code' : `as they left it${placeOf(exchange)}`}: ${inline(withLineEnds(code.text), most)}`,
        ]),
  ].join('\n');
}

/** Code on one line, with a sign where each of its lines ends: a comment swallows no code then. */
function withLineEnds(code: string): string {
  const lines = code.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.join(JOINED);
}

/** What the files say that were given in answer. */
function handedIn({ given = [] }: Exchange, words: number): string[] {
  const share = Math.floor(words / Math.max(1, given.length));
  return given.map(({ name, text }) => `given, ${inline(name, LABEL)}: ${inline(text, share)}`);
}

/** Where a text stands that the person changed. */
function placeOf({ config: { filePath } }: Exchange): string {
  return typeof filePath === 'string' && filePath.trim() !== '' ? ` in ${inline(filePath, LABEL)}` : '';
}
