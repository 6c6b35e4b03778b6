import { describe, expect, it } from 'vitest';
import { agendaOf } from '../../../../../src/agents/roles/rule-based/agenda';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { placeOf } from '../../../../../src/agents/roles/rule-based/general/name-meant';
import { kindsIn } from '../../../../../src/agents/roles/rule-based/classify';
import { isOfTypes } from '../../../../../src/agents/roles/rule-based/general/open';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import { lacksIn } from '../../../../../src/agents/roles/rule-based/reviewing/gap';
import { linesOf } from '../../../../../src/agents/roles/rule-based/writing/from-exchange';
import type { ChangeKind } from '../../../../../src/agents/session/change-kind';
import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import type { Exchange } from '../../../../../src/agents/session/exchanges';
import { evidence } from '../../../rigs/samples';
import { exchange, groundFor, interviewerInput, written } from './made-up';

/** What a stranger judged of questions: asked by nobody who knows the trade, in these words, of such a project. */

const fact = (kind: Fact['kind'], value: string): Fact => {
  return { kind, value, text: `It is ${value}`, evidence: ['E1'], confirm: false };
};

interface Shown {
  project?: string;
  kind?: ChangeKind;
  facts?: Fact[];
  code?: Evidence[];
}

function contextOf(request: string, { project = 'service', kind = 'feature', facts = [], code = [] }: Shown = {}) {
  const ground = groundFor(request, { facts: [fact('project', project), ...facts], evidence: code });
  return areaContext({ ...ground, intake: { ...ground.intake, kind } });
}

const keys = (request: string, shown?: Shown) =>
  planQuestions(contextOf(request, shown), 12).map(({ entry }) => entry.about);
const areaOf = (all: readonly string[]) => all.filter((key) => /^(?:login|upload|pages|theme)\./.test(key));

describe('a program that fills the terminal', () => {
  const shown = { project: 'terminal_app', facts: [fact('project', 'terminal_app')] };
  const titles = (request: string) =>
    planQuestions(contextOf(request, shown), 12).map(({ entry }) =>
      String(buildQuestion(entry, contextOf(request, shown)).config['question']),
    );

  it('is asked for its panels and keys, not for lines that are printed', () => {
    expect(titles('Show it where the window has no focus')[0]).toMatch(/^Where exactly does one see it, and by what/);
    expect(titles('Let one frobnicate several branches')[0]).toMatch(/^Where in the program is it done, by which key/);
    expect(titles('Let one frobnicate several branches').join('\n')).not.toMatch(/printed|exit code|click/);
  });
});

describe('what is wished for by what it is', () => {
  it.each([
    'a helper to wrap a function as an action inside of a store, so that listeners see it',
    'Wrapping a function by hand: a helper so that listeners also see it',
    'Download button for the breakdown report',
  ])('is something new, whatever it does to code or stands on: %s', (request) => {
    expect(kindsIn(request)[0]?.kind).toBe('feature');
  });

  it.each([
    'grep exits with 1 although nothing went wrong, so I pass -i, but then real crashes are swallowed too. It would be nice if I could tell it to ignore only certain exit codes.',
    'Every other week one of our tasks hangs. There is nothing in a Taskfile with which I could say how long a command may take.',
    'Make FileResponse honour the Range header.',
    'All the prompts stick to the very edge, which looks cramped. I’d like to be able to give them some room.',
    'Bei Gotify kommt jede Meldung gleich laut an. Kann man in der Integration bitte die Priorität einstellen?',
  ])('is what somebody wants to be able to do, whatever they complain of before: %s', (request) => {
    expect(kindsIn(request)[0]?.kind).toBe('feature');
  });

  it('is asked for all that a wish is asked for where something is only typed', () => {
    const typed = 'Pick one component for a single run, where I now have to type out the whole list';
    expect(isOfTypes(typed)).toBe(false);
    expect(isOfTypes('Export the types of the client')).toBe(true);
  });

  it('is put in order still, where its words say so', () => {
    expect(kindsIn('Move the repeated checks into a helper for all routes')[0]?.kind).toBe('refactor');
  });

  it('is not asked for its rule where it gets a key: that is there already', () => {
    const shown = { project: 'terminal_app', facts: [fact('project', 'terminal_app')] };
    const asked = keys('a key to hide the frobnicator from everywhere', shown);
    expect(asked).toContain('open.screen');
    expect(asked).not.toContain('open.rule');
  });

  it('is put in order by hand, and has no columns', () => {
    for (const request of ['Reorder commits by dragging them with the mouse', 'Commits per Maus umsortieren'])
      expect(keys(request, { project: 'web_app' }).filter((key) => key.startsWith('table.'))).toEqual([]);
  });
});

