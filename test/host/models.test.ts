import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { ModelRequest } from '../../src/agents/model/model';
import type { Log } from '../../src/extension/editor/window/log';
import { ConfirmedOrigin } from '../../src/extension/editor/models/confirmed-origin';
import { EndpointKeys } from '../../src/extension/editor/models/endpoint-keys';
import { KnownModels } from '../../src/extension/editor/models/known-models';
import { ModelService } from '../../src/extension/editor/models/model-service';
import { editorModels } from '../../src/extension/editor/language-models/editor-models';
import { MACHINE_SETTINGS, type MachineSetting } from '../../src/extension/editor/settings/setting-schemas';
import { settingProblems } from '../../src/extension/editor/settings/setting-problems';
import { setting } from '../../src/extension/editor/settings/settings';
import { SessionController } from '../../src/extension/editor/sessions/session-controller';
import { memoryStore } from '../../src/extension/node/sessions/memory-store';
import { createRedactor } from '../../src/extension/node/redaction/redactor';
import { saysJson } from '../model-server/replies.mjs';
import { startModelServer, type ModelServer } from '../model-server/server.mjs';
import { access, eventually, inFolder, startSession, view } from './access';
import { fakeModel, fakeModels } from './fake-models';

const FIRST = 'Fake with tools (fakevendor)';
const NONE = 'Without a model: none is configured';
const OPENAI = 'https://api.openai.com';
const KEY = 'sk-host-test-0123456789abcdefghij';

async function set(name: MachineSetting, value: unknown): Promise<void> {
  await vscode.workspace.getConfiguration('brainstorm').update(name, value, vscode.ConfigurationTarget.Global);
}

async function useDefaults(): Promise<void> {
  for (const name of MACHINE_SETTINGS) await set(name, undefined);
}

function memento(): vscode.Memento & { setKeysForSync(): void } {
  const kept = new Map<string, unknown>();
  return {
    keys: () => [...kept.keys()],
    get: <T>(key: string) => kept.get(key) as T,
    update: async (key: string, value: unknown) => void kept.set(key, value),
    setKeysForSync: () => undefined,
  };
}

/** A log that keeps its lines. */
function keptLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const line = (text: string | Error): void => void lines.push(String(text));
  return { lines, log: { info: line, warn: line, error: line, debug: line, show: () => undefined } };
}

/** The real service on the real editor and its settings, with storage of its own and the trust that a test wants. */
function separateService({ trusted = true } = {}) {
  const globalState = memento();
  const secrets = new Map<string, string>();
  const keys = new EndpointKeys({
    get: async (name) => secrets.get(name),
    store: async (name, value) => void secrets.set(name, value),
    delete: async (name) => void secrets.delete(name),
    keys: async () => [...secrets.keys()],
    onDidChange: new vscode.EventEmitter<never>().event,
  });
  const confirmed = new ConfirmedOrigin(globalState);
  const editor = editorModels({
    languageModelAccessInformation: { canSendRequest: () => true, onDidChange: new vscode.EventEmitter<void>().event },
    globalState,
  });
  const kept = keptLog();
  const known = new KnownModels(globalState);
  const redact = createRedactor({ keys: () => keys.all() });
  const isTrusted = (): boolean => trusted;
  const service = new ModelService({ editor, keys, confirmed, known, log: kept.log, redact, isTrusted });
  return { service, keys, confirmed, editor, ...kept };
}

const NOWHERE = memoryStore('Kept nowhere, for a test.');
const REQUEST: ModelRequest = {
  role: 'interviewer',
  messages: [{ role: 'user', text: 'Hi' }],
  rung: 'text',
  schema: {},
  tools: [],
  resultDue: true,
  timeoutMs: 5_000,
  signal: new AbortController().signal,
};

