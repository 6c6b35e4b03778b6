import * as z from 'zod';
import { hasOption, labelOf, notAnOption, optionList, optionSchema, refuseUnknownId } from './options';
import { chosen } from './meaning';
import { defineQuestionType } from './question-type';
import { DIGEST_LENGTH, filledText, isBlank, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    options: optionList(1, optionSchema),
    /** The id of the option to mark; it is never preselected. */
    recommended: filledText.optional(),
    allowOther: z.boolean().default(true),
  })
  .superRefine(({ options, recommended }, context) => {
    if (recommended !== undefined) refuseUnknownId(options, recommended, ['recommended'], context);
  });

/** One of the two, never both: an option whose id is "other" is `{selected: 'other'}`. */
const answer = z.union([
  z.strictObject({ selected: z.string(), other: z.never().optional() }),
  z.strictObject({ other: z.string(), selected: z.never().optional() }),
]);

export type PickOneConfig = z.infer<typeof config>;
export type PickOneAnswer = z.infer<typeof answer>;

export const pickOne = defineQuestionType<PickOneConfig, PickOneAnswer>({
  type: 'pick_one',
  title: 'Pick one',
  when: 'Exactly one of a few known choices holds.',
  brief: 'exactly one of a few known options',
  config,
  answer,
  wireKeys: { options: 'options', recommended: 'recommended', allowOther: 'allowOther' },
  example: {
    question: 'Where should the export go?',
    options: [
      { id: 'file', label: 'A file', description: 'The person chooses where.' },
      { id: 'clipboard', label: 'The clipboard' },
    ],
    recommended: 'file',
    allowOther: true,
  },
  validate({ options, allowOther }, given) {
    if (given.selected !== undefined)
      return hasOption(options, given.selected) ? null : notAnOption(given.selected, allowOther);
    if (!allowOther) return 'This question takes one of its options only.';
    return isBlank(given.other) ? 'Write your answer, or choose an option.' : null;
  },
  digest({ options }, given) {
    return given.selected !== undefined ? labelOf(options, given.selected, DIGEST_LENGTH) : oneLine(given.other);
  },
  meaning: ({ options }, { selected, other }) => chosen(options, selected === undefined ? [] : [selected], other),
  automatic({ options, recommended }, prefer) {
    const selected = (prefer === 'recommended' ? recommended : undefined) ?? options[0]?.id;
    return selected === undefined ? null : { selected };
  },
  other: ({ allowOther }, text) => (allowOther && !isBlank(text) ? { other: text } : null),
});
