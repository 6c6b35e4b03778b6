import { isPlainGerman, languageOf } from './language';

/**
 * German words of what software is about, by the beginning that their forms share, with what code calls it. Compounds are
 * known by the part they begin or end with (“Suchergebnisse”, “Ergebnisliste”).
 */
const TERMS = `
abschalt disable; ausschalt disable; einschalt enable; anschalt enable; alt old; angeklickt clicked; automat automatic; beliebt popular; klein small; lang long; langsam slow; laut volume; neuest latest recent; sprung jump;
abbrech abort cancel; abbruch abort cancel; abgelauf expired; ablauf expiry expire; abmeld logout; absend send; absturz crash; abstürz crash;
abteilung department; adress address; aktualisier update refresh; alarm alert; änder change update; anführungszeichen quote; angebot offer;
anhang attachment; anhäng attachment; anmeld login; anruf call; ansicht view; antwort response reply; anwend apply; anzahl count; anzeig show display;
archiv archive; aufgabe task; aufräum cleanup; auftrag order job; ausblend hide; ausdruck expression print; ausführ run execute; ausgab output;
auslös trigger; ausnahme exception; ausreißer outlier; auswahl select; auswähl select; auswert evaluate report; bearbeit edit; bedingung condition;
befehl command; begrenz limit; beispiel example; benachrichtig notification notify; benutz user; berechn calculate; berechtig permission; bericht report;
beschreib description; bestätig confirm; bestell order; bild image; breite width; browser browser; buchung booking; datei file; daten data; datenbank database;
datum date; dauer duration; diagramm chart; dokument document; doppelt duplicate; drucker printer; dunkel dark; dunkl dark; durchschnitt mean average; durchsuch search;
eigenschaft property; einfüg insert; eingab input; eingang inbox; einheit unit; einlad invite; einlog login; einstell setting config; eintrag entry item;
empfäng recipient; entfern remove; ereignis event; ergebnis result; erinner reminder; erkenn detect; erlaub allow; ersetz replace; erstell create;
fälligkeit due; farb color; fehl error fail; fenster window; filter filter; format format; fortschritt progress; freigab share; funktion function;
gerät device client; geschwindigkeit speed; grenz limit; größe size; grupp group; häufig frequency; herunterlad download; hinweis hint notice; hinzufüg add;
hochlad upload; importier import; inhalt content; jahr year; kalender calendar; kategorie category; kennwort password; klartext plaintext; klick click; knopf button;
kommentar comment; konfig config; konto account; konten account; kopier copy; kunde customer; kürz shorten truncate; ländereinstellung locale; lauf run; laufzeit runtime;
leer empty; leistung performance; lesezeichen bookmark; lesen read; ungelesen unread; liste list; lösch delete; markier mark; maschine machine; mehrere multiple; meld message report;
menü menu; messung measurement benchmark; messe measure; migrier migrate; mitarbeit employee; mitglied member; monat month; nachricht message; nam name;
navigation navigation; notiz note; nutz user; oberfläche ui; ordn folder directory; paket package; parallel parallel concurrent; passwort password; passwört password;
pausier pause; pfad path; plan schedule plan; priorität priority; produkt product; profil profile; protokoll log protocol; prozent percent; prüf check validate;
quell source; rechnung invoice; rechte permission; regel rule; reihenfolge order; reparier fix; richtlinie policy; rolle role; sammlung collection bundle;
schalt button toggle; schaltfläche button; schema schema; schlagw tag; schlange queue; schlüssel key; schnell fast; schnittstelle api interface;
schreib write; schwelle threshold; seite page; sekunde second; send send; server server; sicher secure save; sicherung backup; sitzung session; sortier sort;
spalt column; speicher memory storage save; sperr lock block; sprach language; standard default; start start; statistik statistics stats; steuer tax;
stumm mute; such search; summ sum total; synchron sync; tabell table; taste key shortcut; teil share split; termin appointment date; testlauf test run;
text text; titel title; token token; trenn separator delimiter split; übersetz translation; übersicht overview; überspring skip; umbenenn rename;
umgebung environment; umleit redirect; umwandl convert; unterbrech interrupt; unterordn subfolder subdirectory; ursache cause; verbind connection;
vergleich compare; verlauf history; verschieb move; verschlüssel encrypt; version version; verwalt manage admin; verzeichnis directory; verzöger delay;
voreinstell default; vorlag template; vorschau preview; vorschlag suggestion; wahl choice; warn warning; warteschlang queue; wartezeit delay wait;
wechsel switch; weiterleit redirect forward; wert value; wiederhol retry repeat; wiederherstell restore; woche week; zähl count; zeichen character;
zeil line row; zeit time; zeitplan schedule; zeitüberschreit timeout; zeitzone timezone; zertifikat certificate; ziel target; zufall random; zugang access;
zugriff access; zurücksetz reset; zusammenfass summary; zusammenführ merge; zustand state; zuweis assign; zweig branch; zwischenablag clipboard;
zwischenspeicher cache
`;

