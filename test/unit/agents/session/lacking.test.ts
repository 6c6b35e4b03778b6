import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/agents/session/finding';
import type { Session } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { topicBrief } from '../../../../src/agents/session/topic-briefs';
import { unanswered } from '../../../../src/agents/specification/open-questions';
import { asked, session, topic } from '../specification/session-builder';

describe('what a writer missed on one topic', () => {
  const missed = 'What happens when figures are missing or cannot be fetched is not settled yet.';
  const written = [{ topicId: 'T1', key: 'k', additions: 0, seq: 10, lacks: missed }];
  const rule = 'IF figures are missing or cannot be fetched, THEN the system SHALL generate the report without them.';
  const settling: Statement = {
    id: 'EC-001',
    topicId: 'T2',
    kind: 'edge_case',
    text: rule,
    dimension: 'errors',
    sources: ['Q12'],
    by: 'writer',
    dependsOn: [],
  };
  const openAfter = (changed: number) =>
    unanswered(
      session({
        topics: [topic('T1', 'Reports', ['errors']), topic('T2', 'Search', ['behaviour'])],
        statements: [settling],
        statementChangedAt: [['EC-001', changed]],
        written,
      }),
    ).map(({ text }) => text);

  it('is settled by a statement that was written since, on whatever topic', () => {
    expect(openAfter(12)).not.toContain(missed);
  });

  it('is not told again where open findings say it piece by piece', () => {
    const finding = (id: string, text: string): Finding => ({
      id,
      text,
      statements: [],
      fix: '',
      question: null,
      by: 'model',
      foundAt: 11,
      end: { end: 'open', changed: [], questionId: null, reason: '', seq: 12, at: '' },
    });
    const found = [
      finding('V1', 'Nothing says what is done where figures are missing.'),
      finding('V2', 'That figures cannot be fetched: what happens then is open.'),
    ];
    const open = unanswered(session({ topics: [topic('T1', 'Reports', ['errors'])], written, findings: found }));
    expect(open.map(({ text }) => text)).toEqual(['Reports', ...found.map(({ text }) => text)]);
  });

  it('is told to who asks there next, until an answer speaks to it', () => {
    const reports = topic('T1', 'Reports', ['errors']);
    const said = (over: Partial<Session>) =>
      topicBrief(session({ led: 'model', topics: [reports], written, ...over }), reports).lacks;
    expect(said({})).toBe(missed);
    expect(said({ statements: [settling], statementChangedAt: [['EC-001', 12]] })).toBeUndefined();
    expect(said({ led: 'offline' })).toBeUndefined();
    const other = asked('Q2', { type: 'ask_text', config: { question: 'Who reads it?' }, answer: { text: 'Clerks.' } });
    expect(said({ questions: [other] })).toBe(`${missed} (as of before Q2)`);
    const colour = 'Which colour a missing figure has in print.';
    const two = written.map((one) => ({ ...one, lacks: `${one.lacks} ${colour}` }));
    const config = { question: 'Which colour has a missing figure in print?' };
    const answered = asked('Q3', { type: 'ask_text', config, answer: { text: 'Grey, in print too.' } });
    expect(said({ written: two, questions: [answered] })).toBe(`${missed} (as of before Q3)`);
  });

  it('stays open beside a statement that the writer knew', () => {
    expect(openAfter(8)).toContain(missed);
  });

  it('stays open beside a check that was derived, and where few words share but some with another statement', () => {
    const few = 'Whether the singers see the overview, too.';
    const text = 'Given a singer with a link, when they open it, then they see the list.';
    const openBeside = (kind: Statement['kind'], sources: string[], lacks: string) =>
      unanswered(
        session({
          topics: [topic('T1', 'Reports', ['errors'])],
          statements: [{ ...settling, kind, text: lacks === few ? text : rule, sources }],
          statementChangedAt: [['EC-001', 12]],
          written: [{ topicId: 'T1', key: 'k', additions: 0, seq: 10, lacks }],
        }),
      ).map((one) => one.text);
    expect(openBeside('acceptance', ['assumed'], missed)).toContain(missed);
    expect(openBeside('acceptance', ['Q12'], missed)).not.toContain(missed);
    expect(openBeside('requirement', ['Q12'], few)).toContain(few);
  });
});
