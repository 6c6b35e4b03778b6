import * as z from 'zod';
import { hasOption, labelOf, notAnOption, optionList, optionSchema, refuseUnknownId } from './options';
import { chosen } from './meaning';
import { defineQuestionType } from './question-type';
import { counted, filledText, isBlank, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    options: optionList(1, optionSchema),
    /** Ids of the options to mark; they are never preselected. */
    recommended: z.array(filledText).optional(),
    /** Fewest and most choices; a free text counts as one. */
    min: z.number().int().min(0).optional(),
    max: z.number().int().min(1).optional(),
    allowOther: z.boolean().default(true),
  })
  .superRefine(({ options, recommended = [], min, max }, context) => {
    const refuse = (field: 'recommended' | 'min' | 'max', message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    recommended.forEach((id, index) => refuseUnknownId(options, id, ['recommended', index], context));
    if (new Set(recommended).size < recommended.length) refuse('recommended', 'names an option twice');
    if (max !== undefined && recommended.length > max) refuse('recommended', `more than max, which is ${max}`);
    if (min !== undefined && max !== undefined && min > max) refuse('min', `${min} is more than max, which is ${max}`);
    for (const field of ['min', 'max'] as const) {
      const count = field === 'min' ? min : max;
      if (count !== undefined && count > options.length) {
        refuse(field, `${count} is more than the ${counted(options.length, 'option')}`);
      }
    }
  });

const choices = z.strictObject({ selected: z.array(z.string()), other: z.string().optional() });
/** Who only writes something of their own has ticked nothing. */
const answer = z.preprocess((given) => {
  const isOwnAlone = typeof given === 'object' && given !== null && 'other' in given && !('selected' in given);
  return isOwnAlone && typeof given.other === 'string' && !isBlank(given.other) ? { ...given, selected: [] } : given;
}, choices);

export type PickManyConfig = z.infer<typeof config>;
export type PickManyAnswer = z.infer<typeof choices>;

/** How many choices an answer makes, as `min` and `max` count them: the options, and the free text as one. */
export function countChoices({ selected, other }: PickManyAnswer): number {
  return selected.length + (isBlank(other) ? 0 : 1);
}

export const pickMany = defineQuestionType<PickManyConfig, PickManyAnswer>({
  type: 'pick_many',
  title: 'Pick several',
  when: 'Any number of a few known choices may hold.',
  brief: 'any number of them',
  config,
  answer,
  wireKeys: { options: 'options', recommended: 'recommended', min: 'min', max: 'max', allowOther: 'allowOther' },
  wireNotes: { min: 'fewest choices, where their number matters', max: 'most' },
  example: {
    question: 'Which formats must the export support?',
    options: [
      { id: 'csv', label: 'CSV' },
      { id: 'json', label: 'JSON' },
      { id: 'xlsx', label: 'Excel' },
    ],
    recommended: ['csv'],
    min: 1,
    max: 3,
    allowOther: true,
  },
  validate({ options, min = 0, max, allowOther }, given) {
    const unknown = given.selected.find((id) => !hasOption(options, id));
    if (unknown !== undefined) return notAnOption(unknown, allowOther);
    const twice = given.selected.find((id, index) => given.selected.indexOf(id) !== index);
    if (twice !== undefined) return `“${labelOf(options, twice)}” is chosen twice.`;
    if (!allowOther && !isBlank(given.other)) return 'This question takes its options only.';
    const count = countChoices(given);
    if (count < min) return `Choose at least ${min}; ${count} chosen.`;
    return max !== undefined && count > max ? `Choose at most ${max}; ${count} chosen.` : null;
  },
  normalise: ({ options }, { selected, other }) => ({
    selected: options.map((option) => option.id).filter((id) => selected.includes(id)),
    ...(other === undefined || isBlank(other) ? {} : { other }),
  }),
  digest({ options }, { selected, other }) {
    const chosen = selected.map((id) => labelOf(options, id));
    if (other !== undefined && !isBlank(other)) chosen.push(other);
    return chosen.length === 0 ? 'None' : oneLine(chosen.join(', '));
  },
  meaning: ({ options }, { selected, other }) => chosen(options, selected, other),
  automatic({ options, recommended = [], min = 0, max = options.length }, prefer) {
    const ids = options.map((option) => option.id);
    const first = prefer === 'recommended' ? recommended : [];
    const count = Math.min(max, Math.max(first.length, min, 1));
    return { selected: [...first, ...ids.filter((id) => !first.includes(id))].slice(0, count) };
  },
  other: ({ allowOther, min = 0 }, text) =>
    allowOther && min <= 1 && !isBlank(text) ? { selected: [], other: text } : null,
});
