import { languageOf, type Language } from '../base/text/language';
import { budgetLeft } from '../session/budget';
import type { QuestionDraft } from '../session/question';
import { ABOUT_SIZE, HOLDS, HOLDS_NOT, type Assumption } from '../session/right-size';
import { activeTopic, openQuestion, type AskedQuestion, type Session } from '../session/session';
import {
  OTHERS,
  assumptionId,
  judgedAssumptions,
  partId,
  partTaken,
  sizeInForce,
  sizeQuestion,
} from '../session/size-in-force';
import { NO_TOPIC } from '../session/fold/lost-question';
import { linesLabel } from '../session/place';

/** What the size of a session asks for next: a question of its own, its end, or nothing where it is an interview. */
type SizeTurn = { ask: QuestionDraft } | { again: AskedQuestion } | { end: string } | null;

/** Whether the person leads elsewhere than to the card: to a topic that they chose or brought up. */
function leadsElsewhere(session: Session): boolean {
  const topic = activeTopic(session);
  return topic !== null && (topic.chosen || topic.origin !== 'bootstrap');
}

/** Whether the session is one of a card, or of nothing to ask, and its topics are not gone through. */
export function isWithoutInterview(session: Session): boolean {
  const size = sizeInForce(session);
  return (size === 'confirm' || size === 'nothing_to_ask') && !leadsElsewhere(session);
}

/** What comes next in a session that needs no interview, while no question is open. */
export function sizeTurn(session: Session): SizeTurn {
  if (!isWithoutInterview(session) || session.rightSize === null || session.planReview !== null) return null;
  const says = WORDS[languageOf(session.request)];
  const { reason, assumptions } = session.rightSize;
  if (sizeInForce(session) === 'nothing_to_ask')
    return { end: session.rightSize.chosen === null ? reason : says.enough };
  const card = sizeQuestion(session, ABOUT_SIZE.assumptions);
  if (card === null) {
    if (budgetLeft(session) === 0) return null;
    return { ask: assumptionCard(session, assumptions, reason, says) };
  }
  if (card.status === 'parked' && card.deferrals <= 1) return { again: card };
  const wrong = judgedAssumptions(session).filter(({ holds }) => holds === false);
  const instead = sizeQuestion(session, ABOUT_SIZE.instead);
  if (instead?.status === 'parked' && instead.deferrals <= 1) return { again: instead };
  if (wrong.length > 0 && instead === null && budgetLeft(session) > 0) return { ask: insteadQuestion(wrong, says) };
  return { end: says.settled };
}

/** The question that a request asks for which is too big: which part is taken, then what becomes of the others. Null once both are said. */
export function partTurn(session: Session): SizeTurn {
  if (session.rightSize === null || sizeInForce(session) !== 'too_big') return null;
  const says = WORDS[languageOf(session.request)];
  const first = sizeQuestion(session, ABOUT_SIZE.part);
  if (first === null) return { ask: partQuestion(session.rightSize, says) };
  const taken = partTaken(session);
  const others = sizeQuestion(session, ABOUT_SIZE.others);
  if (taken === null || taken.others.length === 0 || others !== null) return null;
  return {
    ask: othersQuestion(
      taken.others.map(({ title }) => title),
      says,
    ),
  };
}

/** Whether a question about the parts of a request waits for the person: no topic is laid out meanwhile. */
export function awaitsPart(session: Session): boolean {
  const about = openQuestion(session)?.question.about;
  return about === ABOUT_SIZE.part || about === ABOUT_SIZE.others;
}

/** Where questions about parts belong: to the first topic, once there is one. */
export const PARTS_TOPIC = { id: NO_TOPIC };

function assumptionCard(
  session: Session,
  assumptions: readonly Assumption[],
  reason: string,
  says: SizeWords,
): QuestionDraft {
  const places = new Map(session.evidence.map((piece) => [piece.id, linesLabel(piece)]));
  const options = assumptions.map(({ text, ifWrong, sure, evidence }, at) => {
    const where = evidence.flatMap((id) => places.get(id) ?? []);
    const seen = where.length === 0 ? says.notSeen : says.seenAt(where.join(', '));
    return {
      id: assumptionId(at),
      label: text,
      description: [seen, ...(ifWrong === '' ? [] : [says.ifWrong(ifWrong)]), says.sure[sure]].join(' '),
    };
  });
  const labels = { min: says.holdsNot, max: says.holds, none: says.cannotSay };
  return {
    type: 'rate',
    config: { question: says.card, context: says.cardContext, options, min: HOLDS_NOT, max: HOLDS, step: 1, labels },
    why: reason,
    evidence: [...new Set(assumptions.flatMap(({ evidence }) => evidence))].filter((id) => places.has(id)),
    purpose: 'elicit',
    dimensions: ['behaviour'],
    by: session.rightSize?.by ?? 'offline',
    about: ABOUT_SIZE.assumptions,
    subject: says.cardSubject,
  };
}

function insteadQuestion(wrong: readonly Assumption[], says: SizeWords): QuestionDraft {
  return {
    type: 'ask_text',
    config: {
      question: wrong.length === 1 ? says.instead : says.insteadOfThese,
      context: wrong.map(({ text }) => `- ${text}`).join('\n'),
      multiline: true,
    },
    why: says.insteadWhy,
    evidence: [],
    purpose: 'elicit',
    dimensions: ['behaviour'],
    by: 'engine',
    about: ABOUT_SIZE.instead,
    subject: says.insteadSubject,
  };
}