describe('Which model leads', () => {
  let server: ModelServer;

  before(async () => {
    server = await startModelServer({ respond: () => saysJson({ word: 'ready' }) });
  });
  after(async () => {
    await server.stop();
    await useDefaults();
  });
  beforeEach(async () => {
    await fakeModels.reset();
    await useDefaults();
  });

  it('is decided without asking anybody: what would need a consent is offered', async () => {
    const { service } = separateService();
    assert.deepEqual(await service.describe('all'), {
      label: NONE,
      leads: false,
      offer: { label: FIRST, asksConsent: true },
    });
    assert.equal(await service.current(NOWHERE), null);
    assert.deepEqual(await fakeModels.requests(), []);
  });

  it('is the editor’s where it may, then the endpoint’s, then none', async () => {
    const { service, editor } = separateService();
    await editor.access.remember(await fakeModel('tools'));
    await set('openai.baseUrl', server.baseUrl);
    await set('openai.model', 'local-model');
    assert.deepEqual(await service.describe('all'), { label: FIRST, leads: true, offer: null });
    await set('vscodeLm.model', 'fakevendor/fixture/plain');
    assert.equal((await service.current(NOWHERE))?.source.label, 'Fake without tools (fakevendor)');
    await fakeModels.offer();
    const endpointLabel = `local-model at ${new URL(server.origin).host}`;
    await eventually('the endpoint’s model', async () => (await service.describe('all')).label === endpointLabel);
    assert.equal((await service.current(NOWHERE))?.source.for('writer')?.label, endpointLabel);
    await set('openai.model', undefined);
    assert.equal(await service.current(NOWHERE), null);
  });

  it('is the one of the provider that is set, or none', async () => {
    const { service, editor } = separateService();
    await editor.access.remember(await fakeModel('tools'));
    await set('model.provider', 'openai');
    assert.deepEqual(await service.describe('all'), {
      label: `Without a model: no model is chosen at ${OPENAI}`,
      leads: false,
      offer: null,
    });
    await set('model.provider', 'offline');
    assert.deepEqual(await service.describe('all'), {
      label: 'Without a model, as you chose',
      leads: false,
      offer: null,
    });
    await set('model.provider', 'nonsense');
    assert.equal(await service.current(NOWHERE), null);
  });

  it('is another one in single roles', async () => {
    const { service, editor } = separateService();
    await editor.access.remember(await fakeModel('tools'));
    await set('models', { writer: 'vscode-lm:fakevendor/fixture/plain', reviewer: 'offline', planner: 'openai:x' });
    const source = (await service.current(NOWHERE))?.source;
    assert.equal(source?.for('writer')?.label, 'Fake without tools (fakevendor)');
    assert.equal(source?.for('reviewer'), null);
    assert.equal(source?.for('planner')?.label, FIRST);
    assert.equal(source?.for('interviewer')?.label, FIRST);
  });

  it('is none away from this machine without the person’s yes to the address, and a key for it', async () => {
    const { service, keys, confirmed } = separateService();
    await fakeModels.offer();
    await set('openai.model', 'gpt-x');
    await eventually('no key', async () => (await service.describe('all')).label.includes(`no API key for ${OPENAI}`));
    await keys.store('https://openrouter.ai', KEY);
    assert.equal(await service.current(NOWHERE), null);
    await keys.store(OPENAI, KEY);
    assert.equal(await service.current(NOWHERE), null);
    assert.match((await service.describe('all')).label, /not confirmed sending to https:\/\/api\.openai\.com yet/);
    await confirmed.confirm(OPENAI);
    assert.equal((await service.current(NOWHERE))?.source.label, 'gpt-x at api.openai.com');
    await set('openai.baseUrl', 'https://api.openai.com.example.org/v1');
    assert.equal(await service.current(NOWHERE), null);
  });

  it('gets the key of its own address only', async () => {
    const { service, keys } = separateService();
    await keys.store(OPENAI, KEY);
    const model = service.endpointModel(server.baseUrl, 'local-model');
    await model.generate(REQUEST);
    await keys.store(server.origin, 'local-key');
    await model.generate(REQUEST);
    assert.deepEqual(
      server.calls.map(({ headers }) => headers.authorization),
      [undefined, 'Bearer local-key'],
    );
  });

  it('is none in a workspace that is not trusted', async () => {
    const { service, editor, keys, confirmed } = separateService({ trusted: false });
    await editor.access.remember(await fakeModel('tools'));
    await keys.store(OPENAI, KEY);
    await confirmed.confirm(OPENAI);
    await set('openai.model', 'gpt-x');
    assert.equal(await service.current(NOWHERE), null);
    assert.deepEqual(await service.describe('all'), {
      label: 'Without a model: this workspace is not trusted',
      leads: false,
      offer: null,
    });
  });

  it('is never decided by the workspace', async () => {
    const { service, editor } = separateService();
    await editor.access.remember(await fakeModel('tools'));
    const file = inFolder('.vscode', 'settings.json');
    const evil = {
      'brainstorm.model.provider': 'openai',
      'brainstorm.openai.baseUrl': server.baseUrl,
      'brainstorm.openai.model': 'evil',
      'brainstorm.openai.timeoutSeconds': 600,
      'brainstorm.vscodeLm.model': 'fakevendor/broken/failing',
      'brainstorm.models': { interviewer: 'openai:evil' },
      'brainstorm.probe.tools': ['fake_search'],
      'brainstorm.research.web': true,
      // This one a workspace may say: it shows that the file was read.
      'brainstorm.budget.questions': 7,
    };
    await mkdir(inFolder('.vscode'), { recursive: true });
    await writeFile(file, JSON.stringify(evil));
    try {
      await eventually('the workspace’s settings', () => setting('budget.questions') === 7);
      assert.deepEqual(
        MACHINE_SETTINGS.map((name) => setting(name)),
        ['auto', `${OPENAI}/v1`, '', 120, '', {}, [], false],
      );
      const models = await service.current(NOWHERE);
      assert.deepEqual(
        [models?.source.label, models?.source.for('interviewer')?.label, models?.tools, models?.callTimeoutMs],
        [FIRST, FIRST, null, 120_000],
      );
    } finally {
      await rm(file);
      await eventually('the workspace’s settings to go', () => setting('budget.questions') !== 7);
    }
  });
});

