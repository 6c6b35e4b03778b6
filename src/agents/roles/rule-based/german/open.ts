import type { ProjectKind } from '../../../session/project-kind';
import type { BankContext } from '../entries/entry';
import { casesInCode } from '../general/cases-in-code';
import { reachOf } from '../general/open';
import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Nouns behind a word that several things follow. "Die" and the like may stand before one thing, so its plural must show. */
const PLURALS =
  /(?<!\p{L})(?:(?:[Aa]lle|[Vv]iele|[Mm]ehrere|[Ee]inige)\s{1,3}(\p{Lu}\p{Ll}{2,30})|(?:[Dd]ie|[Uu]nsere[nr]?|[Ii]hre[nr]?|[Dd]eren)\s{1,3}(\p{Lu}\p{Ll}{2,26}(?:en|er|s)))(?![\p{L}-])/gu;
const MOST_THINGS = 2;
const MOST_CASES = 4;
const LOOKED_AT = 10_000;

/** Where several things are gone through, there may be none of them, or very many. */
const GONE_THROUGH =
  /liste|anzeig|export|import|such|find|sortier|filter|zähl|summ|bericht|übersicht|tabelle|auswähl|stapel|vergleich|zusammenführ|gruppier|sammel|\balle|\bjede|\bviele|\bmehrere/iu;

/** From so many on, the cases of request and code are enough. */
const ENOUGH_CASES = 2;

/** Cases that every change of a kind of project has. */
const USUAL_CASES: Readonly<Record<ProjectKind, readonly string[]>> = {
  library: ['zweimal aufgerufen', 'mit nichts aufgerufen', 'unterwegs kommt ein Fehler'],
  command_line: ['nichts gefunden', 'ein unsinniger Wert', 'mit Strg+C abgebrochen'],
  service: ['die Kennung gibt es nicht', 'ein unsinniger Wert', 'zweimal dieselbe Anfrage'],
  web_app: ['noch nichts da', 'ein unsinniger Wert', 'zwei zugleich'],
  app: ['noch nichts da', 'ein unsinniger Wert', 'unterwegs geschlossen'],
};

