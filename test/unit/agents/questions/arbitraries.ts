import fc from 'fast-check';
import type { QuestionTypeName } from '../../../../src/agents/questions/question-type';

const filled = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem()).filter((text) => /\S/u.test(text));
const flag = fc.boolean();
const count = fc.integer({ min: 1, max: 9 });

/** Objects of the type's own keys, with `question` always there and the others of `optional` sometimes. */
function config(
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const keys: Record<string, fc.Arbitrary<unknown>> = {
    question: filled,
    context: fc.string(),
    ...required,
    ...optional,
  };
  return fc.record(keys, { requiredKeys: ['question', ...Object.keys(required)] });
}

function options(least: number, further: Record<string, fc.Arbitrary<unknown>> = {}) {
  const id = filled.filter((text) => text !== '__proto__');
  const option = fc.record(
    {
      id: fc.oneof(fc.constantFrom('other', 'constructor', 'a'), id),
      label: filled,
      description: fc.string(),
      ...further,
    },
    { requiredKeys: ['id', 'label'] },
  );
  return fc.uniqueArray(option, { selector: (item) => item.id, minLength: least, maxLength: 6 });
}

const withOptions = (
  least: number,
  rest: (ids: string[]) => fc.Arbitrary<Record<string, unknown>>,
  further?: Record<string, fc.Arbitrary<unknown>>,
) =>
  options(least, further).chain((list) =>
    rest(list.map((item) => String(item.id))).map((more) => ({ ...more, options: list })),
  );

/** Grids in the decimals that people write. */
const grid = (most: number) =>
  fc
    .record({
      low: fc.integer({ min: -500, max: 500 }),
      steps: fc.integer({ min: 1, max: most }),
      step: count,
      scale: fc.constantFrom(1, 10, 1000),
    })
    .map(({ low, steps, step, scale }) => ({
      min: low / scale,
      max: (low + steps * step) / scale,
      step: step / scale,
      steps,
    }));

const labels = (...keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, filled])), { requiredKeys: [] });

/** Configs that every type must take, as a caller would write them. */
export const VALID_CONFIGS: Record<QuestionTypeName, fc.Arbitrary<Record<string, unknown>>> = {
  pick_one: withOptions(1, (ids) => config({}, { recommended: fc.constantFrom(...ids), allowOther: flag })),
  pick_many: withOptions(1, (ids) =>
    fc.tuple(fc.integer({ min: 0, max: ids.length }), fc.integer({ min: 1, max: ids.length })).chain(([one, two]) =>
      config(
        {},
        {
          min: fc.constant(Math.min(one, two)),
          max: fc.constant(Math.max(one, two)),
          recommended: fc.shuffledSubarray(ids, { maxLength: Math.max(one, two) }),
          allowOther: flag,
        },
      ),
    ),
  ),
  confirm: config(
    {},
    { yesLabel: filled.map((text) => `+${text}`), noLabel: filled.map((text) => `-${text}`), allowCancel: flag },
  ),
  rank: withOptions(2, () => config({}, {})),
  rate: withOptions(1, () =>
    grid(20).chain(({ min, max, step }) =>
      config(
        { min: fc.constant(min), max: fc.constant(max), step: fc.constant(step) },
        { labels: labels('min', 'max') },
      ),
    ),
  ),
  ask_text: fc.tuple(fc.nat(50), count).chain(([least, more]) =>
    config(
      {},
      {
        placeholder: fc.string(),
        multiline: flag,
        minLength: fc.constant(least),
        maxLength: fc.constant(least + more),
      },
    ),
  ),
  ask_code: config({}, { language: fc.string(), placeholder: fc.string(), initial: fc.string() }),
  ask_image: config(
    {},
    { multiple: fc.constant(true), maxImages: count, accept: fc.constantFrom('image/*', ['.png']), maxSize: count },
  ),
  ask_file: config(
    {},
    { multiple: fc.constant(true), maxFiles: count, accept: fc.constantFrom('.csv,text/*', []), maxSize: count },
  ),
  show_diff: fc
    .tuple(fc.string(), filled)
    .chain(([before, added]) =>
      config(
        { before: fc.constant(before), after: fc.constant(before + added) },
        { filePath: fc.string(), language: fc.string() },
      ),
    ),
  show_plan: config(
    { sections: options(1).map((list) => list.map(({ id, label }) => ({ id, title: label, content: label }))) },
    {},
  ),
  show_options: withOptions(1, (ids) => config({}, { recommended: fc.constantFrom(...ids), allowFeedback: flag }), {
    pros: fc.array(fc.string(), { maxLength: 3 }),
    cons: fc.array(fc.string(), { maxLength: 3 }),
  }),
  review_section: config({ content: filled }, { title: fc.string() }),
  thumbs: config({}, {}),
  emoji_react: config({}, { emojis: fc.uniqueArray(filled, { minLength: 1, maxLength: 6 }) }),
  slider: grid(10_000).chain(({ min, max, step, steps }) =>
    config(
      { min: fc.constant(min), max: fc.constant(max), step: fc.constant(step) },
      {
        defaultValue: fc.nat(steps).map((index) => min + index * step),
        labels: labels('min', 'mid', 'max'),
        unit: fc.string(),
      },
    ),
  ),
};

