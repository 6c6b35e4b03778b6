import type { JSX } from 'preact';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import type { ControlProps } from './control';
import { Decision } from './decision';

/** What is said of a text as a whole: it stands, or it is to be changed. */
export type Approval = 'approve' | 'revise';

const APPROVALS: readonly Approval[] = ['approve', 'revise'];

/** The half-filled part of such a question that concerns the whole. */
export interface ApprovalDraft {
  decision: Approval | null;
  feedback: string;
}

/** The draft after the choice at `index`, from 0, was picked; null if there is none. */
export function pickApproval<D extends ApprovalDraft>(draft: D, index: number): D | null {
  const decision = APPROVALS[index];
  return decision ? { ...draft, decision } : null;
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
        choices={[
          { value: 'approve', label: t('Approve') },
          { value: 'revise', label: t('Ask for changes') },
        ]}
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
