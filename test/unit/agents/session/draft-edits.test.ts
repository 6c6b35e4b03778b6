import { describe, expect, it } from 'vitest';
import {
  editsTheDraft,
  isBesideThePoint,
  plainRemoval,
  protestsInterview,
  protestsSubject,
  textAnew,
} from '../../../../src/agents/session/draft-edits';
import { cpuMs } from '../../rigs/cpu-ms';

describe('words about the draft', () => {
  it.each([
    'Delete FR-002.',
    'please drop FR-002 and NFR-001',
    'Could you merge FR-003 with FR-004?',
    'Change D-001 to the other option',
    'FR-002 is wrong',
    'Remove the duplicates',
  ])('ask for an edit: %s', (words) => {
    expect(editsTheDraft(words)).toBe(true);
  });

  it.each([
    'Remove the old endpoint',
    'Delete files that are older than 30 days',
    'The statement of the account is sent by mail',
    'Deleted records can be restored',
    'Remove the items from the cart',
    'FR-002 must also hold for guests',
    'Fix CVE-2024-1234 in the logger',
    'Replace SHA-256 by BLAKE3',
    'Drop the fields of RFC-7230',
    'Change DE-101 of the catalogue',
    '',
  ])('are none: %s', (words) => {
    expect(editsTheDraft(words)).toBe(false);
  });
});

describe('the text that a statement is to have', () => {
  it.each([
    ['FR-001: Write instead: The list is sorted by name.', 'The list is sorted by name.'],
    ['FR-001: change to: The list is sorted by date.', 'The list is sorted by date.'],
    ['FR-001: Besser: Die Liste ist nach Namen sortiert.', 'Die Liste ist nach Namen sortiert.'],
    ['FR-001: The list is sorted by name.', 'The list is sorted by name.'],
  ])('is what stands behind its name: %s', (words, text) => {
    expect(textAnew(words)).toEqual({ name: 'FR-001', text });
  });

  it.each(['FR-001: write it more clearly', 'FR-001: change this', 'FR-001: no, by date'])(
    'is none in “%s”',
    (words) => {
      expect(textAnew(words)).toBeNull();
    },
  );
});

describe('a plain wish to remove statements', () => {
  it.each([
    ['Delete FR-002.', ['FR-002']],
    ['please drop fr-002, NFR-001 and A-003!', ['FR-002', 'NFR-001', 'A-003']],
    ['Could you remove the statement FR-003?', ['FR-003']],
    ['strike out FR-001 & FR-001', ['FR-001']],
    ['Delete FR-001, it repeats FR-002.', ['FR-001']],
    ['Lösche FR-002 und FR-005.', ['FR-002', 'FR-005']],
    ['FR-002 streichen.', ['FR-002']],
    ['Bitte entferne FR-004', ['FR-004']],
    ['FR-004 repeats the title, remove FR-004', ['FR-004']],
    ['FR-004 repeats the title, please remove it.', ['FR-004']],
    ['FR-004 is not needed, so delete it', ['FR-004']],
    ['FR-004 is the goal again, not needed.', ['FR-004']],
    ['FR-004 and FR-005 are superfluous', ['FR-004', 'FR-005']],
    ['FR-004 repeats FR-002: delete FR-004', ['FR-004']],
    ['FR-004: remove it, since it repeats the title', ['FR-004']],
    ['FR-004: please delete', ['FR-004']],
    ['FR-004: Please delete this', ['FR-004']],
    ['FR-004: Delete this statement.', ['FR-004']],
    ['FR-004: this is only my request again, drop it', ['FR-004']],
    ['FR-003 and FR-004 say the same, drop FR-004', ['FR-004']],
    ['FR-004 ist doppelt, bitte streiche FR-004', ['FR-004']],
    ['FR-004 and FR-005 were a complaint, not requirements: remove both.', ['FR-004', 'FR-005']],
    ['FR-004, FR-005: remove them', ['FR-004', 'FR-005']],
  ])('names them: %s', (words, names) => {
    expect(plainRemoval(words)).toEqual(names);
  });

  it.each([
    'Delete FR-002?',
    'Do not delete FR-002',
    'Delete FR-002 if nobody needs it',
    'Delete FR-002 or FR-003',
    'Delete the end of FR-002',
    'Drop FR-002. Keep FR-003.',
    'Delete FR-002 to FR-005',
    'Remove the old endpoint',
    'Delete CVE-2024-1',
    'FR-004 repeats FR-002, remove it',
    'FR-004: remove the second sentence',
    'FR-004: remove both',
    'FR-004 and FR-005 say the same, remove both if nobody needs them',
    'FR-004: remove this sentence',
    'FR-004 is unclear if FR-002 holds, remove FR-004',
    'FR-004 repeats the title, remove FR-004 or FR-005',
    'FR-004 repeats the title, remove the title',
    'FR-004 does not repeat the title, do not remove FR-004',
    'FR-004 says that staff can delete it',
    'FR-004 repeats the title, should we remove it?',
    '',
  ])('is none where it can be meant otherwise: %s', (words) => {
    expect(plainRemoval(words)).toBeNull();
  });

  it('is told at once, whatever is written', () => {
    for (const part of ['delete fr-001, ', 'please ', 'FR-001 and ', ',', ' ', 'delete ']) {
      const words = `delete ${part.repeat(20_000)}`;
      const start = cpuMs();
      plainRemoval(words);
      expect(cpuMs() - start).toBeLessThan(500);
    }
  });
});

