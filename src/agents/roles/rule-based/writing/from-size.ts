import { SAYS_WISH, shapeOf, withoutPurposes, withoutReasons } from '../../../base/english/request-shape';
import { isNegated } from '../../../base/english/claims';
import { sentence } from '../../../base/english/sentence';
import { containment } from '../../../base/english/similarity';
import { languageOf, type Language } from '../../../base/text/language';
import type { ChangeKind } from '../../../session/change-kind';
import { inPreferredTerms } from '../../../session/terms';
import type { Statement, StatementDraft } from '../../../session/statement';
import type { WriterInput } from '../../inputs/inputs';
import { requestParts } from './request-parts';

/** What a draft gets that no interview was held for, or that is about one part of a request: written by rules, whoever leads. */
interface SizeDrafts {
  statements: StatementDraft[];
  /** Ids of statements of the kind that nothing stands behind any more. */
  removed: string[];
}

/** Whether a statement was written by rules from the card of assumptions, the choice of a part, or the request alone. */
export function isOfSize({ by, sources, kind, text }: Statement, input: WriterInput): boolean {
  const { size } = input;
  if (size === undefined || by !== 'offline') return false;
  const [first = ''] = sources;
  if (first !== '' && (first === size.card || first === size.parts?.questionId)) return true;
  // What the request came to before anything else was said is of it, too, and goes once it is said otherwise.
  const previous = input.previous.filter(({ sources: [source] }) => source === 'request');
  const lines = kind === 'assumption' || first === 'request' ? linesOfSize({ ...input, previous }) : [];
  return lines.some((line) => line.text === text);
}

/** The statements that come of a session's size, matched with those that the draft holds already. */
export function sizeDrafts(input: WriterInput): SizeDrafts {
  const { size, previous, editedByPerson } = input;
  if (size === undefined) return { statements: [], removed: [] };
  const own = previous.filter((statement) => isOfSize(statement, input) && !editedByPerson.includes(statement.id));
  // What is wished for stands once, also after the person has put it in other words.
  const isReworded = ({ kind, text, sources: [first] }: Line) =>
    first === 'request' &&
    !own.some((one) => one.text === text) &&
    previous.some((one) => editedByPerson.includes(one.id) && one.kind === kind && one.sources[0] === first);
  const lines = linesOfSize(input).filter((line) => !isReworded(line));
  const statements = lines.map((line) => {
    return { ...line, id: own.find(({ text }) => text === line.text)?.id ?? null, dependsOn: [] };
  });
  const kept = new Set(statements.map(({ id }) => id));
  return { statements, removed: own.map(({ id }) => id).filter((id) => !kept.has(id)) };
}

type Line = Omit<StatementDraft, 'id' | 'dependsOn'>;

function linesOfSize({ request, size, terms, intake, mode, previous }: WriterInput): Line[] {
  if (size === undefined) return [];
  const { wish, card, judged, isFollowedUp, parts } = size;
  const says = WORDS[languageOf(request)];
  // While it is talked about, the request is above the draft: it becomes a statement with the plan.
  const isDue = judged.length > 0 || mode === 'full_revision' || previous.some(({ sources: [by] }) => by === 'request');
  const others = previous.some(({ kind, sources: [by] }) => kind === 'requirement' && by !== 'request');
  const answered = previous.filter(
    ({ kind, sources: [by] }) => (kind === 'requirement' || kind === 'interface') && by !== 'request',
  );
  // What a plan has shown goes by the person’s word alone.
  const isToldAlready = previous.some(({ kind, sources: [by] }) => kind === 'requirement' && by === 'request');
  const told =
    wish === null || !isDue
      ? []
      : toldIn(requestParts(wish).map(asOrdered), intake.kind, others, says).filter(
          (one) => isToldAlready || answered.length < SAY_HOW || intake.kind === 'bug' || KEEPS_TO.test(one),
        );
  const wished = told.map((text): Line => {
    return { kind: 'requirement', text: sentence(text), dimension: 'behaviour', sources: ['request'] };
  });
  const assumed = judged.flatMap(({ text, kind, evidence, holds }): Line[] => {
    const seen = evidence.length > 0 ? evidence : ['assumed'];
    if (holds === null) return [{ kind: 'assumption', text, dimension: 'behaviour', sources: seen }];
    if (card === null) return [];
    if (holds)
      return [{ kind, text, dimension: kind === 'non_goal' ? 'scope' : 'behaviour', sources: [card, ...evidence] }];
    // What holds instead is asked, and told with its own question.
    return isFollowedUp
      ? []
      : [{ kind: 'open_question', text: says.holdsNot(text), dimension: 'behaviour', sources: [card] }];
  });
  const left = (parts?.others ?? []).map((title): Line => {
    const sources = [parts?.questionId ?? 'assumed'];
    return parts?.later === true
      ? { kind: 'non_goal', text: says.later(title), dimension: 'scope', sources }
      : { kind: 'open_question', text: says.open(title), dimension: 'scope', sources };
  });
  return [...wished, ...assumed, ...left].map((line) => ({ ...line, text: inPreferredTerms(line.text, terms) }));
}

