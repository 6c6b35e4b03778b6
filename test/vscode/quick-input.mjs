/** The editor's palette, pickers and input boxes, driven the way a person does: read the rows, click one. */
import path from 'node:path';

/** @typedef {import('playwright-core').Page} Page */

const FIND_CAP_MS = 120_000;
/** A command that was clicked closes the palette within this, or the click was lost. */
const CLICKED_CAP_MS = 10_000;

/**
 * Runs a command from the palette by clicking its row. (Enter right after typing would race with the filter and may run
 * another command.)
 *
 * @param {Page} page
 * @param {string} label with or without its category: `Brainstorm: Show Log` or `Show Log`
 * @throws {Error} listing what the palette offered, if the command does not appear within two minutes
 */
export async function runCommand(page, label) {
  const started = Date.now();
  // An open palette does not learn of commands that arrive later, so it is opened anew while an extension loads.
  for (let patience = 600; ; patience = Math.min(2500, patience * 2)) {
    await openQuickInput(page, `>${label}`);
    const row = rowLabelled(page, label);
    // A workbench that is busy may lose the click: then the row stays.
    const ran = (await appears(row, patience)) && (await isClicked(row)) && (await goesAway(row, CLICKED_CAP_MS));
    if (ran) return;
    const offered = await quickInputRows(page);
    await closeQuickInput(page);
    if (Date.now() - started > FIND_CAP_MS)
      throw new Error(`The palette has no command "${label}". It offered: ${offered.join(' | ') || 'nothing'}`);
  }
}

/**
 * Whether the palette offers a command at this moment.
 *
 * @param {Page} page
 * @param {string} label
 * @returns {Promise<boolean>}
 */
export async function offersCommand(page, label) {
  await openQuickInput(page, `>${label}`);
  const found = await appears(rowLabelled(page, label), 2500);
  await closeQuickInput(page);
  return found;
}

/**
 * What the palette offers for a text, in its order.
 *
 * @param {Page} page
 * @param {string} text
 * @param {string} label of a command that must be there: an open palette does not learn of commands that arrive later
 * @returns {Promise<string[]>} labels of the rows in view
 */
export async function commandsFor(page, text, label) {
  const started = Date.now();
  for (;;) {
    await openQuickInput(page, `>${text}`);
    const found = await appears(rowLabelled(page, label), 2500);
    const offered = await quickInputRows(page);
    await closeQuickInput(page);
    if (found) return offered;
    if (Date.now() - started > FIND_CAP_MS)
      throw new Error(`For "${text}" the palette does not offer "${label}" but: ${offered.join(' | ') || 'nothing'}`);
  }
}

/**
 * Opens a file by its absolute path, as typed into Quick Open; ignored and hidden files can be opened too.
 *
 * @param {Page} page
 * @param {string} file
 */
export async function quickOpen(page, file) {
  await openQuickInput(page, file);
  const row = rowLabelled(page, path.basename(file));
  if (!(await appears(row, FIND_CAP_MS))) {
    const offered = await quickInputRows(page);
    await closeQuickInput(page);
    throw new Error(`Quick Open does not find ${file}. It offered: ${offered.join(' | ') || 'nothing'}`);
  }
  await row.click();
  await quickInput(page).waitFor({ state: 'hidden' });
}

/**
 * Clicks a row of the picker that an extension has opened.
 *
 * @param {Page} page
 * @param {string | RegExp} label the row's label
 * @param {{timeout?: number}} [options] milliseconds to wait for the row; default two minutes
 * @throws {Error} listing the picker's rows, if it has none such
 */
export async function pick(page, label, { timeout = FIND_CAP_MS } = {}) {
  const row = rowLabelled(page, label);
  await quickInput(page)
    .locator('.monaco-list-row')
    .first()
    .waitFor({ timeout: Math.max(timeout, 10_000) });
  // A long list holds only the rows in view: filter it for the one we want.
  if (typeof label === 'string' && !(await appears(row, 1500)))
    await quickInput(page).locator('input.input').fill(label);
  if (!(await appears(row, timeout))) {
    throw new Error(
      `The picker has no row ${label}. It offers: ${(await quickInputRows(page)).join(' | ') || 'nothing'}`,
    );
  }
  // A picker that something closes now does not come back by itself.
  await row.click({ timeout: Math.min(timeout, 10_000) });
}

