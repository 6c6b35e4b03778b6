import { questionText } from '../../questions/catalogue';
import type { Evidence } from '../../session/evidence';
import type { QuestionDraft } from '../../session/question';
import { namesOfCode } from './answered-by-evidence';

/** Most pieces that a question gets for the names in it. */
const MOST = 3;

/**
 * A model's question that cites nothing, with the evidence whose file its text names, or that defines the code it names, so
 * that the person can open what it speaks of: nothing rather than a piece in which the same word stands. What cites
 * evidence, and what others wrote, stays as it is.
 */
export function withNamedEvidence(draft: QuestionDraft, evidence: readonly Evidence[]): QuestionDraft {
  if (draft.by !== 'model' || draft.purpose === 'approval' || draft.evidence.length > 0) return draft;
  const text = `${questionText(draft.type, draft.config)}\n${draft.why}`;
  const names = namesOfCode(text);
  const cited = evidence.filter((piece) => text.includes(piece.path) || names.some((name) => isAbout(piece, name)));
  return cited.length === 0 ? draft : { ...draft, evidence: cited.slice(0, MOST).map(({ id }) => id) };
}

/** Whether a piece is of the named file, or defines the named code. */
function isAbout({ path, names = [] }: Evidence, name: string): boolean {
  if (/\.[a-z]{1,5}$/.test(name)) return path === name || path.endsWith(`/${name}`);
  return names.some((one) => one.name === name && one.defined);
}
