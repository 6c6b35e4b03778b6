import * as z from 'zod';
import { oncePerThing } from '../session/once-per-session';

type Scalar = 'string' | 'number' | 'integer' | 'boolean' | 'null';
type Value = string | number | boolean | null;

/** The part of JSON Schema that strict servers accept: every key required, nothing besides them, no constraints. */
export type FlatSchema = { description?: string } & (
  | { type: 'object'; properties: Record<string, FlatSchema>; required: string[]; additionalProperties: false }
  | { type: 'array'; items: FlatSchema }
  | { type: Scalar; enum: Value[] }
  | { type: Scalar }
  | { anyOf: FlatSchema[] }
);

/**
 * The JSON Schema of a reply as servers are told it. What the zod type demands beyond the form (lengths, ranges,
 * patterns, defaults) is left out: it is checked when the reply is there. Of a list that is marked so, null is not told. Throws an `Error` that names the place where
 * the type is no object or has no flat form (records, tuples, intersections, recursion, `unknown`): a mistake in the role.
 */
export const wireSchema = oncePerThing((type: z.ZodType): FlatSchema => {
  const schema = flat(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }), []);
  if (!('type' in schema) || schema.type !== 'object') throw noFlatForm([], 'is no object');
  return schema;
});

/** Marks, in the metadata of a list that may be null, that an empty one says the same: it is told as a list then, in half the words. */
export const EMPTY_IS_NONE = 'emptyIsNone';

type Json = z.core.JSONSchema.BaseSchema;

function flat(schema: Json, path: readonly string[]): FlatSchema {
  const form = formOf(schema, path);
  return schema.description === undefined ? form : { description: schema.description, ...form };
}

function formOf(schema: Json, path: readonly string[]): FlatSchema {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) {
    const forms = branches.map((branch) => flat(asSchema(branch, path), path));
    const list = schema[EMPTY_IS_NONE] === true ? forms.find(isList) : undefined;
    return list ?? { anyOf: forms };
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return enumeration(values);
  // One type each: some servers do not read lists of them.
  if (Array.isArray(schema.type)) return { anyOf: schema.type.map((type) => formOf({ ...schema, type }, path)) };
  switch (schema.type) {
    case 'object':
      return objectForm(schema, path);
    case 'array':
      if (schema.prefixItems !== undefined) throw noFlatForm(path, 'is a tuple');
      return { type: 'array', items: flat(asSchema(schema.items, path), [...path, '[]']) };
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return { type: schema.type };
    default:
      throw noFlatForm(path, 'has no flat form');
  }
}

/** Whether a form is that of a list. */
export function isList(schema: FlatSchema): boolean {
  return 'type' in schema && schema.type === 'array';
}

function objectForm(schema: Json, path: readonly string[]): FlatSchema {
  if (typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0) {
    throw noFlatForm(path, 'is a record');
  }
  const properties: Record<string, FlatSchema> = {};
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    properties[key] = flat(asSchema(property, [...path, key]), [...path, key]);
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function enumeration(values: readonly Value[]): FlatSchema {
  const forms = [...new Set(values.map(scalarType))].map((type) =>
    type === 'null' ? { type } : { type, enum: values.filter((value) => scalarType(value) === type) },
  );
  return forms.length === 1 && forms[0] !== undefined ? forms[0] : { anyOf: forms };
}

function scalarType(value: Value): Scalar {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}

function asSchema(schema: Json['items'], path: readonly string[]): Json {
  if (typeof schema !== 'object' || Array.isArray(schema)) throw noFlatForm(path, 'has no flat form');
  return schema;
}

function noFlatForm(path: readonly string[], problem: string): Error {
  return new Error(`The wire form of a reply ${problem} at ${path.join('.') || 'its root'}.`);
}
