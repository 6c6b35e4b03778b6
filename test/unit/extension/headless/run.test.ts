import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { automaticAnswer } from '../../../../src/agents/questions/catalogue';
import type { Question } from '../../../../src/agents/session/question';
import { parseArguments, type Arguments } from '../../../../src/extension/headless/args';
import { begin, scriptLines } from '../../../../src/extension/headless/begin';
import { EXIT, run } from '../../../../src/extension/headless/run';
import { temporaryFolder } from '../../rigs/temporary-folder';

interface Line {
  type: string;
  seq?: number;
  [field: string]: unknown;
}

async function workspace(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'package.json'), '{"name":"shop","devDependencies":{"vitest":"^4.0.0"}}\n');
  await writeFile(path.join(folder, 'products.ts'), 'export function products() {\n  return [];\n}\n');
  return folder;
}

function argumentsFor(folder: string, ...more: string[]): Arguments {
  const request = more.includes('--resume') ? [] : ['--request', 'Add a cache to the product list'];
  const parsed = parseArguments(['--workspace', folder, ...request, ...more]);
  if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
  return parsed.arguments;
}

/** One run from its arguments to its exit code, over these input lines. */
async function runWith(given: Arguments, lines: (printed: Line[]) => AsyncIterable<string> = nothing) {
  const printed: Line[] = [];
  const warnings: string[] = [];
  const output = {
    print: (line: string) => void printed.push(JSON.parse(line) as Line),
    warn: (text: string) => void warnings.push(text),
  };
  const { interview, end } = await begin(given, output);
  const code = await run(interview, lines(printed), given, output);
  await end();
  return { code, printed, warnings, id: interview.session.id };
}

async function* waitsForEver(): AsyncGenerator<string> {
  await new Promise(() => undefined);
  yield '';
}

async function* nothing(): AsyncGenerator<string> {
  yield* [];
}

/** These lines, `{open}` standing for the id of the question that was asked last. */
function script(...lines: object[]) {
  return async function* (printed: Line[]): AsyncGenerator<string> {
    for (const line of lines) {
      const asked = printed.findLast(({ type }) => type === 'question_asked');
      const { id } = (asked?.['question'] ?? { id: '' }) as { id: string };
      yield JSON.stringify(line).replaceAll('{open}', id);
    }
  };
}

const DELEGATE = { questionId: '{open}', nonAnswer: 'you_decide' };

