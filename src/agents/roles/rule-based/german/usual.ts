import { byProject, design, opt } from '../entries/entry';
import type { GermanEntries } from './entry';

/** The usual questions in German. */
export const GERMAN_USUAL: GermanEntries = {
  'general.permissions': {
    names: 'Wer es nutzen darf, und auf wessen Daten',
    ask: 'Wer darf es nutzen, und auf wessen Daten?',
    context: 'Rollen und Rechte, ob eine Anmeldung nötig ist, und was privat oder vor anderen verborgen bleiben muss.',
    why: 'Zugriffsrechte sind billig, wenn man sie gleich einbaut, und teuer, wenn sie später dazukommen.',
    options: [
      opt('Angemeldete, auf eigene Daten', 'Angemeldete Benutzer dürfen es nutzen, jeder nur auf den eigenen Daten.'),
      opt('Nur die Verwaltung', 'Nur Administratoren dürfen es nutzen.'),
      opt('Alle', 'Alle dürfen es ohne Anmeldung nutzen.'),
      opt('Nur andere Teile des Systems', 'Nur andere Teile des Systems dürfen es aufrufen.'),
    ],
  },
  'general.failure': {
    names: 'Wenn etwas fehlschlägt',
    ask: byProject({
      library: 'Was bekommt der Aufrufer, wenn es unterwegs fehlschlägt?',
      command_line: 'Was wird ausgegeben, wenn es fehlschlägt, und wie lautet der Exit-Code?',
      other: 'Was soll passieren, wenn unterwegs etwas fehlschlägt, und wer merkt es?',
    }),
    context: byProject({
      library:
        'Ungültige Eingabe, ein abgebrochener Lauf, ein unerwarteter Zustand: Art des Fehlers und was er mitteilt.',
      command_line:
        'Ungültige Eingabe, fehlende Dateien, ein abgebrochener Lauf: die Meldung, wohin sie geht, was zurückbleibt.',
      other:
        'Ungültige Eingabe, ein Netz oder Dienst, der ausfällt, ein abgebrochener Lauf, dasselbe zweimal; ' +
        'und was protokolliert, gemessen oder gemeldet wird.',
    }),
    why: 'Der Fehlerfall ist meist der halbe Code.',
    options: [
      opt(
        'Mit klarem Fehler anhalten',
        'Schlägt ein Schritt fehl, hält es an, sagt, was fehlgeschlagen ist, und hinterlässt nichts Halbfertiges.',
      ),
      opt(
        'Ohne ihn weitermachen',
        'Schlägt ein Schritt fehl, läuft der Rest weiter, und der Fehlschlag wird protokolliert.',
      ),
      opt(
        'Von selbst wiederholen',
        'Schlägt ein Schritt fehl, wird er mit wachsendem Abstand wiederholt und danach als Fehler gemeldet.',
      ),
    ],
  },
  'general.volume': {
    names: 'Last und Geschwindigkeit',
    ask: 'Wie viel muss es verkraften, und wie schnell muss es sein?',
    context:
      'Wie viele Datensätze, Benutzer oder Anfragen, die größte Menge, Grenzen, und bis wann ein Ergebnis da sein soll. ' +
      'Denken Sie an die stärkste Stunde, nicht an den Durchschnitt.',
    why: 'Menge und Geschwindigkeit zusammen entscheiden, ob die einfache Lösung reicht.',
    placeholder: 'Zum Beispiel: bis zu 5.000 Datensätze, sichtbar innerhalb von 200 ms',
  },
  'general.speed': {
    names: 'Kosten an Zeit und Größe',
    ask: 'Wie viel langsamer oder größer darf etwas dadurch werden?',
    context: 'Laufzeit, Speicher und die Größe des Ausgelieferten.',
    why: 'Eine genannte Grenze lässt sich messen, „nicht spürbar“ nicht.',
    options: [
      opt('Nicht spürbar', 'Ein Benchmark der heutigen Nutzung ist höchstens 2 Prozent langsamer als zuvor.'),
      opt(
        'Etwas, wo es genutzt wird',
        'Es kostet höchstens 10 Prozent, wo es genutzt wird, und nichts, wo es nicht genutzt wird.',
      ),
      opt('Hier ist es egal', 'Für Zeit, Speicher und Größe gilt keine Grenze.'),
    ],
  },
  'general.storage': {
    names: 'Wo die Daten liegen, und wie lange',
    ask: 'Wo liegen die Daten, und wie lange werden sie aufbewahrt?',
    context: 'Auch wann sie ablaufen oder gelöscht werden: nach Tagen, zusammen mit dem, wozu sie gehören, oder nie.',
    why: 'Der Speicherort lässt sich später am schwersten ändern.',
    options: (context) => {
      const database = context.fact('database');
      const known = database !== null && database.value !== '';
      const stored = design(
        known ? `${database.value}, wie schon im Projekt` : 'Die vorhandene Datenbank',
        known
          ? `Die Daten werden in ${database.value} gespeichert.`
          : 'Die Daten werden in der vorhandenen Datenbank gespeichert.',
        ['Nichts Neues zu betreiben', 'Backups und Transaktionen sind schon da'],
        ['Mehr Last und eine Schemaänderung'],
      );
      return [
        ...(database === null && context.facts.length > 0 ? [] : [stored]),
        design(
          'Ein eigener Speicher hinter einer Schnittstelle',
          'Die Daten liegen hinter einer eigenen Schnittstelle, die auch ein anderer Speicher erfüllen kann.',
          ['Austauschbar: Arbeitsspeicher, Redis, ein Cloud-Dienst'],
          ['Ein weiteres Teil, das betrieben und überwacht wird'],
        ),
        design(
          'Dateien auf der Platte oder im Objektspeicher',
          'Die Daten liegen als Dateien auf der Platte oder im Objektspeicher.',
          ['Billig bei großen Inhalten'],
          ['Keine Abfragen, keine Transaktionen'],
        ),
        design(
          'Es wird nichts gespeichert',
          'Es speichert nichts; die Daten enden mit dem Prozess.',
          ['Am einfachsten'],
          ['Mit dem Prozess ist alles weg'],
        ),
      ];
    },
  },
  'general.environments': {
    names: 'Unterstützte Versionen und Umgebungen',
    ask: 'Auf welchen Versionen und Umgebungen muss es laufen?',
    context: 'Laufzeitumgebung, Sprachversion, Browser, Betriebssysteme.',
    why: 'Die älteste entscheidet, was verwendet werden darf.',
    options: [
      opt(
        'Was das Projekt heute unterstützt',
        'Es läuft auf allen Versionen und Umgebungen, die das Projekt heute unterstützt.',
      ),
      opt(
        'Nur aktuelle Versionen',
        'Versionen und Umgebungen, die ihr Hersteller nicht mehr pflegt, dürfen wegfallen.',
      ),
    ],
  },
  'general.look': {
    names: 'Aussehen und Bedienung',
    ask: 'Wie soll es aussehen und sich bedienen lassen?',
    context: 'Ort und Anordnung, Farben und Wortlaut, was hervorsticht, und was ein leerer oder schmaler Schirm zeigt.',
    why: 'Danach wird die ganze Änderung beurteilt.',
    options: [
      opt('Wie der Rest', 'Es verwendet die Komponenten, die Anordnung, die Farben und den Ton der Anwendung.'),
      opt('Klein und unauffällig', 'Es braucht einen Knopf oder eine Zeile an der passenden Stelle und nicht mehr.'),
      opt('Eine eigene Seite', 'Es hat eine eigene Seite.'),
    ],
  },
  'general.base': {
    names: 'Womit es gebaut wird und wo es läuft',
    ask: 'Womit soll es gebaut werden, und wo wird es laufen?',
    context: 'Sprache und Framework, falls Sie etwas vorziehen; Rechner, Server oder Dienst, auf dem es läuft.',
    why: 'Hier steht noch nichts, das es entscheiden würde.',
    placeholder: 'TypeScript mit …; auf einem kleinen eigenen Server',
  },
  'general.naming': {
    names: 'Neue Namen',
    ask: 'Wie heißt das Neue?',
    context:
      'Die genauen Namen und ihr Stil, wie andere sie lesen, tippen oder importieren: Funktionen, Optionen, Dateien, Pakete.',
    why: 'Namen sind das, was sichtbar bleibt, wenn die Änderung fertig ist.',
    placeholder: 'Eins pro Zeile',
  },
  'general.existing-data': {
    names: 'Vorhandene Daten',
    ask: 'Was geschieht mit den Daten, die es schon gibt?',
    context: 'Alte Datensätze, die unter den alten Regeln entstanden sind, und wie sie umgestellt werden.',
    why: 'Neue Regeln treffen am ersten Tag auf alte Daten.',
    options: [
      opt(
        'Einmal umstellen',
        'Vorhandene Daten werden einmal umgestellt, durch eine Migration, die sich wiederholen und zurücknehmen lässt.',
      ),
      opt(
        'Beim nächsten Schreiben umstellen',
        'Vorhandene Daten werden beim nächsten Schreiben umgestellt; gelesen werden beide Formen.',
      ),
      opt('So lassen', 'Vorhandene Daten bleiben, wie sie sind; die neue Regel gilt nur für neue Datensätze.'),
      opt('Es gibt keine', 'Es gibt keine vorhandenen Daten, die umzustellen wären.'),
    ],
  },
  'general.told': {
    names: 'Was man zu lesen bekommt',
    ask: byProject({
      library: 'Was bekommt man zu lesen: Dokumentation, Typen, Texte von Fehlern und Warnungen?',
      other: 'Was bekommt man zu lesen: Hilfetext, Handbuch, Meldungen?',
    }),
    context:
      'Welche Seiten oder Dateien sich ändern, und der genaue Wortlaut, wo es auf ihn ankommt; Changelog, ' +
      'Anleitung zum Umstieg, ein Beispiel.',
    why: 'Eine Änderung, die niemand zu benutzen weiß, ist nicht fertig.',
    placeholder: 'Eins pro Zeile',
  },
};
