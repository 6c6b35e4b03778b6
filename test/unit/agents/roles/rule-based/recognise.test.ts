import { classify, kindsCompete, kindsIn } from '../../../../../src/agents/roles/rule-based/classify';
import { describe, expect, it } from 'vitest';
import { subjectAreasIn, subjectsInForce } from '../../../../../src/agents/roles/rule-based/recognise';
import type { Fact } from '../../../../../src/agents/session/evidence';
import { evidence } from '../../../rigs/samples';
import { groundFor } from './made-up';

describe('the subject of a request', () => {
  it.each([
    ['Let users export their data', 'export'],
    ['our tests take 12 minutes, most of it e2e', 'slow-suite'],
    ['import from a Pocket export', 'import'],
    ['Customers should be able to import contacts from a spreadsheet', 'import'],
    ['We need file uploads', 'upload'],
    ['Nobody can find anything in our catalogue', 'search'],
    ['Add login', 'login'],
    ['Only managers should be able to see salaries', 'roles'],
    ['Remind people of their appointments', 'reminders'],
    ['Our e-mails land in the spam folder', 'email'],
    ['We want to charge customers for premium features', 'payments'],
    ['One client is hammering our API', 'rate-limit'],
    ['We can’t tell what is going on in production', 'observability'],
    ['Support webhooks', 'webhooks'],
    ['Clean up expired sessions every night in a background job', 'jobs'],
    ['Retry failed calls to the tax service', 'retry'],
    ['The board should update live', 'realtime'],
    ['The app must work offline in the field', 'offline'],
    ['We need to know who changed what', 'audit'],
    ['Make it multi-tenant', 'tenancy'],
    ['Switch features on and off without deploying', 'flags'],
    ['customers want to filter plants by light and pet safety', 'filter'],
    ['filter and sort the table of invoices by date', 'table'],
    ['Free delivery above 50 Euro', 'price-rules'],
    ['different prices for weekends', 'price-rules'],
    ['guests have to pay a deposit when booking', 'payments'],
    ['output as json so I can use it in scripts', 'json-output'],
    ['occupancy per month at a glance', 'dashboard'],
    ['Python package for reading the odd CSV our bank exports', 'import'],
    ['Someone asked us to delete their account', 'deletion'],
    ['A customer can have more than one address now', 'schema'],
    ['We have no backups', 'backups'],
    ['The list endpoint returns everything, add pagination', 'pagination'],
    ['Integrate with Salesforce', 'third-party'],
    ['Add caching to the API', 'caching'],
    ['Rename the products endpoint to /items', 'rename'],
    ['Rename the option --version to --about', 'rename'],
    ['Sessions should expire after inactivity', 'session-end'],
    ['Log users out after 30 minutes of inactivity', 'session-end'],
    ['Let customers reset their password', 'password-reset'],
    ['Upgrade clap to version 4', 'dependency'],
    ['Bump typescript to 6', 'dependency'],
    ['Update the Rust edition to 2024', 'dependency'],
    ['Log every request as a JSON line', 'observability'],
    ['The stock can go below zero when two orders come at once', 'race'],
    ['Secure the API with API keys', 'api-keys'],
    ['Show a skeleton while articles load', 'progress'],
    ['Set up a GitHub action that runs the tests on every pull request', 'ci'],
    ['Reduce memory use when listing all products', 'memory'],
    ['Website for a small bakery with opening hours and a form for cake orders', 'site'],
    ['Login should be rate limited, someone is brute forcing accounts.', 'login-guard'],
    ['Lock accounts after five failed login attempts', 'login-guard'],
    ['Rate limit the public API', 'rate-limit'],
    ['Users should be able to get a weekly summary of downtimes by email.', 'digest'],
    ['Add a health check endpoint for Kubernetes', 'health-check'],
    ['Upgrade to Pydantic v2 and a recent FastAPI.', 'dependency'],
    ['Move to Angular 21', 'dependency'],
    ['Our Windows CI job is flaky, the timing tests fail every few runs. Make it stable.', 'flaky-tests'],
    ['Let members sign up for training sessions', 'booking'],
    ['The types for opts() are useless, everything is any.', 'types'],
    ['Comments should be threaded.', 'comments'],
    ['Can we get rid of the colored dependency?', 'dependency'],
    ['make the filter sidebar usable with keyboard and screen reader, we got a complaint', 'accessibility'],
    ['sync thing overwrote my note again!!! needs some sort of conflict handling', 'offline'],
    ['the types for nested routes get lost somewhere, autocomplete is useless after two levels', 'types'],
    ['run the checks on newer python versions too', 'ci'],
    ['publish releases automatically', 'release'],
  ])('“%s” is about %s', (request, id) => {
    expect(subjectAreasIn(request)[0]?.id).toBe(id);
  });

  it.each([
    ['Fix the import path of the logger module', 'import'],
    ['Use named exports everywhere', 'export'],
    ['Speed up the binary search', 'search'],
    ['Set up continuous integration', 'third-party'],
    ['Stop leaking the stack trace in error responses', 'crash'],
    ['Write the data files atomically so that a crash does not corrupt them', 'crash'],
    ['Warn when shell startup time dominates the measurement', 'start-up'],
    ['Let people rename their boards', 'rename'],
    ['The article editor loses what I typed when the session expires', 'session-end'],
    ['Error messages of the sign-up form are hard to understand', 'login'],
    ['A tool that renames photos by the date they were taken', 'rename'],
    ['Website for a small bakery with opening hours', 'booking'],
    ['Store passwords with argon2 instead of scrypt', 'login'],
    ['Move the login button of our website to the right', 'site'],
    ['Library for parsing and formatting cron expressions', 'jobs'],
    ['Group monitors into folders that can be collapsed in the sidebar', 'layout'],
    ['Unser Verein plant Trainings, und Mitglieder sollen sich an- und abmelden', 'login'],
    ['Integration tests for --owner are missing, add some that also run in CI', 'ci'],
    ['In pre mode a dependency within the range causes a major bump of the dependent package', 'dependency'],
    ['Add a --dry-run flag to changeset version', 'release'],
    ['A changelog generator for GitLab merge requests', 'release'],
    ['Replace the deprecated color package with picocolors', 'deprecation'],
    ['Attach binaries for riscv64 to the GitHub release', 'third-party'],
    ['Let option parsers be async', 'parsing'],
    ['Warn when the CPU is throttled during a benchmark', 'rate-limit'],
    ['Export to HTML with a chart', 'dashboard'],
    ['Let me snooze a notification for an hour', 'notifications'],
    ['Passwords should expire after 90 days', 'login'],
    ['Passwörter sollen nach 90 Tagen ablaufen', 'login'],
    ['Statusseiten mit Passwort schützen', 'login'],
    ['A typing trainer game for kids', 'types'],
    ['Beim Abbrechen gehen Messwerte verloren, die sollen trotzdem exportiert werden', 'export'],
    ['The dashboard gets really slow with more than 500 monitors', 'dashboard'],
    ['Store secrets of notification providers encrypted', 'notifications'],
    ['Progress bar garbles the output when the terminal is narrow', 'progress'],
    ['Respect .ignore files only inside the repository', 'skip-rules'],
  ])('“%s” is not about %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).not.toContain(id);
  });

  it('is none that only English has questions for, in a request in German', () => {
    expect(subjectAreasIn('A health check endpoint for Kubernetes').map(({ id }) => id)).toContain('service-health');
    const inGerman = subjectAreasIn('Wir brauchen einen Healthcheck für Kubernetes mit der Datenbank');
    expect(inGerman.map(({ id }) => id)).not.toContain('service-health');
  });

  it('is read as three subjects at most', () => {
    expect(subjectAreasIn('Add login, search, export, uploads, webhooks and payments with caching').length).toBe(3);
  });
});

