import { piecesOf } from '../base/english/pieces';
import { saysOtherwise } from '../base/english/signals/misses';
import { goalWishIn } from '../base/english/signals/goal-changes';
import { isBetweenUs } from '../base/english/signals/between-us';
import { clausesToUs } from '../base/english/signals/navigation';
import { steeringOf } from '../base/english/signals/steering';
import { saysOnlyEnough } from '../base/english/signals/wrap-up';
import { termWish } from '../base/english/signals/term-wishes';
import { areStatements, editsTheDraft, isBesideThePoint, namesLikeStatements, plainRemoval } from './draft-edits';
import { isContent, type SaidPart } from './said-part';

/** How something was said. */
interface SaidHow {
  /** Whether it is a message and answers nothing. */
  alone: boolean;
  /** Whether it stands beside something that was chosen. */
  isBesideChoice?: boolean;
  /** Whether it was asked what the change is about, or not about: what the words rule out is no protest then. */
  asksWhatItIsAbout?: boolean;
  /** Whether there is, or was, a statement of a name. Left out, each name of that form is taken for one's. */
  isStatement?: (name: string) => boolean;
  /** Whether somebody who gives up what is called so gives up the goal. Left out, nobody can tell. */
  isGoal?: (given: string) => boolean;
  /** Whether a name is that of one of the interview's topics. */
  isTopic: (name: string) => boolean;
}

