import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { evidenceEntries } from '../../../../../src/agents/roles/rule-based/evidence-entries';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import { relatedEvidence } from '../../../../../src/agents/roles/rule-based/related-evidence';
import type { Fact } from '../../../../../src/agents/session/evidence';
import { piece } from '../../engine/guards/guard-rig';
import { groundFor } from './made-up';

const route = piece('E1', 'lib/rate-limit.ts', 1, 'export function limitRoutes(routes) {}', {
  shows: 'Exports `limitRoutes`',
});
const mail = piece('E2', 'lib/mail.ts', 1, 'export function sendMail(to) { route(to); limit(); }', {
  shows: 'Exports `sendMail`',
});
const test = piece('E3', 'test/rate-limit.test.ts', 1, "test('limits', () => {})", { kind: 'test', score: 0.7 });

describe('what a question of the bank cites', () => {
  const about = (text: string, aboutProof = false) =>
    relatedEvidence({ text, aboutProof }, [mail, test, route]).map(({ id }) => id);

  it('is what its words name, not what merely speaks of one of them', () => {
    expect(about('Which routes are limited, and who is exempt? Limited routes')).toEqual(['E1']);
    expect(about('What should the text of the mail say?')).toEqual([]);
    expect(about('What worries you most about it?')).toEqual([]);
  });

  it('is the nearest test where it asks for proof', () => {
    expect(about('How will you check that it is done?', true)).toEqual(['E3']);
    expect(about('How will you check that it is done?')).toEqual([]);
  });

  it('leaves out what fits the request hardly, and what only bears out facts', () => {
    const text = 'Which routes are limited?';
    expect(relatedEvidence({ text, aboutProof: false }, [{ ...route, score: 0.1 }])).toEqual([]);
    expect(relatedEvidence({ text, aboutProof: false }, [{ ...route, role: 'fact' }])).toEqual([]);
  });

  it('is at most three pieces', () => {
    const evidence = [1, 2, 3, 4, 5].map((at) => ({
      ...route,
      id: `E${at}`,
      path: `lib/rate-limit-${at}.ts`,
      score: 0.9,
    }));
    for (const entry of allEntries())
      expect(
        buildQuestion(entry, areaContext(groundFor('Limit routes', { evidence }))).evidence.length,
      ).toBeLessThanOrEqual(3);
  });
});

describe('what was found instead of asked', () => {
  it('facts that the change depends on are assumed in the draft, and nobody is asked whether they hold', () => {
    const facts: Fact[] = [
      { kind: 'database', value: 'MySQL', text: 'The database is MySQL', evidence: ['E1'], confirm: true },
    ];
    expect(evidenceEntries(areaContext(groundFor('Store notes', { facts })))).toEqual([]);
  });

  it('what is to be cached is not asked of someone who has said it', () => {
    const asked = (request: string) =>
      planQuestions(areaContext(groundFor(request)), 12).map(({ entry }) => entry.about);
    expect(asked('Add an option to cache rendered templates')).not.toContain('cache.what');
    expect(asked('Add caching to the API')).toContain('cache.what');
  });
});