describe('words that only look like a subject', () => {
  it.each([
    ['Search is much slower than find', 'search'],
    ['Beim Löschen eines Kommentars soll vorher nachgefragt werden', 'comments'],
    ['When an export is running, the window should not close', 'export'],
    ['Let routes declare a deprecated flag that adds a header', 'deprecation'],
    ['Logging out keeps the editor state', 'observability'],
    ['A monitor that checks whether a certificate is about to expire', 'observability'],
    ['Browser extension that hides comments on news sites', 'comments'],
    ['Read the CSV exports of my bank and categorise the bookings', 'export'],
    ['Read the CSV exports of my bank and categorise the bookings', 'booking'],
    ['Articles need a publish date so that they can be scheduled.', 'jobs'],
    ['Tags on the start page should be sorted by popularity', 'table'],
    ['Show a preview of the Markdown while typing.', 'types'],
    ['Rate limit the login', 'rate-limit'],
    ['Keyboard navigation in the monitor list is impossible.', 'layout'],
    ['Show the response times of two monitors in one chart.', 'dashboard'],
    ['Docker health monitor says down while the container is starting.', 'dev-environment'],
    ['GitHub action that comments test coverage on PRs', 'coverage'],
    ['Clean up the old flow types, everything is TypeScript now.', 'split'],
    ['warn me when the laptop is throttling or on battery', 'rate-limit'],
    ['make the filter sidebar usable with keyboard and screen reader', 'layout'],
    ['the types for nested routes get lost somewhere, autocomplete is useless', 'completion'],
  ])('are none: “%s” is not about %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).not.toContain(id);
  });
});

