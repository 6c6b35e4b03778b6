import { describe, expect, it } from 'vitest';
import { currentFacts } from '../../../../src/agents/session/facts-in-force';
import type { Fact } from '../../../../src/agents/session/evidence';
import type { Statement } from '../../../../src/agents/session/statement';
import { begin, rig } from '../engine/rig';

const fact = (kind: Fact['kind'], value: string, text: string, confirm = true): Fact => ({
  kind,
  value,
  text,
  evidence: ['E1'],
  confirm,
});

const assumption = (id: string, text: string, by: Statement['by'] = 'offline'): Statement => ({
  id,
  topicId: 'T1',
  kind: 'assumption',
  text,
  dimension: 'data',
  sources: ['E1'],
  by,
  dependsOn: [],
});

const POSTGRES = fact('database', 'PostgreSQL', 'Depends on PostgreSQL for data');
const REDIS = fact('database', 'Redis', 'Depends on Redis for data');
const TESTS = fact('test_runner', 'vitest', 'Tests use vitest', false);

describe('facts of approved statements', () => {
  const FOLDER = '2026-11-20-page-cache';
  const states = { folder: FOLDER, title: 'A cache', statement: 'FR-001', text: 'A page is kept a minute.', line: 9 };
  const name = `${FOLDER}/FR-001`;
  const spokenOf = { ...fact('assumption', name, 'Decided for “A cache” (FR-001): A page is kept a minute'), states };
  const against = { ...fact('contradiction', name, 'This replaces FR-001 of “A cache”'), states };
  const [kept] = [{ id: 'FR-001', kind: 'requirement', dimension: 'behaviour', dependsOn: [], cites: [] } as const];
  const changes = {
    folder: FOLDER,
    title: 'A cache',
    statements: [{ ...kept, dependsOn: [], cites: [], text: states.text }],
    evidence: [],
  };

  it('are told once: as a contradiction where the request says otherwise', () => {
    expect(currentFacts({ putAside: [], changes: null, facts: [spokenOf, against], statements: [] })).toEqual([
      against,
    ]);
  });

  it('end where the person has changed the statement', () => {
    const stands = { ...assumption('FR-001', states.text), kind: 'requirement' as const };
    expect(currentFacts({ putAside: [], changes, facts: [against], statements: [stands] })).toEqual([against]);
    const reworded = { ...stands, text: 'A page is kept an hour.' };
    expect(currentFacts({ putAside: [], changes, facts: [against], statements: [reworded] })).toEqual([]);
  });
});

describe('facts that the change depends on', () => {
  it('stay to be confirmed until the person has said something', () => {
    const facts = [POSTGRES, TESTS];
    expect(currentFacts({ putAside: [], changes: null, facts, statements: [] })).toEqual(facts);
    expect(
      currentFacts({
        putAside: [],
        changes: null,
        facts,
        statements: [assumption('A-001', 'Depends on PostgreSQL for data.')],
      }),
    ).toEqual(facts);
  });

  it('need none any more once the person has confirmed them', () => {
    const statements = [assumption('A-001', 'Depends on PostgreSQL for data.', 'person')];
    expect(currentFacts({ putAside: [], changes: null, facts: [POSTGRES, TESTS], statements })).toEqual([
      { ...POSTGRES, confirm: false },
      TESTS,
    ]);
  });

  it('are none any more where the person took them out of the draft', () => {
    const statement = assumption('A-001', 'Depends on PostgreSQL for data.');
    const gone = { statement, seq: 9, at: 0, into: null, comment: null, edited: false };
    const session = { changes: null, facts: [POSTGRES, TESTS], statements: [] };
    expect(currentFacts({ ...session, putAside: [gone] })).toEqual([TESTS]);
    expect(currentFacts({ ...session, putAside: [{ ...gone, into: 'A-001' }] })).toEqual([POSTGRES, TESTS]);
  });

  it('say what the person says once they put them right; others of the same lines stay', () => {
    const statements = [
      assumption('A-001', 'We moved to MySQL last week.', 'person'),
      assumption('A-002', 'Depends on Redis for data.'),
    ];
    expect(currentFacts({ putAside: [], changes: null, facts: [POSTGRES, REDIS], statements })).toEqual([
      { ...POSTGRES, value: '', text: 'We moved to MySQL last week.', confirm: false },
      REDIS,
    ]);
  });
});

describe('in a session', () => {
  const FILES = {
    'package.json': '{\n  "name": "shop",\n  "dependencies": {\n    "pg": "^8"\n  }\n}',
    'src/orders/store.ts': 'export function storeOrders() {}',
  };
  const request = 'Store a note with each order in the database';

  async function underway() {
    const { ports } = rig(FILES);
    const interview = await begin(ports, { request });
    const found = interview.session.statements.find(
      ({ kind, text }) => kind === 'assumption' && /PostgreSQL/.test(text),
    );
    if (found === undefined) throw new Error('Nothing is assumed of the database.');
    const edit = async (text: string) => {
      expect((await interview.dispatch({ type: 'edit_statement', statementId: found.id, text }, 'person')).ok).toBe(
        true,
      );
      await interview.idle();
    };
    return { interview, found, edit };
  }

  const planned = ({ interview }: Awaited<ReturnType<typeof underway>>) => interview.view().meter;

  it('such a fact stands in the draft as an assumption with its lines, and nobody is asked about it', async () => {
    const { interview, found } = await underway();
    expect(found.sources).toEqual(interview.session.facts.find(({ kind }) => kind === 'database')?.evidence);
    const view = interview.view().draft.sections.flatMap(({ statements }) => statements);
    const shown = view.find(({ id }) => id === found.id);
    expect(shown).toMatchObject({ kind: 'assumption', assumed: true });
    expect(shown?.sources.map(({ label }) => label).join()).toContain('package.json');
  });

  it('confirmed as it stands, it is assumed no longer', async () => {
    const session = await underway();
    expect(planned(session).wouldAssume).toContain(session.found.text);
    await session.edit(session.found.text);
    expect(planned(session).wouldAssume).not.toContain(session.found.text);
    expect(session.interview.session.statements.filter(({ text }) => text === session.found.text)).toHaveLength(1);
  });

  it('put right, it is what the person says, and what was read is said no more', async () => {
    const session = await underway();
    await session.edit('Orders are kept in MySQL.');
    const { interview } = session;
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await interview.idle();
    const spec = interview.session.spec;
    expect(spec).not.toBeNull();
    const texts = interview.session.statements.map(({ text }) => text);
    expect(texts).toContain('Orders are kept in MySQL.');
    expect(texts.join('\n')).not.toContain('PostgreSQL');
  });
});

describe('an assumption of the look', () => {
  const aligned = fact(
    'assumption',
    '',
    'The column of descriptions is aligned across all headings, by one `padWidth`.',
  );
  const now = (text: string, sources: string[]) =>
    currentFacts({
      ...{ putAside: [], changes: null, facts: [aligned] },
      statements: [{ ...assumption('S1', text), kind: 'requirement', sources }],
    })[0]?.confirm;

  it('needs no confirming once a statement that rests on an answer says it', () => {
    expect(now('The help SHALL align descriptions in one column across all headings.', ['Q5'])).toBe(false);
  });

  it('is still to be confirmed where only the workspace says so, or an answer says something else', () => {
    expect(now('The help SHALL align descriptions in one column across all headings.', ['E1'])).toBe(true);
    expect(now('The help SHALL print the headings in the order of adding.', ['Q5'])).toBe(true);
  });
});
