import { inFull } from '../../specification/reply';
import { isOnChange, type Exchange } from '../../session/exchanges';

/** Longest piece of an answer that is said back. */
const MAX_ECHO = 140;

/** In one line, what was understood from the last answer; empty before the first. */
export function acknowledge(exchanges: readonly Exchange[]): string {
  const last = exchanges[exchanges.length - 1];
  if (last === undefined) return '';
  if (last.purpose === 'reading' && last.nonAnswer !== null && last.nonAnswer !== 'none_of_these')
    return 'Then I go by the words of the request.';
  switch (last.nonAnswer) {
    case 'you_decide':
      return 'I will decide that and list it among the delegated decisions.';
    case 'dont_know':
      return 'That stays an open question in the specification.';
    case 'not_now':
      return 'We will come back to that.';
    case 'none_of_these':
      return last.text.trim() === '' ? 'None of these, then.' : `Understood, none of these: ${echo(last.text)}`;
    case null:
      return last.digest.trim() === '' ? 'Noted.' : `${LEADS[last.type] ?? 'Understood:'} ${echo(last.digest)}`;
  }
}

const LEADS: Partial<Record<Exchange['type'], string>> = {
  pick_one: 'So:',
  pick_many: 'Noted:',
  confirm: 'Noted:',
  rank: 'In this order:',
  rate: 'Noted:',
  slider: 'So:',
  ask_code: 'I have the code:',
  ask_image: 'I have the picture:',
  ask_file: 'I have the file:',
};

function echo(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.length <= MAX_ECHO ? line : `${line.slice(0, MAX_ECHO - 1).replace(/\s+\S{0,40}$/, '')}…`;
  return /[.!?…]$/u.test(cut) ? cut : `${cut}.`;
}

/** What a topic concluded, from all that was asked there: the answers in full, then what was delegated and what stayed open. */
export function findingFrom(exchanges: readonly Exchange[]): string {
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
    delegated.length > 0 ? `Delegated: ${delegated.join(' ')}` : '',
    open.length > 0 ? `Open: ${open.join(' ')}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0
    ? parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' ')
    : 'Nothing was settled here.';
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;]+$/, '');
}
