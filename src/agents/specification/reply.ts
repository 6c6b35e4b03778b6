import type { Exchange } from '../session/exchanges';
import type { Remark } from '../questions/meaning';
import { meaningOf } from './meaning-of';

/** What came of a question, in full. What the person wrote is as they wrote it, line breaks included. */
interface Reply {
  /** What was chosen, in the question's own labels; a verdict or a mark likewise. Empty where the person only wrote. */
  chosen: string[];
  /** The person's own words in the place of a choice or beside it; empty where there are none. */
  own: string;
  /** What they remarked on what was chosen or shown. */
  remarks: Remark[];
  /** What they wrote as code, byte for byte. */
  code: { text: string; language: string } | null;
}

const VERDICTS = { approved: 'Approved', rejected: 'Rejected', edited: 'Edited', 'sent back': 'Sent back' } as const;

/** What the person replied to a question, nothing cut and nothing added to their words; a note is a remark on the whole. */
export function replyOf(exchange: Exchange): Reply {
  const reply = withoutNote(exchange);
  return { ...reply, remarks: [...reply.remarks, ...remark(exchange.note ?? '')] };
}

function withoutNote(exchange: Exchange): Reply {
  const nothing: Reply = { chosen: [], own: '', remarks: [], code: null };
  if (exchange.nonAnswer !== null) return { ...nothing, own: exchange.text };
  const outcome = meaningOf(exchange);
  switch (outcome.kind) {
    case 'nothing':
      return { ...nothing, chosen: exchange.digest === '' ? [] : [exchange.digest] };
    case 'said':
      return { ...nothing, own: outcome.text };
    case 'chosen': {
      const labels = outcome.chosen.map(({ label }) => label);
      const chosen = labels.length === 0 && outcome.other === '' ? ['None'] : labels;
      return { ...nothing, chosen, own: outcome.other, remarks: remark(outcome.feedback) };
    }
    case 'yes_no':
      return { ...nothing, chosen: [outcome.label] };
    case 'order':
      return { ...nothing, chosen: outcome.items.map((item, at) => `${at + 1}. ${item}`) };
    case 'ratings': {
      const unrated = outcome.notApplicable.map((label) => `${label} not applicable`);
      const rated = [...outcome.rated, ...unrated];
      return {
        ...nothing,
        chosen: rated.map((item, at) =>
          at === rated.length - 1 && outcome.scale !== '' ? `${item} (${outcome.scale})` : item,
        ),
      };
    }
    case 'measure':
      return { ...nothing, chosen: [outcome.amount] };
    case 'code':
      return { ...nothing, chosen: [outcome.size], code: { text: outcome.code, language: outcome.language } };
    case 'attached':
      return { ...nothing, chosen: outcome.names, code: givenIn(exchange) };
    case 'verdict': {
      // An edit says where it was made, and in which language.
      const { filePath, language = '' } = exchange.config;
      const code =
        outcome.edited === null
          ? null
          : { text: outcome.edited, language: typeof language === 'string' ? language : '' };
      const place =
        code !== null && typeof filePath === 'string' && filePath.trim() !== '' ? ` (${filePath.trim()})` : '';
      return { ...nothing, chosen: [VERDICTS[outcome.verdict] + place], remarks: outcome.remarks, code };
    }
    case 'reaction':
      return { ...nothing, chosen: [outcome.reaction], remarks: remark(outcome.feedback) };
  }
}

/** What the files say that were given, each below its name where there are several. */
function givenIn({ given = [] }: Exchange): Reply['code'] {
  const [only] = given;
  if (only === undefined) return null;
  const text = given.length === 1 ? only.text : given.map((file) => `${file.name}:\n${file.text}`).join('\n\n');
  return { text, language: '' };
}

/** All of a reply but its code on one line, uncut; empty where nothing was said. */
export function inFull(exchange: Exchange): string {
  const { chosen, own, remarks } = replyOf(exchange);
  const head = listed([...chosen, own].filter((part) => part.trim() !== ''));
  const remarked = remarks.map(({ about, text }) => (about === '' ? text : `on ${about}: ${text}`));
  return onOneLine([head, ...remarked].join(' – '));
}

/** The lines of a text in a row, told apart. */
function onOneLine(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/u).map((line) => line.replace(/\s+/gu, ' ').trim());
  return lines.filter((line) => line !== '').join(' / ');
}

/** What was chosen, in a row. */
export function listed(chosen: readonly string[]): string {
  return chosen.join(chosen.some((item) => item.includes(',')) ? '; ' : ', ');
}

function remark(text: string): Remark[] {
  return text.trim() === '' ? [] : [{ about: '', text }];
}
