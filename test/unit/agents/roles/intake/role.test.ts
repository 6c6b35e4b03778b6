import { describe, expect, it } from 'vitest';
import { intake } from '../../../../../src/agents/roles/intake/role';
import { intakeSchema } from '../../../../../src/agents/session/events';

function read(request: string, roots: string[] = []) {
  return intake.offline({ request, selection: null, callerContext: '', roots });
}

describe('the offline intake', () => {
  it.each([
    ['Let users export their data', 'feature'],
    ['The parser crashes on empty input', 'bug'],
    ['groupBy is too slow for us', 'performance'],
    ['utils has become a dumping ground, split it up', 'refactor'],
    ['Move this to ESM', 'migration'],
    ['Write a tutorial for newcomers', 'docs'],
    ['Dark mode please', 'ui'],
    ['A customer can have more than one address now', 'data'],
    ['Integrate with Salesforce', 'integration'],
    ['There is no proper way to undo a deletion, people lose work', 'feature'],
  ])('reads “%s” as %s', (request, kind) => {
    expect(read(request).kind).toBe(kind);
  });

  it('wants a look at the workspace where there is one', () => {
    expect(read('Add login', ['app']).probeNeeded).toBe(true);
    expect(read('Add login').probeNeeded).toBe(false);
    expect(read('Add login').reason).toMatch(/No folder/);
  });

  it('makes a short title and terms to look for', () => {
    const made = read('We need `OrderService.export` to support CSV');
    expect(made.title.split(' ').length).toBeLessThanOrEqual(8);
    expect(made.terms[0]).toBe('OrderService.export');
  });

  it('gives the same for the same, and always what its schema asks for', () => {
    for (const request of ['?', 'Add login', 'ärger', 'x'.repeat(5000), 'Let users export their data']) {
      expect(read(request)).toEqual(read(request));
      expect(intakeSchema.safeParse(read(request)).success).toBe(true);
    }
  });
});
