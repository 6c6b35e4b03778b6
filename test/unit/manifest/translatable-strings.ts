import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** How a part of the product marks texts for translation. */
interface Marked {
  folder: string;
  /** The called function, as it is written. */
  call: string;
}

const MARKED: readonly Marked[] = [
  { folder: 'src/extension', call: 'vscode.l10n.t' },
  { folder: 'src/webview', call: 't' },
];

/** All texts that the source marks for translation, sorted. */
export function translatableStrings(root: string): string[] {
  const found = MARKED.flatMap(({ folder, call }) =>
    sourceFiles(path.join(root, folder)).flatMap((file) => stringsIn(file, call)),
  );
  return [...new Set(found)].sort((a, b) => a.localeCompare(b, 'en'));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function stringsIn(file: string, call: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === call) {
      for (const text of literals(node.arguments[0])) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function literals(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [];
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isConditionalExpression(argument)) return [...literals(argument.whenTrue), ...literals(argument.whenFalse)];
  return [];
}
