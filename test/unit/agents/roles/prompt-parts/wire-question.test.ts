import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../../src/agents/questions/catalogue';
import { listProblems } from '../../../../../src/agents/questions/problems';
import { proposedQuestionSchema } from '../../../../../src/agents/roles/prompt-parts/proposed-question';
import { QUESTION_TYPES, type QuestionTypeName } from '../../../../../src/agents/questions/question-type';
import { wireCatalogue } from '../../../../../src/agents/questions/wire-catalogue';
import { wireQuestionSchema, type WireQuestion } from '../../../../../src/agents/roles/prompt-parts/wire-question';
import { fromWireQuestion } from '../../../../../src/agents/roles/prompt-parts/wire-config';
import { fillNulls } from '../../../../../src/agents/model/fill-nulls';
import { wireSchema } from '../../../../../src/agents/model/wire-schema';
import { interviewer } from '../../../../../src/agents/roles/interviewer/role';
import { questionDraftSchema } from '../../../../../src/agents/session/question';
import { VALID_CONFIGS } from '../../questions/arbitraries';

const SCHEMA = wireSchema(wireQuestionSchema);
const EVIDENCE = [{ id: 'E1' }, { id: 'E2' }];

/** A question as a model wrote it, with null for every key that it left out. */
function wire(given: Record<string, unknown>): WireQuestion {
  const whole = { question: 'Which one?', type: 'pick_one', why: 'It decides what is built.', ...given };
  return wireQuestionSchema.parse(fillNulls(SCHEMA, whole));
}

const draft = (given: Record<string, unknown>) => questionDraftSchema.parse(fromWireQuestion(wire(given), EVIDENCE));
const config = (given: Record<string, unknown>) => draft(given).config;

/** What is wrong with a question that a model wrote, as the repair turn tells it. */
function problems(given: Record<string, unknown>): string[] {
  const question = fromWireQuestion(wire(given), EVIDENCE);
  const result = interviewer.output.safeParse({ done: false, acknowledgement: '', reason: '', question });
  return result.success ? [] : listProblems(result.error);
}

/** A config in the flat form, without the keys that are null. */
function toWire(type: QuestionTypeName, config: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = { question: config['question'], type };
  if (config['context'] !== undefined) wire['context'] = config['context'];
  for (const [key, place] of Object.entries(CATALOGUE[type].wireKeys)) {
    const value = config[key];
    if (value === undefined) continue;
    if (key === 'yesLabel' || key === 'noLabel') wire[place] = [config['yesLabel'] ?? '', config['noLabel'] ?? ''];
    else if (key === 'labels') wire[place] = scale(value as Record<string, string>);
    else if (key === 'recommended' && typeof value === 'string') wire[place] = [value];
    else if (key === 'sections') wire[place] = (value as Section[]).map(asOption);
    else wire[place] = value;
  }
  return wire;
}

interface Section {
  id: string;
  title: string;
  content: string;
}

const asOption = ({ id, title, content }: Section) => ({ id, label: title, description: content });

function scale({ min = '', mid, max = '' }: { min?: string; mid?: string; max?: string }): string[] {
  return mid === undefined ? [min, max] : [min, mid, max];
}

