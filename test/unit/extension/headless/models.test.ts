import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseArguments, type Arguments } from '../../../../src/extension/headless/args';
import { begin } from '../../../../src/extension/headless/begin';
import { EXIT, run } from '../../../../src/extension/headless/run';
import { status } from '../../../model-server/faults.mjs';
import { goodModel } from '../../../model-server/good-model.mjs';
import { startModelServer, type ModelServer, type ServerOptions } from '../../../model-server/server.mjs';
import { temporaryFolder } from '../../rigs/temporary-folder';

const servers: ModelServer[] = [];
afterEach(async () => {
  delete process.env['BRAINSTORM_API_KEY'];
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function serverWith(options: ServerOptions): Promise<ModelServer> {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
}

function parsed(...argv: string[]): Arguments {
  const result = parseArguments(argv);
  if (result.kind !== 'run') throw new Error(JSON.stringify(result));
  return result.arguments;
}

async function workspace(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'src', 'list.ts'), 'export function list() {\n  return [];\n}\n');
  return folder;
}

function argumentsFor(folder: string, server: ModelServer, ...more: string[]): Arguments {
  const model = ['--model', 'openai', '--base-url', server.baseUrl, '--model-name', 'small'];
  return parsed('--workspace', folder, '--request', 'Add a cache to the list', ...model, ...more);
}

async function runWith(given: Arguments, lines: readonly object[] = []) {
  const printed: { type: string; [field: string]: unknown }[] = [];
  const warnings: string[] = [];
  const output = {
    print: (line: string) => void printed.push(JSON.parse(line) as { type: string }),
    warn: (text: string) => void warnings.push(text),
  };
  const { interview, end } = await begin(given, output);
  const code = await run(interview, each(lines), given, output);
  await end();
  return { code, printed, warnings: warnings.join('\n'), session: interview.session };
}

async function* each(lines: readonly object[]): AsyncGenerator<string> {
  for (const line of lines) yield JSON.stringify(line);
}

const refused = () => status(401);

describe('the command line with a model', () => {
  const base = ['--workspace', 'shop', '--request', 'Add a cache'];
  const openai = [...base, '--model', 'openai', '--base-url', 'http://127.0.0.1:1/v1', '--model-name', 'small'];

  it('names the server, the model, models of single roles, and what to do when one fails', () => {
    const given = parsed(...openai, '--models', 'interviewer=big, reviewer=offline', '--on-model-failure', 'stop');
    expect(given).toMatchObject({
      model: {
        baseUrl: 'http://127.0.0.1:1/v1',
        modelName: 'small',
        roles: { interviewer: 'big', reviewer: null },
        callTimeoutMs: 180_000,
      },
      onModelFailure: 'stop',
    });
  });

  it('leaves the choice to the input, unless nobody is there to make it', () => {
    expect(parsed(...openai).onModelFailure).toBeNull();
    expect(parsed(...openai, '--auto', 'first').onModelFailure).toBe('offline');
  });

  it.each([
    [[...base, '--model', 'openai', '--model-name', 'm'], /--base-url is missing/],
    [[...base, '--model', 'openai', '--base-url', 'http://127.0.0.1:1/v1'], /--model-name is missing/],
    [[...base, '--base-url', 'http://127.0.0.1:1/v1'], /--base-url belongs to --model openai/],
    [[...openai, '--models', 'boss=big'], /“boss” is no role/],
    [[...openai, '--models', 'writer'], /names no model/],
    [[...openai, '--call-timeout', '0'], /--call-timeout must be/],
    [[...openai, '--on-model-failure', 'panic'], /--on-model-failure must be one of: offline, stop/],
  ])('%j is refused', (argv, reason) => {
    const result = parseArguments(argv);
    expect(result.kind === 'bad' ? result.reason : '').toMatch(reason);
  });

  it('refuses an address to which nothing may be sent', async () => {
    const given = parsed(...base, '--model', 'openai', '--base-url', 'http://example.test/v1', '--model-name', 'm');
    await expect(
      begin({ ...given, workspace: await workspace() }, { print: () => {}, warn: () => {} }),
    ).rejects.toThrow(/--base-url: .*https/);
  });
});

describe('a headless run with a model', () => {
  it('goes from the request to the specification, with the key from the environment and each role’s own model', async () => {
    process.env['BRAINSTORM_API_KEY'] = 'secret-of-the-test';
    const server = await serverWith({ respond: goodModel });
    const folder = await workspace();
    const given = argumentsFor(folder, server, '--auto', 'recommended', '--models', 'writer=scribe,reviewer=offline');
    const { code, printed, warnings, session } = await runWith(given);
    expect(warnings).toBe('');
    expect(code).toBe(EXIT.ended);
    expect(new Set(server.calls.map(({ headers }) => headers['authorization']))).toEqual(
      new Set(['Bearer secret-of-the-test']),
    );
    const playedBy = (role: string) =>
      new Set(server.calls.filter((call) => call.role === role).map((c) => c.body.model));
    expect(playedBy('writer')).toEqual(new Set(['scribe']));
    expect(playedBy('interviewer')).toEqual(new Set(['small']));
    expect(playedBy('reviewer').size).toBe(0);
    expect(printed.filter(({ type }) => type === 'fallback_used')).toEqual([]);
    const spec = await readFile(path.join(folder, session.spec?.path ?? ''), 'utf8');
    expect(JSON.stringify(printed) + spec).not.toContain('secret-of-the-test');
  });

  it('ends with its own exit code where it was told to stop, and can be resumed', async () => {
    const server = await serverWith({ respond: refused });
    const folder = await workspace();
    const { code, warnings, session } = await runWith(argumentsFor(folder, server, '--on-model-failure', 'stop'));
    expect(code).toBe(EXIT.modelFailed);
    expect(warnings).toMatch(/The model cannot be used: .*key.*\nSession .* is kept; go on with --resume/);
    const again = parsed('--workspace', folder, '--resume', session.id, '--on-model-failure', 'offline');
    const resumed = await runWith(again, [{ wrapUp: true }]);
    expect(resumed.code).toBe(EXIT.ended);
  });

  it('goes on offline by itself in an automatic run', async () => {
    const server = await serverWith({ respond: refused });
    const { code, printed, warnings } = await runWith(argumentsFor(await workspace(), server, '--auto', 'delegate'));
    expect(code).toBe(EXIT.ended);
    expect(warnings).toMatch(/The questionnaire goes on without it\./);
    expect(printed.find(({ type }) => type === 'model_changed')).toMatchObject({ led: 'offline' });
  });

  it('lets the input choose: try again, then go on without the model', async () => {
    const server = await serverWith({ respond: refused });
    const { code, printed, warnings } = await runWith(argumentsFor(await workspace(), server), [
      { model: 'retry' },
      { model: 'offline' },
      { wrapUp: true },
    ]);
    expect(code).toBe(EXIT.ended);
    expect(server.calls).toHaveLength(2);
    expect(warnings).toMatch(/Go on with \{"model":"retry"\} or \{"model":"offline"\}/);
    expect(printed.filter(({ type }) => type === 'model_blocked')).toHaveLength(2);
  });
});
