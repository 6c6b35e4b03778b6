import { Component, type ComponentChildren, type JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { QuestionView } from '../../../agents/view/session-view';
import { useHost } from '../../connection/use-host';
import { CONTROLS } from '../../questions/registry';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { controlHost } from './control-host';

interface ControlPlaceProps {
  question: QuestionView;
  draft: unknown;
  onDraft: (draft: unknown) => void;
  submit: (draft?: unknown) => void;
  disabled: boolean;
  /** Throws away what is filled in, for when it is what breaks the control. */
  startAfresh: () => void;
}

/** The control of a question's type. One that fails to render leaves the rest of the page, and other ways to reply. */
export function ControlPlace({ question, startAfresh, ...props }: ControlPlaceProps): JSX.Element {
  const host = useHost();
  const toHost = useMemo(() => controlHost(host, question.id), [host, question.id]);
  const { View } = CONTROLS[question.type];
  return (
    <Contained startAfresh={startAfresh}>
      <div class="control-place">
        <View questionId={question.id} config={question.config} host={toHost} {...props} />
      </div>
    </Contained>
  );
}

class Contained extends Component<{ startAfresh: () => void; children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ComponentChildren {
    if (!this.state.failed) return this.props.children;
    return (
      <div class="problem" role="alert">
        <p>{t('This question cannot be shown. Start its answer afresh, or reply in one of the ways below.')}</p>
        <Button
          onClick={() => {
            this.props.startAfresh();
            this.setState({ failed: false });
          }}
        >
          {t('Start afresh')}
        </Button>
      </div>
    );
  }
}
