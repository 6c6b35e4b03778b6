import type { JSX } from 'preact';
import type { QuestionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { titleOf } from './impact';
import { Refusal } from '../../ui/refusal';

interface ElsewhereProps {
  /** The sentence that says where the session goes on. */
  reason: string;
  /** The question that is open there. */
  open: QuestionView | null;
}

/** In place of the question: another window or run has the session, and how to go on with it here. */
export function Elsewhere({ reason, open }: ElsewhereProps): JSX.Element {
  const host = useHost();
  const taking = useAction();
  return (
    <div class="turn">
      <div class="model-block problem" role="alert" data-testid="elsewhere">
        <p>
          <strong>{t('Only shown here.')}</strong> {reason}{' '}
          {t('What is answered there appears here. Take it over to go on here: there it then stops.')}
        </p>
        <div class="buttons small">
          <Button
            appearance="primary"
            testId="take-over"
            onClick={() => void taking.run(() => host.request({ type: 'take_over' }))}
          >
            {taking.pending ? t('Taking over…') : t('Take over here')}
          </Button>
        </div>
        <Refusal reason={taking.refusal} />
      </div>
      {open && (
        <section class="open-question" data-testid="open-elsewhere">
          <p class="question-topic">{open.topicTitle}</p>
          <h2>{titleOf(open)}</h2>
          <p class="quiet">{t('This question is open there.')}</p>
        </section>
      )}
    </div>
  );
}
