import { describe, expect, it } from 'vitest';
import { exampleRequests } from '../../../../../src/extension/editor/sessions/example-requests';

const none = { names: [], packages: [], parts: [] };

describe('example requests', () => {
  it.each([
    [{ ...none, packages: ['react', 'vite'] }, 'Add a dark theme that follows the system setting'],
    [{ ...none, packages: ['express'] }, 'Limit how often a client may call the API'],
    [{ ...none, names: ['pyproject.toml'] }, 'Retry calls to other services when they fail for a moment'],
    [{ ...none, names: ['go.mod'], parts: ['cmd/serve'] }, 'Stop cleanly when the process is asked to end'],
    [none, 'Make errors say what happened and what to do about it'],
  ])('fit %j', (signs, expected) => {
    expect(exampleRequests(signs).map(({ text }) => text)).toContain(expected);
  });

  it('name parts of the workspace where nothing else is known', () => {
    expect(exampleRequests({ ...none, parts: ['src/http', 'src/users'] }).map(({ part }) => part)).toEqual([
      'src/http',
      'src/users',
      'src/http',
    ]);
  });

  it('are three, whatever the workspace', () => {
    expect(exampleRequests({ ...none, names: ['Cargo.toml'], packages: ['vue', 'express'] })).toHaveLength(3);
  });
});
