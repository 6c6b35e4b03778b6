import path from 'node:path';
import * as vscode from 'vscode';
import { SPEC_FILE } from '../../../agents/session/store-port';
import { sessionOfSpec } from '../../node/exports/written-spec';
import { SDD, SddFolder } from '../../node/sdd-folder/sdd-folder';
import { hasSession } from '../../node/sessions/sessions';
import { homePaths } from '../sessions/home';
import type { SessionController } from '../sessions/session-controller';
import { listAllSessions, type ListedSession } from '../sessions/stored-sessions';
import { dayAndTime } from '../views/day-and-time';
import { pickLabel } from '../window/shown-text';

/** A session that wrote a specification, and the folder that holds its `.sdd/`. */
export interface ChosenSpec {
  folder: SddFolder;
  sessionId: string;
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
  if (given !== undefined) return { folder: new SddFolder(given.place), sessionId: given.id };
  const { current } = controller;
  if (current !== null && current.interview.session.spec !== null) {
    if (current.files.place === null) throw new Error(inMemoryOnly());
    return { folder: new SddFolder(current.files.place), sessionId: current.id };
  }
  return picked();
}

function inMemoryOnly(): string {
  return vscode.l10n.t('This session is kept in memory only: copy the specification from its tab.');
}

async function clicked(uri: vscode.Uri): Promise<ChosenSpec> {
  const refused = vscode.l10n.t('Choose a folder below {0}.', `${SDD}/specs`);
  const place = uri.scheme === 'file' ? homePaths().find((home) => isIn(home, uri.fsPath)) : undefined;
  if (place === undefined) throw new Error(refused);
  const [sdd, specs, name] = path.relative(place, uri.fsPath).split(path.sep);
  if (sdd !== SDD || specs !== 'specs' || name === undefined) throw new Error(refused);
  const folder = new SddFolder(place);
  const sessionId = await sessionOfSpec(folder, folder.shown('specs', name, SPEC_FILE));
  if (sessionId === null || !(await hasSession(folder, sessionId)))
    throw new Error(
      vscode.l10n.t(
        'The session that wrote this specification is not on this computer, and an export is made from its answers. Export it where it was written.',
      ),
    );
  return { folder, sessionId };
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
  if (written.length === 0)
    throw new Error(vscode.l10n.t('No specification is written yet: finish the interview, or wrap up.'));
  const picks = written.map((session) => ({
    label: pickLabel(session.title),
    description: dayAndTime(session.lastAt),
    session,
  }));
  const chosen = await vscode.window.showQuickPick(picks, { title: vscode.l10n.t('Which Specification?') });
  return chosen === undefined ? null : { folder: new SddFolder(chosen.session.place), sessionId: chosen.session.id };
}