describe('how one sees that it works', () => {
  it('is asked of a fault, and last of all of a wish', () => {
    expect(keys('Fix the frobnicator, it overlaps', { project: 'library', kind: 'bug' })).toContain('open.proof');
    // Whoever has thought of cases knows what they have not said yet: nothing but that is asked behind it.
    expect(keys('Change the frobnicator', { project: 'library' }).slice(-2)).toEqual(['open.proof', 'open.decided']);
  });

  it('is asked in words, one case a line, whatever was answered: no answer is cut into checks', () => {
    const entry = entryOf('open.proof');
    if (entry === null) throw new Error('There is no question for the proof.');
    const facts = [fact('test_runner', 'vitest')];
    const { type, config } = buildQuestion(entry, contextOf('The frobnicator overlaps', { facts, kind: 'bug' }));
    expect(type).toBe('ask_text');
    expect(String(config['context'])).toContain('What you answered before is checked as well.');
  });
});

describe('a wish that nothing fits', () => {
  it('is asked for one example, and not shown a plan at once', () => {
    const request = 'The default colours should be readable on light and dark terminals';
    expect(keys(request, { project: 'command_line', kind: 'ui' }).length).toBeGreaterThan(0);
  });
});

describe('the kind of change', () => {
  it.each<[string, ChangeKind]>([
    ['zsh completion breaks when a flag description contains square brackets', 'bug'],
    ['drop aggregate-error and use the native AggregateError', 'migration'],
    ['Google is dead for us, make it search with something else', 'migration'],
    ['quiet hours for updates please', 'feature'],
    ['Suche auf großen Verzeichnisbäumen mit Millionen Dateien schneller machen', 'performance'],
    ['Please move this app to Vue 3. Vue CLI 3 does not even install any more.', 'migration'],
    ['drop http2-wrapper, node has http2 built in', 'removal'],
    ['Now that TypeForm works everywhere we should finally get rid of get_abstract and friends', 'removal'],
    ['changeset version dauert im Monorepo fast zwei Minuten, das muss schneller gehen', 'performance'],
    ['Wenn zwei Threads denselben Service holen, läuft die Factory zweimal', 'bug'],
    ['Wenn das Backend weg ist und ich auf Senden klicke, passiert einfach nichts', 'bug'],
    ['remove the JDBC and plain JPA repositories and keep only Spring Data', 'removal'],
    ['redis down => whole site 500s', 'bug'],
    ['POST with a stream body: got follows a 303 as GET, but then sits until the timeout, 1 in 5 times', 'bug'],
    ['Remove the .env reading from changelog-github', 'removal'],
    ['just --list looks kind of messy with many recipes', 'ui'],
    ['Delete the Chinese readme and docs/zh-CN, they are years behind and nobody looks after them', 'removal'],
    ['One customer gets stuck on 429 and stays stuck until we delete his key by hand', 'bug'],
    ['res.send sets `Content-Encoding: utf-8`, that’s a charset and not a content coding', 'bug'],
    ['Alles, was noch mit Deprecated markiert ist, soll jetzt raus', 'removal'],
    ['Pocket und andere tote Integrationen rauswerfen', 'removal'],
    ['drop the steam monitor, gamedig does the same', 'removal'],
    ['Ich möchte das Projekt auf Vue 3 und Vite heben', 'migration'],
    ['Im dunklen Design kann ich gelesene und ungelesene Artikel kaum auseinanderhalten', 'ui'],
    ['the archived page looks sad, can we make it nicer', 'ui'],
    ['Somebody keeps hammering my login page with guessed passwords', 'security'],
    ['Somebody put an image with onerror into an article and it ran for every reader. Close that hole.', 'security'],
    [
      'It takes all the cores of the build agent for four minutes, and I need it to leave the others alone',
      'performance',
    ],
  ])('of “%s” is plain', (request, kind) => {
    const [first] = kindsIn(request);
    expect(first?.kind).toBe(kind);
    expect(first?.p ?? 0).toBeGreaterThan(0.7);
  });
});