describe('a headless run', () => {
  it('prints the events in order, flat, with the question as one can answer it', async () => {
    const { code, printed } = await runWith(argumentsFor(await workspace()));
    expect(code).toBe(EXIT.inputEnded);
    expect(printed.map(({ seq }) => seq)).toEqual(printed.map((_, index) => index + 1));
    expect(printed[0]).toMatchObject({ type: 'session_started', request: 'Add a cache to the product list' });
    const asked = printed.find(({ type }) => type === 'question_asked');
    expect(asked).toEqual({
      seq: expect.any(Number) as number,
      at: expect.any(String) as string,
      type: 'question_asked',
      acknowledgement: expect.any(String) as string,
      question: expect.objectContaining({
        id: 'Q1',
        type: expect.any(String) as string,
        topicId: 'T1',
        why: expect.any(String) as string,
        evidence: expect.any(Array) as string[],
        config: expect.objectContaining({ question: expect.any(String) as string }) as object,
      }) as object,
    });
  });

  it('changes the draft at the names that the plan gives its statements', async () => {
    const words = ['The list is sorted by name.\nThe list shows twenty products.'];
    const named: (string | undefined)[] = [];
    async function* lines(printed: Line[]): AsyncGenerator<string> {
      for (let at = 0; at < 20; at++) {
        const { question } = printed.findLast(({ type }) => type === 'question_asked') as unknown as {
          question: Question;
        };
        const questionId = question.id;
        if (question.type !== 'show_plan') {
          const isFree = question.type === 'ask_text' && words.length > 0;
          yield JSON.stringify(isFree ? { questionId, answer: { text: words.shift() } } : { ...DELEGATE, questionId });
          continue;
        }
        const content = JSON.stringify(question.config['sections']);
        const nameOf = (text: string) => new RegExp(`\\*\\*([A-Z]+-\\d+)\\*\\* [^\\\\]*${text}`).exec(content)?.[1];
        const [sorted, twenty] = [nameOf('sorted by name'), nameOf('twenty products')];
        if (twenty !== undefined) named.push(twenty);
        if (sorted !== undefined) yield JSON.stringify({ removeStatement: sorted });
        else if (twenty !== undefined)
          yield JSON.stringify({ editStatement: twenty, text: 'The list SHALL show ten products.' });
        else yield JSON.stringify({ decision: 'approve' });
      }
    }
    const folder = await workspace();
    const { code, printed } = await runWith(argumentsFor(folder), lines);
    expect(code).toBe(EXIT.ended);
    // Names have no holes: what stood behind the removed statement has another one, which is not its id.
    expect(named).toEqual(['FR-002', 'FR-001']);
    const spec = await readFile(path.join(folder, printed.at(-2)?.['path'] as string), 'utf8');
    expect(spec).toContain('The list SHALL show ten products.');
    const [told] = spec.split('## Clarifications');
    expect(told).not.toMatch(/twenty products|sorted by name/);
  });

  it('takes lines as a person’s, one by one, and answers a line that does not fit', async () => {
    const lines = script(
      DELEGATE,
      { questionId: 'Q1', nonAnswer: 'you_decide' },
      { clarify: '{open}', text: 'Why?' },
      { wrapUp: true },
    );
    const folder = await workspace();
    const { code, printed } = await runWith(argumentsFor(folder), lines);
    expect(code).toBe(EXIT.ended);
    const types = printed.map(({ type }) => type);
    expect(printed.find(({ type }) => type === 'non_answer_given')).toMatchObject({ questionId: 'Q1', by: 'person' });
    expect(printed.find(({ type }) => type === 'input_rejected')?.['reason']).toMatch(
      /^Question Q1 is answered already/,
    );
    expect(types.indexOf('clarification_given')).toBeGreaterThan(types.indexOf('clarification_asked'));
    expect(types.slice(-2)).toEqual(['spec_written', 'session_ended']);
    const spec = printed.at(-2)?.['path'] as string;
    expect(await readFile(path.join(folder, spec), 'utf8')).toMatch(/^status: unapproved$/m);
  });

  it('keeps the session when the input ends, and goes on with it, showing the open question again', async () => {
    const folder = await workspace();
    const first = await runWith(argumentsFor(folder), script(DELEGATE));
    expect(first.code).toBe(EXIT.inputEnded);
    expect(first.warnings.join()).toContain(`--resume ${first.id}`);
    const second = await runWith(argumentsFor(folder, '--resume', first.id), script(DELEGATE, { wrapUp: true }));
    expect(second.code).toBe(EXIT.ended);
    expect(second.printed[0]?.type).toBe('session_resumed');
    const shown = second.printed.find(({ type }) => type === 'question_asked');
    expect(shown).toEqual(first.printed.findLast(({ type }) => type === 'question_asked'));
    const { id } = shown?.['question'] as { id: string };
    expect(second.printed.find(({ type }) => type === 'non_answer_given')).toMatchObject({ questionId: id });
  });

  it('shows the open question without what it said back of an answer that was changed since', async () => {
    const folder = await workspace();
    const first = await runWith(argumentsFor(folder), async function* (printed) {
      yield* script(DELEGATE)(printed);
      const asked = printed.find(({ type }) => type === 'question_asked');
      const { id, type, config } = asked?.['question'] as Question;
      yield JSON.stringify({
        revise: id,
        answer: automaticAnswer(type, config, 'first') ?? { text: 'The whole list' },
      });
    });
    expect(first.printed.map(({ type }) => type)).toContain('answer_revised');
    const shown = first.printed.findLast(({ type }) => type === 'question_asked');
    expect(shown?.['acknowledgement']).not.toBe('');
    const second = await runWith(argumentsFor(folder, '--resume', first.id));
    const again = second.printed.find(({ type }) => type === 'question_asked');
    expect(again).toEqual({ ...shown, acknowledgement: '' });
  });

  it('stops at the first write that fails, prints nothing as kept that is not, and hands back what was answered', async () => {
    const folder = await workspace();
    const first = await runWith(argumentsFor(folder), async function* (printed) {
      const [id = ''] = await readdir(path.join(folder, '.sdd', 'sessions'));
      const journal = path.join(folder, '.sdd', 'sessions', id, 'journal.jsonl');
      await rm(journal);
      await mkdir(journal);
      yield* script(DELEGATE, { wrapUp: true })(printed);
    });
    expect(first.code).toBe(EXIT.notKept);
    expect(first.printed.map(({ type }) => type)).not.toContain('non_answer_given');
    expect(first.printed.at(-1)?.['reason']).toMatch(
      /journal\.jsonl cannot be written: there is a folder where a file is needed/,
    );
    expect(first.printed.at(-1)).toMatchObject({
      type: 'not_kept',
      inputs: [{ questionId: 'Q1', nonAnswer: 'you_decide' }],
    });
    expect(first.warnings).toEqual([
      expect.stringMatching(/This run stops\. Not kept: 1 of the inputs\. .* go on with --resume/),
    ]);
  });

  it('ends and says what to do where the specification cannot be written, and writes it when it can be', async () => {
    const folder = await workspace();
    const specs = path.join(folder, '.sdd', 'specs');
    const first = await runWith(argumentsFor(folder), async function* (printed) {
      await writeFile(specs, 'in the way');
      yield* script(DELEGATE, { wrapUp: true })(printed);
    });
    expect(first.code).toBe(EXIT.notKept);
    expect(first.warnings.join()).toMatch(/\.sdd\/specs is a file.*All answers are kept\..*--resume/s);
    await rm(specs);
    const second = await runWith(argumentsFor(folder, '--resume', first.id));
    expect(second.code).toBe(EXIT.ended);
    const [name = '', ...others] = await readdir(specs);
    expect(others).toEqual([]);
    expect((await readdir(path.join(specs, name))).sort()).toEqual(['answers.json', 'brief.md', 'spec.md']);
  });

  it('does not go on with a session that runs elsewhere, unless it is told to take it over', async () => {
    const folder = await workspace();
    const given = argumentsFor(folder);
    const silent = { print: () => undefined, warn: () => undefined };
    const theirs = await begin(given, silent);
    await theirs.interview.idle();
    const { id } = theirs.interview.session;
    await expect(runWith(argumentsFor(folder, '--resume', id))).rejects.toThrow(
      /This session goes on in a run on the command line \(process \d+\)\. .*--take-over/,
    );
    const running = run(theirs.interview, waitsForEver(), given, silent);
    const mine = await runWith(argumentsFor(folder, '--resume', id, '--take-over'), script(DELEGATE, { wrapUp: true }));
    expect(mine.code).toBe(EXIT.ended);
    expect(await running).toBe(EXIT.notKept);
    await theirs.end();
  });

  it('stops at a line that is no JSON, and keeps the session', async () => {
    const { code, warnings } = await runWith(argumentsFor(await workspace()), async function* () {
      yield 'yes please';
    });
    expect(code).toBe(EXIT.badInput);
    expect(warnings.join()).toMatch(/no JSON: yes please[\s\S]*--resume/);
  });

  it.each(['recommended', 'first', 'delegate'])(
    'answers automatically up to the specification, marked as such (%s)',
    async (mode) => {
      const { code, printed } = await runWith(argumentsFor(await workspace(), '--auto', mode, '--max-questions', '3'));
      expect(code).toBe(EXIT.ended);
      expect(printed[0]).toMatchObject({ automatic: mode, budget: 3 });
      const given = printed.filter(({ type }) => type === 'answer_given' || type === 'non_answer_given');
      expect(new Set(given.map(({ by }) => by))).toEqual(new Set(['harness']));
      expect(printed.at(-1)).toMatchObject({ type: 'session_ended', reason: 'approved', completed: true });
      const elicited = given.slice(0, -1);
      expect(mode === 'delegate' && elicited.some(({ type }) => type === 'answer_given')).toBe(false);
    },
  );

  it('puts .sdd where it is told, and leaves the workspace alone', async () => {
    const [folder, out] = [await workspace(), await temporaryFolder()];
    await runWith(argumentsFor(folder, '--out', out), script({ wrapUp: true }));
    expect(await readdir(folder)).toEqual(['package.json', 'products.ts']);
    expect((await readdir(path.join(out, '.sdd'))).sort()).toEqual(['.gitignore', 'sessions', 'specs']);
  });

  it('takes selected lines along', async () => {
    const { printed } = await runWith(argumentsFor(await workspace(), '--selection', 'products.ts:1-2'));
    expect(printed[0]?.['selection']).toEqual({
      path: 'products.ts',
      startLine: 1,
      endLine: 2,
      text: 'export function products() {\n  return [];',
    });
  });

  it.each([
    [['--selection', 'nope.ts:1-2'], /^--selection: nope\.ts cannot be read: /],
    [['--selection', 'products.ts:2-9'], /^--selection: products\.ts has 3 lines, so 2-9 is not in it\.$/],
    [['--selection', '../outside.ts:1-2'], /^--selection: \.\.\/outside\.ts cannot be read: refused/],
    [['--resume', 'nope'], /^--resume nope: there is no such session in .+ There are none\.$/],
    [['--out', 'no/such/folder'], /^--out no\/such\/folder: there is no such folder\.$/],
  ])('refuses %j', async (more, reason) => {
    await expect(runWith(argumentsFor(await workspace(), ...more))).rejects.toThrow(reason);
  });

  it('refuses a workspace that is not there, or a file', async () => {
    const folder = await workspace();
    await expect(runWith(argumentsFor(path.join(folder, 'nope')))).rejects.toThrow(/there is no such folder/);
    await expect(runWith(argumentsFor(path.join(folder, 'package.json')))).rejects.toThrow(/is not a folder/);
  });

  it('lists the sessions there are when it is asked for another one, and does not resume an ended one', async () => {
    const folder = await workspace();
    const { id } = await runWith(argumentsFor(folder), script({ wrapUp: true }));
    await expect(runWith(argumentsFor(folder, '--resume', 'nope'))).rejects.toThrow(id);
    await expect(runWith(argumentsFor(folder, '--resume', id))).rejects.toThrow(
      /has ended\. Its specification is \.sdd\/specs/,
    );
  });

  it('does not answer automatically in a session that was started for a person', async () => {
    const folder = await workspace();
    const { id } = await runWith(argumentsFor(folder));
    const again = argumentsFor(folder, '--resume', id, '--auto', 'first');
    await expect(runWith(again)).rejects.toThrow(/was started for a person, and only a person answers it/);
  });
});

describe('a script of input lines', () => {
  it('is read line by line, and refused as a whole for one line that is no JSON', async () => {
    const file = path.join(await temporaryFolder(), 'answers.jsonl');
    await writeFile(file, '{"message":"a"}\n\n{"wrapUp":true}');
    expect(await scriptLines(file)).toEqual(['{"message":"a"}', '{"wrapUp":true}']);
    await writeFile(file, '{"message":"a"}\nnope\n');
    await expect(scriptLines(file)).rejects.toThrow(/no JSON: nope/);
    await expect(scriptLines(`${file}.gone`)).rejects.toThrow(/cannot be read/);
  });
});
