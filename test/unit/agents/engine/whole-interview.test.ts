import { describe, expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import { questionTitle } from '../../../../src/agents/questions/catalogue';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerAll, answerOpen, begin, rig, eventsOf, typesOf } from './rig';

describe('a whole offline interview', () => {
  it('goes from the request to an approved spec within the budget', async () => {
    const { ports, records, specs } = rig();
    const interview = await begin(ports);
    await answerAll(interview);

    expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
    expect(specs).toHaveLength(1);
    expect(specs[0]?.spec).toContain('status: approved');
    const counted = eventsOf(records, 'question_asked').filter((e) => e.question.purpose !== 'approval');
    expect(counted.length).toBeGreaterThanOrEqual(4);
    expect(counted.length).toBeLessThanOrEqual(12);
  });

  it('tells its story in order: intake, look, plan, topics, questions, review, spec', async () => {
    const { ports, records } = rig();
    await answerAll(await begin(ports));
    // What is left to others is answered as well.
    const types = typesOf(records).map((type) => (type === 'non_answer_given' ? 'answer_given' : type));
    const story = [
      'session_started',
      'intake_made',
      'probe_started',
      'probe_completed',
      'plan_created',
      'topic_queued',
      'topic_activated',
      'question_asked',
      'answer_given',
      'flow_decided',
      'review_made',
      'plan_reviewed',
      'spec_written',
      'session_ended',
    ];
    const places = story.map((type) => types.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('never has more than one question open, and never asks the same one twice', async () => {
    const { ports, records } = rig();
    await answerAll(await begin(ports));
    let open = 0;
    for (const { event } of records) {
      if (event.type === 'question_asked') open += 1;
      if (['answer_given', 'non_answer_given', 'question_parked', 'question_withdrawn'].includes(event.type)) open -= 1;
      expect(open).toBeLessThanOrEqual(1);
    }
    const titles = eventsOf(records, 'question_asked').map(({ question }) => questionTitle(question.config));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('the journal alone brings the same session back', async () => {
    const { ports, records } = rig();
    const interview = await begin(ports);
    await answerOpen(interview);
    await answerOpen(interview);
    const before = interview.session;
    interview.dispose();

    const again = Interview.resume(ports, records, { byPerson: true });
    await again.idle();
    expect(openQuestion(again.session)?.question).toEqual(openQuestion(before)?.question);
    expect(again.session.questions).toEqual(before.questions);
    await answerAll(again);
    expect(again.session.ended?.completed).toBe(true);
  });

  it('every statement of the ledger names a source that exists, or is an assumption', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    await answerAll(interview);
    const { statements, questions, evidence, messages } = interview.session;
    const known = new Set([
      'request',
      'assumed',
      ...questions.map(({ question }) => question.id),
      ...evidence.map(({ id }) => id),
      ...messages.map(({ id }) => id),
    ]);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(
        statement.sources.every((source) => known.has(source)),
        statement.text,
      ).toBe(true);
    }
  });
});

describe('the person steers', () => {
  it('wrapping up withdraws the open question and writes an unapproved spec at once', async () => {
    const { ports, records, specs } = rig();
    const interview = await begin(ports);
    await answerOpen(interview);
    const open = openQuestion(interview.session)?.question.id;
    expect(await interview.dispatch({ type: 'wrap_up' }, 'person')).toEqual({ ok: true });
    await interview.idle();

    expect(eventsOf(records, 'question_withdrawn').map((e) => e.questionId)).toContain(open);
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    expect(specs[0]?.spec).toContain('status: unapproved');
  });

  it('wrapping up before anything was asked still writes what is known', async () => {
    const { ports, specs } = rig();
    const started = Interview.start(ports, { request: 'Add caching', selection: null });
    if (!started.ok) throw new Error(started.reason);
    await started.interview.dispatch({ type: 'wrap_up' }, 'person');
    await started.interview.idle();
    expect(started.interview.session.ended?.reason).toBe('wrapped_up');
    expect(specs[0]?.spec).toContain('Add caching');
  });

  it('a smaller budget is never exceeded, a larger one reopens what only the budget had closed', async () => {
    const { ports, records } = rig();
    const interview = await begin(ports, { budget: 3 });
    for (let i = 0; i < 3; i++) await answerOpen(interview);
    expect(openQuestion(interview.session)?.question.purpose).toBe('approval');

    await interview.dispatch({ type: 'change_budget', budget: 5 }, 'person');
    await interview.idle();
    expect(openQuestion(interview.session)?.question.purpose).not.toBe('approval');
    await answerAll(interview);
    const counted = eventsOf(records, 'question_asked').filter((e) => e.question.purpose !== 'approval');
    expect(counted.length).toBeLessThanOrEqual(5);
  });

  it('a question put off comes back once before the end, and is left open after that', async () => {
    const { ports, records } = rig();
    const interview = await begin(ports);
    const putOff = openQuestion(interview.session)?.question.id ?? '';
    await interview.dispatch({ type: 'non_answer', questionId: putOff, nonAnswer: 'not_now' }, 'person');
    await interview.idle();
    for (let i = 0; i < 30 && openQuestion(interview.session)?.question.id !== putOff; i++) await answerOpen(interview);
    expect(openQuestion(interview.session)?.question.id).toBe(putOff);

    await interview.dispatch({ type: 'non_answer', questionId: putOff, nonAnswer: 'not_now' }, 'person');
    await interview.idle();
    await answerAll(interview);
    expect(eventsOf(records, 'question_asked').filter((e) => e.question.id === putOff)).toHaveLength(2);
    expect(interview.session.statements.some((s) => s.kind === 'open_question' && s.sources.includes(putOff))).toBe(
      true,
    );
  });

  it('switching topics parks the open question, and it is waiting when the person comes back', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    const [first, second] = interview.session.topics;
    const parked = openQuestion(interview.session)?.question.id;
    await interview.dispatch({ type: 'activate_topic', topicId: second?.id ?? '' }, 'person');
    await interview.idle();
    expect(openQuestion(interview.session)?.question.topicId).toBe(second?.id);

    await interview.dispatch({ type: 'activate_topic', topicId: first?.id ?? '' }, 'person');
    await interview.idle();
    expect(openQuestion(interview.session)?.question.id).toBe(parked);
  });

  it('a clarification is answered and leaves the question open', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    const open = openQuestion(interview.session);
    await interview.dispatch({ type: 'clarify', questionId: open?.question.id ?? '', text: 'Why?' }, 'person');
    await interview.idle();
    const now = openQuestion(interview.session);
    expect(now?.question).toEqual(open?.question);
    expect(now?.clarifications[0]?.reply).toContain(open?.question.why);
  });

  it('revising an answer rewrites only what rested on it', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    const first = await answerOpen(interview);
    await answerOpen(interview);
    const others = interview.session.statements.filter((s) => !s.sources.includes(first));
    const { type, config } = interview.session.questions.find((q) => q.question.id === first)?.question ?? {
      type: 'ask_text',
      config: {},
    };
    const revised =
      type === 'pick_many'
        ? { selected: [], other: 'Something else entirely' }
        : type === 'ask_text'
          ? { text: 'Something else entirely' }
          : { other: 'Something else entirely' };
    const outcome = await interview.dispatch({ type: 'revise', questionId: first, answer: revised }, 'person');
    expect(outcome, JSON.stringify({ type, config })).toEqual({ ok: true });
    await interview.idle();
    expect(
      interview.session.statements.some((s) => s.sources.includes(first) && s.text.includes('Something else entirely')),
    ).toBe(true);
    for (const other of others) expect(interview.session.statements).toContainEqual(other);
  });

  it('revising an answer of a settled topic also renews what the topic concluded', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    const first = interview.session.topics[0]?.id;
    while (interview.session.topics.find(({ id }) => id === first)?.status !== 'completed') await answerOpen(interview);
    const asked = interview.session.questions.find(
      (q) => q.question.topicId === first && q.response?.kind === 'answer',
    );
    const { id = '', type = 'ask_text' } = asked?.question ?? {};
    const answer = type === 'pick_many' ? { selected: [], other: 'Only on Sundays' } : { other: 'Only on Sundays' };
    expect(await interview.dispatch({ type: 'revise', questionId: id, answer }, 'person')).toEqual({ ok: true });
    await interview.idle();
    expect(interview.session.topics.find((topic) => topic.id === first)).toMatchObject({
      status: 'completed',
      finding: expect.stringContaining('Only on Sundays') as unknown,
    });
  });

  it('what was said in a message is kept once, in whatever order the topics are', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    await interview.dispatch({ type: 'message', text: 'Five minutes of staleness are fine for everything.' }, 'person');
    await interview.idle();
    const ids = interview.session.topics.map(({ id }) => id).reverse();
    await interview.dispatch({ type: 'reorder_topics', ids }, 'person');
    await answerAll(interview);
    expect(interview.session.statements.filter(({ text }) => text.includes('Five minutes'))).toHaveLength(1);
  });

  it('sending the plan back with a comment brings the comment into the next plan', async () => {
    const { ports } = rig();
    const interview = await begin(ports, { budget: 4 });
    while (openQuestion(interview.session)?.question.purpose !== 'approval') await answerOpen(interview);
    const plan = openQuestion(interview.session)?.question;
    const sections = plan?.config['sections'] as { id: string }[];
    const annotations = [{ sectionId: sections[0]?.id ?? '', text: 'Leave administrators out of this' }];
    await interview.dispatch(
      { type: 'answer', questionId: plan?.id ?? '', answer: { decision: 'revise', annotations } },
      'person',
    );
    await interview.idle();
    while (openQuestion(interview.session)?.question.purpose !== 'approval') await answerOpen(interview);
    expect(JSON.stringify(openQuestion(interview.session)?.question.config)).toContain(
      'Leave administrators out of this',
    );
    await answerAll(interview);
    expect(interview.session.ended?.reason).toBe('approved');
  });

  it('the person’s own words in the draft win over the writer’s', async () => {
    const { ports, specs } = rig();
    const interview = await begin(ports);
    await answerOpen(interview);
    const statement = interview.session.statements.find((s) => s.sources.some((source) => source.startsWith('Q')));
    await interview.dispatch(
      { type: 'edit_statement', statementId: statement?.id ?? '', text: 'My very own words.' },
      'person',
    );
    await answerAll(interview);
    expect(interview.session.statements.find((s) => s.id === statement?.id)?.text).toBe('My very own words.');
    expect(specs[0]?.spec).toContain('My very own words.');
  });
});

