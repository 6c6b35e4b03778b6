import type * as vscode from 'vscode';

type Named = Pick<vscode.LanguageModelChat, 'vendor' | 'family' | 'id'>;

/** How settings and sessions name a model of the editor: `vendor/family/id`. The last part may hold slashes of its own. */
export function editorModelId({ vendor, family, id }: Named): string {
  return `${vendor}/${family}/${id}`;
}

/**
 * The model that a name means: the one of that very name, else, for a name without its last parts (`vendor/family` or
 * `vendor`), the first that begins so. Undefined where none does.
 */
export function modelNamed<M extends Named>(models: readonly M[], name: string): M | undefined {
  return (
    models.find((model) => editorModelId(model) === name) ??
    models.find(({ vendor, family }) => name === `${vendor}/${family}` || name === vendor)
  );
}

/** The vendor in a name. */
export function vendorIn(name: string): string {
  return name.split('/', 1)[0] ?? '';
}
