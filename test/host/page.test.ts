import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { pageHtml } from '../../src/extension/editor/panels/page-html';
import { folder } from './access';

suite('The page’s document', () => {
  let panel: vscode.WebviewPanel;

  setup(() => {
    panel = vscode.window.createWebviewPanel('test.page', 'Test', vscode.ViewColumn.One);
  });
  teardown(() => void panel.dispose());

  test('allows its own bundle and styles, and nothing else', () => {
    const html = pageHtml(panel.webview, folder().uri, 'interview');
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'nonce-[\w-]{20,}';/);
    assert.match(
      policy,
      /connect-src 'none'; frame-src 'none'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'/,
    );
    assert.doesNotMatch(policy, /unsafe|\*;/);
    const [, nonce] = /nonce-([\w-]+)/.exec(policy) ?? [];
    const scripts = [...html.matchAll(/<script nonce="([\w-]+)"/g)].map(([, value]) => value);
    assert.deepEqual(scripts, [nonce, nonce]);
    // Parts that the page loads later have the nonce from the module that loads them.
    assert.match(html, /<script nonce="[\w-]+" type="module" src="[^"]*interview\.js"><\/script>/);
    assert.match(html, new RegExp(`<meta property="csp-nonce" content="${nonce ?? ''}"`));
  });

  test('has another nonce each time', () => {
    const nonceOf = (): string | undefined =>
      /nonce-([\w-]+)/.exec(pageHtml(panel.webview, folder().uri, 'draft'))?.[1];
    assert.notEqual(nonceOf(), nonceOf());
  });
});