describe('trouble', () => {
  it.each([
    ['', /empty/],
    ['   \n ', /empty/],
    ['x'.repeat(100_000), /100000 characters; at most 50000/],
  ])('a request that cannot be taken is refused with the reason (%#)', (request, reason) => {
    const started = Interview.start(rig().ports, { request, selection: null });
    expect(started.ok).toBe(false);
    if (!started.ok) expect(started.reason).toMatch(reason);
  });

  it('a store that cannot keep records loses nothing: they are kept in memory, said so, and written when it can again', async () => {
    const { ports, records, state } = rig();
    const interview = await begin(ports);
    state.refuse = 'No space left on the disk.';
    await answerOpen(interview);
    expect(interview.view()).toMatchObject({ saved: 'memory_only', problem: 'No space left on the disk.' });

    state.refuse = null;
    await answerOpen(interview);
    expect(interview.view()).toMatchObject({ saved: 'saved', problem: null });
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
  });

  it('a spec that cannot be written leaves the session open, and the next input tries again', async () => {
    const { ports, specs } = rig();
    const writeSpec = ports.store.writeSpec.bind(ports.store);
    let full = true;
    ports.store.writeSpec = (...args) =>
      full ? Promise.reject(new Error('The folder is read-only.')) : writeSpec(...args);
    const interview = await begin(ports);
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await interview.idle();
    expect(interview.view()).toMatchObject({ ended: false, problem: 'The folder is read-only.' });

    full = false;
    await interview.dispatch({ type: 'change_budget', budget: 12 }, 'person');
    await interview.idle();
    expect(interview.session.ended?.reason).toBe('wrapped_up');
    expect(specs).toHaveLength(1);
  });
});
