import { describe, expect, it } from 'vitest';
import { speaksOf } from '../../../../src/agents/specification/earlier';
import { readSpecOnDisk, type SpecOnDisk } from '../../../../src/agents/specification/on-disk';
import { cpuMs } from '../../rigs/cpu-ms';

function spec(texts: Record<string, string>, status = 'approved'): SpecOnDisk {
  const kinds: Record<string, string> = { NG: 'non_goal', D: 'decision', G: 'goal' };
  const trace = Object.entries(texts).map(([statement, text]) => ({
    ...{ statement, text, sources: ['Q1'] },
    kind: kinds[statement.split('-')[0] ?? ''] ?? 'requirement',
  }));
  const answers = { request: 'Show in the terminal what requests come in', answers: [{ id: 'Q1' }], trace };
  const front = `---\ntitle: "Incoming requests in the terminal"\nstatus: ${status}\n---\n`;
  return readSpecOnDisk('2026-11-22-requests', { answers: JSON.stringify(answers), spec: front }, null);
}

const LOGGING = {
  'FR-001': 'With the flag --no-request-logging no request lines are printed in the terminal.',
  'FR-002': 'An unknown client address is printed as “unknown”.',
  'NG-001': 'No log file',
  'G-001': 'A developer sees requests in the terminal.',
};
const touched = (request: string, ...specs: SpecOnDisk[]) =>
  speaksOf(request, specs).map(({ statement }) => statement.statement);

describe('what approved specifications say of what a request touches', () => {
  it.each([
    ['Colour the request lines in the terminal', ['FR-001']],
    ['--no-request-logging should silence warnings too', ['FR-001']],
    ['Write requests into a log file', ['NG-001']],
    ['Show the client address where it is unknown to the terminal', ['FR-002']],
  ])('finds it for “%s”', (request, labels) => {
    expect(touched(request, spec(LOGGING))).toEqual(expect.arrayContaining(labels));
  });

  it.each([
    'Add HTTP/2 support',
    'Let users set a custom 404 page',
    'Warn when the port is already in use',
    'Open the browser on start',
    'Print the version',
    '',
  ])('is silent for “%s”', (request) => {
    expect(touched(request, spec(LOGGING))).toEqual([]);
  });

  it('counts only what was approved, and only what binds', () => {
    expect(touched('Colour the request lines in the terminal', spec(LOGGING, 'unapproved'))).toEqual([]);
    const goal = spec({ 'G-001': 'A developer sees request lines in the terminal.' });
    expect(touched('Colour the request lines in the terminal', goal)).toEqual([]);
  });

  it.each(['a_b', '--a-', 'x.', 'no log file ', 'Aa'])('stays fast where “%s” comes 20,000 times', (part) => {
    const start = cpuMs();
    touched(part.repeat(20_000), spec({ 'FR-001': part.repeat(20_000), 'NG-001': 'No log file' }));
    expect(cpuMs() - start).toBeLessThan(2_000);
  });
});
