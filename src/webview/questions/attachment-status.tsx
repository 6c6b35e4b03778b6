import type { JSX } from 'preact';
import { t } from '../ui/strings';
import type { Attachments } from './use-attachments';

/** What is being stored, and what could not be. */
export function AttachmentStatus({ pending, problems }: Pick<Attachments, 'pending' | 'problems'>): JSX.Element {
  return (
    <div role="status">
      {pending > 0 && <p class="hint">{t('Storing {0}…', pending)}</p>}
      {problems.map((problem) => (
        <p class="hint wrong">{problem}</p>
      ))}
    </div>
  );
}
