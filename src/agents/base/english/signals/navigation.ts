import { clausesOf } from './clauses';

const SWITCH: readonly RegExp[] = [
  /^(?:let's |let us |we (?:should|could|can|need to) |can we |i want to |i'd like to )*(?:talk|speak|discuss|chat)(?: (?:about|on|through))? (?:the )?(?:topic (?:of )?)?(.+?)(?: (?:now|next|first|instead))?$/,
  /^(?:let's |let us |we (?:should|could|can) |can we |please )*(?:switch|go|jump|come|move|turn|return|get)(?: (?:on|over|back|now|ahead))* to (?:the )?(?:topic (?:of )?)?(.+?)(?: (?:now|next|first|instead))?$/,
  /^back to (.+)$/,
  /^(?:what|how) about (.+)$/,
];

const NAMED =
  '(?:the |our |den |dem |der |die |das |thema |topic (?:of )?)*(.{1,60}?)(?: (?:now|next|first|instead|again))?';
const NOW = '(?:bitte|jetzt|nun|noch|mal|erst|erstmal|zuerst|zunächst|lieber|doch|wieder|kurz|vorerst|gleich)';
/** Words of talking, said for both who talk as `clausesToUs` has them: unlike "go to …" none of them is of the software. */
const TO_US: readonly RegExp[] = [
  new RegExp(`^(?:let's |please |we (?:should|must|need to|have to) )?(?:circle|loop|double) back (?:to|on) ${NAMED}$`),
  new RegExp(
    `^(?:let's|we (?:should|must|need to|have to)) (?:revisit|reopen|dive (?:deeper )?into|drill (?:down )?into|zoom in on|start (?:over|again|afresh) with) ${NAMED}$`,
  ),
  new RegExp(
    `^(?:kommen|gehen|wechseln|springen|kehren) wir (?:${NOW} ){0,4}(?:zurück |weiter )?(?:zu|zum|zur)(?: den| dem| der)? (?:thema )?(.{1,60}?)(?: zurück)?$`,
  ),
  new RegExp(`^bleiben wir (?:${NOW} ){0,4}(?:bei|beim)(?: den| dem| der)? (?:thema )?(.{1,60})$`),
  new RegExp(
    `^lass uns (?:${NOW} ){0,4}(?:auf|zu|zum|zur|bei|beim)(?: den| dem| der| die| das)? (?:thema )?(.{1,60}?) (?:${NOW} ){0,2}(?:zurückkommen|zurückkehren)$`,
  ),
];

/** Verbs that make "go to …" an ordinary sentence and not a wish to change the subject. */
const ONLY_ORDINARY =
  /\b(?:when|if|page|url|server|database|redirect|user|users|customer|customers|file|folder|production|then|should|must|will)\b/;

/** Who says it in German; what about is `$1`. */
const GERMAN_SWITCH: readonly RegExp[] = [
  /^(?:lass(?:t)? uns |wollen wir |können wir |wir (?:sollten|müssen|wollen) |ich (?:möchte|will) )(?:jetzt |bitte |noch |mal |zuerst |erst ){0,3}über (?:die |das |den |der )?(.{1,80}?) (?:sprechen|reden|diskutieren)$/,
  /^(?:(?:reden|sprechen) wir (?:jetzt |nun |mal )?über|(?:kommen|gehen|wechseln) wir (?:jetzt |nun |wieder )?(?:zurück |weiter )?(?:zu|zum|zur)|zurück (?:zu|zum|zur)|weiter mit) (?:dem |der |den |die |das )?(?:thema )?(.{1,60})$/,
  /^(?:lass(?:t)? uns|wollen wir|können wir|wir (?:können|sollten|wollen)|ich (?:möchte|will)) (?:jetzt |nun |bitte |mal |erst |zuerst ){0,3}(?:zu|zum|zur)(?: den| der| dem)? (.{1,60}?) (?:kommen|gehen|übergehen|wechseln|springen)$/,
];
/** Not about `$1`, now or later. */
const NOT_AT_ALL: readonly RegExp[] = [
  /^(?:let's|let us|we (?:need|do|should|will)|i (?:do|would|will))(?: not|n't)(?: need to| want to| like to| have to)? (?:talk|speak|discuss|worry|think)(?: about)? (?:the |our )?(.{1,60}?)(?: (?:now|at all|any more|anymore|today))?$/,
  /^(?:drop|forget|close) (?:the|this) (?:subject|topic) (?:of |about )?(?:the )?(.{1,60})$/,
  /^(?:let's|let us) (?:leave|keep) (?:the |our )?(.{1,60}?) (?:out|out of (?:it|this))$/,
  /^(?:lass(?:t)? uns|wir (?:wollen|müssen|sollten|brauchen)|ich (?:will|möchte)) nicht über (?:die |das |den |der )?(.{1,60}?) (?:zu )?(?:reden|sprechen|diskutieren)$/,
];

/** What the person does not want to talk about, as they call it, or null. */
export function wantsNotToTalkAbout(text: string): string | null {
  for (const clause of clausesOf(text).map(plainly)) {
    for (const pattern of NOT_AT_ALL) {
      const about = pattern.exec(clause)?.[1];
      if (about !== undefined) return about;
    }
  }
  return null;
}

const REPEAT =
  /^(?:(?:repeat|rephrase|reword|show me) (?:the|this|that|your|my)(?: last| current)? (?:question|options?)(?: again| once more| another time)?|say that again|(?:what|how) was the question(?: again)?|wiederhol(?:e|en sie)? (?:bitte )?(?:die|diese|deine|ihre)(?: letzte)? frage(?: bitte| noch ?mal| noch einmal)?|wie war die frage(?: noch ?mal| noch einmal)?)$/;

/** Whether the person asks to hear the question on screen again. */
export function wantsToHearAgain(text: string): boolean {
  return clausesOf(text)
    .map(plainly)
    .some((clause) => REPEAT.test(clause));
}

const NEXT =
  /^(?:(?:the )?next(?: (?:one|question))?|skip (?:this|that|the) (?:question|one)|skip (?:this|that|it)|(?:die )?nächste(?: frage)?|weiter zur nächsten(?: frage)?|(?:die|diese) frage (?:bitte )?überspringen|überspringen wir (?:die|diese) frage)$/;

/** Whether the person wants the next question and says nothing else: the one on screen is put off. */
export function wantsNextQuestion(text: string): boolean {
  const clauses = clausesOf(text)
    .map(plainly)
    .filter((clause) => !/^(?:please|thanks|bitte|danke)$/.test(clause));
  return clauses.length > 0 && clauses.every((clause) => NEXT.test(clause));
}

/** About `$1`, but not now. */
const LATER: readonly RegExp[] = [
  /^(?:let's |let us |we (?:can|could|should|will) |we'll |i'd like to ){0,2}(?:talk|speak|think|discuss|chat)(?: about)? (?:the )?(.{1,80}?) (?:later|another time|afterwards|at the end)$/,
  /^(?:we'll|we will|we can|let's|let us) (?:get|come|go|return) (?:back |round |around )?to (?:the )?(?!(?:that|this|it)\b)(.{1,60}?) (?:later|afterwards|eventually|in time|at the end)$/,
  /^über (?:die |das |den |der )?(.{1,60}?) (?:können|sollten|müssen) wir später (?:reden|sprechen)$/,
  /^(?:wir (?:können|sollten) |lass(?:t)? uns )(?:(?:später|danach) über (?:die |das |den |der )?(.{1,60}?)|über (?:die |das |den |der )?(.{1,60}?) später) (?:reden|sprechen)$/,
];

/** Not now, but later, said for both who talk. */
const LATER_TO_US: readonly RegExp[] = [
  /^let's (?:park|shelve|table|postpone|defer|hold off on|put off) (?:the |our )?(.{1,60}?)(?: (?:discussion|question|topic))?(?: for (?:a (?:bit|while|moment)|later|now)| until later)?$/,
  /^let's (?:put|leave|set|keep) (?:the |our )?(.{1,60}?) (?:aside|on (?:the back burner|hold|ice)|to one side|for (?:later|another time|the end|last))$/,
  new RegExp(
    `^lass uns (?:${NOW} ){0,4}(?:das thema |den punkt |die frage |die |das |den |der )?(.{1,60}?) (?:${NOW} ){0,3}(?:zurückstellen|ausklammern|aufschieben|vertagen|parken|hintanstellen|auf (?:später|nachher|morgen) (?:verschieben|legen|vertagen))$`,
  ),
];

/** The words with which somebody speaks for both; what `clausesOf` leaves out as polite tells "start with" from "let's start with". */
const FOR_BOTH =
  /(^|[.!?;,\n]\s{0,9})(?:(?:ok(?:ay)?|well|so|and|but|no|then|now),? )?(?:let us|(?:can|could|shall|should|may) we|how about we|maybe we (?:can|could|should)) (?:(?:please|just|maybe|first|now|rather) ){0,2}/gi;
const GERMAN_FOR_BOTH = /(^|[.!?;,\n]\s{0,9})(?:lasst uns|(?:können|könnten|wollen|sollten|sollen) wir) /gi;
/** The words with which somebody speaks for themselves: of the talk, or of what they will do with the software. */
const FOR_ONESELF =
  /(^|[.!?;,\n]\s{0,9})(?:(?:ok(?:ay)?|well|so|and|but|no|then|now),? )?(?:i(?:'d| would) (?:like|prefer|rather)(?: to)?|i want to) (?:(?:please|just|maybe|first|now|rather) ){0,2}/gi;
const GERMAN_FOR_ONESELF = /(^|[.!?;,\n]\s{0,9})ich (?:würde|möchte|will)(?: gern(?:e)?)? /gi;

/**
 * A text's clauses as `clausesOf` gives them; what somebody says for both begins with "let's" or "lass uns", and so does what
 * they say for themselves, unless `onlyForBoth`.
 */
export function clausesToUs(text: string, { onlyForBoth } = { onlyForBoth: false }): string[] {
  const plain = text.slice(0, 2_400).replace(/[’`]/gu, "'");
  const both = plain.replace(FOR_BOTH, "$1let's ").replace(GERMAN_FOR_BOTH, '$1lass uns ');
  const all = onlyForBoth ? both : both.replace(FOR_ONESELF, "$1let's ").replace(GERMAN_FOR_ONESELF, '$1lass uns ');
  return clausesOf(all).map(plainly);
}

function firstOf(patterns: readonly RegExp[], clause: string): string | null {
  return patterns.map((pattern) => pattern.exec(clause)?.[1]).find((about) => about !== undefined) ?? null;
}

/** Where a clause of `clausesToUs` leads, now or later, said as only those do who talk: null where it does not. */
export function leadsTalkTo(clause: string): string | null {
  return firstOf([...TO_US, ...LATER_TO_US], clause);
}

/** A clause as `clausesOf` gives it, without the German words of politeness at its ends. */
function plainly(clause: string): string {
  return clause
    .replace(/^(?:(?:bitte|dann|also|nun|jetzt)[, ]+){1,5}/, '')
    .replace(/(?:[, ]+(?:bitte|jetzt|danke)){1,5}$/, '');
}

/** What the person wants to talk about later and not now, or null. */
export function wantsToTalkLaterAbout(text: string): string | null {
  for (const clause of clausesOf(text).map(plainly)) {
    for (const pattern of LATER) {
      const [, first, second] = pattern.exec(clause) ?? [];
      const about = first ?? second;
      if (about !== undefined) return about;
    }
  }
  return clausesToUs(text).reduce<string | null>((found, clause) => found ?? firstOf(LATER_TO_US, clause), null);
}

/** What the person wants to talk about now, as they call it, or null. `alone`: a free message, not an answer. */
export function wantsToTalkAbout(text: string, alone: boolean): string | null {
  for (const clause of clausesToUs(text)) {
    const about = firstOf(TO_US, clause);
    if (about !== null) return about;
  }
  for (const clause of clausesOf(text)) {
    if (wantsToTalkLaterAbout(clause) !== null || wantsNotToTalkAbout(clause) !== null) continue;
    const inGerman = GERMAN_SWITCH.map((pattern) => pattern.exec(plainly(clause))?.[1]).find(
      (about) => about !== undefined,
    );
    if (inGerman !== undefined) return inGerman;
    for (const [index, pattern] of SWITCH.entries()) {
      const about = pattern.exec(clause)?.[1]?.trim();
      if (about === undefined || about === '') continue;
      if (index > 0 && (!alone || ONLY_ORDINARY.test(clause))) continue;
      if (/^(?:we|you|i|it) /.test(about)) continue;
      if (index === 0 && !/^(?:let's|let us|we|talk|speak|discuss|chat)/.test(clause)) continue;
      return about;
    }
  }
  return null;
}

const SHOW: readonly RegExp[] = [
  /^(?:see|view|look at|read|have a look at) (?:the|our|your|my) (?:current |latest |whole )?(?:draft|state|status|summary|spec|specification)(?: (?:so far|again))?$/,
  /^(?:(?:erst |zuerst |jetzt )?(?:lass(?:t)? mich|ich (?:möchte|will)|(?:will|möchte|kann) ich)) (?:bitte |mal |jetzt |erst ){0,2}(?:den entwurf|den stand|die spezifikation|die zusammenfassung) (?:sehen|ansehen|lesen)$/,
  /^(?:can you |could you |will you )?(?:show|give|tell|send)(?: me| us)? (?:what (?:we|you)(?: have|'ve) (?:got )?(?:so far|now|until now)?|what (?:we|you) have(?: .*)?|(?:the |a |our )?(?:current |latest )?(?:draft|state|status|summary|overview|progress|spec|specification|result|results)(?: (?:so far|of things))?|where we (?:are|stand))(?: so far)?$/,
  /^what (?:do|have) (?:we|you) (?:have|got|know)(?: so far| now| until now| by now)?$/,
  /^(?:where (?:are|do) we(?: stand)?|how far are we|what's the (?:state|status|progress)|status|summary(?: so far)?|summari[sz]e(?: (?:it|this|that|what we have))?(?: so far)?|so far|recap)$/,
  /^(?:zeige? mir(?:,)? was (?:wir|du) (?:haben|hast)|was haben wir(?: bisher| bis jetzt| jetzt)?|wo stehen wir|zeige? mir (?:den entwurf|den stand)|zusammenfassung)$/,
];

/** Whether the person asks to see what has been gathered. */
export function wantsToSee(text: string): boolean {
  return clausesOf(text).some((clause) => SHOW.some((pattern) => pattern.test(clause)));
}

const ASK_ME = /^(?:please )?ask(?: me)?(?: (?:more|something|questions?|a question))? about (.+)$/;
const GERMAN_ASK_ME =
  /^(?:fragt? (?:mich|uns)(?: lieber| auch| noch)?|frage? mich(?: lieber| auch| noch)?|frage? (?:bitte )?(?:lieber|mehr|noch etwas|etwas)|stell(?:e|t)? (?:mir|uns) (?:bitte |lieber |auch |noch |mehr ){0,3}fragen) (?:nach|zu|zur|zum|über) (?:dem |der |den |die |das )?(.{1,60})$/;

/**
 * Whether a clause only asks for a question on what was just spoken of: "ask me that, too". What the software is to ask is
 * said in other words ("ask me before deleting", "ask whether to overwrite").
 */
export function asksForThat(clause: string): boolean {
  return ASK_THAT.test(plainly(clause));
}

const ASK_THAT =
  /^(?:(?:please )?ask (?:me |us )?(?:about )?(?:that|this|these|those|it)(?:,.{0,80}| too| as well| first| next| now)?|frage? (?:mich |uns )?(?:das|danach|dies)(?: auch| noch| zuerst| bitte)?)$/;

/** What the person wants to be asked about, or null. */
export function wantsToBeAskedAbout(text: string): string | null {
  for (const clause of clausesOf(text)) {
    const about = ASK_ME.exec(clause)?.[1] ?? GERMAN_ASK_ME.exec(plainly(clause))?.[1];
    if (about !== undefined) return about;
  }
  return null;
}
