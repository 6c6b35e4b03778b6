import { opt } from '../entries/entry';
import type { TextsByKey } from '../entries/texts';
import { pagesOnIt } from '../general/found-beside';
import { sheet } from '../entries/sheet';

/** Texts for people, tests, tools, rebuilding and moving in German. */
export const GERMAN_WORK: TextsByKey = {
  'docs.place': {
    subject: 'Ort des Textes',
    question: 'Kommt der Text auf eine Seite, die es schon gibt?',
    why: 'Zwei Seiten über dasselbe widersprechen sich bald.',
    options: (context) => [
      ...pagesOnIt(context).map((page) => opt(page, `Der Text muss auf ${page} stehen.`)),
      opt('Auf eine eigene Seite', 'Der Text muss auf einer eigenen Seite stehen.'),
    ],
  },
  ...sheet(`
# docs.form · Was zu schreiben ist
? Was muss der Text behandeln, Teil für Teil?
~ Einführung, Anleitung, Referenz oder Erklärung; Funktionen, Optionen oder Seiten mit Namen; je ein Beispiel zum Kopieren; was wegbleibt.
! Eine Einführung und eine Referenz sind verschiedene Texte für verschiedene Momente.
> Anleitung „Datei hochladen“ mit Code; Referenz aller Optionen; keine Einführung
# docs.problem · Was heute gefragt oder missverstanden wird
? Was fehlt heute, ist veraltet oder missverständlich?
~ Die Seite oder der Satz, und was dort stehen sollte; Fragen aus Tickets und Support.
! Echte Fragen sind das beste Inhaltsverzeichnis.
> Die README zeigt noch die Callback-Form; Wiederholungen sind nirgends erwähnt
# docs.examples · Wie der Text geprüft wird
? Wie wird geprüft, dass der Text stimmt und weiterhin stimmt?
! Beispiele, die nicht laufen, kosten mehr Vertrauen als fehlende.
- Jedes Beispiel wurde ausgeführt | Jedes Beispiel wurde ausgeführt und zeigt die Ausgabe, die es wirklich gab.
- Beispiele sind Tests | Die CI führt alle Beispiele aus und schlägt fehl, wenn eines fehlschlägt.
- Links | Die CI schlägt bei einem Link fehl, der ins Leere führt.
- Ein Neuling | Jemand, der das Projekt nicht kennt, kommt mit dem Text ohne Hilfe bis ans Ende.
# documentation.parts · Seiten und was auf jeder stehen muss
? Welche Seiten, Funktionen oder Befehle genau, und was muss zu jedem dort stehen?
~ Für jedes: wozu es da ist, ein Beispiel zum Kopieren, Parameter und Vorgaben, Fehler und Grenzen; was wegbleibt.
! Eine Liste von Teilen ist eine Aufgabe; „bessere Dokumentation“ ist keine.
> README: Installation, erster Aufruf.  \`parse\`: Optionen, Fehler, je ein Beispiel
# documentation.start · Was Leser am Ende geschafft haben
? Was sollen Leser damit geschafft haben, und woran bleiben sie heute hängen?
~ Die Schritte der Reihe nach, mit Befehlen oder Code; Fragen, die in Tickets und Support immer wieder kommen.
! Die erste Seite entscheidet, ob es eine zweite gibt.
> Eine erste Anfrage mit Antwort; heute scheitern sie an der Konfiguration
# tests.cases · Verhalten und Fälle, die getestet werden
? Welches Verhalten und welche Fälle müssen getestet werden, mit welchem Ergebnis?
~ Funktionen oder Abläufe mit Namen, Grenzfälle, Fehler; was Tests schon hätten finden sollen; was wegbleibt.
! Tests schreibt man für Fälle, nicht für eine Prozentzahl.
> Rundung in Rechnungen: 0,5 Cent, negativ, ohne Positionen; nicht das PDF
# tests.scope · Änderungen außerhalb der Tests
? Darf dafür Code des Produkts geändert werden, oder nur die Tests?
! Mancher Code lässt sich erst nach einer kleinen Änderung testen.
- Nur Tests | Nur Tests und ihre Hilfsfunktionen dürfen sich ändern.
- Kleine Ansatzpunkte | Der Code des Produkts kann kleine Ansatzpunkte bekommen, etwa eine übergebene Uhr; sein Verhalten bleibt.
- Auch Fehler | Fehler, die die neuen Tests zeigen, müssen in derselben Änderung behoben werden.
# tests.done · Wann die Tests fertig sind
? Woran zeigt sich, dass die Tests gut genug sind?
! Abdeckung allein ist leicht zu erreichen und sagt wenig.
- Die genannten Fälle | Jeder genannte Fall hat einen Test, der ihn beim Namen nennt.
- Sie können fehlschlagen | Jeder neue Test schlägt fehl, wenn der Code, um den es geht, absichtlich kaputtgemacht wird.
- Verzweigungen | Jede Verzweigung des betroffenen Codes wird von einem Test durchlaufen.
- Sie sind stabil | Hundert Läufe der neuen Tests hintereinander sind grün.
# coverage.cases · Funktionen und Fälle, die getestet werden
? Welche Funktionen und Fälle müssen die Tests abdecken, mit welchem Ergebnis?
~ Hauptweg, Grenzfälle, Fehler; was schon schiefging oder am meisten wehtäte; was wegbleibt.
! Dieselbe Stunde Arbeit an Tests ist an der richtigen Stelle zehnmal so viel wert.
> parse(): leer, verschachtelt, unbekannter Schlüssel → Fehler; nicht die Befehlszeile
# coverage.doubles · Was echt ist und was ersetzt wird
? Was ist in den Tests echt, und was wird ersetzt?
! Mocks machen Tests schnell und lassen sie auch Fehlern zustimmen.
- Echte Module | Module des Projekts müssen in den Tests echt sein, ohne Mocks.
- Echte Dateien oder Datenbank | Tests müssen echte Dateien oder eine echte Datenbank verwenden, frisch für jeden Test.
- Nachgebildete fremde Dienste | Eine Nachbildung im Netz muss Aufrufe fremder Dienste beantworten.
- Gestellte Uhr und Zufall | Der Test muss Zeit und Zufallswerte vorgeben.
# tooling.use · Befehl oder Job und sein Ergebnis
? Welchen Befehl oder Job soll es geben, und was genau tut er?
~ So, wie man ihn tippt oder schreibt, mit Schritten, Ausgabe und Exit-Code; Werkzeuge und Versionen; was wo entsteht.
! Einen Befehl mit seinem Ergebnis benutzen alle, und man kann ihn ausprobieren.
> $ …
> Schritte, geschriebene Dateien, Exit-Code bei einem Fehler
>
# ci.slow · Was die Zeit kostet, und das Ziel
? Welche Schritte kosten heute die Zeit, und welche Zahl wäre gut genug?
~ Minuten je Schritt oder Job, womit sie vergehen, und was seltener oder anderswo laufen darf.
! Meist steckt der größte Teil der Zeit in einem oder zwei Schritten.
> Installieren 6 von 12 Minuten; Ziel 4; macOS darf nachts laufen
# ci.keep · Wie es schneller werden darf
? Was darf sich ändern, damit es schneller wird?
! Caches, Maschinen und Weglassen kosten Verschiedenes.
- Caches | Die CI muss Abhängigkeiten und Build-Schichten zwischen den Läufen aufbewahren.
- Parallele Jobs | Die CI muss die Arbeit auf Jobs verteilen, die nebeneinander laufen.
- Nur das Betroffene | Die CI darf für einen Pull-Request nur ausführen, was seine Änderungen betreffen können.
- Größere Maschinen | Größere oder eigene Maschinen können benutzt und bezahlt werden.
- Weniger bei Pull-Requests | Langsame Prüfungen müssen auf dem Hauptzweig oder nachts laufen, ohne dass eine entfällt.
# ci.steps · Auslöser und Schritte der Pipeline
? Was soll bei welchen Ereignissen laufen, und in welcher Reihenfolge?
~ Pull-Request, Push, Tag oder Zeitplan; Schritte und Befehle, Versionen und Systeme, was aufbewahrt oder veröffentlicht wird; was von heute bleibt.
! Ereignisse und Schritte sind die Pipeline; der Rest ist Syntax.
> Pull-Request: Lint, Tests mit Node 20 und 22.  Tag: bauen, veröffentlichen
# ci.block · Ob ein Fehlschlag aufhält
? Darf es anfangs fehlschlagen, ohne einen Merge aufzuhalten?
! Ein neuer Job schlägt aus eigenen Gründen fehl, bis er eine Weile gelaufen ist.
- Meldet anfangs nur | Die CI darf einen Fehlschlag nur zeigen, bis die Prüfung zwei Wochen grün war.
- Hält von Anfang an auf | Wenn die Prüfung fehlschlägt, muss die CI vom ersten Tag an den Merge aufhalten.
- Hält nie auf | Die CI darf einen Fehlschlag nur zeigen und nie dafür einen Merge aufhalten.
# ci.speed · Längste Wartezeit eines Pull-Requests
? Wie lange darf ein Pull-Request auf sein Ergebnis warten?
~ Das Ziel für einen gewöhnlichen Lauf. Caches, mehr Maschinen und das Auslassen von Unbetroffenem verkürzen ihn.
! Die Grenze entscheidet über Caches, parallele Jobs und das, was nachts läuft.
= Ein Pull-Request darf höchstens {} auf sein Ergebnis warten.
# dev-environment.day-one · Vom Klonen bis zum laufenden System
? Welche Befehle sollen vom frischen Klon zum laufenden System führen?
~ So, wie ein Neuling sie tippt; was vorher installiert sein muss, wie lange es dauern darf, und was heute schiefgeht.
! Die Befehle sind die Spezifikation; alles andere dient ihnen.
> git clone …
> make dev # höchstens 5 Minuten, danach http://localhost:3000
>
# dev-environment.inside · Was in Containern läuft
? Was läuft in Containern, und was direkt auf dem Rechner?
! Alles im Container ist für alle gleich, und langsamer zu ändern und zu debuggen.
- Nur Dienste | Datenbanken und andere Dienste müssen in Containern laufen, der Code direkt auf dem Rechner.
- Die Entwicklung | Code und Dienste müssen in einem Entwicklungscontainer laufen, den der Editor öffnen kann.
- Die Auslieferung | Ein Image muss enthalten, was ausgeliefert wird, bei unveränderter Entwicklung.
- Nichts | Ein Skript muss alles Nötige installieren, ohne Container-Software.
# dev-environment.machines · Unterstützte Rechner
? Auf welchen Rechnern muss das laufen?
! Dateiüberwachung, Zeilenenden und Prozessoren unterscheiden sich gerade genug.
- macOS | Die Entwicklungsumgebung muss unter macOS laufen.
- Linux | Die Entwicklungsumgebung muss unter Linux laufen.
- Windows mit WSL | Die Entwicklungsumgebung muss unter Windows mit WSL laufen.
- Windows ohne WSL | Die Entwicklungsumgebung muss unter Windows ohne WSL laufen.
- Entwicklung in der Cloud | Die Entwicklungsumgebung muss in der Cloud laufen.
# refactor.structure · Zielstruktur
? Wohin kommt welcher Teil, unter welchem Namen, und was bleibt, wo es ist?
~ Module, Klassen, Funktionen oder Typen, wozu jedes da ist und was es kennen darf; wo es heute liegt; was nicht dazugehört.
! Um die Grenzen geht es; alles andere folgt daraus.
> … kommt nach …, heißt …; … bleibt, wo es ist; die alten Namen …
# refactor.unchanged · Was sich nicht ändern darf
? Was darf sich für niemanden ändern?
~ Öffentliche Namen und Importpfade, Ergebnisse, Fehler, Ausgabe, gespeicherte Daten; tiefe Importe, auf die sich jemand verlässt.
! Was hier nicht genannt ist, darf sich ändern.
- Öffentliche Namen | Alle öffentlichen Namen, Signaturen und Importpfade müssen bleiben, wie sie sind.
- Ergebnisse | Jeder Aufruf muss dasselbe Ergebnis und dieselben Nebenwirkungen haben wie vorher.
- Fehler | Fehlerarten, Codes und Meldungen müssen bleiben, wie sie sind.
- Typen | Typen, die andere sehen oder ableiten, müssen gleich bleiben.
- Innere Pfade | Namen aus inneren Dateien müssen sich weiter von dort importieren lassen, wo sie heute liegen.
- Geschwindigkeit | Der neue Code darf in einem Benchmark höchstens 5 Prozent langsamer sein als der alte.
-service Aufrufe | Adressen, Parameter, Felder, Statuscodes und Fehlertexte jedes Aufrufs müssen bleiben, wie sie sind.
-service Ergebnisse | Jeder Aufruf muss dasselbe Ergebnis und dieselben Nebenwirkungen haben wie bisher.
-service Gespeicherte Daten | Was gespeichert ist, mit seinen Tabellen und Spalten, muss bleiben, wie es ist.
-service Einstellungen | Einstellungen und Umgebungsvariablen müssen Namen und Bedeutung behalten.
-service Geschwindigkeit | Jeder Aufruf darf höchstens 5 Prozent länger dauern als bisher.
-command_line Aufrufe | Befehle, Optionen, Vorgaben und Exit-Codes müssen bleiben, wie sie sind.
-command_line Ausgabe | Was ausgegeben wird, muss Zeichen für Zeichen gleich bleiben.
-command_line Einstellungen | Konfigurationsdateien und Umgebungsvariablen müssen Namen und Bedeutung behalten.
-command_line Geschwindigkeit | Jeder Befehl darf höchstens 5 Prozent länger dauern als bisher.
-screens Was man sieht | Was man sieht, und wo man klickt, muss bleiben, wie es ist.
-screens Einstellungen | Einstellungen und Schlüssel in Konfigurationsdateien müssen Namen und Bedeutung behalten.
-screens Anfragen | Die Anfragen, die es sendet und beantwortet, müssen bleiben, wie sie sind.
-screens Gespeicherte Daten | Was gespeichert ist, mit seinen Tabellen und Spalten, muss bleiben, wie es ist.
-screens Texte und Stile | Schlüssel von Übersetzungen, CSS-Klassen und Fehlertexte müssen bleiben, wie sie sind.
# refactor.proof · Nachweis, dass das Verhalten gleich bleibt
? Was beweist, dass das Verhalten gleich geblieben ist?
! Ein Umbau ist nur so sicher wie das, was den Unterschied bemerken würde.
- Die vorhandenen Tests | Alle vorhandenen Tests bestehen mit unveränderten Erwartungen.
- Zuerst neue Tests | Code ohne Test bekommt einen, bevor er geändert wird; dieser besteht vorher und nachher.
- Gleiche Ausgabe | Die Ausgabe für einen Satz echter Eingaben ist vorher und nachher identisch.
- Typen und Builds | Alles, was es benutzt, besteht Typprüfung und Build, ohne andere Änderung als den Namen des Imports.
- Das Ziel selbst | Eine Prüfung in der CI schlägt fehl, wenn die alte Form wiederkehrt.
# refactor.steps · Schritte der Auslieferung
? In welchen Schritten wird es ausgeliefert?
! Große Umbauten geraten mit den offenen Branches aller anderen in Konflikt.
- In kleinen Schritten | Jeder Schritt muss sich für sich prüfen und mergen lassen und alle Tests bestehen.
- In einem Schritt | Die ganze Änderung muss in einem Pull-Request kommen.
- Neben dem alten Code | Der neue Code muss neben dem alten stehen, bis dessen letzter Aufrufer weg ist.
# migration.floor · Was sich mit ändert
? Ändert sich der Code mit, oder nur, was angegeben ist?
! Was das Alte verhindert hat, wird möglich, und muss nicht in derselben Änderung kommen.
- Nur die Angaben | Die Änderung muss Angaben, Builds und Dokumente ändern und den Code lassen, wie er ist.
- Seine Umwege fallen weg | Code, den es nur für die alte Version gibt, muss mit wegfallen.
- Auch neue Sprachmittel | Der Code muss neu geschrieben werden, wo die älteste verbliebene Version Besseres hat.
# migration.stay · Wer beim Alten bleibt
? Was bekommt, wer bei der alten Version bleibt?
! Sie merken es an einer Installation, die scheitert, oder lesen es vorher.
- Die letzte passende Version | Wer bei der alten Version bleibt, muss die letzte Version bekommen, die sie unterstützt, ohne weitere Korrekturen.
- Korrekturen für eine Zeit | Die letzte Version für das Alte muss für eine genannte Zeit Sicherheitskorrekturen bekommen.
- Ein Fehler, der es sagt | Trifft sie auf die alte Version, müssen Installation oder Start mit einer Meldung scheitern, die die älteste unterstützte nennt.
# migration.data · Was umzieht, und was stimmen muss
? Welche Daten ziehen um, und was muss danach noch stimmen?
~ Jede Tabelle mit ihrer Zahl von Zeilen, was zurückbleibt; Summen und Anzahlen, die sich vergleichen lassen.
! Nur eine Zahl, die vorher und nachher gleich ist, zeigt, dass nichts verloren ging.
> Mitglieder 4.000; Zahlungen seit 1998, jede Jahressumme wie bisher; nicht …
# migration.rows · Doppeltes und fehlerhafte Zeilen
? Was geschieht mit Doppeltem und mit Zeilen, die nicht in die neue Form passen?
~ Wann zwei dasselbe sind und welches bleibt; fehlende oder unmögliche Werte, freier Text; wer im Zweifel entscheidet.
! Was über Jahre eingetippt wurde, passt in keine Regel, und den Rest muss jemand ansehen.
> Gleicher Name und Geburtstag: das neuere bleibt; der Rest kommt in eine Liste für …
# migration.people · Wer danach damit arbeitet
? Wer arbeitet danach damit, womit, und was wird aus den alten Daten?
~ Formulare, Berichte und Listen von heute; ab welchem Tag; ob die alte Datei zum Nachschlagen bleibt.
! Daten, die ohne ihre Formulare umziehen, kann niemand mehr lesen.
> Die Kassenwartin, in …; ab Januar; die alte Datei bleibt, nur zum Lesen
# removal.what · Was wegfällt, und was bleibt
? Was genau fällt weg, und was daneben muss bleiben?
~ Code, Optionen, Einstellungen, gespeicherte Felder, Texte, Übersetzungen; jedes mit Namen, und mit dem Grund, wo etwas bleibt.
! Was wie ein Teil davon aussieht, benutzt vielleicht etwas anderes.
> Fällt weg: …
> Bleibt: …, weil …
# removal.users · Wer es noch benutzt
? Was bekommt man, wenn man es noch benutzt, und was nimmt man stattdessen?
?library Was geschieht mit Code, der es noch benutzt, und in welcher Version?
?command_line Was geschieht mit Aufrufen, die es noch benutzen, und in welcher Version?
?service Was bekommen Programme, die es noch benutzen, und ab wann?
~ Gar nichts, einen Fehler mit seinem Wortlaut, einen Ersatz; ob sie es vorher erfahren; was im Changelog steht.
! Was der eine loswerden will, darauf hat der andere gebaut.
> Ein Fehler, der … nennt; mit der nächsten Hauptversion
# removal.left · Was es hinterlassen hat
? Was wird aus dem, was es gespeichert oder gesetzt hat: Daten, Einstellungen, Adressen?
~ Gelöscht, behalten, übernommen; wann, und ob es einen Weg zurück gibt.
! Code kommt mit einem Klick zurück, gelöschte Daten nicht.
> Die Spalten gehen mit einer Migration; alte Links führen zu …
# removal.proof · Woran man sieht, dass es weg ist
? Was zeigt, dass es weg ist und sonst nichts kaputtging?
! Was halb entfernt wird, findet man Jahre später.
- Keine Spur | Eine Suche nach seinen Namen findet nur Vergangenes, etwa Einträge im Changelog.
- Der Rest läuft | Alle Tests, die nichts damit zu tun haben, laufen mit unveränderten Zusicherungen.
- Das Ende ist getestet | Ein Test benutzt es wie bisher und bekommt, was oben vereinbart ist.
- Das Changelog nennt es | Das Changelog nennt, was wegfällt, und was man stattdessen nimmt.
# tooling.red · Wenn es fehlschlägt
? Was hält es auf, wenn es fehlschlägt, und was sagt es?
! Eine Prüfung, der niemand folgen muss, ist bald für immer rot.
- Es hält den Merge auf und sagt, was zu tun ist | Wenn es fehlschlägt, muss es den Merge aufhalten und den Befehl nennen, der es richtigstellt.
- Es sagt es nur | Wenn es fehlschlägt, muss es das sagen, ohne etwas aufzuhalten.
- Es stellt es selbst richtig | Wenn es einen Fehler findet, den es richtigstellen kann, muss es die Korrektur einchecken.
# tooling.where · Wo es läuft, und womit
? Wo und wann läuft es, mit welchen Versionen?
~ Auf wessen Rechner oder in welchem Job; Systeme und Versionen; wie viele Minuten es brauchen darf; was von heute wegfällt.
! Was nur an einer Stelle läuft, geht an allen anderen kaputt.
> Bei jedem Pull Request, auf …, in höchstens 5 Minuten; … fällt weg
# tooling.scope · Was bleibt, wie es ist
? Was muss weitergehen wie heute: Befehle, ausgelieferte Dateien, andere Jobs?
~ Namen von Skripten und Jobs, die Menschen oder andere Werkzeuge aufrufen, der Inhalt von Releases, Regeln fürs Mergen.
! Jeder Teil hat andere Leute, die eine Änderung merken.
> \`npm test\` bleibt; das Paket enthält dieselben Dateien
# migration.target · Was an die Stelle tritt
? Was tritt an die Stelle, und was wird aus dem Alten?
~ Ein Dienst, Produkt oder eine Version mit Namen, mit Konto oder Einstellung, die es braucht; ob man wählen kann und ob das Alte bleibt.
! Alles andere folgt daraus, was daraus wird.
> …, eingestellt mit …; das Alte geht
# migration.example · Vorher und nachher
? Wie sieht ein typisches Stück vorher und nachher aus, und was darf sich nicht ändern?
~ Code, Konfiguration oder Daten in alter und neuer Form; Aufrufe von Benutzern, die weiter gehen müssen; Namen und Vorgaben.
! Ein echtes Beispiel zeigt, was umgeschrieben werden muss, und von wem.
> // vorher
>
> // nachher
>
`),
};
