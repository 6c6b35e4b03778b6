import { describe, expect, it } from 'vitest';
import { refuseQuestion } from '../../../../../src/agents/engine/guards/question';
import { RUNTIMES } from '../../../../../src/agents/facts/readers';
import { draft, fact, piece, sessionWith } from './guard-rig';

const MANIFEST = piece(
  'E3',
  'package.json',
  8,
  [
    '  "license": "MIT",',
    '  "engines": { "node": ">=20" },',
    '  "packageManager": "pnpm@9",',
    '  "devDependencies": {',
    '    "vitest": "^3.0.0",',
    '    "eslint": "^9", "prettier": "^3",',
    '    "esbuild": "^0.25", "typescript": "^5"',
    '  },',
    '  "dependencies": { "fastify": "^5", "react": "^19", "pg": "^8", "@prisma/client": "^6", "redis": "^5", "axios": "^1" }',
  ].join('\n'),
  { kind: 'manifest' },
);

const FACTS = [
  fact('language', 'TypeScript', 'Mostly TypeScript: 80 of 84 source files (95 %)', 'E1'),
  fact('readme', 'Shop', 'README: Shop is the web shop of a bookseller.', 'E2'),
  fact('framework', 'Fastify', 'Built with Fastify (`fastify`)', 'E3'),
  fact('framework', 'React', 'Built with React (`react`)', 'E3'),
  fact('test_runner', 'vitest', 'Tests use vitest', 'E3'),
  fact('package_manager', 'pnpm', 'Packages are managed with pnpm', 'E3'),
  fact('database', 'PostgreSQL', 'Depends on PostgreSQL for data (`pg`)', 'E3'),
  fact('database', 'Prisma', 'Depends on Prisma for data (`@prisma/client`)', 'E3'),
  fact('build', 'esbuild', 'Built with esbuild', 'E3'),
  fact('build', 'TypeScript', 'Built with TypeScript', 'E3'),
  fact('lint', 'ESLint', 'Checked or formatted with ESLint', 'E3'),
  fact('lint', 'Prettier', 'Checked or formatted with Prettier', 'E3'),
  fact('ci', 'GitHub Actions', 'GitHub Actions runs “test” (`.github/workflows/test.yml`)', 'E4'),
  fact('runtime', 'Node >=20', 'Runs on Node >=20', 'E3'),
  fact('version', 'shop 4.2.0', '`shop` is at version 4.2.0', 'E3'),
  fact('licence', 'MIT', 'Licensed under MIT', 'E3'),
  fact('entry_point', 'src/main.ts', 'It starts at `src/main.ts`', 'E5'),
  fact('module', 'src/http, src/shop', 'Its own code lies in `src/http/`, `src/shop/`', 'E5'),
  fact('dependency', 'axios', '`axios` ^1 is already a dependency', 'E3'),
  fact('convention', 'npm test', '`npm test` runs `vitest run`', 'E3'),
  fact('convention', 'test', 'Tests lie in `test/`', 'E5'),
  fact('owner', 'Ada', 'The code near this change was last worked on by Ada (12 commits)', 'E5'),
  fact('similar', 'src/shop/a.ts, src/shop/b.ts', '`src/shop/a.ts` and `src/shop/b.ts` are built alike', 'E5'),
  fact('size', '312 files', 'The workspace has 312 files, not counting ignored ones', 'E5'),
];

const session = sessionWith({
  facts: FACTS,
  evidence: [
    piece('E1', 'src/main.ts', 1, 'start();'),
    piece('E2', 'README.md', 1, 'Shop is the web shop of a bookseller.', { kind: 'doc' }),
    MANIFEST,
    piece('E4', '.github/workflows/test.yml', 1, 'name: test', { kind: 'config' }),
    piece('E5', 'src/main.ts', 1, 'start();'),
  ],
});

