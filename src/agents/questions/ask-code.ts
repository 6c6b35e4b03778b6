import * as z from 'zod';
import { defineQuestionType } from './question-type';
import { counted, isBlank, LABEL_LENGTH, oneLine, wording } from './text';

const config = z.object({
  ...wording,
  /** A language id as editors use it, e.g. `typescript`. */
  language: z.string().default('plaintext'),
  placeholder: z.string().optional(),
  /** What the editor holds at first. */
  initial: z.string().optional(),
});

/** `code` is kept exactly: line ends, tabs and trailing white space too. */
const answer = z.strictObject({ code: z.string(), language: z.string().default('') });

export type AskCodeConfig = z.infer<typeof config>;
export type AskCodeAnswer = z.infer<typeof answer>;

export const askCode = defineQuestionType<AskCodeConfig, AskCodeAnswer>({
  type: 'ask_code',
  title: 'Write code',
  when: 'A signature, a query, a payload or a snippet says it best.',
  brief: 'a signature, query, payload or snippet',
  config,
  answer,
  wireKeys: { language: 'language', placeholder: 'placeholder', initial: 'content' },
  wireNotes: { content: 'what the editor holds at first' },
  example: {
    question: 'What should a call of the new function look like?',
    language: 'typescript',
    initial: 'exportOrders(',
  },
  validate: (_, { code }) => (isBlank(code) ? 'Write some code first.' : null),
  normalise: (asked, { code, language }) => ({ code, language: isBlank(language) ? asked.language : language }),
  digest(asked, { code, language }) {
    const lines = code.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/).length;
    const named = oneLine(isBlank(language) ? asked.language : language, LABEL_LENGTH);
    return oneLine(`${named}, ${counted(lines, 'line')}: ${code}`);
  },
  meaning(_, { code, language }) {
    const lines = code.replace(/\r?\n$/, '').split(/\r\n|\r|\n/).length;
    const size = lines === 1 ? 'one line' : `${lines} lines`;
    return { kind: 'code', code, language, size: language === '' ? size : `${language}, ${size}` };
  },
  automatic: () => null,
});
