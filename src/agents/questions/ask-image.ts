import * as z from 'zod';
import { acceptSchema, isMultiple, listFiles, maxSizeSchema, refuseFiles, storedFileSchema } from './files';
import { defineQuestionType } from './question-type';
import { LABEL_LENGTH, oneLine, wording } from './text';

const config = z
  .object({
    ...wording,
    /** Whether several images may be given; by default where `maxImages` is above 1. */
    multiple: z.boolean().optional(),
    maxImages: z.number().int().min(1).optional(),
    /** Image types and extensions; any image if absent. */
    accept: acceptSchema.optional(),
    /** Bytes, of each image. */
    maxSize: maxSizeSchema.optional(),
  })
  .superRefine(({ multiple, maxImages, accept = [] }, context) => {
    if (multiple === false && maxImages !== undefined && maxImages > 1) {
      context.addIssue({ code: 'custom', path: ['maxImages'], message: 'more than 1 needs multiple to be true' });
    }
    accept.forEach((entry, index) => {
      if (entry.startsWith('.') || entry.toLowerCase().startsWith('image/')) return;
      const message = `${entry} is not an image type; use ask_file for other files`;
      context.addIssue({ code: 'custom', path: ['accept', index], message });
    });
  })
  .transform((given) => ({ ...given, multiple: isMultiple(given.multiple, given.maxImages) }));

/** The content lies in the attachments under `hash`; `alt` says what the image shows. */
const answer = z.strictObject({ images: z.array(storedFileSchema.extend({ alt: z.string().optional() })) });

export type AskImageConfig = z.infer<typeof config>;
export type AskImageAnswer = z.infer<typeof answer>;

export const askImage = defineQuestionType<AskImageConfig, AskImageAnswer>({
  type: 'ask_image',
  title: 'Add images',
  when: 'A screenshot, a sketch or a diagram shows it best.',
  brief: 'screenshots, sketches',
  config,
  answer,
  wireKeys: { multiple: 'multiple', maxImages: 'max', accept: 'accept', maxSize: 'maxSize' },
  wireNotes: { max: 'most images', accept: 'types', maxSize: 'bytes' },
  example: {
    question: 'What does the page look like when it fails?',
    multiple: true,
    maxImages: 3,
    accept: ['image/png', 'image/jpeg'],
  },
  validate({ multiple, maxImages, accept, maxSize }, { images }) {
    const reason = refuseFiles(images, { multiple, most: maxImages, accept, maxSize }, 'image');
    if (reason !== null) return reason;
    const other = images.find((image) => !image.type.toLowerCase().startsWith('image/'));
    return other === undefined ? null : `“${oneLine(other.name, LABEL_LENGTH)}” is not an image.`;
  },
  digest: (_, { images }) => listFiles(images, 'image'),
  meaning: (_, { images }) => ({
    kind: 'attached',
    names: images.map(({ name, alt }) => (alt ? `${name} (${alt})` : name)),
  }),
  automatic: () => null,
});