/** What of a request is written as requirements: of a longer one each sentence that demands or wants by itself. */
function toldIn(sentences: readonly string[], kind: ChangeKind, isSaidElse: boolean, says: Words): string[] {
  const wants = (one: string): boolean =>
    !IS_TODAY.test(one) &&
    !(NOW.test(one) && !OBLIGES.test(one)) &&
    !/\?\W{0,2}$/u.test(one) &&
    (DEMANDS.test(one) || (kind !== 'bug' && shapeOf(one) === 'wish' && !MEASURED.test(one)));
  const isShort = sentences.join(' ').length <= LONGEST_WISH;
  // A fault is told, and what is told may begin with any word.
  if (sentences.length < 2 || (isShort && kind === 'bug') || !sentences.some(wants))
    return [wishedIn(sentences, kind, isSaidElse, says)].flatMap((one) => one ?? []);
  const told: { text: string; last: number }[] = [];
  for (const [at, one] of sentences.entries()) {
    // “Please let me set a longer one.” says no more than the title.
    if (told.some(({ text }) => saysNoMore(one, text))) continue;
    const same = told.at(-1);
    // “CSV and JSON.” says more of the wish that it stands behind.
    if (!isSaidElse && same?.last === at - 1 && shapeOf(one) === 'name' && !/\?\W{0,2}$/u.test(one)) {
      told.splice(-1, 1, { text: `${sentence(same.text)} ${one}`, last: at });
      continue;
    }
    const isWanted = wants(one) || (told.length > 0 && IS_ALIKE.test(one));
    if (!isWanted || ONLY_ORDERS.test(one)) continue;
    // “That must never happen again.” says nothing without what happened.
    const before = LEANS.test(one) && !SAYS_WISH.test(one) ? (sentences[at - 1] ?? '') : '';
    if (before !== '' && same?.last === at - 1) told.splice(-1, 1, { text: `${sentence(same.text)} ${one}`, last: at });
    else told.push({ text: before === '' ? one : `${before} ${one}`, last: at });
  }
  return told.slice(0, MOST_TOLD).map(({ text }) => text);
}

/** “Can you please …?” orders as politely as one can, and is no question: “Kann man bitte …?” */
const ASKS_PLEASE =
  /^(?=.*\b(?:please|bitte)\b)(?:(?:can|could|would) (?:you|we|one|somebody)|(?:kann|könnte|könnten|können) (?:man|wir|ihr|sie)) (.{8,400}?)\?\W*$/iu;

function asOrdered(part: string): string {
  const [, order] = ASKS_PLEASE.exec(part.trim()) ?? [];
  if (order === undefined) return part;
  return sentence(order.replace(/\b(?:please|bitte)\b(?: mal)?\s*/giu, '').trim());
}

