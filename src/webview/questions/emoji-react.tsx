import type { EmojiReactAnswer, EmojiReactConfig } from '../../agents/questions/emoji-react';
import { t } from '../ui/strings';
import { ChoiceButtons } from './choice-buttons';
import { picked, type Control, type ControlProps } from './control';

interface Draft {
  emoji: string | null;
}

/** What the usual emojis say, in words: shown beside them. Others are read out by their Unicode name. */
const wordsFor = (emoji: string): string =>
  new Map([
    ['👍', t('Good')],
    ['👎', t('Bad')],
    ['❤️', t('Love it')],
    ['🎉', t('Celebrate')],
    ['😕', t('Unsure')],
    ['🚀', t('Go for it')],
  ]).get(emoji) ?? '';

export const emojiReact: Control<EmojiReactConfig, EmojiReactAnswer, Draft> = {
  type: 'emoji_react',
  initial: () => ({ emoji: null }),
  toAnswer: ({ emojis }, { emoji }) =>
    emoji !== null && emojis.includes(emoji) ? { answer: { emoji } } : { problem: t('Choose one of the reactions.') },
  fromAnswer: (_config, { emoji }) => ({ emoji }),
  pick(config, _draft, index) {
    const emoji = config.emojis[index];
    return emoji === undefined ? null : picked({ emoji }, `${emoji} ${wordsFor(emoji)}`.trim());
  },
  View,
  submitLabel: null,
  enterIsNewline: false,
};

function View({ questionId, config, draft, submit, disabled }: ControlProps<EmojiReactConfig, Draft>) {
  return (
    <ChoiceButtons
      questionId={questionId}
      choices={config.emojis.map((emoji) => ({ value: emoji, label: `${emoji} ${wordsFor(emoji)}`.trim() }))}
      value={draft.emoji}
      onChoose={(emoji) => submit({ emoji })}
      disabled={disabled}
    />
  );
}
