import { z } from 'zod';
import { labelOf, notAnOption, optionList, optionSchema, hasOption } from './options';
import { scale } from './meaning';
import { defineQuestionType } from './question-type';
import { formatNumber, gridProblems, gridSize, offGrid, snapToGrid } from './step-grid';
import { filledText, oneLine, wording } from './text';

/** Most steps that fit a row per item: 0 to 100 in ones. */
const MOST_VALUES = 101;

const config = z
  .object({
    ...wording,
    options: optionList(1, optionSchema),
    min: z.number().default(1),
    max: z.number().default(5),
    step: z.number().gt(0, { abort: true }).default(1),
    /** What the ends of the scale mean. */
    labels: z.object({ min: filledText.optional(), max: filledText.optional() }).optional(),
  })
  .superRefine(({ min, max, step }, context) => {
    const [problem] = gridProblems({ min, max, step });
    if (problem !== undefined) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
    else if (gridSize({ min, max, step }) > MOST_VALUES) {
      context.addIssue({
        code: 'custom',
        path: ['step'],
        message: `at most ${MOST_VALUES} steps; use a slider for more`,
      });
    }
  });

/** A rating for every option; null says that the item cannot be rated: not applicable. */
const answer = z.object({ ratings: z.record(z.string(), z.number().nullable()) });

export type RateConfig = z.infer<typeof config>;
export type RateAnswer = z.infer<typeof answer>;

const ratingOf = ({ ratings }: RateAnswer, id: string): number | null | undefined =>
  Object.hasOwn(ratings, id) ? ratings[id] : undefined;

export const rate = defineQuestionType<RateConfig, RateAnswer>({
  type: 'rate',
  title: 'Rate',
  when: 'Several things are to be judged one by one on the same scale, and may come out equal.',
  brief: 'judge several things on one scale',
  config,
  answer,
  wireKeys: { options: 'options', min: 'min', max: 'max', step: 'step', labels: 'labels' },
  wireNotes: { labels: 'low end, high end' },
  example: {
    question: 'How important is each of these?',
    options: [
      { id: 'speed', label: 'Speed' },
      { id: 'memory', label: 'Little memory' },
    ],
    min: 1,
    max: 5,
    step: 1,
    labels: { min: 'Not at all', max: 'Crucial' },
  },
  validate({ options, min, max, step }, given) {
    const unknown = Object.keys(given.ratings).find((id) => !hasOption(options, id));
    if (unknown !== undefined) return notAnOption(unknown);
    for (const { id } of options) {
      const value = ratingOf(given, id);
      if (value === undefined) return `Rate “${labelOf(options, id)}”, or mark it as not applicable.`;
      const reason = value === null ? null : offGrid(value, { min, max, step });
      if (reason !== null) return `“${labelOf(options, id)}”: ${reason}`;
    }
    return null;
  },
  normalise: (grid, given) => ({
    ratings: Object.fromEntries(
      grid.options.map(({ id }) => {
        const value = ratingOf(given, id) ?? null;
        return [id, value === null ? null : snapToGrid(value, grid)];
      }),
    ),
  }),
  digest({ options, max }, given) {
    const rated = options.map(({ id }) => {
      const value = ratingOf(given, id) ?? null;
      const result = value === null ? 'not applicable' : `${formatNumber(value)} of ${formatNumber(max)}`;
      return `${labelOf(options, id)}: ${result}`;
    });
    return oneLine(rated.join(', '));
  },
  meaning({ options, min, max, labels }, given) {
    const rated = options.flatMap(({ id, label }) => {
      const value = ratingOf(given, id);
      return typeof value === 'number' ? [`${label} ${value}`] : [];
    });
    const notApplicable = options.filter(({ id }) => ratingOf(given, id) === null).map(({ label }) => label);
    return { kind: 'ratings', rated, notApplicable, scale: scale(min, max, labels) };
  },
  automatic: () => null,
});