/** From so many statements of answers on, these say how somebody gets what they want. */
const SAY_HOW = 3;
/** What a sentence obliges to, whatever answers say: a wish with nothing of the kind is the purpose, which stands above all that is built. */
const KEEPS_TO =
  /\d|\b(?:must|shall|has to|needs? to|never|without|only|at (?:most|least)|muss|darf|nie|ohne|nur|höchstens|mindestens)\b|\b(?:should|may) not\b|(?:should|must)n['’]t\b|\b(?:soll\p{L}*|darf|dürfen)\b[^.!?]{0,60}\bnicht\b/iu;

/** Whether a shorter sentence without a name or a number says what another one says, in the same sense. */
const saysNoMore = (one: string, told: string): boolean =>
  told.length >= one.length &&
  !/[\d`"“„]/u.test(one) &&
  isNegated(one) === isNegated(told) &&
  containment(one, told) >= MOSTLY_THERE;
/** From this share of its words on that the other one has. */
const MOSTLY_THERE = 0.65;

/** What a sentence begins with that speaks of what was told before it. */
const LEANS =
  /^(?!it (?:should|must|has to|needs to) be possible\b|es (?:wäre|sollte|muss|müsste) )(?:that|this|it|these|those|they|das|dies\w*|es|so)(?!\p{L})/iu;
/** What a sentence begins with that tells how it is, and what one does about it, whatever words of wishes it has besides. */
const IS_TODAY =
  /^(?:at the moment|currently|right now|today|so far|until now|(?:we|i) (?:use|have|run|worked|work|always|never|can(?: never|not|['’]t)|know|call|load)|derzeit|heute|momentan|bisher|wir (?:laden|nutzen|benutzen|haben|verwenden)|ich (?:habe|kann|weiß|benutze)|unsere?|our [\w-]+s? (?:keep|have|use|are|is|has)|my [\w-]+s? (?:keep|have|use|are|is|has))(?![\p{L}'’]*(?: to)\b)(?!\p{L})/iu;
/** That something is so now, wherever a sentence says it; and what demands that it be so. */
const NOW =
  /(?<!\p{L})(?:im moment|zur ?zeit|derzeit|momentan|bislang|at the moment|currently|right now|so far)(?!\p{L})/iu;
const OBLIGES =
  /(?<!\p{L})(?:should|must|shall|has to|needs? to|soll\p{L}*|muss|müssen|darf|dürfen|bitte|please)(?!\p{L})/iu;
/** What is measured is no wish. */
const MEASURED = /\b(?:takes?|needs?|braucht|dauert)\b[^.!?]{0,40}\d/iu;
/** What is to be as something that stands, in few words behind the wish: “Password and expiry like for the other shares.” */
const IS_ALIKE =
  /^(?:\S+ ){1,8}(?:like|as|wie) (?:for|in|with|on|today|the other|bei|für|heute|alle)\b[^.!?]{0,80}[.!]?$/iu;
/** What somebody demands, wants or does not want, in a sentence of its own. */
const DEMANDS =
  /(?<!\b(?:i|we|you|one) (?:\w+ )?)\b(?:has|have) to\b|\b(?:needs? to|must(?:n['’]t)?|should(?:n['’]t)?|shall|please|i (?:do not |don['’]t |would like |['’]d like |only )?want|we (?:do not |don['’]t |only )?want|(?:do not|don['’]t|never) (?:change|touch|add|remove|break|use)|muss|müssen|sollte?n?|soll|bitte|ich (?:will|möchte|erwarte)|i (?:would |['’]d )?expect|darf|dürfen|would be (?:nice|great|good|enough)|ideally|ich hätte|(?:schön|gut|super|toll) wäre|wäre (?:schön|gut|super|toll))\b/iu;
/** Requirements that a request comes to at most: what is longer is told by the answers. */
const MOST_TOLD = 6;

/**
 * What of a request is written as a requirement: the sentences that wish for something. What only tells of today would demand it,
 * and what asks is no demand: that stands with what was requested, where answers say what is to be.
 */
function wishedIn(parts: readonly string[], kind: ChangeKind, isSaidElse: boolean, says: Words): string | null {
  const wish = parts.join(' ');
  const sentences = parts.filter((one) => !ONLY_ORDERS.test(one));
  const all = sentences.length > 0 ? sentences.join(' ') : wish;
  if (complains(all, kind)) {
    // What goes wrong ends, and not where, for whom and since when.
    const wrong = sentences.filter((one) => isWrong(one) && shapeOf(one) !== 'wish' && !HAS_TO_BE.test(one));
    const ends = says.putRight(wrong.length > 0 ? wrong.join(' ') : all, kind === 'bug');
    const needed = wrong.length > 0 && !isSaidElse ? sentences.filter((one) => HAS_TO_BE.test(one)) : [];
    return [ends, ...needed].join(' ');
  }
  const wishes = withLeaning(parts).filter((one) => shapeOf(one) !== 'report' && !/\?\W{0,2}$/u.test(one));
  // What answers say need not stand once more by its name alone, or in the few words that come after the wish.
  const tells = (one: string, at: number) =>
    DEMANDS.test(one) ||
    (shapeOf(one) !== 'name' && (at === 0 || one.split(/\s+/, LEAST_TELLING).length >= LEAST_TELLING));
  const telling = isSaidElse ? wishes.filter(tells) : wishes;
  if (telling.length > 0) return telling.length === 1 ? (telling[0] ?? null) : telling.map(sentence).join(' ');
  // What is only told of today is no demand: that it ends is.
  return isSaidElse
    ? null
    : shapeOf(withoutReasons(withoutPurposes(wish))) === 'report'
      ? says.putRight(wish, false)
      : wish;
}

/** Sentences that end on a bare verb (“it should not.”) stand with the one that says what. */
function withLeaning(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((told, one) => {
    const before = ENDS_BARE.test(one) ? told.at(-1) : undefined;
    return before === undefined ? [...told, one] : [...told.slice(0, -1), `${before} ${one}`];
  }, []);
}
const ENDS_BARE = /\b(?:should|must|shall|does|do|is|are|can|has to|ought to)(?: not|n['’]t)?[.!]?$/iu;

/** What orders a fault to be mended and says nothing of it. */
const ONLY_ORDERS =
  /^\W*(?:(?:can|could) (?:you|we|somebody|someone) )?(?:please |pls |bitte )?(?:fix|repair|correct|mend|behebt?|repariert?)(?: (?:it|this|that|them|das|es))?(?: please| bitte)?\W*$/iu;
/** What has to be, beside what is wrong. */
const HAS_TO_BE = /\b(?:has to|have to|needs? to|must|should|muss|müssen|sollte?n?)\b/iu;

/** Words of a sentence behind the wish that says more. */
const LEAST_TELLING = 6;

/** Words that tell what is wrong today. */
const COMPLAINS =
  /\b(?:slow\w*|forever|ages|too (?:long|many|much|often|small|large|big)|never|fails?|broken|wrong|awful|terrible|ugly|by accident|annoy\w*|keeps? \w+ing|(?:does|do|is|can)n['’]t|cannot|crash\w*|hangs?|without asking|useless)\b|langsam|furchtbar|schrecklich|falsch|kaputt|bricht|stürzt|hängt|aus Versehen|nervt/iu;

/** What people cannot do, or can as nobody should. */
const NOBODY =
  /\b(?:nobody|no one|hardly anybody) (?:understands|knows|finds|sees|reads)\b|\b(?:is|are) way too\b|\bright now (?:someone|anyone|anybody|everybody) can\b/i;

/** How something looks or is, that shall not. */
const TOO_MUCH =
  /\b(?:looks?|feels?|seems?|is|are) (?:\w+ )?(?:cramped|bad|odd|weird|ugly|off|dated|cluttered|noisy|confusing|unreadable)\b|\b(?:block|burn|cost|take)s?\b|(?:sieht|sehen|wirkt) [^.!?]{0,30}aus\b/i;

/** Whether a request only tells what is wrong today: of a fault all that orders nothing does. What it is for is no complaint. */
function complains(wish: string, kind: ChangeKind): boolean {
  if (ORDERS.test(wish)) return false;
  const shape = shapeOf(wish);
  if (shape === 'wish') return false;
  if (kind === 'bug' || (kind === 'performance' && shape === 'report') || NOBODY.test(wish)) return true;
  return shape === 'report' && isWrong(wish);
}

/** Whether words tell what is wrong, as people say it. */
function isWrong(words: string): boolean {
  return COMPLAINS.test(withoutPurposes(words)) || TOO_MUCH.test(words) || NOBODY.test(words);
}

/** Words that say what to do, and do not only tell what goes wrong. */
const ORDERS =
  /^(?:please |bitte )?(?:fix|correct|repair|change|make|set|stop|handle|behebe|korrigiere|ändere|repariere)\b/iu;

/** A longer request says more than one thing. */
const LONGEST_WISH = 400;

interface Words {
  putRight: (wish: string, isFault: boolean) => string;
  holdsNot: (text: string) => string;
  later: (title: string) => string;
  open: (title: string) => string;
}

const WORDS: Record<Language, Words> = {
  en: {
    putRight: (wish, isFault) => `The ${isFault ? 'fix' : 'change'} SHALL end this: “${bare(wish)}”.`,
    holdsNot: (text) => `This does not hold: “${bare(text)}”. What holds instead?`,
    later: (title) => `${bare(title)}: for later, with a specification of its own.`,
    open: (title) => `${bare(title)}: whether and when is it built?`,
  },
  de: {
    putRight: (wish, isFault) => `Die ${isFault ? 'Korrektur' : 'Änderung'} MUSS das beenden: „${bare(wish)}“.`,
    holdsNot: (text) => `Das trifft nicht zu: „${bare(text)}“. Was gilt stattdessen?`,
    later: (title) => `${bare(title)}: für später, mit einer eigenen Spezifikation.`,
    open: (title) => `${bare(title)}: Wird es gebaut, und wann?`,
  },
};

function bare(text: string): string {
  return text.trim().replace(/[.]+$/u, '');
}
