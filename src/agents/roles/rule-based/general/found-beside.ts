import { isGenerated } from '../../../workspace/classify-path';
import type { AreaContext } from '../entries/entry';

/** Tests and documents that were found for the request, most of them in one line; empty where none were. */
export function foundBeside({ evidence }: AreaContext): string {
  const paths = evidence
    .filter(({ kind, role, path }) => (kind === 'test' || kind === 'doc') && role !== 'fact' && !FOR_AGENTS.test(path))
    .map(({ path }) => `\`${path}\``);
  return [...new Set(paths)].slice(0, MOST_NAMED).join(', ');
}

/** What agents are told of a project documents nothing for people. */
const FOR_AGENTS = /(?:^|\/)(?:CLAUDE|AGENTS|GEMINI|copilot-instructions|SKILL)\.md$/i;

const MOST_NAMED = 4;

/** The pages that were found for a text to be written, each as code, the best first; none that merely share a word with it. */
export function pagesOnIt({ evidence }: AreaContext): string[] {
  const pages = evidence
    .filter(({ kind, role, score }) => kind === 'doc' && role !== 'fact' && score >= SPEAKS_OF_IT)
    .filter(({ path }) => !FOR_AGENTS.test(path) && !isGenerated(path))
    .sort((a, b) => b.score - a.score);
  return [...new Set(pages.map(({ path }) => `\`${path}\``))].slice(0, MOST_NAMED);
}

/** Pages that fit a request less speak of something else. */
const SPEAKS_OF_IT = 0.35;
