import type { ChangeKind } from '../../session/change-kind';
import type { QuestionDraft } from '../../session/question';
import { capital } from '../../base/english/sentence';
import { subwords } from '../../base/english/subwords';
import { contentStems, isStopWord, stem, wordsOf as wordsIn } from '../../base/english/words';
import type { Evidence, Fact } from '../../session/evidence';
import { isPlainGerman, type Language } from '../../base/text/language';
import type { ProjectKind } from '../../session/project-kind';
import { withTerms, type TermPreference } from '../../session/terms';
import type { AreaContext, Choice, Entry, Text } from './entries/entry';
import { GOOD_EVIDENCE } from './context';
import { areaIdOf } from './find';
import { isOfLooks } from './general/open';
import { inLanguage } from './german/register';
import { inOwnTerms } from './entries/own-terms';
import { misfits } from './entries/presumed';
import { relatedEvidence } from './related-evidence';

/** Most files named in a question's context, and facts of one kind. */
const MAX_NAMED = 3;
/** Of what is to go, all that has its name is looked through. */
const MAX_GOING = 6;
const MAX_FACTS = 2;

/** Most pieces that a question cites. */
const MAX_CITED = 3;

/** The question an entry becomes in this context, with the person's preferred terms. */
export function buildQuestion(
  written: Entry,
  context: AreaContext,
  terms: readonly TermPreference[] = [],
): QuestionDraft {
  const { entry, apology } = inLanguage(written, context);
  const found = NOTES[context.language];
  const area = areaIdOf(entry.about);
  // What stands there looks otherwise afterwards: the tests of the program say nothing of that.
  const kinds = entry.dimensions[0] === 'acceptance' && isOfLooks(context) ? [] : (entry.facts ?? []);
  const facts = kinds.flatMap((kind) => factsToMention(kind, context));
  const fits = (piece: Evidence) => piece.score >= GOOD_EVIDENCE && isCalledAs(piece, context);
  const code =
    entry.about === 'removal.what'
      ? ofItsName(context).slice(0, MAX_GOING)
      : entry.code === true
        ? context.code.filter(fits).slice(0, MAX_NAMED)
        : [];
  const notes = [
    ...(entry.code === true && context.selected !== '' ? [found.selected(context.selected)] : []),
    ...[found.facts(facts)].filter((note) => note !== ''),
    ...(code.length > 0 ? [found.code([...new Set(code.map((evidence) => `\`${evidence.path}\``))].join(', '))] : []),
  ];
  const text = [apology, notes.join(' '), resolve(entry.context ?? '', context)]
    .filter((part) => part !== '')
    .join('\n\n');
  const config = {
    question: resolve(entry.question, context),
    ...(text === '' ? {} : { context: text }),
    ...controlOf(entry, context, misfits(written, context)),
  };
  const cited = [
    ...(entry.evidence ?? []),
    // With what tests run is said; where that stands shows nothing of a case.
    ...facts.flatMap(({ kind, evidence }) => (kind === 'test_runner' ? [] : evidence)),
    ...code.map((evidence) => evidence.id),
  ];
  return {
    type: entry.type,
    config: withTerms(config, terms),
    why: withTerms(resolve(entry.why, context), terms),
    evidence: withRelated([...new Set(cited)], written, context),
    purpose: entry.dimensions[0] === 'user_goal' ? 'framing' : 'elicit',
    dimensions: [...entry.dimensions],
    by: 'offline',
    about: entry.about,
    ...(area === null ? {} : { subjectArea: area }),
    subject: withTerms(resolve(entry.subject, context), terms),
  };
}

/** What was found whose name holds the first telling word of what is to go, in whatever kind of file. */
function ofItsName({ evidence, request }: AreaContext): Evidence[] {
  const said = wordsIn(request.replace(TAKING_AWAY, '')).filter((word) => !isStopWord(word) && !isPlainGerman(word));
  const thing = said
    .flatMap(subwords)
    .map(stem)
    .find((word) => !ANY_THING.has(word));
  return thing === undefined
    ? []
    : evidence.filter(({ role, path }) => role !== 'fact' && subwords(path).some((word) => stem(word) === thing));
}

