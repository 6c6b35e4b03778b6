import * as z from 'zod';
import { AccessRefused } from '../../workspace/workspace-reader';
import { look, type ObservationRequest } from '../../observe/observation-request';
import { gatePath } from '../../workspace/path-gate';
import { exampleFor, type LookTool } from './tool-specs';

/** Longest texts, in characters, that are searched for and retrieved; longest glob. */
const MAX_SEARCH = 200;
const MAX_RETRIEVE = 1_000;
const MAX_GLOB = 300;

/** Longest command, and longest path or name for symbols. */
const MAX_COMMAND = 1_000;
const MAX_SYMBOL = 1_000;

/** No file that can be read has more lines. */
const MAX_LINE = 10_000_000;

const ABSENT = new Set<unknown>([undefined, null, '', 'null']);

/** What models write for "nothing" counts as nothing. */
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (ABSENT.has(value) ? null : value), schema.nullable());

/** Some models write numbers as texts. */
const line = orNull(
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,8}$/.test(value) ? Number(value) : value),
    z
      .number('must be a whole number')
      .int('must be a whole number')
      .min(1, 'counts from 1')
      .max(MAX_LINE, 'is too large'),
  ),
);

const text = (most: number) =>
  z
    .string('must be a text')
    .max(most, `must have at most ${most} characters`)
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine((value) => !/\p{Cc}/u.test(value.trim()), 'must be one line without control characters')
    .transform((value) => value.trim());

const path = z.string('must be a text').max(2_000, 'must be a path of this workspace');
const root = orNull(z.string('must be a text or null').max(200, 'must be the name of a root'));

/** Some models write truth as a text, too. */
const flag = z.preprocess(
  (value) => (ABSENT.has(value) || value === 'false' ? false : value === 'true' ? true : value),
  z.boolean('must be true, false or null'),
);

const INPUTS = {
  // Words are all that counts here, however they are laid out.
  retrieve: z.object({
    text: z.preprocess((value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value), text(MAX_RETRIEVE)),
  }),
  search: z.object({ text: text(MAX_SEARCH), regex: flag }),
  find: z.object({
    glob: text(MAX_GLOB).refine(
      (glob) => !glob.split('/').includes('..'),
      'must not go upwards: paths are matched from the workspace root',
    ),
  }),
  list: z.object({ path: z.preprocess((value) => value ?? '', path), root }),
  symbols: z.object({ target: text(MAX_SYMBOL), root }),
  git: z.object({ command: text(MAX_COMMAND) }),
  command: z.object({ command: text(MAX_COMMAND) }),
  read: z.object({ path: path.min(1, 'must name a file'), startLine: line, endLine: line, root }),
};

/**
 * What a model's call of a tool asks for. `input` may be anything.
 * @throws AccessRefused that says what is wrong with it and shows an example.
 */
export function requestOf(tool: LookTool, input: unknown, roots: readonly string[]): ObservationRequest {
  switch (tool) {
    case 'facts':
      return look('facts', '');
    case 'retrieve':
      return look(tool, parsed(tool, INPUTS.retrieve, input).text);
    case 'search': {
      const { text: sought, regex } = parsed(tool, INPUTS.search, input);
      return { ...look(tool, sought), regex };
    }
    case 'git':
    case 'command':
      return look(tool, parsed(tool, INPUTS[tool], input).command);
    case 'symbols': {
      const { target, root: named } = parsed(tool, INPUTS.symbols, input);
      // A name may be written with colons; only what has a slash or an ending is a path.
      const isPath = /[/]|\.\w{1,8}$/.test(target) && !target.includes('::');
      return isPath ? { ...look(tool, ''), ...placeOf(target, named, roots) } : look(tool, target);
    }
    case 'find':
      return look('find', parsed(tool, INPUTS.find, input).glob);
    case 'list': {
      const { path: asked, root: named } = parsed(tool, INPUTS.list, input);
      return { ...look('list', ''), ...placeOf(asked, named, roots) };
    }
    case 'read': {
      const { path: asked, root: named, startLine, endLine } = parsed(tool, INPUTS.read, input);
      if (endLine !== null && endLine < (startLine ?? 1)) {
        refuse(tool, `"endLine" is before "startLine"`);
      }
      return {
        ...look('read', ''),
        ...placeOf(asked, named, roots),
        startLine: startLine ?? (endLine === null ? null : 1),
        endLine,
      };
    }
  }
}

function parsed<T extends z.ZodType>(tool: LookTool, schema: T, input: unknown): z.output<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    refuse(tool, 'the input is no JSON object');
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return refuse(tool, `"${issue?.path.join('.') ?? ''}" ${issue?.message ?? 'does not fit'}`);
}

function refuse(tool: LookTool, why: string): never {
  throw new AccessRefused(`refused: ${why}; use ${tool} with an input such as ${exampleFor(tool)}.`);
}

/** A path may carry its root in front, as results show it. */
function placeOf(path: string, root: string | null, roots: readonly string[]): { target: string; root: string | null } {
  const inFront = roots.find((name) => path.startsWith(`${name}:`)) ?? null;
  const rest = inFront === null ? path : path.slice(inFront.length + 1);
  return { target: gatePath(rest), root: root ?? inFront };
}
