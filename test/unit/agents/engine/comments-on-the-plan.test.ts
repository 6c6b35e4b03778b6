import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../src/agents/engine/interview';
import {
  editsTheDraft,
  isAboutWording,
  isTold,
  plainAddition,
  plainMove,
  plainSectionRemoval,
  plainSplit,
  protestsInterview,
  textAnew,
} from '../../../../src/agents/session/draft-edits';
import { plainRewording } from '../../../../src/agents/session/plain-rewording';
import { openQuestion } from '../../../../src/agents/session/session';
import { openComments } from '../../../../src/agents/specification/open-comments';
import { answerAll } from './rig';
import { ask } from '../../../../src/agents/engine/ask-question';
import { convergeSteps } from '../../../../src/agents/engine/decide-converging';
import { fold } from '../../../../src/agents/session/fold/fold';
import type { QuestionDraft } from '../../../../src/agents/session/question';
import { cpuMs } from '../../rigs/cpu-ms';
import { isAtPlan, atPlan, does, sendBack, statement, ids, planIn, inPlan, openIn, annexOf } from './at-the-plan';

describe('a message or a comment that plainly asks to remove statements', () => {
  it('is done, with a reply that says so, and the statement can be put back', async () => {
    const { interview } = await atPlan();
    const text = statement(interview, 'FR-001')?.text ?? '';
    await does(interview, { type: 'message', text: 'please delete FR-001' });
    expect(statement(interview, 'FR-001')).toBeUndefined();
    expect(interview.view().messages.at(-1)?.reply).toMatch(/^Removed FR-001: “.*It can be put back in the draft\.$/);
    expect(isAtPlan(interview)).toBe(true);
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')?.text).toBe(text);
    expect(openComments(interview.session)).toEqual([]);
  });

  it('is done from a comment on the plan, and where it asks for nothing else the next plan comes at once', async () => {
    const { interview } = await atPlan();
    const asked = interview.session.questions.length;
    await sendBack(interview, 'Drop FR-001 and FR-002');
    expect(isAtPlan(interview)).toBe(true);
    expect(interview.session.questions).toHaveLength(asked + 1);
    expect(ids(interview).filter((id) => id.startsWith('FR-'))).toEqual(['FR-003', 'FR-004', 'FR-005']);
    expect(openQuestion(interview.session)?.acknowledgement).toMatch(/^Removed FR-001: “.*”; FR-002: “/);
  });

  it('means no statement by a name that nothing on screen has, be it the id of one that is called otherwise there', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Drop FR-001');
    const { labels = {} } = openQuestion(interview.session)?.question ?? {};
    const shown = new Set(Object.values(labels));
    const inner = Object.keys(labels).find((id) => !shown.has(id)) ?? '';
    expect(inner).toMatch(/^FR-/);
    await sendBack(interview, `${inner} says the same as FR-001`);
    const said = interview.session.questions.map(({ acknowledgement }) => acknowledgement).join('\n');
    expect(said).toContain(`(${inner} does not stand in the plan)`);
    expect(said).not.toContain('“FR-004 says the same');
  });

  it.each([
    ['FR-001 should read: “An entry lives for an hour.”', 'An entry lives for an hour.'],
    ['FR-001 must say: an entry lives for an hour', 'An entry lives for an hour.'],
    ['FR-001 should say that an entry SHALL live for an hour', 'An entry SHALL live for an hour.'],
    ['FR-001 should say “An entry lives for an hour”', 'An entry lives for an hour.'],
    [
      'FR-001 should read: When an hour is over, an entry is read again',
      'When an hour is over, an entry is read again.',
    ],
    ['FR-001 soll lauten: Ein Eintrag gilt eine Stunde', 'Ein Eintrag gilt eine Stunde.'],
    ['Change FR-001 to: An entry lives for an hour', 'An entry lives for an hour.'],
    ['Ändere FR-001 in: Ein Eintrag gilt eine Stunde', 'Ein Eintrag gilt eine Stunde.'],
    [
      'FR-001 is my complaint, and no requirement. Say instead: an entry lives for an hour',
      'An entry lives for an hour.',
    ],
    ['FR-001 reads like my message. It should say: An entry lives for an hour', 'An entry lives for an hour.'],
    ['FR-001: what is an entry? Say “An entry lives for an hour”', 'An entry lives for an hour.'],
  ])('words a statement otherwise as it says: “%s”', async (comment, text) => {
    const { interview } = await atPlan();
    const before = statement(interview, 'FR-001')?.text;
    await sendBack(interview, comment);
    expect(isAtPlan(interview)).toBe(true);
    expect(statement(interview, 'FR-001')).toMatchObject({ text, by: 'person' });
    expect(openComments(interview.session)).toEqual([]);
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')?.text).toBe(before);
  });

  it('cuts out of a statement what is quoted, where it stands there', async () => {
    const { interview } = await atPlan();
    const [first = ''] = (statement(interview, 'FR-001')?.text ?? '').split(' ');
    await sendBack(interview, `Delete “${first} ” in FR-001`);
    expect(statement(interview, 'FR-001')?.text.startsWith(`${first} `)).toBe(false);
    const text = statement(interview, 'FR-001')?.text ?? '';
    const [second = ''] = text.split(' ');
    await sendBack(
      interview,
      `FR-001: strike “${second} ”; that was my answer. It reads as if nothing had to be built.`,
    );
    expect(statement(interview, 'FR-001')?.text.toLowerCase()).toBe(text.slice(second.length + 1).toLowerCase());
    for (const { id } of openComments(interview.session))
      await does(interview, { type: 'settle_comment', commentId: id });
    await sendBack(interview, 'Delete “nowhere to be found” in FR-001');
    expect(openComments(interview.session)).toHaveLength(1);
    expect(openQuestion(interview.session)?.acknowledgement).toMatch(/^One comment stands at its section/);
  });

  it.each([
    ['Replace “{first}” by “Everything” in FR-001', 'Everything{rest}'],
    ['FR-001: replace “{first}” with “Everything”.', 'Everything{rest}'],
    ['Ersetze “{first}” durch “Alles” in FR-001', 'Alles{rest}'],
    ['Replace FR-001 by “An entry lives for an hour.”', 'An entry lives for an hour.'],
  ])('exchanges what is quoted: %s', async (comment, wanted) => {
    const { interview } = await atPlan();
    const text = statement(interview, 'FR-001')?.text ?? '';
    const [first = ''] = text.split(' ');
    await sendBack(interview, comment.replace('{first}', first));
    expect(statement(interview, 'FR-001')).toMatchObject({
      text: wanted.replace('{rest}', text.slice(first.length)),
      by: 'person',
    });
    expect(openComments(interview.session)).toEqual([]);
  });

  it.each([
    'FR-001: replace the first word with “Everything”',
    'FR-001: shorten it',
    'FR-001: add what happens when it fails',
    'FR-001: ersetze das erste Wort',
  ])('never takes what is told about a statement for its text: %s', async (comment) => {
    const { interview } = await atPlan();
    const before = statement(interview, 'FR-001')?.text;
    await sendBack(interview, comment);
    expect(statement(interview, 'FR-001')?.text).toBe(before);
    expect(openComments(interview.session)).toHaveLength(1);
  });

  it.each([
    'FR-001 should say what the confirmation call looks like',
    'FR-001 should read: how an entry is found again',
    'FR-001 must say whether an entry that is read lives longer',
    'FR-001 should say when an entry is released',
    'FR-001 should say: when it ends',
    'FR-001 should say which header the service SHALL send',
    'FR-001 should say more about when an entry SHALL end',
    'FR-001 should say that an entry lives for an hour',
    'FR-001 should say “an hour” instead of “a time”',
    'FR-001 should say “within an hour”',
    'FR-001 should say so',
    'FR-001 soll sagen, wie lange ein Eintrag gilt',
    'FR-001 soll lauten: wie lange ein Eintrag gilt',
    'FR-001: what an entry is, and how it expires after a time',
    'Add: what happens when an entry expires',
  ])('makes no statement of what only says what is to be told, and opens the one it names: %s', async (comment) => {
    const { interview } = await atPlan();
    const before = interview.session.statements.map(({ text }) => text);
    await sendBack(interview, comment);
    expect(interview.session.statements.map(({ text }) => text)).toEqual(before);
    const named = comment.startsWith('FR-001') ? ['FR-001'] : [];
    expect(interview.view().draft.comments).toMatchObject([{ text: comment, statements: named }]);
  });

  it('keeps a semicolon that stands in the wording asked for', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'FR-001 should read: An entry lives for an hour; an error is never kept.');
    expect(statement(interview, 'FR-001')?.text).toBe('An entry lives for an hour; an error is never kept.');
    expect(openComments(interview.session)).toEqual([]);
  });

  it('adds what it says is to be added, and nothing of words that say more', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Add: the name of the file is green below 400');
    const texts = () => interview.session.statements.map(({ text }) => text);
    expect(texts()).toContain('The name of the file is green below 400.');
    expect(openComments(interview.session)).toEqual([]);
    await sendBack(interview, 'FR-001 should read: Short. It must fit on one line, I think.');
    expect(texts()).not.toContain('Short.');
    expect(openComments(interview.session)).toHaveLength(2);
  });

  it('adds what is to be added also beside words that nobody can work in, and the sentences that belong to it', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Make it nicer.\nAdd: Names are shown in full. Dates are, too. Is that clear?');
    expect(interview.session.statements.at(-1)?.text).toBe('Names are shown in full. Dates are, too.');
    expect(openComments(interview.session).map(({ text }) => text)).toEqual(['Make it nicer.', 'Is that clear?']);
  });

  it.each([
    ['requirements', 'Add a risk: The store may grow without end', 'risk'],
    ['open', 'Add: May the store be shared?', 'open_question'],
    ['delegated', 'Add: The store is empty at first', 'requirement'],
    ['acceptance', 'Ergänze: wie heute: Abbrechen schließt den Dialog', 'acceptance'],
    ['acceptance', 'It works if an entry is read again after an hour', 'acceptance'],
  ])('adds what the section shows, or what it is called: on %s, “%s”', async (sectionId, text, kind) => {
    const { interview } = await atPlan();
    const questionId = openQuestion(interview.session)?.question.id ?? '';
    const answer = { decision: 'revise', annotations: [{ sectionId, text }], feedback: '' };
    await does(interview, { type: 'answer', questionId, answer });
    expect(interview.session.statements.at(-1)).toMatchObject({ kind, by: 'person' });
  });

  it.each([
    'FR-001: split it into two: An entry expires after an hour / A write invalidates the entries that depend on it',
    'Split FR-001 into “An entry expires after an hour” and “A write invalidates the entries that depend on it”',
    'FR-001: teile es in zwei: An entry expires after an hour; A write invalidates the entries that depend on it',
  ])('splits a statement into the texts that are given: %s', async (comment) => {
    const { interview } = await atPlan();
    const before = statement(interview, 'FR-001');
    const all = ids(interview);
    const at = all.indexOf('FR-001');
    await sendBack(interview, comment);
    expect(interview.session.statements.slice(at, at + 2)).toMatchObject([
      { id: 'FR-001', text: 'An entry expires after an hour.', by: 'person' },
      {
        text: 'A write invalidates the entries that depend on it.',
        kind: before?.kind,
        sources: before?.sources,
        by: 'person',
      },
    ]);
    expect(openComments(interview.session)).toEqual([]);
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')?.text).toBe(before?.text);
    expect(ids(interview)).toEqual(all);
  });

  it.each([
    'FR-001: split it into two',
    'FR-001: split it into three: An entry expires after an hour / A write invalidates the entries',
    'Split FR-001 into one for reading / one for writing',
    'Split FR-001 into reads and writes',
  ])('opens the statement for editing where no texts are given: %s', async (comment) => {
    const { interview } = await atPlan();
    const before = ids(interview);
    await sendBack(interview, comment);
    expect(ids(interview)).toEqual(before);
    expect(interview.view().draft.comments).toMatchObject([{ statements: ['FR-001'] }]);
  });

  it.each(['Remove both lines here', 'Delete these two.', 'Bitte entferne beide Zeilen'])(
    'removes the two statements of a section: %s',
    async (text) => {
      const { interview } = await atPlan();
      const shown = inPlan(interview, 'requirements');
      for (const id of shown.slice(2)) await does(interview, { type: 'remove_statement', statementId: id });
      await sendBack(interview, text);
      const [first = '', second = ''] = shown;
      expect(ids(interview)).not.toContain(first);
      expect(ids(interview)).not.toContain(second);
      expect(openComments(interview.session)).toEqual([]);
      for (const id of [first, second]) await does(interview, { type: 'restore_statement', statementId: id });
      expect(ids(interview)).toEqual(expect.arrayContaining([first, second]));
    },
  );

  it('removes nothing where another number of statements stands there: that stays a comment', async () => {
    const { interview, specs } = await atPlan();
    const before = ids(interview);
    expect(inPlan(interview, 'requirements').length).toBeGreaterThan(2);
    await sendBack(interview, 'Remove both lines here');
    expect(ids(interview)).toEqual(before);
    expect(openQuestion(interview.session)?.acknowledgement).toContain('another number of statements stands there');
    await answerAll(interview);
    expect(openIn(specs[0])).not.toContain('Remove both lines');
  });

  it.each([
    ['FR-001 is a goal, not a requirement', 'goal'],
    ['FR-001 belongs under non-goals.', 'non_goal'],
    ['Move FR-001 to the assumptions', 'assumption'],
    ['FR-001 ist eine Annahme, keine Anforderung.', 'assumption'],
  ] as const)('moves what it says is of another kind: %s', async (comment, kind) => {
    const { interview } = await atPlan();
    const [before] = interview.session.statements.filter(({ id }) => id === 'FR-001');
    await sendBack(interview, comment);
    expect(ids(interview)).not.toContain('FR-001');
    const moved = interview.session.statements.filter((one) => one.kind === kind && one.text === before?.text);
    expect(moved).toHaveLength(1);
    expect(openComments(interview.session)).toEqual([]);
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')).toEqual(before);
  });

  it('moves it without the words that it must not begin with', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'FR-001 is a goal, not a requirement, and must not begin with “An entry”.');
    expect(ids(interview)).not.toContain('FR-001');
    const goals = interview.session.statements.filter(({ kind }) => kind === 'goal').map(({ text }) => text);
    expect(goals).toEqual([expect.stringMatching(/^SHALL expire after a time/)]);
    await sendBack(interview, 'FR-002 is a goal, and must not begin with “Nowhere”');
    expect(ids(interview)).toContain('FR-002');
  });

  it('writes a statement anew where its text stands behind its name, with all its sentences; that can be undone', async () => {
    const { interview } = await atPlan();
    const before = statement(interview, 'FR-001')?.text;
    await sendBack(
      interview,
      'FR-001: An entry expires after an hour for each kind of result. It is read again then. FR-002 is a risk',
    );
    expect(statement(interview, 'FR-001')).toMatchObject({
      text: 'An entry expires after an hour for each kind of result. It is read again then.',
      by: 'person',
    });
    expect(ids(interview)).not.toContain('FR-002');
    expect(openComments(interview.session)).toEqual([]);
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')?.text).toBe(before);
  });

  it.each([
    'FR-001: Bananas are yellow and sweet.',
    'FR-001: each kind',
    'FR-001: delete the kind of result, nobody said that an entry expires.',
    'FR-001: why does an entry expire after a time?',
  ])('leaves a statement as it is where the words behind its name are not its text: %s', async (comment) => {
    const { interview } = await atPlan();
    const before = statement(interview, 'FR-001')?.text;
    await sendBack(interview, comment);
    expect(statement(interview, 'FR-001')?.text).toBe(before);
    expect(openComments(interview.session)).toHaveLength(1);
  });

  it('gives several new statements of a kind a number each', async () => {
    const { interview } = await atPlan();
    await sendBack(
      interview,
      'Add: Names are shown in full\nAdd: Dates are shown in full\nFR-001 is a risk\nFR-002 is a risk',
    );
    const { statements } = interview.session;
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
    expect(statements.filter(({ text }) => text.endsWith('shown in full.'))).toHaveLength(2);
    expect(statements.filter(({ kind }) => kind === 'risk')).toHaveLength(2);
  });

  it('means the plan’s numbers, as they are on screen', async () => {
    const { interview } = await atPlan();
    const last = interview.session.topics.at(-1)?.id ?? '';
    await does(interview, { type: 'move_statement', statementId: 'FR-002', topicId: last });
    const turned = interview.session.topics.map(({ id }) => id).reverse();
    await does(interview, { type: 'reorder_topics', ids: turned });
    expect(openQuestion(interview.session)?.question.labels).toMatchObject({ 'FR-002': 'FR-001' });
    await sendBack(interview, 'Remove FR-001.');
    expect(ids(interview)).not.toContain('FR-002');
    expect(ids(interview)).toContain('FR-001');
    expect(openQuestion(interview.session)?.acknowledgement).toMatch(/^Removed FR-001: /);
  });

  it.each([
    'Delete FR-404',
    'Delete FR-001 and FR-404',
    'Merge FR-001 and FR-002',
    'Delete FR-001?',
    'FR-001 is wrong',
  ])('is none where it can be meant otherwise: %s stays a comment, and no statement is made of it', async (words) => {
    const { interview, specs } = await atPlan();
    const before = ids(interview);
    await sendBack(interview, words);
    expect(ids(interview)).toEqual(before);
    const [comment] = openComments(interview.session);
    expect(comment).toMatchObject({ text: words, sectionId: 'requirements' });
    await answerAll(interview);
    expect(openIn(specs[0])).not.toContain(words);
    const isAtStatement = specs[0]?.spec.includes(`  - The person comments: “${words}”`);
    expect(isAtStatement).toBe(words.includes('FR-001'));
    expect(annexOf(specs[0]).includes('## Comments on the wording that are not worked in')).toBe(!isAtStatement);
  });

  it('is no new text of a statement where it only says something of it', async () => {
    const { interview } = await atPlan();
    const before = statement(interview, 'FR-001')?.text;
    await sendBack(
      interview,
      'FR-001: it is an entry that expires after a time, in small letters\nFR-001: An entry also expires after a time that is set',
    );
    expect(statement(interview, 'FR-001')?.text).toBe(before);
    expect(openComments(interview.session)).toHaveLength(2);
  });

  it('is for the model to do where one leads', async () => {
    const { interview } = await atPlan();
    const session = { ...interview.session, led: 'model' as const };
    expect(
      openComments({ ...session, messages: [{ id: 'M1', text: 'Drop FR-001', by: 'person', seq: 1, reply: '' }] }),
    ).toEqual([]);
  });
});

