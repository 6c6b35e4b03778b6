import assert from 'node:assert/strict';
import { fillSurely, openQuestion, startBrainstorm } from './interview.mjs';
import { scenario } from './harness.mjs';

scenario(
  'a note goes with an answer by the keyboard alone, survives a reload, and is there to be changed',
  async (t) => {
    await t.open();
    await startBrainstorm(t, 'Add caching to the product API');
    const panel = t.workbench.panel();
    const card = panel.getByTestId('open-question');
    const { id } = await openQuestion(t);
    const field = card.getByTestId('note-field').locator('textarea');

    assert.equal(await field.count(), 0, 'no field before it is wanted');
    await card.getByTestId('add-note').focus();
    await t.page.keyboard.press('Enter');
    await field.waitFor();
    await t.until('the field has the focus', () => field.evaluate((at) => at === document.activeElement));
    const note = 'Only lists. Single products must always be fresh.';
    await t.page.keyboard.type(note);
    await t.screenshot('light');
    await t.workbench.setTheme('Default Dark Modern');
    await t.screenshot('dark');

    await t.workbench.reloadWindow();
    await field.waitFor();
    assert.equal(await field.inputValue(), note);

    await fillSurely(t, card.locator('.control-place').getByRole('textbox').first(), 'GET /products.');
    await field.focus();
    await t.page.keyboard.press('Control+Enter');
    await panel.locator(`[data-testid="open-question"][data-question-id="${id}"]`).waitFor({ state: 'hidden' });
    const answered = panel.getByTestId(`card-${id}`);
    await t.until('the note stands with the answer', async () => (await answered.innerText()).includes(note));
    await openQuestion(t);
    assert.equal(await field.count(), 0, 'the next question has no note yet');

    await panel.getByTestId(`edit-${id}`).click();
    const revision = panel.getByTestId(`revision-${id}`);
    const changed = revision.getByTestId('note-field').locator('textarea');
    assert.equal(await changed.inputValue(), note);
    await fillSurely(t, changed, 'Lists only.');
    await revision.getByTestId(`save-${id}`).click();
    await t.until('the changed note stands with the answer', async () => {
      const text = await answered.innerText();
      return text.includes('Lists only.') && !text.includes(note);
    });
  },
);
