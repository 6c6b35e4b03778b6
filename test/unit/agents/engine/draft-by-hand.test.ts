import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src/agents/engine/decide';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import { buildWriterInput } from '../../../../src/agents/roles/inputs/build';
import { statementEvents } from '../../../../src/agents/engine/perform-write';
import { writer } from '../../../../src/agents/roles/writer/role';
import { fold, replay } from '../../../../src/agents/session/fold/fold';
import { parseEvent } from '../../../../src/agents/session/read-event';
import { openQuestion } from '../../../../src/agents/session/session';
import { inEars } from '../../../../src/agents/specification/ears';
import { answerAll, answerOpen } from './rig';
import { isAtPlan, atPlan, does, refused, sendBack, sayMore, statement, ids, planIn } from './at-the-plan';

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
  it('stand in place of the wish where that is what they replace: it is not written a second time', async () => {
    const { interview } = await atPlan();
    const wishes = () => interview.session.statements.filter(({ sources: [first] }) => first === 'request');
    const [wish] = wishes();
    if (wish === undefined) throw new Error('The wish is no statement here.');
    await does(interview, { type: 'edit_statement', statementId: wish.id, text: 'Groups, with headings as given.' });
    await sayMore(interview);
    await answerAll(interview);
    expect(wishes().map(({ id, text }) => [id, text])).toEqual([[wish.id, 'Groups, with headings as given.']]);
  });

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
    [{ type: 'settle_comment', commentId: 'M1.1' }, /No comment "M1\.1" is left to settle\. None is left\./],
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
  });

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
