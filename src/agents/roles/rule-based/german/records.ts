import { design } from '../entries/entry';
import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Export, import, search and tables in German. */
export const GERMAN_RECORDS: GermanEntries = {
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
  ...sheet(`
# export.format · Exportformate
? Welche Dateiformate, und wer öffnet sie?
! Ein Mensch mit einer Tabellenkalkulation und ein Programm, das weiterliest, brauchen verschiedene Dateien.
- CSV | Der Export kann eine CSV-Datei in UTF-8 mit Kopfzeile sein.
- JSON | Der Export kann eine JSON-Datei mit einem Array von Objekten sein.
- JSON Lines | Der Export kann eine Datei mit einem JSON-Objekt pro Zeile sein.
- Excel (XLSX) | Der Export kann eine Excel-Datei mit typisierten Spalten und formatierten Datumswerten sein.
- PDF | Der Export kann eine PDF-Datei zum Lesen und Drucken sein.
# export.content · Datensätze und Felder im Export
? Welche Datensätze und Felder enthält der Export, in welcher Reihenfolge?
~ Spalten und ihre Namen, Filter, archivierte und gelöschte Datensätze, Anhänge, interne Ids, leere Werte.
! Was fehlt, merkt niemand, bis sich jemand auf die Datei verlässt.
- Was die Liste zeigt | Der Export enthält die Datensätze und Spalten der Liste mit ihrem aktuellen Filter und ihrer Reihenfolge.
- Alles | Der Export enthält alle Datensätze mit allen Feldern, auch archivierte, aber keine gelöschten.
- Eine Auswahl | Felder, Zeitraum und Filter lassen sich für jeden Export wählen.
-library Was übergeben wird | Der Export enthält alle Felder der übergebenen Datensätze in ihrer Reihenfolge.
-library Alles | Der Export enthält alle Datensätze mit allen Feldern, auch archivierte, aber keine gelöschten.
-library Eine Auswahl | Felder, Zeitraum und Filter lassen sich für jeden Export wählen.
-command_line Was der Befehl zeigt | Der Export enthält, was der Befehl mit denselben Filtern ausgibt, in gleicher Reihenfolge.
-command_line Alles | Der Export enthält alle Datensätze mit allen Feldern, auch archivierte, aber keine gelöschten.
-command_line Eine Auswahl | Felder, Zeitraum und Filter lassen sich für jeden Export wählen.
# export.size · Größe eines Exports und sein Ablauf
? Wie groß kann ein Export werden, und wartet man darauf?
! Die Größe entscheidet zwischen einfachem Download, Datenstrom und Hintergrundjob.
- Bis 10.000 Zeilen | Ein Export von 10.000 Zeilen ist innerhalb von 5 Sekunden fertig.
- Bis zu einer Million Zeilen | Ein Export von einer Million Zeilen wird Zeile für Zeile geschrieben, bei konstantem Speicherbedarf.
- Millionen von Zeilen | Ein großer Export läuft im Hintergrund und endet mit einer E-Mail, die seinen Link enthält.
-library Bis 10.000 Zeilen | Ein Export von 10.000 Zeilen ist innerhalb von 5 Sekunden fertig.
-library Bis zu einer Million Zeilen | Ein Export von einer Million Zeilen wird Zeile für Zeile geschrieben, bei konstantem Speicherbedarf.
-command_line Bis 10.000 Zeilen | Ein Export von 10.000 Zeilen ist innerhalb von 5 Sekunden fertig.
-command_line Bis zu einer Million Zeilen | Ein Export von einer Million Zeilen wird Zeile für Zeile geschrieben, bei konstantem Speicherbedarf.
# export.call · Aufruf des Exports
? Wie sehen die Anfrage und ihre Antwort aus?
?library Wie schreibt man den Aufruf, und was gibt er zurück?
?command_line Welcher Befehl mit welchen Optionen startet den Export, und wohin schreibt er?
~ Pfad, Parameter, Inhaltstyp und Dateiname, und die Antwort auf eine ungültige Anfrage.
~library Namen, Optionen, Rückgabetyp (Text, Stream oder Datei), und wozu ungültige Eingabe führt.
~command_line Namen der Optionen, Standardausgabe oder Datei, eine vorhandene Datei, Exit-Codes.
! Andere schreiben das in ihren Code und ihre Skripte.
# export.who · Wer wessen Daten exportiert
? Wer darf wessen Daten exportieren, und wie lange bleibt die Datei liegen?
~ Rollen, personenbezogene Daten anderer, wer den Link öffnen kann, und wann die Datei gelöscht wird.
! Ein Export ist der einfachste Weg, alle Daten aus dem Haus zu tragen.
- Was man lesen darf | Ein Export enthält nur, was die Person in der Anwendung lesen darf.
- Ein eigenes Recht | Zum Exportieren braucht man ein eigenes Recht, und jeder Export wird aufgezeichnet.
- Nichts bleibt liegen | Der Export geht an den Browser und wird nie gespeichert.
- 7 Tage | Eine Exportdatei wird nach 7 Tagen gelöscht; nur wer sie angefordert hat, kann sie öffnen.
# import.format · Form der importierten Dateien
? Wie sehen die ersten Zeilen einer echten Datei aus, und wie groß wird eine?
~ CSV oder Excel, Kodierung, Trennzeichen, welche Spalte welches Feld füllt, was wegfällt, Zeilen und erlaubte Zeit.
! Echte Dateien haben nie genau die Spalten, die man erwartet.
> E-Mail;Name;Kundennr.
> anna@example.com;Anna;1001
# import.duplicates · Schon vorhandene Datensätze
? Was, wenn ein Datensatz schon da ist oder dieselbe Datei zweimal kommt?
~ Der Schlüssel, an dem man denselben Datensatz erkennt, und was leere Zellen bewirken.
! Jeder Import läuft eines Tages ein zweites Mal.
- Er wird aktualisiert | Ein Datensatz mit demselben Schlüssel wird aktualisiert; leere Zellen ändern nichts.
- Er wird übersprungen | Ein Datensatz mit demselben Schlüssel wird übersprungen und gemeldet, nie überschrieben.
- Er wird neu angelegt | Jede Zeile legt einen Datensatz an, auch wenn es einen gleichen schon gibt.
# import.invalid · Ungültige Zeilen
? Was geschieht mit falschen Zeilen, und was erfährt man darüber?
~ Prüfung, ein Bericht mit Zeile und Grund, alles oder nichts, und ein Probelauf, bevor etwas geschrieben wird.
! Irgendeine Zeile ist immer falsch.
- Gute Zeilen kommen hinein | Gültige Zeilen werden importiert; jede ungültige wird mit Zeile und Grund gemeldet.
- Alles oder nichts | Eine ungültige Zeile hält den ganzen Import an, und alle ungültigen Zeilen werden gemeldet.
- Erst ein Probelauf | Ein Probelauf meldet jede ungültige Zeile, bevor etwas geschrieben wird.
# import.call · Aufruf des Imports
? Wie sehen die Anfrage und ihre Antwort aus?
?library Wie schreibt man den Aufruf, und was gibt er zurück?
?command_line Welcher Befehl mit welchen Optionen startet den Import, und was gibt er aus?
~ Namen, Parameter, Vorgaben, was zurückkommt, und wie Fehler gemeldet werden.
~command_line Namen der Optionen, Standardeingabe, die Zusammenfassung am Ende, Exit-Codes.
! Andere schreiben das in ihren Code und ihre Skripte.
> POST /contacts/import (text/csv)
> 200 { "created": 120, "errors": [{ "line": 7, "reason": "…" }] }
>library const { rows, errors } = await parse(stream, { separator: ';' })
>command_line tool import kunden.csv --dry-run
# import.run · Schritte vor, während und nach einem Import
? Was sieht und tut man vor, während und nach einem Import?
~ Wer importieren darf, Zuordnung von Spalten zu Feldern, Vorschau, Fortschritt, Rücknahme, frühere Importe.
! Ein falscher Import von Tausenden Zeilen muss sich irgendwie zurücknehmen lassen.
- Eine Vorschau | Eine Vorschau zeigt die ersten Zeilen und lässt Spalten den Feldern zuordnen.
- Fortschritt | Ein laufender Import zeigt seinen Fortschritt, und man kann weiterarbeiten.
- Rücknahme | Ein Import lässt sich einen Tag lang zurücknehmen, soweit seine Datensätze unverändert sind.
- Frühere Importe | Eine Liste zeigt frühere Importe mit Person, Zeit, Datei und Zeilenzahl.
# search.fields · Was durchsucht wird
? Welche Datensätze und welche ihrer Felder werden durchsucht?
?library Was durchsucht die Suche, und was gibt sie zurück?
?command_line Was durchsucht der Befehl, und was gibt er bei einem Treffer aus?
~ Titel, Beschreibungen, Nummern, Schlagwörter, Dokumente; und was wer nicht finden darf.
~library Typen der Eingabe und eines Treffers, verschachtelte Werte, Positionen, Bewertung, eine leere Suche.
~command_line Dateien oder Datensätze, Felder, was ausgelassen wird, die Form eines Treffers, der Exit-Code ohne einen.
! Es entscheidet, was in den Index kommt, und eine Suche zeigt leicht, was die Menüs verbergen.
> Zum Beispiel: Name, Nummer und Beschreibung von Produkten; nie Entwürfe
# search.match · Was als Treffer zählt
? Was zählt als Treffer: Wortteile, Großschreibung, Tippfehler?
~ Mehrere Wörter, Umlaute und Akzente, Sprachen, Wortfolgen in Anführungszeichen, Muster.
! Menschen tippen halbe Wörter und vertippen sich; ein Computer nimmt sie beim Wort.
- Wortteile | Eine Suche nach „telef“ findet „Telefon“.
- Groß- und Kleinschreibung egal | Groß- und Kleinbuchstaben, mit oder ohne Akzent, gelten als gleich.
- Ein Tippfehler | Ein Wort ab fünf Buchstaben wird auch mit einem falschen Buchstaben gefunden.
- Jedes Wort | Ein Datensatz ist nur dann ein Treffer, wenn er jedes Wort der Suche enthält.
- Wortformen | Einzahl und Mehrzahl eines Wortes finden einander.
# search.order · Reihenfolge und Zahl der Treffer
? In welcher Reihenfolge kommen die Treffer, und wie viele?
! Die meisten sehen sich nur die ersten drei an.
- Nach Relevanz | Treffer sind nach Relevanz geordnet; ein Treffer im Titel zählt mehr als einer im Text.
- Manche zuerst | Neue oder verfügbare Datensätze kommen zuerst, danach wird nach Relevanz geordnet.
- Feste Reihenfolge | Treffer stehen in der Reihenfolge, in der die Datensätze ohne Suche stehen.
# search.screen · Wie das Suchen aussieht
? Wie soll das Suchen aussehen und sich anfühlen?
~ Wo das Suchfeld steht, wann Treffer erscheinen, Filter, Hervorhebung, keine Treffer.
! Ein Suchfeld, eine Trefferseite und Filter sind verschieden viel Arbeit.
- Treffer beim Tippen | Treffer erscheinen beim Tippen, ab dem dritten Buchstaben.
- Hervorgehobene Treffer | Die gefundenen Wörter sind in jedem Treffer hervorgehoben.
- Filter | Neben den Treffern stehen Filter mit der Zahl der Treffer.
- Hilfe ohne Treffer | Ein leeres Ergebnis nennt, wonach gesucht wurde, und bietet an, die Filter zu löschen.
# table.columns · Spalten, Sortierung und Filter
? Welche Spalten gibt es, und nach welchen lässt sich sortieren oder filtern?
?library Wonach lässt sich sortieren oder filtern, und wo stehen gleiche oder fehlende Werte?
?command_line Wonach genau lässt sich sortieren oder filtern, und mit welchen Optionen?
?service Nach welchen Feldern lässt sich sortieren und filtern, mit welchen Parametern?
~ Die Reihenfolge ohne Auswahl, wo leere Werte stehen, ob mehrere Filter zusammen oder wahlweise gelten.
! Jede Sortierung braucht eine Regel für gleiche und leere Werte, und oft einen Index.
> Name (sortieren, suchen), Status (filtern, mehrere), angelegt (sortieren, neueste zuerst)
# table.look · Dichte und Form der Liste
? Wie soll die Liste aussehen, und was wird auf schmalen Schirmen aus ihr?
! Dichte ist eine Frage des Geschmacks und der Stunden, die man davor verbringt.
- Enge Zeilen, feste Kopfzeile | Die Liste hat enge Zeilen und eine Kopfzeile, die sichtbar bleibt; auf schmalen Schirmen scrollt man seitwärts. | + Viel auf einen Blick | + Gut zum Vergleichen | - Seitwärts scrollen auf Telefonen
- Großzügige Zeilen, schmal als Karten | Die Liste hat großzügige Zeilen, und auf schmalen Schirmen wird jede Zeile zu einer Karte. | + Funktioniert überall | - Zwei Anordnungen zu pflegen
- Einstellbare Dichte und Spalten | Zeilendichte und sichtbare Spalten lassen sich ändern und werden je Person gemerkt. | + Passt für alle | - Mehr Einstellungen und Tests
# table.size · Zahl der Zeilen, und wo sie sortiert werden
? Wie viele Zeilen kann es geben, und wo werden sie sortiert und gefiltert?
! Bis zu ein paar Tausend kann es der Browser; darüber muss es der Server tun.
- Bis 1.000, im Client | Bis zu 1.000 Zeilen werden auf einmal geladen und im Client sortiert.
- Bis 100.000, auf dem Server | Bis zu 100.000 Zeilen werden auf dem Server sortiert, gefiltert und in Seiten geteilt.
- Millionen, indizierte Spalten | Bei Millionen von Zeilen lässt sich nur nach indizierten Spalten sortieren und filtern.
# table.remember · Was von einer Ansicht gemerkt wird
? Wo werden Sortierung und Filter gemerkt, und lassen sie sich teilen?
! Viele stellen jeden Morgen dieselbe Ansicht ein oder schicken sie einem Kollegen.
- In der Adresse | Sortierung und Filter stehen in der Adresse und lassen sich als Link teilen.
- Beim Konto | Sortierung und Filter werden beim Konto gespeichert und gelten auf jedem Gerät.
- Als benannte Ansichten | Sortierung und Filter lassen sich als benannte Ansichten speichern und mit anderen teilen.
- Nirgends | Jeder Besuch beginnt mit der voreingestellten Reihenfolge und ohne Filter.
`),
};
