import { describe, expect, it } from 'vitest';
import { refuseQuestion } from '../../../../../src/agents/engine/guards/question';
import { draft, piece, sessionWith } from './guard-rig';

const session = sessionWith({
  evidence: [
    piece(
      'E1',
      'src/routes/product.ts',
      10,
      "router.get('/products/:id', showProduct);\n\nexport async function showProduct(req: Request) {\n  return store.product(req.params.id);\n}",
      { shows: 'Registers `GET /products/:id`' },
    ),
    piece(
      'E2',
      'src/http/cache.ts',
      1,
      'export class HttpCache {\n  get(key: string) {\n    return this.entries.get(key);\n  }\n}',
      { shows: '`class HttpCache`' },
    ),
    piece(
      'E3',
      'src/orders/export.ts',
      4,
      'export function exportOrders(filter: Filter): Promise<Row[]> {\n  return store.all(filter);\n}',
    ),
    piece('E4', 'internal/mail/smtp_sender.go', 20, 'func SendInvoiceMail(to string) error {\n\treturn nil\n}'),
    piece('E5', 'flask/sessions.py', 30, 'class SecureCookieSession:\n    def open_session(self, app):\n        pass'),
    piece(
      'E6',
      'src/limits.ts',
      1,
      'export const REQUEST_LIMIT_MS = 30_000;\nexport const MAX_UPLOAD_BYTES = 5_000_000;',
    ),
    piece('E7', 'test/orders/export.test.ts', 1, "test('exports orders', () => {});", { kind: 'test' }),
    piece('E8', 'docs/caching.md', 1, '# Caching\nThe cache is …', { kind: 'doc' }),
    piece('E9', 'config/app.yaml', 1, 'cache:\n  ttl: 60', { kind: 'config' }),
    piece('E10', 'db/migrations/0001_create_customers.sql', 1, 'CREATE TABLE customers (\n  id int\n);'),
    piece('E11', 'https://example.org/cache', 1, 'function webCache() {}', { kind: 'web' }),
  ],
  selection: {
    path: 'src/search/groupBy.js',
    startLine: 3,
    endLine: 5,
    text: 'export function groupBy(list, key) {\n}',
  },
});

