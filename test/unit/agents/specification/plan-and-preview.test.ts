import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import type { Statement } from '../../../../src/agents/session/statement';
import type { Intake } from '../../../../src/agents/session/events';
import type { Session } from '../../../../src/agents/session/session';
import { renderDraft } from '../../../../src/agents/specification/draft';
import { planInShort, planSections } from '../../../../src/agents/specification/plan';
import { changesOfPlan } from '../../../../src/agents/specification/plan-changes';
import { wrapUpPreview } from '../../../../src/agents/specification/preview';
import { ordersExport } from './orders-export';
import { searchBug } from './search-bug';
import { asked, evidence, fact, INTAKE, options, said, session, topic, written } from './session-builder';

const SHORT =
  '2 requirements, 1 interface, 1 edge case, 2 decisions, 2 checks. ' +
  'Look first at what nobody has said: A-001, A-002 (assumed); DD-001 (left to whoever builds it).';
const GERMAN_SHORT =
  '2 Anforderungen, 1 Schnittstelle, 1 Sonderfall, 2 Entscheidungen, 2 Prüfungen. ' +
  'Zuerst ansehen, denn gesagt hat es niemand: A-001, A-002 (angenommen); DD-001 (entscheidet, wer es baut).';

describe('the plan that is shown for approval', () => {
  it('fits its question type', () => {
    for (const one of [ordersExport(), searchBug(), session({})]) {
      const config = { question: 'Is this what you want built?', sections: planSections(one) };
      expect(CATALOGUE.show_plan.config.safeParse(config).success).toBe(true);
    }
  });

  it('stays the same when it is approved, so that what was approved is what is written', () => {
    const before: Session = {
      ...ordersExport(),
      questions: ordersExport().questions.filter(({ question }) => question.purpose !== 'approval'),
    };
    const after: Session = {
      ...ordersExport(),
      planReview: { type: 'plan_reviewed', questionId: 'Q11', decision: 'approve', annotations: [], feedback: '' },
      ended: { reason: 'approved', completed: true },
    };
    expect(planSections(after)).toEqual(planSections(before));
  });

  it('says before anything how much it is, and what in it nobody has said', () => {
    expect(planInShort(ordersExport())).toBe(SHORT);
    const german = { ...ordersExport(), request: 'Bestellungen als Datei ausgeben, die der Support öffnen kann' };
    expect(planInShort(german)).toBe(GERMAN_SHORT);
    expect(planInShort(session({ led: 'offline' }))).toBe('Look first at what nobody has said: 1 point is open.');
    expect(planInShort(session({ led: 'model' }))).toBe(
      'Look first at what nobody has said: 1 point is open. Answer what is open in a comment on “Left open”, or ask there to be asked about it.',
    );
  });

  it('tells apart there what was assumed and what the text of a chosen option says', () => {
    const ways = [
      { id: 'job', label: 'As a background job', description: 'With a mail at the end.' },
      { id: 'b', label: 'At once' },
    ];
    const how = asked('Q1', {
      type: 'pick_one',
      config: { question: 'How?', options: ways },
      answer: { selected: 'job' },
    });
    const statements = [
      said('A-001', 'A mail tells of the end.', { kind: 'assumption', sources: ['Q1'] }),
      said('A-002', 'Mails go out at once.', { kind: 'assumption', sources: ['assumed'] }),
    ];
    expect(planInShort(session({ questions: [how], statements }))).toContain(
      'A-002 (assumed); A-001 (from the text of questions and options)',
    );
  });

  it('proposes to split a change of more than forty binding statements, to who decides that: fewer are one change in all detail', () => {
    const requirement = (at: number): Statement => ({
      id: `FR-${String(at).padStart(3, '0')}`,
      topicId: 'keys',
      kind: 'requirement',
      text: `WHEN key ${at} is pressed, step ${at} SHALL run.`,
      dimension: 'behaviour',
      sources: ['request'],
      by: 'writer',
      dependsOn: [],
    });
    const inShort = (count: number) =>
      planInShort(session({ statements: Array.from({ length: count }, (_, at) => requirement(at + 1)) }));
    expect(inShort(40)).not.toContain('more than one change');
    expect(inShort(41)).toContain('41 statements bind: this may be more than one change.');
    const statements = Array.from({ length: 41 }, (_, at) => requirement(at + 1));
    const labels = Object.fromEntries(statements.map(({ id }) => [id, id]));
    const plan = asked('Q9', {
      type: 'show_plan',
      config: { question: 'Is this it?', sections: [{ id: 'all', title: 'All', content: '' }] },
      purpose: 'approval',
    });
    const sentBack = {
      ...session({ statements, questions: [{ ...plan, question: { ...plan.question, labels } }] }),
      planReview: { questionId: 'Q9', decision: 'revise' } as never,
    };
    expect(planInShort(sentBack), 'whoever sent it back whole has seen it').not.toContain('more than one change');
    expect(planSections(sentBack), 'the plan itself is what it was').toEqual(planSections(session({ statements })));
  });

  it('tells of a statement that went to another topic word for word only that its number changed', () => {
    const shown = (label: string, text: string) => [
      { id: 'all', title: 'All', content: `- **${label}** ${text} [Q1]` },
    ];
    const plan = asked('Q9', {
      type: 'show_plan',
      config: { question: 'Is this it?', sections: shown('FR-001', 'The IDs SHALL be sorted.') },
      purpose: 'approval',
    });
    const sentBack = {
      ...session({ questions: [{ ...plan, question: { ...plan.question, labels: { 'FR-003': 'FR-001' } } }] }),
      planReview: { questionId: 'Q9', decision: 'revise' } as never,
    };
    const changes = (text: string) => changesOfPlan(sentBack, shown('FR-002', text), { 'FR-009': 'FR-002' });
    expect(changes('The IDs SHALL be sorted.')).toBe('- Unchanged under another number: FR-001 → FR-002');
    expect(changes('The IDs SHALL be few.')).toContain('New:');
  });

  it('calls no side untold that a statement of its kind is about', () => {
    const edge: Statement = {
      id: 'EC-001',
      topicId: 'keys',
      kind: 'edge_case',
      text: 'IF a key is unknown, THEN the system SHALL beep.',
      dimension: 'behaviour',
      sources: ['request'],
      by: 'writer',
      dependsOn: [],
    };
    const intake = { ...INTAKE, mustKnow: ['errors', 'data'] as Intake['mustKnow'] };
    const open = planSections(session({ intake, statements: [edge] })).find(({ id }) => id === 'open')?.content ?? '';
    expect(open).toContain('Not talked about: data');
    expect(open).not.toContain('error');
  });

  it('calls no side untold that the words of another speak of', () => {
    const told = said('FR-001', 'Who has the permission to share sees the button; existing shares stay as they are.');
    const mustKnow = ['security', 'look_feel', 'compatibility', 'errors', 'quality'] as Intake['mustKnow'];
    const untold = (statement: Statement) =>
      planSections(session({ intake: { ...INTAKE, mustKnow }, statements: [statement] })).find(
        ({ id }) => id === 'open',
      )?.content ?? '';
    expect(untold(told)).toContain('Not talked about: errors and edge cases, quality requirements.');
    expect(untold({ ...told, sources: ['assumed'] })).toContain('security and permissions');
  });

  it('says what is assumed and what is left open', () => {
    const sections = planSections(searchBug());
    expect(sections.find(({ id }) => id === 'assumed')?.content).toBe(
      '- **A-001** The index SHALL be rebuilt once. (assumed)',
    );
    expect(sections.find(({ id }) => id === 'open')?.content).toContain(
      'What worries you most about this change? Not answered. [Q6]',
    );
  });
});

