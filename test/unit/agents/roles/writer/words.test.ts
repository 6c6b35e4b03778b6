import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../../../src/agents/questions/catalogue';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import type { Dimension } from '../../../../../src/agents/session/dimension';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import type { AskedQuestion } from '../../../../../src/agents/session/session';
import { inEars } from '../../../../../src/agents/specification/ears';
import { groundFor } from '../rule-based/made-up';
import { asked, session, written, type Asked } from '../../specification/session-builder';

type Reply = Pick<Asked, 'answer' | 'nonAnswer' | 'text'>;

/** What the offline writer makes of a question that was answered. */
function statementsOf(question: AskedQuestion) {
  return written(session({ questions: [question] })).statements;
}
const textsOf = (question: AskedQuestion) => statementsOf(question).map(({ text }) => text);

/** A question of our own content as it stands in a session, answered. */
function ours(draft: QuestionDraft, reply: Reply): AskedQuestion {
  const made = asked('Q1', { type: draft.type, config: draft.config, dimensions: draft.dimensions, ...reply });
  return { ...made, question: { ...made.question, ...draft } };
}

const drafts = allEntries().map((entry) => buildQuestion(entry, areaContext(groundFor('Add a frobnicator'))));
const described = ({ config }: QuestionDraft) =>
  optionsOf(config).filter(({ description = '' }) => description !== '' && !/\bplease\b/i.test(description));
const own = (type: QuestionDraft['type'], least: number): QuestionDraft => {
  const found = drafts.find((draft) => draft.type === type && described(draft).length >= least);
  if (found === undefined) throw new Error(`No ${type} of ours has ${least} options that say what is written.`);
  return found;
};

const free = (text: string, subject?: string, question = 'What are the rules?'): AskedQuestion => {
  const made = asked('Q1', { type: 'ask_text', config: { question, multiline: true }, answer: { text } });
  return subject === undefined ? made : { ...made, question: { ...made.question, subject } };
};

