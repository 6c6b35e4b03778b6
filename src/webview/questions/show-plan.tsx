import { useContext, useState } from 'preact/hooks';
import type { ShowPlanAnswer, ShowPlanConfig } from '../../agents/questions/show-plan';
import { Button } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import { PlanDraftContext } from '../draft/plan-context';
import { ApprovalFields, pickApproval, type ApprovalDraft } from './approval';
import type { Control, ControlProps } from './control';
import { EditablePlan, PlanSection } from './editable-plan';
import { begunOn, boxesOf, saysSomething, withComment, type Annotation } from './plan-comments';
import { feedbackOf, isBlank } from './typed-text';

interface Draft extends ApprovalDraft {
  annotations: Annotation[];
}

/** The section of what stays open, and what is said to be asked about it: in words that the engine knows, whatever the editor speaks. */
const OPEN_SECTION = 'open';
const ASK_ABOUT_OPEN = 'Please ask me about the points that stay open.';

export const showPlan: Control<ShowPlanConfig, ShowPlanAnswer, Draft> = {
  type: 'show_plan',
  initial: () => ({ decision: null, annotations: [], feedback: '' }),
  toAnswer({ sections }, { decision, annotations, feedback }) {
    if (decision === null) return { problem: t('Approve the plan, or ask for changes.') };
    const said = annotations.filter(
      ({ sectionId, text }) => saysSomething(text) && sections.some(({ id }) => id === sectionId),
    );
    if (decision === 'revise' && said.length === 0 && isBlank(feedback)) {
      return { problem: t('Say what to change: comment on a section, or on the whole.') };
    }
    return { answer: { decision, annotations: said, ...feedbackOf(feedback) } };
  },
  fromAnswer: (_config, { decision, annotations, feedback }) => ({ decision, annotations, feedback: feedback ?? '' }),
  pick: (_config, draft, index) => pickApproval(draft, index),
  View,
  get submitLabel() {
    return t('Send decision');
  },
  enterIsNewline: false,
};

function commented(draft: Draft, sectionId: string, at: number | null, text: string): Draft {
  const annotation = { sectionId, text };
  const annotations = at === null ? [...draft.annotations, annotation] : draft.annotations.with(at, annotation);
  return { ...draft, annotations };
}

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<ShowPlanConfig, Draft>) {
  const planDraft = useContext(PlanDraftContext);
  // Which field was begun at a statement, and how often one was: it gets the focus each time.
  const [begun, setBegun] = useState({ sectionId: '', box: 0, times: 0 });
  const commentOn = ({ id }: ShowPlanConfig['sections'][number], label: string): void => {
    const { annotations, box } = begunOn(draft.annotations, id, label);
    onDraft({ ...draft, annotations });
    setBegun({ sectionId: id, box, times: begun.times + 1 });
  };
  const isBegun = (id: string, box: number) => begun.sectionId === id && begun.box === box;
  const askAboutOpen = (): void => {
    const annotations = withComment(draft.annotations, OPEN_SECTION, ASK_ABOUT_OPEN);
    onDraft({ ...draft, annotations, decision: 'revise' });
  };
  const asks = ({ id, content }: ShowPlanConfig['sections'][number]) =>
    id === OPEN_SECTION && planDraft?.mayAsk === true && /^- /m.test(content) ? (
      <p>
        <Button icon="comment" onClick={askAboutOpen} disabled={disabled}>
          {t('Ask me about these')}
        </Button>
      </p>
    ) : null;
  const comments = (section: ShowPlanConfig['sections'][number]) => (
    <>
      {asks(section)}
      {boxes(section)}
    </>
  );
  const boxes = ({ id, title }: ShowPlanConfig['sections'][number]) =>
    boxesOf(draft.annotations, id).map(({ at, text }, box) => (
      <TextArea
        key={isBegun(id, box) ? `${box} ${begun.times}` : box}
        focusOnMount={isBegun(id, box)}
        value={text}
        onInput={(typed) => onDraft(commented(draft, id, at, typed))}
        label={t('Comment on “{0}”', title)}
        hideLabel
        placeholder={t('Comment on this section')}
        rows={1}
        disabled={disabled}
      />
    ));
  return (
    <div class="control-stack">
      {planDraft === null ? (
        config.sections.map((section, index) => (
          <PlanSection key={section.id} id={`${questionId}-section-${index}`} title={section.title}>
            <Markdown text={section.content} />
            {comments(section)}
          </PlanSection>
        ))
      ) : (
        <EditablePlan
          questionId={questionId}
          sections={config.sections}
          plan={planDraft}
          comments={comments}
          commentOn={commentOn}
        />
      )}
      <ApprovalFields questionId={questionId} draft={draft} onDraft={onDraft} disabled={disabled} />
    </div>
  );
}
