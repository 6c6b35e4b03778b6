import { createHash } from 'node:crypto';
import { MAX_RAW, type BadRecord } from './read-journal';
import type { SddFolder } from '../sdd-folder/sdd-folder';
import { storeProblem } from '../sdd-folder/store-problem';

/** Most bytes of `quarantine.jsonl`: what does not fit in stands in the journal alone. */
const MAX_QUARANTINE = 1_000_000;

/**
 * Copies what could not be read of a journal to `quarantine.jsonl` beside it, each stretch once, and says where it is.
 * Of a long stretch the beginning is copied, with the size and the hash of all of it: the journal keeps everything.
 */
export async function quarantine(
  folder: SddFolder,
  sessionId: string,
  journal: Uint8Array,
  bad: readonly BadRecord[],
): Promise<string> {
  const place = ['sessions', sessionId, 'quarantine.jsonl'];
  const shown = folder.shown(...place);
  try {
    const before = await folder
      .read(place, MAX_QUARANTINE)
      .then(String)
      .catch(() => '');
    const known = new Set(before.split('\n'));
    const added = bad.map((stretch) => lineOf(stretch, journal)).filter((line) => !known.has(line));
    const kept = withinRoom(added, MAX_QUARANTINE - Buffer.byteLength(before));
    if (kept.length > 0) await folder.write(place, before + kept.map((line) => `${line}\n`).join(''));
    const left = added.length - kept.length;
    const rest = left === 0 ? '' : `, except ${left} that did not fit in and stand in the journal alone`;
    return `The damaged records are in ${shown}${rest}.`;
  } catch (error) {
    return `They could not be copied aside: ${storeProblem(error, shown).message}`;
  }
}

/** The first lines, as many as fit. */
function withinRoom(lines: readonly string[], bytes: number): string[] {
  let left = bytes;
  const kept: string[] = [];
  for (const line of lines) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return kept;
}

function lineOf({ offset, line, reason, raw, size }: BadRecord, journal: Uint8Array): string {
  if (size <= MAX_RAW) return JSON.stringify({ offset, line, reason, raw });
  const sha256 = createHash('sha256')
    .update(journal.subarray(offset, offset + size))
    .digest('hex');
  return JSON.stringify({ offset, line, reason, size, sha256, begins: raw });
}
