import { z } from 'zod';
import { toExchange } from '../session/exchanges';
import { contentStems } from '../base/english/words';
import type { Session } from '../session/session';
import type { Statement } from '../session/statement';
import { currentFacts } from '../session/facts-in-force';
import { provenanceOf } from './provenance';
import { inFull } from './reply';
import { isSettled } from './settled-facts';
import { sentence } from '../base/english/sentence';

export const seenSchema = z.object({
  summary: z.string(),
  /** What the workspace answers by itself, beyond what was asked about or is assumed. */
  facts: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
  /** What the look left unknown, and is so still. */
  gaps: z.array(z.string()),
});
export type Seen = z.infer<typeof seenSchema>;

/** What a specification says of the workspace. */
export function seenIn(session: Session, statements: readonly Statement[]): Seen {
  const { probe, questions } = session;
  const asked = questions.map((q) => ({ ...toExchange(q), answered: q.response?.kind === 'answer' }));
  const stated = new Set(
    statements.filter(({ kind }) => kind === 'assumption' || kind === 'fact').map(({ text }) => text),
  );
  const summary = {
    not_started: 'The workspace was not looked at.',
    skipped: `The workspace was not looked at. ${probe.reason}`,
    running: probe.evidenceSummary,
    cancelled: `The look at the workspace was stopped early. ${probe.evidenceSummary}`,
    failed: `The look at the workspace broke down. ${probe.reason}`,
    completed_with_confidence: probe.evidenceSummary,
    completed_with_gaps: probe.evidenceSummary,
  }[probe.status];
  return {
    summary: summary.trim(),
    facts: currentFacts(session)
      .filter((fact) => !isSettled(fact, asked) && !stated.has(sentence(fact.text)))
      .map(({ text, evidence }) => ({
        text,
        sources: evidence.filter((id) => session.evidence.some((e) => e.id === id)),
      })),
    gaps: openGaps(session),
  };
}

/** From this score on, found code is named in a specification even if no statement cites it. */
const WORTH_NAMING = 0.5;
/** Most pieces of code that are named for that. */
const MOST_PLACES = 8;

/** The code that a change touches or stands beside, the best first. */
export function placesIn<Piece extends { kind: string; score: number }>(evidence: readonly Piece[]): Piece[] {
  return evidence
    .filter(({ kind, score }) => kind === 'code' && score >= WORTH_NAMING)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_PLACES);
}

/** From this share of a gap's own words on, and so many of them if it has as many, something is taken to be about it. */
const ABOUT = 0.6;
const LEAST_WORDS = 3;

/** Words that say that something is not known, and not what. */
const FRAME = new Set(
  contentStems(
    'nothing nobody none says said tells told shows shown mentions workspace code repository evidence unknown unclear known clear seen found whether confirm stands stated documented',
  ),
);

/**
 * What the look left unknown and is so still: a gap is closed by an answer, by a statement that rests on one, or by
 * evidence, if most of the gap's own words are in it.
 */
function openGaps(session: Session): string[] {
  const { probe, questions, statements, evidence } = session;
  const answered = questions
    .filter(({ question, response }) => response?.kind === 'answer' && question.purpose !== 'approval')
    .map((asked) => {
      const exchange = toExchange(asked);
      return `${exchange.question} ${exchange.subject ?? ''} ${asked.question.why} ${inFull(exchange)}`;
    });
  const written = statements
    .filter(({ kind }) => kind !== 'open_question' && kind !== 'delegated')
    .filter((statement) => !provenanceOf(session, statement).assumed)
    .map(({ text }) => text);
  const known = [...answered, ...written, ...evidence.map(({ path, shows }) => `${path} ${shows}`)].map(
    (text) => new Set(contentStems(text)),
  );
  return probe.gaps.filter((gap, at) => {
    if (at === probe.placeGap && placesIn(evidence).length > 0) return false;
    const words = contentStems(gap).filter((word) => !FRAME.has(word));
    if (words.length < 2) return true;
    const needed = Math.min(words.length, Math.max(LEAST_WORDS, Math.ceil(words.length * ABOUT)));
    return !known.some((there) => words.filter((word) => there.has(word)).length >= needed);
  });
}
