import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../../src/extension/headless/args';

const base = ['--workspace', 'shop', '--request', 'Add a cache'];

describe('the command line', () => {
  it('reads all options', () => {
    expect(
      parseArguments([
        ...base,
        ...['--selection', 'src/a:b.ts:12-40', '--max-questions', '5', '--model', 'offline', '--out', 'elsewhere'],
        ...['--change', '2026-11-20-cache'],
        ...['--answers', 'script.jsonl', '--auto', 'recommended'],
        ...['--export', 'kiro, openspec', '--export-to', 'workspace', '--export-overwrite'],
      ]),
    ).toEqual({
      kind: 'run',
      arguments: {
        workspace: 'shop',
        request: 'Add a cache',
        selection: { file: 'src/a:b.ts', startLine: 12, endLine: 40 },
        maxQuestions: 5,
        out: 'elsewhere',
        resume: null,
        change: '2026-11-20-cache',
        spec: null,
        takeOver: false,
        adopt: false,
        answers: 'script.jsonl',
        auto: 'recommended',
        model: null,
        onModelFailure: 'offline',
        exports: ['openspec', 'kiro'],
        exportTo: 'workspace',
        exportOverwrite: true,
      },
    });
  });

  it('exports nothing unless it is told to', () => {
    expect(parseArguments(base)).toMatchObject({
      arguments: { exports: [], exportTo: 'exports', exportOverwrite: false },
    });
  });

  it('exports a specification that is there already, and begins nothing', () => {
    const spec = ['--workspace', 'shop', '--spec', '2026-11-20-cache'];
    expect(parseArguments([...spec, '--export', 'kiro'])).toMatchObject({
      arguments: { spec: '2026-11-20-cache', request: null, resume: null, exports: ['kiro'] },
    });
    expect(parseArguments(spec)).toEqual({ kind: 'bad', reason: '--spec belongs to --export: name the forms.' });
    expect(parseArguments([...spec, '--export', 'kiro', '--request', 'x'])).toMatchObject({
      reason: '--spec exports what is written already: leave out --request.',
    });
    for (const name of ['../x', 'a/b', '..', ''])
      expect(parseArguments(['--workspace', 'shop', '--spec', name, '--export', 'kiro'])).toMatchObject({
        kind: 'bad',
      });
  });

  it('resumes without a request', () => {
    expect(parseArguments(['--workspace', 'shop', '--resume', 's1'])).toMatchObject({
      kind: 'run',
      arguments: { resume: 's1', request: null },
    });
  });

  it.each([
    [['--request', 'x'], '--workspace is missing: name the folder to look at.'],
    [[...base, '--out', ''], '--out is empty: name the folder that .sdd/ is put in.'],
    [[...base, '--change', ''], '--change is empty: name the folder of the specification that is to be changed.'],
    [
      ['--workspace', 'shop', '--resume', 's1', '--change', 'a'],
      '--change belongs to --request: a session that is resumed is about what it began with.',
    ],
    [[...base, '--take-over'], '--take-over belongs to --resume: name the session.'],
    [[...base, '--adopt'], '--adopt belongs to --resume: name the session.'],
    [['--workspace', 'shop'], '--request is missing or empty: say what is to be built or changed.'],
    [['--workspace', 'shop', '--request', ' '], '--request is missing or empty: say what is to be built or changed.'],
    [
      ['--workspace', 'shop', '--request', '\u200b'],
      '--request is missing or empty: say what is to be built or changed.',
    ],
    [[...base, '--resume', 's1'], '--resume goes on with a session as it is: leave out --request and --selection.'],
    [[...base, '--export', 'word'], '--export: “word” is no form. The forms are openspec, speckit, kiro.'],
    [[...base, '--export', ''], '--export: “” is no form. The forms are openspec, speckit, kiro.'],
    [[...base, '--export', 'kiro', '--export-to', '/tmp'], '--export-to must be one of: exports, workspace.'],
    [[...base, '--export-to', 'workspace'], '--export-to belongs to --export: name the forms.'],
    [[...base, '--export-overwrite'], '--export-overwrite belongs to --export: name the forms.'],
    [[...base, '--model', 'gpt'], '--model gpt is not known: use offline or openai.'],
    [
      [...base, '--selection', 'a.ts'],
      '--selection a.ts is not of the form FILE:START-END, with lines counted from 1.',
    ],
    [
      [...base, '--selection', 'a.ts:9-3'],
      '--selection a.ts:9-3 is not of the form FILE:START-END, with lines counted from 1.',
    ],
    [
      [...base, '--selection', 'a.ts:0-3'],
      '--selection a.ts:0-3 is not of the form FILE:START-END, with lines counted from 1.',
    ],
    [[...base, '--max-questions', 'many'], '--max-questions must be a whole number between 0 and 100.'],
    [[...base, '--max-questions', '101'], '--max-questions must be a whole number between 0 and 100.'],
    [[...base, '--auto', 'yes'], '--auto must be one of: recommended, first, delegate.'],
  ])('refuses %j', (argv, reason) => {
    expect(parseArguments(argv)).toEqual({ kind: 'bad', reason });
  });

  it('refuses a request that is too long, with what to do', () => {
    expect(parseArguments(['--workspace', 'shop', '--request', 'x'.repeat(100_000)])).toEqual({
      kind: 'bad',
      reason: expect.stringMatching(/^The request has 100000 characters; at most 50000 can be taken/) as string,
    });
  });

  it.each([[['--wokspace', 'x']], [['stray']], [['--workspace']]])('refuses %j with what is wrong about it', (argv) => {
    expect(parseArguments(argv)).toMatchObject({
      kind: 'bad',
      reason: expect.stringContaining(argv[0] ?? '') as string,
    });
  });

  it('offers help', () => {
    expect(parseArguments(['--help'])).toEqual({ kind: 'help' });
  });
});
