import * as z from 'zod';
import { CALLER_QUESTIONS } from '../../../src/agents/call/read-call';
import { CATALOGUE, configJsonSchema } from '../../../src/agents/questions/catalogue';
import { QUESTION_TYPES, type QuestionTypeName } from '../../../src/agents/questions/question-type';
import { ROLE_NAMES } from '../../../src/agents/session/role-names';
import { COMMAND_TABLE } from '../../../src/extension/editor/commands/command-ids';
import { OTHER_SETTINGS, SETTINGS } from '../../../src/extension/editor/settings/setting-schemas';
import { EVERY_ROLE } from '../../../src/extension/node/models/project-notes';

type Json = Record<string, unknown>;

const partSchema = z.record(z.string(), z.unknown());
const keySchema = z.looseObject({ description: z.string() });
type ConfigKey = z.infer<typeof keySchema>;

/** A part of the manifest, to be changed in its place: keys stay in their order. */
function partOf(manifest: unknown, ...path: (string | number)[]): Json {
  const part = path.reduce((whole, key) => (whole as Record<string | number, unknown>)[key], manifest);
  partSchema.parse(part, { error: () => `package.json has no ${path.join('.')}` });
  return part as Json;
}

/** The manifest with all that tables of the code say: commands, settings, their roles, and the types of an agent's questions. */
export function generatedManifest(text: string): string {
  const manifest: unknown = JSON.parse(text);
  const rows = Object.entries({ ...SETTINGS, ...OTHER_SETTINGS });
  partOf(manifest, 'capabilities', 'untrustedWorkspaces')['restrictedConfigurations'] = rows
    .filter(([, { scope, needsTrust }]) => scope === 'machine' || needsTrust === true)
    .map(([name]) => `brainstorm.${name}`);
  partOf(manifest, 'contributes')['commands'] = commands();
  partOf(manifest, 'contributes', 'configuration')['properties'] = Object.fromEntries(
    rows.map(([name, row], at) => [`brainstorm.${name}`, setting(name, row, at + 1)]),
  );
  const questions = ['contributes', 'languageModelTools', 0, 'inputSchema', 'properties', 'initial_questions'];
  partOf(manifest, ...questions)['maxItems'] = CALLER_QUESTIONS;
  const type = partOf(manifest, ...questions, 'items', 'properties', 'type');
  type['enum'] = QUESTION_TYPES;
  const briefs = QUESTION_TYPES.map((name) => `${name}: ${CATALOGUE[name].brief}.`);
  type['description'] = `How the person answers. ${briefs.join(' ')}`;
  const config = partOf(manifest, ...questions, 'items', 'properties', 'config');
  config['properties'] = configKeys(z.record(z.string(), keySchema).parse(config['properties']));
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function commands(): Json[] {
  return Object.values(COMMAND_TABLE).map((row) => ({
    command: row.id,
    title: `%${row.id.replace(/^brainstorm\./, 'command.')}%`,
    category: `%${'category' in row ? row.category : 'category'}%`,
    ...('icon' in row ? { icon: `$(${row.icon})` } : {}),
  }));
}

/** What a setting holds for each role. */
const OF_ROLES: Partial<Record<string, { names: readonly string[]; value: Json }>> = {
  models: {
    names: ROLE_NAMES,
    value: {
      type: 'string',
      pattern: '^(offline|openai:.+|vscode-lm:.+)$',
      patternErrorMessage: '%settings.models.pattern%',
    },
  },
  instructions: { names: [EVERY_ROLE, ...ROLE_NAMES], value: { type: 'string' } },
};

type Row = (typeof SETTINGS)[keyof typeof SETTINGS] | (typeof OTHER_SETTINGS)[keyof typeof OTHER_SETTINGS];

function setting(name: string, { schema, scope, uniqueItems }: Row, order: number): Json {
  const { type, items, minimum, maximum, ...said } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const text = `settings.${name}`;
  const values = z.array(z.string()).optional().parse(said.enum);
  const roles = OF_ROLES[name];
  return {
    order,
    type,
    ...(values ? { enum: values } : {}),
    ...(values ? { markdownEnumDescriptions: values.map((value) => `%${text}.${camelCase(value)}%`) } : {}),
    ...(items ? { items } : {}),
    ...(uniqueItems ? { uniqueItems } : {}),
    ...(roles
      ? {
          properties: Object.fromEntries(roles.names.map((role) => [role, roles.value])),
          additionalProperties: false,
        }
      : {}),
    default: schema.parse(undefined),
    ...limits({ minimum, maximum }),
    scope,
    markdownDescription: `%${text}%`,
  };
}

/** Limits that the setting has, as against those of whole numbers as such. */
function limits(given: { minimum: number | undefined; maximum: number | undefined }): Json {
  return Object.fromEntries(
    Object.entries(given).filter(([, limit]) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER),
  );
}

function camelCase(value: string): string {
  return value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The keys of all types' configs. What a key is stays as the manifest says it; which types take it is said anew. A key
 * that is new is described as its type's schema describes it.
 */
function configKeys(written: Record<string, ConfigKey>): Record<string, ConfigKey> {
  const schemas = Object.assign(
    {},
    ...[...QUESTION_TYPES].reverse().map((type) => configJsonSchema(type).properties),
  ) as Json;
  const keys = [...new Set([...Object.keys(written), ...Object.keys(schemas)])].filter((key) => key in schemas);
  return Object.fromEntries(
    keys.map((key) => {
      const { description: told, ...rest } = written[key] ?? described(key, schemas[key]);
      const [lead = ''] = /^.*?\.(?= (?:Required|Only) for|$)/.exec(told) ?? [];
      return [key, { ...rest, description: `${lead} ${usage(key)}`.trim() }];
    }),
  );
}

function described(key: string, schema: unknown): ConfigKey {
  const {
    description,
    default: _default,
    ...rest
  } = z.looseObject({ description: z.string().optional() }).parse(schema);
  return { ...rest, description: `${description ?? key}.` };
}

/** Which types need a key of the config, and which take it, in the words of the manifest. */
export function usage(key: string): string {
  const takes = (type: QuestionTypeName) => Object.hasOwn(configJsonSchema(type).properties ?? {}, key);
  const needs = (type: QuestionTypeName) => configJsonSchema(type).required?.includes(key) ?? false;
  const needing = QUESTION_TYPES.filter(needs);
  const taking = QUESTION_TYPES.filter((type) => takes(type) && !needs(type));
  if (needing.length + taking.length === QUESTION_TYPES.length) return '';
  const required = needing.length === 0 ? '' : `Required for ${needing.join(', ')}.`;
  const optional = taking.length === 0 ? '' : `${required ? 'Optional' : 'Only'} for ${taking.join(', ')}.`;
  return [required, optional].filter(Boolean).join(' ');
}
