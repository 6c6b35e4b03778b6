import { describe, expect, it } from 'vitest';
import { exampleRequests } from '../../../src/extension/sessions/example-requests';

describe('example requests', () => {
  it.each([
    [{ names: ['package.json'], packages: ['react', 'vite'] }, 'Add a dark theme that follows the system setting'],
    [{ names: ['package.json'], packages: ['express'] }, 'Limit how often a client may call the API'],
    [{ names: ['pyproject.toml'], packages: [] }, 'Retry calls to other services when they fail for a moment'],
    [{ names: ['go.mod'], packages: [] }, 'Stop cleanly when the process is asked to end'],
    [{ names: [], packages: [] }, 'Make errors say what happened and what to do about it'],
  ])('fit %j', (signs, expected) => {
    expect(exampleRequests(signs)).toContain(expected);
  });

  it('are three, whatever the workspace', () => {
    expect(exampleRequests({ names: ['Cargo.toml', 'package.json'], packages: ['vue', 'express'] })).toHaveLength(3);
  });
});