describe('what is not asked', () => {
  it('is of a login by an identity provider what that provider decides', () => {
    expect(areaOf(keys('Replace basic auth by a login with our Keycloak'))).toEqual(['login.provider', 'login.roles']);
    expect(areaOf(keys('Let people sign in'))).toContain('login.method');
  });

  it('is of an upload in a mere front end where its files are kept and who looks through them', () => {
    const shown = { project: 'web_app', facts: [fact('framework', 'Vue')] };
    const request = 'Let users upload a profile picture';
    expect(areaOf(keys(request, shown))).toEqual(expect.arrayContaining(['upload.files', 'upload.screen']));
    expect(areaOf(keys(request, shown)).filter((key) => /store|safety|who/.test(key))).toEqual([]);
    expect(areaOf(keys(request, { project: 'service' }))).toContain('upload.store');
  });

  it('is of new colours what moves, and from which width on', () => {
    const asked = keys('dark mode', { project: 'web_app', kind: 'ui' });
    expect(asked.filter((key) => /^ui\.(?:stays|where)$/.test(key))).toEqual([]);
    expect(areaOf(asked)).toContain('theme.choice');
  });

  it('is of code that is put in order what that code does', () => {
    const request = 'clean up the duplicated loading and error handling in the store modules';
    expect(areaOf(keys(request, { project: 'web_app', kind: 'refactor' }))).toEqual([]);
  });

  it('is how pages are asked for where the code gives some already: whether these are alike', () => {
    const request = 'GET /api/owners returns everything at once, add paging';
    const code = [
      { ...evidence({ id: 'E5' }), path: 'src/v2/owners.java', kind: 'code' as const, excerpt: 'OwnerPageDto list()' },
    ];
    expect(areaOf(keys(request, { code }))).toEqual(['pages.alike', 'pages.existing']);
    expect(areaOf(keys(request))).toContain('pages.style');
  });

  it('is who still calls code that nobody outside sees', () => {
    const asked = keys('remove the JDBC repositories', { kind: 'removal' });
    expect(asked).not.toContain('removal.users');
    expect(keys('remove the export endpoint', { kind: 'removal' })).toContain('removal.users');
  });

  it('is a number for “faster” where one was given', () => {
    const statement = {
      ...{
        id: 'FR-001',
        topicId: 'T1',
        kind: 'requirement' as const,
        text: 'Make startup faster.',
        by: 'writer' as const,
      },
      ...{ dimension: 'quality' as const, sources: ['Q1'], dependsOn: [] },
    };
    const input = (exchanges: Exchange[]) =>
      lacksIn({ request: 'Make startup faster', statements: [statement], exchanges } as never);
    const told = { ...written('How long?', '70 ms today; under 40 ms'), dimensions: ['quality' as const] };
    expect(input([]).some(({ question }) => question !== null)).toBe(true);
    expect(input([told]).some(({ question }) => question !== null)).toBe(false);
  });
});

describe('what is asked instead', () => {
  it('is what an option lacks that is there already', () => {
    const entry = entryOf('open.form');
    const code = [
      {
        ...evidence({ id: 'E5' }),
        path: 'src/cli.ts',
        kind: 'code' as const,
        excerpt: 'options: { message: "string" }',
      },
    ];
    const context = contextOf('add should accept --message', { project: 'command_line', code });
    expect(entry === null ? '' : buildQuestion(entry, context).config['question']).toMatch(
      /^`--message` stands in `src\/cli.ts` today: what will one type with it that does not work yet/,
    );
  });

  it('is no search for a name that only looks like an option', () => {
    const code = [{ ...evidence({ id: 'E5' }), kind: 'code' as const, excerpt: 'x(' }];
    expect(placeOf('--x(', { code })).toBeNull();
    expect(placeOf(undefined, { code })).toBeNull();
  });

  it('is who relies on today’s default, and how they get it back', () => {
    const [first] = keys('the tool should follow links by default', { project: 'command_line' });
    expect(first).toBe('open.default');
  });

  it('is where addresses come from, where mails are sent', () => {
    const asked = keys('send owners an email reminder the day before a visit');
    expect(asked).toContain('reminders.address');
    expect(asked.filter((key) => /reminders\.(?:source|channel|when)/.test(key))).toEqual([]);
  });
});

