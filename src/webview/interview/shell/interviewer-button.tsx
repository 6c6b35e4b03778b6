import type { JSX } from 'preact';
import type { SessionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Icon } from '../../ui/icons';
import { t } from '../../ui/strings';
import { isFixed } from '../../connection/is-fixed';
import { MODEL_BLOCK_ID } from '../question/model-block';
import { Refusal } from '../../ui/refusal';

/** Who leads the session; a click lets the person choose another model. Beside it, whether that one is paused. */
export function InterviewerButton({
  session,
}: {
  session: Pick<SessionView, 'interviewer' | 'ended' | 'elsewhere' | 'model'>;
}): JSX.Element {
  const { interviewer, model } = session;
  const fixed = isFixed(session);
  const host = useHost();
  const action = useAction();
  return (
    <>
      <button
        type="button"
        class="label-chip"
        data-testid="interviewer"
        aria-label={t('Interviewer: {0}. Choose another model', interviewer)}
        title={t('{0}. Choose another model', interviewer)}
        disabled={fixed}
        onClick={() => void action.run(() => host.request({ type: 'select_model' }))}
      >
        <span>{interviewer}</span>
        {!fixed && <Icon name="down" />}
      </button>
      {model.block && !fixed && (
        <button
          type="button"
          class="badge caution"
          data-testid="model-paused"
          title={model.block.reason}
          onClick={() => document.getElementById(MODEL_BLOCK_ID)?.focus()}
        >
          {t('Model paused')}
        </button>
      )}
      <Refusal reason={action.refusal} />
    </>
  );
}
