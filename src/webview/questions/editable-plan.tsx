import type { ComponentChildren, JSX } from 'preact';
import type { ShowPlanConfig } from '../../agents/questions/show-plan';
import { STATEMENT_KINDS, type StatementKind } from '../../agents/session/statement';
import { PLAN_SECTION_OF } from '../../agents/specification/plan-kinds';
import type { CommentView } from '../../agents/view/session-view';
import { AddStatement } from '../draft/add-statement';
import { useDraftEdits } from '../draft/draft-edits';
import { OpenComments } from '../draft/open-comments';
import type { PlanDraft } from '../draft/plan-context';
import { PutAside } from '../draft/put-aside';
import { StatementTools } from '../draft/statement-tools';
import { VscodeDivider } from '../ui/toolkit-elements';
import { LiveRegion } from '../ui/live-region';
import { Markdown } from '../ui/markdown';
import { t } from '../ui/strings';
import { planParts } from './plan-parts';

type Section = ShowPlanConfig['sections'][number];

/** A section of a plan under its heading. */
export function PlanSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="plan-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
      <VscodeDivider />
    </section>
  );
}

interface EditablePlanProps {
  questionId: string;
  sections: readonly Section[];
  plan: PlanDraft;
  /** The fields for comments on a section. */
  comments: (section: Section) => ComponentChildren;
  /** Begins a comment on a statement of a section, by its label. */
  commentOn: (section: Section, label: string) => void;
}

/** Sections where the person adds nothing: what they say is not assumed, is no delegation, and comes not from the workspace. */
const NOT_ADDED_TO: ReadonlySet<string> = new Set(['today', 'assumed', 'delegated']);
/** Where whatever has no section of its own on the plan is added. */
const ELSEWHERE = 'plan';

/** The plan with its statements changed in place, beside what was taken out and the comments that nobody worked in. */
export function EditablePlan({ questionId, sections, plan, comments, commentOn }: EditablePlanProps): JSX.Element {
  const { draft } = plan;
  const { edits, said } = useDraftEdits(draft, plan.send, plan.words);
  const isShown = (sectionId: string | null) => sections.some(({ id }) => id === sectionId);
  const change = ({ statements, sectionId }: CommentView): void => {
    const [first] = statements;
    const place = sectionId !== null && isShown(sectionId) && kindsOf(sectionId).length > 0 ? sectionId : ELSEWHERE;
    edits.open(first === undefined ? `add:${place}` : `edit:${first}`);
  };
  return (
    <>
      <LiveRegion text={said} />
      {sections.map((section, index) => (
        <PlanSection key={section.id} id={`${questionId}-section-${index}`} title={section.title}>
          {planParts(section.content, edits.statements).map(({ statement, markdown }, at) =>
            statement === null ? (
              <Markdown key={`part-${at}`} text={markdown} />
            ) : (
              <div key={statement.id} class="plan-statement" data-testid={`plan-statement-${statement.id}`}>
                <StatementTools
                  statement={statement}
                  edits={edits}
                  comment={() => commentOn(section, statement.label)}
                  named
                >
                  <Markdown text={markdown} />
                </StatementTools>
              </div>
            ),
          )}
          <PutAside all={draft.putAside.filter(({ sectionId }) => sectionId === section.id)} edits={edits} />
          <OpenComments
            all={draft.comments.filter(({ sectionId }) => sectionId === section.id)}
            edits={edits}
            change={change}
          />
          {kindsOf(section.id).length > 0 && (
            <AddStatement
              place={section.id}
              title={section.title}
              kinds={kindsOf(section.id)}
              topicId={null}
              edits={edits}
            />
          )}
          {comments(section)}
        </PlanSection>
      ))}
      <PlanSection id={`${questionId}-elsewhere`} title={t('Anything else')}>
        <PutAside all={draft.putAside.filter(({ sectionId }) => !isShown(sectionId))} edits={edits} />
        <OpenComments
          all={draft.comments.filter(({ sectionId }) => !isShown(sectionId))}
          edits={edits}
          change={change}
        />
        <AddStatement place={ELSEWHERE} title={t('Anything else')} kinds={null} topicId={null} edits={edits} />
      </PlanSection>
    </>
  );
}

/** What may be added to a section. */
function kindsOf(sectionId: string): StatementKind[] {
  if (NOT_ADDED_TO.has(sectionId)) return [];
  return STATEMENT_KINDS.filter((kind) => PLAN_SECTION_OF[kind] === sectionId);
}
