import { rankByReading } from '../../../agents/retrieval/rank-by-reading';
import type { Capped, FileEntry, ReadBudget, TextMatch } from '../../../agents/workspace/workspace-reader';
import { systemClock } from '../clock';
import { CallBudget } from '../limits/call-budget';
import { cut, joinCaps } from '../limits/capped-lists';
import type { Root } from './file-api';
import { gatedReader } from './file-api-gate';
import { globTest } from '../rules/glob';
import { createRedactor } from '../redaction/redactor';
import type { Scanner } from '../search/scanner';
import { byFile, lineTest, screenedLines } from '../search/screened-lines';
import { settleInTime } from '../limits/settle-in-time';
import { within } from '../limits/within';
import { decodeText } from '../text/text';
import { pathsFirst } from '../text/text-matches';
import { searchFiles } from './text-search';
import { walkRoots } from './walk';

/** Most files that are ranked here: what is not reading is done in one go, in the thread that serves the editor. */
const MAX_RANKED = 5_000;

/** Milliseconds that a ranking waits for the history. */
const COMMITS_WAIT_MS = 150;

/** Scans roots through their own files, in slices between which others run: for roots that lie on no disk. */
export function fileApiScanner(roots: readonly Root[]): Scanner {
  const redact = createRedactor();
  const walk = (budget: CallBudget) => walkRoots(roots, budget);
  const settled = <T>(work: Promise<T>, ...[limits, signal]: Parameters<Scanner['walk']>) =>
    settleInTime(work, limits, signal, 'the workspace');

  return {
    walk: (limits, signal) => settled(walk(new CallBudget(limits, signal)), limits, signal),

    async find(glob, limits, signal) {
      const matches = globTest(glob);
      const walked = await settled(walk(new CallBudget(wholeWalk(limits), signal)), limits, signal);
      return cut({ ...walked, value: walked.value.filter(({ path }) => matches(path)) }, limits.maxEntries);
    },

    search(texts, limits, signal, files) {
      const budget = new CallBudget(limits, signal);
      const work = async () => {
        const ports = { read: gatedReader(roots), redact };
        if (files !== undefined) return searchFiles(files, texts, budget, ports);
        const walked = await walk(new CallBudget(wholeWalk(limits), signal));
        const found = await searchFiles(pathsFirst(walked.value, texts), texts, budget, ports);
        return joinCaps(found.value, [walked.capped, found.capped]);
      };
      return settled(work(), limits, signal);
    },

    rank(request, limits, signal, commits) {
      const work = async () => {
        const budget = new CallBudget(limits, signal);
        const walked = cut(await walk(new CallBudget(wholeWalk(limits), signal)), MAX_RANKED);
        const read = gatedReader(roots);
        const bytes = async (file: FileEntry) => {
          await budget.breathe();
          return (await read(file))?.bytes ?? null;
        };
        const text = async (file: FileEntry) => {
          const content = await bytes(file);
          return content === null ? null : decodeText(content);
        };
        const left: ReadBudget = { ...limits, deadlineMs: budget.timeLeft };
        const history = commits && (await within(commits, COMMITS_WAIT_MS, () => []));
        const options = { clock: systemClock, budget: left, signal, commits: history ?? [] };
        const ranked = await rankByReading(request, walked.value, { bytes, text }, options);
        const { capped } = joinCaps(null, [walked.capped, ranked.capped]);
        return capped === undefined ? ranked : { ...ranked, capped };
      };
      return settled(work(), limits, signal);
    },

    screen(matches, source, limits, signal) {
      const work = async (): Promise<Capped<TextMatch[]>> => {
        const budget = new CallBudget(limits, signal);
        const read = gatedReader(roots);
        const test = lineTest(source);
        const kept: TextMatch[] = [];
        for (const file of byFile(matches)) {
          const reached = budget.reached();
          if (reached !== null) return { value: kept, capped: reached };
          const content = await read(file);
          const text = content === null ? null : decodeText(content.bytes);
          if (text !== null) kept.push(...screenedLines(text, await redact(text), file.matches, test));
          await budget.breathe();
        }
        return { value: kept };
      };
      return settled(work(), limits, signal);
    },

    // Over a network a walk is not worth it before somebody asks.
    warm: () => undefined,
  };
}

/** Caps on results must not cap the walk that looks for them. */
function wholeWalk(limits: ReadBudget): ReadBudget {
  return { ...limits, maxEntries: Math.max(limits.maxEntries, 200_000) };
}
