import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Interview } from '../../src/agents/engine/interview';
import { automaticAnswer } from '../../src/agents/questions/catalogue';
import type { EventRecord } from '../../src/agents/session/events';
import { parseEvent } from '../../src/agents/session/read-event';
import { replay } from '../../src/agents/session/fold/fold';
import { openQuestion } from '../../src/agents/session/session';
import { folderStore } from '../../src/extension/node/sessions/folder-store';
import { NO_RECORD, writeRecord } from '../../src/extension/node/sessions/journal-record';
import { loadSession } from '../unit/rigs/load-session';
import { readJournal } from '../../src/extension/node/sessions/read-journal';
import { sealFor, type Seal } from '../../src/extension/node/sessions/seal';
import { SddFolder } from '../../src/extension/node/sdd-folder/sdd-folder';
import { listSessions } from '../../src/extension/node/sessions/sessions';
import { memoryPorts } from './play';

/** Runs of each measurement; the median is shown. */
const RUNS = 7;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { events: { type: 'string', default: '5000' } } });
  const records = await longSession(Number(values.events));
  const folder = new SddFolder(await mkdtemp(path.join(tmpdir(), 'bench-journal-')));
  // The key, too, is one of this run.
  process.env['XDG_STATE_HOME'] = `${folder.base}-state`;
  process.env['LOCALAPPDATA'] = `${folder.base}-state`;
  const seal = await sealFor(folder, 'long');
  const bytes = journalOf(records, seal);
  try {
    const file = path.join(await folder.ensure('sessions', 'long'), 'journal.jsonl');
    await writeFile(file, bytes);
    say(`A session of ${records.length} events, ${megabytes(bytes.length)}`);
    await show('reading the journal', () => readJournal(bytes, null));
    await show('reading it, and comparing its seals', () => readJournal(bytes, seal));
    await show('replaying it', () => replay(records));
    await show('resuming: reading, replaying, and the first append', async () => {
      const { records: loaded } = await loadSession(folder, 'long');
      const session = replay(loaded);
      const event = { type: 'session_resumed' } as const;
      const next = { seq: session.lastSeq + 1, at: new Date().toISOString(), event };
      await folderStore(folder, 'long').append([next]);
    });
    await writeFile(file, bytes);
    await show('listing it', () => listSessions(folder));
    say('\nGarbage, read as a journal');
    for (const [what, garbage] of GARBAGE)
      await show(`${what}, ${megabytes(garbage.length)}`, () => readJournal(garbage), 3);
  } finally {
    for (const made of [folder.base, `${folder.base}-state`]) await rm(made, { recursive: true, force: true });
  }
}

const GARBAGE: readonly (readonly [string, Buffer])[] = [
  ['lines of one letter', Buffer.from('x\n'.repeat(500_000))],
  ['one line of `{"v":`', Buffer.from('{"v":'.repeat(200_000))],
  ['one line of `{"v":`', Buffer.from('{"v":'.repeat(360_000))],
  ['lines of `{"v":`', Buffer.from('{"v":\n'.repeat(166_000))],
  ['records within records', Buffer.from('{"v":1,"seq":1,"at":"","event":'.repeat(32_000))],
  ['objects that are no records', Buffer.from(`{"v":1,"text":"${'y'.repeat(60)}"}\n`.repeat(13_000))],
  ['zero bytes and letters', Buffer.from('\0x'.repeat(500_000))],
];

/** A session as it is after a long time: a played interview that goes round again, each time with numbers of its own. */
async function longSession(events: number): Promise<EventRecord[]> {
  const played: EventRecord[] = [];
  const started = Interview.start(memoryPorts(played), { request: 'Add caching to the API', selection: null });
  if (!started.ok) throw new Error(started.reason);
  const { interview } = started;
  for (;;) {
    await interview.idle();
    const open = openQuestion(interview.session)?.question;
    if (open === undefined) throw new Error('Nothing is asked.');
    if (open.purpose === 'approval') break;
    const answer = automaticAnswer(open.type, open.config, 'recommended') ?? { text: 'It is slow for lists.' };
    await interview.dispatch({ type: 'answer', questionId: open.id, answer }, 'person');
  }
  interview.dispose();
  const [first, ...round] = played;
  const records = first === undefined ? [] : [first];
  for (let turn = 0; records.length < events; turn++) {
    for (const { at, event } of round) {
      const text = JSON.stringify(event).replace(ID, (_, prefix: string, number: string) => {
        return `"${prefix}${String(Number(number) + turn * MOST_OF_ROUND)}"`;
      });
      records.push({ seq: records.length + 1, at, event: parseEvent(JSON.parse(text)) });
    }
  }
  return records.slice(0, events);
}

/** An id as it stands in JSON, and more than one round gives of any kind. */
const ID = /"(Q|T|P|M|E|[A-Z]{1,3}-)(\d+)"/g;
const MOST_OF_ROUND = 100;

function journalOf(records: readonly EventRecord[], seal: Seal): Buffer {
  let crc = NO_RECORD;
  const lines = records.map((record) => {
    const written = writeRecord(record, crc, seal);
    crc = written.crc;
    return `${written.line}\n`;
  });
  return Buffer.from(lines.join(''));
}

/** Shows the median processor time: what else the machine does stands in it least. */
async function show(what: string, run: () => unknown, runs = RUNS): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  say(`${what.padEnd(60)} ${(times[Math.floor(runs / 2)] ?? 0).toFixed(0).padStart(7)} ms`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
