import type { ReviewSectionAnswer, ReviewSectionConfig } from '../../agents/questions/review-section';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import type { Control, ControlProps } from './control';
import { Decision } from './decision';
import { QuoteComments, type QuoteComment } from './quote-comments';
import { QuotePicker } from './quote-picker';
import { feedbackOf, isBlank } from './typed-text';

type Verdict = ReviewSectionAnswer['decision'];

interface Draft {
  decision: Verdict | null;
  annotations: QuoteComment[];
  feedback: string;
}

const VERDICTS: readonly Verdict[] = ['approve', 'revise'];

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
  pick(_config, draft, index) {
    const decision = VERDICTS[index];
    return decision ? { ...draft, decision } : null;
  },
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
      <Decision
        id={`${questionId}-decision`}
        label={t('Your decision')}
        choices={[
          { value: 'approve', label: t('Approve') },
          { value: 'revise', label: t('Ask for changes') },
        ]}
        value={draft.decision}
        onChange={(decision) => onDraft({ ...draft, decision })}
        disabled={disabled}
      />
      <TextArea
        value={draft.feedback}
        onInput={(feedback) => onDraft({ ...draft, feedback })}
        label={t('On the whole (optional)')}
        disabled={disabled}
      />
    </div>
  );
}
