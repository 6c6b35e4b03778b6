import { z } from 'zod';
import { DEFAULT_BUDGET, DEFAULT_PROBE_MS, MAX_BUDGET } from '../../../agents/session/limits';
import { MODEL_PROVIDERS } from '../../node/models/model-choice';

/** Where models are looked for when the person has not named an address. */
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
/** Seconds after which a model's call is given up: long enough for a slow local model, short enough to notice. */
const DEFAULT_CALL_SECONDS = 120;

/**
 * The settings below `brainstorm.`, each with what it may be. A value that does not fit counts as its default: settings
 * files are written by hand. Of those that say where something is sent, an unfit one counts as one that sends nothing.
 */
export const SETTINGS = {
  'budget.questions': z.number().int().min(1).max(MAX_BUDGET).catch(DEFAULT_BUDGET),
  'budget.tokens': z.number().int().min(0).catch(0),
  'probe.enabled': z.boolean().catch(true),
  'probe.seconds': z
    .number()
    .min(1)
    .max(120)
    .catch(DEFAULT_PROBE_MS / 1000),
  'probe.tools': z.array(z.string()).catch([]),
  'research.web': z.boolean().catch(false),
  'model.provider': z.enum(MODEL_PROVIDERS).default('auto').catch('offline'),
  'openai.baseUrl': z.string().trim().default(DEFAULT_BASE_URL).catch(''),
  'openai.model': z.string().trim().catch(''),
  'openai.timeoutSeconds': z.number().min(5).max(600).catch(DEFAULT_CALL_SECONDS),
  'vscodeLm.model': z.string().trim().catch(''),
  models: z.record(z.string(), z.unknown()).catch({}),
  instructions: z.record(z.string(), z.string()).catch({}),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<N extends SettingName> = z.output<(typeof SETTINGS)[N]>;

/** Settings that only the person sets, never a workspace: they decide where code and keys go. */
export const MACHINE_SETTINGS = [
  'model.provider',
  'openai.baseUrl',
  'openai.model',
  'openai.timeoutSeconds',
  'vscodeLm.model',
  'models',
  'probe.tools',
  'research.web',
] as const satisfies readonly SettingName[];
export type MachineSetting = (typeof MACHINE_SETTINGS)[number];

/** Whether only the person sets a setting. */
export function isMachineSetting(name: SettingName): name is MachineSetting {
  return (MACHINE_SETTINGS as readonly SettingName[]).includes(name);
}
