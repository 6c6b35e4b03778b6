import type { JSX } from 'preact';
import { useAction } from '../../connection/use-action';
import { useHost, useTypedText } from '../../connection/use-host';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import { LiveRegion } from '../../ui/live-region';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';

/** A field for a topic of the person's own. */
export function AddTopic(): JSX.Element {
  const host = useHost();
  const title = useTypedText('new-topic');
  const action = useAction();
  const [said, say] = useState('');
  const add = async (): Promise<void> => {
    const given = title.text.trim();
    if (given === '') return action.refuse(t('Write what the topic is called, then add it.'));
    if (!(await action.run(() => host.command({ type: 'add_topic', title: given })))) return;
    title.clear();
    say(t('{0} is added.', given));
  };
  return (
    <form
      class="add-topic"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label class="visually-hidden" for="new-topic">
        {t('Topic of your own')}
      </label>
      <input
        id="new-topic"
        data-testid="new-topic"
        value={title.text}
        placeholder={t('Topic of your own')}
        aria-invalid={action.refusal !== null}
        aria-describedby={action.refusal === null ? undefined : 'new-topic-refusal'}
        onInput={(event) => title.set(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          void add();
        }}
      />
      <Button testId="add-topic" onClick={() => void add()}>
        {t('Add')}
      </Button>
      <LiveRegion text={said} />
      <Refusal id="new-topic-refusal" reason={action.refusal} />
    </form>
  );
}