describe('words that say that what is left open is settled', () => {
  it.each([
    'All of these are settled.',
    'Drop the points left open, they are all settled.',
    'The points under Left open are settled, drop them.',
    'Both are done',
    'Beide Anmerkungen sind erledigt.',
  ])('settle all comments on a plan, and are no requirement: %s', async (words) => {
    const { interview } = await atPlan();
    await sendBack(interview, 'FR-001 is wrong');
    const before = ids(interview);
    expect(openComments(interview.session)).toHaveLength(1);
    await sendBack(interview, words);
    expect(openComments(interview.session)).toEqual([]);
    expect(ids(interview)).toEqual(before);
  });

  it('do so in a message, too, where they name them', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'FR-001 is wrong');
    const before = ids(interview);
    await does(interview, { type: 'message', text: 'Drop the points left open, they are all settled.' });
    expect(openComments(interview.session)).toEqual([]);
    expect(ids(interview)).toEqual(before);
  });

  it.each([
    'Delete the comments',
    'Remove all comments of a user',
    'All orders are done in the background',
    'That is done',
  ])('are none that may be of the program: %s', async (words) => {
    expect(editsTheDraft(words)).toBe(false);
    const { interview } = await atPlan();
    await sendBack(interview, 'FR-001 is wrong');
    await sendBack(interview, words);
    expect(openComments(interview.session).length).toBeGreaterThan(0);
  });
});

