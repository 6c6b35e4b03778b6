import type { JSX } from 'preact';
import { describedIn } from '../../agents/questions/drawing';
import { Coded } from '../ui/coded';

/** What an option says of itself: its words, and below them the lines that are drawn, as they would stand. */
export function Description({ text }: { text: string }): JSX.Element {
  const { words, drawing } = describedIn(text);
  return (
    <>
      <Coded text={words} />
      {drawing !== null && <pre class="option-drawing">{drawing}</pre>}
    </>
  );
}