describe('a question about code that the evidence shows is sent back, with its place', () => {
  it.each([
    ['Where is the product route defined?', 'src/routes/product.ts', 'E1'],
    ['Where are the product routes registered?', 'src/routes/product.ts', 'E1'],
    ['Where is the product endpoint?', 'src/routes/product.ts', 'E1'],
    ['In which file is the product route defined?', 'src/routes/product.ts', 'E1'],
    ['Which file defines the product endpoint?', 'src/routes/product.ts', 'E1'],
    ['Which function shows the product?', 'src/routes/product.ts', 'E1'],
    ['Where is `showProduct` defined?', 'src/routes/product.ts:12 defines showProduct', 'E1'],
    ['Where is showProduct implemented?', 'src/routes/product.ts:12', 'E1'],
    ['What does `showProduct` do?', 'src/routes/product.ts:12', 'E1'],
    ['Is there already a cache?', 'src/http/cache.ts', 'E2'],
    ['Is there an existing cache in the codebase?', 'src/http/cache.ts', 'E2'],
    ['Is there currently any HTTP cache?', 'src/http/cache.ts:1 defines HttpCache', 'E2'],
    ['Does the project already have a cache?', 'src/http/cache.ts', 'E2'],
    ['Do you already have an HTTP cache?', 'src/http/cache.ts', 'E2'],
    ['Does an HTTP cache already exist?', 'src/http/cache.ts', 'E2'],
    ['Is there a cache module?', 'src/http/cache.ts', 'E2'],
    ['Are there any cache classes already?', 'src/http/cache.ts', 'E2'],
    ['Where is the HTTP cache?', 'src/http/cache.ts', 'E2'],
    ['Where is the cache implemented?', 'src/http/cache.ts', 'E2'],
    ['Where is the class HttpCache?', 'src/http/cache.ts', 'E2'],
    ['Which class implements the HTTP cache?', 'src/http/cache.ts', 'E2'],
    ['Where does the HTTP cache live?', 'src/http/cache.ts', 'E2'],
    ['What is HttpCache?', 'src/http/cache.ts', 'E2'],
    ['Where is the order export implemented?', 'src/orders/export.ts', 'E3'],
    ['Where is the export of orders?', 'src/orders/export.ts', 'E3'],
    ['Where do you export orders?', 'src/orders/export.ts', 'E3'],
    ['Which module exports the orders?', 'src/orders/export.ts', 'E3'],
    ['Which file contains the orders export?', 'src/orders/export.ts', 'E3'],
    ['What does exportOrders return?', 'src/orders/export.ts:4', 'E3'],
    ['What parameters does `exportOrders` take?', 'src/orders/export.ts:4', 'E3'],
    ['What are the arguments of `exportOrders`?', 'src/orders/export.ts:4', 'E3'],
    ['What is the signature of exportOrders?', 'src/orders/export.ts:4', 'E3'],
    ['What does `exportOrders()` look like?', 'src/orders/export.ts:4', 'E3'],
    ['How is `exportOrders` implemented?', 'src/orders/export.ts:4', 'E3'],
    ['Can you paste the code of `exportOrders`?', 'src/orders/export.ts:4', 'E3'],
    ['Please share src/orders/export.ts.', 'src/orders/export.ts is that file', 'E3'],
    ['Could you attach `export.ts`?', 'src/orders/export.ts', 'E3'],
    ['Where is export.ts?', 'src/orders/export.ts', 'E3'],
    ['Where is the SMTP sender?', 'internal/mail/smtp_sender.go', 'E4'],
    ['Where is the code that sends the invoice mail?', 'internal/mail/smtp_sender.go:20', 'E4'],
    ['Where is SendInvoiceMail defined?', 'internal/mail/smtp_sender.go:20', 'E4'],
    ['Where is SecureCookieSession?', 'flask/sessions.py:30', 'E5'],
    ['Where is open_session defined?', 'flask/sessions.py:31', 'E5'],
    ['Where is the secure cookie session?', 'flask/sessions.py', 'E5'],
    ['What is `SecureCookieSession`?', 'flask/sessions.py:30', 'E5'],
    ['Where are sessions handled?', 'flask/sessions.py', 'E5'],
    ['Which constant holds the request limit? Where is REQUEST_LIMIT_MS?', 'src/limits.ts:1', 'E6'],
    ['Where is REQUEST_LIMIT_MS defined?', 'src/limits.ts:1', 'E6'],
    ['What is REQUEST_LIMIT_MS?', 'src/limits.ts:1', 'E6'],
    ['What value does `MAX_UPLOAD_BYTES` have?', 'src/limits.ts:2', 'E6'],
    ['Where are the limits defined?', 'src/limits.ts', 'E6'],
    ['Is there already a customers table?', 'db/migrations/0001_create_customers.sql:1 defines customers', 'E10'],
    ['Where is the table customers?', 'db/migrations/0001_create_customers.sql', 'E10'],
    ['Where is `groupBy` defined?', 'src/search/groupBy.js:3 defines groupBy (the selected code)', 'the selected code'],
    ['What does `groupBy` do?', 'src/search/groupBy.js:3', 'the selected code'],
    ['Can you show me where the product route is defined?', 'src/routes/product.ts', 'E1'],
    ['Do you know where the HTTP cache is?', 'src/http/cache.ts', 'E2'],
    ['Please tell me which file defines the product endpoint.', 'src/routes/product.ts', 'E1'],
    ['Where is the product route defined, and where is the HTTP cache?', 'src/routes/product.ts', 'E1'],
    ['Is there already an orders export?', 'src/orders/export.ts', 'E3'],
    ['Is there an SMTP sender in the project?', 'internal/mail/smtp_sender.go', 'E4'],
    ['Are there limits in the code already?', 'src/limits.ts', 'E6'],
  ])('%s', (question, place, id) => {
    const refusal = refuseQuestion(session, draft(question));
    expect(refusal?.reason).toContain(place);
    expect(refusal?.reason).toContain(`(${id})`);
    expect(refusal?.firm).toBe(false);
  });

  it('with what its author has just found, too', () => {
    const found = [piece('E12', 'src/http/throttle.ts', 1, 'export function throttle() {}')];
    const question = draft('Is there already a throttle?');
    expect(refuseQuestion(session, question)).toBeNull();
    expect(refuseQuestion(session, question, found)?.reason).toContain('src/http/throttle.ts:1 defines throttle (E12)');
  });

  it('where it offers the places that were found', () => {
    const options = ['`src/routes/product.ts`', 'Somewhere else'];
    expect(refuseQuestion(session, draft('Where is the product route defined?', { options }))).not.toBeNull();
    expect(refuseQuestion(session, draft('Is there already a cache?', { options: ['Yes', 'No'] }))).not.toBeNull();
    expect(refuseQuestion(session, draft('Is there already a cache?', { type: 'confirm' }))).not.toBeNull();
    expect(refuseQuestion(session, draft('Where is the HTTP cache?', { type: 'ask_code' }))).not.toBeNull();
    expect(refuseQuestion(session, draft('Where is the HTTP cache?', { type: 'ask_file' }))).not.toBeNull();
  });
});

