import { expect, it } from 'vitest';
import { placesForStatements } from '../../../../src/agents/exploration/places-for-statements';
import { Cancellation } from '../../../../src/agents/base/async/cancellation';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { TestClock } from '../../rigs/test-clock';
import { textLook } from '../engine/rig';
import { buildSpec } from '../../../../src/agents/specification/model';
import { said, session } from '../specification/session-builder';

const FILES = { 'src/cache.ts': 'export function cacheResponse(api: string) {\n  return api;\n}\n' };
const known = { root: 'app', path: 'src/cache.ts', startLine: 1, endLine: 3, hash: 'h' };

/** A look on a machine on which no ranking comes to its end. */
async function lookedLate(atHand: (typeof known)[]) {
  const clock = new TestClock();
  const rank: WorkspaceReader['rank'] = () => {
    setImmediate(() => clock.advance(3_050));
    return new Promise(() => undefined);
  };
  const spec = buildSpec(session({ statements: [said('FR-001', 'Each response SHALL be cached.')] }));
  const reader = { ...textLook(FILES), rank };
  return placesForStatements(spec, { reader, clock, signal: new Cancellation().signal, known: atHand });
}

it('a look whose ranking comes too late goes on with what people decided by, and says so only where there is nothing', async () => {
  const { outline, problem } = await lookedLate([known]);
  expect(outline.map(({ name }) => name)).toContain('cacheResponse');
  expect(problem).toBeNull();
  expect((await lookedLate([])).problem).toContain('took longer');
});
