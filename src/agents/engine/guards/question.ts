import { toExchange } from '../../session/exchanges';
import { parseConfig, optionsOf, questionText, questionTitle } from '../../questions/catalogue';
import type { Evidence } from '../../session/evidence';
import type { QuestionDraft } from '../../session/question';
import type { AskedQuestion, Session } from '../../session/session';
import { evidenceInForce } from '../../session/evidence-in-force';
import { currentFacts } from '../../session/facts-in-force';
import { answeredByEvidence, askedToHandOver, namesOfCode } from './answered-by-evidence';
import { answeredByFacts } from './answered-by-facts';
import { askedInOtherWords } from './asked-before';
import { askHowItIs, clausesOf } from './clauses';
import { type Said, valueGiven } from './given-values';
import type { Finding, KnownSoFar } from './known-so-far';

/**
 * Share of words two questions may have in common (Jaccard index over words of their titles) before they count as the
 * same question. Chosen so that rewordings with the same nouns are caught and siblings of one template are not.
 */
const SAME_QUESTION = 0.8;

/** Most characters of what the person said that a reason repeats. */
const QUOTED = 120;

/**
 * Why a proposed question must not be asked as it stands; null if it may. `found` is evidence that its author found for
 * it and that is not the session's yet. A caller's question stands as it is. Pure, and total: no draft makes it throw.
 */
export function refuseQuestion(
  session: Session,
  draft: QuestionDraft,
  found: readonly Evidence[] = [],
): Refusal | null {
  if (draft.by === 'caller') return null;
  // What it is about may have to be asked again: the interviewer knows how often it was.
  const isReading = draft.purpose === 'reading';
  const firm = unfit(draft) ?? (isReading ? null : repeated(session, draft));
  if (firm !== null) return { reason: firm, firm: true };
  if (isReading) return null;
  const reason = seen(draft, knownSoFar(session, found)) ?? said(session, draft);
  return reason === null ? null : { reason, firm: false };
}

/** What answers a question of all that was seen, in a sentence for people; null where nothing does. Pure, and total. */
export function answeredByWhatWasSeen(session: Session, draft: QuestionDraft): string | null {
  const says = whatAnswers(draft, knownSoFar(session, []));
  return says === null ? null : `${says}.`;
}

function knownSoFar(session: Session, found: readonly Evidence[]): KnownSoFar {
  return {
    facts: currentFacts(session),
    evidence: [...evidenceInForce(session), ...found],
    selection: session.selection,
  };
}

function unfit({ type, config }: QuestionDraft): string | null {
  const parsed = parseConfig(type, config, 'question.config');
  return parsed.ok ? null : `The question does not fit its type: ${parsed.problems.join('; ')}`;
}

/** What was asked for a goal that is none any more settles nothing of this one. */
function ofThisGoal({ questions }: Session): AskedQuestion[] {
  return questions.filter(({ former }) => former !== true);
}

/** Asked before in nearly the same words, or about the same thing by its key. */
function repeated(session: Session, draft: QuestionDraft): string | null {
  const questions = ofThisGoal(session);
  const words = wordsOf(questionTitle(draft.config));
  for (const { question } of questions) {
    if (draft.about !== undefined && draft.about === question.about) return `${question.id} asked about this already.`;
    if (question.purpose === 'approval' || question.purpose === 'reading') continue;
    if (
      questionText(question.type, question.config) === questionText(draft.type, draft.config) ||
      overlap(words, wordsOf(questionTitle(question.config))) >= SAME_QUESTION
    ) {
      return `${question.id} asked this already: “${questionTitle(question.config)}”.`;
    }
  }
  return null;
}

/** Why it is not to be asked: what the workspace has shown answers every part of it. */
function seen(draft: QuestionDraft, known: KnownSoFar): string | null {
  const says = whatAnswers(draft, known);
  if (says === null) return null;
  return `${says}: ask something that this does not answer, or ask to confirm it if the change depends on it.`;
}

/** What the workspace has shown that answers every part of a question, in a sentence without its full stop. */
function whatAnswers(draft: QuestionDraft, known: KnownSoFar): string | null {
  const title = questionTitle(draft.config);
  const handed = askedToHandOver(title, known);
  if (handed !== null) return answeredBy([handed]);
  const clauses = clausesOf(title);
  if (!askHowItIs(clauses)) return null;
  const findings: Finding[] = [];
  for (const clause of clauses) {
    const finding = answeredByFacts(clause, known) ?? answeredByEvidence(clause, title, known);
    if (finding === null) return null;
    findings.push(finding);
  }
  if (hasOtherChoices(draft, findings, known) || hasItConfirmed(draft, findings)) return null;
  return answeredBy(findings);
}

