import { describe, expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import type { SearchProgress } from '../../../../src/agents/workspace/workspace-reader';
import type { LookStep } from '../../../../src/agents/view/session-view';
import { rig } from './rig';

describe('a look that takes its time', () => {
  it('shows what is searched and how far that is, and then what came of it', async () => {
    const { ports } = rig({ 'src/cache.ts': 'export function cache() {}' });
    let tell: (progress: SearchProgress) => void = () => undefined;
    let release: () => void = () => undefined;
    let asked: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const reader: typeof ports.reader = {
      ...ports.reader,
      rank: async (request, budget, signal, onProgress) => {
        if (onProgress !== undefined) tell = onProgress;
        asked();
        await released;
        return ports.reader.rank(request, budget, signal);
      },
    };
    const started = Interview.start({ ...ports, reader }, { request: 'Add caching to the API', selection: null });
    if (!started.ok) throw new Error(started.reason);
    const { interview } = started;
    const steps = (): Pick<LookStep, 'text' | 'result' | 'status'>[] =>
      interview.view().look.steps.map(({ text, result, status }) => ({ text, result, status }));
    await isAsked;
    const text = 'retrieve Add caching to the API';
    expect(steps()).toEqual([{ text, result: '', status: 'running' }]);
    let changes = 0;
    interview.subscribe(() => (changes += 1));
    tell({ files: 4_000, searched: 1_200 });
    expect(steps()).toEqual([{ text, result: 'searched 1,200 of 4,000 files', status: 'running' }]);
    expect(changes).toBe(1);
    release();
    await interview.idle();
    expect(steps()[0]).toMatchObject({ text, status: 'ok' });
    expect(steps().some(({ status }) => status === 'running')).toBe(false);
  });
});
