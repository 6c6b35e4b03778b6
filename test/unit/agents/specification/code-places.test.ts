import { describe, expect, it } from 'vitest';
import type { SpecPlace } from '../../../../src/agents/session/spec-place';
import type { Statement } from '../../../../src/agents/session/statement';
import { placesOf, toldPlacesOf } from '../../../../src/agents/specification/code-places';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { renderSpec } from '../../../../src/agents/specification/render';
import { buildSpec, type Spec } from '../../../../src/agents/specification/model';
import { asked, evidence, said, session } from './session-builder';

const place = (path: string, why: string, statements: string[] = []): SpecPlace => {
  return { path, startLine: 1, endLine: 9, hash: 'a', kind: 'code', why, statements };
};
const specOf = (statements: Statement[], places: SpecPlace[]) =>
  buildSpec(
    session({
      questions: [asked('Q1', { type: 'ask_text', config: { question: 'What?' }, answer: { text: 'x' } })],
      statements,
    }),
    { places },
  );

/** What a model that was called leaves behind. */
const USED = [
  { role: 'writer', calls: 1, inputTokens: 1, outputTokens: 1, ms: 1, estimated: false },
] as unknown as Spec['usage'];

describe('the places of a change', () => {
  const search = said('FR-001', 'GET /products?q=a answers 200 with every product that has it in its name.');
  const type = place('src/product.ts', '`interface Product`', ['FR-001']);

  it('have no type for a statement that something else serves as well', () => {
    const routes = place('src/routes.ts', 'Exports `productRoutes`, handles `/products`', ['FR-001']);
    const spec = specOf([search], [type, routes]);
    const served = (of: typeof spec) => placesOf(of).map(({ place: at, serves }) => [at, serves]);
    const told = [
      ['src/product.ts:1-9', []],
      ['src/routes.ts:1-9', ['FR-001']],
    ];
    expect(served(spec)).toEqual(told);
    // Where a model read the code, such a type comes last.
    expect(served({ ...spec, usage: USED })).toEqual(told.toReversed());
    expect(placesOf(specOf([search], [type]))).toMatchObject([{ serves: ['FR-001'] }]);
  });

  it('have no type for a mere word, and one where a statement names it', () => {
    const told = (text: string) =>
      placesOf(specOf([said('FR-001', text)], [type, place('src/main.ts', 'Defines `start`')])).map(
        ({ serves }) => serves,
      );
    expect(told('The list of products is sorted.')).toEqual([[], []]);
    expect(told('The field stock of Product stays.')).toEqual([['FR-001'], []]);
    expect(told('The field stock in product.ts stays.')).toEqual([['FR-001'], []]);
  });

  it('say in the specification and in the brief what is there, and for which statements', () => {
    const routes = place('src/routes.ts', 'Exports `productRoutes`, handles `/products`', ['FR-001']);
    const spec = specOf([search], [routes, place('src/main.ts', 'Defines `start`')]);
    for (const text of [renderSpec(spec), renderBrief(spec)]) {
      expect(text).toContain('- `src/routes.ts:1-9`: Exports `productRoutes`, handles `/products` (FR-001)\n');
      expect(text).toContain('- `src/main.ts:1-9`: Defines `start`\n');
    }
  });

  it('serve the statements whose checks name their code', () => {
    const code = place('src/search.ts', 'Exports `searchProducts`');
    const check = { ...said('AC-001', 'searchProducts with "a" finds both.'), dependsOn: ['FR-001'] };
    expect(placesOf(specOf([search, check], [code]))).toMatchObject([
      { shows: 'Exports `searchProducts`', serves: ['FR-001'] },
    ]);
  });

  it('are told with what they were chosen for, and not with what is checked of the same name', () => {
    const chosen = { ...place('src/search.ts', '`searchProducts` takes the word', ['FR-002']), by: 'model' as const };
    const check = { ...said('AC-001', 'searchProducts with "a" finds both.'), dependsOn: ['FR-001'] };
    const other = said('FR-002', 'The word is trimmed.');
    expect(placesOf(specOf([search, other, check], [chosen]))).toMatchObject([{ serves: ['FR-002'] }]);
  });

  it('are those a model chose, and no others: what statements rest on stands with them', () => {
    const chosen = { ...place('src/search.ts', '`search` takes the word', ['FR-001']), by: 'model' as const };
    const found = place('src/form.html', 'Says “<div>”', ['FR-001', 'FR-002']);
    const others = [found, place('src/main.ts', 'Inside `start`', ['F-001']), place('src/rest.ts', 'Defines `rest`')];
    const fact: Statement = { ...said('F-001', 'start is called once.'), kind: 'fact' };
    const shown = said('FR-002', 'The form shows the word.');
    const told = placesOf(specOf([search, shown, fact], [...others, chosen]));
    expect(told.map(({ place: at, shows }) => [at, shows])).toEqual([['src/search.ts:1-9', '`search` takes the word']]);
  });

  it('are also the entries that statements rest on: in such a file nothing is defined that could be chosen', () => {
    const chosen = { ...place('src/search.ts', '`search` takes the word', ['FR-001']), by: 'model' as const };
    const texts = said('FR-002', 'The new texts stand in `en.json` alone.', { sources: ['Q1', 'E1'] });
    const fact: Statement = { ...said('F-001', 'It runs on Node 22.', { sources: ['E2'] }), kind: 'fact' };
    const entries = (id: string, kind: 'config' | 'manifest', path: string) =>
      evidence(id, path, 754, 791, 'Says “"webhook": {”', { kind });
    const cited = [entries('E1', 'config', 'locales/en.json'), entries('E2', 'manifest', 'package.json')];
    const spec = buildSpec(
      session({
        questions: [asked('Q1', { type: 'ask_text', config: { question: 'What?' }, answer: { text: 'x' } })],
        statements: [search, texts, fact],
        evidence: cited,
      }),
      { places: [chosen] },
    );
    expect(renderBrief(spec)).toContain('- `locales/en.json:754-791`: Says “"webhook": {” (FR-002)\n');
    expect(renderBrief(spec)).not.toContain('package.json');
  });

  it('are at most eight for a person, in the order of the last look, where no model read the code', () => {
    const rest = Array.from({ length: 9 }, (_, at) => place(`src/${at}.ts`, `Inside \`part${at}\``));
    const own = place('src/own.ts', 'Exports `own`', ['FR-001']);
    const spec = specOf([search], [...rest, type, own]);
    expect(toldPlacesOf(spec).map((one) => one.place)).toEqual(rest.slice(0, 8).map(({ path }) => `${path}:1-9`));
    expect(placesOf(spec)).toHaveLength(11);
    const byModel = toldPlacesOf({ ...spec, usage: USED });
    expect(byModel).toHaveLength(11);
    expect(byModel[0]?.place).toBe('src/own.ts:1-9');
  });
});
