import type { QuestionTypeName } from '../questions/question-type';
import { freeText, isBesideChoice } from '../roles/rule-based/free-text';
import { isGoal } from '../roles/rule-based/goal';
import { namedTopic } from '../roles/rule-based/named-topic';
import { mayLeadElsewhere } from '../base/english/signals/leading-elsewhere';
import { toExchange } from '../session/exchanges';
import { oncePerSession } from '../session/once-per-session';
import { goalSince, type AskedQuestion, type Session } from '../session/session';
import { whatWordsDo } from '../session/what-words-do';
import { isTired } from './guards/ending';

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

/** Types that are answered in the person's own words, or with code. */
export const OWN_WORDS: ReadonlySet<QuestionTypeName> = new Set<QuestionTypeName>(['ask_code', 'ask_text']);

/**
 * Whether the person's last input answers what was asked and does nothing else: a choice, a number, an order, a word that
 * leaves it to others, or words of their own of which nothing hints at more. Then it leads nowhere but on. A message,
 * another aim, and non-answers in a row may lead elsewhere, and so may an answer on what the whole is about.
 */
export const onlyAnswered = oncePerSession((session): boolean => {
  const turn = session.lastInputSeq;
  const asked = session.questions.find(({ response }) => response?.seq === turn);
  if (asked?.response == null || goalSince(session) > turn || isTired(session)) return false;
  const { type, purpose } = asked.question;
  if (purpose === 'framing' || purpose === 'reading') return false;
  if (!saysNothingElse(session, asked)) return false;
  return asked.response.kind === 'non_answer' || CHOICES.has(type) || OWN_WORDS.has(type);
});

/** Whether the words beside or in an answer say nothing but what was asked, as far as rules can tell; none say nothing. */
function saysNothingElse(session: Session, asked: AskedQuestion): boolean {
  const exchange = toExchange(asked);
  const said = freeText(exchange);
  if (said === '') return true;
  if (mayLeadElsewhere(said)) return false;
  const isTopic = (name: string) => namedTopic(name, session.topics) !== null;
  const givesUp = (given: string) => isGoal(given, session.request);
  const how = { alone: false, isBesideChoice: isBesideChoice(exchange), isTopic, isGoal: givesUp };
  return whatWordsDo(said, how).every(({ does }) => does === 'answer');
}