function answeredBy(findings: readonly Finding[]): string {
  const says = [...new Set(findings.map((finding) => finding.says))].join('; ');
  return capital(says);
}

/**
 * Choices that name nothing that was seen are ways of building it: "Where is the cache kept?" with "In memory" and "In
 * Redis" asks for a decision, whatever its grammar.
 */
function hasOtherChoices({ config }: QuestionDraft, findings: readonly Finding[], { facts }: KnownSoFar): boolean {
  const options = optionsOf(config);
  if (options.length === 0) return false;
  const names = [...findings.flatMap((finding) => finding.names), ...facts.map(({ value }) => value.toLowerCase())];
  return !options.some(({ label }) => {
    const text = label.toLowerCase();
    return (
      /^(?:yes|no)\b/.test(text) ||
      namesOfCode(label).length > 0 ||
      names.some((name) => name.length > 1 && text.includes(name))
    );
  });
}

/** A plain yes or no to what the question itself says was found. */
function hasItConfirmed({ type, config, evidence }: QuestionDraft, findings: readonly Finding[]): boolean {
  if (type !== 'confirm') return false;
  const context = typeof config['context'] === 'string' ? config['context'].toLowerCase() : '';
  return findings.every(
    (finding) =>
      finding.evidence.some((id) => evidence.includes(id)) ||
      finding.names.some((name) => name.length > 1 && context.includes(name)),
  );
}

/** What the person has said answers it, or they declined to. */
function said(session: Session, draft: QuestionDraft): string | null {
  const again = askedInOtherWords(draft, ofThisGoal(session));
  if (again !== null) return `${earlier(again)} Ask something else.`;
  const title = questionTitle(draft.config);
  const clauses = clausesOf(title);
  if (clauses.length !== 1 || quotesThePerson(draft)) return null;
  const given = valueGiven(clauses[0] ?? '', saidBy(session));
  if (given === null || questionText(draft.type, draft.config).toLowerCase().includes(given.value.toLowerCase()))
    return null;
  const quote = given.text.length > QUOTED ? `${given.text.slice(0, QUOTED)}…` : given.text;
  return `${capital(given.source)} says it already: “${quote.trim()}”. Ask something else, or what this leaves open.`;
}

function earlier({ question, response, status }: AskedQuestion): string {
  const asked = `${question.id} asked this in other words (“${questionTitle(question.config)}”)`;
  if (status === 'parked') return `${asked} and comes back by itself.`;
  if (response?.kind !== 'non_answer')
    return `${asked}${response === null ? '' : ` and was answered: ${response.digest.replace(/[.\s]+$/, '')}`}.`;
  switch (response.nonAnswer) {
    case 'you_decide':
      return `${asked}; the person leaves it to whoever builds it.`;
    case 'dont_know':
      return `${asked}; the person does not know, so it stays open.`;
    case 'none_of_these':
      return `${asked} and was answered: ${response.text.replace(/[.\s]+$/, '')}.`;
    case 'not_now':
      return `${asked} and was put off.`;
  }
}

/** A question that quotes the person takes up what they said, and knows it. */
function quotesThePerson({ config }: QuestionDraft): boolean {
  const context = typeof config['context'] === 'string' ? config['context'] : '';
  return /[“"]\S/u.test(`${questionTitle(config)} ${context}`);
}

/** All that the person said, the request first. */
function saidBy(session: Session): Said[] {
  const { request, messages } = session;
  const questions = ofThisGoal(session);
  const answered = questions.flatMap((asked): Said[] => {
    const { questionId, question, subject, digest, text, purpose } = toExchange(asked);
    const words = digest === '' ? text : digest;
    return purpose === 'approval' || words === ''
      ? []
      : [{ source: questionId, text: `${question.replace(/[?.!]+$/, '')} (${subject ?? ''}): ${words}` }];
  });
  return [
    { source: 'the request', text: request },
    ...messages.map(({ id, text }) => ({ source: id, text })),
    ...answered,
  ];
}

function capital(text: string): string {
  // The name of a file is left as it is.
  return /^(?:the|it)\b/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : shared / all;
}
/** Why a proposed question must not be asked as it stands. */
interface Refusal {
  /** In words for whoever proposed it: what answers it already, and what to do instead. */
  reason: string;
  /**
   * Whether it is never to be asked: it does not fit its type, or was asked in these words before. What is not firm is a
   * judgement that may be wrong, so the question is sent back once and asked if its author stays with it.
   */
  firm: boolean;
}
