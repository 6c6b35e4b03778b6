import type { Capped, FileEntry, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import type { Content } from './file-api-gate';
import type { Redact } from '../redaction/redactor';
import { candidateIn, matchesIn, MAX_SEARCHED, tooLargeNote, wantedTexts } from '../text/text-matches';

/** Files read side by side. */
const PARALLEL = 16;

/**
 * Lines that hold one of the texts, ignoring case, in the order of the files. Binary files are passed over in silence;
 * files that are too large, and caps that are reached, are told in `capped`. `read` gives null for what must not be
 * opened.
 */
export async function searchFiles(
  files: readonly FileEntry[],
  texts: readonly string[],
  budget: CallBudget,
  { read, redact }: { read: (file: FileEntry) => Promise<Content | null>; redact: Redact },
): Promise<Capped<TextMatch[]>> {
  const wanted = wantedTexts(texts);
  const matches: TextMatch[] = [];
  if (wanted === null) return { value: matches };
  let tooLarge = 0;
  for (let at = 0; at < files.length; at += PARALLEL) {
    const reached = budget.reached();
    if (reached !== null) return { value: matches, capped: `${reached}, with ${at} of ${files.length} files searched` };
    const batch = files.slice(at, at + PARALLEL);
    const contents = await Promise.all(batch.map((file) => (isLarge(file) ? LARGE : read(file))));
    for (const [i, file] of batch.entries()) {
      const content = contents[i];
      if (content === undefined || content === null) continue;
      if (content.size > MAX_SEARCHED) {
        tooLarge += 1;
        continue;
      }
      budget.spend({ bytes: content.bytes.length });
      const candidate = candidateIn(content.bytes, wanted);
      await budget.breathe();
      if (candidate === null) continue;
      const found = matchesIn(candidate, await redact(candidate.text), wanted, file).slice(0, budget.entriesLeft);
      budget.spend({ entries: found.length });
      matches.push(...found);
      await budget.breathe();
    }
  }
  const capped = tooLargeNote(tooLarge);
  return capped === undefined ? { value: matches } : { value: matches, capped };
}

const LARGE = Promise.resolve<Content>({ bytes: new Uint8Array(0), size: Infinity });

function isLarge({ size = 0 }: FileEntry): boolean {
  return size > MAX_SEARCHED;
}
