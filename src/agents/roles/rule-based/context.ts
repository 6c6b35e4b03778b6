import type { ChangeKind } from '../../session/change-kind';
import type { Intake } from '../../session/events';
import type { Evidence, Selection } from '../../session/evidence';
import type { SessionBackground } from '../inputs/inputs';
import { declaredNames } from '../../base/english/terms';
import { languageOf } from '../../base/text/language';
import type { AreaContext, SubjectArea } from './entries/entry';
import { asksForNewProgram, kindsCompete } from './classify';
import { projectOf, subjectsInForce } from './recognise';

/** From this score on, found code is worth naming in a question. */
export const GOOD_EVIDENCE = 0.5;

/** The context for a session's ground and what was said, and written as code, since the request. */
export function areaContext(
  background: SessionBackground,
  saidSince: readonly string[] = [],
  writtenSince: readonly string[] = [],
): AreaContext {
  const subjectAreas = subjectsInForce(background);
  const isNew = isBeginning(background);
  const isOfKind = background.reading.change !== null || !kindsCompete(background.request);
  return {
    request: background.request,
    language: languageOf(background.request),
    project: projectOf(background),
    kind: kindIn(background, isNew),
    isOfKind,
    visible: background.intake.visible,
    subjectAreas,
    it: subjectOf(background.intake, subjectAreas),
    selection: background.selection,
    isNew,
    doubted: background.reading.rejected.length > 0 || background.reading.subjects?.length === 0,
    selected: background.selection === null ? '' : describeSelection(background.selection),
    code: background.evidence
      .filter((evidence) => evidence.kind === 'code' && isOwnMatter(evidence, background))
      .sort(byScore),
    evidence: background.evidence,
    fact: (kind) => background.facts.find((fact) => fact.kind === kind) ?? null,
    facts: background.facts,
    said: [background.request, background.callerContext, ...saidSince].join('\n'),
    written: writtenSince.join('\n'),
    change: background.stands === undefined ? null : 'adds',
  };
}

/** Where nothing stands, nothing can be mended, moved or removed; and nothing looks otherwise where nothing is seen. */
function kindIn(background: SessionBackground, isNew: boolean): ChangeKind {
  const { intake, reading } = background;
  if (reading.change !== null) return intake.kind;
  const project = projectOf(background);
  const isUnseen = intake.kind === 'ui' && (project === 'service' || project === 'library');
  // A call of the command that the project is: what is wished for is its own, and no tool to build it with. Without a database it has no tables.
  const isOfCommand =
    project === 'command_line' &&
    ((intake.kind === 'tooling' && OWN_CALL.test(background.request)) ||
      (intake.kind === 'data' && !background.facts.some(({ kind }) => kind === 'database')));
  return isNew || isUnseen || isOfCommand ? 'feature' : intake.kind;
}

/** A command with a subcommand or an option, as it is typed. */
const OWN_CALL = /^\W{0,3}(?:[\p{L}]+ ){0,4}?`[a-z][\w-]+ (?:--?)?[a-z][^`\n]*`/u;

/** Scripts around the code, what completes its commands, examples of its use, and code of others. */
const BESIDE_THE_CODE =
  /\.(?:sh|bash|zsh|fish|elv|nu|ps1|bat)$|(?:^|\/)(?:_?vendor(?:ed)?|examples?|demos?|completions?|contrib)\//i;
/** Requests that are about these. */
const ABOUT_THESE =
  /\b(?:scripts?|shell|bash|powershell|deploy\w*|install\w*|releas\w+|examples?|demos?|docker\w*|ci|builds?|vendor\w*|skript\w*)\b|\.sh\b/i;

/** Whether found code may be what a question is about: scripts and code of others share a word with a wish by chance. */
function isOwnMatter({ path }: Evidence, { request, facts }: SessionBackground): boolean {
  const ofScripts = facts.some(({ kind, value }) => kind === 'language' && /shell|powershell/i.test(value));
  return !BESIDE_THE_CODE.test(path) || ofScripts || ABOUT_THESE.test(request);
}

/** A request for a whole program, not for a change of one. */
const WHOLE_PROGRAM =
  /^(?:(?:please|bitte|i|we|ich|wir|want|need|brauchen?|möchten?|would like|build|create|write|develop|make|bau\w{0,3}|schreib\w{0,2}|to|me|mir|uns|an?|eine?n?)\s{1,3}){0,6}(?:[\p{L}\p{N}-]{1,30}\s{1,3}){0,3}[\p{L}\p{N}-]{0,30}(?:app|application|tool|library|crate|package|bot|job|script|website|site|api|backend|service|server|dashboard|game|program|extension|cli|plug-?in|erweiterung|webseite|anwendung|programm|bibliothek|skript|spiel|dienst|werkzeug)\b/iu;

/** Whether something is begun: the workspace holds no code yet, or nothing was seen of it and a whole program is wanted. */
function isBeginning({ selection, facts, evidence, request, bare, unseen }: SessionBackground): boolean {
  if (selection !== null) return false;
  if (bare === true) return true;
  if (unseen === true) return false;
  const sawNothing = facts.length === 0 && evidence.length === 0;
  return sawNothing && (asksForNewProgram(request) || WHOLE_PROGRAM.test(request.slice(0, 300)));
}

function byScore(left: Evidence, right: Evidence): number {
  return right.score - left.score || left.id.localeCompare(right.id, 'en', { numeric: true });
}

function subjectOf(intake: Intake, subjectAreas: readonly SubjectArea[]): string {
  const area = subjectAreas[0];
  if (area !== undefined) return area.subject;
  return intake.kind === 'bug' ? 'the fix' : 'it';
}

/** The selection in words: its names where it declares some, and its file. */
function describeSelection(selection: Selection): string {
  const names = declaredNames(selection.text).map((name) => `\`${name}\``);
  const place = `\`${selection.path}\``;
  if (names.length > 0) return `${names.join(', ')} in ${place}`;
  return selection.startLine === selection.endLine
    ? `line ${selection.startLine} of ${place}`
    : `lines ${selection.startLine}–${selection.endLine} of ${place}`;
}
