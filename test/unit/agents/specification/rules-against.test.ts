import { describe, expect, it } from 'vitest';
import { isForbiddenBy, rulesAgainst } from '../../../../src/agents/specification/rules-against';
import { cpuMs } from '../../rigs/cpu-ms';

const RULES = `# Agents

- Prices are integers of cents, never floats.
- The cart MUST NOT do network calls.
- Don't use default exports.
- Never delete an invoice unless an admin asks for it.
`;

describe('a rule of the project', () => {
  it.each([
    ['Prices should be floats', [3]],
    ['Add codes. The prices of the cart become floats with two digits', [3]],
    ['Load the discount with a network call from the cart', [4]],
    ['Give each module a default export', [5]],
  ])('is told where a request asks for what it forbids: %s', (request, lines) => {
    expect(rulesAgainst(request, RULES).map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    'Add discount codes to the cart',
    'Prices should not be floats',
    'Replace floats in prices by integers',
    'Warn about floats in prices',
    'Show floats on the map',
    'Show network calls in the log',
    'Delete an invoice',
    'How are prices kept, as floats?',
  ])('is not told where the words do not say so for certain: %s', (request) => {
    expect(rulesAgainst(request, RULES)).toEqual([]);
  });

  it.each([
    ['No web framework.', 'Introduce a web framework'],
    ['No web framework.', 'Introduce a web framework for routing requests so that we need no router of our own'],
    ['- No web frameworks', 'Use a small web framework for the routes'],
    ['Use node:http only, no web framework.', 'Introduce a web framework for routing requests'],
    ['We use no ORM.', 'Bring in an ORM for the products'],
    ['No ORM.', 'Read products through an ORM'],
    ['No Redis for the login', 'Keep failed login attempts in Redis so that all processes share the count'],
    ['**No Redis.**', 'Keep sessions in Redis'],
    ['No runtime dependencies.', 'Add a runtime dependency for parsing dates'],
    ['Never store passwords in plain text.', 'Save passwords in plain text until the import is done'],
    ['Never log e-mail addresses', 'Log e-mail addresses of failed logins'],
    ['Do not use default exports.', 'Give each module a default export'],
    ['Don’t use class components', 'Write the cart as a class component'],
    ['Use fetch, not axios.', 'Load the prices using axios'],
    ['Use `fetch` instead of `axios`.', 'Load the prices with axios'],
    ['Prefer composition rather than class inheritance.', 'Share the code through class inheritance'],
    ['The cart must not do network calls', 'Load the discount with a network call from the cart'],
    ['Handlers must not touch sockets.', 'Let handlers touch the sockets directly'],
    ['Global state is forbidden.', 'Keep the language in global state'],
    ['Inline styles are not allowed.', 'Colour the rows with inline styles'],
    ['Server-side sessions are not an option.', 'Introduce server-side sessions'],
    ['Prices are integers of cents, never floats.', 'Prices should be floats'],
    ['Mails are sent by the queue; never send mails from a handler.', 'Send mails from the handler of the order'],
    ['Avoid global variables.', 'Keep the current user in a global variable'],
    ['There is one database. No second database.', 'Introduce a second database for reports'],
    ['No GraphQL or gRPC.', 'Offer the products through GraphQL'],
    ['No GraphQL or gRPC.', 'Offer the products over gRPC'],
    ['Cookies are set by the gateway - never set cookies in the service', 'Set cookies in the service after the login'],
    ['Keep it simple: no background jobs.', 'Clean the carts in a background job'],
    ['We cannot use browser storage', 'Keep the cart in browser storage'],
    ['1. Secrets never go into the repository', 'Secrets go into the repository, encrypted'],
    ['Must not expose internal ids', 'Expose internal ids in the export'],
    ['No PDF.', 'Export invoices as PDF'],
  ])('“%s” is told to who asks: %s', (rule, request) => {
    expect(rulesAgainst(request, rule)).toHaveLength(1);
  });

  it.each([
    ['Never add a runtime dependency without an ADR.', 'Add a runtime dependency for parsing dates'],
    ['No cookies, except for the session.', 'Set cookies for the session'],
    ['If a page is public, no cookies are set.', 'Set cookies on the account page'],
    ['Do not use Redis only for sessions.', 'Use Redis for the cache'],
    ['There is no admin page yet.', 'Introduce an admin page'],
    ['The API has no rate limit.', 'Introduce a rate limit'],
    ['No longer uses a web framework', 'Introduce a web framework'],
    ['No more than five retries', 'Add five retries to the payment'],
    ['No need for a web framework here', 'Introduce a web framework'],
    ['No comments.', 'Let users add comments to posts'],
    ['No comments in code.', 'Let users add comments to posts'],
    ['No web framework.', 'Remove the web framework'],
    ['No web framework.', 'Introduce search so that we need no web framework'],
    ['No web framework.', 'Show the framework of the shelf on the web page'],
    ['No web framework.', 'Should work without a web framework'],
    ['No Redis for the login', 'Keep the product cache in Redis'],
    ['No Redis.', 'Replace Redis by memory'],
    ['Use fetch, not axios.', 'Load the prices with fetch'],
    ['Use fetch, not axios.', 'Show axes on the chart'],
    ['Never store passwords in plain text.', 'Show the terms as plain text'],
    ['Never log e-mail addresses', 'Show e-mail addresses in the list of users'],
    ['The login route must not reveal whether an account exists.', 'Rate limit the login route for each account'],
    ['Do not touch generated files', 'Show generated files in the list'],
    ['Prices are integers of cents, never floats.', 'Show floats on the map'],
    ['Stock levels must never be shown older than one minute', 'Show stock levels on the product page'],
    ['Handlers do not touch sockets when they stream.', 'Let handlers touch sockets'],
    ['Not all routes need a token', 'Give all routes a token'],
    ['Not only admins may export', 'Let admins export orders'],
    ['Avoid premature optimisation.', 'Optimise the search'],
    ['Tests must not depend on order', 'Let customers order again what they bought'],
    ['No one may delete an invoice but an admin', 'Let an admin delete an invoice'],
    ['Do not repeat yourself', 'Repeat the last order at a click'],
    ['Never force push', 'Push messages to the phone'],
    ['> No web framework.', 'Introduce a web framework'],
    ['# No web framework', 'Introduce a web framework'],
    ['Global state is documented.', 'Keep the language in global state'],
    ['Use tabs over spaces', 'Allow spaces in names of products'],
  ])('“%s” is not told to who asks: %s', (rule, request) => {
    expect(rulesAgainst(request, rule)).toEqual([]);
  });

  it('forbids what a heading says is forbidden, and nothing that is code', () => {
    const text =
      '## Never\n\n- Use a web framework\n\n## Always\n\n- Use a template engine\n\n```\nno admin pages\n```\n';
    expect(rulesAgainst('Introduce a web framework with a template engine', text)).toEqual([
      { line: 3, text: 'Use a web framework' },
    ]);
    expect(rulesAgainst('Introduce admin pages', text)).toEqual([]);
  });

  it('is held against a sentence alone, too: the title of a decision', () => {
    expect(isForbiddenBy('Introduce a web framework', 'No web framework')).toBe(true);
    expect(isForbiddenBy('Introduce a cache', 'No web framework')).toBe(false);
  });

  it.each(['no ', 'never use ', 'a, ', 'use a, not b ', 'x instead of ', '(', 'is '])(
    'is read in no time, whatever it holds: “%s”',
    (part) => {
      const start = cpuMs();
      rulesAgainst('Introduce a web framework', `- ${part.repeat(20_000)}\n${`${part.repeat(60)}\n`.repeat(300)}`);
      rulesAgainst(part.repeat(20_000), 'No web framework');
      expect(cpuMs() - start).toBeLessThan(2_000);
    },
  );
});
