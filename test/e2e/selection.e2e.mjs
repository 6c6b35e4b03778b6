import assert from 'node:assert/strict';
import path from 'node:path';
import { fillSurely, openQuestion, requestField } from './interview.mjs';
import { scenario } from './harness.mjs';

// Where an interview runs, it is asked first whether to leave it.
scenario(
  'selected code becomes the context of the interview, with its file and lines',
  async (t) => {
    await t.open();
    const file = 'src/http/cache.ts';
    await t.quickInput.quickOpen(path.join(t.workspaceFolder, file));
    await t.textEditor.selectText('cache.ts', { line: 1, column: 1 }, { line: 6, column: 1 });
    await t.textEditor.chooseFromContextMenu('cache.ts', { line: 3, column: 3 }, 'Brainstorm About Selection');

    const panel = t.workbench.panel();
    await requestField(t).waitFor();
    assert.match(await panel.getByTestId('selection').innerText(), /src\/http\/cache\.ts:1-[56]/);
    await t.screenshot('selection-chip');
    await fillSurely(t, requestField(t), 'Make this expire entries');
    await panel.getByTestId('start-button').click();
    await openQuestion(t);
    await t.screenshot('first-question');

    const journal = t.files(/journal\.jsonl$/)[0];
    const started = JSON.parse(t.read(journal).split('\n')[0]).event;
    assert.equal(started.selection.path, file);
    assert.equal(started.selection.startLine, 1);
    assert.ok(started.selection.text.length > 0);
  },
  { newWindow: true },
);
