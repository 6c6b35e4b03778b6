import { describe, expect, it } from 'vitest';
import { thingsAmong } from '../../../../../src/agents/base/english/things';
import { wordsOf } from '../../../../../src/agents/base/english/words';
import { cpuMs } from '../../../rigs/cpu-ms';

/** What of a text is named, of all its words. */
const named = (text: string) => thingsAmong([...new Set(wordsOf(text))], text);

describe('the words of a request that name a thing', () => {
  it.each([
    ['Pick up the invoices that were left behind and quietly retry each webhook', ['invoices', 'webhook']],
    [
      'Commands should not swallow exceptions any more when they run in `CliRunner`',
      ['commands', 'exceptions', 'clirunner'],
    ],
    ['Please stop guessing the encoding of uploaded files', ['encoding', 'files']],
    ['Add Stripe payments with a `pick` step', ['stripe', 'payments', 'pick', 'step']],
    ['Customers lose their cart, and people complain of it', ['cart', 'complain']],
    ['FR-001 no longer holds: archived ones count in the totals', ['totals']],
    ['Die Rechnungen sollen beim Speichern geprüft werden', ['rechnungen', 'speichern']],
  ])('are its nouns and names: %s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each(['pick', 'behind', 'really', 'anywhere', 'different', 'sits', 'keeps'])('are never “%s”', (word) => {
    expect(thingsAmong([word], 'It keeps and sits anywhere: pick really different files behind it.')).toEqual([]);
  });

  it('are none that stand in a turn of phrase alone', () => {
    expect(thingsAmong(['course', 'photos'], 'Customers send us photos, of course.')).toEqual(['photos']);
    expect(thingsAmong(['course'], 'Let me enrol in a course')).toEqual(['course']);
  });

  it('are found in no time, whatever the text holds', () => {
    for (const part of ['a_', 'aB', '`', '“', '--', 'x.', 'word ']) {
      const started = cpuMs();
      thingsAmong(['word', 'a'.repeat(20_000)], part.repeat(20_000));
      expect(cpuMs() - started).toBeLessThan(500);
    }
  });
});
