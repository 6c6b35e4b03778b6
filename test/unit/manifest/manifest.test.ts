import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { COMMANDS } from '../../../src/extension/editor/commands/command-ids';
import { MACHINE_SETTINGS } from '../../../src/extension/editor/settings/setting-schemas';
import { generatedManifest } from './generated-manifest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
const nls = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.nls.json'), 'utf8')));
const menuItem = z.object({ command: z.string(), when: z.string().optional() });
const manifest = z
  .object({
    icon: z.string(),
    l10n: z.string(),
    activationEvents: z.array(z.string()),
    capabilities: z.object({ untrustedWorkspaces: z.object({ restrictedConfigurations: z.array(z.string()) }) }),
    contributes: z.object({
      commands: z.array(z.object({ command: z.string(), title: z.string(), category: z.string() })),
      menus: z.record(z.string(), z.array(menuItem)),
      viewsContainers: z.object({ activitybar: z.array(z.object({ title: z.string() })) }),
      views: z.record(z.string(), z.array(z.object({ id: z.string(), icon: z.string(), name: z.string() }))),
      configuration: z.object({
        properties: z.record(
          z.string(),
          z.object({
            order: z.number(),
            scope: z.string(),
            default: z.unknown(),
            properties: z.record(z.string(), z.unknown()).optional(),
          }),
        ),
      }),
      viewsWelcome: z.array(z.object({ view: z.string() })),
      walkthroughs: z.array(
        z.object({
          steps: z.array(z.object({ media: z.object({ svg: z.string() }), completionEvents: z.array(z.string()) })),
        }),
      ),
    }),
  })
  .parse(JSON.parse(text));
const { contributes } = manifest;
/** What a person reads where the manifest has a placeholder. */
const told = (placeholder: string) => nls[placeholder.slice(1, -1)] ?? placeholder;
const commandIds = new Set<string>(Object.values(COMMANDS));

describe('the manifest', () => {
  it('says of commands, settings, roles and question types what the tables of the code say (write it anew with: npm run -s test:unit -- test/unit/manifest -u)', async () => {
    await expect(generatedManifest(text)).toMatchFileSnapshot(path.join(ROOT, 'package.json'));
  });

  it('has the command that begins it all first in the palette, which sorts by category and title', () => {
    const containers = contributes.viewsContainers.activitybar.map(({ title }) => told(title));
    const labels = [
      ...contributes.commands.map(({ title, category }) => `${told(category)}: ${told(title)}`),
      // The editor adds these by itself.
      ...Object.values(contributes.views)
        .flat()
        .flatMap(({ name }) => containers.map((container) => `${container}: Focus on ${told(name)} View`)),
    ];
    expect(labels.sort((a, b) => a.localeCompare(b, 'en'))[0]).toBe('Brainstorm: Start Brainstorm');
  });

  it('names only commands, views and files that exist', () => {
    const used = Object.values(contributes.menus).flatMap((items) => items.map(({ command }) => command));
    expect(used.filter((command) => !commandIds.has(command))).toEqual([]);
    const views = Object.values(contributes.views).flat();
    const viewIds = views.map(({ id }) => id);
    const named = Object.values(contributes.menus)
      .flat()
      .flatMap(({ when = '' }) => [...when.matchAll(/view == ([\w.]+)/g)].map(([, view = '']) => view));
    expect(
      [...named, ...contributes.viewsWelcome.map(({ view }) => view)].filter((view) => !viewIds.includes(view)),
    ).toEqual([]);
    const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    const files = [
      manifest.icon,
      manifest.l10n,
      ...views.map(({ icon }) => icon),
      ...steps.map(({ media }) => media.svg),
    ];
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const walkthroughCommands = steps
      .flatMap(({ completionEvents }) => completionEvents)
      .flatMap((event) => (event.startsWith('onCommand:') ? [event.slice('onCommand:'.length)] : []));
    expect(walkthroughCommands.filter((command) => !commandIds.has(command))).toEqual([]);
  });

  it('hides from the palette what works on a tree item only', () => {
    const hidden = (contributes.menus['commandPalette'] ?? []).filter(({ when }) => when === 'false');
    const onItems = (contributes.menus['view/item/context'] ?? []).map(({ command }) => command);
    expect(onItems.filter((command) => !hidden.some((item) => item.command === command))).toEqual([]);
  });

  it('lets no workspace say where code and keys go', () => {
    const machine = [
      ...['model.provider', 'openai.baseUrl', 'openai.model', 'openai.timeoutSeconds', 'vscodeLm.model', 'models'],
      ...['probe.tools', 'research.web'],
    ].map((name) => `brainstorm.${name}`);
    expect(MACHINE_SETTINGS.map((name) => `brainstorm.${name}`)).toEqual(machine);
    const { properties } = contributes.configuration;
    const scoped = Object.keys(properties).filter((name) => properties[name]?.scope === 'machine');
    expect(scoped.sort()).toEqual([...machine].sort());
    expect(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations).toEqual(expect.arrayContaining(machine));
  });

  it('has a text for every placeholder, and no text that is not used', () => {
    const used = new Set([...generatedManifest(text).matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key));
    expect(new Set(Object.keys(nls))).toEqual(used);
  });

  it('has links in texts only to commands that exist', () => {
    const linked = [
      ...Object.values(nls)
        .join(' ')
        .matchAll(/\(command:([\w.]+)\)/g),
    ].map(([, command = '']) => command);
    expect(linked.filter((command) => !commandIds.has(command) && command !== 'vscode.openFolder')).toEqual([]);
  });

  it('starts the extension only when it is used, or where sessions or specifications lie: a plain name, as a pattern would search the workspace', () => {
    expect(manifest.activationEvents).toEqual([
      'onWebviewPanel:brainstorm.interview',
      'workspaceContains:.sdd/sessions',
      'workspaceContains:.sdd/specs',
    ]);
  });
});
