import { convertsFiles } from '../entries/asked-for';
import { byProject, opt } from '../entries/entry';
import {
  addsToWhatIs,
  besideIt,
  courseIn,
  type CourseTexts,
  hasNoTests,
  isForOwner,
  isOfLooks,
  isOfTypes,
  NAMES_TYPED,
  printsOnly,
  SPEAKS_OF_TYPING,
  withMembers,
} from '../general/open';
import { textOfDeed } from '../general/courses';
import { asksElse } from '../general/decided';
import { laterIn } from '../general/first-version';
import { pagesOnIt } from '../general/found-beside';
import { nameMeant, placeOf } from '../general/name-meant';
import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';
import { GERMAN_COURSES } from './courses';

/** What a first version may leave for later, in the order of the English choices. */
const LATER: Readonly<Record<string, { label: string; description: string }>> = {
  'Accounts and sign-in': {
    label: 'Konten und Anmeldung',
    description: 'Die erste Version hat keine Konten und keine Anmeldung.',
  },
  'Sharing and several people at once': {
    label: 'Mehrere Leute zugleich',
    description: 'Die erste Version ist nicht für mehrere Leute zugleich.',
  },
  'A layout for phones': {
    label: 'Darstellung auf dem Handy',
    description: 'Die erste Version hat keine Darstellung für das Handy.',
  },
  'Import and export': {
    label: 'Import und Export',
    description: 'Die erste Version liest keine Dateien ein und gibt keine aus.',
  },
  'More than one language': {
    label: 'Weitere Sprachen',
    description: 'Die erste Version hat keine zweite Sprache in dem, was sie zeigt.',
  },
  'A configuration file': {
    label: 'Eine Konfigurationsdatei',
    description: 'Die erste Version hat keine Konfigurationsdatei.',
  },
  'A trial run': {
    label: 'Ein Probelauf',
    description: 'Die erste Version hat keinen Probelauf, der nur zeigt, was sich ändern würde.',
  },
  'Folders within folders': {
    label: 'Unterordner',
    description: 'Die erste Version schaut in einen Ordner, nicht in die darunter.',
  },
  'Output for programs': {
    label: 'Ausgabe für Programme',
    description: 'Die erste Version hat keine Ausgabe für Programme.',
  },
  Undo: { label: 'Rückgängig machen', description: 'Die erste Version kann nichts rückgängig machen.' },
  'Other operating systems': {
    label: 'Andere Betriebssysteme',
    description: 'Die erste Version läuft auf keinem zweiten Betriebssystem.',
  },
  'Asynchronous or streaming use': {
    label: 'Asynchron oder in Strömen',
    description: 'Die erste Version arbeitet nicht asynchron oder in Strömen.',
  },
  'Extension by others': {
    label: 'Erweiterung durch andere',
    description: 'Die erste Version lässt sich nicht von außen erweitern.',
  },
  'A command line': { label: 'Eine Kommandozeile', description: 'Die erste Version hat keine Kommandozeile.' },
  'An opponent played by the program': {
    label: 'Ein Gegner, den das Programm spielt',
    description: 'In der ersten Version spielen nur Leute gegeneinander.',
  },
  'High scores and history': {
    label: 'Bestenliste und Verlauf',
    description: 'Die erste Version behält nichts von einem Spiel, das vorbei ist.',
  },
  Sound: { label: 'Ton', description: 'Die erste Version ist stumm.' },
  'Several difficulties or modes': {
    label: 'Mehrere Stufen oder Spielarten',
    description: 'Die erste Version hat eine Spielart.',
  },
  Chat: { label: 'Chat', description: 'Die erste Version hat keinen Chat.' },
  'Keys or sign-in for callers': {
    label: 'Schlüssel oder Anmeldung für Aufrufer',
    description: 'Die erste Version antwortet jedem, ohne Schlüssel und ohne Anmeldung.',
  },
  'Several in one call': {
    label: 'Mehrere in einem Aufruf',
    description: 'Die erste Version nimmt nicht mehrere in einem Aufruf.',
  },
  'Long work in the background': {
    label: 'Lange Arbeit im Hintergrund',
    description: 'Die erste Version arbeitet nicht im Hintergrund.',
  },
  'Keeping what was sent': {
    label: 'Aufheben, was geschickt wurde',
    description: 'Die erste Version behält nichts von dem, was ihr geschickt wird.',
  },
  'An admin page': {
    label: 'Eine Seite für Betreiber',
    description: 'Die erste Version hat keine Seite für ihre Betreiber.',
  },
  'Several groups': {
    label: 'Mehrere Gruppen',
    description: 'Die erste Version ist nicht für mehrere Gruppen oder Kanäle.',
  },
  'Settings by message': {
    label: 'Einstellen per Nachricht',
    description: 'Die erste Version wird nicht per Nachricht eingestellt.',
  },
  'Private messages': {
    label: 'Private Nachrichten',
    description: 'Die erste Version schreibt keine privaten Nachrichten.',
  },
  'History and figures': {
    label: 'Verlauf und Zahlen',
    description: 'Die erste Version behält nichts von dem, was vorbei ist.',
  },
  'Stable names': { label: 'Stabile Namen', description: 'Namen dürfen sich bis Version 1.0 ändern.' },
};

