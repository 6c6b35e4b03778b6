import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { otherAnswer } from '../../../agents/questions/catalogue';
import type { NonAnswer } from '../../../agents/session/question';
import type { QuestionView } from '../../../agents/view/session-view';
import { useHost } from '../../connection/use-host';
import { useReturnFocus } from '../../draft/use-return-focus';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { ReplyField } from './reply-field';

interface NonAnswersProps {
  question: QuestionView;
  /** Sends a non-answer; rejects with the reason if it is refused. */
  give: (nonAnswer: NonAnswer, text?: string) => Promise<unknown>;
  /** Sends a non-answer and shows a refusal at the question. */
  giveAtOnce: (nonAnswer: NonAnswer) => void;
  /** Says that the change is not about what is asked. */
  sendAway: () => void;
}

/** The ways to reply without answering, and to ask back. An approval can only be asked back about. */
export function NonAnswers({ question, give, giveAtOnce, sendAway }: NonAnswersProps): JSX.Element {
  const host = useHost();
  const noneKey = `none:${question.id}`;
  const clarifyKey = `clarify:${question.id}`;
  const begun = (key: string): boolean => host.typing.get(key) !== null;
  const [opened, setOpened] = useState<'none' | 'clarify' | null>(
    begun(noneKey) ? 'none' : begun(clarifyKey) ? 'clarify' : null,
  );
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(opened !== null, place, '[data-testid="clarify"]');
  const toggle = (field: 'none' | 'clarify'): void => setOpened(opened === field ? null : field);
  const approval = question.purpose === 'approval';
  const reading = question.purpose === 'reading';
  // Whoever is asked for words or code writes it instead in the field itself.
  const ownOther =
    question.type === 'ask_text' ||
    question.type === 'ask_code' ||
    otherAnswer(question.type, question.config, t('something else')) !== null;
  return (
    <div ref={place} class="non-answers">
      <div class="buttons small" role="group" aria-label={t('Other ways to reply')}>
        {!approval && (
          <>
            <Button testId="nonanswer-you_decide" onClick={() => giveAtOnce('you_decide')}>
              {t('You decide')}
            </Button>
            {!reading && (
              <Button testId="nonanswer-dont_know" onClick={() => giveAtOnce('dont_know')}>
                {t('I don’t know')}
              </Button>
            )}
            {!ownOther && (
              <Button testId="nonanswer-none_of_these" expanded={opened === 'none'} onClick={() => toggle('none')}>
                {t('None of these')}
              </Button>
            )}
            {!reading && (
              <Button testId="nonanswer-not_now" onClick={() => giveAtOnce('not_now')}>
                {t('Not now')}
              </Button>
            )}
            {question.maySendAway && (
              <Button testId="not-about-this" onClick={sendAway}>
                {t('Not about this')}
              </Button>
            )}
          </>
        )}
        <Button testId="clarify" expanded={opened === 'clarify'} onClick={() => toggle('clarify')}>
          {t('Why do you ask? / Tell me more')}
        </Button>
      </div>
      {opened === 'none' && (
        <ReplyField
          key="none"
          typedAs={noneKey}
          testId="none-of-these-text"
          label={t('None of these. Instead:')}
          placeholder={t('Say in your own words what it is instead')}
          sendLabel={t('Send')}
          emptyRefusal={t('Say in your own words what it is instead.')}
          send={(words) => give('none_of_these', words)}
          close={() => setOpened(null)}
        />
      )}
      {opened === 'clarify' && (
        <ReplyField
          key="clarify"
          typedAs={clarifyKey}
          testId="clarify-text"
          label={t('Ask back; the question stays open')}
          placeholder={t('Why do you ask?')}
          sendLabel={t('Ask')}
          emptyRefusal={null}
          send={(words) =>
            host.command({ type: 'clarify', questionId: question.id, text: words || t('Why do you ask?') })
          }
          close={() => setOpened(null)}
        />
      )}
    </div>
  );
}
