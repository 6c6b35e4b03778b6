import { design } from '../entries/entry';
import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** The usual questions in German. */
export const GERMAN_USUAL: TextsByKey = {
  'general.storage': {
    subject: 'Wo die Daten liegen, und wie lange',
    question: 'Wo liegen die Daten, und wie lange werden sie aufbewahrt?',
    context: 'Auch wann sie ablaufen oder gelöscht werden: nach Tagen, zusammen mit dem, wozu sie gehören, oder nie.',
    why: 'Der Speicherort lässt sich später am schwersten ändern.',
    options: (context) => {
      const database = context.fact('database');
      const known = database !== null && database.value !== '';
      const stored = design(
        known ? `${database.value}, wie schon im Projekt` : 'Die vorhandene Datenbank',
        `Das System muss die Daten in ${known ? database.value : 'der vorhandenen Datenbank'} speichern.`,
        ['Nichts Neues zu betreiben', 'Backups und Transaktionen sind schon da'],
        ['Mehr Last und eine Schemaänderung'],
      );
      return [
        ...(database === null && context.facts.length > 0 ? [] : [stored]),
        design(
          'Ein eigener Speicher hinter einer Schnittstelle',
          'Das System muss die Daten hinter einer eigenen Schnittstelle halten, die auch ein anderer Speicher erfüllen kann.',
          ['Austauschbar: Arbeitsspeicher, Redis, ein Cloud-Dienst'],
          ['Ein weiteres Teil, das betrieben und überwacht wird'],
        ),
        design(
          'Dateien auf der Platte oder im Objektspeicher',
          'Das System muss die Daten als Dateien auf der Platte oder im Objektspeicher halten.',
          ['Billig bei großen Inhalten'],
          ['Keine Abfragen, keine Transaktionen'],
        ),
        design(
          'Es wird nichts gespeichert',
          'Das System darf nichts speichern: Die Daten enden mit dem Prozess.',
          ['Am einfachsten'],
          ['Mit dem Prozess ist alles weg'],
        ),
      ];
    },
  },
  ...sheet(`
# general.permissions · Wer es nutzen darf, und auf wessen Daten
? Wer darf es nutzen, und auf wessen Daten?
~ Rollen und Rechte, ob eine Anmeldung nötig ist, und was privat oder vor anderen verborgen bleiben muss.
! Zugriffsrechte sind billig, wenn man sie gleich einbaut, und teuer, wenn sie später dazukommen.
- Angemeldete, auf eigene Daten | Das System muss jeden Angemeldeten es nutzen lassen, nur auf den eigenen Daten.
- Nur die Verwaltung | Das System darf es nur Administratoren nutzen lassen.
- Alle | Das System muss es alle nutzen lassen, ohne Anmeldung.
- Nur andere Teile des Systems | Nur andere Teile des Systems dürfen es aufrufen.
# general.failure · Wenn etwas fehlschlägt
? Was soll passieren, wenn unterwegs etwas fehlschlägt, und wer merkt es?
?library Was bekommt der Aufrufer, wenn es unterwegs fehlschlägt?
?command_line Was wird ausgegeben, wenn es fehlschlägt, und wie lautet der Exit-Code?
~ Ungültige Eingabe, ein Netz oder Dienst, der ausfällt, ein abgebrochener Lauf, dasselbe zweimal; und was protokolliert, gemessen oder gemeldet wird.
~library Ungültige Eingabe, ein abgebrochener Lauf, ein unerwarteter Zustand: Art des Fehlers und was er mitteilt.
~command_line Ungültige Eingabe, fehlende Dateien, ein abgebrochener Lauf: die Meldung, wohin sie geht, was zurückbleibt.
! Der Fehlerfall ist meist der halbe Code.
- Mit klarem Fehler anhalten | Wenn ein Schritt fehlschlägt, muss das System anhalten, sagen, was fehlgeschlagen ist, und nichts Halbfertiges hinterlassen.
- Ohne ihn weitermachen | Wenn ein Schritt fehlschlägt, muss das System den Fehlschlag protokollieren und mit dem Rest weitermachen.
- Von selbst wiederholen | Wenn ein Schritt fehlschlägt, muss das System ihn mit wachsendem Abstand wiederholen und danach den Fehler melden.
# general.volume · Last und Geschwindigkeit
? Wie viel muss es verkraften, und wie schnell muss es sein?
~ Wie viele Datensätze, Benutzer oder Anfragen, die größte Menge, Grenzen, und bis wann ein Ergebnis da sein soll. Denken Sie an die stärkste Stunde, nicht an den Durchschnitt.
! Menge und Geschwindigkeit zusammen entscheiden, ob die einfache Lösung reicht.
> Zum Beispiel: bis zu 5.000 Datensätze, sichtbar innerhalb von 200 ms
# general.environments · Unterstützte Versionen und Umgebungen
? Auf welchen Versionen und Umgebungen muss es laufen?
~ Laufzeitumgebung, Sprachversion, Browser, Betriebssysteme.
! Die älteste entscheidet, was verwendet werden darf.
- Was das Projekt heute unterstützt | Die Änderung muss auf allen Versionen und Umgebungen laufen, die das Projekt heute unterstützt.
- Nur aktuelle Versionen | Versionen und Umgebungen, die ihr Hersteller nicht mehr pflegt, können wegfallen.
# general.look · Aussehen und Worte
? Wie welche Seite oder welches Element von heute soll es aussehen, und was steht darauf?
~ Etwas, das es schon gibt und ähnlich gebaut ist; Titel, Knöpfe und Meldungen wörtlich; was anders ist.
! Danach wird die ganze Änderung beurteilt.
> Wie … auf der Seite …; auf dem Knopf steht „…“
# general.base · Womit es gebaut wird und wo es läuft
? Womit soll es gebaut werden, und wo wird es laufen?
~ Sprache und Framework, falls Sie etwas vorziehen; Rechner, Server oder Dienst, auf dem es läuft.
! Hier steht noch nichts, das es entscheiden würde.
> TypeScript mit …; auf einem kleinen eigenen Server
>command_line Rust; auf Laptops mit macOS und Linux
>library TypeScript; im Browser und in Node
>app Was passt; auf Handys und Laptops, ohne Konto
# general.naming · Neue Namen
? Wie heißt das Neue?
~ Die genauen Namen und ihr Stil, wie andere sie lesen, tippen oder importieren: Funktionen, Optionen, Dateien, Pakete.
! Namen sind das, was sichtbar bleibt, wenn die Änderung fertig ist.
> Eins pro Zeile
# general.existing-data · Vorhandene Daten
? Was geschieht mit den Daten, die es schon gibt?
~ Alte Datensätze, die unter den alten Regeln entstanden sind, und wie sie umgestellt werden.
! Neue Regeln treffen am ersten Tag auf alte Daten.
- Einmal umstellen | Das System muss vorhandene Daten einmal umstellen, durch eine Migration, die sich wiederholen und zurücknehmen lässt.
- Beim nächsten Schreiben umstellen | Das System muss vorhandene Daten in beiden Formen lesen und beim nächsten Schreiben umstellen.
- So lassen | Das System muss vorhandene Daten lassen, wie sie sind, und die neue Regel nur auf neue anwenden.
- Es gibt keine | Es gibt keine vorhandenen Daten, die umzustellen wären.
# general.told · Was man zu lesen bekommt
? Was bekommt man zu lesen: Hilfetext, Handbuch, Meldungen?
?library Was bekommt man zu lesen: Dokumentation, Typen, Texte von Fehlern und Warnungen?
~ Welche Seiten oder Dateien sich ändern, und der genaue Wortlaut, wo es auf ihn ankommt; Changelog, Anleitung zum Umstieg, ein Beispiel.
! Eine Änderung, die niemand zu benutzen weiß, ist nicht fertig.
> Eins pro Zeile
`),
};
