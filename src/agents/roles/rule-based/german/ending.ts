import { foundBeside } from '../general/ending';
import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

const TEXTS = sheet(`
# ending.callers · Wer sich auf das verlässt, was endet
? Endet es sofort, oder werden die vorher gewarnt, die sich darauf verlassen?
?library Bricht Code, der sich darauf verlässt, sofort, oder wird vorher gewarnt?
?command_line Brechen Skripte, die sich darauf verlassen, sofort, oder wird vorher gewarnt?
?service Brechen Clients, die sich darauf verlassen, sofort, oder wird vorher gewarnt?
! Worauf der eine verzichten will, darauf hat ein anderer gebaut.
- Vorher eine Warnung | Wenn jemand benutzt, was endet, muss das System mit dem Namen des Ersatzes warnen, bis die nächste Hauptversion es beendet.
- Es endet sofort | Das System muss es mit dieser Änderung beenden, ohne Warnung, auch für alle, die sich darauf verlassen.
- Eine Option bringt es zurück | Wenn eine neue Option gesetzt ist, muss sich das System wie heute verhalten.
- Niemand verlässt sich darauf | Niemand außerhalb dieses Codes verlässt sich darauf, und nichts wird angekündigt.
# ending.tests · Tests und Texte zu dem, was endet
? Was wird aus den Tests und Texten, die es so zeigen, wie es heute ist?
! Ein Test, der erwartet, was endet, schlägt fehl, und jemand muss wissen, ob er geändert werden darf.
- Tests erwarten das neue Verhalten | Tests, die es heute erwarten, erwarten danach das neue Verhalten.
- Die Texte gehen mit | Dokumente und Beispiele, die es beschreiben, werden zusammen mit dem Code geändert.
- Tests dafür entfallen | Tests, die nichts anderes prüfen, werden entfernt.
- Das Änderungsprotokoll nennt es | Das Änderungsprotokoll nennt, was endet und was stattdessen zu tun ist.
`);

/** The questions on what ends, in German. */
export const GERMAN_ENDING: TextsByKey = Object.fromEntries(
  Object.entries(TEXTS).map(([key, texts]) => [
    key,
    key !== 'ending.tests'
      ? texts
      : {
          ...texts,
          context: (context) => {
            const found = foundBeside(context);
            return found === ''
              ? 'Tests, die es erwarten, Seiten und Beispiele, die es beschreiben.'
              : `Bisher gefunden: ${found}.`;
          },
        },
  ]),
);
