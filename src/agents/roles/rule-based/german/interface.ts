import { byProject, design, opt } from '../entries/entry';
import type { GermanEntries } from './entry';

/** Forms, themes, caches and the place of a change in German. */
export const GERMAN_INTERFACE: GermanEntries = {
  'form.fields': {
    names: 'Felder und was Pflicht ist',
    ask: 'Welche Felder hat es, welche sind Pflicht, und was ist in jedem gültig?',
    context:
      'Eine Zeile pro Feld: Name, Art, Pflicht oder nicht, Grenzen, Vorbelegung; und was nach dem Absenden kommt.',
    why: 'Jedes Feld ist eine Frage an jemanden, irgendwo eine Spalte und eine Regel zum Prüfen.',
    placeholder: 'E-Mail: Pflicht, muss existieren.  Telefon: freiwillig, jedes Format.',
  },
  'form.look': {
    names: 'Anordnung des Formulars',
    ask: 'Wie soll das Formular aussehen?',
    why: 'Länge und Anordnung entscheiden, wie viele es zu Ende ausfüllen.',
    options: [
      design(
        'Eine Spalte, Beschriftung über den Feldern',
        'Das Formular hat eine Spalte mit der Beschriftung über den Feldern.',
        ['Am schnellsten zu lesen', 'Geht auf Telefonen'],
        ['Lange Formulare scrollen'],
      ),
      design(
        'Mehrere Schritte mit Fortschrittsanzeige',
        'Das Formular ist in Schritte mit Fortschrittsanzeige geteilt; beim Zurückgehen bleibt das Eingegebene.',
        ['Schreckt nicht ab', 'Kann von früheren Antworten abhängen'],
        ['Mehr Seiten und Zustände'],
      ),
      design(
        'Zwei Spalten in Gruppen',
        'Das Formular zeigt seine Felder in betitelten Gruppen in zwei Spalten, auf schmalen Schirmen in einer.',
        ['Viel auf einen Blick für die tägliche Arbeit'],
        ['Reihenfolge weniger klar'],
      ),
      design(
        'In einem Dialog über der Seite',
        'Das Formular öffnet sich in einem Dialog; die Seite dahinter bleibt, wie sie war.',
        ['Der Zusammenhang bleibt'],
        ['Nur für eine Handvoll Felder'],
      ),
    ],
  },
  'form.validate': {
    names: 'Wann und wo geprüft wird',
    ask: 'Wann wird eine Eingabe geprüft, und wo erscheint die Fehlermeldung?',
    why: 'Zu früh geprüft nervt es, zu spät frustriert es.',
    options: [
      opt('Beim Verlassen eines Feldes', 'Ein Feld wird beim Verlassen geprüft; der Fehler steht darunter.'),
      opt(
        'Beim Absenden',
        'Das Formular wird beim Absenden geprüft; eine Übersicht oben verlinkt jedes Feld mit einem Fehler.',
      ),
      opt('Beim Tippen', 'Ein Feld wird beim Tippen geprüft; Fehler oder Erfolg stehen darunter.'),
    ],
  },
  'form.lost': {
    names: 'Ungespeicherte und doppelt gesendete Eingaben',
    ask: 'Was, wenn jemand zweimal klickt, die Verbindung verliert oder mittendrin geht?',
    why: 'Alles noch einmal tippen zu müssen verzeiht niemand.',
    options: [
      opt('Ein zweiter Klick bewirkt nichts', 'Zweimal hintereinander abzusenden speichert die Eingabe einmal.'),
      opt('Eingaben überstehen einen Fehler', 'Nach einem Fehler ist alles Eingegebene noch da.'),
      opt('Entwürfe bleiben', 'Das Eingegebene wird als Entwurf aufbewahrt und beim nächsten Besuch angeboten.'),
      opt('Warnung vor dem Verlassen', 'Beim Verlassen der Seite mit ungespeicherten Eingaben wird nachgefragt.'),
    ],
  },
  'theme.colours': {
    names: 'Farben des Farbschemas',
    ask: 'Welche Farben hat das Farbschema, und was wird aus der Markenfarbe?',
    context: 'Der Ton des Hintergrunds, wie stark Kontraste sind, und welche Akzente man wiedererkennen muss.',
    why: 'Umgekehrte helle Farben sehen nie richtig aus; jemand muss die Töne wählen.',
    options: [
      opt('Dunkelgrau, gedämpfte Akzente', 'Der Hintergrund ist dunkelgrau, und Akzente sind leicht gedämpft.'),
      opt('Reines Schwarz', 'Der Hintergrund ist reines Schwarz (#000000).'),
      opt('Ein getönter dunkler Ton', 'Der Hintergrund ist ein dunkler Ton mit einem Stich in die Markenfarbe.'),
      opt('Eine vorhandene Palette', 'Die Farben kommen aus der vorhandenen Palette oder den Design-Tokens.'),
    ],
  },
  'theme.choice': {
    names: 'Wie das Farbschema gewählt und gemerkt wird',
    ask: 'Wer wählt das Farbschema, und wo wird die Wahl gemerkt?',
    why: 'Es entscheidet, ob ein Schalter, eine gespeicherte Einstellung oder gar nichts zu bauen ist.',
    options: ({ project }) =>
      project === 'command_line'
        ? [
            opt(
              'Eine Option und die Konfigurationsdatei',
              'Das Farbschema bestimmt eine Option oder die Konfigurationsdatei; ohne beides bleibt die Ausgabe, wie sie ist.',
            ),
            opt(
              'Der Hintergrund des Terminals',
              'Das Farbschema folgt dem Hintergrund des Terminals; eine Option geht vor.',
            ),
          ]
        : [
            opt(
              'Das System, mit Schalter',
              'Die Einstellung des Systems gilt, bis ein Schalter sie für das Konto ersetzt.',
            ),
            opt(
              'Ein Schalter je Gerät',
              'Ein Schalter ändert das Farbschema; die Wahl wird nur auf dem Gerät gemerkt.',
            ),
            opt('Nur das System', 'Die Einstellung des Systems gilt; es gibt keinen Schalter.'),
            opt('Der Betreiber', 'Der Betreiber legt ein Farbschema für die ganze Installation fest.'),
          ],
  },
  'theme.reach': {
    names: 'Was das Farbschema umfasst',
    ask: 'Welche Teile müssen dem Farbschema folgen, und welche bleiben, wie sie sind?',
    why: 'Von den vergessenen Teilen werden Bildschirmfotos verschickt.',
    options: [
      opt('Alle Seiten und Dialoge', 'Alle Seiten, Dialoge, Anmelde- und Fehlerseiten folgen dem Farbschema.'),
      opt(
        'Diagramme, Code und eingebettete Inhalte',
        'Diagramme, Codeblöcke und eingebettete Inhalte folgen dem Farbschema.',
      ),
      opt('Bilder und Logos', 'Bilder und Logos haben eine Fassung für jedes Farbschema.'),
      opt('Nicht E-Mails und Druck', 'E-Mails, Druck und PDF bleiben immer hell.'),
    ],
  },
  'theme.first-paint': {
    names: 'Kontrast und der erste Moment beim Laden',
    ask: 'Was muss für Kontrast und beim Laden gelten?',
    why: 'Unlesbarer grauer Text und ein weißer Blitz sind die zwei klassischen Klagen über ein neues Farbschema.',
    options: [
      opt(
        'Kontrast nach WCAG AA',
        'In jedem Farbschema hat Text einen Kontrast von 4,5:1, Bedienelemente und Symbole von 3:1.',
      ),
      opt('Kein Aufblitzen des falschen Schemas', 'Das richtige Farbschema ist vom ersten Bild an da.'),
      opt('Hoher Kontrast', 'Ein Farbschema mit hohem Kontrast beachtet die erzwungenen Farben des Systems.'),
    ],
  },
  'theme.custom': {
    names: 'Vorhandene Stile und eigene Farbschemas',
    ask: 'Gibt es eigene Farbschemas oder Stilanpassungen, die nicht brechen dürfen?',
    why: 'Eine einzige umbenannte Farbvariable kann jemandes ganze Anpassung zunichtemachen.',
    options: [
      opt(
        'Ja, sie funktionieren weiter',
        'Vorhandene eigene Farbschemas und Anpassungen funktionieren unverändert weiter.',
      ),
      opt(
        'Sie müssen vielleicht angepasst werden',
        'Variablen dürfen umbenannt werden; das Changelog nennt alte und neue Namen.',
      ),
      opt('Es gibt keine', 'Es gibt keine eigenen Farbschemas; Farben und Variablen dürfen frei ersetzt werden.'),
    ],
  },
  'cache.what': {
    names: 'Was zwischengespeichert wird',
    ask: byProject({
      library: 'Welche Aufrufe oder Ergebnisse werden zwischengespeichert, und auch ungefragt?',
      command_line: 'Welche Ergebnisse werden von einem Lauf zum nächsten zwischengespeichert?',
      other: 'Was wird zwischengespeichert: welche Routen, Abfragen oder Ergebnisse?',
    }),
    context: 'Was es heute kostet, was dadurch wie viel gewinnen muss, und was nie zwischengespeichert wird.',
    why: 'Zwischenzuspeichern, was sich oft ändert, kostet mehr, als es spart.',
    placeholder: 'GET /products und die Preisabfrage (heute 800 ms, bei Treffern unter 20 ms); nie der Warenkorb',
  },
  'cache.fresh': {
    names: 'Aktualität und Ungültigwerden',
    ask: 'Wie alt darf eine zwischengespeicherte Antwort sein, und was macht sie ungültig?',
    context: 'Sekunden oder Stunden, Schreibzugriffe, geänderte Eingaben, und ein Weg zum Leeren oder Umgehen.',
    why: 'Das Ungültigwerden ist der schwere Teil; eine falsche Antwort sehen die Benutzer.',
    options: [
      opt('Er läuft ab', 'Ein Eintrag läuft nach einer Zeit ab, die je Art von Ergebnis festgelegt ist.'),
      opt(
        'Eine Änderung macht ihn ungültig',
        'Ein Schreibzugriff oder eine geänderte Eingabe macht die Einträge ungültig, die davon abhängen.',
      ),
      opt(
        'Alt, während erneuert wird',
        'Ein abgelaufener Eintrag wird noch einmal ausgeliefert, während er erneuert wird.',
      ),
      opt(
        'Nachfragen, ob er sich geändert hat',
        'Ein Eintrag wird vor jeder Verwendung mit ETag oder Last-Modified geprüft.',
      ),
      opt('Ein Weg zum Leeren', 'Ein einzelner Eintrag oder der ganze Zwischenspeicher lässt sich von Hand leeren.'),
    ],
  },
  'cache.store': {
    names: 'Ort des Zwischenspeichers und sein Ausfall',
    ask: 'Wo liegt der Zwischenspeicher?',
    context: 'Auch was geschieht, wenn er voll, nicht erreichbar oder beschädigt ist.',
    why: 'Mehrere Prozesse mit je eigenem Gedächtnis geben verschiedene Antworten.',
    options: ({ project }) => [
      design(
        'Im Arbeitsspeicher, hinter einer Schnittstelle',
        'Der Zwischenspeicher liegt im Arbeitsspeicher des Prozesses, hinter einer Schnittstelle für andere Speicher.',
        ['Nichts zu betreiben', 'Ein anderer Speicher kann dazukommen'],
        ['Jeder Prozess hat seinen eigenen'],
      ),
      ...(project === 'library' || project === 'command_line'
        ? [
            design(
              'Dateien in einem Cache-Ordner',
              'Der Zwischenspeicher liegt als Dateien in einem Cache-Ordner, und beschädigte Dateien werden übergangen.',
              ['Überlebt den Prozess'],
              ['Braucht eine Größengrenze und sicheres Schreiben durch mehrere Prozesse'],
            ),
          ]
        : [
            design(
              'Redis oder Memcached',
              'Der Zwischenspeicher liegt in Redis oder Memcached, gemeinsam für alle Prozesse.',
              ['Gemeinsam für alle Prozesse', 'Überlebt eine Auslieferung'],
              ['Ein weiterer Dienst zu betreiben'],
            ),
            design(
              'HTTP-Zwischenspeicher',
              'Antworten tragen Header, nach denen Browser, Proxys oder ein CDN sie zwischenspeichern.',
              ['Nimmt dem Server die Last ab'],
              ['Schwer ungültig zu machen, nur für öffentliche Daten'],
            ),
          ]),
    ],
  },
  'cache.users': {
    names: 'Antworten, die einem Benutzer gehören',
    ask: 'Wie werden Antworten auseinandergehalten, die einem Benutzer gehören?',
    why: 'Ein gemeinsamer Zwischenspeicher mit privaten Daten ist das klassische Leck.',
    options: [
      opt('Nie zwischengespeichert', 'Eine Antwort an einen angemeldeten Benutzer wird nie zwischengespeichert.'),
      opt('Je Benutzer', 'Der Benutzer oder Kunde ist Teil des Schlüssels einer zwischengespeicherten Antwort.'),
      opt('Es gibt keine', 'Alles Zwischengespeicherte ist öffentlich.'),
    ],
  },
  'cache.gain': {
    names: 'Ziel und Beobachtung',
    ask: 'Welches Ziel soll erreicht werden, und woran sieht man, ob es erreicht wird?',
    context:
      'Antwortzeit oder Last vorher und nachher, gezählte Treffer und Fehlschläge, was bisherige Nutzer merken, die Voreinstellung.',
    why: 'Ein Zwischenspeicher, den niemand misst, bleibt, auch wenn er nichts bringt.',
    placeholder: 'p95 unter 20 ms bei einem Treffer; Treffer und Fehlschläge gezählt; zunächst aus',
  },
  'cache.key': {
    names: 'Schlüssel und Größe des Zwischenspeichers',
    ask: 'Woran wird ein Eintrag wiedergefunden, und was begrenzt die Größe?',
    context:
      'Argumente oder Inhalt als Schlüssel, Gleichheit von Objekten, Fehlschläge, gleichzeitige Aufrufe, Verdrängung.',
    why: 'Ein Zwischenspeicher ohne Grenze ist ein Leck, und ein falscher Schlüssel ein falsches Ergebnis.',
    options: [
      opt('Alle Eingaben sind der Schlüssel', 'Zwei Aufrufe teilen einen Eintrag nur, wenn alle Eingaben gleich sind.'),
      opt('Ein Schlüssel des Aufrufers', 'Der Aufrufer kann eine Funktion übergeben, die den Schlüssel bildet.'),
      opt(
        'Eine größte Zahl',
        'Der Zwischenspeicher hält eine begrenzte Zahl von Einträgen; der am längsten ungenutzte geht zuerst.',
      ),
      opt('Keine Fehlschläge', 'Ein fehlgeschlagener Aufruf wird nie zwischengespeichert.'),
      opt('Ein Aufruf für alle', 'Gleichzeitige Aufrufe zum selben Schlüssel teilen sich eine Berechnung.'),
    ],
  },
  'evidence.place': {
    names: 'Ort der Änderung',
    ask: ({ code, kind }) =>
      kind === 'bug' || kind === 'performance'
        ? `Liegt es an \`${code[0]?.path ?? ''}\`?`
        : `Gefunden ist \`${code[0]?.path ?? ''}\`: erweitern oder daneben bauen?`,
    why: 'Wo die Änderung hinkommt, entscheidet, was vorhandene Aufrufer von ihr merken.',
    options: ({ code, kind }) => {
      const path = `\`${code[0]?.path ?? ''}\``;
      return kind === 'bug' || kind === 'performance'
        ? [
            opt(
              'Ja, daran',
              `Der Fehler liegt in ${path}; anderer Code nach demselben Muster wird aufgelistet, nicht geändert.`,
            ),
            opt(
              'Daran, und überall nach demselben Muster',
              `Die Korrektur umfasst ${path} und allen Code nach demselben Muster.`,
            ),
          ]
        : [
            opt(
              `${path} erweitern`,
              `Die Änderung erweitert ${path}; vorhandene Aufrufer behalten ohne eigenes Zutun ihr Verhalten.`,
            ),
            opt('Ein neues Modul daneben', `Die Änderung ist ein eigenes Modul; ${path} bleibt, wie es ist.`),
            opt('Es ersetzen', `Die Änderung ersetzt ${path}, und dessen Aufrufer ziehen um.`),
            opt('Es hat nichts damit zu tun', `${path} hat mit der Änderung nichts zu tun und bleibt, wie es ist.`),
          ];
    },
  },
};
