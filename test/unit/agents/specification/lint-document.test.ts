import { describe, expect, it } from 'vitest';
import { lintDocument } from '../../../../src/agents/specification/lint-document';
import { numbered } from '../../../../src/agents/specification/numbering';
import { buildSpec } from '../../../../src/agents/specification/model';
import { renderSpec } from '../../../../src/agents/specification/render';
import { ordersExport } from './orders-export';
import { cpuMs } from '../../rigs/cpu-ms';

const found = (...lines: string[]) => lintDocument(lines.join('\n')).map(({ rule, line }) => `${line + 1} ${rule}`);
const check = '- **AC-001** **Given** a full disk, **when** I save, **then** the system refuses the file. [Q2]';

describe('the lint of a specification on disk', () => {
  it('names the line of each finding', () => {
    expect(
      found(
        '# Saving',
        '',
        '- **FR-001** WHEN the disk is full, the system SHALL refuse the file. [Q1, option]',
        '- **FR-002** The page opens quickly. [Q1]',
        '- **FR-004** WHEN the disk is full, the system SHALL say so. It SHALL log it. [Q1]',
        check,
      ),
    ).toEqual(['4 ears', '4 vague', '5 one_shall', '5 numbering']);
  });

  it('says nothing of text that lists no statements, nor of what stands in code', () => {
    expect(found('# Notes', '- **Q1** What should it do? fast', '- **note** TBD')).toEqual([]);
    expect(found('```', '- **FR-007** TBD', '```')).toEqual([]);
  });

  it('takes a check to be of what it says that it checks', () => {
    const demand = '- **FR-001** The log SHALL be kept. [Q3]';
    expect(found(demand, check)).toEqual(['1 no_acceptance']);
    expect(found(demand, check.replace(' [Q2]', ' (checks FR-001, FR-002) [Q2] (derived)'))).toEqual([]);
  });

  it('reads what is told of an earlier version as no statement', () => {
    const demand = '- **FR-001** The log SHALL be kept. [Q3]';
    const changes = ['## Changes', '', '- **FR-001**: “The log is kept” is now “The log SHALL be kept.” [request]', ''];
    expect(found(...changes, '## Requirements', '', demand, check)).toEqual(['7 no_acceptance']);
  });

  it('finds nothing worse than hints in a specification as it is written', () => {
    const session = ordersExport();
    const text = renderSpec(numbered(buildSpec(session), session));
    expect(lintDocument(text).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(lintDocument(text).filter(({ rule }) => rule === 'numbering')).toEqual([]);
  });

  it('can take out a line that stands twice, and set two demands apart; words stay as they are', () => {
    const twice = '- **FR-001** WHEN the disk is full, the system SHALL refuse the file. [Q1]';
    expect(lintDocument([twice, twice, check].join('\n'))).toMatchObject([
      { rule: 'duplicate_id', line: 1, fix: { kind: 'remove_line', lines: [] } },
    ]);
    const both =
      '- **FR-001** WHEN the disk is full, the system SHALL refuse the file. The page SHALL say so. [Q1] [E2]';
    const [finding] = lintDocument([both, '- **FR-002** The log SHALL be kept. [Q3]', check].join('\n'));
    expect(finding).toMatchObject({
      rule: 'one_shall',
      line: 0,
      fix: {
        kind: 'split',
        lines: [
          '- **FR-001** WHEN the disk is full, the system SHALL refuse the file. [Q1] [E2]',
          '- **FR-003** The page SHALL say so. [Q1] [E2]',
        ],
      },
    });
    expect(
      lintDocument('- **FR-001** The system SHALL refuse the file and SHALL say so.').find(
        ({ rule }) => rule === 'one_shall',
      )?.fix,
    ).toBeNull();
  });

  it('can take out what was said before word for word from the same sources, and nothing that rests on others', () => {
    const first = '- **FR-001** WHEN the disk is full, the system SHALL refuse the file. [Q1]';
    const repeatedIn = (again: string) =>
      lintDocument([first, again, check].join('\n')).find(({ rule }) => rule === 'repeated')?.fix;
    expect(repeatedIn(first.replace('FR-001', 'FR-002'))).toMatchObject({ kind: 'remove_line', lines: [] });
    expect(repeatedIn(first.replace('FR-001', 'FR-002').replace('Q1', 'Q2'))).toBeNull();
    const checked = `${first.replace('FR-001', 'FR-002')}\n- **AC-002** The file is refused. (checks FR-002) [Q1]`;
    expect(repeatedIn(checked), 'nor what a check is of').toBeNull();
  });

  it('keeps below a statement what belongs to it, and gives a number of its own to what has that of another', () => {
    const both = '- **FR-001** The system SHALL refuse the file. The page SHALL say so. [Q1]';
    const below = '  - Offered, not chosen: Keep half of it.';
    const other = '- **FR-001** The log SHALL be kept. [Q3]';
    const fixes = lintDocument([both, below, other, check].join('\n')).flatMap(({ fix }) => fix ?? []);
    expect(fixes).toContainEqual({
      kind: 'split',
      lines: ['- **FR-001** The system SHALL refuse the file. [Q1]', below, '- **FR-002** The page SHALL say so. [Q1]'],
      through: 1,
    });
    expect(fixes).toContainEqual({ kind: 'renumber', lines: ['- **FR-002** The log SHALL be kept. [Q3]'], through: 2 });
    const gone = lintDocument([both, below, both, below, check].join('\n')).flatMap(({ fix }) => fix ?? []);
    expect(gone).toContainEqual({ kind: 'remove_line', lines: [], through: 3 });
  });

  it('reads hostile files in no time', () => {
    for (const part of ['- **FR-001** [Q1] ', '[Q1] ', '**', '\n- **FR-001** a [', '\n```']) {
      const started = cpuMs();
      lintDocument(`- **FR-001** ${part.repeat(3_000)}`);
      expect(cpuMs() - started).toBeLessThan(3_000);
    }
  });
});
