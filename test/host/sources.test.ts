import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { GitRequest } from '../../src/agents/workspace/git-request';
import { AccessRefused } from '../../src/agents/workspace/workspace-reader';
import type { Evidence } from '../../src/agents/session/evidence';
import { EMPTY_SESSION } from '../../src/agents/session/session';
import { SourceOpener } from '../../src/extension/editor/documents/source-opener';
import { createRedactor } from '../../src/extension/node/redaction/redactor';

const HASH = '8565756f0c1d2e3a4b5c6d7e8f9a0b1c2d3e4f5a';

function citing(kind: Evidence['kind'], path: string) {
  const place = { path, startLine: 1, endLine: 1, hash: HASH, excerpt: '' };
  return { ...EMPTY_SESSION, evidence: [{ id: 'E1', kind, ...place, shows: '', why: '', score: 0.4 }] };
}

describe('Evidence that is in no file', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('opens a commit as text that cannot be edited, by asking git for nothing but it', async () => {
    const asked: GitRequest[] = [];
    const git = async (_: string, request: GitRequest) => {
      asked.push(request);
      return { value: `commit ${HASH}\n\n    Take the retries out\n` };
    };
    const opener = new SourceOpener({ redact: createRedactor(), look: () => ({ git }) });
    try {
      await opener.open(citing('commit', `commit ${HASH}`), 'E1', undefined);
      const document = vscode.window.activeTextEditor?.document;
      assert.match(document?.getText() ?? '', /Take the retries out/);
      assert.equal(document?.uri.scheme, 'brainstorm-commit');
      assert.deepEqual(asked, [{ command: 'show', options: [], revisions: [HASH], blobs: [], paths: [] }]);
    } finally {
      opener.dispose();
    }
  });

  it('says so where git does not run, and opens nothing that only claims to be elsewhere', async () => {
    const git = () => Promise.reject(new AccessRefused('refused'));
    const opener = new SourceOpener({ redact: createRedactor(), look: () => ({ git }) });
    try {
      await assert.rejects(opener.open(citing('commit', `commit ${HASH}`), 'E1', undefined), /cannot be shown/);
      for (const [kind, path] of [
        ['web', 'package.json'],
        ['web', 'command:workbench.action.quit'],
        ['commit', 'package.json'],
      ] as const) {
        await assert.rejects(opener.open(citing(kind, path), 'E1', undefined), /There is no file to open/);
      }
      assert.equal(vscode.window.activeTextEditor, undefined);
    } finally {
      opener.dispose();
    }
  });
});
