import * as z from 'zod';
import { remarks } from './meaning';
import { defineQuestionType } from './question-type';
import { filledText, isBlank, LABEL_LENGTH, oneLine, wording } from './text';

const config = z.object({
  ...wording,
  /** The Markdown to be reviewed. */
  content: filledText,
  title: z.string().optional(),
});

/** `quote` is the passage as the page shows it, so that it can be found again; the source may have markup within it. */
const answer = z.strictObject({
  decision: z.enum(['approve', 'revise']),
  annotations: z.array(z.strictObject({ quote: z.string(), text: z.string() })).default([]),
  feedback: z.string().optional(),
});

export type ReviewSectionConfig = z.infer<typeof config>;
export type ReviewSectionAnswer = z.infer<typeof answer>;

/** Longest quotation of a passage that a remark is about, in characters. */
const QUOTE_LENGTH = 80;

function clipped(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length <= QUOTE_LENGTH ? line : `${line.slice(0, QUOTE_LENGTH - 1).trimEnd()}…`;
}

const quoted = (quote: string) => `“${oneLine(quote, LABEL_LENGTH)}”`;

export const reviewSection = defineQuestionType<ReviewSectionConfig, ReviewSectionAnswer>({
  type: 'review_section',
  title: 'Review a text',
  when: 'A passage is read closely and commented on where it is wrong.',
  brief: 'read one passage closely',
  config,
  answer,
  wireKeys: { content: 'content', title: 'title' },
  wireNotes: { content: 'Markdown' },
  example: {
    question: 'Does this say what you mean?',
    title: 'Retention',
    content: 'Exports are kept for **30 days** and then deleted.',
  },
  validate(_, { decision, annotations, feedback }) {
    if (annotations.some(({ quote }) => isBlank(quote))) return 'Select the passage that the comment is about.';
    const empty = annotations.find(({ text }) => isBlank(text));
    if (empty !== undefined) return `Write your comment on ${quoted(empty.quote)}, or remove it.`;
    if (decision === 'approve' || annotations.length > 0 || !isBlank(feedback)) return null;
    return 'Say what to change: comment on a passage, or write what you think of the whole.';
  },
  digest(_, { decision, annotations, feedback }) {
    const remarks = annotations.map(({ quote, text }) => `${quoted(quote)}: ${text}`);
    if (feedback !== undefined && !isBlank(feedback)) remarks.unshift(feedback);
    return oneLine([decision === 'approve' ? 'Approved' : 'Revise', ...remarks].join(' – '));
  },
  meaning({ title = '' }, { decision, annotations, feedback }) {
    const onPassages = annotations.map(({ quote, text }) => ({
      about: isBlank(quote) ? title : `“${clipped(quote)}”`,
      text,
    }));
    const verdict = decision === 'approve' ? 'approved' : 'sent back';
    return { kind: 'verdict', verdict, what: title, remarks: remarks(onPassages, feedback), edited: null };
  },
  automatic: () => ({ decision: 'approve', annotations: [] }),
});