describe('the flat form of a question', () => {
  it('is one object with every key required, which strict servers take', () => {
    const { required, properties, additionalProperties } = SCHEMA as Extract<typeof SCHEMA, { properties: unknown }>;
    expect(required).toEqual(Object.keys(properties));
    expect(additionalProperties).toBe(false);
    expect(required[0]).toBe('question');
  });

  it.each(QUESTION_TYPES)('holds the example of %s and gives it back', (type) => {
    const example = CATALOGUE[type].example as Record<string, unknown>;
    const back = draft(toWire(type, example));
    expect(back.type).toBe(type);
    expect(CATALOGUE[type].config.parse(back.config)).toEqual(CATALOGUE[type].config.parse(example));
    expect(proposedQuestionSchema.safeParse(back).success).toBe(true);
  });

  it.each(QUESTION_TYPES)('holds every valid config of %s', (type) => {
    fc.assert(
      fc.property(VALID_CONFIGS[type], (given) => {
        const asked = CATALOGUE[type].config.parse(given) as Record<string, unknown>;
        expect(problems(toWire(type, asked))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('drops what the type does not use', () => {
    const given = { type: 'thumbs', options: [{ label: 'A' }], min: 1, labels: ['x'], content: 'y', allowOther: true };
    expect(config(given)).toEqual({ question: 'Which one?' });
  });

  it('takes empty texts and lists for nothing', () => {
    const given = { type: 'slider', min: 0, max: 9, unit: ' ', labels: ['', ''], start: '', context: '' };
    expect(config(given)).toEqual({ question: 'Which one?', min: 0, max: 9 });
    expect(config({ type: 'ask_text', max: 0, placeholder: '' })).toEqual({ question: 'Which one?' });
  });

  it('gives options ids of their own', () => {
    const options = [
      { label: 'A file' },
      { id: 'x', label: 'B' },
      { id: 'x', label: 'C' },
      { id: '', label: 'A file' },
    ];
    expect(config({ options })['options']).toMatchObject([
      { id: 'a-file' },
      { id: 'x' },
      { id: 'x-2' },
      { id: 'a-file-2' },
    ]);
    expect(config({ options: ['Größe', '!'] })['options']).toMatchObject([{ id: 'größe' }, { id: 'option' }]);
  });

  it('reads a recommended label as its id', () => {
    const options = [
      { id: 'a', label: 'A file' },
      { id: 'b', label: 'Mail' },
    ];
    expect(config({ options, recommended: ['mail'] })['recommended']).toBe('b');
    expect(config({ options, recommended: 'A' })['recommended']).toBe('a');
    expect(config({ type: 'pick_many', options, recommended: ['b', 'Mail', 'a'] })['recommended']).toEqual(['b', 'a']);
  });

  it('reads labels as the words of what has them', () => {
    expect(config({ type: 'confirm', labels: ['Sure', 'Never'] })).toMatchObject({
      yesLabel: 'Sure',
      noLabel: 'Never',
    });
    expect(config({ type: 'slider', min: 1, max: 9, labels: ['low', 'mid', 'high'] })['labels']).toEqual({
      min: 'low',
      mid: 'mid',
      max: 'high',
    });
    expect(config({ type: 'rate', options: ['A'], labels: ['low', 'so', 'high'] })['labels']).toEqual({
      min: 'low',
      max: 'high',
    });
  });

  it('reads types and dimensions however they are spelled', () => {
    expect(draft({ type: 'Pick-One', options: ['A'], dimensions: ['Behavior', 'nonsense', 'data'] })).toMatchObject({
      type: 'pick_one',
      dimensions: ['behaviour', 'data'],
    });
  });

  it('keeps only evidence that exists, or that a look in the same call may have found', () => {
    const given = wire({ options: ['A'], evidence: ['[E2]', 'e1', 'E9', 'E2', 'README'] });
    expect(fromWireQuestion(given, EVIDENCE)).toMatchObject({ evidence: ['E2', 'E1'] });
    expect(fromWireQuestion(wire({ evidence: ['E3', 'E7'] }), EVIDENCE, 4)).toMatchObject({ evidence: ['E3'] });
  });

  it('puts a topic first only by a plain question', () => {
    expect(draft({ type: 'confirm', frames: 'T2' })).toMatchObject({ purpose: 'framing', frames: 'T2' });
    const other = draft({ options: ['A'], frames: 'T2' });
    expect(other.purpose).toBe('elicit');
    expect(other.frames).toBeUndefined();
  });
});

describe('what is wrong with a question', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['too few options', { type: 'rank', options: ['A'] }, 'question.options: at least 2 options'],
    ['no options', {}, 'question.options: at least 1 option'],
    ['a label left out', { options: [{ id: 'a', label: ' ' }] }, 'question.options[0].label: must not be empty'],
    [
      'an unknown recommendation',
      { options: ['A'], recommended: ['B'] },
      'question.recommended: no option has the id "B"',
    ],
    ['a slider without an end', { type: 'slider', min: 1 }, 'question.max: required'],
    ['a diff without a difference', { type: 'show_diff' }, 'question.content: must differ from before'],
    [
      'a plan without a title',
      { type: 'show_plan', options: [{ label: '' }] },
      'question.options[0].label: must not be empty',
    ],
    [
      'the same words on both buttons',
      { type: 'confirm', labels: ['Yes', 'Yes'] },
      'question.labels: must differ from yesLabel',
    ],
    ['an emoji twice', { type: 'emoji_react', labels: ['👍', '👍'] }, 'question.labels[1]: 👍 is offered already'],
    ['no text', { type: 'thumbs', question: ' ' }, 'question.question: must not be empty'],
    ['no reason', { type: 'thumbs', why: ' ' }, 'question.why: say in a sentence why this is asked now'],
  ])('is named by the keys of the flat form: %s', (_, given, problem) => {
    expect(problems(given)).toContain(problem);
  });

  it('is named for a type that does not exist', () => {
    const result = interviewer.output.safeParse({
      done: false,
      acknowledgement: '',
      reason: '',
      question: fromWireQuestion(wire({ type: 'dropdown' }), []),
    });
    expect(result.success ? [] : listProblems(result.error)).toEqual([
      expect.stringMatching(/^question\.type: .*pick_one/),
    ]);
  });

  it('never makes reading it break down', () => {
    const any = fc.anything({ withNullPrototype: true });
    const nearly = fc.record(
      Object.fromEntries(
        Object.keys(wireQuestionSchema.shape).map((key) => [key, fc.oneof(fc.constant(null), fc.string(), any)]),
      ),
      { requiredKeys: [] },
    );
    const text = fc.oneof(fc.constant(null), fc.string());
    const list = fc.oneof(fc.constant(null), fc.array(fc.string(), { maxLength: 3 }));
    const kind: Record<string, fc.Arbitrary<unknown>> = {
      question: fc.string(),
      why: fc.string(),
      type: fc.constantFrom<QuestionTypeName | 'x'>(...QUESTION_TYPES, 'x'),
      options: list,
    };
    const numbers = ['min', 'max', 'step', 'start', 'maxSize'];
    const lists = ['recommended', 'labels', 'accept', 'evidence', 'dimensions'];
    const fitting = fc.record(
      Object.fromEntries(
        Object.keys(wireQuestionSchema.shape).map((key) => {
          if (numbers.includes(key)) return [key, fc.oneof(fc.constant(null), fc.double({ noNaN: true }))];
          if (key === 'allowOther' || key === 'multiple') return [key, fc.oneof(fc.constant(null), fc.boolean())];
          return [key, kind[key] ?? (lists.includes(key) ? list : text)];
        }),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fitting, nearly), (given) => {
        const read = wireQuestionSchema.safeParse(given);
        if (read.success) proposedQuestionSchema.safeParse(fromWireQuestion(read.data, EVIDENCE, 4));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the catalogue for prompts', () => {
  it('names every type with when to use it and its keys', () => {
    const lines = wireCatalogue().split('\n');
    expect(lines.filter((line) => line.startsWith('- `')).map((line) => line.slice(3).split('`')[0])).toEqual([
      ...QUESTION_TYPES,
    ]);
    expect(wireCatalogue()).toContain('options*, recommended, allowOther = true');
    expect(wireCatalogue()).toContain(
      'before* (in full), content* (the text after, in full), title (file path), language',
    );
  });
});