describe('a choice of our own content', () => {
  it('is written as the sentence that its option shows, with its keywords in capitals', () => {
    const draft = own('pick_one', 2);
    for (const { id, description } of described(draft))
      expect(textsOf(ours(draft, { answer: { selected: id } }))).toEqual([inEars(description ?? '')]);
  });

  it('of several options is as many sentences', () => {
    const draft = own('pick_many', 2);
    const taken = described(draft).slice(0, 2);
    expect(textsOf(ours(draft, { answer: { selected: taken.map(({ id }) => id) } }))).toEqual(
      taken.map(({ description }) => inEars(description ?? '')),
    );
  });

  it('keeps the options that were not taken, without a reason: only the person knows that', () => {
    const draft = own('show_options', 2);
    const [taken, ...passed] = optionsOf(draft.config);
    const [statement] = statementsOf(ours(draft, { answer: { selected: taken?.id } }));
    expect(statement?.rejected).toEqual(passed.map(({ label }) => ({ option: label })));
  });

  it('whose option says nothing is its label after what the question settles', () => {
    const draft = own('pick_one', 1);
    const [first] = optionsOf(draft.config);
    const options = [
      { id: 'x', label: first?.label },
      { id: 'y', label: 'Y' },
    ];
    const config = { question: draft.config['question'], options };
    expect(textsOf(ours({ ...draft, config }, { answer: { selected: 'x' } }))).toEqual([
      `${draft.subject ?? ''}: ${first?.label ?? ''}`,
    ]);
  });

  it('that sharpens an answer is its sentence where that demands something, else its label', () => {
    const draft = { ...own('pick_one', 1), about: 'follow.volume', subject: 'Order of magnitude of “many”' };
    const options = [
      { id: 'x', label: 'Hundreds', description: '“many” shall mean hundreds.' },
      { id: 'y', label: 'Another number', description: 'Please name it.' },
    ];
    const config = { question: '“many”: what order of magnitude?', options };
    const written = (selected: string) => textsOf(ours({ ...draft, config }, { answer: { selected } }));
    expect(written('x')).toEqual(['“many” SHALL mean hundreds.']);
    expect(written('y')).toEqual(['Order of magnitude of “many”: Another number']);
  });

  it('that decides how the change behaves is a requirement; what says how the work is done, or only permits, is a decision', () => {
    const kinds = (dimension: Dimension) =>
      drafts
        .filter(({ type, dimensions }) => type === 'pick_one' && dimensions[0] === dimension)
        .flatMap((draft) => described(draft).map(({ id }) => statementsOf(ours(draft, { answer: { selected: id } }))))
        .flatMap(([statement]) => statement?.kind ?? []);
    expect(new Set(kinds('security'))).toEqual(new Set(['requirement']));
    expect(new Set(kinds('operations'))).toEqual(new Set(['requirement']));
    expect(kinds('compatibility')).toContain('decision');
    expect(kinds('rollout')).toContain('decision');
    expect(kinds('rollout')).not.toContain('requirement');
  });

  it('is no rejection of an option that the person’s own words contain', () => {
    const options = [
      { id: 'a', label: 'CSV' },
      { id: 'b', label: 'JSON' },
    ];
    const config = { question: 'Which formats?', options, allowOther: true };
    const made = asked('Q1', { type: 'pick_one', config, answer: { other: 'csv for people, Parquet for machines' } });
    expect(statementsOf(made)[0]?.rejected).toEqual([{ option: 'JSON' }]);
  });

  it('in the person’s own words alone is what they want, and turns down the options', () => {
    const options = [
      { id: 'a', label: 'Wait' },
      { id: 'b', label: 'Fail' },
    ];
    const config = { question: 'What happens at the limit?', options, allowOther: true };
    const made = (answer: object) => statementsOf(asked('Q1', { type: 'pick_one', config, answer }));
    expect(made({ selected: 'a' })[0]?.kind).toBe('decision');
    expect(made({ other: 'The call is queued for ten seconds' })).toMatchObject([
      { kind: 'requirement', rejected: [{ option: 'Wait' }, { option: 'Fail' }] },
    ]);
  });

  it('has no sources but the answer: what the question shows beside it is none', () => {
    const draft = { ...own('pick_one', 1), evidence: ['E1'] };
    const [taken] = described(draft);
    expect(statementsOf(ours(draft, { answer: { selected: taken?.id } }))[0]?.sources).toEqual(['Q1']);
  });

  it('with words of the person’s own keeps both, the words as they are', () => {
    const draft = own('pick_many', 1);
    const [taken] = described(draft);
    const other = 'and a `--dry-run`, of course';
    const config = { ...draft.config, allowOther: true };
    expect(textsOf(ours({ ...draft, config }, { answer: { selected: [taken?.id], other } }))).toEqual([
      inEars(taken?.description ?? ''),
      `${draft.subject ?? ''}: ${other}`,
    ]);
  });
});

describe('options that somebody else wrote', () => {
  it.each(['model', 'caller'] as const)('(a %s) are written by their labels, in one statement', (by) => {
    const options = [
      { id: 'a', label: 'CSV', description: 'It writes CSV files.' },
      { id: 'b', label: 'JSON', description: 'It writes JSON files.' },
      { id: 'c', label: 'XML', description: 'It writes XML files.' },
    ];
    const made = asked('Q1', {
      type: 'pick_many',
      config: { question: 'Which formats?', options },
      answer: { selected: ['a', 'b'] },
    });
    expect(textsOf({ ...made, question: { ...made.question, by } })).toEqual(['Which formats? CSV and JSON']);
  });
});

