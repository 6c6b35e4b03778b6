const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Who speaks, and to whom. */
const SPEAKERS = listOf(
  `i i'm i'd i've i'll me my mine we we're we've we'd we'll us our let's you you're you've you'd you'll your ich mir mich
  mein meine meinen meiner wir uns unser unsere du dir dich dein deine deinen deiner`,
);

/** What only an interview and what it writes have, and what one does in talking. */
const OF_TALKING = listOf(
  `question questions topic topics subject subjects draft spec specification wording requirement requirements assumption
  assumptions statement statements goal goals non-goal non-goals interview option options summary bullet bullets paragraph
  paragraphs heading headings sentence sentences discussion discussions conversation weeds ask asks asked asking talk
  talked talking discuss discussed explain explained rephrase reword worded phrased mean means meant understand understood
  misunderstood revisit thought repeat repeats elaborate clarify summarise summarize frage fragen frag fragst thema themen
  entwurf spezifikation formulierung formuliert anforderung anforderungen annahme annahmen aussage aussagen nicht-ziele
  nicht-zielen abschnitt absatz zusammenfassung gespräch reden redest sprechen besprechen besprochen gesprochen geredet
  gefragt erkläre erklär erklären meinst verstehe verstanden klären geklärt`,
);

/** Words that carry nothing of the software: little ones, those of time and order, of opinion, and what one does with talk. */
const LITTLE = listOf(
  `a an the this that these those it its it's that's there's here's there here what which who how why when where whatever
  is are was were be been being am do does did done doing don't doesn't didn't isn't aren't wasn't weren't have has had
  haven't hasn't can could can't couldn't will would won't shall should shouldn't may might must not no none nothing
  anything something everything everybody anybody one ones two three both all some any each other others another first
  second third last next previous same and or but so then than because if as at in into of off on onto over out to too up
  down with without about for from by before after afterwards until till since later now soon already again still yet once
  twice ever never always also just only really quite rather very much more most less least few fewer many lot lots bit
  little enough way far away please thanks ok okay yes well right instead maybe perhaps actually honestly simply finally
  between go goes going gone went get gets getting got come comes coming came back move moving turn return stay stick stop
  start starting started begin continue keep keeps take takes taking make makes making put let leave left hold wait skip
  skipped park drop save think thinking know say says said saying tell told show see look looking read reads write writing
  written use want wanted like need try trying feel feels seem seems sound sounds lose losing drift drifting dig digging
  deal miss misses missed missing forget forgot cover covered add split merge group change fix shorten simplify wish
  wonder jump jumping follow hear give gives finish end repeating matters wondering yourself myself ourselves itself
  anywhere somewhere nowhere everywhere today tomorrow eventually round around apart together ahead along stuck wandering
  idea ideas point points part parts thing things matter case detail details detailed level picture track kind sort time
  moment minute while beginning top example list word words text version section good bad badly better best worse worst
  wrong fine clear clearer unclear vague confusing confused lost deep deeper circles circle zoom step steps ground strange
  odd weird pace sense technical simple simpler plain easy easier hard harder long longer short shorter brief concise
  precise boring tired tedious helpful useful useless silly nonsense off-topic irrelevant relevant important different new
  original general abstract concrete specific sure der die das den dem des ein eine einen einem einer eines dies diese
  diesen dieser dieses es sie er ist sind war waren bin bist sein hat habe haben hast hatte hatten kann kannst können
  könnten könnte willst wollen wollte möchte würde würden soll sollen sollte sollten muss müssen darf und oder aber
  sondern denn doch ja nein nicht kein keine keinen nichts etwas alles alle beide beiden beides ersten erste erster zweite
  zweiten dritte dritten letzten letzte nächsten nächste vorigen vorherigen vorhin führt führen komme komm folgen stehe
  steh mal noch schon bereits eben gerade erst erstmal zuerst zunächst dann danach nachher später jetzt nun gleich immer
  wieder nie nur auch sehr zu viel viele vieles mehr weniger wenig lieber besser gern gerne bitte danke gehört gehören
  hierher dahin hinaus hinauswillst nirgends morgen heute ganz gar eher ziemlich völlig etwa wirklich eigentlich
  vielleicht einfach genug hier da dort dazu darauf darüber davon damit daran dabei dafür worum worauf wer wie warum wozu
  wenn ob dass als auf aus bei beim bis für im ins mit nach ohne über um unter von vom vor zum zur zurück weiter schluss
  ende anfang kurz lang länger kürzer kommen kommst gehen gehst geht lass lasst lassen machen mach mache macht bleiben
  bleib stell stelle stellen nehmen fass fasse zusammen schreib schreibe zeig zeige sag sage sagen sagt gesagt weiß denke
  finde glaube verlierst verlieren schweifst springst wiederholst vergisst übersiehst nutze verwende trenne kürze ändere
  einzelheiten einzelheit punkt punkte sache idee beispiel wort worte stichpunkte stichpunkten satz sätze gut schlecht
  falsch klar unklar unverständlich technisch technische technischen technischer kompliziert komplizierte einfache
  einfacher einfachere leichter schwer schwierig genau genauer vage allgemein konkret konkreter tief oberflächlich
  verwirrend langweilig anders neu wichtig unwichtig`,
);

