import { createHash, randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

type PageName = 'interview' | 'draft';

/** Names of the trusted-type policies that the page's libraries and its Markdown renderer create. */
const TRUSTED_TYPES = ['fast-html', 'brainstorm-markdown'];

/** What a page may do: run scripts, and load our bundles and styles, nothing else. */
export function pageOptions(extension: vscode.Uri): vscode.WebviewOptions {
  return {
    enableScripts: true,
    localResourceRoots: [vscode.Uri.joinPath(extension, 'dist', 'page')],
  };
}

/** The document of a page: its bundle, its styles, the translations, and a policy that allows these and no more. */
export function pageHtml(webview: vscode.Webview, extension: vscode.Uri, page: PageName): string {
  const nonce = randomBytes(16).toString('base64url');
  const source = (...place: string[]) => webview.asWebviewUri(vscode.Uri.joinPath(extension, ...place)).toString();
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource} 'nonce-${nonce}'`,
    `img-src ${webview.cspSource} blob: data:`,
    `font-src ${webview.cspSource}`,
    `connect-src 'none'`,
    `frame-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${attribute(vscode.env.language)}">
  <head>
    <meta charset="UTF-8" />
    <meta http-equiv="Content-Security-Policy" content="${attribute(policy)}" />
    <meta property="csp-nonce" content="${nonce}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${attribute(vscode.l10n.t('Brainstorm'))}</title>
    <link rel="stylesheet" href="${attribute(source('dist', 'page', 'page.css'))}" />
  </head>
  <body class="${page}" data-memory="brainstorm:${page}:${workspaceMark()}">
    <div id="root"></div>
    <script nonce="${nonce}">window.__strings = ${inScript(vscode.l10n.bundle ?? {})};</script>
    <script nonce="${nonce}" type="module" src="${attribute(source('dist', 'page', `${page}.js`))}"></script>
  </body>
</html>`;
}

/** Tells the workspaces of one window apart by their folders, without naming them. */
function workspaceMark(): string {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.toString());
  return createHash('sha256').update(folders.join('\n')).digest('base64url').slice(0, 16);
}

function attribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
