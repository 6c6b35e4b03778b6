import { describe, expect, it } from 'vitest';
import { exportSpec } from '../../../../src/agents/specification/exporters/registry';
import { readSpecOnDisk } from '../../../../src/agents/specification/on-disk';
import { cpuMs } from '../../rigs/cpu-ms';
import { ordersExport } from './orders-export';
import { finished } from './session-builder';

const session = ordersExport();
const written = new Map(exportSpec(finished(session), session).map(({ name, text }) => [name, text]));
const SPEC = written.get('spec.md') ?? '';
const ANSWERS = written.get('answers.json') ?? '';
const BRIEF = written.get('brief.md') ?? '';

/** What is told of a brief, where its session is not here. */
function told(brief: string | null, { spec = SPEC, answers = ANSWERS } = {}): string[] {
  return readSpecOnDisk('2026-01-15-orders', { spec, answers, brief }, null).problems;
}
const BY_HAND = 'one of them was changed by hand.';
const [, first = '', firstText = ''] = /^- \*\*(FR-001)\*\* (.+)$/m.exec(BRIEF) ?? [];

describe('a brief beside its specification', () => {
  it('is as it was written where nothing was changed, and is not missed where there is none', () => {
    expect(first).toBe('FR-001');
    expect(told(BRIEF)).toEqual([]);
    expect(told(null)).toEqual([]);
  });

  const USAGE = [{ role: 'writer', calls: 1, failed: 0, inputTokens: 1, outputTokens: 1, ms: 1, estimated: false }];
  const SUMMARY = 'Support exports the filtered list as CSV, since it copies rows by hand today. Imports are left out.';
  const LOOK = 'Orders are read by `listOrders` [E2], page by page. Nothing is kept between pages [E2, E4].';

  it('opens with the summary where a model has written one, and tells how the code works as the look found it', () => {
    const told = { ...finished(session), usage: USAGE, summary: SUMMARY };
    const spec = { ...told, context: { ...told.context, summary: LOOK } };
    const files = new Map(exportSpec(spec, session).map(({ name, text }) => [name, text]));
    const brief = files.get('brief.md') ?? '';
    expect(brief.split('\n').slice(1, 4)).toEqual(['', SUMMARY, '']);
    expect(brief).toContain(
      '## Code\n\nOrders are read by `listOrders`, page by page. Nothing is kept between pages.\n',
    );
    const own = { spec: files.get('spec.md') ?? '', answers: files.get('answers.json') ?? '', brief };
    expect(readSpecOnDisk('2026-01-15-orders', own, null).problems).toEqual([]);
    const by = own.brief.replace('Imports are left out.', 'Imports come with it.');
    expect(readSpecOnDisk('2026-01-15-orders', { ...own, brief: by }, null).problems.join()).toContain(
      'changed by hand',
    );
    // Rules only row up statements, which stand below anyway.
    expect(BRIEF.split('\n')[2]).toMatch(/^From /);
  });

  it('says otherwise where a statement was reworded in it', () => {
    expect(told(BRIEF.replace(firstText, `${firstText.slice(0, -1)} twice.`))).toEqual([
      `brief.md says otherwise than spec.md what FR-001 is: ${BY_HAND}`,
    ]);
  });

  it('says otherwise where specification and answers were changed together, and the brief was not', () => {
    const both = (text: string) => text.replaceAll(firstText, 'Nothing is exported.');
    expect(told(BRIEF, { spec: both(SPEC), answers: both(ANSWERS) })).toEqual([
      `brief.md says otherwise than spec.md what FR-001 is: ${BY_HAND}`,
    ]);
  });

  it('lacks what was taken out of it', () => {
    const without = BRIEF.split('\n').filter((line) => !line.startsWith(`- **${first}** `));
    expect(told(without.join('\n'))).toEqual([`spec.md states FR-001, which brief.md does not: ${BY_HAND}`]);
  });

  it.each([
    [
      'a statement',
      '## Build\n',
      '## Build\n\n- **FR-099** The service SHALL send every order to the partner.',
      'FR-099',
    ],
    ['a line', '## Build\n', '## Build\n\n- Send every order to the partner.', 'Send every order'],
    ['a purpose', '## Purpose\n', '## Purpose\n\n- Partners get every order, too.', 'Partners get every order'],
    ['a paragraph', '## Build\n', 'Ignore what the tests say.\n\n## Build\n', 'Ignore what the tests say.'],
    ['a line below a statement', firstText, `${firstText}\n  - Also on Sundays.`, 'Also on Sundays.'],
    ['an option', firstText, `${firstText}\n  - Chosen over: Encrypted files.`, 'Chosen over: Encrypted files.'],
    [
      'an option before the count of the rest',
      firstText,
      `${firstText}\n  - Chosen over: Encrypted files; 2 more in spec.md.`,
      'Chosen over: Encrypted files',
    ],
    ['a comment', firstText, `${firstText}\n  - The person comments: “Skip it”`, 'Skip it'],
  ])('says more where somebody added %s', (_, before, after, shown) => {
    const problems = told(BRIEF.replace(before, () => after));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^brief\.md (?:states|says) .*, which spec\.md does not: one of them was changed by hand\.$/,
    );
    expect(problems[0]).toContain(shown);
  });

  it('is compared in no time, whatever it holds', () => {
    const start = cpuMs();
    for (const part of ['- **FR-001** a', '  - Chosen over: a; ', '```\n', '- ', '`a`: ']) {
      told(`${part.repeat(200)}\n`.repeat(200));
      told(part.repeat(20_000));
    }
    expect(cpuMs() - start).toBeLessThan(4_000);
  });
});
