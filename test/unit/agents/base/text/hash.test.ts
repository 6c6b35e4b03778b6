import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText, stepKey } from '../../../../../src/agents/base/text/hash';

/** JSON with the keys of all objects in order, made without remembering anything. */
function inOrder(input: unknown): string {
  return JSON.stringify(input, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}

describe('the key of a step', () => {
  it('is made of the JSON of its input with all keys in order, as journals of before have it', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (inputs) => {
        for (const input of [...inputs, inputs, structuredClone(inputs)]) {
          expect(stepKey('write', input)).toBe(`write:${hashText(inOrder(input))}`);
        }
      }),
    );
  });

  it('takes no notice of what JSON leaves out', () => {
    expect(stepKey('write', { a: undefined, b: [undefined] })).toBe(stepKey('write', { b: [null] }));
    expect(stepKey('write', { a: 1, b: undefined })).not.toBe(stepKey('write', { a: 1, b: null }));
  });

  it('tells inputs apart that share most of what they are made of', () => {
    const said = { text: 'Export the list.' };
    const keys = [[said], [said, said], { said }, { said, by: 'me' }, [{ ...said, text: 'Print it.' }]].map((input) =>
      stepKey('write', input),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
