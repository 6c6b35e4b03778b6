import { gatePath } from '../../../agents/workspace/path-gate';
import type { GitRequest } from '../../../agents/workspace/git-request';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { checkOperand, refuseSecret } from '../processes/check-operand';
import { type MayShow, refuseExcluded } from './excluded-paths';

/**
 * Options that run, write, read other files or make output that cannot be gated line by line. Whoever makes requests has
 * a list of what is allowed; this one stands behind it.
 */
const NEVER: readonly RegExp[] = [
  /^--(?:ext-diff|textconv|output|output-indicator-\w+|output-directory|no-index|exec|open-files-in-pager|help)(?:=|$)/,
  /^--(?:stdin|contents|ignore-revs-file|exclude-from|exclude-per-directory|pathspec-from-file|pathspec-file-nul)(?:=|$)/,
  /^--(?:word-diff|word-diff-regex|color-words|line-prefix|binary|check|submodule|recurse-submodules|relative)(?:=|$)/,
  /^--(?:remerge-diff|show-signature|parseopt|sq-quote|sq|resolve-git-dir|git-path|path-format|git-dir)(?:=|$)/,
  /^--(?:absolute-git-dir|git-common-dir|show-toplevel|show-cdup|show-superproject-working-tree|shared-index-path|local-env-vars)(?:=|$)/,
  /^--diff-merges=(?:remerge|r)$/,
  /^--(?:eol|debug|with-tree)(?:=|$)/,
  /^-[a-zA-FH-KM-NP-RT-WYZ]*[OX]/,
  /^--(?:format|pretty)=[^]*%[-+ ]?(?:G|\(describe)/,
  // Cut, fold or encode a text before secrets are looked for.
  /^--(?:format|pretty)=(?:email|mboxrd)$/,
  /^--(?:format|pretty)=[^]*%[-+ ]?(?:f|w\(|\(trailers:[^)]*valueonly|(?:>>|><|[<>])\|?\([^)]*,)/,
  // Are tried on lines as they are.
  /^-I|^--(?:ignore-matching-lines|anchored|log-size)(?:=|$)/,
];

/** Options of `blame`, `ls-files` and `status` that git also takes from the beginnings of their names. */
const NEVER_IN_PART = [
  ...['contents', 'ignore-revs-file', 'exclude-from', 'exclude-per-directory', 'with-tree', 'recurse-submodules'],
  ...['pathspec-from-file', 'debug', 'eol'],
];

/** What is an option of its own, though others begin with it. */
const WHOLE: ReadonlySet<string> = new Set(['exclude', 'ignore-rev']);

const MOST = 64;
const LONGEST = 1024;

/**
 * Checks a request before it becomes arguments, and returns its paths as they are named for git.
 * @throws AccessRefused
 */
export async function checkRequest(
  request: GitRequest,
  rootPath: string,
  mayShow: MayShow = () => true,
): Promise<string[]> {
  const { options, revisions, blobs, paths } = request;
  if (options.length + revisions.length + blobs.length + paths.length > MOST) {
    throw new AccessRefused(`refused: git gets more than ${MOST} arguments; ask for less at once.`);
  }
  for (const option of options) checkOption(option, request.command === 'blame', mayShow);
  for (const revision of revisions) checkRevision(revision);
  for (const { revision, path: name } of blobs) {
    // Without a revision it is the index that is meant.
    if (revision !== '') checkRevision(revision);
    checkName(name, mayShow);
  }
  const operands = await Promise.all(paths.map((name) => checkOperand(name, rootPath)));
  for (const operand of operands) {
    // Of what is gone, git tells: `blame` its lines, which nobody looks through again.
    if (request.command === 'blame') refuseSecret(operand.path, operand.path, 'file');
    refuseExcluded(operand.path, operand.path, mayShow);
    refuseExcluded(operand.realPath ?? '', operand.path, mayShow);
  }
  return operands.map((operand) => (operand.path === '' ? '.' : operand.path));
}

function checkOption(option: string, linesOnly: boolean, mayShow: MayShow): void {
  const plain = /^--?[A-Za-z0-9]/.test(option) && option.length <= LONGEST && !hasControl(option);
  if (!plain || NEVER.some((pattern) => pattern.test(option)) || isCutShort(option)) {
    throw new AccessRefused(`refused: git is not run with ${JSON.stringify(option.slice(0, 80))}; leave it out.`);
  }
  // `-L1,5:src/a.ts` names a file.
  if (option.startsWith('-L') && !linesOnly) checkName(option.slice(option.lastIndexOf(':') + 1), mayShow);
}

function isCutShort(option: string): boolean {
  const name = /^--([^=]+)/.exec(option)?.[1];
  return name !== undefined && !WHOLE.has(name) && NEVER_IN_PART.some((whole) => whole.startsWith(name));
}

function checkName(name: string, mayShow: MayShow): void {
  const path = gatePath(name);
  refuseSecret(path, name, 'file');
  refuseExcluded(path, name, mayShow);
}

/** A colon would name a file, which has to pass the gate for paths. */
function checkRevision(revision: string): void {
  const plain = /^[^-\s:][^:]*$/.test(revision) && revision.length <= LONGEST && !hasControl(revision);
  if (!plain) {
    const shown = JSON.stringify(revision.slice(0, 80));
    throw new AccessRefused(`refused: ${shown} is no plain revision; write one such as HEAD~2 or main..topic.`);
  }
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 0x20 || text.charCodeAt(i) === 0x7f) return true;
  return false;
}
