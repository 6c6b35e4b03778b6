import path from 'node:path';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import type { Repository } from './locate-repository';

/** What stands where a program's name would: exists nowhere as a program, and git opens it as an empty file. */
const NOTHING = '/dev/null';

/** Most settings of a repository that are overridden one by one. */
const MAX_OVERRIDES = 2_000;

type Setting = readonly [key: string, value: string];

/**
 * Settings that hold in every repository, whatever its own say: nothing runs, nothing connects, nothing outside is read,
 * nothing is written, and output has the form that is read back here.
 */
const ALWAYS: readonly Setting[] = [
  // runs programs
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', NOTHING],
  ['core.pager', 'cat'],
  ['core.editor', NOTHING],
  ['core.askPass', NOTHING],
  ['core.sshCommand', NOTHING],
  ['core.gitProxy', NOTHING],
  ['core.alternateRefsCommand', NOTHING],
  ['diff.external', ''],
  ['interactive.diffFilter', NOTHING],
  ['sequence.editor', NOTHING],
  ['credential.helper', ''],
  ['gpg.program', NOTHING],
  ['gpg.openpgp.program', NOTHING],
  ['gpg.x509.program', NOTHING],
  ['gpg.ssh.program', NOTHING],
  ['gpg.ssh.defaultKeyCommand', NOTHING],
  ['log.showSignature', 'false'],
  ['uploadpack.packObjectsHook', NOTHING],
  ['safe.bareRepository', 'explicit'],
  ['help.autoCorrect', '0'],
  // connects
  ['protocol.allow', 'never'],
  ['fetch.recurseSubmodules', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // goes into other repositories
  ['submodule.recurse', 'false'],
  ['status.submoduleSummary', 'false'],
  ['diff.submodule', 'short'],
  ['diff.ignoreSubmodules', 'all'],
  // reads other files
  ['core.attributesFile', NOTHING],
  ['core.excludesFile', NOTHING],
  ['diff.orderFile', NOTHING],
  ['blame.ignoreRevsFile', ''],
  ['mailmap.file', NOTHING],
  ['mailmap.blob', ''],
  ['commit.template', NOTHING],
  // writes
  ['diff.autoRefreshIndex', 'false'],
  ['log.diffMerges', 'separate'],
  // form of the output
  ['color.ui', 'false'],
  ['color.diff', 'false'],
  ['color.status', 'false'],
  ['column.ui', 'never'],
  ['column.status', 'never'],
  ['core.quotePath', 'true'],
  ['diff.noprefix', 'false'],
  ['diff.mnemonicPrefix', 'false'],
  ['diff.suppressBlankEmpty', 'false'],
  ['diff.wsErrorHighlight', 'none'],
  ['diff.colorMoved', 'no'],
  ['diff.relative', 'false'],
  ['format.pretty', 'medium'],
  ['format.notes', 'false'],
  ['i18n.logOutputEncoding', 'UTF-8'],
  ['log.date', 'iso'],
  ['log.follow', 'false'],
  ['status.relativePaths', 'true'],
];

/** Settings with a name of the repository's own in the middle, and what takes their power away. */
const NAMED: readonly { keys: RegExp; value: string }[] = [
  { keys: /^filter\.[^]*\.(?:clean|smudge|process)$/, value: '' },
  { keys: /^filter\.[^]*\.required$/, value: 'false' },
  { keys: /^diff\.[^]*\.(?:textconv|command)$/, value: NOTHING },
  { keys: /^diff\.[^]*\.cachetextconv$/, value: 'false' },
  // Expressions of a stranger's can cost a great deal of memory.
  { keys: /^diff\.[^]*\.(?:xfuncname|funcname)$/, value: '^[[:alpha:]$_]' },
  { keys: /^diff\.(?:[^]*\.)?wordregex$/, value: '[^[:space:]]+' },
  { keys: /^merge\.[^]*\.driver$/, value: NOTHING },
  { keys: /^(?:mergetool|difftool|guitool|browser|man)\.[^]*\.(?:cmd|path)$/, value: NOTHING },
  { keys: /^gpg\.[^]*\.(?:program|defaultkeycommand)$/, value: NOTHING },
  { keys: /^remote\.[^]*\.(?:uploadpack|receivepack)$/, value: NOTHING },
  { keys: /^remote\.[^]*\.promisor$/, value: 'false' },
  { keys: /^remote\.[^]*\.vcs$/, value: 'none' },
  { keys: /^trailer\.[^]*\.(?:command|cmd)$/, value: NOTHING },
  { keys: /^credential\.[^]*\.helper$/, value: '' },
  { keys: /^protocol\.[^]*\.allow$/, value: 'never' },
  { keys: /^pager\.[^]*$/, value: 'false' },
  { keys: /^pretty\.[^]*$/, value: 'medium' },
];

/** The settings of the repository, by key, that have to be overridden by name: drivers, filters, tools. */
export function overridesFor(keys: readonly string[]): Setting[] {
  const found = new Map<string, string>();
  for (const key of keys) {
    const named = NAMED.find((one) => one.keys.test(key));
    if (named !== undefined) found.set(key, named.value);
  }
  if (found.size > MAX_OVERRIDES) {
    throw new AccessRefused(
      `refused: git does not run in this repository: its configuration names more than ${MAX_OVERRIDES} programs. Read the files instead.`,
    );
  }
  return [...found];
}

/** The whole environment of a git process in a repository. Nothing of the caller's own gets in. */
export function gitEnvironment(repository: Repository, overrides: readonly Setting[]): Record<string, string> {
  const { gitDir, commonDir, top } = repository;
  return {
    ...bareEnvironment(),
    GIT_DIR: gitDir,
    GIT_COMMON_DIR: commonDir,
    GIT_WORK_TREE: top,
    GIT_CEILING_DIRECTORIES: path.dirname(top),
    ...configVariables([...ALWAYS, ...overrides]),
  };
}

/** What every git process gets, also outside of a repository. */
export function bareEnvironment(): Record<string, string> {
  return {
    ...systemVariables(),
    HOME: NOTHING,
    XDG_CONFIG_HOME: NOTHING,
    LC_ALL: 'C',
    LANGUAGE: 'C',
    TERM: 'dumb',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: NOTHING,
    GIT_CONFIG_GLOBAL: NOTHING,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_PROTOCOL_FROM_USER: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: NOTHING,
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    GIT_ADVICE: '0',
  };
}

/** No program is found by its bare name; Windows programs do not start without knowing where Windows is. */
function systemVariables(): Record<string, string> {
  if (process.platform !== 'win32') return { PATH: NOTHING };
  const windows = process.env['SystemRoot'] ?? 'C:\\Windows';
  return { PATH: path.join(windows, 'System32'), SystemRoot: windows };
}

function configVariables(settings: readonly Setting[]): Record<string, string> {
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [i, [key, value]] of settings.entries()) {
    variables[`GIT_CONFIG_KEY_${i}`] = key;
    variables[`GIT_CONFIG_VALUE_${i}`] = value;
  }
  return variables;
}
