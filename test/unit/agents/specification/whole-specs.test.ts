import { describe, expect, it } from 'vitest';
import { answersOf } from '../../../../src/agents/specification/exporters/answers-json';
import { EXPORTERS, exportSpec } from '../../../../src/agents/specification/exporters/registry';
import { words } from '../../../../src/agents/specification/first-screen';
import { renderDraft } from '../../../../src/agents/specification/draft';
import { specSchema, statementsIn } from '../../../../src/agents/specification/model';
import { planSections } from '../../../../src/agents/specification/plan';
import { renderSpec } from '../../../../src/agents/specification/render';
import { ordersExport } from './orders-export';
import { searchBug } from './search-bug';
import { finished } from './session-builder';

describe('an answered interview about a feature', () => {
  const session = ordersExport();
  const spec = finished(session);

  const files = new Map(exportSpec(spec, session).map(({ name, text }) => [name, text]));

  it('is written as these files, a name each', () => {
    expect([...files.keys()]).toEqual(['spec.md', 'brief.md', 'answers.json']);
    expect(exportSpec(spec, session)).toHaveLength(files.size);
    expect(new Set(EXPORTERS.map(({ id }) => id)).size).toBe(EXPORTERS.length);
  });

  it('becomes this specification', async () => {
    await expect(files.get('spec.md')).toMatchFileSnapshot('golden/orders-export.spec.txt');
  });

  it('is handed to coding agents as this brief, most of which binds', async () => {
    await expect(files.get('brief.md')).toMatchFileSnapshot('golden/orders-export.brief.txt');
    const brief = files.get('brief.md') ?? '';
    const [binding = ''] = brief.split('\n## Open');
    const bound = binding.split('\n').filter((line) => /^(?:- | {2}- (?:\*\*|Chosen over: ))/.test(line));
    expect(words(bound.join(' ')) / words(brief)).toBeGreaterThanOrEqual(0.6);
  });

  it('is shown for approval as this plan', async () => {
    const plan = planSections(session).map(({ id, title, content }) => `== ${id}: ${title}\n${content}`);
    await expect(`${plan.join('\n\n')}\n`).toMatchFileSnapshot('golden/orders-export.plan.txt');
  });

  it('keeps this draft of a topic', async () => {
    await expect(renderDraft(session, 'file')).toMatchFileSnapshot('golden/orders-export.draft.txt');
  });

  it('hands these answers to a program', async () => {
    await expect(files.get('answers.json')).toMatchFileSnapshot('golden/orders-export.answers.txt');
  });
});

describe('a bug report that was wrapped up early', () => {
  const session = searchBug();
  const spec = finished(session, 'unapproved');

  it('becomes this specification', async () => {
    await expect(renderSpec(spec)).toMatchFileSnapshot('golden/search-bug.spec.txt');
  });

  it('records non-answers as what they are', () => {
    const { answers } = answersOf(session, spec);
    expect(answers.find(({ id }) => id === 'Q2')).toEqual({
      id: 'Q2',
      type: 'pick_one',
      question: 'When a query cannot be folded, what should happen?',
      answer: null,
      nonAnswer: 'none_of_these',
      text: 'Search for it as typed and log a warning',
      own: 'Search for it as typed and log a warning',
    });
    expect(answers.find(({ id }) => id === 'Q6')).toEqual({
      id: 'Q6',
      type: 'ask_text',
      question: 'What worries you most about this change?',
      answer: null,
    });
  });
});

describe.each([
  ['feature', ordersExport()],
  ['bug', searchBug()],
])('every statement of the %s', (_name, session) => {
  const spec = finished(session);
  const markdown = renderSpec(spec);

  it('fits the specification’s schema', () => {
    expect(specSchema.parse(spec)).toEqual(spec);
  });

  it('stands in the specification once, and in the trace of the answers', () => {
    expect(statementsIn(spec)).toHaveLength(session.statements.length);
    for (const { id } of statementsIn(spec)) expect(markdown.split(`- **${id}** `)).toHaveLength(2);
    expect(answersOf(session, spec).trace.map(({ statement }) => statement)).toEqual(
      statementsIn(spec).map(({ id }) => id),
    );
  });

  it('has a source, or looks assumed, or is the person’s own', () => {
    for (const { id, sources, assumed, by } of statementsIn(spec)) {
      expect(sources.length > 0 || assumed || by === 'person', id).toBe(true);
    }
  });
});
