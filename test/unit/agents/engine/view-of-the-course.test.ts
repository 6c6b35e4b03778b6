import { describe, expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import { automaticAnswer } from '../../../../src/agents/questions/catalogue';
import type { EventOf } from '../../../../src/agents/session/events';
import { openQuestion } from '../../../../src/agents/session/session';
import { projectSession } from '../../../../src/agents/view/project';
import { inOrderOfTime } from '../../../../src/webview/interview/conversation/course';
import { markdownToHtml } from '../../../../src/webview/ui/markdown-html';
import { answerAll, answerOpen, begin, rig, toChoice } from './rig';

const view = ({ session }: Interview) =>
  projectSession(session, { busy: null, streaming: null, saved: 'saved', problem: null, elsewhere: null });

const course = (interview: Interview) =>
  inOrderOfTime(view(interview)).map(({ card, message }) => card?.id ?? message?.id);

async function say(interview: Interview, text: string): Promise<void> {
  await interview.dispatch({ type: 'message', text }, 'person');
  await interview.idle();
}

describe('the conversation so far', () => {
  it('has messages between the answers, where they were said', async () => {
    const interview = await begin(rig().ports);
    await answerOpen(interview);
    await say(interview, 'Entries must never be shared between tenants.');
    await answerOpen(interview);
    await answerOpen(interview);
    await say(interview, 'Show me what we have');
    expect(course(interview)).toEqual(['Q1', 'M1', 'Q2', 'Q3', 'M2']);
  });

  it('keeps an answer in its place when it is changed later', async () => {
    const interview = await begin(rig().ports);
    await toChoice(interview);
    const before = course(interview);
    const first = await answerOpen(interview);
    await say(interview, 'Entries must never be shared between tenants.');
    const asked = interview.session.questions.find(({ question }) => question.id === first)?.question;
    const answer = asked && automaticAnswer(asked.type, asked.config, 'first');
    expect(await interview.dispatch({ type: 'revise', questionId: first, answer }, 'person')).toEqual({ ok: true });
    await interview.idle();
    expect(course(interview)).toEqual([...before, first, 'M1']);
  });
});

describe('the reply to “show me what we have”', () => {
  it('ends the list before what is said of the whole', async () => {
    const interview = await begin(rig().ports);
    await answerOpen(interview);
    await say(interview, 'Show me what we have');
    const html = markdownToHtml(view(interview).messages[0]?.reply ?? '');
    const [list = '', after = ''] = html.split('</ul>');
    expect(list).toContain('<li><strong>');
    expect(list).not.toContain('The whole text stands in the draft.');
    expect(after).toMatch(/<p>\d+ questions are left\. The whole text stands in the draft\.<\/p>/);
  });
});

describe('what was understood from an answer', () => {
  const echo = ({ session }: Interview) => openQuestion(session)?.acknowledgement;

  it('is said above the question after it, and not again above a later one', async () => {
    const interview = await begin(rig().ports);
    await answerOpen(interview);
    expect(echo(interview)).not.toBe('');
    const other = interview.session.topics.find(({ status }) => status === 'backlog');
    await interview.dispatch({ type: 'activate_topic', topicId: other?.id ?? '' }, 'person');
    await interview.idle();
    expect(openQuestion(interview.session)?.question.topicId).toBe(other?.id);
    expect(echo(interview)).toBe('');
    await say(interview, 'Let’s talk about errors now');
    expect(echo(interview)).toBe('');
    await answerOpen(interview);
    expect(echo(interview)).not.toBe('');
  });

  it('is taken back when that answer is changed', async () => {
    const interview = await begin(rig().ports);
    await toChoice(interview);
    const first = await answerOpen(interview);
    const asked = interview.session.questions.find(({ question }) => question.id === first)?.question;
    const answer = asked && automaticAnswer(asked.type, asked.config, 'first');
    await interview.dispatch({ type: 'revise', questionId: first, answer }, 'person');
    expect(echo(interview)).toBe('');
  });

  it('is not said above a question when an answer before it is changed; that it was changed is', async () => {
    const { ports, records } = rig();
    const interview = await begin(ports);
    await toChoice(interview);
    const first = await answerOpen(interview);
    await answerOpen(interview);
    expect(echo(interview)).not.toBe('');
    expect(view(interview).open?.changedBefore).toEqual([]);
    const asked = interview.session.questions.find(({ question }) => question.id === first)?.question;
    const answer = asked && automaticAnswer(asked.type, asked.config, 'first');
    await interview.dispatch({ type: 'revise', questionId: first, answer }, 'person');
    for (const one of [interview, Interview.resume(ports, records, { byPerson: true })]) {
      expect(echo(one)).toBe('');
      expect(view(one).open?.changedBefore).toEqual([asked?.config['question']]);
    }
    await answerOpen(interview);
    expect(view(interview).open?.changedBefore).toEqual([]);
    expect(echo(interview)).not.toBe('');
  });

  it('is not said above the next question when the answer is changed before that is asked', async () => {
    const { ports, records } = rig();
    const before = await begin(ports);
    await toChoice(before);
    const first = await answerOpen(before);
    const next = openQuestion(before.session)?.question.id;
    const upToAnswer = records.slice(0, records.findIndex(({ event }) => event.type === 'answer_given') + 1);
    const given = upToAnswer.at(-1);
    const { questionId, answer, digest, by } = given?.event as EventOf<'answer_given'>;
    expect(questionId).toBe(first);
    const [at, seq] = [given?.at ?? '', given?.seq ?? 0];
    const event = { type: 'answer_revised' as const, questionId, answer, digest, by };
    const interview = Interview.resume(rig().ports, [...upToAnswer, { seq: seq + 1, at, event }], { byPerson: true });
    await interview.idle();
    expect(openQuestion(interview.session)?.question.id).toBe(next);
    expect(echo(interview)).toBe('');
  });
});

describe('a topic', () => {
  it('that was closed without a word about it is not shown as discussed', async () => {
    const interview = await begin(rig().ports);
    await answerOpen(interview);
    await say(interview, 'That’s enough');
    await answerAll(interview);
    const { topics, draft, meter } = view(interview);
    const silent = topics.filter(({ status, discussed }) => status === 'completed' && !discussed);
    expect(silent.length).toBeGreaterThan(0);
    for (const { title } of silent)
      expect(meter.wouldStayOpen.some((line) => line.startsWith(title) && line.endsWith('(topic not discussed)'))).toBe(
        true,
      );
    expect(topics.some(({ discussed }) => discussed)).toBe(true);
    const sections = draft.sections.filter(({ discussed }) => !discussed).map(({ topicId }) => topicId);
    expect(sections).toEqual(expect.arrayContaining(silent.map(({ id }) => id)));
  });
});