/** What obliges or allows, or wants something. */
const NORM =
  /\b(?:must|shall|should|may|can|cannot|needs?|wants?|would like|has to|have to|muss|müssen|soll|sollen|sollte|darf|dürfen|kann|brauche?n?|will|möchten?)\b/;

/** What is talked about, behind words of talking: "questions about imports", "kommen wir lieber zur Suche", "mit der Suche anfangen". */
const ADVERBS =
  '(?: (?:bitte|lieber|noch|kurz|jetzt|nun|erst|erstmal|mal|wieder|doch|auch|mehr|again|over|more|first|rather|instead)){0,3}';
const WORD = '(?!(?:is|are|was|has|have|ist|sind|war|hat|haben|wird|werden)\\b)\\p{L}[\\p{L}-]*';
const NAME = `(?:the |our |my |den |dem |der |die |das |diese[nmr]? )?${WORD}(?: ${WORD}){0,2}`;
const ABOUT: readonly RegExp[] = [
  new RegExp(
    `(?<=(?<![\\p{L}])(?:questions?|asking|ask|talk(?:ing)?|said|parts?|points?|discussion|ground|enough|much|more|time|back|start|wir|frag(?:e|en)?|schluss)${ADVERBS}) (?:about|on|regarding|into|to|with|zu|zum|zur|über|nach|bei|beim|mit|auf) ${NAME}$`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:zu|zum|zur|über|bei|beim|mit|auf) ${NAME}(?= (?:anfangen|beginnen|weitermachen|zurückkommen|bleiben|reden|sprechen)$)`,
    'u',
  ),
  /(?<=(?<![\p{L}])(?:requirement|statement|assumption|question|topic|thema)s?) (?:(?:about|on|for|zu|zum|zur|über) )?\p{L}[\p{L}-]*(?= )/u,
];
/** The verbs that end such a sentence in German. */
const ENDING = /(?:anfangen|beginnen|weitermachen|zurückkommen|zurückstellen|lesen|sehen)$/;

/** The parts of what an interview writes, named as what both have before them: no "draft of a mail", no "requirements of a job". */
const ORDINAL = '(?:first|second|third|fourth|last|two|three|open|ersten?|zweiten?|dritten?|letzten?|offenen?|beiden) ';
const WRITTEN = new RegExp(
  `(?<![\\p{L}-])(?:(?:the|this|that|these|those|your|our|der|die|das|den|dem|diese[nmr]?|deine?[nmr]?) (?:${ORDINAL}){0,2}(?:draft|spec|specification|statements?|requirements?|assumptions?|non-?goals?|decisions?|open (?:questions|points)|entwurf|spezifikation|anforderung(?:en)?|annahmen?|aussagen?|nicht-?ziele?n?|offenen (?:fragen|punkte))|(?:requirement|statement|assumption|goal|decision|anforderung|annahme|aussage) (?:number |nummer )?(?:one|two|three|four|five|eins|zwei|drei|vier))(?![\\p{L}-]| (?:of|in|for|from|that|which|page|post|folder|list|status|des|der|einer|eines|von|für|wird|werden|are shown|is saved|are saved)(?![\\p{L}]))`,
  'u',
);
/** Who does something there, and is neither of the two. */
const ACTOR =
  /^(?:(?:please )?let (?!me\b|us\b)|(?:the |an? |each |every |all |only |der |die |jeder |alle |nur )?(?:users?|people|persons?|admins?|editors?|authors?|customers?|members?|guests?|moderators?|system|server|app|application|page|button|nutzer\w*|benutzer\w*|kunden?|mitglieder|gäste|admins?|autor\w*|seite|programm|anwendung)\b|(?:somebody|anybody|nobody|everybody|whoever|man|wer|niemand|jemand)\b)/;
/** What one does with the software, said for both. */
const BUILDS =
  'use|keep|have|add|make|store|support|allow|limit|show|send|call|build|write|users?|go with|take|put|save|delete|remove|rename|require|accept|return|log|print|set|run|offer|give|treat|assume|say|call|only|at least|all|hide|cap|stick';
/** What only those say who talk with each other: for both, of oneself, or of where the talk stands. */
const SAID_TO: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:not (?:now|yet)|no|ok|hm+|well|sorry),? )?(?:let's|let us)(?: (?:please|just|first|not|now))* (?!(?:${BUILDS})\\b)`,
  ),
  /^(?:let me|lass mich)\b/,
  /^lass(?:t)? uns (?!.*(?:nutzen|verwenden|nehmen|speichern|behalten|bauen|zeigen|schicken|anbieten|erlauben|löschen|einbauen|umstellen|unterstützen)$)/,
  /^(?:this|that|it|das|dies)(?:'s| is| was| ist| war) (?:an?|eine) (?:\p{L}+ ){0,2}(?:questions?|frage)$/u,
  /^(?:this|that|it|das|dies|es)(?:'s| is| ist) (?:(?:just|clearly|simply|doch|nur|ja) )?(?:(?:not )?an? |no |keine? |eine? )?(?:bugs?|feature|fault|defect|regression|refactoring|bug report|fehler|neue funktion)(?:, (?:and )?(?:not|no|nicht|keine?) (?:an? |eine? )?(?:new |neue )?\p{L}+)?$/u,
  /^we(?:'ve| have)? (?:already |just |now )*(?:covered|talked|discussed|been (?:over|through)|gone (?:over|through|off)|strayed|drifted|lost|said|spent (?:enough|too much))\b/,
  /^you(?:'ve| have)? (?:just |already |never |still )*(?:(?!(?:need|can)\b)\p{L}+ed|lost|went|said|told|wrote|made|took|left|forgot|misunderstood)\b/u,
  /^du (?:fragst|redest|verlierst|schweifst|vergisst|übersiehst|wiederholst|springst|bohrst|meinst|denkst|hörst|verstehst|drehst|hast (?:mich|das|die|schon|nicht|vergessen))\b/,
  /^(?:i feel|i'm (?:not sure|lost|tired|bored|confused|in a hurry)|i (?:have|'ve|had) (?:no|already|enough|another|to go|lost)|ich (?:habe|hab) (?:keine?n?|schon|bereits|genug|noch)|ich (?:fühle|verliere|dachte|finde)|mir (?:ist|wird|fehlt|reicht))\b/,
  /^(?!(?:nehmen|verwenden|nutzen|speichern|zeigen|behalten|brauchen|lassen) )\p{L}+n wir (?!(?:de[nmr]|die|das|eine?n?) nutzer)/u,
  /^(?:das|dies|da|dort|darüber|dazu|davon|damit|darauf|dabei|(?:mit|zu|zum|zur|über|auf|bei|beim|um) .{1,40}?) (?:\p{L}+n) wir\b.*(?<!\p{L})(?:später|nachher|schon|vorhin|eben|morgen|noch|erst|danach|zuletzt|bereits|jetzt|wieder)(?!\p{L})/u,
  /^(?:zu[mr]? (?:thema|punkt|frage) .{1,40}|dazu) (?:habe|hätte|möchte|will|muss) ich\b/,
  /(?<!\p{L})(?:your|deine[nmr]?) (?:(?:last|first|next|previous|letzte[nr]?|erste[nr]?|vorige[nr]?) )?(?:questions?|options?|frage[n]?)(?!\p{L})/u,
  /^(?:write|phrase|word|schreibe?|formuliere?) (?:it|this|that|es|das) (?:bitte )?(?:in|as|more|less|again|shorter|simpler|differently|anders|kürzer|einfacher|neu|auf)(?![\p{L}])/u,
  /^(?:bitte )?(?:kürze?|fasse?|straffe?|teile?|streiche?) (?:bitte )?(?:den|diesen|die|beide) (?:\p{L}+ )?(?:abschnitte?|absatz|absätze)(?!\p{L})/u,
  /^(?:drop|close|leave|change|forget) (?:the|this|that) (?:subject|topic)\b/,
  /^(?:stell|formuliere?) (?:bitte )?(?:mir |uns )?(?:bitte )?(?:die|diese) frage\b/,
  /^(?:das|dies) (?:\p{L}+ ){0,4}(?:zu weit|zu tief|zu schnell|zu langsam|zu viel|zu genau|nichts|nicht weiter)$/u,
];

/**
 * Whether a sentence is between whoever speaks and whoever asks, and says nothing of the software: "This is getting too
 * detailed for me", "Das hatten wir doch schon". It may name what is talked about, as in "You skipped the part about imports".
 */
export function isBetweenUs(sentence: string): boolean {
  const said = sentence
    .toLowerCase()
    .replace(/[’`]/gu, "'")
    .replace(/[.!?]+$/, '')
    .trim();
  if (said.length > LONGEST || said === '' || ACTOR.test(said)) return false;
  if (WRITTEN.test(said)) return true;
  if (ALONE_WITH_IT.test(sentence) && !OBLIGES.test(said) && !WISHES.test(said)) return true;
  const clauses = said
    .replace(/^(?:i (?:think|guess|feel)(?: that)?|maybe|perhaps|ich (?:glaube|denke|finde),?|vielleicht) /, '')
    .split(/,\s+(?=(?:let's|lass|i|we|you|ich|wir|du|mach)(?![\p{L}]))/u);
  if (!OBLIGES.test(said) && clauses.some((clause) => SAID_TO.some((pattern) => pattern.test(clause)))) return true;
  return !/\d/.test(said) && [said, ...ABOUT.map((about) => said.replace(about, ''))].some(saysNothing);
}

/** A German sentence of the two that names no thing: names of things have capitals there. */
const ALONE_WITH_IT =
  /^(?=.*(?<!\p{L})(?:[Ii]ch|[Mm]ir|[Mm]ich|[Dd]u|[Dd]ir|[Dd]ich)(?!\p{L}))\p{L}\p{Ll}*(?:,? \p{Ll}+){2,7}[.!]?$/u;
const WISHES = /(?<!\p{L})(?:will|möchte|brauche|hätte gern|würde)(?!\p{L})/u;

/** What binds somebody or something else. */
const OBLIGES = /\b(?:must|shall|should|may|can|cannot|muss|müssen|soll|sollen|darf|dürfen)\b/;

/** Whoever wants something of the interview says so shortly. */
const LONGEST = 160;

function saysNothing(said: string): boolean {
  const words = said.replace(ENDING, '').match(/[\p{L}'-]+/gu) ?? [];
  if (words.length < 2 || !words.every((word) => [SPEAKERS, OF_TALKING, LITTLE].some((list) => list.has(word))))
    return false;
  if (!NORM.test(said)) return true;
  return words.some((word) => SPEAKERS.has(word)) && words.some((word) => OF_TALKING.has(word));
}
