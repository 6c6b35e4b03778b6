import { describe, expect, it } from 'vitest';
import { currentTopicLines } from '../../../../../src/agents/roles/interviewer/prompt';
import { interviewerInput, topic } from '../rule-based/made-up';

describe('what the interviewer is told of the other topics', () => {
  const lines = (other: Parameters<typeof topic>[1]) =>
    currentTopicLines(
      interviewerInput('Add bookmarks', {
        topics: [topic('T1', { title: 'The list', status: 'active' }), topic('T2', { title: 'The button', ...other })],
        topicId: 'T1',
      }),
    ).join('\n');

  it('names those that wait', () => {
    expect(lines({ status: 'backlog' })).toContain('T2 still waiting.');
  });

  it('says that one comes back where its writer misses something, so that it is not asked for elsewhere', () => {
    const told = lines({ status: 'backlog', settled: true, lacks: 'Where the button stands.' });
    expect(told).toContain('No other topic is waiting.');
    expect(told).toContain('Taken up again once the topics are done, for what their writers miss: T2.');
    expect(lines({ status: 'backlog', settled: true })).not.toContain('Taken up again');
  });
});
