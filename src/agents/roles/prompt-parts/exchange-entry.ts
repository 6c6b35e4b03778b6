import { z } from 'zod';
import { NON_ANSWERS } from '../../session/non-answers';
import { optionsOf } from '../../questions/catalogue';
import { freeText } from '../rule-based/free-text';
import type { Exchange } from '../../session/exchanges';
import { inline } from '../../base/text/quote';

/** Most code points of the parts of an entry. A digest has at most 200. */
const QUESTION = 240;
const LABEL = 60;
const MATERIAL = 400;
const WORDS = 1_200;
/** Most labels named; the rest are counted. */
const LABELS = 8;
/** Most code points of a question and of its answer where an exchange is folded into a line, and into a short one. */
const FOLDED = { question: 70, answer: 130 };
const SHORT = { question: 36, answer: 40 };

/**
 * One exchange as an entry of the transcript, written once and never changed. All that people and models wrote stands in
 * JSON strings.
 */
export function exchangeEntry(exchange: Exchange): string {
  const { questionId, topicId, type, purpose, question, dimensions } = exchange;
  const kind = purpose === 'elicit' ? type : `${type}, ${purpose}`;
  const about = dimensions.length > 0 ? ` · ${dimensions.join(', ')}` : '';
  return [
    `${questionId} · ${topicId} · ${kind}${about}`,
    `asked: ${inline(question, QUESTION)}${offered(exchange)}`,
    `${answered(exchange)}`,
    ...handedIn(exchange),
  ].join('\n');
}

/** The same in one line: what it was about, and what came of it. */
export function exchangeLine(
  { questionId, subject, question, digest, nonAnswer, text }: Exchange,
  short: boolean,
): string {
  const most = short ? SHORT : FOLDED;
  const said = nonAnswer === null ? digest : text;
  const words = said.trim() === '' ? '' : ` ${inline(said, most.answer)}`;
  const what = inline(short ? (subject ?? question) : question, most.question);
  return `${questionId} ${what} →${nonAnswer === null ? '' : ` ${nonAnswer}`}${words}`;
}

function offered({ config }: Exchange): string {
  const labels = optionsOf(config).map(({ label }) => inline(label, LABEL));
  const rest = labels.length > LABELS ? ` and ${labels.length - LABELS} more` : '';
  const options = labels.length > 0 ? `\noptions: ${labels.slice(0, LABELS).join(', ')}${rest}` : '';
  const material = [config['after'], config['content']].find((shown) => typeof shown === 'string');
  return `${options}${typeof material === 'string' ? `\nshown: ${inline(material, MATERIAL)}` : ''}`;
}

function answered(exchange: Exchange): string {
  const { nonAnswer, text, digest } = exchange;
  if (nonAnswer !== null) {
    return `${NON_ANSWERS[nonAnswer].model}${text.trim() === '' ? '' : `; in their words: ${inline(text, WORDS)}`}`;
  }
  const full = digest.endsWith('…') ? written(exchange) : '';
  return `answered: ${full === '' ? inline(digest) : inline(full, WORDS)}`;
}

/** What the person changed of a text that was shown, with its place, and what the files say that they gave. */
function handedIn({ type, answer, config, given = [] }: Exchange): string[] {
  const edited = type === 'show_diff' ? editSchema.safeParse(answer) : null;
  const { filePath } = config;
  const place = typeof filePath === 'string' && filePath.trim() !== '' ? ` (${inline(filePath, LABEL)})` : '';
  const share = Math.floor(WORDS / Math.max(1, given.length));
  return [
    ...(edited?.success === true ? [`edited${place} to: ${inline(edited.data.edited, WORDS)}`] : []),
    ...given.map(({ name, text }) => `given, ${inline(name, LABEL)}: ${inline(text, share)}`),
  ];
}

const editSchema = z.object({ decision: z.literal('edit'), edited: z.string() });

/** What the person wrote, where the digest had to cut it. */
function written(exchange: Exchange): string {
  const { type, answer, digest } = exchange;
  const words = freeText(exchange);
  if (type === 'ask_text') return words;
  const code =
    type === 'ask_code' && typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : '';
  if (typeof code === 'string' && code !== '') return code;
  return words === '' ? '' : `${digest} In full: ${words}`;
}
