import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SessionEvent } from '../../../src/agents/session/events';
import { replay } from '../../../src/agents/session/fold/fold';
import type { Answers } from '../../../src/agents/specification/exporters/answers-json';
import { readSession } from '../../../src/extension/node/sessions/load-session';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';

/** What happens at the chosen write: the process dies, or the call fails; before the work is done, or after it. */
export const FAULTS = ['kill_before', 'kill_after', 'fail_before', 'fail_after'] as const;
export type Fault = (typeof FAULTS)[number];

/** Every function of `node:fs` and `node:fs/promises` that changes something on disk and is used by what we store. */
export const WRITES = ['link', 'lutimes', 'mkdir', 'open', 'rename', 'rm', 'unlinkSync'];
/** The ones that change nothing. */
export const READS = ['constants', 'lstat', 'opendir', 'readdir', 'readlinkSync', 'realpath', 'stat', 'watch'];
/** Every method of an open file that changes it. */
export const FILE_WRITES = ['sync', 'write', 'writeFile'];
/** The ones that change nothing. */
export const FILE_READS = ['close', 'read', 'readFile', 'stat'];

/** What `faults.mjs` is told. */
export interface Plan {
  /** The number of the write that is broken, from 1; 0 for none. */
  at: number;
  how: Fault;
  /** The file that gets the number of writes when the process ends. */
  count: string;
  writes: readonly string[];
  fileWrites: readonly string[];
}

/** The built headless run, and what breaks it. */
export interface Tools {
  headless: string;
  faults: string;
}

export interface Run {
  code: number | null;
  printed: Printed[];
  errors: string;
  /** How many writes there were; null where the process was killed. */
  writes: number | null;
  /** The path that the call which failed was about; empty for an open file, and where none failed. */
  broken: string;
}

interface Printed {
  type: string;
  seq?: number;
  [field: string]: unknown;
}

/** Longest that a run may take, in milliseconds: more than that is a hang. */
const HANG_MS = 120_000;

const COMPILED = path.resolve('dist/compiled');

const INTERVIEW = ['--request', 'Add a cache to the product list', '--auto', 'first', '--max-questions', '2'];

/** A small workspace of its own. */
export async function newWorkspace(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdd-crash-'));
  await cp(path.resolve('test/fixtures/repos/py-notes'), folder, { recursive: true });
  return folder;
}

/** One whole automatic interview, or with `resume` the rest of one. */
export async function interview(
  tools: Tools,
  folder: string,
  { resume, fault, at }: { resume?: string; fault?: Fault; at?: number } = {},
): Promise<Run> {
  const count = path.join(folder, '..', `${path.basename(folder)}.writes`);
  await rm(count, { force: true });
  const args = resume === undefined ? INTERVIEW : ['--resume', resume, '--auto', 'first'];
  const how = fault ?? 'fail_before';
  const plan: Plan = { at: at ?? 0, how, count, writes: WRITES, fileWrites: FILE_WRITES };
  const child = spawn(process.execPath, ['--import', tools.faults, tools.headless, '--workspace', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The same program is started dozens of times: it need not be compiled each time.
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, BRAINSTORM_FAULT: JSON.stringify(plan) },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), HANG_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', (status) => resolve(status)));
  clearTimeout(timer);
  // A killed process may leave a part of a line.
  const lines = output.split('\n').slice(0, -1);
  const printed = lines.map((line) => JSON.parse(line) as Printed);
  const counted = await readFile(count, 'utf8').catch(() => null);
  await rm(count, { force: true });
  const { writes, broken } = JSON.parse(counted ?? '{"writes":null,"broken":""}') as Pick<Run, 'writes' | 'broken'>;
  return { code, printed, errors, writes, broken };
}

/**
 * Interviews with one fault, resumes until the end, and tells what is wrong then: nothing that was printed as answered may be
 * lost, nothing may end with a stack trace or hang, the specification and the journal must agree, and nothing half-written
 * may be left. An empty list is a pass.
 */
