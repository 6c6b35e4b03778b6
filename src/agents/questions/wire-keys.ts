import type { QuestionTypeName } from './question-type';

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
 * Which key of the flat form holds which key of a type's config. One key serves several types where it means the same to
 * whoever writes it: `min` is the least of anything, `labels` the words at a scale's ends or on two buttons.
 */
export const WIRE_KEYS: Record<QuestionTypeName, Record<string, ControlKey>> = {
  pick_one: { options: 'options', recommended: 'recommended', allowOther: 'allowOther' },
  pick_many: { options: 'options', recommended: 'recommended', min: 'min', max: 'max', allowOther: 'allowOther' },
  confirm: { yesLabel: 'labels', noLabel: 'labels', allowCancel: 'allowOther' },
  rank: { options: 'options' },
  rate: { options: 'options', min: 'min', max: 'max', step: 'step', labels: 'labels' },
  ask_text: { placeholder: 'placeholder', multiline: 'multiple', minLength: 'min', maxLength: 'max' },
  ask_code: { language: 'language', placeholder: 'placeholder', initial: 'content' },
  ask_image: { multiple: 'multiple', maxImages: 'max', accept: 'accept', maxSize: 'maxSize' },
  ask_file: { multiple: 'multiple', maxFiles: 'max', accept: 'accept', maxSize: 'maxSize' },
  show_diff: { before: 'before', after: 'content', filePath: 'title', language: 'language' },
  show_plan: { sections: 'options' },
  show_options: { options: 'options', recommended: 'recommended', allowFeedback: 'allowOther' },
  review_section: { content: 'content', title: 'title' },
  thumbs: {},
  emoji_react: { emojis: 'labels' },
  slider: { min: 'min', max: 'max', step: 'step', defaultValue: 'start', labels: 'labels', unit: 'unit' },
};

/** What a key of the flat form means for one type, where its name does not say so. */
export const WIRE_NOTES: Partial<Record<QuestionTypeName, Partial<Record<ControlKey, string>>>> = {
  pick_many: { min: 'fewest choices', max: 'most choices' },
  confirm: { labels: 'yes, no', allowOther: 'a third button, “cancel”' },
  rate: { labels: 'low end, high end' },
  ask_text: { multiple: 'several lines', min: 'characters', max: 'characters' },
  ask_code: { content: 'what the editor holds at first' },
  ask_image: { max: 'most images', accept: 'image types or extensions', maxSize: 'bytes' },
  ask_file: { max: 'most files', accept: 'media types or extensions', maxSize: 'bytes' },
  show_diff: { before: 'in full', content: 'the text after, in full', title: 'file path' },
  show_plan: { options: 'sections: label = title, description = Markdown' },
  show_options: { options: 'with pros, cons', allowOther: 'a remark' },
  review_section: { content: 'Markdown' },
  emoji_react: { labels: 'the emojis' },
  slider: { start: 'where it stands at first; no answer', labels: 'low, high or low, middle, high' },
};

/** Where a problem of a config stands in the flat form: `sections[0].title` is `options[0].label`. */
export function wirePath(type: QuestionTypeName, path: readonly PropertyKey[]): PropertyKey[] {
  const [first, ...rest] = path;
  if (typeof first !== 'string') return [...path];
  const key = WIRE_KEYS[type][first];
  if (key === undefined) return [...path];
  if (key === 'labels') return [key, ...rest.filter((part) => typeof part === 'number')];
  if (first === 'sections') return [key, ...rest.map((part) => SECTION_KEYS[String(part)] ?? part)];
  return [key, ...rest];
}

const SECTION_KEYS: Record<string, string> = { title: 'label', content: 'description' };
