import { DIMENSION_TITLES } from '../../session/dimension';
import type { InterviewerInput } from '../inputs/inputs';
import { capital } from '../../base/english/sentence';
import { containment } from '../../base/english/similarity';
import { contentStems } from '../../base/english/words';
import { askOf } from './build';
import type { AreaContext, Entry } from './entries/entry';
import { rankEntries } from './plan';
import { ASK_LOOKS, looksEntry } from './looks';

const CLOSING = /\b(final|last|closing|close|wrap(ping)? up|anything else)\b/i;
const ASK = /\b(?:ask|find out|clarify|explore|dig)\b(?:[^.:]*?)\b(?:about|for|into|whether|which|what|how)\b\s*(.*)/i;
/** Words that every directive has; what they are about comes after them. */
const COMMENTS = /^The person sent the plan back:\s*/i;

/** Share of the directive's words that an entry must contain to be what was meant. */
const MEANT = 0.5;

/** The question a directive wants, or null where it wants none in particular or it was asked already. */
export function directedEntry(input: InterviewerInput, open: readonly Entry[], context: AreaContext): Entry | null {
  const { directive } = input;
  if (directive === null || directive.trim() === '') return null;
  if (directive === ASK_LOOKS) {
    const entry = looksEntry([...open, ...rankEntries(context).map((planned) => planned.entry)]);
    return entry === null ? null : fresh(input, entry);
  }
  const topic = input.topics.find(({ id }) => id === input.topicId);
  const title = topic?.title ?? 'this topic';
  // Comments on a plan stand on the next one, where the statements they are about are changed.
  if (COMMENTS.test(directive)) return null;
  const wish = ASK.exec(directive)?.[1]?.trim() ?? '';
  const meant = wish === '' ? null : bestMatch(wish, open, context);
  if (meant !== null) return meant;
  if (CLOSING.test(directive)) return fresh(input, closingEntry(title, input.topicId));
  return wish === '' || contentStems(wish).length === 0 ? null : fresh(input, wishEntry(wish, input.topicId));
}

function fresh(input: InterviewerInput, entry: Entry): Entry | null {
  const taken =
    input.exchanges.some(({ about }) => about === entry.about) ||
    input.refusals.some(({ about }) => about === entry.about);
  return taken ? null : entry;
}

function bestMatch(wish: string, open: readonly Entry[], context: AreaContext): Entry | null {
  const rated = open
    .map((entry) => ({ entry, fit: containment(wish, wordsOfEntry(entry, context)) }))
    .filter(({ fit }) => fit >= MEANT)
    .sort((left, right) => right.fit - left.fit);
  return rated[0]?.entry ?? null;
}

function wordsOfEntry(entry: Entry, context: AreaContext): string {
  return [
    askOf(entry, context),
    ...entry.aspects,
    ...entry.dimensions.map((dimension) => DIMENSION_TITLES[dimension]),
  ].join(' ');
}

function closingEntry(title: string, topicId: string): Entry {
  return {
    about: `closing.${topicId}`,
    subject: `Further points on “${title}”`,
    dimensions: ['scope'],
    aspects: [`closing.${topicId}`],
    priority: 50,
    type: 'ask_text',
    question: `Is there anything else about “${title}” that should be captured?`,
    context: 'If not, say no, and this topic is closed.',
    why: 'The topic seems well covered; this is the moment to add what nobody asked.',
    placeholder: 'No, that is it',
  };
}

function wishEntry(wish: string, topicId: string): Entry {
  const about = wish.replace(/[.?!“”"']+$/u, '').replace(/^["“']+/u, '');
  return {
    about: `directed.${topicId}.${contentStems(about).slice(0, 4).join('-')}`,
    subject: capital(about),
    dimensions: ['behaviour'],
    aspects: ['directed'],
    priority: 70,
    type: 'ask_text',
    question: `What should be captured about ${about}?`,
    why: 'It came up in the conversation and is not settled yet.',
    placeholder: 'It should …',
  };
}