export async function tryFault(tools: Tools, fault: Fault, at: number): Promise<string[]> {
  const folder = await newWorkspace();
  try {
    const first = await interview(tools, folder, { fault, at });
    const wrong = traces(first);
    if (fault.startsWith('fail') && first.code === null) wrong.push('the run hung');
    const [id, ...others] = await readdir(path.join(folder, '.sdd', 'sessions')).catch(() => []);
    if (others.length > 0) wrong.push('there is more than one session');
    const begun = id === undefined ? null : await readSession(new SddFolder(folder), id).catch(() => null);
    if (id === undefined || begun === null) {
      if (first.printed.length > 0 && first.printed[0]?.type !== 'not_kept')
        wrong.push('a session that was printed is gone');
      return wrong;
    }
    const runs = [first];
    let isOver = false;
    if (first.code !== 0) {
      const second = await interview(tools, folder, { resume: id });
      isOver = /this session has ended/.test(second.errors);
      wrong.push(...traces(second));
      if (second.code !== 0 && !isOver)
        wrong.push(`going on ended with ${second.code}: ${second.errors.slice(0, 300)}`);
      runs.push(second);
    }
    const disagreeing = await whatDisagrees(folder, id, runs);
    // A lease that could not be deleted stays, and is in nobody's way: its process is gone. So does that of a process which
    // died once its session had ended, since nobody goes on with that.
    const mayStay = isOver || (first.code === 0 && first.broken.endsWith('lease.json'));
    return [...wrong, ...disagreeing.filter((one) => !(mayStay && one === LEASE_LEFT))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const LEASE_LEFT = 'the lease was not given back';

function traces({ errors }: Run): string[] {
  return /^\s+at .+:\d+/m.test(errors) ? [`a stack trace: ${errors.slice(0, 400)}`] : [];
}

/** What of a finished session does not fit together. */
export async function whatDisagrees(folder: string, id: string, runs: readonly Run[]): Promise<string[]> {
  const wrong: string[] = [];
  const { records, damage } = await readSession(new SddFolder(folder), id);
  if (damage !== null) wrong.push(`the journal is damaged: ${damage}`);
  const bySeq = new Map(records.map((record) => [record.seq, record.event]));
  for (const line of runs.flatMap(({ printed }) => printed)) {
    if (line.seq === undefined) continue;
    const kept = bySeq.get(line.seq);
    if (kept?.type !== line.type || !sameAnswer(kept, line))
      wrong.push(`record ${line.seq} (${line.type}) was printed and is lost`);
  }
  const session = replay(records);
  if (session.ended === null) wrong.push('the session did not end');
  const specs = path.join(folder, '.sdd', 'specs');
  const names = await readdir(specs).catch(() => []);
  if (names.length !== 1) wrong.push(`${names.length} specifications: ${names.join(', ')}`);
  const place = path.join(specs, names[0] ?? '');
  const answers = JSON.parse(await readFile(path.join(place, 'answers.json'), 'utf8')) as Answers;
  const markdown = await readFile(path.join(place, 'spec.md'), 'utf8');
  if (!markdown.replaceAll('"', '').includes(`session: ${id}`)) wrong.push('spec.md names another session');
  for (const { question, response } of session.questions) {
    if (response === null || question.purpose === 'approval') continue;
    const told = answers.answers.find((answer) => answer.id === question.id);
    const given = response.kind === 'non_answer' ? null : response.value;
    if (JSON.stringify(told?.answer ?? null) !== JSON.stringify(given ?? null))
      wrong.push(`${question.id} differs in answers.json`);
  }
  for (const file of await readdir(path.join(folder, '.sdd'), { recursive: true })) {
    if (/\.tmp(?:\/|$)/.test(file)) wrong.push(`${file} was left behind`);
    if (/lease\.json$/.test(file)) wrong.push(LEASE_LEFT);
  }
  return wrong;
}

function sameAnswer(kept: SessionEvent | { type: string }, line: Printed): boolean {
  if (kept.type !== 'answer_given') return true;
  return JSON.stringify((kept as { answer: unknown }).answer) === JSON.stringify(line['answer']);
}

/**
 * Two runs on one session at once. One may win, or none may be left out, but each that ends well must have been the only
 * one, and the one that stops must say so.
 */
export async function tryTwo(tools: Tools): Promise<string[]> {
  const folder = await newWorkspace();
  try {
    await mkdir(folder, { recursive: true });
    const begun = await interview(tools, folder, { fault: 'kill_before', at: 30 });
    const [id = ''] = await readdir(path.join(folder, '.sdd', 'sessions'));
    const both = await Promise.all([
      interview(tools, folder, { resume: id }),
      interview(tools, folder, { resume: id }),
    ]);
    const wrong = both.flatMap(traces);
    const well = both.filter(({ code }) => code === 0).length;
    // The second may come when the first is done already: then the session has ended, which is bad input.
    const others = both.filter(({ code }) => code !== 0);
    if (well > 1) wrong.push('both ended well');
    for (const { code, errors } of others) {
      if (code !== 5 && !/this session has ended/.test(errors))
        wrong.push(`the loser ended with ${code}: ${errors.slice(0, 300)}`);
    }
    const runs = [begun, ...both];
    if (well === 0) runs.push(await interview(tools, folder, { resume: id }));
    const disagreeing = await whatDisagrees(folder, id, runs);
    // What the loser wrote does not count, and stands in the journal as set aside.
    return [...wrong, ...disagreeing.filter((one) => !/second record|does not count|damaged record/.test(one))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
