import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Told {
  statement: string;
  kind: string;
  text: string;
  sources: string[];
  dependsOn?: string[];
}

interface Written {
  folder?: string;
  title?: string;
  status?: string;
  revision?: string;
  trace: Told[];
  /** Ranges of files as they are now: `E1: 'src/a.ts:3-9'`. */
  cites?: Record<string, string>;
}

/** Writes a specification below a folder as a session leaves it, citing files as they are now. */
export function writeSpec(root: string, { folder = '2026-11-20-shop-cache', ...written }: Written): string {
  const { title = 'A cache for the shop', status = 'approved', revision, trace, cites = {} } = written;
  const where = path.join(root, '.sdd/specs', folder);
  mkdirSync(where, { recursive: true });
  const evidence = Object.entries(cites).map(([id, place]) => {
    const [, file = '', start = 1, end = 1] = /^(.+):(\d+)-(\d+)$/.exec(place) ?? [];
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const text = lines.slice(Number(start) - 1, Number(end)).join('\n');
    return `- [${id}] \`${place}@${createHash('sha256').update(text).digest('hex').slice(0, 8)}\`: what it shows`;
  });
  const front = [
    `id: "${folder}"`,
    `title: "${title}"`,
    ...(revision ? [`revision: "${revision}"`] : []),
    `status: ${status}`,
  ];
  const lines = trace.map(
    ({ statement, text, sources }) => `- **${statement}** ${text}${sources.map((source) => ` [${source}]`).join('')}`,
  );
  const parts = [['---', ...front, '---'], [`# ${title}`], lines, ['## Evidence'], evidence];
  writeFileSync(path.join(where, 'spec.md'), `${parts.map((part) => part.join('\n')).join('\n\n')}\n`);
  const answers = [...new Set(trace.flatMap(({ sources }) => sources).filter((source) => source.startsWith('Q')))];
  const data = { request: 'Add a cache', answers: answers.map((id) => ({ id })), summary: '', trace };
  writeFileSync(path.join(where, 'answers.json'), JSON.stringify(data, null, 2));
  return where;
}

/** A requirement, or what else its label says. */
export function told(statement: string, sources: string[] = ['Q1'], more: Partial<Told> = {}): Told {
  const kind = { FR: 'requirement', AC: 'acceptance', D: 'decision', EC: 'edge_case' }[statement.split('-')[0] ?? ''];
  return { statement, kind: kind ?? 'requirement', text: `What ${statement} says`, sources, ...more };
}
