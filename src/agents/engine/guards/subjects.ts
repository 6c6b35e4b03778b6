import { LANGUAGES, RUNTIMES } from '../../facts/readers';
import type { Fact } from '../../session/evidence';

/** Something that questions ask about a workspace and that facts of some kinds answer. */
export interface Subject {
  kinds: readonly Fact['kind'][];
  /** How it is named in a question with "which", "what", or yes and no for an answer. */
  named?: RegExp;
  /** How it is asked for with "how". */
  how?: RegExp;
  /** How it is asked for with "where". */
  where?: RegExp;
  /** How it is asked for with "who". */
  who?: RegExp;
  /** Which of the facts answer a question that is put in these words; all of them without it. */
  fits?: (fact: Fact, clause: string) => boolean;
}

const UI =
  /^(?:react|react native|vue|svelte|sveltekit|angular|preact|solid|lit|next\.js|nuxt|gatsby|astro|remix|ember|electron|jetpack compose|android|blazor|\.net maui|avalonia|leptos|yew|streamlit)\b/i;
const COMMAND_LINE = /^(?:click|typer|commander|yargs|cobra|urfave|kingpin|clap)\b/i;
const MAPPER =
  /^(?:prisma|typeorm|sequelize|knex|drizzle|sqlalchemy|peewee|alembic|tortoise|gorm|ent|sqlx|diesel|seaorm|hibernate|flyway|liquibase|jooq|mybatis|sequel|doctrine|eloquent|entity framework|dapper)\b/i;
const BESIDE = /^(?:redis|elasticsearch|memcached|rabbitmq|kafka)\b/i;
const BUNDLER = /^(?:webpack|vite|esbuild|rollup|parcel|tsup|swc|turbopack|rspack)\b/i;
const COMPILER = /^(?:typescript|babel|swc|cython|maturin)\b/i;
const FORMATTER = /prettier|black|ruff|isort|rustfmt|clang-format|biome|spotless|ktlint|cs-fixer|format/i;
const LINTER = /^(?!prettier|black|isort|clang-format|typescript)/i;

/** Any of these words; of two that begin alike the longer one. */
const anyOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

const RUNTIME = new RegExp(`\\b(?:${anyOf(RUNTIMES.keys())})\\b`);

const TEST_TOOL = '(?:framework|runner|library|tool|suite|setup|stack|harness)s?';

