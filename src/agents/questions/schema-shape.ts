import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type JsonPart = z.core.JSONSchema._JSONSchema;

/**
 * A JSON schema in the short form in which people and models read shapes: `{ options: { id: string }[], max?: integer }`.
 * Optional keys carry "?", and "= …" where there is a default.
 */
export function schemaShape(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map((one) => shapeOf(one)).join(' | ');
  if (schema.type === 'array') return listShape(shapeOf(schema.items));
  if (schema.type === 'object') return objectShape(schema);
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
}

/** The shape of a part: one schema, or anything where none is given. */
function shapeOf(schema: JsonPart | JsonPart[] | undefined): string {
  return typeof schema === 'object' && !Array.isArray(schema) ? schemaShape(schema) : 'any';
}

function listShape(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectShape(schema: JsonSchema): string {
  if (schema.properties === undefined) return `{ [id]: ${shapeOf(schema.additionalProperties)} }`;
  const keys = Object.entries(schema.properties).flatMap(([key, value]) => {
    // A key that may hold nothing at all only tells two forms of an answer apart.
    if (typeof value === 'boolean' || value.not !== undefined) return [];
    const mark = schema.required?.includes(key) ? '' : '?';
    const fallback = value.default === undefined ? '' : ` = ${JSON.stringify(value.default)}`;
    return [`${key}${mark}: ${schemaShape(value)}${fallback}`];
  });
  return keys.length === 0 ? '{}' : `{ ${keys.join(', ')} }`;
}
