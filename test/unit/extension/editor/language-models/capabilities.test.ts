import { describe, expect, it } from 'vitest';
import type * as vscode from 'vscode';
import { capabilitiesOf } from '../../../../../src/extension/editor/language-models/capabilities';

const chat = (capabilities?: unknown) => ({ id: 'x', capabilities }) as unknown as vscode.LanguageModelChat;

describe('what a model of the editor can do', () => {
  it('is what the editor says of it', () => {
    expect(capabilitiesOf(chat({ supportsToolCalling: true, supportsImageToText: false }))).toEqual({
      tools: true,
      images: false,
    });
  });

  it.each([undefined, null, 'yes', {}, { supportsToolCalling: 3, supportsImageToText: 'often' }])(
    'is not known from %j',
    (told) => {
      expect(capabilitiesOf(chat(told))).toEqual({ tools: null, images: null });
    },
  );
});
