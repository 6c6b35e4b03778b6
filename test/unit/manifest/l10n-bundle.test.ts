import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROLE_TITLES } from '../../../src/agents/session/role-names';
import { ALL_EXAMPLES } from '../../../src/extension/editor/sessions/example-requests';
import { translatableStrings } from './translatable-strings';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the bundle for translators', () => {
  it('holds every text of the product (write it anew with: npm run -s test:unit -- test/unit/manifest -u)', async () => {
    // What stands in a table is translated where it is shown.
    const tables = [...ALL_EXAMPLES, ...Object.values(ROLE_TITLES)];
    const texts = [...new Set([...translatableStrings(ROOT), ...tables])].sort((a, b) => a.localeCompare(b, 'en'));
    const bundle = Object.fromEntries(texts.map((text) => [text, text]));
    const file = path.join(ROOT, 'media/l10n/bundle.l10n.json');
    await expect(`${JSON.stringify(bundle, null, 2)}\n`).toMatchFileSnapshot(file);
  });
});
