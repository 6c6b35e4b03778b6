import { languageOf, type Language } from '../base/text/language';
import { inline } from '../base/text/markdown';
import { saidLine } from '../base/text/quote';
import { plainSectionRemoval } from '../session/draft-edits';
import { labelsAt, namesIn, namesOfNothing, withLabels } from '../session/labels';
import { plainRewording } from '../session/plain-rewording';
import type { Session } from '../session/session';
import { openComments } from '../specification/open-comments';

/**
 * What became of the comments on a plan that was sent back, in plain words: what was removed, and how many comments nobody
 * could work in.
 */
export function saidOfComments(session: Session, planId: string): string {
  const left = openComments(session).filter(({ source }) => source === planId);
  const { labels = {} } = session.questions.find(({ question }) => question.id === planId)?.question ?? {};
  const says = SAYS_OF_COMMENTS[languageOf(session.request)];
  const told = left
    .slice(0, MOST_TOLD)
    .map((comment) =>
      says.comment(saidLine(withLabels(session, comment.text, labels), SAID_BACK), whyNot(session, comment)),
    );
  const rest = left.length === 0 ? '' : says.left(left.length, told.join('; '), left.length - told.length);
  return [saidRemoved(session, planId, 'by_label'), rest].filter((part) => part !== '').join(' ');
}

/** Why a comment was not worked in. */
type WhyNot =
  | { of: 'other_number' | 'no_statement' | 'no_such_words' | 'not_plain' }
  | { of: 'not_there'; names: readonly string[] };

interface OfComments {
  comment: (said: string, why: WhyNot) => string;
  /** `more` are those that are not told. */
  left: (count: number, told: string, more: number) => string;
  removed: (told: string, count: number) => string;
}

const SAYS_OF_COMMENTS: Record<Language, OfComments> = {
  en: {
    comment: (said, why) => `“${said}” (${WHY_NOT.en(why)})`,
    left: (count, told, more) => {
      const stand = count === 1 ? 'One comment stands at its section' : `${count} comments stand at their sections`;
      const rest = more > 0 ? `, and ${more} more` : '';
      return `${stand}, not worked in: ${told}${rest}. Change the statements there, or settle ${count === 1 ? 'it' : 'them'}.`;
    },
    removed: (told, count) => `Removed ${told}. ${count === 1 ? 'It' : 'They'} can be put back in the draft.`,
  },
  de: {
    comment: (said, why) => `„${said}“ (${WHY_NOT.de(why)})`,
    left: (count, told, more) => {
      const stand =
        count === 1 ? 'Eine Anmerkung steht an ihrem Abschnitt' : `${count} Anmerkungen stehen an ihren Abschnitten`;
      const rest = more > 0 ? ` und ${more} weitere` : '';
      return `${stand}, nicht eingearbeitet: ${told}${rest}. Ändere die Aussagen dort, oder hake ${count === 1 ? 'sie' : 'alle'} ab.`;
    },
    removed: (told, count) =>
      `Gestrichen: ${told}. Im Entwurf ${count === 1 ? 'lässt sie' : 'lassen sie'} sich zurückholen.`,
  },
};

const WHY_NOT: Record<Language, (why: WhyNot) => string> = {
  en: (why) => {
    if (why.of === 'not_there') return `${why.names.join(', ')} does not stand in the plan`;
    return {
      other_number: 'another number of statements stands there',
      no_statement: 'it names no statement',
      no_such_words: 'the words to be cut do not stand there',
      not_plain: 'without a model only plain wishes are done',
    }[why.of];
  },
  de: (why) => {
    if (why.of === 'not_there') return `${why.names.join(', ')} steht nicht im Plan`;
    return {
      other_number: 'dort steht eine andere Zahl von Aussagen',
      no_statement: 'sie nennt keine Aussage',
      no_such_words: 'die zu streichenden Wörter stehen dort nicht',
      not_plain: 'ohne Modell wird nur getan, was eindeutig ist',
    }[why.of];
  },
};

/** Comments that are told with the reason why they were not worked in. */
const MOST_TOLD = 3;

function whyNot(session: Session, { names, about, text }: ReturnType<typeof openComments>[number]): WhyNot {
  const missing = [
    ...namesOfNothing(text),
    ...names.filter((name) => !session.statements.some(({ id }) => id === name)),
  ];
  if (missing.length > 0) return { of: 'not_there', names: missing };
  if (plainSectionRemoval(text) !== null) return { of: 'other_number' };
  if (about.length === 0) return { of: 'no_statement' };
  const asked = plainRewording(text);
  const statement = session.statements.find(({ id }) => asked !== null && namesIn(session, asked.name).includes(id));
  const isMissing = asked !== null && asked.cut !== null && statement?.text.includes(asked.cut) !== true;
  return { of: isMissing ? 'no_such_words' : 'not_plain' };
}

/** Characters of a removed statement that are said back. */
const SAID_BACK = 140;

/**
 * What was removed because the person asked for it in an answer or a message, in words for them; empty where nothing was.
 *
 * @param called `by_id` for a reply, which is Markdown and is shown with labels; `by_label` for plain words that stay as they are
 */
export function saidRemoved(session: Session, source: string, called: 'by_label' | 'by_id'): string {
  const removed = session.putAside.filter(
    ({ comment, into }) => into === null && comment?.startsWith(`${source}.`) === true,
  );
  if (removed.length === 0) return '';
  const told = removed.map(({ statement, seq }) => {
    const name = called === 'by_id' ? statement.id : (labelsAt(session, seq)[statement.id] ?? statement.id);
    const words = saidLine(statement.text, SAID_BACK);
    return `${name}: “${called === 'by_id' ? inline(words) : words}”`;
  });
  return SAYS_OF_COMMENTS[languageOf(session.request)].removed(told.join('; '), removed.length);
}
