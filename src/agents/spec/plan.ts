import type { Session } from '../session/session';
import { buildSpec } from './model';
import { bullets, openQuestions, requirements } from './render';
import { inlineStart } from './markdown';

export interface PlanSection {
  id: string;
  title: string;
  /** Markdown. */
  content: string;
}

/**
 * What will stand in the specification, in sections to be approved or commented on, with what is assumed and what stays
 * open. Depends on nothing that approving changes, so that an approved plan stays the plan that was approved.
 */
export function planSections(session: Session): PlanSection[] {
  const spec = buildSpec(session, { summary: '', status: 'unapproved' });
  const together = (...lists: string[]) => lists.filter((list) => list !== '').join('\n');
  const sections: PlanSection[] = [
    {
      id: 'goal',
      title: 'What and for whom',
      content: together(bullets(spec.goals), bullets(spec.stories)) || `As requested: ${inlineStart(spec.request)}`,
    },
    { id: 'today', title: 'As it is today', content: bullets(spec.facts) },
    { id: 'scope', title: 'Not part of it', content: bullets(spec.nonGoals) },
    { id: 'requirements', title: 'Requirements', content: requirements(spec, '####') },
    {
      id: 'interfaces',
      title: 'Data and interfaces',
      content: together(bullets(spec.entities), bullets(spec.interfaces)),
    },
    { id: 'errors', title: 'Errors and edge cases', content: bullets(spec.edgeCases) },
    { id: 'quality', title: 'Quality', content: bullets(spec.quality) },
    { id: 'decisions', title: 'Decisions', content: bullets(spec.decisions) },
    { id: 'acceptance', title: 'How it is accepted', content: bullets(spec.acceptance) },
    { id: 'work', title: 'Tasks and risks', content: together(bullets(spec.tasks), bullets(spec.risks)) },
    { id: 'delegated', title: 'Left to the implementer', content: bullets(spec.delegated) },
    { id: 'assumed', title: 'Assumed without being asked', content: bullets(spec.assumptions) },
    { id: 'open', title: 'Left open', content: openQuestions(spec) || 'Nothing is left open.' },
  ];
  return sections.filter(({ content }) => content !== '');
}
