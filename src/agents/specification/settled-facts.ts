import { contentStems } from '../base/english/words';
import type { Fact } from '../session/evidence';

/** A question that a fact may have been put to the person with. */
interface Asked {
  question: string;
  config: Record<string, unknown>;
  evidence: readonly string[];
  answered: boolean;
}

/** Whether the person was asked about a fact and answered: then the answer stands, right or wrong, and not the fact. */
export function isSettled(fact: Fact, asked: readonly Asked[]): boolean {
  const [value, text] = [fact.value.toLowerCase(), fact.text.toLowerCase()];
  return asked.some((one) => {
    const { question, evidence, answered } = one;
    const cites = fact.evidence.some((id) => evidence.includes(id));
    const named =
      shownWith(one).toLowerCase().includes(text) || (value !== '' && question.toLowerCase().includes(value));
    return answered && ((named && (cites || fact.evidence.length === 0)) || (cites && isAbout(one, fact)));
  });
}

function shownWith({ question, config }: Asked): string {
  return `${question} ${typeof config['context'] === 'string' ? config['context'] : ''}`;
}

/** From this share of an assumption's words on, so many of them in the question itself, it is what was asked about. */
const ABOUT = 0.6;
const LEAST_ASKED = 2;

/** What an assumption leaves open itself: "… unless the change says otherwise". */
const RESERVATION = /[,;]?\s*\b(?:unless|except (?:if|where|when))\b.*$/is;

/** Where and for what it was decided before, in front of what was. */
const DECIDED = /^Decided\b[^\n]{0,600}?[)`]: /;

/** What was decided before, without where, and without the reservation under which it is assumed; null for anything else. */
export function decidedBefore(assumption: string): string | null {
  const begun = DECIDED.exec(assumption);
  return begun === null ? null : assumption.slice(begun[0].length).replace(RESERVATION, '');
}

/** Whether a question that rests on the same evidence asks about what the look only assumed. */
function isAbout(asked: Asked, { kind, text }: Fact): boolean {
  if (kind !== 'assumption') return false;
  const words = contentStems(text.replace(RESERVATION, ''));
  const [inQuestion, shown] = [asked.question, shownWith(asked)].map((said) => new Set(contentStems(said)));
  const count = (there: ReadonlySet<string> | undefined) => words.filter((word) => there?.has(word)).length;
  return count(inQuestion) >= LEAST_ASKED && count(shown) >= Math.ceil(words.length * ABOUT);
}
