import { CATALOGUE, configJsonSchema } from './catalogue';
import { QUESTION_TYPES } from './question-type';
import type { ControlKey, QuestionTypeName } from './question-type';

/**
 * The question types for whoever writes questions, in the flat form: when to use each, and the keys it uses (`*` required,
 * `=` what holds if the key is null). All types where none are named.
 */
export function wireCatalogue(types: readonly QuestionTypeName[] = QUESTION_TYPES): string {
  const entries = types.map((type) => {
    const keys = keysOf(type);
    return `- \`${type}\`: ${CATALOGUE[type].when}${keys === '' ? '' : ` (${keys})`}`;
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
