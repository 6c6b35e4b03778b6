import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { stateReply } from '../../../../src/agents/roles/rule-based/state-reply';
import type { EndedCall, Session } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { answersOf } from '../../../../src/agents/specification/exporters/answers-json';
import { renderDraft } from '../../../../src/agents/specification/draft';
import { renderIssue } from '../../../../src/agents/specification/issue';
import { buildSpec } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { planSections } from '../../../../src/agents/specification/plan';
import { renderSpec } from '../../../../src/agents/specification/render';
import { expectWellFormed, sectionsOf } from './as-written';
import { asked, evidence, fact, finished, options, session, topic, written, type Asked } from './session-builder';

/** The specification as it is written, and one section of it. */
function specOf(now: Session): string {
  return renderSpec(numbered(buildSpec(now), now));
}
function sectionOf(now: Session, title: string): string {
  return (sectionsOf(specOf(now)).get(title) ?? '').trim();
}
function clarified(given: Asked): string {
  return sectionOf(session({ questions: [asked('Q1', given)] }), 'Clarifications');
}
function statement(id: string, kind: Statement['kind'], text: string, rest: Partial<Statement> = {}): Statement {
  return {
    id,
    topicId: 'export',
    kind,
    text,
    dimension: 'behaviour',
    sources: ['request'],
    by: 'writer',
    dependsOn: [],
    ...rest,
  };
}

const LONG = `${'The accountants need every order, also the cancelled ones. '.repeat(9)}And this is the end.`;

describe('the clarifications', () => {
  const choice = { question: 'Which formats?', options: options('CSV', 'JSON') };

  const offered = (...lines: string[]) =>
    `\n\n  <details><summary>What was offered</summary>\n\n${lines.map((line) => `  - ${line}`).join('\n')}\n\n  </details>`;

  it('keep, folded, what was offered, what it said of itself, and what of it was taken', () => {
    const run = {
      question: 'How should it run?',
      options: [
        { id: 'a', label: 'As a stream', pros: ['Little memory'], cons: ['No progress bar'] },
        { id: 'b', label: 'As a job', description: 'With a mail <b>at the end</b>.' },
      ],
      recommended: 'b',
    };
    const stream = 'As a stream – for: Little memory – against: No progress bar';
    const job = 'As a job (recommended) – With a mail \\<b>at the end\\</b>.';
    expect(clarified({ type: 'show_options', config: run, answer: { selected: 'b' } })).toBe(
      `- **Q1** How should it run? → As a job${offered(`Not taken: ${stream}`, `**Taken:** ${job}`)}`,
    );
    expect(clarified({ type: 'show_options', config: run, nonAnswer: 'you_decide' })).toBe(
      `- **Q1** How should it run? → *You decide*${offered(stream, job)}`,
    );
  });

  it('give the person’s own words in full, without the name of the control they were typed into', () => {
    expect(clarified({ type: 'pick_one', config: choice, answer: { other: LONG } })).toBe(
      `- **Q1** Which formats? → ${LONG}${offered('Not taken: CSV', 'Not taken: JSON')}`,
    );
    expect(clarified({ type: 'pick_many', config: choice, answer: { selected: ['a'], other: LONG } })).toBe(
      `- **Q1** Which formats? → CSV, ${LONG}${offered('**Taken:** CSV', 'Not taken: JSON')}`,
    );
    expect(clarified({ type: 'show_options', config: choice, answer: { selected: 'b', feedback: LONG } })).toBe(
      `- **Q1** Which formats? → JSON – ${LONG}${offered('Not taken: CSV', '**Taken:** JSON')}`,
    );
    expect(clarified({ type: 'thumbs', config: { question: 'Good?' }, answer: { choice: 'up', feedback: LONG } })).toBe(
      `- **Q1** Good? → Thumbs up – ${LONG}`,
    );
  });

  it('give words of several lines line for line below the question', () => {
    const text = 'Two things:\n\n- `cache.get` stays\n# and | no | table';
    expect(clarified({ type: 'ask_text', config: { question: 'What else?' }, answer: { text } })).toBe(
      '- **Q1** What else? →\n\n  > Two things:\n  >\n  > \\- `cache.get` stays  \n  > \\# and | no | table',
    );
    expect(clarified({ type: 'pick_one', config: choice, nonAnswer: 'dont_know', text: 'Ask\nQA' })).toBe(
      `- **Q1** Which formats? → *I don’t know*\n\n  > Ask  \n  > QA${offered('CSV', 'JSON')}`,
    );
  });

  it('give each remark with what it is about', () => {
    const sections = [
      { id: 'scope', title: 'Scope', content: 'All orders.' },
      { id: 'work', title: 'Tasks', content: 'One.' },
    ];
    const answer = {
      decision: 'revise',
      annotations: [{ sectionId: 'scope', text: 'Not the cancelled ones' }],
      feedback: 'Shorter,\nplease',
    };
    expect(
      clarified({ type: 'show_plan', purpose: 'approval', config: { question: 'Right?', sections }, answer }),
    ).toBe(
      '- **Q1** (plan) Right? → Sent back\n\n  - On Scope: Not the cancelled ones\n  - On the whole:\n\n    > Shorter,  \n    > please',
    );
  });

  it('list a question that nobody answered as that', () => {
    const now = session({ questions: [asked('Q1', { type: 'ask_text', config: { question: 'How large?' } })] });
    expect(sectionOf(now, 'Clarifications')).toBe('- **Q1** How large? → *Not answered*');
    expect(sectionOf(now, 'Open questions')).toContain('[Q1]');
  });
});

