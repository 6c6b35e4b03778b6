import { describe, expect, it } from 'vitest';
import { ID_PREFIX, type Statement, type StatementKind } from '../../../../src/agents/session/statement';
import { forWhom } from '../../../../src/agents/specification/for-whom';
import { buildSpec } from '../../../../src/agents/specification/model';
import { summarise } from '../../../../src/agents/specification/summary';
import { asked, session } from './session-builder';

function statement(kind: StatementKind, text: string, rest: Partial<Statement> = {}): Statement {
  return {
    id: `${ID_PREFIX[kind]}-${text.length}`,
    topicId: 'export',
    kind,
    text,
    dimension: 'behaviour',
    sources: ['Q1'],
    by: 'writer',
    dependsOn: [],
    ...rest,
  };
}
const summaryOf = (...statements: Statement[]) => summarise({ request: 'x', statements, topics: [], settled: 1 });

describe('the summary of a change', () => {
  const request = statement('requirement', 'Rate limit the login route so that passwords cannot be guessed.', {
    sources: ['request'],
  });
  const lock = statement('requirement', 'After 5 wrong passwords within 10 minutes, the next attempt gets 429.');

  it('begins with what was asked for, and tells what can be seen before what is beside it', () => {
    expect(
      summaryOf(
        statement('requirement', 'The service SHALL limit nothing but the login.', { dimension: 'scope' }),
        statement('requirement', 'The service SHALL count failed attempts per account.'),
        lock,
        request,
        statement('edge_case', 'Over the limit: Status 429 and Retry-After in seconds.', { dimension: 'errors' }),
        statement('requirement', 'Order by name stays as it is.', { dimension: 'compatibility' }),
      ),
    ).toBe(
      [
        request.text,
        'The service SHALL limit nothing but the login.',
        lock.text,
        'Over the limit: Status 429 and Retry-After in seconds.',
      ].join(' '),
    );
  });

  it('tells what most checks are of, also where an address has a question mark', () => {
    const search = statement('requirement', 'GET /products?q=BÜRO answers 200 with every product with that name.');
    expect(
      summaryOf(
        statement('requirement', 'Order by name stays as it is.', { dimension: 'compatibility' }),
        statement('requirement', 'The page stays as wide as it is.', { dimension: 'look_feel' }),
        statement('requirement', 'The list stays as long as it is.', { dimension: 'data' }),
        search,
        statement('acceptance', 'searchProducts with "BÜRO" finds "Bürostuhl".'),
      ),
    ).toContain(search.text);
  });

  it('leaves odd cases to the list of them', () => {
    const told = summaryOf(
      request,
      statement('requirement', 'Unknown product → 404 "No such product".'),
      statement('requirement', 'Nobody signed in → 403 "Staff only".'),
      statement('requirement', 'A reservation holds a quantity of a product.'),
      statement('requirement', 'The stock field stays the physical stock.'),
      statement('requirement', 'The list shows what is free of it.'),
    );
    expect(told).not.toContain('→');
  });
});

describe('for whom a change is', () => {
  const specOf = (question: string, text: string, statements: Statement[] = []) =>
    buildSpec(
      session({ questions: [asked('Q1', { type: 'ask_text', config: { question }, answer: { text } })], statements }),
    );

  it('is said in the words of the answer', () => {
    expect(forWhom(specOf('Who reads it, and what do they know already?', 'New staff. They know the shop.'))).toBe(
      'New staff',
    );
  });

  it('is not said twice, nor taken from who may do what', () => {
    const goal = statement('goal', 'New staff find the till.');
    expect(forWhom(specOf('Who reads it?', 'New staff', [goal]))).toBeNull();
    expect(forWhom(specOf('Who may change it?', 'Admins'))).toBeNull();
    expect(forWhom(specOf('For whom should the limit of 28 rows shrink?', 'For everybody'))).toBeNull();
    expect(forWhom(specOf('Which screens does it hold for, and for whom?', 'Only that page'))).toBeNull();
  });
});
