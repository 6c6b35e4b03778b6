const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Base forms that are verbs and hardly ever nouns. */
const PLAIN_VERBS = words(
  'accept add adopt allow appear append apply approve ask assign authenticate avoid be become begin behave belong block break bring build call carry cause choose collect colorize come compare ' +
    'connect consider contain continue convert create decide define delete deliver depend detect disable disappear display do discard drop earn edit eject ' +
    'enable emit encrypt end ensure exclude exist expire explain expose extend fail fall fetch fill finish fit flow follow forbid format generate get give go greet group guarantee ' +
    'handle happen have hide highlight hold identify ignore import include inform inherit insert keep know last lead learn leave let listen live load lock ' +
    'log look lose mask match matter mean measure merge migrate move need notify obey offer open overwrite parse pass pause pay perform persist pick ' +
    'prevent print produce prompt protect prove provide publish reach read receive recover redirect refer refuse reject reload rely remain remember remove rename ' +
    'render repeat replace reply report request require reset resize resolve respect respond restart restore resume retain retry return revert rotate run save say ' +
    'scale search see select send serve set share show shut skip sort specify split stand start stay stop store stream submit suggest support survive switch sync ' +
    'take tell throw time tolerate track translate treat trigger trim try turn understand undo update upload use validate verify view wait warn win work worry wrap write',
);

/** Verbs of the list above that are as often nouns: not taken for the verb where another verb follows. */
const ALSO_NOUNS = words(
  'block build call flow change drop end fall fit format group import lock log look match move offer open pass pause pick print prompt report request ' +
    'reset return scale search set share sort split start stop store stream support switch time track trigger turn update upload use view wait work wrap export change result state cost count limit name order display need read live load lead measure run',
);

const FURTHER = words('export change result state cost count limit name order');

const PREPOSITIONS = words(
  'about above after against along among around as at before behind below between by during for from if in inside into near of off on once only onto out over past per ' +
    'since through throughout to toward under until up upon via when whenever where while with within without immediately directly automatically never always',
);

const DETERMINERS = words('a an the this that these those each every any all both our your its their some no');

const FINITE = words(
  'is are was were am must should shall can cannot may will would could has have had does do did need needs want wants ' +
    "isn't aren't can't don't doesn't won't mustn't shouldn't gets goes becomes exists",
);

const lower = (word: string) => word.toLowerCase().replace(/[’]/g, "'");

export const isVerb = (word: string): boolean => PLAIN_VERBS.has(lower(word)) || FURTHER.has(lower(word));
export const isAlsoNoun = (word: string): boolean => ALSO_NOUNS.has(lower(word));
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(lower(word));
export const isDeterminer = (word: string): boolean => DETERMINERS.has(lower(word));

/** Whether a word shows that a phrase is a clause: "is", "must", or a verb in the third person ("returns"). */
export function isFiniteVerb(word: string): boolean {
  const plain = lower(word);
  if (FINITE.has(plain)) return true;
  const base = plain.endsWith('ies') ? `${plain.slice(0, -3)}y` : plain.replace(/(?<=s|sh|ch|x|z|o)es$|s$/, '');
  return base !== plain && isVerb(base) && !isAlsoNoun(base);
}

/** Whether a word that could be a plural is a verb by what follows: "the job reports an error". */
export function isFiniteBefore(word: string, next: string): boolean {
  const base = lower(word).replace(/(?<=s|sh|ch|x|z|o)es$|s$/, '');
  return base !== lower(word) && isAlsoNoun(base) && (isDeterminer(next) || /^\d/.test(next));
}

/** Words after which a verb-or-noun at the start of an answer is a verb: "Show the error", "Retry three times". */
const AFTER_VERB = words(
  'a an the all every any each for no nothing it them its their only and or with to in on at from after once immediately up down away silently one two three four five',
);

/** Whether an answer begins as an instruction: "Refuse the upload", "Keep both". */
export function beginsWithVerb(answer: string): boolean {
  const [first = '', second = ''] = answer.split(/\s+/).map((word) => word.replace(/[.,;]$/, ''));
  if (!isVerb(first)) return false;
  return !isAlsoNoun(first) || AFTER_VERB.has(lower(second)) || /^\d/.test(second);
}
