const FIRST = 'first|erste[nrsm]?';
const SECOND = 'second|zweite[nrsm]?';
const THIRD = 'third|dritte[nrsm]?';
const PREVIOUS =
  'last|previous|earlier|former|prior|preceding|other|letzte[nrsm]?|vorige[nrsm]?|vorherige[nrsm]?|frühere[nrsm]?|andere[nrsm]?';
const PLACED = new RegExp(
  `^(?:(?:the|our|that|my|very|zum|zur|dem|den|das|die|der|unser(?:em|en)?) )*(?:(${FIRST})|(${SECOND})|(${THIRD})|${PREVIOUS})(?: (?:(topic|subject|one|point|thing|thema|punkt)|(question|frage)))?$`,
);
/** Whatever was talked about before, without a name. */
const BEFORE =
  /^(?:(?:what|where|wo|was) (?:we|wir)(?: just)? (?:had|were|was|left off|stopped|said|did|talked about|started|(?:(?:vorher|eben|zuletzt|gerade|zuvor|vorhin) )?(?:hatten|waren|besprochen haben|gesagt haben|angefangen haben|aufgehört haben|stehen geblieben sind))(?: (?:before|earlier|first|last|vorher|zuletzt|vorhin))?|(?:the )?(?:one|thing|topic) before(?: (?:that|this))?)$/;

/** What a name says that is only a place in the conversation: a number counts topics from 0, `question` is the place of one. */
export type Position = number | 'previous' | 'question';

/** The place in the conversation that a name means and that is no name of a topic: "the first topic", "was wir hatten". */
export function positionIn(name: string): Position | null {
  const said = name
    .trim()
    .toLowerCase()
    .replace(/^(?:dem|das),? (?=was|wo)/, '');
  if (BEFORE.test(said)) return 'previous';
  const found = PLACED.exec(said);
  if (found === null) return null;
  if (found[5] !== undefined) return 'question';
  const at = [found[1], found[2], found[3]].findIndex((place) => place !== undefined);
  return at < 0 ? 'previous' : at;
}
