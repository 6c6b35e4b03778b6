import { describe, expect, it } from 'vitest';
import { choices } from '../../../../../src/agents/roles/rule-based/entries/choices';

describe('choices read from lines', () => {
  it('have a label, and a sentence where one is given', () => {
    expect(
      choices(`
        - Yes | It shall happen.
        - No
      `),
    ).toEqual([{ label: 'Yes', description: 'It shall happen.' }, { label: 'No' }]);
  });

  it('are recommended by their mark, and weighed by what follows', () => {
    expect(choices('* Both | Both shall be kept. | + Nothing is lost | - Twice the room | - Slow')).toEqual([
      {
        label: 'Both',
        description: 'Both shall be kept.',
        pros: ['Nothing is lost'],
        cons: ['Twice the room', 'Slow'],
        recommended: true,
      },
    ]);
  });
});
