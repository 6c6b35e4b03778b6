import { fromBasicPattern } from '../../../agents/shell/basic-pattern';
import type { GitRequest } from '../../../agents/workspace/git-request';
import { REDACTED } from '../../../agents/base/redact/redact';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { lineTest, TAKEN_OUT } from '../linear-pattern/line-test';
import type { Asking } from './asking';
import { linesOf, textOnDisk, textsOf } from './whole-texts';

/** A range of lines as `-L` takes it: `10,20`, `10,+5`, `/pattern/,+5`, `:function`. */
const RANGE = /^(\d{1,7}|\/[^/]*\/)?(?:(,)([+-]?\d{1,7}|\/[^/]*\/)?)?$/;

/** How git tells where a function begins, where nobody says otherwise: a line that begins with a letter. */
const FUNCTION = /^[A-Za-z_$]/;

/**
 * The request with every `-L` in numbers. Patterns are tried on the file without its secrets: git would try them on what
 * is really there, and so tell whether a guess at a secret is right.
 * @param paths as they are named for git.
 * @throws AccessRefused where no line matches.
 */
export async function withLineNumbers(
  request: GitRequest,
  paths: readonly string[],
  asking: Asking,
): Promise<GitRequest> {
  const { command, options } = request;
  if (!options.some((option) => /^-L[^]*[/:]/.test(option))) return request;
  const texts = new Map<string, string[]>();
  const safeLines = async (path: string): Promise<string[]> => {
    const known = texts.get(path) ?? (await linesWithoutSecrets(request, path, asking));
    texts.set(path, known);
    return known;
  };
  const written: string[] = [];
  let from = 1;
  for (const option of options) {
    if (!option.startsWith('-L')) {
      written.push(option);
      continue;
    }
    const colon = command === 'blame' ? option.length : option.lastIndexOf(':');
    const asked = option.slice(2, colon);
    const path = command === 'blame' ? (paths[0] ?? '') : option.slice(colon + 1);
    if (!/[/:]/.test(asked)) {
      written.push(option);
      continue;
    }
    const [start, end] = resolved(asked, await safeLines(path), command === 'blame' ? from : 1);
    from = end + 1;
    written.push(`-L${start},${end}${option.slice(colon)}`);
  }
  return { ...request, options: written };
}

/** The file that a request is about, as its last version has it. */
export async function wholeFile({ revisions }: GitRequest, path: string, asking: Asking): Promise<string | null> {
  const revision = revisions.findLast((one) => !one.startsWith('^'));
  if (revision === undefined) return textOnDisk(path, asking);
  const newest = revision.split(/\.{2,3}/).at(-1) || 'HEAD';
  const name = `${newest}:./${path}`;
  return (await textsOf([name], asking)).get(name) ?? null;
}

async function linesWithoutSecrets(request: GitRequest, path: string, asking: Asking): Promise<string[]> {
  const latest = request.command === 'blame' || request.revisions.length > 0 ? request : AT_HEAD;
  const text = await wholeFile(latest, path, asking);
  return text === null ? [] : linesOf(await asking.redact(linesOf(text).join('\n')));
}

const AT_HEAD: GitRequest = { command: 'log', options: [], revisions: ['HEAD'], blobs: [], paths: [] };

function resolved(asked: string, lines: readonly string[], from: number): [number, number] {
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (asked.startsWith(':')) {
    const named = testOf(asked.slice(1));
    const start = lineFrom(1, lines, (line) => FUNCTION.test(line) && named(line), asked);
    const next = lines.findIndex((line, i) => i >= start && FUNCTION.test(line));
    return [start, next === -1 ? last : next];
  }
  const [, first, comma, second] = RANGE.exec(asked) ?? [];
  const start = first === undefined ? 1 : placeOf(first, lines, from);
  if (comma === undefined || second === undefined) return [start, last];
  if (second.startsWith('+')) return [start, start + Math.max(1, Number(second)) - 1];
  if (second.startsWith('-')) return [Math.max(1, start + Math.min(-1, Number(second)) + 1), start];
  return [start, placeOf(second, lines, start + 1)];
}

function placeOf(asked: string, lines: readonly string[], from: number): number {
  return asked.startsWith('/') ? lineFrom(from, lines, testOf(asked.slice(1, -1)), asked) : Number(asked);
}

function lineFrom(from: number, lines: readonly string[], test: (line: string) => boolean, asked: string): number {
  const found = lines.findIndex((line, i) => i + 1 >= from && test(line));
  if (found === -1) {
    throw new AccessRefused(`git -L did not work: no line matches ${JSON.stringify(asked)}; name the lines by number.`);
  }
  return found + 1;
}

function testOf(pattern: string): (line: string) => boolean {
  const test = lineTest({ pattern: fromBasicPattern(pattern), literal: false, ignoreCase: false, word: false });
  return (line) => test(line.replaceAll(REDACTED, TAKEN_OUT));
}
