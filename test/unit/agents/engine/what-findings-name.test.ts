import { describe, expect, it } from 'vitest';
import { writeSteps } from '../../../../src/agents/engine/decide-writing';
import { statementEvents } from '../../../../src/agents/engine/perform-write';
import { buildReviewerInput, buildWriterInput } from '../../../../src/agents/roles/inputs/build';
import { uncited } from '../../../../src/agents/roles/prompt-parts/uncited';
import { writer } from '../../../../src/agents/roles/writer/role';
import type { Finding } from '../../../../src/agents/session/finding';
import type { Session } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { inputOf, taken } from '../roles/prompt-parts/shop';
import { asked, options, session, topic } from '../specification/session-builder';

const finding = (id: string, more: Partial<Finding> = {}): Finding => {
  const text = 'FR-001: It leaves open what happens to old calls.';
  const fix = 'Say what Q2 says.';
  return { id, text, statements: ['FR-001'], fix, question: null, by: 'model', foundAt: 40, end: null, ...more };
};
const ended = (end: 'fixed' | 'asked' | 'open', seq: number, changed: string[] = []) => {
  return { end: { end, changed, questionId: end === 'asked' ? 'Q3' : null, reason: '', seq, at: '' } };
};
const statement = (id: string, topicId: string, source: string): Statement => ({
  id,
  topicId,
  kind: 'requirement',
  text: `What ${id} says SHALL hold.`,
  dimension: 'behaviour',
  sources: [source],
  by: 'writer',
  dependsOn: [],
});

/** Calls and customers, each with an answer and a statement that rests on it. */
const reviewed = (findings: Finding[], more: Partial<Session> = {}) =>
  session({
    led: 'model',
    topics: [topic('calls', 'Calls', ['behaviour']), topic('customers', 'Customers', ['behaviour'])],
    questions: [
      asked('Q1', {
        type: 'ask_text',
        config: { question: 'What is a call?' },
        topicId: 'calls',
        answer: { text: 'A talk.' },
      }),
      asked('Q2', {
        type: 'pick_one',
        config: { question: 'What becomes of calls?', options: options('They stay', 'They go') },
        topicId: 'customers',
        answer: { selected: 'a' },
        note: 'For ten years.',
      }),
    ],
    statements: [statement('FR-001', 'calls', 'Q1'), statement('FR-002', 'customers', 'Q2')],
    findings,
    ...more,
  });
const firstStep = (now: Session) => {
  const [step] = writeSteps(now, 'end');
  if (step?.kind !== 'write') throw new Error('Nothing is written.');
  return step;
};

describe('an answer of another topic that a finding names', () => {
  it.each([
    ['by its id', { fix: 'Say what Q2 says.' }],
    ['by a statement that rests on it', { text: 'FR-001: For how long stands in FR-002.', fix: 'Say it in FR-001.' }],
  ])('%s is told to the writer with what was asked and remarked, and may be cited', (_, names) => {
    const { input } = firstStep(reviewed([finding('V1', names)]));
    const said = inputOf(writer.prompt, input);
    expect(said).toContain('cites it:\n- Q2: asked "What becomes of calls?", answered "They stay – For ten years."');
    const change = { ...statement('FR-001', 'calls', ''), sources: ['Q1', 'Q2'], dependsOn: null, rejected: null };
    const reply = { statements: [change], removed: null, comment: '' };
    expect(taken(writer, reply, input).statements).toMatchObject([{ id: 'FR-001', sources: ['Q1', 'Q2'] }]);
  });

  it('bears out what is written because of it', () => {
    const now = reviewed([finding('V1')]);
    const step = firstStep(now);
    const draft = { ...statement('FR-001', 'calls', 'Q2'), text: 'Calls SHALL stay for ten years.' };
    const [changed] = statementEvents(now, step, { statements: [draft], removed: [], comment: '' }, 'model');
    expect(changed).toMatchObject({ upserts: [{ id: 'FR-001', kind: 'requirement', sources: ['Q2'] }] });
  });

  it('is not told where no finding names it, nor may be cited then', () => {
    const { input } = firstStep(reviewed([finding('V1', { fix: 'Say what Q1 says.' })]));
    expect(inputOf(writer.prompt, input)).not.toContain('What becomes of calls?');
    const change = { ...statement('FR-001', 'calls', ''), sources: ['Q1', 'Q2'], dependsOn: null, rejected: null };
    const made = taken(writer, { statements: [change], removed: null, comment: '' }, input);
    expect(made.statements).toMatchObject([{ id: 'FR-001', sources: ['Q1'] }]);
  });
});

