import * as z from 'zod';
import { defineQuestionType } from './question-type';
import { filledText, LABEL_LENGTH, oneLine, wording } from './text';

const DEFAULT_EMOJIS = ['👍', '👎', '❤️', '🎉', '😕', '🚀'];

const config = z.object({
  ...wording,
  /** Shown as text, never as markup. */
  emojis: z
    .array(filledText)
    .min(1, 'at least 1 emoji')
    .superRefine((emojis, context) => {
      emojis.forEach((emoji, index) => {
        if (emojis.indexOf(emoji) === index) return;
        context.addIssue({ code: 'custom', path: [index], message: `${emoji} is offered already` });
      });
    })
    .default(DEFAULT_EMOJIS),
});

const answer = z.strictObject({ emoji: z.string() });

export type EmojiReactConfig = z.infer<typeof config>;
export type EmojiReactAnswer = z.infer<typeof answer>;

export const emojiReact = defineQuestionType<EmojiReactConfig, EmojiReactAnswer>({
  type: 'emoji_react',
  title: 'React',
  when: 'A feeling is wanted, not a decision.',
  brief: 'a feeling',
  config,
  answer,
  wireKeys: { emojis: 'labels' },
  wireNotes: { labels: 'the emojis' },
  example: { question: 'How do you feel about a command line for this?', emojis: ['👍', '👎', '😕'] },
  validate: ({ emojis }, { emoji }) => (emojis.includes(emoji) ? null : `Choose one of ${emojis.join(' ')}.`),
  digest: (_, { emoji }) => oneLine(emoji, LABEL_LENGTH),
  meaning: (_, { emoji }) => ({ kind: 'reaction', reaction: emoji, feedback: '' }),
  automatic({ emojis }) {
    const [emoji] = emojis;
    return emoji === undefined ? null : { emoji };
  },
});