/** Where one thing may end and another begin within a sentence. */
const BREAK =
  /,\s+(?=(?:(?:and|but|then|so|und|aber)\s)?(?:let['’]?s|let us|please|we|can we|back to|lass(?:t)? uns|bitte|zurück)\s)|\s+[–—-]\s+/iu;

/**
 * What each part of a text does, by rules: only what is unmistakable steers, edits or names a term, and what may be meant
 * either way is `unclear` where it was said in a message. In an answer that answers.
 */
export function whatWordsDo(text: string, how: SaidHow): SaidPart[] {
  const wish = how.isGoal === undefined ? null : goalWishIn(text);
  const changes = wish !== null && wish.given !== null && how.isGoal?.(wish.given) === true;
  const pieces = piecesOf(text);
  const parts = pieces.flatMap((piece): SaidPart[] => {
    if ((pieces.length > 1 || how.isBesideChoice === true) && isOfAnswer(piece, how))
      return [{ text: piece, does: 'answer' }];
    // In an answer only what is unmistakable sets another goal.
    if (wish?.pieces.includes(piece) === true && (changes || how.alone)) {
      const isLast = piece === wish.pieces.at(-1);
      const does = changes ? 'goal' : isLast ? 'unclear' : 'comment';
      return [{ text: piece, does, ...(isLast || changes ? { goal: wish.wanted } : {}) }];
    }
    const whole = judged(piece, how);
    if (!isContent(whole)) return [whole];
    const parts = piece
      .split(BREAK)
      .map((part) => part.trim())
      .map((part): SaidPart => (isOfAnswer(part, how) ? { text: part, does: 'answer' } : judged(part, how)));
    // Only what leads elsewhere is taken off a sentence: the rest stays together, as it was written.
    return parts.length > 1 && parts.some(({ does }) => does === 'steer') ? joined(parts, how) : [whole];
  });
  return how.alone && parts.some(({ does }) => does === 'steer') ? parts.map(withProtest) : parts;
}

/** Beside what steers, what is said to whoever asks, or against what was asked, is of the same protest and asks for nothing. */
function withProtest(part: SaidPart): SaidPart {
  const isOfProtest = part.does !== 'edit' && (saysOtherwise(part.text) || isToAsker(part.text));
  return isOfProtest ? { text: part.text, does: 'steer' } : part;
}

/** Whether words beside an answer may be on what it says: nobody can tell what “that is enough” is said of. */
function isOfAnswer(text: string, { alone }: SaidHow): boolean {
  return !alone && saysOnlyEnough(text);
}

function joined(parts: readonly SaidPart[], how: SaidHow): SaidPart[] {
  const together: SaidPart[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (last !== undefined && part.does !== 'steer' && last.does !== 'steer') {
      together[together.length - 1] = judged(`${last.text}, ${part.text}`, how);
    } else together.push(part);
  }
  return together;
}

/** Words that take back or change what was said before, and those that name another aim. */
const CORRECTS =
  /^(?:actually|sorry|correction|no,|rather|i meant|what i meant|scrap that|on second thought|eigentlich|doch lieber|nein,|korrektur|ich meinte|gemeint war)(?:[,: ]|$)/i;
const SETS_GOAL =
  /^(?:the (?:real |actual |main |new )?(?:goal|aim|purpose|point) (?:of (?:this|it|the change) )?(?:is|has changed)|this is (?:really|mainly|actually) about|it(?:'s| is) (?:not about .{1,80} but (?:about )?|(?:really|mainly|actually) about)|what (?:i|we) (?:really|actually) (?:want|need) is|forget (?:the|about) .{1,80}(?::|,|;) (?:what )?(?:i|we) (?:want|need)|das (?:eigentliche |neue )?ziel ist|es geht (?:eigentlich |vor allem )?um|eigentlich (?:will|möchte|brauche) ich)\b/i;
/** A question that may as well be a wish: "Could it also write PDF?" */
const WISHFUL =
  /^(?:(?:can|could|should|would|may|might) (?:it|this|that|they|we|users?|people|admins?|the \S{1,30})|what about|how about|kann|könnte|sollte|dürfen|wie wäre es) .{3,}/i;
/** Words on how something is written or laid out, of the draft or of the software. */
const ARRANGES =
  /^(?:please |bitte )?(?:(?:make|keep|mache?|macht|halte?) (?:the |this |it|die |das |den |es ).{0,60}(?:shorter|longer|simpler|clearer|more precise|kürzer|länger|einfacher|klarer|genauer|knapper)|(?:move|put|verschiebe?|setze?) .{1,60} (?:to|at|an|nach) (?:the |den |das )?(?:top|end|bottom|beginning|start|anfang|ende|oben|unten))[.!]?$/i;
/** Words of whoever is asked to whoever asks, on the two of them or on what is asked. */
const BETWEEN_US =
  /^(?:you(?:'re|'ve) |you (?:just |only )?(?:hand|give|leave|throw|push|list|expect|want) (?:me|us|it all|that all|everything)\b|you (?:skipped|missed|forgot|ignored|repeated|asked|overlooked|misread) |you (?:are|were|have|did|do|should|ask|keep|seem)|tell me|remind me|i(?: will|'ll) (?:tell|think|check|ask|come|get|look)|i (?:have|need) to (?:think|check|ask|go|look)|i (?:do not|don't) (?:like|agree|know|understand|care|see)|i(?:'m| am) (?:not sure|tired|bored|lost|confused|busy|late|in a hurry)|we(?: have|'ve| had| were| already)\b.{0,20}\b(?:covered|discussed|talked|said|settled|answered|at)|erzähle? mir|sag mir|ich (?:muss|werde) (?:das |kurz |noch |erst |mal ){0,3}(?:nachdenken|überlegen|fragen|nachsehen|prüfen)|(?:reden|sprechen) wir|wir (?:waren|hatten|haben) .{0,40}(?:bei|schon|bereits)|dazu später|du (?:bist|hast|fragst|solltest))\b|\b(?:this|that|your|my|diese|deine) (?:question|option|wording|interview|frage|formulierung)\b(?! mark)/i;
const FOR_BOTH = /^(?:let's|lass uns)\b/;
/** Where words begin with the name of a statement they are on what it says. */
const ON_STATEMENT = /^(?:FR|NFR|D|A|G|NG|US|IF|E|EC|AC|R|T|OQ)-\d{3}\b(?!:)/;

function judged(text: string, how: SaidHow): SaidPart {
  const said = text.replace(/’/gu, "'");
  if (termWish(said) !== null) return { text, does: 'term' };
  const named = namesLikeStatements(said);
  const exists = how.isStatement ?? (() => true);
  if (editsTheDraft(said)) {
    // Words that begin with a statement's name judge it, whether or not it is there still.
    if (named.length === 0 || named.some(exists) || ON_STATEMENT.test(said.trim())) return { text, does: 'edit' };
    if (how.alone && plainRemoval(said) !== null) return { text, does: 'unclear' };
    if (areStatements(named, exists)) return { text, does: 'edit' };
  }
  const content = contentOf(said, how);
  if (content === 'goal') return { text, does: content };
  const protests = how.asksWhatItIsAbout !== true && isBesideThePoint(said);
  if (protests) return { text, does: 'steer' };
  const steering = steeringOf(said, how.alone, how.isTopic);
  const about = steering?.about == null || steering.about === '' ? {} : { about: steering.about };
  if (steering?.does === 'steer') return { text, does: 'steer', ...about };
  if (!how.alone) return { text, does: content };
  if (saysOtherwise(said) && content === 'add') return { text, does: 'unclear' };
  if (steering !== null) return { text, does: 'unclear', ...about };
  if (said.trim().endsWith('?')) return { text, does: WISHFUL.test(said.trim()) ? 'unclear' : 'steer' };
  const unclear = isToAsker(said) || [ARRANGES, ON_STATEMENT].some((pattern) => pattern.test(said.trim()));
  return { text, does: unclear ? 'unclear' : content };
}

/** Whether words are said to whoever asks, or may be, on the interview: where nobody tells how they are meant, they ask nothing. */
export function mayBeToAsker(text: string): boolean {
  const clauses = clausesToUs(text);
  return isToAsker(text.replace(/’/gu, "'")) || (clauses.length > 0 && clauses.every((one) => FOR_BOTH.test(one)));
}

function isToAsker(said: string): boolean {
  return isBetweenUs(said) || BETWEEN_US.test(said.trim());
}

function contentOf(said: string, { alone }: SaidHow): 'answer' | 'add' | 'correct' | 'goal' {
  if (SETS_GOAL.test(said)) return 'goal';
  if (CORRECTS.test(said)) return 'correct';
  return alone ? 'add' : 'answer';
}
