import { describe, expect, it } from 'vitest';
import { orchestrator } from '../../../../../src/agents/roles/orchestrator/role';
import type { FlowResult } from '../../../../../src/agents/roles/orchestrator/role';
import type { OrchestratorInput } from '../../../../../src/agents/roles/inputs/inputs';
import { orchestratorInput, topic, written } from '../rule-based/made-up';

function message(text: string, given: Partial<OrchestratorInput> = {}): FlowResult {
  return orchestrator.offline(orchestratorInput({ input: { kind: 'message', id: 'M1', text }, ...given }));
}

function answer(text: string, given: Partial<OrchestratorInput> = {}): FlowResult {
  return orchestrator.offline(
    orchestratorInput({ input: { kind: 'answer', exchange: written('Which?', text) }, ...given }),
  );
}

/** The conversation after so many delegated answers, and the last of them. */
function delegated(count: number, given: Partial<OrchestratorInput> = {}): FlowResult {
  const recent = Array.from({ length: count }, () => ({ by: 'person' as const, text: 'you_decide', topicId: 'T1' }));
  const exchange = { ...written('Which?', ''), answer: null, digest: '', nonAnswer: 'you_decide' as const };
  return orchestrator.offline(orchestratorInput({ input: { kind: 'answer', exchange }, recent, ...given }));
}

describe('the offline orchestrator', () => {
  it('goes on after an ordinary answer, also where it contains a signal’s words', () => {
    for (const text of [
      'CSV for people, JSON for programs',
      'It has enough memory',
      'Stop the server when it is idle',
    ]) {
      expect(answer(text).action).toBe('continue_current_topic');
    }
  });

  it('puts the subject in question when the person protests, in a message with a reply', () => {
    const words = 'This is not about caching.';
    expect(answer(words)).toMatchObject({ action: 'continue_current_topic', doubtsSubject: true });
    expect(message(words)).toMatchObject({
      doubtsSubject: true,
      reply: expect.stringMatching(/what it is about/) as string,
    });
    expect(answer('The cache is not about speed.')).not.toHaveProperty('doubtsSubject');
  });

  it('takes it for no protest where it asked what the change is about, or what it is not about', () => {
    const said = written('What is not part of it?', 'It is not about caching.');
    for (const exchange of [
      { ...said, dimensions: ['scope' as const] },
      { ...said, question: 'What is it about?', purpose: 'reading' as const },
    ])
      expect(orchestrator.offline(orchestratorInput({ input: { kind: 'answer', exchange } }))).not.toHaveProperty(
        'doubtsSubject',
      );
  });

  it('converges when the person wants to end, and says so', () => {
    for (const text of ['I’m done with this, let’s wrap up', 'That’s enough', 'Too many questions']) {
      expect(message(text).action).toBe('start_convergence');
      expect(message(text).reply).not.toBe('');
    }
    expect(answer('CSV. That’s enough questions.').action).toBe('start_convergence');
  });

  it('switches to the topic that the person names', () => {
    expect(message('Let’s talk about safety')).toMatchObject({ action: 'switch_to_topic', topicId: 'T3' });
  });

  it('makes a topic of what it does not know yet', () => {
    const flow = message('Let’s talk about billing');
    expect(flow.newTopics.map(({ title }) => title)).toEqual(['Billing']);
    expect(flow).toMatchObject({ action: 'switch_to_topic', topicId: 'Billing' });
  });

  describe('where the person goes back in the conversation', () => {
    const topics = [
      topic('T1', { title: 'Scope and behaviour', asked: 2, dimensions: ['scope', 'behaviour'] }),
      topic('T2', { title: 'Data', asked: 1, dimensions: ['data'] }),
      topic('T3', { title: 'Access', status: 'active', asked: 1, dimensions: ['security'] }),
    ];
    const recent = ['T2', 'T1', 'T3'].map((topicId) => ({ by: 'person' as const, text: 'A word', topicId }));
    const back = (text: string) => message(text, { topics, activeTopicId: 'T3', recent });

    it.each([
      ['Back to the first topic.', 'T1'],
      ['Back to the second topic.', 'T2'],
      ['Can we return to the previous topic?', 'T1'],
      ['Let’s go back to what we had before.', 'T1'],
      ['Zurück zum letzten Thema.', 'T1'],
      ['Lass uns auf das erste Thema zurückkommen.', 'T1'],
      ['Zurück zu dem, was wir vorhin hatten.', 'T1'],
    ])('goes to the topic at that place: %s', (text, topicId) => {
      expect(back(text)).toMatchObject({ action: 'switch_to_topic', topicId, newTopics: [] });
    });

    it.each(['Back to the previous topic.', 'Zurück zum letzten Thema.', 'Let’s go back to what we had before.'])(
      'stays where there is none, and makes no topic of it: %s',
      (text) => {
        expect(message(text)).toMatchObject({ action: 'continue_current_topic', newTopics: [] });
      },
    );
  });

  it('goes where it is led in words of talking, or puts that off', () => {
    expect(message('Let’s circle back to data.')).toMatchObject({ action: 'switch_to_topic', topicId: 'T2' });
    expect(message('Kommen wir lieber zum Thema Data.')).toMatchObject({ action: 'switch_to_topic', topicId: 'T2' });
    expect(message('Let’s put data on the back burner.')).toMatchObject({
      action: 'continue_current_topic',
      priorities: ['T1', 'T3', 'T2'],
    });
  });

  it('queues what comes up in passing', () => {
    const flow = answer('CSV. We also need to talk about billing later.');
    expect(flow.action).toBe('continue_current_topic');
    expect(flow.newTopics.map(({ title }) => title)).toEqual(['Billing']);
  });

  it('passes a wish for a question on to the interviewer', () => {
    expect(message('Ask me about invoices').instruction?.directive).toBe('Ask about invoices');
  });

  it('shows what there is', () => {
    expect(message('Show me what we have so far').reply).toContain('Scope and behaviour');
  });

  it('reorders topics', () => {
    expect(message('Data can wait').priorities).toEqual(['T1', 'T3', 'T2']);
  });

  it('leaves a topic after three delegated answers in a row, and the interview after four', () => {
    expect(delegated(2).action).toBe('continue_current_topic');
    expect(delegated(3)).toMatchObject({ action: 'switch_to_topic', topicId: 'T2' });
    expect(delegated(4).action).toBe('start_convergence');
  });

  it('leaves a topic sooner late in the interview', () => {
    const topics = [topic('T1', { status: 'active', answered: 6 }), topic('T2')];
    expect(delegated(2, { topics })).toMatchObject({ action: 'switch_to_topic', topicId: 'T2' });
  });

  it('gives the same for the same', () => {
    expect(message('Let’s talk about billing')).toEqual(message('Let’s talk about billing'));
  });
});