describe('a comment that says what a check is of', () => {
  const linked = async (comment: string) => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Add an acceptance criterion: an entry that is an hour old is read again');
    await sendBack(interview, comment);
    return interview;
  };

  it('is done, and nobody looks by its words any more', async () => {
    const interview = await linked('AC-001 checks FR-002.');
    expect(statement(interview, 'AC-001')).toMatchObject({ dependsOn: ['FR-002'], isLinked: true });
    expect(planIn(interview)).toContain('(checks FR-002)');
    expect(openQuestion(interview.session)?.question.config['context']).toContain(
      '- As you said, these check: AC-001: FR-002',
    );
    expect(openComments(interview.session)).toEqual([]);
    await does(interview, { type: 'restore_statement', statementId: 'AC-001' });
    expect(statement(interview, 'AC-001')?.isLinked).toBeUndefined();
  });

  it('keeps the new wording that is asked for with it', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Add an acceptance criterion: an entry that is an hour old is read again');
    await sendBack(interview, 'AC-001 should read: an entry that is a day old is read again\nAC-001 checks FR-002');
    expect(statement(interview, 'AC-001')).toMatchObject({
      text: 'An entry that is a day old is read again.',
      dependsOn: ['FR-002'],
    });
  });

  it('leaves it of nothing where it is of none, and is no plain wish where it names what does not stand or is no check', async () => {
    const { interview: none } = await atPlan();
    await sendBack(none, 'Add an acceptance criterion: an entry that is an hour old is read again');
    const [, found = ''] = /\(checks (FR-\d+)\)/.exec(planIn(none)) ?? [];
    await sendBack(none, `AC-001 does not check ${found}, that one is about lists.`);
    expect(statement(none, 'AC-001')).toMatchObject({ dependsOn: [], isLinked: true });
    expect(planIn(none)).not.toContain('(checks');
    for (const comment of ['AC-001 checks FR-099', 'FR-001 checks FR-002']) {
      const interview = await linked(comment);
      expect(openComments(interview.session)).toHaveLength(1);
      expect(statement(interview, 'AC-001')?.isLinked).toBeUndefined();
    }
  });
});

