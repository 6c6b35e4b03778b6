import { estimateTokens } from '../../base/text/tokens';
import { freeText } from '../rule-based/free-text';
import type { WriterInput } from '../inputs/inputs';
import { bearsOutFacts } from '../../session/evidence';
import { isOnChange, type Exchange } from '../../session/exchanges';
import { inFull } from '../../specification/reply';
import { allotted, type Allotment } from '../prompt-parts/allotment';
import { exchangeEntry, WORDS } from '../prompt-parts/exchange-entry';
import { markLine, sections, tokensLeft } from '../prompt-parts/prompt-frame';
import { factsSection, backgroundSection } from '../prompt-parts/background';
import { gapsSection, lookedUpSection } from '../prompt-parts/look-section';
import { lastWithin, linesWithin } from '../prompt-parts/lines-within';
import { fairCap, inline, quoted, sanitise, shortened } from '../../base/text/quote';
import type { PromptFrame, PromptInput } from '../../model/role-prompt';
import { draftSection } from '../prompt-parts/statement-lines';
import { termsSection } from '../prompt-parts/terms';
import { byNumber } from '../prompt-parts/topics';
import { imagesOf, lastMessages, lastOnes, transcript } from '../prompt-parts/transcript';
import { uncited } from '../prompt-parts/uncited';

const GROUND: Allotment = { share: 0.35, most: 6_000 };
const FACTS: Allotment = { share: 0.06, most: 1_200 };
const TRANSCRIPT: Allotment = { share: 0.27, most: 6_000 };
const MESSAGES: Allotment = { share: 0.05, most: 1_500 };
const COMMENTS: Allotment = { share: 0.05, most: 1_500 };
const RELATED: Allotment = { share: 0.07, most: 1_500 };
const LOOKED_UP: Allotment = { share: 0.03, most: 500 };
const TERMS: Allotment = { share: 0.02, most: 400 };
/** Most tokens of the lines of a piece of evidence: whoever asks has read it whole, a statement needs its names. */
const EXCERPT = 140;
/** Most tokens of the draft, which gets what is left. */
const DRAFT = 4_000;

/** Most code points of a point of another topic, of a question asked there, and of a comment on the plan. */
const KEY_POINT = 300;
const QUESTION = 240;
const COMMENT = 800;

/**
 * The writer's input. Facts go with one topic only, so they stand behind the ground: it stays the same from topic to
 * topic, and with it the prefix that providers reuse.
 */
export function writerInput(input: WriterInput, frame: PromptFrame): PromptInput {
  const { tokens } = frame;
  // What only proves a fact says no more than the fact, which names it.
  const ground = { ...input, facts: [], evidence: input.evidence.filter((piece) => !bearsOutFacts(piece)) };
  const fixed = sections(
    markLine(frame),
    backgroundSection(ground, frame, allotted(GROUND, tokens), { hasTopics: true, longestExcerpt: EXCERPT }),
  );
  const topics = topicsSections(input, allotted(RELATED, tokens));
  const growing = sections(
    topics,
    factsSection(input.facts, frame, allotted(FACTS, tokens)),
    input.facts.some(({ confirm }) => confirm) ? TO_CONFIRM : '',
    topicSection(input, topics),
    transcriptSection(withoutPlans(input.exchanges), frame, allotted(TRANSCRIPT, tokens)),
  );
  const about = [
    messagesOf(input, allotted(MESSAGES, tokens)),
    commentsSection(input, allotted(COMMENTS, tokens)),
    takenOutSection(input, allotted(COMMENTS, tokens)),
    gapsSection(input.look, allotted(COMMENTS, tokens)),
    lookedUpSection(input.look, frame, allotted(LOOKED_UP, tokens)),
    findingsSection(input, allotted(COMMENTS, tokens)),
    lastOnes(input.terms, termsSection, allotted(TERMS, tokens)),
  ];
  const due = dueSection(input);
  const room = Math.min(DRAFT, tokensLeft(tokens, fixed, growing, ...about, due));
  const draft = draftSection(input.previous, input.editedByPerson, room);
  return { fixed, growing, changing: sections(...about, draft, due), images: imagesOf(input.exchanges) };
}

/** What is told only where there is something to which it applies. */
const TO_CONFIRM =
  'What is marked “confirm” is an `assumption`, in the words it is given in and with its evidence, so that the person can confirm or correct it, whatever this ' +
  'topic’s scope; once they have confirmed it, it is a statement of the kind that it is, and cites where they did.';
const ON_MESSAGES =
  'Many only steer the conversation (“let’s talk about the API”); those make no statement. Write what they say within this topic’s scope, and with the first topic ' +
  'what belongs to no topic; what is within the scope of another topic that hears the message is written there.';
