import type { ToolSpec } from '../../model/model';
import type { ObservationRequest } from '../../observe/observation-request';

/** The tools by which a model looks at the workspace: one for each kind of observation. */
export type LookTool = ObservationRequest['action'];

const ROOT = {
  type: ['string', 'null'],
  description: 'The root, where results name several ("root:path"); else null.',
};

/** How each tool is explained, with an example that refusals of wrong input repeat. */
const TOOLS: Record<LookTool, { description: string; properties: Record<string, unknown>; example: string }> = {
  retrieve: {
    description:
      'Finds the places of the workspace that fit a few words best, and shows an excerpt of each with its evidence id. ' +
      'For what you cannot name yet: it knows parts of identifiers and word forms. It also says which of the words occur nowhere.',
    properties: {
      text: {
        type: 'string',
        description: 'Two to eight telling words or identifiers: "session expiry cookie".',
      },
    },
    example: '{"text":"session expiry cookie"}',
  },
  search: {
    description:
      'Finds the lines that hold exactly this text, ignoring case, or fit a pattern, and shows them as path:line. ' +
      'For a known name: who calls it, where it is set. To cite a line without an evidence id, read it.',
    properties: {
      text: { type: 'string', description: 'The text, on one line: "createRouter(".' },
      regex: {
        type: ['boolean', 'null'],
        description: 'true if it is a regular expression as ripgrep has it (no look-around); else null.',
      },
    },
    example: '{"text":"createRouter(","regex":null}',
  },
  find: {
    description:
      'Finds files by their names: "is there a test for this", "where are the migrations". ' +
      'A name is no evidence: read the file to cite it.',
    properties: {
      glob: {
        type: 'string',
        description: 'A pattern for whole paths, * within a name, ** over folders, {a,b} for either: "**/*order*.ts".',
      },
    },
    example: '{"glob":"**/*order*.ts"}',
  },
  list: {
    description: 'Shows what lies directly in one folder. A listing is no evidence: read a file to cite it.',
    properties: {
      path: { type: 'string', description: 'The folder from the root on: "src/orders"; "" for the root.' },
      root: ROOT,
    },
    example: '{"path":"src/orders","root":null}',
  },
  read: {
    description:
      'Shows the numbered lines of a text file, at most 200 lines or 8,000 characters at once, with their evidence id. ' +
      'Read the lines that matter rather than whole files. Secret, ignored and binary files are refused.',
    properties: {
      path: { type: 'string', description: 'The file from the root on: "src/orders/routes.ts".' },
      startLine: { type: ['integer', 'null'], description: 'First line, from 1; null for the beginning.' },
      endLine: { type: ['integer', 'null'], description: 'Last line; null for what fits.' },
      root: ROOT,
    },
    example: '{"path":"src/orders/routes.ts","startLine":1,"endLine":80,"root":null}',
  },
  symbols: {
    description:
      'Shows what a file defines, with line numbers, or the places that define a name, with their evidence ids. ' +
      'Quicker than reading for "what is in this file" and "where is this declared".',
    properties: {
      target: {
        type: 'string',
        description: 'A file, "src/orders/routes.ts", or a name, "createRouter".',
      },
      root: ROOT,
    },
    example: '{"target":"createRouter","root":null}',
  },
  git: {
    description:
      'Asks git about the history: status, log, diff, show, blame, ls-files, rev-parse or branch --list, with options that only read: ' +
      '"who changed this and why", "what changed lately". Refused where git may not run.',
    properties: {
      command: {
        type: 'string',
        description: 'One command: "git log --oneline -10 -- src/orders", "git blame -L 10,20 src/a.ts".',
      },
    },
    example: '{"command":"git log --oneline -10 -- src/orders"}',
  },
  command: {
    description:
      'Runs one read-only command and shows what it prints: pwd, ls, tree, find, cat, head, tail, wc, rg, grep or git, with their usual options. ' +
      'No shell: no pipes, redirection, variables, unquoted wildcards, "..", or absolute paths; patterns in single quotes. A refusal says what to write instead.',
    properties: {
      command: {
        type: 'string',
        description: 'One command: "rg -n -C 3 \'createRouter\' src", "find src -name \'*.sql\'".',
      },
    },
    example: '{"command":"rg -n createRouter src"}',
  },
  facts: {
    description:
      'Shows what manifests and settings say of the project (languages, frameworks, test runner, databases, entry points, ' +
      'dependencies the request is about) and what an earlier .sdd/ folder holds, with evidence ids. Takes nothing.',
    properties: {},
    example: '{}',
  },
};

export function isLookTool(name: string): name is LookTool {
  return Object.hasOwn(TOOLS, name);
}

/** An input of a tool as it should be, as JSON. */
export function exampleFor(tool: LookTool): string {
  return TOOLS[tool].example;
}

/** The tools as a model is told of them. */
export const LOOK_TOOLS: readonly ToolSpec[] = Object.entries(TOOLS).map(([name, { description, properties }]) => ({
  name,
  description,
  parameters: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
}));

/**
 * The tools of a role that looks something up now and then: what has a place in its prompt already, or can be had by
 * `command` as well, does not go along with every call.
 */
const FEW: ReadonlySet<string> = new Set<LookTool>(['retrieve', 'search', 'read', 'symbols', 'command']);
export const FEW_LOOK_TOOLS: readonly ToolSpec[] = LOOK_TOOLS.filter(({ name }) => FEW.has(name));
