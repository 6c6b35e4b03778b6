import { subwords } from '../../../base/english/subwords';
import { stem } from '../../../base/english/words';
import type { Evidence } from '../../../session/evidence';
import { BUILDING, FOR_CODE, type BankContext, type Entry, type Text } from '../entries/entry';
import type { EntryTexts } from '../entries/texts';
import { DEED_TEXTS } from './deed-texts';
import { oddIn, type Odd } from './odd-cases';
import { thingWished } from './things';

/** Characters of a request that are looked at. */
const LOOKED_AT = 600;

/** What a wish does, by its verb: what is asked of it stands in `deed-texts.ts`. */
interface Decision {
  /** How wishes say it, English and German. */
  said: Pick<RegExp, 'test'>;
  unless?: RegExp;
  /** Only of a program that is begun. */
  begins?: true;
  /** What else its rule settles. */
  settles?: readonly string[];
}

/**
 * What wishes do, the most telling first: two that match are both true (“show how long …” shows and reckons), and the
 * first one decides more.
 */
const DECISIONS = {
  byDefault: {
    said: /\b(?:by default|per default|standardmäßig|(?:change|set|switch|make) (?:the |its |our )?(?:\w+ )?default|make [^.!?\n]{1,40} the default|(?:be|become) the default)\b/iu,
    unless: /\b(?:off by default|disabled by default|opt[- ]in|new option|neue option)\b/iu,
    settles: ['public_api', 'existing_use', 'rollout'],
  },
  merge: {
    said: /\bmerg\w* (?:(?:the|these|those|my|our) )?(?:two|both|several|duplicate\w*|double|identical|\w+s (?:that|which|entered))\b|\bcombin\w* (?:two|both|several)\b|zusammen(?:führ|leg|zuführ|zuleg)\p{L}*/iu,
  },
  confirmFirst: {
    said: /\b(?:confirm\w*|approv\w*|verif(?:y|ied|ication)|moderat\w*|review\w*|sign(?:ed)? off|activat\w*)\b[^.!?\n]{0,60}\b(?:before|first|until|by (?:\w+ )?(?:admin\w*|moderator|editor|manager|owner)s?)\b|\b(?:need|requir|must)\w*\b[^.!?\n]{0,40}\b(?:approval|confirmation|confirmed|approved|verification)\b|(?:freigeb|freigabe|bestätig|genehmig)\p{L}*/iu,
  },
  lend: {
    said: /\b(?:lend\w*|lent|borrow\w*|loan\w*|rent(?:s|ed|ing|al|als)?|hand(?:ed)? back|leih\p{L}*|ausleih\p{L}*|verleih\p{L}*|ausgelieh\p{L}*)(?!\p{L})/iu,
    unless: /\b(?:no more than|at most|limit|höchstens|maximal)\b/i,
  },
  agree: {
    said: /\b(?:agrees? (?:on|about)|votes?|voting|polls?|rsvp|sign[- ]?ups? for|find (?:a|the best) (?:date|time|day)|decide together|abstimm\p{L}*|umfragen?|terminfindung|zusagen?|absagen?|sich einig\p{L}*)/iu,
  },
  stopAfter: {
    said: /\b(?:stop|kill|abort|end|give up|cancel|skip)\w*\b[^.!?\n]{0,60}\b(?:longer than|after (?:an?|\w+) (?:second|minute|hour|day|tr(?:y|ies)|attempt)s?|too long|time limit|hangs?)\b|\btime ?limits?\b|\btime ?outs?\b|zeitlimit|(?:abbrechen|beenden)[^.!?\n]{0,40}(?:nach|länger)|(?:nach|länger)[^.!?\n]{0,40}(?:abbrechen|beenden)/iu,
  },
  laterOn: {
    said: /\b(?:schedul\w*|postpon\w*|for later|goes? live|publish\w* (?:later|on|at)|at a (?:later|given|set|certain|fixed) (?:time|date|hour|day)|in advance|zeitgesteuert\w*|zeitversetzt\w*|für später|später (?:veröffentlich|send|erschein)\p{L}*|vorausplan\w*)\b/iu,
    unless: /\b(?:cron|jobs?|workers?|queues?|calendar|timetable|class schedule)\b/i,
  },
  extract: {
    said: /\b(?:extract\w*|(?<=^\W{0,3})scans?|reads? (?:\w+ ){1,4}(?:from|out of) (?:an? |the )?(?:photo|picture|image|scan|pdf|paper|barcode|qr)\w*|ocr|recogni[sz]\w+|digiti[sz]\w+)\b|\b(?:reads?|reading|scans?|parses?) (?:\w+ ){0,5}(?:and (?:returns?|gives?|prints?|writes?|stores?|fills?)|into|out of)\b|(?:auslesen|ausliest|auszulesen|extrahier\p{L}*|erkenn(?:t|en) und)/iu,
    settles: ['format', 'content'],
  },
  writeOut: {
    said: /\b(?:print|output|emit|return|write)s? (?:an? |as )?(?:json|csv|ya?ml|xml|toml)\b(?! (?:files? )?(?:parser|schema))|\b(?:export|write|save|dump|output|emit|print|store)\w*\b[^.!?\n]{0,60}\b(?:to|as|in|into) (?:an? )?(?:\w+ )?(?:file|sqlite|csv|tsv|json\w*|xml|ya?ml|markdown|html|pdf|xlsx?|excel|parquet|dot|svg|png|spreadsheet|database)\b|\bas (?:an? )?(?:(?:rss|atom|calendar|json)[- ]feed|rss|atom|csv|json|xml|ya?ml|markdown|html|pdf|excel|dot|svg|png|ics)\b|\b(?:als|in eine) (?:CSV|JSON|XML|PDF|Excel|Markdown|HTML|SVG|RSS|Atom|ICS|Kalender|Datei)/iu,
    settles: ['format', 'content'],
  },
  takeIn: {
    said: /\b(?:read|load|take|accept)s? (?:\w+ ){0,3}(?:from (?:stdin|standard input|a pipe|the (?:environment|clipboard)|an? (?:url|file|environment)\b)|as (?:input|argument|parameter)|a path|any iter\w+)|\baccepts? \w+|\b(?:allow|support|take)s? (?:several|multiple|many|more than one)\b|\bsupport(?:s| for)? (?:\.?[a-z]{2,5} files|(?:reading|other|more|further) (?:\w+ )?(?:formats?|encodings?))|(?:von der Standardeingabe|aus der Zwischenablage)/iu,
    unless: /\baccept (?:an? |the )?(?:invitation|order|offer|terms|cookies?|friend|request|payment)\w*/i,
  },
  convert: {
    said: /\b(?:convert|transform|turn \w+(?: \w+)? into|resiz|normali[sz]|simplif|trim|escap|abbreviat|shorten|truncat|renam|umbenenn|wrap|pretty[- ]?print|transcod|compress|round(?! ?trip| ?robin)|reformat|umwandel|kürz|vereinfach|umrechn)\w*/iu,
    unless: /\b(?:url|link)[- ]?shorten|\bshort(?:en(?:s|ed|ing)?)? (?:urls?|links?)\b/i,
  },
  compare: {
    said: /\b(?:compar(?:e|es|ed|ing|ison|isons)|diffs?|difference between|side by side|vergleich\w*|gegenüberstell\w*)\b/iu,
    unless: /\bcolou?r/i,
  },
  order: {
    said: /\b(?:sort(?:s|ed|ing)?(?! [^.!?\n]{0,50}\b(?:into|in) (?:\w+ )?(?:folders?|categor\w+|boxes|groups|piles))|order(?:s|ed|ing)? (?:\w+ ){0,2}by|in (?:a |the )?(?:\w+ )?order|group(?:s|ed|ing)? (?:\w+ ){0,3}by|newest first|oldest first|rank(?:ed|ing)?|sortier\p{L}*|reihenfolge|gruppier\p{L}*)(?!\p{L})/iu,
    unless: /\b(?:random\w*|shuffl\w*|zufällig\w*|misch\w*)/i,
  },
  suggest: {
    said: /\b(?:suggest\w*|recommend\w*|propos(?:e|es|ed|al|als)|did you mean|vorschl\p{L}*|empfehl\p{L}*|empfiehlt)(?!\p{L})/iu,
  },
  changeLater: {
    said: /\b(?:(?:be )?(?:mov|postpon|reschedul|rebook|shift)\w* (?:\w+ ){0,3}(?:to another|to a different|to the next|by a)|(?:can|let|allow|able to|may)\b[^.!?\n]{0,30}\b(?:cancel|reschedul|postpon|withdraw)\w*|(?:chang|edit|correct|cancel|undo|withdraw|revis)\w*\b[^.!?\n]{0,40}\b(?:later|afterwards|after|until|once|already)|nachträglich\p{L}*|im nachhinein|verschieben|umbuchen|stornier\p{L}*)(?!\p{L})/iu,
  },
  goOn: {
    said: /\bkeep(?:s|ing)? (?:the |my |an? )?\w+ (?:\w+ )?(?:when|after|between|across|on reload)\b|\b(?:resum\w+|continu(?:e|es|ing) (?:\w+ ){0,3}(?:later|where)|pick up where|where (?:i|you|they|one) left off|restor\w+|remember(?:s|ing)?|später fortsetz\w*|fortsetzen|weitermachen|merk(?:en|t) sich)\b/iu,
  },
  reckon: {
    said: /\b(?:how (?:long|many|much|often|far|old|fast)|estimat\w*|averag\w*|totals?|sums? up|summari[sz]\w* [^.!?\n]{0,40}\b(?:per|by)\b|percent\w*|scores?|statistics|reading time|word count|(?<=^\W{0,3})count|count(?:s|ing)? (?:the |all |words|how)|measur\w*|memory usage|peak memory|calculat(?:e|es|ed|ing)\b|wie (?:lange|viele?|oft|weit|alt)|schätz\w*|durchschnitt\w*|summe\w*|prozent\w*|berechn\w*|zähl(?:en|t|er)\b|mess(?:en|ung)\b)/iu,
    unless: /\b(?:limit|at most|show how many at once)\b/i,
  },
  keepTrack: {
    said: /\b(?:track\w*|record(?:s|ing)? (?:who|when|how|each|every|all)|histor(?:y|ies)|keep a (?:log|list|record)|logs? (?:who|when|each|every)|timeline|verlauf\w*|historie|protokollier\w*|aufzeichn\w*|nachverfolg\w*)\b/iu,
  },
  paper: {
    said: /\b(?:print|generat|creat|produc|issu|download|hand out)\w* (?:an? |the |my |our |their )?(?:[\w-]+ ){0,2}(?:certificates?|labels?|receipts?|badges?|tickets?|letters?|cards?|posters?|pdfs?|slips?|sheets?|flyers?|menus?|contracts?|reports?|vouchers?)\b|(?:urkunde|bescheinigung|ausweis|etikett|quittung|aushang|schein|zertifikat|brief)(?:en?|e|s)? (?:drucken|ausdrucken|erstellen|ausstellen|herunterladen)/iu,
    settles: ['content', 'format', 'look'],
  },
  splitUp: {
    said: /\b(?:split|divid|segment|break up|chop|cut)\w*\b[^.!?\n]{0,60}\b(?:into|in (?:two|several|parts)|by|at)\b|(?:aufteil|zerleg|zerschneid)\p{L}*/iu,
    unless: /\b(?:module|file|class|component|function|package|code|bundle|repo\w*)\b/i,
  },
  layOut: {
    said: /\b(?:show|display|view|present|arrange|render)\w*\b[^.!?\n]{1,50}\bas (?:an? )?(?:\w+ )?(?:cards?|tiles?|grid|tables?|lists?|maps?|timeline|calendar|gallery|trees?|board|columns?)\b|\bals (?:\p{L}+ )?(?:karten|kacheln|raster|tabelle|liste|zeitleiste|kalender|galerie|baum) (?:an)?zeigen/iu,
    settles: ['flow', 'look', 'interface'],
  },
  sweep: {
    said: /\b(?:mark|set|move|close|archive|label|tag|hide|unsubscrib)\w* (?:\w+ ){0,2}?(?:everything|all|every \w+|anything)\b|\balle(?:s)? (?:\p{L}+ ){0,6}(?:als \p{L}+ markieren|archivieren|schließen|verschieben)/iu,
    unless: /\b(?:set|mark)\w* up\b/i,
  },
  cleanUp: {
    said: /\b(?:disappear|vanish|expire|go away)s? (?:by (?:it|them)sel(?:f|ves) )?after\b|\b(?:delet|remov|clean|purg|expir|archiv|prun|tid)\w*\b[^.!?\n]{0,60}\b(?:nobody|no one|that (?:are|were|have)|for (?:an?|\d+|two|three|six) (?:year|month|week|day)s?|old|older|unused|outdated|stale|inactive|empty|after|expired|orphan\w*|temporary)\b|(?:alte|ungenutzte|leere|abgelaufene|nach (?:einem|zwei|drei|\d+)) [^.!?\n]{0,40}(?:lösch(?:en|t)|entfernen|archivieren|aufräumen)/iu,
    unless: /\bbe cleaned\b/i,
  },
  mute: {
    said: /\b(?:mut|silenc|ignor)(?:e|es|ed|ing)\b(?! (?:case|errors?|warnings?|whitespace|lines?|files?|the (?:app|error|warning|rest|case|order|button|sound))\b)|(?:stummschalt|stummgeschalt|stumm schalt)\p{L}*/iu,
    unless: /\b(?:button|icon|videos?|audio|sound|microphone|mic|volume|player)\b/i,
    settles: ['back', 'undo'],
  },
  pause: {
    said: /\b(?:do not|don['’]t|stop|no) (?:\w+ ){0,3}(?:notif\w*|alerts?|messages?|e-?mails?|warnings?)\b[^.!?\n]{0,30}\b(?:at night|during|between|on (?:weekends?|sundays?)|after \d|while)\b|\bquiet (?:hours|times?)\b|\bnachts (?:keine|nicht)|\b(?:paus|mut|snooz|suspend|freez|lock|disabl|silenc)(?:e|es|ed|ing|s)?\b(?! (?:file|the app|screen))|(?:pausier|stummschalt|sperr|stillleg)\p{L}*/iu,
    settles: ['back', 'undo'],
  },
  grade: {
    said: /\b(?:grad(?:e|es|ed|ing)|rat(?:e|es|ed|ings?)|scor(?:e|es|ed|ing)|assess\w*|evaluat\w*)\b|(?:bewert|benot)\p{L}*/iu,
    unless: /\b(?:exchange|interest|tax|frame|sample|bit|conversion|success|error) rates?\b|\brate[- ]?limit/i,
  },
} as const satisfies Record<string, Decision>;

/** Deeds that are asked about whatever they are done to: who merges two accounts asks for no login. */
const STRONG: readonly string[] = ['merge', 'convert', 'compare', 'splitUp', 'copy', 'cleanUp'];
/** An order that begins with the verb of such a deed. */
const BEGINS_WITH_DEED =
  /^\P{L}{0,3}(?:please )?(?:merg|convert|transcod|compar|split|cop(?:y|ies)|clon|delet|remov|clean up|purg)|(?:löschen|zusammenführen|vergleichen|aufteilen|kopieren|umwandeln|umrechnen)\P{L}*$/iu;

/** The row of what a wish does by its words, whatever it is about. */
function rowFor(request: string, isNew: boolean): [Deed, Decision] | null {
  const text = request.slice(0, LOOKED_AT);
  if (readLast?.text === text && readLast.isNew === isNew) return readLast.row;
  const row = ROWS.find(
    ([, { said, unless, begins }]) => said.test(text) && unless?.test(text) !== true && (begins !== true || isNew),
  );
  readLast = { text, isNew, row: row ?? null };
  return readLast.row;
}

/** Every question of a plan asks the same of the same request. */
let readLast: { text: string; isNew: boolean; row: [Deed, Decision] | null } | null = null;

/**
 * Verbs that say what is done and ask for nothing more: whoever shows, checks, marks or sends something is best asked openly, in
 * the words of the project. Rules of their own for these were judged by strangers: of fourteen questions none was good.
 */
const PLAIN_DEED =
  /\b(?:show\w*|display\w*|list(?:s|ed)?|plot\w*|draws?|highlight\w*|colou?ri[sz]e\w*|include|validat\w*|verif\w*|check(?:s|ed|ing)?|reject\w*|prevent\w*|refus\w*|forbid\w*|warn\w*|alert\w*|notif\w*|limit\w*|throttl\w*|pin|star|flag|mark(?:s|ed)?|hid(?:e|es|ing)|exclud\w*|filter\w*|ignor\w*|skip\w*|suppress\w*|forward\w*|choos\w*|configur\w*|customi[sz]\w*|automatic\w*|whenever|as soon as|at (?:the same time|once)|anzeig\w*|zeig\w*|prüf\w*|verhinder\w*|benachrichtig\w*|begrenz\w*|markier\w*|ausblend\w*|überspring\w*|einstellbar\w*|automatisch\w*|sobald|gleichzeitig)\b|^\P{L}{0,3}(?:\p{L}+ ){0,4}?(?:sends?|(?:ver|zu)schick\p{L}*)(?!\p{L})/iu;

/** Whether the words of a wish say what it does: subjects that they only hint at are then not meant. */
export const saysDeed = (request: string): boolean =>
  rowFor(request, false) !== null || PLAIN_DEED.test(request.slice(0, LOOKED_AT));

/** Whether a wish orders in the first place what is asked about whatever it is done to. */
export const isLedByDeed = (request: string): boolean =>
  BEGINS_WITH_DEED.test(request) && STRONG.includes(rowFor(request, false)?.[0] ?? '');

/** What a wish does that its questions ask about. */
type Deed = keyof typeof DECISIONS;

const ROWS = Object.entries(DECISIONS) as [Deed, Decision][];

/**
 * What a wish does, where its words say it and no subject has questions of its own about it; null otherwise. A wish that has
 * people keep a kind of thing is asked about that.
 */
export function deedIn({
  request,
  kind,
  change,
  isNew,
  subjectAreas,
  project,
  code,
  denied,
}: BankContext): Deed | null {
  const isSeen = kind === 'ui' && !FOR_CODE.some((one) => one === project);
  const isWish = change === null && BUILDING.includes(kind) && !isSeen && kind !== 'tooling' && project !== null;
  // A subject that has nothing to ask of such a change leaves it to the deed.
  const isOther = subjectAreas.some(({ id, kinds }) => !SAYS_HOW.includes(id) && kinds.includes(kind));
  if (!isWish || isOther) return null;
  if (!isNew && project !== 'library' && project !== 'command_line' && thingWished(request) !== null) return null;
  const deed = rowFor(withoutOwnNames(leading(request), code), isNew)?.[0] ?? null;
  // Who answers that nothing of the kind is done is asked openly.
  return deed === null || denied.includes(`decide.${deed}`) ? null : deed;
}

/** The sentence that says what is wanted: what those behind it name is told on the way. */
function leading(request: string): string {
  const [first = request] = request.split(/(?<=\S{4}[.!?])\s+(?=\p{Lu})/u, 1);
  return first.split(/\s+/, LEAST_LEADING).length < LEAST_LEADING ? request : first;
}
const LEAST_LEADING = 4;

/** Words before a verb: what follows them is done, and no name of something. */
const BEFORE_VERB = /^(?:to|me|us|people|users|can|could|should|shall|must|may|not|and|or|also|please)$/i;
const MODAL = /^(?:should|must|shall|can|could|does|is|are|has)$/i;

/**
 * A wish without the words that files and folders of the code found for it are called by: in a keeper of bookmarks, or beside a
 * command `status`, these say what it is about and not what is done. A verb stands first, or after what calls for one.
 */
function withoutOwnNames(request: string, code: readonly Evidence[]): string {
  const names = new Set(
    code
      .slice(0, MOST_CODE)
      .flatMap(({ path }) => subwords(path.replace(/\.\w+$/, '')).map((word) => stem(word.toLowerCase()))),
  );
  const words = request.slice(0, LOOKED_AT).split(/(\s+)/);
  const bare = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
  return words
    .map((word, at) => {
      const isVerb = at === 0 ? !MODAL.test(bare[2] ?? '') : BEFORE_VERB.test(bare[at - 2] ?? '');
      return !isVerb && /^\p{L}+\P{L}?$/u.test(word) && names.has(stem(bare[at] ?? '')) ? '#' : word;
    })
    .join('');
}

/** Most pieces of code whose paths are looked at. */
const MOST_CODE = 5;

/** Subjects that say what runs, not what it does: a website, a command. */
const SAYS_HOW: readonly string[] = ['site', 'cli-command'];

const WORTH_OF_RULE = 96;
const WORTH_OF_EDGES = 89;

function entriesOf([deed, { settles = [] }]: [Deed, Decision]): Entry[] {
  const when = (wish: BankContext) => deedIn(wish) === deed;
  const rule = textsOf(`decide.${deed}`);
  const edges = textsOf(`edges.${deed}`);
  return [
    {
      ...rule,
      dims: ['behaviour', 'scope'],
      settles: ['rule', 'goal', ...settles],
      worth: WORTH_OF_RULE,
      type: 'ask_text',
      code: true,
      when,
    },
    {
      ...edges,
      dims: ['behaviour', 'errors'],
      settles: ['edges', 'odd', 'failure'],
      worth: WORTH_OF_EDGES,
      type: 'ask_text',
      // A file, an end or names have odd cases of their own.
      when: (wish) => when(wish) && (deed === 'stopAfter' || !OWN_ODD.includes(oddIn(wish))),
    },
  ];
}

/** The texts of an entry, as they stand in the sheet. */
function textsOf(
  key: string,
): Pick<EntryTexts, 'names' | 'ask' | 'context' | 'why'> & { key: string; placeholder: Text } {
  const texts = DEED_TEXTS[key];
  if (texts === undefined) throw new Error(`The sheet of the deeds has no “${key}”.`);
  return { ...texts, key, placeholder: texts.placeholder ?? '' };
}

const OWN_ODD: readonly Odd[] = ['file', 'stop', 'named'];

/** The one decision that a wish turns on, by what it does, and the cases in which its rule does not get along. */
export const DECIDING: readonly Entry[] = ROWS.flatMap(entriesOf);
