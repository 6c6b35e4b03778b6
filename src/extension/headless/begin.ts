import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Interview, type InterviewPorts } from '../../agents/engine/interview';
import { DEFAULT_PROBE_MS } from '../../agents/session/limits';
import type { EventRecord } from '../../agents/session/events';
import { replay } from '../../agents/session/fold/fold';
import { openQuestion } from '../../agents/session/session';
import { systemClock } from '../node/clock';
import { changedSpec } from '../node/specs/changed-spec';
import { readWrittenSpecs, specFolderName, standingSpecs } from '../node/specs/written-specs';
import type { ChangedSpec } from '../../agents/session/changed-spec';
import type { WorkspaceReader } from '../../agents/workspace/workspace-reader';
import { newSessionId } from '../node/sessions/session-id';
import { SessionElsewhere } from '../../agents/session/store-port';
import { machineKey } from '../node/sessions/machine-key';
import { createSession, openSession, type OpenedSession } from '../node/sessions/open-session';
import { SddFolder } from '../node/sdd-folder/sdd-folder';
import type { SessionFiles } from '../node/sessions/session-files';
import { goesOnIn } from '../node/sessions/session-lease';
import { hasSession, listSessions } from '../node/sessions/sessions';
import { diskReader } from '../node/reading/disk-reader';
import { createRedactor } from '../node/redaction/redactor';
import type { Arguments } from './args';
import { BadInput, NotAdopted } from './bad-input';
import { eventLine } from './event-line';
import { environmentKey, headlessModels } from './models';
import { readInputLine } from './input-line';
import { printingStore } from './printing-store';
import type { RunOutput } from './run';
import { textLines } from './text-lines';
import { whatItSays } from './what-it-says';
import { readSelection } from './workspace-selection';

/** An interview that runs, and how to leave it. */
interface Begun {
  interview: Interview;
  /** Stops what runs, waits until everything is written, and lets others go on with the session. */
  end: () => Promise<void>;
}

/**
 * Starts or resumes the session that the arguments ask for, on Node's own ports.
 * @throws BadInput, StoreProblem
 */
export async function begin(given: Arguments, output: RunOutput): Promise<Begun> {
  const workspace = await existingFolder(given.workspace, '--workspace');
  const folder = new SddFolder(given.out === null ? workspace : await existingFolder(given.out, '--out'));
  const { problem } = await machineKey(folder.base);
  if (problem !== null) output.warn(problem);
  const key = environmentKey();
  const redact = createRedactor({ keys: async () => (key === null ? [] : [key]) });
  const reader = diskReader([{ name: path.basename(workspace) || 'workspace', path: workspace }], { redact });
  // The thread that looks at the disk starts while rules read the request.
  reader.warm();
  const id = given.resume ?? newSessionId();
  const print = (record: EventRecord) => output.print(eventLine(record));
  const portsOn = (files: SessionFiles): InterviewPorts => ({
    clock: systemClock,
    reader,
    store: printingStore(files, print),
    newId: () => id,
    probeMs: DEFAULT_PROBE_MS,
    models: given.model === null ? null : headlessModels(given.model, workspace, files.attachments, redact),
  });
  if (given.resume !== null) return resume(given, folder, portsOn, output);
  const selection = given.selection === null ? null : await readSelection(reader, workspace, given.selection);
  const changes = given.change === null ? null : await specToChange(folder, given.change, reader);
  const files = await createSession(folder, id, 'command line');
  const started = Interview.start(portsOn(files), {
    request: given.request ?? '',
    selection,
    budget: given.maxQuestions ?? undefined,
    automatic: given.auto,
    changes,
  });
  if (!started.ok) {
    files.lease?.release();
    throw new BadInput(started.reason);
  }
  return begun(started.interview, files);
}

function begun(interview: Interview, { lease }: SessionFiles): Begun {
  lease?.onLost((holder) => interview.leaveTo(goesOnIn(holder)));
  return {
    interview,
    end: async () => {
      interview.dispose();
      await interview.idle();
      lease?.release();
    },
  };
}