/** A text of one pattern over and over: it takes no longer than a text of its length may. */
const HOSTILE = [
  'it ',
  'this is ',
  'not ',
  'that is not ',
  'it is not about',
  'these questions ',
  "is'nt ",
  'das hat ',
  'gar ',
  'völlig ',
  'to what i want ',
];

describe('words against the subject of the questions', () => {
  it.each([
    'This is not about caching',
    "It's not about the database at all.",
    'That isn’t about mails',
    'These questions are not about my change',
    'My request is not about login; it is about the help text',
    'The change is not about performance',
    'No, this is not what I meant.',
    'That was not what I asked for',
    'Your questions are really not relevant',
    'This is not related to my request',
    'It is not the point',
    'That’s not the topic here',
    'This does not apply',
    'That doesn’t apply here',
    'These questions don’t fit',
    'This question does not really fit here',
    'This has nothing to do with my request',
    'Your questions miss the point',
    'You keep asking about the wrong thing',
    'Wrong subject',
    'the wrong questions',
    'Off-topic.',
    'This is completely irrelevant',
    'That is beside the point',
    'Not relevant here',
    'None of this applies',
    'None of these questions have anything to do with it',
    'Nothing of that is what I want',
    'I did not ask for any of this',
    'I never said that',
    'I didn’t mention anything like that',
    'I never asked about e-mail',
    'You misunderstood me',
    'You’ve got it wrong, it is a command',
    'Yes. But you missed the point.',
    'Darum geht es nicht',
    'Darum geht es mir gar nicht!',
    'Es geht nicht um Caching',
    'Das ist nicht das Thema',
    'Das hat damit nichts zu tun',
    'Das meine ich nicht',
    'Das passt hier nicht',
    'Falsches Thema.',
    'Am Thema vorbei',
    'Die Fragen passen nicht',
  ])('protest: %s', (words) => {
    expect(protestsSubject(words)).toBe(true);
  });

  it.each([
    'The mail is not about marketing',
    'Mails that are not about orders are ignored',
    'It has about 20 rows',
    'It is not about 20 rows but 200',
    'It misses about 5 percent of the cases',
    'The request is not relevant for guests',
    'It is not relevant for archived orders',
    'It is not the topic that is published but the queue',
    'It is not related to a user until somebody signs in',
    'It is not what users expect today',
    'That is not what the page shows',
    'It does not apply to guests',
    'It does not apply when the list is empty',
    'This does not fit on small screens',
    'It doesn’t fit',
    'Off-topic posts are hidden',
    'Irrelevant rows are skipped',
    'Not relevant for guests',
    'Mails with the wrong subject are rejected',
    'Wrong questions are marked red in the quiz',
    'None of these are stored',
    'None of this is written to disk',
    'None of these',
    'Nothing of that has an index',
    'I never mean to delete rows that are locked',
    'I did not mean that rows are deleted',
    'I never said that the file is kept',
    'The log says “you have misunderstood” to the parser',
    'It must not be about the user’s address',
    'What it is not about is shown in grey',
    'The questions are about the product',
    'These questions are shown one after the other',
    'No, only admins',
    'Das passt nicht auf kleine Bildschirme',
    'Falsches Thema wird abgelehnt',
    'Das Formular hat damit nichts zu tun, solange niemand angemeldet ist',
    'Die Fragen werden gespeichert',
    'Das ist nicht gespeichert',
    'Darum geht es nicht weiter, wenn die Datei fehlt',
    'Es geht nicht mehr als eine Datei zugleich',
    '',
  ])('say something of the change: %s', (words) => {
    expect(protestsSubject(words)).toBe(false);
  });

  it.each(HOSTILE)('are told apart at once, however long they are (%j)', (words) => {
    const started = cpuMs();
    protestsSubject(words.repeat(20_000));
    protestsSubject(`${words.trim().repeat(20_000)}.`);
    protestsSubject(Array.from({ length: 20_000 }, () => words).join(', that '));
    expect(cpuMs() - started).toBeLessThan(2_000);
  });
});

describe('words beside the point', () => {
  it.each([
    'no mods at all: that is nonsense',
    'the same twice: has nothing to do with this',
    '„Dasselbe zweimal“ hat damit nichts zu tun',
    'wer es nicht nutzt: das ist Unsinn',
  ])('are told by what they say of a part of the question: %s', (words) => {
    expect(isBesideThePoint(words)).toBe(true);
  });

  it.each([
    'no rows at all: the file has a header only',
    'the same twice: the second has no effect',
    'Texts that make no nonsense are kept',
  ])('are not what is said of a case: %s', (words) => {
    expect(isBesideThePoint(words)).toBe(false);
  });
});

describe('words on how many questions there are', () => {
  it.each(['And I find three questions too few for this.', 'Das sind viel zu viele Fragen.'])(
    'protest at the interview: %s',
    (words) => expect(protestsInterview(words)).toBe(true),
  );

  it.each(['A warning comes when there are too many questions', 'Wenn zu viele Fragen offen sind, kommt eine Warnung'])(
    'may be of the change: %s',
    (words) => expect(protestsInterview(words)).toBe(false),
  );
});