describe('Settings that cannot be used', () => {
  afterEach(useDefaults);

  it('are told by their names, never by their values', async () => {
    assert.deepEqual(settingProblems(), []);
    await set('model.provider', KEY);
    await set('openai.baseUrl', `http://user:${KEY}@example.org`);
    await set('openai.timeoutSeconds', 1);
    await set('models', { poet: 'offline', writer: KEY, reviewer: 'offline' });
    const problems = settingProblems();
    assert.deepEqual(problems.map(({ name }) => name).sort(), [
      'model.provider',
      'models',
      'models',
      'openai.baseUrl',
      'openai.timeoutSeconds',
    ]);
    assert.ok(!JSON.stringify(problems).includes(KEY));
    assert.equal(setting('openai.timeoutSeconds'), 120);
  });
});

/** How many requests came once none is on its way any more: what is cancelled may still arrive. */
async function requestsAtRest(): Promise<number> {
  for (let before = -1; ;) {
    const now = (await fakeModels.requests()).length;
    if (now === before) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('Choosing a model', () => {
  beforeEach(async () => {
    await fakeModels.reset();
    await useDefaults();
  });
  afterEach(async () => {
    await (await access()).controller.close();
    await useDefaults();
    // The person's yes of these tests is remembered: later suites are about the questionnaire without a model all the same.
    await set('model.provider', 'offline');
  });

  it('from the start screen is one click, and a no changes nothing', async () => {
    const test = await access();
    assert.deepEqual((await test.models.describe('all')).offer, { label: FIRST, asksConsent: true });
    await fakeModels.script({ error: { message: 'The person said no.', code: 'NoPermissions' } });
    await assert.rejects(
      test.request({ type: 'use_offered_model', label: FIRST }),
      /You have not allowed Brainstorm to use/,
    );
    assert.equal(setting('model.provider'), 'auto');
    await fakeModels.script({ text: 'OK' });
    await test.request({ type: 'use_offered_model', label: FIRST });
    assert.deepEqual([setting('model.provider'), setting('vscodeLm.model')], ['vscode-lm', 'fakevendor/fixture/tools']);
    assert.deepEqual(await test.models.describe('all'), { label: FIRST, leads: true, offer: null });
    await assert.rejects(test.request({ type: 'use_offered_model', label: FIRST }), /no longer on offer/);
  });

  it('is kept to: the model that the button names leads, or nothing starts', async () => {
    const test = await access();
    await fakeModels.script({ text: 'OK' });
    // An earlier yes of these tests counts: then there is nothing to take.
    await test.request({ type: 'use_offered_model', label: FIRST }).catch(() => undefined);
    assert.equal((await test.models.describe('all')).label, FIRST);
    const sent = (await fakeModels.requests()).length;
    const start = { type: 'start', request: 'Add a cache to the product search', withSelection: false } as const;
    await assert.rejects(
      test.request({ ...start, led: 'Another model' }),
      /^Error: Another model cannot lead any more/,
    );
    assert.equal(test.controller.isRunning, false);
    await test.request({ ...start, led: null });
    await test.controller.current?.interview.idle();
    assert.equal(view(test).model.led, 'offline');
    assert.equal((await fakeModels.requests()).length, sent);
  });

  it('from the list tries it, and the running session goes on with it', async () => {
    const test = await access();
    await set('model.provider', 'offline');
    await startSession(test);
    assert.equal(view(test).model.led, 'offline');
    await fakeModels.script({ text: 'OK', when: 'the word OK', times: 2 }, { result: { word: 'ready' } });
    let chosen = false;
    const choosing = test.request({ type: 'select_model' }).then(() => (chosen = true));
    await eventually('the first model of the list to be taken', async () => {
      if (!chosen) await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      return chosen;
    });
    await choosing;
    assert.deepEqual([setting('model.provider'), setting('vscodeLm.model')], ['vscode-lm', 'fakevendor/fixture/tools']);
    assert.deepEqual([view(test).model.led, view(test).interviewer], ['model', FIRST]);
  });

  it('is not undone by a reload, which sends nothing by itself', async () => {
    const test = await access();
    await set('model.provider', 'offline');
    await startSession(test);
    await fakeModels.script({ text: 'OK' });
    await set('model.provider', undefined);
    await test.request({ type: 'use_offered_model', label: FIRST }).catch(() => undefined);
    await test.controller.useModels();
    const { id } = view(test);
    const place = test.controller.current?.files.place;
    assert.ok(place);
    await test.controller.close();
    const before = await requestsAtRest();
    await test.controller.resume(place, id, { byPerson: false });
    assert.deepEqual([view(test).model.led, view(test).interviewer], ['model', FIRST]);
    assert.equal((await fakeModels.requests()).length, before);
    await test.controller.close();
    // Another model was chosen meanwhile: it does not take over by itself.
    await set('vscodeLm.model', 'fakevendor/fixture/plain');
    await set('model.provider', 'vscode-lm');
    await test.controller.resume(place, id, { byPerson: false });
    assert.equal(view(test).model.block?.kind, 'unavailable');
    await test.controller.close();
    await test.controller.resume(place, id);
    assert.deepEqual(
      [view(test).interviewer, view(test).model.block?.kind ?? null],
      ['Fake without tools (fakevendor)', null],
    );
  });

  it('keeps keys, words and code of the session out of the log', async () => {
    const { service, editor, keys, log, lines } = separateService();
    await editor.access.remember(await fakeModel('tools'));
    await keys.store(OPENAI, KEY);
    const controller = new SessionController(log, service, createRedactor());
    const secret = 'a very particular wish';
    await fakeModels.script({ error: { message: `Unauthorized: ${KEY} ${secret}` }, times: 20 });
    await controller.start(`Build ${secret}`, null, FIRST);
    await controller.current?.interview.idle();
    assert.equal(controller.view()?.model.block?.kind, 'failed');
    controller.dispose();
    const said = lines.join('\n');
    assert.match(said, /Fake with tools \(fakevendor\) leads/);
    assert.match(
      said,
      /bootstrapper calls Fake with tools[^]*bootstrapper: the call failed after .* \(authorisation\)/,
    );
    assert.ok(!said.includes(KEY) && !said.includes(secret), said);
  });
});