describe('a comment on the plan that names statements of two topics', () => {
  const plan = asked('Q3', {
    type: 'show_plan',
    purpose: 'approval',
    config: {
      question: 'Is this it?',
      sections: [{ id: 's1', title: 'All', content: '- **FR-001** Calls.\n- **FR-002** Calls stay.' }],
    },
    topicId: 'calls',
    answer: { decision: 'revise', annotations: [{ sectionId: 's1', text: 'FR-002 only repeats FR-001: merge them.' }] },
  });
  const sentBack = reviewed([], { questions: [...reviewed([]).questions, plan] });
  const inputFor = (topicId: string, of = sentBack) => {
    const steps = writeSteps(of, 'end').flatMap((one) => (one.kind === 'write' ? [one.input] : []));
    return steps.find((input) => input.topic.id === topicId);
  };

  it('brings the answer of the other with it, and the statement that takes it over cites it', () => {
    const input = inputFor('calls');
    if (input === undefined) throw new Error('Nothing is written.');
    expect(inputOf(writer.prompt, input)).toContain('cites it:\n- Q2: asked "What becomes of calls?"');
    const change = {
      ...statement('FR-001', 'calls', ''),
      text: 'Calls SHALL stay.',
      sources: ['Q1', 'Q2', 'Q3'],
      dependsOn: null,
      rejected: null,
    };
    const made = taken(writer, { statements: [change], removed: null, comment: '' }, input);
    expect(made.statements).toMatchObject([{ id: 'FR-001', sources: ['Q1', 'Q2', 'Q3'] }]);
  });

  it('lets the other one go, and does not ask for its answer again once that is told there', () => {
    const input = inputFor('customers');
    if (input === undefined) throw new Error('Nothing is written.');
    const made = taken(writer, { statements: [], removed: ['FR-002'], comment: '' }, input);
    expect(made.removed).toEqual(['FR-002']);
    // Without the comment the last statement that tells an answer stays.
    const unasked = { ...input, planComments: [] };
    expect(taken(writer, { statements: [], removed: ['FR-002'], comment: '' }, unasked).removed).toEqual([]);
    const merged = { ...statement('FR-001', 'calls', 'Q1'), sources: ['Q1', 'Q2', 'Q3'] };
    const [customers] = sentBack.topics.filter(({ id }) => id === 'customers');
    if (customers === undefined) throw new Error('No such topic.');
    const after = buildWriterInput({ ...sentBack, statements: [merged] }, customers, 'full_revision');
    expect(uncited(after, after.previous)).toEqual([]);
    const lost = buildWriterInput(
      { ...sentBack, statements: [statement('FR-001', 'calls', 'Q1')] },
      customers,
      'full_revision',
    );
    expect(uncited(lost, lost.previous).map(({ questionId }) => questionId)).toEqual(['Q2']);
  });
});

describe('two findings that name no statement', () => {
  it('are put right each by a change that speaks of it', () => {
    const of = (id: string, fix: string) => finding(id, { statements: [], topicId: 'calls', text: 'Missing.', fix });
    const now = reviewed([of('V1', 'Say that owls sleep by day.'), of('V2', 'Say who pays for the fish.')]);
    const draft = { ...statement('', 'calls', 'Q1'), id: null, text: 'Owls SHALL sleep by day.' };
    const made = statementEvents(now, firstStep(now), { statements: [draft], removed: [], comment: '' }, 'model');
    const ends = made.flatMap((event) => (event.type === 'finding_settled' ? [`${event.id} ${event.end}`] : []));
    expect(ends).toEqual(['V1 fixed', 'V2 open']);
  });
});

describe('a finding that names a statement', () => {
  const credited = (...texts: [id: string | null, text: string][]) => {
    const now = reviewed([finding('V1', { statements: ['FR-001'], fix: 'Say for how long.' })]);
    const drafts = texts.map(([id, text]) => {
      return {
        ...statement('', 'calls', 'Q1'),
        id,
        text,
        kind: id === null ? ('decision' as const) : ('requirement' as const),
      };
    });
    const made = statementEvents(now, firstStep(now), { statements: drafts, removed: [], comment: '' }, 'model');
    return made.flatMap((event) => (event.type === 'finding_settled' ? [event] : []));
  };

  it('is put right by the change of that one, and by what else the same answer says only where it stays', () => {
    const other: [null, string] = [null, 'Owls SHALL sleep by day.'];
    expect(credited(['FR-001', 'Calls SHALL stay for ten years.'], other)).toMatchObject([
      { end: 'fixed', changed: ['FR-001'] },
    ]);
    expect(credited(other)).toMatchObject([{ end: 'fixed', changed: ['D-001'] }]);
  });
});

describe('what earlier reviews found', () => {
  const review = { ...({} as NonNullable<Session['review']>), seq: 50 };

  it('is told to the reviewer while it is open, and once after it has come to its end', () => {
    const now = reviewed(
      [
        finding('V1', ended('fixed', 45, ['FR-001'])),
        finding('V2', ended('asked', 44)),
        finding('V3', ended('open', 43)),
        finding('V4', ended('fixed', 55, ['FR-001', 'FR-009'])),
        finding('V5'),
      ],
      { review },
    );
    expect(buildReviewerInput(now, []).earlier.map(({ id, became }) => [id, became])).toEqual([
      ['V3', 'left open'],
      ['V4', 'put right in FR-001'],
      ['V5', 'not settled yet'],
    ]);
  });

  it('names nothing that is gone', () => {
    const now = reviewed([finding('V1', ended('fixed', 55, ['FR-009']))], { review });
    expect(buildReviewerInput(now, []).earlier).toMatchObject([{ id: 'V1', became: 'settled since' }]);
  });
});
