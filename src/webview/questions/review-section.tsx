import type { ReviewSectionAnswer, ReviewSectionConfig } from '../../agents/questions/review-section';
import { t } from '../ui/strings';
import { ApprovalFields, pickApproval, type ApprovalDraft } from './approval';
import type { Control, ControlProps } from './control';
import { QuoteComments, type QuoteComment } from './quote-comments';
import { QuotePicker } from './quote-picker';
import { feedbackOf, isBlank } from './typed-text';

interface Draft extends ApprovalDraft {
  annotations: QuoteComment[];
}

export const reviewSection: Control<ReviewSectionConfig, ReviewSectionAnswer, Draft> = {
  type: 'review_section',
  initial: () => ({ decision: null, annotations: [], feedback: '' }),
  toAnswer(_config, { decision, annotations, feedback }) {
    if (decision === null) return { problem: t('Approve the section, or ask for changes.') };
    const empty = annotations.find(({ quote, text }) => isBlank(text) || isBlank(quote));
    if (empty) return { problem: t('Write your comment on “{0}”, or remove it.', empty.quote) };
    if (decision === 'revise' && annotations.length === 0 && isBlank(feedback)) {
      return { problem: t('Say what to change: comment on a passage, or on the whole.') };
    }
    return { answer: { decision, annotations, ...feedbackOf(feedback) } };
  },
  fromAnswer: (_config, { decision, annotations, feedback }) => ({ decision, annotations, feedback: feedback ?? '' }),
  pick: (_config, draft, index) => pickApproval(draft, index),
  View,
  get submitLabel() {
    return t('Send decision');
  },
  enterIsNewline: false,
};

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<ReviewSectionConfig, Draft>) {
  return (
    <div class="control-stack">
      {config.title && <h3>{config.title}</h3>}
      <QuotePicker
        id={`${questionId}-passage`}
        content={config.content}
        disabled={disabled}
        onQuote={(quote) => onDraft({ ...draft, annotations: [...draft.annotations, { quote, text: '' }] })}
      />
      <QuoteComments
        comments={draft.annotations}
        onChange={(annotations) => onDraft({ ...draft, annotations })}
        disabled={disabled}
      />
      <ApprovalFields questionId={questionId} draft={draft} onDraft={onDraft} disabled={disabled} />
    </div>
  );
}