const ids = (request: string) => subjectAreasIn(request).map(({ id }) => id);

describe('what is only mentioned', () => {
  it.each([
    [
      'Give many commands the same behaviour (logging, monitoring, telemetry …) without repeating it',
      'Give many commands the same behaviour',
    ],
    ['Let plugins bring things such as exports, themes and keyboard shortcuts', 'Let plugins bring things'],
    ['Rename “dark mode” in the list of settings', 'Rename something in the list of settings'],
    ['Show a table instead of a dashboard', 'Show a table'],
  ])('is no subject: %s', (request, without) => {
    expect(subjectAreasIn(request)).toEqual(subjectAreasIn(without));
  });

  it.each([
    ['The warning nags in CI', 'ci'],
    ['Lesezeichen per E-Mail speichern', 'email'],
    ['Set the flag for everything matching the search', 'search'],
    ['Show a banner on the dashboard', 'dashboard'],
  ])('is no subject where it is only the place: %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).not.toContain(id);
  });

  it('is no subject where it stands in the reason, or is what something goes by', () => {
    expect(ids('Add ?sort=popular to the list so the articles with the most favorites come first')).toEqual([]);
    expect(ids('Add a list of authors, because comments are hard to attribute')).not.toContain('comments');
  });

  it('is a confirmation where something is lost without asking, and no archive', () => {
    const request = 'I keep deleting comments by accident because the icon deletes them without asking';
    expect(ids(request)).toEqual(['confirm']);
    expect(ids('Beim Löschen eines Kommentars soll vorher nachgefragt werden')).toEqual(['confirm']);
    expect(ids('We need a trash can: comments deleted by accident should be restorable')).toContain('archive');
  });

  it('is no subject where it is the very trade of the project', () => {
    const readme: Fact = {
      ...{ kind: 'readme', value: 'queue', text: 'README: Background jobs and scheduled tasks for services.' },
      ...{ evidence: ['E1'], confirm: false },
    };
    const request = 'Show how long background jobs were waiting';
    const areas = (facts: Fact[]) => subjectsInForce(groundFor(request, { facts })).map(({ id }) => id);
    expect(areas([])).toContain('jobs');
    expect(areas([readme])).not.toContain('jobs');
  });

  it('is no subject where the code that was found lies in a folder of its name: it is built already', () => {
    const request = 'Add HTML to the export';
    const areas = (path: string) =>
      subjectsInForce(groundFor(request, { evidence: [evidence({ id: 'E1', path, kind: 'code' })] })).map(
        ({ id }) => id,
      );
    expect(areas('src/orders/list.ts')).toContain('export');
    expect(areas('src/export/csv.ts')).not.toContain('export');
  });

  it('is no subject where only a hint speaks for it and the words lead to code', () => {
    const request = 'Drain the queue while it is full';
    const found = evidence({ id: 'E1', path: 'src/queue.ts', score: 0.9 });
    expect(subjectsInForce(groundFor(request))).not.toEqual([]);
    expect(subjectsInForce(groundFor(request, { evidence: [found] }))).toEqual([]);
  });

  it.each([
    ['Discord bot that reminds our group about game night and collects who comes', 'reminders'],
    ['The admin of our shop forgot her password and there is no way to reset it', 'password-reset'],
  ])('is what a program does in the first place, or what is missed, in many words, too: %s', (request, subject) => {
    expect(subjectsInForce(groundFor(request)).map(({ id }) => id)).toContain(subject);
  });

  it('is one where it is named outside as well', () => {
    const [once] = subjectAreasIn('Export orders');
    expect(once?.id).toBe('export');
    expect(subjectAreasIn('Export orders (an export of CSV)')[0]).toBe(once);
  });
});

