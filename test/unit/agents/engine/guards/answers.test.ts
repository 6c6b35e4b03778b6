import { describe, expect, it } from 'vitest';
import { refuseQuestion } from '../../../../../src/agents/engine/guards/question';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import type { Session } from '../../../../../src/agents/session/session';
import { asked, draft, sessionWith } from './guard-rig';

const REQUEST =
  'Cache GET /products for 5 minutes. Export up to 200,000 orders as CSV every night; a session lasts 30 minutes. Uploads may have 20 MB.';

const NAMES = ['Comma separated', 'Spreadsheet', 'Both'];

const session: Session = sessionWith({
  request: REQUEST,
  messages: [
    {
      id: 'M1',
      text: 'A reminder goes out once a week. Failed imports are kept for 90 days.',
      by: 'person',
      seq: 90,
      reply: '',
    },
  ],
  questions: [
    asked('Q1', draft('Who may start an export?'), { digest: 'Only support' }),
    asked('Q2', draft('What should people see when an export fails?', { subject: 'A failed export' }), {
      digest: 'An error',
    }),
    asked('Q3', draft('In which form does accounting want the file?', { options: NAMES }), { digest: 'Both' }),
    asked('Q4', draft('How long should exported files be kept?', { subject: 'Life of exported files' }), {
      nonAnswer: 'you_decide',
    }),
    asked('Q5', draft('What should the export button look like?', { subject: 'Look of the button' }), {
      nonAnswer: 'dont_know',
    }),
    asked('Q6', draft('Which columns does the export need?', { subject: 'Columns' }), { nonAnswer: 'not_now' }),
    asked('Q7', draft('How many attempts should a webhook get?'), {
      nonAnswer: 'none_of_these',
      text: 'three attempts',
    }),
    asked('Q8', draft('Where should exported files be stored?'), { digest: 'In the object store' }),
    asked('Q9', draft('Which limits does the rate limiter have?', { subject: 'Rate limit' }), {
      digest: 'block for 60 s',
    }),
  ],
});

const reasonFor = (question: QuestionDraft): string | undefined => refuseQuestion(session, question)?.reason;

describe('what was asked before is not asked in other words', () => {
  it.each([
    ['Who is allowed to start an export?', 'Q1'],
    ['Who can begin an export?', 'Q1'],
    ['Who may launch exports?', 'Q1'],
    ['Who should be able to trigger an export?', 'Q1'],
    ['When an export fails, what should people see?', 'Q2'],
    ['What should a user see if an export fails?', 'Q2'],
    ['What do users see when the export crashes?', 'Q2'],
    ['What should people see on a failed export?', 'Q2'],
    ['What should people see when the export has an error?', 'Q2'],
    ['What file form does accounting want?', 'Q3'],
    ['Which form of the file does accounting want?', 'Q3'],
    ['Where are exported files stored?', 'Q8'],
    ['Where should the files that were exported be stored?', 'Q8'],
    ['Where do we store exported files?', 'Q8'],
    ['How many times should a webhook be attempted?', 'Q7'],
    ['How many retries should a webhook get?', 'Q7'],
    ['So, who may start an export then?', 'Q1'],
  ])('%s', (question, earlier) => {
    expect(reasonFor(draft(question))).toMatch(new RegExp(`^${earlier} asked this`));
  });

  it('nor with the same choices for the same thing', () => {
    const options = [...NAMES].reverse();
    expect(reasonFor(draft('Which form of export does accounting need?', { options }))).toMatch(/^Q3/);
    expect(reasonFor(draft('Which report should the manager read?', { options }))).toBeUndefined();
  });

  it('the reason says what came of it', () => {
    expect(reasonFor(draft('Who is allowed to begin an export?'))).toContain('was answered: Only support');
    expect(reasonFor(draft('How long should we retain exported files?'))).toContain('leaves it to whoever builds it');
    expect(reasonFor(draft('How should the export button look?'))).toContain('does not know');
    expect(reasonFor(draft('What columns should the export have?'))).toContain('comes back by itself');
    expect(reasonFor(draft('How many times should a webhook be attempted?'))).toContain('three attempts');
  });

  it('but the cases of a thing, several of which may hold, are another question than what it is built from', () => {
    const built = draft('What should the public address of a check’s badge be built from?', {
      options: ['A random badge key of its own', 'The project’s badge key and a signature', 'The name of the check'],
    });
    const cases = (type: 'pick_many' | 'pick_one') =>
      draft('What should hold for the address of a check’s badge in these cases?', {
        type,
        options: ['Once the check is deleted: 404', 'A format that is unknown: 404', 'Pages of any site may fetch it'],
      });
    const before = sessionWith({ questions: [asked('Q1', built, { digest: 'A random badge key of its own' })] });
    expect(refuseQuestion(before, cases('pick_many'))).toBeNull();
    expect(refuseQuestion(before, cases('pick_one'))).toBeNull();
  });

  it('but the form of a thing is another question than its results, where nothing on offer is the same', () => {
    const form = draft('How should the filters of a step be shown and set in the funnel form?', {
      type: 'pick_one',
      options: ['In rows inside the form, under each step', 'In a dialog behind a button', 'In one line of text'],
    });
    const before = sessionWith({ questions: [asked('Q1', form, { digest: 'In rows inside the form' })] });
    const results = (options: string[]) =>
      draft('How should the funnel results show the filters of a step?', { type: 'pick_one', options });
    expect(refuseQuestion(before, results(['Under the name of the event', 'As tags', 'Only on hovering']))).toBeNull();
    const alike = results(['In rows under each step', 'In a dialog', 'In one line']);
    expect(refuseQuestion(before, alike)?.reason).toContain('in other words');
  });

  it('word by word, or about the same key, it is never asked; in other words its author may insist', () => {
    expect(refuseQuestion(session, draft('Who may start an export?'))?.firm).toBe(true);
    expect(refuseQuestion(session, draft('who may start an export'))?.firm).toBe(true);
    const keyed = { ...session, questions: [asked('Q1', draft('Something', { about: 'k' }), { digest: 'yes' })] };
    expect(refuseQuestion(keyed, draft('Anything else?', { about: 'k' }))?.firm).toBe(true);
    expect(refuseQuestion(session, draft('Who is allowed to begin an export?'))?.firm).toBe(false);
  });
});

