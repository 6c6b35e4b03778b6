import type { BankContext } from '../entries/entry';
import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** The questions on faults, on speed and on what is seen, in German. */
const SHEET: GermanEntries = sheet(`
# bug.symptom · Was zu sehen ist, und wie man es nachstellt
? Wie lässt es sich nachstellen: welche Schritte, und was genau ist zu sehen?
?library Wie lässt es sich nachstellen: welcher Aufruf, und was genau ist zu sehen?
?command_line Wie lässt es sich nachstellen: welcher Befehl, und was genau ist zu sehen?
?service Wie lässt es sich nachstellen: welche Anfrage, und was genau ist zu sehen?
~ Genaue Eingabe und Ausgabe oder Meldung, wie oft es auftritt, und was anders ist, wenn es nicht auftritt.
! Ein Fehler, der sich nachstellen lässt, ist halb behoben.
> // Eingabe oder Schritte
>
> // was herauskommt
>
# bug.expected · Erwartetes Verhalten
? Was genau soll stattdessen passieren?
~ Das richtige Ergebnis für dieselbe Eingabe: Wert, Meldung, Reihenfolge, Nebenwirkungen; bei einem Fehler Art und Wortlaut.
! Aus dem erwarteten Ergebnis wird der Test.
> Für dieselbe Eingabe: …
# bug.cost · Was bleibt, wie es ist
? Was muss die Korrektur unverändert lassen?
~ Öffentliche Optionen und ihre Vorgaben, Ergebnisse, auf die sich jemand verlässt, Grenzen wie Versuche, Wartezeiten, Zeit oder Speicher.
! Eine Korrektur, die Unbeteiligte überrascht, ist der nächste Fehler.
- Öffentliche Namen und Signaturen | Die Korrektur darf keinen öffentlichen Namen, keine Option und keine Signatur ändern.
- Richtige Ergebnisse | Jede Eingabe, die heute ein richtiges Ergebnis gibt, muss danach dasselbe geben.
- Vorgaben | Alle Vorgaben müssen bleiben, wie sie sind.
- Fehlerarten und Meldungen | Vorhandene Fehlerarten, Codes und Meldungen müssen bleiben, wie sie sind.
- Geschwindigkeit | Der korrigierte Pfad darf höchstens 5 Prozent langsamer sein als heute.
# bug.input · Wo es noch auftritt
? Wo tritt es heute noch auf: andere Eingaben, Optionen, Plattformen?
~ Fälle mit derselben Ursache, die Sie kennen, was dort anders ist, wo es nicht auftritt, und die letzte richtige Version, wenn es eine gibt.
! Wer einen Fall behebt, lässt die anderen mit derselben Ursache stehen.
> Richtig in 4.1.3, falsch seit 4.2.0; nur unter Windows
# bug.damage · Schäden der Vergangenheit
? Was geschieht mit falschen Daten, die er hinterlassen hat?
! Eine Korrektur für die Zukunft repariert nicht die Vergangenheit.
- Es gibt keine | Der Fehler hat nichts Falsches gespeichert, und es werden keine Daten repariert.
- Sie werden aufgelistet | Ein Skript listet die falschen Datensätze auf, und Menschen entscheiden im Einzelfall.
- Sie werden repariert | Ein Skript, das zweimal laufen kann, repariert die falschen Datensätze.
# bug.urgency · Versionen mit der Korrektur
? Welche Versionen bekommen die Korrektur?
! Es entscheidet zwischen einem kleinen Eingriff jetzt und einer sauberen Lösung später.
- Die nächste Version | Die Korrektur muss mit der nächsten regulären Version kommen.
- Eine Patch-Version | Die Korrektur muss in einer Patch-Version kommen, die sonst nichts enthält.
- Auch ältere Versionen | Die Korrektur muss auch für die älteren Versionen kommen, die noch gepflegt werden.
# performance.target · Geschwindigkeit heute und Ziel
? Wie lange dauert es heute, und welche Zahl wäre gut genug?
~ Zeit oder Speicher heute, wie und wo gemessen, und das Ziel; Durchschnitt oder langsamster Fall.
! Ohne Ziel hat die Arbeit kein Ende.
> Heute 4 s auf einem Laptop; Ziel unter 1 s bei 95 % der Aufrufe
>web_app Heute 6 s, bis man die Seite benutzen kann, auf einem Handy mit 4G; Ziel unter 2 s
# performance.input · Typische Eingabe und ihre Größe
? Wie sieht die typische Eingabe aus, und wie groß ist sie?
?command_line Welcher Befehl ist langsam, bei welcher Eingabe und Größe?
?service Welche Anfrage ist langsam, bei wie vielen Daten?
?web_app Auf welchen Seiten, Geräten und Netzen ist es langsam, und mit wie viel auf der Seite?
?app An welcher Stelle ist es langsam, auf welchen Geräten, und mit wie vielen Daten?
~ Anzahl, Form und Größe der Elemente, typisch und im schlimmsten Fall, und wie oft es aufgerufen wird.
! Was für zehn Elemente schnell ist, kann für eine Million hoffnungslos sein.
> Zum Beispiel: 50.000 Zeilen mit 20 Spalten, zweimal pro Minute
>web_app Die Produktseite auf mittleren Handys mit 4G; 12 Bilder und 40 Bewertungen darauf
>app Beim Öffnen eines Ordners mit 5.000 Dateien, auf Laptops von 2020
# performance.semantics · Was sich nicht ändern darf
? Welches Verhalten darf sich nicht ändern?
! Freiheit im Verhalten bringt Geschwindigkeit; Zusagen begrenzen sie.
- Ergebnisse und Reihenfolge | Alle Ergebnisse und ihre Reihenfolge müssen gleich bleiben, auch in Grenzfällen.
- Die Schnittstelle | Signaturen, Optionen und Vorgaben müssen gleich bleiben.
- Fehler | Das System muss in denselben Fällen dieselben Fehler geben wie heute.
- Nebenwirkungen | Callbacks, Ereignisse und Ausgaben müssen in gleicher Reihenfolge und Zahl kommen.
-service Ergebnisse und Reihenfolge | Alle Ergebnisse und ihre Reihenfolge müssen gleich bleiben, auch in Grenzfällen.
-service Die Schnittstelle | Adressen, Parameter, Felder und Statuscodes müssen gleich bleiben.
-service Fehler | Das System muss in denselben Fällen dieselben Fehler geben wie heute.
-service Nebenwirkungen | Was gespeichert, gesendet und protokolliert wird, muss gleich bleiben.
-command_line Ergebnisse und Reihenfolge | Alle Ergebnisse und ihre Reihenfolge müssen gleich bleiben, auch in Grenzfällen.
-command_line Die Schnittstelle | Optionen, Vorgaben und Exit-Codes müssen gleich bleiben.
-command_line Fehler | Das System muss in denselben Fällen dieselben Fehler geben wie heute.
-command_line Nebenwirkungen | Was ausgegeben und geschrieben wird, muss gleich bleiben, in derselben Reihenfolge.
-web_app Ergebnisse und Reihenfolge | Alle Ergebnisse und ihre Reihenfolge müssen gleich bleiben, auch in Grenzfällen.
-web_app Die Schnittstelle | Was man sieht und wo man klickt, muss gleich bleiben.
-web_app Fehler | Das System muss in denselben Fällen dieselben Fehler geben wie heute.
-web_app Nebenwirkungen | Was gespeichert und gesendet wird, muss gleich bleiben und so bald zu sehen sein wie heute.
-app Ergebnisse und Reihenfolge | Alle Ergebnisse und ihre Reihenfolge müssen gleich bleiben, auch in Grenzfällen.
-app Die Schnittstelle | Was man sieht und wo man klickt, muss gleich bleiben.
-app Fehler | Das System muss in denselben Fällen dieselben Fehler geben wie heute.
-app Nebenwirkungen | Was gespeichert und gesendet wird, muss gleich bleiben.
# performance.scope · Umfang der Arbeit
? Nur dies, oder auch andere Funktionen auf demselben Pfad?
! Nachbarn haben oft dieselbe Ursache.
- Dies und seine Verwandten | Die Änderung muss auch Funktionen umfassen, die aus demselben Grund langsam sind, sonst nichts.
- Nur dies | Die Änderung darf nur den Teil umfassen, den die Anfrage nennt.
- Was ein Profil zeigt | Die Änderung muss die langsamsten Teile eines Profils umfassen, wo immer sie liegen.
# performance.tradeoff · Was es kosten darf
? Was darf es kosten: Speicher, Größe, schwierigeren Code?
! Geschwindigkeit bezahlt man mit Speicher, Größe, Aktualität oder Lesbarkeit.
- Etwas Speicher | Der höchste Speicherbedarf kann um bis zu ein Fünftel wachsen.
- Schwierigeren Code | Code an einer Stelle kann schwerer lesbar werden, mit Kommentaren, die den Grund nennen.
- Aktualität | Ergebnisse können aus einem Zwischenspeicher kommen und veraltet sein.
- Eine Abhängigkeit | Eine neue Abhängigkeit oder nativer Code kann dazukommen.
- Eine alte Laufzeitumgebung | Laufzeitumgebungen, die nicht mehr gepflegt werden, können wegfallen.
# performance.proof · Wie der Gewinn gemessen und gehalten wird
? Wie wird der Gewinn gemessen, und was zeigt, dass er bleibt?
! Was nicht zweimal gleich gemessen wird, lässt sich nicht vergleichen.
- Ein Benchmark im Repository | Ein Benchmark im Repository misst alten und neuen Code in einem Lauf auf derselben Maschine.
- Eine Grenze in der CI | Die CI misst es und schlägt fehl, wenn es langsamer als das Ziel ist.
- Zahlen aus dem Betrieb | Die langsamsten 5 Prozent im Betrieb werden vor und nach der Auslieferung verglichen.
- Eine Zählung | Ein Test zählt die teuren Operationen, etwa Abfragen oder Durchläufe durch die Daten.
# performance.circumstances · Wann und seit wann es langsam ist
? Wann ist es langsam, seit wann, und was zeigt ein Profil?
~ Beim ersten oder bei jedem Aufruf, unter Last, seit einer Version, auf welchen Maschinen und Umgebungen.
! Die Umstände zeigen meist auf die Ursache.
> Nur beim ersten Aufruf, seit 4.2; 80 % der Zeit in sort()
# ui.wrong · Was heute falsch aussieht, und wo
? Was genau sieht falsch aus, und bei welcher Breite oder auf welchem Gerät?
~ Jede Stelle mit ihrem Namen, was man dort sieht und was man erwarten würde.
! Wer auf einen anderen Bildschirm schaut, sieht nichts davon.
> Unter 400 px: …; bei 1280 px ist alles gut
# ui.arrange · Was sich ändern darf
? Darf sich die Anordnung ändern, oder nur Abstände, Größen und Umbruch?
! Eine Reparatur lässt alles dort, wo man es sucht; eine neue Anordnung muss man absprechen.
- Nur Abstände, Größen und Umbruch | Die Änderung muss jedes Element an seinem Platz lassen und nur Abstände, Größen und Umbruch anpassen.
- Die Anordnung an dieser Stelle | Wo es falsch aussieht, darf die Änderung Elemente verschieben, stapeln oder ausblenden.
- Überall | Die Änderung darf der Seite bei jeder Breite eine neue Anordnung geben.
# ui.where · Betroffene Seiten und Komponenten
? Welche Seiten und Komponenten betrifft es?
?command_line Welche Ausgaben betrifft es?
~ Jede mit Name oder Pfad; gemeinsame Teile, die sich überall ändern; was bleibt, wie es ist.
~command_line Befehle, Unterbefehle, Hilfe, Fehler; was bleibt, wie es ist.
! Es entscheidet, ob sich eine Stelle ändert oder etwas, das viele Stellen teilen.
> Die Bestellliste und ihre Detailseite; nicht die Druckansicht
>command_line Die Zusammenfassung und ihre Tabelle; nicht das JSON
# ui.states · Zustände mit eigener Gestaltung
? Welche Zustände brauchen eine eigene Gestaltung?
! Leere, ladende und fehlgeschlagene Seiten sieht man an schlechten Tagen.
- Leer | Solange es noch nichts gibt, muss die Seite mit einem Hinweis den ersten Schritt nennen.
- Fehlgeschlagen | Wenn Laden oder Speichern scheitert, muss die Seite sagen, was schiefging, und einen neuen Versuch anbieten.
- Beim Laden | Solange etwas lädt, muss ein Platzhalter den Raum frei halten, damit danach nichts springt.
- Sehr lang oder sehr viel | Die Seite muss mit Namen von 100 Zeichen und Listen von 1.000 Einträgen benutzbar bleiben.
- Schmal | Die Seite muss bei einer Breite von 360 Pixeln funktionieren.
# ui.accessible · Tastatur, Screenreader und Kontrast
? Was muss für Tastatur, Screenreader und Kontrast gelten?
! Alle drei sind am Anfang billig und am Ende teuer.
- Tastatur | Alles muss sich mit der Tastatur erreichen und bedienen lassen, mit sichtbarem Fokus.
- Namen | Jedes Bedienelement muss einem Screenreader Name, Rolle und Zustand nennen.
- Kontrast | Text und Bedienelemente müssen in jedem Farbschema den Kontrast von WCAG 2.2 AA erfüllen.
# ui.sketch · Beigefügtes Bild
? Welches Bild zeigt es?
! Ein Bild klärt mehr als zehn Fragen zur Anordnung.
= Die Seite muss so aussehen, wie {} es zeigt.
`);

/** What takes too much room, and of what kind. */
const ROOM = /bundle|binary|image|paketgröße|größer geworden|zu groß/iu;
const MEMORY = /speicher|\bram\b/iu;

/** The sheets of the kinds of change in German. */
export const GERMAN_KINDS: GermanEntries = {
  ...SHEET,
  ...askedBy('performance.target', ({ said }, usual) =>
    ROOM.test(said)
      ? 'Wie groß ist es heute, und welche Größe wäre gut genug?'
      : MEMORY.test(said)
        ? 'Wie viel Speicher darf es brauchen, und bei welcher Eingabe wird das gemessen?'
        : usual,
  ),
};

/** An entry of the sheet whose question depends on what was said. */
function askedBy(key: string, ask: (context: BankContext, usual: string) => string): GermanEntries {
  const entry = SHEET[key];
  if (entry === undefined) return {};
  const usual = entry.ask;
  return {
    [key]: { ...entry, ask: (context) => ask(context, typeof usual === 'function' ? usual(context) : (usual ?? '')) },
  };
}
