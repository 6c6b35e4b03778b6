import { inertLine } from '../base/text/inert-text';

/** Most characters of a query that are repeated. */
const MAX_SHOWN = 80;

/**
 * Reads a call of a tool from one text, as a plan's task words it: the name of the tool and its input as a JSON object,
 * `getDiagnostics {"path": "src/a.ts"}`. The input may be left out where there is none.
 * @throws Error that names the tools there are, or says what is wrong with the input.
 */
export function parseToolQuery(text: string, names: readonly string[]): { name: string; input: unknown } {
  const [, name = '', json = ''] = /^\s*([\w.-]+)\s*([\s\S]*?)\s*$/.exec(text) ?? [];
  if (!names.includes(name)) {
    throw new Error(
      `“${inertLine(text, MAX_SHOWN)}” calls no tool that is allowed here; write the name and the input of one of ${names.join(', ')}, such as ${names[0] ?? 'toolName'} {"key": "value"}.`,
    );
  }
  const input = json === '' ? {} : jsonOf(json);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Error(`The input of ${name} must be one JSON object, such as ${name} {"key": "value"}.`);
  }
  return { name, input };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
