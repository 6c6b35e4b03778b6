import { describe, expect, it } from 'vitest';
import { goalWishIn } from '../../../../../../src/agents/base/english/signals/goal-changes';
import { cpuMs } from '../../../../rigs/cpu-ms';

describe('words that set another goal', () => {
  it.each([
    ['Actually, forget export; I need an import of CSV files instead', 'export', 'I need an import of CSV files'],
    ['Forget the export. I need an import of CSV files instead.', 'the export', 'I need an import of CSV files'],
    ['Drop the export, what we really want is an import', 'the export', 'What we really want is an import'],
    ['Never mind the export - I would like a report by mail.', 'the export', 'I would like a report by mail'],
    ['Instead of the export we need an import.', 'the export', 'We need an import'],
    [
      'Vergiss den Export; ich brauche stattdessen einen Import von CSV-Dateien.',
      'den Export',
      'Ich brauche einen Import von CSV-Dateien',
    ],
    ['The goal has changed: we need an import.', '', 'We need an import'],
  ])('%s', (text, given, wanted) => {
    expect(goalWishIn(text)).toMatchObject({ given, wanted });
  });

  it('may only want something else, of which nobody can tell whether it is the goal', () => {
    expect(goalWishIn('I need an import of CSV files instead.')).toMatchObject({
      given: null,
      wanted: 'I need an import of CSV files',
    });
  });

  it.each([
    ['Actually, I want something else: show which file a value came from.', 'Show which file a value came from'],
    ['We need something completely different now – an import.', 'An import'],
    ['I changed my mind: an import of CSV files.', 'An import of CSV files'],
    ['Ich will doch etwas anderes: einen Import von CSV-Dateien.', 'Einen Import von CSV-Dateien'],
  ])('may be said of an answer as well: %s', (text, wanted) => {
    expect(goalWishIn(text)).toMatchObject({ given: null, wanted });
  });

  it.each([
    'The export needs a header.',
    'I need the file name to have the date.',
    'People forget their passwords; they need a reminder.',
    'Skip empty rows.',
    'Drop the header',
    'Only admins want an import instead of an export',
  ])('are not: %s', (text) => {
    expect(goalWishIn(text)).toBeNull();
  });

  it('are read quickly, whatever is written', () => {
    const start = cpuMs();
    for (const text of [
      `forget ${'a '.repeat(20_000)}`,
      `Actually, ${'forget '.repeat(20_000)}; I need`,
      ` ${' '.repeat(20_000)}forget it`,
      `I need ${'x'.repeat(20_000)} instead`,
      'forget a; '.repeat(5_000),
      `instead of ${', I need'.repeat(5_000)}`,
      `the goal has changed${' '.repeat(20_000)}`,
      `I want something else${' '.repeat(20_000)}`,
    ])
      goalWishIn(text);
    expect(cpuMs() - start).toBeLessThan(1_000);
  });
});
