import { describe, expect, it } from 'vitest';
import { classify } from '../../../../../src/agents/roles/rule-based/classify';
import { GERMAN_SEEN } from '../../../../../src/agents/roles/rule-based/german/visible-changes';
import { GERMAN_WORDS } from '../../../../../src/agents/roles/rule-based/german/subjects';
import { subjectAreaOf, subjectsInForce } from '../../../../../src/agents/roles/rule-based/recognise';
import { groundFor } from './made-up';
import { cpuMs } from '../../../rigs/cpu-ms';

/** A request, its kind of change, and the subject it is about; null where there is none that has German words. */
const REQUESTS: [string, string, string | null][] = [
  ['Wir brauchen eine Suche über alle Rechnungen', 'feature', 'search'],
  ['Rechnungssuche für die Buchhaltung', 'feature', 'search'],
  ['Die Volltextsuche soll auch Anhänge umfassen', 'feature', 'search'],
  ['Kunden finden nichts wieder, wir brauchen ein Suchfeld', 'feature', 'search'],
  ['CSV-Export für Bestellungen', 'feature', 'export'],
  ['Bestellungen sollen sich exportieren lassen', 'feature', 'export'],
  ['Datenexport für die Buchhaltung ermöglichen', 'feature', 'export'],
  ['Wir möchten Kunden aus Excel importieren', 'feature', 'import'],
  ['Datenimport aus dem alten System', 'feature', 'import'],
  ['Anmeldung mit Passwort und zweitem Faktor', 'feature', 'login'],
  ['Nutzer sollen sich einloggen können', 'feature', 'login'],
  ['Login mit Google', 'feature', 'other-account'],
  ['Kunden sollen Dateien hochladen können', 'feature', 'upload'],
  ['Datei-Upload für Belege', 'feature', 'upload'],
  ['Benachrichtigungen bei neuen Bestellungen', 'feature', 'notifications'],
  ['Erinnerung an offene Rechnungen', 'feature', 'reminders'],
  ['Automatisch E-Mails verschicken, wenn eine Bestellung bezahlt ist', 'feature', 'email'],
  ['Die Kundenliste soll sortierbar und filterbar sein', 'ui', 'table'],
  ['Tabelle nach Datum sortieren', 'ui', 'table'],
  ['Kontaktformular auf der Startseite', 'ui', 'form'],
  ['Ein Formular mit Pflichtfeldern für neue Kunden', 'feature', 'form'],
  ['Dunkelmodus', 'feature', 'theme'],
  ['Bitte ein dunkles Design für die Oberfläche', 'ui', 'theme'],
  ['Zwischenspeicher für die Preisabfragen', 'feature', 'caching'],
  ['Die App stürzt ab, wenn man auf Speichern klickt', 'bug', null],
  ['Fehler beim Speichern von Bestellungen', 'bug', null],
  ['Die Summe auf der Rechnung ist falsch', 'bug', null],
  ['Seit dem letzten Update funktioniert das Drucken nicht mehr', 'bug', null],
  ['Der Versuch, eine Bestellung zu löschen, schlägt fehl', 'bug', null],
  ['Die Startseite ist zu langsam', 'performance', null],
  ['Der Bericht dauert viel zu lange', 'performance', null],
  ['Ladezeit der Kundenliste verbessern', 'performance', null],
  ['Den Code in orders.ts aufräumen und aufteilen', 'refactor', null],
  ['Wir wollen von Vue 2 auf Vue 3 umsteigen', 'migration', null],
  ['Datenbank auf die neue Version umstellen', 'migration', null],
  ['Eine Anleitung für neue Entwickler schreiben', 'docs', null],
  ['Mehr Tests für die Preisberechnung schreiben', 'tests', null],
  ['Eine Sicherheitslücke im Kundenbereich schließen', 'security', null],
  ['Anbindung an unsere Warenwirtschaft', 'integration', null],
  ['Partner sollen den Bestand über eine Schnittstelle abfragen', 'api', null],
  ['Die Oberfläche soll barrierefrei und schöner werden', 'ui', 'accessibility'],
  ['Der Rest der Seite soll eine neue Gestaltung bekommen', 'ui', null],
];

describe('a request in German', () => {
  it.each(REQUESTS)('is read: %s', (request, kind, subject) => {
    const ground = groundFor(request);
    const [first] = subjectsInForce(ground);
    expect([ground.intake.kind, first !== undefined && first.id in GERMAN_WORDS ? first.id : null]).toEqual([
      kind,
      subject,
    ]);
  });

  it('is no move because something is imported', () => {
    expect(classify('Wir möchten Kunden aus Excel importieren').alsoKinds).toEqual([]);
  });

  it.each(['Wir untersuchen den Versuch eines Besuchs', 'In der Form ist es ein Versuch', 'Die Auswahl'])(
    'is about no subject because of a word within another: %s',
    (request) => {
      expect(subjectsInForce(groundFor(request)).map(({ id }) => id)).not.toContain('search');
    },
  );
});

describe('the German words', () => {
  it('are of subjects that exist', () => {
    expect(Object.keys(GERMAN_WORDS).filter((id) => subjectAreaOf(id) === null)).toEqual([]);
  });

  const patterns = [
    ...Object.values(GERMAN_WORDS).flatMap(({ name, hint, unless }) => [name, hint, unless]),
    GERMAN_SEEN,
  ].filter((pattern) => pattern !== undefined);

  it('keep no state', () => {
    for (const { flags } of patterns) expect(flags).toBe('iu');
  });

  it.each(['a', 'such', 'nach abc ', 'e-mail ', 'lädt x ', 'send ', 'mehrere abc ', 'als csv ', 'seit ab '])(
    'are looked for at once in twenty thousand “%s”',
    (piece) => {
      const hostile = piece.repeat(20_000);
      for (const pattern of patterns) {
        const start = cpuMs();
        pattern.test(hostile);
        expect([pattern.source.slice(0, 40), cpuMs() - start < 250]).toEqual([pattern.source.slice(0, 40), true]);
      }
    },
  );
});
