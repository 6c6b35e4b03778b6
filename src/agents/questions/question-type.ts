import type { z } from 'zod';
import type { Meaning } from './meaning';

/** The sixteen question types, in the order in which they are presented to people and models. */
export const QUESTION_TYPES = [
  'pick_one',
  'pick_many',
  'confirm',
  'rank',
  'rate',
  'ask_text',
  'ask_code',
  'ask_image',
  'ask_file',
  'show_diff',
  'show_plan',
  'show_options',
  'review_section',
  'thumbs',
  'emoji_react',
  'slider',
] as const;

export type QuestionTypeName = (typeof QUESTION_TYPES)[number];

/** The keys of the flat form that make up a question's control. */
export type ControlKey =
  | 'options'
  | 'recommended'
  | 'allowOther'
  | 'min'
  | 'max'
  | 'step'
  | 'start'
  | 'unit'
  | 'labels'
  | 'multiple'
  | 'placeholder'
  | 'language'
  | 'title'
  | 'before'
  | 'content'
  | 'accept'
  | 'maxSize';

/**
 * Everything the product knows about one question type, in one place. The catalogue collects these; prompts, JSON
 * schemas, documentation and the page's registry are derived from them.
 *
 * `C` is the config a question of this type carries, `A` the answer a person gives to it.
 */
export interface QuestionType<C, A> {
  readonly type: QuestionTypeName;
  /** Plain name for people, e.g. "Pick one". */
  readonly title: string;
  /** One sentence telling an interviewer when this type is the right one. */
  readonly when: string;
  /** What the person does, in a few words for agents that bring questions: the manifest is written from it. */
  readonly brief: string;
  /** Parses a config and applies its defaults; refuses with paths relative to the config. */
  readonly config: z.ZodType<C>;
  /** Parses the shape of an answer, without regard to the question it belongs to. */
  readonly answer: z.ZodType<A>;
  /**
   * Which key of the flat form, in which models write questions, holds which key of the config. One key serves several types
   * where it means the same to whoever writes it: `min` is the least of anything, `labels` the words at a scale's ends or
   * on two buttons.
   */
  readonly wireKeys: Readonly<Record<string, ControlKey>>;
  /** What a key of the flat form means here, where its name does not say so. */
  readonly wireNotes?: Partial<Record<ControlKey, string>>;
  /** A small valid config: documentation, prompts and tests use it. */
  readonly example: C;
  /** Checks a well-formed answer against its own question. Returns the reason for a refusal, or null if it fits. */
  validate(config: C, answer: A): string | null;
  /**
   * The answer as it is recorded: the same choice in its plainest form, e.g. an edit without a change as an approval.
   * Called only where `validate` found nothing wrong; absent where answers are recorded as they come.
   */
  normalise?(config: C, answer: A): A;
  /** One line for prompts and the transcript: what was answered, in the question's own labels. */
  digest(config: C, answer: A): string;
  /** What the answer amounts to: statements are made from it, and models are told it. */
  meaning(config: C, answer: A): Meaning;
  /**
   * The answer that an automatic run gives (never a person's session): the recommended choice where there is one and
   * `prefer` is "recommended", else the first. Null where no honest automatic answer exists (images, files, code …).
   */
  automatic(config: C, prefer: 'recommended' | 'first'): A | null;
  /** Whether the type has a free-text "other" of its own, so that "None of these" is given through it. */
  other?(config: C, text: string): A | null;
}

/** A question type whose config and answer types are not known statically, as the catalogue hands it out. */
export type AnyQuestionType = QuestionType<unknown, unknown>;

/**
 * Defines a question type, erasing its type parameters for the catalogue: the erased methods receive only values that
 * the same definition's schemas have parsed.
 */
export function defineQuestionType<C, A>(definition: QuestionType<C, A>): QuestionType<C, A> {
  return definition;
}
