import type { QuestionTypeName } from '../questions/question-type';
import { goalSince, type Session } from '../session/session';
import { personEnds } from './guards/ending';

/** Types whose answers are choices, numbers or an order, and no text but what stands in fields for the person's own words. */
export const CHOICES: ReadonlySet<QuestionTypeName> = new Set<QuestionTypeName>([
  'confirm',
  'emoji_react',
  'pick_many',
  'pick_one',
  'rank',
  'rate',
  'show_options',
  'slider',
  'thumbs',
]);

/**
 * Whether the person's last input answers what was asked and does nothing else: a choice, a number, an order, or a word
 * that leaves it to others. Then it leads nowhere but on. A message, words of their own, another aim, and non-answers in
 * a row may lead elsewhere, and so may an answer on what the whole is about.
 */
export function onlyAnswered(session: Session): boolean {
  const turn = session.lastInputSeq;
  const asked = session.questions.find(({ response }) => response?.seq === turn);
  if (asked?.response == null || goalSince(session) > turn || personEnds(session, turn)) return false;
  const { type, purpose } = asked.question;
  if (purpose === 'framing' || purpose === 'reading') return false;
  return asked.response.kind === 'non_answer' || CHOICES.has(type);
}
