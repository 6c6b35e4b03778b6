import { byProject, opt } from '../entries/entry';
import type { GermanEntries } from './entry';

/** The questions on faults, on speed and on what is seen, in German. */
export const GERMAN_KINDS: GermanEntries = {
  'bug.symptom': {
    names: 'Was zu sehen ist, und wie man es nachstellt',
    ask: byProject({
      library: 'Wie lässt es sich nachstellen: welcher Aufruf, und was genau ist zu sehen?',
      command_line: 'Wie lässt es sich nachstellen: welcher Befehl, und was genau ist zu sehen?',
      service: 'Wie lässt es sich nachstellen: welche Anfrage, und was genau ist zu sehen?',
      other: 'Wie lässt es sich nachstellen: welche Schritte, und was genau ist zu sehen?',
    }),
    context:
      'Genaue Eingabe und Ausgabe oder Meldung, wie oft es auftritt, und was anders ist, wenn es nicht auftritt.',
    why: 'Ein Fehler, der sich nachstellen lässt, ist halb behoben.',
    placeholder: '// Eingabe oder Schritte\n\n// was herauskommt\n',
  },
  'bug.expected': {
    names: 'Erwartetes Verhalten',
    ask: 'Was genau soll stattdessen passieren?',
    context:
      'Das richtige Ergebnis für dieselbe Eingabe: Wert, Meldung, Reihenfolge, Nebenwirkungen; bei einem Fehler Art und Wortlaut.',
    why: 'Aus dem erwarteten Ergebnis wird der Test.',
    placeholder: 'Für dieselbe Eingabe: …',
  },
  'bug.affected': {
    names: 'Umfang der Korrektur',
    ask: 'Welche Nachbarfälle sind betroffen, und was umfasst die Korrektur?',
    context:
      'Andere Funktionen, Eingaben, Plattformen oder Optionen mit derselben Ursache; Fälle, die stimmen und so bleiben müssen.',
    why: 'Es entscheidet, ob sich ein Pfad ändert oder eine ganze Familie von Funktionen.',
    options: [
      opt(
        'Alle Stellen mit derselben Ursache',
        'Alle Stellen mit derselben Ursache werden korrigiert, sonst ändert sich nichts.',
      ),
      opt(
        'Nur der beschriebene Fall',
        'Nur der beschriebene Fall wird korrigiert; alle anderen behalten ihr Ergebnis.',
      ),
      opt(
        'Die Ursache, wo immer sie liegt',
        'Die Ursache wird dort behoben, wo sie entsteht, auch wenn sich dafür andere Module ändern.',
      ),
    ],
  },
  'bug.cost': {
    names: 'Was bleibt, wie es ist',
    ask: 'Was muss die Korrektur unverändert lassen?',
    context:
      'Öffentliche Optionen und ihre Vorgaben, Ergebnisse, auf die sich jemand verlässt, Grenzen wie Versuche, Wartezeiten, Zeit oder Speicher.',
    why: 'Eine Korrektur, die Unbeteiligte überrascht, ist der nächste Fehler.',
    options: [
      opt('Öffentliche Namen und Signaturen', 'Kein öffentlicher Name, keine Option und keine Signatur ändert sich.'),
      opt('Richtige Ergebnisse', 'Jede Eingabe, die heute ein richtiges Ergebnis gibt, gibt danach dasselbe.'),
      opt('Vorgaben', 'Alle Vorgaben bleiben, wie sie sind.'),
      opt('Fehlerarten und Meldungen', 'Vorhandene Fehlerarten, Codes und Meldungen bleiben, wie sie sind.'),
      opt('Geschwindigkeit', 'Der korrigierte Pfad ist höchstens 5 Prozent langsamer als heute.'),
    ],
  },
  'bug.regression': {
    names: 'Nachweis, dass es behoben ist',
    ask: 'Welche Tests zeigen, dass es behoben ist und bleibt?',
    why: 'Ohne einen Test, der heute fehlschlägt, kann niemand sagen, dass es weg ist.',
    options: [
      opt(
        'Der beschriebene Fall',
        'Ein Test mit dem beschriebenen Fall schlägt vor der Korrektur fehl und besteht danach.',
      ),
      opt('Seine Nachbarn', 'Tests decken die Nachbarfälle ab, auch die, die heute stimmen.'),
      opt('Viele Male', 'Ein Test wiederholt den Fall parallel oder mit zufälliger Eingabe, ohne einen Fehlschlag.'),
      opt('Wer es gemeldet hat', 'Wer den Fehler gemeldet hat, prüft den ursprünglichen Fall nach.'),
    ],
  },
  'bug.input': {
    names: 'Seit wann und unter welchen Bedingungen',
    ask: 'Seit wann tritt es auf, und unter welchen Bedingungen?',
    context: 'Letzte richtige Version, Plattform und Laufzeitversion, Größe oder Herkunft der Eingabe, Last.',
    why: 'Die letzte gute Version zeigt meist auf die Ursache.',
    placeholder: 'Richtig in 4.1.3, falsch seit 4.2.0; nur unter Windows',
  },
  'bug.damage': {
    names: 'Schäden der Vergangenheit',
    ask: 'Was geschieht mit falschen Daten, die er hinterlassen hat?',
    why: 'Eine Korrektur für die Zukunft repariert nicht die Vergangenheit.',
    options: [
      opt('Es gibt keine', 'Der Fehler hat nichts Falsches gespeichert, und es werden keine Daten repariert.'),
      opt(
        'Sie werden aufgelistet',
        'Ein Skript listet die falschen Datensätze auf, und Menschen entscheiden im Einzelfall.',
      ),
      opt('Sie werden repariert', 'Ein Skript, das zweimal laufen kann, repariert die falschen Datensätze.'),
    ],
  },
  'bug.urgency': {
    names: 'Versionen mit der Korrektur',
    ask: 'Welche Versionen bekommen die Korrektur?',
    why: 'Es entscheidet zwischen einem kleinen Eingriff jetzt und einer sauberen Lösung später.',
    options: [
      opt('Die nächste Version', 'Die Korrektur kommt mit der nächsten regulären Version.'),
      opt('Eine Patch-Version', 'Die Korrektur kommt in einer Patch-Version, die sonst nichts enthält.'),
      opt('Auch ältere Versionen', 'Die Korrektur kommt auch für die älteren Versionen, die noch gepflegt werden.'),
    ],
  },
  'performance.target': {
    names: 'Geschwindigkeit heute und Ziel',
    ask: 'Wie lange dauert es heute, und welche Zahl wäre gut genug?',
    context: 'Zeit oder Speicher heute, wie und wo gemessen, und das Ziel; Durchschnitt oder langsamster Fall.',
    why: 'Ohne Ziel hat die Arbeit kein Ende.',
    placeholder: 'Heute 4 s auf einem Laptop; Ziel unter 1 s bei 95 % der Aufrufe',
  },
  'performance.input': {
    names: 'Typische Eingabe und ihre Größe',
    ask: byProject({
      service: 'Welche Anfrage ist langsam, bei wie vielen Daten?',
      command_line: 'Welcher Befehl ist langsam, bei welcher Eingabe und Größe?',
      other: 'Wie sieht die typische Eingabe aus, und wie groß ist sie?',
    }),
    context: 'Anzahl, Form und Größe der Elemente, typisch und im schlimmsten Fall, und wie oft es aufgerufen wird.',
    why: 'Was für zehn Elemente schnell ist, kann für eine Million hoffnungslos sein.',
    placeholder: 'Zum Beispiel: 50.000 Zeilen mit 20 Spalten, zweimal pro Minute',
  },
  'performance.semantics': {
    names: 'Was sich nicht ändern darf',
    ask: 'Welches Verhalten darf sich nicht ändern?',
    why: 'Freiheit im Verhalten bringt Geschwindigkeit; Zusagen begrenzen sie.',
    options: [
      opt('Ergebnisse und Reihenfolge', 'Alle Ergebnisse und ihre Reihenfolge bleiben gleich, auch in Grenzfällen.'),
      opt('Die Schnittstelle', 'Signaturen, Optionen und Vorgaben bleiben gleich.'),
      opt('Fehler', 'In denselben Fällen kommen dieselben Fehler.'),
      opt('Nebenwirkungen', 'Callbacks, Ereignisse und Ausgaben kommen in gleicher Reihenfolge und Zahl.'),
    ],
  },
  'performance.scope': {
    names: 'Umfang der Arbeit',
    ask: 'Nur dies, oder auch andere Funktionen auf demselben Pfad?',
    why: 'Nachbarn haben oft dieselbe Ursache.',
    options: [
      opt(
        'Dies und seine Verwandten',
        'Auch Funktionen, die aus demselben Grund langsam sind, werden geändert, sonst nichts.',
      ),
      opt('Nur dies', 'Nur der Teil, den die Anfrage nennt, wird geändert.'),
      opt('Was ein Profil zeigt', 'Die langsamsten Teile eines Profils werden geändert, wo immer sie liegen.'),
    ],
  },
  'performance.tradeoff': {
    names: 'Was es kosten darf',
    ask: 'Was darf es kosten: Speicher, Größe, schwierigeren Code?',
    why: 'Geschwindigkeit bezahlt man mit Speicher, Größe, Aktualität oder Lesbarkeit.',
    options: [
      opt('Etwas Speicher', 'Der höchste Speicherbedarf darf um bis zu ein Fünftel wachsen.'),
      opt(
        'Schwierigeren Code',
        'Code an einer Stelle darf schwerer lesbar werden, mit Kommentaren, die den Grund nennen.',
      ),
      opt('Aktualität', 'Ergebnisse dürfen aus einem Zwischenspeicher kommen und veraltet sein.'),
      opt('Eine Abhängigkeit', 'Eine neue Abhängigkeit oder nativer Code darf dazukommen.'),
      opt('Eine alte Laufzeitumgebung', 'Laufzeitumgebungen, die nicht mehr gepflegt werden, dürfen wegfallen.'),
    ],
  },
  'performance.proof': {
    names: 'Wie der Gewinn gemessen und gehalten wird',
    ask: 'Wie wird der Gewinn gemessen, und was zeigt, dass er bleibt?',
    why: 'Was nicht zweimal gleich gemessen wird, lässt sich nicht vergleichen.',
    options: [
      opt(
        'Ein Benchmark im Repository',
        'Ein Benchmark im Repository misst alten und neuen Code in einem Lauf auf derselben Maschine.',
      ),
      opt('Eine Grenze in der CI', 'Die CI misst es und schlägt fehl, wenn es langsamer als das Ziel ist.'),
      opt(
        'Zahlen aus dem Betrieb',
        'Die langsamsten 5 Prozent im Betrieb werden vor und nach der Auslieferung verglichen.',
      ),
      opt('Eine Zählung', 'Ein Test zählt die teuren Operationen, etwa Abfragen oder Durchläufe durch die Daten.'),
    ],
  },
  'performance.circumstances': {
    names: 'Wann und seit wann es langsam ist',
    ask: 'Wann ist es langsam, seit wann, und was zeigt ein Profil?',
    context: 'Beim ersten oder bei jedem Aufruf, unter Last, seit einer Version, auf welchen Maschinen und Umgebungen.',
    why: 'Die Umstände zeigen meist auf die Ursache.',
    placeholder: 'Nur beim ersten Aufruf, seit 4.2; 80 % der Zeit in sort()',
  },
  'ui.where': {
    names: 'Betroffene Seiten und Komponenten',
    ask: byProject({
      command_line: 'Welche Ausgaben betrifft es?',
      other: 'Welche Seiten und Komponenten betrifft es?',
    }),
    context: byProject({
      command_line: 'Befehle, Unterbefehle, Hilfe, Fehler; was bleibt, wie es ist.',
      other: 'Jede mit Name oder Pfad; gemeinsame Teile, die sich überall ändern; was bleibt, wie es ist.',
    }),
    why: 'Es entscheidet, ob sich eine Stelle ändert oder etwas, das viele Stellen teilen.',
    placeholder: 'Die Bestellliste und ihre Detailseite; nicht die Druckansicht',
  },
  'ui.states': {
    names: 'Zustände mit eigener Gestaltung',
    ask: 'Welche Zustände brauchen eine eigene Gestaltung?',
    why: 'Leere, ladende und fehlgeschlagene Seiten sieht man an schlechten Tagen.',
    options: [
      opt('Leer', 'Wo es noch nichts gibt, nennt ein Hinweis den ersten Schritt.'),
      opt('Fehlgeschlagen', 'Nach einem Fehlschlag sagt die Seite, was schiefging, und bietet einen neuen Versuch an.'),
      opt('Beim Laden', 'Beim Laden hält ein Platzhalter den Raum frei, und danach springt nichts.'),
      opt('Sehr lang oder sehr viel', 'Namen mit 100 Zeichen und Listen mit 1.000 Einträgen bleiben benutzbar.'),
      opt('Schmal', 'Die Seite funktioniert bei einer Breite von 360 Pixeln.'),
    ],
  },
  'ui.accessible': {
    names: 'Tastatur, Screenreader und Kontrast',
    ask: 'Was muss für Tastatur, Screenreader und Kontrast gelten?',
    why: 'Alle drei sind am Anfang billig und am Ende teuer.',
    options: [
      opt('Tastatur', 'Alles lässt sich mit der Tastatur erreichen und bedienen, und der Fokus ist sichtbar.'),
      opt('Namen', 'Ein Screenreader nennt Name, Rolle und Zustand jedes Bedienelements.'),
      opt('Kontrast', 'Text und Bedienelemente erfüllen in jedem Farbschema den Kontrast von WCAG 2.2 AA.'),
    ],
  },
  'ui.sketch': {
    names: 'Beigefügtes Bild',
    ask: 'Welches Bild zeigt es?',
    why: 'Ein Bild klärt mehr als zehn Fragen zur Anordnung.',
  },
};