const LOOKED: EndedCall = {
  at: '2026-02-03T09:31:00.000Z',
  key: 'probe:1',
  role: 'contextProbe',
  ms: 900,
  inputTokens: 10,
  outputTokens: 5,
  countedBy: 'provider',
  failure: null,
};

describe('what people and roles put into brackets', () => {
  const now = session({
    // A model led the look: what it concluded is told.
    calls: [LOOKED],
    probe: {
      ...session({}).probe,
      status: 'completed_with_gaps',
      evidenceSummary: 'Orders are exported by `exportOrders` [E3], in jobs [E1 and E2]. Not [E99], and no [link](x).',
      gaps: ['Nothing says whether the queue [E23] is drained.'],
    },
    evidence: ['E1', 'E2', 'E3', 'E5', 'E23'].map((id) =>
      evidence(id, `src/${id}.ts`, 1, 2, `Shows ${id}`, { score: 0.1 }),
    ),
    facts: [fact('lint', 'eslint', 'Linted with eslint.', ['E5'])],
    statements: [statement('FR-001', 'requirement', 'As in [Q1], the export SHALL stream [E3].', { sources: ['Q1'] })],
    questions: [
      asked('Q1', { type: 'ask_text', config: { question: 'What?' }, answer: { text: 'It shall stream [E7].' } }),
    ],
  });

  it('are marks like those behind statements where there is an entry, and each has one', () => {
    const spec = specOf(now);
    expect(spec).toContain('by `exportOrders` [E3], in jobs [E1] [E2]. Not \\[E99\\], and no \\[link\\](x).');
    expect(spec).toContain('- Nothing says whether the queue [E23] is drained.');
    expect(spec).toContain('As in [Q1], the export SHALL stream [E3]. [Q1, own words]');
    expect(sectionOf(now, 'Evidence').match(/^- \[E\d+\]/gm)).toEqual(['- [E1]', '- [E2]', '- [E3]', '- [E23]']);
    expectWellFormed(spec, JSON.stringify(answersOf(now, numbered(buildSpec(now), now))));
  });

  it('are evidence of nothing where nothing names it: only what is used is listed', () => {
    const unused = session({
      evidence: Array.from({ length: 12 }, (_, at) =>
        evidence(`E${at + 1}`, `src/${at}.ts`, 1, 2, 'Code', { score: 0.9 }),
      ),
    });
    const spec = specOf(unused);
    expectWellFormed(spec, JSON.stringify(answersOf(unused, buildSpec(unused))));
    expect(sectionOf(unused, 'Evidence').split('\n')).toHaveLength(8);
  });
});

