import type { JSX } from 'preact';
import type { QuestionView } from '../../../agents/view/session-view';
import { t } from '../../ui/strings';

/** Says of a question that the offline interviewer stood in for the model; nothing of any other. */
export function AskedOffline({ question }: { question: Pick<QuestionView, 'standIn'> }): JSX.Element | null {
  if (!question.standIn) return null;
  return (
    <p class="asked-offline" data-testid="asked-offline">
      {t('asked by the offline interviewer: the model’s reply could not be used')}
    </p>
  );
}
