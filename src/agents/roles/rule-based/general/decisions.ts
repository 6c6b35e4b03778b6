import { subwords } from '../../../base/english/subwords';
import { stem } from '../../../base/english/words';
import type { Evidence } from '../../../session/evidence';
import { isBot, isGame } from '../entries/asked-for';
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
  game: {
    said: { test: isGame },
    begins: true,
  },
  merge: {
    said: /\bmerg\w* (?:(?:the|these|those|my|our) )?(?:two|both|several|duplicate\w*|double|identical|\w+s (?:that|which|entered))\b|\bcombin\w* (?:two|both|several)\b|zusammen(?:führ|leg|zuführ|zuleg)\p{L}*/iu,
  },
  confirmFirst: {
    said: /\b(?:confirm\w*|approv\w*|verif(?:y|ied|ication)|moderat\w*|review\w*|sign(?:ed)? off|activat\w*)\b[^.!?\n]{0,60}\b(?:before|first|until|by (?:\w+ )?(?:admin\w*|moderator|editor|manager|owner)s?)\b|\b(?:need|requir|must)\w*\b[^.!?\n]{0,40}\b(?:approval|confirmation|confirmed|approved|verification)\b|(?:freigeb|freigabe|bestätig|genehmig)\p{L}*/iu,
  },
  handIn: {
    said: /\b(?:button|way|form|link) to (?:report|submit|suggest|request|propose)\b|\b(?:let|allow|can|may|able to|should)\b[^.!?\n]{0,40}\b(?:suggest|propos|submit|report|contribut|hand in|apply for|request)\w*\b|\breport(?:s|ing)? (?:an? |the )?(?:abusive |offensive |bad |spam )?(?:posts?|comments?|users?|articles?|reviews?|messages?)\b|\b(?:complain(?:ts?)?|reports?|applications?|proposals?) (?:from|by|of) (?:users?|readers?|members?|customers?|guests?)\b|(?:einreich|vorschlagen|melden können|beantrag)\p{L}*/iu,
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
  route: {
    said: /\b(?:send|forward|copy|route|redirect|mirror|pass|log|write)\w* (?:\w+ ){1,4}(?:to|into) (?:(?:an?|the) (?:second|other|different|separate|own|extra|additional)|both|two|another|several|different|multiple)\b|\b(?:zusätzlich|auch) (?:an|in) (?:einen?|eine[mr]?) (?:zweite|andere|weitere)\w*/iu,
  },
  call: {
    said: /\b(?:give|assign|add|attach|let (?:me|us|people|users)|should (?:get|have)|needs?)\b[^.!?\n]{0,40}\b(?:(?:due )?dates?|deadlines?|categor(?:y|ies)|labels?|names?|titles?|nicknames?|alias(?:es)?|colou?rs?|icons?|numbers?(?! of)|notes?|descriptions?|priorit(?:y|ies)|emojis?)\b|(?:namen|bezeichnung|beschriftung|farbe|priorität|notiz)(?:en)? (?:geben|vergeben|zuordnen|zuweisen|hinzufügen)/iu,
    unless: /\b(?:not|n['’]t|cannot) see\b|\bhidden\b/i,
  },
  bulk: {
    said: /\b(?:bulk|mass|batch)[- ]?(?:edit|delet|updat|renam|import|action|chang|assign|mov)\w*|\b(?:several|multiple|many|all) (?:\w+ ){1,3}at once\b|\bmehrere (?:\p{L}+ ){1,3}(?:auf einmal|gleichzeitig|zugleich)\b/iu,
  },
  atOnce: {
    said: /\b(?:at (?:the same time|once)|concurren\w+|simultaneous\w*|parallel\w*|gleichzeitig\w*)\b/iu,
    unless: /\bde-?dup|\bcoalesc|\bprevent|\bedit|verhinder|bearbeit/i,
  },
  limit: {
    said: /\b(?:(?:rate[- ])?limit\w*|at most|no more than|cap|quotas?|throttl\w*|maximum (?:number|of|amount)|begrenz\w*|beschränk\w*|höchstens|maximal|(?:may|can|must) (?:only )?have (?:only )?(?:one|two|three|\d+)\b|only (?:one|two|three|\d+) \w+ (?:per|a|each|on the same)\b|darf [^.!?\n]{0,60}\bnur (?:einen?|zwei|drei|\d+)\b|nur (?:einen?|zwei|drei|\d+) \p{L}+ (?:pro|je)\b)(?!\p{L})/iu,
    unless: /\b(?:no|without|remove|lift) (?:any |the )?limit/i,
  },
  collapse: {
    said: /\b(?:repeat\w*|identical|same|duplicate\w*|double)\b[^.!?\n]{0,60}\b(?:once|one (?:line|entry|row|mail|message)|count\w*|collaps\w*|group\w*)\b|\b(?:collaps|coalesc|debounc|dedupe|deduplicat|batch up|group)\w*\b[^.!?\n]{0,40}\b(?:repeat\w*|same|identical|similar|messages|lines|events|entries)\b|\bcounts? (?:the )?(?:repeat|same|identical)\w*|\b(?:gleiche|wiederholte|doppelte)[nrs]? [^.!?\n]{0,60}(?:einmal|zusammen)|zusammenfass\p{L}*/iu,
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
  leaveOut: {
    said: /\b(?:hid(?:e|es|ing)|(?:(?<=^\W{0,3})|(?<=\b(?:to|can|should|must|me|us|not) ))drop(?! (?:an? pin|off|down|by|zone|shadow|support)\b)|exclud\w*|filter\w*|ignor\w*(?! (?:case|whitespace))|skip\w*(?! (?:for|in|on|during|when|if) )|omit\w*|leave out|suppress\w*|only (?:show|list|log|run|keep|include|count)\w*|just (?:show|list|run)|ausblend\w*|weglass\w*|ausschließ\w*|filtern|überspring\w*|unterdrück\w*)\b/iu,
    unless: /\b(?:the|my|last|current) filters?\b(?! out)/i,
  },
  goOn: {
    said: /\bkeep(?:s|ing)? (?:the |my |an? )?\w+ (?:\w+ )?(?:when|after|between|across|on reload)\b|\b(?:resum\w+|continu(?:e|es|ing) (?:\w+ ){0,3}(?:later|where)|pick up where|where (?:i|you|they|one) left off|restor\w+|remember(?:s|ing)?|später fortsetz\w*|fortsetzen|weitermachen|merk(?:en|t) sich)\b/iu,
  },
  handOver: {
    said: /\b(?:re-?)?assign\w*\b|\bswap\w* (?!in\b|out\b|file|space)\w+|\b(?:transfer|hand over|pass on|switch|move)\w* (?:\w+ ){1,4}(?:to|between|into|with)\b|\b(?:zuweis|zuteil|übergeb|übertrag|tausch|verschieb)\w*/iu,
    unless: /\bautomatic|\b(?:button|page|menu|header|footer|sidebar|knopf|server|repo\w*|cloud)\b/i,
  },
  check: {
    said: /\b(?:validat\w*|verif(?:y|ies|ied)|check(?:s|ed|ing)? (?:that|whether|if|the|each|spelling)|requir(?:e|es|ed|ing)|reject\w*|forbid\w*|not be (?:possible|allowed)|prevent\w*|disallow\w*|refus\w*|warn\w* (?:about|of|on)|(?:can|may|should|must) only\b|only (?:during|within|between|if|when|on|by|for|after|before)\b|nur (?:während|wenn|von|für|zwischen|mit)|test the \w+ before|prüf\w*|verhinder\w*|verbiet\w*|ablehn\w*)\b/iu,
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
  copy: {
    said: /\b(?:clon\w*|duplicat(?:e|es|ing)|cop(?:y|ies|ying)) (?:an? |the |my |this |that |our |existing |whole |last |previous )+\w|(?:kopier|duplizier)\p{L}*/iu,
    unless: /\b(?:to (?:the )?clipboard|links?|address(?:es)?|text|code|files? (?:from|to)|paste|zwischenablage)\b/i,
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
  mark: {
    said: /\b(?:pin(?:s|ned|ning)?(?! (?:on|code|number)\b)|star(?:s|red|ring)?|flag(?:s|ged|ging)?|favou?rit\w*|bookmark\w*|lik(?:e|es|ed|ing) (?:an?|the|my|some|comments?|posts?|articles?)|mark(?:s|ed|ing)? (?:\w+ ){0,3}as (?:read|unread|seen|important|favou?rites?)|upvot\w*|follow\w* (?:an?|other|some|people|users?|authors?|tags?)|anheft\p{L}*|merkliste|markier\p{L}*|folgen)(?!\p{L})/iu,
    unless: /--\w|\bflags?\b(?! (?:as|an|the|my|some))|\bdeprecat|veraltet/i,
  },
  detect: {
    said: /\b(?:check(?:s|ed|ing)? (?:\w+ )?for|finds?|detect\w*|spots?|identif\w*|discover\w*|looks? for|search\w* for|findet|finden|entdeck\p{L}*|erkenn\p{L}*|aufspür\p{L}*)(?!\p{L})/iu,
    unless: /\bfinds? (?:nothing|no)\b/i,
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
  status: {
    said: /\bmark\w* (?:\w+ ){1,4}as\b|\bstatus(?:es)?\b|\bstates? (?:of|for)\b|\b(?:set|change|move)\w* (?:\w+ ){1,3}to (?:done|open|closed|paid|shipped|failed|active)\b|als (?:erledigt|bezahlt|gelesen|fehlgeschlagen) markier\p{L}*/iu,
  },
  grade: {
    said: /\b(?:grad(?:e|es|ed|ing)|rat(?:e|es|ed|ings?)|scor(?:e|es|ed|ing)|assess\w*|evaluat\w*)\b|(?:bewert|benot)\p{L}*/iu,
    unless: /\b(?:exchange|interest|tax|frame|sample|bit|conversion|success|error) rates?\b/i,
  },
  visibleTo: {
    said: /\b(?:(?:that|which|what) (?:\w+ ){1,3}?(?:not|cannot|can['’]t|don['’]t) see|anonymous (?:read|access)|guest access|read access|private|unlisted|secret|visible (?:only )?(?:to|for)|(?:hidden|hide) (?:\w+ ){0,2}from|members?[- ]only|public(?:ly)?|privat\p{L}*|öffentlich\p{L}*|nur für|sichtbar für)(?!\p{L})/iu,
    unless:
      /\b(?:keys?|public api|private (?:method|field|function|class|member)s?|public (?:method|field|function|class|type|struct)s?|private (?:package|repo\w*|registr\w+)s?|(?:release|version|paket|package|notif|benachrichtig|nachricht)\p{L}*)(?!\p{L})/iu,
  },
  sendOut: {
    said: /^\P{L}{0,3}(?:\p{L}+ ){0,4}?(?:sends?|sending|deliver\w*|(?:ver|zu)schick\p{L}*|zusend\p{L}*|versend\p{L}*)(?!\p{L})|(?:ver|zu)schicken\P{L}*$/iu,
  },
  several: {
    said: /\b(?:with (?:several|multiple|more than one|two|many)|mit mehreren) \p{L}|\b(?:several|multiple|more than one|many|mehrere) \p{L}[\p{L}-]*(?: \p{L}+)? (?:per|for (?:each|every|one)|in one|on one|pro|je|für jede\p{L})(?!\p{L})/iu,
  },
  tell: {
    said: /\b(?:warn\w*|alert\w*|notif\w*|inform\w*|tells? (?:me|us|the|my|our|people|users)|lets? (?:me|us) know|beep\w*|complain\w* (?:if|when)|warn(?:e|en|t|ung)|melde[nt]?|hinweis\w*|bescheid|benachrichtig\w*|\w+-benachrichtigung\w*)\b/iu,
    unless:
      /\b(?:do not|don['’]t|stop|no more|never|without|keine?[nrs]?|nicht)\b[^.!?\n]{0,30}\b(?:notif|alert|warn|mail|messag|benachrichtig|nachricht|meld)/iu,
    settles: ['trigger'],
  },
  perOne: {
    said: /\b(?:different|own|separate|individual|eigene[nrs]?|andere[nrs]?)\b[^.!?\n]{0,40}\b(?:per|for each|for every|pro|je) \p{L}|\b(?:custom|configurable|own) [a-z-]{3,20}(?: [a-z-]{3,20})?\b|\b(?:switch between|toggle|option to|settings? (?:to|for))\b|\b(?:choose|pick|select)\w* (?:which|between|how|(?:the|my|their|your) (?:language|colou?rs?|theme|format|unit|size|font|currency|default))\b|\b(?:set|configure|override|customi[sz]e)\w* (?:the|an?|my|your|their|which|its|how)\b|\b(?:eigene[nrs]? \p{Lu}\p{L}+|auswählbar\w*|einstellbar\w*|konfigurierbar\w*)\b/iu,
  },
  setOff: {
    said: /\b(?:automatic\w*|whenever|as soon as|every time|each time|(?:who|which|that) (?:were|was|have been|got|are) \w+ (?:\d+|two|three|five|ten) times\b|that (?:got|have|has|had|are|were|reach\w*|receiv\w*) (?:\w+ ){0,2}?(?:\d+|two|three|four|five|ten|too many|no)\b|(?:when|if|once|after|until|unless) (?:nobody|somebody|someone|it|they|the|an?|one|all|no)|automatisch\w*|sobald|jedes Mal|wenn (?:niemand|jemand|es|sie|der|die|das|ein))\b/iu,
    settles: ['trigger'],
  },
  show: {
    said: /\b(?:show\w*|display\w*|returns? (?:the|an?|its|their)(?= [^.!?\n]{0,60}\b(?:with|in|for) (?:every|each|all|the)\b)|plot\w*|charts?|graphs?|draws?|visuali[sz]\w*|histograms?|prints?|summar(?:y|ies|i[sz]e)|colou?ri[sz]e|point(?:s|ed)? out|attention|see|sees|(?<!\b(?:shopping|to-?do|wait\w*|wish|price|guest|packing|mailing|reading|task) )list(?:s|ed)?(?! (?:endpoint|route|method))|overview|visible|highlight\w*|indicat\w*|includ\w*|contain\w*|mention\w*|say|says|mark(?:s|ed)?|badge\w*|zeig\p{L}*|anzeig\p{L}*|angezeigt|sehen|sieht|übersicht\p{L}*|kennzeichn\p{L}*|enthalten|enthält)(?!\p{L})/iu,
    unless: /^\W{0,3}(?:show|display|zeige?) (?:help|usage|version)\b/i,
    settles: ['flow', 'look'],
  },
} as const satisfies Record<string, Decision>;

/** Deeds that are asked about whatever they are done to: who merges two accounts asks for no login. */
const STRONG: readonly string[] = ['merge', 'limit', 'convert', 'compare', 'splitUp', 'copy', 'cleanUp'];
/** An order that begins with the verb of such a deed. */
const BEGINS_WITH_DEED =
  /^\P{L}{0,3}(?:please )?(?:merg|limit|convert|transcod|compar|split|cop(?:y|ies)|clon|delet|remov|clean up|purg)|(?:löschen|zusammenführen|begrenzen|vergleichen|aufteilen|kopieren|umwandeln|umrechnen)\P{L}*$/iu;

/** The row of what a wish does by its words, whatever it is about. */
function rowFor(request: string, isNew: boolean): [Deed, Decision] | null {
  const text = request.slice(0, LOOKED_AT);
  if (readLast?.text === text && readLast.isNew === isNew) return readLast.row;
  const row = ROWS.find(
    ([deed, { said, unless, begins }]) =>
      // What sets a bot off is asked with what it says.
      !(deed === 'tell' && isBot(text)) && said.test(text) && unless?.test(text) !== true && (begins !== true || isNew),
  );
  readLast = { text, isNew, row: row ?? null };
  return readLast.row;
}

/** Every question of a plan asks the same of the same request. */
let readLast: { text: string; isNew: boolean; row: [Deed, Decision] | null } | null = null;

/** Whether the words of a wish say what it does: subjects that they only hint at are then not meant. */
export const saysDeed = (request: string): boolean => rowFor(request, false) !== null;

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
  const deed = rowFor(withoutOwnNames(request, code), isNew)?.[0] ?? null;
  // Who answers that nothing of the kind is done is asked openly.
  return deed === null || denied.includes(`decide.${deed}`) ? null : deed;
}

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
