import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { EditorModel } from '../../../src/extension/editor/language-models/editor-models';
import { pickFromList } from '../../../src/extension/editor/models/model-list';
import { inLines } from '../../../src/extension/editor/window/log';
import { pickLabel, plainLabel, withoutLinks } from '../../../src/extension/editor/window/shown-text';

/** The editor as pickers see it: settings of the person, and what was last offered. */
// Modules that another file loaded know the editor that stood in there.
vi.hoisted(() => vi.resetModules());

const editor = vi.hoisted((): { settings: Record<string, string>; offered: Record<string, unknown>[] } => ({
  settings: {},
  offered: [],
}));

vi.mock('vscode', () => ({
  l10n: {
    t: (text: string, ...values: string[]) => text.replaceAll(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? ''),
  },
  QuickPickItemKind: { Separator: -1 },
  workspace: {
    getConfiguration: () => ({
      inspect: (name: string) => ({ globalValue: editor.settings[name] }),
      get: () => undefined,
    }),
  },
  window: {
    showQuickPick: async (items: Promise<Record<string, unknown>[]>) => {
      editor.offered = await items;
    },
  },
}));

/** As the editor looks for links in notifications and messages of its boxes, and for icons in pickers. */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;
const ICON = /(\\)?\$\(([A-Za-z0-9-]+(?:~[A-Za-z]+)?)\)/g;

const ESCAPE = '\u001b';
const TAG = String.fromCodePoint(0xe0041);

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '[Renew your key](command:workbench.action.terminal.new)',
        '[x](https://example.org "y")',
        '](',
        ']\u200b(',
        '[',
        '$(trash)',
        '\\$(trash)',
        '$(loading~spin)',
        '$(',
        '$\u200b(trash)',
        '\u202e',
        '\u2066',
        '\u200b',
        TAG,
        '\u0000',
        '\r',
        '\n',
        '\u2028',
        '\u0085',
        `${ESCAPE}[2J`,
        `${ESCAPE}]8;;https://example.org${ESCAPE}\\`,
        '\n2026-01-01 00:00:00.000 [info] Nothing was sent.',
        '<img src=x onerror=alert(1)>',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** What is not seen, or changes what is. */
const UNSEEN = /[\u061c\u200b\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]|\p{Cc}/u;

describe('a label in a tree, a tab, a tooltip or a dialog', () => {
  it('is one line of limited length that hides nothing', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(plainLabel(text)).not.toMatch(UNSEEN);
        expect(plainLabel(text)).not.toMatch(/[\n\r\u2028\u2029]/);
      }),
      { numRuns: 1_000 },
    );
    expect([...plainLabel('a'.repeat(1_000_000))]).toHaveLength(200);
    expect(plainLabel('a'.repeat(100), 40)).toHaveLength(40);
  });

  it('says what an ordinary title says', () => {
    for (const title of ['Add caching to the API', 'Größe der Liste ändern', '日本語のタイトル', 'naïve 👩‍💻 test'])
      expect(plainLabel(title)).toBe(title);
  });
});

describe('an entry of a picker', () => {
  it('has no icons but ours', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const [, escape] of pickLabel(text).matchAll(ICON)) expect(escape).toBe('\\');
      }),
      { numRuns: 1_000 },
    );
    expect(pickLabel('$(check) Trusted')).toBe('\\$(check) Trusted');
  });

  it('has none either where it shows an address, a model or what the editor offers', async () => {
    const sign = '$(verified) $(sync~spin)';
    editor.settings = {
      'openai.baseUrl': 'https://$(verified).example/$(sync~spin)/v1',
      'openai.model': `gpt ${sign}`,
      'model.provider': 'openai',
    };
    const models = [{ id: `id ${sign}`, label: `label ${sign}`, access: 'granted' }] as EditorModel[];
    await pickFromList({ editorModels: () => Promise.resolve(models) });
    const shown = editor.offered.flatMap(({ label, description, detail }) => [label, description, detail]).map(String);
    expect(shown.filter((text) => text.includes('verified'))).toHaveLength(6);
    for (const text of shown)
      for (const [whole, escape] of text.matchAll(ICON)) expect(escape ?? whole, text).toMatch(/^\\$|^\$\(check\)$/);
  });
});

describe('a notification', () => {
  it('has no links', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(withoutLinks(text)).not.toMatch(LINK);
        expect(withoutLinks(plainLabel(text))).not.toMatch(LINK);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the log', () => {
  const said: string[] = [];
  const say = (text: string | Error) => void said.push(String(text));
  const log = inLines({
    info: say,
    warn: say,
    error: say,
    debug: say,
    show: () => undefined,
    dispose: () => undefined,
  });

  it('has one line for each thing that it is told, without what steers a terminal', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        said.length = 0;
        log.info(text);
        log.warn(text);
        log.error(new Error(text));
        expect(said).toHaveLength(3);
        for (const line of said) expect(line).not.toMatch(UNSEEN);
      }),
      { numRuns: 1_000 },
    );
  });
});
