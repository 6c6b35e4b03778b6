import * as z from 'zod';
import { acceptSchema, isMultiple, listFiles, maxSizeSchema, refuseFiles, storedFileSchema } from './files';
import { defineQuestionType } from './question-type';
import { wording } from './text';

const config = z
  .object({
    ...wording,
    /** Whether several files may be given; by default where `maxFiles` is above 1. */
    multiple: z.boolean().optional(),
    maxFiles: z.number().int().min(1).optional(),
    /** Media types and extensions; any file if absent. */
    accept: acceptSchema.optional(),
    /** Bytes, of each file. */
    maxSize: maxSizeSchema.optional(),
  })
  .superRefine(({ multiple, maxFiles }, context) => {
    if (multiple === false && maxFiles !== undefined && maxFiles > 1) {
      context.addIssue({ code: 'custom', path: ['maxFiles'], message: 'more than 1 needs multiple to be true' });
    }
  })
  .transform((given) => ({ ...given, multiple: isMultiple(given.multiple, given.maxFiles) }));

/** The content lies in the attachments under `hash`. */
const answer = z.strictObject({ files: z.array(storedFileSchema) });

export type AskFileConfig = z.infer<typeof config>;
export type AskFileAnswer = z.infer<typeof answer>;

export const askFile = defineQuestionType<AskFileConfig, AskFileAnswer>({
  type: 'ask_file',
  title: 'Add files',
  when: 'A sample, a log or a document outside the workspace holds it.',
  brief: 'a sample, a log',
  config,
  answer,
  wireKeys: { multiple: 'multiple', maxFiles: 'max', accept: 'accept', maxSize: 'maxSize' },
  wireNotes: { max: 'most files', accept: 'types', maxSize: 'bytes' },
  example: {
    question: 'Is there a sample of the input?',
    multiple: false,
    accept: ['.csv', 'application/json'],
    maxSize: 1_048_576,
  },
  validate: ({ multiple, maxFiles, accept, maxSize }, { files }) =>
    refuseFiles(files, { multiple, most: maxFiles, accept, maxSize }, 'file'),
  digest: (_, { files }) => listFiles(files, 'file'),
  meaning: (_, { files }) => ({ kind: 'attached', names: files.map(({ name }) => name) }),
  automatic: () => null,
});
