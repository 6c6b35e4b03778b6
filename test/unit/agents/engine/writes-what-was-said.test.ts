import { describe, expect, it } from 'vitest';
import { statementEvents } from '../../../../src/agents/engine/perform-write';
import { step } from '../../../../src/agents/engine/step';
import { buildWriterInput } from '../../../../src/agents/roles/inputs/build';
import type { AskedQuestion, Session } from '../../../../src/agents/session/session';
import type { Statement, StatementDraft } from '../../../../src/agents/session/statement';
import { asked, FORMATS, INTAKE, session, topic, type Asked } from '../specification/session-builder';

const RUN: Asked = {
  type: 'show_options',
  topicId: 'run',
  config: {
    question: 'How should a big export run?',
    options: [
      { id: 'stream', label: 'As a stream', cons: ['No progress bar'] },
      { id: 'job', label: 'As a background job', description: 'With a confirmation mail at the end.' },
    ],
    recommended: 'job',
  },
  answer: { selected: 'job' },
};

const DRAFT: StatementDraft = {
  id: null,
  kind: 'decision',
  text: 'A big export SHALL run as a background job.',
  dimension: 'behaviour',
  sources: ['Q1'],
  dependsOn: [],
};

function modelAsked(question: Asked): AskedQuestion {
  const answered = asked('Q1', question);
  return { ...answered, question: { ...answered.question, by: 'model' } };
}

/** A plan that was sent back with a comment on what is assumed, where so much of it stands in that section. */
function sentBack(id: string, text: string, content = '- **A-001** It is assumed. (assumed)'): AskedQuestion {
  const sections = [{ id: 'assumed', title: 'Assumed without being asked', content }];
  const shown = asked(id, {
    type: 'show_plan',
    config: { question: 'Is this what you want built?', sections },
    answer: { decision: 'revise', annotations: [{ sectionId: 'assumed', text }] },
  });
  return { ...shown, question: { ...shown.question, purpose: 'approval', topicId: 'plan' } };
}

/** What becomes of a model's statements on one answer. */
function kept(question: Asked, ...drafts: Partial<StatementDraft>[]): Statement[] {
  const now = session({
    led: 'model',
    intake: INTAKE,
    request: 'Export orders',
    topics: [topic('run', 'Running it', ['behaviour'], { status: 'active' })],
    questions: [modelAsked(question)],
  });
  return upsertsOf(
    now,
    drafts.map((draft) => ({ ...DRAFT, ...draft })),
  );
}

/** What of a model's statements is written on the first topic. */
function upsertsOf(now: Session, statements: StatementDraft[]): Statement[] {
  const [first] = now.topics;
  if (first === undefined) throw new Error('There is no topic.');
  const [event] = statementEvents(
    now,
    step('write', buildWriterInput(now, first, 'incremental')),
    { statements, removed: [], comment: '' },
    'model',
  );
  if (event?.type !== 'statements_changed') throw new Error('Nothing was written.');
  return event.upserts;
}