describe('what a request is beyond doubt', () => {
  it.each([
    ['removal', 'Remove Omnivore, the service is dead'],
    ['removal', 'drop dotenv completely, node can parse env files itself'],
    ['removal', 'Get rid of the spinner in CI logs'],
    ['docs', "Split up the README, it's way too long"],
    ['docs', 'In der Doku fehlt eine Seite übers Testen'],
    ['removal', 'remove the telegram bot, nobody uses it'],
    ['removal', 'Pocket has shut down, Omnivore is dead already. get rid of both'],
    ['removal', 'We only run one profile. Throw out the jdbc and plain jpa repository implementations.'],
    ['security', 'Make it safe to put on the internet'],
    ['performance', 'One core sits at 100% long before the network is full. I would like this to be a lot faster'],
    ['docs', 'Umstiegsanleitung für Leute, die von ky kommen'],
    ['docs', 'A guide for people who write plug-ins'],
    ['performance', 'res.sendFile blocks the event loop with statSync, make it non-blocking'],
    ['bug', 'Weekly reports arrive on Sunday instead of Monday for users in New Zealand'],
    ['bug', "sendFile sets Content-Encoding: utf-8 on every response. That's not a content encoding"],
    ['bug', 'Die Events zählen beim zweiten Versuch einfach weiter'],
    ['bug', 'server_test.go fails about one run in ten on CI'],
    ['bug', "--watch doesn't notice new files in subfolders"],
    ['bug', 'timeout kills the command but its child processes keep running'],
    ['bug', 'Die Tests laufen unter Windows in der CI manchmal nicht durch'],
    ['removal', "We don't need three repository layers, keep only Spring Data"],
    ['removal', 'get rid of jemalloc'],
    ['bug', 'just --fmt macht meine Kommentare kaputt'],
    ['feature', 'Check for dead links'],
    ['feature', 'Make topo-order the default'],
    ['feature', 'changeset add is a pain when you have 100+ packages'],
    ['security', 'Remote extends scare our security team, we need some kind of protection there'],
    ['api', 'Please add an option to limit the size of the response. The example in the docs is not a real solution'],
    ['feature', "delay() should accept a range. I can't simulate a flaky backend in my tests without it"],
    ['feature', 'Ich hätte gern ein `version --dry-run`, das zeigt, wie der CHANGELOG aussehen würde'],
    ['bug', 'Messages missing after the websocket reconnects. Steps: open the page, drop the socket, push one'],
    ['feature', 'logger(): let me leave out some paths. Our probes hit /healthz every few seconds'],
    ['feature', 'Es wäre praktisch, wenn man mehrere Dateien angeben könnte: glow README.md CHANGELOG.md'],
    ['feature', 'Ich hätte gern, dass die Musik nach 30 Minuten von selbst aufhört'],
    ['bug', 'Share link opens as plain text. curl says text/plain, in the code audio/x-mpegurl is supposed to be sent'],
    ['feature', 'Send a report when the app crashes on start'],
    ['performance', 'The search takes five seconds and should take one'],
    ['security', 'Add an option against brute force on the login'],
    ['tests', 'Add a test for the option parser'],
    ['bug', 'Lines with empty brackets come out. The brackets should just not be there.'],
    ['bug', '`http -dco big.iso` fails when big.iso is already complete'],
    ['api', 'Die Typen der Layer sind fast überall any, das sollte besser werden'],
  ] as const)('is %s: %s', (kind, request) => {
    expect(kindsIn(request)[0]?.kind).toBe(kind);
  });

  it('is what one does today, where something is a labour', () => {
    expect(keys('changeset add is a pain when you have 100+ packages', { project: 'command_line' })[0]).toBe(
      'open.pain',
    );
  });

  it('is two things where an old version is no more supported: what changes with it, and who stays on it', () => {
    const all = keys('Drop Python 3.9', { project: 'library', kind: 'migration' });
    expect(all.slice(0, 2)).toEqual(['migration.floor', 'migration.stay']);
    expect(all).not.toContain('migration.example');
    expect(all).not.toContain('general.environments');
  });

  it('has nobody who called what was only shown', () => {
    const all = keys('Get rid of the spinner in CI logs', { project: 'command_line', kind: 'removal' });
    expect(all).toContain('removal.what');
    expect(all).not.toContain('removal.users');
  });
});

