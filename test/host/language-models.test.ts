import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { editorModels, type EditorModels } from '../../src/extension/editor/language-models/editor-models';
import { vscodeLmModel } from '../../src/extension/editor/language-models/vscode-lm-model';
import { eventually } from './access';
import { fakeModel, fakeModels } from './fake-models';
import { failure, request } from './model-request';

/** What our extension is given by the editor, with an empty memory. This editor says yes for every model. */
function context(): Parameters<typeof editorModels>[0] {
  const stored = new Map<string, unknown>();
  return {
    languageModelAccessInformation: { canSendRequest: () => true, onDidChange: new vscode.EventEmitter<void>().event },
    globalState: {
      keys: () => [...stored.keys()],
      get: <T>(key: string) => stored.get(key) as T,
      update: async (key: string, value: unknown) => void stored.set(key, value),
      setKeysForSync: () => undefined,
    },
  };
}

describe('The editor’s language models', () => {
  let models: EditorModels;
  let changes: number;

  beforeEach(async () => {
    await fakeModels.reset();
    models = editorModels(context());
    changes = 0;
    models.onDidChangeChatModels(() => (changes += 1));
  });
  afterEach(() => models.dispose());

  it('are listed with names, and none counts as allowed before the person chose one', async () => {
    const listed = await models.listEditorModels();
    assert.deepEqual(
      listed.filter(({ model }) => model.vendor === 'fakevendor').map(({ id, label, access }) => [id, label, access]),
      [
        ['fakevendor/fixture/tools', 'Fake with tools (fakevendor)', 'unknown'],
        ['fakevendor/fixture/plain', 'Fake without tools (fakevendor)', 'unknown'],
        ['fakevendor/fixture/slow', 'Fake that is slow (fakevendor)', 'unknown'],
        ['fakevendor/broken/failing', 'Fake that fails (fakevendor)', 'unknown'],
      ],
    );
    assert.deepEqual(await fakeModels.requests(), []);
  });

  it('may be none, which is told', async () => {
    await models.listEditorModels();
    const before = changes;
    await fakeModels.offer();
    await eventually('the change is told', () => changes > before);
    // The editor may bring models of its own once its chat was opened.
    const ofVendor = (await models.listEditorModels()).filter(({ model }) => model.vendor === 'fakevendor');
    assert.deepEqual(ofVendor, []);
  });

  it('are called only once allowed: before, nothing is sent', async () => {
    const model = vscodeLmModel(await fakeModel('tools'), models.access);
    const { kind, message } = await failure(model.generate(request()));
    assert.equal(kind, 'authorisation');
    assert.equal(
      message,
      'You have not allowed Brainstorm to use Fake with tools (fakevendor). Choose “Select Model…” to allow it.',
    );
    assert.deepEqual(await fakeModels.requests(), []);
  });

  it('are allowed, all of a vendor, by one tiny request', async () => {
    await fakeModels.script({ text: 'OK' });
    const before = changes;
    assert.deepEqual(await models.askForAccess(await fakeModel('plain')), { ok: true });
    const [asked, ...more] = await fakeModels.requests();
    assert.deepEqual(asked?.messages, [{ role: 'user', parts: [{ text: 'Reply with the word OK.' }] }]);
    assert.deepEqual([asked?.tools, more], [[], []]);
    assert.ok(changes > before, 'the change is told');
    const tools = (await models.listEditorModels()).find(({ id }) => id === 'fakevendor/fixture/tools');
    assert.equal(tools?.access, 'granted');
  });

  it('are not allowed where the person says no to the editor', async () => {
    await fakeModels.offer('guarded');
    // Host tests refuse every dialog, so this one is answered with no.
    const guarded = await fakeModel('guarded');
    const answer = await models.askForAccess(guarded);
    assert.ok(!answer.ok);
    assert.match(answer.reason, /^You have not allowed Brainstorm to use Fake behind consent/);
    assert.equal(models.access.of(guarded), 'unknown');
    assert.deepEqual(await fakeModels.requests(), []);
  });

  it('say why they do not answer', async () => {
    assert.deepEqual(await models.askForAccess(await fakeModel('failing')), {
      ok: false,
      reason:
        'Fake that fails (fakevendor) cannot be used now: a limit is reached, or its provider blocks requests. ' +
        'It says: “The fake quota is used up.”',
    });
  });

  it('are no longer waited for when the person goes away', async () => {
    await fakeModels.script({ hang: true });
    const leaving = new AbortController();
    const asking = models.askForAccess(await fakeModel('tools'), leaving.signal);
    await eventually('it was asked', async () => (await fakeModels.requests()).length === 1);
    leaving.abort();
    assert.deepEqual(await asking, { ok: false, reason: 'The call was cancelled.' });
    await eventually('the provider knows', async () => (await fakeModels.requests())[0]?.cancelled);
  });

  it('are no longer allowed once the editor refuses a call', async () => {
    await fakeModels.script({ text: 'OK' }, { error: { code: 'NoPermissions', message: 'taken back' } });
    const chat = await fakeModel('tools');
    await models.askForAccess(chat);
    assert.equal((await failure(vscodeLmModel(chat, models.access).generate(request()))).kind, 'authorisation');
    assert.equal(models.access.of(chat), 'unknown');
  });

  it('that are gone say so', async () => {
    const chat = await fakeModel('tools');
    await fakeModels.script({ text: 'OK' });
    await models.askForAccess(chat);
    await fakeModels.offer('plain');
    await models.listEditorModels();
    const { kind, message, transient } = await failure(vscodeLmModel(chat, models.access).generate(request()));
    assert.deepEqual([kind, transient], ['transport', false]);
    assert.match(message, /no longer offers Fake with tools/);
  });
});
