import * as z from 'zod';

/** Longest digest, in code points: a line of a transcript that still fits a card and a prompt. */
export const DIGEST_LENGTH = 200;

/** Longest label or name inside a digest, in code points, so that one long label does not hide the others. */
export const LABEL_LENGTH = 60;

/** Text with something in it besides white space. */
export const filledText = z.string().regex(/\S/u, 'must not be empty');

/** What every config carries: the card's title and the Markdown below it. */
export const wording = { question: filledText, context: z.string().optional() };

export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

/** Length as people count it: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  return [...text].length;
}

/**
 * The text on one line: runs of white space and control characters become a space, and what is over `most` code points
 * becomes "…", from the beginning of the word on, where that is not far.
 */
export function oneLine(text: string, most = DIGEST_LENGTH): string {
  const line: string[] = [];
  let gap = false;
  for (const character of text) {
    if (/[\s\p{Cc}]/u.test(character)) {
      gap = line.length > 0;
      continue;
    }
    if (gap) line.push(' ');
    gap = false;
    line.push(character);
    if (line.length > most) return `${withoutPartOfWord(line.slice(0, most - 1).join(''), line.at(most - 1))}…`;
  }
  return line.join('');
}

/** Longest part of a word that is left out rather than shown, in characters, and least that is kept of the whole. */
const PART = 15;
const KEPT = 30;

function withoutPartOfWord(head: string, next: string | undefined): string {
  const whole = head.trimEnd();
  if (next === ' ' || whole.length < head.length) return whole;
  const at = whole.lastIndexOf(' ');
  return at >= KEPT && whole.length - at <= PART ? whole.slice(0, at) : whole;
}

/** `head`, followed by what was said with it, if anything was. */
export function withRemark(head: string, remark: string | undefined): string {
  return isBlank(remark) ? head : `${head}: ${remark}`;
}

/** "1 option", "3 options". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
