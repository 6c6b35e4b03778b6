import type { JSX } from 'preact';
import type { QuestionView } from '../../../agents/view/session-view';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { proposedAnswer } from './given-answer';

interface ProposalProps {
  question: QuestionView;
  /** Fills the control; the person still has to submit. */
  fill: (draft: unknown) => void;
}

/** An answer that a calling agent put forward. It counts for nothing until the person submits it. */
export function Proposal({ question, fill }: ProposalProps): JSX.Element | null {
  const proposed = proposedAnswer(question);
  if (!question.proposal || !proposed) return null;
  return (
    <div class="proposal" data-testid="proposal">
      <span>{t('Proposed by {0}: {1}', question.proposal.by, proposed.words)}</span>
      <Button
        testId="use-proposal"
        title={t('Fills in the answer. You still submit it yourself.')}
        onClick={() => fill(proposed.draft)}
      >
        {t('Use it')}
      </Button>
    </div>
  );
}
