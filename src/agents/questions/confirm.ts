import * as z from 'zod';
import { defineQuestionType } from './question-type';
import { filledText, LABEL_LENGTH, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    yesLabel: filledText.default('Yes'),
    noLabel: filledText.default('No'),
    /** Adds a third button that says neither. */
    allowCancel: z.boolean().default(false),
  })
  .superRefine(({ yesLabel, noLabel }, context) => {
    if (yesLabel.trim() === noLabel.trim()) {
      context.addIssue({ code: 'custom', path: ['noLabel'], message: 'must differ from yesLabel' });
    }
  });

const answer = z.strictObject({ choice: z.enum(['yes', 'no', 'cancel']) });

export type ConfirmConfig = z.infer<typeof config>;
export type ConfirmAnswer = z.infer<typeof answer>;

export const confirm = defineQuestionType<ConfirmConfig, ConfirmAnswer>({
  type: 'confirm',
  title: 'Yes or no',
  when: 'A clear statement is to be confirmed or denied.',
  brief: 'yes or no to one statement',
  config,
  answer,
  wireKeys: { yesLabel: 'labels', noLabel: 'labels', allowCancel: 'allowOther' },
  wireNotes: { labels: 'yes, no', allowOther: 'a third button, “cancel”' },
  example: {
    question: 'May the export run while others are editing?',
    yesLabel: 'Yes, in parallel',
    noLabel: 'No, lock first',
    allowCancel: false,
  },
  validate({ allowCancel, yesLabel, noLabel }, { choice }) {
    return choice === 'cancel' && !allowCancel ? `Choose “${yesLabel}” or “${noLabel}”.` : null;
  },
  digest({ yesLabel, noLabel }, { choice }) {
    if (choice === 'cancel') return 'Cancelled';
    return oneLine(choice === 'yes' ? yesLabel : noLabel, LABEL_LENGTH);
  },
  meaning({ yesLabel, noLabel }, { choice }) {
    if (choice === 'cancel') return { kind: 'nothing' };
    return { kind: 'yes_no', yes: choice === 'yes', label: choice === 'yes' ? yesLabel : noLabel };
  },
  automatic: () => ({ choice: 'yes' }),
});
