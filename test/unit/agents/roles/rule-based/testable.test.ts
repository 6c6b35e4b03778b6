import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../../src/agents/base/text/language';
import { sentencesOf } from '../../../../../src/agents/base/english/pieces';
import { optionsOf } from '../../../../../src/agents/questions/catalogue';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { bankContext } from '../../../../../src/agents/roles/rule-based/context';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import type { StatementKind } from '../../../../../src/agents/session/statement';
import { lintStatement } from '../../../../../src/agents/specification/lint-rules';
import { partsOf } from '../../../../../src/agents/specification/scenarios';
import { asked, session, written } from '../../specification/session-builder';
import { groundFor } from './made-up';

const DEMANDS: readonly StatementKind[] = ['requirement', 'edge_case', 'interface', 'quality'];

/** What is written of each option of the prepared content, where it says what the change does. */
const sentences = allEntries()
  .map((entry) => buildQuestion(entry, bankContext(groundFor('Add a frobnicator'))))
  .flatMap((draft) =>
    optionsOf(draft.config)
      .filter(({ description = '' }) => description !== '' && !/\bplease\b/i.test(description))
      .flatMap(({ id }) => {
        const answer = { selected: draft.type === 'pick_many' ? [id] : id };
        const made = asked('Q1', { type: draft.type, config: draft.config, dimensions: draft.dimensions, answer });
        const whole = { ...made, question: { ...made.question, ...draft } };
        return written(session({ questions: [whole] })).statements.map((one) => ({ ...one, of: draft.about ?? '' }));
      }),
  )
  .filter(({ kind, text }) => DEMANDS.includes(kind) && languageOf(text) === 'en');

const told = (unfit: typeof sentences) => unfit.map(({ of, text }) => `${of}: ${text}`);

describe('what the options of the content write', () => {
  it('is many sentences', () => {
    expect(sentences.length).toBeGreaterThan(500);
  });

  it('is one sentence each, with one demand', () => {
    expect(told(sentences.filter(({ text }) => sentencesOf(text).length !== 1 || !/\.$/.test(text)))).toEqual([]);
  });

  it('names its case so that a scenario follows, where it begins with one', () => {
    const cases = sentences.filter(({ text }) => /^(?:when|if)\b/i.test(text));
    expect(cases.length).toBeGreaterThan(5);
    expect(told(cases.filter(({ text }) => partsOf(text) === null))).toEqual([]);
  });

  it('says nothing that the lint would blame the person for', () => {
    const blamed = sentences.filter((one) =>
      lintStatement({ ...one, dangling: [], assumed: false, basis: { Q1: 'option' } }).some(
        ({ severity }) => severity !== 'information',
      ),
    );
    expect(told(blamed)).toEqual([]);
  });
});
