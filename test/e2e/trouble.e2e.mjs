import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  answerOpenQuestion,
  comeBackTo,
  fillSurely,
  openQuestion,
  requestField,
  startBrainstorm,
} from './interview.mjs';
import { scenario } from './harness.mjs';

scenario('a file where the folder .sdd should be is named, and the interview goes on unsaved', async (t) => {
  const place = path.join(t.workspaceFolder, '.sdd');
  fs.rmSync(place, { recursive: true, force: true });
  await t.open();
  fs.writeFileSync(place, 'not a folder');
  await startBrainstorm(t, 'Add caching to the product API');

  const panel = t.workbench.panel();
  await panel.getByTestId('problem').getByText('.sdd is a file').waitFor();
  assert.match(await panel.getByTestId('saved').innerText(), /Not saved/);
  await answerOpenQuestion(t);
  await openQuestion(t);
  await t.screenshot('unsaved');
  assert.equal(fs.readFileSync(place, 'utf8'), 'not a folder');
});

// An interview that cannot be saved, like the one before, is not left without a question.
scenario(
  'a damaged line of the journal costs that line only, and is told of',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    const kept = await answerOpenQuestion(t);
    await answerOpenQuestion(t);
    await openQuestion(t);
    // The page shows what comes next while the disk still takes what was said.
    await t.workbench
      .panel()
      .getByTestId('saved')
      .filter({ hasText: /^Saved$/ })
      .waitFor();

    const journal = t.files(/journal\.jsonl$/)[0];
    await t.restartServer(async () => {
      const lines = t.read(journal).trimEnd().split('\n');
      const last = lines.findLastIndex((line) => JSON.parse(line).event.type === 'answer_given');
      assert.notEqual(last, -1, `no answer among ${lines.length} records`);
      lines[last] = lines[last].slice(0, 40);
      fs.writeFileSync(path.join(t.workspaceFolder, journal), `${lines.join('\n')}\n`);
    });

    // A notification goes away by itself.
    await Promise.all([
      t.messages.waitForNotification(/journal of this session is damaged/),
      comeBackTo(t, /Caching for the product API/),
    ]);
    await t.workbench.panel().getByTestId(`card-${kept}`).waitFor();
    await t.screenshot('resumed');
    assert.equal(t.files(/quarantine\.jsonl$/).length, 1);
  },
  { newWindow: true },
);

scenario('without a folder it asks for one, and keeps what was typed', async (t) => {
  await t.open({});
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await fillSurely(t, requestField(t), 'Add caching to the product API');
  const panel = t.workbench.panel();
  await panel.getByTestId('blocked').getByText('Open a folder first').waitFor();
  // Not only what was typed in this window, which is stored apart.
  await t.workbench.hasStored('"carriedRequest":"Add caching to the product API"');
  await t.screenshot('no-folder');

  await t.open();
  await t.workbench.command('Brainstorm: Start Brainstorm');
  await t.until(
    'the request is there',
    async () => (await requestField(t).inputValue()) === 'Add caching to the product API',
  );
});
