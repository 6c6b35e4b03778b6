import * as z from 'zod';
import { askCode } from './ask-code';
import { askFile } from './ask-file';
import { askImage } from './ask-image';
import { askText } from './ask-text';
import { confirm } from './confirm';
import { emojiReact } from './emoji-react';
import type { Option } from './options';
import { optionSchema } from './options';
import { pickMany } from './pick-many';
import { pickOne } from './pick-one';
import { listProblems, sayProblem } from './problems';
import type { AnyQuestionType, QuestionTypeName } from './question-type';
import { QUESTION_TYPES } from './question-type';
import { rank } from './rank';
import { rate } from './rate';
import { reviewSection } from './review-section';
import { schemaShape } from './schema-shape';
import { showDiff } from './show-diff';
import { showOptions } from './show-options';
import { showPlan } from './show-plan';
import { slider } from './slider';
import { isBlank } from './text';
import { thumbs } from './thumbs';

/** Every question type there is, in the order of {@link QUESTION_TYPES}. */
export const CATALOGUE: Record<QuestionTypeName, AnyQuestionType> = {
  pick_one: pickOne,
  pick_many: pickMany,
  confirm,
  rank,
  rate,
  ask_text: askText,
  ask_code: askCode,
  ask_image: askImage,
  ask_file: askFile,
  show_diff: showDiff,
  show_plan: showPlan,
  show_options: showOptions,
  review_section: reviewSection,
  thumbs,
  emoji_react: emojiReact,
  slider,
};

export function isQuestionType(name: unknown): name is QuestionTypeName {
  return QUESTION_TYPES.some((type) => type === name);
}

type ParsedConfig =
  { ok: true; type: QuestionTypeName; config: Record<string, unknown> } | { ok: false; problems: string[] };

const objectSchema = z.record(z.string(), z.unknown());

/**
 * Checks the type and config of a proposed question. `path` names the question in what its author wrote, e.g.
 * `initial_questions[1]`, and starts every problem: `initial_questions[1].config.options: at least 1 option`.
 * Unknown keys are dropped, and null counts as absent, since models fill what they leave out with null.
 */
export function parseConfig(type: unknown, config: unknown, path: string): ParsedConfig {
  const place = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (!isQuestionType(type)) {
    const said = typeof type === 'string' ? `"${type}" is not a question type` : 'a question type is required';
    return { ok: false, problems: [`${place('type')}: ${said}; use one of ${QUESTION_TYPES.join(', ')}`] };
  }
  const parsed = CATALOGUE[type].config.safeParse(withoutNulls(config), { error: sayProblem });
  if (!parsed.success) return { ok: false, problems: listProblems(parsed.error, place('config')) };
  return { ok: true, type, config: objectSchema.parse(parsed.data) };
}

/** A config is at most four levels deep: config, options, option, its pros. */
function withoutNulls(value: unknown, levels = 4): unknown {
  if (levels === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, levels - 1));
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutNulls(item, levels - 1)]));
}

type CheckedAnswer = { ok: true; answer: unknown } | { ok: false; reason: string };

/**
 * Checks an answer of any origin against its own question. Gives it back as it is to be recorded, or the reason for the
 * refusal in a sentence for the person. Never throws.
 */
export function checkAnswer(type: QuestionTypeName, config: unknown, answer: unknown): CheckedAnswer {
  const definition = CATALOGUE[type];
  const asked = definition.config.safeParse(config, { error: sayProblem });
  if (!asked.success) {
    return { ok: false, reason: `The question itself is broken (${listProblems(asked.error, 'config').join('; ')}).` };
  }
  const given = definition.answer.safeParse(answer, { error: sayProblem });
  if (!given.success) {
    const problems = listProblems(given.error, 'answer').join('; ');
    return {
      ok: false,
      reason: `This is not an answer to “${definition.title}” (${problems}); expected ${answerShape(type)}.`,
    };
  }
  const reason = definition.validate(asked.data, given.data);
  if (reason !== null) return { ok: false, reason };
  return { ok: true, answer: definition.normalise?.(asked.data, given.data) ?? given.data };
}

/** One line of what was answered, in the question's own labels, at most 200 code points. Never throws. */
export function digestAnswer(type: QuestionTypeName, config: unknown, answer: unknown): string {
  const asked = CATALOGUE[type].config.safeParse(config);
  const given = CATALOGUE[type].answer.safeParse(answer);
  if (!asked.success || !given.success) return 'An answer that cannot be read';
  return CATALOGUE[type].digest(asked.data, given.data);
}

const titled = z.object({ question: z.string() });

/** The question's title text; empty if the config has none. */
export function questionTitle(config: unknown): string {
  const parsed = titled.safeParse(config);
  return parsed.success ? parsed.data.question : '';
}

/** Config keys whose text is for the machine: everything else that is text is read by the person. */
const UNREAD = new Set(['id', 'recommended', 'accept', 'language']);

/** Everything a person reads of a question, a line for each piece, its title first. */
export function questionText(type: QuestionTypeName, config: unknown): string {
  const parsed = CATALOGUE[type].config.safeParse(config);
  return parsed.success ? textsOf(parsed.data).join('\n') : questionTitle(config);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isBlank(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, item]) => (UNREAD.has(key) ? [] : textsOf(item)));
}

const offering = z.object({ options: z.array(optionSchema) });

/** The options of a question that has some; else none. */
export function optionsOf(config: unknown): Option[] {
  const parsed = offering.safeParse(config);
  return parsed.success ? parsed.data.options : [];
}

/** The answer an automatic run gives; null where no honest one exists. Never used in a person's session. */
export function automaticAnswer(type: QuestionTypeName, config: unknown, prefer: 'recommended' | 'first'): unknown {
  const asked = CATALOGUE[type].config.safeParse(config);
  return asked.success ? CATALOGUE[type].automatic(asked.data, prefer) : null;
}

/** "None of these" as an answer, where the question takes free text beside its options; else null. */
export function otherAnswer(type: QuestionTypeName, config: unknown, text: string): unknown {
  const asked = CATALOGUE[type].config.safeParse(config);
  return asked.success ? (CATALOGUE[type].other?.(asked.data, text) ?? null) : null;
}

/** The JSON schema of a type's config as it may be written: keys with a default are optional. */
export function configJsonSchema(type: QuestionTypeName): z.core.JSONSchema.JSONSchema {
  return jsonSchema(CATALOGUE[type].config);
}

function jsonSchema(schema: z.ZodType): z.core.JSONSchema.JSONSchema {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(made).filter(([key]) => key !== '$schema'));
}

function answerShape(type: QuestionTypeName): string {
  return schemaShape(jsonSchema(CATALOGUE[type].answer));
}