/**
 * Ticks rows of the picker that an extension has opened, and accepts.
 *
 * @param {Page} page
 * @param {string[]} labels
 */
export async function pickSeveral(page, labels) {
  for (const label of labels) {
    await pick(page, label);
    await quickInput(page)
      .locator('.quick-input-count', { hasText: `${labels.indexOf(label) + 1} Selected` })
      .waitFor();
  }
  await quickInput(page).locator('input.input').press('Enter');
}

/**
 * Types into the input box or picker that an extension has opened, and accepts with Enter.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function acceptInput(page, text) {
  const input = quickInput(page).locator('input');
  await input.waitFor({ state: 'visible' });
  await input.fill(text);
  await input.press('Enter');
}

/**
 * @param {Page} page
 * @returns {Promise<string[]>} labels of the rows in view
 */
export async function quickInputRows(page) {
  const labels = await quickInput(page)
    .locator('.monaco-list-row .quick-input-list-label .label-name')
    .allTextContents();
  return labels.map(plain);
}

/**
 * @param {Page} page
 * @returns {import('playwright-core').Locator} the palette, picker or input box that is open
 */
export function quickInput(page) {
  return page.locator('.quick-input-widget:visible');
}

/** @param {Page} page */
export async function closeQuickInput(page) {
  const widget = quickInput(page);
  for (let tries = 0; tries < 3 && (await widget.isVisible()); tries += 1) {
    await page.keyboard.press('Escape');
    await widget.waitFor({ state: 'hidden', timeout: 1000 }).catch(() => undefined);
  }
}

/**
 * Opens the palette and types into it. A workbench that is still starting, or is busy closing what had the focus, does not
 * notice the key; nor does one whose focus went with the button of a webview that was pressed. What comes to the front at that
 * moment closes the palette again.
 *
 * @param {Page} page
 * @param {string} text
 */
async function openQuickInput(page, text) {
  const input = quickInput(page).locator('input.input');
  await closeQuickInput(page);
  for (const started = Date.now(); Date.now() - started < FIND_CAP_MS;) {
    if (!(await input.isVisible())) await page.keyboard.press('F1');
    if (!(await appears(input, 2000)))
      await goesWell(page.locator('.part.titlebar .window-title').click({ timeout: 2000 }));
    else if (await goesWell(input.fill(text, { timeout: 2000 }))) return;
  }
  throw new Error('The palette does not open.');
}

/**
 * @param {Page} page
 * @param {string | RegExp} label
 */
function rowLabelled(page, label) {
  const pattern = typeof label === 'string' ? new RegExp(`^(?:[^:]+: )?${escapePattern(label)}$`) : label;
  return quickInput(page)
    .locator('.monaco-list-row')
    .filter({ has: page.locator('.quick-input-list-label .label-name').filter({ hasText: pattern }) })
    .first();
}

/**
 * @param {import('playwright-core').Locator} locator
 * @param {number} timeout
 */
async function appears(locator, timeout) {
  return await goesWell(locator.waitFor({ state: 'visible', timeout }));
}

/**
 * @param {import('playwright-core').Locator} locator
 * @param {number} timeout
 */
async function goesAway(locator, timeout) {
  return await goesWell(locator.waitFor({ state: 'hidden', timeout }));
}

/**
 * Clicks a row, unless the palette closes on the way, as it does when something else takes the focus.
 *
 * @param {import('playwright-core').Locator} row
 */
async function isClicked(row) {
  return await goesWell(row.click({ timeout: 5000 }));
}

/** @param {Promise<unknown>} step */
async function goesWell(step) {
  return await step.then(
    () => true,
    () => false,
  );
}

/** @param {string} text */
function escapePattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);
}

/** @param {string} text */
function plain(text) {
  return text.replaceAll('\u00a0', ' ').trim();
}
