import * as z from 'zod';
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
    /** What the ends of the scale mean, and what a mark means that is none. */
    labels: z
      .object({ min: filledText.optional(), max: filledText.optional(), none: filledText.optional() })
      .optional(),
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
const answer = z.strictObject({ ratings: z.record(z.string(), z.number().nullable()) });

export type RateConfig = z.infer<typeof config>;
export type RateAnswer = z.infer<typeof answer>;

const ratingOf = ({ ratings }: RateAnswer, id: string): number | null | undefined =>
  Object.hasOwn(ratings, id) ? ratings[id] : undefined;

/** What a mark says in words: of a scale of two named ends it is the end's name. */
export function markWords({ min, max, step, labels }: RateConfig, value: number | null): string | null {
  if (value === null) return labels?.none ?? null;
  if (gridSize({ min, max, step }) !== 2) return null;
  return (value === min ? labels?.min : labels?.max) ?? null;
}

export const rate = defineQuestionType<RateConfig, RateAnswer>({
  type: 'rate',
  title: 'Rate',
  when: 'Several things are judged one by one on one scale.',
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
  digest(shown, given) {
    const rated = shown.options.map(({ id }) => {
      const value = ratingOf(given, id) ?? null;
      const label = labelOf(shown.options, id);
      const words = markWords(shown, value);
      if (words !== null) return `${words}: ${label}`;
      return `${label}: ${value === null ? 'not applicable' : `${formatNumber(value)} of ${formatNumber(shown.max)}`}`;
    });
    return oneLine(rated.join(', '));
  },
  meaning(shown, given) {
    const { options, min, max, labels } = shown;
    const marks = options.map(({ id, label }) => {
      const value = ratingOf(given, id) ?? null;
      return { label, value, words: markWords(shown, value) };
    });
    const rated = marks.flatMap(({ label, value, words }) => {
      if (words !== null) return [`${words}: ${label}`];
      return value === null ? [] : [`${label} ${value}`];
    });
    const notApplicable = marks.filter(({ value, words }) => value === null && words === null);
    return {
      kind: 'ratings',
      rated,
      notApplicable: notApplicable.map(({ label }) => label),
      scale: marks.some(({ words }) => words !== null) ? '' : scale(min, max, labels),
    };
  },
  automatic: () => null,
});
