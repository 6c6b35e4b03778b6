import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../src/agents/engine/interview';
import { eventSchema } from '../../../../src/agents/session/events';
import { openQuestion } from '../../../../src/agents/session/session';
import { questionTitle } from '../../../../src/agents/questions/catalogue';
import { replay } from '../../../../src/agents/session/fold/fold';
import type { ChangedSpec } from '../../../../src/agents/session/changed-spec';
import { DIMENSION_OF, type StatementKind } from '../../../../src/agents/session/statement';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { answersOf } from '../../../../src/agents/specification/exporters/answers-json';
import { openspec } from '../../../../src/agents/specification/exporters/openspec';
import { buildSpec, type Spec } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { renderSpec } from '../../../../src/agents/specification/render';
import { backgroundOf } from '../../../../src/agents/roles/inputs/background';
import { backgroundSection } from '../../../../src/agents/roles/prompt-parts/background';
import { started } from '../../rigs/sample-events';
import { answerAll, begin, eventsOf, rig } from './rig';

const stands = (id: string, kind: StatementKind, text: string): ChangedSpec['statements'][number] => {
  return { id, kind, text, dimension: DIMENSION_OF[kind], dependsOn: [], cites: [] };
};

const EARLIER: ChangedSpec = {
  folder: '2026-11-20-page-cache',
  title: 'A cache for pages',
  statements: [
    stands('FR-001', 'requirement', 'A page is kept for one minute.  (Two  spaces stay.)'),
    stands('FR-002', 'requirement', 'An admin empties the cache.'),
    stands('FR-004', 'requirement', 'Errors are never kept.'),
    stands('FR-005', 'requirement', 'Beside FR-002, a restart empties the cache, as Q1 and E3 say.'),
    stands('NG-001', 'non_goal', 'No cache for images'),
    stands('AC-001', 'acceptance', 'Given a kept page, when it is asked for again, then it is not rendered.'),
  ],
  evidence: [],
};

const change = async (request: string) => {
  const { ports, records } = rig();
  return { interview: await begin(ports, { request, changes: EARLIER }), records };
};
const NOTHING_THERE = { capabilities: [], archived: [], specFolders: [], source: null };
const textsOfChange = (spec: Spec) =>
  openspec.files(spec, NOTHING_THERE).map(({ path, text }) => ({ path: path.join('/'), text }));
const specOf = ({ session }: Interview) => numbered(buildSpec(session, {}), session);
const textsOf = (interview: Interview) =>
  Object.fromEntries(specOf(interview).requirements.map(({ id, text }) => [id, text]));

