import { isBot, isGame } from '../entries/asked-for';
import { BUILDING, FOR_CODE, WITH_SCREENS, type BankContext, type Entry } from '../entries/entry';
import { oddIn, type Odd } from './odd-cases';
import { thingWished } from './things';

/** Characters of a request that are looked at. */
const LOOKED_AT = 600;

/** What a wish does, by its verb, and what is asked of that: its rule, and the cases in which the rule does not get along. */
interface Decision {
  /** How wishes say it, English and German. */
  said: Pick<RegExp, 'test'>;
  unless?: RegExp;
  /** Only of a program that is begun. */
  begins?: true;
  names: string;
  ask: string;
  context: string;
  why: string;
  placeholder: string;
  /** Its odd cases by name, with the beginning of an answer; and as those meet them who look at screens. */
  edges: readonly [ask: string, placeholder: string];
  onScreens?: readonly [ask: string, placeholder: string];
  /** What else its rule settles. */
  settles?: readonly string[];
}

/**
 * What wishes do, the most telling first: two that match are both true (“show how long …” shows and reckons), and the
 * first one decides more.
 */
const DECISIONS = {
  game: {
    said: { test: isGame },
    begins: true,
    names: 'Rules of the game',
    ask: 'How is it played: what may one do, how does it end, and how do players find one another?',
    context: 'Turns or real time, what counts, who wins; alone, on one device, or by an invitation, a code or a lobby.',
    why: 'The rules are the program; everything else is how they are shown.',
    placeholder: 'Each … in turn; who … loses; the second player joins with a code of four letters',
    edges: [
      'What if a player leaves, is too slow, or loses the connection in the middle of a game?',
      'When a player leaves, …\nWhen the connection is lost, … waits 30 seconds, then …',
    ],
  },
  merge: {
    said: /\bmerg\w* (?:(?:the|these|those|my|our) )?(?:two|both|several|duplicate\w*|double|identical|\w+s (?:that|which|entered))\b|\bcombin\w* (?:two|both|several)\b|zusammen(?:führ|leg|fass|zuführ|zuleg)\p{L}*/iu,
    names: 'What stays of the two',
    ask: 'Which of the two stays, whose values win, and what becomes of what belongs to the other?',
    context: 'Values that differ or are empty on one side; everything that points to the one that goes.',
    why: 'What is lost by it cannot be found again.',
    placeholder: 'The older one stays; where it is empty the other one’s value is taken; … move over',
    edges: [
      'When is it refused, what is shown before it is done, and can it be taken back?',
      'When the same one is chosen twice, …\nWhen one is gone already, …\nTo take it back, …',
    ],
  },
  confirmFirst: {
    said: /\b(?:confirm\w*|approv\w*|verif(?:y|ied|ication)|moderat\w*|review\w*|sign(?:ed)? off|activat\w*)\b[^.!?\n]{0,60}\b(?:before|first|until|by (?:\w+ )?(?:admin\w*|moderator|editor|manager|owner)s?)\b|\b(?:need|requir|must)\w*\b[^.!?\n]{0,40}\b(?:approval|confirmation|confirmed|approved|verification)\b|(?:freigeb|freigabe|bestätig|genehmig)\p{L}*/iu,
    names: 'Who confirms what, and until when',
    ask: 'Who confirms what and how, until when, and what is possible before that?',
    context: 'A link, a code or a button; how often it can be asked for again; those who were there before.',
    why: 'What one may do while it waits is what most people notice of it.',
    placeholder: 'Who …, by the link in a mail, valid for 24 hours; until then … is possible, … is not',
    edges: [
      'What if it is never confirmed, refused, too late, or changed afterwards?',
      'When it is never confirmed, …\nWhen it is refused, “…”\nWhen it is changed afterwards, …',
    ],
  },
  handIn: {
    said: /\b(?:let|allow|can|may|able to|should)\b[^.!?\n]{0,40}\b(?:suggest|propos|submit|report|contribut|hand in|apply for|request)\w*\b|\b(?:complain(?:ts?)?|reports?|applications?|proposals?) (?:from|by|of) (?:users?|readers?|members?|customers?|guests?)\b|(?:einreich|vorschlagen|melden können|beantrag)\p{L}*/iu,
    names: 'What is handed in, and who decides',
    ask: 'Who may hand in what, who decides on it, and who sees it until then?',
    context: 'Its parts and what is required; by when, and how the one who handed it in learns what came of it.',
    why: 'What is handed in needs somebody who looks at it.',
    placeholder: '… may, once signed in: …; … decides; until then only both see it',
    edges: [
      'What if two hand in the same, it is refused, or what it is about has changed meanwhile?',
      'When two hand in the same, …\nWhen it is refused, “…”\nWhen … has changed meanwhile, …',
    ],
  },
  lend: {
    said: /\b(?:lend\w*|lent|borrow\w*|loan\w*|rent(?:s|ed|ing|al|als)?|hand(?:ed)? back|leih\p{L}*|ausleih\p{L}*|verleih\p{L}*|ausgelieh\p{L}*)(?!\p{L})/iu,
    names: 'How it is lent',
    ask: 'Who may borrow what, for how long, and how is it handed over and brought back?',
    context: 'Who has to agree, whether one can reserve it ahead, a deposit or a price, and who is reminded.',
    why: 'Between asking and bringing back lies everything that is built.',
    placeholder: 'Every member; up to two weeks; the owner agrees and both confirm handing over and return',
    edges: [
      'What if it comes back late, broken or not at all, or two want it at the same time?',
      'When it comes back late, …\nWhen it is broken, …\nWhen two want it, …',
    ],
  },
  agree: {
    said: /\b(?:agrees? (?:on|about)|votes?|voting|polls?|rsvp|sign[- ]?ups? for|find (?:a|the best) (?:date|time|day)|decide together|abstimm\p{L}*|umfragen?|terminfindung|zusagen?|absagen?|sich einig\p{L}*)/iu,
    names: 'How it is decided',
    ask: 'Who proposes, who answers what and until when, and how is it decided?',
    context:
      'Yes, no or perhaps; whether others see an answer and whether it can be changed; who is told of the result.',
    why: 'How it ends is what everybody waits for.',
    placeholder: '… proposes up to five; everybody answers yes, no or perhaps until …; … chooses the one with most yes',
    edges: [
      'What if too few answer, two come out equal, or somebody changes an answer afterwards?',
      'When fewer than … answer, …\nWhen two come out equal, …\nWhen an answer changes, … is told',
    ],
  },
  stopAfter: {
    said: /\b(?:stop|kill|abort|end|give up|cancel|skip)\w*\b[^.!?\n]{0,60}\b(?:longer than|after (?:an?|\w+) (?:second|minute|hour|day|tr(?:y|ies)|attempt)s?|too long|time limit|hangs?)\b|\btime ?limits?\b|\btime ?outs?\b|zeitlimit|(?:abbrechen|beenden)[^.!?\n]{0,40}(?:nach|länger)|(?:nach|länger)[^.!?\n]{0,40}(?:abbrechen|beenden)/iu,
    names: 'When it is ended',
    ask: 'After how long exactly, counted from when, what is ended, and where is the time set?',
    context: 'One step or the whole; what holds where nobody sets it, and whether it can be switched off.',
    why: 'Counted from another moment it is another limit.',
    placeholder: '60 seconds from the start of each …; option `…`; without it there is no limit, as today',
    edges: [
      'What is kept and told of what was ended, and what becomes of what it had started?',
      'When it is ended, … is kept\nWhen it is ended, “…” is told\nWhat it had started …',
    ],
  },
  route: {
    said: /\b(?:send|forward|copy|route|redirect|mirror|pass|log|write)\w* (?:\w+ ){1,4}(?:to|into) (?:(?:an?|the) (?:second|other|different|separate|own|extra|additional)|both|two|another|several|different|multiple)\b|\b(?:zusätzlich|auch) (?:an|in) (?:einen?|eine[mr]?) (?:zweite|andere|weitere)\w*/iu,
    names: 'What goes where',
    ask: 'Which of them go where, in which form, and does the former way stay as well?',
    context: 'By level, kind or name; the same form or another one; where it is set up.',
    why: 'What goes two ways is easily there twice, or nowhere.',
    placeholder: 'From … on to …, as …; the rest and the same ones stay in …',
    edges: [
      'What if one place fails, is slow or closed: must the other one get it all the same?',
      'When one place fails, the other one …\nWhen one is slow, …',
    ],
  },
  call: {
    said: /\b(?:give|assign|add|attach|let (?:me|us|people|users)|should (?:get|have)|needs?)\b[^.!?\n]{0,40}\b(?:(?:due )?dates?|deadlines?|categor(?:y|ies)|labels?|names?|titles?|nicknames?|alias(?:es)?|colou?rs?|icons?|numbers?|notes?|descriptions?|priorit(?:y|ies)|emojis?)\b|(?:namen|bezeichnung|beschriftung|farbe|priorität|notiz)(?:en)? (?:geben|vergeben|zuordnen|zuweisen|hinzufügen)/iu,
    names: 'What it is given',
    ask: 'What may it be, where is it given and shown, by whom, and what holds without it?',
    context: 'Length and characters, chosen from a list or free; by whom; in which lists and outputs it appears.',
    why: 'What everything can be given soon stands everywhere.',
    placeholder: 'One of …, given by … in …; shown in … instead of …; without it …, as today',
    edges: [
      'What if two are given the same, it is empty, very long, or has special characters?',
      'When two are given the same, …\nWhen it is empty, …\nWhen it is longer than …, …',
    ],
  },
  bulk: {
    said: /\b(?:bulk|mass|batch)[- ]?(?:edit|delet|updat|renam|import|action|chang|assign|mov)\w*|\b(?:several|multiple|many|all) (?:\w+ ){1,3}at once\b|\bmehrere (?:\p{L}+ ){1,3}(?:auf einmal|gleichzeitig|zugleich)\b/iu,
    names: 'Several at once',
    ask: 'How are they chosen, how many at most, and what holds when one of them fails?',
    context: 'One by one, all of a page, or all that a search found; all or nothing, or each by itself.',
    why: 'The one that fails among a hundred decides how it is built.',
    placeholder: 'Ticked one by one or all of the page, up to 200; those that fail stay ticked, with …',
    edges: [
      'What if none is chosen, one has changed meanwhile, or one may not be touched?',
      'When none is chosen, …\nWhen one has changed meanwhile, …\nWhen one may not be touched, …',
    ],
  },
  atOnce: {
    said: /\b(?:at (?:the same time|once)|concurren\w+|simultaneous\w*|parallel\w*|gleichzeitig\w*)\b/iu,
    unless: /\bde-?dup|\bcoalesc/i,
    names: 'How many at the same time',
    ask: 'How many may run at the same time, counted over what, and where is that number set?',
    context: 'For one call, one instance, one host or everything; what holds where nobody sets it.',
    why: 'What is counted together decides where the counter lives.',
    placeholder: '4; counted per instance; option `…`; without it there is no limit, as today',
    edges: [
      'What becomes of those that wait: which order, how long, and if one is cancelled or fails?',
      'The first one that waits goes first\nWhen one is cancelled while it waits, …\nWhen one fails, the others …',
    ],
  },
  limit: {
    said: /\b(?:(?:rate[- ])?limit\w*|at most|no more than|cap|quotas?|throttl\w*|maximum (?:number|of|amount)|begrenz\w*|beschränk\w*|höchstens|maximal)\b/iu,
    unless: /\b(?:no|without|remove|lift) (?:any |the )?limit/i,
    names: 'The limit',
    ask: 'How many are allowed, counted for whom and over which time, and where is the number set?',
    context: 'Per person, account, address or thing; who is exempt; what counts again when something is deleted.',
    why: 'The same number counted in another way is another rule.',
    placeholder: '5 for each user within 60 seconds; set in …; administrators are exempt',
    edges: [
      'What does somebody get who has reached the limit, and when may they go on?',
      'Whoever has reached the limit gets “…”\nThey may go on after …, which is told by …',
    ],
  },
  collapse: {
    said: /\b(?:repeat\w*|identical|same|duplicate\w*|double)\b[^.!?\n]{0,60}\b(?:once|one (?:line|entry|row|mail|message)|count\w*|collaps\w*|group\w*)\b|\b(?:collaps|coalesc|debounc|dedupe|deduplicat|batch up|group)\w*\b[^.!?\n]{0,40}\b(?:repeat\w*|same|identical|similar|messages|lines|events|entries)\b|\bcounts? (?:the )?(?:repeat|same|identical)\w*|\b(?:gleiche|wiederholte|doppelte)[nrs]? [^.!?\n]{0,60}(?:einmal|zusammen)/iu,
    names: 'What is taken together',
    ask: 'When are two the same, how long are they collected, and when does the one result come?',
    context: 'All fields or some; at the end of a time, with the next different one, or after so many.',
    why: 'Too wide a rule hides something; too narrow a rule changes nothing.',
    placeholder: 'The same … and …, within 60 seconds; comes when the time is over, with the number',
    edges: [
      'What becomes of those that still wait when the program ends or something fails?',
      'When the program ends, those that wait …\nThe first one comes at once / is held back',
    ],
  },
  laterOn: {
    said: /\b(?:schedul\w*|postpon\w*|for later|goes? live|publish\w* (?:later|on|at)|at a (?:later|given|set|certain|fixed) (?:time|date|hour|day)|in advance|zeitgesteuert\w*|zeitversetzt\w*|später (?:veröffentlich|send|erschein)\p{L}*|vorausplan\w*)\b/iu,
    unless: /\b(?:cron|jobs?|workers?|queues?|calendar|timetable|class schedule)\b/i,
    names: 'The time that is set',
    ask: 'How does one set, change and cancel the time, in which zone, and who sees it before then?',
    context: 'Where the time is entered, how exact it has to be kept, and what those see who may not see it yet.',
    why: 'Until its time has come it exists, and must not show anywhere.',
    placeholder:
      'Date and hour beside “…”, in the author’s own zone, within a minute; until then only its author sees it',
    edges: [
      'What if the time is past already, or nothing happens when it comes?',
      'When the time is past, …\nWhen nothing happened in time, … is told by …',
    ],
  },
  extract: {
    said: /\b(?:extract\w*|(?<=^\W{0,3})scans?|reads? (?:\w+ ){1,4}(?:from|out of) (?:an? |the )?(?:photo|picture|image|scan|pdf|paper|barcode|qr)\w*|ocr|recogni[sz]\w+|digiti[sz]\w+)\b|\b(?:reads?|reading|scans?|parses?) (?:\w+ ){0,5}(?:and (?:returns?|gives?|prints?|writes?|stores?|fills?)|into|out of)\b|(?:auslesen|ausliest|auszulesen|extrahier\p{L}*|erkenn(?:t|en) und)/iu,
    names: 'What is taken out',
    ask: 'Which values are taken out, and how do they come back: one real input with its result?',
    context:
      'Each with its name and form, those that may be missing, several in one input, other languages and layouts.',
    why: 'One real pair says what counts as right.',
    placeholder: 'invoice-17.pdf (two pages, scanned) → { "number": "17", "net": 100.00, "total": 119.00 }',
    edges: [
      'What comes back for an input that is unreadable, of another sort, or partly uncertain?',
      'When it is unreadable, …\nWhen it is of another sort, …\nWhen a value is uncertain, … is left out / marked',
    ],
    settles: ['format', 'content'],
  },
  writeOut: {
    said: /\b(?:export|write|save|dump|output|emit|print|store)\w*\b[^.!?\n]{0,60}\b(?:to|as|in|into) (?:an? )?(?:\w+ )?(?:file|sqlite|csv|tsv|json\w*|xml|ya?ml|markdown|html|pdf|xlsx?|excel|parquet|dot|svg|png|spreadsheet|database)\b|\bas (?:an? )?(?:(?:rss|atom|calendar|json) feed|rss|atom|csv|json|xml|ya?ml|markdown|html|pdf|excel|dot|svg|png|ics)\b|\b(?:als|in eine) (?:CSV|JSON|XML|PDF|Excel|Markdown|HTML|SVG|Datei)/iu,
    names: 'What is written, and in which form',
    ask: 'Which values are written, and in which layout: columns, fields or tables with their names?',
    context: 'One row of what, in which order, units and formats of numbers and dates, and what is left out.',
    why: 'Others read what is written, and every name in it stays.',
    placeholder: 'One row for each …: name, …, seconds as a number; not …',
    edges: [
      'What if the target exists already, cannot be written, or there is nothing to write?',
      'When the target exists, it is replaced / appended to / refused\nWhen it cannot be written, “…”\nWhen there is nothing to write, …',
    ],
    settles: ['format', 'content'],
  },
  takeIn: {
    said: /\b(?:read|load|take|accept)s? (?:\w+ ){0,3}(?:from (?:stdin|standard input|a pipe|the (?:environment|clipboard)|an? (?:url|file|environment)\b)|as (?:input|argument|parameter)|a path|any iter\w+)|\baccepts? \w+|\b(?:allow|support|take)s? (?:several|multiple|many|more than one)\b|\bsupport(?:s| for)? (?:\.?[a-z]{2,5} files|(?:reading|other|more|further) (?:\w+ )?(?:formats?|encodings?))|(?:von der Standardeingabe|aus der Zwischenablage)/iu,
    unless: /\baccept (?:an? |the )?(?:invitation|order|offer|terms|cookies?|friend|request|payment)\w*/i,
    names: 'What is taken, and how it is told apart',
    ask: 'What exactly is taken, how is it told from other input, and what if both are there?',
    context: 'Each form with an example: names, types, encodings, units; what holds where it is left out.',
    why: 'Two ways in meet in one call one day.',
    placeholder: '`-` instead of a file name reads …; with both, …',
    edges: [
      'What if it is empty, malformed, or breaks off in the middle?',
      'When it is empty, …\nWhen it is malformed, “…”\nWhen it breaks off, …',
    ],
  },
  convert: {
    said: /\b(?:convert|transform|turn \w+(?: \w+)? into|resiz|normali[sz]|simplif|trim|escap|abbreviat|shorten|truncat|renam|umbenenn|wrap|pretty[- ]?print|transcod|compress|round(?! ?trip| ?robin)|reformat|umwandel|kürz|vereinfach|umrechn)\w*/iu,
    names: 'From what to what',
    ask: 'What becomes of what: three pairs of before and after, one of them a difficult one?',
    context: 'Exact values; what must come through unchanged; units, length and rounding where they matter.',
    why: 'Three pairs are three tests.',
    placeholder: '… → …\n… → …\n… → …',
    edges: [
      'What does it not work for, and what then: left as it is, left out, or an error?',
      'When … is given, it stays as it is\nWhen it is so already, nothing changes',
    ],
  },
  compare: {
    said: /\b(?:compar(?:e|es|ed|ing|ison|isons)|diffs?|difference between|side by side|vergleich\w*|gegenüberstell\w*)\b/iu,
    unless: /\bcolou?r/i,
    names: 'What is compared',
    ask: 'What is compared with what, how are the pairs found, and what counts as a difference?',
    context: 'By name, number or order; tolerances, units, and what is not compared.',
    why: 'Noise that counts as a difference makes the comparison useless.',
    placeholder: 'By name; different from 5 % on; … is not compared',
    edges: [
      'What if one side lacks what the other one has, or both are the same?',
      'When only the first side has …, …\nWhen only the second side has …, …\nWhen both are the same, …',
    ],
  },
  order: {
    said: /\b(?:sort(?:s|ed|ing)?|order(?:s|ed|ing)? (?:\w+ ){0,2}by|in (?:a |the )?(?:\w+ )?order|group(?:s|ed|ing)? (?:\w+ ){0,3}by|newest first|oldest first|rank(?:ed|ing)?|sortier\p{L}*|reihenfolge|gruppier\p{L}*)(?!\p{L})/iu,
    names: 'The order',
    ask: 'In which order or groups exactly, what decides between equals, and where do empty ones go?',
    context: 'Up or down, upper case and numbers in names, what holds at first, and whether a choice is remembered.',
    why: 'Equals that change places at every look seem to be a fault.',
    placeholder: 'By …, newest first; equals by …; without … at the end',
    edges: [
      'What if a value changes while one looks, there are very many, or all are equal?',
      'When a value changes, … stays until …\nWhen there are more than …, …',
    ],
  },
  suggest: {
    said: /\b(?:suggest\w*|recommend\w*|propos(?:e|es|ed|al|als)|did you mean|vorschl\p{L}*|empfehl\p{L}*|empfiehlt)(?!\p{L})/iu,
    names: 'What is suggested',
    ask: 'What are suggestions drawn from, how many come in which order, and at which moment?',
    context: 'What makes one fit better than another; what is never suggested; how one takes or dismisses it.',
    why: 'The rule behind a suggestion is the feature.',
    placeholder: 'From …, those that share …; the best five, when …; never …',
    edges: [
      'What is shown where nothing fits, or all was dismissed already?',
      'When nothing fits, …\nWhen all was dismissed, …',
    ],
  },
  changeLater: {
    said: /\b(?:(?:be )?(?:mov|postpon|reschedul|rebook|shift)\w* (?:\w+ ){0,3}(?:to another|to a different|to the next|by a)|(?:can|let|allow|able to|may)\b[^.!?\n]{0,30}\b(?:cancel|reschedul|postpon|withdraw)\w*|(?:chang|edit|correct|cancel|undo|withdraw|revis)\w*\b[^.!?\n]{0,40}\b(?:later|afterwards|after|until|once|already)|nachträglich\p{L}*|im nachhinein|verschieben|umbuchen|stornier\p{L}*)(?!\p{L})/iu,
    names: 'What can be changed afterwards',
    ask: 'What exactly can be changed, by whom and until when, and who learns of it?',
    context: 'Where it is done, whether the former state can still be seen, and what it costs or sets off.',
    why: 'What others have relied on meanwhile decides what may still change.',
    placeholder: 'Only …, by …, until a day before; … gets a message',
    edges: [
      'What if the new value is taken or past, or it is too late?',
      'When the new value is taken, “…”\nWhen it is too late, only … may',
    ],
  },
  leaveOut: {
    said: /\b(?:hid(?:e|es|ing)|(?:(?<=^\W{0,3})|(?<=\b(?:to|can|should|must|me|us|not) ))drop(?! (?:an? pin|off|down|by|zone|shadow|support)\b)|exclud\w*|filter\w*|ignor\w*(?! (?:case|whitespace))|skip\w*|omit\w*|leave out|suppress\w*|only (?:show|list|log|run|keep|include|count)\w*|just (?:show|list|run)|ausblend\w*|weglass\w*|ausschließ\w*|filtern|überspring\w*|unterdrück\w*)\b/iu,
    names: 'What is left out, and what stays',
    ask: 'Which are left out and which stay: the rule, with an example of each and one at the limit?',
    context:
      'What is compared and how (equal, begins with, pattern), which rule wins if two fit, and what holds without one.',
    why: 'The one at the limit is what two people would build differently.',
    placeholder: 'Left out: …\nStays: …\nExactly at the limit (…): …',
    edges: [
      'What if nothing is left, a rule fits nothing, or a rule is wrong?',
      'When nothing is left, …\nWhen a rule fits nothing, …\nWhen a rule is wrong, “…”',
    ],
    onScreens: [
      'What is shown when nothing is left, and how does one see on purpose what is left out?',
      'When nothing is left, “…” is shown\nTo see what is left out, …',
    ],
  },
  goOn: {
    said: /\b(?:resum\w+|continu(?:e|es|ing) (?:\w+ ){0,3}(?:later|where)|pick up where|where (?:i|you|they|one) left off|restor\w+|remember(?:s|ing)?|später fortsetz\w*|fortsetzen|weitermachen|merk(?:en|t) sich)\b/iu,
    names: 'What is remembered',
    ask: 'What exactly is remembered, where and for how long, and how is it forgotten on purpose?',
    context: 'For one person, device or project; what is not remembered; what one sees when it is taken up again.',
    why: 'What is kept somewhere has to be kept private, and to end.',
    placeholder: '… and …, in …, for 30 days; forgotten by …',
    edges: [
      'What if it has changed meanwhile, is gone, or cannot be read any more?',
      'When it has changed meanwhile, …\nWhen it is gone, it begins anew\nWhen it cannot be read, …',
    ],
  },
  handOver: {
    said: /\b(?:re-?)?assign\w*\b|\bswap\w* (?!in\b|out\b|file|space)\w+|\b(?:transfer|hand over|pass on|switch|move)\w* (?:\w+ ){1,4}(?:to|between|into|with)\b|\b(?:zuweis|zuteil|übergeb|übertrag|tausch|verschieb)\w*/iu,
    unless: /\bautomatic|\b(?:button|page|menu|header|footer|sidebar|knopf|server|repo\w*|cloud)\b/i,
    names: 'Who passes what to whom',
    ask: 'Who may do it, from where to where, and what goes along with it?',
    context: 'Whether the other side has to agree, who is told, and what stays behind.',
    why: 'What goes along unseen is what people miss afterwards.',
    placeholder: '… may, only within …; … goes along, … stays',
    edges: [
      'What if the other side is full, gone, or does not agree, and can it be taken back?',
      'When the other side is full, …\nWhen it does not agree, …\nTo take it back, …',
    ],
  },
  check: {
    said: /\b(?:validat\w*|verif(?:y|ies|ied)|check(?:s|ed|ing)? (?:that|whether|if|for|the|each|spelling)|requir(?:e|es|ed|ing)|reject\w*|forbid\w*|prevent\w*|disallow\w*|refus\w*|warn\w* (?:about|of|on)|(?:can|may|should|must) only\b|only (?:during|within|between|if|when|on|by|for|after|before)\b|nur (?:während|wenn|von|für|zwischen|mit)|test the \w+ before|prüf\w*|verhinder\w*|verbiet\w*|ablehn\w*)\b/iu,
    names: 'What is refused, and what passes',
    ask: 'What exactly is refused and what passes: an example of each, and one that just passes?',
    context: 'At which moment it is looked at, whether it only warns, and who may go on all the same.',
    why: 'A check that refuses what is right is switched off.',
    placeholder: 'Refused: …\nPasses: …\nJust passes: …',
    edges: [
      'What does one get when it is refused: which words, and does the rest go on?',
      'When it is refused, “…” is told on …\nThe rest goes on / stops',
    ],
    onScreens: [
      'What does one read when it is refused, where, and what of those that are there already?',
      'When it is refused, “…” stands beside …\nThose that are there already stay / …',
    ],
  },
  reckon: {
    said: /\b(?:how (?:long|many|much|often|far|old|fast)|estimat\w*|averag\w*|totals?|sums? up|summari[sz]\w* [^.!?\n]{0,40}\b(?:per|by)\b|percent\w*|scores?|statistics|reading time|word count|(?<=^\W{0,3})count|count(?:s|ing)? (?:the |all |words|how)|measur\w*|memory usage|peak memory|calculat(?:e|es|ed|ing)\b|wie (?:lange|viele?|oft|weit|alt)|schätz\w*|durchschnitt\w*|summe\w*|prozent\w*|berechn\w*|zähl(?:en|t|er)\b|mess(?:en|ung)\b)/iu,
    unless: /\b(?:limit|at most|show how many at once)\b/i,
    names: 'How it is reckoned',
    ask: 'How is it reckoned: from what, in which unit, how rounded, and what does not count?',
    context: 'The rule with one worked example; when it is reckoned anew.',
    why: 'Two people with the same data must come to the same number.',
    placeholder: 'From …, divided by …, rounded up to whole minutes; … does not count. 1,150 → “6 min”',
    edges: [
      'What is shown for zero, for a very large number, and where it cannot be told?',
      'When it is zero, …\nWhen it is larger than …, …\nWhen it cannot be told, nothing / “…” is shown',
    ],
  },
  keepTrack: {
    said: /\b(?:track\w*|record(?:s|ing)? (?:who|when|how|each|every|all)|histor(?:y|ies)|keep a (?:log|list|record)|logs? (?:who|when|each|every)|timeline|verlauf\w*|historie|protokollier\w*|aufzeichn\w*|nachverfolg\w*)\b/iu,
    names: 'What is recorded',
    ask: 'What is recorded at which moment, where does one see it, and how long is it kept?',
    context: 'Each field; who may see it, and whether it can be corrected.',
    why: 'What was not recorded from the start cannot be shown later.',
    placeholder: 'Who, when, from … to …, at each …; seen in …; kept for …',
    edges: [
      'What holds for what happened before it was recorded, and where recording fails?',
      'What happened before is shown as …\nWhen recording fails, the action goes on / is refused',
    ],
  },
  paper: {
    said: /\b(?:print|generat|creat|produc|issu|download|hand out)\w* (?:an? |the |my |our |their )?(?:[\w-]+ ){0,2}(?:certificates?|labels?|receipts?|badges?|tickets?|letters?|cards?|posters?|pdfs?|slips?|sheets?|flyers?|menus?|contracts?|reports?|vouchers?)\b|(?:urkunde|bescheinigung|ausweis|etikett|quittung|aushang|schein|zertifikat|brief)(?:en?|e|s)? (?:drucken|ausdrucken|erstellen|ausstellen|herunterladen)/iu,
    names: 'What stands on it',
    ask: 'What stands on it, from top to bottom, in which size: one real example?',
    context: 'Every value and where it comes from; logo, signature, number; paper, file or both; who may have it.',
    why: 'What is on paper cannot be corrected.',
    placeholder: 'A5, portrait: logo; “…”; name of …; date; number; signature line',
    edges: [
      'What if a value is missing, a text is too long, or it is issued a second time?',
      'When a value is missing, …\nWhen a text is too long, …\nWhen it is issued a second time, …',
    ],
    settles: ['content', 'format', 'look'],
  },
  splitUp: {
    said: /\b(?:split|divid|segment|break up|chop|cut)\w*\b[^.!?\n]{0,60}\b(?:into|in (?:two|several|parts)|by|at)\b|(?:aufteil|zerleg|zerschneid)\p{L}*/iu,
    unless: /\b(?:module|file|class|component|function|package|code|bundle|repo\w*)\b/i,
    names: 'Where it is cut',
    ask: 'Where exactly is it cut: by which sign, in which sizes, and what are the parts called?',
    context:
      'Whether anything is lost or repeated at a cut, in which order the parts come, and what becomes of the whole.',
    why: 'A cut in the wrong place spoils both parts.',
    placeholder: 'At …, at least … long; named …-1, …-2; the whole stays',
    edges: [
      'What if no place to cut is found, a part would be very short, or the input is broken?',
      'When no place to cut is found, …\nWhen a part would be shorter than …, …\nWhen the input is broken, “…”',
    ],
  },
  copy: {
    said: /\b(?:clon\w*|duplicat(?:e|es|ing)|cop(?:y|ies|ying)) (?:an? |the |my |this |that |our |existing |whole |last |previous )+\w|(?:kopier|duplizier)\p{L}*/iu,
    unless: /\b(?:to (?:the )?clipboard|links?|address(?:es)?|text|code|files? (?:from|to)|paste|zwischenablage)\b/i,
    names: 'What is copied',
    ask: 'What is copied and what is not, what is the copy called, and are both still connected?',
    context: 'What belongs to it, states and dates, who owns the copy, and where one lands after it.',
    why: 'What comes along unasked has to be deleted by hand.',
    placeholder: 'With …, without …; called “… (copy)”; afterwards both are independent',
    edges: [
      'What if the name is taken, a part may not be seen by who copies, or it is very large?',
      'When the name is taken, …\nWhen a part may not be seen, it is left out / …',
    ],
  },
  cleanUp: {
    said: /\b(?:disappear|vanish|expire|go away)s? (?:by (?:it|them)sel(?:f|ves) )?after\b|\b(?:delet|remov|clean|purg|expir|archiv|prun|tid)\w*\b[^.!?\n]{0,60}\b(?:nobody|no one|that (?:are|were|have)|for (?:an?|\d+|two|three|six) (?:year|month|week|day)s?|old|older|unused|outdated|stale|inactive|empty|after|expired|orphan\w*|temporary)\b|(?:alte|ungenutzte|leere|abgelaufene)[nrs]? [^.!?\n]{0,40}(?:löschen|entfernen|archivieren|aufräumen)/iu,
    names: 'What goes, and when',
    ask: 'Which ones exactly go, counted from when, and how can one be had back?',
    context: 'What keeps one from going, who starts it or how often it runs, and who is told before.',
    why: 'What is gone by mistake is missed for ever.',
    placeholder: 'Those without … for 90 days; not those with …; back within 30 days by …',
    edges: [
      'What if one is still in use, changes meanwhile, or it breaks off half-way?',
      'When one is still in use, it stays\nWhen one changes meanwhile, …\nWhen it breaks off, …',
    ],
  },
  mark: {
    said: /\b(?:pin(?:s|ned|ning)?(?! (?:on|code|number)\b)|star(?:s|red|ring)?|flag(?:s|ged|ging)?|favou?rit\w*|bookmark\w*|lik(?:e|es|ed|ing) (?:an?|the|my|some|comments?|posts?|articles?)|mark(?:s|ed|ing)? (?:\w+ ){0,3}as (?:read|unread|seen|important|favou?rites?)|upvot\w*|follow\w* (?:an?|other|some|people|users?|authors?|tags?)|anheft\p{L}*|merkliste|markier\p{L}*|folgen)(?!\p{L})/iu,
    unless: /--\w|\bflags?\b(?! (?:as|an|the|my|some))/i,
    names: 'What the mark does',
    ask: 'How many at most, for whom does it count, where does one see it, and how is it undone?',
    context: 'Who may set it on what; what comes first among several; whether others see it or are told.',
    why: 'Whether it is private or for all makes two different features.',
    placeholder: 'Up to 3, by … on their own …; all see it, above …; undone by the same button',
    edges: [
      'What if what is marked is changed, deleted or hidden, or the most are reached?',
      'When what is marked is deleted, …\nWhen there are … already, “…” / the oldest gives way',
    ],
  },
  detect: {
    said: /\b(?:finds?|detect\w*|spots?|identif\w*|discover\w*|looks? for|search\w* for|findet|finden|entdeck\p{L}*|erkenn\p{L}*|aufspür\p{L}*)(?!\p{L})/iu,
    names: 'What counts as one',
    ask: 'What counts as one: an example that does, one that just does not, and what follows then?',
    context: 'Where it looks and where not; whether it only reports or changes something; what one sees of each.',
    why: 'What is found wrongly costs more than what is missed, or the other way round.',
    placeholder: 'Counts: …\nJust does not: …\nThen: reported as …',
    edges: [
      'What if nothing is found, very many are, or one of them is wrong?',
      'When nothing is found, “…”\nWhen more than … are found, …\nWhat is found wrongly is left out by …',
    ],
  },
  pause: {
    said: /\b(?:paus|mut|snooz|suspend|freez|lock|disabl|silenc)(?:e|es|ed|ing|s)?\b(?! (?:file|the app|screen))|(?:pausier|stummschalt|sperr|stillleg)\p{L}*/iu,
    names: 'What stops meanwhile',
    ask: 'What stops meanwhile and what goes on, for how long, and who may begin and end it?',
    context: 'What others see of it, what it costs or counts, and whether it ends by itself.',
    why: 'What goes on silently is what people complain about.',
    placeholder: '… stops, … goes on; until … ends it, at most …; others see “…”',
    edges: [
      'What becomes of what comes in meanwhile, and of what was under way when it began?',
      'What comes in meanwhile is kept / refused with “…”\nWhat is under way is finished',
    ],
  },
  status: {
    said: /\bmark\w* (?:\w+ ){1,4}as\b|\bstatus(?:es)?\b|\bstates? (?:of|for)\b|\b(?:set|change|move)\w* (?:\w+ ){1,3}to (?:done|open|closed|paid|shipped|failed|active)\b|als (?:erledigt|bezahlt|gelesen|fehlgeschlagen) markier\p{L}*/iu,
    names: 'The states, and who sets them',
    ask: 'Which states are there, who may set which from which, and what follows from each?',
    context: 'The first one, the last one, whether there is a way back; what is shown, sent or locked in each.',
    why: 'Every list, filter and message will depend on it.',
    placeholder: 'open → … by …; from there … or back; at “…” … is told',
    edges: [
      'What if it is set by mistake, by two at once, or too late?',
      'When it is set by mistake, … within …\nWhen two set it at once, …\nWhen it is too late, “…”',
    ],
  },
  grade: {
    said: /\b(?:grad(?:e|es|ed|ing)|rat(?:e|es|ed|ings?)|scor(?:e|es|ed|ing)|assess\w*|evaluat\w*)\b|(?:bewert|benot)\p{L}*/iu,
    unless: /\b(?:exchange|interest|tax|frame|sample|bit|conversion|success|error) rates?\b/i,
    names: 'Scale, and who judges',
    ask: 'On which scale, by whom and until when, who sees it, and can it be changed?',
    context: 'With words beside the mark or without; what is made of several; what is shown before there is one.',
    why: 'A scale that was used cannot be changed any more.',
    placeholder: '1 to 6, by …, with a remark; seen by …; can be changed until …',
    edges: [
      'What if there is none yet, it is contested, or what was judged changes afterwards?',
      'When there is none yet, “…” is shown\nWhen it is contested, …\nWhen … changes afterwards, …',
    ],
  },
  visibleTo: {
    said: /\b(?:anonymous (?:read|access)|guest access|read access|private|unlisted|secret|visible (?:only )?(?:to|for)|(?:hidden|hide) (?:\w+ ){0,2}from|members?[- ]only|public(?:ly)?|privat\p{L}*|öffentlich\p{L}*|nur für|sichtbar für)(?!\p{L})/iu,
    unless:
      /\b(?:keys?|public api|private (?:method|field|function|class|member)s?|public (?:method|field|function|class|type|struct)s?)\b/i,
    names: 'Who sees it',
    ask: 'Who sees it and who does not, who decides that, and what holds for what is there already?',
    context: 'In lists, searches, feeds, counts and mails; whether one sees that something is hidden.',
    why: 'What was seen once cannot be hidden again.',
    placeholder: 'Only …; chosen by … when …; what is there already stays …',
    edges: [
      'What does somebody get who comes by a link, a search or an old mail and may not see it?',
      'Whoever comes by a link gets “…” / as if it were not there\nIn lists and searches it …',
    ],
  },
  sendOut: {
    said: /^\P{L}{0,3}(?:\p{L}+ ){0,4}?(?:sends?|sending|deliver\w*|(?:ver|zu)schick\p{L}*|zusend\p{L}*|versend\p{L}*)(?!\p{L})|(?:ver|zu)schicken\P{L}*$/iu,
    names: 'What is sent, and when',
    ask: 'What is sent to whom, at which moment, and in which words: one real example?',
    context:
      'By which way; what must not be in it; whether it can be answered or stopped; where one sees that it went out.',
    why: 'What has been sent cannot be taken back.',
    placeholder: 'To …, as soon as …: “…”',
    edges: [
      'What if it cannot be delivered, would go out twice, or an address is missing?',
      'When it cannot be delivered, it is sent again after …\nWhen the address is missing, …',
    ],
  },
  several: {
    said: /\b(?:with (?:several|multiple|more than one|two|many)|mit mehreren) \p{L}|\b(?:several|multiple|more than one|many|mehrere) \p{L}[\p{L}-]*(?: \p{L}+)? (?:per|for (?:each|every|one)|in one|on one|pro|je|für jede\p{L})(?!\p{L})/iu,
    names: 'Several of what there is one of today',
    ask: 'How many may there be, who adds and removes them, and which one comes first or holds?',
    context: 'What tells them apart, what each of them may, and what is shown where there is only one.',
    why: 'Everything that says “the” today has to say which one.',
    placeholder: 'Up to 10; … adds and removes them; the first one is shown first and cannot be removed',
    edges: [
      'What becomes of the one that is there, and of one that is deleted while it is in use?',
      'The one that is there becomes the first\nWhen one in use is deleted, …',
    ],
  },
  tell: {
    said: /\b(?:warn\w*|alert\w*|notif\w*|inform\w*|tells? (?:me|us|the|my|our|people|users)|lets? (?:me|us) know|beep\w*|complain\w* (?:if|when)|warn(?:e|en|t|ung)|melde[nt]?|hinweis\w*|bescheid)\b/iu,
    names: 'What sets it off',
    ask: 'What exactly sets it off, at which moments is that looked at, and how often does it come?',
    context: 'The number or state; once or each time; its words, where they stand, and how one switches it off.',
    why: 'A warning that comes too often is read by nobody.',
    placeholder: 'Once at the start, when …: “…”, on …; switched off by …',
    edges: [
      'What if the state cannot be told, or changes while it runs?',
      'When the state cannot be told, no warning / “…”\nWhen it changes meanwhile, …',
    ],
    settles: ['trigger'],
  },
  perOne: {
    said: /\b(?:different|own|separate|individual|eigene[nrs]?|andere[nrs]?)\b[^.!?\n]{0,40}\b(?:per|for each|for every|pro|je) \p{L}|\b(?:custom|configurable|own) [a-z-]{3,20}(?: [a-z-]{3,20})?\b|\b(?:switch between|toggle|option to|settings? (?:to|for))\b|\b(?:choose|pick|select)\w* (?:which|between|how|(?:the|my|their|your) (?:language|colou?rs?|theme|format|unit|size|font|currency|default))\b|\b(?:set|configure|override|customi[sz]e)\w* (?:the|an?|my|your|their|which|its|how)\b|\b(?:eigene[nrs]? \p{Lu}\p{L}+|auswählbar\w*|einstellbar\w*|konfigurierbar\w*)\b/iu,
    names: 'Where it is set',
    ask: 'Where and by whom is it set, to which values, and what holds where nothing is set?',
    context: 'Which one wins if it is set in two places; from when on a changed one holds.',
    why: 'What holds without a setting is what most people get.',
    placeholder: 'In …, by …: one of …; without it …, as today',
    edges: [
      'What if a value is wrong, or names something that is not there (any more)?',
      'When a value is wrong, “…”\nWhen it names what is not there, …',
    ],
  },
  setOff: {
    said: /\b(?:automatic\w*|whenever|as soon as|every time|each time|(?:who|which|that) (?:were|was|have been|got|are) \w+ (?:\d+|two|three|five|ten) times\b|that (?:got|have|has|had|are|were|reach\w*|receiv\w*) (?:\w+ ){0,2}?(?:\d+|two|three|four|five|ten|too many|no)\b|(?:when|if|once|after|until|unless) (?:nobody|somebody|someone|it|they|the|an?|one|all|no)|automatisch\w*|sobald|jedes Mal|wenn (?:niemand|jemand|es|sie|der|die|das|ein))\b/iu,
    names: 'What sets it off',
    ask: 'What exactly sets it off, counted from when, and who can prevent it or take it back?',
    context: 'The event or time, what people see of it, and what is done when it happens twice.',
    why: 'What happens without being asked for surprises people most.',
    placeholder: 'When …, counted from …; … is told; taken back by …',
    edges: [
      'What if it happens twice, never, or while somebody is at work on it?',
      'When it happens twice, …\nWhen it never happens, …\nWhen somebody is at work on it, …',
    ],
    settles: ['trigger'],
  },
  show: {
    said: /\b(?:show\w*|display\w*|plot\w*|charts?|graphs?|draws?|visuali[sz]\w*|histograms?|prints?|summar(?:y|ies|i[sz]e)|colou?ri[sz]e|point(?:s|ed)? out|attention|see|sees|list(?:s|ed)?|overview|visible|highlight\w*|indicat\w*|includ\w*|contain\w*|mention\w*|say|says|mark(?:s|ed)?|badge\w*|zeig\p{L}*|anzeig\p{L}*|angezeigt|sehen|sieht|übersicht\p{L}*|kennzeichn\p{L}*|enthalten|enthält)(?!\p{L})/iu,
    unless: /^\W{0,3}(?:show|display|zeige?) (?:help|usage|version)\b/i,
    names: 'What is shown, and where it comes from',
    ask: 'What exactly is shown, where do its values come from, and in which form: one example?',
    context: 'Each value with its words, unit and format; who or what enters it; its place, and who sees it.',
    why: 'What is shown has to be known somewhere first.',
    placeholder: '“…”, in … below …; comes from …, which … enters; seen by …',
    edges: [
      'What stands there where a value is missing, very long, or cannot be had?',
      'When a value is missing, nothing / “…” is shown\nWhen it is longer than …, …\nWhen it cannot be had, …',
    ],
    settles: ['flow', 'look'],
  },
} as const satisfies Record<string, Decision>;

