import type { Accepted } from './accepted';
import { CurrentFiles } from './current-files';
import { hasDrifted, type FollowedCitation, type SpecCheck } from './check-report';
import type { CheckPorts } from './check-specs';
import { linesIn, printOf } from './text-shape';
import type { SpecOnDisk } from '../specification/on-disk';

/** Raised where what a person would accept is not what was shown to them. The message says what to do. */
export class ChangedSince extends Error {
  override readonly name = 'ChangedSince';
}

/**
 * What `accepted.json` says once a person has accepted what a check showed: for each citation that had drifted, where its
 * lines stand now. What was accepted of others before stays.
 * @param at ISO 8601, UTC
 * @throws ChangedSince if the code is not any more what the check saw
 */
export async function acceptShown(
  check: SpecCheck,
  { spec, accepted }: { spec: SpecOnDisk; accepted: readonly Accepted[] },
  { reader, hash }: CheckPorts,
  at: string,
): Promise<Accepted[]> {
  const files = new CurrentFiles(reader, []);
  const revision = await reader.revision();
  const entries: Accepted[] = [];
  for (const citation of check.citations.filter(hasDrifted)) {
    const cited = spec.citations.find(({ id }) => id === citation.evidence)?.hash;
    if (cited === undefined) continue;
    entries.push({ evidence: citation.evidence, cited, at, revision, now: await nowOf(citation, files, hash) });
  }
  const anew = new Set(entries.map(({ evidence }) => evidence));
  return [...accepted.filter(({ evidence }) => !anew.has(evidence)), ...entries].sort(
    (a, b) => Number(a.evidence.slice(1)) - Number(b.evidence.slice(1)),
  );
}

async function nowOf(
  { path: shown, now }: FollowedCitation,
  files: CurrentFiles,
  hash: CheckPorts['hash'],
): Promise<Accepted['now']> {
  if (now.state !== 'changed') return null;
  const { root, path, startLine, endLine } = now;
  const text = linesIn((await files.get({ root, path }))?.text ?? '', startLine, endLine);
  if (hash(text) !== now.hash) {
    throw new ChangedSince(
      `${shown} has changed since it was checked: check again, and look at it before you accept it.`,
    );
  }
  return { path, startLine, endLine, hash: now.hash, print: printOf(text, path) };
}
