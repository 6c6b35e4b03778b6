import * as z from 'zod';
import { scale } from './meaning';
import { defineQuestionType } from './question-type';
import { formatNumber, gridProblems, offGrid, snapToGrid } from './step-grid';
import { filledText, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    min: z.number(),
    max: z.number(),
    step: z.number().gt(0, { abort: true }).default(1),
    /** Where the slider stands before it is touched; not an answer by itself. */
    defaultValue: z.number().optional(),
    labels: z.object({ min: filledText.optional(), mid: filledText.optional(), max: filledText.optional() }).optional(),
    unit: z.string().optional(),
  })
  .superRefine(({ defaultValue, ...grid }, context) => {
    const [problem] = gridProblems(grid);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
    if (problem !== undefined || defaultValue === undefined) return;
    const reason = offGrid(defaultValue, grid)?.replace(/\.$/, '');
    if (reason !== undefined) context.addIssue({ code: 'custom', path: ['defaultValue'], message: reason });
  });

const answer = z.strictObject({ value: z.number() });

export type SliderConfig = z.infer<typeof config>;
export type SliderAnswer = z.infer<typeof answer>;

export const slider = defineQuestionType<SliderConfig, SliderAnswer>({
  type: 'slider',
  title: 'Slider',
  when: 'The answer is a number within a known range.',
  brief: 'a number in a known range',
  config,
  answer,
  wireKeys: { min: 'min', max: 'max', step: 'step', defaultValue: 'start', labels: 'labels', unit: 'unit' },
  wireNotes: { start: 'where it stands at first; no answer', labels: 'low, high or low, middle, high' },
  example: {
    question: 'How long should an export be kept?',
    min: 0,
    max: 90,
    step: 5,
    defaultValue: 30,
    labels: { min: 'Not at all', max: 'A quarter' },
    unit: 'days',
  },
  validate: (grid, { value }) => offGrid(value, grid),
  normalise: (grid, { value }) => ({ value: snapToGrid(value, grid) }),
  digest: ({ unit = '' }, { value }) => oneLine(`${formatNumber(value)} ${unit}`),
  meaning({ min, max, unit = '', labels }, { value }) {
    const named = unit.trim();
    if (named === '') return { kind: 'measure', amount: `${value} on a scale ${scale(min, max, labels)}` };
    return { kind: 'measure', amount: /^[%°]/.test(named) ? `${value}${named}` : `${value} ${named}` };
  },
  automatic: ({ min, defaultValue }, prefer) => ({
    value: (prefer === 'recommended' ? defaultValue : undefined) ?? min,
  }),
});
