import { describe, expect, it } from 'vitest';
import {
  CATALOGUE,
  checkAnswer,
  configJsonSchema,
  digestAnswer,
  isQuestionType,
  optionsOf,
  parseConfig,
  questionText,
  questionTitle,
} from '../../../../src/agents/questions/catalogue';
import { QUESTION_TYPES } from '../../../../src/agents/questions/question-type';
import { AB, configOf } from './refusals';

describe('the catalogue', () => {
  it('holds every type under its own name', () => {
    expect(Object.keys(CATALOGUE)).toEqual([...QUESTION_TYPES]);
    for (const type of QUESTION_TYPES) expect(CATALOGUE[type].type).toBe(type);
    expect(isQuestionType('constructor')).toBe(false);
  });

  it.each(QUESTION_TYPES)('%s has an example that is a parsed config', (type) => {
    const { example } = CATALOGUE[type];
    expect(parseConfig(type, example, '')).toEqual({ ok: true, type, config: example });
  });
});

describe('parsing a config', () => {
  it('names the path and the rule', () => {
    expect(parseConfig('pick_one', { question: '', options: [] }, 'initial_questions[1]')).toEqual({
      ok: false,
      problems: [
        'initial_questions[1].config.question: must not be empty',
        'initial_questions[1].config.options: at least 1 option',
      ],
    });
    expect(parseConfig('thumbs', 'Good?', 'q')).toEqual({ ok: false, problems: ['q.config: must be an object'] });
    expect(parseConfig('thumbs', undefined, '')).toEqual({ ok: false, problems: ['config: required'] });
  });

  it('lists the types for one that does not exist', () => {
    const list = QUESTION_TYPES.join(', ');
    expect(parseConfig('choice', {}, 'initial_questions[0]')).toEqual({
      ok: false,
      problems: [`initial_questions[0].type: "choice" is not a question type; use one of ${list}`],
    });
    expect(parseConfig(undefined, {}, '')).toEqual({
      ok: false,
      problems: [`type: a question type is required; use one of ${list}`],
    });
  });

  it('drops what it does not know and takes null for absent', () => {
    const noisy = { question: 'Good?', context: null, mood: 'fine', options: [{ ...AB[0], description: null, x: 1 }] };
    expect(parseConfig('pick_one', { ...noisy, recommended: null, allowOther: null }, '')).toEqual({
      ok: true,
      type: 'pick_one',
      config: { question: 'Good?', options: [AB[0]], allowOther: true },
    });
  });
});

describe('what a question says', () => {
  const config = configOf('show_options', {
    question: 'Where to?',
    context: 'It **matters**.',
    options: [{ ...AB[1], pros: ['Near'], cons: ['Dear'] }],
    recommended: 'b',
  });

  it('is everything a person reads, without ids', () => {
    expect(questionText('show_options', config)).toBe('Where to?\nIt **matters**.\nBeta\nThe second\nNear\nDear');
    const slider = configOf('slider', { min: 0, max: 5, labels: { min: 'Low', max: 'High' }, unit: 'days' });
    expect(questionText('slider', slider)).toBe('Which?\nLow\nHigh\ndays');
    expect(questionText('slider', { question: 'Broken?' })).toBe('Broken?');
  });

  it('has a title and, for some types, options', () => {
    expect(questionTitle(config)).toBe('Where to?');
    expect(questionTitle(null)).toBe('');
    expect(optionsOf(config)).toEqual([AB[1]]);
    expect(optionsOf(configOf('thumbs'))).toEqual([]);
  });
});

describe('answers to questions that cannot be read', () => {
  it('are refused, and digested as such', () => {
    expect(checkAnswer('thumbs', {}, { choice: 'up' })).toEqual({
      ok: false,
      reason: 'The question itself is broken (config.question: required).',
    });
    expect(digestAnswer('thumbs', {}, { choice: 'up' })).toBe('An answer that cannot be read');
    expect(digestAnswer('thumbs', configOf('thumbs'), 7)).toBe('An answer that cannot be read');
  });
});

describe('what is generated', () => {
  it('a JSON schema in which only what has no default is required', () => {
    expect(configJsonSchema('pick_one')).toMatchObject({
      type: 'object',
      required: ['question', 'options'],
      properties: { allowOther: { type: 'boolean', default: true }, options: { type: 'array', minItems: 1 } },
    });
    for (const type of QUESTION_TYPES) expect(configJsonSchema(type).type).toBe('object');
  });
});
