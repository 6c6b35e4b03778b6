import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { buildSpec } from '../../../../src/agents/specification/model';
import { unanswered } from '../../../../src/agents/specification/open-questions';
import { openQuestionLines } from '../../../../src/agents/specification/open-question-lines';
import { asked, fact, options, session, type Asked } from './session-builder';

const REQUEST =
  'Handlers behind a proxy need the real client IP, and RealIP can be spoofed. Give us a safe replacement.';

/** What is still unknown of one gap after these questions. */
function leftOf(gap: string, questions: Asked[], more: Partial<Session> = {}): string[] {
  const probe = { ...session({}).probe, status: 'completed_with_gaps' as const, gaps: [gap] };
  const all = questions.map((one, at) => asked(`Q${at + 1}`, one));
  return buildSpec(session({ request: REQUEST, probe, questions: all, ...more })).context.gaps;
}

const text = (question: string, said: string, more: Partial<Asked> = {}): Asked => {
  return { type: 'ask_text', config: { question }, answer: { text: said }, ...more };
};
const approved: Partial<Session> = {
  planReview: { type: 'plan_reviewed', questionId: 'Q9', decision: 'approve', annotations: [], feedback: '' },
};

const NO_IP: Asked = {
  type: 'pick_one',
  config: {
    question: 'What should a handler get when no trusted client IP can be determined?',
    context: 'Today a missing or invalid header leaves `r.RemoteAddr` as it was.',
    options: [
      { id: 'empty', label: 'No IP', description: 'A rate limit never takes the proxy for the client.' },
      {
        id: 'peer',
        label: 'The address of the connection',
        description: 'Behind a proxy that is the proxy’s address.',
      },
      { id: 'reject', label: 'The request is rejected', description: 'With 400, before any handler runs.' },
    ],
  },
  answer: { selected: 'empty' },
};
const HEADER = text('Which header carries the client IP behind the proxy?', 'X-Real-IP');
const ABORT: Asked = {
  type: 'pick_one',
  config: {
    question: 'Was soll passieren, wenn der Export mittendrin abbricht?',
    context: 'Die Datei ist dann unvollständig.',
    options: options('Datei löschen und Fehlermeldung zeigen', 'Export wiederholen'),
  },
  answer: { selected: 'a' },
};

describe('what the look left unknown', () => {
  it.each<[string, Asked[], Partial<Session>?]>([
    [
      'Nothing says what a request gets whose IP cannot be trusted or parsed: the address of the peer, nothing, or a rejection.',
      [NO_IP],
    ],
    ['Nothing says which header carries the IP.', [HEADER]],
    ['Nothing says which header carries the IP, since only the final list of proxies is written down there.', [HEADER]],
    ['Nothing says what becomes of the header that carries the IP itself.', [HEADER]],
    ['Nothing says whether an invalid header is rejected with 400.', [NO_IP]],
    ['It is unclear who may fetch a finished file.', [text('Who may fetch the finished files?', 'Support.')]],
    [
      'Nothing says how long the finished file is kept.',
      [text('What happens to the finished file?', 'It is kept for seven days, no longer: how long is no setting.')],
    ],
    ['Nirgends steht, ob der Export bei einem Fehler abbricht oder wiederholt wird.', [ABORT]],
    [
      'Unklar ist, wer die fertige Datei löschen darf.',
      [text('Wer darf fertige Dateien löschen?', 'Nur der Support.')],
    ],
    [
      'Nothing says which ranges count as trusted, and what an entry with a port means.',
      [
        text('Which ranges count as trusted?', '10.0.0.0/8'),
        text('What does a port mean?', 'An entry with one is invalid.'),
      ],
      approved,
    ],
  ])('is settled where it was asked and answered: %s', (gap, questions, more) => {
    expect(leftOf(gap, questions, more)).toEqual([]);
    expect(leftOf(gap, [])).toEqual([gap]);
  });

  it.each<[string, Asked[], Partial<Session>?]>([
    ['The history does not say why `RealIPFromHeaders` (#908) was reverted in #966.', [NO_IP, HEADER], approved],
    ['Nothing says whether the client IP behind a proxy may be logged.', [HEADER], approved],
    ['Nothing says how many proxies a request passes before it reaches the handler.', [NO_IP], approved],
    ['Nothing says what a request costs that is rejected by a rate limit.', [HEADER]],
    [
      'Nothing says what a request gets whose IP cannot be trusted or parsed: the address of the peer, nothing, or a rejection.',
      [{ ...NO_IP, answer: undefined, nonAnswer: 'dont_know' }],
      approved,
    ],
    [
      'Nothing says which ranges count as trusted, and what an entry with a port means.',
      [
        text('Which ranges count as trusted?', '10.0.0.0/8', { topicId: 'one' }),
        text('What does a port mean?', 'An entry with one is invalid.', { topicId: 'other' }),
      ],
      approved,
    ],
    [
      'Nothing says which ranges count as trusted, and what an entry with a port means.',
      [
        text('Which ranges count as trusted?', '10.0.0.0/8'),
        text('What does a port mean?', 'An entry with one is invalid.'),
      ],
    ],
    ['Nirgends steht, wer die Datei nach dem Export abholen darf.', [ABORT], approved],
    ['Es ist nicht bekannt, wie groß die Tabelle werden kann.', [ABORT], approved],
  ])('stays where nothing that was said settles it: %s', (gap, questions, more) => {
    expect(leftOf(gap, questions, more)).toEqual([gap]);
  });
});

