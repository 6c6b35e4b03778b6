import { piecesOf } from '../pieces';

/** Words that set another goal in the place of the one so far. */
interface GoalWish {
  /** What is given up, as the person calls it; null where they only say that something else is wanted. */
  given: string | null;
  /** What is wanted now, as a request. */
  wanted: string;
  /** The pieces of the text that say so, in order. */
  pieces: string[];
}

/** Most characters of a text that is judged. */
const MOST = 2_000;

const OPENING =
  "(?:(?:actually|sorry|wait|ok(?:ay)?|no|hm{1,3}|well|on second thought|eigentlich|nein|halt|moment|doch nicht)[,:.]{0,1}\\s{1,3}){0,2}(?:(?:let['’]s|let us|please|bitte)\\s{1,3})?";
const GIVES_UP =
  '(?:forget|drop|scrap|skip|never ?mind|leave out|vergiss|vergesst|vergessen sie|vergessen wir|streich|streichen wir|lassen wir)';
const WANTS =
  "(?:what\\s{1,3})?(?:i|we)(?:\\s{1,3}(?:really|actually|now|just|rather)){0,2}\\s{1,3}(?:want|need|['’]?d\\s{1,3}like|would\\s{1,3}like)|i['’]d\\s{1,3}rather\\s{1,3}have|(?:ich|wir)\\s{1,3}(?:brauchen?|möchten?|wollen|will|hätten?\\s{1,3}gern)|stattdessen\\s{1,3}(?:brauche\\s{1,3}ich|brauchen\\s{1,3}wir|möchte\\s{1,3}ich|will\\s{1,3}ich)";

/** “Forget the export; I need an import.” */
const FORGET = new RegExp(
  `^${OPENING}${GIVES_UP}(?:\\s{1,3}(?:about|all about))?\\s{1,3}(.{1,100}?)(?:\\s{1,3}(?:weg|sein|bleiben|for now|altogether))?\\s{0,3}[,;:.!–—-]{1,2}\\s{1,3}(?:(?:and|but|instead|sondern|und|stattdessen),?\\s{1,3})?((?:${WANTS})\\s{1,3}.{3,400})$`,
  'iu',
);
/** “Instead of the export I need an import.” */
const INSTEAD_OF = new RegExp(
  `^${OPENING}(?:instead of|rather than|statt|anstatt|anstelle von)\\s{1,3}(.{1,100}?),?\\s{1,3}((?:${WANTS})\\s{1,3}.{3,400})$`,
  'iu',
);
/** “The goal has changed: I need an import.” */
const CHANGED = new RegExp(
  `^${OPENING}(?:(?:the|my|our)\\s{1,3}(?:goal|aim|plan|request|task)\\s{1,3}(?:has\\s{1,3}|is\\s{1,3})?changed|change of plans?|das ziel (?:hat sich geändert|ist (?:jetzt )?ein anderes)|planänderung)\\s{0,3}[:;,.!–—-]{1,2}\\s{1,3}(.{3,400})$`,
  'iu',
);
/** “Actually, I want something else: an import.” It may be said of an answer as well. */
const OTHERWISE = new RegExp(
  `^${OPENING}(?:(?:${WANTS})\\s{1,3}something\\s{1,3}(?:else|(?:(?:completely|entirely|totally|quite|very)\\s{1,3})?different)(?:\\s{1,3}(?:now|instead))?|i(?:['’]ve|\\s{1,3}have)?\\s{1,3}changed\\s{1,3}my\\s{1,3}mind|ich\\s{1,3}(?:will|möchte|brauche)\\s{1,3}(?:(?:doch|jetzt|lieber)\\s{1,3})?(?:et)?was\\s{1,3}(?:ganz\\s{1,3})?anderes|ich\\s{1,3}habe?\\s{1,3}(?:es\\s{1,3})?mir(?:['’]?s)?\\s{1,3}anders\\s{1,3}überlegt)\\s{0,3}[:;,.!–—-]{1,2}\\s{1,3}(.{3,400})$`,
  'iu',
);
/** “I need an import instead.” */
const INSTEAD = new RegExp(
  `^${OPENING}((?:${WANTS})\\s{1,3}.{3,400}?)[,]?\\s{1,3}(?:instead|stattdessen)[.!]?$|^${OPENING}((?:ich|wir)\\s{1,3}(?:brauchen?|möchten?|wollen|will)\\s{1,3}stattdessen\\s{1,3}.{3,400})$`,
  'iu',
);

/** The wish for another goal in a text, where there is one: in one sentence, or in two that follow one another. */
export function goalWishIn(text: string): GoalWish | null {
  const pieces = piecesOf(text.slice(0, MOST));
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const alone = wishIn(piece);
    if (alone !== null) return { ...alone, pieces: [piece] };
    const both = next === undefined ? null : wishIn(`${piece.replace(/[;,.!]+$/u, '')}; ${next}`);
    if (next !== undefined && both !== null) return { ...both, pieces: [piece, next] };
  }
  return null;
}

function wishIn(said: string): Omit<GoalWish, 'pieces'> | null {
  for (const pattern of [FORGET, INSTEAD_OF]) {
    const [, given, wanted] = pattern.exec(said) ?? [];
    if (given !== undefined && wanted !== undefined) return { given: given.trim(), wanted: asRequest(wanted) };
  }
  const changed = CHANGED.exec(said)?.[1];
  if (changed !== undefined) return { given: '', wanted: asRequest(changed) };
  const other = OTHERWISE.exec(said)?.[1];
  if (other !== undefined) return { given: null, wanted: asRequest(other) };
  const [, first, second] = INSTEAD.exec(said) ?? [];
  const instead = first ?? second;
  return instead === undefined ? null : { given: null, wanted: asRequest(instead) };
}

/** Words that the wish is put into, and words that only set it against what was wanted before. */
const PUT = /(?:,?\s{1,3}(?:instead|stattdessen))?[.!\s]{0,5}$/iu;
const WITHIN = /\s{1,3}stattdessen(?=\s)/iu;

function asRequest(wanted: string): string {
  const bare = wanted.trim().replace(PUT, '').replace(WITHIN, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