const KNOWN = new Map(
  TERMS.split(';').map((line) => {
    const [german = '', ...english] = line.trim().split(/\s+/);
    return [german, english] as const;
  }),
);

/** Letters of the shortest and the longest beginning that is known, and of a word's part behind another. */
const LONGEST = Math.max(...[...KNOWN.keys()].map((key) => key.length));
const LEAST_BEGINNING = 3;
const LEAST_PART = 4;

/** What code is likely to call the things a German word names, each part of a compound; nothing for words that are not known. */
export function englishTerms(word: string): readonly string[] {
  const parts = word.toLowerCase().split('-');
  return [...new Set(parts.flatMap(termsOf))];
}

function termsOf(part: string): readonly string[] {
  const word = part.replace(/^ge(?=\p{L}{6})/u, '');
  const first = beginningOf(word, LEAST_BEGINNING);
  // What stands behind a known beginning, or somewhere in a compound, says what it is.
  for (let at = first?.length ?? 1; at <= word.length - LEAST_PART; at++) {
    const behind = beginningOf(word.slice(at), LEAST_PART);
    if (behind !== null) return [...(first === null ? [] : (KNOWN.get(first) ?? [])), ...(KNOWN.get(behind) ?? [])];
  }
  return first === null ? [] : (KNOWN.get(first) ?? []);
}

/** The longest known beginning of a word. */
function beginningOf(word: string, least: number): string | null {
  for (let length = Math.min(word.length, LONGEST); length >= least; length--) {
    const beginning = word.slice(0, length);
    if (KNOWN.has(beginning)) return beginning;
  }
  return null;
}

const GERMAN_WORD = /[\p{L}][\p{L}-]{1,60}/gu;
/** Code, paths, quotations and names in capitals stay as they are. */
const STAYS =
  /`[^`\n]{1,200}`|[“"„][^“”"\n]{1,200}[”“"]|\S{0,100}[/\\_@#$=<>{}.]\w\S{0,100}|\b[a-z]{1,40}[A-Z]\w{0,60}|\b[A-Z]{2,20}\b|--\w[\w-]{0,60}/gu;

/**
 * A German text as words that code may hold: known ones in English, unknown nouns and what is in no language as they stand;
 * other unknown words are left out, since no code says them. Other texts come back as they are.
 */
export function inEnglish(text: string): string {
  if (languageOf(text) !== 'de') return text;
  const staying = text.match(STAYS) ?? [];
  const words = [...text.replace(STAYS, ' ').matchAll(GERMAN_WORD)].flatMap(([word]) => {
    if (isPlainGerman(word)) return [];
    const known = englishTerms(word);
    return known.length > 0 ? known : /^\p{Lu}/u.test(word) ? [word] : [];
  });
  const found = [...new Set([...words, ...staying])].join(' ');
  return found === '' ? text : found;
}
