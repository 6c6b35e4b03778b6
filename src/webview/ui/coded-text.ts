/** A piece of a text, and whether it is set as code. */
interface Piece {
  text: string;
  isCode: boolean;
}

/** One backtick at each end, and something but blanks between them on one line; longer runs of backticks are none of ours. */
const CODE = /(?<!`)`(?!`)([^`\n]{1,300})`(?!`)/g;

/** A plain text in pieces, what stands between backticks as code without them. No other markup means anything in it. */
export function codedPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(CODE)) {
    const [whole, code = ''] = match;
    if (code.trim() === '') continue;
    pieces.push({ text: text.slice(from, match.index), isCode: false }, { text: code, isCode: true });
    from = match.index + whole.length;
  }
  return [...pieces, { text: text.slice(from), isCode: false }].filter((piece) => piece.text !== '');
}

/** The same as it is read aloud: without the backticks. */
export function spokenText(text: string): string {
  return codedPieces(text)
    .map((piece) => piece.text)
    .join('');
}
