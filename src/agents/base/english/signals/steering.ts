import { clausesOf } from './clauses';
import { isComplaint } from './fatigue';
import { asksForThat, clausesToUs, leadsTalkTo, wantsToBeAskedAbout, wantsToSee } from './navigation';
import { positionIn } from './positions';
import { orderWishes } from './priorities';
import { wantsToMoveOn, wantsToWrapUp } from './wrap-up';

/** What a clause does with the interview: plainly leads it, may lead it, or nothing of the kind. `about`: where to. */
type Steering = { does: 'steer' | 'unclear'; about: string | null } | null;

/** What is talked about in every interview, so that "back to scope" names no place of the software. */
const OF_INTERVIEWS =
  /^(?:(?:the|this|that|my|your|our|first|second|third|last|previous|earlier|next|other|one|den|dem|der|die|das|zum|zur|ersten|zweiten|dritten|letzten|vorigen|vorherigen|anderen) )*(?:scope|goals?|non-?goals?|(?:the )?(?:topic|subject)s?|questions?|question back|errors?|error (?:handling|cases)|edge cases?|security|permissions?|access|data model|acceptance(?: criteria)?|rollout|risks?|performance|look and feel|compatibility|limits|umfang|ziele?n?|nicht-?ziele?n?|thema|themen|fragen?|fehlern?|fehlerfälle?n?|sicherheit|rechten?|berechtigungen|datenmodell|abnahme|risiken|(?:topic|subject|question|point|thema|frage) (?:of|about|on|zu|über|nach) .{1,60})$/;

/** Who speaks to whoever asks: "let us", "we can", "can we". The words of politeness are gone already. */
const WE =
  "(?:let's |let us |please |(?:can|could|should|shall|may) we |we (?:can|could|should|will|must|need to|have to)(?: also| still| later| better)? |we'll (?:also |later )?|i'?d? ?(?:would )?(?:like|want|prefer) to |i'll |lass(?:t)? uns |bitte )";
/** What is named in a wish, and nothing that is said of it. */
const NAMED =
  '(?:the |our |topic (?:of )?|den |dem |der |die |das |thema )*(.{1,80}?)(?: (?:now|next|first|instead|later|again))?';

/** Said for both it is of the interview; said for oneself as likely of the software: "I want to go through the records". */
const LOOKS_AT = '(?:look at|settle|clarify|revisit|go (?:over|through)|return to|sort out|finish)';
const LOOKS_FOR_BOTH = new RegExp(`^(?:let's|we'll(?: also| later)?|lass uns) (?:please )?${LOOKS_AT} ${NAMED}$`);