describe('an interview that changes an approved specification', () => {
  it('begins with what stands, under the labels by which tests know it, and from where it comes', async () => {
    const { interview } = await change('Keep pages for two minutes');
    expect(textsOf(interview)).toEqual({
      'FR-001': 'A page is kept for one minute.  (Two  spaces stay.)',
      'FR-002': 'An admin empties the cache.',
      'FR-004': 'Errors are never kept.',
      'FR-005': 'Beside FR-002, a restart empties the cache, as Q1 and E3 say.',
    });
    expect(specOf(interview).requirements.map(({ sources, assumed }) => ({ sources, assumed }))).toEqual(
      Array.from({ length: 4 }, () => ({ sources: ['earlier'], assumed: false })),
    );
    expect(backgroundOf(interview.session).stands?.statements.map(({ id }) => id)).toEqual(
      EARLIER.statements.map(({ id }) => id),
    );
  });

  it('tells every role what stands, as text of others', async () => {
    const { interview } = await change('Keep pages for two minutes');
    const prompt = backgroundSection(
      backgroundOf(interview.session),
      { boundary: 'b7', tokens: 8_000, projectNotes: '' },
      4_000,
    );
    expect(prompt).toContain('# What stands');
    expect(prompt).toContain('<<b7 stands>>\nA cache for pages\n- FR-001: A page is kept for one minute.');
    expect(prompt).toContain('- NG-001: No cache for images');
  });

  it('leaves what nobody touches byte for byte as it was, through a whole interview', async () => {
    const { interview } = await change('Let people switch the cache off');
    await answerAll(interview);
    const spec = specOf(interview);
    for (const { id, text } of EARLIER.statements) {
      const all = [...spec.requirements, ...spec.nonGoals, ...spec.acceptance];
      expect(all.find((one) => one.id === id)?.text).toBe(text);
    }
    expect(spec.changes?.kept).toEqual(EARLIER.statements.map(({ id }) => id));
    expect(spec.changes?.added.length).toBeGreaterThan(0);
    // No label is given twice, nor one that was given before.
    const labels = [...spec.requirements, ...spec.quality].map(({ id }) => id);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('FR-003');
  });

  it('does what the request plainly asks for, and asks about the rest alone', async () => {
    const request =
      'FR-001 should read: “A page is kept for two minutes. Not longer.”\nDelete NG-001.\nSend a mail to the admin';
    const { interview } = await change(request);
    const spec = specOf(interview);
    expect(textsOf(interview)['FR-001']).toBe('A page is kept for two minutes. Not longer.');
    expect(spec.changes).toMatchObject({
      from: '2026-11-20-page-cache',
      modified: [{ statement: 'FR-001', sources: ['request'], after: 'A page is kept for two minutes. Not longer.' }],
      removed: [{ statement: 'NG-001', sources: ['request'], before: 'No cache for images' }],
      kept: ['FR-002', 'FR-004', 'FR-005', 'AC-001'],
    });
    expect(backgroundOf(interview.session).request).toBe('Send a mail to the admin');
    expect(interview.session.request).toBe(request);
  });

  it('adds what the request says is to be added, where that is a whole clause', async () => {
    const { interview } = await change(
      'Delete FR-005.\nAdd: WHEN a page is dropped, the cache SHALL log its address.\nAdd a non-goal: Nothing is kept on disk.\nAdd: statistics',
    );
    const spec = specOf(interview);
    expect(textsOf(interview)['FR-006']).toBe('WHEN a page is dropped, the cache SHALL log its address.');
    expect(spec.nonGoals.map(({ id, text }) => `${id} ${text}`)).toContain('NG-002 Nothing is kept on disk.');
    expect(spec.changes?.added.map(({ statement }) => statement)).toEqual(['FR-006', 'NG-002']);
    expect(backgroundOf(interview.session).request).toBe('Add: statistics');
  });

  it('shows the plan at once where nothing else is asked for', async () => {
    const { interview } = await change('Delete FR-002.');
    await interview.idle();
    expect(interview.session.questions.map(({ question }) => question.purpose)).toEqual(['approval']);
  });

  it('takes no new wording that other words on its line may belong to', async () => {
    const { interview } = await change('FR-001 should read: A page is kept for two minutes. Admins get a mail.');
    expect(textsOf(interview)['FR-001']).toBe(EARLIER.statements[0]?.text);
  });

  it('says in the specification what it added, modified and removed', async () => {
    const { interview } = await change('Delete FR-002.\nFR-004 should read: Errors are kept for a second.');
    const text = renderSpec(specOf(interview));
    expect(text).toContain('replaces: "2026-11-20-page-cache"');
    expect(text).toContain('## Changes');
    expect(text).toContain('- **FR-002**: “An admin empties the cache.” [request]');
    expect(text).toContain('“Errors are never kept.” is now “Errors are kept for a second.” [request]');
    // Word for word, though what it names is gone.
    expect(text).toContain('- **FR-005** Beside FR-002, a restart empties the cache, as Q1 and E3 say. [earlier]');
    expect(text).toContain('As they stood: FR-001, FR-005, NG-001, AC-001.');
  });

  it('tells whoever builds it what is asked for and what changes, and not the edits in so many words', async () => {
    const { interview } = await change(
      'Delete FR-002.\nFR-004 should read: Errors are kept for a second.\nAlso send a mail',
    );
    const spec = specOf(interview);
    expect(spec.changes?.asked).toBe('Also send a mail');
    const purpose = renderBrief(spec).split('## Purpose\n')[1]?.split('\n## ')[0]?.trim();
    expect(purpose).toBe(
      '- Send a mail\n- Of “A cache for pages” it words FR-004 otherwise and removes FR-002 (“An admin empties the cache.”).',
    );
    expect(renderSpec(spec)).toContain('Asked for: “Send a mail”');
    expect(renderSpec(spec)).toContain('> Delete FR-002.');
    const proposal = textsOfChange(spec).find(({ path }) => path.endsWith('proposal.md'))?.text ?? '';
    const why = proposal.split('## Why\n')[1]?.split('\n## ')[0] ?? '';
    expect(why).toContain(
      'It was asked for in these words: Send a mail. Of “A cache for pages” it words FR-004 otherwise',
    );
    for (const text of [renderBrief(spec), why]) expect(text).not.toMatch(/should read|Delete FR/);
  });

  it('says what changes where the request asks for nothing else', async () => {
    const { interview } = await change('Delete FR-002.\nAdd: WHEN a page is dropped, the cache SHALL log its address.');
    const spec = specOf(interview);
    expect(spec.changes?.asked).toBe('');
    expect(renderBrief(spec)).toContain(
      '## Purpose\n\n- Of “A cache for pages” it adds FR-006 and removes FR-002 (“An admin empties the cache.”).\n',
    );
    expect(renderSpec(spec)).not.toContain('Asked for:');
    const all = textsOfChange(spec).map(({ text }) => text);
    expect(all.join('\n')).not.toContain('Delete FR-002');
  });

  it('tells nothing of what was offered for what a statement said before', async () => {
    const rejected = [{ option: 'Images' }, { option: 'Mails' }];
    const statements = EARLIER.statements.map((one) => (one.id === 'FR-004' ? { ...one, rejected } : one));
    const { ports } = rig();
    const keep = await begin(ports, { request: 'Delete FR-002.', changes: { ...EARLIER, statements } });
    expect(renderBrief(specOf(keep))).toContain('  - Chosen over: Images; 1 more in spec.md.');
    const request = 'FR-004 should read: “Errors and images are kept for a second.”';
    const interview = await begin(rig().ports, { request, changes: { ...EARLIER, statements } });
    expect(textsOf(interview)['FR-004']).toBe('Errors and images are kept for a second.');
    for (const text of [renderBrief(specOf(interview)), renderSpec(specOf(interview))])
      expect(text).not.toContain('Images; Mails');
    const { trace } = answersOf(interview.session, specOf(interview));
    expect(trace.find(({ statement }) => statement === 'FR-004')?.rejected).toBeUndefined();
  });

  it('names the answer where the person changes it later, and can be undone', async () => {
    const { interview } = await change('Let people switch the cache off');
    await interview.idle();
    await interview.dispatch({ type: 'message', text: 'Delete FR-002.' }, 'person');
    await interview.idle();
    expect(specOf(interview).changes?.removed).toEqual([
      { statement: 'FR-002', sources: ['M1'], before: 'An admin empties the cache.' },
    ]);
    await interview.dispatch({ type: 'restore_statement', statementId: 'FR-002' }, 'person');
    expect(specOf(interview).changes?.removed).toEqual([]);
    await interview.dispatch({ type: 'edit_statement', statementId: 'FR-004', text: 'No error is kept.' }, 'person');
    expect(specOf(interview).changes?.modified).toMatchObject([{ statement: 'FR-004', sources: [] }]);
  });

  describe('without a model', () => {
    const open = ({ session }: Interview) => {
      const asked = openQuestion(session);
      if (asked === null) throw new Error('No question is open.');
      return asked.question;
    };
    const reply = async (interview: Interview, answer: unknown) => {
      const { id } = open(interview);
      const outcome = await interview.dispatch({ type: 'answer', questionId: id, answer }, 'person');
      if (!outcome.ok) throw new Error(outcome.reason);
      await interview.idle();
      return id;
    };
    const labels = (interview: Interview) =>
      (open(interview).config['options'] as { id: string; label: string }[]).map(({ id }) => id);

    it('asks which statements it changes, then what holds instead of each, and changes just these', async () => {
      const { interview } = await change('A page is kept for two minutes, and an admin no longer empties the cache');
      expect(open(interview).about).toBe('change.which');
      expect(labels(interview)).toEqual(expect.arrayContaining(['FR-001', 'FR-002', 'adds']));
      expect(labels(interview)).not.toContain('FR-004');
      await reply(interview, { selected: ['FR-001', 'FR-002'] });

      expect(open(interview).about).toBe('change.instead.FR-001');
      expect(open(interview).config['context']).toContain('> A page is kept for one minute.');
      const first = await reply(interview, { text: 'A page is kept for two minutes' });
      const second = await reply(interview, { text: 'nothing' });
      expect(textsOf(interview)).toMatchObject({ 'FR-001': 'A page is kept for two minutes.' });
      expect(specOf(interview).changes?.modified).toMatchObject([{ statement: 'FR-001', sources: [first] }]);
      expect(specOf(interview).changes?.removed).toMatchObject([{ statement: 'FR-002', sources: [second] }]);

      // An answer that is changed later changes what stands once more.
      await interview.dispatch(
        { type: 'revise', questionId: second, answer: { text: 'Only a restart does.' } },
        'person',
      );
      await interview.idle();
      expect(textsOf(interview)).toMatchObject({ 'FR-002': 'Only a restart does.' });

      await answerAll(interview);
      const asked = interview.session.questions.map(({ question }) => question.about);
      // What it is for, and what stays, stands in the specification.
      expect(asked.filter((about) => /^open\.(?:goal|stays|limits|form|use)$/.test(about ?? ''))).toEqual([]);
      expect(specOf(interview).changes?.kept).toEqual(['FR-004', 'FR-005', 'NG-001', 'AC-001']);
    });

    it('asks nothing of what stands where the request only adds, or the person says that it does', async () => {
      const { interview: other } = await change('Let people choose colours');
      expect(open(other).about).not.toBe('change.which');

      const { interview } = await change('Pages of an admin are kept in the cache, too');
      await reply(interview, { selected: ['adds'] });
      expect(open(interview).about).not.toMatch(/^change\./);
      expect(specOf(interview).changes?.kept).toHaveLength(EARLIER.statements.length);
    });

    it('loses no word that is said beside it', async () => {
      const { interview } = await change('A page is kept for two minutes');
      const { id } = open(interview);
      const answer = { selected: ['adds'] };
      await interview.dispatch(
        { type: 'answer', questionId: id, answer, note: 'Logged-in people see no kept page.' },
        'person',
      );
      await interview.idle();
      expect(Object.values(textsOf(interview))).toContain('Logged-in people see no kept page.');
    });

    it('tells at the plan what it says otherwise than what stands, with the line', async () => {
      const text = 'The cache SHALL hold at most 100 entries.';
      const at = { ...stands('NFR-001', 'quality', text), line: 40 };
      const { ports } = rig();
      const changes = { ...EARLIER, statements: [...EARLIER.statements, at] };
      const request = 'Delete FR-004.\nAdd: The cache SHALL hold at most 500 entries.';
      const interview = await begin(ports, { request, changes });
      expect(open(interview).purpose).toBe('approval');
      expect(open(interview).config['context']).toContain(
        'FR-006 contradicts NFR-001, which stands (`.sdd/specs/2026-11-20-page-cache/spec.md:40`): it says 100 entries, FR-006 500 entries.',
      );
      await interview.dispatch({ type: 'message', text: 'Delete NFR-001.' }, 'person');
      await interview.idle();
      expect(open(interview).config['context']).not.toContain('contradicts');
    });

    it('asks in German where the request is in German', async () => {
      const { interview } = await change(
        'Die Seiten (page) sollen zwei Minuten statt one minute im cache bleiben (FR-001)',
      );
      expect(questionTitle(open(interview).config)).toBe('Was davon ändert sich?');
      expect(labels(interview)[0]).toBe('FR-001');
    });
  });

  it('is the same when its journal is replayed', async () => {
    const { interview, records } = await change('Delete FR-002.\nLet people switch the cache off');
    await answerAll(interview);
    const replayed = replay(records);
    expect(replayed.statements).toEqual(interview.session.statements);
    expect(replayed.changes).toEqual(EARLIER);
    expect(eventsOf(records, 'session_started')[0]?.changes?.folder).toBe(EARLIER.folder);
  });
});

describe('a session from before specifications could be changed', () => {
  it('replays as one about something new', () => {
    const record = {
      seq: 1,
      at: '2026-01-15T10:00:00.000Z',
      event: eventSchema.parse({ ...started, changes: undefined }),
    };
    const session = replay([record]);
    expect(session.changes).toBeNull();
    expect(numbered(buildSpec(session, {}), session).changes).toBeNull();
    expect(renderSpec(numbered(buildSpec(session, {}), session))).not.toContain('## Changes');
  });
});