describe('the kind of a change', () => {
  it.each([
    ['Allow a default time-out on a session. Right now every call can hang forever.', 'feature'],
    ['Rate limit the login and lock the account for 15 minutes after 5 failed attempts', 'security'],
    ['Dashboard: the search field loses focus after every update', 'bug'],
    ['In pre mode a dependency within the range causes a major bump of the dependent package', 'bug'],
    ['GET /articles does N+1 queries for tags and authors. Should be one or two queries.', 'performance'],
    ['Integration tests for --owner are missing, add some that also run in CI', 'tests'],
    ['The import fails for files with a BOM', 'bug'],
    ['Add a retry, since uploads sometimes hang', 'feature'],
    ['The notification is sent every day although it was acknowledged', 'bug'],
    ['Negative time in the output when the calibration is larger than the command', 'bug'],
    ['`tool publish` exits with 0 even if one package failed', 'bug'],
    ['Nach dem Wiederherstellen sind alle Benachrichtigungen doppelt vorhanden', 'bug'],
    ['The man page does not mention exit codes, describe them', 'docs'],
    ["The cap counts aborted tasks, it shouldn't", 'bug'],
    ['split source/index.ts, it is way too long', 'refactor'],
    ['Auf Windows funktioniert --shell=none nicht, wenn der Pfad Leerzeichen hat', 'bug'],
    ['The progress bar leaves garbage in the terminal', 'bug'],
    ['Clients get disconnected every minute', 'bug'],
    ['Pause certain exports automatically when too many orders fail', 'feature'],
    ['SSO creates a new user every time I log in', 'bug'],
    ['Nach abort() bleibt die Promise manchmal für immer offen', 'bug'],
    ['clear() should optionally reject what waits, right now it just hangs', 'feature'],
    [
      'some campaigns never finish. they just sit at 99% "running" until I pause and start them again. please fix',
      'bug',
    ],
    ['MongoDB: when I create several records in one call, what comes back isn’t in the order I passed in', 'bug'],
    ['Move the option parsing out of Command into a class of its own', 'refactor'],
    ['Warn when the CPU is throttled during a benchmark', 'feature'],
    ['warn me when the laptop is throttling because numbers are garbage then', 'feature'],
    ['move away from global db variable so handlers can actually be unit tested', 'refactor'],
    ['Get rid of the singletons', 'refactor'],
    ['Tests laufen ewig, kann man die irgendwie schneller kriegen?', 'performance'],
    ['Das Bundle ist in letzter Zeit größer geworden, schau mal woran das liegt', 'performance'],
    ['Unter Windows schlägt die CI ständig fehl, mal so mal so, bitte stabil machen', 'bug'],
    ['Irgendwie sind die ersten Messungen immer langsamer, das sollte das Tool selber merken', 'feature'],
    ['Die Ausgabe ist bei vielen Befehlen total unübersichtlich, da muss was Besseres her', 'feature'],
    ['Die Startseite ist total unübersichtlich', 'ui'],
    ['Die Klasse ist total unübersichtlich', 'refactor'],
    ['Streaming downloads leave connections open when the body is not read to the end', 'bug'],
    ['Progress bar garbles the output when the terminal is narrow', 'bug'],
    ['Help text wraps in the middle of a word in narrow terminals', 'bug'],
    ['Beim Löschen eines Benutzers bleiben seine Artikel stehen', 'bug'],
    ['Ein Skript, das meine Downloads nach Dateityp aufräumt', 'feature'],
    ['Colours are hard to read on a light background', 'ui'],
    ['Compare against a stored baseline and fail CI when it got slower', 'feature'],
    ['Validate the config file and point at the wrong line', 'feature'],
    ['Der Befehl add soll auch ohne Rückfragen laufen, für CI', 'feature'],
    ['The dashboard gets really slow with more than 500 monitors', 'performance'],
    ['It should be possible to preview the changelog before running version', 'feature'],
    ['Das Changelog soll nach Art der Änderung gruppiert werden', 'feature'],
    ['fd braucht auf unserem Netzlaufwerk ewig. Geht das schneller?', 'performance'],
    ['Beim Bearbeiten soll ein Entwurf gespeichert werden, damit nichts verloren geht', 'feature'],
    ['Nach dem Ändern des Namens funktioniert der alte Token nicht mehr', 'bug'],
    ['Ich hätte gern ein Skript, das jede Nacht die Datenbank sichert und alte Sicherungen aufräumt', 'feature'],
    ['Tests take five minutes because each creates a database', 'performance'],
    ['Group the changelog entries by type of change', 'feature'],
    ['Entwürfe: Artikel speichern, ohne sie zu veröffentlichen', 'feature'],
    ['--exec should stop at the first failing command.', 'feature'],
    ["Logging out doesn't clear the editor state.", 'bug'],
    ['The GitHub action comments twice on pull requests from forks.', 'bug'],
    ['Deployment fails because migrations run twice when two pods start.', 'bug'],
    ['Run the backup twice a day', 'feature'],
    ['Move the database layer from redbean to knex.', 'migration'],
    ['Can we get rid of the colored dependency?', 'migration'],
    ['Add a plugin that generates man pages from the command definitions.', 'feature'],
    ['Response.iter_lines() splits lines in the middle of a multi-byte character.', 'bug'],
    ['Docker health monitor says down while the container is starting.', 'bug'],
    ['The CLI asks for the npm OTP for each package again.', 'bug'],
    ['Beim Anlegen von zwei Artikeln mit gleichem Titel gibt es einen 500er.', 'bug'],
    ['GitHub action that comments test coverage on PRs', 'tooling'],
    ['the stock doesnt go down when somebody pays, so we sell what is gone', 'bug'],
    ['DELETE for a user that isnt there gives me a 500, should be 404', 'bug'],
    ['Table.sort() blows up with TypeError as soon as a cell is empty', 'bug'],
    ['Wenn ich eine gelöschte Aufgabe zurückhole, taucht sie nirgends mehr auf', 'bug'],
    ['tax is computed twice, in the server and in the page. put it in one place', 'refactor'],
    ['parseArguments is way too long, split it up, no behaviour change', 'refactor'],
    ['typing in a long document lags terribly', 'performance'],
    ['show peak memory beside the time of each command', 'feature'],
    ['Am Ende soll stehen, um wie viel Prozent es langsamer wurde', 'feature'],
    ['run the whole test suite on Windows too for every PR', 'tooling'],
    ['logging is a mess, clean it up so that I can follow a request', 'feature'],
    ['API-Doku aus dem Code erzeugen und ausliefern', 'api'],
    ['app.rs ist zu groß geworden, die Logik für paging sollte da raus in eigene Module', 'refactor'],
    ['packages/color is tiny and only used inside. fold it into cli? not sure if anyone imports it', 'refactor'],
    ['GET /api/articles ist mega langsam geworden, ca 4 Sekunden bei 50k Artikeln', 'performance'],
    ['child logger creation got slow with serializers', 'performance'],
    ['PUT /api/user with an email that is taken returns 500 with a raw error, should be 422', 'bug'],
    ['Wenn ich auf "New Post" klicke, stehen die Tags vom alten Artikel manchmal noch drin', 'bug'],
    ['I want a small command line tool in Go that uploads new photos. Should survive flaky wifi.', 'feature'],
    ['Können wir die Tests in der CI auch auf Windows laufen lassen? Neulich ist publish kaputt gegangen', 'tooling'],
  ])('of “%s” is %s', (request, kind) => {
    expect(classify(request).kind).toBe(kind);
  });
});

