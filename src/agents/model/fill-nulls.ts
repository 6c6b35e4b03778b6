import { isList, type FlatSchema } from './wire-schema';

/**
 * The value with null for each key that was left out and that its form allows to be null or to hold nothing, as a list does: on the rungs where nothing
 * holds a model to the form, that is what most of them mean by it. Everything else is left as it is.
 */
export function fillNulls(schema: FlatSchema, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if ('anyOf' in schema) {
    const [only, ...others] = schema.anyOf.filter((branch) => !isNull(branch));
    return only === undefined || others.length > 0 ? value : fillNulls(only, value);
  }
  if (Array.isArray(value)) {
    return 'items' in schema ? value.map((item) => fillNulls(schema.items, item)) : value;
  }
  if (!('properties' in schema)) return value;
  const filled = new Map<string, unknown>(Object.entries(value));
  for (const [key, property] of Object.entries(schema.properties)) {
    if (filled.has(key)) filled.set(key, fillNulls(property, filled.get(key)));
    else if (allowsNull(property)) filled.set(key, null);
  }
  return Object.fromEntries(filled);
}

function allowsNull(schema: FlatSchema): boolean {
  if ('anyOf' in schema) return schema.anyOf.some(allowsNull);
  return isNull(schema) || isList(schema);
}

function isNull(schema: FlatSchema): boolean {
  return 'type' in schema && schema.type === 'null';
}