/** The input lines of a script. Refuses the whole script for one line that is no JSON. */
export async function scriptLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BadInput(`--answers ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const lines: string[] = [];
  for await (const line of textLines(once(text))) lines.push(line);
  for (const line of lines) {
    const input = readInputLine(line);
    if (input.kind === 'not_json') throw new BadInput(`--answers ${file}: ${input.reason}`);
  }
  return lines;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function resume(
  given: Arguments,
  folder: SddFolder,
  portsOn: (files: SessionFiles) => InterviewPorts,
  output: RunOutput,
): Promise<Begun> {
  const id = given.resume ?? '';
  if (!(await hasSession(folder, id))) {
    const known = await listSessions(folder, output.warn);
    const ids = known
      .map(({ id: each, title, foreign }) => `  ${each}  ${title}${foreign ? ' (not made on this computer)' : ''}`)
      .join('\n');
    throw new BadInput(
      `--resume ${id}: there is no such session in ${folder.base}. ${ids === '' ? 'There are none.' : `There are:\n${ids}`}`,
    );
  }
  const opened = await openOrAdopt(given, folder, id, output);
  const { records, damage } = opened;
  if (damage !== null) output.warn(damage);
  if (opened.mode === 'elsewhere') {
    throw new SessionElsewhere(
      `--resume ${id}: ${goesOnIn(opened.holder)} End it there first, or take it over with --take-over.`,
    );
  }
  const { files } = opened;
  try {
    const { ended, automatic, spec } = replay(records);
    if (ended !== null) {
      const where = spec === null ? '' : ` Its specification is ${spec.path}.`;
      throw new BadInput(`--resume ${id}: this session has ended.${where} Start another one with --request.`);
    }
    if (given.auto !== null && automatic === null) {
      throw new BadInput(`--auto: session ${id} was started for a person, and only a person answers it.`);
    }
    const ports = portsOn(files);
    // As at the start of a session: a run has no settings.
    const adoption = opened.adopted && {
      ...{ type: 'session_adopted' as const, ...opened.adopted, by: 'person' as const },
      ...{ tokenBudget: null, probeAllowed: true },
    };
    const interview = Interview.resume(ports, records, { byPerson: true, adoption });
    const label = ports.models?.source.label;
    if (ports.models !== null && label !== interview.session.interviewer) await interview.useModels(ports.models);
    await interview.settled();
    if (given.maxQuestions !== null) {
      const outcome = await interview.dispatch({ type: 'change_budget', budget: given.maxQuestions }, 'person');
      if (!outcome.ok) throw new BadInput(`--max-questions: ${outcome.reason}`);
    }
    showOpenQuestion(interview, records, output);
    return begun(interview, files);
  } catch (error) {
    files.lease?.release();
    throw error;
  }
}

/** Opens a session; one that was not made on this computer only where the operator takes it over, having been told what it says. */
async function openOrAdopt(
  { takeOver, adopt }: Arguments,
  folder: SddFolder,
  id: string,
  { warn }: RunOutput,
): Promise<Exclude<OpenedSession, { mode: 'foreign' }>> {
  const first = await openSession(folder, id, 'command line', { force: takeOver });
  if (first.mode !== 'foreign') return first;
  const { foreign, records } = first;
  warn(`${foreign?.reason ?? ''} It says:\n${whatItSays(replay(records))}`);
  const refused = `--resume ${id}: nothing of this session is sent or counted.`;
  if (records.some(({ event }) => event.type === 'session_ended')) throw new NotAdopted(`${refused} It has ended.`);
  if (!adopt) throw new NotAdopted(`${refused} If it is yours, take it over with --adopt.`);
  const opened = await openSession(folder, id, 'command line', { force: takeOver, adopt: foreign?.covered ?? null });
  if (opened.mode === 'foreign') throw new NotAdopted(`${refused} It changed while it was read.`);
  warn('It is adopted with all that: approval is asked for anew.');
  return opened;
}

/** The open question was printed by an earlier run: who reads this one needs it again. */
function showOpenQuestion(interview: Interview, records: readonly EventRecord[], output: RunOutput): void {
  const open = openQuestion(interview.session);
  const asked = records.find(({ seq }) => seq === open?.askedSeq);
  if (open === null || asked?.event.type !== 'question_asked') return;
  // What was said back of an answer that was changed later is not true any more.
  const { acknowledgement } = open;
  output.print(eventLine({ ...asked, event: { ...asked.event, acknowledgement } }));
}

/** The approved specification that a session is to change. */
async function specToChange(folder: SddFolder, asked: string, reader: WorkspaceReader): Promise<ChangedSpec> {
  const name = specFolderName(asked);
  const specs = await readWrittenSpecs(folder);
  const approved = standingSpecs(specs.map(({ spec }) => spec));
  const spec = approved.find((one) => one.folder === name);
  if (spec === undefined) {
    const names = approved.map((one) => `  ${one.folder}`).join('\n');
    throw new BadInput(
      `--change ${asked}: there is no approved specification of that folder. ${names === '' ? 'There are none.' : `There are:\n${names}`}`,
    );
  }
  return changedSpec(spec, reader, reader.roots()[0] ?? '');
}

/** The real path of a folder that an option names. Throws `BadInput` where it is none. */
export async function existingFolder(given: string, option: string): Promise<string> {
  const folder = path.resolve(given);
  const there = await stat(folder).catch(() => null);
  if (there === null) throw new BadInput(`${option} ${given}: there is no such folder.`);
  if (!there.isDirectory()) throw new BadInput(`${option} ${given} is not a folder.`);
  return realpath(folder);
}
