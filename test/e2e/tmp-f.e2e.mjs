import fs from 'node:fs';
import path from 'node:path';
import { answerOpenQuestion, openQuestion, startBrainstorm } from './interview.mjs';
import { scenario } from './harness.mjs';
scenario('multi', async (t) => {
  const f = path.join(t.runFolder, 'empty'); fs.mkdirSync(f);
  fs.writeFileSync(path.join(f, 'a.md'), '# Notes\n');
  const host = new URL(t.server.url).host;
  const w = path.join(t.runFolder, 'w.code-workspace');
  fs.writeFileSync(w, JSON.stringify({ folders: [{ uri: `vscode-remote://${host}${t.workspaceFolder}` }, { uri: `vscode-remote://${host}${f}` }] }));
  await t.open({ workspaceFile: w });
  await t.page.waitForTimeout(1500);
  await t.screenshot('00');
  await startBrainstorm(t, 'Add caching to the product API');
  await openQuestion(t);
  await t.workbench.panel().getByTestId('open-question').locator('.chip').first().click();
  await t.page.waitForTimeout(1500);
  await t.screenshot('01');
});
