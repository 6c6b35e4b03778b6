/** Which of the editor's own extensions a window loads. All of them together cost more at each start than a scenario takes. */
import fs from 'node:fs';
import path from 'node:path';

/** Colours, icons, the languages of the fixtures, and the preview in which specifications open. */
const NEEDED = [
  ...['theme-defaults', 'theme-modern-icons', 'theme-seti'],
  ...['css', 'html', 'javascript', 'json', 'markdown-basics', 'shellscript', 'typescript-basics', 'yaml'],
  'markdown-language-features',
];

/**
 * @param {string} entry the server's main script
 * @param {string} home the folder of the run
 * @returns {string} a folder that holds only those extensions of the editor that scenarios need
 */
export function neededExtensions(entry, home) {
  const all = path.resolve(entry, '../../../lib/vscode/extensions');
  const folder = path.join(home, 'own-extensions');
  fs.mkdirSync(folder, { recursive: true });
  for (const name of NEEDED) {
    const link = path.join(folder, name);
    if (!fs.existsSync(path.join(all, name))) throw new Error(`The editor has no extension ${name} of its own.`);
    if (!fs.existsSync(link)) fs.symlinkSync(path.join(all, name), link);
  }
  return folder;
}