const ON_COMMENTS =
  'Every topic’s writer gets all of them, each with the id of that review and its section. Each changes or removes the statements of this topic that it is about, and ' +
  'what changes cites the review; a later comment counts more than an earlier one, an answer or a finding. A comment on another topic’s lines is left to that topic’s writer, and ' +
  'one that is followed already needs nothing. Something new goes to the topic in whose scope it is; what fits none, to the first topic. What only speaks of the plan (“one change is enough”) is no statement.';
const FOR_SOME =
  'A comment “for” certain topics is heard by their writers alone: all of it is theirs, and what is new in it goes to the one of them that it fits best.';
const ON_FINDINGS =
  'Change the statements each is about so that it holds no more, as far as the transcript and the evidence bear that out, and nothing beyond. Where nobody has said ' +
  'what it would take, leave them: it then stands in the specification as an open question. What is to be assumed is an `assumption`, its source `assumed`. What was put right stays so. A check that is wanted here is written, ' +
  'however many there are.';
const ON_QUOTED = 'Answers of other topics that this names; what changes because of one cites it:';
// What to do while the interview goes on the instructions tell, which every call repeats.
const FULL_REVISION =
  'The topic is closed. Compare every statement with what was said. Merge those that say the same (one keeps its id and takes over all sources, the others go to ' +
  '`removed`), split those that say two things, sharpen what cannot be tested into what was really said, add what is missing.';

function messagesOf({ messages, relevantMessages }: WriterInput, tokens: number): string {
  const told = lastMessages([...messages, ...relevantMessages], tokens);
  return told === '' ? '' : `${told}\n${ON_MESSAGES}`;
}

/** The scope stands here where the list of topics does not tell it whole. */
function topicSection({ topic: { id, title, scope, dimensions } }: WriterInput, topics: string): string {
  const within = inline(scope, 300);
  const lines = [
    `${id} ${inline(title, 80)}`,
    ...(scope.trim() === '' || topics.includes(`; scope: ${within}`) ? [] : [`Scope: ${within}`]),
    `To settle: ${dimensions.length === 0 ? 'no dimension in particular' : dimensions.join(', ')}`,
  ];
  return `# The topic you write\n${lines.join('\n')}`;
}

const HEADING = '# Transcript of this topic';

/** The transcript with all that a statement can be made of; where it does not fit, what the options said of themselves goes first. */
function transcriptSection(exchanges: readonly Exchange[], frame: PromptFrame, tokens: number): string {
  if (exchanges.length === 0) return `${HEADING}\nNothing was asked yet.`;
  const ways = (['all', 'labels'] as const).map((detail) => exchanges.map((one) => exchangeEntry(one, detail)));
  const entries = ways.find((way) => tokensLeft(tokens, ...way) > 0);
  if (entries === undefined) return transcript(exchanges, tokens).text;
  const words = exchanges.map((exchange) => sanitise(longWords(exchange)));
  const cap = fairCap(words.map(estimateTokens), tokensLeft(tokens, ...entries));
  const told = entries.map((entry, at) => {
    const full = words[at] ?? '';
    return full === '' ? entry : `${entry}\n${quoted('the answer in full', shortened(full, cap), frame)}`;
  });
  return [HEADING, ...told].join('\n\n');
}

/** What was said about a plan is told to every topic, beside the transcript. */
function withoutPlans(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(isOnChange);
}

function commentsSection(input: WriterInput, tokens: number): string {
  const { planComments, findings = [] } = input;
  if (planComments.length === 0) return '';
  const lines = planComments.map(({ questionId, about, text, topics = [] }) => {
    const place = about === '' ? 'on the whole' : `on ${inline(about, 100)}`;
    const heard = topics.length === 0 ? '' : `, for ${topics.join(', ')}`;
    return `- ${questionId}, ${place}${heard}: ${inline(text, COMMENT)}`;
  });
  const guide = planComments.some(({ topics }) => topics !== undefined) ? `${ON_COMMENTS} ${FOR_SOME}` : ON_COMMENTS;
  const named = findings.length > 0 ? [] : answersNamed(input, tokens);
  return ['# Comments on the plan, oldest first', guide, ...lastWithin(lines, tokens), ...named].join('\n');
}

/** Answers of other topics that stand behind what findings and comments name. */
function answersNamed({ answeredElsewhere = [] }: WriterInput, tokens: number): string[] {
  const quoted = answeredElsewhere.map((exchange) => {
    const { questionId, question } = exchange;
    return `- ${questionId}: asked ${inline(question, QUESTION)}, answered ${inline(inFull(exchange), COMMENT)}`;
  });
  return quoted.length === 0 ? [] : [ON_QUOTED, ...linesWithin(quoted, tokens)];
}

