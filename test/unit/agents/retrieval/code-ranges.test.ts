import { describe, expect, it } from 'vitest';
import { codeRanges, definitionAround } from '../../../../src/agents/retrieval/code-ranges';
import { parseQuery } from '../../../../src/agents/retrieval/query';

const SERVER = `import { createServer } from 'node:http';

/** Starts to listen. */
export async function startServer(
  port: number,
): Promise<void> {
  const server = createServer();

  server.listen(port);
}

export function logRequest(method: string, status: number) {
  if (status >= 400) {
    console.error(method, status);
  }
}

const unrelated = 1;
`.split('\n');

const WORKER = `class Worker:
    def run(self):
        if self.queue:
            return self.queue.pop()

        return None

    def stop(self):
        self.running = False
`.split('\n');

const shown = (lines: readonly string[], range: { start: number; end: number } | null) =>
  range === null ? null : lines.slice(range.start - 1, range.end);

describe('the definition that a line belongs to', () => {
  it.each([
    ['from its comment to its closing brace, its head over several lines', SERVER, 'a.ts', 9, 3, 10],
    ['whose own blocks close before it does', SERVER, 'a.ts', 14, 12, 16],
    ['where indentation ends it', WORKER, 'a.py', 4, 2, 6],
    ['next to it, and not the one before', WORKER, 'a.py', 9, 8, 9],
  ])('goes %s', (_how, lines, path, line, start, end) => {
    const range = definitionAround(lines, path, line);
    expect({ start: range?.start, end: range?.end }).toEqual({ start, end });
  });

  it('has all of a head that names what it is of, and what that is bound to', () => {
    const generic = [
      'function create<',
      '  Id extends string,',
      '>(',
      '  id: Id,',
      '): Store<Id> {',
      '  return id;',
      '}',
      '',
      'const x = 1;',
    ];
    expect(shown(generic, definitionAround(generic, 'src/a.ts', 6))).toEqual(generic.slice(0, 7));
    const bound = [
      'fn draw<T>(one: T) -> Line',
      'where',
      '    T: Shape,',
      '{',
      '    one.line()',
      '}',
      '',
      'static X: u8 = 1;',
    ];
    expect(shown(bound, definitionAround(bound, 'src/a.rs', 5))).toEqual(bound.slice(0, 6));
  });

  it('is none for a line outside of any', () => {
    expect(definitionAround(SERVER, 'a.ts', 1)).toBeNull();
  });

  it('is given in part, around the line, where it is long', () => {
    const body = Array.from({ length: 120 }, (_, i) => `  step${i}();`);
    const range = definitionAround(['function long() {', ...body, '}'], 'a.js', 100);
    expect(range).toMatchObject({ start: 80, end: 122, name: 'long' });
  });
});

describe('the ranges of a file that matter', () => {
  it('are its functions, the best first, none twice', () => {
    const found = codeRanges(SERVER, 'a.ts', parseQuery(['Log the status of each request; listen on a port'], []), 5);
    expect(found.map(({ name }) => name).sort()).toEqual(['logRequest', 'startServer']);
    expect(shown(SERVER, found.find(({ name }) => name === 'logRequest') ?? null)?.[0]).toContain('logRequest');
  });

  it('are found in time, whatever the file holds', () => {
    const hostile = Array.from({ length: 20_000 }, () => 'status {([');
    expect(codeRanges(hostile, 'a.ts', parseQuery(['status of a request'], []), 5).length).toBeLessThanOrEqual(5);
  });
});
