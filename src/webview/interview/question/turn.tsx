import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { t } from '../../ui/strings';
import { Elsewhere } from './elsewhere';
import { ModelBlock } from './model-block';
import { NotMadeHere } from '../not-made-here';
import { OpenQuestion } from './open-question';
import { PlanDraftContext } from '../../draft/plan-context';
import { questionKey, usePlanDraft } from './plan-draft';
import { QuestionPreview } from './question-preview';
import { useNextQuestion } from './use-next-question';
import { bringIntoView } from './use-question-focus';

/** What the person is asked now, or what they wait for. */
export function Turn({ session }: { session: SessionView }): JSX.Element | null {
  const { preview, became } = useNextQuestion(session);
  const planDraft = usePlanDraft(session);
  const key = questionKey(session);
  const { open, model, version, topics, elsewhere, foreign } = session;
  const place = useRef<HTMLDivElement>(null);
  // An answer that becomes a card leaves its place to what comes next, which then has nothing to move.
  useLayoutEffect(() => (open === null ? bringIntoView(place.current) : undefined), [open === null]);
  if (foreign !== null) return <NotMadeHere reason={elsewhere ?? ''} foreign={foreign} session={session} />;
  if (session.ended) return null;
  if (elsewhere !== null) return <Elsewhere reason={elsewhere} open={open} />;
  // Room for the whole view, so that what is being read stays where it is as more comes in, or the question before goes.
  const withRoom = preview !== null || became !== null || session.cards.length > 0;
  const awaited = open === null && preview === null && model.block === null;
  return (
    <div ref={place} class={withRoom ? 'turn with-room' : 'turn'}>
      {model.block && <ModelBlock model={model} block={model.block} questionOpen={open !== null} />}
      {open && (
        <PlanDraftContext.Provider value={planDraft}>
          <OpenQuestion key={key} question={open} version={version} typedUnder={key} />
        </PlanDraftContext.Provider>
      )}
      {preview && (
        <QuestionPreview preview={preview} topicTitle={topics.find(({ status }) => status === 'active')?.title ?? ''} />
      )}
      {awaited && <p class="awaiting quiet">{t('The next question appears here.')}</p>}
    </div>
  );
}
