import { Interview, type InterviewPorts, type StartInput } from '../../../src/agents/engine/interview';
import type { Capped, Clock, FileEntry, ReadRange, TextMatch, WorkspaceLook } from '../../../src/agents/ports';
import { LookRefused } from '../../../src/agents/ports';
import { automaticAnswer } from '../../../src/agents/questions/catalogue';
import type { EventRecord, SessionEvent } from '../../../src/agents/session/events';
import { openQuestion } from '../../../src/agents/session/session';
import type { SessionStore } from '../../../src/agents/store-port';

/** A clock that ticks a millisecond a look, so that runs are repeatable. */
export function tickingClock(): Clock {
  let ticks = 0;
  return {
    now: () => new Date(Date.UTC(2026, 0, 15, 12, 0, 0, ticks++)).toISOString(),
    elapsed: () => ticks++,
    wait: () => Promise.resolve(),
  };
}

/** A store that keeps everything in arrays, and can be told to refuse. */
export function arrayStore() {
  const records: EventRecord[] = [];
  const specs: { folder: string; spec: string; answers: string }[] = [];
  const drafts = new Map<string, string>();
  const state = { refuse: null as string | null };
  const store: SessionStore = {
    async append(batch) {
      if (state.refuse !== null) throw new Error(state.refuse);
      records.push(...batch);
    },
    async writeDraft(topicId, markdown) {
      drafts.set(topicId, markdown);
    },
    async writeSpec(folder, spec, answers) {
      if (state.refuse !== null) throw new Error(state.refuse);
      specs.push({ folder, spec, answers });
      return { path: `.sdd/specs/${folder}/spec.md`, answersPath: `.sdd/specs/${folder}/answers.json` };
    },
    async addIssue() {},
  };
  return { store, records, specs, drafts, state };
}

/** A workspace of named texts in one root, `app`. */
export function textLook(files: Record<string, string> = {}): WorkspaceLook {
  const entries = Object.keys(files).map((path): FileEntry => ({
    root: 'app',
    path,
    kind: 'file',
    size: files[path]?.length ?? 0,
  }));
  const all = <T>(value: T): Promise<Capped<T>> => Promise.resolve({ value });
  return {
    roots: () => ['app'],
    walk: () => all(entries),
    list: (_root, path) => all(entries.filter((e) => e.path.startsWith(path))),
    find: (glob) => all(entries.filter((e) => e.path.endsWith(glob.replace(/^[*/]+/, '')))),
    search: (texts) =>
      all(
        entries.flatMap((entry): TextMatch[] =>
          (files[entry.path] ?? '')
            .split('\n')
            .flatMap((text, index) =>
              texts.some((t) => text.toLowerCase().includes(t.toLowerCase()))
                ? [{ ...entry, line: index + 1, text }]
                : [],
            ),
        ),
      ),
    read: (root, path, lines) => {
      const text = files[path];
      if (text === undefined) return Promise.reject(new LookRefused(`There is no ${path}.`));
      const rows = text.split('\n');
      const startLine = lines?.start ?? 1;
      const endLine = Math.min(lines?.end ?? rows.length, rows.length);
      const cited = rows.slice(startLine - 1, endLine).join('\n');
      const value: ReadRange = {
        root,
        path,
        startLine,
        endLine,
        text: cited,
        hash: `hash-${path}-${startLine}`,
        totalLines: rows.length,
      };
      return all(value);
    },
  };
}

export function rig(files: Record<string, string> = {}) {
  const kept = arrayStore();
  let ids = 0;
  const ports: InterviewPorts = {
    clock: tickingClock(),
    look: textLook(files),
    store: kept.store,
    models: null,
    probeMs: 5_000,
    newId: () => `session-${++ids}`,
  };
  return { ports, ...kept };
}

/** Starts an interview that must start. */
export async function begin(ports: InterviewPorts, input: Partial<StartInput> = {}): Promise<Interview> {
  const started = Interview.start(ports, { request: 'Add caching to the API', selection: null, ...input });
  if (!started.ok) throw new Error(started.reason);
  await started.interview.idle();
  return started.interview;
}

/** Answers the open question as a person in a hurry would: the first choice, or a few words. */
export async function answerOpen(interview: Interview): Promise<string> {
  const open = openQuestion(interview.session);
  if (!open) throw new Error('No question is open.');
  const { id, type, config } = open.question;
  const answer = automaticAnswer(type, config, 'recommended');
  const outcome =
    answer === null
      ? await interview.dispatch({ type: 'non_answer', questionId: id, nonAnswer: 'you_decide' }, 'person')
      : await interview.dispatch({ type: 'answer', questionId: id, answer }, 'person');
  if (!outcome.ok) throw new Error(outcome.reason);
  await interview.idle();
  return id;
}

/** Goes on answering until the session has ended; gives up, with an error, after `limit` questions. */
export async function answerAll(interview: Interview, limit = 40): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if (interview.session.ended) return;
    await answerOpen(interview);
  }
  throw new Error(`The session has not ended after ${limit} answers.`);
}

export function typesOf(records: readonly EventRecord[]): string[] {
  return records.map(({ event }) => event.type);
}

export function eventsOf<T extends SessionEvent['type']>(records: readonly EventRecord[], type: T) {
  return records.flatMap(({ event }) => (event.type === type ? [event as Extract<SessionEvent, { type: T }>] : []));
}
