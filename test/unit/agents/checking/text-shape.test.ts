import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPrint, linesIn, printOf, shapeOf } from '../../../../src/agents/checking/text-shape';
import { cpuMs } from '../../rigs/cpu-ms';

const isSame = (a: string, b: string, path = 'a.ts') =>
  JSON.stringify(printOf(a, path)) === JSON.stringify(printOf(b, path));

describe('what a piece of code is known by', () => {
  it.each([
    ['other indentation', 'if (a) {\n  b();\n}', 'if (a) {\n\tb();\n}'],
    ['other line breaks', 'call(a, b);', 'call(\n  a,\n  b\n);'],
    ['spaces around signs', 'a=b+c', 'a = b + c'],
    ['blank lines', 'a();\nb();', 'a();\n\n\nb();\n'],
  ])('does not change with %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(true);
  });

  it.each([
    ['a word', 'return total;', 'return sum;'],
    ['white space in a text', 'log("a b")', 'log("a  b")'],
    ['a comment that swallows code', '// note\nrun();', '// note run();'],
    ['order', 'a(); b();', 'b(); a();'],
    ['a number', 'wait(60)', 'wait(6)'],
  ])('changes with %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false);
  });

  it.each([
    ['a comma that a wrapped list ends with', 'a.rs', 'call(a, b);', 'call(\n    a,\n    b,\n);'],
    ['the same after one argument', 'a.py', 'call(first)', 'call(\n    first,\n)'],
    ['other quotes', 'a.py', "say('yes')", 'say("yes")'],
    ['semicolons in scripts', 'a.ts', 'const a = 1\nrun(a)', 'const a = 1;\nrun(a);'],
    ['brackets around one parameter', 'a.ts', 'list.map(x => x)', 'list.map((x) => x)'],
  ])('does not change with what a formatter chooses: %s', (_, path, a, b) => {
    expect(isSame(a, b, path)).toBe(true);
  });

  it.each([
    ['a tuple of one', 'a.py', 'x = (a)', 'x = (a,)'],
    ['a result in Rust', 'a.rs', 'total()', 'total();'],
    ['a character in place of a text', 'a.c', "f('a')", 'f("a")'],
    ['quotes within quotes', 'a.ts', `say('"')`, 'say("\'")'],
    ['a loop’s head', 'a.ts', 'for (;;) run()', 'for () run()'],
  ])('changes with what only looks like it: %s', (_, path, a, b) => {
    expect(isSame(a, b, path)).toBe(false);
  });

  it('counts depth where it means something, and no more than that', () => {
    const twice = 'if a:\n  b()\n  c()';
    expect(isSame(twice, 'if a:\n    b()\n    c()', 'a.py')).toBe(true);
    expect(isSame(twice, 'if a:\n  b()\nc()', 'a.py')).toBe(false);
    expect(isSame('call(a, b)', 'call(\n    a, b\n)', 'a.py')).toBe(true);
    expect(isSame(twice, 'if a:\n  b()\nc()', 'a.ts')).toBe(true);
  });

  it('finds it again in a text, by its lines', () => {
    const piece = 'export function cache(key) {\n  return store.get(key);\n}';
    const text = `import store;\n\nclass A {\n    export function cache(key) {\n        return store\n            .get(key);\n    }\n}\n`;
    expect(findPrint(text, shapeOf(text, 'a.ts'), printOf(piece, 'a.ts'), 'a.ts')).toEqual({
      startLine: 4,
      endLine: 7,
    });
    const other = text.replace('get', 'has');
    expect(findPrint(other, shapeOf(other, 'a.ts'), printOf(piece, 'a.ts'), 'a.ts')).toBeNull();
  });

  it('finds a piece again whose last line a wrapped list goes on behind', () => {
    const print = printOf('call(\n  first,\n  second,', 'a.ts');
    const text = 'run();\ncall(\n  first,\n  second,\n);\n';
    expect(findPrint(text, shapeOf(text, 'a.ts'), print, 'a.ts')).toEqual({ startLine: 2, endLine: 4 });
  });

  it('finds any lines of any text where they stand', () => {
    const line = fc.stringMatching(/^[a-d (){}"=]{0,12}$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(11), fc.nat(11), (lines, from, count) => {
        const text = lines.join('\n');
        const start = Math.min(from, lines.length - 1) + 1;
        const piece = linesIn(text, start, start + count);
        const print = printOf(piece, 'a.ts');
        const found = findPrint(text, shapeOf(text, 'a.ts'), print, 'a.ts');
        // Of nothing but white space nothing can be found; a quote that opens before may take the piece in.
        if (print.tokens === 0 || text.includes('"')) return;
        expect(found).not.toBeNull();
      }),
    );
  });

  it.each(['"', "'", '`', '"\\', '`\\', '//', ' #', '(', 'a', '\n'])(
    'stays fast where “%s” comes 20,000 times',
    (part) => {
      const start = cpuMs();
      printOf(part.repeat(20_000), 'a.py');
      expect(cpuMs() - start).toBeLessThan(3_000);
    },
  );
});