describe('what a request says beyond doubt is not read into others', () => {
  it.each([
    ['bug', 'Archive old projects but keep them searchable'],
    ['bug', 'Hide the sidebar but still allow keyboard access'],
    ['bug', 'The page does not look good on mobile'],
    ['api', 'Allow users to upload any type of file'],
    ['removal', 'Delete Account'],
  ] as const)('as %s: %s', (kind, request) => {
    expect(kindsIn(request)[0]?.kind).not.toBe(kind);
  });
});

describe('a command with its library beside it', () => {
  const core = evidence({ id: 'E3', kind: 'code', path: 'tool-core/src/log.rs', score: 0.7 });
  const parts = ['tool', 'tool-core'].map((name, at) =>
    evidence({ id: `E${at + 1}`, kind: 'manifest', path: `${name}/Cargo.toml`, role: 'fact' }),
  );
  const facts = ['command_line', 'library'].map((value, at): Fact => ({
    ...fact('project', value),
    text: value,
    evidence: [`E${at + 1}`],
  }));
  const projectFor = (request: string) =>
    areaContext(groundFor(request, { facts, evidence: [...parts, core] })).project;

  it('is asked about as people meet it, unless the request is about code', () => {
    expect(projectFor('Make the progress line shorter')).toBe('command_line');
    expect(projectFor('Add a method to the log type')).toBe('library');
  });
});

describe('work together with a framework', () => {
  it('is no exchange with a partner', () => {
    expect(keys('Django integration', { project: 'library' }).filter((key) => key.startsWith('partner.'))).toEqual([]);
    expect(keys('HubSpot integration', { project: 'web_app' })).toContain('partner.content');
  });
});

describe('what a wish does', () => {
  it.each([
    'Show how much of it was read',
    'Compare two runs',
    'Merge two owners',
    'today you can only delay a message once, I want it to repeat',
    'Limit how many comments somebody can post',
  ])('brings open questions, by its verb where it names one: %s', (request) => {
    const all = keys(request, { project: 'web_app' });
    expect(all.some((key) => key === 'open.rule' || key === 'open.screen')).toBe(true);
    expect(all.filter((key) => !/^(?:open|general|sharpen|things?)\./.test(key))).toEqual([]);
  });
});

describe('where the words leave open of which kind a change is', () => {
  it('the first question suits a fault as well as a wish, and no kind is asked about beside it', () => {
    const [first, ...others] = keys('alerts are too noisy', { project: 'web_app' });
    expect(first).toBe('open.today');
    expect(others.filter((key) => /^bug\.|open\.(?:goal|screen)/.test(key))).toEqual([]);
    expect(keys('Fix the crash of the importer', { project: 'web_app', kind: 'bug' })).not.toContain('open.today');
    // What only should do otherwise has no new form: it is asked what it should do.
    const otherwise = keys('An empty body should raise something that says so', { project: 'library' });
    expect(otherwise).toContain('open.today');
    expect(otherwise).not.toContain('open.form');
  });
});

describe('a library that the program uses', () => {
  it('has no users who would have to be told that it goes', () => {
    expect(keys('get rid of jQuery', { project: 'web_app', kind: 'removal' })).not.toContain('removal.users');
    expect(keys('get rid of the old API', { project: 'web_app', kind: 'removal' })).toContain('removal.users');
  });

  it('does not go where it is only deprecated', () => {
    const all = keys('Deprecate ProfilerMiddleware', { project: 'library', kind: 'removal' });
    expect(all.filter((key) => key.startsWith('removal.'))).toEqual([]);
    expect(all).toContain('deprecation.timeline');
  });
});

describe('how fast it is to be', () => {
  const target = (request: string) => {
    const entry = entryOf('performance.target');
    if (entry === null) throw new Error('There is no question for it.');
    return String(buildQuestion(entry, contextOf(request, { kind: 'performance' })).config['question']);
  };

  it('is asked without what the request has told, in time where time is named', () => {
    expect(target('The list is slow')).toMatch(/today, and which number/);
    expect(target('importing costs us about 150ms of cold start')).toBe(
      'Which number would be good enough, on which machine and input?',
    );
    expect(target('parsing burns cpu, a 1 GB file takes around 40s')).not.toMatch(/memory/);
    expect(target('it needs 2 GB of RAM')).toMatch(/memory/);
  });
});

