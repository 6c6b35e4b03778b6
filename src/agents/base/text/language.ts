import { remembered } from './remembered';

/** Languages that the prepared questions are asked in. */
export type Language = 'en' | 'de';

/** Characters of a text that its language is told by. */
const LOOKED_AT = 4_000;

/** What is in no language: code between fences or backticks, addresses, paths, and names with signs or humps in them. */
const NO_WORDS =
  /```[\s\S]{0,4000}?(?:```|$)|`[^`\n]{1,200}`|https?:\/\/\S+|(?<![^\s(])\S{0,100}[/\\_#@$=<>{}]\S{0,100}|(?<![^\s("„“'])--?[a-z][\w-]{0,60}|\b[a-z]{1,40}[A-Z]\w{0,60}/gu;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that only German has among the languages here. */
const GERMAN = words(
  'der die das dem den ein eine einen einem einer eines kein keine keinen keiner und oder aber nicht nichts nur noch nie ' +
    'ist sind war waren wird werden wurde wurden hat haben hatte sein bin ich wir ihr sie er mich mir uns unser unsere unserer ' +
    'unserem unseren mein meine dein deine ihre ihren ihrer ihrem seine seinen mit ohne für bei beim von vom zu zum zur aus auf ' +
    'über unter nach vor durch gegen bis seit als wie wenn dass weil damit falls ob auch schon sehr mehr immer wieder ' +
    'kann können soll sollen sollte sollten muss müssen darf dürfen möchte möchten will wollen brauchen braucht bitte gibt ' +
    'alle allen aller alles jede jeden jeder jedes viele viel mehrere man sich es im ins am an dann hier jetzt beide zwischen ' +
    'ihnen daran dabei dazu danach davon meisten macht liegt geht läuft ' +
    'eigene eigenen eigener eigenes letzte letzten letzter letztes andere anderen weitere weiteren erste ersten jeweils nachträglich höchstens mindestens merken drehen ' +
    'statt pro welche welcher welches was wo wer mal fast sowie neue neuen neuer neues neuem',
);

/** Words that English requests are made of. */
const ENGLISH = words(
  'the a an and or but not is are was were be been has have had do does did i we you they he she it its our your their my us ' +
    'with without for from to of in on at by into over under after before when if so that this these those as can could should ' +
    'must may will would want wants need needs add fix make show let allow support remove change use get all every each some ' +
    'any more no new please there which what who how than then them users user',
);

/** Words that German shares with English, which tell neither. */
const SHARED = words('die was war in an am so will also fast man hat bin mal wer');

/** Whether a word is one of those that every German text is made of, and says nothing of its subject. */
export function isPlainGerman(word: string): boolean {
  return GERMAN.has(word.toLowerCase());
}

/** Words of other languages written with the same letters. */
const OTHERS = words(
  // French
  'le la les un une et ou est sont pour dans avec sur des du au aux nous vous je il elle ne pas que qui ce cette ajouter ' +
    // Spanish and Portuguese
    'el los las una y o en con por para del al se su que es son no más lo como quiero todos todas um uma os não com ' +
    // Italian
    'gli di che sono della delle nel tutti ' +
    // Dutch
    'het een van voor niet zijn wij op te naar ook ' +
    // Swedish, Danish, Norwegian
    'och att för som är av på det ett og til ikke vi en ' +
    // Polish, Czech, Turkish, Finnish
    'nie się dla jest wszystkie pro je ve bir ve için ja',
);

/** Endings and parts of words that German compounds have, and requests in one or two words are told by. */
const GERMAN_PARTS =
  /^(?:.{3,40}(?:ungen|keit|heit|schaft|ierung|modus|suche|liste|seite|datei|dateien|feld|felder)|.{4,40}(?<!yo)ung|.{3,40}(?:isch|lich|nisse?|zonen|begriffe?)(?:e[nrms]?)?|(?:an|auf|aus|ein|um|ab|zusammen|hinzu|herunter|weiter|ver|zer)(?:ge|zu)?[a-zäöüß]{3,20}(?:en|ern|eln)|.{3,40}ieren|.{3,40}chen|.{2,40}zeit|.{0,40}(?:rechnung|kunde|nutzer|passwort|fehler|tabelle|formular|bericht|anmeld|einstellung|nachricht|auftr[aä]g|bestell|schalt|hochlad|dunkel|langsam|absturz|abst[uü]rz|ansicht|übersicht|druck|daten(?!a|e)|such(?:e|en|funktion|feld)$|knopf|bild(?:er|schirm)|zugriff|berechtigung|oberfläche|zwischenspeicher|kaputt|stürzt|schnittstelle|sicherung|filtern|sortieren|doku$|speicher).{0,40})$/u;
const GERMAN_LETTER = /[äöüß]/u;

/** The language of a text, by its words. Only what is more German than anything else is German. Deterministic. */
export const languageOf = remembered((text): Language => {
  const plain = text.slice(0, LOOKED_AT).replace(NO_WORDS, ' ');
  let [german, english, others] = [0, 0, 0];
  for (const [word] of plain.toLowerCase().matchAll(/[\p{L}'’]{1,60}/gu)) {
    if (OTHERS.has(word)) others += 1;
    if (SHARED.has(word)) continue;
    if (ENGLISH.has(word)) english += 1;
    else german += (GERMAN.has(word) || GERMAN_PARTS.test(word) ? 1 : 0) + (GERMAN_LETTER.test(word) ? 0.5 : 0);
  }
  return german > english && german > others ? 'de' : 'en';
});
