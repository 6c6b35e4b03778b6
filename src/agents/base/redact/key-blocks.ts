import { REDACTED } from './spans';

/** Most lines that a private key is taken to span. */
const MAX_KEY_LINES = 200;

const KEY_BEGIN = /-{4,5} ?BEGIN [\w ]{0,40}(?:PRIVATE KEY(?: BLOCK)?|Static key V1) ?-{4,5}/;
const KEY_END = /-{4,5} ?END [\w ]{0,40}(?:PRIVATE KEY(?: BLOCK)?|Static key V1) ?-{4,5}/;

/** What stands before the body of a key: how it is encrypted, and what it is called. */
const KEY_HEADER =
  /^(?:Proc-Type|DEK-Info|Comment|Version|Subject|Hash|Charset|MessageID|X-[\w-]{1,40}|Public-Lines|Encryption): /i;
const MAX_HEADERS = 6;

/** Lines of something else after which a key without an end is taken to be over: a search may show some of its lines. */
const MAX_STRANGE = 3;

/** How PuTTY says how many lines of a key follow. */
const PUTTY = /^[\s"'>|]*Private-Lines:\s*(\d{1,3})\b/;

/** What Ansible and signers of files have encrypted with a password: whoever has it can try words on it. */
const VAULT = /\$ANSIBLE_VAULT;\d|untrusted comment:.{0,80}secret key/;
const VAULT_LINE = /^\s*(?:[0-9a-f]{2,160}|[A-Za-z0-9+/]{60,300}={0,2})\s*$/;

/**
 * Takes out the bodies of private keys, whole or cut off; the marks at both ends stay, and each line keeps its number.
 * The time it takes grows with the length of the text alone.
 */
export function redactKeyBlocks(text: string): string {
  if (!/PRIVATE KEY|Private-Lines|Static key V1|ANSIBLE_VAULT|untrusted comment/.test(text)) return text;
  const lines = text.split('\n');
  const ends = nextEnds(lines);
  // What an earlier block has dealt with is not looked at again.
  let done = 0;
  for (let i = 0; i < lines.length; i++) {
    const putty = PUTTY.exec(lines[i] ?? '');
    if (putty !== null) {
      for (let line = i + 1; line <= Math.min(i + Number(putty[1]), lines.length - 1); line++) {
        if (isKeyLine(lines[line] ?? '')) lines[line] = REDACTED;
      }
      continue;
    }
    if (VAULT.test(lines[i] ?? '')) {
      while (VAULT_LINE.test(lines[i + 1] ?? '')) lines[++i] = REDACTED;
      continue;
    }
    const begin = lines[i]?.includes('BEGIN') === true ? KEY_BEGIN.exec(lines[i] ?? '') : null;
    if (begin === null) continue;
    lines[i] = withoutInlineKey(lines[i] ?? '', begin.index + begin[0].length);
    const limit = Math.min(lines.length, i + MAX_KEY_LINES);
    const end = ends[i] ?? lines.length;
    const closed = end < limit;
    const until = Math.min(end, limit);
    let strange = 0;
    let line = closed ? i + 1 : Math.max(i + 1, done);
    for (; line < until && (closed || strange <= MAX_STRANGE); line++) {
      const content = lines[line] ?? '';
      const isKey = isKeyLine(content) || (line <= i + MAX_HEADERS && KEY_HEADER.test(content));
      if (isKey || (closed && !/^\s*\.*\s*$/.test(content))) lines[line] = REDACTED;
      // Without an end the key is over where something else goes on, and what was taken out may have been that.
      const isBody = isKey && content !== REDACTED;
      strange = isBody || content.trim() === '' ? 0 : strange + 1;
    }
    done = Math.max(done, line);
    if (closed) {
      lines[end] = withoutLastOfKey(lines[end] ?? '');
      i = Math.max(i, end - 1);
    }
  }
  return lines.join('\n');
}

/** For each line the number of the first one from it on that ends a key; the number of lines where none does. */
function nextEnds(lines: readonly string[]): number[] {
  const ends = new Array<number>(lines.length);
  let next = lines.length;
  for (let i = lines.length - 1; i >= 0; i--) {
    if (lines[i]?.includes('END') === true && KEY_END.test(lines[i] ?? '')) next = i;
    ends[i] = next;
  }
  return ends;
}

/** A key written into one line, with `\n` in place of line ends. */
function withoutInlineKey(line: string, from: number): string {
  const rest = line.slice(from);
  const end = KEY_END.exec(rest);
  if (end !== null) return line.slice(0, from) + (end.index === 0 ? '' : REDACTED) + rest.slice(end.index);
  return line.slice(0, from) + rest.replace(/[A-Za-z0-9+/=\\]{24,}/g, REDACTED);
}

/** The end of a key in the line of its last mark, as in a text that goes on over several lines. */
function withoutLastOfKey(line: string): string {
  const end = KEY_END.exec(line)?.index ?? 0;
  return line.slice(0, end).replace(/[A-Za-z0-9+/=]{4,}(?=(?:\\[nr])+$)/, REDACTED) + line.slice(end);
}

function isKeyLine(line: string): boolean {
  return line === REDACTED || /^[\s"'+\\nr]*[A-Za-z0-9+/=]{2,}[\s"'+,;\\nr]*$/.test(line);
}
