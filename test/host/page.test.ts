import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { pageHtml } from '../../src/extension/editor/panels/page-html';
import { folder } from './access';

describe('The page’s document', () => {
  let panel: vscode.WebviewPanel;

  beforeEach(() => {
    panel = vscode.window.createWebviewPanel('test.page', 'Test', vscode.ViewColumn.One);
  });
  afterEach(() => void panel.dispose());

  it('allows its own bundle and styles, and nothing else', () => {
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

  it('has another nonce each time', () => {
    const nonceOf = (): string | undefined =>
      /nonce-([\w-]+)/.exec(pageHtml(panel.webview, folder().uri, 'draft'))?.[1];
    assert.notEqual(nonceOf(), nonceOf());
  });
});