describe('a question about the workspace that a fact answers is sent back, with the line that says so', () => {
  it.each([
    ['Which test framework do you use?', 'package.json:12 says vitest (E3)'],
    ['What test runner does the project use?', 'vitest'],
    ['Which test runner does Shop use?', 'vitest'],
    ['Which testing library is used here?', 'vitest'],
    ['What do you use for testing?', 'vitest'],
    ['What do you currently use to run the tests?', 'vitest'],
    ['Could you tell me which test framework you use?', 'vitest'],
    ['How do you run the tests?', 'vitest'],
    ['How are the unit tests run?', 'vitest'],
    ['Are you using Vitest?', 'vitest'],
    ['Do you use Jest or Vitest?', 'vitest'],
    ['Is vitest or jest or mocha used for testing?', 'vitest'],
    ['Is there a test framework?', 'vitest'],
    ['Which package manager do you use?', 'package.json:10 says pnpm (E3)'],
    ['What package manager is this project using?', 'pnpm'],
    ['How are dependencies managed?', 'pnpm'],
    ['Do you use npm, yarn or pnpm?', 'pnpm'],
    ['Which database do you use?', 'PostgreSQL'],
    ['What database does the application use?', 'PostgreSQL'],
    ['Which database is this running on?', 'PostgreSQL'],
    ['Do you have a database?', 'PostgreSQL'],
    ['Which ORM does the codebase use?', 'Prisma'],
    ['Do you use Prisma?', 'Prisma'],
    ['Which framework is the app built with?', 'Fastify'],
    ['Which web framework do you use?', 'Fastify'],
    ['What backend framework is in use?', 'Fastify'],
    ['Which frontend framework do you use?', 'React'],
    ['What UI framework does your app use?', 'React'],
    ['Is this a React app?', 'React'],
    ['Which programming language is the project written in?', 'TypeScript'],
    ['What language is this written in?', 'TypeScript'],
    ['Is the code written in TypeScript or JavaScript?', 'TypeScript'],
    ['Which bundler do you use?', 'esbuild'],
    ['What build tool does the repository use?', 'esbuild'],
    ['How is the project built?', 'esbuild'],
    ['Which linter do you use?', 'ESLint'],
    ['Do you have a linter set up?', 'ESLint'],
    ['Which code formatter do you use?', 'Prettier'],
    ['How is the code formatted?', 'Prettier'],
    ['Which CI do you use?', 'GitHub Actions'],
    ['What CI system runs here?', 'GitHub Actions'],
    ['Do you have continuous integration?', 'GitHub Actions'],
    ['Which Node version do you run on?', 'Node >=20'],
    ['What version of Node does the project use?', 'Node >=20'],
    ['Which Node.js version do you use?', 'Node >=20'],
    ['What is the runtime?', 'Node >=20'],
    ['What is the current version of the package?', 'shop 4.2.0'],
    ['Under which licence is the project?', 'MIT'],
    ['What license does the repository use?', 'MIT'],
    ['Where is the entry point?', 'src/main.ts'],
    ['Where does the application start?', 'src/main.ts'],
    ['What is the entry point of the app?', 'src/main.ts'],
    ['Where does the source code live?', 'src/http'],
    ['Where is the code located?', 'src/http'],
    ['Which source folders are there?', 'src/http'],
    ['What does this project do?', 'Shop'],
    ['What is this repository about?', 'Shop'],
    ['How big is the codebase?', '312 files'],
    ['How many files does the project have?', '312 files'],
    ['Where are the tests?', 'test'],
    ['Where do the existing tests live?', 'test'],
    ['Who last worked on this code?', 'Ada'],
    ['Who wrote the code near this change?', 'Ada'],
    ['Are there similar modules already?', 'src/shop/a.ts'],
    ['Do you already use axios?', 'axios'],
    ['Is axios a dependency?', 'axios'],
    ['So, which test framework do you use at the moment?', 'vitest'],
    ['The change needs tests. Which test framework do you use?', 'vitest'],
    ['Which test framework do you use, and which package manager?', 'vitest'],
    ['Which test framework and which linter do you use?', 'vitest'],
  ])('%s', (question, said) => {
    const refusal = refuseQuestion(session, draft(question));
    expect(refusal?.reason).toContain(said);
    expect(refusal?.reason).toMatch(/ask something that this does not answer, or ask to confirm it/);
    expect(refusal?.firm).toBe(false);
  });

  it.each([...RUNTIMES].filter(([word, named]) => word === named && /^\w/.test(word)))(
    'which version of %s, for every runtime that a reader knows',
    (word, named) => {
      const runtime = fact('runtime', `${named} 7`, `Runs on ${named} 7`, 'E3');
      const facts = [...FACTS.filter(({ kind }) => kind !== 'runtime'), runtime];
      const asked = refuseQuestion({ ...session, facts }, draft(`Which ${word} version do you use?`));
      expect(asked?.reason).toContain(`says ${named} 7`);
    },
  );

  it('whatever its type and whatever it offers', () => {
    const question = 'Which test framework do you use?';
    for (const options of [
      ['Jest', 'Vitest'],
      ['vitest (recommended)', 'node:test', 'Mocha'],
    ])
      expect(refuseQuestion(session, draft(question, { options }))).not.toBeNull();
    for (const type of ['pick_many', 'show_options', 'rank'] as const)
      expect(refuseQuestion(session, draft(question, { type, options: ['Jest', 'Vitest'] }))).not.toBeNull();
    expect(refuseQuestion(session, draft('Do you use vitest?', { type: 'confirm' }))).not.toBeNull();
  });

  it('without a place where the fact names none', () => {
    const bare = sessionWith({ facts: [fact('test_runner', 'vitest', 'Tests use vitest')] });
    expect(refuseQuestion(bare, draft('Which test framework do you use?'))?.reason).toMatch(
      /^the workspace says vitest/i,
    );
  });
});

