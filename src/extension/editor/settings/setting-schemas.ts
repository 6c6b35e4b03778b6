import * as z from 'zod';
import { DEFAULT_BUDGET, DEFAULT_PROBE_MS, MAX_BUDGET } from '../../../agents/session/limits';
import { PREPARING } from '../../../agents/model/model-ports';
import { EXPORT_IDS } from '../../../agents/specification/exporters/export-form';
import { MODEL_PROVIDERS } from '../../node/models/model-choice';

/** Where models are looked for when the person has not named an address. */
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
/** Seconds after which a model's call is given up: long enough for a slow local model, short enough to notice. */
const DEFAULT_CALL_SECONDS = 120;

/** Who may set a setting, in the editor's terms. What `machine` ones say only the person decides, never a workspace. */
type Scope = 'machine' | 'application' | 'window' | 'resource';

/** One setting: what it may be, and what the manifest says of it besides. */
interface SettingRow<Z extends z.ZodType, S extends Scope> {
  schema: Z;
  scope: S;
  /** Whether a folder's own value counts only once the person trusts it. Always so for `machine` ones. */
  needsTrust?: true;
  /** Whether a list holds nothing twice, as the editor checks it. */
  uniqueItems?: true;
}

const row = <Z extends z.ZodType, S extends Scope>(
  scope: S,
  schema: Z,
  more: Omit<SettingRow<Z, S>, 'schema' | 'scope'> = {},
): SettingRow<Z, S> => ({ schema, scope, ...more });

/**
 * The settings below `brainstorm.`, in the order in which they are shown, each with what it may be. A value that does not
 * fit counts as its default: settings files are written by hand. Of those that say where something is sent, an unfit one
 * counts as one that sends nothing. The manifest is written from this table.
 */
export const SETTINGS = {
  'model.provider': row('machine', z.enum(MODEL_PROVIDERS).default('auto').catch('offline')),
  'openai.baseUrl': row('machine', z.string().trim().default(DEFAULT_BASE_URL).catch('')),
  'openai.model': row('machine', z.string().trim().catch('')),
  'openai.timeoutSeconds': row('machine', z.number().min(5).max(600).catch(DEFAULT_CALL_SECONDS)),
  'vscodeLm.model': row('machine', z.string().trim().catch('')),
  models: row('machine', z.record(z.string(), z.unknown()).catch({})),
  instructions: row('resource', z.record(z.string(), z.string()).catch({}), { needsTrust: true }),
  'budget.questions': row('resource', z.number().int().min(1).max(MAX_BUDGET).catch(DEFAULT_BUDGET)),
  'budget.tokens': row('application', z.number().int().min(0).catch(0)),
  'probe.enabled': row('resource', z.boolean().catch(true), { needsTrust: true }),
  'probe.seconds': row(
    'window',
    z
      .number()
      .min(1)
      .max(120)
      .catch(DEFAULT_PROBE_MS / 1000),
  ),
  'probe.tools': row('machine', z.array(z.string()).catch([]), { uniqueItems: true }),
  'research.web': row('machine', z.boolean().catch(false)),
  prepare: row(
    'application',
    z
      .enum(['auto', ...PREPARING])
      .default('auto')
      .catch('off'),
  ),
  'export.formats': row('resource', z.array(z.enum(EXPORT_IDS)).catch([]), { uniqueItems: true, needsTrust: true }),
} as const;

/** Settings that are read elsewhere: the look at the workspace honours this one beside the editor's own lists. */
export const OTHER_SETTINGS = {
  'observe.exclude': row('resource', z.array(z.string()).catch([]), { needsTrust: true }),
} as const;

type Settings = typeof SETTINGS;
export type SettingName = keyof Settings;
export type SettingValue<N extends SettingName> = z.output<Settings[N]['schema']>;

export type MachineSetting = { [N in SettingName]: Settings[N]['scope'] extends 'machine' ? N : never }[SettingName];

/** Whether only the person sets a setting. */
export function isMachineSetting(name: SettingName): name is MachineSetting {
  return SETTINGS[name].scope === 'machine';
}

/** Settings that only the person sets, never a workspace: they decide where code and keys go. */
export const MACHINE_SETTINGS: readonly MachineSetting[] = (Object.keys(SETTINGS) as SettingName[]).filter(
  isMachineSetting,
);
