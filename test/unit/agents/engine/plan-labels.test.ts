import { describe, expect, it } from 'vitest';
import { convergeSteps } from '../../../../src/agents/engine/decide-converging';
import type { Interview } from '../../../../src/agents/engine/interview';
import { buildOrchestratorInput, buildWriterInput } from '../../../../src/agents/roles/inputs/build';
import { recentlySaid } from '../../../../src/agents/roles/inputs/recently-said';
import { parseEvent } from '../../../../src/agents/session/read-event';
import { replay } from '../../../../src/agents/session/fold/fold';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { projectSession } from '../../../../src/agents/view/project';
import type { StatementView } from '../../../../src/agents/view/session-view';
import { answerAll, answerOpen, begin, rig } from './rig';

/**
 * An interview at its plan, with the topics turned round before: the plan reads from the last one to the first, so that
 * what is FR-001 in it has the id FR-002, and the other way round.
 */
async function atPlan() {
  const kept = rig();
  const interview = await begin(kept.ports);
  for (let i = 0; i < 30 && !isAtPlan(interview); i++) await tellOrAnswer(interview);
  const ids = interview.session.topics.map(({ id }) => id).reverse();
  await interview.dispatch({ type: 'reorder_topics', ids }, 'person');
  await interview.idle();
  expect(isAtPlan(interview)).toBe(true);
  return { ...kept, interview };
}

/** What is asked in two topics, and answered by what makes a requirement each; all else is left to others. */
async function tellOrAnswer(interview: Interview): Promise<void> {
  const { id: questionId = '', about = '' } = openQuestion(interview.session)?.question ?? {};
  if (about === 'cache.store') return void (await answerOpen(interview));
  await interview.dispatch(
    about === 'cache.what'
      ? { type: 'answer', questionId, answer: { text: 'Watching the counters is free.' } }
      : { type: 'non_answer', questionId, nonAnswer: 'you_decide' },
    'person',
  );
  await interview.idle();
}

const isAtPlan = ({ session }: Interview) => openQuestion(session)?.question.purpose === 'approval';
const statementsIn = (interview: Interview): StatementView[] =>
  interview.view().draft.sections.flatMap(({ statements }) => statements);
/** Numbers with the beginnings of what they stand for. */
const numbersIn = (text: string) => text.match(/^- \*\*(?:FR|D)-\d+\*\* .{12}/gm)?.sort();
const planIn = ({ session }: Interview): string =>
  (openQuestion(session)?.question.config['sections'] as { content: string }[])
    .map(({ content }) => content)
    .join('\n');

async function sendBack(interview: Interview, text: string): Promise<void> {
  const questionId = openQuestion(interview.session)?.question.id ?? '';
  const answer = { decision: 'revise', annotations: [{ sectionId: 'requirements', text }] };
  const outcome = await interview.dispatch({ type: 'answer', questionId, answer }, 'person');
  expect(outcome.ok).toBe(true);
  await interview.idle();
}

async function say(interview: Interview, text: string): Promise<void> {
  await interview.dispatch({ type: 'message', text }, 'person');
  await interview.idle();
}

function toldTheWriter({ session }: Interview) {
  return session.topics.map((topic) => buildWriterInput(session, topic, 'full_revision'));
}

describe('what is shown for approval', () => {
  it('has the numbers of the specification that is written when it is approved', async () => {
    const { interview, specs } = await atPlan();
    const shown = numbersIn(planIn(interview));
    expect(shown?.filter((line) => line.includes('FR-'))).toEqual([
      '- **FR-001** The cache SH',
      '- **FR-002** Watching the',
      '- **FR-003** Add caching ',
    ]);
    await answerAll(interview);
    expect(numbersIn(specs[0]?.spec ?? '')).toEqual(shown);
  });

  it('has them also where contradictions and replies name statements', async () => {
    const { session } = (await atPlan()).interview;
    const questions = session.questions.map((q) => (q.status === 'open' ? { ...q, status: 'withdrawn' as const } : q));
    const review = session.review && { ...session.review, contradictions: ['FR-001 and FR-002 cannot both hold.'] };
    const [shown] = convergeSteps({ ...session, questions, review }) ?? [];
    expect(JSON.stringify(shown)).toContain('FR-002 and FR-001 cannot both hold.');
    const reply = 'FR-001 is about the cache.';
    const messages = [{ id: 'M1', text: 'What is FR-002?', by: 'person' as const, seq: session.lastSeq + 1, reply }];
    const run = { busy: null, streaming: null, saved: 'saved' as const, problem: null, elsewhere: null };
    const view = projectSession({ ...session, lastSeq: session.lastSeq + 1, messages }, run);
    expect(view.messages[0]).toMatchObject({ text: 'What is FR-002?', reply: 'FR-002 is about the cache.' });
  });

  it('keeps them in the journal', async () => {
    const { interview, records } = await atPlan();
    const read = replay(records.map((one) => ({ ...one, event: parseEvent(JSON.parse(JSON.stringify(one.event))) })));
    expect(openQuestion(read)?.question.labels).toMatchObject({ 'FR-002': 'FR-001', 'FR-001': 'FR-002' });
    expect(openQuestion(read)?.question).toEqual(openQuestion(interview.session)?.question);
  });
});