describe('a question that the facts do not answer may be asked', () => {
  it.each([
    // About the change, with a fact in it.
    'Should the tests for the cache use vitest’s fake timers or real time?',
    'Which database should the new service use?',
    'Which test framework should the new package use?',
    'Do you want to stay with vitest?',
    'Should we keep using pnpm?',
    'Would you prefer PostgreSQL or Redis for the cache?',
    'Which framework would you like for the admin pages?',
    'Which linter rules must the new code obey?',
    'What should the CI run for this change?',
    'Which Node versions must be supported?',
    'Which Node versions do we need to support?',
    'Which database will the export read from?',
    'May the change add a dependency besides axios?',
    'Which database replaces it, in which version, hosted where and by whom?',
    'Which licence may new dependencies have?',
    // To have it confirmed.
    'package.json says vitest – keep it?',
    'Tests use vitest. Is that still right?',
    'Do you still use PostgreSQL?',
    'You use PostgreSQL, don’t you?',
    'Can you confirm that the database is PostgreSQL?',
    // More than the facts know.
    'Which test framework do you use for end-to-end tests?',
    'Which database do you use in production?',
    'Which database does the billing service use?',
    'Which version of React do you use?',
    'In which version does it happen?',
    'Which version do you use?',
    'Which versions are affected?',
    'Which languages do you support?',
    'Which language does the interface use?',
    'In which languages?',
    'Which logging framework do you use?',
    'Which CSS framework do you use?',
    'Which mocking framework do you use?',
    'Which Python version do you use?',
    'Which license do the dependencies have?',
    'Do you use Redis?',
    'Do you use Cypress?',
    'Is TypeScript strict mode on?',
    'How do you test failures?',
    'How is the report built?',
    'How are releases built and published?',
    'How many files does one export contain?',
    'How many files may be uploaded at once?',
    'How big is the export?',
    'Where does the application store its files?',
    'Where does the caching code live?',
    'Where is the database hosted?',
    'Where do the tests get their data from?',
    'What does the project manager need?',
    'What is this feature about?',
    'Who maintains the CI?',
    'Who owns the data?',
    'Who wrote the specification of the tax rules?',
    'Where are the tests run, and by whom?',
    'Where are the test reports kept?',
    'Why do you use Prisma?',
    'Why is the project built with esbuild?',
    'When did you switch to pnpm?',
    'What is annoying about vitest?',
    'What do you like about the test framework?',
    'What breaks if the database is down?',
    'Which test framework do you use, and should the new tests use it?',
    'Which entry points does an attacker have?',
    'How does the build fail?',
    'Which pipeline does the data go through?',
    'What do people use the database for?',
    // In other languages.
    'Welches Test-Framework verwendet ihr?',
    'Welche Datenbank soll der neue Dienst nutzen?',
    'Quelle base de données utilisez-vous ?',
    'Quel framework de test utilisez-vous ?',
    '你们使用哪个测试框架？',
    'どのデータベースを使っていますか？',
    '¿Qué base de datos usan?',
    'Какую базу данных вы используете?',
  ])('%s', (question) => {
    expect(refuseQuestion(session, draft(question))).toBeNull();
  });

  it('to have a fact confirmed, as a plain yes or no that names it or cites where it stands', () => {
    const context = 'package.json lists `pg`: PostgreSQL.';
    expect(refuseQuestion(session, draft('Do you use PostgreSQL?', { type: 'confirm', context }))).toBeNull();
    expect(refuseQuestion(session, draft('Do you use PostgreSQL?', { type: 'confirm', evidence: ['E3'] }))).toBeNull();
  });

  it('where no such fact was found', () => {
    const bare = sessionWith({ facts: [fact('language', 'Go', 'Mostly Go: 40 of 40 source files (100 %)', 'E1')] });
    for (const question of ['Which test framework do you use?', 'Which database do you use?', 'Do you use vitest?'])
      expect(refuseQuestion(bare, draft(question))).toBeNull();
  });

  it('where the facts are of another sort: a mapper is no database, a library of commands no web framework', () => {
    const other = sessionWith({
      facts: [
        fact('database', 'SQLAlchemy', 'Depends on SQLAlchemy for data (`sqlalchemy`)'),
        fact('database', 'Redis', 'Depends on Redis for data (`redis`)'),
        fact('framework', 'Click', 'Built with Click (`click`)'),
        fact('build', 'TypeScript', 'Built with TypeScript'),
        fact('lint', 'ESLint', 'Checked with ESLint'),
      ],
    });
    for (const question of [
      'Which database do you use?',
      'Which web framework do you use?',
      'Which bundler do you use?',
      'Which code formatter do you use?',
    ])
      expect(refuseQuestion(other, draft(question)), question).toBeNull();
    expect(refuseQuestion(other, draft('Do you use Redis?'))).not.toBeNull();
  });
});
