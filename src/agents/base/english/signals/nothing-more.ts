/** Answers that say that there is nothing to say: English, then German. */
const NOTHING =
  /^(?:no preference[^.!?]{0,40}|i don['’]t (?:really )?care|(?:das )?ist mir egal|keine vorlieben?|no|nope|none|nothing|n\/?a|-+|that(?:['’]?s| is) (?:it|all)|(?:no,? )?that is (?:it|all)|(?:nothing|none|no idea)(?: (?:comes to mind|special|else|more|that i (?:know|can think) of|i can think of)){1,2}|(?:i )?(?:just |already )?said (?:that|it|so)(?: already)?|nein|keine?|nichts(?: weiter)?|nothing to click|i have no \w+ in mind)[.!\s]{0,5}$/i;

/** What ends a row of answers and adds none: “Nothing else.” */
const NO_MORE =
  /^(?:(?:nothing|nowhere|none) else(?: that i (?:know|can think) of)?|otherwise nothing(?: that i (?:know|can think) of)?|sonst (?:berührt es )?nichts(?: weiter)?)[.!\s]{0,5}$/i;

/** Answers that say that it was said: “That was in my request.”, “Das habe ich schon gesagt.” */
const SAID_ELSEWHERE =
  /^(?:(?:that|this|it|all of (?:that|this))(?: (?:was|is|stands|stood)|['’]s) (?:all |already )?(?:(?:said|told|written|answered) above|in my (?:first |last )?(?:request|answer|wish|message))(?: already| before)?|(?:i|we)(?:['’]ve| have)? (?:just |already ){0,2}(?:said|told you(?: (?:just now|already))?|answered|wrote|written)(?: (?:that|this|it|so|what i (?:want|need|mean)))?(?: (?:already|before|above|in (?:my request|(?:my|the) (?:first |last )?answer)(?: before)?)){0,2}(?:, see (?:above|[^.,]{3,40} before))?|see (?:above|my (?:request|answer|wish)|the question before)|das (?:habe? ich|haben wir) (?:doch |ja |schon |bereits ){1,3}(?:gesagt|geschrieben|beantwortet)|(?:das )?(?:steht|stand) (?:doch |ja |schon |bereits ){1,3}(?:oben )?(?:in (?:der|meiner) (?:anfrage|antwort))|siehe (?:oben|(?:meine )?anfrage))[.!\s]{0,5}$/iu;

/** Whether an answer says that there is nothing to say. */
export function saysNothing(text: string): boolean {
  const said = text.trim().slice(0, 200);
  return NOTHING.test(said) || NO_MORE.test(said);
}

/** Whether an answer adds nothing: there is nothing to say, or it was said. */
export function saysNothingMore(text: string): boolean {
  return saysNothing(text) || SAID_ELSEWHERE.test(text.trim().slice(0, 200));
}