describe('a comment that is not worked in', () => {
  it('is settled when what it names was changed, or when the person says so; the specification lists it no more', async () => {
    const { interview, specs } = await atPlan();
    await sendBack(interview, 'Reword FR-001. Merge the statements.');
    expect(openComments(interview.session).map(({ text, names }) => [text, names])).toEqual([
      ['Reword FR-001.', ['FR-001']],
      ['Merge the statements.', []],
    ]);
    await does(interview, { type: 'edit_statement', statementId: 'FR-001', text: 'Counters of hits are kept.' });
    const [left] = openComments(interview.session);
    expect(left?.text).toBe('Merge the statements.');
    await does(interview, { type: 'settle_comment', commentId: left?.id ?? '' });
    expect(openComments(interview.session)).toEqual([]);
    await answerAll(interview);
    expect(specs[0]?.spec).not.toContain('not worked in');
  });
});

const READERS = [
  ...[plainMove, plainRewording, textAnew, protestsInterview, plainAddition, plainSectionRemoval, plainSplit],
  ...[isTold, isAboutWording],
];

it('reads hostile comments in no time', () => {
  for (const part of [
    'split it into ',
    'A b c / ',
    '“',
    'remove both ',
    'FR-001 is a ',
    'FR-001: ',
    'and must not begin with “',
    'you ask me to ',
    'a ',
    ': ',
  ]) {
    const words = `FR-001: ${part.repeat(20_000)}`;
    const started = cpuMs();
    for (const read of READERS) read(words);
    for (const read of READERS) read(part.repeat(20_000));
    expect(cpuMs() - started).toBeLessThan(1_000);
  }
});