describe('what the look assumed', () => {
  const assumed = [
    fact('assumption', '', '`Logger` keeps printing `r.RemoteAddr` unless the change says otherwise.', ['E15'], true),
    fact('assumption', '', '`RealIP` keeps its name and signature.', ['E1'], true),
  ];
  const context = '`Logger` prints `r.RemoteAddr` (`middleware/logger.go`).';
  const asksForLog: Asked = {
    ...text('What should `Logger` print as the address of a request?', 'The client IP', { evidence: ['E15'] }),
    config: { question: 'What should `Logger` print as the address of a request?', context },
  };
  const factsAfter = (question: Asked, statements: Statement[] = []) =>
    buildSpec(session({ facts: assumed, statements, questions: [asked('Q1', question)] })).context.facts.map(
      ({ text: words }) => words,
    );
  const [log = '', name = ''] = assumed.map(({ text: words }) => words);

  it('gives way to what was decided when it was asked about on the same evidence', () => {
    expect(factsAfter(asksForLog)).toEqual([name]);
  });

  it.each<[string, Asked]>([
    ['nobody answered', { ...asksForLog, answer: undefined, nonAnswer: 'dont_know' }],
    ['the question rests on other evidence', { ...asksForLog, evidence: ['E1'] }],
    [
      'it was only mentioned with a question about something else',
      { ...asksForLog, config: { question: 'Where should handlers read the client IP from?', context } },
    ],
  ])('stands where %s', (_, question) => {
    expect(factsAfter(question)).toEqual([log, name]);
  });

  it('stands as an assumption or nowhere where a model led: its writers put each down, and took out what was put right', () => {
    const spec = buildSpec({ ...session({ facts: assumed }), led: 'model' });
    expect(spec.context.facts).toEqual([]);
  });
});

describe('a gap about the format of a file', () => {
  it('of many words is not closed by a question on its subject that shares no more than that', () => {
    const gap =
      'Nothing says whether a new interval whose cap is used up again at once ends the hold-back for those who wait.';
    const cases = text(
      'In which cases should the queue count as held back by the rate limit?',
      'The cap is used up and tasks wait: only the cap and the backlog of the interval count, paused or not.',
    );
    expect(leftOf(gap, [cases])).toEqual([gap]);
    const flapping = text(
      'Where a new interval begins and its cap is used up again at once, does that end the hold-back for those who wait?',
      'No, it goes on.',
    );
    expect(leftOf(gap, [flapping])).toEqual([]);
  });

  it('is closed by the name of a format', () => {
    const gap = 'Nothing says in which format the file should be, or which program people open it with.';
    const use = text('What do people do with it?', 'They open the CSV file in a spreadsheet.');
    expect(leftOf(gap, [use], { request: 'Let people download their stats' })).toEqual([]);
    expect(leftOf(gap, [text('Who may do so?', 'Everybody who is signed in.')], {})).toEqual([gap]);
  });
});

describe('what a list offered and the person left unticked', () => {
  const small: Asked = {
    type: 'pick_many',
    config: {
      question: 'Which of these smaller rules belong to the change?',
      options: options('Comments stay as they are', 'The list is sorted by name where it is printed', 'CSV'),
    },
    answer: { selected: ['a'] },
  };
  const openIn = (text: string) =>
    buildSpec(
      session({
        request: 'Print the list',
        led: 'model',
        questions: [asked('Q1', small)],
        findings: [finding(text)],
      }),
    ).unanswered;
  const finding = (text: string) =>
    ({
      id: 'V1',
      text,
      statements: [],
      fix: '',
      question: null,
      by: 'model',
      foundAt: 9,
      end: { end: 'open', seq: 9 },
    }) as unknown as Session['findings'][number];

  it('is told as such where a review finds that it is open: it was not forgotten', () => {
    expect(openIn('Nothing says whether the list is sorted by name where it is printed.')).toEqual([
      {
        source: null,
        text: 'Nothing says whether the list is sorted by name where it is printed.',
        reason: 'offered in Q1 and left unticked',
      },
    ]);
    expect(openIn('Nothing says what an empty list prints.').map(({ reason }) => reason)).toEqual([
      'found in the review, not settled',
    ]);
    // “CSV” is among many words by chance.
    expect(openIn('Nothing says which CSV dialect is read.').map(({ reason }) => reason)).toEqual([
      'found in the review, not settled',
    ]);
  });

  it('is told with what was said on approving, which nobody works in: it may settle it', () => {
    const plan = (feedback: string) =>
      asked('Q9', {
        type: 'show_plan',
        config: { question: 'Build it?', sections: [{ id: 'goal', title: 'Goal', content: '' }] },
        purpose: 'approval',
        answer: { decision: 'approve', annotations: [], feedback },
      });
    const openWith = (feedback: string) =>
      unanswered(
        session({
          led: 'model',
          questions: [plan(feedback)],
          findings: [finding('Nothing says what an empty list prints.')],
        }),
      ).map(({ text, reason }) => [text, reason]);
    expect(openWith('Good. On the open point: an empty list prints nothing, leave it at that.')).toEqual([
      ['“On the open point: an empty list prints nothing, leave it at that.”', 'the person’s words, with the approval'],
      ['Nothing says what an empty list prints.', 'found in the review; see what was said with the approval'],
    ]);
    for (const praise of ['', 'Looks good to me, thanks!', 'Passt so, danke', 'ok'])
      expect(openWith(praise)).toEqual([
        ['Nothing says what an empty list prints.', 'found in the review, not settled'],
      ]);
  });

  it('is told so in German, too', () => {
    const spec = buildSpec(
      session({
        request: 'Die Liste drucken, wenn jemand darum bittet',
        led: 'model',
        questions: [asked('Q1', small)],
        findings: [finding('Nothing says whether the list is sorted by name where it is printed.')],
      }),
    );
    expect(openQuestionLines(spec).join('\n')).toContain('(in Q1 angeboten und nicht gewählt)');
  });
});
