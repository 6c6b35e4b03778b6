import type { Session } from '../session/session';
import { buildSpec, marksOf, type Spec, type SpecStatement } from './model';
import { numbered } from './numbering';
import { bullets, openQuestions, requirements } from './render';
import { ownScenarios, saidOfDerived } from './scenarios';
import { inlineStart } from '../base/text/markdown';

export interface PlanSection {
  id: string;
  title: string;
  /** Markdown. */
  content: string;
}

/**
 * What will stand in the specification, in sections to be approved or commented on, with what is assumed and what stays
 * open, numbered as it will be there. Depends on nothing that approving changes, so that an approved plan stays the plan that was approved.
 */
export function planSections(session: Session): PlanSection[] {
  const spec = numbered(buildSpec(session, { summary: '', status: 'unapproved' }), session);
  const marks = marksOf(spec);
  const list = (statements: readonly SpecStatement[]) => bullets(statements, marks);
  const together = (...lists: string[]) => lists.filter((list) => list !== '').join('\n');
  const sections: PlanSection[] = [
    {
      id: 'goal',
      title: 'What and for whom',
      content: together(list(spec.goals), list(spec.stories)) || `As requested: ${inlineStart(spec.request)}`,
    },
    { id: 'today', title: 'As it is today', content: list(spec.facts) },
    { id: 'scope', title: 'Not part of it', content: list(spec.nonGoals) },
    { id: 'requirements', title: 'Requirements', content: requirements(spec, '####') },
    {
      id: 'interfaces',
      title: 'Data and interfaces',
      content: together(list(spec.entities), list(spec.interfaces)),
    },
    { id: 'errors', title: 'Errors and edge cases', content: list(spec.edgeCases) },
    { id: 'quality', title: 'Quality', content: list(spec.quality) },
    { id: 'decisions', title: 'Decisions', content: list(spec.decisions) },
    { id: 'acceptance', title: 'How it is accepted', content: together(list(ownScenarios(spec)), follows(spec)) },
    { id: 'work', title: 'Tasks and risks', content: together(list(spec.tasks), list(spec.risks)) },
    { id: 'delegated', title: 'Left to the implementer', content: list(spec.delegated) },
    { id: 'assumed', title: 'Assumed without being asked', content: list(spec.assumptions) },
    { id: 'open', title: 'Left open', content: openQuestions(spec) || 'Nothing of what was asked is left open.' },
  ];
  return sections.filter(({ content }) => content !== '');
}

/** What approving confirms beside what is shown. */
function follows(spec: Spec): string {
  const said = saidOfDerived(spec);
  return said === '' ? '' : `\n${said} Approving confirms ${said.startsWith('One ') ? 'it' : 'them'}.`;
}
