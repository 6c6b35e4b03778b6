import type { ChangeKind } from '../../../session/change-kind';
import { complainsOfLooks } from '../entries/asked-for';
import { byProject, WITH_SCREENS, type AreaContext, type Entry } from '../entries/entry';
import { choices } from '../entries/choices';

/** Subjects ask for themselves what of this matters to them. */
const withoutSubject = ({ subjectAreas }: AreaContext): boolean => subjectAreas.length === 0;

/** Words for what is kept. */
const KEPT =
  /\b(?:stor(?:e|es|ed|ing|age)|sav(?:e|es|ed|ing)|keep|kept|data|records?|remember|history|uploads?|files?|database|tables?|archive\w*|import\w*|collect\w*)\b/i;

/** Words for what a program runs on or with. */
/** The oldest that it runs on, where somebody said it. */
const OLDEST =
  /\b(?:node|python|php|java|go|ruby|rust|\.net)(?:\.js)? ?(?:>=? ?|v)?\d+(?:\.\d+)? (?:or (?:later|newer|above)|and (?:later|newer|up)|\+)/i;
const VERSIONS =
  /\b(?:versions?|upgrade\w*|updat\w+|drop|support\w*|browsers?|platforms?|windows|mac ?os|linux|android|ios|python|node|java|php|ruby|\.net|runtime\w*|compiler\w*|environments?|\d{1,3}\.(?:\d{1,3}|x))\b/i;

/** Kinds of change whose work is done once, by people who look on, or that ask for failures themselves. */
const NO_STEPS: readonly ChangeKind[] = ['migration', 'removal', 'tooling', 'refactor', 'security', 'docs', 'tests'];

/** Words for what may fail on the way, since it takes a network, files, devices, or several steps. */
const ON_THE_WAY =
  /\b(?:network|https?|webhook|socket|device|camera|printer|disk|queue|send|fetch|load|import|export|sync|stor(?:e|ed|es|ing)\b|sav(?:e|ed|es|ing)\b|connect|schedul|jobs?\b|pay|mail|e-mail|notif|publish|deploy|backup|restor|copy|copi|files?\b|schick|verschick|speicher|verbind|kopier|bezahl|datei)\p{L}*|\b(?:up|down)load\p{L}*/iu;
const READS_OR_WRITES = /\b(?:read|writ|open|creat|delet|mov|renam|lies|lese|schreib|öffne|lösch|erzeug)\p{L}*/iu;

