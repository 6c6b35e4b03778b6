import { remembered } from '../../text/remembered';
import { sentencesOf } from '../pieces';
import { isBetweenUs } from './between-us';
import { clausesOf } from './clauses';
import { goalWishIn } from './goal-changes';
import { steeringOf } from './steering';
import { termWish } from './term-wishes';

/**
 * Words of those who speak to whoever asks, of the interview or the draft, or of something else than was asked. A question
 * mark is one: who answers with a question wants to know something.
 */
const HINTS =
  /\?|\b(?:let'?s|let us (?!\w+s\b)|discuss(?:ed|ing)?|by the way|btw|besides|while we|another (?:thing|topic|subject|question)|one more thing|next (?:topic|question|subject)|separate(?:ly)? (?:wish|change|thing)|call (?:it|them|this|that)|(?:we|you|they|please|don't|not) (?:say|call)|say (?:it )?\w+,? (?:not|never|instead)|wording|worded|later on|for later|instead of (?:this|that)\b|forget (?:about|it|that)|(?:don't|do not|you|we) forg[eo]t|(?:real|actual|main) (?:goal|aim|point|problem)|(?:really|mainly|actually|only) about|(?:this|that|your|my|these|those|the last|which|other|fewer|less|more|easier|simpler|better|technical) (?:\w+ )?(?:questions?|topics?|subjects?|statements?|requirements?|assumptions?)|(?:the|this|our|your) (?:draft|spec(?:ification)?|interview|summary|open questions|assumptions|requirements|non-?goals|statements)(?! (?:of|in|for|page|room|has|is saved)\b)|(?<!^)non-?goals|the acceptance criteria|bullet points|plain english|you(?:'re|'ve| are| have| keep| missed| skipped| forgot| asked| should ask| ask| said)|(?:i|we)(?:'ve| have| already| just)* (?:said|spoke|covered|talked|discussed|settled)|ask me|tell me|(?:skip|park|drop|leave|move on from) (?:this|that|it)|(?:stop|no more|enough) (?:asking|questions?|of (?:this|that)|about|on)|your (?:questions?|options?|draft|list)|(?:but|now|then|so|well|please),? back to|i'd rather|i would rather|i(?:'ll| will) (?:come|get) back)\b|\b(?:FR|NFR|AC|NG|US|OQ|EC|IF)-\d|^(?:wait|hold on|enough|stop|skip|finish|next)\b[,.! ]*(?:$|please|here|now|with)/iu;
const GERMAN_HINTS =
  /(?<!\p{L})(?:lass(?:t)? uns|(?:reden|sprechen|besprechen|klären|kommen|bleiben|machen|hatten|waren|überspringen) wir|wir (?:später|noch ?mal|schon|bereits)|können wir|(?:dieses?|das|nächstes?|anderes?|zum|beim) thema|(?:diese|deine|andere|nächste|weniger|keine|mehr|einfachere|technische[nr]?) (?:\p{L}+ )?fragen?|frag(?:e|t)? (?:mich|lieber|nach)|stell(?:e|t)? (?:mir|uns|lieber)|(?:den|der|diesen|dein(?:en)?) entwurf(?! ein)|die spezifikation|nicht-?ziele?n?|(?:die|diese|den|beiden|ersten|letzten) (?:anforderung|annahme|aussage|abschnitt)\p{L}*(?! de[rs]\b)|abnahmekriterien|du (?:fragst|hast|bist|solltest|verlierst|vergisst|redest|gehst|stellst)|übrigens|nebenbei|außerdem|eigentlich|stattdessen|vergiss|nenn\p{L}* (?:es|das|sie|ihn)|(?:wir|bei uns) (?:sagen|nennen|heißt)|heißen (?:bei uns|soll)|umbenennen|genug (?:davon|gefragt|fragen|zu|zum|zur)|das reicht[.!]?$|(?:ich bin|wir sind) fertig|hör(?:e)? auf|zurück (?:zu|zum|zur) (?:de[nmr] )?(?:thema|fragen?|umfang))(?!\p{L})|^(?:warte|weiter|später|moment|übersprin\p{L}*)(?!\p{L})[,.! ]*(?:$|bitte|mit|zu)/iu;

/** Characters from which on a text says more than an answer mostly does. */
const LONG = 600;

/**
 * Whether words of the person's may do more than answer what was asked: lead the interview, set another aim, name a term or
 * bring up something else. True for some that only answer; false only where nothing hints at it.
 */
export const mayLeadElsewhere = remembered((text): boolean => {
  const said = text.replace(/’/gu, "'");
  if (said.length > LONG || HINTS.test(said) || GERMAN_HINTS.test(said) || goalWishIn(said) !== null) return true;
  return sentencesOf(said).some(
    (sentence) =>
      termWish(sentence) !== null ||
      isBetweenUs(sentence) ||
      clausesOf(sentence).some((clause) => steeringOf(clause, false, () => false) !== null) ||
      steeringOf(sentence, false, () => false) !== null,
  );
});
