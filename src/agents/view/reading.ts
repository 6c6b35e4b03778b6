import { languageOf } from '../base/text/language';
import { backgroundOf } from '../roles/inputs/background';
import { nameOf, offeredReadings } from '../roles/rule-based/reading';
import { projectOf, subjectsInForce } from '../roles/rule-based/recognise';
import { CHANGE_KIND_NAMES, CHANGE_KINDS } from '../session/change-kind';
import { PROJECT_KIND_NAMES, PROJECT_KINDS } from '../session/project-kind';
import type { Session } from '../session/session';
import type { ReadingView } from './session-view';

/**
 * How the request is read where no model leads: what it is about, which kind of change it is, of which kind of project,
 * and its title, with what else each could be. Null while that is not known, or of no consequence.
 */
export function projectReading(session: Session): ReadingView | null {
  if (session.intake === null || session.led !== 'offline' || session.ended !== null) return null;
  const background = backgroundOf(session);
  const { intake, reading, facts } = background;
  const inForce = subjectsInForce(background);
  // What was ruled out stays in reach.
  const offered = offeredReadings({ ...background, reading: { ...reading, rejected: [] } });
  const project = projectOf(background);
  const language = languageOf(background.request);
  return {
    subjects: [
      ...inForce.map((area) => ({ id: area.id, name: nameOf(area, language), chosen: true })),
      ...offered
        .filter(({ id }) => !inForce.some((area) => area.id === id))
        .map(({ id, name }) => ({ id, name, chosen: false })),
    ],
    words: reading.words ?? '',
    change: intake.kind,
    changes: CHANGE_KINDS.map((kind) => ({ id: kind, name: CHANGE_KIND_NAMES[kind] })),
    project,
    projects: PROJECT_KINDS.map((kind) => ({ id: kind, name: PROJECT_KIND_NAMES[kind] })),
    projectShows:
      reading.project === null
        ? (facts.find(({ kind, value }) => kind === 'project' && value === project)?.text ?? '')
        : '',
    title: intake.title,
  };
}
