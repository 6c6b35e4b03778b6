import { withoutBrackets } from '../../../base/english/asides';
import { titleOf } from '../../../base/english/title';
import { sentencesOf } from '../../../base/english/pieces';
import { shapeOf, withoutReasons } from '../../../base/english/request-shape';
import { remembered } from '../../../base/text/remembered';
import { sheet } from '../entries/sheet';
import type { TextsByKey } from '../entries/texts';
import { BUILDING, type AreaContext } from '../entries/entry';

/** Characters of a request that are looked at. */
const LOOKED_AT = 400;

/** Up to so many words a request says little beside what it wishes for. */
const FEW_WORDS = 16;

/** What a wish has a program do, each with the verbs and nouns by which wishes say it, English and German. */
const DEEDS = {
  limit:
    /\b(?:limit(?:s|ed|ing)?(?! to reach| time\b)|restrict(?:s|ed|ing)?|at most|no more than|maximum|cap(?:ped)? (?:at|the)|quotas?|stops? after|give up after)\b|(?:begrenz|beschränk|höchstens|maximal|obergrenze)\p{L}*/iu,
  keep: /\b(?:keep|keeps|kept|stay|stays|survive)s?\b[^.!?\n]{0,60}\b(?:even (?:when|if|after|though)|after (?:i |we |you |the |it |its |they )?(?:\w+ ){0,3}(?:delet|remov|unsubscri|gone|leav)\w*)|(?:behalten|bleiben|erhalten)[^.!?\n]{0,60}\bauch (?:wenn|nach)\b|\bauch (?:wenn|nach)\b[^.!?\n]{0,60}(?:behalten|bleiben|erhalten)/iu,
  pick: /\b(?:choos|select|pick)\w*\b[^.!?\n]{0,60}\b(?:import|export|delet|download|sync|shar|print|merg)\w*|\b(?:import|export|delet|download|sync|shar|print|merg)\w*\b[^.!?\n]{0,60}\b(?:choos|select|pick|tick)\w*|(?:import|export|lösch|herunterlad|teilen|druck)\p{L}*[^.!?\n]{0,60}(?:auswähl|aussuch|ankreuz)\p{L}*|(?:auswähl|aussuch|ankreuz)\p{L}*[^.!?\n]{0,60}(?:import|export|lösch|herunterlad|teilen|druck)\p{L}*/iu,
  import:
    /\b(?:import(?:s|ed|ing)?|bring (?:\w+ ){1,4}over|(?:have|got) (?:\S+ ){1,6}(?:in|at|on) \S+ and (?:want|need|would like)|switch(?:ing)? (?:over )?from|mov(?:e|ing) over from)\b|(?:importier|einspiel|herüberhol|herübernehm)\p{L}*|(?:daten|einträge|verlauf|statistiken|konten|artikel)\p{L}* [^.!?\n]{0,60}übernehmen/iu,
  window:
    /\b(?:quiet (?:hours|times?)|do not disturb|at night|overnight|office hours|weekends?|between (?:\d|\w+ o['’]clock)|from \d{1,2}(?::\d\d)? ?(?:am|pm)? (?:to|until)|during the (?:night|day|week))\b|(?:ruhezeit|nachtruhe|nachts|am wochenende|feierabend|zwischen \d{1,2})\p{L}*/iu,
  suggest:
    /\b(?:suggest(?:s|ed|ing|ions?)?|propos(?:e|es|ed|ing)|recommend(?:s|ed|ing|ations?)?|did you mean|autocomplet\w*)\b|(?:vorschl[aä]g|vorgeschlagen|empfehl|empfohlen|meintest du)\p{L}*/iu,
  search:
    /\b(?:search(?:es|ed|ing|able)?(?! only\b)|full[- ]text|look(?:ing)? up|find (?:\w+ ){1,3}(?:by|again))\b|(?<!ver|be|unter)(?:suche|suchen|durchsuch|volltext|wiederfinden)\p{L}*/iu,
  remember:
    /\b(?:remember(?:s|ed|ing)?|keeps? track|recall(?:s|ed)?|where (?:i|one|they|you) left off|(?:stays?|remains?) (?:collapsed|closed|open|folded|selected|as (?:i|one|they|you) left)|after (?:a )?reload(?:ing)?)\b|(?<!\p{L})(?:merken|merkt|gemerkt|erinnert sich|weiß noch|nach dem (?:neu)?laden|nach einem neustart|bleiben? (?:zu|offen|eingeklappt|zugeklappt|so))(?!\p{L})/iu,
  expire:
    /\b(?:retention|expir(?:e|es|ed|y|ing|ation)|purg(?:e|es|ed|ing)|prun(?:e|es|ed|ing)|(?:delet|remov|clean|clear)\w*(?: up)? (?:\w+ ){0,3}(?:old(?:er)?|after|unused|stale|outdated))\b|(?:aufbewahr|aufgehoben werden|ablauf|verfall)\p{L}*|\bnach (?:\d+|einigen|ein paar|mehreren) (?:tagen|wochen|monaten) (?:\p{L}+ ){0,3}(?:lösch|entfern)/iu,
  trash:
    /\b(?:trash|recycle bin|soft[- ]delet\w*|undelet\w*|(?:get|bring) (?:\w+ ){0,4}back after delet\w*)\b|papierkorb|(?:gelöschte\p{L}*|versehentlich \p{L}*lösch\p{L}*)[^.!?\n]{0,60}(?:wieder|zurück)/iu,
  mark: /\b(?:mark(?:s|ed|ing)?(?! ?(?:down|up))|star(?:s|ring)?|pin(?:s|ned|ning)?|favou?rit\w*|flag(?:s|ged|ging)? (?:an?|the|some|it|them|as)|(?:colou?r[- ])?labels?)\b|(?:markier|anheft|angeheftet|anpinn|favorit|merkliste|\bsternchen)\p{L}*/iu,
  hide: /\b(?:hid(?:e|es|ing|den)|mut(?:e|es|ed|ing)|snooz\w*|collaps\w*|fold(?:s|ed|ing)?|dismiss\w*|ignor(?:e|es|ed|ing)(?! (?:[\w-]+ ){0,4}(?:codes?|errors?|failures?|exceptions?|warnings?|signals?|case|whitespace|spaces|accents)\b)|exclud\w*|skip(?:s|ped|ping)?|leave(?:s)? out)\b|(?:ausblend|verberg|versteck|einklapp|zuklapp|stummschalt|ignorier|überspring|auslass|ausnehm)\p{L}*|ausgeblendet|ausgenommen/iu,
  report:
    /\b(?:daily|weekly|monthly|once an? (?:day|week|month)|each (?:day|week|month|morning)|every (?:day|week|month|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b[^.!?\n]{0,60}\b(?:e?-?mails?|summar\w+|reports?|digests?|newsletters?)\b|\b(?:e?-?mails?|summar\w+|reports?|digests?)\b[^.!?\n]{0,60}\b(?:daily|weekly|monthly|once an? (?:day|week|month)|each (?:day|week|month)|every (?:day|week|month|morning|\w+day))\b|(?:pro|jede[nrs]?|einmal die|einmal am) (?:woche|tag|monat|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend)\p{L}* [^.!?\n]{0,40}(?:mail|bericht|zusammenfassung)|(?:wöchentlich|täglich|monatlich)\p{L}* [^.!?\n]{0,30}(?:mail|bericht|zusammenfassung)/iu,
  notify:
    /\b(?:notif(?:y|ies|ied|ying)|notifications? (?:when|if|for|on|about|as soon|that)|(?:send|sends|get|gets|receive|want|need|add|show|an?) (?:\w+ )?notifications?|alert(?:s|ed|ing)?(?! (?:is|are|was|were)\b)|warn(?:s|ed|ing|ings)?|remind(?:s|ed|er|ers|ing)?|(?:send|sends|get|gets|receive|want) (?:\w+ ){0,4}e?-?mails?|(?:daily|weekly|monthly) (?:\w+ )?(?:e-?mails?|summar\w+|reports?|digests?)|(?:tell|inform) (?:me|us|them|users?|people|somebody|the user)|(?:gets?|be|is|are) (?:told|informed)|let (?:me|us|them) know)\b|(?:benachrichtig|warn(?:en|t|ung)|bescheid|hinweis)\p{L}*|(?<!\p{L})(?:eine?|per|als) (?:\p{L}+ )?(?:e-?)?mail(?!\p{L})|(?:ping|message|text|dm) (?:me|us|somebody|someone|people)\b|(?:pro|jede[nrs]?|alle|einmal die|einmal am) (?:\d+ )?(?:woche|tag|monat|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend)\p{L}* [^.!?\n]{0,40}(?:mail|bericht|zusammenfassung|nachricht)/iu,
  schedule:
    /\b(?:schedul(?:e|es|ed|ing)|recurr\w+|repeat(?:s|ed|ing)? (?:every|daily|weekly)|(?:daily|weekly|monthly|nightly|hourly)|every (?:day|night|hour|week|month|morning|\d+ \w+)|at (?:night|midnight))\b|(?:zeitgesteuert|regelmäßig|(?<!all)täglich|wöchentlich|monatlich|stündlich|nächtlich|terminier)\p{L}*|\bjede[nr] (?:tag|morgen|abend|woche|monat|nacht)\b/iu,
  merge:
    /\b(?:merg(?:e|es|ed|ing)|combin(?:e|es|ed|ing)|join(?:s|ed|ing)? (?:two|several|them|both)|deduplicat\w*)\b(?! conflict)|(?:zusammenführ|zusammengeführt|zusammenleg|vereinig|zusammenfass(?!ung))\p{L}*/iu,
  copy: /\b(?:cop(?:y|ies|ied|ying)(?! of)|(?:duplicat(?:e|es|ing)|clon(?:e|es|ed|ing))(?= (?:an?|the|this|that|it|them|existing|my|our|each|one)\b))\b(?! to (?:the )?clipboard)|(?:duplizier|klon|kopier|vervielfältig)\p{L}*/iu,
  move: /\b(?:mov(?:e|es|ed|ing)|assign(?:s|ed|ing)?|reassign\w*|transfer(?:s|red|ring)?|hand over)\b|(?:verschieb|verschoben|zuweis|zugewiesen|zuordn|zugeordnet|übertrag)\p{L}*/iu,
  order:
    /\b(?:sort(?:s|ed|ing)?|order(?:s|ed|ing)? by|group(?:s|ed|ing)? (?:by|the|them|it)|newest first|oldest first|alphabetical\w*)\b|(?:(?<!um)sortier|gruppier|reihenfolge|alphabetisch)\p{L}*/iu,
  refuse:
    /\b(?:reject(?:s|ed|ing)?|refus(?:e|es|ed|ing)|forbid\w*|prevent(?:s|ed|ing)?|disallow\w*|validat(?:es?|ed|ing) (?:the|that|an?|all|every|each|user|input|names?)|block(?:s|ed|ing)?(?! of\b)|not (?:be )?allowed?|should fail|must not|enforc\w*|require(?:s|d)? (?:an?|the|that|every|all))\b|(?:verhinder|verbiet|verboten|ablehn|abgelehnt|prüf|erzwing|unzulässig|nicht (?:mehr )?erlaub)\p{L}*/iu,
  set: /\b(?:configur(?:e|es|ed|able|ing)|customi[sz]\w*|settings?|choos(?:e|es|ing)|choice of|toggle|(?:turn|switch)(?:ed)? (?:\w+ ){0,3}(?:on|off)|enabl(?:e|es|ed|ing)|disabl(?:e|es|ed|ing)|opt (?:in|out)|overrid(?:e|es|ing|den)|per[- ](?:user|project|site|feed|file|host|topic|list|account) )\b|(?:einstell|konfigur|wählbar|auswähl|umschalt|abschalt|ausschalt|festleg|vorgeb)\p{L}*/iu,
  count:
    /\b(?:count(?:s|ed|ing|er)?|number of|how (?:many|much|often|long)|statistic\w*|totals?|average|percent\w*|sum of)\b|(?:anzahl|zähl|statistik|durchschnitt|gesamtzahl|wie (?:viele?|oft|lange))\p{L}*/iu,
  history:
    /\b(?:(?:keep|record|show|see|add|an?|view|full|change|audit) (?:\w+ ){0,2}histor(?:y|ies)|histor(?:y|ies) of|uptime|downtime|been (?:down|up|offline)|over time|lately|changelog of|who changed|activity)\b|(?:verlauf|historie|protokollier|ausfälle|letzter zeit)\p{L}*/iu,
  shorten:
    /\b(?:format(?:s|ted|ting)? (?:as|the|it|them)|convert(?:s|ed|ing)?|round(?:s|ed|ing)?|shorten\w*|abbreviat\w*|truncat\w*|wrap(?:s|ped|ping)?|as (?:bits|bytes|text|words|percent))\b|(?:umwandel|umrechn|formatier|kürz|abkürz|rund(?:en|et)|umbrech)\p{L}*/iu,
  edit: /\b(?:edit(?:s|ed|ing|able)?|renam(?:e|es|ed|ing)|correct(?:s|ed|ing)? (?:the|an?|it|them))\b|(?:bearbeit|umbenenn|umbenannt|nachträglich änder)\p{L}*/iu,
  read: /\b(?:load(?:s|ed|ing)? (?:\w+ ){0,4}(?:from|files?)|pars(?:e|es|ed|ing)|accept(?:s|ed|ing)?|understand(?:s)?|read(?:s|ing)? (?:\w+ ){0,3}(?:from|files?))\b|(?:einles|auslesen|eingelesen|akzeptier|versteh)\p{L}*/iu,
  begin:
    /\b(?:automatic(?:ally)?|whenever|as soon as|on (?:save|start|startup|login|exit)|by itself)\b|(?:automatisch|sobald|von selbst|von allein)\p{L}*/iu,
} as const satisfies Record<string, RegExp>;

type Deed = keyof typeof DEEDS;

/** Deeds whose words stand in wishes for others as well, the more so the later they stand: “set how long it is kept”. */
const SAID_OF_MUCH: readonly Deed[] = ['search', 'edit', 'read', 'count', 'begin', 'set'];
/** What stays as somebody left it is remembered, whatever it is, and what is sent at set times is a report. */
const SAID_OF_LITTLE: readonly Deed[] = ['remember', 'report'];
const rankOf = (deed: Deed): number => (SAID_OF_LITTLE.includes(deed) ? -2 : SAID_OF_MUCH.indexOf(deed));

/** Who wants to decide how much or how often something is wants a setting, and no number. */
const DECIDES =
  /\b(?:decide|choose|set|pick|configure|adjust|control) (?:\w+ ){0,2}?(?:how|when|whether|where)\b|(?:einstell|festleg|entscheid|bestimm|wähl)\p{L}*[^.!?\n]{0,20}, (?:wie|wann|ob|wo)(?!\p{L})/iu;
/** Several things are marked so that something is done to them, which is no mark that they keep. */
const SEVERAL_AT_ONCE =
  /\b(?:bulk|at once|in one go|several|multiple)\b|(?<!\p{L})(?:mehrere\w*|auf einmal|gesammelt|zugleich)(?!\p{L})/iu;
/** What a command prints in another way is no message to anybody. */
const PRINTED = /\binstead of (?:print|show|list|dump)\w*|\b(?:print|output|stdout)\b/iu;

/** The deeds that a wish names, the likeliest first, and the words that name them: each turn asks the same of one wish. */
const namedIn = remembered((request: string) => {
  // A ticket says in its title what is wished for.
  const [title = '', body] = request.trim().split(/\n+/, 2);
  const ofTitle = body === undefined ? null : deedsOf(title);
  return ofTitle !== null && ofTitle.named.length > 0 ? ofTitle : deedsOf(request);
});

/** The deeds of a title or of a whole request: not what stands in brackets, nor what a program says. */
function deedsOf(said: string): { text: string; named: Deed[] } {
  const text = wishIn(withoutBrackets(said).replace(QUOTED, ' ')).slice(0, LOOKED_AT);
  // In many words, one on the way names no deed: what the wish is called by does.
  const head = said.trim().split(/\s+/, FEW_WORDS + 1).length > FEW_WORDS ? titleOf(said) : text;
  const named = (Object.keys(DEEDS) as Deed[])
    .map((deed) => ({ deed, at: text.search(DEEDS[deed]) }))
    .filter(({ at, deed }) => at >= 0 && DEEDS[deed].test(head))
    .sort((one, other) => rankOf(one.deed) - rankOf(other.deed) || one.at - other.at)
    .map(({ deed }) => deed);
  return { text, named };
}

/** What a wish has a program do, where its words say so: what it is about in the first place, and one thing more where it says two. */
export function deedsIn({ request, isNew, change, kind, project }: Wish): readonly Deed[] {
  if (isNew || change !== null || !BUILDING.includes(kind)) return [];
  const { text, named } = namedIn(request);
  const isPrinted = project === 'command_line' && PRINTED.test(request);
  const isCode = project === 'library' || project === 'command_line';
  const [first, second] = named.filter(
    (deed) =>
      !(deed === 'notify' && isPrinted) &&
      !(deed === 'mark' && SEVERAL_AT_ONCE.test(text)) &&
      !(isCode && OF_PEOPLE.includes(deed)),
  );
  if (first === undefined) return [];
  if (rankOf(first) >= 0 && DECIDES.test(text)) return ['set'];
  const isTwo = second !== undefined && !ALONE.includes(first) && (rankOf(second) < 0 || second === 'begin');
  return isTwo ? [first, second] : [first];
}
/** Deeds in whose wishes the words of others only say when, or what of. */
const ALONE: readonly Deed[] = ['pick', 'window', 'report', 'expire', 'schedule'];
/** What people have a program do to things of theirs: of code the same words say other things. */
const OF_PEOPLE: readonly Deed[] = ['merge', 'move', 'edit', 'mark', 'trash', 'pick', 'window', 'report', 'notify'];
type Wish = Pick<AreaContext, 'request' | 'isNew' | 'change' | 'kind' | 'project'>;

/** What a wish has a program do in the first place; null where its words do not say. */
export const deedIn = (wish: Wish): Deed | null => deedsIn(wish)[0] ?? null;

/** What of a request wishes, without what is to be spared: “draftable without having to mark each class” marks nothing. */
function wishIn(request: string): string {
  const sentences = sentencesOf(withoutReasons(request));
  const wishes = sentences.filter((one) => shapeOf(one) === 'wish');
  return (wishes.length > 0 ? wishes : sentences).map(withoutGranted).join(' ').replace(SPARED, '');
}
/** A sentence without what it grants first: “I can set a date already, but I would like …”. */
function withoutGranted(sentence: string): string {
  const at = sentence.search(/,? (?:but|aber) /iu);
  return at > 0 && /\b(?:already|schon|bereits)\b/iu.test(sentence.slice(0, at)) ? sentence.slice(at) : sentence;
}
/** A text that a program shows: what it says nobody wishes. */
const QUOTED = /["“„][^"”“\n]{1,120}["”“]/gu;
const SPARED = /\b(?:without|instead of|rather than|ohne|statt|anstatt)\b[^,.;!?\n]*/giu;

/** A text of the deed that a wish names, of texts in one language; of a setting where it names none, and nobody is asked. */
export function textOfDeed(texts: TextsByKey, name: DeedText, at = 0): (context: AreaContext) => string {
  return (context) => {
    const text = texts[deedsIn(context)[at] ?? 'set']?.[name] ?? '';
    return typeof text === 'function' ? text(context) : text;
  };
}
type DeedText = 'subject' | 'question' | 'context' | 'why' | 'placeholder';

/** What code does with one value: an example of its use tells all of it. */
export const SHOWN_BY_EXAMPLE: readonly Deed[] = ['shorten', 'read', 'count'];
/** What looks for something, or takes it in, may find none, or one that does not fit. */
export const MAY_FIND_NOTHING: readonly Deed[] = ['search', 'read'];

/** What is asked of each deed: its rule, with the points that people differ in. */
export const DEED_TEXTS = sheet(`
# limit · The limit
? What is the limit counted in, which number holds by default, and what happens beyond it?
?library What does the limit count, what holds without it, and what does a caller get beyond it?
~library What counts and what does not, in which unit; where it is set; exactly at it and one above; which error, with what in it; what becomes of what was done before.
~ What counts and what does not, who or what is exempt; who sets it and where; exactly at it and one above, in the words that somebody reads; when the count starts anew.
! Everybody who builds it picks another number, and another unit.
> At most … of …, set in …
> Exactly … → …; one more → “…”
# keep · What is kept all the same
? What is kept of it, where and how does it show then, and what makes it go in the end?
~ What hung on what is gone: names, files, counts; whether it can still be changed; what it does to limits and clean-ups; what was lost before.
! What outlives the thing it belonged to has no place until somebody gives it one.
> Kept: …; shown in … with …; goes by …
# pick · The choice
? At which step does one choose, what does one see of each, and what is chosen at first?
~ All or none at once; what is there already or does not fit; order, and a search in a long list; what happens where one breaks off.
! What is ticked at first is what most people take.
> After …: a list with …; all ticked but …
# import · What comes in
? In which form does it come, what becomes of each, and of those that are there already?
~ A real line or file of it; which of its fields become which; what is left out or fetched; what is reported at the end, also of what does not fit.
! Half of the work is in what does not fit.
> A file …: …, …, …; already there → …
# window · The time in which it holds
? From when to when does it hold, for what, and what gets through or comes afterwards?
~ In whose time zone, and over midnight; every day or some; for everything or each one; how one sees that it holds, and ends it early.
! What falls into that time is what people ask about the next morning.
> … to …, for …; … gets through; the rest …
# suggest · What is suggested
? When is something suggested, from which choice, how alike is it, and what does one read?
~ How many at most, in which order; what if there is none; what happens when it is taken; where nothing is suggested at all.
! A bad suggestion is worse than none.
> “…” → “Did you mean …?”; at most …
# search · What is searched
? What is searched, which words find it, and in which order do the hits come?
~ Fields by their names; parts of words, upper case, typing errors, several words; what one sees of a hit; what is left out; how fast, in how much.
! People judge it by the first three hits.
> In …, …; “…” finds …; newest first
# remember · What is remembered
? What exactly is remembered, where and for whom, and what ends it?
~ By itself, or by what somebody does; across a restart and on another device; how one sees it and takes it back; what if the thing has changed since.
! What is remembered too long, or for the wrong one, is worse than nothing.
> For each …: …, until …
> Taken back by …
# expire · What goes after a time
? After which time does what go, what is left of it then, and what holds where none is set?
~ Counted from when, in which time zone; what somebody sees who still uses it; whether it can be got back; who may set it; what becomes of what is older already.
! What is gone once is gone.
> … after … days, counted from …; 0 means …
# trash · What is deleted and comes back
? Where may what was deleted still appear, how long is it kept, and what comes back?
~ Search, lists, exports, links and other clients meanwhile; what hangs on it; who may bring it back or delete it for good.
! Every list and every count has to know of it.
> Kept … days; found only in …
# mark · What is marked
? How does one mark it and take the mark off, and what is different for what is marked?
~ What one clicks or types, and its name; whose mark it is, and who sees it; order, lists and filters; what becomes of the mark when the thing changes or goes.
! A mark that changes nothing is not used.
> …, beside …: “…”; marked ones stand …
# hide · What is left out
? What exactly is left out, where, and how does one get it back?
~ By what it is chosen: a name, a pattern, a click; what still counts or finds it meanwhile (totals, search, exports, other clients); what one sees in its place.
! What is left out in one place and counted in another looks like a fault.
> Those that …; in … only; back by …
# report · What is sent at set times
? What stands in it, who gets it when, and how does one switch it on and off?
~ Figures and entries by their names, compared with what; day, hour and time zone; how many at most; what is left out.
! Nobody reads the third one that says nothing.
> …: …, …; each … at …; on by …
# notify · What is told
? What sets it off, who gets it where, and what does it say word for word?
~ How often for the same cause; on for all or switched on by whom, and how one gets rid of it; what is not told.
! One message too many, and nobody reads the next.
> When …, … gets “…”; once for each …
# schedule · When it happens
? When exactly and how often, in whose time zone, and what ends it?
~ The first time; what if it was missed or the last one still runs; what is left out; where one sees when it ran and comes next.
! Time zones, restarts and gaps are where such things go wrong.
> … at … (time zone of …), until …
# merge · What becomes one
? Which one stays, what is taken from the other, and can it be undone?
~ Where both have different values; what hangs on the one that goes; links to it; who may do it, and what one sees before.
! What was merged wrongly nobody can take apart by hand.
> … stays; of both …: …
# copy · The copy
? What does the copy take over, what is new in it, and where does it go?
~ Its name; parts, files, rights and links; what still hangs together with the first one.
! Whoever copies expects something else of each field.
> Taken over: …; new: …; named “…”
# move · What goes where
? What may go where, what goes along with it, and who may do that?
~ What somebody does for it, with one or with many at once; what refuses it; what points to its old place; who is told.
! What hangs on a thing is lost where nobody says that it goes along.
> … may go to …; along with it …
# order · The order
? By what is it put in order, which way first, and where does one change that?
~ Equal and missing values, upper case, numbers and dates; whether the choice is kept, for whom and where.
! People look where they expect a thing.
> By …, … first; without … at the end
# refuse · What is refused
? What exactly is refused, what just still goes, and what does one read then?
~ One case on each side of the line; everywhere where it can come in; whether it stops everything or only this one; what becomes of what is there already and does not fit.
! The line is the feature.
> … → “…”
> … still goes
# set · The setting
? Where is it set, which values are there, and what holds where nobody sets it?
~ Its name as it will stand there; for whom or for what it holds; what wins where it is set twice; a value that does not fit; what holds at once, and what only for what is new.
! Name and default are what everybody else has to live with.
> …: … or …, … by default
# count · What is counted
? What exactly is counted and what is not, and what does one read: one real example?
~ Over which time or part; with its words, for none, one and many; how fresh it is; whether it is always there or asked for.
! Two people count two numbers.
> “…” beside …; without … → …
# history · What is recorded
? What is recorded, when and how often, and what does one read of it later?
~ Also while nobody looks; what counts as what; how long it is kept and where; one real line of it.
! What was not recorded cannot be shown afterwards.
> …, every …; kept …; “…”
# shorten · What comes out
? Which input gives which output: three examples, one of them at the edge?
~ Word for word, with spaces and signs; other languages and units; what stays as it is.
! Three examples are the rule, and the test.
> … → …
> … → …
# edit · What is changed
? Where does one change it, what may it become, and who sees the change when?
~ What is refused, and in which words; what refers to the old one (links, files, settings); whether the old one can be got back; two at once.
! What refers to a thing breaks when it changes.
> In …, beside …; allowed: …
# read · What is taken in
? What exactly goes in, and what comes of it: some examples, one of them refused?
~ Spellings, units, sizes and encodings; file, text or address; what of it is left out; whether that may bring a new dependency.
! What people really have in hand never looks like the example in the manual.
> … → …
> … → refused: “…”
# begin · What sets it off
? What sets it off exactly, what happens then, and when must it not happen?
~ Once or each time; what one sees of it; how one stops it, switches it off or does it by hand; what if it fails half-way.
! What happens by itself surprises those who did not ask for it.
> When …, then …; not when …
`);