describe('an answer that the question does not fit', () => {
  const misses = {
    ...written('Who does what, step by step?', 'There is no screen. A client sends a preflight and gets a list.'),
    about: 'open.screen',
  };

  it('ends its family of questions, but for what holds beside the plain case', () => {
    const before = { ...interviewerInput('Let customers cancel their frobs'), facts: [fact('project', 'web_app')] };
    const of = (exchanges: Exchange[]) => agendaOf({ ...before, exchanges }).here.map(({ entry }) => entry.about);
    expect(of([])).toContain('open.screen');
    expect(of([misses]).filter((key) => key.startsWith('open.'))).toEqual(['open.untouched', 'open.proof']);
    expect(of([misses]).filter((key) => key.endsWith('.look'))).toEqual([]);
  });

  it('is written down without what says so', () => {
    const texts = linesOf({ ...misses, by: 'offline' }, { fallback: 'behaviour', terms: [] }).map(({ text }) => text);
    expect(texts.join('\n')).toContain('A client sends a preflight and gets a list.');
    expect(texts.join('\n')).not.toContain('no screen');
  });

  it('tells before and after each as what it is', () => {
    const told = {
      ...written('What happens today, and what should happen instead?', 'Today: it gives 1. Instead: it gives 2.'),
      about: 'open.today',
    };
    const lines = linesOf({ ...told, by: 'offline' }, { fallback: 'behaviour', terms: [] });
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
      ['fact', 'It gives 1.'],
      ['requirement', 'It gives 2.'],
    ]);
  });

  it('keeps of a sentence that corrects the question what holds instead, and what is allowed demands nothing', () => {
    const given = exchange(
      { ...written('What will a request look like?', ''), about: 'open.form' } as never,
      { nonAnswer: 'none_of_these', text: 'There is no request here, it is only how the page looks.' } as never,
    );
    const lines = linesOf({ ...given, about: 'open.form' }, { fallback: 'behaviour', terms: [] });
    expect(lines.map(({ kind, text: told }) => [kind, told])).toEqual([
      ['requirement', 'It is only how the page looks.'],
    ]);
    const cost = { ...written('What may it cost?', 'A few MB more memory are fine'), by: 'offline' as const };
    expect(linesOf(cost, { fallback: 'behaviour', terms: [] }).map(({ kind }) => kind)).toEqual(['decision']);
  });

  it('demands nothing that only corrects the question, and keeps what is to be', () => {
    const none = (text: string) => {
      const given = exchange(
        { ...written('Which data goes which way?', ''), about: 'partner.content' } as never,
        { nonAnswer: 'none_of_these', text } as never,
      );
      const lines = linesOf({ ...given, about: 'partner.content' }, { fallback: 'behaviour', terms: [] });
      return lines.map(({ kind, text: told }) => [kind, told]);
    };
    expect(none('There is no data going anywhere.')).toEqual([]);
    expect(none('No new command. Only the output of `color` changes.')).toEqual([
      ['requirement', 'Only the output of `color` changes.'],
    ]);
    expect(none('Nothing should change for users.').map(([, told]) => told)).toEqual([
      'Nothing should change for users.',
    ]);
  });

  it('tells today in one piece, and keeps what is quoted whole', () => {
    const of = (text: string) =>
      linesOf(
        { ...written('What is different then?', text), about: 'open.today', by: 'offline' },
        { fallback: 'behaviour', terms: [] },
      );
    expect(
      of('Today: passes; 100 headers go through |\nInstead: “Too large. Try again.” stands there').map(
        ({ kind, text }) => [kind, text],
      ),
    ).toEqual([
      ['fact', 'Passes; 100 headers go through.'],
      ['requirement', '“Too large. Try again.” stands there.'],
    ]);
  });

  it('tells what is so today as that', () => {
    const said = {
      ...written('How is it?', 'Today the title is cut off. The whole title stands there.'),
      about: 'x.y',
    };
    const lines = linesOf(said, { fallback: 'behaviour', terms: [] });
    expect(lines.map(({ kind, text }) => [kind, /cut off/.test(text)])).toEqual(
      expect.arrayContaining([['fact', true]]),
    );
  });
});

