import { CATALOGUE, configJsonSchema } from './catalogue';
import { QUESTION_TYPES } from './question-type';
import type { ControlKey, QuestionTypeName } from './question-type';

/** Types whose keys their notes do not explain: an example shows what goes where. */
const WITH_EXAMPLE: ReadonlySet<QuestionTypeName> = new Set(['slider']);

/**
 * The question types for whoever writes questions, in the flat form: when to use each, the keys it uses (`*` required,
 * `=` what holds if the key is null), and where it needs one, an example. All types where none are named.
 */
export function wireCatalogue(types: readonly QuestionTypeName[] = QUESTION_TYPES): string {
  const entries = types.map((type) => {
    const keys = keysOf(type);
    const lines = [
      `- \`${type}\`: ${CATALOGUE[type].when}${keys === '' ? '' : ` (${keys})`}`,
      ...(WITH_EXAMPLE.has(type) ? [`  ${exampleOf(type)}`] : []),
    ];
    return lines.join('\n');
  });
  return entries.join('\n');
}

function keysOf(type: QuestionTypeName): string {
  const { properties = {}, required = [] } = configJsonSchema(type);
  const described = new Map<ControlKey, string>();
  for (const [key, wire] of Object.entries(CATALOGUE[type].wireKeys)) {
    const property = properties[key];
    const fallback = typeof property === 'object' && isPlain(property.default) ? ` = ${String(property.default)}` : '';
    const note = CATALOGUE[type].wireNotes?.[wire];
    described.set(
      wire,
      `${wire}${required.includes(key) ? '*' : ''}${note === undefined ? '' : ` (${note})`}${fallback}`,
    );
  }
  return [...described.values()].join(', ');
}

function isPlain(value: unknown): value is boolean | number {
  return typeof value === 'boolean' || typeof value === 'number';
}

function exampleOf(type: QuestionTypeName): string {
  const { properties = {} } = configJsonSchema(type);
  const entries = Object.entries(CATALOGUE[type].example as Record<string, unknown>).filter(([key, value]) => {
    const property = properties[key];
    return !(typeof property === 'object' && property.default === value);
  });
  return JSON.stringify(toWire(type, Object.fromEntries(entries)));
}

/** A config in the flat form, without the keys that are null. */
export function toWire(type: QuestionTypeName, config: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = { question: config['question'], type };
  if (config['context'] !== undefined) wire['context'] = config['context'];
  for (const [key, place] of Object.entries(CATALOGUE[type].wireKeys)) {
    const value = config[key];
    if (value === undefined) continue;
    if (key === 'yesLabel' || key === 'noLabel') wire[place] = [config['yesLabel'] ?? '', config['noLabel'] ?? ''];
    else if (key === 'labels') wire[place] = scale(value as Record<string, string>);
    else if (key === 'recommended' && typeof value === 'string') wire[place] = [value];
    else if (key === 'sections') wire[place] = (value as Section[]).map(asOption);
    else wire[place] = value;
  }
  return wire;
}

interface Section {
  id: string;
  title: string;
  content: string;
}

const asOption = ({ id, title, content }: Section) => ({ id, label: title, description: content });

function scale({ min = '', mid, max = '' }: { min?: string; mid?: string; max?: string }): string[] {
  return mid === undefined ? [min, max] : [min, mid, max];
}

/** Where a problem of a config stands in the flat form: `sections[0].title` is `options[0].label`. */
export function wirePath(type: QuestionTypeName, path: readonly PropertyKey[]): PropertyKey[] {
  const [first, ...rest] = path;
  if (typeof first !== 'string') return [...path];
  const key = CATALOGUE[type].wireKeys[first];
  if (key === undefined) return [...path];
  if (key === 'labels') return [key, ...rest.filter((part) => typeof part === 'number')];
  if (first === 'sections') return [key, ...rest.map((part) => SECTION_KEYS[String(part)] ?? part)];
  return [key, ...rest];
}

const SECTION_KEYS: Record<string, string> = { title: 'label', content: 'description' };