describe('what the person declined is not asked in other words', () => {
  it.each([
    ['How long do exported files live?', 'Q4'],
    ['How long should we keep the exported files?', 'Q4'],
    ['For how long should exported files be retained?', 'Q4'],
    ['After how many days do exported files expire?', 'Q4'],
    ['How should the export button look?', 'Q5'],
    ['What is the look of the export button?', 'Q5'],
    ['What should the button for the export look like?', 'Q5'],
    ['Which fields does the export need?', 'Q6'],
    ['What columns should be in the export?', 'Q6'],
  ])('%s', (question, earlier) => {
    expect(reasonFor(draft(question))).toMatch(new RegExp(`^${earlier} asked this`));
  });

  it('nor under the same subject', () => {
    expect(reasonFor(draft('Round or square, blue or grey?', { subject: 'Look of the button' }))).toMatch(/^Q5/);
    expect(reasonFor(draft('What do people read first?', { subject: 'A failed export' }))).toBeUndefined();
  });
});

describe('a value that the person gave is not asked for', () => {
  it.each([
    ['How long should entries live?', 'The request'],
    ['How long should the products be cached?', 'The request'],
    ['How long is a cached entry valid?', 'The request'],
    ['After how many minutes does the cache expire?', 'The request'],
    ['What TTL should the cache have?', 'The request'],
    ['How long does a session last?', 'The request'],
    ['For how long is a session valid?', 'The request'],
    ['How many orders may one export hold?', 'The request'],
    ['How many orders should be exported?', 'The request'],
    ['Which format should the export have?', 'The request'],
    ['In which format are orders exported?', 'The request'],
    ['Which file format should orders be exported in?', 'The request'],
    ['How often should orders be exported?', 'The request'],
    ['How often does the export run?', 'The request'],
    ['How large may an upload be?', 'The request'],
    ['How big can uploads be?', 'The request'],
    ['How often does the reminder go out?', 'M1'],
    ['How long are failed imports kept?', 'M1'],
    ['How long should the rate limiter block?', 'Q9'],
  ])('%s', (question, source) => {
    expect(reasonFor(draft(question))).toMatch(new RegExp(`^${source} says it already`));
  });

  it('whatever its type', () => {
    const slider = {
      type: 'slider',
      config: { question: 'How long should entries live?', min: 1, max: 60, unit: 'min' },
    } as const;
    expect(reasonFor({ ...draft('?'), ...slider })).toMatch(/^The request/);
  });
});

describe('what nobody has answered may be asked', () => {
  it.each([
    'Who may see an export?',
    'Who may delete an export?',
    'Who gets the file?',
    'When may an export be started?',
    'Why may only support start an export?',
    'How many people start an export?',
    'What should people see while an export runs?',
    'What should the log say when an export fails?',
    'What should people see when an import fails?',
    'Where should failed exports be listed?',
    'Where should imported files be stored?',
    'Where should people see the files?',
    'Which columns may an auditor see?',
    'How should the reminder look?',
    'What should the import button do?',
    'How long should the button be disabled?',
    'How long may an export take?',
    'How long should uploads be kept?',
    'How long should a failed export be retried?',
    'How long should the search index live?',
    'How long is a password valid?',
    'How many products may the list hold?',
    'How many exports may run at once?',
    'How many columns does the export have?',
    'How large may an export be?',
    'How large is the product list?',
    'How often may a person upload?',
    'How often should the index be rebuilt?',
    'Which format should the invoice have?',
    'Which formats may an upload have?',
    'Which number format should the export use?',
    'How fast must the product list be?',
    'Within how many milliseconds must the product list answer?',
    'How slow may the cache be?',
    'Should a session end after 30 minutes even if it is used?',
    'Is a session of 30 minutes counted from the last click?',
    'How long should entries live, 5 minutes for everybody?',
    '“for 5 minutes”: how long may an entry live at most?',
    'Which holds for “exported files”?',
    'What if the night is too short for the export?',
    'Which orders belong to the export?',
    'In which order are the rows?',
    'How should the file be named?',
    'How should the rate limit be shown to a caller?',
    'What should happen to a session when the cache is emptied?',
    'Which products must never be cached?',
    'What empties the cache?',
    'Who empties the cache?',
    'How is it tested?',
    'How will you check that it is done?',
    'What is not part of it?',
    'What worries you most?',
    'How long?',
    'How many?',
    'In which format?',
    'Who?',
    'Wer darf einen Export starten?',
    'Wie lange sollen exportierte Dateien aufbewahrt werden?',
    'Qui peut lancer un export ?',
    '谁可以开始导出？',
    'Combien de temps faut-il garder les fichiers ?',
  ])('%s', (question) => {
    expect(reasonFor(draft(question))).toBeUndefined();
  });

  it('what was answered and the plan that was shown do not stand in the way of a nearly empty title', () => {
    const shown = asked('Q1', draft('Is this what you want built?', { purpose: 'approval' }), { digest: 'Approved' });
    expect(refuseQuestion(sessionWith({ questions: [shown] }), draft('Is that what you want built?'))).toBeNull();
  });
});
