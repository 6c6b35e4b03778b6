import { describe, expect, it } from 'vitest';
import { callResult } from '../../../../src/agents/call/call-result';
import { accept } from '../../../../src/agents/engine/accept';
import type { Interview } from '../../../../src/agents/engine/interview';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import { QUESTION_TYPES } from '../../../../src/agents/questions/question-type';
import { replay } from '../../../../src/agents/session/fold/fold';
import { toExchange } from '../../../../src/agents/session/exchanges';
import type { QuestionDraft } from '../../../../src/agents/session/question';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { buildSpec } from '../../../../src/agents/specification/model';
import { renderSpec } from '../../../../src/agents/specification/render';
import { answersOf } from '../../../../src/agents/specification/exporters/answers-json';
import { begin, eventsOf, rig } from './rig';

const draft = (type: QuestionDraft['type'], config: QuestionDraft['config']): QuestionDraft => ({
  type,
  config,
  why: 'The caller wants to know.',
  evidence: [],
  purpose: 'elicit',
  dimensions: ['behaviour'],
  by: 'caller',
});

const LOCKING = draft('confirm', { question: 'May the export run while others are editing?' });
const FORMATS = draft('pick_one', {
  question: 'Which format?',
  options: [
    { id: 'csv', label: 'CSV' },
    { id: 'json', label: 'JSON' },
  ],
});

async function asked(...questions: QuestionDraft[]) {
  const { ports, records } = rig();
  const interview = await begin(ports, { caller: { context: '', questions } });
  return { interview, records };
}

const openIn = ({ session }: Interview) => openQuestion(session)?.question.id ?? '';

async function answered(note: string, question = LOCKING, answer: unknown = { choice: 'yes' }) {
  const { interview, records } = await asked(question);
  const id = openIn(interview);
  expect(await interview.dispatch({ type: 'answer', questionId: id, answer, note }, 'person')).toEqual({ ok: true });
  await interview.idle();
  return { interview, records, id };
}

const NO_NOTE = expect.not.objectContaining({ note: expect.anything() as unknown }) as object;

const texts = ({ statements }: Session) => statements.map(({ text }) => text);

describe('a note with an answer', () => {
  it.each(QUESTION_TYPES.filter((type) => CATALOGUE[type].automatic(CATALOGUE[type].example, 'first') !== null))(
    'is taken with a question of the type %s',
    async (type) => {
      const question = draft(type, CATALOGUE[type].example as Record<string, unknown>);
      const { interview } = await asked(question);
      const answer = CATALOGUE[type].automatic(CATALOGUE[type].example, 'first');
      const questionId = openIn(interview);
      const accepted = accept(interview.session, { type: 'answer', questionId, answer, note: 'For now.' }, 'person');
      expect(accepted).toMatchObject({ ok: true, events: [{ type: 'answer_given', note: 'For now.' }] });
    },
  );

  it('stands in the journal and comes back from it', async () => {
    const { interview, records, id } = await answered('Only while nobody imports.');
    expect(eventsOf(records, 'answer_given')).toMatchObject([{ note: 'Only while nobody imports.' }]);
    const back = replay(records).questions.find(({ question }) => question.id === id);
    expect(back && toExchange(back).note).toBe('Only while nobody imports.');
    expect(interview.view().cards.at(0)).toMatchObject({ line: 'Yes – Only while nobody imports.' });
  });

  it('of white space is none, and one that is too long is refused', async () => {
    const { interview } = await asked(LOCKING);
    const questionId = openIn(interview);
    const given = (note: string) =>
      accept(interview.session, { type: 'answer', questionId, answer: { choice: 'yes' }, note }, 'person');
    expect(given(' \n')).toEqual({ ok: true, events: [NO_NOTE] });
    expect(given('x'.repeat(50_001))).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^The note has/) as string,
    });
  });

  it('stays through a change of the answer, and goes where it is emptied', async () => {
    const { interview, id } = await answered('Only while nobody imports.');
    const change = (note?: string) =>
      accept(
        interview.session,
        { type: 'revise', questionId: id, answer: { choice: 'no' }, ...(note === undefined ? {} : { note }) },
        'person',
      );
    expect(change()).toMatchObject({ ok: true, events: [{ note: 'Only while nobody imports.' }] });
    expect(change('')).toMatchObject({ ok: true, events: [NO_NOTE] });
  });

  it('becomes a statement in the person’s words, by rules too', async () => {
    const { interview } = await answered('The import must wait until the export is done.', FORMATS, {
      selected: 'csv',
    });
    expect(texts(interview.session)).toContain('The import must wait until the export is done.');
  });

  it('that is no sentence stands with what was answered', async () => {
    const { interview } = await answered('but only for admins');
    expect(texts(interview.session)).toContain(
      'May the export run while others are editing? Yes (“but only for admins”)',
    );
  });

  it('with a verdict on the plan is a comment on the plan', async () => {
    const plan = CATALOGUE.show_plan.example as Record<string, unknown>;
    const { interview } = await asked(draft('show_plan', plan));
    const session: Session = {
      ...interview.session,
      questions: interview.session.questions.map((q) => ({
        ...q,
        question: { ...q.question, purpose: 'approval' as const },
      })),
    };
    const accepted = accept(
      session,
      {
        type: 'answer',
        questionId: openIn(interview),
        answer: { decision: 'revise', annotations: [], feedback: 'Not yet.' },
        note: 'The goals come first.',
      },
      'person',
    );
    expect(accepted).toMatchObject({
      ok: true,
      events: [{ type: 'answer_given' }, { type: 'plan_reviewed', feedback: 'Not yet.\nThe goals come first.' }],
    });
  });

  it('that protests is heard as in a message: the next question asks what it is about', async () => {
    const { interview, records } = await answered('This is not about exports at all.');
    expect(eventsOf(records, 'subject_doubted')).toHaveLength(1);
    expect(texts(interview.session).join('\n')).not.toContain('not about exports');
  });

  it('stands with the answer in the specification, in answers.json and in what a caller gets', async () => {
    const { interview } = await answered('JSON comes later.', FORMATS, { selected: 'csv' });
    const spec = buildSpec(interview.session, { summary: '' });
    expect(renderSpec(spec)).toMatch(/Which format\? → CSV – JSON comes later\./);
    expect(answersOf(interview.session, spec).answers.at(0)).toMatchObject({ note: 'JSON comes later.' });
    expect(callResult(interview.session).answers.at(0)).toMatchObject({
      text: 'CSV – JSON comes later.',
      note: 'JSON comes later.',
    });
  });
});
