import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffBlocks, overlay, type DiffBlock, type DiffLine } from '../../../../src/webview/questions/diff-rows';

const text = fc
  .array(fc.constantFrom('a', 'b = 1;', 'const b = 2;', '', '\tx\r'), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

const side = (blocks: readonly DiffBlock[], which: 'before' | 'after') =>
  blocks.flatMap(({ rows }) => rows.flatMap((row) => row[which] ?? []));

const words = (line: DiffLine | null | undefined) => line?.pieces.map((piece) => piece.text).join('');

describe('two texts compared', () => {
  it('show every line of both, in order, whatever changed', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('typescript', undefined), (before, after, language) => {
        const blocks = diffBlocks(before, after, language);
        for (const [which, whole] of [['before', before] as const, ['after', after] as const]) {
          const lines = side(blocks, which);
          const wanted = (whole.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line) => line.replace(/\r?\n$/, ''));
          expect(lines.map(words)).toEqual(wanted);
          expect(lines.map(({ number }) => number)).toEqual(wanted.map((_, index) => index + 1));
        }
      }),
    );
  });

  it('mark the words that changed within a line', () => {
    const [block] = diffBlocks('return times + 0;\n', 'return times + 3;\n', 'typescript');
    const changed = (line: DiffLine | null | undefined) =>
      line?.pieces.filter((piece) => piece.changed).map((piece) => piece.text);
    expect(changed(block?.rows[0]?.before)).toEqual(['0']);
    expect(changed(block?.rows[0]?.after)).toEqual(['3']);
  });

  it('mark no words where the lines have little in common', () => {
    const [block] = diffBlocks('import a\n', 'the quick brown fox\n', undefined);
    expect(block?.rows[0]?.after?.pieces.some((piece) => piece.changed)).toBe(false);
  });

  it('tell line endings apart, and say which', () => {
    const [block] = diffBlocks('a\n', 'a\r\n', undefined);
    expect(block?.changed).toBe(true);
    expect([block?.rows[0]?.before?.ending, block?.rows[0]?.after?.ending]).toEqual(['LF', 'CRLF']);
    const [last] = diffBlocks('a', 'a\n', undefined);
    expect([last?.rows[0]?.before?.ending, last?.rows[0]?.after?.ending]).toEqual(['no line break', 'LF']);
  });

  it('that are the same show no change', () => {
    expect(diffBlocks('a\nb', 'a\nb', undefined).every(({ changed }) => !changed)).toBe(true);
  });

  it('of which one is empty are all added or all removed', () => {
    expect(side(diffBlocks('', 'a\nb\n', undefined), 'before')).toEqual([]);
    expect(side(diffBlocks('a\nb\n', '', undefined), 'after')).toEqual([]);
  });
});

it('coloured pieces are cut where a change begins and ends', () => {
  const tokens = [
    { text: 'const', kind: 'keyword' },
    { text: ' ab', kind: '' },
  ];
  const spans = [
    { length: 3, changed: false },
    { length: 4, changed: true },
    { length: 1, changed: false },
  ];
  expect(overlay(tokens, spans)).toEqual([
    { text: 'con', kind: 'keyword', changed: false },
    { text: 'st', kind: 'keyword', changed: true },
    { text: ' a', kind: '', changed: true },
    { text: 'b', kind: '', changed: false },
  ]);
});
