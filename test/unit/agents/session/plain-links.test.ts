import { describe, expect, it } from 'vitest';
import { plainLinks } from '../../../../src/agents/session/plain-links';

describe('words that plainly say what a check is of', () => {
  it.each([
    ['AC-002 checks FR-001.', [{ name: 'AC-002', checks: ['FR-001'], not: [] }]],
    ['AC-002 checks FR-001, not FR-005', [{ name: 'AC-002', checks: ['FR-001'], not: ['FR-005'] }]],
    [
      'AC-002 and AC-003 check FR-001 and IF-001, not FR-005.',
      [
        { name: 'AC-002', checks: ['FR-001', 'IF-001'], not: ['FR-005'] },
        { name: 'AC-003', checks: ['FR-001', 'IF-001'], not: ['FR-005'] },
      ],
    ],
    [
      'AC-001 checks FR-007 and AC-002 checks FR-004.',
      [
        { name: 'AC-001', checks: ['FR-007'], not: [] },
        { name: 'AC-002', checks: ['FR-004'], not: [] },
      ],
    ],
    ['AC-004 does not check FR-005.', [{ name: 'AC-004', checks: [], not: ['FR-005'] }]],
    [
      'AC-004 has nothing to do with FR-005, that one is about If-Range.',
      [{ name: 'AC-004', checks: [], not: ['FR-005'] }],
    ],
    ['AC-002 prüft FR-001, nicht FR-005', [{ name: 'AC-002', checks: ['FR-001'], not: ['FR-005'] }]],
    ['AC-002 hat mit FR-005 nichts zu tun', [{ name: 'AC-002', checks: [], not: ['FR-005'] }]],
  ])('%s', (words, links) => {
    expect(plainLinks(words)).toEqual(links);
  });

  it.each([
    'AC-002 checks nothing',
    'AC-002 checks that FR-001 holds for guests, too',
    'Does AC-002 check FR-001?',
    'AC-002 checks FR-001 if a file is given',
    'The check should be of FR-001',
  ])('is none of them: %s', (words) => {
    expect(plainLinks(words)).toBeNull();
  });
});
