import { describe, expect, it } from 'vitest';
import { buildSpec } from '../../../../src/agents/specification/model';
import { statementsByTopic } from '../../../../src/agents/roles/prompt-parts/statement-lines';
import { renderSpec } from '../../../../src/agents/specification/render';
import { fold } from '../../../../src/agents/session/fold/fold';
import { parseEvent } from '../../../../src/agents/session/read-event';
import { headingNamed, standsUnder } from '../../../../src/agents/session/stands-under';
import { asked, said, session, topic } from '../specification/session-builder';

const topics = [topic('export', 'The export', ['behaviour']), topic('mail', 'The mail', ['behaviour'])];
const questions = [asked('Q1', { type: 'ask_text', config: { question: 'What else?' }, answer: { text: 'x' } })];
const small = said('FR-002', 'The mail SHALL name the file.', { under: 'mail' });
const statements = [said('FR-001', 'The export SHALL run at night.'), small];

describe('a statement that belongs under another heading', () => {
  it('is told there, though the answer it rests on was given elsewhere', () => {
    const { requirements } = buildSpec(session({ topics, questions, statements }));
    expect(requirements.map(({ id, topicId }) => [id, topicId])).toEqual([
      ['FR-001', 'export'],
      ['FR-002', 'mail'],
    ]);
  });

  it('is told under a heading of its own where its writer names one that is no topic’s, and nobody put it elsewhere', () => {
    const events = said('FR-002', 'Each added column SHALL be told as an event.', { under: 'Events' });
    const more = Array.from({ length: 8 }, (_, at) => said(`FR-01${at}`, `The export SHALL keep column ${at}.`));
    const told = (editedByPerson: string[]) => {
      const spec = buildSpec(session({ topics, questions, statements: [events, ...more], editedByPerson }));
      return renderSpec(spec).match(/^### (?:The export|The mail|Events)$/gm) ?? [];
    };
    expect(told([])).toEqual(['### The export', '### Events']);
    expect(told(['FR-002'])).toEqual([]);
    expect(['T9', 'FR-001', 'none', ' ', 'x'.repeat(61)].map(headingNamed)).toEqual([null, null, null, null, null]);
  });

  it('is told in one list where rules led, whose topics are called by the sides of any change', () => {
    const more = Array.from({ length: 8 }, (_, at) => said(`FR-01${at}`, `Column ${at} stays.`));
    const mails = more.map((one, at) => (at < 4 ? one : { ...one, topicId: 'mail' }));
    const spec = buildSpec(session({ topics, questions, statements: mails }));
    const usage = [{ role: 'writer', calls: 1, inputTokens: 1, outputTokens: 1, ms: 1, estimated: false }];
    const byModel = { ...spec, usage: usage as unknown as typeof spec.usage };
    const headings = (of: typeof spec) => renderSpec(of).match(/^### The (?:export|mail)$/gm) ?? [];
    expect([headings(spec), headings(byModel)]).toEqual([[], ['### The export', '### The mail']]);
  });

  it('stands with its own where the other is no longer there, and where the person put it in their own words', () => {
    const dropped = topics.map((one) => (one.id === 'mail' ? { ...one, status: 'dropped' as const } : one));
    expect(standsUnder({ topics: dropped, editedByPerson: [] }, small)).toBe('export');
    expect(standsUnder({ topics, editedByPerson: ['FR-002'] }, small)).toBe('export');
    expect(standsUnder({ topics, editedByPerson: [] }, small)).toBe('mail');
  });

  it('is told to the roles with the other topic, and with its own where that is no longer among theirs', () => {
    const order = (among: typeof topics) =>
      statementsByTopic(statements, among, 2_000).match(/^(?:export|mail)(?= )|\bFR-\d{3}(?= \()/gm);
    expect(order(topics)).toEqual(['export', 'FR-001', 'mail', 'FR-002']);
    expect(order(topics.slice(0, 1))).toEqual(['export', 'FR-001', 'FR-002']);
  });

  it('stands where the person moves it', () => {
    const more = [...topics, topic('later', 'Later', ['behaviour'])];
    const event = {
      type: 'statement_moved',
      statementId: 'FR-002',
      id: 'FR-002',
      kind: 'requirement',
      topicId: 'later',
    };
    const moved = fold(session({ topics: more, questions, statements }), { seq: 9, at: '', event: parseEvent(event) });
    expect(moved.statements.find(({ id }) => id === 'FR-002')).toMatchObject({ topicId: 'later', by: 'person' });
    expect(moved.statements.find(({ id }) => id === 'FR-002')).not.toHaveProperty('under');
  });
});
