import type { Fact } from '../../../session/evidence';
import type { AreaContext, Choice, Entry, Text } from './entry';

/** What an option presumes: by which words of it one sees it, and whether it is there. */
interface Presumption {
  words: RegExp;
  isThere: (context: AreaContext) => boolean;
}

const has = ({ facts }: AreaContext, kind: Fact['kind'], value = /./) =>
  facts.some((fact) => fact.kind === kind && value.test(fact.value));
/** Whether it was seen what the project is built and checked with: else a missing runner of tests tells nothing. */
const isWorkshopSeen = ({ facts }: AreaContext): boolean => facts.some(({ kind }) => OF_THE_WORKSHOP.includes(kind));
const OF_THE_WORKSHOP: readonly Fact['kind'][] = ['package_manager', 'test_runner', 'ci', 'build', 'lint', 'runtime'];
const isShipped = ({ project }: AreaContext): boolean =>
  project === 'library' || project === 'command_line' || project === 'terminal_app';
/** Whether the project only draws screens, and what it shows is kept elsewhere: no database, and no framework that answers requests. */
export const isFrontEnd = (context: AreaContext): boolean =>
  context.project === 'web_app' &&
  has(context, 'framework', DRAWS) &&
  !has(context, 'framework', SERVES) &&
  !has(context, 'database');
const DRAWS = /^(?:react|vue|svelte|angular|preact|solid|lit|ember)\b/i;
const SERVES =
  /next|nuxt|remix|sveltekit|astro|tanstack start|express|koa|fastify|nest|hono|rails|laravel|django|flask|fastapi|spring|phoenix|gin|echo|actix|axum/i;
/** Whether somebody said it, or the code that was found shows it. */
const isSaidOrFound = ({ said, evidence }: AreaContext, pattern: RegExp): boolean =>
  pattern.test(said) || evidence.some(({ path, excerpt }) => pattern.test(path) || pattern.test(excerpt));

