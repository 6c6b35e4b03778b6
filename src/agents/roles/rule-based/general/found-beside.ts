import type { BankContext } from '../entries/entry';

/** Tests and documents that were found for the request, most of them in one line; empty where none were. */
export function foundBeside({ evidence }: BankContext): string {
  const paths = evidence
    .filter(({ kind, role, path }) => (kind === 'test' || kind === 'doc') && role !== 'fact' && !FOR_AGENTS.test(path))
    .map(({ path }) => `\`${path}\``);
  return [...new Set(paths)].slice(0, MOST_NAMED).join(', ');
}

/** What agents are told of a project documents nothing for people. */
const FOR_AGENTS = /(?:^|\/)(?:CLAUDE|AGENTS|GEMINI|copilot-instructions|SKILL)\.md$/i;

const MOST_NAMED = 4;
