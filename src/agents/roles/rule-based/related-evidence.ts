import { bearsOutFacts } from '../../session/evidence';
import { subwords } from '../../base/english/subwords';
import type { Evidence } from '../../session/evidence';
import { contentStems, stem } from '../../base/english/words';

/** Most pieces that a question cites because they are about the same thing. */
const MOST = 3;

/** Pieces that fit the request less were matched by chance. */
const LEAST_SCORE = 0.3;

/** Tests that fit the request less are not those of what is to be changed. */
const LEAST_TEST_SCORE = 0.5;

/** Tests are cited for questions about proof, what lies outside the workspace for none. */
const CITED: ReadonlySet<Evidence['kind']> = new Set(['code', 'doc', 'config', 'manifest', 'sdd']);

/** Words of a question that its names must share with a piece, or so many where the piece speaks of others of them. */
const IN_NAMES = 2;
const IN_ALL = 4;

/** Words of questions that say nothing about code. */
const PLAIN = new Set(
  'answer ask behave behaviour build case change code come decide else example first function happen help keep know last long main mean must name number old order part people person place right same say see set show start still stop take tell time today two type use user value wait way what work index init new test'
    .split(' ')
    .map(stem),
);

interface AboutQuestion {
  /** Its title, and what it settles. */
  text: string;
  /** Whether it asks how the change is proved. */
  aboutProof: boolean;
}

/**
 * The evidence that a question is about, best first, at most three pieces: those whose file and definitions are named in
 * its words. A question about proof gets the nearest test. Nothing rather than something that only shares a word.
 */
export function relatedEvidence({ text, aboutProof }: AboutQuestion, evidence: readonly Evidence[]): Evidence[] {
  const words = new Set(contentStems(text).filter((word) => !PLAIN.has(word)));
  const rated = evidence
    .filter((piece) => piece.score >= LEAST_SCORE && CITED.has(piece.kind) && !bearsOutFacts(piece))
    .map((piece) => ({ piece, fit: fitOf(words, piece) }))
    .filter(({ fit }) => fit > 0)
    .sort((left, right) => right.fit - left.fit || right.piece.score - left.piece.score);
  const related = rated.slice(0, MOST).map(({ piece }) => piece);
  if (!aboutProof) return related;
  const [test] = evidence
    .filter((piece) => piece.kind === 'test' && piece.score >= LEAST_TEST_SCORE && !bearsOutFacts(piece))
    .sort((left, right) => right.score - left.score);
  return test === undefined ? related : [test, ...related].slice(0, MOST);
}

function fitOf(words: ReadonlySet<string>, { path, shows, excerpt }: Evidence): number {
  const names = stemsIn(`${path} ${shows}`);
  const body = stemsIn(excerpt);
  const inNames = [...words].filter((word) => names.has(word)).length;
  const inAll = [...words].filter((word) => names.has(word) || body.has(word)).length;
  return inNames >= IN_NAMES || (inNames > 0 && inAll >= IN_ALL) ? inNames + inAll : 0;
}

function stemsIn(text: string): Set<string> {
  return new Set(subwords(text).map(stem));
}