describe('what wrapping up now would mean', () => {
  const now = written(
    session({
      topics: [
        topic('export', 'The export', ['behaviour', 'errors'], { status: 'active' }),
        topic('later', 'Rollout', ['rollout'], { status: 'backlog', scope: 'How it gets to people.' }),
      ],
      evidence: [evidence('E1', 'package.json', 1, 3, 'vitest')],
      facts: [
        fact('test_runner', 'vitest', 'Tests run with vitest.', ['E1'], true),
        fact('lint', 'eslint', 'Linted with eslint.', ['E1']),
      ],
      questions: [
        asked('Q1', {
          type: 'pick_one',
          config: { question: 'Which format should it use?', options: options('CSV', 'JSON') },
          answer: { selected: 'a' },
        }),
        asked('Q2', { type: 'ask_text', config: { question: 'Who may use it?' }, nonAnswer: 'not_now' }),
        asked('Q3', { type: 'ask_text', config: { question: 'How large can it get?' } }),
      ],
    }),
    'incremental',
  );

  it('is what would be assumed, and every question, topic and side that would stay open', () => {
    expect(wrapUpPreview(now)).toEqual({
      wouldAssume: ['Tests run with vitest.'],
      wouldStayOpen: [
        'Who may use it? (put off and never answered)',
        'How large can it get? (asked and not answered)',
        'Rollout (How it gets to people) (topic not discussed)',
        'The export: nothing said on errors and edge cases',
      ],
    });
  });

  it('is nothing where everything is settled', () => {
    const config = { question: 'Which format should it use?', options: options('CSV', 'JSON') };
    const done = session({
      topics: [topic('export', 'Export', ['behaviour'])],
      questions: [asked('Q1', { type: 'pick_one', config, answer: { selected: 'a' } })],
    });
    expect(wrapUpPreview(written(done))).toEqual({ wouldAssume: [], wouldStayOpen: [] });
  });
});

describe('the living draft', () => {
  it('of a topic nobody spoke of says so', () => {
    const one = session({ topics: [topic('a', 'Alpha', ['scope'], { status: 'backlog', scope: 'What is in.' })] });
    expect(renderDraft(one, 'a')).toBe(
      '---\nsession: "s-1"\ntopic: "a"\ntitle: "Alpha"\nstatus: backlog\ncompleteness: 0\nupdated: "2026-02-03T10:20:00.000Z"\n---\n\n' +
        '# Alpha\n\nWhat is in.\n\nNothing is written down yet.\n\nNot settled yet: Scope and non-goals.\n',
    );
  });

  it('of an unknown topic is empty', () => {
    expect(renderDraft(session({}), 'nowhere')).toBe('');
  });
});
