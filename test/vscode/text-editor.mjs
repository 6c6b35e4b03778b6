/** The text editor, driven with the mouse: selecting characters by their place on the screen, and the context menu. */
import { quickOpen } from './quick-input.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{line: number, column: number}} Position both counted from 1, as the status bar does */

/** Clicks on an item of a menu that stays open, and the milliseconds it gets to close after each. */
const CLICKS = 5;
const CLOSES_IN_MS = 3_000;

/**
 * Selects text by dragging the mouse over it. The file must be open; both ends must fit on the screen together.
 *
 * @param {Page} page
 * @param {string} file path of the file, or the end of it
 * @param {Position} from
 * @param {Position} to
 */
export async function selectText(page, file, from, to) {
  const editor = editorOf(page, file);
  await reveal(page, editor, from.line);
  // A press on text that is already selected would begin to drag that text.
  const end = await pointOf(editor, to);
  await page.mouse.click(end.x, end.y);
  const start = await pointOf(editor, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await editor.locator('.selected-text').first().waitFor({ state: 'attached' });
}

/**
 * Right-clicks at a place in the editor and chooses an item of the menu.
 *
 * @param {Page} page
 * @param {string} file
 * @param {Position} at inside the selection, to keep it
 * @param {string} label the item's text
 * @throws {Error} listing the menu's items, if there is no such item
 */
export async function chooseFromContextMenu(page, file, at, label) {
  const items = await openContextMenu(page, file, at);
  const item = page
    .locator('.monaco-menu .action-item:visible')
    .filter({ has: page.locator('.action-label', { hasText: label }) });
  if (!items.some((text) => text.includes(label))) {
    await page.keyboard.press('Escape');
    throw new Error(`The editor's context menu has no item "${label}". It has: ${items.join(' | ')}`);
  }
  // A menu that is drawn anew in the middle of a click does not notice it.
  for (let tries = 1; tries <= CLICKS && (await item.count()) > 0; tries++) {
    await item
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await item
      .first()
      .waitFor({ state: 'hidden', timeout: CLOSES_IN_MS })
      .catch(() => undefined);
  }
  if ((await item.count()) > 0) throw new Error(`The editor's context menu does not take the click on "${label}".`);
}

/**
 * Opens the editor's context menu and leaves it open.
 *
 * @param {Page} page
 * @param {string} file
 * @param {Position} at
 * @returns {Promise<string[]>} the texts of its items
 */
export async function openContextMenu(page, file, at) {
  const point = await pointOf(editorOf(page, file), at);
  await page.mouse.click(point.x, point.y, { button: 'right' });
  const labels = page.locator('.monaco-menu .action-item:visible .action-label');
  await labels.first().waitFor();
  return (await labels.allTextContents()).map((text) => text.trim()).filter(Boolean);
}

/**
 * Opens a file in an editor and waits until its text is there.
 *
 * @param {Page} page
 * @param {string} file absolute path
 */
export async function openTextFile(page, file) {
  await quickOpen(page, file);
  await editorOf(page, file).locator('.view-line').first().waitFor();
}

/**
 * @param {Page} page
 * @param {string} file path of the file, or the end of it
 * @returns {import('playwright-core').Locator} the text editor that shows it
 */
export function editorOf(page, file) {
  const end = file.split('/').map(encodeURIComponent).join('/');
  return page.locator(`.editor-instance .monaco-editor[data-uri$="${end}"]:visible`).first();
}

/**
 * @param {Page} page
 * @returns {Promise<{line: number, column: number}>} where the cursor is, as the status bar says
 */
export async function cursorPosition(page) {
  const text = await page.locator('.statusbar-item', { hasText: /^Ln \d+, Col \d+/ }).innerText();
  const [, line, column] = /Ln (\d+), Col (\d+)/.exec(text) ?? [];
  return { line: Number(line), column: Number(column) };
}

/**
 * @param {Page} page
 * @param {import('playwright-core').Locator} editor
 * @param {number} line
 */
async function reveal(page, editor, line) {
  if (await editor.evaluate(hasLineInView, line)) return;
  await editor.locator('.view-line').first().click();
  await page.keyboard.press('Control+g');
  const input = page.locator('.quick-input-widget:visible input.input');
  await input.fill(`:${line}`);
  await input.press('Enter');
  await page.locator('.quick-input-widget:visible').waitFor({ state: 'hidden' });
}

/**
 * @param {import('playwright-core').Locator} editor
 * @param {Position} position
 * @returns {Promise<{x: number, y: number}>} the place on the page just before the character
 */
async function pointOf(editor, position) {
  for (let tries = 0; tries < 400; tries += 1) {
    const point = await editor.evaluate(measure, position);
    if (point) return point;
    await editor.page().waitForTimeout(50);
  }
  throw new Error(`Line ${position.line} of the editor is not on the screen.`);
}

/**
 * Runs in the page.
 *
 * @param {Element} editor
 * @param {Position} position
 */
function measure(editor, { line, column }) {
  const number = [...editor.querySelectorAll('.margin-view-overlays .line-numbers')].find(
    (node) => node.textContent === String(line),
  );
  if (!number) return undefined;
  const row = number.getBoundingClientRect();
  const text = [...editor.querySelectorAll('.view-line')].find(
    (node) => Math.abs(node.getBoundingClientRect().top - row.top) < row.height / 2,
  );
  if (!text) return undefined;
  const y = row.top + row.height / 2;
  let left = column - 1;
  const walker = document.createTreeWalker(text, window.NodeFilter.SHOW_TEXT);
  let x = text.getBoundingClientRect().left;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, Math.min(left, length));
    const box = range.getBoundingClientRect();
    x = left === 0 ? box.left : box.right;
    if (left <= length) break;
    left -= length;
  }
  return { x, y };
}

/**
 * Runs in the page.
 *
 * @param {Element} editor
 * @param {number} line
 */
function hasLineInView(editor, line) {
  return [...editor.querySelectorAll('.margin-view-overlays .line-numbers')].some(
    (node) => node.textContent === String(line),
  );
}
