import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answersOf, type Answers } from '../../../../../src/agents/specification/exporters/answers-json';
import { EXPORT_FORMS } from '../../../../../src/agents/specification/exporters/export-forms';
import { specFromAnswers } from '../../../../../src/agents/specification/exporters/spec-from-answers';
import { buildSpec } from '../../../../../src/agents/specification/model';
import { numbered } from '../../../../../src/agents/specification/numbering';
import type { Session } from '../../../../../src/agents/session/session';
import { journalSessions, NO_SURROUNDINGS } from '../../../../bench/exports/specs';
import { ordersExport } from '../orders-export';
import { searchBug } from '../search-bug';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

const SESSIONS: { name: string; session: Session }[] = [
  { name: 'a feature', session: ordersExport() },
  { name: 'a bug report', session: searchBug() },
  ...journalSessions(ROOT),
];

/** What was written of a session: its specification, and `answers.json` as data. */
function written(session: Session) {
  const spec = numbered(buildSpec(session), session);
  return { spec, answers: JSON.parse(JSON.stringify(answersOf(session, spec))) as Answers };
}

/** Why nothing can be made of it. */
function reason(answers: unknown): string {
  const read = specFromAnswers(typeof answers === 'string' ? answers : JSON.stringify(answers));
  return read.ok ? '' : read.reason;
}

describe('an export that is made from answers.json', () => {
  describe.each(EXPORT_FORMS)('to $title', (form) => {
    it.each(SESSIONS)('is the one that is made from the session: $name', ({ session }) => {
      const { spec, answers } = written(session);
      const read = specFromAnswers(JSON.stringify(answers));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(form.files(read.spec, NO_SURROUNDINGS)).toEqual(form.files(spec, NO_SURROUNDINGS));
    });
  });

  it('is refused with a sentence where the file is older, damaged, or something else', () => {
    const { answers } = written(ordersExport());
    const { topics: _topics, ...older } = answers;
    expect(reason(older)).toMatch(
      /^answers\.json was written by another version, and lacks what an export is made from\./,
    );
    expect(reason({ ...answers, format: 'sdd-brainstorm/answers@9' })).toMatch(/^answers\.json was written by another/);
    expect(reason({ ...answers, trace: 'all of it' })).toBe(
      'answers.json cannot be read: it was changed since it was written.',
    );
    expect(reason({ ...answers, trace: [{ ...answers.trace[0], statement: '../FR-001' }] })).toMatch(
      /what is no label/,
    );
    for (const other of ['', '{', 'null', '[]', '{"format":1}']) expect(reason(other)).toMatch(/cannot be read/);
  });
});
