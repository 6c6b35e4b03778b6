import * as z from 'zod';
import { remarks } from './meaning';
import { defineQuestionType } from './question-type';
import { oneLine, withRemark, wording } from './text';

const config = z
  .object({
    ...wording,
    /** Both sides in full; one may be empty. */
    before: z.string(),
    after: z.string(),
    filePath: z.string().optional(),
    /** A language id as editors use it, e.g. `typescript`. */
    language: z.string().optional(),
  })
  .superRefine(({ before, after }, context) => {
    if (before === after) context.addIssue({ code: 'custom', path: ['after'], message: 'must differ from before' });
  });

/** `edited` is the whole after side as the person left it. */
const answer = z.strictObject({
  decision: z.enum(['approve', 'reject', 'edit']),
  feedback: z.string().optional(),
  edited: z.string().optional(),
});

export type ShowDiffConfig = z.infer<typeof config>;
export type ShowDiffAnswer = z.infer<typeof answer>;

const HEADS = { approve: 'Approved', reject: 'Rejected', edit: 'Edited' } as const;

export const showDiff = defineQuestionType<ShowDiffConfig, ShowDiffAnswer>({
  type: 'show_diff',
  title: 'Review a change',
  when: 'A change to a text or to code is proposed, to be accepted, refused or amended.',
  brief: 'accept, refuse or amend a change',
  config,
  answer,
  wireKeys: { before: 'before', after: 'content', filePath: 'title', language: 'language' },
  wireNotes: { before: 'in full', content: 'the text after, in full', title: 'file path' },
  example: {
    question: 'Is this the change you want?',
    before: 'retries: 0\n',
    after: 'retries: 3\n',
    filePath: 'config/export.yaml',
    language: 'yaml',
  },
  validate({ after }, { decision, edited }) {
    if (decision === 'edit' && edited === undefined) return 'Change the proposed text first, or approve it as it is.';
    if (decision === 'approve' && edited !== undefined && edited !== after) {
      return 'You changed the proposed text: hand it in as an edit, or undo your changes to approve it.';
    }
    return null;
  },
  normalise({ after }, given) {
    if (given.edited !== after) return given;
    const { decision, feedback } = given;
    return { decision: decision === 'edit' ? 'approve' : decision, ...(feedback === undefined ? {} : { feedback }) };
  },
  digest: (_, { decision, feedback }) => oneLine(withRemark(HEADS[decision], feedback)),
  meaning({ filePath = '' }, { decision, edited = null, feedback }) {
    const verdict = ({ approve: 'approved', reject: 'rejected', edit: 'edited' } as const)[decision];
    return {
      kind: 'verdict',
      verdict,
      what: filePath && `The change shown for ${filePath}`,
      remarks: remarks([], feedback),
      edited: decision === 'edit' ? edited : null,
    };
  },
  automatic: () => ({ decision: 'approve' }),
});
