import * as z from 'zod';
import { CHANGE_KINDS } from './change-kind';
import { projectKindSchema } from './project-kind';

/** Most characters of the words by which a person says what it is about. */
export const MAX_WORDS = 500;
/** Most characters of a title. */
const MAX_TITLE = 120;
/** Most subjects that are chosen, or ruled out, at once. */
const MAX_SUBJECTS = 50;

/** What the person has said about how the request is to be read; null where they said nothing and the interviewer reads it. */
export const readingSchema = z.object({
  /** Ids of the subjects it is about; empty where it is about none that the rules know. */
  subjects: z.array(z.string()).max(MAX_SUBJECTS).nullable(),
  /** What it is about in their own words, where no subject on offer fitted. */
  words: z.string().max(MAX_WORDS).nullable(),
  /** Ids of subjects that it is not about: nothing is asked from them. */
  rejected: z.array(z.string()).max(MAX_SUBJECTS),
  project: projectKindSchema.nullable(),
  change: z.enum(CHANGE_KINDS).nullable(),
  title: z.string().max(MAX_TITLE).nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/** What a person changes of the reading; what is left out stays as it is. */
export const readingChangeSchema = readingSchema.partial();
export type ReadingChange = z.infer<typeof readingChangeSchema>;

/** Nothing said yet. */
export const NO_READING: Reading = {
  subjects: null,
  words: null,
  rejected: [],
  project: null,
  change: null,
  title: null,
};
