import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** Dashboards, comments, languages and accessibility in German. */
export const GERMAN_PEOPLE: TextsByKey = sheet(`
# dashboard.questions · Fragen, die die Zahlen beantworten
? Welche Fragen sollen die Zahlen beantworten, für wen, und was folgt daraus?
~ Drei bis fünf, und wer sie stellt; eine Zahl, die keine Entscheidung ändert, kann wegbleiben.
! Diagramme zeichnet man für Fragen; ohne sie werden sie zur Dekoration.
> Vertriebsleitung, jeden Montag: Welche Kunden bestellen weniger als im letzten Quartal?
# dashboard.figures · Wie die Zahlen berechnet werden
? Wie ist jede Zahl genau definiert, und für welchen Zeitraum?
~ Was zählt und was nicht (Tests, Erstattungen, Gelöschtes), Einheit, Währung, Zeitzone, wann ein Tag endet.
! Zwei Zahlen unter einem Namen glaubt niemand.
> Umsatz: bezahlte Bestellungen ohne MwSt. und Erstattungen, Tag in Europe/Berlin
# dashboard.look · Arten der Darstellung
? Wie werden die Zahlen dargestellt, und in welchen Farben?
! Die Form folgt der Frage: ein Verlauf, ein Vergleich, ein Anteil oder eine einzelne Zahl.
- Einzelne Zahlen | Die wichtigsten Zahlen müssen einzeln dastehen, mit der Veränderung zum Zeitraum davor.
- Linien über die Zeit | Entwicklungen müssen als Linien über die Zeit erscheinen, höchstens fünf in einem Diagramm.
- Balken nach Größe | Vergleiche müssen als Balken erscheinen, nach Größe sortiert.
- Eine Tabelle | Jedes Diagramm muss eine Tabelle mit allen Zahlen haben.
- Sichere Farben | Die Farben der Diagramme müssen sich auch bei Farbenblindheit unterscheiden lassen.
# dashboard.fresh · Aktualität der Zahlen
? Wie aktuell müssen die Zahlen sein, und über wie viele Daten?
! Aktuelle Zahlen über Jahre von Daten brauchen vorbereitete Summen.
- Live | Die Zahlen dürfen höchstens ein paar Sekunden alt sein.
- Ein paar Minuten alt | Die Zahlen dürfen höchstens fünf Minuten alt sein, mit Angabe ihres Standes.
- Vom Stand der letzten Nacht | Das System muss die Zahlen einmal pro Nacht berechnen, mit Angabe ihres Standes.
# dashboard.control · Zeitraum, Filter und Einzelheiten
? Was lässt sich wählen oder näher ansehen: Zeitraum, Filter, einzelne Datensätze?
! Jedes Bedienelement vervielfacht die Abfragen, die schnell sein müssen.
- Der Zeitraum | Der Zeitraum muss wählbar sein, mit 7, 30 und 90 Tagen als Vorauswahl.
- Filter | Die Zahlen müssen sich filtern lassen, mit den Filtern in der Adresse.
- Die Datensätze hinter einer Zahl | Wenn jemand auf eine Zahl klickt, muss das System zu den Datensätzen führen, die sie zählt.
- Die Anordnung | Jede Person muss die Kacheln auswählen und verschieben können.
# comments.shape · Was ein Kommentar sein kann
? Was kann man kommentieren, und was darf ein Kommentar enthalten?
~ Was Kommentare hat, der längste Text, Formatierung, Antworten, Erwähnungen, Dateien, Reaktionen.
! Jedes davon ist einzeln klein und zusammen groß.
- Reiner Text mit Links | Ein Kommentar muss reiner Text mit bis zu 2.000 Zeichen sein, in dem Adressen zu Links werden.
- Markdown | Ein Kommentar muss sich mit Markdown formatieren lassen, das vor der Anzeige bereinigt wird.
- Antworten, eine Ebene | Auf einen Kommentar muss man antworten können, eine Ebene tief.
- Erwähnungen | Wenn ein Kommentar Personen erwähnt, muss das System sie benachrichtigen.
- Bilder und Dateien | An einen Kommentar müssen sich Bilder und Dateien anhängen lassen.
- Reaktionen | Auf einen Kommentar muss man mit einem Emoji reagieren können.
# comments.look · Ort und Reihenfolge der Kommentare
? Wo stehen die Kommentare, in welcher Reihenfolge, und wie sehen sie aus?
! Es entscheidet, ob es wie ein Chat, ein Forum oder eine Randnotiz wirkt.
- Darunter, die ältesten zuerst | Kommentare müssen unter dem Inhalt stehen, die ältesten zuerst.
- Darunter, die neuesten zuerst | Kommentare müssen unter dem Inhalt stehen, die neuesten zuerst.
- In einem Bereich an der Seite | Kommentare müssen in einem Bereich neben dem Inhalt stehen.
- An einer Textstelle | Ein Kommentar muss zu einer Stelle des Inhalts gehören und neben ihr stehen.
# comments.who · Wer schreiben und lesen darf
? Wer darf Kommentare schreiben, wer lesen, und unter welchem Namen?
! Offene Kommentare ziehen am ersten Tag Spam an.
- Wer es sehen darf | Wer sieht, was kommentiert wird, muss Kommentare lesen und schreiben können, mit Namen.
- Alle, auch Gäste | Auch Gäste müssen Kommentare schreiben können, die nach einer Freigabe erscheinen.
- Eine geschlossene Gruppe | Die Kommentare darf nur eine ausgewählte Gruppe lesen und schreiben.
# comments.edit · Ändern und Löschen
? Darf man einen eigenen Kommentar ändern und löschen, und wie lange?
! Ein Gespräch mit veränderten Sätzen ergibt keinen Sinn mehr.
- Ja, mit Spur | Das System muss einen geänderten Kommentar als geändert markieren und die Antworten eines gelöschten behalten.
- 15 Minuten lang | Ein Kommentar muss sich von seinem Autor 15 Minuten lang ändern und löschen lassen.
- Nie | Ein Kommentar darf sich von seinem Autor weder ändern noch löschen lassen.
- Jederzeit, ohne Spur | Ein Kommentar muss sich jederzeit ändern und mit seinen Antworten löschen lassen.
# comments.moderation · Missbrauch und Moderation
? Was geschieht mit Spam und Beleidigungen, und wer moderiert?
! Irgendjemand muss dafür zuständig sein und den Knopf haben.
- Melden und ausblenden | Das System muss jeden einen Kommentar melden und Moderatoren ihn ausblenden lassen und beides festhalten.
- Freigabe für Neulinge | Das System darf den ersten Kommentar einer Person erst nach einer Freigabe zeigen.
- Grenzen | Eine Person darf höchstens fünf Kommentare pro Minute schreiben.
# i18n.languages · Sprachen
? Welche Sprachen jetzt und später, und welche steht da, wo ein Text fehlt?
?library Welche Sprachen sind dabei, oder bringen Aufrufer ihre Texte mit, und was ohne Text?
~ Regionale Formen (britisch oder amerikanisch, Schweiz oder Deutschland), Schrift von rechts nach links, die Ersatzsprache und wer von einem fehlenden Text erfährt.
! Eine spätere Sprache mit anderer Richtung oder anderem Plural ändert das Fundament schon heute.
> Jetzt: Englisch, Französisch.  Später: Arabisch.  Fehlt etwas: Englisch, und eine Zeile im Log
>library Nur Englisch ist dabei; ein Aufrufer übergibt eine Tabelle von Texten nach Code.  Fehlt etwas: Englisch
# i18n.choice · Wie die Sprache gewählt wird
? Wie kommt man zu seiner Sprache, und steht sie in der URL?
?library Wie wählt der aufrufende Code die Locale?
?command_line Wonach richtet sich die Sprache der Ausgabe?
?service Wonach richtet sich die Sprache einer Antwort?
! Es entscheidet, was weitergegeben, gespeichert und zwischengespeichert werden muss.
- Im Pfad | Die Sprache muss Teil des Pfads sein, mit der Sprache des Browsers als erster Vermutung.
- Eine Einstellung des Kontos | Die Sprache muss eine Einstellung des Kontos sein, bei gleichen Adressen.
- Eine Domain je Sprache | Jede Sprache muss ihre eigene Domain haben.
- Der Browser oder das System | Die Sprache muss dem Browser oder dem Betriebssystem folgen, ohne Schalter.
-library Eine Option jedes Aufrufs | Solange ein Aufruf keine Locale nennt, muss die Bibliothek wie heute antworten.
-library Eine Vorgabe für alle Aufrufe | Die Locale muss einmal gesetzt werden und für alle Aufrufe gelten.
-library Vom System | Die Bibliothek muss die Locale von der Laufzeitumgebung oder vom Betriebssystem nehmen.
-command_line Die Sprache des Systems | Der Befehl muss die Sprache aus den Variablen \`LC_ALL\` und \`LANG\` nehmen.
-command_line Eine Option | Der Befehl muss die Sprache aus einer Option oder der Konfigurationsdatei nehmen.
-service Der Header Accept-Language | Die Sprache einer Antwort muss dem Header Accept-Language folgen.
-service Die Einstellung des Kontos | Die Sprache einer Antwort muss der Einstellung des Kontos folgen.
# i18n.reach · Was der Sprache folgt
? Welche Texte gehören dazu, und was außer Wörtern folgt der Sprache?
! Die Oberfläche ist die kleinere Hälfte der Wörter, die man liest.
- Texte im Code und Fehlermeldungen | Alle Texte im Code müssen übersetzt sein, auch Fehlermeldungen.
- Datum und Zahlen | Datumsangaben, Zahlen und Währungen müssen sich nach Sprache und Region richten.
- Plural | Der Plural muss den Regeln jeder Sprache folgen, ohne zusammengestückelte Sätze.
- E-Mails und Dokumente | E-Mails und PDFs müssen in der Sprache des Empfängers geschrieben sein.
- Inhalte in der Datenbank | Inhalte, die Benutzer eingeben, müssen sich in mehreren Sprachen speichern lassen.
- Sortierung und Suche | Sortierung und Suche müssen den Regeln der Sprache folgen.
-library Fehlermeldungen | Alle Fehlermeldungen und Warnungen müssen übersetzt sein.
-library Hilfetexte | Hilfetexte, Überschriften und Aufrufzeilen müssen übersetzt sein.
-library Plural und Wortfolge | Texte müssen benannte Platzhalter haben, mit einem Plural, der der Sprache folgt.
-library Datum und Zahlen | Datumsangaben und Zahlen müssen sich nach Sprache und Region richten.
-library Keine Codes und Namen | Fehlercodes und Namen müssen in jeder Sprache gleich bleiben.
-command_line Fehlermeldungen | Alle Fehlermeldungen und Warnungen müssen übersetzt sein.
-command_line Hilfetexte | Hilfetexte, Überschriften und Aufrufzeilen müssen übersetzt sein.
-command_line Plural und Wortfolge | Texte müssen benannte Platzhalter haben, mit einem Plural, der der Sprache folgt.
-command_line Datum und Zahlen | Datumsangaben und Zahlen müssen sich nach Sprache und Region richten.
-command_line Keine Codes und Namen | Fehlercodes und Namen müssen in jeder Sprache gleich bleiben.
# i18n.workflow · Wo Texte liegen und wer übersetzt
? Wo werden die Texte abgelegt, in welchem Format, und wer übersetzt sie?
~ Die Dateien und wie sie geladen werden, der Weg zu den Übersetzern und zurück, und was das an Ladezeit und Größe kostet.
! Übersetzer öffnen keine Pull-Requests; der Weg hin und zurück muss gebaut werden.
- Dateien, von Entwicklern gepflegt | Die Texte müssen in einer Datei je Sprache im Repository liegen.
- Ein Übersetzungsdienst | Die Texte müssen im Repository liegen und mit einem Übersetzungsdienst abgeglichen werden.
- Dateien für eine Agentur | Die Texte müssen für Übersetzer als XLIFF exportiert und wieder importiert werden.
- Eine Datenbank mit Editor | Die Texte müssen in der Datenbank liegen und ohne neue Version geändert werden.
-library Dateien, von Entwicklern gepflegt | Die Texte müssen in einer Datei je Sprache im Repository liegen.
-library Vom Aufrufer übergeben | Der Aufrufer muss die Texte als Tabelle nach Code übergeben; mitgeliefert sind nur die heutigen.
-library Ein Paket je Sprache | Jede Sprache muss ein eigenes Paket sein, das geladen wird, wo man es braucht.
-command_line Dateien, von Entwicklern gepflegt | Die Texte müssen in einer Datei je Sprache im Repository liegen.
-command_line Ein Übersetzungsdienst | Die Texte müssen im Repository liegen und mit einem Übersetzungsdienst abgeglichen werden.
# i18n.tone · Ton und Anrede
? Welchen Ton haben die Texte in jeder Sprache, förmlich oder vertraut?
! In vielen Sprachen stellt sich die Frage in jedem Satz, und beides zu mischen wirkt nachlässig.
- Wie dort üblich | Die Texte müssen die Anrede verwenden, die im jeweiligen Land für solche Produkte üblich ist.
- Förmlich | Die Texte müssen die förmliche Anrede verwenden, wo die Sprache eine hat.
- Vertraut | Die Texte müssen die vertraute Anrede verwenden, wo die Sprache eine hat.
# accessibility.trouble · Beobachtete Hürden
? In welchen Komponenten geht heute was schief, und für wen?
~ Was der Screenreader sagt oder auslässt, wohin der Fokus springt, was nicht erreichbar oder lesbar ist; oder die Befunde der Prüfung.
! Bestimmte Probleme lassen sich einzeln beheben; „nicht barrierefrei“ lässt sich nicht beheben.
> Datumsauswahl: Pfeiltasten bewirken nichts; NVDA liest bei jedem Tag „Schalter“ …
# accessibility.keys · Tastatur und Fokus
? Wie soll es sich mit der Tastatur bedienen lassen, und wohin geht der Fokus?
! Das Muster muss zu dem passen, was Finger und Screenreader erwarten.
- Pfeiltasten innerhalb | Eine Gruppe von Bedienelementen muss ein einziger Tab-Stopp sein, durch den Pfeiltasten führen.
- Escape schließt | Wenn Escape gedrückt wird, muss das System schließen, was offen ist, und den Fokus an das öffnende Element zurückgeben.
- Tippen springt zu einem Eintrag | Wenn Buchstaben getippt werden, muss der Fokus auf den nächsten Eintrag gehen, der so beginnt.
- Jedes Element ist ein Tab-Stopp | Tab muss jedes Bedienelement erreichen, in sichtbarer Reihenfolge.
- Der Fokus bleibt in Dialogen | Tab darf einen offenen Dialog nicht verlassen.
# accessibility.reach · Was sich an Aussehen und Markup ändern darf
? Was darf sich ändern: Fokusrahmen, Farben und Größen, Markup, Klassennamen?
! Besseres Markup verschiebt Elemente, die andere gestaltet oder ersetzt haben.
- Ein deutlicher Fokusrahmen | Jedes Element mit Fokus muss einen Rahmen von mindestens 2 px mit einem Kontrast von 3:1 zeigen.
- Kontrast und Schriftgrößen | Farben und Schriftgrößen können sich ändern, wo der Kontrast zu gering ist.
- Klassennamen und Props bleiben | Vorhandene Klassennamen, Props und ersetzbare Teile müssen weiter funktionieren.
- Das Markup darf sich ändern | Elemente können ersetzt oder verschoben werden; das Changelog kündigt es an.
- Nichts Sichtbares | Die Gestaltung muss genau bleiben, wie sie ist.
# accessibility.proof · Wie die Barrierefreiheit geprüft wird
? Welche Tests, Screenreader und Browser muss es bestehen?
~ Automatische Prüfungen, Tests mit der Tastatur, Versuche mit Hilfsmitteln; und wer das Ergebnis abnimmt.
! Automatische Prüfungen finden etwa ein Drittel der Hürden.
- axe im Testlauf | Die CI prüft jede betroffene Komponente mit axe und findet keinen Verstoß.
- Tests nur mit der Tastatur | Ein automatischer Test führt jede Bedienung allein mit der Tastatur aus.
- NVDA mit Firefox oder Chrome | Jede reparierte Bedienung wird von Hand mit NVDA unter Windows ausprobiert.
- VoiceOver mit Safari | Jede reparierte Bedienung wird von Hand mit VoiceOver in Safari ausprobiert.
- Zoom und erzwungene Farben | Alles bleibt bei 400 % Zoom und mit erzwungenen Farben benutzbar.
- Jemand, der darauf angewiesen ist | Jemand, der auf Hilfsmittel angewiesen ist, erledigt die wichtigste Aufgabe.
# accessibility.standard · Norm, die erfüllt sein muss
? Welche Norm muss erfüllt sein, und auf welcher Stufe?
! Es entscheidet, was als fertig gilt.
- WCAG 2.2 AA | Was geändert wird, muss WCAG 2.2, Stufe AA, erfüllen.
- EN 301 549 | Was geändert wird, muss EN 301 549 erfüllen, also WCAG 2.1, Stufe AA.
- Section 508 | Was geändert wird, muss Section 508 des Rehabilitation Act der USA erfüllen.
- Keine förmliche Stufe | Die Änderung muss die gemeldeten Hürden beseitigen, ohne förmliche Konformität zu beanspruchen.
`);
