import { describe, expect, it } from 'vitest';
import { plainLinks } from '../../../../src/agents/session/plain-links';

describe('words that plainly say what a check is of', () => {
  it.each([
    ['AC-002 checks FR-001.', [{ name: 'AC-002', checks: ['FR-001'], not: [], also: false }]],
    ['AC-002 checks FR-001, not FR-005', [{ name: 'AC-002', checks: ['FR-001'], not: ['FR-005'], also: false }]],
    [
      'AC-002 and AC-003 check FR-001 and IF-001, not FR-005.',
      [
        { name: 'AC-002', checks: ['FR-001', 'IF-001'], not: ['FR-005'], also: false },
        { name: 'AC-003', checks: ['FR-001', 'IF-001'], not: ['FR-005'], also: false },
      ],
    ],
    [
      'AC-001 checks FR-007 and AC-002 checks FR-004.',
      [
        { name: 'AC-001', checks: ['FR-007'], not: [], also: false },
        { name: 'AC-002', checks: ['FR-004'], not: [], also: false },
      ],
    ],
    ['AC-004 does not check FR-005.', [{ name: 'AC-004', checks: [], not: ['FR-005'], also: false }]],
    [
      'AC-004 has nothing to do with FR-005, that one is about If-Range.',
      [{ name: 'AC-004', checks: [], not: ['FR-005'], also: false }],
    ],
    ['AC-002 prüft FR-001, nicht FR-005', [{ name: 'AC-002', checks: ['FR-001'], not: ['FR-005'], also: false }]],
    ['AC-001 also checks FR-004', [{ name: 'AC-001', checks: ['FR-004'], not: [], also: true }]],
    ['AC-003: This checks IF-001, not FR-002.', [{ name: 'AC-003', checks: ['IF-001'], not: ['FR-002'], also: false }]],
    ['AC-002: Prüft FR-002.', [{ name: 'AC-002', checks: ['FR-002'], not: [], also: false }]],
    [
      'AC-002 gehört zu FR-002, nicht zu FR-004',
      [{ name: 'AC-002', checks: ['FR-002'], not: ['FR-004'], also: false }],
    ],
    ['AC-003 prüft nicht FR-001.', [{ name: 'AC-003', checks: [], not: ['FR-001'], also: false }]],
    [
      'AC-003 prüft FR-005, AC-004 prüft FR-003.',
      [
        { name: 'AC-003', checks: ['FR-005'], not: [], also: false },
        { name: 'AC-004', checks: ['FR-003'], not: [], also: false },
      ],
    ],
    ['AC-002 hat mit FR-005 nichts zu tun', [{ name: 'AC-002', checks: [], not: ['FR-005'], also: false }]],
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