describe('what is not known', () => {
  const probe = {
    ...session({}).probe,
    status: 'completed_with_gaps' as const,
    gaps: [
      'Nothing says how big an export may get.',
      'Nothing says who may fetch a finished file.',
      'No test was found near `src/orders/export.ts`.',
    ],
  };

  it('is a list of what is still so at the time of writing', () => {
    const question = { type: 'ask_text' as const, config: { question: 'How big may an export get?' } };
    const contextOf = (parts: Partial<Session>) => sectionOf(session({ probe, ...parts }), 'What the workspace shows');
    expect(contextOf({})).toContain(
      'Not known from the workspace, nor from what was said:\n\n- Nothing says how big an export may get.\n- Nothing says who',
    );
    const answered = contextOf({ questions: [asked('Q1', { ...question, answer: { text: 'A million orders.' } })] });
    expect(answered).not.toContain('how big');
    expect(answered).toContain('- Nothing says who may fetch a finished file.');
    expect(contextOf({ questions: [asked('Q1', { ...question, nonAnswer: 'dont_know' })] })).toContain('how big');
    const test = evidence('E1', 'test/orders/export.test.ts', 1, 9, 'Tests of the export', { kind: 'test' });
    expect(contextOf({ evidence: [test] })).not.toContain('No test was found');
  });
});

describe('the numbers of a written specification', () => {
  const now = session({
    request: 'Build what FR-009 of the tender asks for',
    topics: [topic('export', 'The export', ['behaviour']), topic('who', 'People', ['security'])],
    ids: { 'FR-': { free: 10, lost: 0 }, 'D-': { free: 2, lost: 0 } },
    statements: [
      statement('FR-002', 'requirement', 'Files SHALL be kept, see FR-009 and FR-004.', {
        dependsOn: ['FR-004', 'FR-003'],
      }),
      statement('FR-004', 'requirement', 'Only admins may.', { topicId: 'who', sources: ['assumed'] }),
      statement('FR-005', 'requirement', 'Admins SHALL be told.', { topicId: 'who' }),
      statement('FR-007', 'requirement', 'A file SHALL be whole.'),
    ],
    questions: [
      asked('Q1', {
        type: 'ask_text',
        config: { question: 'By what would you notice FR-007, and FR-003?' },
        answer: { text: 'FR-007 is right, FR-003 is not, FR-009 holds.' },
      }),
    ],
  });
  const spec = numbered(buildSpec(now), now);

  it('run without holes in the order of reading, and an assumption is numbered as one', () => {
    const markdown = renderSpec(spec);
    expect(markdown.match(/^- \*\*[A-Z]+-\d+\*\* .*$/gm)).toEqual([
      '- **A-001** Only admins may. (assumed)',
      '- **FR-001** Files SHALL be kept, see FR-009 and A-001. [request]',
      '- **FR-002** A file SHALL be whole. [request]',
      '- **FR-003** Admins SHALL be told. [request]',
    ]);
    expectWellFormed(markdown, JSON.stringify(answersOf(now, spec)));
    expect(spec.requirements[0]?.dependsOn).toEqual(['A-001']);
  });

  it('are those that our questions name; the person’s words stay, and what they named is said', () => {
    expect(sectionsOf(renderSpec(spec)).get('Clarifications')?.trim()).toBe(
      '- **Q1** By what would you notice FR-002, and a statement that no longer stands? → FR-007 is right, FR-003 is not, FR-009 holds. ' +
        '(FR-007 is FR-002 here) (the FR-003 of then no longer stands)',
    );
    expect(answersOf(now, spec).answers[0]?.question).toBe(
      'By what would you notice FR-002, and a statement that no longer stands?',
    );
  });

  it('are what the person means by a number of the plan that was on screen, and what became of it is said', () => {
    const plan = asked('Q1', {
      type: 'show_plan',
      purpose: 'approval',
      config: { question: 'Right?', sections: [{ id: 'all', title: 'All', content: 'FR-001 …' }] },
      answer: {
        decision: 'revise',
        annotations: [],
        feedback: 'FR-002, FR-003, FR-004, OQ-001 and A-001, as in FR-009.',
      },
    });
    // FR-001 and OQ-007 are not there any more.
    const labels = {
      'FR-001': 'FR-002',
      'FR-002': 'FR-003',
      'FR-004': 'A-001',
      'FR-007': 'FR-004',
      'OQ-007': 'OQ-001',
    };
    const shown = { ...plan, question: { ...plan.question, labels } };
    const messages = [
      { id: 'M1', text: 'See FR-004 of the plan.', by: 'person' as const, seq: 9.5, reply: '' },
      { id: 'M2', text: 'See FR-004 of the draft.', by: 'person' as const, seq: 11, reply: '' },
    ];
    const cites = [...now.statements, statement('FR-008', 'requirement', 'Both.', { sources: ['M1', 'M2'] })];
    const ids = { ...now.ids, 'OQ-': { free: 8, lost: 0 } };
    const then = { ...now, ids, statements: cites, questions: [shown], messages };
    expect(sectionOf(then, 'Clarifications')).toBe(
      '- **Q1** (plan) Right? → Sent back – FR-002, FR-003, FR-004, OQ-001 and A-001, as in FR-009. ' +
        '(here FR-003 is FR-001, FR-004 is FR-002; settled since: OQ-001; no longer there: FR-002)\n' +
        '- **M1** said without being asked → See FR-004 of the plan. (FR-004 is FR-002 here)\n' +
        '- **M2** said without being asked → See FR-004 of the draft. (FR-004 is A-001 here)',
    );
  });

  it('are those of the plan that is shown for approval', () => {
    const plan = planSections(now)
      .map(({ content }) => content)
      .join('\n');
    expect(plan.match(/[A-Z]+-\d+(?=\*\*)/g)).toEqual(['FR-001', 'FR-002', 'FR-003', 'A-001']);
    expect(plan).toContain('Files SHALL be kept, see FR-009 and A-001.');
  });
});

