import { describe, expect, it } from 'vitest';
import { NAMED_PATTERN, namedIn } from '../../../../src/agents/checking/named-ids';
import { cpuMs } from '../../rigs/cpu-ms';

const idsIn = (line: string) => namedIn(line).map(({ id }) => id);

describe('the labels that a line names', () => {
  it.each([
    ["it('FR-001: keeps a page for a minute', …)", ['FR-001']],
    ['// AC-002, EC-001 and NFR-003', ['AC-002', 'EC-001', 'NFR-003']],
    ['def test_fr_001_keeps_a_page():', ['FR-001']],
    ['func TestFR001KeepsAPage(t *testing.T) {', ['FR-001']],
    ['void AC_002_refusesAnEmptyName() {', ['AC-002']],
    ['#[test] fn ac_012() {', ['AC-012']],
  ])('reads “%s”', (line, ids) => {
    expect(idsIn(line)).toEqual(ids);
    expect(new RegExp(NAMED_PATTERN).test(line)).toBe(true);
  });

  it.each([
    'const colour = "#ac0012";',
    'sha 0fc001ac002',
    'FR-0012 and FR-01',
    'XFR-001, PROJ-FR-001',
    'a US-001, D-001 or T-001 is nothing that a test carries out',
    'ac001 in the middle of words',
    'the year 2026-FR-001x',
  ])('finds none in “%s”', (line) => {
    expect(idsIn(line)).toEqual([]);
  });

  it('reads which specification stands before a label', () => {
    const named = namedIn(
      '// 2026-11-20-shop-cache/FR-001, shop-cache#AC-002, see 2026-11-20-shop-cache/spec.md#EC-003',
    );
    expect(named.map(({ id, before }) => [id, before])).toEqual([
      ['FR-001', '2026-11-20-shop-cache'],
      ['AC-002', 'shop-cache'],
      ['EC-003', '2026-11-20-shop-cache'],
    ]);
  });

  it.each(['FR-', 'FR-001/', 'a/'.repeat(3), 'FR_001', '-'])('stays fast where “%s” comes 20,000 times', (part) => {
    const start = cpuMs();
    namedIn(part.repeat(20_000));
    expect(cpuMs() - start).toBeLessThan(2_000);
  });
});