describe('an answer that points at what the question names', () => {
  const told = (text: string, question = 'Beside it stand `env_prefix` and `env_file`: what should hold for each?') =>
    linesOf(
      { ...written(question, text), about: 'open.untouched', by: 'offline' },
      { fallback: 'behaviour', terms: [] },
    ).map(({ text: line }) => line);

  it('stands with the question, without which nobody knows what it is about', () => {
    expect(told('They all stay as they are. Only env_file counts here.')).toEqual([
      'They all stay as they are. Only env_file counts here. (Asked was: “Beside it stand `env_prefix` and `env_file`: what should hold for each?”)',
    ]);
    const german = 'Daneben stehen `_env_prefix` und `_env_file`: Was soll für jedes davon gelten?';
    expect(told('Die ändern sich alle nicht.', german)).toEqual([
      `Die ändern sich alle nicht. (Gefragt war: „${german}“)`,
    ]);
  });

  it('stands by itself where it names what it is about', () => {
    expect(told('None of the settings change.')).toEqual(['None of the settings change.']);
    expect(told('These settings stay as they are.')).toEqual(['These settings stay as they are.']);
    expect(told('Die anderen Optionen bleiben gleich.', 'Wo muss es noch gelten, und wo nicht?')).toEqual([
      'Die anderen Optionen bleiben gleich.',
    ]);
  });
});

describe('what goes wrong beside a fault', () => {
  const told = (text: string) =>
    linesOf(
      {
        ...written('Which cases right beside it go wrong in the same way?', text),
        about: 'bug.expected',
        by: 'offline',
      },
      { fallback: 'behaviour', terms: [] },
    ).map(({ kind, text: line }) => [kind, line]);

  it('is mended as well; what stays and what is to be is told in the words that say it', () => {
    expect(
      told('Discarding a hunk fails, too\nWhole files stay as they are. The message should name the file.'),
    ).toEqual([
      ['requirement', 'The fix SHALL hold for this as well: “Discarding a hunk fails, too”.'],
      ['requirement', 'Whole files stay as they are.'],
      ['requirement', 'The message should name the file.'],
    ]);
    // What leans on the words before it is not torn from them: it would say the opposite.
    expect(told('On all platforms too.\nMust stay as it is: the message; errors found further down')).toEqual([
      ['requirement', 'The fix SHALL hold for this as well: “On all platforms too”.'],
      ['requirement', 'Must stay as it is: the message; errors found further down.'],
    ]);
    expect(
      told('Any other error, too: permission denied;\nexports; the list stays as it is').map(([, line]) => line),
    ).toEqual([
      'The fix SHALL hold for this as well: “Any other error, too: permission denied”.',
      'The fix SHALL hold for this as well: “exports”.',
      'The list stays as it is.',
    ]);
    expect(told('The same with: tags\nMust stay as it is: whole files')).toEqual([
      ['requirement', 'The fix SHALL hold for this as well: “The same with: tags”.'],
      ['requirement', 'Must stay as it is: whole files.'],
    ]);
    expect(told('Nur dieser Fall ist falsch')).toEqual([['requirement', 'Nur dieser Fall ist falsch.']]);
  });
});

describe('what nobody sees', () => {
  it('is asked about no look in a service', () => {
    const all = keys('Make it nicer', { project: 'service', kind: 'ui' });
    expect(all.filter((key) => key.startsWith('ui.'))).toEqual([]);
  });

  it('is looked at where it is seen, and shown by no test of the program', () => {
    const entry = entryOf('open.proof');
    if (entry === null) throw new Error('There is no question for the proof.');
    const facts = [fact('test_runner', 'PHPUnit')];
    const { config } = buildQuestion(
      entry,
      contextOf('The list is cramped', { project: 'web_app', kind: 'ui', facts }),
    );
    expect(config['question']).toMatch(/looked at/);
    expect(String(config['context'])).not.toContain('PHPUnit');
  });
});

