import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src/agents/engine/decide';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { Interview } from '../../../../src/agents/engine/interview';
import { buildWriterInput } from '../../../../src/agents/roles/inputs/build';
import { statementEvents } from '../../../../src/agents/engine/perform-write';
import { writer } from '../../../../src/agents/roles/writer/role';
import { fold, replay } from '../../../../src/agents/session/fold';
import { parseEvent } from '../../../../src/agents/session/read-event';
import {
  isAboutWording,
  isTold,
  plainAddition,
  plainMove,
  plainRewording,
  plainSectionRemoval,
  plainSplit,
  protestsInterview,
  textAnew,
} from '../../../../src/agents/session/draft-edits';
import { openQuestion } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { PLAN_SECTION_OF } from '../../../../src/agents/specification/plan-kinds';
import { openComments } from '../../../../src/agents/specification/open-comments';
import { inEars } from '../../../../src/agents/specification/ears';
import { answerAll, answerOpen, begin, rig } from './rig';
import { cpuMs } from '../../rigs/cpu-ms';

const isAtPlan = ({ session }: Interview) => openQuestion(session)?.question.purpose === 'approval';

/** An interview at its plan, with two requirements of one answer, two that were decided in another topic, and what was delegated. */
async function atPlan() {
  const kept = rig();
  const interview = await begin(kept.ports);
  for (let i = 0; i < 30 && !isAtPlan(interview); i++) await answerOpen(interview);
  expect(isAtPlan(interview)).toBe(true);
  return { ...kept, interview };
}

async function does(interview: Interview, command: SessionCommand): Promise<void> {
  expect(await interview.dispatch(command, 'person')).toMatchObject({ ok: true });
  await interview.idle();
}

async function refused(interview: Interview, command: SessionCommand): Promise<string> {
  const before = interview.session;
  const outcome = await interview.dispatch(command, 'person');
  await interview.idle();
  expect(interview.session).toBe(before);
  return outcome.ok ? '' : outcome.reason;
}

async function sendBack(interview: Interview, text: string, feedback = ''): Promise<void> {
  const questionId = openQuestion(interview.session)?.question.id ?? '';
  const annotations = text === '' ? [] : [{ sectionId: 'requirements', text }];
  await does(interview, { type: 'answer', questionId, answer: { decision: 'revise', annotations, feedback } });
}

/** Answers the first question otherwise, which is of the topic of the requirements: that is written anew. */
async function sayMore(interview: Interview): Promise<void> {
  const { id = '', topicId } = interview.session.questions[0]?.question ?? {};
  expect(topicId).toBe(statement(interview, 'FR-002')?.topicId);
  await does(interview, { type: 'revise', questionId: id, answer: { text: 'The store must survive a restart.' } });
  const said = interview.session.statements.filter(({ text }) => text.includes('survive a restart'));
  expect(said).toMatchObject([{ topicId }]);
}

const statement = ({ session }: Interview, id: string): Statement | undefined =>
  session.statements.find((one) => one.id === id);
const ids = ({ session }: Interview) => session.statements.map(({ id }) => id);
const planIn = ({ session }: Interview): string =>
  ((openQuestion(session)?.question.config['sections'] ?? []) as { content: string }[])
    .map(({ content }) => content)
    .join('\n');

const inPlan = ({ session }: Interview, sectionId: string): string[] =>
  session.statements.filter(({ kind }) => PLAN_SECTION_OF[kind] === sectionId).map(({ id }) => id);

const openIn = (written: { spec: string } | undefined) =>
  written?.spec.split('## Open questions')[1]?.split('\n## ')[0] ?? '';
const annexOf = (written: { spec: string } | undefined) => written?.spec.split('<details>\n<summary>Annex')[1] ?? '';

