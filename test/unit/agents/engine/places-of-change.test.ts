import { describe, expect, it } from 'vitest';
import {
  besideInFirstLook,
  builtAlike,
  chosenOf,
  lookingFrom,
  type Known,
  restedOn,
  withChosen,
  withinBudget,
} from '../../../../src/agents/engine/places-of-change';
import type { Outlined } from '../../../../src/agents/exploration/outline';
import type { SpecPlace } from '../../../../src/agents/session/spec-place';
import type { Statement } from '../../../../src/agents/session/statement';
import { intakeFor } from '../../rigs/samples';
import { ABOUT_PARTS } from '../../../../src/agents/session/project-kind';
import { asked, draft, fact, piece, sessionWith } from './guards/guard-rig';

const cors = piece('E1', 'src/middleware/cors/index.ts', 10, 'export const cors\n}');
const etag = piece('E2', 'src/middleware/etag/index.ts', 1, 'export const etag\n}');
const other = piece('E3', 'src/hono.ts', 5, 'class Hono\n}');
const made = piece('E4', 'dist/hono.js', 5, 'class Hono\n}');
const runtime = piece('E5', 'src/runtime.ts', 1, 'node', { role: 'fact' });
const evidence = [cors, etag, other, made, runtime];

function rests(...sources: string[]): Statement {
  const text = 'It SHALL answer.';
  const whose = { topicId: 'T1', by: 'writer' as const, dependsOn: [] };
  return { ...whose, id: 'S1', kind: 'requirement', text, dimension: 'behaviour', sources };
}

function place(path: string, startLine: number, statements: string[] = []): SpecPlace {
  return { path, startLine, endLine: startLine + 1, hash: 'h', kind: 'code', why: '', statements };
}

describe('what people decided by', () => {
  it('is the code shown with an answer or cited by a statement, and neither what was not answered, generated, nor there for a fact', () => {
    const questions = [
      asked('Q1', draft('Which header?', { evidence: ['E1', 'E4', 'E5'] }), { digest: 'Allow' }),
      asked('Q2', draft('Which order?', { evidence: ['E2'] }), { nonAnswer: 'you_decide' }),
    ];
    const session = sessionWith({ evidence, questions, statements: [rests('Q1', 'E3')] });
    expect(restedOn(session).map(({ id }) => id)).toEqual(['E1', 'E3']);
  });
});

describe('what a last look starts from', () => {
  it('is what people decided by, code and documents, the most often cited first, and the files that were seen, but no rules', () => {
    const guide = piece('E6', 'docs/guide.md', 1, '# Guide', { kind: 'doc' });
    const which = draft('Which header?', { evidence: ['E1', 'E6'] });
    const context = 'As in `src/middleware/cors/index.ts`.';
    const withContext = { ...which, config: { ...which.config, context } };
    const questions = [asked('Q1', withContext, { digest: 'Allow' }), asked('Q2', which, { nonAnswer: 'dont_know' })];
    const rules = piece('E7', 'AGENTS.md', 1, '# Agents', { kind: 'doc' });
    const session = sessionWith({ evidence: [...evidence, guide, rules], questions, statements: [rests('E6', 'E7')] });
    const { known = [], seen = [], shown } = lookingFrom(session, 'app');
    expect(shown).toEqual([context]);
    expect(known.map(({ root, path }) => `${root}/${path}`)).toEqual(['app/docs/guide.md', `app/${cors.path}`]);
    expect(seen.map(({ path }) => path)).toEqual([cors.path, etag.path, other.path, guide.path]);
  });
});

