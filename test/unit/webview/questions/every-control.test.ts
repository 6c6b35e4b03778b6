import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { QUESTION_TYPES, type QuestionTypeName } from '../../../../src/agents/questions/question-type';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import { CONTROLS } from '../../../../src/webview/questions/registry';
import { nearAnswers, VALID_CONFIGS } from '../../agents/questions/arbitraries';

// Hundreds of generated interviews each: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

type Config = Record<string, unknown>;

const parsedConfigs = (type: QuestionTypeName) =>
  VALID_CONFIGS[type].map((given) => CATALOGUE[type].config.parse(given) as Config);

const configsWithAnswers = (type: QuestionTypeName) =>
  parsedConfigs(type).chain((config) => fc.tuple(fc.constant(config), nearAnswers(type, config)));

/** An answer as it is recorded: in its plainest form, remarks left empty being no remarks. */
function recorded(type: QuestionTypeName, config: Config, answer: unknown): unknown {
  const plain = (CATALOGUE[type].normalise?.(config, answer) ?? answer) as Config;
  const { feedback, edited, ...rest } = plain;
  const images = (rest['images'] as { alt?: string }[] | undefined)?.map(({ alt, ...image }) =>
    alt?.trim() ? { ...image, alt } : image,
  );
  return {
    ...rest,
    ...(images ? { images } : {}),
    ...(typeof feedback === 'string' && feedback.trim() !== '' ? { feedback } : {}),
    ...(edited !== undefined && plain['decision'] === 'edit' ? { edited } : {}),
  };
}

describe.each(QUESTION_TYPES)('the control for %s', (type) => {
  const control = CONTROLS[type];
  const known = CATALOGUE[type];

  it('is the one for its type', () => {
    expect(control.type).toBe(type);
  });

  it('starts out with nothing answered', () => {
    fc.assert(
      fc.property(parsedConfigs(type), (config) => {
        expect(control.toAnswer(config, control.initial(config))).toHaveProperty('problem');
      }),
    );
  });

  it('keeps a half-filled state that survives being stored', () => {
    fc.assert(
      fc.property(parsedConfigs(type), (config) => {
        const draft = control.initial(config);
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });

  it('shows a given answer so that submitting it unchanged gives the same answer', () => {
    let valid = 0;
    fc.assert(
      fc.property(configsWithAnswers(type), ([config, given]) => {
        const answer = known.answer.safeParse(given);
        if (!answer.success || known.validate(config, answer.data) !== null) return;
        valid++;
        const stored: unknown = JSON.parse(JSON.stringify(control.fromAnswer(config, answer.data)));
        const outcome = control.toAnswer(config, stored);
        expect(outcome).toHaveProperty('answer');
        if ('answer' in outcome)
          expect(recorded(type, config, outcome.answer)).toEqual(recorded(type, config, answer.data));
      }),
      { numRuns: 300 },
    );
    expect(valid).toBeGreaterThan(0);
  });

  it('never hands in what its question refuses', () => {
    fc.assert(
      fc.property(configsWithAnswers(type), ([config, given]) => {
        const answer = known.answer.safeParse(given);
        if (!answer.success) return;
        const outcome = control.toAnswer(config, control.fromAnswer(config, answer.data));
        if (!('answer' in outcome)) return;
        expect(known.answer.safeParse(outcome.answer).success).toBe(true);
        expect(known.validate(config, outcome.answer)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