describe('a statement that the person removes', () => {
  it('is out of the plan, which is shown anew, and out of the specification', async () => {
    const { interview, specs } = await atPlan();
    const { text } = statement(interview, 'FR-001') ?? { text: '' };
    const before = openQuestion(interview.session)?.question.id;
    await does(interview, { type: 'remove_statement', statementId: 'FR-001' });
    expect(isAtPlan(interview)).toBe(true);
    expect(openQuestion(interview.session)?.question.id).not.toBe(before);
    expect(planIn(interview)).not.toContain(text);
    await answerAll(interview);
    expect(specs[0]?.spec).not.toContain(`** ${text}`);
  });

  it('comes back where it stood and as it was when that is undone, and the plan is the one of before', async () => {
    const { interview } = await atPlan();
    const [plan, before] = [planIn(interview), interview.session];
    await does(interview, { type: 'remove_statement', statementId: 'FR-001' });
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(planIn(interview)).toBe(plan);
    expect(interview.session.statements).toEqual(before.statements);
    expect(interview.session.editedByPerson).toEqual(before.editedByPerson);
    expect(interview.session.putAside).toEqual([]);
  });

  it('is not written again while the interview goes on and its topic is written anew', async () => {
    const { interview } = await atPlan();
    const gone = statement(interview, 'FR-001');
    const beside = () =>
      interview.session.statements.filter((s) => s.kind === gone?.kind && s.sources[0] === gone.sources[0]);
    await does(interview, { type: 'remove_statement', statementId: 'FR-001' });
    const left = beside();
    await sayMore(interview);
    await answerAll(interview);
    const { statements } = interview.session;
    expect(statements.map(({ text }) => text)).not.toContain(gone?.text);
    expect(beside()).toEqual(left);
  });

  it('is not brought back by a model either: not under its id, in its words, or as the same thing from the same answer', async () => {
    const { interview } = await atPlan();
    const gone = statement(interview, 'FR-001');
    await does(interview, { type: 'remove_statement', statementId: 'FR-001' });
    const { session } = interview;
    const topic = session.topics.find(({ id }) => id === gone?.topicId);
    if (!gone || !topic) throw new Error('There is nothing to remove.');
    const { topicId: _topic, by: _by, ...words } = gone;
    const input = buildWriterInput(session, topic, 'full_revision');
    expect(input.takenOut).toEqual([gone]);
    const again = [
      words,
      { ...words, id: null },
      { ...words, id: null, kind: 'decision' as const, sources: ['assumed'] },
      { ...words, id: null, text: 'Put otherwise.' },
      { ...words, id: null, text: 'Something else.', kind: 'risk' as const },
    ];
    const output = { statements: again, removed: [], comment: '' };
    const step = { kind: 'write' as const, key: 'k', input };
    const [written] = statementEvents(session, step, output, 'model');
    expect(written).toMatchObject({ upserts: [{ kind: 'risk', text: 'Something else.' }] });
    expect(writer.offline(input).statements.map(({ text }) => text)).not.toContain(gone.text);
  });

  it('may be written again once the person says something else in answer to its question', async () => {
    const { interview } = await atPlan();
    const gone = statement(interview, 'FR-001');
    await does(interview, { type: 'remove_statement', statementId: 'FR-001' });
    const asked = interview.session.questions.find(({ question }) => question.id === gone?.sources[0]);
    const options = (asked?.question.config['options'] ?? []) as { id: string; description: string }[];
    const given = asked?.response?.kind === 'answer' ? JSON.stringify(asked.response.value) : '';
    const other = options.find(({ id }) => !given.includes(`"${id}"`));
    if (!asked || !other) throw new Error('There is nothing else to say.');
    const several = asked.question.type === 'pick_many';
    await does(interview, {
      type: 'revise',
      questionId: asked.question.id,
      answer: { selected: several ? [other.id] : other.id },
    });
    const written = interview.session.statements.filter(({ sources }) => sources[0] === asked.question.id);
    expect(written.map(({ text }) => text).join()).toContain(inEars(other.description));
  });
});

describe('a statement that the person adds', () => {
  it('stands in the specification as theirs, by nobody’s answer, and no writer touches it', async () => {
    const { interview, specs } = await atPlan();
    await does(interview, { type: 'add_statement', topicId: 'T1', kind: 'non_goal', text: 'Caching of `POST` [Q99].' });
    const added = interview.session.statements.at(-1);
    expect(added).toMatchObject({ id: 'NG-001', kind: 'non_goal', by: 'person', sources: [], dimension: 'scope' });
    await sayMore(interview);
    await answerAll(interview);
    expect(statement(interview, 'NG-001')).toEqual(added);
    expect(specs[0]?.spec).toMatch(/- \*\*NG-001\*\* .*\(in the person’s words\)$/m);
    const stored = JSON.parse(specs[0]?.answers ?? '{}') as { statements?: unknown[] };
    expect(JSON.stringify(stored)).toContain('Caching of `POST`');
  });

  it('gets an id that nothing had before, also after one of its kind was removed', async () => {
    const { interview } = await atPlan();
    const known = ids(interview);
    await does(interview, { type: 'remove_statement', statementId: 'FR-002' });
    await does(interview, { type: 'add_statement', topicId: 'T1', kind: 'requirement', text: 'It is quick to stop.' });
    expect(known).not.toContain(interview.session.statements.at(-1)?.id);
  });
});