describe('Markdown that is made of what people say', () => {
  const markdown = new MarkdownIt();
  const blocks = (text: string) => markdown.parse(text, {}).filter(({ level, nesting }) => level === 0 && nesting >= 0);

  it('says what there is so far as a list between two paragraphs', () => {
    const brief = { id: 'T1', scope: '', dimensions: [], covered: [], completeness: 100, asked: 2, answered: 2 };
    const reply = stateReply(
      [{ ...brief, title: 'The *file*', status: 'completed', finding: '- CSV # only, <b>no</b> JSON' }],
      3,
    );
    expect(blocks(reply).map(({ type }) => type)).toEqual(['paragraph_open', 'bullet_list_open', 'paragraph_open']);
    expect(markdown.render(reply)).toContain('The *file*</strong>: settled. - CSV # only, &lt;b&gt;no&lt;/b&gt; JSON');
  });

  it('keeps an issue an issue, whatever its summary begins with', () => {
    const raised = { id: 'I1', title: 'Where #', cause: '- none', tried: ['* a'], next: '1. ask' };
    const issue = renderIssue({ ...raised, summary: '# No place' }, '2026-02-03T10:00:00Z', 's-1');
    expect(blocks(issue).map(({ type }) => type)).toEqual(['heading_open', 'paragraph_open', 'bullet_list_open']);
  });

  it('keeps what a topic concluded in one paragraph of its draft', () => {
    const one = session({
      evidence: [evidence('E1', 'a.ts', 1, 1, 'A')],
      topics: [topic('export', '# Export #', ['behaviour'], { finding: '- CSV only [E1]\n# no JSON' })],
    });
    expect(renderDraft(one, 'export')).toContain('# \\# Export \\#\n\nFinding: - CSV only [E1] # no JSON\n\n');
  });

  it('sums up without cutting the request: a long one is left to its own section', () => {
    const spec = finished(written(session({ request: LONG.replaceAll('.', ',') })));
    expect(spec.summary).not.toContain('…');
    expect(renderSpec(spec)).toContain(`> ${LONG.replaceAll('.', ',')}`);
    expect(finished(session({ request: 'x '.repeat(4_000) })).request).toHaveLength(8_000);
    expect(specOf(session({ request: 'word '.repeat(2_000) }))).toContain('word '.repeat(1_999).trim());
  });
});
