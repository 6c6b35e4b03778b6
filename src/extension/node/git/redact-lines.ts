import { REDACTED } from '../../../agents/base/redact/redact';
import type { GitCommand } from '../../../agents/workspace/git-request';

/** What stands in front of a line of a file in a patch: the marks of its change, or the place of its hunk. */
const IN_PATCH = /^(?:@@+ [^@]{0,120} @@+ ?| [+-](?!----BEGIN)|\+{1,3}|-(?:-(?=\w))?)/;

/** What `blame` puts in front: a hash, who and when, and the number of the line; a tab in its porcelain form. */
const IN_BLAME = /^(?:\t|[^\t]{0,400}?[ \t(]\d{1,7}\) ?|[^\t]{1,80}\t\([^)]{0,300}?\t\d{1,7}\))/;

/** A line of nothing but base64, as long as those of keys are: git may show it without the line that says what it is. */
const KEY_BODY = /^([\s"'`+,>|]*)([A-Za-z0-9+/]{60,80}={0,2})(?=(?:\\[nr])*["'`,;+\s]*$)/;

/**
 * Takes secrets out of what git printed, judging each line as it stands in its file, without the marks that git puts in
 * front of it. What may be a piece of a key goes too, since the rest of the key need not be in sight.
 * @param redact takes secrets out of a text and keeps the number of its lines.
 */
export async function redactLines(
  text: string,
  command: GitCommand,
  redact: (text: string) => string | Promise<string>,
): Promise<string> {
  const pattern = command === 'blame' ? IN_BLAME : IN_PATCH;
  const marks: string[] = [];
  const bare = text.split('\n').map((line) => {
    const mark = pattern.exec(line)?.[0] ?? '';
    marks.push(mark);
    return line.slice(mark.length);
  });
  const safe = (await redact(bare.join('\n'))).split('\n');
  // Without as many lines nobody can tell which mark belongs where.
  if (safe.length !== marks.length) return await redact(text);
  return safe.map((line, i) => `${marks[i] ?? ''}${withoutKeyBody(line)}`).join('\n');
}

/** Hashes are in one case; keys are not. */
function withoutKeyBody(line: string): string {
  const body = KEY_BODY.exec(line)?.[2] ?? '';
  if (!/[a-z]/.test(body) || !/[A-Z]/.test(body) || !/\d/.test(body)) return line;
  return line.replace(KEY_BODY, `$1${REDACTED}`);
}
