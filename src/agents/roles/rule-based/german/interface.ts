import { opt } from '../entries/entry';
import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Forms, themes, caches and the place of a change in German. */
export const GERMAN_INTERFACE: GermanEntries = {
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
  ...sheet(`
# form.fields · Felder und was Pflicht ist
? Welche Felder hat es, welche sind Pflicht, und was ist in jedem gültig?
~ Eine Zeile pro Feld: Name, Art, Pflicht oder nicht, Grenzen, Vorbelegung; und was nach dem Absenden kommt.
! Jedes Feld ist eine Frage an jemanden, irgendwo eine Spalte und eine Regel zum Prüfen.
> E-Mail: Pflicht, muss existieren.  Telefon: freiwillig, jedes Format.
# form.look · Anordnung des Formulars
? Wie soll das Formular aussehen?
! Länge und Anordnung entscheiden, wie viele es zu Ende ausfüllen.
- Eine Spalte, Beschriftung über den Feldern | Das Formular hat eine Spalte mit der Beschriftung über den Feldern. | + Am schnellsten zu lesen | + Geht auf Telefonen | - Lange Formulare scrollen
- Mehrere Schritte mit Fortschrittsanzeige | Das Formular ist in Schritte mit Fortschrittsanzeige geteilt; beim Zurückgehen bleibt das Eingegebene. | + Schreckt nicht ab | + Kann von früheren Antworten abhängen | - Mehr Seiten und Zustände
- Zwei Spalten in Gruppen | Das Formular zeigt seine Felder in betitelten Gruppen in zwei Spalten, auf schmalen Schirmen in einer. | + Viel auf einen Blick für die tägliche Arbeit | - Reihenfolge weniger klar
- In einem Dialog über der Seite | Das Formular öffnet sich in einem Dialog; die Seite dahinter bleibt, wie sie war. | + Der Zusammenhang bleibt | - Nur für eine Handvoll Felder
# form.validate · Wann und wo geprüft wird
? Wann wird eine Eingabe geprüft, und wo erscheint die Fehlermeldung?
! Zu früh geprüft nervt es, zu spät frustriert es.
- Beim Verlassen eines Feldes | Ein Feld wird beim Verlassen geprüft; der Fehler steht darunter.
- Beim Absenden | Das Formular wird beim Absenden geprüft; eine Übersicht oben verlinkt jedes Feld mit einem Fehler.
- Beim Tippen | Ein Feld wird beim Tippen geprüft; Fehler oder Erfolg stehen darunter.
# form.lost · Ungespeicherte und doppelt gesendete Eingaben
? Was, wenn jemand zweimal klickt, die Verbindung verliert oder mittendrin geht?
! Alles noch einmal tippen zu müssen verzeiht niemand.
- Ein zweiter Klick bewirkt nichts | Zweimal hintereinander abzusenden speichert die Eingabe einmal.
- Eingaben überstehen einen Fehler | Nach einem Fehler ist alles Eingegebene noch da.
- Entwürfe bleiben | Das Eingegebene wird als Entwurf aufbewahrt und beim nächsten Besuch angeboten.
- Warnung vor dem Verlassen | Beim Verlassen der Seite mit ungespeicherten Eingaben wird nachgefragt.
# theme.colours · Farben des Farbschemas
? Welche Farben hat das Farbschema, und was wird aus der Markenfarbe?
~ Der Ton des Hintergrunds, wie stark Kontraste sind, und welche Akzente man wiedererkennen muss.
! Umgekehrte helle Farben sehen nie richtig aus; jemand muss die Töne wählen.
- Dunkelgrau, gedämpfte Akzente | Der Hintergrund ist dunkelgrau, und Akzente sind leicht gedämpft.
- Reines Schwarz | Der Hintergrund ist reines Schwarz (#000000).
- Ein getönter dunkler Ton | Der Hintergrund ist ein dunkler Ton mit einem Stich in die Markenfarbe.
- Eine vorhandene Palette | Die Farben kommen aus der vorhandenen Palette oder den Design-Tokens.
# theme.choice · Wie das Farbschema gewählt und gemerkt wird
? Wer wählt das Farbschema, und wo wird die Wahl gemerkt?
! Es entscheidet, ob ein Schalter, eine gespeicherte Einstellung oder gar nichts zu bauen ist.
- Das System, mit Schalter | Die Einstellung des Systems gilt, bis ein Schalter sie für das Konto ersetzt.
- Ein Schalter je Gerät | Ein Schalter ändert das Farbschema; die Wahl wird nur auf dem Gerät gemerkt.
- Nur das System | Die Einstellung des Systems gilt; es gibt keinen Schalter.
- Der Betreiber | Der Betreiber legt ein Farbschema für die ganze Installation fest.
-command_line Eine Option und die Konfigurationsdatei | Das Farbschema bestimmt eine Option oder die Konfigurationsdatei; ohne beides bleibt die Ausgabe, wie sie ist.
-command_line Der Hintergrund des Terminals | Das Farbschema folgt dem Hintergrund des Terminals; eine Option geht vor.
# theme.reach · Was das Farbschema umfasst
? Welche Teile müssen dem Farbschema folgen, und welche bleiben, wie sie sind?
! Von den vergessenen Teilen werden Bildschirmfotos verschickt.
- Alle Seiten und Dialoge | Alle Seiten, Dialoge, Anmelde- und Fehlerseiten folgen dem Farbschema.
- Diagramme, Code und eingebettete Inhalte | Diagramme, Codeblöcke und eingebettete Inhalte folgen dem Farbschema.
- Bilder und Logos | Bilder und Logos haben eine Fassung für jedes Farbschema.
- Nicht E-Mails und Druck | E-Mails, Druck und PDF bleiben immer hell.
# theme.first-paint · Kontrast und der erste Moment beim Laden
? Was muss für Kontrast und beim Laden gelten?
! Unlesbarer grauer Text und ein weißer Blitz sind die zwei klassischen Klagen über ein neues Farbschema.
- Kontrast nach WCAG AA | In jedem Farbschema hat Text einen Kontrast von 4,5:1, Bedienelemente und Symbole von 3:1.
- Kein Aufblitzen des falschen Schemas | Das richtige Farbschema ist vom ersten Bild an da.
- Hoher Kontrast | Ein Farbschema mit hohem Kontrast beachtet die erzwungenen Farben des Systems.
# theme.custom · Vorhandene Stile und eigene Farbschemas
? Gibt es eigene Farbschemas oder Stilanpassungen, die nicht brechen dürfen?
! Eine einzige umbenannte Farbvariable kann jemandes ganze Anpassung zunichtemachen.
- Ja, sie funktionieren weiter | Vorhandene eigene Farbschemas und Anpassungen funktionieren unverändert weiter.
- Sie müssen vielleicht angepasst werden | Variablen dürfen umbenannt werden; das Changelog nennt alte und neue Namen.
- Es gibt keine | Es gibt keine eigenen Farbschemas; Farben und Variablen dürfen frei ersetzt werden.
# cache.what · Was zwischengespeichert wird
? Was wird zwischengespeichert: welche Routen, Abfragen oder Ergebnisse?
?library Welche Aufrufe oder Ergebnisse werden zwischengespeichert, und auch ungefragt?
?command_line Welche Ergebnisse werden von einem Lauf zum nächsten zwischengespeichert?
~ Was es heute kostet, was dadurch wie viel gewinnen muss, und was nie zwischengespeichert wird.
! Zwischenzuspeichern, was sich oft ändert, kostet mehr, als es spart.
> GET /products und die Preisabfrage (heute 800 ms, bei Treffern unter 20 ms); nie der Warenkorb
# cache.fresh · Aktualität und Ungültigwerden
? Wie alt darf eine zwischengespeicherte Antwort sein, und was macht sie ungültig?
~ Sekunden oder Stunden, Schreibzugriffe, geänderte Eingaben, und ein Weg zum Leeren oder Umgehen.
! Das Ungültigwerden ist der schwere Teil; eine falsche Antwort sehen die Benutzer.
- Er läuft ab | Ein Eintrag läuft nach einer Zeit ab, die je Art von Ergebnis festgelegt ist.
- Eine Änderung macht ihn ungültig | Ein Schreibzugriff oder eine geänderte Eingabe macht die Einträge ungültig, die davon abhängen.
- Alt, während erneuert wird | Ein abgelaufener Eintrag wird noch einmal ausgeliefert, während er erneuert wird.
- Nachfragen, ob er sich geändert hat | Ein Eintrag wird vor jeder Verwendung mit ETag oder Last-Modified geprüft.
- Ein Weg zum Leeren | Ein einzelner Eintrag oder der ganze Zwischenspeicher lässt sich von Hand leeren.
# cache.store · Ort des Zwischenspeichers und sein Ausfall
? Wo liegt der Zwischenspeicher?
~ Auch was geschieht, wenn er voll, nicht erreichbar oder beschädigt ist.
! Mehrere Prozesse mit je eigenem Gedächtnis geben verschiedene Antworten.
- Im Arbeitsspeicher, hinter einer Schnittstelle | Der Zwischenspeicher liegt im Arbeitsspeicher des Prozesses, hinter einer Schnittstelle für andere Speicher. | + Nichts zu betreiben | + Ein anderer Speicher kann dazukommen | - Jeder Prozess hat seinen eigenen
- Redis oder Memcached | Der Zwischenspeicher liegt in Redis oder Memcached, gemeinsam für alle Prozesse. | + Gemeinsam für alle Prozesse | + Überlebt eine Auslieferung | - Ein weiterer Dienst zu betreiben
- HTTP-Zwischenspeicher | Antworten tragen Header, nach denen Browser, Proxys oder ein CDN sie zwischenspeichern. | + Nimmt dem Server die Last ab | - Schwer ungültig zu machen, nur für öffentliche Daten
-library Im Arbeitsspeicher, hinter einer Schnittstelle | Der Zwischenspeicher liegt im Arbeitsspeicher des Prozesses, hinter einer Schnittstelle für andere Speicher. | + Nichts zu betreiben | + Ein anderer Speicher kann dazukommen | - Jeder Prozess hat seinen eigenen
-library Dateien in einem Cache-Ordner | Der Zwischenspeicher liegt als Dateien in einem Cache-Ordner, und beschädigte Dateien werden übergangen. | + Überlebt den Prozess | - Braucht eine Größengrenze und sicheres Schreiben durch mehrere Prozesse
-command_line Im Arbeitsspeicher, hinter einer Schnittstelle | Der Zwischenspeicher liegt im Arbeitsspeicher des Prozesses, hinter einer Schnittstelle für andere Speicher. | + Nichts zu betreiben | + Ein anderer Speicher kann dazukommen | - Jeder Prozess hat seinen eigenen
-command_line Dateien in einem Cache-Ordner | Der Zwischenspeicher liegt als Dateien in einem Cache-Ordner, und beschädigte Dateien werden übergangen. | + Überlebt den Prozess | - Braucht eine Größengrenze und sicheres Schreiben durch mehrere Prozesse
# cache.users · Antworten, die einem Benutzer gehören
? Wie werden Antworten auseinandergehalten, die einem Benutzer gehören?
! Ein gemeinsamer Zwischenspeicher mit privaten Daten ist das klassische Leck.
- Nie zwischengespeichert | Eine Antwort an einen angemeldeten Benutzer wird nie zwischengespeichert.
- Je Benutzer | Der Benutzer oder Kunde ist Teil des Schlüssels einer zwischengespeicherten Antwort.
- Es gibt keine | Alles Zwischengespeicherte ist öffentlich.
# cache.gain · Ziel und Beobachtung
? Welches Ziel soll erreicht werden, und woran sieht man, ob es erreicht wird?
~ Antwortzeit oder Last vorher und nachher, gezählte Treffer und Fehlschläge, was bisherige Nutzer merken, die Voreinstellung.
! Ein Zwischenspeicher, den niemand misst, bleibt, auch wenn er nichts bringt.
> p95 unter 20 ms bei einem Treffer; Treffer und Fehlschläge gezählt; zunächst aus
# cache.key · Schlüssel und Größe des Zwischenspeichers
? Woran wird ein Eintrag wiedergefunden, und was begrenzt die Größe?
~ Argumente oder Inhalt als Schlüssel, Gleichheit von Objekten, Fehlschläge, gleichzeitige Aufrufe, Verdrängung.
! Ein Zwischenspeicher ohne Grenze ist ein Leck, und ein falscher Schlüssel ein falsches Ergebnis.
- Alle Eingaben sind der Schlüssel | Zwei Aufrufe teilen einen Eintrag nur, wenn alle Eingaben gleich sind.
- Ein Schlüssel des Aufrufers | Der Aufrufer kann eine Funktion übergeben, die den Schlüssel bildet.
- Eine größte Zahl | Der Zwischenspeicher hält eine begrenzte Zahl von Einträgen; der am längsten ungenutzte geht zuerst.
- Keine Fehlschläge | Ein fehlgeschlagener Aufruf wird nie zwischengespeichert.
- Ein Aufruf für alle | Gleichzeitige Aufrufe zum selben Schlüssel teilen sich eine Berechnung.
`),
};
