import type { JSX } from 'preact';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import { picked, type ControlProps, type Picked } from './control';
import { Decision } from './decision';

/** What is said of a text as a whole: it stands, or it is to be changed. */
type Approval = 'approve' | 'revise';

const approvals = (): { value: Approval; label: string }[] => [
  { value: 'approve', label: t('Approve') },
  { value: 'revise', label: t('Ask for changes') },
];

/** The half-filled part of such a question that concerns the whole. */
export interface ApprovalDraft {
  decision: Approval | null;
  feedback: string;
}

/** What the choice at `index`, from 0, makes of the draft; null if there is none. */
export function pickApproval<D extends ApprovalDraft>(draft: D, index: number): Picked<D> | null {
  const approval = approvals()[index];
  return approval ? picked({ ...draft, decision: approval.value }, approval.label) : null;
}

/** The verdict on the whole, and a field for remarks on it. */
export function ApprovalFields<D extends ApprovalDraft>({
  questionId,
  draft,
  onDraft,
  disabled,
}: Pick<ControlProps<unknown, D>, 'questionId' | 'draft' | 'onDraft' | 'disabled'>): JSX.Element {
  return (
    <>
      <Decision
        id={`${questionId}-decision`}
        label={t('Your decision')}
        choices={approvals()}
        value={draft.decision}
        onChange={(decision: Approval) => onDraft({ ...draft, decision })}
        disabled={disabled}
      />
      <TextArea
        value={draft.feedback}
        onInput={(feedback) => onDraft({ ...draft, feedback })}
        label={t('On the whole (optional)')}
        disabled={disabled}
      />
    </>
  );
}
