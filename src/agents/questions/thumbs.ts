import * as z from 'zod';
import { defineQuestionType } from './question-type';
import { oneLine, withRemark, wording } from './text';

const config = z.object(wording);
const answer = z.strictObject({ choice: z.enum(['up', 'down']), feedback: z.string().optional() });

export type ThumbsConfig = z.infer<typeof config>;
export type ThumbsAnswer = z.infer<typeof answer>;

export const thumbs = defineQuestionType<ThumbsConfig, ThumbsAnswer>({
  type: 'thumbs',
  title: 'Thumbs up or down',
  when: 'A quick sign whether it goes in the right direction.',
  brief: 'a quick sign of the direction',
  config,
  answer,
  wireKeys: {},
  example: { question: 'Is this summary on the right track?' },
  validate: () => null,
  digest: (_, { choice, feedback }) => oneLine(withRemark(choice === 'up' ? 'Thumbs up' : 'Thumbs down', feedback)),
  meaning: (_, { choice, feedback = '' }) => ({
    kind: 'reaction',
    reaction: choice === 'up' ? 'Thumbs up' : 'Thumbs down',
    feedback,
  }),
  automatic: () => ({ choice: 'up' }),
});
