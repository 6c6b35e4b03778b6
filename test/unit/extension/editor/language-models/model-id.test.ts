import { describe, expect, test } from 'vitest';
import { editorModelId, modelNamed, vendorIn } from '../../../../../src/extension/editor/language-models/model-id';

const small = { vendor: 'acme', family: 'small', id: 'small-1' };
const large = { vendor: 'acme', family: 'large', id: 'maker/large-1' };
const other = { vendor: 'other', family: 'small', id: 'small-1' };
const models = [small, large, other];

describe('names of the editor’s models', () => {
  test.each(models)('$vendor/$family/$id is found by its whole name', (model) => {
    expect(modelNamed(models, editorModelId(model))).toBe(model);
    expect(vendorIn(editorModelId(model))).toBe(model.vendor);
  });

  test('the beginning of a name means the first that begins so', () => {
    expect(modelNamed(models, 'acme')).toBe(small);
    expect(modelNamed(models, 'acme/large')).toBe(large);
    expect(vendorIn('acme')).toBe('acme');
  });

  test.each(['', 'nobody', 'acme/', 'acme/sma', 'acme/small/small-2', 'large'])('“%s” means none', (name) => {
    expect(modelNamed(models, name)).toBeUndefined();
  });
});