function partQuestion({ parts, reason }: NonNullable<Session['rightSize']>, says: SizeWords): QuestionDraft {
  return {
    type: 'pick_one',
    config: {
      question: says.part,
      context: says.partContext,
      options: parts.map(({ title, request }, at) => {
        return { id: partId(at), label: title, ...(request === title ? {} : { description: request }) };
      }),
    },
    why: reason,
    evidence: [],
    purpose: 'framing',
    dimensions: ['scope'],
    by: 'engine',
    about: ABOUT_SIZE.part,
    subject: says.partSubject,
  };
}

function othersQuestion(titles: readonly string[], says: SizeWords): QuestionDraft {
  return {
    type: 'pick_one',
    config: {
      question: says.others,
      context: titles.map((title) => `- ${title}`).join('\n'),
      options: [
        { id: OTHERS.later, label: says.later, description: says.laterMeans },
        { id: OTHERS.open, label: says.open, description: says.openMeans },
      ],
      allowOther: false,
    },
    why: says.othersWhy,
    evidence: [],
    purpose: 'framing',
    dimensions: ['scope'],
    by: 'engine',
    about: ABOUT_SIZE.others,
    subject: says.othersSubject,
  };
}

interface SizeWords {
  card: string;
  cardContext: string;
  cardSubject: string;
  holds: string;
  holdsNot: string;
  cannotSay: string;
  seenAt: (where: string) => string;
  notSeen: string;
  ifWrong: (what: string) => string;
  sure: Record<Assumption['sure'], string>;
  settled: string;
  enough: string;
  instead: string;
  insteadOfThese: string;
  insteadWhy: string;
  insteadSubject: string;
  part: string;
  partContext: string;
  partSubject: string;
  others: string;
  othersWhy: string;
  othersSubject: string;
  later: string;
  laterMeans: string;
  open: string;
  openMeans: string;
}

const WORDS: Record<Language, SizeWords> = {
  en: {
    card: 'Do these hold?',
    cardContext: 'What holds becomes part of the specification as your word. What you cannot say stays an assumption.',
    cardSubject: 'Assumptions',
    holds: 'Holds',
    holdsNot: 'Does not hold',
    cannotSay: 'I cannot say',
    seenAt: (where) => `Seen at ${where}.`,
    notSeen: 'Not seen in the code.',
    ifWrong: (what) => `If it is wrong: ${lower(what)}`,
    sure: { high: 'Quite sure.', medium: 'Fairly sure.', low: 'Not sure.' },
    enough: 'You want nothing more to be asked.',
    settled: 'The assumptions are judged, and nothing else has to be asked.',
    instead: 'You say that this does not hold. What holds instead?',
    insteadOfThese: 'You say that these do not hold. What holds instead?',
    insteadWhy: 'What is built rests on it.',
    insteadSubject: 'What holds instead',
    part: 'Which part shall this specification take?',
    partContext:
      'Every part can have a specification of its own. The others are not lost: you say next what becomes of them.',
    partSubject: 'The part taken',
    others: 'What becomes of the other parts?',
    othersWhy: 'Whoever reads the specification must know whether they were left out on purpose.',
    othersSubject: 'The other parts',
    later: 'For later: not part of this',
    laterMeans: 'They stand among what is not built now.',
    open: 'Open: not decided yet',
    openMeans: 'They stand among the open questions.',
  },
  de: {
    card: 'Trifft das zu?',
    cardContext:
      'Was zutrifft, steht als Ihr Wort in der Spezifikation. Was Sie nicht sagen können, bleibt eine Annahme.',
    cardSubject: 'Annahmen',
    holds: 'Trifft zu',
    holdsNot: 'Trifft nicht zu',
    cannotSay: 'Kann ich nicht sagen',
    seenAt: (where) => `Gesehen in ${where}.`,
    notSeen: 'Im Code nicht gesehen.',
    ifWrong: (what) => `Wenn es nicht stimmt: ${what}`,
    sure: { high: 'Recht sicher.', medium: 'Ziemlich sicher.', low: 'Unsicher.' },
    enough: 'Sie wollen nichts weiter gefragt werden.',
    settled: 'Die Annahmen sind beurteilt, und sonst ist nichts zu fragen.',
    instead: 'Das trifft also nicht zu. Was gilt stattdessen?',
    insteadOfThese: 'Diese treffen also nicht zu. Was gilt stattdessen?',
    insteadWhy: 'Darauf beruht, was gebaut wird.',
    insteadSubject: 'Was stattdessen gilt',
    part: 'Welchen Teil soll diese Spezifikation behandeln?',
    partContext:
      'Jeder Teil kann eine eigene bekommen. Die anderen gehen nicht verloren: Was aus ihnen wird, sagen Sie danach.',
    partSubject: 'Der gewählte Teil',
    others: 'Was wird aus den anderen Teilen?',
    othersWhy: 'Wer die Spezifikation liest, muss wissen, ob sie mit Absicht fehlen.',
    othersSubject: 'Die anderen Teile',
    later: 'Für später: nicht Teil davon',
    laterMeans: 'Sie stehen unter dem, was jetzt nicht gebaut wird.',
    open: 'Offen: noch nicht entschieden',
    openMeans: 'Sie stehen unter den offenen Fragen.',
  },
};

/** A sentence within another one; names and abbreviations keep their capitals. */
function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