describe('the kind of a change that single words have hidden', () => {
  it.each([
    ['Get rid of react-scripts 1.1.1 and move the build to Vite', 'migration'],
    ['changeset version bricht komplett ab, wenn eine leere Datei da liegt', 'bug'],
    ['Für click.edit() fehlen Tests, vor allem wenn der Editor mit Fehler endet', 'tests'],
    ['Die Artikelliste sieht auf dem Handy furchtbar aus, bitte mal aufräumen', 'ui'],
    ['the article list looks terrible on phones, please tidy up', 'ui'],
    ['Members can follow each other', 'feature'],
    ['Mitglieder können einander folgen', 'feature'],
    ['The list can not be sorted any more', 'bug'],
    ['Users can no longer log in', 'bug'],
    ['Nutzer können sich nicht mehr anmelden', 'bug'],
    ['The export can hang forever when the disk is full', 'bug'],
  ])('%s', (request, kind) => {
    expect(classify(request).kind).toBe(kind);
    expect(kindsCompete(request)).toBe(false);
  });
});

describe('a removal that is ordered in so many words', () => {
  it.each([
    'Please drop the beforeError hook, nobody uses it and it makes the types ugly',
    'Remove the deprecated `--legacy` flag',
    'Get rid of the old export page, it confuses people',
  ])('is one, whatever its reason speaks of: %s', (request) => {
    expect(classify(request).kind).toBe('removal');
    expect(kindsCompete(request)).toBe(false);
  });

  it.each(['Drop files onto the page to upload them', 'Remove duplicates from the list when I import contacts'])(
    'is not taken for one where it may be something else: %s',
    (request) => {
      expect(kindsCompete(request) || classify(request).kind !== 'removal').toBe(true);
    },
  );
});