/** Deeds that are asked about whatever they are done to: who merges two accounts asks for no login. */
const STRONG: readonly string[] = ['merge', 'limit', 'convert', 'compare', 'splitUp', 'copy', 'cleanUp'];
/** An order that begins with the verb of such a deed. */
const BEGINS_WITH_DEED =
  /^\P{L}{0,3}(?:please )?(?:merg|limit|convert|transcod|compar|split|cop(?:y|ies)|clon|delet|remov|clean up|purg)/iu;

/** The row of what a wish does by its words, whatever it is about. */
function rowFor(request: string, isNew: boolean): [Deed, Decision] | null {
  const text = request.slice(0, LOOKED_AT);
  const row = ROWS.find(
    ([deed, { said, unless, begins }]) =>
      // What sets a bot off is asked with what it says.
      !(deed === 'tell' && isBot(request)) &&
      said.test(text) &&
      unless?.test(text) !== true &&
      (begins !== true || isNew),
  );
  return row ?? null;
}

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
export function deedIn({ request, kind, change, isNew, subjectAreas, project }: BankContext): Deed | null {
  const isSeen = kind === 'ui' && !FOR_CODE.some((one) => one === project);
  const isWish = change === null && BUILDING.includes(kind) && !isSeen && kind !== 'tooling' && project !== null;
  // What a website shows is one thing, and what people do there another.
  // A subject that has nothing to ask of such a change leaves it to the deed.
  const isOther = subjectAreas.some(({ id, kinds }) => id !== 'site' && kinds.includes(kind));
  if (!isWish || isOther) return null;
  if (!isNew && project !== 'library' && project !== 'command_line' && thingWished(request) !== null) return null;
  return rowFor(request, isNew)?.[0] ?? null;
}