/** The subjects, the particular before the general: a clause belongs to the first that it names. */
export const SUBJECTS: readonly Subject[] = [
  {
    kinds: ['test_runner', 'convention'],
    named: new RegExp(
      `\\b(?:unit )?test(?:ing|s)?[- ]${TEST_TOOL}\\b|\\b${TEST_TOOL} (?:for|to run|runs|executes) (?:the |your |our )?(?:unit )?test(?:s|ing)?\\b|\\b(?:for|to (?:run|write)) (?:the |your |our )?(?:unit |automated )?(?:testing|tests)\\b|\\b(?:the |your |our )?(?:unit )?tests? (?:are )?(?:run|written|use)\\b|\\b(?:run|write) (?:the |your |our )?(?:unit )?tests\\b`,
    ),
    how: /\b(?:(?:run|execute|start|launch) (?:the |your |our |all )*(?:unit )?tests?|(?:unit )?tests? (?:(?:are|is|get) )?(?:run|executed|started|launched))\b/,
    fits: ({ kind, text }) => kind === 'test_runner' || /^`[^`]*\btest[^`]*` runs\b/i.test(text),
  },
  {
    kinds: ['package_manager'],
    named:
      /\bpackage managers?\b|\bdependency manage(?:r|ment)\b|\bto (?:manage|install) (?:the |your )?(?:packages|dependencies)\b/,
    how: /\b(?:(?:manage|install) (?:the |your |our )?(?:packages|dependencies)|(?:packages|dependencies) (?:are )?(?:managed|installed))\b/,
  },
  {
    kinds: ['database'],
    named: /\borms?\b|\bobject[- ]relational mapper\b/,
    fits: ({ value }) => MAPPER.test(value),
  },
  {
    kinds: ['database'],
    named: /\bdatabases?(?: (?:engine|system|server|technology))?\b|\bdbs?\b|\bdbms\b|\bdata ?stores?\b/,
    fits: ({ value, text }) => (!MAPPER.test(value) && !BESIDE.test(value)) || /^The database is\b/.test(text),
  },
  {
    kinds: ['build'],
    named: /\bbundlers?\b/,
    fits: ({ value }) => BUNDLER.test(value),
  },
  {
    kinds: ['build'],
    named: /\b(?:compiler|transpiler)s?\b/,
    fits: ({ value }) => COMPILER.test(value),
  },
  {
    kinds: ['build', 'convention'],
    named: /\bbuild (?:tool|system|tooling|setup|script)s?\b/,
    how: /\b(?:built|compiled|bundled)\b|\b(?:do|does) (?:you|we|the project|it) (?:build|compile|bundle)\b/,
    fits: ({ kind, text }) => kind === 'build' || /\bbuild\b/i.test(text),
  },
  {
    kinds: ['lint'],
    named: /\b(?:code )?formatters?\b|\bformatting tools?\b|\bto format (?:the |your )?code\b/,
    how: /\b(?:code (?:is )?formatted|format (?:the |your )?code)\b/,
    fits: ({ value, text }) => FORMATTER.test(value) || /format/i.test(text),
  },
  {
    kinds: ['lint'],
    named: /\blint(?:er|ers|ing)?(?: (?:tool|setup|rules))?s?\b|\bstatic analysis(?: tool)?\b/,
    how: /\b(?:code (?:is )?linted|lint (?:the |your )?code)\b/,
    fits: ({ value }) => LINTER.test(value),
  },
  {
    kinds: ['ci'],
    named:
      /\bci(?:\/cd)?(?: (?:system|provider|service|server|pipeline|setup|tool|platform))?\b|\bcontinuous integration(?: (?:system|provider|service|server|tool))?\b/,
  },
  {
    kinds: ['convention'],
    where: /\b(?:the |your |our )?(?:existing )?(?:unit )?tests?(?: files?)?\b/,
    fits: ({ text }) => /\btests? (?:lie|stand|live|are)\b/i.test(text),
  },
  {
    kinds: ['owner'],
    who: /\bwho (?:has |have )?(?:last |mostly )?(?:worked on|wrote|written|changed|touched)\b(?: last)?/,
  },
  { kinds: ['similar'], named: /\bsimilar (?:modules?|code|features?|files?|classes|components?)\b/ },
  { kinds: ['open_issue'], named: /\bopen (?:issues?|items?)\b/ },
  { kinds: ['licence'], named: /\blicen[cs]es?\b/ },
  {
    kinds: ['version'],
    named:
      /\bcurrent version\b|\blatest (?:version|release)\b|\bversion of (?:the|this|your) (?:project|package|library|app|software|product)\b|\bversion (?:is|has) (?:the|this|your) (?:project|package|library|app|software|product)\b/,
  },
  {
    kinds: ['runtime'],
    named: /\bruntimes?\b|\bversions?\b/,
    fits: ({ text }, clause) => /\bruntimes?\b/.test(clause) || namesRuntime(clause, text),
  },
  {
    kinds: ['entry_point'],
    named: /\bentry[- ]?points?\b|\bmain file\b/,
    where:
      /\bentry[- ]?points?\b|\bmain (?:file|function)\b|\b(?:app|application|program|service|server|project|package|it|execution) starts?\b/,
  },
  {
    kinds: ['module'],
    named: /\b(?:source|main|top-level) (?:folders?|director(?:y|ies)|packages?|modules?)\b|\bmonorepo\b/,
    where:
      /\b(?:the |your |its )?(?:own )?(?:source|src)(?: code| files?)?\b|\bdoes (?:the|your|its) (?:own )?code (?:live|lie|sit|reside)\b|\bis (?:the|your|its) (?:own )?code\b/,
    fits: ({ text }, clause) => !/\bmonorepo\b/.test(clause) || /\bmonorepo\b/i.test(text),
  },
  {
    kinds: ['readme'],
    named:
      /^what (?:does|is) (?:this|the|your) (?:project|repo|repository|app|application|package|library|codebase|software|service|tool|product)(?: (?:do|about|for|used for))?$/,
  },
  {
    kinds: ['size'],
    how: /\bhow (?:big|large) is (?:the|this|your) (?:repo|repository|codebase|code base|project|workspace)\b|\bhow many (?:source )?files\b/,
  },
  {
    kinds: ['framework'],
    named: new RegExp(
      `\\b(?:(?:web|http|server|backend|back-end|api|rest|application|app|ui|frontend|front-end|client|cli|command[- ]line|${anyOf(LANGUAGES)})[ /-]+){0,3}frameworks?\\b`,
    ),
    fits: ({ value }, clause) => frameworkFits(value, clause),
  },
  { kinds: ['language'], named: /\b(?:programming )?languages?\b/ },
];

/** "Which Node version": only a fact that names the same runtime, and a version, answers it. */
function namesRuntime(clause: string, text: string): boolean {
  const asked = RUNTIMES.get(RUNTIME.exec(clause)?.[0] ?? '');
  return asked !== undefined && /\d/.test(text) && text.toLowerCase().includes(asked);
}

function frameworkFits(value: string, clause: string): boolean {
  if (/\b(?:cli|command[- ]line)\b/.test(clause)) return COMMAND_LINE.test(value);
  if (/\b(?:ui|frontend|front-end|client)\b/.test(clause)) return UI.test(value);
  if (/\b(?:web|http|server|backend|back-end|api|rest)\b/.test(clause))
    return !UI.test(value) && !COMMAND_LINE.test(value);
  return !COMMAND_LINE.test(value);
}
