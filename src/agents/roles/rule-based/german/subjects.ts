/** What German calls a subject: its name first, then words that only hint at it; and where it is something else after all. */
interface GermanWords {
  name: RegExp;
  hint?: RegExp;
  unless?: RegExp;
}

/** German words for the subjects that requests are most often about. All are looked for within words: German joins them. */
export const GERMAN_WORDS: Readonly<Record<string, GermanWords>> = {
  export: {
    name: /exportier|(?:daten|listen)export|export(?:funktion|format|datei|s\b|e\b)|\bals (?:csv|excel|xlsx|pdf|json)(?:-datei)? (?:herunterladen|speichern|ausgeben)/iu,
    hint: /herunterlad|runterlad/iu,
    unless: /verlor|(?:trotzdem|weiterhin|auch dann) exportiert/iu,
  },
  import: {
    name: /importier|datenimport|import(?:funktion|datei|s\b|e\b)|\beinles(?:en|bar)|eingelesen/iu,
    hint: /von Hand (?:ab|ein)tipp|\baus (?:einer )?(?:csv|excel)/iu,
    unless: /importpfad|unbenutzte[nr]? import|zirkulär/iu,
  },
  search: {
    name: /(?<!ver|be|unter|ge|heim)(?<!aus)such(?:e\b|en\b|feld|funktion|maske|leiste|ergebnis|index|bar\b|t\b|treffer)|volltext|durchsuch/iu,
    hint: /(?:nichts|nicht|schwer zu|nie(?:mand)?|leichter|schneller) (?:wieder)?find|auffindbar/iu,
    unless:
      /suche(?:n)? (?:einen?|nach einem|nach dem) (?:fehler|bug|weg|grund|ursache)|fehlersuche|ich suche\b|wir suchen\b/iu,
  },
  login: {
    name: /anmeld(?:ung|en|e\b|bar|eseite|emaske|eformular)|einlogg|eingeloggt|log(?:in|ge)seite|zwei-?faktor|benutzerkont|registrier(?:ung|en)|zugangsdaten|anmeldeverfahren/iu,
    hint: /passw[oö]rt|kennwort|abmeld|angemeldet|ausgeloggt|sitzung/iu,
    unless:
      /newsletter-?anmeld|(?:mit|über|per) (?:google|github|gitlab|microsoft|apple|facebook|discord)|mit (?:einem )?(?:passw[oö]rt|kennwort) (?:zu )?schütz|an-? und ab(?:zu)?meld|zwei-?faktor|passkey|argon2|s?crypt\b|bcrypt|pbkdf2|\bhash|(?:passw[oö]rt|kennw[oö]rt)\p{L}{0,4} (?:zurück|vergess|neu setzen|(?:\p{L}+ |\d+ ){0,5}(?:ablaufen|gewechselt|geändert|mindestens|lang))|anmeldung (?:zum|zu einem|für (?:den|einen|das)) (?:newsletter|kurs|event|treffen|termin)/iu,
  },
  'other-account': {
    name: /(?:anmeld|einlogg|login|registrier)\p{L}{0,4} (?:mit|über|per) (?:google|github|gitlab|microsoft|apple|facebook|discord)|(?:google|github|microsoft|apple)-?(?:login|anmeldung)|(?:mit|über|per) (?:google|github|gitlab|microsoft|apple|facebook|discord) (?:anmeld|einlogg|registrier)/iu,
  },
  upload: {
    name: /hoch(?:zu)?lad|hochgeladen|lädt\b.{0,60}\bhoch\b|(?:datei|bilder|foto)-?upload|anhäng(?:e\b|en\b)|dateianhang|anh[aä]nge?\b/iu,
    hint: /profilbild|\bein (?:foto|bild) (?:haben|bekommen)|(?:fotos|bilder|dateien|belege|dokumente) (?:an|bei)(?:zu)?(?:füg|häng|leg)/iu,
  },
  notifications: {
    name: /benachrichtig|push-?nachricht|mitteilung/iu,
    hint: /bescheid (?:geben|sagen|bekommen)|informiert werden|(?:merkt|erfährt) (?:es )?(?:niemand|keiner)|vergessen (?:es|oft|immer)/iu,
  },
  email: {
    name: /e-?mail-?(?:versand|vorlage|zustellung)|rundmail|mailversand|e-?mails? (?:zu |automatisch )?(?:ver)?(?:send|schick)|(?:send|schick)\p{L}{0,6} (?:eine )?e-?mails?/iu,
    hint: /\bmails?\b|abbestell|posteingang/iu,
    // What comes in by mail is none that is sent.
    unless:
      /(?:pro|jede[nrs]?|einmal (?:die|am)|wöchentlich|täglich|monatlich)[^.!?\n]{0,40}(?:mail|bericht|zusammenfassung)|benachrichtig|erinner|anmeld|e-?mail-?(?:adresse|feld)|(?:per|via|über|aus) e-?mails? (?:\p{L}+ ){0,3}(?:speicher|anleg|hinzufüg|erfass|importier|einreich|annehm|empfang)/iu,
  },
  filter: {
    name: /filter(?:n\b|bar|ung|funktion|möglichkeit)|gefiltert|nach \p{L}{3,30} filter/iu,
    unless: /sortier|tabelle|spalte|filter\(|herausfilter|ausfiltern/iu,
  },
  table: {
    name: /(?<!aus)(?<!um)sortier|filter(?:n\b|bar|ung|funktion|möglichkeit)(?=.*(?:sortier|tabelle|spalte))|spalten(?:breite|auswahl|reihenfolge|kopf)|tabellenansicht|(?:spalten|zeilen) (?:aus|ein)(?:wähl|blend)/iu,
    hint: /(?<!datenbank)(?<!hash)tabelle|\bspalten/iu,
    unless:
      /sortieralgorithm|filter\(|(?:sollen?|müssen?|muss) (?:\p{L}+ ){0,8}sortiert (?:sein|werden|erscheinen|stehen)/iu,
  },
  form: {
    name: /formular|eingabemaske|pflichtfeld|erfassungsmaske/iu,
    hint: /eingabefeld|eingaben? prüf/iu,
  },
  confirm: {
    name: /nach(?:zu)?frag(?:en|e\b|t\b)|nachgefragt|rückfrage|sicherheitsabfrage|bestätigungs(?:dialog|abfrage)|ohne (?:zu fragen|nachfrage|rückfrage|bestätigung|warnung)|(?:aus versehen|versehentlich) (?:\p{L}+ ){0,3}(?:gelöscht|lösch|entfern|geschlossen|abgeschickt)/iu,
  },
  theme: {
    name: /(?:dunkel|nacht|hell)-?modus|(?:dunkle[nmrs]?|helle[nmrs]?) (?:modus|design|theme|thema|farbschema|oberfläche|darstellung|ansicht|variante)|farbschema|farbthema|(?:dunkel|hell)ansicht/iu,
    hint: /\bzu (?:hell|grell)\b|hoher kontrast|kontrastreich|umschalten auf dunkel/iu,
  },
  dashboard: {
    name: /kennzahl|übersichtsseite|auswertungsseite|statistikseite/iu,
    hint: /auswertung|statistik/iu,
  },
  accessibility: { name: /barrierefrei|screenreader|bildschirmvorleser/iu },
  'price-rules': {
    name: /gutschein|rabatt|versandkosten|liefergebühr|aktionscode|preisnachlass|mengenpreis|(?:andere|eigene|höhere|niedrigere|verschiedene|besondere)r? preise|(?:saison|wochenend|staffel)preis|treuepunkt/iu,
    unless: /falsch|fehler/iu,
  },
  'json-output': { name: /(?:ausgabe|ausgeben) (?:\p{L}+ ){0,2}als json|json-?ausgabe|maschinenlesbar|--json/iu },
  'rate-limit': { name: /ratenbegrenz|anfragen (?:zu )?begrenz|drossel(?:n|ung)|fehlversuch/iu },
  observability: {
    name: /strukturiert\w{0,2} (?:ge)?log|geloggt|logging|protokollier|überwach|monitoring|metriken/iu,
    hint: /sieht man (?:\p{L}{2,20} ){0,3}nichts|im dunkeln/iu,
    unless: /änderungsprotokoll|kaputt|abst[uü]rz/iu,
  },
  i18n: {
    name: /(?<!be)übersetz|mehrsprachig|lokalisier|\bsprache (?:\p{L}+ ){0,3}(?:wechsel|umschalt|wähl|änder|umstell)/iu,
    hint: /auf (?:deutsch|englisch|französisch|spanisch|italienisch)\b|sprachumschalt/iu,
  },
  comments: {
    name: /kommentar(?:e|en|s)?\b|kommentier|kommentarfunktion/iu,
    unless: /(?:code|quelltext|doku)-?kommentar|kommentare? im (?:code|quelltext)|auskommentier/iu,
  },
  caching: {
    name: /zwischenspeicher|zwischengespeichert|gecach?e?t|\bcachen\b|cach(?:e|ing)-?(?:schicht|speicher)|ergebnisse merken/iu,
    hint: /(?:immer wieder|jedes mal|ständig) (?:neu )?(?:berechne|abgefragt|geladen|gelesen|lade)/iu,
  },
  jobs: {
    name: /hintergrund(?:job|aufgabe|prozess)|cron-?jobs?|warteschlange|(?:jede[nrs]?|einmal (?:am|pro|die|in der)) (?:nacht|tag|stunde|morgen|abend|woche|montag|sonntag)\b|nächtlich|stündlich|im hintergrund (?:lauf|läuf|ausgeführt|rechn)/iu,
    hint: /regelmäßig|zeitgesteuert|automatisch (?:um|nachts)/iu,
    unless: /mail|erinner|bericht|zusammenfassung|übersicht|newsletter/iu,
  },
  reminders: {
    name: /\berinner(?:n|t|e|ung|ungen)\b|erinnerungs/iu,
    unless: /erinner(?:t|n|e) (?:mich |sich |uns )?(?:nicht|noch|daran)|stumm|später erinnern/iu,
  },
  digest: {
    name: /(?:tägliche|wöchentliche|monatliche|tages|wochen|monats)\p{L}{0,2} ?(?:zusammenfassung|übersicht|überblick|bericht|mail|e-mail)|newsletter|(?:pro|jede[nrs]?|einmal (?:die|am)) (?:woche|tag|monat|\p{L}{3,7}tag|morgen|abend)[^.!?\n]{0,40}(?:mail|bericht|zusammenfassung)/iu,
    unless: /newsletter-?anmeld/iu,
  },
  'health-check': {
    name: /health-?checks?|bereitschaftsprüfung|lebenszeichen des dienst/iu,
  },
  'login-guard': {
    name: /brute-?force|(?:anmelde|login)-?versuch|fehlversuch|passw[oö]rt(?:er)? (?:durch)?(?:probier|raten)|(?:anmeldung|login)\p{L}{0,3} (?:\p{L}+ ){0,3}(?:begrenz|sperr|drossel)/iu,
  },
  roles: {
    name: /(?:benutzer|nutzer|zugriffs|lese|schreib|admin)?rechten?\b|berechtigung|\brollen?\b|\bnur (?:admins?|administratoren)|darf nur|dürfen nur|nur lesen(?:d|der zugriff)/iu,
    unless: /\bspielt? (?:\p{L}+ )?rolle|urheberrechte?|dateirechte/iu,
  },
};

/** What the subjects are called in German. */
export const GERMAN_NAMES: Readonly<Record<string, string>> = {
  presence: 'Anzeige der Anwesenheit',
  booking: 'Buchungen',
  'skip-rules': 'Regeln für das Ausgelassene',
  'self-update': 'Aktualisierung des Programms',
  'service-health': 'Zustand des laufenden Dienstes',
  archive: 'Archiv',
  confirm: 'Rückfrage',
  'store-move': 'Neuer Speicherort',
  masking: 'Unkenntlich machen',
  completion: 'Vervollständigung',
  settings: 'Einstellungen',
  admin: 'Verwaltungsbereich',
  filter: 'Filter',
  'price-rules': 'Nachlässe und Zusatzkosten',
  'json-output': 'Ausgabe für Programme',
  table: 'Tabelle, Sortierung und Filter',
  dashboard: 'Dashboard',
  form: 'Formular',
  undo: 'Rückgängig machen',
  drag: 'Umordnen durch Ziehen',
  comments: 'Kommentare',
  progress: 'Fortschrittsanzeige',
  onboarding: 'Erste Schritte',
  'cli-output': 'Ausgabe im Terminal',
  'cli-command': 'Befehl',
  images: 'Bilder',
  i18n: 'Übersetzung',
  reminders: 'Erinnerungen',
  digest: 'Regelmäßige Zusammenfassung',
  'health-check': 'Health-Check',
  'login-guard': 'Schutz der Anmeldung',
  'error-messages': 'Fehlermeldungen',
  accessibility: 'Barrierefreiheit',
  keyboard: 'Tastenkürzel',
  theme: 'Farbschema',
  layout: 'Anordnung der Seiten',
  crash: 'Absturz',
  memory: 'Speicherbedarf',
  race: 'Wettlauf zwischen Abläufen',
  types: 'Typen',
  parsing: 'Datenformat',
  config: 'Konfiguration',
  platforms: 'Unterstützte Plattformen',
  'move-to': 'Umstieg',
  dependency: 'Aktualisierung einer Abhängigkeit',
  'flaky-tests': 'Unzuverlässige Tests',
  'slow-suite': 'Dauer der Tests',
  coverage: 'Tests',
  'hot-code': 'Langsame Stelle',
  'bundle-size': 'Größe des Ausgelieferten',
  streaming: 'Große Dateien',
  lint: 'Code-Prüfungen',
  'dev-environment': 'Entwicklungsumgebung',
  hardening: 'Absicherung',
  deprecation: 'Abkündigung',
  rename: 'Neuer Name',
  'session-end': 'Ende von Sitzungen',
  site: 'Website',
  'api-keys': 'Schlüssel für Programme',
  'password-reset': 'Neues Passwort',
  plugins: 'Plugin-System',
  ci: 'Pipeline',
  release: 'Veröffentlichung',
  documentation: 'Dokumentation',
  time: 'Datum und Zeit',
  split: 'Aufteilung des Codes',
  search: 'Suche',
  pagination: 'Aufteilung in Seiten',
  payments: 'Zahlungen',
  invoices: 'Rechnungen',
  retry: 'Wiederholungen',
  timeouts: 'Zeitgrenzen',
  caching: 'Zwischenspeicher',
  'rate-limit': 'Begrenzung der Anfragen',
  upload: 'Hochladen von Dateien',
  webhooks: 'Webhooks',
  'third-party': 'Anbindung eines Dienstes',
  tenancy: 'Trennung von Kunden',
  jobs: 'Hintergrundjob',
  offline: 'Arbeiten ohne Netz',
  login: 'Anmeldung',
  'other-account': 'Anmeldung mit einem anderen Konto',
  roles: 'Zugriffsrechte',
  notifications: 'Benachrichtigungen',
  email: 'E-Mails',
  flags: 'Feature-Flags',
  backups: 'Sicherungen',
  observability: 'Überwachung',
  audit: 'Änderungsprotokoll',
  export: 'Export',
  import: 'Import',
  schema: 'Neues Datenmodell',
  deletion: 'Löschen',
  realtime: 'Live-Aktualisierung',
};
