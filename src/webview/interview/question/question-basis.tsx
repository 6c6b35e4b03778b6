import type { JSX } from 'preact';
import type { QuestionView } from '../../../agents/view/session-view';
import { Chips } from '../../draft/chips';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { useOpenSource } from '../../connection/use-open-source';

/** What a question rests on: why it is asked, the code it is about, and its context. */
export function QuestionBasis({ question }: { question: QuestionView }): JSX.Element {
  const { open, action } = useOpenSource();
  const context = question.config['context'];
  return (
    <div class="ground">
      {question.why && <p class="why">{t('Why this is asked: {0}', question.why)}</p>}
      <Chips chips={question.evidence} onOpen={open} label={t('Evidence')} />
      <Refusal reason={action.refusal} />
      {typeof context === 'string' && context !== '' && <Markdown text={context} />}
    </div>
  );
}
