/** Language models, a tool and a small agent for tests. See `script.cjs` for what can be scripted. */
const fs = require('node:fs');
const path = require('node:path');
const process = require('node:process');
const vscode = require('vscode');
const { OFFERED_AT_FIRST, VENDORS } = require('./models.cjs');
const { FakeProvider } = require('./provider.cjs');
const { Script } = require('./script.cjs');
const { SearchTool } = require('./search-tool.cjs');
const { runToolLoop } = require('./tool-loop.cjs');

const FOLDER = process.env.FAKE_MODELS_FOLDER;

exports.activate = (context) => {
  const script = new Script(FOLDER);
  const providers = VENDORS.map((vendor) => ({ vendor, provider: new FakeProvider(vendor, offeredAtFirst(), script) }));
  const offer = (ids = offeredAtFirst()) => providers.forEach(({ provider }) => provider.offer(ids));
  const search = new SearchTool();
  let looping = new vscode.CancellationTokenSource();
  const commands = {
    'fakeModels.script': (replies) => script.push(replies),
    'fakeModels.requests': () => copy(script.requests),
    'fakeModels.left': () => script.left,
    'fakeModels.searches': () => copy(search.searches),
    'fakeModels.offer': offer,
    'fakeModels.reset': () => {
      script.reset();
      search.searches = [];
      offer();
    },
    'fakeModels.runToolLoop': async (loop) => {
      looping = new vscode.CancellationTokenSource();
      if (loop) return await runToolLoop(loop, looping.token);
      return await toolLoopByFiles(looping.token);
    },
    'fakeModels.cancelToolLoop': () => looping.cancel(),
  };
  context.subscriptions.push(
    ...providers.map(({ vendor, provider }) => vscode.lm.registerLanguageModelChatProvider(vendor, provider)),
    vscode.lm.registerTool('fake_search', search),
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(id, run)),
  );
};

/** Commands within one host hand over the thing itself: a test would see it change. */
function copy(value) {
  return JSON.parse(JSON.stringify(value));
}

/** A scenario says in a file which models there are. */
function offeredAtFirst() {
  const file = FOLDER && path.join(FOLDER, 'offer.json');
  return file && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : OFFERED_AT_FIRST;
}

/** From the palette no arguments can be given: they are in a file then, which also says where the outcome goes. */
async function toolLoopByFiles(token) {
  if (!FOLDER) throw new Error('Pass an argument, or set FAKE_MODELS_FOLDER and write tool-loop.json into it.');
  const { outcome: file, ...loop } = JSON.parse(fs.readFileSync(path.join(FOLDER, 'tool-loop.json'), 'utf8'));
  const outcome = await runToolLoop(loop, token).catch((error) => ({ error: error.message }));
  fs.writeFileSync(`${file}.part`, JSON.stringify(outcome));
  fs.renameSync(`${file}.part`, file);
  return outcome;
}
