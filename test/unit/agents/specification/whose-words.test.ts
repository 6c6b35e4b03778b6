import { describe, expect, it } from 'vitest';
import { toExchange } from '../../../../src/agents/session/exchanges';
import type { StatementKind } from '../../../../src/agents/session/statement';
import { basisOf, bySource, givenReason, isMerelyUnticked } from '../../../../src/agents/specification/whose-words';
import { asked, FORMATS, options, type Asked } from './session-builder';
import { cpuMs } from '../../rigs/cpu-ms';

const exchange = (given: Asked, by: 'model' | 'offline' = 'model') => ({ ...toExchange(asked('Q4', given)), by });

const RUN: Asked = {
  type: 'pick_one',
  config: {
    question: 'How should a big export run?',
    options: [
      { id: 'stream', label: 'As a stream' },
      { id: 'job', label: 'As a background job', description: 'With a confirmation mail at the end.' },
    ],
  },
  answer: { selected: 'job' },
};

const draft = (text: string, kind: StatementKind = 'requirement') => ({ kind, text, sources: ['Q4'] });

const STREAM: Asked = {
  type: 'pick_one',
  config: {
    question: 'What should a task function be given to pipe a command’s output into?',
    options: [
      {
        id: 'stream',
        label: 'A writable stream, as in `child.stdout.pipe(…)`',
        description: 'Recommended: it takes the output of any process, and can be written to by hand as well.',
      },
      { id: 'append', label: 'A function that adds a piece of text' },
    ],
  },
  answer: { selected: 'stream' },
  note: 'plain Node `Writable`, called `streamPreview`. `child.stderr.pipe(streamPreview)`, or just write to it',
};

describe('what an option promises beyond its label', () => {
  it('is said all the same where the person wrote it beside, in whatever form of the verb', () => {
    const text =
      'The system SHALL take as live output both what is piped into `streamPreview`, as in `child.stdout.pipe(streamPreview)`, and what is just written to it.';
    expect(bySource(draft(text), [exchange(STREAM)], '')).toEqual({ said: draft(text), assumed: null });
  });

  it('never leaves a “both” without its “and” behind', () => {
    const text =
      'A big export SHALL run both as a background job of the server, and with a confirmation mail at the end.';
    expect(bySource(draft(text), [exchange(RUN)], '').said).toBeNull();
  });
});

