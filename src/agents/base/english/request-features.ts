import { languageOf } from '../text/language';
import { isNewProgram, shapeOf } from './request-shape';

/** Characters of a request that are looked at. */
const LOOKED_AT = 600;

/** What stands for itself in a request, and what is put in its place: names say what something is called, not what is wanted. */
const IN_PLACE_OF: readonly [RegExp, string | ((text: string) => string)][] = [
  [/```[\s\S]*?```/g, ' zcode '],
  [/`[^`\n]*`/g, (name) => (/^`--?\w/.test(name) ? ' zflag ' : /\.\w{1,4}`$|\//.test(name) ? ' zfile ' : ' zcode ')],
  [/(?<![\w-])--?[a-z][\w-]+/g, ' zflag '],
  [
    /\b[\w-]+(?:\/[\w.-]+)+|\b[\w-]+\.(?:[jt]sx?|py|go|rs|php|css|html?|ya?ml|json|toml|c|h|cpp|java|rb|sh|xml|cfg)\b/g,
    ' zfile ',
  ],
  [/\b[a-z]+[A-Z]\w*\b|\b\w+_\w+\b/g, ' zcode '],
  [/\bv?\d+(?:\.\d+)+\b/g, ' zversion '],
  [/\d+/g, ' znum '],
];

/** Where a part of a request ends after which another order may begin. */
const PART_END = /[.!?:;]\s+|\n+|,\s+(?=(?:please|bitte|can we|could|should|let|but|so)\b)/;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[?!]/gu;

/** Words that say much the same of a request, German ones among them: one that was never learnt counts as those that were. */
const OF_ONE_SENSE = {
  breaks:
    /\b(?:crash\w*|fail\w*|broken|breaks?|hangs?|freez\w*|wrong\w*|errors?|exceptions?|silently|corrupt\w*|loses?|lost|ignored|twice|stuck|garbled|off by|in the middle of an?|flicker\w*|does(?:n't| not) (?:work|do)|not work\w*|segfault\w*|panics?|nothing happens|absturz|stürzt|kaputt|falsch\w*|hängt|doppelt|geht nicht|stimmt nicht|fehler|fix|fixes|repair|schlägt|fehlschl\w*|bricht|abbricht|behebe\w*|has no|have no|leaks?)\b/,
  slow: /\b(?:slow\w*|fast\w*|speed(?!s\b)\w*|sluggish|lag\w*|latency|throughput|too long|forever|ages|hours|cpu|bundle|langsam\w*|schnell\w*|dauert|ewig|speicherverbrauch|ladezeit\w*|antwortzeit\w*|beschleunig\w*|perf\w*|optimi\w*)\b/,
  lacks:
    /\b(?:can't|cannot|can not|no way|unable|nowhere|there is no|there's no|there are no|nirgends|kann nicht|können nicht|gibt es nicht)\b/,
  tests: /\b(?:tests?|testing|tested|testable|coverage|flaky|mock\w*|fixtures?|e2e|tests?\w*|testabdeckung)\b/,
  docs: /\b(?:docs?|readme|document(?:ed|ation)?|tutorials?|guide|docstrings?|examples?|explain\w*|faq|doku\w*|anleitung|beispiele?)\b/,
  workshop:
    /\b(?:ci|builds?|lint\w*|docker\w*|pipelines?|releases?|workflows?|pre-commit|dependabot|makefile|container|wheels?|binaries|nightly|local setup|tsconfig|eslint)\b/,
  guards:
    /\b(?:secur\w*|attack\w*|vulnerab\w*|inject\w*|xss|csrf|secrets?|passwords?|tokens?|leak\w*|encrypt\w*|sanitiz\w*|escap\w*|permissions?|anyone|anybody|everybody|everyone|brute|rate limit|guess\w*|expos\w*|sicher\w*|kennw\w*|fremde\w*|jeder|klartext|unbefugt\w*)\b/,
  moves:
    /\b(?:migrat\w*|upgrad\w*|bump|switch|port|convert|umstieg|umstellen|umsteigen|wechseln|latest version|end of life|eol)\b/,
  goes: /\b(?:remove|removed|drop|get rid|deprecat\w*|retire|sunset|phase out|take out|entfern\w*|abschaff\w*|kann weg|nobody uses)\b/,
  tidies:
    /\b(?:refactor\w*|split|extract|renam\w*|clean\w*|tidy|simplif\w*|dedup\w*|duplicated?|share|reuse|mess|aufräum\w*|restructur\w*|untangle|consolidat\w*|helpers?|classes|class|module\w*)\b/,
  types:
    /\b(?:types?|typed|typings?|type hints?|signature|endpoints?|api|params?|parameters?|arguments?|returns?|generics?|interface|callers?|graphql|rest|payload|typen|schnittstelle|endpunkt\w*)\b/,
  stores:
    /\b(?:columns?|tables?|schema|index|foreign key|database|rows?|uuids?|primary key|nullable|backfill|spalten?|tabellen?|datenbank|orphan\w*)\b/,
  looks:
    /\b(?:colou?rs?|layout|buttons?|screens?|fonts?|theme|mobile|phones?|icons?|menu|header|sidebar|ugly|nicer|contrast|dark|responsive|redesign|spinner|keyboard|farben?|handy|schrift|knöpfe|übersichtlich\w*)\b/,
  outside:
    /\b(?:slack|discord|stripe|paypal|google|github|gitlab|jira|trello|s3|aws|twilio|webhooks?|kafka|rabbitmq|oauth|sso|saml|ldap|opentelemetry|prometheus|sentry|grafana|elasticsearch|algolia|salesforce|hubspot|outlook|mapbox|openai|sap|datev|zapier|telegram|teams|anbindung)\b/,
  program:
    /^\W{0,3}(?:an?|eine?n?)\s(?:[\w-]+\s){0,4}(?:apps?|application|tool|bot|service|library|script|skript|game|site|website|page|extension|package|crate|cli|program|dashboard|tracker|werkzeug|dienst|spiel|seite|webseite)\b/,
  reports: /\b(?:show|shows|display|print|report|list|count|measure|track|see|view|anzeigen|zählen|messen|auflisten)\b/,
} as const satisfies Record<string, RegExp>;

/** A sense that words of a request have. */
export type Sense = keyof typeof OF_ONE_SENSE;

/** Whether a request has a word of a sense. */
export function hasSense(request: string, sense: Sense): boolean {
  return OF_ONE_SENSE[sense].test(request.slice(0, LOOKED_AT).toLowerCase().replaceAll('’', "'"));
}

/** Letters of a word that count where it stands beside another, and from which on a word is known by its beginning, too. */
const BESIDE = 6;
const BEGINNING = 5;
/** A word this early is what a request begins with. */
const FIRST_WORDS = 2;
/** More parts than this are not told apart. */
const MOST_PARTS = 4;

/**
 * What a request is recognised by: its words, their beginnings, pairs of words, how its parts begin, and how it is put. Each
 * once, in their order; names, flags, files and numbers as such.
 */
export function requestFeatures(request: string): string[] {
  let text = request.trim().slice(0, LOOKED_AT);
  for (const [pattern, by] of IN_PLACE_OF) text = text.replace(pattern, by as string);
  const lower = text.toLowerCase().replaceAll('’', "'");
  const parts = lower
    .split(PART_END)
    .map((part) => part.match(WORD) ?? [])
    .filter((words) => words.length > 0);
  const found = new Set<string>();
  for (const [at, words] of parts.entries()) {
    words.forEach((word, i) => {
      found.add(word);
      if (word.length >= BEGINNING) found.add(`${word.slice(0, BEGINNING)}~`);
      if (word.includes('-')) word.split('-').forEach((piece) => found.add(piece));
      const before = words[i - 1];
      if (before !== undefined) found.add(`${short(before)} ${short(word)}`);
    });
    const [first = '', second] = words;
    const begins = `${at === 0 ? '^' : '>'}${short(first)}`;
    found.add(begins);
    if (second !== undefined) found.add(`${begins} ${short(second)}`);
  }
  for (const [sense, words] of Object.entries(OF_ONE_SENSE)) {
    const place = lower.search(words);
    if (place < 0) continue;
    found.add(`@${sense}`);
    if (lower.slice(0, place).split(/\s+/).length <= FIRST_WORDS) found.add(`@${sense}^`);
  }
  found.add(`#${shapeOf(request)}`);
  if (isNewProgram(request)) found.add('#new');
  found.add(`#${Math.min(MOST_PARTS, parts.length)}`);
  found.add(`#${languageOf(request)}`);
  return [...found];
}

function short(word: string): string {
  return word.slice(0, BESIDE);
}
