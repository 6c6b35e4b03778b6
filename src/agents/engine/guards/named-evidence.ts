import { questionText } from '../../questions/catalogue';
import type { Evidence } from '../../session/evidence';
import type { QuestionDraft } from '../../session/question';
import { namesOfCode } from './answered-by-evidence';

/** Most pieces that a question gets for the names in it. */
const MOST = 3;

/**
 * A model's question that cites nothing, with the evidence whose file or code its text names, so that the person can open
 * what it speaks of. What cites evidence, and what others wrote, stays as it is.
 */
export function withNamedEvidence(draft: QuestionDraft, evidence: readonly Evidence[]): QuestionDraft {
  if (draft.by !== 'model' || draft.purpose === 'approval' || draft.evidence.length > 0) return draft;
  const text = `${questionText(draft.type, draft.config)}\n${draft.why}`;
  const names = namesOfCode(text);
  const cited = evidence.filter((piece) => text.includes(piece.path) || names.some((name) => isAbout(piece, name)));
  return cited.length === 0 ? draft : { ...draft, evidence: cited.slice(0, MOST).map(({ id }) => id) };
}

/** Whether a piece is of the named file, or shows the named code. */
function isAbout({ path, names = [], excerpt }: Evidence, name: string): boolean {
  if (/\.[a-z]{1,5}$/.test(name)) return path === name || path.endsWith(`/${name}`);
  return names.some((one) => one.name === name) || hasWord(excerpt, name);
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const beside = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
    if (beside.every((char) => !/[\w$]/.test(char))) return true;
  }
  return false;
}
