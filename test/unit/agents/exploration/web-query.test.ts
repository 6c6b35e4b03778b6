import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webQuery } from '../../../../src/agents/exploration/web-query';
import { cpuMs } from '../../rigs/cpu-ms';

describe('what the web is asked', () => {
  it.each([
    ['How do OpenAPI clients retry on 429 responses?', 'How do OpenAPI clients retry on 429 responses?'],
    ['rate limit headers, RFC 9110', 'rate limit headers, RFC 9110'],
    ['Vue.js and Next.js caching', 'Vue.js and Next.js caching'],
    ['who calls exportOrders in src/orders/export.ts:12', 'who calls export orders in'],
    ['retry in order_export_service::run', 'retry in order export service run'],
    ['OrderExportServiceFactory retry policy', 'order export service factory retry policy'],
    ['how TypeScript checks', 'how TypeScript checks'],
    ['entity tags `const secretPlan = 1;` in HTTP', 'entity tags in HTTP'],
    ['see https://intranet.example/wiki and C:\\work\\plan.docx for caching rules', 'see and for caching rules'],
    ['mail ann@example.com about commit 8565756f0c1d2e3a', 'mail about commit'],
    ['password: "hunter2-abc" for staging systems', 'password: for staging systems'],
  ])('of %j is %j', (query, asked) => {
    expect(webQuery(query)).toBe(asked);
  });

  it.each(['src/orders/export.ts', 'export.ts', '', '`a b c`', 'one'])(
    'is nothing where %j is all there is',
    (query) => {
      expect(webQuery(query)).toBeNull();
    },
  );

  it('is short, on one line, and holds no path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (query) => {
        const asked = webQuery(`${query} src/secret/plan.ts and words`) ?? '';
        expect(asked.length).toBeLessThanOrEqual(200);
        expect(asked).not.toMatch(/[\n/\\]|plan\.ts/);
      }),
    );
  });

  it('leaves out what may be a key of an unknown kind, and addresses of machines', () => {
    expect(webQuery('bearer Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA== fails at 10.1.2.3 today')).toBe('bearer fails at today');
  });

  it('takes no time for long words', () => {
    const start = cpuMs();
    for (const piece of ['a.', 'a@', '-', 'a', '`', '`a']) webQuery(piece.repeat(1_000));
    expect(cpuMs() - start).toBeLessThan(2_000);
  });
});