describe('a plan that is shown after one was sent back', () => {
  const context = ({ session }: Interview) => String(openQuestion(session)?.question.config['context']);

  it('says what is new, what changed, and what is no longer there', async () => {
    const { interview } = await atPlan();
    expect(context(interview)).not.toContain('Since');
    const [was, gone] = ['FR-001', 'FR-005'].map((id) => statement(interview, id)?.text ?? '');
    await sendBack(
      interview,
      'FR-001 should read: An entry lives for an hour.\nFR-002 is a risk\nDelete FR-003\nAdd: Counters are kept',
    );
    expect(context(interview)).toContain(
      `Since you sent it back:\n\n- New:\n  - FR-002 “Counters are kept.”\n- Changed: FR-001 (was “${was}”); R-001 (was FR-002)\n- No longer there: “${gone}”`,
    );
  });

  it('stands approved in the specification, behind the one that was sent back; a plan that was approved at once needs no word', async () => {
    const { interview, specs } = await atPlan();
    await sendBack(interview, 'Delete FR-001');
    await answerAll(interview);
    expect(specs[0]?.spec).toMatch(/\(plan\) .+ → Sent back(?:.|\n)*\(plan\) .+ → Approved/);
    const atOnce = await atPlan();
    await answerAll(atOnce.interview);
    expect(atOnce.specs[0]?.spec).not.toContain('(plan)');
  });

  it('says of what only moved up which number it has now', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Delete FR-001');
    expect(context(interview)).not.toContain('New:');
    expect(context(interview)).not.toContain('Changed:');
    expect(context(interview)).toMatch(
      /Unchanged under another number: (?:FR-002 → FR-001(?:, FR-\d+ → FR-\d+)*|\d+ statements)$/m,
    );
  });
});

