import { redact } from '../../../agents/base/redact/redact';
import type { Capped, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import type { RegExpSource } from '../search/scanner';
import { byFile, lineTest, screenedLines } from '../search/screened-lines';
import { decodeText } from '../text/text';
import type { DiskRoot } from './disk-root';
import { DiskRules } from './disk-rules';
import type { FileReader } from './file-reader';
import { contentOf } from './search-on-disk';

/** Of the lines that another program found, those that may be shown, from files that the gate lets through. */
export function screenMatches(
  matches: readonly TextMatch[],
  source: RegExpSource,
  { roots, reader, budget }: { roots: readonly DiskRoot[]; reader: FileReader; budget: CallBudget },
): Capped<TextMatch[]> {
  const gates = new Map(roots.map((root) => [root.name, { root, rules: new DiskRules(root, reader) }]));
  const test = lineTest(source);
  const kept: TextMatch[] = [];
  for (const file of byFile(matches)) {
    const reached = budget.reached();
    if (reached !== null) return { value: kept, capped: reached };
    const gate = gates.get(file.root);
    if (gate?.rules.admits(file.path) !== true) continue;
    const bytes = contentOf(file.path, gate, reader);
    const text = bytes === null ? null : decodeText(bytes);
    if (text !== null) kept.push(...screenedLines(text, redact(text), file.matches, test));
  }
  return { value: kept };
}
