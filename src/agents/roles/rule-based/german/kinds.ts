import type { AreaContext } from '../entries/entry';
import { saysExpected } from '../kinds/bug';
import { asksForLooks, complainsOfLooks, HARD_TO_READ, TOO_LOOSE } from '../entries/asked-for';
import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';
import { SAYS_WIDTH } from '../kinds/building';
import { SAYS_TODAY } from '../kinds/performance';

/** The questions on faults, on speed and on what is seen, in German. */
const SHEET: TextsByKey = sheet(`
# bug.symptom · Woran man es sieht, und was herauskommen müsste
? Schritt für Schritt: Was tut man, was kommt heraus, und was müsste herauskommen?
?library Welcher Aufruf zeigt es, was kommt heraus, und was müsste herauskommen?
?command_line Welcher Befehl zeigt es, was gibt er aus, und was müsste er ausgeben?
~ Genaue Eingabe und Ausgabe oder Meldung, wie oft es auftritt, und was anders ist, wenn es nicht auftritt.
! Ein Fehler, der sich nachstellen lässt, ist halb behoben.
> // Eingabe oder Schritte
>
> // was herauskommt, und was herauskommen müsste
>
# bug.expected · Was berichtigt wird, und was bleibt
? Wo geht dasselbe noch schief, und was daneben muss genau so bleiben, wie es ist?
~ Andere Eingaben, Einstellungen, Stellen und Wege zum selben Code, und was dort herauskommen muss.
! Ein Fehler ist selten allein, und was seine Reparatur nicht berühren darf, weiß nur, wer es benutzt.
> Ebenso bei …
> Muss bleiben, wie es ist: …
# performance.target · Geschwindigkeit heute und Ziel
? Wie lange dauert es heute, und welche Zahl wäre gut genug?
~ Zeit oder Speicher heute, wie und wo gemessen, und das Ziel; Durchschnitt oder langsamster Fall.
! Ohne Ziel hat die Arbeit kein Ende.
> Heute 4 s auf einem Laptop; Ziel unter 1 s bei 95 % der Aufrufe
>web_app Heute 6 s, bis man die Seite benutzen kann, auf einem Handy mit 4G; Ziel unter 2 s
# performance.semantics · Was es dafür geben darf, und was bleibt
? Was darf später kommen, von früher sein oder wegfallen, und was muss genau so bleiben?
~ Was man zuerst sieht oder bekommt, und was auf Verlangen; wie alt es sein darf; Reihenfolge, Fehler, und worauf andere sich verlassen.
! Freiheit im Verhalten bringt Geschwindigkeit; Zusagen begrenzen sie.
> Darf später kommen: …
> Muss genau so bleiben: …
# performance.tradeoff · Was es kosten darf
? Was darf es kosten, und was nicht: Speicher, Größe, eine Abhängigkeit, alte Versionen?
~ Mit Zahlen, wo es welche gibt; ob Ergebnisse etwas veraltet sein dürfen; ob der Code schwieriger werden darf.
! Geschwindigkeit bezahlt man mit Speicher, Größe, Aktualität oder Lesbarkeit.
> Höchstens … mehr Speicher; keine neue Abhängigkeit; ab Version …
# performance.proof · Woran gemessen wird
? Um wie viele Daten geht es, und was darf dafür sonst nicht langsamer werden?
~ Wie viele es sind, wie groß und von welcher Form; Maschine und Befehl; andere Aufrufe, der erste Start, kleine Eingaben.
! Was bei zehn schnell ist, kann bei einer Million hoffnungslos sein, und umgekehrt.
> … von …, auf …; der erste Start nicht langsamer als heute
# ui.whom · Für wen es sich ändert
? Gilt es für alle oder als Einstellung, und was für die, die Eigenes gesetzt haben?
~ Farben und Themen, die jemand gesetzt hat; Terminals mit wenigen Farben, dunkel und hell; die Ausgabe in einer Pipe.
! Wer sich etwas eingestellt hat, merkt jede Änderung.
> Für alle; wer … gesetzt hat, behält …
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
# ui.draw · Wie es danach aussieht
? Wie soll es aussehen: ein typischer Fall, als Text gezeichnet?
~ Spalten, Reihenfolge, Gruppen, Farben, was abgeschnitten wird; dann mit sehr viel und mit nichts, in einem schmalen Terminal, in einer Pipe und ohne Farben.
! Eine Zeichnung klärt mehr als zehn Fragen zur Anordnung.
> typisch:
>
> sehr viel:
>
# ui.stays · Was sichtbar bleibt, und was weicht
? Was bleibt sichtbar, was weicht oder entfällt, und wie erreicht man es dann?
~ Jedes Element mit Namen; mit der Maus, mit dem Finger, mit Tastatur und Screenreader.
! Was dem einen zu viel ist, sucht der andere.
> Sichtbar: …
> Hinter „…“: …
> Entfällt: …
# ui.where · Betroffene Seiten und Komponenten
? Für welche Seiten gilt es, ab welcher Breite, und für wen?
~ Jede mit Namen; gemeinsame Teile, die sich überall ändern; eine Einstellung oder für alle; was bleibt, wie es ist.
! Es entscheidet, ob sich eine Stelle ändert oder etwas, das viele Stellen teilen.
> Die Listen, unter 600 px, für alle; nicht die Detailseite
# ui.sketch · Beigefügtes Bild
? Welches Bild zeigt es?
! Ein Bild klärt mehr als zehn Fragen zur Anordnung.
= Die Seite muss so aussehen, wie {} es zeigt.
`);

