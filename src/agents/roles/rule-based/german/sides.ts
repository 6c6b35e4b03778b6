import type { Dimension } from '../../../session/dimension';

/** Names of topics about one side only. */
export const GERMAN_ALONE: Readonly<Partial<Record<Dimension, string>>> = {
  user_goal: 'Benutzer und Ziel',
  quality: 'Last und Geschwindigkeit',
  security: 'Zugriff und Sicherheit',
  errors: 'Fehler und Ausfälle',
  operations: 'Täglicher Betrieb',
  look_feel: 'Aussehen und Bedienung',
};

/** What belongs to the sides. */
export const GERMAN_SCOPES: Readonly<Record<Dimension, string>> = {
  user_goal: 'wer es braucht',
  scope: 'was dazugehört und was nicht',
  behaviour: 'das Verhalten',
  interfaces: 'was andere sehen und aufrufen können',
  data: 'was gespeichert wird, in welcher Form und wie lange',
  quality: 'Last und Geschwindigkeit',
  security: 'wer was darf und was geschützt ist',
  errors: 'was passiert, wenn etwas schiefgeht',
  operations: 'Betrieb und Überwachung',
  look_feel: 'Aussehen und Wortlaut',
  compatibility: 'was weiter funktionieren muss',
  acceptance: 'woran man sieht, dass es fertig ist',
  rollout: 'der Weg zu den Leuten',
  risks: 'was mit der Änderung selbst schiefgehen könnte',
};
