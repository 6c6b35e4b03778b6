/** Notifications and dialogs: what the editor says to the person, and pressing its buttons. */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{severity: 'info' | 'warning' | 'error' | 'progress', message: string, buttons: string[]}} Notification */

/**
 * @param {Page} page
 * @returns {Promise<Notification[]>} the notifications on the screen
 */
export async function notifications(page) {
  return await page.locator('.notification-toast .notification-list-item').evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('.notification-list-item-icon')?.className ?? '';
      const severity = /codicon-(error|warning|info)/.exec(icon)?.[1] ?? 'progress';
      const buttons = [...item.querySelectorAll('.notification-list-item-buttons-container .monaco-button')];
      return {
        severity: /** @type {Notification['severity']} */ (severity),
        message: item.querySelector('.notification-list-item-message')?.textContent?.trim() ?? '',
        buttons: buttons.map((button) => button.textContent?.trim() ?? ''),
      };
    }),
  );
}

/** Milliseconds after which a notification is looked for in the list of all. */
const TOAST_MS = 20_000;

/**
 * Waits for a notification.
 *
 * @param {Page} page
 * @param {string | RegExp} text part of its message
 * @param {{timeout?: number}} [options] milliseconds; default 60 s
 * @returns {Promise<import('playwright-core').Locator>} the notification
 */
export async function waitForNotification(page, text, { timeout = 120_000 } = {}) {
  const item = page
    .locator('.notification-toast .notification-list-item, .notifications-center.visible .notification-list-item')
    .filter({ hasText: text })
    .first();
  try {
    await item.waitFor({ timeout: Math.min(timeout, TOAST_MS) }).catch(async () => {
      // Toasts that came at a bad moment are not shown: the bell has them.
      const isListed = await page.locator('.notifications-center.visible').isVisible();
      if (!isListed) await page.locator('[id="status.notifications"]').click({ timeout: 5_000 });
      await item.waitFor({ timeout: Math.max(1, timeout - TOAST_MS) });
    });
  } catch {
    const seen = (await notifications(page)).map(({ severity, message }) => `${severity}: ${message}`);
    throw new Error(`No notification says ${text}. On the screen: ${seen.join(' | ') || 'none'}`);
  }
  return item;
}

/**
 * Presses a button of a notification.
 *
 * @param {Page} page
 * @param {string | RegExp} text part of its message
 * @param {string} button
 */
export async function pressInNotification(page, text, button) {
  const item = await waitForNotification(page, text);
  await item.hover();
  await item.locator('.monaco-button', { hasText: button }).first().click();
}

/**
 * @param {Page} page
 * @returns {import('playwright-core').Locator} the modal dialog on the screen
 */
export function dialog(page) {
  return page.locator('.monaco-dialog-box');
}

/**
 * Presses a button of the modal dialog.
 *
 * @param {Page} page
 * @param {string | RegExp} button
 */
export async function pressInDialog(page, button) {
  const box = dialog(page);
  await box.waitFor();
  await box.locator('.monaco-button', { hasText: button }).first().click();
  await box.waitFor({ state: 'hidden' });
}