describe('a statement that the person moves', () => {
  it('is the person’s as what they made it, keeps its sources, and moves back when that is undone', async () => {
    const { interview } = await atPlan();
    const before = interview.session.statements;
    const { text, sources } = statement(interview, 'FR-001') ?? {};
    await does(interview, { type: 'move_statement', statementId: 'FR-001', kind: 'non_goal', topicId: 'T1' });
    expect(statement(interview, 'FR-001')).toBeUndefined();
    expect(statement(interview, 'NG-001')).toMatchObject({ text, sources, by: 'person', topicId: 'T1' });
    await sayMore(interview);
    while (!isAtPlan(interview)) await answerOpen(interview);
    expect(interview.session.statements.map((one) => one.text).filter((one) => one === text)).toHaveLength(1);
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'NG-001')).toBeUndefined();
    expect(statement(interview, 'FR-001')).toEqual(before.find(({ id }) => id === 'FR-001'));
  });

  it('keeps its id where only its topic is another one', async () => {
    const { interview } = await atPlan();
    const from = statement(interview, 'FR-001')?.topicId;
    const to = interview.session.topics.find(({ id }) => id !== from)?.id ?? '';
    await does(interview, { type: 'move_statement', statementId: 'FR-001', topicId: to });
    expect(statement(interview, 'FR-001')).toMatchObject({ topicId: to, by: 'person' });
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')).toMatchObject({ topicId: from, by: 'offline' });
  });

  it('is still an assumption to be confirmed where they take it for one', async () => {
    const { interview } = await atPlan();
    await does(interview, { type: 'move_statement', statementId: 'FR-001', kind: 'assumption' });
    expect(planIn(interview)).toMatch(/\*\*A-001\*\* .*\(assumed\)/);
    await does(interview, { type: 'edit_statement', statementId: 'A-001', text: 'So it is.' });
    expect(planIn(interview)).toContain('**F-001** So it is.');
  });
});

describe('statements that the person merges', () => {
  it('are one, in their words, with the sources of both; what depended on them depends on it', async () => {
    const { interview } = await atPlan();
    const before = interview.session.statements;
    const sources = ['FR-003', 'FR-004'].flatMap((id) => statement(interview, id)?.sources ?? []);
    expect(new Set(sources).size).toBe(sources.length);
    await does(interview, { type: 'merge_statements', ids: ['FR-003', 'FR-004'], text: 'Both at once.' });
    expect(statement(interview, 'FR-006')).toMatchObject({ text: 'Both at once.', by: 'person', sources });
    expect(ids(interview)).not.toContain('FR-003');
    expect(ids(interview)).not.toContain('FR-004');
    expect(planIn(interview)).toContain('**FR-004** Both at once.');
    await does(interview, { type: 'edit_statement', statementId: 'FR-006', text: 'Both, then.' });
    await does(interview, { type: 'restore_statement', statementId: 'FR-004' });
    expect(interview.session.statements).toEqual(before);
    expect(interview.session.putAside).toEqual([]);
  });

  it('name a source once that both rest on', async () => {
    const { interview } = await atPlan();
    const { sources } = statement(interview, 'FR-001') ?? {};
    expect(statement(interview, 'FR-002')?.sources).toEqual(sources);
    await does(interview, { type: 'merge_statements', ids: ['FR-001', 'FR-002'], text: 'Both at once.' });
    expect(statement(interview, 'FR-006')?.sources).toEqual(sources);
  });

  it('are called by what they were merged into where a text names them', async () => {
    const { interview } = await atPlan();
    await does(interview, { type: 'edit_statement', statementId: 'FR-003', text: 'As FR-002 says.' });
    await does(interview, { type: 'merge_statements', ids: ['FR-001', 'FR-002'], text: 'Both at once.' });
    expect(planIn(interview)).toContain('As FR-001 says.');
  });
});

describe('words that the person wrote over a statement', () => {
  it('give way to what stood there when that is undone, which the writer may change again', async () => {
    const { interview } = await atPlan();
    const before = interview.session;
    await does(interview, { type: 'edit_statement', statementId: 'FR-001', text: 'Mine.' });
    await does(interview, { type: 'edit_statement', statementId: 'FR-001', text: 'Mine, at last.' });
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(statement(interview, 'FR-001')?.text).toBe('Mine.');
    await does(interview, { type: 'restore_statement', statementId: 'FR-001' });
    expect(interview.session.statements).toEqual(before.statements);
    expect(interview.session.editedByPerson).toEqual([]);
  });
});

