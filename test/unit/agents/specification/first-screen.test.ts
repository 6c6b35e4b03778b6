import { describe, expect, it } from 'vitest';
import { FIRST_SCREEN_WORDS, words } from '../../../../src/agents/specification/first-screen';
import { buildSpec } from '../../../../src/agents/specification/model';
import { renderSpec } from '../../../../src/agents/specification/render';
import type { Statement, StatementKind } from '../../../../src/agents/session/statement';
import { unfolded } from './as-written';
import { asked, session } from './session-builder';

const said = asked('Q1', { type: 'ask_text', config: { question: 'What?' }, answer: { text: 'All of it.' } });

function many(kind: StatementKind, prefix: string, count: number): Statement[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${prefix}-${String(at + 1).padStart(3, '0')}`,
    topicId: 't',
    kind,
    text: `${kind} number ${at + 1} ${'of so many words that a reader would not want all of them at once '.repeat(2).trim()}.`,
    dimension: 'behaviour' as const,
    sources: kind === 'assumption' ? ['assumed'] : ['Q1'],
    by: 'writer' as const,
    dependsOn: [],
  }));
}

const specOf = (statements: Statement[], summary = 'It is built.') =>
  unfolded(renderSpec(buildSpec(session({ questions: [said], statements }), { summary })));
const before = (spec: string, section: string) => spec.slice(0, spec.indexOf(`\n## ${section}\n`));

describe('the first screen of a specification', () => {
  it('says what is wanted, what is not, what is open and assumed, and what to check, before anything else', () => {
    const spec = specOf([
      ...many('requirement', 'FR', 1),
      ...many('goal', 'G', 1),
      ...many('non_goal', 'NG', 1),
      ...many('open_question', 'OQ', 1),
      ...many('assumption', 'A', 1),
      ...many('delegated', 'DD', 1),
    ]);
    const titles = [...spec.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 6)).toEqual([
      'Goals',
      'Non-goals',
      'Open questions',
      'Assumptions',
      'Check first',
      'Requirements',
    ]);
    expect(spec).toContain('- A-001: assumed; confirm or correct it.\n- DD-001: left to whoever builds it.\n');
  });

  it('keeps to 400 words, takes of each sort in turn, and tells the rest further down', () => {
    const spec = specOf([
      ...many('requirement', 'FR', 2),
      ...many('goal', 'G', 9),
      ...many('open_question', 'OQ', 9),
      ...many('assumption', 'A', 2),
    ]);
    const first = before(spec, 'Requirements');
    expect(words(first)).toBeLessThanOrEqual(FIRST_SCREEN_WORDS);
    for (const id of ['G-001', 'OQ-001', 'A-001']) expect(first).toContain(`**${id}**`);
    expect(first).toMatch(/^- \d more below\.$/m);
    for (let at = 1; at <= 9; at++) expect(spec.split(`**G-00${at}**`)).toHaveLength(2);
    expect(spec).toContain('## Further goals');
    expect(spec).toContain('## Further open questions');
  });

  it('cuts a long summary at the end of a sentence, and tells the rest further down', () => {
    const long = Array.from({ length: 30 }, (_, at) => `Sentence ${at + 1} says one more thing about the change.`).join(
      ' ',
    );
    const spec = specOf(many('requirement', 'FR', 1), long);
    expect(words(before(spec, 'Requirements'))).toBeLessThanOrEqual(FIRST_SCREEN_WORDS);
    expect(spec).toMatch(/## Further summary\n\n.*Sentence 30 says/);
    expect(spec).not.toContain('…');
  });
});
