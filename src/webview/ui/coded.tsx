import type { JSX } from 'preact';
import { codedPieces } from './coded-text';

/** A plain text in which what stands between backticks is set as code; nothing else in it can become markup. */
export function Coded({ text }: { text: string }): JSX.Element {
  return <>{codedPieces(text).map((piece, at) => (piece.isCode ? <code key={at}>{piece.text}</code> : piece.text))}</>;
}
