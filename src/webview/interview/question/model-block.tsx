import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ModelChoice, ModelView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { choiceLabel, choiceRequest, endsWithNextAnswer } from './block-choices';
import { Refusal } from '../../ui/refusal';
import { bringIntoView, focusIfNothingIs } from './use-question-focus';

/** Id by which the status bar leads to the choices. */
export const MODEL_BLOCK_ID = 'model-block';

const TEST_IDS: Record<ModelChoice, string> = {
  retry: 'model-retry',
  another: 'model-another',
  offline: 'model-offline',
  more_tokens: 'model-more-tokens',
};

interface ModelBlockProps {
  model: ModelView;
  block: NonNullable<ModelView['block']>;
  /** Whether a question stands below, which can be answered all the same. */
  questionOpen: boolean;
}

/** Why no model is called just now, and the ways to go on. */
export function ModelBlock({ model, block, questionOpen }: ModelBlockProps): JSX.Element {
  const host = useHost();
  const going = useAction();
  // The editor's picker may stay open for long; meanwhile the other ways to go on must work.
  const choosing = useAction();
  const place = useRef<HTMLDivElement>(null);
  const mention = endsWithNextAnswer(block, questionOpen);
  useLayoutEffect(() => bringIntoView(place.current), []);
  // What the person did is gone, e.g. the button that stopped the model. An open question takes the focus itself.
  useEffect(() => {
    if (!questionOpen) focusIfNothingIs(() => place.current?.focus());
  }, []);
  useFocusHandedOn(place);
  const choose = (choice: ModelChoice): void => {
    const action = choice === 'another' ? choosing : going;
    void action.run(() => host.request(choiceRequest(choice, model)));
  };
  return (
    <div
      ref={place}
      id={MODEL_BLOCK_ID}
      class={mention ? 'model-block' : 'model-block problem'}
      role={mention ? 'status' : 'alert'}
      tabIndex={-1}
      data-testid="model-block"
    >
      <p>
        <strong>{t('Model paused.')}</strong> {block.reason}
        {questionOpen &&
          ` ${mention ? t('It goes on with your next answer.') : t('You can answer below; what follows waits for your choice.')}`}
      </p>
      <div class="buttons small">
        {block.choices.map((choice, index) => (
          <Button
            key={choice}
            testId={TEST_IDS[choice]}
            appearance={index === 0 && !questionOpen ? 'primary' : 'secondary'}
            onClick={() => choose(choice)}
          >
            {choiceLabel(choice, block, model)}
          </Button>
        ))}
      </div>
      <Refusal reason={going.refusal ?? choosing.refusal} />
    </div>
  );
}

/** When the choices go away with the focus on them, the open question gets it, if there is one. */
function useFocusHandedOn(place: { current: HTMLElement | null }): void {
  useLayoutEffect(
    () => () => {
      if (!place.current?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('.open-question h2')?.focus();
    },
    [],
  );
}