const UNTOUCHED = byProject({
  command_line: 'In welchen anderen Befehlen und Modi muss es gelten, und in welchen nicht?',
  terminal_app: 'In welchen anderen Bereichen, Modi und Befehlen muss es gelten, und in welchen nicht?',
  other: 'Wo muss es noch gelten, und wo nicht?',
});
const UNTOUCHED_HINTS = byProject({
  library: 'Andere Wege zum selben Code; Optionen, die sich ausschließen, und welche gewinnt.',
  command_line: 'Andere Optionen und Einstellungen, und welche gewinnt; eine Pipe; Skripte, die die Ausgabe lesen.',
  terminal_app:
    'Andere Einstellungen, und welche gewinnt; eigene Tasten und Farben; kleine Fenster; Terminals, die es nicht können.',
  other:
    'Seiten, Listen und Zahlen, die dasselbe zeigen; was schon archiviert, geteilt oder gespeichert ist; andere Programme.',
});
const MISSING = byProject({
  library: 'Was bekommt ein Aufrufer, wenn etwas fehlt, leer oder falsch ist: Wert oder Fehler?',
  command_line: 'Was wird mit welchem Exit-Code ausgegeben, wenn ein Wert falsch ist oder nichts geht?',
  service: 'Was geschieht, wenn etwas fehlt, falsch ist oder unterwegs scheitert?',
  other: 'Was sieht man, wenn nichts da ist, etwas falsch ist oder es scheitert?',
});
const NOTHING_TO_PRINT = 'Was steht da, wo es nichts zu zeigen gibt, und wo kein Platz dafür ist?';

const FROM_START_TO_END =
  'Vom Auslöser bis zum Ergebnis, auf einer Seite, in einer Mail oder in einer Antwort: Namen, wie sie dastehen werden, und was ohne Zutun gilt.';