describe('whose words a statement rests on', () => {
  it('is the option’s where one was taken', () => {
    expect(basisOf(exchange(RUN), draft('A big export SHALL run as a background job.'))).toBe('option');
  });

  it('is the person’s where they wrote', () => {
    const said = exchange({
      type: 'ask_text',
      config: { question: 'What?' },
      answer: { text: 'Mail whoever began it.' },
    });
    expect(basisOf(said, draft('The system SHALL mail whoever began it.'))).toBe('own words');
  });

  it('is of nobody’s in particular where an answer with both is cited for what it is about', () => {
    const both = exchange({
      type: 'pick_many',
      config: {
        question: 'Which of these belong to it?',
        options: [
          { id: 'broken', label: 'What cannot be read counts as an empty list' },
          { id: 'own', label: 'The button also on the page of one’s own article' },
        ],
      },
      answer: { selected: ['broken'], other: 'On one’s own article it stands left of “Edit Article”.' },
    });
    expect(basisOf(both, draft('The header SHALL link to the list of what was kept.'))).toBeNull();
    expect(basisOf(both, draft('IF the list cannot be read, it SHALL count as empty.'))).toBe('option');
    expect(basisOf(both, draft('On one’s own article the button SHALL stand left of “Edit Article”.'))).toBe(
      'own words',
    );
  });

  it('is nobody’s by a comment on the plan that confirms it in a word', () => {
    const sections = [{ id: 'assumed', title: 'Assumed', content: '-' }];
    const comment = 'All of these hold: the heading is printed as given.';
    const sentBack = {
      ...exchange({
        type: 'show_plan',
        config: { question: 'Is this it?', sections },
        answer: { decision: 'revise', annotations: [{ sectionId: 'assumed', text: comment }] },
      }),
      purpose: 'approval' as const,
    };
    expect(basisOf(sentBack, draft('The heading SHALL be printed as it was given.'))).toBe('own words');
    expect(
      basisOf(sentBack, draft('All columns SHALL share one width, so that descriptions stay aligned.')),
    ).toBeNull();
  });

  it('is told apart where there is a choice and a note', () => {
    const both = exchange({ ...RUN, note: 'Support is told when a run fails.' });
    expect(basisOf(both, draft('A big export SHALL run as a background job.'))).toBe('option');
    expect(basisOf(both, draft('WHEN a run fails, the system SHALL tell support.'))).toBe('own words');
  });

  it('is the option’s where the statement is what the option says, whatever was noted beside it', () => {
    const kept = exchange({
      type: 'pick_one',
      config: {
        question: 'Where are attempts kept?',
        options: [
          { id: 'process', label: 'In each process', description: 'The service shall keep attempts in each process.' },
          { id: 'base', label: 'In the database' },
        ],
      },
      answer: { selected: 'process' },
      note: 'it is one process',
    });
    expect(basisOf(kept, draft('The service SHALL keep attempts in each process.'))).toBe('option');
    expect(basisOf(kept, draft('The service SHALL keep attempts in each process (“it is one process”).'))).toBe(
      'option',
    );
    expect(basisOf(kept, draft('It is one process.'))).toBe('own words');
  });

  it('is theirs where it has a number or a name that they wrote and no option that they took', () => {
    const nothing: Asked = {
      type: 'pick_many',
      config: {
        question: 'Which rules?',
        options: [
          { id: 'a', label: 'Sending again or cancelling where nothing waits is answered with 404' },
          { id: 'b', label: 'The mail can be sent again at most once a minute; before that the server answers 429' },
        ],
      },
      answer: { selected: ['a', 'b'] },
      note: 'Where nothing waits: 412. The button is called “Send once more”.',
    };
    const both = exchange(nothing);
    const waits = 'IF nothing waits, THEN sending again or cancelling SHALL be answered with';
    expect(basisOf(both, draft(`${waits} 412.`))).toBe('own words');
    expect(basisOf(both, draft(`${waits} 404.`))).toBe('option');
    expect(basisOf(both, draft('The mail SHALL be sent again by “Send once more”, at most once a minute.'))).toBe(
      'own words',
    );
    expect(basisOf(both, draft('The mail SHALL be sent again at most once a minute, else 429.'))).toBe('option');
  });

  it('is never the person’s own of an assumption', () => {
    const said = exchange({ ...RUN, note: 'Support is told when a run fails.' });
    expect(basisOf(said, draft('Support is told when a run fails.', 'assumption'))).toBe('option');
    const alone = exchange({
      type: 'ask_text',
      config: { question: 'What?' },
      answer: { text: 'Mail whoever began it.' },
    });
    expect(basisOf(alone, draft('Mail whoever began it.', 'assumption'))).toBeNull();
  });

  it('is nobody’s where the question was left to others', () => {
    const left = exchange({ type: 'pick_one', config: RUN.config, nonAnswer: 'you_decide' });
    expect(basisOf(left, draft('Left to the implementer: how it runs.', 'delegated'))).toBeNull();
  });
});