/** Languages whose tests need no runner of their own. */
const TESTS_BUILT_IN = /^(?:rust|go|zig|elixir|d)$/i;
/** Languages whose parts may import one another, or whose compiler looks after it. */
const NO_CYCLES_TO_FEAR = /^(?:rust|go|c|c\+\+|c#|java|kotlin|swift)$/i;

const ABOUT_CI = /\bci\b|\bpipeline|\bworkflow|\bgithub actions|\bmerge|pull request/i;
const ABOUT_VERSIONS = /\bdeprecat|\breleas|\bversion|\bmajor\b|veraltet/i;
const ACCOUNTS =
  /\baccounts?\b|\bsign(?:ed)?[- ]?(?:in|up)\b|\blog(?:ged)?[- ]?in\b|currentUser|\bpassport\b|\bjwt\b|konto|konten|anmeld/i;
const PEOPLE = /\busers?\b|\bmembers?\b|\bcustomers?\b|benutzer|nutzer|mitglied|kunde/i;
const NETWORK =
  /\bnetwork|\bhttps?\b|\bfetch\w*|\baxios|\bsuperagent|\brequests?\b|\bapi\b|\bserver\b|\bservices?\b|\bdown ?load|\bup ?load|\bsend|\bsync|\be-?mail|\bwebhook|\bremote|\bregistry|\bsocket|\bpublish|\bnetz|\bschick|\bdienst/i;
const CHARTS_AND_CODE =
  /\bcharts?\b|\bgraphs?\b|\bcode ?blocks?\b|\bhighlight|\bembed|\bmarkdown\b|\bmarked\b|diagramm/i;
const MAIL_AND_PRINT = /\be-?mails?\b|\bmailer\b|\bnodemailer|\bprint\b|@media print|\bpdf\b|drucken/i;
const SEVERAL_OWNERS = /\btenant|\bself[- ]?host|\bwhite[- ]?label|\boperators?\b|\binstallation|mandant|betreiber/i;
const ONE_SECTION =
  /\bsections?\b|\bparagraph|\bchapter|\bexplain|\bdescrib|\bmention|\bexample\b|abschnitt|kapitel|erklär|beschreib|erwähn|ein beispiel/i;
/** That text goes: nothing is written that anybody has to read. */
export const TEXT_GOES = /\b(?:remove|delete|drop|get rid of)\b|entfern|lösch/i;
const STATUS_OR_ERROR = /\b[45]\d\d\b|\berrors?\b|\bmessages?\b|\bfehler\w*|\bmeldung/i;

const PRESUMED: readonly Presumption[] = [
  {
    words: /\bexisting tests\b/i,
    isThere: (context) =>
      !isWorkshopSeen(context) ||
      has(context, 'test_runner') ||
      has(context, 'language', TESTS_BUILT_IN) ||
      context.evidence.some(({ kind }) => kind === 'test'),
  },
  {
    words: /\bCI (?:measures|runs|fails)|\b(?:check|axe|input)\b.* in CI\b/,
    isThere: (context) => !isWorkshopSeen(context) || has(context, 'ci') || ABOUT_CI.test(context.said),
  },
  { words: /\bpacked result\b/, isThere: isShipped },
  {
    words: /\bheaders Deprecation and Sunset\b/,
    isThere: ({ project }) => project !== 'library' && project !== 'command_line',
  },
  {
    words: /\bType declarations resolve\b/,
    isThere: (context) =>
      has(context, 'language', /^typescript$/i) ||
      (context.project === 'library' && has(context, 'language', /^(?:python|javascript)$/i)),
  },
  {
    words: /\b(?:next|new|another) (?:major|minor) version\b|\bdeprecated\b/,
    isThere: (context) => has(context, 'version') || isShipped(context) || ABOUT_VERSIONS.test(context.said),
  },
  {
    words: /\bon the server\b|\bour database\b|\bseparate worker processes\b/,
    isThere: (context) => !isFrontEnd(context),
  },
  { words: /^Charts, code blocks/, isThere: (context) => isSaidOrFound(context, CHARTS_AND_CODE) },
  { words: /^E-mails(?:, print)? and PDF/, isThere: (context) => isSaidOrFound(context, MAIL_AND_PRINT) },
  {
    words: /\b(?:with|for|of) the account\b/,
    isThere: (context) => PEOPLE.test(context.said) || isSaidOrFound(context, ACCOUNTS),
  },
  { words: /^The operator\b/, isThere: ({ said }) => SEVERAL_OWNERS.test(said) },
  {
    words: /\bcircular imports\b|\bimport nothing from\b/,
    isThere: (context) => !has(context, 'language', NO_CYCLES_TO_FEAR),
  },
  {
    words: /\bimport paths\b|\bimportable\b|\bNames of the public entry\b/,
    isThere: ({ project }) => project === 'library',
  },
  {
    words: /\btry it again with growing delay\b/,
    isThere: (context) => isSaidOrFound(context, NETWORK) || context.kind === 'integration',
  },
  {
    words: /\bnew documentation site\b/,
    isThere: ({ evidence, facts }) =>
      !evidence.some(({ path }) => /(?:^|\/)(?:docs?|site|website)\//.test(path)) &&
      !facts.some(({ kind, value }) => kind === 'module' && /(?:^|, )(?:docs?|site|website)\b/.test(value)),
  },
  {
    words: /\bCI runs all examples\b/,
    isThere: ({ request }) => !ONE_SECTION.test(request) && !TEXT_GOES.test(request),
  },
  { words: /\bEach example was run\b/, isThere: ({ request }) => !TEXT_GOES.test(request) },
  { words: /\bnative code\b|\bRuntimes that are no longer\b/, isThere: isShipped },
  { words: /\bExisting error types\b/, isThere: ({ request }) => !STATUS_OR_ERROR.test(request) },
];

/** The labels of an entry's options that are left out, as what they presume is not there; none where too few would remain. */
export function misfits(entry: Entry, context: AreaContext): ReadonlySet<string> {
  return leavesChoice(entry, context) ? presuming(entry, context) : new Set();
}

/** The labels of the options that presume what is not there. Where nothing was seen of a project, everything may be. */
function presuming(entry: Entry, context: AreaContext): ReadonlySet<string> {
  if (!('options' in entry) || context.facts.length === 0) return new Set();
  return new Set(
    optionsIn(entry.options, context)
      .map(({ label, description }) => ({ label: told(label, context), says: told(description ?? '', context) }))
      .filter(({ says }) => PRESUMED.some(({ words, isThere }) => words.test(says) && !isThere(context)))
      .map(({ label }) => label),
  );
}

/** Whether an entry, without the options that do not fit the project, still leaves something to choose. */
export function leavesChoice(entry: Entry, context: AreaContext): boolean {
  const out = presuming(entry, context).size;
  return out === 0 || !('options' in entry) || optionsIn(entry.options, context).length - out >= LEAST;
}

/** Fewer options are no choice. */
const LEAST = 2;

function optionsIn(options: Choice[] | ((context: AreaContext) => Choice[]), context: AreaContext): Choice[] {
  return typeof options === 'function' ? options(context) : options;
}

function told(text: Text, context: AreaContext): string {
  return typeof text === 'string' ? text : text(context);
}
