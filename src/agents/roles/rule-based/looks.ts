import type { Dimension } from '../../session/dimension';
import type { ChangeKind } from '../../session/change-kind';
import type { SessionBackground } from '../inputs/inputs';
import type { Entry } from './entries/entry';
import { entryOf } from './find';
import { projectOf } from './recognise';

/** What the interviewer is told where looks have not come up before the end. */
export const ASK_LOOKS =
  'Ask about the looks of it: style and colours (background, main colour; as free text) where nothing is there yet; else where it fits (layout, pages, navigation), style (“as the rest”), or wording.';

/** Kinds of change that people see something new of. */
const SEEN_KINDS: ReadonlySet<ChangeKind> = new Set(['feature', 'ui', 'data', 'integration']);
const SCREENS =
  /\b(?:screens?|pages?|buttons?|dialogs?|forms?|menus?|dashboards?|ui|user interface|layout|views?|icons?|app|web ?sites?|games?|spiele?|dark mode|bildschirm\w{0,3}|seiten?|knöpfe?|schaltflächen?|formulare?|menüs?|oberfläche)\b/iu;

/** Whether people will see the change on a screen, so that its looks have to be asked about. */
export function isSeenOnScreens(background: SessionBackground): boolean {
  const { intake, request } = background;
  if (!intake.visible || !SEEN_KINDS.has(intake.kind)) return false;
  const project = projectOf(background);
  if (project === 'web_app' || project === 'app') return true;
  return project === null && (intake.kind === 'ui' || SCREENS.test(request));
}

const LOOKS =
  /\b(?:looks?|layouts?|style|styling|colou?rs?|wording|worded|navigation|where (?:do|does|will|should) (?:one|people|it|they|users)\b.{0,60}\bfind|(?:which|what) (?:pages?|screens?) (?:are there|or element)|which (?:page|screen)|welche (?:seiten|bildschirme) gibt es|wie welche seite|where exactly does one see|what exactly is shown|was genau wird gezeigt|aussieht|aussehen|farben?|gestaltung|formulierung|wortlaut|wo findet|wo genau sieht)\b/iu;

/** Whether a question is about looks: by the side that it settles in the first place, or by its words. */
export function isAboutLooks({ dimensions, title }: { dimensions: readonly Dimension[]; title: string }): boolean {
  return dimensions[0] === 'look_feel' || LOOKS.test(title);
}

const STYLE =
  /\b(?:styles?|styling|colou?rs?|backgrounds?|palettes?|themes?|fonts?|brand\w{0,3}|look (?:and feel|like)|farben?|farblich\w{0,2}|stil|hintergrund|gestaltung|aussehen|aussieht)\b/iu;

/** Whether a text speaks of style and colours, which no layout settles. */
export function isAboutStyle(text: string): boolean {
  return STYLE.test(text);
}

/** The question about looks that the rules have: the subject's own first. */
export function looksEntry(open: readonly Entry[]): Entry | null {
  return open.find(({ dimensions: dims }) => dims[0] === 'look_feel') ?? entryOf('general.look');
}

const LOAD =
  /\b(?:how (?:many|much|large|big|fast|long|often|quick(?:ly)?)|per (?:second|minute|hour|day)|load|speed|latency|throughput|performance|concurrent\w{0,2}|response times?|wie (?:viele|groß|schnell|lange|oft)|pro (?:sekunde|minute|stunde|tag)|last|geschwindigkeit|antwortzeit\w{0,2})\b/iu;
const ABOUT_LOAD =
  /\b(?:slow\w{0,3}|fast\w{0,3}|speed\w{0,3}|perform\w{0,6}|latency|throughput|load|timeouts?|times? out|memory|scal\w{1,6}|big|large|huge|many|million\w{0,2}|thousand\w{0,2}|limits?|quota\w{0,2}|rate|cach\w{1,4}|langsam\w{0,3}|schnell\w{0,3}|groß\w{0,3}|viele\w{0,2}|speicher|leistung|grenzen?)\b|\d{4,}/iu;

/** Whether a question is about load or speed, and the request is not. */
export function isLoadUnasked(
  { dimensions, title }: { dimensions: readonly Dimension[]; title: string },
  request: string,
  kind: ChangeKind | null,
): boolean {
  return dimensions[0] === 'quality' && LOAD.test(title) && kind !== 'performance' && !ABOUT_LOAD.test(request);
}
