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
    ['a semicolon before a comment', 'a.ts', 'a = b // why\nc()', 'a = b; // why\nc();'],
    ['a semicolon behind one word', 'a.ts', 'if (a) {\n  return\n}', 'if (a) {\n  return;\n}'],
    ['statements each on a line of its own', 'a.ts', 'a(); b();', 'a();\nb();'],
    ['the head of a loop, broken', 'a.ts', 'for (a; b; c) d()', 'for (\n  a;\n  b;\n  c\n)\n  d()'],
    ['escaped quotes', 'a.js', "x = 'it\\'s'", 'x = "it\'s"'],
    ['quotes around names of properties', 'a.js', "x = { 'a': 1, 'b-c': 2 }", 'x = { a: 1, "b-c": 2 }'],
    ['brackets around all that is returned', 'a.jsx', 'return <A b="c" />', 'return (\n  <A b="c" />\n);'],
    ['brackets around all that is assigned', 'a.py', 'x = first and second', 'x = (\n    first\n    and second\n)'],
    ['brackets that say what binds anyhow', 'a.js', 'x = a && b || c', 'x = (a && b) || c'],
    ['brackets around what decides', 'a.js', 'x = (a && b(c) === d) ? e : f', 'x = a && b(c) === d ? e : f'],
    ['an attribute, broken', 'a.rs', '#[arg(long, short)]', '#[arg(\n    long,\n    short,\n)]'],
    ['code in Markdown', 'a.md', "Say:\n```js\nsay('yes')\n```\n", 'Say:\n\n```js\nsay("yes");\n```\n'],
    ['what is stressed in Markdown', 'a.md', 'say *how* and __why__', 'say _how_ and **why**'],
    [
      'wrapped prose, and lists of other marks',
      'a.md',
      "* It's one\n  and http://a.b two",
      "- It's one and\n  http://a.b two",
    ],
  ])('does not change with what a formatter chooses: %s', (_, path, a, b) => {
    expect(isSame(a, b, path)).toBe(true);
  });

  it.each([
    ['a tuple of one', 'a.py', 'x = (a)', 'x = (a,)'],
    ['a result in Rust', 'a.rs', 'total()', 'total();'],
    ['a character in place of a text', 'a.c', "f('a')", 'f("a")'],
    ['quotes within quotes', 'a.ts', `say('"')`, 'say("\'")'],
    ['a loop’s head', 'a.ts', 'for (;;) run()', 'for () run()'],
    ['a condition of nothing', 'a.ts', 'if (a);\nrun()', 'if (a)\nrun()'],
    ['a line that goes on', 'a.ts', 'const a = b;\n(c)()', 'const a = b\n(c)()'],
    ['a return of nothing', 'a.ts', 'return;\nrun()', 'return run()'],
    ['a comparison with all of it', 'a.ts', 'x = a == (b && c)', 'x = a == b && c'],
    ['a product of a sum', 'a.ts', 'x = (a + b) * c', 'x = a + b * c'],
    ['brackets that bind', 'a.ts', 'x = a && (b || c)', 'x = a && b || c'],
    ['an assignment that decides', 'a.ts', 'x = (y = a) ? e : f', 'x = y = a ? e : f'],
    ['a choice between', 'a.ts', 'x = (a ? b : c) ? e : f', 'x = a ? b : c ? e : f'],
    ['a negation of both', 'a.ts', 'x = !(a && b) || c', 'x = !a && b || c'],
    ['a call on the next line', 'a.py', 'return (a\n  + b)', 'return a\n+ b'],
    ['an object in place of a block', 'a.ts', 'f = () => ({ a })', 'f = () => { a }'],
    ['lists of two in place of one', 'a.py', 'x = (a, b)', 'x = a, b; c'],
    ['a rounded division', 'a.py', 'x = a // b', 'x = a / b'],
    ['other words in Markdown', 'a.md', 'Wait 60 seconds', 'Wait 6 seconds'],
    ['other code in Markdown', 'a.md', '```js\nsay(1)\n```', '```js\nsay(2)\n```'],
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
        // Of nothing but white space nothing can be found; a quote that opens before may take the piece in; and whether brackets
        // bind nothing is told by what stands before them and by where they close, which a piece may not have.
        const isCut = piece !== text && /[()]/.test(piece);
        if (print.tokens === 0 || text.includes('"') || isCut) return;
        expect(found).not.toBeNull();
      }),
    );
  });

  it.each(['"', "'", '`', '"\\', '`\\', '//', ' #', '(', 'a', '\n', '= (a)\n// b\n', '```js\n', '&& (a && ', ';'])(
    'stays fast where “%s” comes 20,000 times',
    (part) => {
      const start = cpuMs();
      for (const path of ['a.py', 'a.js', 'a.md']) printOf(part.repeat(20_000), path);
      expect(cpuMs() - start).toBeLessThan(10_000);
    },
  );
});