describe('the draft beside it', () => {
  const labelOf = (interview: Interview, id: string) => statementsIn(interview).find((one) => one.id === id)?.label;

  it('is numbered like the plan while there is one, by ids while the interview goes on, like the specification at the end', async () => {
    const { interview } = await atPlan();
    expect(labelOf(interview, 'FR-002')).toBe('FR-001');
    await interview.dispatch({ type: 'add_topic', title: 'Data retention' }, 'person');
    await interview.idle();
    expect(isAtPlan(interview)).toBe(false);
    expect(statementsIn(interview).every(({ id, label }) => id === label)).toBe(true);
    await answerAll(interview);
    expect(labelOf(interview, 'FR-002')).toBe('FR-001');
  });

  it('is edited by ids; what is written with the plan’s numbers stands for the same statements', async () => {
    const { interview } = await atPlan();
    const text = 'Counters of hits; besides, see FR-002.';
    await interview.dispatch({ type: 'edit_statement', statementId: 'FR-002', text }, 'person');
    await interview.idle();
    const stored = interview.session.statements.find(({ id }) => id === 'FR-002');
    expect(stored?.text).toBe('Counters of hits; besides, see FR-001.');
    expect(planIn(interview)).toContain('- **FR-001** Counters of hits; besides, see FR-002.');
    expect(statementsIn(interview).find(({ id }) => id === 'FR-002')?.text).toBe(text);
  });
});

describe('a number that the person names while the plan is on screen', () => {
  const COMMENT = 'FR-001: and the misses by route as well.';
  const HEARD = 'FR-002: and the misses by route as well.';

  it('in a comment reaches the writer as the statement’s id, and stays in their words', async () => {
    const { interview, specs } = await atPlan();
    await sendBack(interview, COMMENT);
    const told = new Set(toldTheWriter(interview).map(({ planComments }) => planComments[0]?.text));
    expect([...told]).toEqual([HEARD]);
    const exchanges = toldTheWriter(interview).flatMap((input) => input.exchanges);
    expect(exchanges.find(({ type }) => type === 'show_plan')?.digest).toContain(HEARD);
    expect(recentlySaid(interview.session).map(({ text }) => text)).toContain(`Sent back – on Requirements: ${HEARD}`);
    const given = interview.session.questions.find(
      ({ question, response }) => question.type === 'show_plan' && response,
    );
    expect(given?.response).toMatchObject({ value: { annotations: [{ text: COMMENT }] } });
    await answerAll(interview);
    const said = specs[0]?.spec.split('\n').filter((line) => line.includes('(plan)') || line.includes('On Require'));
    expect(said?.join('\n')).toContain(COMMENT);
  });

  it('in a message is understood in the same way; in one said before or after it is the id', async () => {
    const { interview } = await atPlan();
    await say(interview, COMMENT);
    const before: Session = interview.session;
    expect(buildOrchestratorInput(before)?.input).toEqual({ kind: 'message', id: 'M1', text: HEARD });
    expect(toldTheWriter(interview).flatMap(({ messages }) => messages)).toEqual([
      { id: 'M1', text: HEARD, asides: [] },
    ]);
    expect(before.messages[0]?.text).toBe(COMMENT);
    await interview.dispatch({ type: 'add_topic', title: 'Data retention' }, 'person');
    await interview.idle();
    expect(isAtPlan(interview)).toBe(false);
    await say(interview, 'Entries as in FR-001 must never be shared.');
    expect(toldTheWriter(interview).flatMap(({ messages }) => messages)).toMatchObject([
      { id: 'M1', text: HEARD },
      { id: 'M2', text: 'Entries as in FR-001 must never be shared.' },
    ]);
  });
});