const COURSES: CourseTexts = {
  shown: {
    question: 'Wo genau sieht man es, und mit welchen Worten: ein Beispiel, wie es dastehen wird?',
    context: FROM_START_TO_END,
    placeholder: 'In …, unter …: „…“',
  },
  game: {
    question: 'Wie geht eine Runde: Was steuert man womit, was beendet sie, wer gewinnt, und was wird schwerer?',
    context:
      'Tasten oder Gesten je Spieler; was am Rand, beim Zusammenstoß und bei zweierlei zugleich geschieht; Punkte; wie es neu beginnt.',
    placeholder: 'Tasten: …\nEine Runde endet, wenn …\nWer …, gewinnt',
  },
  screens: {
    question: 'Welche Seiten gibt es, was steht auf jeder, und was kann man dort tun?',
    context:
      'Die erste; Listen und Formulare mit ihren Feldern in Reihenfolge; was auf einen Klick folgt; wer was sieht.',
    placeholder: 'Start: …; ein Klick auf … öffnet …\n…: …, …, …; man kann …',
  },
  steps: {
    question: 'Wo findet man es, was tut man dort, und was geschieht dann?',
    context: 'Vom ersten Klick bis zum Ende: Namen und Texte, wie sie dastehen werden, und was zuerst gewählt ist.',
    placeholder: 'In …, neben …: „…“; ein Klick öffnet …; dann …',
  },
  seen: {
    question: 'Wo genau sieht man es, und woran: an einem Text, einer Farbe, einem Stil oder einem Zeichen?',
    context:
      'Jeder Bereich, Rahmen, jede Zeile oder Leiste mit Namen; neben eigenen Farben und in Terminals mit wenigen; eine Option dafür, mit Namen und dem, was ohne sie gilt.',
    placeholder: 'Der Rahmen von …: …\nOption: …, ohne sie …',
  },
  keys: {
    question: 'Wo im Programm tut man es, mit welcher Taste oder Option, und was sieht man dann?',
    context:
      'Der Bereich oder Modus; die Taste, was in der Hilfe dabeisteht, und ob man sie ändern kann; eine Option mit Namen; was ohne sie gilt.',
    placeholder: 'In …: Taste … („…“) → …\nOption: …, ohne sie …',
  },
};