describe('what only the description of an option promises', () => {
  it('is an assumption, and what the label says stays', () => {
    const { said, assumed } = bySource(
      draft('A big export SHALL run as a background job. The system SHALL send a confirmation mail.'),
      [exchange(RUN)],
      '',
    );
    expect(said).toMatchObject({ kind: 'requirement', text: 'A big export SHALL run as a background job.' });
    expect(assumed).toMatchObject({
      kind: 'assumption',
      text: 'The system SHALL send a confirmation mail.',
      sources: ['Q4'],
    });
  });

  it('is taken out of the sentence that it stands in', () => {
    const { said, assumed } = bySource(
      draft('A big export SHALL run as a background job, with a confirmation mail at the end.'),
      [exchange(RUN)],
      '',
    );
    expect(said?.text).toBe('A big export SHALL run as a background job.');
    expect(assumed?.kind).toBe('assumption');
  });

  it('is all of an assumption where nothing else is left', () => {
    const { said, assumed } = bySource(draft('The system SHALL send a confirmation mail.'), [exchange(RUN)], '');
    expect(said).toBeNull();
    expect(assumed?.kind).toBe('assumption');
  });

  it.each([
    ['the request', [exchange(RUN)], 'I want a confirmation mail at the end of it.'],
    ['the person’s note', [exchange({ ...RUN, note: 'And yes, a confirmation mail at the end.' })], ''],
    ['prepared content, whose sentences are read as they are written', [exchange(RUN, 'offline')], ''],
  ])('binds where it is borne out by %s', (_, cited, also) => {
    const text = 'The system SHALL send a confirmation mail at the end.';
    expect(bySource(draft(text), cited, also)).toEqual({ said: draft(text), assumed: null });
  });

  it('is none of it where the person wrote most of the sentence themselves', () => {
    const note = 'Installed inside another app it takes off the prefix that this was mounted with.';
    const config = {
      ...RUN.config,
      options: [{ id: 'job', label: 'Pass it the app', description: 'Inside a mounted app the prefix stays.' }],
    };
    const text = 'Installed inside another app, it SHALL take off the prefix that app was mounted with.';
    expect(bySource(draft(text), [exchange({ ...RUN, config, note })], '')).toEqual({
      said: draft(text),
      assumed: null,
    });
  });

  it('does not touch what was left open or assumed anyhow', () => {
    const open = draft('Is there a confirmation mail at the end?', 'open_question');
    expect(bySource(open, [exchange(RUN)], '').said).toEqual(open);
  });

  it('is told in no time, whatever the text', () => {
    for (const text of ['a, '.repeat(20_000), 'mail and '.repeat(20_000), 'x'.repeat(60_000), '. A'.repeat(20_000)]) {
      const begun = cpuMs();
      bySource(draft(`${text} confirmation mail at the end`), [exchange(RUN)], '');
      expect(cpuMs() - begun).toBeLessThan(2_000);
    }
  });
});

describe('a reason against an option', () => {
  it('is one where the person gave it', () => {
    expect(givenReason('Too slow.', 'Streams? Too slow. No.')).toBe('Too slow.');
  });

  it('is theirs word for word, whatever a writer made of it', () => {
    const own = 'Unknown names and values it cannot load are not checked, it just writes them. No tests.';
    expect(givenReason('Unknown names are not checked, it just writes them.', own)).toBe(
      'Unknown names and values it cannot load are not checked, it just writes them.',
    );
    expect(givenReason('too slow for big exports', 'A stream is too slow, our exports are big.')).toBe(
      'A stream is too slow, our exports are big.',
    );
  });

  it('is none where only the card said so', () => {
    expect(givenReason('No progress bar', '')).toBeNull();
    expect(givenReason('No progress bar', 'A stream is too slow.')).toBeNull();
  });
});

describe('an option of several that was not ticked', () => {
  it('is no non-goal', () => {
    expect(isMerelyUnticked(draft('Not part of this change: PDF reports.', 'non_goal'), [exchange(FORMATS)])).toBe(
      true,
    );
  });

  it('is one where the person says so', () => {
    const noted = exchange({ ...FORMATS, note: 'No PDF reports, ever.' });
    expect(isMerelyUnticked(draft('Not part of this change: PDF reports.', 'non_goal'), [noted])).toBe(false);
  });

  it.each(['None: only those of today', 'Only CSV', 'Nur CSV'])('is one where “%s” was ticked', (label) => {
    const config = { question: 'Which formats?', options: options('PDF reports', label) };
    const only = exchange({ ...FORMATS, config, answer: { selected: ['b'] } });
    expect(isMerelyUnticked(draft('Not part of this change: PDF reports.', 'non_goal'), [only])).toBe(false);
  });

  it('leaves what was ticked as out of scope a non-goal', () => {
    expect(isMerelyUnticked(draft('Not part of this change: CSV.', 'non_goal'), [exchange(FORMATS)])).toBe(false);
  });
});
