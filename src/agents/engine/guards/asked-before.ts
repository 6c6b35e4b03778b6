import { optionsOf, questionTitle } from '../../questions/catalogue';
import type { QuestionDraft } from '../../session/question';
import { asksOfChange, type AskedQuestion } from '../../session/session';
import { clausesOf, type Want, wantOf } from './clauses';
import { conceptsOf, shared, within } from './concepts';

/** From this share of concepts on, two questions that want the same kind of thing ask the same in other words. */
const SAME = 0.75;
/** One whose concepts all stand in the other asks the same, if it has at least so many. */
const WHOLE = 3;
/** With the same choices on offer, less has to be shared. */
const SAME_CHOICES = 0.4;
/** Several of some cases, and one of some ways, are two questions where their choices share less. */
const OTHER_CHOICES = 0.4;
/** Where choices share hardly anything, words that stand in both titles are those of the change, and the questions are two. */
const HARDLY_ANY = 0.2;
/** What was declined is not asked again from this share on, or where both name the same subject. */
const DECLINED = 0.6;

/** The question asked before that a draft repeats in other words; null if there is none. */
export function askedInOtherWords(draft: QuestionDraft, asked: readonly AskedQuestion[]): AskedQuestion | null {
  const title = questionTitle(draft.config);
  const proposed = { draft, wants: wantsOf(title), concepts: conceptsOf(title) };
  return asked.find((earlier) => asksOfChange(earlier) && repeats(proposed, earlier)) ?? null;
}

interface Proposed {
  draft: QuestionDraft;
  wants: readonly Want[];
  concepts: ReadonlySet<string>;
}

function repeats({ draft, wants, concepts: a }: Proposed, { question, response }: AskedQuestion): boolean {
  const earlier = questionTitle(question.config);
  if (wantsOf(earlier).join() !== wants.join()) return false;
  const b = conceptsOf(earlier);
  const likeness = shared(a, b);
  const isOfOther = likeness < 1 && offersOther(draft, question);
  if (Math.min(a.size, b.size) >= 2 && likeness >= SAME && !isOfOther) return true;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  const isWithin = small.size >= WHOLE && large.size - small.size <= 2 && within(small, large);
  if (isWithin && !isOfOther && !(likeness < SAME && offersUnlike(draft, question))) return true;
  if (likeness >= SAME_CHOICES && sameOptions(draft, question)) return true;
  if (response?.kind !== 'non_answer' || response.nonAnswer === 'none_of_these') return false;
  return (Math.min(a.size, b.size) >= 2 && likeness >= DECLINED) || sameSubject(draft, question);
}

/** What each clause of a title asks for: titles of different wants are different questions. */
function wantsOf(title: string): Want[] {
  return clausesOf(title).map(wantOf);
}

function sameSubject({ subject }: QuestionDraft, other: { subject?: string | undefined }): boolean {
  if (subject === undefined || other.subject === undefined) return false;
  const [a, b] = [conceptsOf(subject), conceptsOf(other.subject)];
  return a.size > 0 && shared(a, b) === 1;
}

type Offer = Pick<QuestionDraft, 'type' | 'config'>;

/** Whether both offer choices, and these share hardly anything. */
function offersUnlike(draft: Offer, other: Offer): boolean {
  const likeness = likenessOfChoices(draft, other);
  return likeness !== null && likeness < HARDLY_ANY;
}

/** How much two offers share, 0 to 1; null where one offers nothing to choose. */
function likenessOfChoices(draft: Offer, other: Offer): number | null {
  const [a, b] = [draft, other].map(({ config }) => optionsOf(config).map(({ label }) => label));
  if (a === undefined || b === undefined || Math.min(a.length, b.length) < 2) return null;
  return shared(conceptsOf(a.join('\n')), conceptsOf(b.join('\n')));
}

/** Whether one has several chosen of some, the other one of others: the cases of an address, and what it is built from. */
function offersOther(draft: Offer, other: Offer): boolean {
  if ((draft.type === 'pick_many') === (other.type === 'pick_many')) return false;
  const likeness = likenessOfChoices(draft, other);
  return likeness !== null && likeness < OTHER_CHOICES;
}

/** Whether both offer the same choices, in whatever order. */
function sameOptions(draft: Pick<QuestionDraft, 'config'>, other: Pick<QuestionDraft, 'config'>): boolean {
  const labels = ({ config }: Pick<QuestionDraft, 'config'>) =>
    optionsOf(config)
      .map(({ label }) => [...conceptsOf(label)].sort().join(' '))
      .sort();
  const [a, b] = [labels(draft), labels(other)];
  return a.length >= 2 && a.length === b.length && a.every((label, at) => label !== '' && label === b[at]);
}
