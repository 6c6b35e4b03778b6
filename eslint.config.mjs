import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { floors } from './test/lint/floors.mjs';

/** What each root may know of the outside; the floors inside are in `test/lint/floors.mjs` (see README, "Architecture"). */
const forbid = (message, ...group) => ({ group, message });
const editor = forbid('Only src/extension/editor may know the editor.', 'vscode');
const node = forbid(
  'The core and the page run anywhere: no Node modules here.',
  'node:*',
  'fs',
  'path',
  'child_process',
  'os',
  'worker_threads',
);
const host = forbid('Nothing imports src/extension.', '**/extension/**');
const page = forbid('The core does not know the page.', '**/webview/**');
const toolkit = forbid('Components come through src/webview/ui/toolkit.ts.', '@vscode/webview-ui-toolkit*');
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  { ignores: ['dist/**', '.vscode-host/**', 'test-artifacts/**', 'test/fixtures/**', 'node_modules/**'] },
  js.configs.recommended,
  {
    // The rules that ask for types are in `.oxlintrc.json`.
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // The compiler finds these (`noUnusedLocals`, `noUnusedParameters`).
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  { files: ['src/agents/**'], rules: restrict(editor, node, host, page) },
  { files: ['src/webview/**'], ignores: ['src/webview/ui/toolkit.ts'], rules: restrict(editor, node, host, toolkit) },
  { files: ['src/webview/ui/toolkit.ts'], rules: restrict(editor, node, host) },
  { files: ['src/extension/node/**', 'src/extension/headless/**'], rules: restrict(editor) },
  { files: ['src/**'], plugins: { house: { rules: { floors } } }, rules: { 'house/floors': 'error' } },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'][importKind!='type'] > ImportSpecifier[imported.name='z']",
          message:
            "Write `import * as z from 'zod'`: only then what is not used stays out of the bundles (350 kB of each).",
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        document: 'readonly',
        window: 'readonly',
        MutationObserver: 'readonly',
      },
    },
  },
);
