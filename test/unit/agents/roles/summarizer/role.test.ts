import { describe, expect, it } from 'vitest';
import { buildSummarizerInput } from '../../../../../src/agents/roles/inputs/build';
import { summarizer } from '../../../../../src/agents/roles/summarizer/role';
import type { Session } from '../../../../../src/agents/session/session';
import { ordersExport } from '../../specification/orders-export';
import { searchBug } from '../../specification/search-bug';
import { asked, session, written } from '../../specification/session-builder';

const summary = (one: Session) => summarizer.output.parse(summarizer.offline(buildSummarizerInput(one)));
const sentences = (text: string) => text.split(/(?<=[.”])\s(?=[\p{Lu}\d])/u).length;

describe('the offline summarizer', () => {
  it('says what was settled in its own words, and what to be aware of', () => {
    expect(summary(ordersExport())).toEqual({
      title: 'Export orders for support',
      summary:
        'Support staff; they copy orders by hand into a spreadsheet today. ' +
        'The file name should contain the date. The route must stream the rows. ' +
        'Still to be aware of: 1 decision left to the implementer and 2 assumptions.',
      places: [],
    });
  });

  it('ends words that a person left without a stop, so that sentences stay apart', () => {
    const question = { question: 'Who needs it?' };
    const said = asked('Q1', {
      type: 'ask_text',
      dimensions: ['user_goal'],
      config: question,
      answer: { text: 'Clerks need a list' },
    });
    const open = asked('Q2', { type: 'ask_text', config: { question: 'When?' }, nonAnswer: 'dont_know' });
    expect(summary(written(session({ questions: [said, open] }))).summary).toContain('Clerks need a list. Still to be');
  });

  it('takes two to six sentences', () => {
    for (const one of [ordersExport(), searchBug()]) {
      expect(sentences(summary(one).summary)).toBeGreaterThanOrEqual(2);
      expect(sentences(summary(one).summary)).toBeLessThanOrEqual(6);
    }
  });

  it('repeats nothing that nobody said', () => {
    expect(summary(searchBug()).summary).not.toContain('index');
  });

  it('has a title even where there is neither intake nor request', () => {
    expect(summary(session({ intake: null, request: '' })).title).toBe('Untitled change');
  });
});