describe('the places that are told', () => {
  const long = (path: string, lines: number, change: Partial<SpecPlace> = {}) => {
    return { ...place(path, 1), endLine: lines, ...change };
  };

  it('have 500 lines at most, of which statements and people’s decisions get theirs before what was found by words', () => {
    const places = [
      long('package.json', 2, { kind: 'manifest' }),
      long('src/words.ts', 300),
      long('src/said.ts', 200, { statements: ['FR-001'] }),
      long(cors.path, 250),
    ];
    const session = sessionWith({ evidence, statements: [rests('E1')] });
    expect(withinBudget(session, places).map(({ path }) => path)).toEqual(['package.json', 'src/said.ts', cors.path]);
  });

  it('are none of the projects that the person was offered and left out', () => {
    const options = ['apps/web', 'apps/phone'].map((name, at) => ({ id: `p${at}`, label: `\`${name}\`` }));
    const which = { ...draft('Which parts?'), config: { question: 'Which parts?', options }, about: ABOUT_PARTS };
    const of = asked('Q1', which, { digest: 'apps/web' });
    const chosen = { ...of, response: { ...of.response, value: { selected: ['p0'] } } } as typeof of;
    const places = ['apps/web/a.ts', 'apps/phone/a.ts', 'packages/api/a.ts'].map((path) => long(path, 3));
    const told = (questions: (typeof of)[]) => withinBudget(sessionWith({ questions }), places).map(({ path }) => path);
    expect(told([chosen])).toEqual(['apps/web/a.ts', 'packages/api/a.ts']);
    expect(told([])).toHaveLength(3);
  });

  it('have a hundred lines at most of tests and documents, which code never crowds out', () => {
    const tests = [long('test/a.test.ts', 80, { kind: 'test' }), long('docs/a.md', 40, { kind: 'doc' })];
    const places = [long('src/a.ts', 450), long('src/b.ts', 420), ...tests];
    expect(withinBudget(sessionWith({ evidence }), places).map(({ path }) => path)).toEqual([
      'src/b.ts',
      'test/a.test.ts',
    ]);
  });
});

describe('the places that a model chose', () => {
  const named = (labels: Record<string, string> = {}) => ({ labels, known: new Map<string, Known>() });
  const outline = [
    {
      name: 'cors',
      isUnnamed: false,
      place: { path: cors.path, startLine: 10, endLine: 11, hash: 'h1', kind: 'code' },
    },
    {
      name: 'Hono.use',
      isUnnamed: false,
      place: { path: other.path, startLine: 5, endLine: 9, hash: 'h2', kind: 'code' },
    },
  ];

  it('say what happens there, for the statements as the specification calls them', () => {
    const places = [
      { definition: 1, statements: ['FR-004', 'FR-009'], change: 'hands the header on' },
      { definition: 0, statements: [], change: '' },
      { definition: 7, statements: ['FR-004'], change: 'not listed' },
    ];
    expect(chosenOf({ places }, outline, named({ 'FR-004': 'FR-001' }))).toEqual([
      { ...outline[1]?.place, why: '`Hono.use` hands the header on', statements: ['FR-001'], by: 'model' },
      { ...outline[0]?.place, why: 'Defines `cors`', statements: [], by: 'model' },
    ]);
  });

  it('say of a file in which nothing has a name only what happens there', () => {
    const markup = outline.map((one) => ({ ...one, name: 'the markup', isUnnamed: true }));
    const why = (change: string) =>
      chosenOf({ places: [{ definition: 0, statements: [], change }] }, markup, named()).map((one) => one.why);
    expect(why('offers one choice more')).toEqual(['Offers one choice more']);
    expect(why('')).toEqual(['Chosen for this change']);
  });

  it('of what is long are the part that speaks of what happens there', () => {
    const [use] = outline.slice(1);
    const part = (start: number, ...words: string[]) => ({
      ...{ lines: { start, end: start + 9 }, texts: [''], words: [words] },
      placeOf: () => ({ path: other.path, startLine: start, endLine: start + 9, hash: `h${start}`, kind: 'code' }),
    });
    const long = { ...use, parts: () => [part(5, 'header'), part(20, 'header', 'origin'), part(40, 'path')] };
    const placeFor = (change: string, sources: string[] = []) =>
      chosenOf({ places: [{ definition: 0, statements: ['FR-001'], change }] }, [long as Outlined], {
        ...{
          labels: { 'FR-001': 'FR-001' },
          known: new Map([['FR-001', { text: 'The header SHALL name the origin.', sources }]]),
        },
        cited: new Map([['E9', { ...place(other.path, 41), endLine: 44 }]]),
      }).map(({ startLine }) => startLine);
    expect(placeFor('hands the header on')).toEqual([20]);
    // Where the statement rests on lines of the file, the part is theirs, whatever words another one has.
    expect(placeFor('hands the header of this path on', ['E9'])).toEqual([40]);
    // Of tests that say nothing of it the last one: the new one goes behind it.
    const tests = { ...long, place: { ...long.place, kind: 'test' } } as Outlined;
    const given = { places: [{ definition: 0, statements: [], change: 'gets a test' }] };
    expect(chosenOf(given, [tests], named()).map(({ startLine }) => startLine)).toEqual([40]);
  });

  it('are all the code there is; tests stay, documents were there to be chosen', () => {
    const [chosen] = chosenOf({ places: [{ definition: 0, statements: [], change: '' }] }, outline, named());
    const words = ['a', 'b'].map((name) => place(`src/${name}.ts`, 1));
    const test = { ...place('test/a.test.ts', 1), kind: 'test' };
    const document = { ...place('docs/a.md', 1), kind: 'doc' };
    const found = [place(cors.path, 11), ...words, place(other.path, 5), test, document];
    const all = withChosen(chosen === undefined ? [] : [chosen], found);
    expect(all.map(({ path }) => path)).toEqual([cors.path, 'test/a.test.ts']);
  });
});

