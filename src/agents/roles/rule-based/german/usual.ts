import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** The usual questions in German. */
export const GERMAN_USUAL: TextsByKey = {
  ...sheet(`
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
# general.existing-data · Vorhandene Daten
? Was geschieht mit den Daten, die es schon gibt?
~ Alte Datensätze, die unter den alten Regeln entstanden sind, und wie sie umgestellt werden.
! Neue Regeln treffen am ersten Tag auf alte Daten.
- Einmal umstellen | Das System muss vorhandene Daten einmal umstellen, durch eine Migration, die sich wiederholen und zurücknehmen lässt.
- Beim nächsten Schreiben umstellen | Das System muss vorhandene Daten in beiden Formen lesen und beim nächsten Schreiben umstellen.
- So lassen | Das System muss vorhandene Daten lassen, wie sie sind, und die neue Regel nur auf neue anwenden.
- Es gibt keine | Es gibt keine vorhandenen Daten, die umzustellen wären.
`),
};
