import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../../../src/agents/base/english/title';
import { cpuMs } from '../../../rigs/cpu-ms';

describe('the title of a request', () => {
  it.each([
    [
      'Bei uns haben sich Dutzende alte Listen angesammelt. Bitte eine Möglichkeit einbauen, Listen zu archivieren.',
      'Listen archivieren',
    ],
    [
      'Wenn innerhalb eines Live-Displays noch ein Progress oder track() gestartet wird, fliegt ein LiveError. Verschachtelte Live-Anzeigen sollten stattdessen einfach funktionieren.',
      'Verschachtelte Live-Anzeigen sollten einfach funktionieren',
    ],
    [
      'Ich habe `--hyperlink` in meinem Alias, und in einer Pipe sind die Namen kaputt. Das sollte sich besser steuern lassen.',
      '`--hyperlink` sollte sich besser steuern lassen',
    ],
    [
      "External endpoints only alert when somebody pushes a failure. I'd like to get alerted when one hasn't received a push in a while.",
      "Get alerted when one hasn't received a push in a while",
    ],
    [
      'I have to click "Remove password" for each of them. It would be great if removing the password was available as a workflow action so this happens automatically.',
      'Removing the password as a workflow action',
    ],
    [
      'It is annoying that I have to guess a Sleep. Please add a Wait command to tapes that pauses until the output shows up.',
      'Wait command for tapes that pauses until the output shows up',
    ],
  ])('is the sentence that wishes where a complaint stands before it: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'I want the progress bar to show the remaining time behind the percentage and to pick the unit by itself',
      'The progress bar should show the remaining time',
    ],
    [
      'Do not print the default value any more in the help text of options that are hidden',
      'Not printing the default value',
    ],
    [
      'When a user picks a date behind the last one, the calendar should jump to the month of that date and not stay',
      'The calendar should jump to the month',
    ],
    ['Let users export orders as CSV', 'Exporting orders as CSV'],
  ])('names a long request in a part of its words: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['We want plugins for commands', 'Plugins for commands'],
    ['would love to get a weekly email summary of my topics', 'Weekly email summary of my topics'],
    ["I'd like linkding to tell me which of my links are dead", 'Tell me which of my links are dead'],
    ['Merge conflicts look ugly and are hard to read', 'Merge conflicts look ugly and are hard to read'],
    [
      'Class instances should be draftable without having to mark each class with it',
      'Class instances should be draftable',
    ],
    [
      'We need a page where members of our sports club can sign up for shifts at the summer festival.',
      'Page where members of our sports club can sign up for shifts',
    ],
    ['Man soll bestimmte Dateien einklappen können', 'Bestimmte Dateien einklappen'],
    [
      'People who use a program built with cobra should be able to turn off the descriptions in shell completions.',
      'Turning off the descriptions in shell completions',
    ],
    [
      'It should be possible to put options and commands in the help into groups with headings of their own.',
      'Put options and commands in the help into groups',
    ],
    ['We need file uploads', 'File uploads'],
    ['Customers want webhooks', 'Webhooks'],
    ['Managers want a report page for sales', 'Report page for sales'],
    ['We should have comments on articles. Like every blog has.', 'Comments on articles'],
    ['There is no proper undo in the editor', 'Undo in the editor'],
    ['Add login', 'Login'],
    ['Add caching to the API', 'Caching for the API'],
    ['Add search to the product list', 'Search in the product list'],
    ['Add tags to articles', 'Tags for articles'],
    ['Add a cache to the product list\nIt is slow.', 'Cache for the product list'],
    ['Add an endpoint to list users', 'Endpoint to list users'],
    ['Add a link from the footer to the imprint', 'Link from the footer to the imprint'],
    ['Support config files', 'Config files'],
    ['Dark mode please', 'Dark mode'],
    ['Feature request: offline mode', 'Offline mode'],
    ['Hi! Could we get an RSS feed for the blog?', 'RSS feed for the blog'],
    ['Orders routes with paging', 'Orders routes with paging'],
    ['Zzyzx qwerty plugh', 'Zzyzx qwerty plugh'],
  ])('is the thing that is wanted: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['Let people save a query', 'Saving a query'],
    ['People should be able to save a query', 'Saving a query'],
    ['We want people to be able to save a query', 'Saving a query'],
    ['It would be nice if users could undo the last step', 'Undoing the last step'],
    [
      'It should be possible to replace the token of an application without having to delete it',
      'Replacing the token of an application',
    ],
    ['There should be a way to mute an application', 'Mute an application'],
    ['kann man die Ergebnisse auch als HTML bekommen?', 'Die Ergebnisse auch als HTML bekommen'],
    ['As a user, I want to filter orders by date so that I find them faster', 'Filtering orders by date'],
    ['We need to know who changed what', 'Knowing who changed what'],
    ['People want to rearrange cards', 'Rearranging cards'],
    ['Support staff need to get orders out of the shop.', 'Getting orders out of the shop'],
    ['Allow admins to lock accounts', 'Locking accounts'],
    ['Let it skip files', 'Skipping files'],
    ['Rename `getUser` to `loadUser` everywhere', 'Renaming `getUser` to `loadUser` everywhere'],
    ['Export orders as CSV, JSON and XML', 'Exporting orders as CSV, JSON and XML'],
    ['Show who is online', 'Showing who is online'],
    ['Get rid of the callback API, nobody likes it', 'Getting rid of the callback API'],
    ['Cache the product list', 'Caching the product list'],
    ['Upgrade to React 19', 'Upgrading to React 19'],
    ['Users should not be able to see other users’ orders', 'Keeping users from seeing other users’ orders'],
  ])('is what shall be done: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['The export is slow for large files', 'Slow export for large files'],
    ['The retry logic is flaky, fix it', 'Flaky retry logic'],
    ['groupBy is too slow for us', 'Slow groupBy'],
    ['Releases are painful', 'Painful releases'],
    ['The Stripe export is broken', 'Broken Stripe export'],
    ['Make the help output nicer', 'Nicer help output'],
    ['We’re launching in France and Japan, make the app translatable', 'Translatable app'],
    ['GET /items returns everything, add pagination', 'Pagination'],
    ['Fix the crash when the config file is empty', 'Crash when the config file is empty'],
    ['Fix: crash when the config file is empty', 'Crash when the config file is empty'],
    ['Bug: panic in `Reader::read_event()` at the end', 'Panic in `Reader::read_event()` at the end'],
  ])('is what is wrong with a thing, or better: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['Two people booked the same seat yesterday', 'Two people booked the same seat yesterday'],
    ['Report generation times out. Move it out of the request.', 'Report generation times out'],
    ['Search on the docs site finds nothing useful', 'Search on the docs site finds nothing useful'],
    ['The board should update live', 'The board should update live'],
    ['I want the app to start faster', 'The app should start faster'],
    ['routes.js has grown to 4000 lines, clean it up', 'routes.js has grown to 4000 lines'],
    ['Not everyone should be able to delete projects', 'Not everyone should be able to delete projects'],
    ['We must not log passwords', 'We must not log passwords'],
    ['Make it work offline', 'Make it work offline'],
    ['Change it', 'Change it'],
    ['Validation messages are useless', 'Validation messages are useless'],
    ['When the server restarts, all sessions are lost', 'When the server restarts, all sessions are lost'],
    [
      'When the server says 429 I want ky to slow down the other requests to the same host as well, not only the one that failed',
      'Slow down the other requests to the same host',
    ],
    [
      'When I run my app from a subdirectory of the project, the .env file in the project root isn’t found. I’d like the parents looked at, too.',
      'The .env file in the project root isn’t found',
    ],
    [
      'When a user logs out of an app I want to throw away everything SWR has cached, in one call. There is no clean way to do that.',
      'Throwing away everything SWR has cached',
    ],
    [
      'Extensions should be able to react when a user stars or unstars articles.',
      'Extensions should be able to react when a user stars or unstars articles',
    ],
    [
      'When a handler panics nobody notices, because with the default log level nothing about it shows up in the logs.',
      'When a handler panics nobody notices',
    ],
    ['Bei der Log-Rotation kann man bei roll_interval keine Tage angeben, nur Stunden und so.', 'Bei der Log-Rotation'],
  ])('is the request’s own clause where no phrase is safe: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'Can you please add a `--json` flag (e.g. for scripts) to the list command?',
      '`--json` flag for the list command',
    ],
    ['Add support for YAML config files such as app.yaml and local.yml', 'Support for YAML config files'],
    ['The "Save" button does nothing', 'The "Save" button does nothing'],
    ['Fix the message "The file could not be read at all" in the log', 'Message in the log'],
  ])('leaves out brackets, examples and long quotations: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'I’d like to have a dashboard with the most important numbers of the last week for every team',
      'Dashboard with the most important numbers',
    ],
    ['Export orders as a file that support can open', 'Exporting orders as a file that support can open'],
    [
      'Customers should get notified when something happens to their order',
      'Customers should get notified when something happens to their order',
    ],
    [
      'Add --sort option to sort results by name, size or modification time of the files',
      '--sort option to sort results',
    ],
    ['users should be able to delete their account incl. all their data (GDPR)', 'Deleting an account'],
    ['fd panics with a broken pipe', 'fd panics with a broken pipe'],
    [
      'When dragging many elements the canvas stutters badly, find out why and fix it',
      'When dragging many elements the canvas stutters badly',
    ],
    ['Show a warning when the disk is nearly full and the backup has not run', 'Showing a warning'],
  ])('is cut where a phrase begins, never behind a word that leads on: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['Wir brauchen eine Suche über alle Rechnungen', 'Suche über alle Rechnungen'],
    ['Wir wollen Rechnungen als PDF exportieren können', 'Rechnungen als PDF exportieren'],
    ['Füge eine Suche zur Produktliste hinzu', 'Suche zur Produktliste'],
    ['Füge der API ein Caching hinzu', 'Caching in der API'],
    ['Man soll eine Abfrage speichern können', 'Abfrage speichern'],
    [
      'Der Support soll Bestellungen als Tabelle herunterladen können, ohne dass die Seite hängen bleibt.',
      'Bestellungen als Tabelle herunterladen',
    ],
    ['Bitte behebe den Absturz beim Start', 'Absturz beim Start'],
    ['Es fehlt eine Übersicht der offenen Rechnungen', 'Übersicht der offenen Rechnungen'],
    ['Es gibt keine Möglichkeit, Rechnungen zu stornieren', 'Möglichkeit, Rechnungen zu stornieren'],
    ['Suche liefert nichts bei Umlauten (ÄÖÜ)', 'Suche liefert nichts bei Umlauten'],
    ['Die Suche soll auch Umlaute finden', 'Suche: Umlaute finden'],
    ['Nutzer sollen ihre Wiedergabeliste als CSV exportieren können', 'Wiedergabeliste als CSV exportieren'],
    ['Archivierte Repositories sollen schreibgeschützt sein', 'Archivierte Repositories: schreibgeschützt'],
    ['Items sollen Dateianhänge bekommen können', 'Items: Dateianhänge bekommen'],
    [
      'Dark Mode soll sich nach dem System richten und pro Zeichnung überschreibbar sein',
      'Dark Mode: sich nach dem System richten',
    ],
    ['Die Ausgabe auf Netzlaufwerken ist extrem langsam', 'Langsame Ausgabe auf Netzlaufwerken'],
    [
      'Ein Dashboard, das den Stromverbrauch meiner Steckdosen anzeigt (Tages- und Wochenwerte)',
      'Dashboard, das den Stromverbrauch meiner Steckdosen anzeigt',
    ],
    ['Ein Bot, der mich jeden Morgen um sieben an Termine aus meinem Kalender erinnert', 'Bot'],
  ])('is German for a German request: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['can we get some kind of built-in rate limiting, nothing fancy', 'Built-in rate limiting'],
    ['would be nice to compare against results from last week', 'Comparing against results from last week'],
    ['date parsing is weird with timezones, see what’s going on there', 'Weird date parsing with timezones'],
    ['someone could probably guess our passwords, lock that down', 'Someone could probably guess our passwords'],
    ['split up that giant module, it’s 3000 lines and everyone hates it', 'Splitting up that giant module'],
    ['support a config file so I don’t have to type the same flags every time', 'Config file'],
    ['sync thing overwrote my note again!!! needs conflict handling', 'Sync thing overwrote my note again'],
    [
      'allow validating headers and query params without writing it twice',
      'Validating headers and query params without writing it twice',
    ],
    [
      'Ctrl-C in the middle of a run throws away everything, I’d like to keep what was measured',
      'Ctrl-C in the middle of a run throws away everything',
    ],
    [
      'Die Ausgabe ist bei vielen Befehlen total unübersichtlich, da muss was Besseres her',
      'Unübersichtliche Ausgabe bei vielen Befehlen',
    ],
    ['Mehr Tests für den Router wären gut', 'Mehr Tests für den Router'],
    ['Kunden wollen ihre Bestellungen selbst stornieren können', 'Bestellungen selbst stornieren'],
  ])('keeps to what is meant where somebody writes as they talk: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'I always pass -i, but then real crashes are swallowed too. It would be nice if I could tell hyperfine to ignore only certain exit codes.',
      'Ignoring only certain exit codes',
    ],
    [
      'More and more servers send zstd these days, but we just hand on the raw bytes. It would be great if responses with Content-Encoding: zstd were decoded, like it’s done for gzip.',
      'Decoding responses with Content-Encoding: zstd',
    ],
    [
      'Services like GitHub let me enter a webhook URL but not change the body. It would be great if I could pull fields out of that JSON and use them in the title and message of the notification.',
      'Pulling fields out of that JSON',
    ],
    [
      'I usually have several compose projects running, but it only ever shows one of them. I’d like to see all of them and switch between them.',
      'Seeing all compose projects',
    ],
    ['The nightly backup fails silently. I wish we’d get a mail when it does.', 'Getting a mail when it does'],
    [
      'Wenn man in den Einstellungen die Zwei-Faktor-Anmeldung per OTP-App einrichtet, ist sie sofort aktiv. Sie sollte erst aktiv werden, wenn ein gültiger Code bestätigt wurde.',
      'Zwei-Faktor-Anmeldung per OTP-App',
    ],
    [
      'As soon as I pass --style on the command line, everything I had set up in my config file is gone. Most of the time I only want to get rid of one component (or add one) for a single run.',
      'Getting rid of one component for a single run',
    ],
    [
      'With the JSON write API I just get an “invalid columns” error. I’d like the write API to be able to add the missing columns.',
      'The write API should add the missing columns',
    ],
    [
      'Bei Gotify kommt jede Meldung gleich laut an. Kann man in der Integration bitte die Priorität einstellen?',
      'In der Integration die Priorität einstellen',
    ],
    ['I wish there was a dark theme.', 'Dark theme'],
    [
      'Es wäre schön, wenn man in der Übersicht nach dem letzten Update sortieren könnte.',
      'In der Übersicht nach dem letzten Update sortieren',
    ],
    ['Allow more than one webhook per project', 'Allowing more than one webhook per project'],
    // What only points at what was told before names nothing.
    ['`connect()` never tells which server answered. I’d like that', '`connect()` never tells which server answered'],
  ])('is what is wished for, whatever is told before it: “%s”', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('says so where there is nothing to name', () => {
    expect(titleOf('')).toBe('Untitled change');
    expect(titleOf(' \n.')).toBe('Untitled change');
  });

  it.each([
    'a',
    ' ',
    '(',
    '"',
    ', ',
    'the ',
    'people ',
    'need ',
    'e.g. ',
    '“a ',
    'füge ',
    'wir soll ',
    '\n',
    'make a b ',
  ])('is short and comes at once for any number of %j', (piece) => {
    for (const request of [piece.repeat(20_000), `We need ${piece.repeat(20_000)}`, `${piece.repeat(400)} can`]) {
      const start = cpuMs();
      const title = titleOf(request);
      expect(cpuMs() - start).toBeLessThan(200);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(title.split(' ').length).toBeLessThanOrEqual(12);
    }
  });
});
