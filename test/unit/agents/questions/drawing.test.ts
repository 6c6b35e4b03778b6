import { describe, expect, it } from 'vitest';
import { describedIn } from '../../../../src/agents/questions/drawing';

const DRAWING = '⠋ Build\n  ⎿  src/a.ts\n     (+ 3 lines)';

describe('what an option says of itself', () => {
  it.each([
    ['its words, then lines', `Recommended: it is short.\n\n\`\`\`\n${DRAWING}\n\`\`\``, 'Recommended: it is short.'],
    ['lines alone, with a language named', `\`\`\`text\n${DRAWING}\n\`\`\``, ''],
    ['lines, then words', `\`\`\`\n${DRAWING}\n\`\`\`\nAs today.`, 'As today.'],
  ])('is words and a drawing, line for line: %s', (_, description, words) => {
    expect(describedIn(description)).toEqual({ words, drawing: DRAWING });
  });

  it('is one drawing where lines are drawn in several places', () => {
    const fence = (text: string) => `\`\`\`\n${text}\n\`\`\``;
    const text = `Before.\n${fence('a\n  b')}\nWith a limit:\n${fence('c')}\nAfter.`;
    expect(describedIn(text)).toEqual({ words: 'Before. With a limit: After.', drawing: 'a\n  b\n\nc' });
  });

  it.each(['Like `npm ls`.', 'A fence ``` within a line ```', '```\n\n```', '```\nnever closed', ''])(
    'is words alone where nothing is drawn: %j',
    (description) => {
      expect(describedIn(description)).toEqual({ words: description, drawing: null });
    },
  );
});
