import { withoutBrackets } from '../asides';
import { isClause } from '../sentence';
import { saysOtherwise } from './misses';

/** What is said of a question that does not fit, and of nothing that is built. */
const DOES_NOT_FIT =
  /^\W{0,3}(?:(?:it|that|this) )?(?:does(?:n['’]t| not) (?:really )?(?:apply|fit|matter)(?= (?:here|to (?:this|us|it))\b|[.,;:–—]|\s*$)|not applicable\b|n\/a\b|(?:i['’]?m |i am )?not sure what (?:you|this|that) mean|(?:i )?(?:do not|don['’]t) (?:really )?(?:understand|get) (?:the|this|that|your) question|what do you mean|(?:ich )?verstehe (?:die|diese) frage nicht|das verstehe ich (?:hier )?nicht|(?:die frage|das|this|the question) (?:ergibt|macht|makes) (?:hier )?(?:keinen sinn|no sense)(?: here| hier| to me)?(?=\s*(?:[.;–—]|$))|there(?: is|['’]s| are) no [\p{L}-]+ to (?:count|merge|convert|measure)(?=\s*(?:[.;:–—]|$))|(?:das )?(?:trifft|passt) (?:hier )?nicht(?: zu)?\b|das gehört nicht dazu|weiß nicht, was (?:sie|du|das) mein|there(?: is|['’]s| are) no (?:screens?|pages?|windows?|ui|commands?|callers?|dialogs?)\b|es gibt (?:hier |da |dabei )?keine?n? (?:bildschirm|seite|fenster|oberfläche|dialog|befehl)\w*|nothing is shown\b)/iu;

/** Whether a sentence only says that the question does not fit. */
export function saysItDoesNotFit(sentence: string): boolean {
  return DOES_NOT_FIT.test(sentence);
}

/** Parts outside of what is built, English and German: with an article or without. */
const PART =
  '(?:(?:the|our|das|der|die|unser\\w*) )?(?:[Bb]ack ?-?[Ee]nd|[Bb]rowser|operating system|[Ff]ramework|[Pp]rovider|[Gg]ateway|[Pp]roxy|[Cc]loud|[Hh]ost|[Bb]etriebssystem|[Aa]nbieter)';
/** A product by its name, which is none of the words that name people or begin a sentence. */
const PRODUCT =
  '(?!(?:Admin|Owner|User|Author|Nobody|Everybody|Somebody|Someone|Whoever|One|Each|They|This|That|Nutzer|Benutzer|Besitzer|Autor|Niemand|Jeder|Kunde|Leser|Team|Person|Mensch)|(?:Wir|We|He|She|It|The|Das|Er|Sie|Es)\\b)[A-Z][A-Za-z]{2,20}';
/** That it is somebody else's, and no part of what is built here. What a product keeps may well be the answer: where it is kept. */
const IS_ANOTHERS = new RegExp(
  [
    '\\b(?:not ours|(?:that|this|it) is (?:not|none of) our (?:job|business)|(?:this|it) is (?:only |just )?an? (?:front ?-?end|client))\\b',
    `\\b${PART} (?:does|handles|decides|stores|keeps|manages|takes care of) (?:it|that|this|all)\\b`,
    `(?:^|[.;:,] )${PRODUCT} (?:does|handles|decides|takes care of) (?:it|that|this|all)\\b`,
    `(?:^|[.;:,] )(?:das|dies|es) (?:bestimmt|macht|regelt|erledigt|entscheidet|übernimmt|prüft) (?:alles )?(?:${PART}|${PRODUCT})\\b`,
    '\\bnicht unsere (?:[Ss]ache|[Aa]ufgabe)\\b',
  ].join('|'),
  'u',
);

/** Whether an answer in somebody's own words says that somebody else does what was asked about. */
export function saysAnotherDoes(text: string): boolean {
  return IS_ANOTHERS.test(text) || IS_ANOTHERS.test(text.charAt(0).toLowerCase() + text.slice(1));
}

/** Words that deny, at the beginning: said twice within one subject they speak against it; once, they may well be the answer. */
const DENIES =
  /^\W{0,3}(?:no|nope|none|nothing|not|never|irrelevant|n\/a|nein|nichts|keine?[nmrs]?|nicht|nie|(?:it|this|that)(?: is|[’']s) not?|(?:it|this|that) does not (?:apply|fit|matter)|there (?:is|are) no|das (?:ist|passt|trifft) (?:hier )?(?:kein\p{L}*|nicht)|es gibt (?:hier )?kein\p{L}*)(?!\p{L})/iu;

/** Whether an answer in somebody's own words begins by denying what was asked about. */
export function denies(text: string): boolean {
  return DENIES.test(text);
}

/** What corrects a question in place of an answer: that there is nothing of the kind. What is to be stays. */
const CORRECTS =
  /^\W{0,3}(?:there (?:is|are|['’]s|should be|will be) (?:no|none|nothing|nobody)\b|there (?:is|are)n['’]t\b|(?:it|this|that)(?: is|['’]s) not\b|(?:none|nothing|nobody)\b(?!,)|no\b(?!,| (?:more|longer)\b)|es (?:gibt|ist|geht) (?:hier |da |dabei |dafür )?(?:nicht|kein\p{L}*|nichts)(?!\p{L})|das (?:ist|wird) kein\p{L}*|nichts(?!\p{L})|kein\p{L}*)/iu;

/** What is to be, or to stay, is said in a sentence that denies, too: “Nothing should change for users”. */
const SHALL_BE = /(?<!\p{L})(?:should(?! be no)|shall|must|may|soll\p{L}*|muss|müssen|darf|dürfen)(?!\p{L})/iu;

/** Whether a sentence in place of an answer only corrects the question. */
export function correctsQuestion(sentence: string): boolean {
  return CORRECTS.test(sentence) && !SHALL_BE.test(sentence);
}

/** What only says how the question was understood; that somebody only guesses is kept: without it their words say more. */
const UNDERSTOOD = /^\W{0,3}(?:if you mean [^:,.]{1,60}|falls [^:,.]{1,60} gemeint ist)\s*[:,]\s*/iu;

/** Fewest words behind a colon that tell something by themselves. */
const LEAST_TOLD = 4;

/** What is said of a question and of nothing that is built: that it is badly put, too broad, or makes no sense. */
const PROTESTS =
  /\bquestion (?:is|was) (?:(?:very |rather |really |just )?(?:badly|oddly|poorly|strangely) (?:put|worded|asked|phrased)|(?:far |much |way )?too (?:broad|vague|general))\b|^(?:that|this) (?:is|was) (?:badly|oddly|poorly) (?:put|asked)\W*$|\bquestion makes no sense\b|^this makes no sense(?: here| to me)?\W*$|\bno idea why\b[^.!?\n]{0,60}\basked?\b|\bfrage (?:ist|war) (?:schlecht|komisch|seltsam) (?:gestellt|formuliert)|\bfrage (?:ergibt|macht) (?:hier )?keinen sinn\b|\b(?:was|is) (?:only |just |merely )?an example (?:of|for) (?:what|why|how|where)\b|\bi (?:did not|didn['’]t) ask (?:for|about)\b|\bdas (?:war|ist) (?:nur |bloß )?ein beispiel\b|\bdanach habe ich nicht gefragt\b|^(?:in|of|by|with|to|for) (?:what|which|whom)\?$|^(?:which|what|who)(?: ones?)?\?$/iu;

/** A sentence without the clauses that protest against the question; what else it says stays as it was said. */
function withoutProtests(sentence: string): string[] {
  // What stands in brackets belongs to what is protested.
  const clauses = withoutBrackets(sentence).split(/[,;]\s+/u);
  const left = clauses.filter((clause) => !PROTESTS.test(clause));
  if (left.length === clauses.length) return [sentence];
  return left.length === 0 ? [] : [left.join(', ')];
}

/** What it is about, and what is to be of it: “It is about the summaries, which should be kept as files”. */
const IS_ABOUT = /^\W{0,3}(?:it(?: is|[’']s) (?:only |just )?about|es geht (?:nur )?um)\b/iu;

/** What is left of a sentence without what it objects: the clauses that stand by themselves. */
export function withoutObjections(given: string): string[] {
  if (saysItDoesNotFit(given)) {
    // What is said behind it may well be the answer: “There is no screen, it is the mail”.
    const [, rest = ''] = /[:;–—-]\s+(.+)$/su.exec(given) ?? [];
    return isClause(rest) && !saysItDoesNotFit(rest) ? [rest] : [];
  }
  const sentence = given.replace(UNDERSTOOD, '');
  if (!saysOtherwise(sentence)) return withoutProtests(sentence);
  if (IS_ABOUT.test(sentence) && SHALL_BE.test(sentence)) return [sentence];
  // What it is about instead may tell what holds: “It is only about speed: same chunks, same errors as now”.
  const [, told = ''] = /^[^:]{1,80}:\s+(.+)$/su.exec(sentence) ?? [];
  if (told.split(/\s+/).length >= LEAST_TOLD && !saysOtherwise(told)) return [told];
  return sentence.split(/[,;]\s+/).filter((clause) => !saysOtherwise(clause) && isClause(clause));
}
