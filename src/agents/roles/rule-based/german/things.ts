import { opt } from '../entries/entry';
import { thingIn } from '../general/things';
import type { TextsByKey } from '../entries/texts';

/** What is asked of a kind of thing that people are to keep, in German. */
export const GERMAN_THINGS: TextsByKey = {
  'things.parts': {
    subject: (context) => `Woraus „${thingIn(context)}“ besteht`,
    question: (context) => `„${thingIn(context)}“: Was gehört alles dazu, und was darf fehlen?`,
    context:
      'Jeder Teil mit seinem Namen, was und wie viel er aufnimmt, was man auswählt und was man tippt, und was dort steht, ehe jemand etwas einträgt.',
    why: 'Die Teile entscheiden über das Formular, die Speicherung und jede Liste.',
    placeholder: 'Ein Titel (Pflicht, bis zu 100 Zeichen), ein Datum (heute), eine Datei oder keine',
  },
  'things.who': {
    subject: (context) => `Wer was mit „${thingIn(context)}“ darf`,
    question: (context) => `„${thingIn(context)}“: Wer darf anlegen, ändern und löschen, und wer sieht es?`,
    context: 'Auch später: ob sich Angelegtes jederzeit ändern lässt, und von wem.',
    why: 'Wer was darf, entscheidet die halbe Oberfläche und jede Prüfung.',
    options: (context) => {
      const thing = `„${thingIn(context)}“`;
      return [
        opt(
          'Jeder das Eigene, alle sehen es',
          `Das System muss ${thing} allen zeigen, die sehen, wozu es gehört, und nur den Verfasser ändern und löschen lassen.`,
        ),
        opt(
          'Jeder das Eigene, niemand sonst sieht es',
          `Das System muss ${thing} nur den Verfasser sehen, ändern und löschen lassen.`,
        ),
        opt(
          'Einige pflegen es',
          `Das System muss ${thing} allen zeigen, die sehen, wozu es gehört, und nur Administratoren anlegen, ändern und löschen lassen.`,
        ),
        opt(
          'Alle dürfen alles',
          `Das System muss ${thing} jeden anlegen, ändern und löschen lassen, der sieht, wozu es gehört.`,
        ),
      ];
    },
  },
  'things.refused': {
    subject: (context) => `Was bei „${thingIn(context)}“ abgelehnt wird`,
    question: 'Was wird abgelehnt, und mit welchen Worten: leer, zu viel, ein zweites Mal, zu spät?',
    context: 'Jede Grenze mit ihrer Zahl, und was man liest, wenn man sie überschreitet.',
    why: 'Was nicht abgelehnt wird, ist eines Tages da, und jede Liste muss es zeigen.',
    placeholder: 'Leer → „…“\nMehr als … → „…“\nNach … → „…“',
  },
  'things.end': {
    subject: (context) => `Das Ende von „${thingIn(context)}“`,
    question: (context) => `Was wird aus „${thingIn(context)}“, wenn gelöscht wird, wozu es gehört?`,
    why: 'Daran denkt niemand, ehe das Erste in der Luft hängt.',
    options: (context) => {
      const thing = `„${thingIn(context)}“`;
      return [
        opt('Es geht mit', `Wenn gelöscht wird, wozu es gehört, muss das System ${thing} mit löschen.`),
        opt('Es bleibt', `Wenn gelöscht wird, wozu es gehört, muss das System ${thing} behalten.`),
        opt(
          'Es lässt sich nicht löschen',
          `Solange ${thing} da ist, muss das System ablehnen, zu löschen, wozu es gehört, und sagen, warum.`,
        ),
      ];
    },
  },
};