/** The order to take something away, and words that could be said of whatever goes. */
const TAKING_AWAY =
  /^\W{0,3}(?:please )?(?:drop|remove|retire|delete|kill|rip out|get rid of|throw out|throw away)\s+/i;
const ANY_THING = new Set(contentStems('old legacy unused dead whole built-in support alte alten alles'));

/** Whether a file, or what it defines, is called by a word of the request: others only hold its words, as many files do. */
function isCalledAs({ path, shows }: Evidence, { request, language }: AreaContext): boolean {
  // Code is named in English, whatever language it is asked for in.
  if (language !== 'en') return true;
  const names = new Set(
    [...subwords(path.replace(/\.\w+$/, '')), ...subwords(shows)].map((word) => stem(word.toLowerCase())),
  );
  const said = [
    ...contentStems(request),
    ...subwords(request)
      .filter((word) => !isStopWord(word))
      .map(stem),
  ];
  return said.some((word) => names.has(word));
}

/** How a question names what was found for it. */
const NOTES = {
  en: {
    selected: (what: string) => `You selected ${what}.`,
    facts: (facts: readonly Fact[]) => facts.map(({ text }) => sentence(text)).join(' '),
    code: (paths: string) => `Found for this: ${paths}.`,
  },
  de: {
    selected: (what: string) => `Ausgewählt: ${what}.`,
    facts: inGermanWords,
    code: (paths: string) => `Gefunden: ${paths}.`,
  },
};

/** What German calls what a fact is of; the texts of facts are English. */
const GERMAN_KINDS: Partial<Record<Fact['kind'], string>> = {
  language: 'Sprache',
  framework: 'Framework',
  test_runner: 'Tests mit',
  package_manager: 'Paketverwaltung',
  database: 'Datenbank',
  build: 'Build mit',
  lint: 'Linter',
  ci: 'CI',
  runtime: 'Laufzeitumgebung',
  version: 'Version',
};

function inGermanWords(facts: readonly Fact[]): string {
  const named = facts.flatMap(({ kind, value }) => {
    const name = GERMAN_KINDS[kind];
    return name === undefined || value === '' ? [] : [`${name} ${value}`];
  });
  return named.length === 0 ? '' : `Aus dem Projekt: ${named.join('; ')}.`;
}

/** What a question rests on, at most three pieces, filled up with what was found about the thing it asks about. */
function withRelated(
  cited: readonly string[],
  { question: ask, subject: names, dimensions: dims }: Entry,
  context: AreaContext,
): string[] {
  const about = { text: `${resolve(ask, context)} ${resolve(names, context)}`, aboutProof: dims[0] === 'acceptance' };
  const further = relatedEvidence(about, context.evidence).map(({ id }) => id);
  return [...new Set([...cited, ...further])].slice(0, MAX_CITED);
}

/** Frameworks that draw screens: what else a program is built with says nothing of its look. */
const OF_SCREENS =
  /react|vue|svelte|angular|solid|next|nuxt|astro|remix|gatsby|ember|\blit\b|qwik|alpine|htmx|bootstrap|tailwind|material|\bmui\b|chakra|\bant|flutter|ionic|blazor|streamlit|electron|tauri|jekyll|hugo|django|rails|laravel|\bqt\b|gtk/i;
/** Conventions are of many sorts; questions are about those of names and style. */
const OF_STYLE = /\b(?:nam(?:e|es|ed|ing)|case|prefix|suffix|style|indentation|contribut\w*)\b/i;

