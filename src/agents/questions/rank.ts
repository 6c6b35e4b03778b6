import * as z from 'zod';
import { hasOption, labelOf, notAnOption, optionList, optionSchema } from './options';
import { defineQuestionType } from './question-type';
import { oneLine, wording } from './text';

const config = z.object({ ...wording, options: optionList(2, optionSchema) });

/** Every option with its rank, 1 being the top. */
const answer = z.strictObject({ ranking: z.array(z.strictObject({ id: z.string(), rank: z.number().int() })) });

export type RankConfig = z.infer<typeof config>;
export type RankAnswer = z.infer<typeof answer>;

const sorted = (ranking: RankAnswer['ranking']) => ranking.toSorted((a, b) => a.rank - b.rank);

export const rank = defineQuestionType<RankConfig, RankAnswer>({
  type: 'rank',
  title: 'Rank',
  when: 'Several things matter, and their order decides.',
  brief: 'put competing things in order',
  config,
  answer,
  wireKeys: { options: 'options' },
  example: {
    question: 'What matters most for the export?',
    options: [
      { id: 'speed', label: 'Speed' },
      { id: 'memory', label: 'Little memory' },
      { id: 'fidelity', label: 'Fidelity' },
    ],
  },
  validate({ options }, { ranking }) {
    const unknown = ranking.find(({ id }) => !hasOption(options, id));
    if (unknown !== undefined) return notAnOption(unknown.id);
    const twice = ranking.find(({ id }, index) => ranking.findIndex((other) => other.id === id) !== index);
    if (twice !== undefined) return `“${labelOf(options, twice.id)}” is ranked twice.`;
    const missing = options.find(({ id }) => !ranking.some((ranked) => ranked.id === id));
    if (missing !== undefined) return `“${labelOf(options, missing.id)}” is not ranked yet.`;
    const inOrder = sorted(ranking).every((ranked, index) => ranked.rank === index + 1);
    return inOrder ? null : `Give each rank from 1 to ${options.length} once.`;
  },
  normalise: (_, { ranking }) => ({ ranking: sorted(ranking) }),
  digest({ options }, { ranking }) {
    return oneLine(
      sorted(ranking)
        .map((ranked) => `${ranked.rank}. ${labelOf(options, ranked.id)}`)
        .join(', '),
    );
  },
  meaning({ options }, { ranking }) {
    const labelIn = (id: string) => options.find((option) => option.id === id)?.label ?? id;
    return { kind: 'order', items: sorted(ranking).map(({ id }) => labelIn(id)) };
  },
  automatic: ({ options }) => ({ ranking: options.map(({ id }, index) => ({ id, rank: index + 1 })) }),
});
