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

  it.each([0, 1, 7, 60])('keeps to 400 words however much there is: %i of each sort', (count) => {
    const failing = (at: number): Statement[] => [
      { ...stub, id: `IF-${at}`, kind: 'interface', text: `A plugin${at} exports \`setup\`, \`run\` and \`cleanup\`.` },
      { ...stub, id: `EC-${at}`, kind: 'edge_case', text: 'IF setup or cleanup throws, THEN the error is logged' },
    ];
    const stub = { ...(many('goal', 'G', 1)[0] as Statement), sources: ['Q1'] };
    const kinds = [
      ['requirement', 'FR'],
      ['goal', 'G'],
      ['non_goal', 'NG'],
      ['open_question', 'OQ'],
      ['assumption', 'A'],
      ['delegated', 'DD'],
      ['risk', 'R'],
    ] as const satisfies readonly (readonly [StatementKind, string])[];
    const statements = [
      ...kinds.flatMap(([kind, prefix]) => many(kind, prefix, count)),
      ...Array.from({ length: count }, (_, at) => failing(at + 1)).flat(),
    ];
    const sentence = (of: number) => Array.from({ length: of }, (_, at) => `word${at}`).join(' ');
    const ids = Array.from({ length: count }, (_, at) => `Q${at + 1}`);
    for (const summary of ['It is built.', `${sentence(700)}.`, `One. ${sentence(300)}. Two.`])
      for (const request of ['Export orders', sentence(49), sentence(400)]) {
        const now = session({ questions: [said], statements, request });
        const built = buildSpec(now, { summary, title: sentence(15) });
        const spec = renderSpec({ ...built, questionsByRules: ids, adopted: ids, automatic: 'recommended' });
        const [first = ''] = spec.split(/\n## (?:Requirements|Interfaces|Acceptance scenarios)\n/);
        // Lists in the front matter are data for programs.
        expect(words(first.replace(/^\w+: \[.*\]$/gm, ''))).toBeLessThanOrEqual(FIRST_SCREEN_WORDS);
        // What is cut off stands further down, and every sort is there.
        if (summary.length > 3_000) expect(spec).toContain('word699');
        if (count > 0)
          expect(first).toMatch(/## Goals[^]*## Non-goals[^]*## Open questions[^]*## Assumptions[^]*## Check first/);
      }
  });

  it('leads from what nobody can check to the place that names all of it, with what each lacks', () => {
    const vague = { ...many('requirement', 'FR', 9)[8], id: 'FR-009', text: 'The page SHALL be fast.' } as Statement;
    const spec = specOf([...many('requirement', 'FR', 8), vague]);
    expect(before(spec, 'Requirements')).toContain(
      '- FR-001, FR-002, FR-003, FR-004, FR-005, FR-006 and 3 more: nobody has said how to see that it holds; see [Not yet checkable](#not-yet-checkable).',
    );
    expect(spec).toContain(
      [
        '## Not yet checkable\n\nNobody has named a check for these; one would need:\n',
        '- FR-001, FR-002, FR-003, FR-004, FR-005, FR-006, FR-007, FR-008: what is done, and what one sees then.',
        '- FR-009: a measure for “fast”.\n',
      ].join('\n'),
    );
  });

  it('says at each check what it is of, where that is sure', () => {
    const [check] = many('acceptance', 'AC', 1) as [Statement];
    const spec = specOf([...many('requirement', 'FR', 2), { ...check, dependsOn: ['FR-002', 'FR-001'] }]);
    expect(spec).toContain('(checks FR-002, FR-001) [Q1');
    const other = { ...check, text: 'A viewer gets 403.' };
    expect(specOf([...many('requirement', 'FR', 2), other])).not.toContain('(checks');
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
