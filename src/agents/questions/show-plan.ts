import * as z from 'zod';
import { idSchema, refuseSharedIds } from './options';
import { remarks } from './meaning';
import { defineQuestionType } from './question-type';
import { filledText, isBlank, LABEL_LENGTH, oneLine, wording } from './text';

const config = z.object({
  ...wording,
  /** What is to be approved, in order; `content` is Markdown. */
  sections: z
    .array(z.object({ id: idSchema, title: filledText, content: z.string() }))
    .min(1, 'at least 1 section')
    .superRefine(refuseSharedIds),
});

/** Annotations without text are boxes left empty. */
const answer = z.strictObject({
  decision: z.enum(['approve', 'revise']),
  annotations: z.array(z.strictObject({ sectionId: z.string(), text: z.string() })).default([]),
  feedback: z.string().optional(),
});

export type ShowPlanConfig = z.infer<typeof config>;
export type ShowPlanAnswer = z.infer<typeof answer>;

const filled = ({ annotations }: ShowPlanAnswer) => annotations.filter(({ text }) => !isBlank(text));

type Section = ShowPlanConfig['sections'][number];
type Annotation = ShowPlanAnswer['annotations'][number];

/** The section of an id, or the one that tells the statement of that id. */
function sectionOf(sections: readonly Section[], id: string): Section | undefined {
  const told = /^[A-Z]{1,3}-\d{3,9}$/.test(id) ? `**${id}**` : null;
  return (
    sections.find((section) => section.id === id) ??
    sections.find(({ content }) => told !== null && content.includes(told))
  );
}

/** A comment on a statement, as one on its section that begins with the statement’s id. */
function onSection(sections: readonly Section[], { sectionId, text }: Annotation): Annotation {
  const section = sectionOf(sections, sectionId);
  if (section === undefined || section.id === sectionId) return { sectionId, text };
  return { sectionId: section.id, text: text.startsWith(sectionId) ? text : `${sectionId}: ${text}` };
}

export const showPlan = defineQuestionType<ShowPlanConfig, ShowPlanAnswer>({
  type: 'show_plan',
  title: 'Review a plan',
  when: 'A plan in sections is approved or sent back with comments.',
  brief: 'approve a plan in sections, or comment on it',
  config,
  answer,
  wireKeys: { sections: 'options' },
  wireNotes: { options: 'sections: label = title, description = Markdown' },
  example: {
    question: 'Is this the plan?',
    sections: [
      { id: 'export', title: 'Export', content: 'Write the orders as **CSV**.' },
      { id: 'errors', title: 'Errors', content: 'Retry three times, then tell the person.' },
    ],
  },
  validate({ sections }, given) {
    const unknown = given.annotations.find(({ sectionId }) => sectionOf(sections, sectionId) === undefined);
    if (unknown !== undefined) {
      const there = sections.map(({ id }) => id).join(', ');
      return `The plan has no section or statement “${oneLine(unknown.sectionId, LABEL_LENGTH)}”; its sections are: ${there}.`;
    }
    if (given.decision === 'approve' || filled(given).length > 0 || !isBlank(given.feedback)) return null;
    return 'Say what to change: comment on a section, or write what you think of the whole.';
  },
  normalise: ({ sections }, given) => ({ ...given, annotations: filled(given).map((one) => onSection(sections, one)) }),
  digest({ sections }, given) {
    const titleOf = (id: string) => oneLine(sections.find((section) => section.id === id)?.title ?? id, LABEL_LENGTH);
    const remarks = filled(given).map(({ sectionId, text }) => `${titleOf(sectionId)}: ${text}`);
    if (given.feedback !== undefined && !isBlank(given.feedback)) remarks.unshift(given.feedback);
    return oneLine([given.decision === 'approve' ? 'Approved' : 'Revise', ...remarks].join(' – '));
  },
  meaning({ sections }, { decision, annotations, feedback }) {
    const onSections = annotations.map(({ sectionId, text }) => ({
      about: sections.find(({ id }) => id === sectionId)?.title ?? '',
      text,
    }));
    const verdict = decision === 'approve' ? 'approved' : 'sent back';
    return { kind: 'verdict', verdict, what: '', remarks: remarks(onSections, feedback), edited: null };
  },
  automatic: () => ({ decision: 'approve', annotations: [] }),
});