describe('words of the person', () => {
  it.each([
    'groupBy(xs, f) keeps the order of xs.',
    '`npm run x` prints nothing.',
    'iOS users see it first.',
    'der Export läuft nachts, auch am Wochenende.',
    'the log never holds names — ever!',
  ])('are written as they are: %s', (words) => {
    expect(textsOf(free(words))).toEqual([words]);
  });

  it('that are visibly a list are one statement an item', () => {
    expect(textsOf(free('- Rows are sorted by date\n- Totals are shown in euro'))).toEqual([
      'Rows are sorted by date',
      'Totals are shown in euro',
    ]);
    expect(textsOf(free('1. Rows are sorted by date 2. Totals are shown in euro'))).toEqual([
      'Rows are sorted by date',
      'Totals are shown in euro',
    ]);
    expect(textsOf(free('rows are sorted by date; totals are shown in euro'))).toEqual([
      'rows are sorted by date; totals are shown in euro',
    ]);
  });

  it('that do not stand for themselves stand together after what the question settles', () => {
    expect(textsOf(free('14 days\n1 GB', 'Age and size of a log'))).toEqual(['Age and size of a log: 14 days; 1 GB']);
    expect(textsOf(free('14 days', undefined, 'How long is a log kept?'))).toEqual(['How long is a log kept? 14 days']);
  });

  it('with a heading of their own stand for themselves', () => {
    expect(textsOf(free('Age: 14 days\nSize: 1 GB', 'A log'))).toEqual(['Age: 14 days', 'Size: 1 GB']);
  });

  it.each(['No', 'none', 'Nothing.', 'nothing else', 'That’s it', 'n/a', '-', 'nein', 'Nichts'])(
    'that say that there is nothing to say (%s) make no statement',
    (words) => {
      expect(textsOf(free(words, 'A log'))).toEqual([]);
    },
  );

  it('stand in their order, fragments where they were said', () => {
    expect(textsOf(free('14 days\nThe server keeps a copy\n1 GB', 'A log'))).toEqual([
      'A log: 14 days',
      'The server keeps a copy',
      'A log: 1 GB',
    ]);
  });

  it('on one case only stand with that case, unless they name it themselves', () => {
    const question = 'What should happen when the disk is full?';
    expect(textsOf(free('New uploads are refused', undefined, question))).toEqual([
      'WHEN the disk is full: New uploads are refused',
    ]);
    expect(textsOf(free('14 days', 'Full disk', question))).toEqual(['Full disk: 14 days']);
    expect(textsOf(free('When the disk is full, uploads are refused', undefined, question))).toEqual([
      'When the disk is full, uploads are refused',
    ]);
    expect(textsOf(free('The mail is sent at noon', undefined, 'When is it sent?'))).toEqual([
      'The mail is sent at noon',
    ]);
  });

  it('against the subject of the question say nothing of the change', () => {
    expect(textsOf(free('This has nothing to do with my request.'))).toEqual([]);
    expect(textsOf(free('This is not about caching. Rows are sorted by date.'))).toEqual(['Rows are sorted by date.']);
  });

  it('on what it is not about are what was asked for, where that was asked', () => {
    const made = free('It is not about printing.', undefined, 'What is not part of it?');
    const scope = { ...made, question: { ...made.question, dimensions: ['scope' as const] } };
    expect(statementsOf(scope)).toMatchObject([
      { kind: 'non_goal', text: expect.stringContaining('printing') as unknown },
    ]);
  });
});

