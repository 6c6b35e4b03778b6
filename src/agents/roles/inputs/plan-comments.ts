import type { WriterInput } from './inputs';
import { contentStems } from '../../base/english/words';
import { piecesOf } from '../../base/english/pieces';
import { showPlan, type ShowPlanAnswer, type ShowPlanConfig } from '../../questions/show-plan';
import { idMeant, namesIn, withIds } from '../../session/labels';
import type { AskedQuestion, Session } from '../../session/session';

type Comment = WriterInput['planComments'][number];

/** Words by which a comment is meant for more than what it names. */
const FOR_ALL =
  /\b(?:everywhere|throughout|elsewhere|anywhere|(?:all|every|each|any)(?: the)? (?:others?|requirements?|statements?|sections?|topics?)|überall|durchgehend|(?:alle|jede)[nrs]? (?:anderen?|anforderung(?:en)?|aussagen?|abschnitte?|themen?))\b/i;
/** A comment that only agrees with the rest. */
const AGREES =
  /^(?:(?:otherwise|apart from (?:that|this)|other than that|the rest|everything else|all else|sonst|ansonsten|der rest|alles andere)\b,? ?)(?:(?:it|that|this|all|everything|es|das|alles) )?(?:(?:is|looks|seems|ist|passt|stimmt|sieht) ?)?(?:all |quite |so )?(?:fine|right|good|ok(?:ay)?|correct|well|gut|richtig|in ordnung|gut aus)?(?: so| to me)?[.! ]*$/i;
/** How a sentence begins that goes on about what the one before it is about. */
const GOES_ON =
  /^(?:it|its|that|this|they|there|these|those|so|also|then|otherwise|es|das|dies|dort|sie|also|sonst)\b/i;
/** A wish of its own has some words that say what it is about. */
const LEAST_WORDS = 3;
/** How a plan lists a statement. */
const LISTED = /^- \*\*([A-Z]{1,3}-\d{3,9})\*\* /gm;

/**
 * The person's comments on the plans that they sent back, oldest first. Where all that they wrote on a plan names statements,
 * or stands on a section with some, each is told with the topics of these: the others' writers have nothing to do.
 */
export function planComments(session: Session): Comment[] {
  return session.questions.flatMap((asked) => {
    const { question, response } = asked;
    if (question.type !== 'show_plan' || question.purpose !== 'approval' || response?.kind !== 'answer') return [];
    const config = showPlan.config.safeParse(question.config);
    const answer = showPlan.answer.safeParse(response.value);
    if (!config.success || !answer.success || answer.data.decision !== 'revise') return [];
    const said = commentsOf(config.data, answer.data).map(({ about, content, text }) => {
      const inIds = withIds(session, text, question.labels ?? {});
      const shows = [...content.matchAll(LISTED)].map(([, label = '']) => idMeant(question.labels ?? {}, label));
      return {
        comment: { questionId: question.id, about, text: inIds, ...(shows.length === 0 ? {} : { shows }) },
        topics: topicsOf(session, asked, inIds, content),
      };
    });
    const isForSome = session.led === 'model' && said.every(({ topics }) => topics !== null);
    return said.map(({ comment, topics }) => (isForSome && topics !== null ? { ...comment, topics } : comment));
  });
}

function commentsOf({ sections }: ShowPlanConfig, { annotations, feedback = '' }: ShowPlanAnswer) {
  const on = (id: string) => sections.find((section) => section.id === id);
  return [
    ...annotations.map(({ sectionId, text }) => {
      return { about: on(sectionId)?.title ?? sectionId, content: on(sectionId)?.content ?? '', text };
    }),
    { about: '', content: '', text: feedback },
  ].filter(({ text }) => text.trim() !== '');
}

/** Ids of the topics whose statements a comment names, else of those that its section shows; null where nothing says so. */
function topicsOf(session: Session, asked: AskedQuestion, text: string, content: string): string[] | null {
  if (AGREES.test(text.trim())) return [];
  const { topicOf = {}, question } = asked;
  const named = namesIn(session, text);
  const shown = [...content.matchAll(LISTED)].map(([, label = '']) => idMeant(question.labels ?? {}, label));
  const topics = (named.length > 0 ? named : shown).map((id) => topicOf[id]);
  const isLive = (topic: string | undefined) =>
    session.topics.some(({ id, status }) => id === topic && status !== 'dropped');
  if (topics.length === 0 || FOR_ALL.test(text) || !topics.every(isLive)) return null;
  // Of several wishes in one text each is for whoever it concerns.
  if (named.length > 0 && piecesOf(text).some((piece) => isWishOfItsOwn(session, piece))) return null;
  return [...new Set(topics.flatMap((topic) => topic ?? []))].sort();
}

/** Whether a sentence of a comment names no statement and is about something else than the one before it. */
function isWishOfItsOwn(session: Session, piece: string): boolean {
  if (AGREES.test(piece.trim()) || GOES_ON.test(piece.trim()) || namesIn(session, piece).length > 0) return false;
  return contentStems(piece).length >= LEAST_WORDS;
}

/**
 * The statements in the person's own words that a writer leaves alone: not those that a later comment of theirs on a plan
 * names, which a model can work in.
 */
export function heldByPerson(session: Session): string[] {
  const { editedByPerson, putAside, led, questions } = session;
  if (led !== 'model' || editedByPerson.length === 0) return editedByPerson;
  const later = planComments(session).map(({ questionId, text }) => ({
    seq: questions.find(({ question }) => question.id === questionId)?.response?.seq ?? 0,
    names: namesIn(session, text),
  }));
  const editedAt = (id: string) => Math.max(0, ...putAside.flatMap(({ into, seq }) => (into === id ? [seq] : [])));
  return editedByPerson.filter((id) => !later.some(({ seq, names }) => names.includes(id) && seq > editedAt(id)));
}
