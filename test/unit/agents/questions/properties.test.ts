import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  automaticAnswer,
  checkAnswer,
  digestAnswer,
  otherAnswer,
  parseConfig,
  questionText,
} from '../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../src/agents/questions/question-type';
import { QUESTION_TYPES } from '../../../../src/agents/questions/question-type';
import { DIGEST_LENGTH } from '../../../../src/agents/questions/text';
import { nearAnswers, VALID_CONFIGS } from './arbitraries';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const parsedConfigs = (type: QuestionTypeName) =>
  VALID_CONFIGS[type].map((config) => {
    const parsed = parseConfig(type, config, '');
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    return parsed.config;
  });

const withAnswers = (type: QuestionTypeName) =>
  parsedConfigs(type).chain((config) => nearAnswers(type, config).map((answer) => ({ config, answer })));

describe.each(QUESTION_TYPES)('%s', (type) => {
  it('has configs that are parsed to the same again, through JSON too', () => {
    fc.assert(
      fc.property(parsedConfigs(type), (config) => {
        expect(parseConfig(type, throughJson(config), '')).toEqual({ ok: true, type, config });
        expect(questionText(type, config)).toContain(config['question']);
      }),
    );
  });

  it('takes every answer that it gives by itself, and every "other"', () => {
    fc.assert(
      fc.property(parsedConfigs(type), fc.constantFrom('recommended', 'first'), fc.string(), (config, prefer, text) => {
        for (const answer of [automaticAnswer(type, config, prefer), otherAnswer(type, config, text)]) {
          if (answer !== null) expect(checkAnswer(type, config, answer)).toMatchObject({ ok: true });
        }
      }),
    );
  });

  it('refuses an answer with a field that it does not know, so that nothing said there is lost unheard', () => {
    fc.assert(
      fc.property(parsedConfigs(type), fc.constantFrom('recommended', 'first'), (config, prefer) => {
        const answer = automaticAnswer(type, config, prefer);
        if (answer === null) return;
        const checked = checkAnswer(type, config, { ...(answer as object), choices: ['a'] });
        expect(checked).toMatchObject({ ok: false });
        expect(JSON.stringify(checked)).toContain('choices');
      }),
    );
  });

  it('records answers that survive JSON and are taken again as they are', () => {
    fc.assert(
      fc.property(withAnswers(type), ({ config, answer }) => {
        const checked = checkAnswer(type, config, answer);
        if (!checked.ok) return;
        expect(throughJson(checked.answer)).toEqual(checked.answer);
        expect(checkAnswer(type, config, throughJson(checked.answer))).toEqual(checked);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses in a sentence and digests on one short line, whatever comes', () => {
    const either = fc.oneof(withAnswers(type), fc.record({ config: fc.jsonValue(), answer: fc.anything() }));
    fc.assert(
      fc.property(either, ({ config, answer }) => {
        const checked = checkAnswer(type, config, answer);
        if (!checked.ok) expect(checked.reason).toMatch(/\.$/u);
        const digest = digestAnswer(type, config, answer);
        expect(digest).not.toMatch(/[\n\r\t\u0085\u2028\u2029]/u);
        expect([...digest].length).toBeLessThanOrEqual(DIGEST_LENGTH);
      }),
      { numRuns: 300 },
    );
  });

  it('takes or refuses any config in words', () => {
    fc.assert(
      fc.property(fc.anything(), (config) => {
        const parsed = parseConfig(type, config, 'initial_questions[0]');
        if (!parsed.ok)
          for (const problem of parsed.problems) expect(problem).toMatch(/^initial_questions\[0\]\.config\S*: \S/u);
      }),
    );
  });
});
