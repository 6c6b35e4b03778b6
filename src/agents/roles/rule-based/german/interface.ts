import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** Forms, themes, caches and the place of a change in German. */
export const GERMAN_INTERFACE: TextsByKey = {
  ...sheet(`
# form.fields · Felder und was Pflicht ist
? Welche Felder hat es, welche sind Pflicht, und was ist in jedem gültig?
~ Eine Zeile pro Feld: Name, Art, Pflicht oder nicht, Grenzen, Vorbelegung; und was nach dem Absenden kommt.
! Jedes Feld ist eine Frage an jemanden, irgendwo eine Spalte und eine Regel zum Prüfen.
> E-Mail: Pflicht, muss existieren.  Telefon: freiwillig, jedes Format.
# form.look · Anordnung des Formulars
? Wie soll das Formular aussehen?
! Länge und Anordnung entscheiden, wie viele es zu Ende ausfüllen.
- Eine Spalte, Beschriftung über den Feldern | Das Formular muss eine Spalte mit der Beschriftung über den Feldern haben. | + Am schnellsten zu lesen | + Geht auf Telefonen | - Lange Formulare scrollen
- Mehrere Schritte mit Fortschrittsanzeige | Das Formular muss in Schritte mit Fortschrittsanzeige geteilt sein und beim Zurückgehen das Eingegebene behalten. | + Schreckt nicht ab | + Kann von früheren Antworten abhängen | - Mehr Seiten und Zustände
- Zwei Spalten in Gruppen | Das Formular muss seine Felder in betitelten Gruppen in zwei Spalten zeigen, auf schmalen Schirmen in einer. | + Viel auf einen Blick für die tägliche Arbeit | - Reihenfolge weniger klar
- In einem Dialog über der Seite | Das Formular muss sich in einem Dialog öffnen, mit der Seite dahinter, wie sie war. | + Der Zusammenhang bleibt | - Nur für eine Handvoll Felder
# form.validate · Wann und wo geprüft wird
? Wann wird eine Eingabe geprüft, und wo erscheint die Fehlermeldung?
! Zu früh geprüft nervt es, zu spät frustriert es.
- Beim Verlassen eines Feldes | Wenn eine Eingabe falsch ist, muss ihr Fehler beim Verlassen des Feldes darunter stehen.
- Beim Absenden | Wenn eine Eingabe beim Absenden falsch ist, muss eine Übersicht oben jedes Feld mit einem Fehler verlinken.
- Beim Tippen | Wenn eine Eingabe falsch ist, muss ihr Fehler beim Tippen unter dem Feld stehen.
# form.lost · Ungespeicherte und doppelt gesendete Eingaben
? Was, wenn jemand zweimal klickt, die Verbindung verliert oder mittendrin geht?
! Alles noch einmal tippen zu müssen verzeiht niemand.
- Ein zweiter Klick bewirkt nichts | Wenn das Formular zweimal hintereinander abgesendet wird, muss das System die Eingabe einmal speichern.
- Eingaben überstehen einen Fehler | Wenn das Absenden scheitert, muss das Formular alles Eingegebene behalten.
- Entwürfe bleiben | Wenn jemand mittendrin geht, muss das Formular das Eingegebene als Entwurf für den nächsten Besuch aufbewahren.
- Warnung vor dem Verlassen | Wenn jemand die Seite mit ungespeicherten Eingaben verlässt, muss das System nachfragen.
# confirm.how · Vorher fragen oder zurücknehmen
? Soll vorher gefragt werden, oder soll man es leicht zurücknehmen können?
! Eine Frage hält jedes Mal alle auf; zurücknehmen hilft nur, wer es bemerkt.
- Ein eigener Dialog | Wenn jemand es auslöst, muss zuerst ein Dialog fragen, der nennt, worum es geht, ohne Folgen beim Abbrechen.
- Die Frage des Browsers oder Systems | Wenn jemand es auslöst, muss zuerst das eingebaute Bestätigungsfenster fragen, ohne Folgen beim Abbrechen.
- Zwei Klicks an derselben Stelle | Der erste Klick muss aus dem Bedienelement eine Bestätigung machen, die nach fünf Sekunden zurückgeht.
- Sofort, mit „Rückgängig“ | Wenn es geschehen ist, muss ein Hinweis zehn Sekunden lang „Rückgängig“ anbieten.
# confirm.words · Wortlaut der Frage
? Wie lautet die Frage, und wie heißen die beiden Möglichkeiten?
~ Der Satz mit dem, was er nennt, das Wort auf jedem Knopf, und welchen die Eingabetaste nimmt.
! „OK“ und „Abbrechen“ werden verwechselt; der Wortlaut entscheidet, ob es überhaupt jemand liest.
> … wirklich löschen? Das lässt sich nicht rückgängig machen. [Behalten] [Löschen]
# confirm.where · Wo es noch gilt
? Nur dort, oder überall, wo mit einem Klick etwas verloren geht?
! Dasselbe Versehen passiert am Knopf daneben.
- Nur dort | Alles andere, was mit einem Klick verloren geht, muss bleiben, wie es ist.
- Überall, wo etwas verloren geht | Jedes Bedienelement, das mit einem Klick etwas löscht, muss es ebenso halten.
# theme.colours · Farben des Farbschemas
? Welche Farben hat das Farbschema, und was wird aus der Markenfarbe?
~ Der Ton des Hintergrunds, wie stark Kontraste sind, und welche Akzente man wiedererkennen muss.
! Umgekehrte helle Farben sehen nie richtig aus; jemand muss die Töne wählen.
- Dunkelgrau, gedämpfte Akzente | Das Farbschema muss einen dunkelgrauen Hintergrund und leicht gedämpfte Akzente haben.
- Reines Schwarz | Das Farbschema muss reines Schwarz (#000000) als Hintergrund haben.
- Ein getönter dunkler Ton | Das Farbschema muss einen dunklen Hintergrund mit einem Stich in die Markenfarbe haben.
- Eine vorhandene Palette | Das Farbschema muss seine Farben aus der vorhandenen Palette oder den Design-Tokens nehmen.
# theme.choice · Wie das Farbschema gewählt und gemerkt wird
? Wer wählt das Farbschema, und wo wird die Wahl gemerkt?
! Es entscheidet, ob ein Schalter, eine gespeicherte Einstellung oder gar nichts zu bauen ist.
- Das System, mit Schalter | Das Farbschema muss der Einstellung des Betriebssystems folgen, bis ein Schalter sie auf dem Gerät ersetzt.
- Ein Schalter je Konto | Ein Schalter muss das Farbschema ändern und die Wahl beim Konto speichern.
- Nur das System | Das Farbschema muss der Einstellung des Betriebssystems folgen, ohne Schalter.
- Der Betreiber | Der Betreiber muss ein Farbschema für die ganze Installation festlegen.
-command_line Eine Option und die Konfigurationsdatei | Das Farbschema muss durch eine Option oder in der Konfigurationsdatei bestimmt werden.
-command_line Der Hintergrund des Terminals | Das Farbschema muss dem Hintergrund des Terminals folgen.
# theme.reach · Was das Farbschema umfasst
? Welche Teile müssen dem Farbschema folgen, und welche bleiben, wie sie sind?
! Von den vergessenen Teilen werden Bildschirmfotos verschickt.
- Alle Seiten und Dialoge | Alle Seiten, Dialoge, Anmelde- und Fehlerseiten müssen dem Farbschema folgen.
- Diagramme, Code und eingebettete Inhalte | Diagramme, Codeblöcke und eingebettete Inhalte müssen dem Farbschema folgen.
- Bilder und Logos | Bilder und Logos müssen eine Fassung für jedes Farbschema haben.
- Nicht E-Mails und Druck | E-Mails, Druck und PDF müssen immer hell bleiben.
# theme.first-paint · Kontrast und der erste Moment beim Laden
? Was muss für Kontrast und beim Laden gelten?
! Unlesbarer grauer Text und ein weißer Blitz sind die zwei klassischen Klagen über ein neues Farbschema.
- Kontrast nach WCAG AA | Jedes Farbschema muss für Text einen Kontrast von 4,5:1 haben, für Bedienelemente und Symbole von 3:1.
- Kein Aufblitzen des falschen Schemas | Das richtige Farbschema muss vom ersten Bild an da sein.
- Hoher Kontrast | Ein Farbschema mit hohem Kontrast muss die erzwungenen Farben des Betriebssystems beachten.
# theme.custom · Vorhandene Stile und eigene Farbschemas
? Gibt es eigene Farbschemas oder Stilanpassungen, die nicht brechen dürfen?
! Eine einzige umbenannte Farbvariable kann jemandes ganze Anpassung zunichtemachen.
- Ja, sie funktionieren weiter | Vorhandene eigene Farbschemas und Anpassungen müssen unverändert weiter funktionieren.
- Sie müssen vielleicht angepasst werden | Variablen können umbenannt werden; das Changelog nennt alte und neue Namen.
- Es gibt keine | Es gibt keine eigenen Farbschemas; Farben und Variablen können frei ersetzt werden.
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
- Er läuft ab | Ein Eintrag muss nach einer Zeit ablaufen, die je Art von Ergebnis festgelegt ist.
- Eine Änderung macht ihn ungültig | Wenn seine Quelle geschrieben wird oder eine Eingabe sich ändert, muss das System die Einträge ungültig machen, die davon abhängen.
- Alt, während erneuert wird | Wenn ein Eintrag abgelaufen ist, muss das System ihn noch einmal ausliefern, während er erneuert wird.
- Nachfragen, ob er sich geändert hat | Das System muss einen Eintrag vor jeder Verwendung mit ETag oder Last-Modified prüfen.
- Ein Weg zum Leeren | Ein einzelner Eintrag oder der ganze Zwischenspeicher muss sich von Hand leeren lassen.
# cache.store · Ort des Zwischenspeichers und sein Ausfall
? Wo liegt der Zwischenspeicher?
~ Auch was geschieht, wenn er voll, nicht erreichbar oder beschädigt ist.
! Mehrere Prozesse mit je eigenem Gedächtnis geben verschiedene Antworten.
- Im Arbeitsspeicher, hinter einer Schnittstelle | Der Zwischenspeicher muss im Arbeitsspeicher des Prozesses liegen, hinter einer Schnittstelle für andere Speicher. | + Nichts zu betreiben | + Ein anderer Speicher kann dazukommen | - Jeder Prozess hat seinen eigenen
- Redis oder Memcached | Der Zwischenspeicher muss in Redis oder Memcached liegen, gemeinsam für alle Prozesse. | + Gemeinsam für alle Prozesse | + Überlebt eine Auslieferung | - Ein weiterer Dienst zu betreiben
- HTTP-Zwischenspeicher | Antworten müssen Header tragen, nach denen Browser, Proxys oder ein CDN sie zwischenspeichern. | + Nimmt dem Server die Last ab | - Schwer ungültig zu machen, nur für öffentliche Daten
-library Im Arbeitsspeicher, hinter einer Schnittstelle | Der Zwischenspeicher muss im Arbeitsspeicher des Prozesses liegen, hinter einer Schnittstelle für andere Speicher. | + Nichts zu betreiben | + Ein anderer Speicher kann dazukommen | - Jeder Prozess hat seinen eigenen
-library Dateien in einem Cache-Ordner | Der Zwischenspeicher muss als Dateien in einem Cache-Ordner liegen, von denen beschädigte übergangen werden. | + Überlebt den Prozess | - Braucht eine Größengrenze und sicheres Schreiben durch mehrere Prozesse
-command_line Im Arbeitsspeicher, hinter einer Schnittstelle | Der Zwischenspeicher muss im Arbeitsspeicher des Prozesses liegen, hinter einer Schnittstelle für andere Speicher. | + Nichts zu betreiben | + Ein anderer Speicher kann dazukommen | - Jeder Prozess hat seinen eigenen
-command_line Dateien in einem Cache-Ordner | Der Zwischenspeicher muss als Dateien in einem Cache-Ordner liegen, von denen beschädigte übergangen werden. | + Überlebt den Prozess | - Braucht eine Größengrenze und sicheres Schreiben durch mehrere Prozesse
# cache.users · Antworten, die einem Benutzer gehören
? Wie werden Antworten auseinandergehalten, die einem Benutzer gehören?
! Ein gemeinsamer Zwischenspeicher mit privaten Daten ist das klassische Leck.
- Nie zwischengespeichert | Das System darf eine Antwort an einen angemeldeten Benutzer nie zwischenspeichern.
- Je Benutzer | Der Benutzer oder Kunde muss Teil des Schlüssels einer zwischengespeicherten Antwort sein.
- Es gibt keine | Das System darf nur zwischenspeichern, was öffentlich ist.
# cache.gain · Ziel und Beobachtung
? Welches Ziel soll erreicht werden, und woran sieht man, ob es erreicht wird?
~ Antwortzeit oder Last vorher und nachher, gezählte Treffer und Fehlschläge, was bisherige Nutzer merken, die Voreinstellung.
! Ein Zwischenspeicher, den niemand misst, bleibt, auch wenn er nichts bringt.
> p95 unter 20 ms bei einem Treffer; Treffer und Fehlschläge gezählt; zunächst aus
# cache.key · Schlüssel und Größe des Zwischenspeichers
? Woran wird ein Eintrag wiedergefunden, und was begrenzt die Größe?
~ Argumente oder Inhalt als Schlüssel, Gleichheit von Objekten, Fehlschläge, gleichzeitige Aufrufe, Verdrängung.
! Ein Zwischenspeicher ohne Grenze ist ein Leck, und ein falscher Schlüssel ein falsches Ergebnis.
- Alle Eingaben sind der Schlüssel | Zwei Aufrufe dürfen einen Eintrag nur teilen, wenn alle Eingaben gleich sind.
- Ein Schlüssel des Aufrufers | Der Aufrufer muss eine Funktion übergeben können, die den Schlüssel bildet.
- Eine größte Zahl | Wenn der Zwischenspeicher voll ist, muss der am längsten ungenutzte Eintrag zuerst gehen.
- Keine Fehlschläge | Das System darf einen fehlgeschlagenen Aufruf nie zwischenspeichern.
- Ein Aufruf für alle | Gleichzeitige Aufrufe zum selben Schlüssel müssen sich eine Berechnung teilen.
`),
};