const WORTH_OF_RULE = 96;
const WORTH_OF_EDGES = 89;

function entriesOf([deed, decision]: [Deed, Decision]): Entry[] {
  const { names, ask, context, why, placeholder, edges, onScreens = edges, settles = [] } = decision;
  const edgesFor = (wish: BankContext) => (WITH_SCREENS.some((one) => one === wish.project) ? onScreens : edges);
  const when = (wish: BankContext) => deedIn(wish) === deed;
  return [
    {
      key: `decide.${deed}`,
      names,
      dims: ['behaviour', 'scope'],
      settles: ['rule', 'goal', ...settles],
      worth: WORTH_OF_RULE,
      type: 'ask_text',
      code: true,
      when,
      ask,
      context,
      why,
      placeholder,
    },
    {
      key: `edges.${deed}`,
      names: 'Odd cases',
      dims: ['behaviour', 'errors'],
      settles: ['edges', 'odd', 'failure'],
      worth: WORTH_OF_EDGES,
      type: 'ask_text',
      // A file, an end or names have odd cases of their own.
      when: (wish) => when(wish) && (deed === 'stopAfter' || !OWN_ODD.includes(oddIn(wish))),
      ask: (wish) => edgesFor(wish)[0],
      context: 'Each with what comes of it: the result, or the error with its words.',
      why: 'The plain case stands in the request; the odd ones are decided by accident where nobody says.',
      placeholder: (wish) => edgesFor(wish)[1],
    },
  ];
}

const OWN_ODD: readonly Odd[] = ['file', 'stop', 'named'];

/** The one decision that a wish turns on, by what it does, and the cases in which its rule does not get along. */
export const DECIDING: readonly Entry[] = ROWS.flatMap(entriesOf);