describe('the page', () => {
  it('is told what can be put back, as it was called, where it stood; of a merger in one line', async () => {
    const { interview } = await atPlan();
    const text = statement(interview, 'FR-003')?.text;
    await does(interview, { type: 'remove_statement', statementId: 'FR-003' });
    await does(interview, { type: 'merge_statements', ids: ['FR-002', 'FR-001'], text: 'Both at once.' });
    await does(interview, { type: 'edit_statement', statementId: 'FR-004', text: 'Mine.' });
    const { putAside, sections } = interview.view().draft;
    expect(putAside).toMatchObject([
      { id: 'FR-003', labels: ['FR-004'], text, how: 'removed', into: null, sectionId: 'requirements' },
      { labels: ['FR-001', 'FR-002'], how: 'merged', into: 'FR-001', sectionId: 'requirements' },
    ]);
    const undoable = sections.flatMap(({ statements }) => statements.filter((one) => one.undoable));
    expect(undoable.map(({ id }) => id)).toEqual(['FR-004']);
  });

  it('shows the plan once, however often it was changed in place', async () => {
    const { interview } = await atPlan();
    const cards = interview.view().cards.length;
    await does(interview, { type: 'remove_statement', statementId: 'FR-003' });
    await does(interview, { type: 'remove_statement', statementId: 'FR-004' });
    expect(interview.view().cards).toHaveLength(cards);
  });

  it('is told each comment that is left, in the plan’s numbers and at its section', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, '', 'Reword FR-003. Merge the statements.');
    expect(interview.view().draft.comments).toMatchObject([
      { text: 'Reword FR-003.', sectionId: 'requirements', statements: ['FR-005'] },
      { text: 'Merge the statements.', sectionId: null, statements: [] },
    ]);
  });

  it('shows a removed statement’s words in a reply as words, whatever they are', async () => {
    const { interview } = await atPlan();
    await does(interview, {
      type: 'edit_statement',
      statementId: 'FR-003',
      text: '<img src=x> [a](command:b) \u202e # c',
    });
    await does(interview, { type: 'message', text: 'remove FR-003' });
    const reply = interview.view().messages.at(-1)?.reply ?? '';
    expect(reply).not.toContain('\u202e');
    expect(reply).not.toMatch(/(?<!\\)\[a\]\(/);
  });
});

