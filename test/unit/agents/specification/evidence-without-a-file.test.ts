import { describe, expect, it } from 'vitest';
import { evidenceSection } from '../../../../src/agents/roles/prompt-parts/evidence';
import type { Evidence } from '../../../../src/agents/session/evidence';
import { elsewhere } from '../../../../src/agents/session/place';
import type { Statement } from '../../../../src/agents/session/statement';
import { lintSession } from '../../../../src/agents/specification/lint';
import { buildSpec } from '../../../../src/agents/specification/model';
import { renderSpec } from '../../../../src/agents/specification/render';
import { sourceChip } from '../../../../src/agents/view/project';
import { evidence, session } from './session-builder';

const ADDRESS = `https://example.com/guides/etag?x=1&section=${'a'.repeat(60)}`;
const HASH = '8565756f0c1d2e3a4b5c6d7e8f9a0b1c2d3e4f5a';
const page = evidence('E1', ADDRESS, 1, 1, 'Entity tags', { kind: 'web', score: 0.4 });
const commit = evidence('E2', `commit ${HASH}`, 1, 1, 'Retries were taken out', { kind: 'commit' });
const file = evidence('E3', 'src/a.ts', 3, 9, 'Where it begins');

function withEvidence(pieces: readonly Evidence[], roots = ['shop']) {
  const statements = pieces.map(({ id }, at): Statement => ({
    id: `F-00${at + 1}`,
    topicId: 'export',
    kind: 'fact',
    text: `What ${id} says holds.`,
    dimension: 'behaviour',
    sources: [id],
    by: 'writer',
    dependsOn: [],
  }));
  return session({ evidence: [...pieces], statements, roots });
}

const rendered = (pieces: readonly Evidence[], roots?: string[]) => renderSpec(buildSpec(withEvidence(pieces, roots)));

describe('a page of the web', () => {
  it('is shown by its address, and by all of it beside that', () => {
    const { label, shows } = sourceChip(withEvidence([page]), 'E1');
    expect(label).toMatch(/^example\.com\/guides\/etag.*…$/);
    expect(shows).toBe(`Entity tags (${ADDRESS})`);
  });

  it('is a link with its full address in the specification, and a source like any other', () => {
    expect(rendered([page])).toContain(`- [E1] <${ADDRESS}>: Entity tags`);
    expect(rendered([page])).toMatch(/^- \*\*F-001\*\* What E1 says holds\. \[E1\]$/m);
    expect(lintSession(withEvidence([page])).join(' ')).not.toMatch(/E1|source/);
  });

  it('is told to models with its standing', () => {
    const told = evidenceSection([page, file], { boundary: 'x7k2q9', tokens: 10_000, projectNotes: '' }, 5_000);
    expect(told).toContain(`${ADDRESS} (web, of lower standing than the workspace): Entity tags`);
    expect(told).toContain('src/a.ts:3-9 (code): Where it begins');
  });
});

describe('a commit', () => {
  it('is shown by its hash', () => {
    expect(sourceChip(withEvidence([commit]), 'E2')).toEqual({
      id: 'E2',
      label: `commit ${HASH.slice(0, 12)}`,
      shows: 'Retries were taken out',
    });
  });

  it('is its hash in the specification, whichever root it is from', () => {
    const cited = `- [E2] \`commit ${HASH}\`: Retries were taken out`;
    expect(rendered([commit])).toContain(cited);
    expect(rendered([{ ...commit, root: 'shop' }], ['shop', 'tools'])).toContain(cited);
  });
});

describe('what a journal says lies elsewhere', () => {
  it.each([
    ['web', 'javascript:alert(1)'],
    ['web', 'https://example.com/> [click](command:x)'],
    ['web', '../../etc/passwd'],
    ['web', 'file:///etc/passwd'],
    ['commit', 'commit --output=x'],
    ['commit', 'src/a.ts'],
    ['commit', 'commit HEAD:../x'],
  ] as const)('is but words as %s %j', (kind, path) => {
    expect(elsewhere({ kind, path })).toEqual({ kind: 'unknown', words: path });
    const text = rendered([{ ...page, kind, path }]);
    expect(text).toContain(`[E1] \`${path}\``);
    expect(text).not.toContain(`<${path}>`);
  });

  it('is never taken for a file', () => {
    expect(elsewhere(file)).toBeNull();
    for (const piece of [page, commit]) expect(elsewhere(piece)).not.toBeNull();
  });
});