describe('comments that cannot be worked in', () => {
  const wishes = 'Make it nicer. Reword FR-001 somehow. FR-404 is odd.';

  it('are told back, each with the reason', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, '', wishes);
    expect(openQuestion(interview.session)?.acknowledgement).toBe(
      '3 comments stand at their sections, not worked in: “Make it nicer.” (it names no statement); “Reword FR-001 somehow.” (without a model only plain wishes are done); “FR-404 is odd.” (FR-404 does not stand in the plan). Change the statements there, or settle them.',
    );
  });

  it('ask for other words, and are none of the open questions: whoever builds it is not told of them, the annex is', async () => {
    const { interview, specs } = await atPlan();
    await sendBack(interview, '', wishes);
    expect(planIn(interview)).not.toContain('Make it nicer');
    await answerAll(interview);
    expect(openIn(specs[0])).not.toContain('Make it nicer');
    expect(specs[0]?.brief).not.toContain('Make it nicer');
    expect(annexOf(specs[0])).toMatch(
      /## Comments on the wording that are not worked in\n\n- “Make it nicer.” \[Q\d+\]\n/,
    );
  });

  it('are an open question where they say something of what is built, each for itself', async () => {
    const { interview, specs } = await atPlan();
    await sendBack(
      interview,
      'A restart must lose nothing. That matters most.',
      'Two writers must never wait for each other.\nMake it nicer.\nLeave guests out.',
    );
    await answerAll(interview);
    for (const text of [
      'A restart must lose nothing. That matters most.',
      'Two writers must never wait for each other.',
      'Leave guests out.',
    ]) {
      const open = `- “${text}” (a comment on the draft that is not worked in)`;
      expect(openIn(specs[0])).toContain(open);
      expect(specs[0]?.brief).toContain(open);
    }
    expect(specs[0]?.brief).not.toContain('Make it nicer');
  });

  it.each([
    ['FR-001: that is not what I said, the path is src/stock/entries.ts', true],
    ['FR-001: sorting is by localeCompare, say so', true],
    ['FR-001 should say what the confirmation call looks like', true],
    ['FR-001 is wrong', false],
    ['FR-001: entries are kept per user. Guests have none.', true],
  ])('stand at the statement that they name, for the reader and for whoever builds it: %s', async (text, isOpen) => {
    const { interview, specs } = await atPlan();
    const said = statement(interview, 'FR-001')?.text ?? '';
    await sendBack(interview, text);
    const context = String(openQuestion(interview.session)?.acknowledgement);
    expect(context).toContain('without a model only plain wishes are done');
    expect(planIn(interview)).not.toContain('The person comments');
    await answerAll(interview);
    const below = `  - The person comments: “${text}”`;
    for (const file of [specs[0]?.spec, specs[0]?.brief]) {
      const lines = file?.split('\n') ?? [];
      const at = lines.findIndex((line) => line.startsWith(`- **FR-001** ${said}`));
      expect(lines.slice(at + 1, at + 4)).toContain(below);
    }
    expect(specs[0]?.brief.split(text)).toHaveLength(2);
    expect(openIn(specs[0]).includes(text)).toBe(isOpen);
    expect(annexOf(specs[0])).not.toContain('Comments on the wording');
    const { trace } = JSON.parse(specs[0]?.answers ?? '{}') as { trace: { statement: string; comments?: string[] }[] };
    expect(trace.find((one) => one.statement === 'FR-001')?.comments).toEqual([text]);
  });

  it('are told of with the reason also where something is asked before the next plan', async () => {
    const { interview } = await atPlan();
    const before = interview.session;
    await sendBack(interview, 'FR-001: the path is src/stock/entries.ts\nIs it dark at night?');
    const reason =
      '“FR-001: the path is src/stock/entries.ts” (without a model only plain wishes are done); “Is it dark at night?” (it names no statement)';
    expect(openQuestion(interview.session)?.acknowledgement).toContain(reason);
    // As the session stands where a topic comes back before the next plan: a question of it is asked first.
    const plans = before.questions.length;
    const questions = interview.session.questions.slice(0, plans);
    const sent = { ...interview.session, questions, pendingAcknowledgement: 'Understood.' };
    const asked = ask(sent, { id: 'T1' }, questions[0]?.question as QuestionDraft);
    expect(asked.acknowledgement).toMatch(/^Understood\. 2 comments stand at their sections/);
    expect(asked.acknowledgement).toContain(reason);
    const then = fold(sent, { seq: sent.lastSeq + 1, at: sent.lastAt, event: asked });
    expect(ask(then, { id: 'T1' }, questions[1]?.question as QuestionDraft).acknowledgement).toBe('');
    const review = { ...then, questions: then.questions.map((one) => ({ ...one, status: 'answered' as const })) };
    const [shown] = convergeSteps(review) ?? [];
    expect(JSON.stringify(shown)).toContain('without a model only plain wishes are done');
  });

  it('are no wishes to be asked either; what would lead a talk elsewhere is of the draft there, and stays open', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, '', "Ask me about these. I find two questions too few. Let's leave pictures out.");
    expect(openComments(interview.session).map(({ text }) => text)).toEqual(["Let's leave pictures out."]);
  });

  it('are no protests at the interview: these leave nothing open', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, '', 'You ask me to comment and then work none of my comments in.');
    expect(openComments(interview.session)).toEqual([]);
    await does(interview, {
      type: 'message',
      text: 'Why do you ask me to comment and then work none of my comments in',
    });
    expect(openComments(interview.session)).toEqual([]);
  });
});

