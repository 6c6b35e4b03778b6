import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indentChange, indentUnit, lineEnding, mergeEdit, toEditable } from '../../../../src/webview/ui/code-edit';

const code = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '\r', '\r\n', '👍'), maxLength: 40 });

describe('an edit in a text area', () => {
  it('keeps Windows line endings and tabs, also in new lines', () => {
    expect(mergeEdit('a\r\n\tb\r\n', 'a\n\tbx\ny\n')).toBe('a\r\n\tbx\r\ny\r\n');
  });

  it('keeps mixed line endings where nothing was edited', () => {
    expect(mergeEdit('a\r\nb\nc\rd', 'a\nb!\nc\nd')).toBe('a\r\nb!\nc\rd');
  });

  it('changes no byte if nothing was edited', () => {
    fc.assert(
      fc.property(code, (text) => {
        expect(mergeEdit(text, toEditable(text))).toBe(text);
      }),
    );
  });

  it('is shown again exactly as it was typed', () => {
    fc.assert(
      fc.property(code, code.map(toEditable), (before, edited) => {
        expect(toEditable(mergeEdit(before, edited))).toBe(edited);
      }),
      { numRuns: 2000 },
    );
  });

  it('in code of one line ending leaves code of that line ending', () => {
    const windows = code.map((text) => toEditable(text).replaceAll('\n', '\r\n'));
    fc.assert(
      fc.property(
        windows.filter((text) => text.includes('\n')),
        code.map(toEditable),
        (before, edited) => {
          expect(mergeEdit(before, edited)).toBe(edited.replaceAll('\n', '\r\n'));
        },
      ),
    );
  });

  it('comes back to the original line ending after all lines were deleted', () => {
    const original = 'a\r\nb\r\n';
    const emptied = mergeEdit(original, '', original);
    expect(mergeEdit(emptied, 'c\nd', original)).toBe('c\r\nd');
  });

  it('knows the usual line ending', () => {
    expect([lineEnding(''), lineEnding('a\nb'), lineEnding('a\r\nb\nc\r\n'), lineEnding('a\rb')]).toEqual([
      '\n',
      '\n',
      '\r\n',
      '\r',
    ]);
  });
});

describe('Tab in code', () => {
  const changed = (text: string, start: number, end: number, outdent: boolean) => {
    const change = indentChange(text, start, end, outdent);
    return change && text.slice(0, change.from) + change.insert + text.slice(change.to);
  };

  it('inserts what the code is indented with', () => {
    expect(indentUnit('if x:\n  y')).toBe('  ');
    expect(indentUnit('a\n\tb')).toBe('\t');
    expect(indentUnit('')).toBe('\t');
    expect(changed('a\n  b\n', 6, 6, false)).toBe('a\n  b\n  ');
  });

  it('indents every line of a selection, except empty ones', () => {
    expect(changed('a\n\nb', 0, 4, false)).toBe('\ta\n\n\tb');
  });

  it('with Shift takes one step of indentation away', () => {
    expect(changed('\t\ta\n\tb', 3, 3, true)).toBe('\ta\n\tb');
    expect(changed('  a\n    b', 0, 9, true)).toBe('a\n  b');
    expect(changed('a', 0, 1, true)).toBeNull();
  });

  it('leaves the selection inside the text', () => {
    fc.assert(
      fc.property(code.map(toEditable), fc.nat(40), fc.nat(40), fc.boolean(), (text, one, two, outdent) => {
        const [start, end] = [one, two].map((at) => Math.min(at, text.length)).sort((a, b) => a - b) as [
          number,
          number,
        ];
        const change = indentChange(text, start, end, outdent);
        if (!change) return;
        const length = text.length - (change.to - change.from) + change.insert.length;
        for (const at of change.selection) expect(at >= 0 && at <= length).toBe(true);
      }),
    );
  });
});
