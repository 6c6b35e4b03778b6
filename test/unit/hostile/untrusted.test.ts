import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MACHINE_SETTINGS } from '../../../src/extension/editor/settings/setting-schemas';

const manifest = z
  .object({
    activationEvents: z.array(z.string()),
    capabilities: z.object({
      untrustedWorkspaces: z.object({ supported: z.string(), restrictedConfigurations: z.array(z.string()) }),
    }),
    contributes: z.object({
      configuration: z.object({ properties: z.record(z.string(), z.object({ scope: z.string() })) }),
    }),
  })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8')));

const { properties } = manifest.contributes.configuration;
const { untrustedWorkspaces } = manifest.capabilities;
const scopeOf = (name: string) => properties[name]?.scope;

/** What a workspace may say before it is trusted: it costs the person a question or a second, and opens nothing. */
const HARMLESS = ['brainstorm.budget.questions', 'brainstorm.probe.seconds'];
/** What the person says for all windows: the editor takes it from no workspace. */
const PERSONS_OWN = ['brainstorm.budget.tokens', 'brainstorm.prepare'];
/** What a trusted workspace may say and another may not: what is said to models, what is looked at, and what is written besides. */
const ONCE_TRUSTED = [
  'brainstorm.instructions',
  'brainstorm.probe.enabled',
  'brainstorm.observe.exclude',
  'brainstorm.export.formats',
];
/** What decides where code and keys go, and what may run or connect: never a workspace's, and restricted besides. */
const WALLS = MACHINE_SETTINGS.map((name) => `brainstorm.${name}`);

describe('the settings', () => {
  it('are each of one class, so that a new one has to be thought about', () => {
    const classes = [...HARMLESS, ...PERSONS_OWN, ...ONCE_TRUSTED, ...WALLS];
    expect(classes.sort()).toEqual(Object.keys(properties).sort());
    expect(new Set(classes).size).toBe(classes.length);
  });

  it('have the scope of their class', () => {
    for (const name of WALLS) expect(scopeOf(name), name).toBe('machine');
    for (const name of PERSONS_OWN) expect(scopeOf(name), name).toBe('application');
    for (const name of ONCE_TRUSTED) expect(scopeOf(name), name).toBe('resource');
  });

  it('of a workspace that is not trusted count only where they are harmless', () => {
    expect([...untrustedWorkspaces.restrictedConfigurations].sort()).toEqual([...WALLS, ...ONCE_TRUSTED].sort());
    expect(untrustedWorkspaces.supported).toBe('limited');
  });
});
