import type { Language } from '../../base/text/language';
import { rate } from '../../questions/rate';
import { ABOUT_SIZE, HOLDS, HOLDS_NOT } from '../../session/right-size';
import { meaningOf } from '../../specification/meaning-of';
import { inFull } from '../../specification/reply';
import { isOnChange, type Exchange } from '../../session/exchanges';
import { SAYS, type Says } from './says';
import { shrugIn } from '../../base/english/signals/fatigue';
import { saysNothingMore } from '../../base/english/signals/nothing-more';

/** Longest piece of an answer that is said back. */
const MAX_ECHO = 140;

/** In one line, what was understood from the last answer; empty before the first, and where there is nothing to say. */
export function acknowledge(exchanges: readonly Exchange[], language: Language = 'en'): string {
  const says = SAYS[language];
  const last = exchanges[exchanges.length - 1];
  if (last === undefined) return '';
  if (last.purpose === 'reading' && last.nonAnswer !== null && last.nonAnswer !== 'none_of_these')
    return says.byRequest;
  switch (last.nonAnswer) {
    case 'you_decide':
      return says.decideForYou;
    case 'dont_know':
      return says.staysOpen;
    case 'not_now':
      return says.comeBack;
    case 'none_of_these':
      return last.text.trim() === '' ? says.noneThen : `${says.noneOfThese} ${echo(last.text)}`;
    case null:
      if (last.about === ABOUT_SIZE.assumptions) return judged(last, says);
      // Who gave code sees it on the card: its language and lines say nothing back.
      if (last.type === 'ask_code') return last.note === undefined ? '' : `${says.understood} ${echo(last.note)}`;
      // The beginning of somebody's own words tells them nothing.
      if (last.type === 'ask_text' && last.note === undefined && last.digest.length > MAX_ECHO) return '';
      if (last.type === 'pick_many' && last.digest.includes('…')) return counted(last, says);
      return last.digest.trim() === '' || saysNothingMore(last.digest) || shrugIn(last.digest) !== null
        ? says.notedOnly
        : `${says[LEADS[last.type] ?? 'understood']} ${echo(withNote(last))}`;
  }
}

/** What was ticked of long options, or what was not, or how each begins where both are too long. */
function counted(exchange: Exchange, says: Says): string {
  const outcome = meaningOf(exchange);
  if (outcome.kind !== 'chosen' || outcome.chosen.length === 0) return `${says.noted} ${echo(withNote(exchange))}`;
  const { chosen, passed, other } = outcome;
  const inWhole = [...chosen.map(({ label }) => label), ...(other === '' ? [] : [other])].join('; ');
  if (inWhole !== '' && inWhole.length <= MAX_ECHO)
    return `${says.noted} ${echo(withNote({ ...exchange, digest: inWhole }))}`;
  const own = other !== '' || exchange.note !== undefined;
  const left = passed.map(({ label }) => label).join('; ');
  if (passed.length < chosen.length && left.length <= MAX_ECHO) return says.tickedBut(left, own);
  const all = chosen.length + passed.length;
  if (chosen.length > MOST_SAID_BACK) return says.tickedSome(chosen.length, all, own);
  return says.ticked(
    chosen.map(({ label }) => begun(label)),
    all,
    own,
  );
}

/** Of more long options than these the beginnings in a row say nothing: how many they are is enough, the card shows them. */
const MOST_SAID_BACK = 3;

/** Characters of an option by which the person knows it again. */
const BEGINNING = 44;

/** The beginning of a long option, in whole words. */
function begun(label: string): string {
  if (label.length <= BEGINNING) return label;
  return `${label.slice(0, BEGINNING).replace(/[\s,;:.(–—-]+\S*$/u, '')} …`;
}

/** How the assumptions on a card were judged. */
function judged({ answer }: Exchange, says: Says): string {
  const given = rate.answer.safeParse(answer);
  const marks = given.success ? Object.values(given.data.ratings) : [];
  const of = (wanted: number | null) => marks.filter((mark) => mark === wanted).length;
  return says.judged(of(HOLDS), of(HOLDS_NOT), of(null));
}

/** What an answer is said back with. */
type Lead = keyof Pick<Says, 'understood' | 'chose' | 'noted' | 'order' | 'picture' | 'file'>;

const LEADS: Partial<Record<Exchange['type'], Lead>> = {
  pick_one: 'chose',
  pick_many: 'noted',
  confirm: 'noted',
  rank: 'order',
  rate: 'noted',
  slider: 'chose',
  ask_image: 'picture',
  ask_file: 'file',
};

/** The line of an answer, and what was added to it. */
function withNote({ digest, note }: Exchange): string {
  return note === undefined ? digest : `${digest} – ${note}`;
}

function echo(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.length <= MAX_ECHO ? line : `${line.slice(0, MAX_ECHO - 1).replace(/\s+\S{0,40}$/, '')}…`;
  return /[.!?…]$/u.test(cut) ? cut : `${cut}.`;
}

/** What a topic concluded, from all that was asked there: the answers in full, then what was delegated and what stayed open. */
export function findingFrom(exchanges: readonly Exchange[], language: Language = 'en'): string {
  const says = SAYS[language];
  const own = exchanges.filter(isOnChange);
  const said = own
    .filter(({ nonAnswer }) => nonAnswer === null || nonAnswer === 'none_of_these')
    .map((exchange) => plain(inFull(exchange)))
    .filter((words) => words !== '');
  const delegated = own.filter(({ nonAnswer }) => nonAnswer === 'you_decide').map(({ question }) => question);
  const open = own
    .filter(({ nonAnswer }) => nonAnswer === 'dont_know' || nonAnswer === 'not_now')
    .map(({ question }) => question);
  const parts = [
    ...said,
    delegated.length > 0 ? `${says.delegated} ${delegated.join(' ')}` : '',
    open.length > 0 ? `${says.open} ${open.join(' ')}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0
    ? parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' ')
    : says.nothingSettled;
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;]+$/, '');
}