describe('code that was found', () => {
  it('is named with a question only where the request calls it so', () => {
    const entry = entryOf('removal.what');
    if (entry === null) throw new Error('There is no question for it.');
    const asked = (path: string) => {
      const code = [evidence({ id: 'E9', kind: 'code', path, score: 0.9, shows: 'Defines `Thing`' })];
      return String(buildQuestion(entry, contextOf('Remove the export', { kind: 'removal', code })).config['context']);
    };
    expect(asked('src/export.ts')).toContain('Found for this: `src/export.ts`.');
    expect(asked('src/models.py')).not.toContain('Found for this');
  });

  it('is named whatever it is called where the request is in German, as code is named in English', () => {
    const entry = entryOf('open.screen');
    if (entry === null) throw new Error('There is no question for it.');
    const code = [evidence({ id: 'E9', kind: 'code', path: 'src/models.py', score: 0.9 })];
    const german = contextOf('Rechnungen sollen sich stornieren lassen', { code });
    expect(String(buildQuestion(entry, german).config['context'])).toContain('Gefunden: `src/models.py`.');
  });

  it('is all that has the name of what is to go, however little of the rest fits', () => {
    const entry = entryOf('removal.what');
    if (entry === null) throw new Error('There is no question for it.');
    const paths = [
      'src/Import/ReadabilityImport.php',
      'templates/readability.html.twig',
      'src/Import/PocketImport.php',
    ];
    const found = paths.map((path, at) => evidence({ id: `E${at + 1}`, kind: 'code', path, score: 0.2 }));
    const asked = (request: string) =>
      String(buildQuestion(entry, contextOf(request, { kind: 'removal', code: found })).config['context']);
    const both = '`src/Import/ReadabilityImport.php`, `templates/readability.html.twig`.';
    expect(asked('Get rid of the old readability importer')).toContain(`Found for this: ${both}`);
    expect(asked('Der Readability-Import soll raus')).toContain(`Gefunden: ${both}`);
  });
});

describe('a text to be written', () => {
  const found = (path: string, score: number) => evidence({ id: `E${score * 10}`, kind: 'doc', path, score });
  const pages = [found('docs/cookbook/scaling.md', 0.5), found('docs/api.md', 0.1), found('AGENTS.md', 0.9)];
  const entry = entryOf('docs.place');
  const options = (request: string) =>
    entry === null ? [] : buildQuestion(entry, contextOf(request, { kind: 'docs', code: pages })).config['options'];

  it('is offered the pages that were found for it, and one of its own', () => {
    expect(options('There is no article on running several instances')).toMatchObject([
      { label: '`docs/cookbook/scaling.md`', description: 'The text shall go into `docs/cookbook/scaling.md`.' },
      { label: 'Onto a page of its own' },
    ]);
    expect(options('In der Doku fehlt ein Artikel über mehrere Instanzen')).toMatchObject([
      { label: '`docs/cookbook/scaling.md`', description: 'Der Text muss auf `docs/cookbook/scaling.md` stehen.' },
      { label: 'Auf eine eigene Seite' },
    ]);
  });

  it('is asked for no place where none was found, or where one is put right', () => {
    expect(keys('There is no article on running several instances', { kind: 'docs', code: pages })).toContain(
      'docs.place',
    );
    expect(keys('There is no article on running several instances', { kind: 'docs' })).not.toContain('docs.place');
    expect(keys('The docs on scaling are outdated', { kind: 'docs', code: pages })).not.toContain('docs.place');
  });
});

describe('another default', () => {
  it('has no new form, and is about who relies on the one of today', () => {
    const all = keys('Versteckte Dateien sollen standardmäßig mit gefunden werden', { project: 'command_line' });
    expect(all).toContain('open.default');
    expect(all).not.toContain('open.form');
  });
});

describe('a word without a measure', () => {
  const asksFor = (text: string) => {
    const statement = {
      id: 'FR-001',
      topicId: 'T1',
      kind: 'requirement',
      by: 'writer',
      sources: ['Q1'],
      dependsOn: [],
    };
    const input = { request: 'Change it', statements: [{ ...statement, text, dimension: 'quality' }], exchanges: [] };
    return lacksIn(input as never).some(({ question }) => question?.about?.startsWith('review:measure') === true);
  };

  it.each([
    [true, 'The list SHALL be fast.'],
    [true, 'A page loads quickly.'],
    [true, 'Startup is faster.'],
    [false, 'The README keeps its quick start.'],
    [false, 'It is built with whatever is simple.'],
    [false, 'Die Typen sind fast überall any.'],
    [false, 'It does not matter that the list is fast.'],
  ])('is asked about (%s): %s', (asked, text) => {
    expect(asksFor(text)).toBe(asked);
  });
});
