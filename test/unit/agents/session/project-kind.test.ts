import { describe, expect, it } from 'vitest';
import type { Evidence, Fact } from '../../../../src/agents/session/evidence';
import { projectKindFor, type ProjectKind } from '../../../../src/agents/session/project-kind';

function piece(id: string, path: string, more: Partial<Evidence> = {}): Evidence {
  const lines = { path, startLine: 1, endLine: 2 };
  return { id, kind: 'code', hash: '', excerpt: '', shows: '', why: '', score: 0.5, role: 'match', ...lines, ...more };
}

function project(value: ProjectKind | '', ...evidence: string[]): Fact {
  return { kind: 'project', value, text: '', evidence, confirm: false };
}

const manifests = [
  piece('E1', 'package.json', { kind: 'manifest', role: 'fact' }),
  piece('E2', 'web/package.json', { kind: 'manifest', role: 'fact' }),
  piece('E3', 'web/parts/package.json', { kind: 'manifest', role: 'fact' }),
];
const facts = [project('command_line', 'E1'), project('web_app', 'E2'), project('library', 'E3')];

describe('the kind of project that a change is about', () => {
  it.each<[string, ProjectKind]>([
    ['src/main.ts', 'command_line'],
    ['web/src/page.tsx', 'web_app'],
    ['web/parts/button.tsx', 'library'],
    ['webhooks/send.ts', 'command_line'],
  ])('is that of the innermost project that holds the best code: %s', (path, kind) => {
    const other = piece('E4', 'web/src/other.ts', { score: 0.2 });
    expect(projectKindFor(facts, [...manifests, other, piece('E5', path, { score: 0.9 })])).toBe(kind);
  });

  it('is that of the first project where no code was found for the request', () => {
    const borne = piece('E4', 'web/src/page.tsx', { role: 'fact', score: 0.9 });
    expect(projectKindFor(facts, manifests)).toBe('command_line');
    expect(projectKindFor(facts, [...manifests, borne])).toBe('command_line');
    expect(projectKindFor(facts.slice(1), [...manifests, piece('E5', 'api/a.ts')])).toBe('web_app');
  });

  it('is that of the root of the window in which the code lies', () => {
    const two = [piece('E1', 'a.csproj', { root: 'one' }), piece('E2', 'go.mod', { root: 'two' })];
    const known = [project('app', 'E1'), project('service', 'E2')];
    expect(projectKindFor(known, [...two, piece('E3', 'x.go', { root: 'two', score: 0.9 })])).toBe('service');
  });

  it('is not known where nothing shows it, or where a person put the fact into other words', () => {
    expect(projectKindFor([], [piece('E1', 'a.ts')])).toBeNull();
    expect(projectKindFor([project('', 'E1')], manifests)).toBeNull();
  });
});
