/** Words of those who speak to whoever asks, or of more than what was asked. Many that only answer have one, too. */
const LEADS =
  /\?|\b(?:let'?s|let us|talk\w*|sp[eo][ao]k\w*|spoke|covered|said|discuss\w*|topics?|subjects?|questions?|ask(?:ed|ing)?|skip|stop|enough|finish|wrap|later on|for later|back to|come to|go on|move on|instead of (?:this|that)|forget|wait|by the way|btw|besides|while we|another thing|one more thing|separate(?:ly)? (?:wish|change|thing)|call (?:it|them|this|that)|say|rename|wording|the (?:real |actual )?(?:goal|aim|point)|(?:really|mainly|actually) about|draft|spec(?:ification)?|statements?|(?:FR|NFR|AC|NG|US|OQ|EC|IF)-\d|you (?:should|could|can|are|have|keep|missed|forgot)|your)\b|\b(?:lass(?:t)? uns|reden|sprechen|besprechen|themen?|fragen?|frag|später|zurück zu|überspring\w*|weiter|genug|aufhören|fertig|vergiss|warte|übrigens|nebenbei|außerdem|nenn\w*|heißt|heißen|umbenennen|entwurf|spezifikation|aussage|eigentlich|stattdessen)\b/iu;

/** Characters from which on a text says more than an answer mostly does. */
const LONG = 600;

/**
 * Whether words of the person's may do more than answer what was asked: lead the interview, set another aim, name a term or
 * bring up something else. True for many that only answer; false only where nothing hints at it.
 */
export function mayLeadElsewhere(text: string): boolean {
  return text.length > LONG || LEADS.test(text.replace(/’/gu, "'"));
}