/** These can only be meant for whoever asks. `$1`, where there is one: what about. */
const STEERS: readonly RegExp[] = [
  new RegExp(`^${WE}{0,3}(?:talk|speak|chat|think)(?: (?:later|now|first|again|some more|more)){0,2} about ${NAMED}$`),
  new RegExp(`^${WE}{0,3}discuss ${NAMED}$`),
  /^(?:we|i) (?:also |still )?(?:need|have|want|ought|must|should)(?: also| still)?(?: to)? (?:(?:talk|speak|think|worry) (?:later )?about|discuss) (.{1,80})$/,
  new RegExp(
    `^(?:let's |let us |we'll |we will |we can |i'll )(?:get|come|go|return) (?:back |round |around )?to ${NAMED}$`,
  ),
  new RegExp(
    `^(?:let's |let us |we can |we should |we'll )(?:leave|postpone|defer|put off) (.{1,60}?) (?:for|until|to|till) (?:later|last|the end)$`,
  ),
  /^(?:please )?(?:leave|park|postpone|forget) (?:this|that|it)(?: question| topic)?(?: and .{1,60}| aside| open| there)?$/,
  /^(?:go|walk) (?:me )?(?:over|through) (?:the|all|my) (?:open )?(?:points|questions|topics)(?: again)?$/,
  /^(?:we|i) (?:should|must|need to|have to|want to) (?:get|come|go) (?:back )?to (.{1,60}?)(?: soon| next| first| at some point| before .{1,40})$/,
  /^(?:be (?:more )?(?:brief|concise|quick|precise)|keep it (?:short|brief)|fass(?:e)? dich kurz|stell(?:e|t)? (?:mir )?(?:bitte )?(?:kürzere|einfachere|weniger|andere|bessere) fragen)$/,
  /^(?:this|das|dieses) (?:topic|subject|thema) is(?:t)? (?:done|settled|closed|clear|over|finished|durch|erledigt|geklärt|abgeschlossen|klar)$/,
  /^(?:darüber|davon|dazu) (?:reden|sprechen|kommen) wir\b.{0,40}$/,
  /^(?:lass(?:t)? uns|können wir|wir (?:können|sollten|müssen)) (?:das|dies|es|(?:den|die|das) .{1,60}) (?:später|danach|noch|erst|zuerst|nachher|jetzt) (?:klären|besprechen|ansehen|anschauen|machen)$/,
  /^(?:können wir|lass(?:t)? uns|wir sollten) (?:noch ?mal|wieder|noch einmal|später|jetzt|erst) (?:auf|zu|zum|zur) (.{1,60}?) (?:eingehen|zurückkommen|kommen|zurückkehren|gehen)$/,
  new RegExp(`^${WE}{0,3}(?:go|move) on(?: to ${NAMED})?$`),
  /^(?:let's |let us |we can |can we |please )*skip (?:this|that|it|(?:this|that|the) (?:topic|subject|question|one|point|part))$/,
  /^(?:shall we (?:continue|go on)|(?:drop|close|leave) (?:this|that) (?:question|topic|subject))$/,
  /^(?:(?:the )?next (?:topic|subject|question|point|one)|next|continue|go on)$/,
  /^(?:(?:please )?(?:repeat|rephrase|reword|show me) (?:the|this|that|your|my)(?: last| current)? (?:question|options?)(?: again| once more| another time)?|say that again|(?:what|how) was the question(?: again)?)$/,
  /^(?:wiederhol(?:e|en sie)? (?:bitte )?(?:die|diese|deine|ihre)(?: letzte)? frage(?: bitte| noch ?mal| noch einmal)?|wie war die frage(?: noch ?mal| noch einmal)?)$/,
  new RegExp(
    `^(?:let's|let us|we (?:need|do|should|will)|i (?:do|would|will))(?: not|n't)(?: need to| want to| like to| have to)? (?:talk|speak|discuss|worry|think)(?: about)? ${NAMED}$`,
  ),
  new RegExp(`^(?:let's|let us) (?:leave|keep) ${NAMED} (?:out|out of (?:it|this))$`),
  /^(?:lass(?:t)? uns|wir (?:wollen|müssen|sollten|brauchen)|ich (?:will|möchte)) nicht über (?:die |das |den |der )?(.{1,60}?) (?:zu )?(?:reden|sprechen|diskutieren)$/,
  /^(?:lass(?:t)? uns|wollen wir|können wir|wir (?:können|sollten|wollen)|ich (?:möchte|will)) (?:jetzt |nun |bitte |mal |erst |zuerst ){0,3}(?:zu|zum|zur)(?: den| der| dem)? (.{1,60}?) (?:kommen|gehen|übergehen|wechseln|springen)$/,
  /^(?:nächste|die nächste|weiter zur nächsten)(?: frage)?$/,
  /^(?:can you )?(?:go )?one (?:question|step) back$/,
  /^ask (?:me )?(?:one|fewer|simpler|shorter|easier|less|other|better|more|only)\b.{0,40}\bquestions?\b.{0,30}$/,
  /^(?:shorter|simpler|fewer|easier|less|better|other) questions$/,
  /^ask (?:me |us )?(?:single|simple|smaller|concrete|more concrete|narrower) (?:things?|questions?)\b.{0,20}$/,
  /^(?:that|this)(?:'s| is| was) an? (?:strange|odd|weird|silly|stupid|pointless) question$/,
  /^(?:(?:that|this|your|the) question|this|that)(?:'s| is| was) (?:far |much |way )?too (?:broad|vague|general|abstract),? (?:please )?ask (?:me|us)\b.{0,60}$/,
  /^(?:that|this|your|the) question is (?:far |much |way )?too (?:broad|vague|general|abstract)(?: for me)?$/,
  /^(?:you|i) (?:already|just|have already|'ve already|told you|said)(?: (?:asked|told you|said|answered))?(?: (?:that|this|me that|so)){0,2}(?: already)?$/,
  /^you (?:can't|cannot|can not) be done (?:after|with|yet|already|now)\b.{0,40}$/,
  /^frage? (?:mich|uns) (?:bitte |lieber |noch |auch |als nächstes ){0,3}(?:nach|zu|zum|zur|über)(?: den| dem| der| die| das)? (.{1,60})$/,
  /^die frage ist (?:viel )?zu (?:allgemein|vage|breit|abstrakt)$/,
  /^(?:stop asking|(?:do not|don't) ask (?:me|us))\b.{0,80}$/,
  /^you (?:have not|haven't|did not|didn't|never|have never)(?: yet| even)? ask(?:ed)?(?: me| us)?(?: about)? (.{1,120})$/,
  /^du hast (?:mich |uns )?(?:noch |gar |überhaupt )*nicht (?:danach )?gefragt(?:\b.{0,80})?$/,
  /^(?:why (?:do|did|are) you (?:ask|asking)|what do you mean|what does (?:that|this|the question|it) mean|(?:can|could) you (?:explain|rephrase|repeat) (?:the |this |that |your )?(?:question|options?|that|this|it)|explain (?:the|this|your) question)\b.{0,80}$/,
  /^i (?:do not|don't) (?:understand|get)(?: (?:the|this|that|your|it))?(?: (?:question|options?))?$/,
  /^(?:let me think(?: (?:about|it).{0,40})?|(?:one|just a|give me a) (?:moment|minute|second|sec)|give me (?:an example|a hint)|wait)$/,
  /^(?:that|this|it)(?:'s| is| was) (?:not what i (?:meant|said|asked|want)|(?:the wrong (?:subject|topic)|off[- ]topic)$)/,
  /^you (?:have )?(?:misunderstood|misread)\b/,
  /^(?:lass(?:t)? uns |wollen wir |können wir |wir (?:können|sollten|müssen|wollen) |ich (?:möchte|will|würde gern(?:e)?) |über )(?:bitte |noch |auch |später |jetzt |zuerst |erst |mal |wir )*(?:über )?(.{1,80}?) (?:(?:können|sollten|müssen) wir (?:später|jetzt|noch|auch)? ?)?(?:sprechen|reden|diskutieren)$/,
  /^(?:kommen|gehen|machen|wechseln) wir (?:bitte |jetzt |nun |wieder )*(?:zurück |weiter )?(?:zu|zum|zur|mit) (.{1,60})$/,
  /^(?:überspringen wir (?:das|die frage|das thema|dies)|(?:das|die frage|das thema|dies) (?:können wir |bitte )?überspringen|(?:das|die frage|das thema) lassen wir (?:weg|aus))$/,
  /^(?:(?:das )?nächste(?:s)? (?:thema|frage)|die nächste frage|weiter(?: geht(?:'s| es))?|mach(?:t)? weiter)$/,
  /^(?:frage? mich|fragt mich|frage? (?:bitte )?(?:mehr|noch etwas|etwas)) (?:nach|zu|zur|zum|über) (.{1,60})$/,
  /^(?:genug|das reicht) (?:zu|zum|zur|über) (.{1,60})$/,
  /^(?:hör(?:e)? auf(?: zu fragen)?|(?:stelle?|bitte) keine (?:weiteren )?fragen(?: mehr)?|frage? mich nicht\b.{0,60})$/,
  /^(?:das hast du (?:schon|bereits) gefragt|das habe ich (?:schon|bereits) (?:gesagt|beantwortet)|i (?:have )?already (?:answered|said) (?:that|this|it))$/,
  /^(?:was meinst du(?: damit| mit .{1,60})?|warum fragst du(?: das| danach)?|ich verstehe (?:die|diese|deine) frage nicht|das verstehe ich nicht|gib mir ein beispiel|einen moment)$/,
  /^(?:before|bevor|ehe) (?:we|wir) (?:go on|continue|move on|finish|proceed|weiter ?machen|fortfahren|aufhören)$/,
  /^hold (?:that|this) (?:thought|question|topic)$/,
  /^let's not (?:get|go|dive|dig) (?:too |so )?(?:bogged|lost|stuck|hung up|carried away|deep|sidetracked|ahead of ourselves|into the (?:weeds|details))\b.{0,60}$/,
  /^(?:you(?:'re| are)|we(?:'re| are)) (?:going (?:way |far |much )?too (?:deep|far|fast|slow)|(?:drifting|getting) (?:off|away|sidetracked|ahead of ourselves))\b.{0,40}$/,
  /^i (?:do not|don't|cannot|can't) (?:understand|get|follow|see) what you(?:'re| are)? (?:mean|ask|asking|want|getting at|trying to)\b.{0,40}$/,
  /^i have no (?:idea|clue) what you(?:'re| are)? (?:mean|ask|asking|want|talking|getting at)\b.{0,40}$/,
  /^we(?:'ve| have)? (?:(?:already )?(?:been|gone|went) (?:over|through)|already (?:talked about|discussed|covered)) (?:this|that|it)(?: (?:already|before|twice|enough|all))*$/,
  /^(?:das|dies|darüber|davon) (?:hatten wir (?:doch |ja )*(?:schon|bereits)(?: mal)?|(?:hatten|haben) wir (?:doch |ja )*(?:schon|bereits) (?:mal |alles )?(?:besprochen|geklärt|gesprochen|geredet|gesagt|beantwortet))$/,
  /^(?:das|dies) (?:führt|geht) (?:mir |jetzt |hier |wirklich )*zu (?:weit|tief|sehr ins detail)$/,
  /^(?:das|dies|die frage|das thema) (?:klären|besprechen|vertagen|diskutieren) wir\b.{0,40}$/,
  /^darauf (?:kommen|gehen) wir\b.{0,40}$/,
  /^(?:drop|close) (?:the|this) (?:subject|topic) (?:of |about )(.{1,60})$/,
  /^(?:gehen|sehen|schauen) wir (?:bitte |jetzt |erst |zuerst |noch |mal |uns ){0,3}(?:die |das |den )?(?:offenen )?(?:punkte|fragen|themen|rest) (?:noch ?mal )?(?:durch|an)$/,
  /^(?:mit|um) .{1,40} (?:befassen|beschäftigen|kümmern) wir uns (?:später|nachher|danach|noch|am (?:ende|schluss)).{0,20}$/,
  /^da waren wir (?:vorhin |eben |doch |ja )*(?:schon|bereits)(?: mal| einmal)?$/,
  /^stell(?:e|t)? (?:bitte )?(?:die|diese|deine) frage (?:bitte )?(?:anders|neu|noch ?mal|einfacher|kürzer)$/,
  /^(?:die|diese|deine) frage (?:verstehe|kapiere) ich nicht$/,
  /^du (?:fragst|redest) .{0,20}\bvorbei$/,
  /^(?:schluss|genug) mit (?:den |diesen |deinen )?fragen\b.{0,60}$/,
  /^stell(?:e|t)? (?:mir|uns) (?:bitte |lieber |mal |auch |noch |mehr ){0,3}(?:\S+ )?fragen?(?: (?:zu|zum|zur|über|nach) (.{1,60}))?$/,
  /^(?:frage? mich|fragt mich|frage?) lieber (?:nach|zu|zur|zum|über)(?: den| dem| der| die| das)? (.{1,60})$/,
  /^(?:zeige? mir(?:,)? was (?:wir|du) (?:haben|hast)|was (?:haben wir|hast du)(?: bisher| bis jetzt| jetzt)?|wo stehen wir|zeige? mir (?:den entwurf|den stand)|wie viele fragen (?:noch|kommen noch|sind es noch))$/,
];

/** In a message these are meant for whoever asks; in an answer they may be what was asked for. */
const STEERS_ALONE: readonly RegExp[] = [
  /^(?:save|keep|leave|hold) (?:that|this|it) (?:for (?:later|another time|the end)|open|aside)$/,
  /^(?:less|fewer|more|easier|simpler|shorter|different|other|better|no)(?: [a-z]+){0,2} questions?(?: (?:about|on) .{1,60})?$/,
  /^(?:weniger|mehr|einfachere|kürzere|andere|bessere|keine)(?: [a-zäöüß]+){0,2} fragen?(?: (?:zu|zum|zur|über|nach) .{1,60})?$/,
  /^ask (?:me )?(?:something|anything) (?:else|easier|simpler|different|new)$/,
];

/** Said alone these tell nothing; in an answer they are its beginning or its end. */
const PLEASANTRIES =
  /^(?:before that|but first|davor|vorher|for the moment|please|bitte|ok(?:ay)?|thanks?|thank you|hi|hello|hey|fine|good|great|perfect|nice|sounds good|sounds fine|looks good|got it|hm+|help|undo|stop|done|skip|danke|vielen dank|hallo|gut|super|klingt gut|passt|alles klar|verstanden|hilfe|moment(?: mal)?)(?: (?:again|so far|für heute))?$/;

/** Words that ask for nothing, beside those that do. */
const POLITE = /^(?:please|bitte|thanks?|thank you|danke|ok(?:ay)?|moment)$/;

/** These lead the interview where what they name is one of its topics, and may lead it where that is nothing else. */
const LEADS: readonly RegExp[] = [
  new RegExp(
    `^${WE}{0,3}(?:switch|go|jump|come|move|turn|return|get)(?: (?:on|over|back|now|ahead)){0,2} to ${NAMED}$`,
  ),
  new RegExp(`^(?:(?:go )?back |over |on )?to ${NAMED}$`),
  new RegExp(`^${WE}(?:look|get|dig) into ${NAMED}$`),
  new RegExp(`^${WE}(?:please )?${LOOKS_AT} ${NAMED}$`),
  /^(?:nun |jetzt |weiter )?(?:zu|zum|zur)(?: den| der| dem)? (.{1,60})$/,
  new RegExp(`^(?:what|how) about ${NAMED}$`),
  new RegExp(`^(?:continue|go on) with ${NAMED}$`),
  /^zurück (?:zu|zum|zur)(?: dem| der| den)? (?:thema )?(.{1,60})$/,
  /^(?:was ist mit|wie wäre es mit) (.{1,60})$/,
];
/** The same for what one may as well do with the software; said for both, as `clausesToUs` has it. */
const LEADS_BOTH: readonly RegExp[] = [
  new RegExp(`^let's (?:start|begin|continue|go on|stick|stay) (?:with|on|at) ${NAMED}$`),
  /^(?:we'll|we will|we can|let's|i'll) (?:deal with|handle|tackle|cover|address|do) (?:the |our )?(.{1,60}?) (?:later|afterwards|after (?:that|this)|at the end|another time)$/,
  /^lass uns (?:lieber |erst |zuerst |jetzt |bitte )*(?:mit|bei|beim)(?: den| dem| der| die| das)? (.{1,60}?) (?:anfangen|beginnen|starten|weitermachen|bleiben)$/,
];
/** One thing before another: "first the scope, then the errors". */
const IN_ORDER =
  /^(?:first|erst|zuerst) (?:the |der |die |das |den )?(.{1,40}?),? (?:then|dann) (?:the |der |die |das |den )?.{1,40}$/;
const GERMAN_ORDER = /^(?:die |der |das |den )?(.{1,40}?) (?:zuerst|zuletzt|später|kann warten|können warten)$/;

/** Words that make a sentence of what would be a name. */
const SENTENCE =
  /\b(?:is|are|was|were|be|can|may|must|should|shall|will|would|has|have|does|do|says?|shows?|when|if|while|after|before|until|because|that|which|who|in|on|under|stands?|opens?|page|url|server|database|user|users|customer|customers|file|folder|production|ist|sind|wird|werden|kann|können|muss|müssen|soll|sollen|darf|hat|haben|wenn|nach|vor|bis|weil|dass|steht|stehen|liste der|seite)\b/;
const MOST_WORDS = 5;
/** Most parts of a clause between commas that are looked at, each by itself. */
const MOST_PARTS = 6;

/** Said of the order of things with a verb, it may be said of the software: "the newest message comes first". */
const BARE_ORDER = /^(?!.*\b(?:comes?|goes?|is|are|should|being)\b)/;

/**
 * What one clause (as `clausesOf` gives it) does with the interview.
 *
 * @param alone whether it was said in a message; in an answer the same words mostly answer
 * @param isTopic whether something that is named is one of the interview's topics
 */
function steeringOfClause(clause: string, alone: boolean, isTopic: (name: string) => boolean): Steering {
  const whole = steeringOfWords(clause, alone, isTopic);
  if (whole !== null || !clause.includes(',')) return whole;
  const parts = clause.split(/,\s?/).slice(0, MOST_PARTS);
  const all = parts.map((part) =>
    steeringOfWords(part.replace(/^(?:and|but|then|und|aber|dann) /, ''), alone, isTopic),
  );
  return all.every((one) => one?.does === 'steer') ? (all.find((one) => one?.about != null) ?? all[0] ?? null) : null;
}

function steeringOfWords(given: string, alone: boolean, isTopic: (name: string) => boolean): Steering {
  const clause = given
    .replace(/^(?:(?:bitte|dann|also|nun|jetzt|so|gut|ok)[, ]+){1,5}/, '')
    .replace(/(?:[, ]+(?:bitte|jetzt|dann|danke)){1,5}$/, '');
  const plainly = (about: string | null = null): Steering => ({ does: 'steer', about });
  const isKnown = (name: string) => OF_INTERVIEWS.test(name) || positionIn(name) !== null || isTopic(name);
  for (const pattern of STEERS) {
    const found = pattern.exec(clause);
    if (found !== null) return plainly(found[1] ?? null);
  }
  if (alone && STEERS_ALONE.some((pattern) => pattern.test(clause))) return plainly();
  const talk = leadsTalkTo(clause);
  if (talk !== null) return plainly(talk);
  for (const pattern of LEADS_BOTH) {
    const name = pattern.exec(clause)?.[1];
    if (name !== undefined) return isKnown(name) ? plainly(name) : { does: 'unclear', about: name };
  }
  if (wantsToWrapUp(clause, alone) || isComplaint(clause) || wantsToSee(clause)) return plainly();
  const moving = wantsToMoveOn(clause);
  if (moving !== null) return plainly(moving.about);
  const asked = wantsToBeAskedAbout(clause);
  if (asked !== null) return plainly(asked);
  if (alone && PLEASANTRIES.test(clause)) return plainly();
  if (alone && OF_INTERVIEWS.test(clause) && isName(clause)) return plainly(clause);
  const order = IN_ORDER.exec(clause)?.[1];
  if (order !== undefined && isKnown(order)) return plainly(order);
  for (const pattern of LEADS) {
    const name = pattern.exec(clause)?.[1]?.trim();
    if (name === undefined) continue;
    if (isKnown(name)) return plainly(name);
    return isName(name) ? { does: 'unclear', about: name } : null;
  }
  const ordered = orderWishes(clause)[0]?.about ?? GERMAN_ORDER.exec(clause)?.[1];
  if (ordered === undefined || !isName(ordered)) return null;
  if (isKnown(ordered)) return plainly(ordered);
  return BARE_ORDER.test(clause) ? { does: 'unclear', about: ordered } : null;
}

function isName(words: string): boolean {
  return words.split(' ').length <= MOST_WORDS && !SENTENCE.test(words);
}

/** What a sentence does with the interview: it leads it where all its clauses do, and may where the others say nothing else. */
export function steeringOf(said: string, alone: boolean, isTopic: (name: string) => boolean): Steering {
  const clauses = clausesOf(said);
  const ofClauses = (others: readonly string[]) => (others.length === clauses.length ? others : []);
  const toUs = ofClauses(clausesToUs(said));
  const forBoth = ofClauses(clausesToUs(said, { onlyForBoth: true }));
  const all = clauses.map((clause, at): Steering => {
    if (asksForThat(clause)) return { does: 'steer', about: null };
    const looksAt = LOOKS_FOR_BOTH.exec(forBoth[at] ?? '')?.[1];
    if (looksAt !== undefined) return { does: 'steer', about: looksAt };
    const given = toUs[at];
    return (
      steeringOfClause(clause, alone, isTopic) ?? (given === undefined ? null : steeringOfClause(given, alone, isTopic))
    );
  });
  // A sentence of nothing but politeness has no clause.
  if (all.length === 0) return alone && /\p{L}/u.test(said) ? { does: 'steer', about: null } : null;
  const told = all.filter((one, at) => one !== null || !POLITE.test(clauses[at] ?? ''));
  if (told.length === 0 || told.some((one) => one === null)) return null;
  return all.find((one) => one?.does === 'unclear') ?? all.find((one) => one?.about != null) ?? all[0] ?? null;
}
