import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkReply } from '../../../../src/agents/model/check-reply';
import { readings } from '../../../../src/agents/model/parse-reply';
import { plainJson, TOO_DEEP } from '../../../../src/agents/model/plain-json';
import { problemsOf } from '../../../../src/agents/model/problems';
import { wireSchema } from '../../../../src/agents/model/wire-schema';
import { echo, FITTING } from './role-rig';

const schema = wireSchema(echo.prompt.wire);
const check = (text: string) => checkReply(echo, { word: 'hello' }, schema, text);
const TEXT = JSON.stringify(FITTING);

describe('a reply is read', () => {
  it.each([
    ['as it is', TEXT],
    ['with white space around', `\n\t ${TEXT}\n`],
    ['in a code fence', '```json\n' + TEXT + '\n```'],
    ['in a code fence between prose', `Sure! Here it is:\n\`\`\`json\n${TEXT}\n\`\`\`\nAnything else?`],
    ['between prose with brackets', `As [1] says {so to speak}: ${TEXT} (see [2]).`],
    ['after thoughts', `<think>Perhaps {"said":"hey","loudness":1}?</think>${TEXT}`],
    ['after a first draft', `{"said":"hey","loudness":1}\nNo, better:\n${TEXT}`],
    ['as a JSON string', JSON.stringify(TEXT)],
    ['with a comma too many', '{"said":"hello","loudness":3,}'],
    ['with single quotes and bare keys', "{said: 'hello', loudness: 3}"],
    ['with comments', '{"said":"hello", // the word\n"loudness":3}'],
    ['broken, between prose', "Here: {said: 'hello', loudness: 3} Was that right?"],
    ['broken, in a code fence', "```\n{said: 'hello', loudness: 3}\n```"],
    ['without its last bracket', '{"said":"hello","loudness":3'],
    ['with keys of no use', '{"said":"hello","loudness":3,"mood":{"good":true}}'],
  ])('%s', (_how, text) => {
    expect(check(text)).toEqual({ fits: true, value: FITTING });
  });

  it('with null for what was left out, but not where it was cut off', () => {
    expect(check('{"said":"hello"}')).toEqual({ fits: true, value: { said: 'hello', loudness: null } });
    expect(check('{"said":"hel')).toMatchObject({ fits: false });
  });

  it('without what hides or reorders text, but with what scripts and emoji are written with', () => {
    const said = (text: string) => check(JSON.stringify({ said: text, loudness: null }));
    expect(said('a\u202e\u2066\u200b\u001b[31mb\u{e0041}\u0007')).toMatchObject({ value: { said: 'ab' } });
    const kept = 'می\u200cخواهم \u{1f469}\u200d\u{1f4bb} ✔\ufe0f\tx';
    expect(said(kept)).toMatchObject({ value: { said: kept } });
    expect(said('\u200b\u202e')).toMatchObject({ fits: false });
  });

  it('but not as a whole where it breaks off in the middle of a text', () => {
    const problems = ['the whole reply: it breaks off in the middle of a text'];
    expect(check('{"loudness":3,"said":"hel')).toEqual({ fits: false, problems });
    expect(check('{"loudness":3,"said":"as [1] says')).toEqual({ fits: false, problems });
    expect(check('{"loudness":3,"said":"5" nails"}')).toMatchObject({ fits: true });
  });
});

describe('a reply that does not fit', () => {
  it.each([
    ['', ['the whole reply: no JSON value is in it']],
    ['I cannot do that.', ['the whole reply: no JSON value is in it']],
    ['"hello"', ['the whole reply: Invalid input: expected object, received string']],
    ['{"said":"","loudness":3}', ['said: Too small: expected string to have >=1 characters']],
    ['{"said":" ","loudness":3}', ['said: Too small: expected string to have >=1 characters']],
    ['{"said":"hello","loudness":11}', ['loudness: is louder than 10']],
    ['{"said":"hello","loudness":1e999}', null],
    [`${'['.repeat(70)}${']'.repeat(70)}`, ['the whole reply: nested too deep']],
  ])('%s', (text, problems) => {
    const checked = check(text);
    if (problems === null) expect(checked).toEqual({ fits: true, value: { said: 'hello', loudness: null } });
    else expect(checked).toEqual({ fits: false, problems });
  });

  it('is told by the problems of its longest value', () => {
    expect(check('{"said":7,"loudness":"very loud"} [1]')).toMatchObject({
      problems: [expect.stringMatching(/^said: /), expect.stringMatching(/^loudness: /)],
    });
  });

  it('whose meaning cannot be taken is no reason to fail', () => {
    const prompt = {
      ...echo.prompt,
      fromWire: () => {
        throw new Error('a mistake');
      },
    };
    expect(checkReply({ ...echo, prompt }, { word: '' }, schema, TEXT)).toEqual({
      fits: false,
      problems: ['the whole reply: cannot be understood'],
    });
  });
});

