import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/agents/session/statement';
import { buildSpec, statementsIn } from '../../../../src/agents/specification/model';
import { isSource } from '../../../../src/agents/specification/provenance';
import { renderSpec } from '../../../../src/agents/specification/render';
import { asked, evidence, session } from './session-builder';

const text = { type: 'ask_text' as const, config: { question: 'Which rules?' } };
const base = session({
  questions: [
    asked('Q1', { ...text, answer: { text: 'Some' } }),
    asked('Q2', { ...text, nonAnswer: 'dont_know' }),
    asked('Q3', { ...text, status: 'withdrawn' }),
    asked('Q4', text),
    asked('Q5', { ...text, nonAnswer: 'none_of_these', text: 'Other' }),
  ],
  evidence: [evidence('E1', 'a.ts', 1, 2, 'x')],
  messages: [{ id: 'M1', text: 'hello', by: 'person', seq: 1, reply: '' }],
});

function withStatement(kind: Statement['kind'], sources: string[], by: Statement['by'] = 'writer') {
  const statement: Statement = {
    id: 'X-001',
    topicId: 'export',
    kind,
    text: 'It holds.',
    dimension: 'behaviour',
    sources,
    by,
    dependsOn: [],
  };
  return buildSpec({ ...base, statements: [statement] });
}

describe('a source exists', () => {
  it.each(['Q1', 'Q2', 'Q3', 'E1', 'M1', 'request'])('%s', (source) => expect(isSource(base, source)).toBe(true));
  it.each(['Q4', 'Q9', 'E2', 'M2', 'assumed', '', '__proto__'])('not %j', (source) =>
    expect(isSource(base, source)).toBe(false),
  );
});

describe('a statement', () => {
  it('keeps the sources that exist, each once', () => {
    const [statement] = withStatement('requirement', ['Q1', 'E1', 'Q1', 'Q77', 'assumed']).requirements;
    expect(statement).toMatchObject({ sources: ['Q1', 'E1'], dangling: ['Q77'], assumed: false });
  });

  it('without one becomes an assumption and looks like one', () => {
    const spec = withStatement('requirement', ['Q77']);
    expect(spec.requirements).toEqual([]);
    expect(spec.assumptions).toMatchObject([{ id: 'X-001', assumed: true }]);
    expect(renderSpec(spec)).toContain('## Assumptions\n\n- **X-001** It holds. (assumed)\n');
  });

  it('is not supported by “I don’t know”: that is no consent', () => {
    expect(withStatement('requirement', ['Q2']).assumptions).toMatchObject([{ sources: [], dangling: ['Q2'] }]);
    expect(withStatement('open_question', ['Q2']).openQuestions).toMatchObject([{ sources: ['Q2'], assumed: false }]);
    expect(withStatement('requirement', ['Q5']).requirements).toMatchObject([{ sources: ['Q5'] }]);
  });

  it('that is a question asserts nothing, so it stays a question', () => {
    expect(withStatement('open_question', []).openQuestions).toMatchObject([{ assumed: true }]);
  });

  it('in the person’s words is theirs, whatever it was made from', () => {
    expect(withStatement('requirement', ['assumed'], 'person').requirements).toMatchObject([{ assumed: false }]);
  });

  it('stands in exactly one list, whatever its kind', () => {
    for (const kind of ['goal', 'fact', 'task', 'delegated', 'assumption'] as const) {
      expect(statementsIn(withStatement(kind, ['Q1']))).toHaveLength(1);
    }
  });
});

describe('what is left open', () => {
  it('names unanswered and withdrawn questions that no statement speaks of', () => {
    const { unanswered } = buildSpec(base);
    expect(unanswered).toEqual([
      { source: 'Q2', text: 'Which rules?', reason: 'not known to the person asked' },
      { source: 'Q3', text: 'Which rules?', reason: 'withdrawn before it was answered' },
      { source: 'Q4', text: 'Which rules?', reason: 'asked and not answered' },
    ]);
  });

  it('does not name the approval question, but does name unresolved issues', () => {
    const issue = {
      id: 'I1',
      title: 'Research inconclusive for caching',
      summary: '',
      cause: '',
      tried: [],
      next: '',
      at: '',
      resolution: null,
    };
    const open = buildSpec({
      ...base,
      questions: [asked('Q1', { ...text, purpose: 'approval' })],
      topics: [],
      issues: [issue],
    });
    expect(open.unanswered).toEqual([
      { source: null, text: 'Research inconclusive for caching', reason: 'not resolved' },
    ]);
  });
});

describe('an automatic run', () => {
  it('says so at the top and at each answer', () => {
    const [question] = base.questions;
    const byHarness = question && {
      ...question,
      response: question.response && { ...question.response, by: 'harness' as const },
    };
    const markdown = renderSpec(
      buildSpec({ ...base, automatic: 'recommended', questions: byHarness ? [byHarness] : [] }),
    );
    expect(markdown).toContain('automatic: recommended\n---');
    expect(markdown).toContain('No person answered these questions.');
    expect(markdown).toContain('→ Some (answered automatically)');
  });
});
