import { describe, expect, it } from 'vitest';
import { rulesAgainst } from '../../../../src/agents/specification/rules-against';

const RULES = `# Agents

- Prices are integers of cents, never floats.
- The cart MUST NOT do network calls.
- Don't use default exports.
- Never delete an invoice unless an admin asks for it.
`;

describe('a rule of the project', () => {
  it.each([
    ['Prices should be floats', [3]],
    ['Add codes. The prices of the cart become floats with two digits', [3]],
    ['Load the discount with a network call from the cart', [4]],
    ['Give each module a default export', [5]],
  ])('is told where a request asks for what it forbids: %s', (request, lines) => {
    expect(rulesAgainst(request, RULES).map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    'Add discount codes to the cart',
    'Prices should not be floats',
    'Replace floats in prices by integers',
    'Warn about floats in prices',
    'Show floats on the map',
    'Show network calls in the log',
    'Delete an invoice',
    'How are prices kept, as floats?',
  ])('is not told where the words do not say so for certain: %s', (request) => {
    expect(rulesAgainst(request, RULES)).toEqual([]);
  });
});