describe('problems', () => {
  it('are told by path, at most twenty, each on one line', () => {
    const list = z.array(z.object({ name: z.string() }));
    const bad = list.safeParse(Array.from({ length: 25 }, () => ({ name: 1 })));
    const lines = problemsOf(bad.error as z.ZodError);
    expect(lines[0]).toBe('0.name: Invalid input: expected string, received number');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('and 5 more');
  });

  it('of a union are those of the branch that fits best', () => {
    const union = z.object({ q: z.union([z.object({ a: z.string(), b: z.string() }), z.object({ c: z.string() })]) });
    expect(problemsOf(union.safeParse({ q: { a: 'x' } }).error as z.ZodError)).toEqual([
      'q.b: Invalid input: expected string, received undefined',
    ]);
  });

  it('cannot be made long or many-lined by a hostile key', () => {
    const strict = z.record(z.string(), z.string()).safeParse({ [`a\n${'b'.repeat(9_000)}`]: 1 });
    const [line] = problemsOf(strict.error as z.ZodError);
    expect(line?.length).toBeLessThanOrEqual(300);
    expect(line).not.toContain('\n');
  });
});

describe('hostile text', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', '"', "'", ':', ',', '\\', '```', '<think>', '</think>', '//', '/*', '\n', ' ', '1e999'],
    ...['{"said":', '"loudness"', '"__proto__":', 'null', '\ud800', '\udfff', '\u0000', '\u2028', 'NumberLong(', 'x('],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map((some) => some.join('')),
    fc.json({ maxDepth: 6 }),
    fc.tuple(fc.json(), fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1))),
  );

  it('throws nothing, and comes to a value that a file can hold or to problems', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const checked = check(text);
        if (!checked.fits) return checked.problems.length > 0 && checked.problems.length <= 21;
        const written = JSON.stringify(checked.value);
        return Buffer.from(written, 'utf8').toString('utf8') === written;
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['brackets', '['.repeat(200_000)],
    ['braces', '{'.repeat(200_000)],
    ['nested objects', '{"a":'.repeat(40_000)],
    ['closed nests', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['quotes', `{"a":"${'b" c "d'.repeat(30_000)}`],
    ['single quotes', `{${"'".repeat(200_000)}`],
    ['small objects', '{a:1}\n'.repeat(30_000)],
    ['white space', `{"a"${' '.repeat(200_000)}`],
    ['white space before a fence', `{"a" ${' '.repeat(190_000)}x\`\`\``],
    ['unended thoughts', '<think>'.repeat(30_000)],
    ['backslashes', `{"a":"${'\\'.repeat(200_000)}`],
    ['more than is read', `${' '.repeat(200_000)}${TEXT}`],
  ])('of very many %s comes to problems', (_name, text) => {
    expect(check(text)).toMatchObject({ fits: false });
  });

  it('leaves the prototypes alone, also by way of the value', () => {
    const [reading] = readings('{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1}}}');
    const plain = plainJson(reading?.value) as { a: object; polluted?: unknown };
    expect(plain).toEqual({ a: {} });
    expect(plain.polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('is plain after cleaning: it is what a file gives back', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: false, withDate: false }), (value) => {
        const plain = plainJson(value);
        return plain === TOO_DEEP || JSON.stringify(JSON.parse(JSON.stringify(plain))) === JSON.stringify(plain);
      }),
    );
    expect(plainJson(['\ud800x', '😀', Number.POSITIVE_INFINITY, undefined])).toEqual(['\ufffdx', '😀', null, null]);
  });
});