describe('what does not fit is refused, and nothing is changed', () => {
  it.each<[SessionCommand, RegExp]>([
    [{ type: 'remove_statement', statementId: 'FR-404' }, /no statement FR-404 any more. Nothing was changed./],
    [{ type: 'restore_statement', statementId: 'FR-404' }, /no statement FR-404 any more/],
    [{ type: 'restore_statement', statementId: 'FR-001' }, /FR-001 stands as it was written/],
    [{ type: 'add_statement', topicId: 'T404', kind: 'requirement', text: 'x' }, /no topic T404/],
    [{ type: 'add_statement', topicId: 'T1', kind: 'requirement', text: ' \u200b' }, /cannot be empty/],
    [{ type: 'add_statement', topicId: 'T1', kind: 'goal', text: 'x'.repeat(60_000) }, /at most 50000/],
    [{ type: 'edit_statement', statementId: 'FR-001', text: 'x'.repeat(60_000) }, /at most 50000/],
    [{ type: 'move_statement', statementId: 'FR-001' }, /FR-001 is there already/],
    [{ type: 'move_statement', statementId: 'FR-001', topicId: '__proto__' }, /no topic/],
    [{ type: 'move_statement', statementId: 'FR-404', kind: 'goal' }, /no statement FR-404/],
    [{ type: 'merge_statements', ids: ['FR-001'], text: 'x' }, /two different statements/],
    [{ type: 'merge_statements', ids: ['FR-001', 'FR-001'], text: 'x' }, /two different statements/],
    [{ type: 'merge_statements', ids: [], text: 'x' }, /two different statements/],
    [{ type: 'merge_statements', ids: ['FR-001', 'FR-404'], text: 'x' }, /no statement FR-404/],
    [{ type: 'merge_statements', ids: ['FR-001', 'FR-002'], text: '' }, /cannot be empty/],
    [{ type: 'settle_comment', commentId: 'M1.1' }, /settled already/],
  ])('%j', async (command, reason) => {
    const { interview } = await atPlan();
    expect(await refused(interview, command)).toMatch(reason);
  });

  it('from a calling agent, always', async () => {
    const { interview } = await atPlan();
    const outcome = await interview.dispatch({ type: 'remove_statement', statementId: 'FR-001' }, 'caller');
    expect(outcome.ok).toBe(false);
  });
});

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

  it.each([
    ['FR-001 should read: “An entry lives for an hour.”', 'An entry lives for an hour.'],
    ['FR-001 must say an entry lives for an hour', 'An entry lives for an hour.'],
    ['FR-001 soll lauten: Ein Eintrag gilt eine Stunde', 'Ein Eintrag gilt eine Stunde.'],
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
    expect(annexOf(specs[0])).toContain('## Comments on the wording that are not worked in');
  });

  it('is for the model to do where one leads', async () => {
    const { interview } = await atPlan();
    const session = { ...interview.session, led: 'model' as const };
    expect(
      openComments({ ...session, messages: [{ id: 'M1', text: 'Drop FR-001', by: 'person', seq: 1, reply: '' }] }),
    ).toEqual([]);
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
      `Since you sent it back:\n\n- New: FR-002\n- Changed: FR-001 (was “${was}”); R-001 (was FR-002)\n- No longer there: “${gone}”`,
    );
  });

  it('says of what only moved up which number it has now', async () => {
    const { interview } = await atPlan();
    await sendBack(interview, 'Delete FR-001');
    expect(context(interview)).not.toContain('New:');
    expect(context(interview)).not.toContain('Changed:');
    expect(context(interview)).toMatch(/Unchanged under another number: FR-002 → FR-001(?:, FR-\d+ → FR-\d+)*$/m);
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

  it('are an open question where they say something of what is built', async () => {
    const { interview, specs } = await atPlan();
    await sendBack(
      interview,
      '',
      'Two writers must never wait for each other. Leave guests out. What happens at night?',
    );
    await answerAll(interview);
    const open =
      '- “Two writers must never wait for each other. Leave guests out. What happens at night?” (comments on the draft that are not worked in)';
    expect(openIn(specs[0])).toContain(open);
    expect(specs[0]?.brief).toContain(open);
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

describe('whatever the person does with the draft', () => {
  const text = fc.constantFrom('It holds.', 'See FR-001 and __proto__ | ``` <b>', '- **FR-009** x\n# y', '\u202e');
  const at = fc.nat(9);
  const move = fc.oneof(
    fc.record({ type: fc.constant('remove_statement' as const), at }),
    fc.record({ type: fc.constant('restore_statement' as const), at }),
    fc.record({ type: fc.constant('edit_statement' as const), at, text }),
    fc.record({ type: fc.constant('add_statement' as const), kind: fc.constantFrom('requirement', 'risk'), text }),
    fc.record({
      type: fc.constant('move_statement' as const),
      at,
      kind: fc.constantFrom('non_goal', 'assumption', 'requirement'),
    }),
    fc.record({ type: fc.constant('merge_statements' as const), at, with: at, text }),
  );

  it('the journal gives the same draft again, no id is given twice, and the engine comes to rest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
        const { interview, records } = await atPlan();
        for (const one of moves) {
          const { statements, putAside } = interview.session;
          const all = [...statements, ...putAside.map((aside) => aside.statement)];
          const id = 'at' in one ? (all[one.at % all.length]?.id ?? '') : '';
          const other = 'with' in one ? (all[one.with % all.length]?.id ?? '') : '';
          const command = {
            ...one,
            statementId: id,
            ids: [id, other],
            topicId: one.type === 'add_statement' ? 'T1' : undefined,
          };
          await interview.dispatch(command as unknown as SessionCommand, 'person');
          await interview.idle();
        }
        const { session } = interview;
        expect(new Set(ids(interview)).size).toBe(session.statements.length);
        expect(decide(session)).toEqual([]);
        expect(interview.view().problem).toBeNull();
        const read = records.map((one) => ({ ...one, event: parseEvent(JSON.parse(JSON.stringify(one.event))) }));
        expect(replay(read).statements).toEqual(session.statements);
        expect(replay(read).putAside).toEqual(session.putAside);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('and whatever records are missing, the others give a draft', () => {
    const lost = ['statement_removed', 'statement_restored', 'statement_moved', 'statements_merged', 'comment_settled'];
    const given = {
      statementId: 'FR-7',
      id: 'NG-8',
      kind: 'non_goal',
      topicId: 'T9',
      merged: ['FR-1'],
      commentId: 'M1.1',
      text: 'x',
    };
    for (const type of lost) {
      const session = fold(replay([]), { seq: 5, at: '', event: parseEvent({ ...given, type }) });
      expect(session.setAside).toEqual([]);
    }
  });
});
