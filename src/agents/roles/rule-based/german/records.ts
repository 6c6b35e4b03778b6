import { design } from '../entries/entry';
import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** Export, import, search and tables in German. */
export const GERMAN_RECORDS: TextsByKey = {
  'search.engine': {
    subject: 'Suchmaschine',
    question: 'Womit wird gesucht, bei wie vielen Datensätzen und wie schnell?',
    context: 'Die Zahl der Datensätze, die Zeit bis zum Ergebnis, und wie bald eine Änderung gefunden wird.',
    why: 'Unterhalb einer gewissen Größe ist der einfache Weg schnell genug.',
    options: (context) => {
      const database = context.fact('database')?.value;
      return [
        design(
          database === undefined ? 'Volltextsuche der vorhandenen Datenbank' : `Volltextsuche von ${database}`,
          `Die Suche muss die Volltextsuche ${database === undefined ? 'der vorhandenen Datenbank' : `von ${database}`} nutzen.`,
          ['Kein neuer Server', 'Immer aktuell'],
          ['Tippfehler und Rangfolge nur mit Aufwand'],
        ),
        design(
          'Ein Suchserver',
          'Die Suche muss einen Suchserver wie Elasticsearch, Meilisearch oder Typesense nutzen.',
          ['Fehlertolerant, gute Rangfolge'],
          ['Ein weiterer Dienst, der laufen und Schritt halten muss'],
        ),
        design(
          'Eine Bibliothek im Prozess oder Browser',
          'Die Suche muss einen Index im Arbeitsspeicher nutzen, den eine Bibliothek pflegt.',
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
- CSV | Der Export muss als CSV-Datei in UTF-8 mit Kopfzeile möglich sein.
- JSON | Der Export muss als JSON-Datei mit einem Array von Objekten möglich sein.
- JSON Lines | Der Export muss als Datei mit einem JSON-Objekt pro Zeile möglich sein.
- Excel (XLSX) | Der Export muss als Excel-Datei mit typisierten Spalten und formatierten Datumswerten möglich sein.
- PDF | Der Export muss als PDF-Datei zum Lesen und Drucken möglich sein.
# export.content · Datensätze und Felder im Export
? Welche Datensätze und Felder enthält der Export, in welcher Reihenfolge?
~ Spalten und ihre Namen, Filter, archivierte und gelöschte Datensätze, Anhänge, interne Ids, leere Werte.
! Was fehlt, merkt niemand, bis sich jemand auf die Datei verlässt.
- Was die Liste zeigt | Der Export muss die Datensätze und Spalten der Liste mit ihrem aktuellen Filter und ihrer Reihenfolge enthalten.
- Alles | Der Export muss alle Datensätze mit allen Feldern enthalten, auch archivierte, aber keine gelöschten.
- Eine Auswahl | Felder, Zeitraum und Filter müssen sich für jeden Export wählen lassen.
-library Was übergeben wird | Der Export muss alle Felder der übergebenen Datensätze in ihrer Reihenfolge enthalten.
-library Alles | Der Export muss alle Datensätze mit allen Feldern enthalten, auch archivierte, aber keine gelöschten.
-library Eine Auswahl | Felder, Zeitraum und Filter müssen sich für jeden Export wählen lassen.
-command_line Was der Befehl zeigt | Der Export muss enthalten, was der Befehl mit denselben Filtern ausgibt, in gleicher Reihenfolge.
-command_line Alles | Der Export muss alle Datensätze mit allen Feldern enthalten, auch archivierte, aber keine gelöschten.
-command_line Eine Auswahl | Felder, Zeitraum und Filter müssen sich für jeden Export wählen lassen.
# export.size · Größe eines Exports und sein Ablauf
? Wie groß kann ein Export werden, und wartet man darauf?
! Die Größe entscheidet zwischen einfachem Download, Datenstrom und Hintergrundjob.
- Bis 10.000 Zeilen | Ein Export von 10.000 Zeilen muss innerhalb von 5 Sekunden fertig sein.
- Bis zu einer Million Zeilen | Ein Export von einer Million Zeilen muss Zeile für Zeile geschrieben werden, bei konstantem Speicherbedarf.
- Millionen von Zeilen | Das System muss einen großen Export im Hintergrund machen und am Ende seinen Link per E-Mail schicken.
-library Bis 10.000 Zeilen | Ein Export von 10.000 Zeilen muss innerhalb von 5 Sekunden fertig sein.
-library Bis zu einer Million Zeilen | Ein Export von einer Million Zeilen muss Zeile für Zeile geschrieben werden, bei konstantem Speicherbedarf.
-command_line Bis 10.000 Zeilen | Ein Export von 10.000 Zeilen muss innerhalb von 5 Sekunden fertig sein.
-command_line Bis zu einer Million Zeilen | Ein Export von einer Million Zeilen muss Zeile für Zeile geschrieben werden, bei konstantem Speicherbedarf.
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
- Was man lesen darf | Ein Export darf nur enthalten, was die Person in der Anwendung lesen kann.
- Ein eigenes Recht | Das System muss zum Exportieren ein eigenes Recht verlangen und jeden Export aufzeichnen.
- Nichts bleibt liegen | Das System muss den Export an den Browser schicken, ohne ihn zu speichern.
- 7 Tage | Eine Exportdatei darf nur öffnen, wer sie angefordert hat, 7 Tage lang bis zu ihrer Löschung.
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
- Er wird aktualisiert | Wenn es einen Datensatz mit demselben Schlüssel gibt, muss der Import ihn aktualisieren, ohne Änderung durch leere Zellen.
- Er wird übersprungen | Wenn es einen Datensatz mit demselben Schlüssel gibt, muss der Import ihn überspringen und melden, nie überschreiben.
- Er wird neu angelegt | Der Import muss aus jeder Zeile einen Datensatz anlegen, auch wenn es einen gleichen schon gibt.
# import.invalid · Ungültige Zeilen
? Was geschieht mit falschen Zeilen, und was erfährt man darüber?
~ Prüfung, ein Bericht mit Zeile und Grund, alles oder nichts, und ein Probelauf, bevor etwas geschrieben wird.
! Irgendeine Zeile ist immer falsch.
- Gute Zeilen kommen hinein | Wenn eine Zeile ungültig ist, muss der Import sie mit Zeile und Grund melden und die gültigen nehmen.
- Alles oder nichts | Wenn eine Zeile ungültig ist, muss der Import ganz anhalten und alle ungültigen Zeilen melden.
- Erst ein Probelauf | Wenn eine Zeile ungültig ist, muss ein Probelauf sie melden, bevor etwas geschrieben wird.
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
- Eine Vorschau | Eine Vorschau muss die ersten Zeilen zeigen und Spalten den Feldern zuordnen lassen.
- Fortschritt | Solange ein Import läuft, muss das System seinen Fortschritt zeigen und weiterarbeiten lassen.
- Rücknahme | Ein Import muss sich einen Tag lang zurücknehmen lassen, soweit seine Datensätze unverändert sind.
- Frühere Importe | Eine Liste muss frühere Importe mit Person, Zeit, Datei und Zeilenzahl zeigen.
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
- Wortteile | Eine Suche nach „telef“ muss „Telefon“ finden.
- Groß- und Kleinschreibung egal | Die Suche muss Groß- und Kleinbuchstaben, mit oder ohne Akzent, als gleich nehmen.
- Ein Tippfehler | Die Suche muss ein Wort ab fünf Buchstaben auch mit einem falschen Buchstaben finden.
- Jedes Wort | Ein Datensatz darf nur dann ein Treffer sein, wenn er jedes Wort der Suche enthält.
- Wortformen | Die Suche muss zur Einzahl eines Wortes die Mehrzahl finden und umgekehrt.
# search.order · Reihenfolge und Zahl der Treffer
? In welcher Reihenfolge kommen die Treffer, und wie viele?
! Die meisten sehen sich nur die ersten drei an.
- Nach Relevanz | Treffer müssen nach Relevanz geordnet sein, wobei ein Treffer im Titel mehr zählt als einer im Text.
- Manche zuerst | Neue oder verfügbare Datensätze müssen zuerst kommen, danach die übrigen nach Relevanz.
- Feste Reihenfolge | Treffer müssen in der Reihenfolge stehen, in der die Datensätze ohne Suche stehen.
# search.screen · Wie das Suchen aussieht
? Wie soll das Suchen aussehen und sich anfühlen?
~ Wo das Suchfeld steht, wann Treffer erscheinen, Filter, Hervorhebung, keine Treffer.
! Ein Suchfeld, eine Trefferseite und Filter sind verschieden viel Arbeit.
- Treffer beim Tippen | Solange jemand tippt, müssen Treffer ab dem dritten Buchstaben erscheinen.
- Hervorgehobene Treffer | Die gefundenen Wörter müssen in jedem Treffer hervorgehoben sein.
- Filter | Filter mit der Zahl der Treffer müssen neben den Treffern stehen.
- Hilfe ohne Treffer | Wenn nichts gefunden wird, muss das Ergebnis nennen, wonach gesucht wurde, und anbieten, die Filter zu löschen.
# filter.values · Wonach man filtern kann
? Wonach genau lässt sich filtern, mit welchen Werten, und wie wirken mehrere zusammen?
~ Woher die Werte kommen und wer sie pflegt, was keinen hat, ob mehrere Werte eines Filters wahlweise gelten, und was man sieht, wenn nichts übrig bleibt.
! Ein Filter ist so gut wie die Daten dahinter, und die gibt es oft noch nicht.
> Licht: Sonne, Halbschatten, Schatten, ein neues Feld je Datensatz; mehrere gelten als „oder“; ohne Wert: nie gezeigt
# filter.look · Platz und Aussehen der Filter
? Wo stehen die Filter, und was wird auf dem Handy aus ihnen?
! Filter, die verdecken, was sie filtern, werden geschlossen und vergessen.
- Neben der Liste | Filter müssen neben der Liste stehen, auf schmalen Schirmen hinter einem Knopf, der sagt, wie viele gesetzt sind.
- Über der Liste | Filter müssen in einer Zeile über der Liste stehen, jeder mit einem Menü, auf schmalen Schirmen seitwärts verschiebbar.
- In einem eigenen Fenster | Filter müssen sich in einem eigenen Fenster öffnen, das sagt, wie viele Ergebnisse übrig sind.
# filter.numbers · Was man über die Ergebnisse erfährt
? Was sieht man von dem, was gesetzt ist, und von dem, was übrig bleibt?
! Eine Liste, die kürzer ist als erwartet, wirkt kaputt, wenn niemand sagt, warum.
- Was gesetzt ist | Die Liste muss jeden gesetzten Filter zeigen, mit einem Klick zum Zurücknehmen, und einem für alle.
- Wie viele jeder übrig lässt | Jeder Wert muss sagen, wie viele Ergebnisse er übrig lässt.
- Sofort | Wenn ein Filter geändert wird, muss die Liste ohne Knopf sofort folgen.
# filter.remember · Was von den Filtern gemerkt wird
? Wie lange gilt, was gesetzt ist, und lässt es sich teilen?
! Wer von einem Eintrag zurückkommt, erwartet die Liste, wie sie war.
- In der Adresse | Filter müssen in der Adresse stehen, damit ein Link sie teilt und der Weg zurück sie behält.
- Bis die Seite geschlossen wird | Filter müssen gelten, bis die Seite geschlossen wird.
- Beim Konto | Filter müssen beim Konto gespeichert sein und auf jedem Gerät gelten.
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
- Enge Zeilen, feste Kopfzeile | Die Liste muss enge Zeilen und eine Kopfzeile haben, die sichtbar bleibt, und auf schmalen Schirmen seitwärts scrollen. | + Viel auf einen Blick | + Gut zum Vergleichen | - Seitwärts scrollen auf Telefonen
- Großzügige Zeilen, schmal als Karten | Die Liste muss großzügige Zeilen haben, die auf schmalen Schirmen zu Karten werden. | + Funktioniert überall | - Zwei Anordnungen zu pflegen
- Einstellbare Dichte und Spalten | Die Liste muss Zeilendichte und sichtbare Spalten je Person merken. | + Passt für alle | - Mehr Einstellungen und Tests
# table.size · Zahl der Zeilen, und wo sie sortiert werden
? Wie viele Zeilen kann es geben, und wo werden sie sortiert und gefiltert?
! Bis zu ein paar Tausend kann es der Browser; darüber muss es der Server tun.
- Bis 1.000, im Client | Der Client muss bis zu 1.000 Zeilen auf einmal laden und sortieren.
- Bis 100.000, auf dem Server | Der Server muss bis zu 100.000 Zeilen sortieren, filtern und in Seiten teilen.
- Millionen, indizierte Spalten | Der Server darf Millionen von Zeilen nur nach indizierten Spalten sortieren und filtern.
# table.remember · Was von einer Ansicht gemerkt wird
? Wo werden Sortierung und Filter gemerkt, und lassen sie sich teilen?
! Viele stellen jeden Morgen dieselbe Ansicht ein oder schicken sie einem Kollegen.
- In der Adresse | Sortierung und Filter müssen in der Adresse stehen, damit ein Link sie teilt.
- Beim Konto | Sortierung und Filter müssen beim Konto gespeichert sein und auf jedem Gerät gelten.
- Als benannte Ansichten | Sortierung und Filter müssen sich als benannte Ansichten speichern und mit anderen teilen lassen.
- Nirgends | Jeder Besuch muss mit der voreingestellten Reihenfolge und ohne Filter beginnen.
`),
};
