import { describe, expect, it } from 'vitest';
import type * as vscode from 'vscode';
import { ModelAccess } from '../../../../../src/extension/editor/language-models/model-access';

function memory(stored: Record<string, unknown> = {}): Pick<vscode.Memento, 'get' | 'update'> {
  return {
    get: <T>(key: string) => stored[key] as T,
    update: async (key: string, value: unknown) => void (stored[key] = value),
  };
}

const chat = (vendor: string) => ({ vendor }) as vscode.LanguageModelChat;
const editorThatSays = (answer: boolean | undefined) => ({ canSendRequest: () => answer });

describe('access to the editor’s models', () => {
  it('is unknown for a model that was never asked for, even if the editor says yes to all', () => {
    expect(new ModelAccess(editorThatSays(true), memory()).of(chat('a'))).toBe('unknown');
  });

  it('is granted for all models of a vendor once a call for a person went through', async () => {
    const kept = memory();
    await new ModelAccess(editorThatSays(true), kept).remember(chat('a'));
    const later = new ModelAccess(editorThatSays(true), kept);
    expect(later.of(chat('a'))).toBe('granted');
    expect(later.of(chat('b'))).toBe('unknown');
  });

  it('is unknown again where the editor no longer knows of it', async () => {
    const kept = memory();
    await new ModelAccess(editorThatSays(true), kept).remember(chat('a'));
    expect(new ModelAccess(editorThatSays(undefined), kept).of(chat('a'))).toBe('unknown');
  });

  it('is denied where the editor says so, whatever was before', async () => {
    const access = new ModelAccess(editorThatSays(false), memory());
    await access.remember(chat('a'));
    expect(access.of(chat('a'))).toBe('denied');
  });

  it('is forgotten one vendor at a time', async () => {
    const access = new ModelAccess(editorThatSays(true), memory());
    await access.remember(chat('a'));
    await access.remember(chat('b'));
    await access.remember(chat('b'));
    await access.forget(chat('a'));
    await access.forget(chat('never there'));
    expect(access.of(chat('a'))).toBe('unknown');
    expect(access.of(chat('b'))).toBe('granted');
  });

  it('is told of when it changes, and only then', async () => {
    let changes = 0;
    const access = new ModelAccess(editorThatSays(true), memory(), () => (changes += 1));
    for (let time = 0; time < 2; time++) await access.remember(chat('a'));
    expect(changes).toBe(1);
    for (let time = 0; time < 2; time++) await access.forget(chat('a'));
    expect(changes).toBe(2);
  });

  it('survives a memory that holds something else', async () => {
    const access = new ModelAccess(editorThatSays(true), memory({ allowedModelVendors: { a: true } }));
    expect(access.of(chat('a'))).toBe('unknown');
    await access.remember(chat('a'));
    expect(access.of(chat('a'))).toBe('granted');
  });
});
