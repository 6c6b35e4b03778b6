import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../../src/extension/node/sessions/memory-store';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { withSpecFallback } from '../../../../../src/extension/node/sessions/spec-fallback';
import { readSpec, specFile } from '../../../../../src/extension/node/sdd-folder/spec-file';
import { specFiles } from '../../../rigs/sample-events';
import { temporaryFolder } from '../../../rigs/temporary-folder';

describe('the specification', () => {
  it('is kept for the page when it cannot be stored, and the reason is told', async () => {
    const reasons: string[] = [];
    const failing = { ...memoryStore(''), writeSpec: () => Promise.reject(new Error('No space left.')) };
    const files = withSpecFallback(failing, '', (reason) => reasons.push(reason));
    const named = await files.writeSpec('x', specFiles('# Spec'));
    expect([named('spec.md'), named('answers.json')]).toEqual(['spec.md (not saved)', 'answers.json (not saved)']);
    expect(files.specText()).toBe('# Spec');
    expect(reasons).toEqual(['No space left.']);
  });

  it('of an earlier run is read only from .sdd/specs, whatever a journal names', async () => {
    const folder = new SddFolder(await temporaryFolder());
    await folder.write(['specs', 'cache', 'spec.md'], '# Cache');
    expect(await readSpec(folder, '.sdd/specs/cache/spec.md')).toBe('# Cache');
    expect(await readSpec(folder, '.sdd/specs/gone/spec.md')).toBe('');
    for (const named of [
      '../outside.md',
      '.sdd/specs/../../outside.md',
      '/etc/hostname',
      '.sdd/sessions/s1/journal.jsonl',
    ]) {
      expect(specFile(folder, named)).toBeNull();
    }
  });
});
