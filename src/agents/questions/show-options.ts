import * as z from 'zod';
import { hasOption, labelOf, notAnOption, optionList, optionSchema, refuseUnknownId } from './options';
import { chosen } from './meaning';
import { defineQuestionType } from './question-type';
import { filledText, isBlank, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    options: optionList(
      1,
      optionSchema.extend({ pros: z.array(z.string()).optional(), cons: z.array(z.string()).optional() }),
    ),
    /** The id of the option to mark; it is never preselected. */
    recommended: filledText.optional(),
    allowFeedback: z.boolean().default(true),
  })
  .superRefine(({ options, recommended }, context) => {
    if (recommended !== undefined) refuseUnknownId(options, recommended, ['recommended'], context);
  });

/** One of the two, never both: an option whose id is "other" is `{selected: 'other'}`. */
const answer = z.union([
  z.strictObject({ selected: z.string(), feedback: z.string().optional(), other: z.never().optional() }),
  z.strictObject({ other: z.string(), feedback: z.string().optional(), selected: z.never().optional() }),
]);

export type ShowOptionsConfig = z.infer<typeof config>;
export type ShowOptionsAnswer = z.infer<typeof answer>;

export const showOptions = defineQuestionType<ShowOptionsConfig, ShowOptionsAnswer>({
  type: 'show_options',
  title: 'Compare options',
  when: 'Alternatives each have something for and against them.',
  brief: 'decide between options with pros and cons',
  config,
  answer,
  wireKeys: { options: 'options', recommended: 'recommended', allowFeedback: 'allowOther' },
  wireNotes: { options: 'with pros, cons', allowOther: 'a remark' },
  example: {
    question: 'How should a large export run?',
    options: [
      { id: 'stream', label: 'As a stream', pros: ['Little memory'], cons: ['No progress bar'] },
      { id: 'job', label: 'As a background job', description: 'With a mail at the end.', cons: ['Needs a queue'] },
    ],
    recommended: 'stream',
    allowFeedback: true,
  },
  validate({ options, allowFeedback }, given) {
    if (!allowFeedback && !isBlank(given.feedback)) return 'This question takes no remark.';
    if (given.selected !== undefined) return hasOption(options, given.selected) ? null : notAnOption(given.selected);
    return isBlank(given.other) ? 'Write your answer, or choose an option.' : null;
  },
  digest({ options }, given) {
    const head = given.selected !== undefined ? labelOf(options, given.selected) : given.other;
    return oneLine(isBlank(given.feedback) ? head : `${head} – ${given.feedback}`);
  },
  meaning: ({ options }, { selected, other, feedback }) =>
    chosen(options, selected === undefined ? [] : [selected], other, feedback),
  automatic({ options, recommended }, prefer) {
    const selected = (prefer === 'recommended' ? recommended : undefined) ?? options[0]?.id;
    return selected === undefined ? null : { selected };
  },
  other: (_, text) => (isBlank(text) ? null : { other: text }),
});