const text = fc.oneof(filled, fc.string({ unit: 'binary', maxLength: 300 }));
const picked = fc.oneof(fc.constantFrom('a', 'other', 'constructor', '__proto__', 'nope'), text);
const stored = fc.record({
  name: filled,
  type: fc.constantFrom('image/png', 'image/png', 'text/plain', ''),
  size: fc.nat(9),
  hash: fc.stringMatching(/^[0-9a-f]{64}$/),
});

function idsOf(list: unknown): string[] {
  return ((list ?? []) as { id: string }[]).map((item) => item.id);
}

/** Answers of the form that the type has; `config` lends its ids and its grid, so that many of them are right. */
function ownAnswers(type: QuestionTypeName, config: Record<string, unknown>): fc.Arbitrary<unknown> {
  const ids = idsOf(config['options']);
  const onGrid = fc.nat(25).map((index) => Number(config['min']) + index * Number(config['step']));
  const value = fc.oneof({ weight: 4, arbitrary: onGrid }, fc.double(), fc.integer({ min: -20, max: 20 }));
  const remarks = (about: Record<string, fc.Arbitrary<string>>) =>
    fc.array(fc.record({ ...about, text }), { maxLength: 3 });
  const choice = fc.record(
    { selected: fc.constantFrom(...ids, 'nope'), other: text, feedback: text },
    { requiredKeys: [] },
  );
  switch (type) {
    case 'pick_one':
    case 'show_options':
      return choice;
    case 'pick_many':
      return fc.record({ selected: fc.shuffledSubarray(ids), other: text }, { requiredKeys: ['selected'] });
    case 'rank':
      return fc
        .shuffledSubarray(ids, { minLength: ids.length - 1 })
        .map((order) => ({ ranking: order.map((id, index) => ({ id, rank: index + 1 })) }));
    case 'rate':
      return fc
        .tuple(...ids.map(() => fc.option(value)))
        .map((values) => ({ ratings: Object.fromEntries(ids.map((id, index) => [id, values[index]])) }));
    case 'confirm':
      return fc.record({ choice: fc.constantFrom('yes', 'no', 'cancel', 'up') });
    case 'thumbs':
      return fc.record({ choice: fc.constantFrom('up', 'down', 'yes'), feedback: text }, { requiredKeys: ['choice'] });
    case 'ask_text':
      return fc.record({ text });
    case 'ask_code':
      return fc.record({ code: text, language: text }, { requiredKeys: ['code'] });
    case 'ask_image':
      return fc.record({ images: fc.array(stored, { maxLength: 2 }) });
    case 'ask_file':
      return fc.record({ files: fc.array(stored, { maxLength: 2 }) });
    case 'show_diff':
      return fc.record(
        {
          decision: fc.constantFrom('approve', 'reject', 'edit'),
          feedback: text,
          edited: fc.oneof(text, fc.constant(config['after'])),
        },
        { requiredKeys: ['decision'] },
      );
    case 'show_plan':
    case 'review_section': {
      const about =
        type === 'show_plan' ? { sectionId: fc.constantFrom(...idsOf(config['sections'])) } : { quote: text };
      return fc.record(
        { decision: fc.constantFrom('approve', 'revise'), annotations: remarks(about), feedback: text },
        { requiredKeys: ['decision'] },
      );
    }
    case 'emoji_react':
      return fc.record({ emoji: fc.oneof(fc.constantFrom(...(config['emojis'] as string[])), text) });
    case 'slider':
      return fc.record({ value });
  }
}

/** Things that look like answers, right and wrong alike, and some that do not. */
export function nearAnswers(type: QuestionTypeName, config: Record<string, unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: ownAnswers(type, config) },
    fc.jsonValue(),
    fc.record({ selected: picked }),
    fc.record({ ratings: fc.dictionary(picked, fc.option(fc.double())) }),
    fc.record({ decision: text, annotations: fc.array(fc.record({ sectionId: picked, quote: text, text })) }),
  );
}