/** Cases to think of, made from the things that the person names and from what code shows; none where neither does. */
function casesOf(context: BankContext): string[] {
  const { said } = context;
  const named = [...(GONE_THROUGH.test(said) ? said : '').slice(0, LOOKED_AT).matchAll(PLURALS)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const [first, second] = [...new Set(named)].slice(0, MOST_THINGS);
  const own = [
    ...(first === undefined ? [] : [`gar keine ${first}`]),
    ...(second === undefined ? [] : [`sehr viele ${second}`]),
    ...casesInCode(context, {
      without: (name) => `ohne ${name}`,
      fails: (name) => `${name} scheitert`,
      endsWith: (message) => `was heute mit „${message}“ endet`,
    }),
  ];
  const { project, isNew } = context;
  const usual = own.length >= ENOUGH_CASES || project === null || isNew ? [] : USUAL_CASES[project];
  return [...own, ...usual].slice(0, MOST_CASES);
}

const SURFACES = {
  screens: { label: 'Die Weboberfläche', description: 'Es lässt sich in der Weboberfläche benutzen.' },
  http: { label: 'Die HTTP-Schnittstelle', description: 'Es lässt sich über die HTTP-Schnittstelle benutzen.' },
  typed: { label: 'Die Kommandozeile', description: 'Es lässt sich auf der Kommandozeile benutzen.' },
  documents: { label: 'Die Dokumentation', description: 'Die Dokumentation sagt, wie man es benutzt.' },
  stored: { label: 'Was schon gespeichert ist', description: 'Es gilt auch für das, was schon gespeichert ist.' },
} as const;

/** The open questions in German. */
export const GERMAN_OPEN: GermanEntries = {
  'open.cases': {
    names: 'Fälle neben dem Hauptfall',
    ask: 'Was passiert in den Fällen neben dem Hauptfall?',
    context: (context) => {
      const cases = casesOf(context);
      const examples = cases.length === 0 ? '' : `, zum Beispiel: ${cases.join('; ')}`;
      return `Eine Zeile für jeden, der eine eigene Regel braucht${examples}.`;
    },
    why: 'Die Sonderfälle sind meist die halbe Arbeit, und wo niemand etwas sagt, entscheidet der Zufall.',
    placeholder: (context) => [...casesOf(context), '…'].map((one) => `${one}: …`).join('\n'),
  },
  'open.reach': {
    names: 'Was es erreicht',
    ask: 'Was davon erreicht es?',
    context: 'Was Sie weglassen, bleibt, wie es ist. Was hier fehlt, nennen Sie in einer Notiz.',
    why: 'Was die eine Seite kann und die andere nicht, merken Benutzer zuerst.',
    options: (context) => reachOf(context).map((surface) => SURFACES[surface]),
  },
  ...sheet(`
# open.goal · Wer es braucht und wofür
? Wer braucht es, und wofür? Ein echtes Beispiel von Anfang bis Ende.
~ Wer es ist, was er heute vor sich hat, und was er danach bekommt, das er jetzt nicht bekommt.
! Das Beispiel entscheidet jede kleinere Frage, die niemand stellen wird.
> Jemand, der … hat und … will, bekommt …
# open.form · Wie es benutzt wird
? Wie sehen ein Aufruf und seine Antwort aus? Genaue Namen, Felder und Codes.
?library Wie schreibt man es hin? Genaue Namen, Argumente und Ergebnisse.
?command_line Was wird eingegeben, was ausgegeben? Genaue Namen, Optionen und Ausgaben.
~ Eine Anfrage mit Antwort und die Vorgabe, wenn ein Feld fehlt.
~library Ein paar Zeilen, wie ein Aufrufer sie schreibt, mit Ergebnis und den Vorgaben für alles Weggelassene.
~command_line Ein oder zwei Aufrufe mit Ausgabe, Exit-Code und der Vorgabe, wenn eine Option fehlt.
! Auf die genaue Form bauen andere auf, und niemand kann sie erraten.
> // so soll es dastehen
>
>command_line $ tool …
>command_line
# open.screen · Ablauf der Benutzung
? Was sieht und tut man Schritt für Schritt, und auf welcher Seite?
~ Vom ersten Klick bis zum sichtbaren Ergebnis: Namen von Knöpfen und Feldern, und was vorausgewählt ist.
! Der Hauptweg wird zuerst gebaut und getestet.
> 1. …  2. …  3. …
# open.use · Ablauf der Benutzung
? Wie wird es benutzt: Was sieht, tippt oder ruft man auf, Schritt für Schritt?
~ Vom Auslöser bis zum sichtbaren Ergebnis: wie es aussieht und was es sagt, genaue Namen, was ohne Angabe gilt, was gespeichert wird und wie lange.
! Der Hauptweg wird zuerst gebaut und getestet.
> 1. …  2. …  3. …
# open.stays · Was bleibt, wie es ist
? Was muss genau so bleiben, wie es ist?
~ Öffentliche API, Optionen, vorhandene Daten, Einstellungen und Vorgaben, auf die sich jemand verlässt und die nicht brechen dürfen.
~library Öffentliche Namen, Signaturen, Optionen, Vorgaben und Fehler, auf die sich Aufrufer verlassen und die nicht brechen dürfen.
~command_line Optionen, Ausgaben, Vorgaben und Exit-Codes, auf die sich Skripte verlassen und die nicht brechen dürfen.
~service Endpunkte, Felder, Codes und Vorgaben, auf die sich Clients verlassen und die nicht brechen dürfen; gespeicherte Daten.
~web_app Seiten, Links und Einstellungen, an die man gewöhnt ist; vorhandene Daten; unterstützte Browser.
! Es entscheidet, was eine Änderung dieser Größe brechen darf.
> Wer nichts tut, merkt nichts: …
# open.limits · Was nicht dazugehört
? Was gehört nicht oder noch nicht dazu?
~ Was später kommt, und was jemand dabei erwarten könnte, das nicht gemeint ist.
! Eine klare Grenze hält die Änderung so klein, dass sie fertig wird.
> Eins pro Zeile
# open.proof · Woran man sieht, dass es funktioniert
? Woran sehen Sie, dass es fertig ist?
~ Beispiele mit genauem Ergebnis, Tests, Messungen oder Vergleiche, die gelingen müssen, mit ihren Zahlen: „Angenommen …, wenn …, dann …“.
! Vereinbarte Prüfungen beenden die Diskussion, ob es fertig ist.
> Angenommen …, wenn …, dann …
`),
};
