import * as z from 'zod';
import { defineQuestionType } from './question-type';
import { counted, countCodePoints, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    placeholder: z.string().optional(),
    multiline: z.boolean().default(false),
    /** Limits in code points, of the text without the white space around it. */
    minLength: z.number().int().min(0).optional(),
    maxLength: z.number().int().min(1).optional(),
  })
  .superRefine(({ minLength, maxLength }, context) => {
    if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
      const message = `${minLength} is more than maxLength, which is ${maxLength}`;
      context.addIssue({ code: 'custom', path: ['minLength'], message });
    }
  });

const answer = z.strictObject({ text: z.string() });

export type AskTextConfig = z.infer<typeof config>;
export type AskTextAnswer = z.infer<typeof answer>;

/** The length that `minLength` and `maxLength` are about: code points, without the white space around the text. */
export function textLength(text: string): number {
  return countCodePoints(text.trim());
}

export const askText = defineQuestionType<AskTextConfig, AskTextAnswer>({
  type: 'ask_text',
  title: 'Write text',
  when: 'The answer is not among things that could be listed.',
  brief: 'free text, where the answers cannot be listed',
  config,
  answer,
  wireKeys: { placeholder: 'placeholder', multiline: 'multiple', minLength: 'min', maxLength: 'max' },
  wireNotes: { multiple: 'several lines', min: 'characters', max: 'characters' },
  example: {
    question: 'What goes wrong today when an export fails?',
    placeholder: 'What happened, and what you expected',
    multiline: true,
    maxLength: 2000,
  },
  validate({ minLength = 0, maxLength }, { text }) {
    const length = textLength(text);
    if (length === 0) return 'Write something first.';
    if (length < minLength) return `Write at least ${counted(minLength, 'character')}; there are ${length}.`;
    if (maxLength === undefined || length <= maxLength) return null;
    return `Write at most ${counted(maxLength, 'character')}; there are ${length}.`;
  },
  // Lines are told apart: they are often a list.
  digest: (_, { text }) =>
    oneLine(
      text
        .trim()
        .split(/\s*[\r\n\u2028\u2029]+\s*/u)
        .join(' / '),
    ),
  meaning: (_, { text }) => ({ kind: 'said', text }),
  automatic: () => null,
});
