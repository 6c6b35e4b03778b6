import { wireCatalogue } from '../../questions/wire-catalogue';
import type { QuestionTypeName } from '../../questions/question-type';
import { COMMON_WITH_DIMENSIONS } from './dimension-guide';
import type { WireQuestion } from './wire-question';

/** What makes a question worth a person's time, for roles that ask one now and then. */
export const QUESTION_RULES = `- One question about one thing, in one sentence with one question mark, in the language of the request and the person’s words. The person, a developer with little time, sees it as a card, exactly as you write it.
- Nothing that the request, the facts, the evidence or an answer already says. State what is known in \`context\`, with the file or name it comes from, and ask for what it leaves open; have it confirmed only if the change depends on it and it may well be wrong.
- Concrete choices before free text: two to six options that differ in what would be built, taken from this software and this request. Recommend one where there is a reason, given in its \`description\`; nothing where only the person can know.
- No option such as “other”, “not sure” or “you decide”: every card has these.`;

/** The keys that every question has, and those of its options. */
export const SHORT_QUESTION_KEYS = `- \`context\`: Markdown below the question (\`src/orders/routes.ts\` in backticks, no evidence ids).
- \`why\`: one sentence to the person: what depends on the answer. Never “to understand better”.
- \`evidence\`: ids of what it rests on. \`dimensions\`: the one or two that the answer settles.
- \`subject\`: what the answer settles, a short noun phrase for a heading: “Format of the export”. \`about\`: a short key for exactly what is asked, new in this interview: \`export-format\`.
- \`options\`: each with a short id unique in the question; \`recommended\`: their ids, one for types that take one; \`allowOther\`: room for an answer of one’s own.`;

/** The keys of a question in its wire form. */
export const QUESTION_KEYS = `${SHORT_QUESTION_KEYS}
- The others as the types below say; \`frames\` only where you are told what goes there.`;

/** The question types with their keys. */
const QUESTION_TYPES_GUIDE = `Take the type whose answer is quickest to give and hardest to misread: mostly \`pick_one\`, \`pick_many\` or \`show_options\`; \`show_plan\` and \`review_section\` only for text that came out of this interview. Of its keys, * is required, = is what holds for null.
${wireCatalogue()}`;

/** What the instructions of the roles begin with whose work is to ask. */
export const COMMON_TO_ASKERS = `${COMMON_WITH_DIMENSIONS}\n\n# Questions\n${QUESTION_KEYS}\n\n${QUESTION_TYPES_GUIDE}`;

/** The same for roles that hardly ever ask: they need few types, and every call pays for what it is told. */
export function shortTypesGuide(types: readonly QuestionTypeName[]): string {
  return `Take one of these types. Of its keys, * is required, = is what holds for null.
${wireCatalogue(types)}`;
}

/** Every key of a question's wire form, null: examples and short forms fill in what they use. */
export const BLANK_QUESTION: Omit<WireQuestion, 'question' | 'type' | 'why'> = {
  context: null,
  options: null,
  recommended: null,
  allowOther: null,
  min: null,
  max: null,
  step: null,
  start: null,
  unit: null,
  labels: null,
  multiple: null,
  placeholder: null,
  language: null,
  title: null,
  before: null,
  content: null,
  accept: null,
  maxSize: null,
  evidence: null,
  dimensions: null,
  subject: null,
  about: null,
  frames: null,
};

/** A question with all its keys in the order of the wire form, as an example for a prompt. */
export function exampleQuestion(
  given: Partial<WireQuestion> & Pick<WireQuestion, 'question' | 'type' | 'why'>,
): WireQuestion {
  const { question, type, why, ...rest } = given;
  const { context, evidence, dimensions, subject, about, frames, ...control } = { ...BLANK_QUESTION, ...rest };
  return { question, type, context, ...control, why, evidence, dimensions, subject, about, frames };
}