describe('what is said with an approval', () => {
  const approve = (interview: Interview, feedback: string) =>
    does(interview, {
      type: 'answer',
      questionId: openQuestion(interview.session)?.question.id ?? '',
      answer: { decision: 'approve', annotations: [], feedback },
    });

  it('is told in the specification and in the brief as said then, where nobody works it in', async () => {
    const { interview, specs } = await atPlan();
    await approve(interview, 'On the limit: whatever the server says, leave it at that.');
    expect(isAtPlan(interview)).toBe(false);
    const line = '“On the limit: whatever the server says, leave it at that.” (the person’s words, with the approval)';
    expect(openIn(specs.at(-1))).toContain(line);
    expect(specs.at(-1)?.brief).toContain(line);
  });

  it('is done where it plainly asks for a change of the draft, and the plan is shown again', async () => {
    const { interview } = await atPlan();
    await approve(interview, 'Remove FR-001.');
    expect(statement(interview, 'FR-001')).toBeUndefined();
    expect(isAtPlan(interview)).toBe(true);
  });

  it('adds nothing where it only agrees', async () => {
    const { interview, specs } = await atPlan();
    await approve(interview, 'Looks good to me, thanks!');
    expect(openIn(specs.at(-1))).not.toContain('Looks good');
  });
});
