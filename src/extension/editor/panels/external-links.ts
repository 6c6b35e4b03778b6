import * as vscode from 'vscode';

const FOLLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * Shows the full address of a link and opens it if the person says so. Returns before that: there is nothing to wait for.
 * @throws Error with a sentence for the person if it is no address that may be followed.
 */
export function offerLink(href: string): void {
  const address = parse(href);
  if (address === null) throw new Error(vscode.l10n.t('Only web and mail addresses can be opened.'));
  void confirmAndOpen(address);
}

async function confirmAndOpen(address: string): Promise<void> {
  const open = vscode.l10n.t('Open');
  const chosen = await vscode.window.showInformationMessage(
    vscode.l10n.t('Open this address in the browser?'),
    { modal: true, detail: address },
    open,
  );
  if (chosen === open) await vscode.env.openExternal(vscode.Uri.parse(address, true));
}

/** The address as it will be opened: names in other scripts are spelled out, so that lookalikes show. */
function parse(href: string): string | null {
  try {
    const url = new URL(href);
    return FOLLOWED.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
