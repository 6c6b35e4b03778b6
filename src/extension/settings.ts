import * as vscode from 'vscode';
import { z } from 'zod';
import { DEFAULT_BUDGET, DEFAULT_PROBE_MS, MAX_BUDGET } from '../agents/engine/limits';

/**
 * The settings below `brainstorm.`, each with what it may be. A value that does not fit counts as its default: settings
 * files are written by hand.
 */
export const SETTINGS = {
  'budget.questions': z.number().int().min(1).max(MAX_BUDGET).catch(DEFAULT_BUDGET),
  'probe.enabled': z.boolean().catch(true),
  'probe.seconds': z
    .number()
    .min(1)
    .max(120)
    .catch(DEFAULT_PROBE_MS / 1000),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The value of a setting as it is now, for a folder where that matters. */
export function setting<N extends SettingName>(name: N, scope?: vscode.Uri): z.output<(typeof SETTINGS)[N]> {
  const value = vscode.workspace.getConfiguration('brainstorm', scope).get<unknown>(name);
  return SETTINGS[name].parse(value) as z.output<(typeof SETTINGS)[N]>;
}
