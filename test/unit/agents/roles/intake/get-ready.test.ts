import { expect, it } from 'vitest';
import { kindPatterns } from '../../../../../src/agents/roles/rule-based/classify';
import { getRulesReady } from '../../../../../src/agents/roles/intake/get-ready';
import { subjectPatterns } from '../../../../../src/agents/roles/rule-based/recognise';

it('lets others go first after every pattern, however many there are', async () => {
  let breaths = 0;
  await getRulesReady(async () => void (breaths += 1));
  expect(breaths).toBeGreaterThan(kindPatterns().length + subjectPatterns().length);
});

it('has no pattern that remembers where it looked last: getting ready changes no reading', () => {
  expect([...kindPatterns(), ...subjectPatterns()].filter(({ global, sticky }) => global || sticky)).toEqual([]);
});