describe('what a few words are about', () => {
  const subjects = (request: string) => subjectsInForce(groundFor(request)).map(({ id }) => id);

  it.each([
    ['sign in with GitHub', 'other-account'],
    ['Mit Google anmelden', 'other-account'],
    ['log in by e-mail', 'login'],
    ['an endpoint that tells whether the service is healthy', 'service-health'],
    ['Besucher sollen die Sprache der Oberfläche wechseln können', 'i18n'],
    ['tokens never expire', 'session-end'],
    ['migrate to Vue 3', 'dependency'],
    ['migrate to Python 3', 'move-to'],
    ['CI takes too long', 'slow-suite'],
    ['make the validation errors uniform', 'error-messages'],
  ])('%s', (request, subject) => {
    expect(subjects(request)[0]).toBe(subject);
  });

  it.each([
    ['run database migrations on start', 'schema'],
    ['a bot that posts the menu every morning', 'jobs'],
    ['report abusive posts to moderators', 'rate-limit'],
    ['show the weight of a pet over time as a chart', 'dashboard'],
    ['lazy load images in articles', 'images'],
  ])('%s is not about %s', (request, subject) => {
    expect(subjects(request)).not.toContain(subject);
  });
});

describe('a wish in few plain words', () => {
  it.each([
    ['migrate to Svelte 5', 'migration'],
    ['the reports page is slow once you have 300 customers', 'performance'],
    ['nurses can’t see which patients they have tomorrow', 'feature'],
    ['it’s hard to test what was written to the queue', 'tests'],
    ['add a photo to a comment', 'feature'],
    ['rate limit the password form', 'security'],
    ['CI takes forever', 'tooling'],
    ['a processor that adds the git commit of the running program', 'feature'],
    ['validate phone numbers of owners by country', 'feature'],
    ['the JSON export should contain the version and the machine', 'feature'],
    ['two visits of the same pet on one day should not be possible', 'feature'],
    ['cached loggers keep the old configuration after reconfiguring', 'bug'],
    ['ein Trockenlauf, der nur anzeigt, was ausgeführt würde', 'feature'],
    ['the export should have been sorted by date', 'bug'],
    ['GET /user without a token should have returned 401', 'bug'],
    ['convert the project to TypeScript', 'migration'],
    ['Zeitstempel in der Zeitzone des Benutzers ausgeben', 'feature'],
  ])('is read rightly, and beyond doubt: %s', (request, kind) => {
    expect(classify(request).kind).toBe(kind);
    expect(kindsCompete(request)).toBe(false);
  });
});

describe('what is told as it happens today', () => {
  it.each(['a page that is slow', 'a button that does nothing'])(
    'is no wish for a thing that does it: %s',
    (request) => {
      expect(classify(request).kind === 'feature' && !kindsCompete(request)).toBe(false);
    },
  );

  it('is a fault, though its first word may be an order', () => {
    expect(classify('double bookings happen when two people book the same room at the same moment').kind).toBe('bug');
  });
});

describe('two kinds of change', () => {
  it.each([
    'PUT /user with an email that is taken gives a 500 (should be 422)',
    'When the backend is down the app dies with "Cannot read property"',
    'just --fmt entfernt Leerzeilen, danach hängt der Kommentar am Rezept',
    'Move from react-scripts to Vite and get rid of componentWillMount',
  ])('do not compete where one is said plainly: %s', (request) => {
    expect(kindsCompete(request)).toBe(false);
  });

  it('do not make a change two things where the likelier sort is one', () => {
    expect(classify('Sidecar files must move with their photo')).toEqual({ kind: 'feature', alsoKinds: [] });
  });

  it('give way to the subject that is named, where they are both hardly likely', () => {
    expect(groundFor('output as json so I can use it in scripts').intake.kind).toBe('feature');
    expect(groundFor('There are hardly any tests for the date parsing').intake.kind).toBe('tests');
  });

  it('are no protection where nothing is named that would have to be guarded', () => {
    expect(kindsIn('json for scripts')[0]?.kind).not.toBe('security');
  });

  it.each(['Colours and speed of the list', 'Tests and docs of the parser', 'Geschwindigkeit und Doku der Suche'])(
    'compete where both are said alike: %s',
    (request) => {
      expect(kindsCompete(request)).toBe(true);
    },
  );

  it.each(['Bookmarks and notes', 'Search and filters for recipes'])(
    'are one where both are much the same: %s',
    (request) => {
      expect(kindsCompete(request)).toBe(false);
    },
  );
});