describe('a question that the evidence does not answer may be asked', () => {
  it.each([
    'Where should the product route be defined?',
    'Where should the cache be kept?',
    'Where is the cache kept?',
    'Where are cached responses stored?',
    'Which routes should be cached?',
    'Should the new route use `HttpCache`?',
    'Should `showProduct` answer from the cache?',
    'May `exportOrders` be changed?',
    'What should `exportOrders` return when nothing matches?',
    'What happens when `exportOrders` throws?',
    'Who calls `exportOrders`?',
    'Why does `exportOrders` read everything at once?',
    'How often is `exportOrders` called?',
    'How many orders does `exportOrders` return?',
    'What is wrong with `exportOrders`?',
    'What is slow about `exportOrders`?',
    'What does `exportOrders` do when it is cancelled?',
    'What do people expect of `exportOrders`?',
    'Which part of `exportOrders` is slow?',
    'Is `exportOrders` the place where it goes wrong?',
    'I found `src/http/cache.ts`: extend it, or build beside it?',
    'What does `importOrders` do?',
    'Where is `importOrders` defined?',
    'Where is the customer route defined?',
    'Where is the product image handled?',
    'Where is the web cache?',
    'Where is the caching guide?',
    'Where does the money go?',
    'Where are you?',
    'Where do people see the product?',
    'Where is it slow?',
    'Where is it deployed?',
    'Where do the orders come from that are exported twice?',
    'Is there already a queue?',
    'Is there a deadline?',
    'Is there a limit on the size of an upload that you have in mind?',
    'Is there anything that must not be cached?',
    'Is there already a decision on the cache?',
    'Are there users who see other prices?',
    'Are there already customers who complain?',
    'Do you have an example of an export?',
    'Do you have a target for the hit rate?',
    'Do you already have an idea how the cache is emptied?',
    'Does the export need a header?',
    'Does anybody depend on the order of the columns?',
    'Which file format should the export have?',
    'Which file does support open first?',
    'Which file should the export be written to?',
    'Which module should the cache live in?',
    'Which function would you like to call?',
    'Which class of customers sees it?',
    'Can you attach an example of the exported file?',
    'Can you paste the error message?',
    'Please attach a screenshot of the product page.',
    'Can you share `orders-2026.xlsx`?',
    'Please show how the call to `exportOrders` and `showProduct` should look.',
    'How is `exportOrders` used by support?',
    'How do you want `exportOrders` to behave?',
    'Which of `exportOrders` and `showProduct` comes first?',
    'What must never appear in the export?',
    'What does the person see while the export runs?',
    'Where is the invoice mail sent? Where is the code for it?',
    'Can you point me to the product route? Where is it defined?',
    'Where is the line between a warning and an error?',
    'Wo ist die Produktroute definiert?',
    'Où est définie la route des produits ?',
    '产品路由在哪里定义？',
    'Gibt es schon einen Cache?',
  ])('%s', (question) => {
    expect(refuseQuestion(session, draft(question))).toBeNull();
  });

  it('where its choices are ways of building it', () => {
    const options = ['In the memory of each process', 'In a store that all share'];
    expect(refuseQuestion(session, draft('Where is the cache located?', { options }))).toBeNull();
    expect(refuseQuestion(session, draft('Where is the cache located?'))).not.toBeNull();
  });

  it('to have what was found confirmed', () => {
    const context = 'There is `HttpCache` in `src/http/cache.ts`.';
    expect(refuseQuestion(session, draft('Is there already a cache?', { type: 'confirm', context }))).toBeNull();
    expect(
      refuseQuestion(session, draft('Is there already a cache?', { type: 'confirm', evidence: ['E2'] })),
    ).toBeNull();
  });

  it('where nothing was seen', () => {
    const blind = sessionWith({});
    for (const question of [
      'Where is the product route defined?',
      'Is there already a cache?',
      'What does `exportOrders` do?',
    ])
      expect(refuseQuestion(blind, draft(question))).toBeNull();
  });
});