function findingsSection(input: WriterInput, tokens: number): string {
  const { findings = [] } = input;
  if (findings.length === 0) return '';
  // Of what was put right it is told what is to stay so.
  const lines = findings.map(({ id, text, fix, isDone }) =>
    isDone
      ? `- ${id}, put right: ${inline(fix, KEY_POINT)}`
      : `- ${id}: ${inline(text, COMMENT)} To put right: ${inline(fix, COMMENT)}`,
  );
  return [
    '# What the review found here',
    ON_FINDINGS,
    ...lastWithin(lines, tokens),
    ...answersNamed(input, tokens),
  ].join('\n');
}

function takenOutSection({ takenOut = [] }: WriterInput, tokens: number): string {
  if (takenOut.length === 0) return '';
  const lines = takenOut.map(({ kind, text }) => `- ${kind}: ${inline(text, KEY_POINT)}`);
  return [
    '# What the person took out of the draft: not to be written again, in whatever words',
    ...lastWithin(lines, tokens),
  ].join('\n');
}

/** The person's words where the entry would cut them, or join their lines. */
function longWords(exchange: Exchange): string {
  const words = [freeText(exchange).trim(), ...(exchange.given ?? []).map(({ name, text }) => `${name}:\n${text}`)]
    .filter((part) => part !== '')
    .join('\n\n');
  return [...words].length > WORDS || words.includes('\n') ? words : '';
}

/**
 * All topics, the one that is written among them, so that they read alike whichever it is; then what the others have come
 * to: what is settled first stands first, and the next topic’s call begins with the same.
 */
function topicsSections({ topic, related }: WriterInput, tokens: number): string {
  if (related.length === 0) return '';
  const others = related.map((other) => ({ ...other, id: other.topicId })).sort(byNumber);
  const heads = [topic, ...others].sort(byNumber).map(({ id, title, scope }) => {
    const within = scope.trim() === '' ? '' : `; scope: ${inline(scope, 200)}`;
    return `- ${id} ${inline(title, 80)}${within}`;
  });
  const list = ['# The topics', ...linesWithin(heads, tokens)].join('\n');
  // Of what is left for what they say each has its part.
  const share = tokensLeft(tokens, list) / others.length;
  const lines = others.flatMap(({ id, keyPoints, hears }) => {
    const points = keyPoints.map((point) => inline(point, KEY_POINT));
    const size = (count: number) => estimateTokens(points.slice(0, count).join(' '));
    let count = points.length;
    while (count > 0 && size(count) > share) count -= 1;
    if (count === 0 && hears.length === 0) return [];
    const heard = hears.length === 0 ? '' : ` (hears ${hears.join(', ')})`;
    const more = count === 0 || count === points.length ? '' : ` (${points.length - count} more)`;
    return [`- ${id}${heard}: ${count === 0 ? 'nothing told here' : points.slice(0, count).join(' ')}${more}`];
  });
  const points = linesWithin(lines, tokensLeft(tokens, list));
  return sections(list, points.length === 0 ? '' : ['# What the other topics have come to', ...points].join('\n'));
}

function dueSection(input: WriterInput): string {
  const due = withoutPlans(uncited(input, [...input.previous, ...(input.takenOut ?? [])])).map(
    ({ questionId }) => questionId,
  );
  const isCited = (id: string) => input.previous.some(({ sources }) => sources.includes(id));
  const messages = [...input.messages, ...input.relevantMessages].map(({ id }) => id).filter((id) => !isCited(id));
  // What the person took out was told.
  const isTold = (id: string) =>
    [...input.previous, ...(input.takenOut ?? [])].some(({ sources }) => sources.includes(id));
  const unsure = input.facts.filter(({ confirm, evidence }) => confirm && !evidence.some(isTold));
  const toConfirm = [...new Set(unsure.flatMap(({ evidence: [first] }) => first ?? []))];
  const comments = [...new Set(input.planComments.map(({ questionId }) => questionId))].filter((id) => !isCited(id));
  return [
    '# What is to be done',
    `Mode: ${input.mode}`,
    ...(input.mode === 'full_revision' ? [FULL_REVISION] : []),
    `Questions that no statement cites yet: ${due.length === 0 ? 'none' : due.join(', ')}`,
    ...(toConfirm.length === 0 ? [] : [`Facts to confirm that no statement tells yet: ${toConfirm.join(', ')}`]),
    ...(comments.length === 0 ? [] : [`Comments on the plan that no statement cites yet: ${comments.join(', ')}`]),
    ...(messages.length === 0
      ? []
      : [`Messages that no statement cites, if they say something: ${messages.join(', ')}`]),
  ].join('\n');
}
