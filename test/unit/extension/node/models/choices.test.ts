import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseModelChoice } from '../../../../../src/extension/node/models/model-choice';
import { readRoleModels } from '../../../../../src/extension/node/models/role-models';
import { SETTINGS, type SettingName } from '../../../../../src/extension/editor/settings/setting-schemas';

describe('a model in a setting', () => {
  it.each([
    ['offline', { kind: 'offline' }],
    ['openai:gpt-x', { kind: 'openai', name: 'gpt-x' }],
    ['openai: llama3:8b ', { kind: 'openai', name: 'llama3:8b' }],
    ['openai:meta/llama-3', { kind: 'openai', name: 'meta/llama-3' }],
    ['vscode-lm:copilot/gpt/gpt-x', { kind: 'vscode-lm', id: 'copilot/gpt/gpt-x' }],
  ])('%s is understood', (text, choice) => {
    expect(parseModelChoice(text)).toEqual(choice);
  });

  it.each(['', 'openai', 'openai:', 'vscode-lm: ', 'offline:x', 'gpt-x', 'Offline', 'anthropic:x'])(
    '“%s” is not',
    (text) => {
      expect(parseModelChoice(text)).toBeNull();
    },
  );
});

describe('models for single roles', () => {
  it('are read for the roles that there are; the rest is listed', () => {
    const { chosen, unfit } = readRoleModels({
      writer: 'offline',
      reviewer: 'openai:gpt-x',
      poet: 'offline',
      planner: 'gpt-x',
      intake: 7,
    });
    expect([...chosen]).toEqual([
      ['writer', { kind: 'offline' }],
      ['reviewer', { kind: 'openai', name: 'gpt-x' }],
    ]);
    expect(unfit).toEqual([
      { kind: 'role', name: 'poet' },
      { kind: 'model', role: 'planner' },
      { kind: 'model', role: 'intake' },
    ]);
  });
});

describe('settings that were written by hand', () => {
  it('have a value of the right kind, whatever stands there', () => {
    const names = Object.keys(SETTINGS) as SettingName[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, written) => {
        const value: unknown = SETTINGS[name].schema.parse(written);
        const standard: unknown = SETTINGS[name].schema.parse(undefined);
        expect(typeof value).toBe(typeof standard);
        expect(Array.isArray(value)).toBe(Array.isArray(standard));
      }),
    );
  });

  it('send nothing anywhere where they say neither which provider nor which address', () => {
    expect(SETTINGS['model.provider'].schema.parse('openaii')).toBe('offline');
    expect(SETTINGS['openai.baseUrl'].schema.parse(7)).toBe('');
  });
});
