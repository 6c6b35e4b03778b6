import type { Labels } from '../session/labels';
import type { Session } from '../session/session';
import { untouched } from '../session/what-stands';
import { codeSpan } from '../base/text/markdown';
import { BINDING } from './earlier';
import { saysOtherwise } from './says-otherwise';
import { placeOfStatement } from './told-against';

/**
 * What a change of a specification adds or words anew and what stands untouched in it that cannot both hold, as far as rules
 * can tell: a sentence for each pair, with the line on which the latter stands. Empty where no specification is changed.
 */
export function againstWhatStands(session: Session, labels: Labels): string[] {
  const { changes, statements } = session;
  if (changes === null) return [];
  const kept = new Set(untouched(session));
  const standing = changes.statements.filter(({ id }) => kept.has(id));
  return statements
    .filter(({ id, kind }) => !kept.has(id) && (BINDING.includes(kind) || kind === 'acceptance'))
    .flatMap(({ id, text }) =>
      standing.flatMap((stands) => {
        const label = labels[id] ?? id;
        const about = { title: changes.title, request: '', exclusive: [], asking: label };
        const written = { ...stands, statement: stands.id, sources: [], assumed: false };
        const why = saysOtherwise(text, written, about);
        const place = codeSpan(placeOfStatement({ folder: changes.folder, line: stands.line ?? null }));
        return why === null
          ? []
          : [`${label} contradicts ${labels[stands.id] ?? stands.id}, which stands (${place}): ${why}.`];
      }),
    );
}
