import type { FlatSchema } from './wire-schema';

const INDENT = '  ';

/** The form of a reply in the notation of TypeScript types, which models read well; descriptions become comments. */
export function replyForm(schema: FlatSchema): string {
  return written(schema, '');
}

function written(schema: FlatSchema, indent: string): string {
  if ('anyOf' in schema) return schema.anyOf.map((branch) => written(branch, indent)).join(' | ');
  if ('enum' in schema) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'object': {
      const inner = indent + INDENT;
      const keys = Object.entries(schema.properties).map(
        ([key, property]) =>
          `${comment(property, inner)}${inner}${JSON.stringify(key)}: ${written(property, inner)},\n`,
      );
      return `{\n${keys.join('')}${indent}}`;
    }
    case 'array': {
      const items = written(schema.items, indent);
      return isUnion(schema.items) ? `(${items})[]` : `${items}[]`;
    }
    case 'integer':
      return 'number';
    default:
      return schema.type;
  }
}

function isUnion(schema: FlatSchema): boolean {
  return 'anyOf' in schema ? schema.anyOf.length > 1 : 'enum' in schema && schema.enum.length > 1;
}

/** What is said of a key, or of the value that it may have beside null. */
function comment(schema: FlatSchema, indent: string): string {
  const own = schema.description ?? ('anyOf' in schema ? schema.anyOf.find(described)?.description : undefined);
  return own === undefined ? '' : `${indent}// ${own.replace(/\s+/g, ' ')}\n`;
}

function described({ description }: FlatSchema): boolean {
  return description !== undefined;
}
