import { describe, expect, it } from 'vitest';
import { terminalOutput } from '../../../src/extension/headless/terminal-output';

const STEERING = 'a\u001b[2J\u009b31m\u0085\u2028\u202e\u200b\u{e0041}\u007fz';

function written(use: (output: ReturnType<typeof terminalOutput>) => void): { out: string; error: string } {
  const to = { out: '', error: '' };
  use(
    terminalOutput(
      (text) => (to.out += text),
      (text) => (to.error += text),
    ),
  );
  return to;
}

describe('what a run prints', () => {
  it('is one line for each event, that says what it said and steers no terminal', () => {
    const { out } = written(({ print }) => print(JSON.stringify({ text: STEERING, lines: 'a\nb' })));
    expect(out).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]+\n$/u);
    expect(JSON.parse(out)).toEqual({ text: STEERING, lines: 'a\nb' });
  });

  it('tells the operator in lines of its own without what steers a terminal', () => {
    const { error } = written(({ warn }) => warn(`One.\n${STEERING}\rTwo.`));
    expect(error).toBe('One.\na[2J31mz\nTwo.\n');
  });
});