describe('the modules that are built alike', () => {
  const adding = { ...intakeFor('Method not allowed'), kind: 'feature' as const };

  it('are those that the look found so', () => {
    const facts = [{ ...fact('similar', 'middleware', 'Built alike', 'E2'), confirm: true }];
    expect(builtAlike(sessionWith({ evidence, facts, intake: adding }), 'app')).toEqual([
      { root: 'app', path: etag.path },
    ]);
  });

  it('are else those found in folders side by side, and none where nothing is added', () => {
    const names = [cors.path, etag.path].map((path) => ({ root: 'app', path }));
    expect(builtAlike(sessionWith({ evidence, intake: adding }), 'app')).toEqual(names);
    expect(builtAlike(sessionWith({ evidence, intake: { ...adding, kind: 'bug' } }), 'app')).toEqual([]);
  });
});

describe('tests and documents of the first look', () => {
  const test = piece('E6', 'test/cors.test.ts', 1, 'it()', { kind: 'test', score: 0.8 });
  const faint = piece('E7', 'test/x.test.ts', 1, 'it()', { kind: 'test', score: 0.1 });
  const session = sessionWith({ evidence: [test, faint] });

  it('stand where the last look found none, if they fit well', () => {
    expect(besideInFirstLook(session, { places: [], outline: [], problem: null }).map(({ path }) => path)).toEqual([
      test.path,
    ]);
    const known = { ...place('test/other.test.ts', 1), kind: 'test' as const };
    expect(besideInFirstLook(session, { places: [known], outline: [], problem: null })).toEqual([]);
  });

  it('are none of what says what is to be built, whoever wrote it', () => {
    const change = {
      ...piece('E7', 'openspec/changes/cors/design.md', 1, '# Design'),
      kind: 'doc' as const,
      score: 0.9,
    };
    const guide = { ...piece('E8', 'docs/cors.md', 1, '# CORS'), kind: 'doc' as const, score: 0.5 };
    const session = sessionWith({ evidence: [change, guide], statements: [rests('E7')] });
    expect(restedOn(session)).toEqual([]);
    expect(besideInFirstLook(session, { places: [], outline: [], problem: null }).map(({ path }) => path)).toEqual([
      'docs/cors.md',
    ]);
  });
});
