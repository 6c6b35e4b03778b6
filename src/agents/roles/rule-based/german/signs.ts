import type { ChangeKind } from '../../../session/change-kind';

/** German words that speak for a kind of change, with how much each says; a negative number takes back what an English word said. */
export const GERMAN_SIGNS: Partial<Record<ChangeKind, readonly [RegExp, number][]>> = {
  bug: [
    [/\bnoch drin\b|\bk(?:ann|önnen) (?:\p{L}+ ){0,4}nicht mehr\b|\b(?:bricht|stürzt) (?:\p{L}+ ){0,3}ab\b/iu, 4.5],
    [/\bzu (?:früh|spät|oft) \p{L}+|\b(?:zeigt|liefert|macht)\b.{1,80}\baber\b/iu, 3],
    [/\btaucht (?:\p{L}+ ){0,4}(?:nirgends|nicht)\b|\bland(?:et|en) .{0,40}\bals text\b/iu, 4.5],
    [
      /\bschl(?:ägt|agen)\b.{1,40}\bfehl\b.{0,30}\b(?:mal so|mal so mal|zufällig|manchmal)|\bmal (?:grün|rot|so)\b.{0,6}\bmal (?:rot|grün|so)\b/iu,
      11,
    ],
    [
      /kaputt|\b[45]\d\d(?:er|-fehler)\b|\b(?:gibt es|kommt|erscheint|bekommt man) eine?n? (?:\p{L}+ )?(?:fehler|absturz|serverfehler)|findet (?:keine?n?|nichts)\b|nicht (?:mehr )?(?:angezeigt|geladen|gefunden|gespeichert|übernommen)\b|bleib\p{L}{0,3} (?:[^\s.!?]{1,40} ){0,6}(?:hängen|stehen|leer|übrig|zurück|liegen|(?:für )?(?:immer|ewig))\b|flacker|abst[uü]rz|stürzt\b|defekt|hängt sich auf|friert ein|absturz|(?:geht|funktioniert|klappt|läuft) (?:[^\s.!?]{1,40} ){0,4}(?:nicht mehr|nicht|nie)\b|nicht mehr (?:richtig|korrekt)/iu,
      4.5,
    ],
    [
      /\bfehler (?:beim?|in|im|an|wenn|auf)\b|\bfehlermeldung(?= (?:kommt|erscheint|beim))|beheb|falsch(?:e[nmrs]?)?\b(?! (?:versuch|passw|kennw|eingab|anmeld|login|pin\b))|schlägt fehl|verschwind|verschwund|(?<!damit (?:\p{L}+ ){0,3})verlor|obwohl|trotzdem|(?:sind|ist|erschein\p{L}{1,3}|kommt|kommen)\b.{0,60}\bdoppelt|doppelt (?:ver|ge|an|be|vorhanden|da\b)|wird nicht (?:ge|an|über|be|er|ver)|werden nicht (?:ge|an|über|be|er|ver)|lässt sich nicht|leer(?:e[nmrs]?)? (?:seite|liste) (?:nach|statt)/iu,
      3.5,
    ],
    [/unbenutzbar|unbrauchbar|aus dem bild|statt\b/iu, 3],
    [
      /\b(?:ist|sind|ist noch) (?:\p{L}+ ){0,2}(?:verschoben|verrutscht|abgeschnitten|durcheinander)\b|, danach (?:hängt|steht|fehlt|ist)\b/iu,
      4,
    ],
    [/manchmal|gelegentlich|zufällig|seit (?:dem |der )?(?:letzten |gestern|update|version)|zweimal|plötzlich/iu, 1.5],
  ],
  performance: [
    [/\b(?:mega|sehr|so|extrem|total|furchtbar|viel zu|unglaublich|quälend|elend) langsam\b|\blangsam geworden\b/iu, 7],
    // Who wants to see a figure does not want it smaller.
    [
      /(?:speicherverbrauch|laufzeit)\b.{0,30}(?:mess|anzeig|ausgeb)|\b(?:wie ?viel|prozent)\b.{0,20}\b(?:langsamer|schneller)\b/iu,
      -9,
    ],
    [/\bsoll(?:te|ten|en)? (?:\p{L}+ ){0,4}(?:merken|erkennen|feststellen|warnen|bescheid)/iu, -5],
    [
      /\b(?:tests?|suite|ci|builds?|pipelines?)\b.{0,20}\b(?:laufen|läuft|dauern|dauert|brauchen|braucht)\b.{0,25}\b(?:ewig|zu lange?|lange|stunden?|minuten)\b/iu,
      8,
    ],
    [
      /\b(?:bundle|paket|build|binary|image|app|docker\S{0,6})\b.{0,40}\b(?:größer|gewachsen|riesig|aufgebläht|fett)\b/iu,
      6,
    ],
    [
      /(?:zu|sehr|so|extrem|furchtbar|ist|sind|wird) langsam|langsam(?:e[nmrs]?|er)\b|dauert (?:viel |ewig|zu|mehrere|\d)|braucht (?:\p{L}+ ){0,5}(?:ewig|zu lange)|(?:geht|ginge) (?:das|es) (?:auch )?schneller|beschleunig|schneller (?:machen|werden|laden|starten)|ladezeit|antwortzeit|performan(?:z|ce)|ruckelt|\bträge\b|braucht \d{1,4} (?:s|sekunden|minuten)\b/iu,
      4.5,
    ],
    [/speicherverbrauch|zu viel (?:speicher|ram|cpu)|startzeit|zu groß/iu, 3.5],
  ],
  refactor: [
    [
      /\bzu (?:groß|lang) (?:geworden|gewachsen)\b|\beigene[ns]? (?:modul|datei|klasse|paket)\p{L}*|\bverhalten (?:darf|soll) sich nicht ändern\b/iu,
      5,
    ],
    [
      /aufräum|umstrukturier|umbenenn|auslager|entkoppel|aufteil(?:en|ung)|vereinfach|refaktor|technische schulden|zerleg(?:en|ung)|doppelte[nr]? code/iu,
      4.5,
    ],
    // What people look at is unclear to them; code is unclear to those who change it.
    [
      /(?<!\b(?:ausgabe|seite|ansicht|liste|oberfläche|darstellung|tabelle|menü|übersicht|startseite|hilfe)\b.{0,60})unübersichtlich|\d{4,6} zeilen|schwer (?:zu (?:lesen|warten|ändern)|lesbar|wartbar|testbar)|unleserlich/iu,
      3,
    ],
  ],
  migration: [
    [
      /(?:neueste|nächste|aktuelle)n? (?:\p{L}+)?version|hochzieh|hochgezogen|\b(?:up(?:grad|dat)en|anheben)\b|\b\d[\d.]* auf v?\d|migrier|migration|umstell(?:en|ung)|umstieg|umsteigen|umziehen|\bumzug|aktualisier\p{L}{0,4} auf|(?<!im|ex|trans)portier|ablös(?:en|ung)|auf (?:die )?(?:neue|aktuelle|neueste) version|ersetzen durch|durch \p{L}{2,30} ersetzen/iu,
      4.5,
    ],
  ],
  docs: [
    [/(?:dokumentation|\bdoku\b).{0,40}(?:erzeug|generier)/iu, -9],
    [
      /dokumentation|dokumentier|\bdoku\b|kommentare? (?:für|an|zu)|anleitung|handbuch|readme|benutzerhilfe|erste-schritte/iu,
      4,
    ],
    [/erklär(?:en|ung)|niemand versteht/iu, 2],
  ],
  tests: [
    [
      /\b(?:fehl(?:en|t)|gibt es (?:noch )?keine?n?|hat (?:noch )?keine?n?) (?:\p{L}+ )?tests?\b|\btests? (?:\p{L}+ ){0,4}fehl(?:en|t)\b/iu,
      9,
    ],
    [
      /\b(?:tests?|suite)\b.{0,20}\b(?:laufen|läuft|dauern|dauert|brauchen|braucht)\b.{0,25}\b(?:ewig|zu lange?|lange|stunden?|minuten)\b/iu,
      -6,
    ],
    [
      /testabdeckung|unit-?tests?|tests? (?:für|schreiben|ergänzen|schlagen|sind|laufen)|mehr tests|testfälle|testdaten|wackelige|end-to-end/iu,
      5,
    ],
  ],
  tooling: [
    [
      /\bbuild\b|pipeline|bereitstell|auslieferung|entwicklungsumgebung|(?:paket|version|release|bibliothek|image)\w* (?:\p{L}+ ){0,3}veröffentlich|veröffentlich\p{L}* (?:\p{L}+ ){0,3}(?:paket|version|release|bibliothek)|formatier(?:er|ung) des codes|(?<!(?:für|in|im) (?:die |der )?)\bci\b|docker/iu,
      3.5,
    ],
  ],
  security: [
    [
      /maskier|schwärz|sensib(?:el|le)|dsgvo|sicherheitslücke|schwachstelle|verschlüssel|angriff|angreif|absicher|sicherheit|\binjection|gehackt|missbrauch|datenschutz/iu,
      4.5,
    ],
  ],
  api: [
    [/schnittstelle|endpunkt|abkündig|signatur/iu, 3],
    // "The rest" is no interface.
    [/\b(?:der|den|dem|des|im|vom) rest/iu, -3],
  ],
  ui: [
    [
      /\bsieht (?:\p{L}{2,20} ){0,5}(?:furchtbar|schlimm|schrecklich|hässlich|kaputt|unmöglich|zerschossen|nicht gut|schlecht|komisch) (?:\p{L}{2,20} ){0,3}aus\b/iu,
      3,
    ],
    [/\b(?:seite|ansicht|liste|oberfläche|darstellung|tabelle|menü|übersicht|startseite)\b.{0,60}unübersichtlich/iu, 5],
    [
      /dunkelmodus|farbschema|barrierefrei|gestalt(?:en|ung)|(?:sieht (?:\p{L}{2,20} ){0,6}aus|aussehen|schöner|hässlich|altbacken|moderner)\b|tastenkürzel|seitenleiste|navigation|für (?:handys|mobilgeräte|das smartphone)|auf dem handy|oberfläche/iu,
      4,
    ],
    [/\bseite\b|startseite|knopf|schaltfläche|dialog|formular|symbol|farbe|bildschirm|anzeige/iu, 2],
  ],
  data: [
    [/datenmodell|datenbanktabelle|neue[ns]? (?:feld|spalte)|mehrere \p{L}{3,30} pro|fremdschlüssel|datentyp/iu, 3.5],
    [/datenbank|datensätze/iu, 2],
  ],
  integration: [
    [/anbind(?:en|ung)|anschließen an|anschluss an|abgleich(?:en)? mit|synchronisier|integrier|integration/iu, 4],
  ],
  feature: [
    // It shall notice something: what it notices today is no fault of it.
    [/\bsoll(?:te|ten|en)? (?:\p{L}+ ){0,4}(?:merken|erkennen|feststellen|warnen|bescheid)/iu, 7],
    [
      /brauchen|möchten?|wollen|sollen?\b|hinzufüg|einbau|einführ|ergänz|unterstütz|ermöglich|neue[nrs]? (?:funktion|seite|ansicht)|können (?:sollen|soll)|wünsch/iu,
      2.5,
    ],
    [/es (?:gibt|fehlt)|fehlt\b|gibt es (?:nicht|keine)|man kann (?:nicht|keine)|wäre (?:schön|gut|toll)/iu, 2],
  ],
};

/** German words by which a change will be seen. */
export const GERMAN_SEEN =
  /oberfläche|\bseiten?\b|startseite|knopf|knöpfe|schaltfläche|dialog|formular|menü|liste|tabelle|ansicht|symbol|farbe|anzeig|ausgabe|meldung|nutzer|kunde|benutzer|besucher|anwender|klick|sehen\b/iu;
