import { quotedFor } from '../general/sharpening';
import { opt, type AreaContext } from '../entries/entry';
import type { TextsByKey } from '../entries/texts';

const said = (word: string) => (context: AreaContext) => quotedFor(word, context);

/** What a German request's own words leave open. */
export const GERMAN_SHARPENING: TextsByKey = {
  'sharpen.theirs': {
    subject: 'Wem es gehört',
    question: 'Wie ist sichergestellt, dass niemand sieht oder ändert, was jemand anderem gehört?',
    context:
      'Woran man erkennt, dass es ihres ist: ein Link, den nur sie haben, eine Nummer mit einem Namen, eine Anmeldung; was man beim Raten erfährt, und wie oft man es versuchen darf.',
    why: 'Was man selbst tun darf, versuchen andere mit dem, was ihnen nicht gehört.',
    placeholder: 'Der Link in der Mail, gültig bis …; falsche Nummer → „…“',
  },
  'sharpen.duration': {
    subject: (context) => `Wie lange „${said('duration')(context)}“ ist`,
    question: (context) => `„${said('duration')(context)}“: immer gleich lang oder gewählt, und endet es auch früher?`,
    context:
      'Die Zeiten, die man wählen kann, und die vorgegebene; zu welcher Stunde und in welcher Zeitzone es endet; wie man sieht, wie lange es noch dauert.',
    why: 'Eine Zeit, die niemand gesetzt hat, versteht niemand.',
    placeholder: 'Jedes Mal gewählt: 1 Tag, 3 Tage, eine Woche; früher zu Ende durch …',
  },
  'sharpen.limit': {
    subject: (context) => `Was nach „${said('limit')(context)}“ gilt`,
    question: (context) => `„${said('limit')(context)}“: ab wann genau gezählt, und was gilt danach?`,
    context:
      'Ab welchem Augenblick und in wessen Zeitzone gezählt wird, was danach zu sehen ist oder abgelehnt wird, und wer es trotzdem darf.',
    why: 'Über die letzte Minute beschweren sich die Leute.',
    placeholder: 'Gezählt ab …; danach: „…“',
  },
  'sharpen.threshold': {
    subject: (context) => `Was „${said('threshold')(context)}“ heißt`,
    question: (context) => `„${said('threshold')(context)}“: Welche Zahl ist das, und wer kann sie einstellen?`,
    context:
      'Die Zahl, die Zeit oder der Anteil, hintereinander oder in welcher Zeit, was dazu zählt, und wo man es einstellt.',
    why: 'Ohne die Zahl baut jeder eine andere Grenze.',
    placeholder: 'Zum Beispiel 30 Tage oder 5 hintereinander; einstellbar in …',
  },
  'sharpen.back': {
    subject: (context) => `Das Ende von „${said('back')(context)}“`,
    question: (context) => `Nach „${said('back')(context)}“: Was macht es wieder wie vorher?`,
    why: 'Nach dem Weg zurück wird am ersten Tag gefragt, und er ändert, was aufgehoben werden muss.',
    options: (context) => {
      const it = `„${said('back')(context)}“`;
      return [
        opt(
          'Nur jemand von Hand',
          `Solange niemand ${it} von Hand zurücknimmt, muss das System alles lassen, wie es danach ist.`,
        ),
        opt(
          'Eine eingestellte Zeit',
          `Wenn die eingestellte Zeit vorbei ist oder jemand ${it} von Hand beendet, muss das System alles zurückbringen, wie es war.`,
        ),
        opt(
          'Der Grund ist vorbei',
          `Wenn der Grund für ${it} vorbei ist oder jemand es von Hand beendet, muss das System alles zurückbringen, wie es war.`,
        ),
        opt('Nichts: es ist endgültig', `Das System darf keinen Weg anbieten, ${it} zurückzunehmen.`),
      ];
    },
  },
  'sharpen.which': {
    subject: (context) => `Welche „${said('which')(context)}“`,
    question: (context) => `„${said('which')(context)}“: Welche sind das?`,
    context: 'Woran man sie erkennt: ein Name, ein Muster, eine Markierung, die jemand setzt, und wo das steht.',
    why: 'Es entscheidet, ob eine Liste, ein Muster oder ein neues Feld nötig ist.',
    placeholder: 'Die, deren Name …; festgelegt in …',
  },
  'sharpen.state': {
    subject: (context) => `Wann „${said('state')(context)}“ gilt`,
    question: (context) => `„${said('state')(context)}“: Wann genau ist das so, und wann nicht?`,
    context:
      'Was angesehen wird, und wie oft; wie lange es so sein muss; was ausgenommen ist; wer das einstellen kann.',
    why: 'Unter dem Wort versteht jeder etwas anderes.',
    placeholder: 'Nach … hintereinander, über …; nicht wo …',
  },
  'sharpen.related': {
    subject: (context) => `Was „${said('related')(context)}“ ausmacht`,
    question: (context) => `Was macht sie zu „${said('related')(context)}“?`,
    context:
      'Was verglichen oder gezählt wird, in welcher Reihenfolge sie kommen, wie viele, und was gilt, wenn es keine gibt.',
    why: 'Die Regel hinter dem Wort ist die Funktion.',
    placeholder: 'Die mit gleichem …; die besten fünf; nichts, wenn …',
  },
};