describe('an answer of several sentences', () => {
  it('is a statement for each that stands for itself', () => {
    expect(textsOf(free('Rows are sorted by date. Totals are shown in euro.'))).toEqual([
      'Rows are sorted by date.',
      'Totals are shown in euro.',
    ]);
  });

  it.each([
    [
      'Warnings and errors stay on stderr. The INFO lines move to stdout, where the request lines go. Everything else stays.',
      [
        'Warnings and errors stay on stderr.',
        'The INFO lines move to stdout, where the request lines go. Everything else stays.',
      ],
    ],
    [
      'With the new flag no request lines are printed. Without it they are printed, that is the default. Either way warnings are printed.',
      [
        'With the new flag no request lines are printed. Without it they are printed, that is the default. Either way warnings are printed.',
      ],
    ],
    [
      'Das Menü zeigt alle Zustände. Sie lassen sich einzeln abschalten. Der Knopf bleibt am rechten Rand.',
      ['Das Menü zeigt alle Zustände. Sie lassen sich einzeln abschalten.', 'Der Knopf bleibt am rechten Rand.'],
    ],
  ])('keeps what leans on a sentence with it: %s', (words, statements) => {
    expect(textsOf(free(words, 'What belongs to it'))).toEqual(statements);
  });

  it.each([
    'Several chosen: a check with any of them stays. Tags must match as well.',
    'If the disk is full, uploads are refused. The page shows a banner.',
    'On a phone the box is hidden. The button is shown at the end.',
  ])('stays whole where its first sentence names the case that holds: %s', (words) => {
    expect(textsOf(free(words))).toEqual([words]);
  });

  it('stands without a heading where it is visibly a sentence, however it begins', () => {
    const words = 'With the new flag no request lines are printed. Without it they are printed';
    expect(textsOf(free(words, 'What belongs to it'))).toEqual([words]);
    expect(textsOf(free('Please also shorten “On Your Network”', 'Who needs it'))).toEqual([
      'Please also shorten “On Your Network”',
    ]);
  });

  it('told in steps keeps a step with the one it leans on', () => {
    expect(
      textsOf(free('1. The box gets an arrow. 2. It opens a menu. 3. Choosing Down leaves what is down.', 'Course')),
    ).toEqual(['The box gets an arrow. It opens a menu.', 'Choosing Down leaves what is down.']);
  });

  it('on how one sees that it works is a check for each scenario', () => {
    const made = free(
      'In a test: given the default, when / is fetched, then two lines are logged. Given --quiet, when / is fetched, then nothing is logged.',
    );
    const check = { ...made, question: { ...made.question, dimensions: ['acceptance' as const] } };
    expect(textsOf(check)).toEqual([
      'In a test: given the default, when / is fetched, then two lines are logged.',
      'Given --quiet, when / is fetched, then nothing is logged.',
    ]);
  });

  it('is one where its first sentence is none', () => {
    expect(textsOf(free('Only the name. The rest stays hidden.'))).toEqual(['Only the name. The rest stays hidden.']);
  });

  it('stays whole where it says what the change is for', () => {
    const made = free('An operator sees what fails. Today nothing is said.', undefined, 'What is it for?');
    const goal = { ...made, question: { ...made.question, dimensions: ['user_goal' as const] } };
    expect(textsOf(goal)).toEqual(['An operator sees what fails. Today nothing is said.']);
  });

  it('is read in no time, whatever it holds', () => {
    for (const part of ['. A', ': a ', 'a, ', 'IF ', 'a. With it ', '“A.” ']) {
      const said = free(
        part.repeat(20_000).slice(0, 20_000),
        'X',
        'Which special cases are there, and what happens in each?',
      );
      // What grows faster than the text does not end within the time of a test.
      expect(textsOf(said).length).toBeGreaterThan(0);
    }
  });
});

describe('cases that were asked for', () => {
  const question = 'Which special cases are there, and what happens in each?';
  const cases = (text: string) => textsOf(free(text, 'Special cases', question));

  it('stand with what happens in them, so that each can be tested', () => {
    expect(
      cases(
        'the output is piped or there is no console: the same lines are printed\nwhen nobody listens: The call fails',
      ),
    ).toEqual([
      'IF the output is piped or there is no console, THEN the same lines are printed',
      'WHEN nobody listens, the call fails',
    ]);
    expect(cases('The file is missing: it is skipped')).toEqual(['IF the file is missing, THEN it is skipped']);
    expect(cases('The browser has no script: nothing changes')).toEqual([
      'IF the browser has no script, THEN nothing changes',
    ]);
  });

  it.each([
    'an IPv4 client on an IPv6 socket: the address without “::ffff:”',
    'no checks at all: the row is not shown, as today',
    'something changes meanwhile: if I take my flag back I can reply again',
    'the same key is pressed twice: no effect',
  ])('stay in the person’s words where a keyword would break the sentence: %s', (words) => {
    expect(cases(words)).toEqual([words]);
  });
});

describe('code', () => {
  const code = (text: string) => {
    const config = { question: 'How does somebody write it?' };
    const made = asked('Q1', { type: 'ask_code', config, answer: { code: text, language: 'ts' } });
    return textsOf({ ...made, question: { ...made.question, subject: 'How it is used' } });
  };

  it('of one line is written as it is', () => {
    expect(code('groupBy(xs, keepOrder = true)\n')).toEqual(['How it is used: `groupBy(xs, keepOrder = true)`']);
  });

  it('of a few lines is written line by line, without empty ones', () => {
    expect(code('a(x)\n\nb(X)\n')).toEqual(['How it is used: `a(x)` ⏎ `b(X)`']);
  });

  it('of many lines, or with backticks of its own, stands with its answer, named by its beginning', () => {
    expect(code('a(x)\n'.repeat(13))).toEqual([
      'How it is used: exactly as in the code of Q1 (ts, 13 lines), which begins a(x)',
    ]);
    expect(code('a(`x`)')).toEqual([
      'How it is used: exactly as in the code of Q1 (ts, one line), which begins a(`x`)',
    ]);
  });
});
