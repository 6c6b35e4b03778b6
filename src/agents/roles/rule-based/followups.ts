import type { Dimension } from '../../session/dimension';
import { inline } from '../../base/text/markdown';
import type { Exchange } from '../../session/exchanges';
import { languageOf } from '../../base/text/language';
import { vagueWord } from '../../base/english/vague';
import type { VagueAbout } from '../../base/english/vague';
import type { Entry, Form } from './entries/entry';
import { choices } from './entries/choices';
import { freeText } from './free-text';

/** Most questions of one session that only sharpen an answer. */
export const MAX_FOLLOW_UPS = 3;

const FOLLOW = 'follow.';

/** Whether a key belongs to a question that sharpens an answer. */
export function isFollowUp(about: string | null): boolean {
  return about?.startsWith(FOLLOW) === true;
}

/**
 * The question that sharpens the last answer, if it needs one: it says in a vague word
 * what has to be a number or a choice. `settled` holds the aspects that are asked elsewhere anyway.
 */
export function followUp(exchanges: readonly Exchange[], settled: ReadonlySet<string>): Entry | null {
  const last = exchanges[exchanges.length - 1];
  if (last === undefined || isFollowUp(last.about) || NO_PART.has(last.about ?? '')) return null;
  return sharpen(last, settled);
}

/** What is no part of the change, or stays as it is, needs no number. */
const NO_PART: ReadonlySet<string> = new Set(['open.limits']);

function dimensionOf(exchange: Exchange): Dimension {
  return exchange.dimensions[0] ?? 'behaviour';
}

/** The beginning of what was said, as Markdown, for the question's context; what a choice stands for is never cut. */
function quote(text: string): string {
  const line = onOneLine(text);
  return inline(line.length <= 80 ? line : `${line.slice(0, 79).trimEnd()}…`);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sharpen(last: Exchange, settled: ReadonlySet<string>): Entry | null {
  const text = freeText(last);
  // "Fast alle" is German for "almost all".
  const vague = languageOf(text) === 'de' ? null : vagueWord(text);
  if (vague === null || settled.has(vague.about) || settled.has(`${FOLLOW}${vague.about}`)) return null;
  const { names, ask, why, dims, form } = SHARPER[vague.about](vague.word);
  return {
    about: `${FOLLOW}${vague.about}`,
    subject: names,
    dimensions: dims ?? [dimensionOf(last)],
    aspects: [vague.about],
    priority: 90,
    question: ask,
    context: `You wrote: “${quote(text)}”.`,
    why,
    ...form,
  };
}

interface Sharper {
  names: string;
  ask: string;
  why: string;
  dims?: readonly [Dimension, ...Dimension[]];
  form: Form;
}

const SHARPER: Record<VagueAbout, (word: string) => Sharper> = {
  speed: (word) => ({
    names: `“${word}” in numbers`,
    ask: `“${word}”: within how many milliseconds?`,
    why: 'A number can be tested; a feeling cannot.',
    dims: ['quality'],
    form: {
      type: 'slider',
      min: 10,
      max: 10_000,
      step: 10,
      start: 200,
      unit: 'ms',
      low: 'not noticeable',
      high: 'worth waiting for',
    },
  }),
  urgency: (word) => ({
    names: `Date of “${word}”`,
    ask: `“${word}”: by when?`,
    why: 'The date decides how much fits into the first version.',
    dims: ['rollout'],
    form: {
      type: 'pick_one',
      options: choices(`
        - This week | “${word}” shall mean this week.
        - This month | “${word}” shall mean this month.
        * With the next release | “${word}” shall mean with the next release, in the usual rhythm.
        - A fixed date | Please name it.
      `),
    },
  }),
  volume: (word) => ({
    names: `Order of magnitude of “${word}”`,
    ask: `“${word}”: what order of magnitude?`,
    why: 'Ten and ten million need different designs.',
    dims: ['quality'],
    form: {
      type: 'pick_one',
      options: choices(`
        - Tens | “${word}” shall mean tens.
        - Hundreds | “${word}” shall mean hundreds.
        - Thousands | “${word}” shall mean thousands.
        - Hundreds of thousands | “${word}” shall mean hundreds of thousands.
        - Millions | “${word}” shall mean millions.
      `),
    },
  }),
  abuse: (word) => ({
    names: 'What to protect against',
    ask: `“${word}”: against what?`,
    why: 'Protection is built against something in particular.',
    dims: ['security'],
    form: {
      type: 'pick_many',
      options: choices(`
        - Strangers without an account | The system shall keep out strangers without an account.
        - Users who reach for other people’s data | The system shall keep users from other people’s data.
        - Malicious input | The system shall withstand malicious files, texts and addresses.
        - Leaks | The system shall let nothing leak through logs, messages or backups.
        - Loss | The system shall lose nothing by mistake or failure.
      `),
    },
  }),
  look: (word) => ({
    names: 'Intended look',
    ask: `“${word}”: which comes closest?`,
    why: 'Taste is easier to point at than to describe.',
    dims: ['look_feel'],
    form: {
      type: 'pick_one',
      options: choices(`
        * Calm | “${word}” shall mean calm: more space, fewer lines and colours.
        - Lively | “${word}” shall mean lively: colour, pictures, small animations.
        - Dense | “${word}” shall mean dense: much at a glance, for people who use it all day.
        - Like a product that I know | Please name it.
      `),
    },
  }),
  failure: (word) => ({
    names: 'What must never happen',
    ask: `“${word}”: what must never happen?`,
    why: 'It names the failure that has to be designed against.',
    dims: ['errors'],
    form: {
      type: 'pick_many',
      options: choices(`
        - Something is lost | The system shall never lose something without anybody noticing.
        - Something happens twice | The system shall never do the same thing twice.
        - It stands still | The system shall never stand still until a person helps.
        - One failure takes others with it | The system shall never let one failure take others with it.
      `),
    },
  }),
  frequency: (word) => ({
    names: `Frequency of “${word}”`,
    ask: `“${word}”: about how often?`,
    why: 'It decides how much the case is worth.',
    form: {
      type: 'pick_one',
      options: choices(`
        - Every time under certain conditions
        - Several times a day | “${word}” shall mean several times a day.
        - About once a week | “${word}” shall mean about once a week.
        - Seen once or twice in all | “${word}” shall mean once or twice in all.
      `),
    },
  }),
  duration: (word) => ({
    names: `“${word}” in numbers`,
    ask: `“${word}”: how long is that?`,
    why: 'A time limit has to be a number in the end.',
    form: {
      type: 'pick_one',
      options: choices(`
        - Seconds | “${word}” shall mean seconds.
        - Minutes | “${word}” shall mean minutes.
        - Hours | “${word}” shall mean hours.
        - Days | “${word}” shall mean days.
        - Longer | Please say how long.
      `),
    },
  }),
};
