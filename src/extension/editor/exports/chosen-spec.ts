import path from 'node:path';
import * as vscode from 'vscode';
import { SPEC_FILE } from '../../../agents/session/store-port';
import {
  sessionOfSpec,
  specInFolder,
  storedSpec,
  writtenSpecOf,
  type WrittenSpec,
} from '../../node/exports/written-spec';
import { SDD, SddFolder } from '../../node/sdd-folder/sdd-folder';
import { readWrittenSpecs } from '../../node/specs/written-specs';
import { homePaths } from '../sessions/home';
import type { CurrentSession, SessionController } from '../sessions/session-controller';
import { listAllSessions, type ListedSession } from '../sessions/stored-sessions';
import { dayAndTime } from '../views/day-and-time';
import { pickLabel } from '../window/shown-text';

/** A written specification, and the folder that holds its `.sdd/`. */
export interface ChosenSpec {
  folder: SddFolder;
  /** Of its file, relative to that folder. */
  path: string;
  /** Empty where the specification names none. */
  sessionId: string;
  /** Reads it; throws `StoreProblem` where that cannot be. */
  read: () => Promise<WrittenSpec>;
}

/** The specification of a session of this window: as it is here, since a disk may be slow; of one that is only shown, as it is stored. */
export function specHere({ id, interview, files }: CurrentSession): ChosenSpec {
  if (files.place === null)
    throw new Error(vscode.l10n.t('This session is kept in memory only: copy the specification from its tab.'));
  const folder = new SddFolder(files.place);
  const file = interview.session.spec?.path ?? '';
  if (interview.elsewhere !== null) return storedIn(folder, id, file);
  return { folder, path: file, sessionId: id, read: () => writtenSpecOf(interview.session, folder) };
}

function storedIn(folder: SddFolder, sessionId: string, path: string): ChosenSpec {
  return { folder, path, sessionId, read: () => storedSpec(folder, sessionId) };
}

function onDisk(folder: SddFolder, name: string, sessionId: string): ChosenSpec {
  return { folder, path: folder.shown('specs', name, SPEC_FILE), sessionId, read: () => specInFolder(folder, name) };
}

/**
 * The session that a command is about: the one of the tree, the one whose specification was clicked, else the one at hand,
 * else the one that the person picks. Null where they pick none.
 * @throws Error with a sentence for the person where there is none
 */
export async function chooseSpec(
  controller: SessionController,
  given?: ListedSession | vscode.Uri,
): Promise<ChosenSpec | null> {
  if (given instanceof vscode.Uri) return clicked(given);
  if (given !== undefined) return storedIn(new SddFolder(given.place), given.id, given.specPath ?? '');
  const { current } = controller;
  return current !== null && current.interview.session.spec !== null ? specHere(current) : picked();
}

async function clicked(uri: vscode.Uri): Promise<ChosenSpec> {
  const refused = vscode.l10n.t('Choose a folder below {0}.', `${SDD}/specs`);
  const place = uri.scheme === 'file' ? homePaths().find((home) => isIn(home, uri.fsPath)) : undefined;
  if (place === undefined) throw new Error(refused);
  const [sdd, specs, name] = path.relative(place, uri.fsPath).split(path.sep);
  if (sdd !== SDD || specs !== 'specs' || name === undefined) throw new Error(refused);
  const folder = new SddFolder(place);
  return onDisk(folder, name, (await sessionOfSpec(folder, folder.shown('specs', name, SPEC_FILE))) ?? '');
}

function isIn(home: string, place: string): boolean {
  const relative = path.relative(home, place);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

async function picked(): Promise<ChosenSpec | null> {
  const { sessions } = await listAllSessions();
  const written = sessions.filter(
    ({ specPath, foreign, problem }) => specPath !== null && !foreign && problem === null,
  );
  const others = await withoutSession(written.map(({ id }) => id));
  if (written.length + others.length === 0)
    throw new Error(vscode.l10n.t('No specification is written yet: finish the interview, or wrap up.'));
  const picks = written.map((session) => ({
    label: pickLabel(session.title),
    description: dayAndTime(session.lastAt),
    chosen: storedIn(new SddFolder(session.place), session.id, session.specPath ?? ''),
  }));
  const found = others.map(({ title, name, chosen }) => ({
    label: pickLabel(title),
    description: pickLabel(name),
    chosen,
  }));
  const chosen = await vscode.window.showQuickPick([...picks, ...found], {
    ignoreFocusOut: true,
    title: vscode.l10n.t('Which Specification?'),
  });
  return chosen?.chosen ?? null;
}

/** The specifications of the window's folders whose sessions are not here, or not from here: a clone or a copy has them, too. */
async function withoutSession(
  known: readonly string[],
): Promise<{ title: string; name: string; chosen: ChosenSpec }[]> {
  const all = await Promise.all(
    homePaths().map(async (home) => {
      const folder = new SddFolder(home);
      const specs = (await readWrittenSpecs(folder)).map(({ spec }) => spec);
      return specs
        .filter(({ session, status }) => status !== 'unknown' && !known.includes(session ?? ''))
        .map(({ title, folder: name, session }) => ({
          ...{ title, name },
          chosen: onDisk(folder, name, session ?? ''),
        }));
    }),
  );
  return all.flat().reverse();
}