/** Questions that many changes need; each kind of change says which of them it wants, and how much. */
export const USUAL: readonly Entry[] = [
  {
    about: 'general.failure',
    // A type, a layout or a whole new program has no one step that fails.
    when: (context) =>
      withoutSubject(context) &&
      !context.isNew &&
      !NO_STEPS.includes(context.kind) &&
      !complainsOfLooks(context) &&
      (ON_THE_WAY.test(context.said) || (context.project === 'command_line' && READS_OR_WRITES.test(context.said))),
    subject: 'When something fails',
    dimensions: ['errors', 'operations'],
    aspects: ['failure', 'monitoring'],
    priority: 0,
    type: 'pick_one',
    question: byProject({
      library: 'When it fails on the way, what does the caller get?',
      command_line: 'When it fails on the way, what is printed and what is the exit code?',
      other: 'When something fails on the way, what should happen, and who notices?',
    }),
    context: byProject({
      library: 'Invalid input, an interrupted run, an unexpected state: the kind of error and what it tells.',
      command_line:
        'Invalid input, missing files, an interrupted run: the message, where it goes, what is left behind.',
      other:
        'Invalid input, a network or service that is down, an interrupted run, the same thing twice; ' +
        'and what is logged, measured or alerted.',
    }),
    why: 'The unhappy path is usually half the code.',
    options: choices(`
      * Stop with a clear error | If a step fails, then the system shall stop, say what failed and leave nothing half finished.
      - Go on without it | If a step fails, then the system shall log the failure and go on with the rest.
      - Try again by itself | If a step fails, then the system shall try it again with growing delay before it reports the failure.
    `),
  },
  {
    about: 'general.environments',
    // An application runs where its own page is shown.
    when: ({ isNew, said, project, kind }) =>
      !isNew &&
      kind !== 'migration' &&
      kind !== 'removal' &&
      VERSIONS.test(said) &&
      !WITH_SCREENS.some((one) => one === project),
    known: OLDEST,
    subject: 'Supported versions and environments',
    dimensions: ['compatibility'],
    aspects: ['environments'],
    priority: 0,
    type: 'pick_one',
    facts: ['runtime', 'language'],
    question: 'Which versions and environments must it run on?',
    context: 'Runtime, language version, browsers, operating systems.',
    why: 'The oldest one decides what may be used.',
    options: choices(`
      * What the project supports today | The change shall run on every version and environment that the project supports today.
      - Only current versions | Versions and environments that their makers no longer support may be dropped.
    `),
  },
  {
    about: 'general.look',
    subject: 'Look and feel',
    dimensions: ['look_feel'],
    aspects: ['look', 'wording'],
    priority: 0,
    type: 'ask_text',
    for: WITH_SCREENS,
    when: ({ visible, kind, subjectAreas, isNew, facts, request }) =>
      visible &&
      !complainsOfLooks({ request, kind, isNew }) &&
      subjectAreas.length > 0 &&
      !isNew &&
      // Where there is a product, it looks like the rest of it.
      (kind === 'ui' ||
        (!facts.some((one) => one.kind === 'project') &&
          kind !== 'migration' &&
          kind !== 'security' &&
          kind !== 'bug')) &&
      !subjectAreas.some(({ id }) => id === 'site'),
    question: 'Like which page or element of today should it look, and which words stand on it?',
    context:
      'Something that is there already and is built alike; titles, buttons and messages word for word; what differs.',
    why: 'It is the part that people judge the whole change by.',
    placeholder: 'Like … on the page …; the button says “…”',
  },
  {
    about: 'general.feel',
    subject: 'Look and feel',
    dimensions: ['look_feel'],
    aspects: ['look', 'wording'],
    priority: 0,
    type: 'ask_text',
    when: ({ isNew, visible, project }) => isNew && (project === null ? visible : WITH_SCREENS.includes(project)),
    question: 'How should it look and feel, and on which screens?',
    context: 'Plain or playful, colours, something that you like as a model; phone, tablet or large screen; languages.',
    why: 'It is the part that people judge the whole by.',
    placeholder: 'Like …; on the phone first; …',
  },
  {
    about: 'general.base',
    subject: 'What it is built with, and where it runs',
    dimensions: ['operations', 'compatibility'],
    aspects: ['base'],
    priority: 0,
    type: 'ask_text',
    when: ({ isNew }) => isNew,
    known:
      /\b(?:no (?:frameworks?|build step)|vanilla|(?:in|with|using|use|mit) go|golang|go (?:program|binary|module|tool|cli|service|library)|rust|python|node(?:\.?js)?|typescript|java(?:script)?|kotlin|swift|ruby|rails|php|laravel|c#|\.net|react|vue|svelte|angular|django|flask|fastapi|flutter|elixir|spring)\b/i,
    question: 'What should it be built with, and where will it run?',
    context: 'Language and framework, if you have a preference; the machine, server or service that it runs on.',
    why: 'Nothing stands here yet that would decide it.',
    placeholder: byProject({
      command_line: 'Rust; on laptops with macOS and Linux',
      library: 'TypeScript; in browsers and in Node',
      app: 'Whatever fits; on phones and laptops, without an account',
      other: 'TypeScript with …; on a small server of our own',
    }),
  },
  {
    about: 'general.existing-data',
    // What is deleted or put away from now on leaves nothing to convert.
    when: ({ said, isNew, subjectAreas }) =>
      !isNew && KEPT.test(said) && !subjectAreas.some(({ id }) => id === 'archive'),
    subject: 'Data that exists already',
    dimensions: ['compatibility', 'rollout'],
    aspects: ['existing_data'],
    priority: 0,
    type: 'pick_one',
    for: ['service', ...WITH_SCREENS],
    question: 'What happens to the data that exists already?',
    context: 'Legacy records that were made under the old rules, and how they are migrated.',
    why: 'New rules meet old records on the first day.',
    options: choices(`
      * It is converted once | The system shall convert existing data once, by a migration that can be repeated and taken back.
      - It is converted when it is touched | The system shall read existing data in both forms and convert it when it is next written.
      - It stays as it is | The system shall leave existing data as it is and apply the new rule to new records only.
      - There is none | There is no existing data to migrate.
    `),
  },
];
