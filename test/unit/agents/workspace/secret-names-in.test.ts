import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecretPath, secretNamesIn } from '../../../../src/agents/workspace/secret-names';

const name = fc.oneof(
  fc.constantFrom('.config', 'gh', 'gcloud', '.local', 'share', 'keyrings', 'secrets', 'a.json', 'credentials', '.m2'),
  fc.constantFrom(
    'settings.xml',
    '.gradle',
    'gradle.properties',
    '.env',
    '.ENV',
    '.env.example',
    'id_rsa',
    '.g\u200cit',
  ),
  fc.constantFrom('src', 'main.ts', 'SECRETS', '．config', 'server.pem ', 'notes.txt', '.ssh', '.x'),
);

describe('the names in one folder', () => {
  it('are judged as their whole paths would be, where the folder itself is no secret', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), name, (above, leaf) => {
        const folder = above.join('/');
        const prefixes = above.map((_, i) => above.slice(0, i + 1).join('/'));
        if (prefixes.some((prefix) => isSecretPath(prefix, 'folder'))) return;
        for (const kind of ['file', 'folder'] as const) {
          const path = folder === '' ? leaf : `${folder}/${leaf}`;
          expect(secretNamesIn(folder)(leaf, kind)).toBe(isSecretPath(path, kind));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