/** What takes too much room, and of what kind. */
const ROOM = /bundle|binary|image|paketgröße|größer geworden|zu groß/iu;
const MEMORY = /speicher|\bram\b/iu;

/** The sheets of the kinds of change in German. */
export const GERMAN_KINDS: TextsByKey = {
  ...SHEET,
  ...askedBy('performance.target', ({ said, request }, usual) =>
    ROOM.test(said)
      ? 'Wie groß ist es heute, und welche Größe wäre gut genug?'
      : MEMORY.test(said)
        ? 'Wie viel Speicher darf es brauchen, und bei welcher Eingabe wird das gemessen?'
        : SAYS_TODAY.test(request)
          ? 'Welche Zahl wäre gut genug, auf welchem Rechner und bei welcher Eingabe?'
          : usual,
  ),
  ...askedBy('bug.expected', ({ request }, usual) =>
    saysExpected(request) ? usual : 'Was genau soll stattdessen geschehen, und was daneben muss genau so bleiben?',
  ),
  ...askedBy('ui.wrong', ({ request }, usual) =>
    HARD_TO_READ.test(request)
      ? 'Welche Farbe, welchen Kontrast oder welche Größe soll es stattdessen haben, auf welchem Grund?'
      : TOO_LOOSE.test(request)
        ? 'Was soll zusammenrücken, gekürzt oder eingeklappt werden, und wie viele sieht man dann?'
        : asksForLooks(request)
          ? 'Was daran gefällt nicht: Farben, Abstände, Leere, Worte? Und wie was soll es aussehen?'
          : usual,
  ),
  ...askedBy('ui.draw', (context, usual) =>
    complainsOfLooks(context)
      ? 'Wie soll es sich stattdessen lesen: eine echte Ausgabe, wie sie heute ist und wie sie sein soll?'
      : usual,
  ),
  ...askedBy('performance.tradeoff', ({ request }, usual) =>
    MEMORY.test(request)
      ? 'Was darf es kosten, und was nicht: Zeit, eine neue Option, eine Abhängigkeit, alte Versionen?'
      : usual,
  ),
  ...askedBy('ui.where', ({ request, said }, usual) =>
    HARD_TO_READ.test(request)
      ? 'Für welche Seiten und gemeinsamen Teile gilt es, und welche bleiben, wie sie sind?'
      : SAYS_WIDTH.test(said)
        ? 'Welche Seiten sind es, für alle oder als Einstellung, und was bleibt dort, wie es ist?'
        : usual,
  ),
};

/** An entry of the sheet whose question depends on what was said. */
function askedBy(key: string, ask: (context: AreaContext, usual: string) => string): TextsByKey {
  const entry = SHEET[key];
  if (entry === undefined) return {};
  const usual = entry.question;
  return {
    [key]: {
      ...entry,
      question: (context) => ask(context, typeof usual === 'function' ? usual(context) : (usual ?? '')),
    },
  };
}
