import { byProject, design, opt } from '../entries/entry';
import type { GermanEntries } from './entry';

/** Export, import, search and tables in German. */
export const GERMAN_RECORDS: GermanEntries = {
  'export.format': {
    names: 'Exportformate',
    ask: 'Welche Dateiformate, und wer öffnet sie?',
    why: 'Ein Mensch mit einer Tabellenkalkulation und ein Programm, das weiterliest, brauchen verschiedene Dateien.',
    options: [
      opt('CSV', 'Der Export kann eine CSV-Datei in UTF-8 mit Kopfzeile sein.'),
      opt('JSON', 'Der Export kann eine JSON-Datei mit einem Array von Objekten sein.'),
      opt('JSON Lines', 'Der Export kann eine Datei mit einem JSON-Objekt pro Zeile sein.'),
      opt(
        'Excel (XLSX)',
        'Der Export kann eine Excel-Datei mit typisierten Spalten und formatierten Datumswerten sein.',
      ),
      opt('PDF', 'Der Export kann eine PDF-Datei zum Lesen und Drucken sein.'),
    ],
  },
  'export.content': {
    names: 'Datensätze und Felder im Export',
    ask: 'Welche Datensätze und Felder enthält der Export, in welcher Reihenfolge?',
    context: 'Spalten und ihre Namen, Filter, archivierte und gelöschte Datensätze, Anhänge, interne Ids, leere Werte.',
    why: 'Was fehlt, merkt niemand, bis sich jemand auf die Datei verlässt.',
    options: [
      opt(
        byProject({
          library: 'Was übergeben wird',
          command_line: 'Was der Befehl zeigt',
          other: 'Was die Liste zeigt',
        }),
        byProject({
          library: 'Der Export enthält alle Felder der übergebenen Datensätze in ihrer Reihenfolge.',
          command_line: 'Der Export enthält, was der Befehl mit denselben Filtern ausgibt, in gleicher Reihenfolge.',
          other:
            'Der Export enthält die Datensätze und Spalten der Liste mit ihrem aktuellen Filter und ihrer Reihenfolge.',
        }),
      ),
      opt('Alles', 'Der Export enthält alle Datensätze mit allen Feldern, auch archivierte, aber keine gelöschten.'),
      opt('Eine Auswahl', 'Felder, Zeitraum und Filter lassen sich für jeden Export wählen.'),
    ],
  },
  'export.size': {
    names: 'Größe eines Exports und sein Ablauf',
    ask: 'Wie groß kann ein Export werden, und wartet man darauf?',
    why: 'Die Größe entscheidet zwischen einfachem Download, Datenstrom und Hintergrundjob.',
    options: ({ project }) => [
      opt('Bis 10.000 Zeilen', 'Ein Export von 10.000 Zeilen ist innerhalb von 5 Sekunden fertig.'),
      opt(
        'Bis zu einer Million Zeilen',
        'Ein Export von einer Million Zeilen wird Zeile für Zeile geschrieben, bei konstantem Speicherbedarf.',
      ),
      ...(project === 'library' || project === 'command_line'
        ? []
        : [
            opt(
              'Millionen von Zeilen',
              'Ein großer Export läuft im Hintergrund und endet mit einer E-Mail, die seinen Link enthält.',
            ),
          ]),
    ],
  },
  'export.call': {
    names: 'Aufruf des Exports',
    ask: byProject({
      library: 'Wie schreibt man den Aufruf, und was gibt er zurück?',
      command_line: 'Welcher Befehl mit welchen Optionen startet den Export, und wohin schreibt er?',
      other: 'Wie sehen die Anfrage und ihre Antwort aus?',
    }),
    context: byProject({
      library: 'Namen, Optionen, Rückgabetyp (Text, Stream oder Datei), und wozu ungültige Eingabe führt.',
      command_line: 'Namen der Optionen, Standardausgabe oder Datei, eine vorhandene Datei, Exit-Codes.',
      other: 'Pfad, Parameter, Inhaltstyp und Dateiname, und die Antwort auf eine ungültige Anfrage.',
    }),
    why: 'Andere schreiben das in ihren Code und ihre Skripte.',
  },
  'export.who': {
    names: 'Wer wessen Daten exportiert',
    ask: 'Wer darf wessen Daten exportieren, und wie lange bleibt die Datei liegen?',
    context: 'Rollen, personenbezogene Daten anderer, wer den Link öffnen kann, und wann die Datei gelöscht wird.',
    why: 'Ein Export ist der einfachste Weg, alle Daten aus dem Haus zu tragen.',
    options: [
      opt('Was man lesen darf', 'Ein Export enthält nur, was die Person in der Anwendung lesen darf.'),
      opt('Ein eigenes Recht', 'Zum Exportieren braucht man ein eigenes Recht, und jeder Export wird aufgezeichnet.'),
      opt('Nichts bleibt liegen', 'Der Export geht an den Browser und wird nie gespeichert.'),
      opt('7 Tage', 'Eine Exportdatei wird nach 7 Tagen gelöscht; nur wer sie angefordert hat, kann sie öffnen.'),
    ],
  },
  'import.format': {
    names: 'Form der importierten Dateien',
    ask: 'Wie sehen die ersten Zeilen einer echten Datei aus, und wie groß wird eine?',
    context:
      'CSV oder Excel, Kodierung, Trennzeichen, welche Spalte welches Feld füllt, was wegfällt, Zeilen und erlaubte Zeit.',
    why: 'Echte Dateien haben nie genau die Spalten, die man erwartet.',
    placeholder: 'E-Mail;Name;Kundennr.\nanna@example.com;Anna;1001',
  },
  'import.duplicates': {
    names: 'Schon vorhandene Datensätze',
    ask: 'Was, wenn ein Datensatz schon da ist oder dieselbe Datei zweimal kommt?',
    context: 'Der Schlüssel, an dem man denselben Datensatz erkennt, und was leere Zellen bewirken.',
    why: 'Jeder Import läuft eines Tages ein zweites Mal.',
    options: [
      opt(
        'Er wird aktualisiert',
        'Ein Datensatz mit demselben Schlüssel wird aktualisiert; leere Zellen ändern nichts.',
      ),
      opt(
        'Er wird übersprungen',
        'Ein Datensatz mit demselben Schlüssel wird übersprungen und gemeldet, nie überschrieben.',
      ),
      opt('Er wird neu angelegt', 'Jede Zeile legt einen Datensatz an, auch wenn es einen gleichen schon gibt.'),
    ],
  },
  'import.invalid': {
    names: 'Ungültige Zeilen',
    ask: 'Was geschieht mit falschen Zeilen, und was erfährt man darüber?',
    context:
      'Prüfung, ein Bericht mit Zeile und Grund, alles oder nichts, und ein Probelauf, bevor etwas geschrieben wird.',
    why: 'Irgendeine Zeile ist immer falsch.',
    options: [
      opt(
        'Gute Zeilen kommen hinein',
        'Gültige Zeilen werden importiert; jede ungültige wird mit Zeile und Grund gemeldet.',
      ),
      opt(
        'Alles oder nichts',
        'Eine ungültige Zeile hält den ganzen Import an, und alle ungültigen Zeilen werden gemeldet.',
      ),
      opt('Erst ein Probelauf', 'Ein Probelauf meldet jede ungültige Zeile, bevor etwas geschrieben wird.'),
    ],
  },
  'import.call': {
    names: 'Aufruf des Imports',
    ask: byProject({
      library: 'Wie schreibt man den Aufruf, und was gibt er zurück?',
      command_line: 'Welcher Befehl mit welchen Optionen startet den Import, und was gibt er aus?',
      other: 'Wie sehen die Anfrage und ihre Antwort aus?',
    }),
    context: byProject({
      command_line: 'Namen der Optionen, Standardeingabe, die Zusammenfassung am Ende, Exit-Codes.',
      other: 'Namen, Parameter, Vorgaben, was zurückkommt, und wie Fehler gemeldet werden.',
    }),
    why: 'Andere schreiben das in ihren Code und ihre Skripte.',
    placeholder: byProject({
      library: "const { rows, errors } = await parse(stream, { separator: ';' })",
      command_line: 'tool import kunden.csv --dry-run',
      other: 'POST /contacts/import (text/csv)\n200 { "created": 120, "errors": [{ "line": 7, "reason": "…" }] }',
    }),
  },
  'import.run': {
    names: 'Schritte vor, während und nach einem Import',
    ask: 'Was sieht und tut man vor, während und nach einem Import?',
    context:
      'Wer importieren darf, Zuordnung von Spalten zu Feldern, Vorschau, Fortschritt, Rücknahme, frühere Importe.',
    why: 'Ein falscher Import von Tausenden Zeilen muss sich irgendwie zurücknehmen lassen.',
    options: [
      opt('Eine Vorschau', 'Eine Vorschau zeigt die ersten Zeilen und lässt Spalten den Feldern zuordnen.'),
      opt('Fortschritt', 'Ein laufender Import zeigt seinen Fortschritt, und man kann weiterarbeiten.'),
      opt('Rücknahme', 'Ein Import lässt sich einen Tag lang zurücknehmen, soweit seine Datensätze unverändert sind.'),
      opt('Frühere Importe', 'Eine Liste zeigt frühere Importe mit Person, Zeit, Datei und Zeilenzahl.'),
    ],
  },
  'search.fields': {
    names: 'Was durchsucht wird',
    ask: byProject({
      library: 'Was durchsucht die Suche, und was gibt sie zurück?',
      command_line: 'Was durchsucht der Befehl, und was gibt er bei einem Treffer aus?',
      other: 'Welche Datensätze und welche ihrer Felder werden durchsucht?',
    }),
    context: byProject({
      library: 'Typen der Eingabe und eines Treffers, verschachtelte Werte, Positionen, Bewertung, eine leere Suche.',
      command_line:
        'Dateien oder Datensätze, Felder, was ausgelassen wird, die Form eines Treffers, der Exit-Code ohne einen.',
      other: 'Titel, Beschreibungen, Nummern, Schlagwörter, Dokumente; und was wer nicht finden darf.',
    }),
    why: 'Es entscheidet, was in den Index kommt, und eine Suche zeigt leicht, was die Menüs verbergen.',
    placeholder: 'Zum Beispiel: Name, Nummer und Beschreibung von Produkten; nie Entwürfe',
  },
  'search.match': {
    names: 'Was als Treffer zählt',
    ask: 'Was zählt als Treffer: Wortteile, Großschreibung, Tippfehler?',
    context: 'Mehrere Wörter, Umlaute und Akzente, Sprachen, Wortfolgen in Anführungszeichen, Muster.',
    why: 'Menschen tippen halbe Wörter und vertippen sich; ein Computer nimmt sie beim Wort.',
    options: [
      opt('Wortteile', 'Eine Suche nach „telef“ findet „Telefon“.'),
      opt('Groß- und Kleinschreibung egal', 'Groß- und Kleinbuchstaben, mit oder ohne Akzent, gelten als gleich.'),
      opt('Ein Tippfehler', 'Ein Wort ab fünf Buchstaben wird auch mit einem falschen Buchstaben gefunden.'),
      opt('Jedes Wort', 'Ein Datensatz ist nur dann ein Treffer, wenn er jedes Wort der Suche enthält.'),
      opt('Wortformen', 'Einzahl und Mehrzahl eines Wortes finden einander.'),
    ],
  },
  'search.order': {
    names: 'Reihenfolge und Zahl der Treffer',
    ask: 'In welcher Reihenfolge kommen die Treffer, und wie viele?',
    why: 'Die meisten sehen sich nur die ersten drei an.',
    options: [
      opt('Nach Relevanz', 'Treffer sind nach Relevanz geordnet; ein Treffer im Titel zählt mehr als einer im Text.'),
      opt('Manche zuerst', 'Neue oder verfügbare Datensätze kommen zuerst, danach wird nach Relevanz geordnet.'),
      opt('Feste Reihenfolge', 'Treffer stehen in der Reihenfolge, in der die Datensätze ohne Suche stehen.'),
    ],
  },
  'search.engine': {
    names: 'Suchmaschine',
    ask: 'Womit wird gesucht, bei wie vielen Datensätzen und wie schnell?',
    context: 'Die Zahl der Datensätze, die Zeit bis zum Ergebnis, und wie bald eine Änderung gefunden wird.',
    why: 'Unterhalb einer gewissen Größe ist der einfache Weg schnell genug.',
    options: (context) => {
      const database = context.fact('database')?.value;
      return [
        design(
          database === undefined ? 'Volltextsuche der vorhandenen Datenbank' : `Volltextsuche von ${database}`,
          `Die Suche nutzt die Volltextsuche ${database === undefined ? 'der vorhandenen Datenbank' : `von ${database}`}.`,
          ['Kein neuer Server', 'Immer aktuell'],
          ['Tippfehler und Rangfolge nur mit Aufwand'],
        ),
        design(
          'Ein Suchserver',
          'Die Suche nutzt einen Suchserver wie Elasticsearch, Meilisearch oder Typesense.',
          ['Fehlertolerant, gute Rangfolge'],
          ['Ein weiterer Dienst, der laufen und Schritt halten muss'],
        ),
        design(
          'Eine Bibliothek im Prozess oder Browser',
          'Die Suche nutzt einen Index im Arbeitsspeicher, den eine Bibliothek pflegt.',
          ['Nichts zu betreiben'],
          ['Nur für einige zehntausend Datensätze; Speicher'],
        ),
      ];
    },
  },
  'search.screen': {
    names: 'Wie das Suchen aussieht',
    ask: 'Wie soll das Suchen aussehen und sich anfühlen?',
    context: 'Wo das Suchfeld steht, wann Treffer erscheinen, Filter, Hervorhebung, keine Treffer.',
    why: 'Ein Suchfeld, eine Trefferseite und Filter sind verschieden viel Arbeit.',
    options: [
      opt('Treffer beim Tippen', 'Treffer erscheinen beim Tippen, ab dem dritten Buchstaben.'),
      opt('Hervorgehobene Treffer', 'Die gefundenen Wörter sind in jedem Treffer hervorgehoben.'),
      opt('Filter', 'Neben den Treffern stehen Filter mit der Zahl der Treffer.'),
      opt(
        'Hilfe ohne Treffer',
        'Ein leeres Ergebnis nennt, wonach gesucht wurde, und bietet an, die Filter zu löschen.',
      ),
    ],
  },
  'table.columns': {
    names: 'Spalten, Sortierung und Filter',
    ask: byProject({
      library: 'Wonach lässt sich sortieren oder filtern, und wo stehen gleiche oder fehlende Werte?',
      command_line: 'Wonach genau lässt sich sortieren oder filtern, und mit welchen Optionen?',
      service: 'Nach welchen Feldern lässt sich sortieren und filtern, mit welchen Parametern?',
      other: 'Welche Spalten gibt es, und nach welchen lässt sich sortieren oder filtern?',
    }),
    context: 'Die Reihenfolge ohne Auswahl, wo leere Werte stehen, ob mehrere Filter zusammen oder wahlweise gelten.',
    why: 'Jede Sortierung braucht eine Regel für gleiche und leere Werte, und oft einen Index.',
    placeholder: 'Name (sortieren, suchen), Status (filtern, mehrere), angelegt (sortieren, neueste zuerst)',
  },
  'table.look': {
    names: 'Dichte und Form der Liste',
    ask: 'Wie soll die Liste aussehen, und was wird auf schmalen Schirmen aus ihr?',
    why: 'Dichte ist eine Frage des Geschmacks und der Stunden, die man davor verbringt.',
    options: [
      design(
        'Enge Zeilen, feste Kopfzeile',
        'Die Liste hat enge Zeilen und eine Kopfzeile, die sichtbar bleibt; auf schmalen Schirmen scrollt man seitwärts.',
        ['Viel auf einen Blick', 'Gut zum Vergleichen'],
        ['Seitwärts scrollen auf Telefonen'],
      ),
      design(
        'Großzügige Zeilen, schmal als Karten',
        'Die Liste hat großzügige Zeilen, und auf schmalen Schirmen wird jede Zeile zu einer Karte.',
        ['Funktioniert überall'],
        ['Zwei Anordnungen zu pflegen'],
      ),
      design(
        'Einstellbare Dichte und Spalten',
        'Zeilendichte und sichtbare Spalten lassen sich ändern und werden je Person gemerkt.',
        ['Passt für alle'],
        ['Mehr Einstellungen und Tests'],
      ),
    ],
  },
  'table.size': {
    names: 'Zahl der Zeilen, und wo sie sortiert werden',
    ask: 'Wie viele Zeilen kann es geben, und wo werden sie sortiert und gefiltert?',
    why: 'Bis zu ein paar Tausend kann es der Browser; darüber muss es der Server tun.',
    options: [
      opt('Bis 1.000, im Client', 'Bis zu 1.000 Zeilen werden auf einmal geladen und im Client sortiert.'),
      opt(
        'Bis 100.000, auf dem Server',
        'Bis zu 100.000 Zeilen werden auf dem Server sortiert, gefiltert und in Seiten geteilt.',
      ),
      opt(
        'Millionen, indizierte Spalten',
        'Bei Millionen von Zeilen lässt sich nur nach indizierten Spalten sortieren und filtern.',
      ),
    ],
  },
  'table.remember': {
    names: 'Was von einer Ansicht gemerkt wird',
    ask: 'Wo werden Sortierung und Filter gemerkt, und lassen sie sich teilen?',
    why: 'Viele stellen jeden Morgen dieselbe Ansicht ein oder schicken sie einem Kollegen.',
    options: [
      opt('In der Adresse', 'Sortierung und Filter stehen in der Adresse und lassen sich als Link teilen.'),
      opt('Beim Konto', 'Sortierung und Filter werden beim Konto gespeichert und gelten auf jedem Gerät.'),
      opt(
        'Als benannte Ansichten',
        'Sortierung und Filter lassen sich als benannte Ansichten speichern und mit anderen teilen.',
      ),
      opt('Nirgends', 'Jeder Besuch beginnt mit der voreingestellten Reihenfolge und ohne Filter.'),
    ],
  },
};
