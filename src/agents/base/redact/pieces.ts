import { allMatches } from './spans';

/** A stretch of a text, and what stands for it. */
export interface Piece {
  start: number;
  end: number;
  text: string;
}

const ARRAY_JOINED =
  /\[[^[\]]{2,800}\](?=[ \t]{0,4}\.reduce\(|[ \t]{0,4}\.join(?:\([ \t]{0,4}(["'`])([-_.]?)\1[ \t]{0,4}\)|(?![\w(])))|(?<=\4([-_.]?)(["'`])\.join\([ \t]{0,4})[[(][^[\]()]{2,800}[\])]|(?<=Join\(\[\]string)\{[^{}]{2,800}\}|(?<=\b(?:[cC]oncat!?|String\.join|paste0|strcat|(?:[sS]printf|[sS]tring\.[fF]ormat|format!)(?=\(["'][\w.-]{0,20}(?:%[sv]|\{\d?\}){2,9}["'],))|["'][\w.-]{0,20}(?:%s|\{\}){2,9}["'](?: % |\.format))\([^()]{2,800}\)/g;
const JOINING =
  /\.(?:join|reduce)\b|Join\(|[cC]oncat!?\(|paste0\(|strcat\(|printf\(|[fF]ormat!?\(|["'](?: % |\.format)\(/;
const IN_ARRAY = /(["'`])\s{0,40},\s{0,80}\1/g;

/** The commas of lists that are put together at once. */
export function* joinsOf(text: string): Generator<Piece> {
  if (!JOINING.test(text)) return;
  for (const list of allMatches(ARRAY_JOINED, text)) {
    const sign = list[2] ?? list[3] ?? '';
    for (const comma of allMatches(IN_ARRAY, list[0])) {
      const start = list.index + comma.index;
      // What says how the others are put together is no part of them.
      const text = /[%{][sv\d]?\}?$/.test(list[0].slice(0, comma.index)) ? ' ' : sign;
      yield { start, end: start + comma[0].length, text };
    }
  }
}

const IN_TEMPLATE = /\$?\{[ \t]{0,4}(["'`])([\w+/=.~-]{2,200})\1[ \t]{0,4}\}/g;
const PRINTED = /\bprintf[ \t]{1,4}((["'])(?:%s[-_.]?){2,9}(?:\\n)?\2)(?:[ \t]{1,4}["']?[\w+/=.~-]{2,200}["']?){2,9}/g;
/** Literals in a row that are given to a name, and what is put behind the beginning of a token. */
const LITERALS = /=[ \t]{0,4}\(?(["'])[\w.-]{2,200}\1(?:[ \t]{1,4}\1[\w+/=.~-]{2,200}\1){1,9}/g;
const BETWEEN_LITERALS = /(["'])[ \t]{1,4}\1/g;
const FORMATTED =
  /(?:%[sv]|\{\d?\})(?<=(["'])[\w.-]{2,20}(?:%[sv]|\{\d?\}))(?:%[sv]|\{\d?\}){0,8}\1(?:[ \t]{0,2}%[ \t]{0,2}\(?|\.format\(|,)[ \t]{0,4}(["'])(?=[\w+/=.~-]{4,200}\2)/g;
const BETWEEN_WORDS = /["']?[ \t]{1,4}["']?/g;
const APPENDED =
  /^[ \t]{0,40}(?:(?:export|local|let|var)[ \t])?([\w$.]{1,40})[ \t]{0,4}[+.]?=[ \t]{0,4}(["']?)[\w+/=.~-]{2,200}(?=(\2;?[ \t]{0,4}\r?\n[ \t]{0,40}\1[ \t]{0,4}(?:[+.]=[ \t]{0,4}["']?|=[ \t]{0,4}["']?\$\{?\1\}?)))/gm;
const APPENDING = /[+.]=|=[ \t]{0,4}["']?\$/;
const REVERSED =
  /(["'`])([\w+/=.~-]{16,300})\1(?=\[::-1\]|\.reverse\b|\.split\(["'`]{2}\)\.reverse\(|\.chars\(\)\.rev\()|(?<=(?:strrev|reversed?)\((["']))[\w+/=.~-]{16,300}(?=\3\))/g;
const REVERSING = /\[::-1\]|reverse\b|strrev\(|reversed\(|\.rev\(/;
const CODES = /(?<![\w.])(?:0x[\da-fA-F]{2}|\d{2,3})(?:\s{0,4},\s{0,40}(?:0x[\da-fA-F]{2}|\d{2,3})){15,400}(?![\w.])/g;
const CODE = /(0x[\da-fA-F]{2}|\d{2,3})(?:\s{0,4},\s{0,40})?/g;
const OF_CODES = /fromCharCode|fromCodePoint|\bchr\(|\bbytes\(|bytearray\(|Buffer\.from\(|\bchar\b|\[\]byte|byte\[\]/;

/** What a template, a command, an appended line, a reversed text or a list of codes makes one text of. */
export function* madeIn(text: string): Generator<Piece> {
  for (const literal of allMatches(IN_TEMPLATE, text)) {
    const start = literal.index + literal[0].indexOf(literal[1] ?? '') + 1;
    const end = start + (literal[2]?.length ?? 0);
    yield { start: literal.index, end: start, text: '' };
    yield { start: end, end: literal.index + literal[0].length, text: '' };
  }
  for (const printed of text.includes('printf') ? allMatches(PRINTED, text) : []) {
    const words = printed.index + printed[0].indexOf(printed[1] ?? '') + (printed[1]?.length ?? 0);
    for (const blank of allMatches(BETWEEN_WORDS, text.slice(words, printed.index + printed[0].length))) {
      const start = words + blank.index;
      yield { start, end: start + blank[0].length, text: blank.index === 0 ? ' ' : '' };
    }
  }
  for (const row of allMatches(LITERALS, text)) {
    for (const joint of allMatches(BETWEEN_LITERALS, row[0])) {
      const start = row.index + joint.index;
      yield { start, end: start + joint[0].length, text: '' };
    }
  }
  for (const { 0: whole, index } of allMatches(FORMATTED, text))
    yield { start: index, end: index + whole.length, text: '' };
  for (const value of APPENDING.test(text) ? allMatches(APPENDED, text) : []) {
    const start = value.index + value[0].length;
    yield { start, end: start + (value[3]?.length ?? 0), text: '' };
  }
  for (const { 0: whole, 2: inner = whole, index } of REVERSING.test(text) ? allMatches(REVERSED, text) : []) {
    const start = index + whole.indexOf(inner);
    yield { start, end: start + inner.length, text: [...inner].reverse().join('') };
  }
  for (const codes of OF_CODES.test(text) ? allMatches(CODES, text) : []) {
    const numbers = allMatches(CODE, codes[0]);
    if (!numbers.every(({ 1: code }) => isPrintable(Number(code)))) continue;
    for (const number of numbers) {
      const start = codes.index + number.index;
      yield { start, end: start + number[0].length, text: String.fromCharCode(Number(number[1])) };
    }
  }
}

const isPrintable = (code: number): boolean => code >= 32 && code < 127;