function factsToMention(kind: Fact['kind'], { facts, request, visible, kind: change }: AreaContext): Fact[] {
  // What is to go is nothing to build on.
  const goes = ({ value }: Fact) => LEAVES.includes(change) && request.toLowerCase().includes(value.toLowerCase());
  return (
    facts
      .filter((fact) => !goes(fact))
      // What is clicked through in a browser shows nothing of what no page shows.
      .filter(({ kind: of, value }) => of !== 'test_runner' || visible || !IN_BROWSER.test(value))
      .filter((fact) => fact.kind === kind && (kind !== 'convention' || OF_STYLE.test(fact.text)))
      .filter((fact) => kind !== 'framework' || OF_SCREENS.test(fact.value))
      .slice(0, MAX_FACTS)
  );
}

/** Tests that click through pages. */
const IN_BROWSER = /playwright|cypress|selenium|puppeteer|webdriver/i;

/** Kinds of change by which something that is there goes. */
const LEAVES: readonly ChangeKind[] = ['migration', 'removal'];

/** The title of an entry's question, in the language of the request. */
export function askOf(entry: Entry, context: AreaContext): string {
  return resolve(inLanguage(entry, context).entry.question, context);
}

/** A text of the questionnaire in this context. */
export function resolve(text: Text, context: AreaContext): string {
  return typeof text === 'string' ? text : text(context);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function controlOf(entry: Entry, context: AreaContext, misfit: ReadonlySet<string>): Record<string, unknown> {
  switch (entry.type) {
    case 'pick_one':
    case 'pick_many':
    case 'rank':
    case 'rate':
    case 'show_options': {
      const given = typeof entry.options === 'function' ? entry.options(context) : entry.options;
      const fitting = given.filter(({ label, knownBy }) => !misfit.has(resolve(knownBy ?? label, context)));
      const options = optionsOf(fitting, context);
      const plain = options.map(({ recommended: _, ...option }) => option);
      const recommended = options.filter((option) => option.recommended).map((option) => option.id);
      if (entry.type === 'rank') return { options: plain };
      if (entry.type === 'rate') return { options: plain, labels: { min: entry.low, max: entry.high } };
      if (entry.type === 'pick_many') return { options: plain, ...(recommended.length > 0 ? { recommended } : {}) };
      return { options: plain, ...(recommended[0] === undefined ? {} : { recommended: recommended[0] }) };
    }
    case 'slider':
      return {
        min: entry.min,
        max: entry.max,
        step: entry.step,
        defaultValue: entry.start,
        unit: entry.unit,
        ...(entry.low === undefined || entry.high === undefined ? {} : { labels: { min: entry.low, max: entry.high } }),
      };
    case 'ask_text':
      return { placeholder: inOwnTerms(resolve(entry.placeholder, context), context), multiline: true };
    case 'ask_code':
      return codeControl(inOwnTerms(resolve(entry.placeholder, context), context), context);
    case 'ask_image':
    case 'ask_file':
      return { multiple: true };
    case 'thumbs':
      return {};
    case 'show_diff':
      return { before: entry.before, after: entry.after, filePath: entry.file, language: entry.language };
  }
}

/** Languages by the names of facts whose ids are not just those in small letters, and those whose comments begin with `#`. */
const LANGUAGE_IDS: Readonly<Record<string, string>> = {
  'C#': 'csharp',
  'C++': 'cpp',
  'F#': 'fsharp',
  'Objective-C': 'objective-c',
};
const HASH_COMMENTS = /^(?:python|ruby|elixir|r|perl|julia)$/;

/** Code as only JavaScript and TypeScript write it. */
const OF_SCRIPTS = /\bconst \w|\bimport \{|\bas any\b|=> |\w\((?:\w+, )?\{/;
const SCRIPTS: ReadonlySet<string> = new Set(['javascript', 'typescript', 'vue', 'svelte']);
const IN_NO_LANGUAGE: Record<Language, string> = {
  en: '// as it is to be written\n',
  de: '// so soll es dastehen\n',
};

/** Code is asked for in the language of the selection; in a library, calls of it in the language that the library is written in. */
function codeControl(given: string, context: AreaContext): Record<string, unknown> {
  const { selection, project } = context;
  if (selection !== null) return { placeholder: given, language: selection.language };
  const written = context.fact('language')?.value;
  const language = written === undefined ? undefined : (LANGUAGE_IDS[written] ?? written.toLowerCase());
  const foreign = language !== undefined && !SCRIPTS.has(language) && OF_SCRIPTS.test(given);
  const placeholder = foreign ? IN_NO_LANGUAGE[context.language] : given;
  if (language === undefined || project !== 'library' || !placeholder.startsWith('//')) return { placeholder };
  return { placeholder: HASH_COMMENTS.test(language) ? placeholder.replace(/^\/\//gm, '#') : placeholder, language };
}

/** What “the system” of the content's sentences is, by the kind of project. */
const SYSTEMS: Readonly<Record<Language, Readonly<Record<ProjectKind, string>>>> = {
  en: {
    library: 'the library',
    command_line: 'the command',
    terminal_app: 'the program',
    service: 'the service',
    web_app: 'the application',
    app: 'the application',
  },
  de: {
    library: 'die Bibliothek',
    command_line: 'der Befehl',
    terminal_app: 'das Programm',
    service: 'der Dienst',
    web_app: 'die Anwendung',
    app: 'die Anwendung',
  },
};

/** A sentence of the content with what the project is as its subject. */
function ofProject(sentence: string, { project, language }: AreaContext): string {
  const system = project === null ? undefined : SYSTEMS[language][project];
  if (system === undefined) return sentence;
  return sentence.replace(/\b([Tt]he|[Dd]as) [Ss]ystem\b(?!['’])/g, (_, article: string) =>
    /^[TD]/.test(article) ? capital(system) : system,
  );
}

interface BuiltOption {
  id: string;
  label: string;
  description?: string;
  pros?: string[];
  cons?: string[];
  recommended: boolean;
}

/** What somebody asks to be spared: “but not this harsh black”, “bitte ohne Anmeldung”. */
const DENIED =
  /(?:\b(?:please|but|just|bitte|aber|bloß)\s+(?:(?:please|bitte|auch|just)\s+)?(?:no|not|nicht|keine?[nmrs]?)|\b(?:without|ohne|don['’]t want|rather than|instead of|statt))\s+(?!only|just|nur)((?:[\p{L}-]+\s+){0,3}[\p{L}-]+)/giu;
/** Letters of a word from which on it names something. */
const NAMING = 5;

/** The choices but for those that the request itself has ruled out, as long as two are left. */
function notDenied(choices: readonly Choice[], context: AreaContext): readonly Choice[] {
  const denied = [...context.request.matchAll(DENIED)].flatMap(([, words = '']) => wordsOf(words));
  const left = choices.filter(({ label }) => !wordsOf(resolve(label, context)).some((word) => denied.includes(word)));
  return left.length >= 2 ? left : choices;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => word.length >= NAMING);
}

function optionsOf(given: readonly Choice[], context: AreaContext): BuiltOption[] {
  const choices = notDenied(given, context);
  const ids = new Set<string>();
  return choices.map((choice) => {
    const label = resolve(choice.label, context);
    const id = freeId(slug(choice.knownBy === undefined ? label : resolve(choice.knownBy, context)), ids);
    ids.add(id);
    const description =
      choice.description === undefined ? '' : ofProject(resolve(choice.description, context), context);
    return {
      id,
      label,
      ...(description === '' ? {} : { description }),
      ...(choice.pros === undefined ? {} : { pros: choice.pros }),
      ...(choice.cons === undefined ? {} : { cons: choice.cons }),
      recommended: choice.recommended === true,
    };
  });
}

function slug(label: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = words.slice(0, 5).join('-');
  return id === '' || id === 'other' ? `option-${id === '' ? 'x' : id}` : id;
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
