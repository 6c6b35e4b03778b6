import { parseArgs } from 'node:util';
import { specFolderName } from '../../node/specs/written-specs';

/** What `npm run check:spec` is asked for. */
export interface CheckArguments {
  workspace: string;
  /** Folder of one specification; null for all that are approved. */
  spec: string | null;
  json: boolean;
  /** Whether statements that nothing names fail the run, too. */
  allowUnnamed: boolean;
  /** Whether drift that was found is accepted. */
  accept: boolean;
}

type ParsedCheck = { kind: 'check'; arguments: CheckArguments } | { kind: 'help' } | { kind: 'bad'; reason: string };

export const CHECK_USAGE = `Usage: npm run -s check:spec -- --workspace DIR [options]

  --workspace DIR   the folder to look at, which holds .sdd/
  --spec FOLDER     one specification, by its folder below .sdd/specs; without it, all that are approved
  --json            the report as JSON on standard output
  --allow-unnamed   statements that no test and no code names do not count
  --accept          with --spec: accept the code as it is now; drift that is listed is then no drift any more

Tests and code name statements in names or comments: FR-001, or <folder>/AC-002 where several specifications stand; a file
that names a specification's folder once means that one throughout. To be named says nothing of being done.
Exit codes: 0 nothing to look at, 1 something is (changed code that a statement rests on, a source that is not in order, a
label of no specification, a statement named nowhere), 2 bad input.
`;

const OPTIONS = {
  workspace: { type: 'string' },
  spec: { type: 'string' },
  json: { type: 'boolean' },
  'allow-unnamed': { type: 'boolean' },
  accept: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. A reason is a sentence for the one who typed it. */
export function parseCheckArguments(argv: readonly string[]): ParsedCheck {
  try {
    const { values } = parseArgs({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: false });
    if (values.help === true) return { kind: 'help' };
    const { workspace = '', spec, json = false, 'allow-unnamed': allowUnnamed = false, accept = false } = values;
    if (workspace === '') return bad('--workspace is missing: name the folder to look at.');
    if (spec === '') return bad('--spec is empty: name the folder of a specification.');
    if (accept && spec === undefined) return bad('--accept belongs to --spec: name the specification.');
    return {
      kind: 'check',
      arguments: { workspace, spec: spec === undefined ? null : specFolderName(spec), json, allowUnnamed, accept },
    };
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
}

function bad(reason: string): ParsedCheck {
  return { kind: 'bad', reason };
}
