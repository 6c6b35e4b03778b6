import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf, specFolder } from '../../../../src/agents/specification/slug';

describe('the folder of a specification', () => {
  it.each([
    ['Export orders', '2026-02-03-export-orders'],
    ['  Größe & Maße: Überarbeitung!  ', '2026-02-03-grosse-masse-uberarbeitung'],
    ['Don’t lose /etc/passwd\\..\\x', '2026-02-03-dont-lose-etc-passwd-x'],
    ['Экспорт заказов', '2026-02-03-eksport-zakazov'],
    ['Εξαγωγή', '2026-02-03-exagogi'],
    ['CON', '2026-02-03-con'],
  ])('of “%s” is %s', (title, folder) => {
    expect(specFolder('2026-02-03T23:59:59.000Z', title)).toBe(folder);
  });

  it('tells titles in scripts without a Latin form apart, and keeps what is Latin in them', () => {
    expect(slugOf('注文の書き出し')).toMatch(/^spec-[0-9a-f]{8}$/);
    expect(slugOf('注文の書き出し')).not.toBe(slugOf('検索の修正'));
    expect(slugOf('导出 CSV')).toMatch(/^csv-[0-9a-f]{8}$/);
    expect(slugOf('!!!')).toMatch(/^spec-[0-9a-f]{8}$/);
  });

  it('is cut between words', () => {
    expect(slugOf('Let support staff export all orders of the last month as a spreadsheet')).toBe(
      'let-support-staff-export-all-orders-of-the-last',
    );
  });

  it('is safe on every file system, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, date) => {
        expect(specFolder(date, title)).toMatch(/^(?:\d{4}-\d{2}-\d{2}|undated)-[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slugOf(title).length).toBeLessThanOrEqual(50);
      }),
    );
  });
});
