import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../../src/agents/session/evidence';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { bankContext } from '../../../../../src/agents/roles/rule-based/context';
import { ENDING, endsSomething } from '../../../../../src/agents/roles/rule-based/general/ending';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import { groundFor } from './made-up';
import { cpuMs } from '../../../rigs/cpu-ms';

const contextOf = (request: string, evidence: Evidence[] = []) => bankContext(groundFor(request, { evidence }));
const asked = (request: string) =>
  planQuestions(contextOf(request), 12)
    .map(({ entry }) => entry.key)
    .filter((key) => key.startsWith('ending.'));

function evidence(id: string, path: string, kind: Evidence['kind']): Evidence {
  return { id, path, kind, startLine: 1, endLine: 9, hash: 'h', excerpt: '', shows: '', why: '', score: 0.6 };
}

const BOTH = ['ending.callers', 'ending.tests'];

describe('a request that something shall end', () => {
  it.each([
    'Commands should not swallow exceptions any more when they run in a test',
    'The prompt should no longer ask twice',
    'Stop guessing the encoding of uploaded files',
    'Kommandos sollen Ausnahmen nicht mehr verschlucken',
  ])('is asked what becomes of those who rely on it, and of its tests and documents: %s', (request) => {
    expect(endsSomething(request)).toBe(true);
    expect(asked(request)).toEqual(BOTH);
  });

  it.each([
    'Please remove the `--legacy` option of the export',
    'The automatic reload should be removed',
    'Entferne die alte Suche aus der Kopfzeile',
  ])('is a removal where nothing else is wanted, with questions of its own: %s', (request) => {
    const keys = planQuestions(contextOf(request), 12).map(({ entry }) => entry.key);
    expect(keys).toEqual(expect.arrayContaining(['removal.what', 'removal.users', 'removal.proof']));
    expect(asked(request)).toEqual([]);
  });

  it.each([
    'The page does not load any more',
    'Since the update the export no longer works',
    'Let users remove items from the cart',
    'Add a button that removes all filters',
    'Show a hint when there is no more room',
    'Die Suche geht nicht mehr',
  ])('is none where it names a fault, or something that is new: %s', (request) => {
    expect(asked(request)).toEqual([]);
  });

  it('names the tests and documents that were found, and in German says all of it in German', () => {
    const found = [evidence('E1', 'test/cli.test.ts', 'test'), evidence('E2', 'docs/cli.md', 'doc')];
    const ofTests = ENDING.find(({ key }) => key === 'ending.tests');
    if (ofTests === undefined) throw new Error('There is no such question.');
    const said = (request: string) => buildQuestion(ofTests, contextOf(request, found)).config;
    expect(said('The prompt should no longer ask twice')['context']).toContain(
      'Found so far: `test/cli.test.ts`, `docs/cli.md`.',
    );
    expect(said('Die Eingabe soll nicht mehr zweimal fragen')).toMatchObject({
      question: 'Was wird aus den Tests und Texten, die es so zeigen, wie es heute ist?',
      context: expect.stringContaining('Bisher gefunden: `test/cli.test.ts`') as string,
    });
  });

  it('is found in no time, whatever it holds', () => {
    for (const part of ['should not ', 'soll x ', 'must a no longer ', 'stop a', 'remove the ', 'a ']) {
      const started = cpuMs();
      endsSomething(part.repeat(20_000));
      expect(cpuMs() - started).toBeLessThan(500);
    }
  });
});