describe('what a model wrote of an answer', () => {
  it('holds to the label, and assumes what only the description promises', () => {
    const written = kept(RUN, {
      text: 'A big export SHALL run as a background job, with a confirmation mail at the end.',
    });
    expect(written.map(({ kind, text, sources }) => ({ kind, text, sources }))).toEqual([
      { kind: 'decision', text: 'A big export SHALL run as a background job.', sources: ['Q1'] },
      {
        kind: 'assumption',
        text: 'A big export SHALL run as a background job, with a confirmation mail at the end.',
        sources: ['Q1'],
      },
    ]);
  });

  it('that was nothing but promises leaves the answer itself to the rules', () => {
    const written = kept(RUN, { kind: 'requirement', text: 'The system SHALL send a confirmation mail.' });
    expect(written.map(({ kind, by }) => ({ kind, by }))).toEqual([
      { kind: 'assumption', by: 'writer' },
      { kind: 'decision', by: 'offline' },
    ]);
    expect(written[1]?.text).toMatch(/As a background job$/);
  });

  it('keeps what depends on a statement that is of another kind now, in the reply and beside it', () => {
    const assumed = { ...DRAFT, id: 'A-001', topicId: 'run', by: 'writer', kind: 'assumption' } as const;
    const check: Statement = { ...assumed, kind: 'acceptance', sources: ['assumed'], dependsOn: ['A-001'] };
    const text = 'Given a big export, when it is started, then it runs as a background job.';
    const now = session({
      led: 'model',
      intake: INTAKE,
      request: 'Export orders',
      topics: [topic('run', 'Running it', ['behaviour'], { status: 'active' })],
      questions: [modelAsked(RUN)],
      statements: [assumed, { ...check, id: 'AC-001', text }],
    });
    const also = 'A job goes on when the page is closed.';
    const written = upsertsOf(now, [
      { ...DRAFT, id: 'A-001', kind: 'requirement' },
      { ...DRAFT, kind: 'risk', text: also, sources: ['assumed'], dependsOn: ['A-001'] },
    ]);
    expect(written.map(({ id, dependsOn }) => ({ id, dependsOn }))).toEqual([
      { id: 'FR-001', dependsOn: [] },
      { id: 'R-001', dependsOn: ['FR-001'] },
      { id: 'AC-001', dependsOn: ['FR-001'] },
    ]);
  });

  it('holds to what a comment on the plan confirms in a word', () => {
    const promise = 'Whoever started a big export gets a confirmation mail at the end.';
    const now = session({
      intake: INTAKE,
      request: 'Export orders',
      topics: [topic('run', 'Running it', ['behaviour'], { status: 'active' })],
      questions: [modelAsked(RUN), sentBack('Q2', 'All of these hold.')],
      statements: [
        { ...DRAFT, id: 'A-001', topicId: 'run', by: 'writer', kind: 'assumption', text: promise, sources: ['Q1'] },
      ],
    });
    const written = upsertsOf(now, [{ ...DRAFT, kind: 'requirement', text: promise, sources: ['Q2', 'Q1'] }]);
    expect(written.map(({ kind, text }) => [kind, text])).toContainEqual(['requirement', promise]);
    const unheard = upsertsOf(now, [{ ...DRAFT, kind: 'requirement', text: promise, sources: ['Q1'] }]);
    expect(unheard.map(({ text }) => text)).not.toContain(promise);
    // That the plan went back for something else is no consent to it.
    const demanded = (...comment: [text: string, content?: string]) =>
      upsertsOf({ ...now, questions: [modelAsked(RUN), sentBack('Q2', ...comment)] }, [
        { ...DRAFT, kind: 'requirement', text: promise, sources: ['Q2', 'Q1'] },
      ]).some(({ kind, text }) => kind === 'requirement' && text === promise);
    expect(demanded('Right.')).toBe(true);
    expect(demanded('A-001 is right.', '- **A-002** Something else. (assumed)')).toBe(true);
    expect(demanded('Right.', '- **A-002** Something else. (assumed)')).toBe(false);
    expect(demanded('A-002 is right.')).toBe(false);
  });

  it('gives no reason of the card’s as the person’s', () => {
    const rejected = [{ option: 'As a stream', reason: 'No progress bar' }];
    expect(kept(RUN, { rejected })[0]?.rejected).toEqual([{ option: 'As a stream' }]);
    const noted = { ...RUN, note: 'A stream has no progress bar, and people would wait in the dark.' };
    expect(kept(noted, { rejected }).find(({ kind }) => kind === 'decision')?.rejected).toEqual(rejected);
  });

  it('turns neither of two options down where the person took both', () => {
    const both: Asked = {
      type: 'pick_one',
      topicId: 'run',
      config: {
        question: 'On the item, or for what follows?',
        options: [
          { id: 'item', label: 'On the item' },
          { id: 'both', label: 'Both, the item wins' },
        ],
      },
      answer: { selected: 'both' },
    };
    expect(kept(both, { rejected: [{ option: 'On the item' }] })[0]).not.toHaveProperty('rejected');
  });

  it('turns the others down where “all of them” is one of them, and what another question offered in any case', () => {
    const settings: Asked = {
      type: 'pick_one',
      topicId: 'run',
      config: {
        question: 'Which settings apply?',
        options: [
          { id: 'all', label: 'All of them, as today' },
          { id: 'but', label: 'All but the headers' },
        ],
      },
      answer: { selected: 'all' },
    };
    const rejected = [{ option: 'All but the headers' }, { option: 'A switch' }];
    expect(kept(settings, { rejected })[0]?.rejected).toEqual(rejected);
    const both: Asked = {
      ...settings,
      config: {
        question: 'Where?',
        options: [
          { id: 'item', label: 'On the item' },
          { id: 'both', label: 'Both' },
        ],
      },
      answer: { selected: 'both' },
    };
    const ofTwo = [{ option: 'On the item' }, { option: 'A switch' }];
    expect(kept(both, { rejected: ofTwo })[0]?.rejected).toEqual([{ option: 'A switch' }]);
  });

  it('links what names another statement of the same reply by its place, under the id that this one gets', () => {
    const check: Partial<StatementDraft> = { kind: 'acceptance', dimension: 'acceptance', sources: ['assumed'] };
    const written = kept(
      RUN,
      { ...check, text: 'Given a big export, when it is started, then it runs as a job.', dependsOn: ['#2'] },
      { place: 2 },
      { ...check, text: 'Given a job, when it ends, then it is gone.', dependsOn: ['#4', 'D-009'] },
    );
    expect(written.find(({ text }) => text === DRAFT.text)).toMatchObject({ id: 'D-001' });
    expect(written.filter(({ kind }) => kind === 'acceptance').map(({ dependsOn }) => dependsOn)).toEqual([
      ['D-001'],
      ['D-009'],
    ]);
    for (const statement of written) expect(statement).not.toHaveProperty('place');
  });

  it('makes no non-goal of what was not ticked', () => {
    const written = kept(
      { ...FORMATS, topicId: 'run' },
      { kind: 'requirement', text: 'The export SHALL offer CSV.' },
      { kind: 'non_goal', text: 'Not part of this change: PDF reports.' },
    );
    expect(written.map(({ text }) => text)).toEqual(['The export SHALL offer CSV.']);
  });
});
