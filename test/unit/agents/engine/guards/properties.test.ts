import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNamedEvidence } from '../../../../../src/agents/engine/guards/named-evidence';
import { refuseQuestion } from '../../../../../src/agents/engine/guards/question';
import { QUESTION_TYPES } from '../../../../../src/agents/questions/question-type';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { allEntries } from '../../../../../src/agents/roles/rule-based/find';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { NO_INTAKE } from '../../../../../src/agents/roles/inputs/background';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import type { Session } from '../../../../../src/agents/session/session';
import { VALID_CONFIGS } from '../../questions/arbitraries';
import { asked, draft, fact, piece, sessionWith } from './guard-rig';

const words = fc.constantFrom(
  ...'which what where how who is are do does you the use used defined test framework database route cache product `showProduct` src/a.ts how long many keep exported files vitest, and or ? . should 5 minutes CSV ” 谁 '.split(
    ' ',
  ),
  '\u202e',
  '\0',
  '((((',
  '\\',
);
const sentence = fc.oneof(
  fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme' }),
  fc.string({ minLength: 500, maxLength: 3_000 }),
);

const anyDraft: fc.Arbitrary<QuestionDraft> = fc.constantFrom(...QUESTION_TYPES).chain((type) =>
  fc
    .record({
      config: fc.oneof(
        VALID_CONFIGS[type],
        fc.tuple(VALID_CONFIGS[type], sentence).map(([config, question]) => ({ ...config, question })),
        fc.dictionary(fc.string(), fc.anything()),
      ),
      evidence: fc.array(fc.constantFrom('E1', 'E9', 'x')),
      by: fc.constantFrom('offline' as const, 'model' as const, 'engine' as const),
      subject: fc.option(sentence, { nil: undefined }),
      about: fc.option(fc.string(), { nil: undefined }),
    })
    .map(({ subject, about, ...rest }) => ({
      ...rest,
      type,
      why: 'It matters.',
      purpose: 'elicit' as const,
      dimensions: [],
      ...(subject === undefined ? {} : { subject }),
      ...(about === undefined ? {} : { about }),
    })),
);

const anySession: fc.Arbitrary<Session> = fc
  .record({ request: sentence, text: sentence, said: sentence, path: sentence, value: sentence, title: sentence })
  .map(({ request, text, said, path, value, title }) =>
    sessionWith({
      request,
      facts: [fact('test_runner', value, text, 'E1'), fact('framework', 'React', text), fact('database', value, value)],
      evidence: [piece('E1', path, 1, text, { shows: said }), piece('E2', 'src/a.ts', 1, text)],
      messages: [{ id: 'M1', text: said, by: 'person', seq: 9, reply: '' }],
      questions: title.trim() === '' ? [] : [asked('Q1', draft(title), { digest: said })],
    }),
  );

describe('whatever is proposed in whatever session', () => {
  it('comparing it throws nothing, changes nothing, and comes to the same every time', () => {
    fc.assert(
      fc.property(anySession, anyDraft, (session, proposed) => {
        const before = JSON.stringify([session, proposed.type]);
        const first = refuseQuestion(session, proposed, session.evidence);
        expect(refuseQuestion(session, proposed, session.evidence)).toEqual(first);
        expect(JSON.stringify([session, proposed.type])).toBe(before);
        if (first !== null) expect(first.reason).not.toBe('');
      }),
      { numRuns: 400 },
    );
  });

  it('a caller’s question stands, and stays as it is', () => {
    fc.assert(
      fc.property(anySession, anyDraft, (session, proposed) => {
        const callers: QuestionDraft = { ...proposed, by: 'caller' };
        expect(refuseQuestion(session, callers)).toBeNull();
        expect(withNamedEvidence(callers, session.evidence)).toBe(callers);
      }),
      { numRuns: 200 },
    );
  });

  it('a model’s question cites at most three pieces, all of them there', () => {
    fc.assert(
      fc.property(anySession, anyDraft, (session, proposed) => {
        const { evidence } = withNamedEvidence({ ...proposed, evidence: [], by: 'model' }, session.evidence);
        expect(evidence.length).toBeLessThanOrEqual(3);
        expect(evidence.every((id) => session.evidence.some((one) => one.id === id))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the bank', () => {
  /** Names of what its questions are about, as code that was found. */
  const found = [
    'cache',
    'session',
    'queue',
    'search',
    'upload',
    'export',
    'retry',
    'limit',
    'plugin',
    'config',
    'log',
    'index',
  ].map((name, at) =>
    piece(`E${at + 1}`, `src/${name}.ts`, 1, `export function ${name}() {}`, { shows: `Exports \`${name}\`` }),
  );
  const session = sessionWith({
    request: 'Change it',
    evidence: found,
    facts: [
      fact('language', 'TypeScript', 'Mostly TypeScript: 8 of 9 source files (89 %)', 'E1'),
      fact('framework', 'Fastify', 'Built with Fastify (`fastify`)', 'E1'),
      fact('test_runner', 'vitest', 'Tests use vitest', 'E1'),
      fact('database', 'PostgreSQL', 'Depends on PostgreSQL for data (`pg`)', 'E1'),
      fact('package_manager', 'npm', 'Packages are managed with npm', 'E1'),
      fact('build', 'esbuild', 'Built with esbuild', 'E1'),
      fact('lint', 'ESLint', 'Checked with ESLint', 'E1'),
      fact('ci', 'GitHub Actions', 'GitHub Actions runs `test.yml`', 'E1'),
      fact('runtime', 'Node 22', 'Runs on Node 22', 'E1'),
      fact('version', 'shop 1.0.0', '`shop` is at version 1.0.0', 'E1'),
      fact('licence', 'MIT', 'Licensed under MIT', 'E1'),
      fact('entry_point', 'src/main.ts', 'It starts at `src/main.ts`', 'E1'),
      fact('module', 'src/shop', 'Its own code lies in `src/shop/`', 'E1'),
      fact('size', '9 files', 'The workspace has 9 files, not counting ignored ones', 'E1'),
    ],
  });
  const context = areaContext({ ...session, callerContext: '', intake: NO_INTAKE });

  it('asks for nothing that a workspace answers', () => {
    const refused = allEntries().flatMap((entry) => {
      const refusal = refuseQuestion(session, buildQuestion(entry, context));
      return refusal === null ? [] : [`${entry.about}: ${refusal.reason}`];
    });
    expect(refused).toEqual([]);
  });
});