/** The open questions in German. */
export const GERMAN_OPEN: TextsByKey = {
  'open.form': {
    subject: 'Wie es benutzt wird',
    question: (context) => {
      const { request, project } = context;
      if (project === 'library' && isOfTypes(request))
        return 'Welchen Typ soll ein Prüfer wo sehen, und was soll er ablehnen: heute und dann?';
      if (convertsFiles(context)) return 'Wie sieht eine davon danach aus: ein echtes Beispiel, mit Namen?';
      const name = nameMeant(context);
      const by = name === undefined ? '' : ` mit \`${name}\``;
      if (printsOnly(context) && !NAMES_TYPED.test(request))
        return 'Was wird dann ausgegeben, Zeile für Zeile in einem Lauf: immer oder mit welcher Option?';
      if (project === 'command_line' && name === undefined && !SPEAKS_OF_TYPING.test(request))
        return 'Wie ruft man es auf, und was gibt es aus: ein echter Lauf?';
      const there = placeOf(name, context);
      if (project === 'command_line' && there !== null && !context.isNew)
        return `\`${name ?? ''}\` steht heute schon in \`${there}\`: Was tippt man damit, das noch nicht geht, und was wird ausgegeben?`;
      if (project === 'command_line') return `Was tippt man${by}, und was wird ausgegeben?`;
      if (project === 'library') return `Wie soll der Aufruf${by} aussehen, und was kommt zurück?`;
      return `Wie sollen die Anfrage${by} und ihre Antwort aussehen?`;
    },
    context: (context) =>
      withMembers(
        convertsFiles(context)
          ? 'Wie sie heißt, was darin steht und in welcher Reihenfolge; was vom Original bleibt, und was verloren gehen darf.'
          : 'Ein paar Zeilen, wie sie dastehen werden: neue Namen, ihre Werte und Einheiten, was ohne sie gilt, und wo man sie setzt.',
        context,
      ),
    why: 'Auf die genaue Form bauen andere auf, und niemand kann sie erraten.',
    placeholder: ({ project }) => (project === 'command_line' ? '$ tool …\n' : '// so soll es dastehen\n'),
  },
  'open.limits': {
    subject: 'Was nicht zur ersten Version gehört',
    question: 'Was gehört nicht zur ersten Version?',
    context: 'Kreuzen Sie an, was warten kann, und nennen Sie, was jemand erwarten könnte, das nicht gemeint ist.',
    why: 'Eine klare Grenze hält eine erste Version so klein, dass sie fertig wird.',
    options: (context) => laterIn(context).map(({ label }) => LATER[label] ?? { label }),
  },
  'open.today': {
    subject: 'Was dann anders ist',
    question: 'Ein echter Fall: Was tut man, was geschieht heute, und was soll stattdessen geschehen?',
    context:
      'Ein Fall von Anfang bis Ende: was jemand tut oder aufruft, und was dann dabei herauskommt, mit genauen Namen und Zahlen.',
    why: 'Ein Beispiel sagt mehr als eine Seite Wünsche.',
    placeholder: 'Heute: wenn …, …\nDann: wenn …, …',
  },
  'open.rule': {
    subject: textOfDeed(GERMAN_COURSES, 'subject'),
    question: textOfDeed(GERMAN_COURSES, 'question'),
    context: textOfDeed(GERMAN_COURSES, 'context'),
    why: textOfDeed(GERMAN_COURSES, 'why'),
    placeholder: textOfDeed(GERMAN_COURSES, 'placeholder'),
  },
  'open.also': {
    subject: textOfDeed(GERMAN_COURSES, 'subject', 1),
    question: textOfDeed(GERMAN_COURSES, 'question', 1),
    context: textOfDeed(GERMAN_COURSES, 'context', 1),
    why: textOfDeed(GERMAN_COURSES, 'why', 1),
    placeholder: textOfDeed(GERMAN_COURSES, 'placeholder', 1),
  },
  'open.untouched': {
    subject: 'Was es noch berührt',
    question: UNTOUCHED,
    context: (context) => [besideIt(context), UNTOUCHED_HINTS(context)].filter(Boolean).join(' '),
    why: 'Wer nie danach gefragt hat, merkt es zuerst.',
    placeholder: '… auch, … nicht\nWas schon da ist: …',
  },
  'open.missing': {
    subject: 'Wenn etwas fehlt oder falsch ist',
    question: (context) => (printsOnly(context) ? NOTHING_TO_PRINT : MISSING(context)),
    context: 'Ein Fall je Zeile: was gegeben ist, und was daraus wird, wörtlich, wo Leute es lesen.',
    why: 'Das ist meist die halbe Arbeit, und wo niemand etwas sagt, entscheidet der Zufall.',
    placeholder: 'Leer → …\n… scheitert → „…“',
  },
  'open.proof': {
    subject: 'Woran man sieht, dass es fertig ist',
    question: (context) => {
      const { kind } = context;
      if (isOfLooks(context))
        return 'Wie wird es am Ende angesehen: bei welchen Breiten, hell und dunkel, in welchen Browsern?';
      if (hasNoTests(context))
        return 'Wie wird es geprüft, da hier keine Tests zu sehen waren: in welchen Schritten, oder mit einem ersten Test?';
      if (kind === 'bug')
        return context.project === 'library'
          ? 'Welcher Test schlägt heute fehl und geht danach durch?'
          : 'Woran sieht man, dass es behoben ist: welcher Fall, und welcher bewacht, was bleiben muss?';
      if (addsToWhatIs(context))
        return 'Welche Fälle müssen stimmen: ein üblicher, ein schwieriger, einer, der bleibt wie heute?';
      return 'Was probieren Sie zuerst aus, und was muss dabei jeweils herauskommen?';
    },
    context: (context) =>
      isOfLooks(context)
        ? 'Wer sieht es an, auf welchen Geräten, und weswegen ginge es zurück.'
        : addsToWhatIs(context) && !hasNoTests(context)
          ? 'Ein Fall je Zeile: was getan oder gegeben wird, und was man dann sieht oder bekommt. Schwierig ist, was leer, falsch oder zu viel ist oder unterwegs scheitert.'
          : context.kind === 'bug' || hasNoTests(context)
            ? 'Ein Fall je Zeile: was gegeben ist, und was dabei herauskommen muss. Was Sie vorher geantwortet haben, wird ebenfalls geprüft.'
            : 'Zwei oder drei Dinge, die jemand tut, je mit dem Ergebnis.',
    why: 'Vereinbarte Prüfungen beenden die Diskussion, ob es fertig ist.',
    placeholder: (context) =>
      isOfLooks(context)
        ? 'Auf dem Handy und bei 1280 px …'
        : isForOwner(context)
          ? 'Wenn ich …, steht dort …'
          : addsToWhatIs(context)
            ? '… → …\n… → …\nwie heute: … → …'
            : 'Ein Test, dass …',
  },
  'open.told': {
    subject: 'Wo es beschrieben wird',
    question: 'Auf welchen dieser Seiten steht es auch, wenn es fertig ist?',
    context: 'Sie wurden zu Ihrem Wunsch gefunden. Was nicht angekreuzt ist, bleibt, wie es ist.',
    why: 'Was nirgends steht, benutzt niemand.',
    options: (context) => [
      ...pagesOnIt(context).map((page) => opt(page, `Die Änderung muss auf ${page} beschrieben sein.`)),
      opt('Die Liste der Änderungen', 'Die Änderung muss in der Liste der Änderungen stehen.'),
    ],
  },
  'open.decided': {
    subject: 'Was sonst entschieden ist',
    question: (context) => asksElse(context, 'de'),
    context: 'Alles, was jemand, der es baut, sonst raten müsste. Ein Punkt je Zeile; „nichts“ ist eine Antwort.',
    why: 'Was nur Sie wissen und niemand fragt, wird so gebaut, wie jemand rät.',
    placeholder: '…: …\n…: …',
  },
  'open.screen': {
    subject: 'Ablauf der Benutzung',
    question: (context) => COURSES[courseIn(context)].question,
    context: (context) => withMembers(COURSES[courseIn(context)].context, context),
    why: 'Der Hauptweg wird zuerst gebaut und getestet.',
    placeholder: (context) => COURSES[courseIn(context)].placeholder,
  },
  ...sheet(`
# open.goal · Wer es braucht und wofür
? Wer braucht es, und wofür? Ein echtes Beispiel von Anfang bis Ende.
~ Wer es ist, was er heute vor sich hat, und was er danach bekommt, das er jetzt nicht bekommt.
! Das Beispiel entscheidet jede kleinere Frage, die niemand stellen wird.
> Jemand, der … hat und … will, bekommt …
# open.default · Die neue Vorgabe
? Wer verlässt sich auf das, was heute gilt, wie bekommt man es zurück, und ab wann?
~ Mit einer Option, einer Einstellung oder Variable, mit Namen; ob man vorher davon erfährt; was gilt, wo jemand selbst etwas eingestellt hat.
! Wer nie etwas eingestellt hat, merkt eine neue Vorgabe zuerst.
> Skripte, die …; mit … gilt wieder, was heute gilt; ab Version …
# open.pain · Was heute mühsam ist
? Was daran ist mühsam: Was tut man heute Schritt für Schritt, und was stattdessen?
~ Ein echter Fall: was man suchen, tippen, ankreuzen oder abwarten muss, wie oft, und welcher Schritt wegfallen soll.
! Der Schritt, der stört, entscheidet, was gebaut wird, und niemand sonst kennt ihn.
> Heute: …
> Stattdessen: …
# general.feel · Aussehen
? Wie soll es aussehen und wirken, und auf welchen Bildschirmen?
~ Schlicht oder verspielt, Farben, etwas, das Ihnen als Vorbild gefällt; Handy, Tablet oder großer Schirm; Sprachen.
! Danach wird das Ganze beurteilt.
> Wie …; zuerst auf dem Handy; …
# open.chat · Was man schreibt, und was er sagt
? Was setzt den Bot in Gang, was sagt er, und woher weiß er das?
~ Eine Nachricht, ein Befehl oder eine Uhrzeit; sein genauer Wortlaut, die Knöpfe und was man antworten kann; in welchem Kanal; wer darf; was er sich merkt.
! Der Hauptweg wird zuerst gebaut und getestet.
> Donnerstag 18:00 → „Wer kommt morgen?“ mit Ja und Nein; ein Klick → …
# open.use · Ablauf der Benutzung
? Wie benutzt man es: mit Einstellung, Seite, Anfrage oder Nachricht, und was folgt?
~ Ein echter Fall von Anfang bis Ende: genaue Namen und Werte, was ohne Angabe gilt, wer davon erfährt, was gespeichert wird und wie lange.
! Der Hauptweg wird zuerst gebaut und getestet.
> 1. …  2. …  3. …
`),
};
