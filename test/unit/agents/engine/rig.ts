import { Interview, type InterviewPorts, type StartInput } from '../../../../src/agents/engine/interview';
import { classifyPath } from '../../../../src/agents/workspace/classify-path';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import type {
  Capped,
  FileEntry,
  RankedPlace,
  ReadRange,
  TextMatch,
  WorkspaceReader,
} from '../../../../src/agents/workspace/workspace-reader';
import { AccessRefused } from '../../../../src/agents/workspace/workspace-reader';
import { automaticAnswer } from '../../../../src/agents/questions/catalogue';
import type { EventRecord, SessionEvent } from '../../../../src/agents/session/events';
import { openQuestion } from '../../../../src/agents/session/session';
import type { SessionStore } from '../../../../src/agents/session/store-port';
import { tickingClock } from '../../rigs/test-clock';

/** A store that keeps everything in arrays, and can be told to refuse. */
export function arrayStore() {
  const records: EventRecord[] = [];
  const specs: { folder: string; spec: string; answers: string; brief: string }[] = [];
  const drafts = new Map<string, string>();
  const issues: string[] = [];
  const notes: { heading: string; note: string }[] = [];
  const state = { refuse: null as string | null };
  const store: SessionStore = {
    async append(batch) {
      if (state.refuse !== null) throw new Error(state.refuse);
      records.push(...batch);
    },
    async writeDraft(topicId, markdown) {
      drafts.set(topicId, markdown);
    },
    async specFolder(name) {
      return name;
    },
    async writeSpec(folder, files) {
      if (state.refuse !== null) throw new Error(state.refuse);
      const text = (wanted: string) => files.find(({ name }) => name === wanted)?.text ?? '';
      specs.push({ folder, spec: text('spec.md'), answers: text('answers.json'), brief: text('brief.md') });
      return (name) => `.sdd/specs/${folder}/${name}`;
    },
    async addIssue(markdown) {
      issues.push(markdown);
    },
    async noteOnIssue({ heading }, note) {
      notes.push({ heading, note });
    },
  };
  return { store, records, specs, drafts, issues, notes, state };
}

/** What lies directly in a folder, given all files. */
function childrenOf(folder: string, entries: readonly FileEntry[]): FileEntry[] {
  const inside = folder === '' ? '' : `${folder}/`;
  const children = new Map<string, FileEntry>();
  for (const entry of entries.filter(({ path }) => path.startsWith(inside))) {
    const [name = '', ...deeper] = entry.path.slice(inside.length).split('/');
    const path = inside + name;
    children.set(path, deeper.length === 0 ? entry : { root: entry.root, path, kind: 'folder' });
  }
  return [...children.values()];
}

/** A workspace of named texts in one root, `app`. */
export function textLook(files: Record<string, string> = {}): WorkspaceReader {
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
    list: (_root, path) => all(childrenOf(path, entries)),
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
      if (text === undefined) return Promise.reject(new AccessRefused(`There is no ${path}.`));
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
    part: ({ whole, start, end }) => {
      const lines = whole.text.split('\n').slice(start - 1, end);
      const range = { startLine: start, endLine: start + lines.length - 1, text: lines.join('\n') };
      return { ...whole, ...range, hash: `hash-${whole.path}-${start}` };
    },
    grep: () => Promise.reject(new AccessRefused('refused: patterns cannot be searched for here; search for a text.')),
    git: () => Promise.reject(new AccessRefused('refused: git does not run here; read the files instead.')),
    history: () => all([]),
    revision: () => Promise.resolve(null),
    rank: ({ texts, hints, limit }) => {
      const { terms } = parseQuery(texts, hints);
      const places = entries
        .map((entry) => placeIn(entry, files[entry.path] ?? '', terms))
        .filter(({ fit }) => fit > 0);
      const matched = new Set(places.flatMap((place) => place.matched));
      const shown = terms.map((term) => term.shown);
      return Promise.resolve({
        places: places.sort((a, b) => b.weight - a.weight).slice(0, limit),
        matched: shown.filter((word) => matched.has(word)),
        missing: shown.filter((word) => !matched.has(word)),
        files: entries.length,
        searched: entries.length,
      });
    },
  };
}

/** The whole of a file as a place, as good as the share of the terms that its path and text hold. */
function placeIn(
  { root, path }: FileEntry,
  text: string,
  terms: readonly { key: string; shown: string }[],
): RankedPlace {
  const rows = text
    .toLowerCase()
    .replace(/\b(?:export|import|default|class|function|const)\b/g, '')
    .split('\n');
  const holds = (row: string) => terms.filter(({ key }) => row.includes(key)).length;
  const whole = `${path.toLowerCase()}\n${rows.join('\n')}`;
  const matched = terms.filter(({ key }) => whole.includes(key)).map(({ shown }) => shown);
  const best = rows.reduce((at, row, i) => (holds(row) > holds(rows[at] ?? '') ? i : at), 0);
  const fit = terms.length === 0 ? 0 : matched.length / terms.length;
  const kind = classifyPath(path);
  const weight = kind === 'code' || kind === 'sdd' ? fit : fit / 5;
  return { root, path, startLine: 1, endLine: rows.length, kind, focus: best + 1, weight, fit, matched };
}

export function rig(files: Record<string, string> = {}) {
  const kept = arrayStore();
  let ids = 0;
  const ports: InterviewPorts = {
    clock: tickingClock(),
    reader: textLook(files),
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

/** Answers what is asked for in words, until a question with something to choose from is open. */
export async function toChoice(interview: Interview, limit = 10): Promise<void> {
  for (let i = 0; i < limit; i++) {
    const { type, config } = openQuestion(interview.session)?.question ?? {};
    if (type !== undefined && config && automaticAnswer(type, config, 'first') !== null) return;
    await answerOpen(interview);
  }
  throw new Error(`Nothing was to be chosen after ${limit} answers.`);
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
