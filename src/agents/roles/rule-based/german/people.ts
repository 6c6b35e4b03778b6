import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Dashboards, comments, languages and accessibility in German. */
export const GERMAN_PEOPLE: GermanEntries = sheet(`
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
- Einzelne Zahlen | Die wichtigsten Zahlen stehen einzeln da, mit der Veränderung zum Zeitraum davor.
- Linien über die Zeit | Entwicklungen erscheinen als Linien über die Zeit, höchstens fünf in einem Diagramm.
- Balken nach Größe | Vergleiche erscheinen als Balken, nach Größe sortiert.
- Eine Tabelle | Jedes Diagramm lässt sich als Tabelle mit allen Zahlen anzeigen.
- Sichere Farben | Die Farben der Diagramme lassen sich auch bei Farbenblindheit unterscheiden.
# dashboard.fresh · Aktualität der Zahlen
? Wie aktuell müssen die Zahlen sein, und über wie viele Daten?
! Aktuelle Zahlen über Jahre von Daten brauchen vorbereitete Summen.
- Live | Die Zahlen sind höchstens ein paar Sekunden alt.
- Ein paar Minuten alt | Die Zahlen sind höchstens fünf Minuten alt, und ihr Stand wird angezeigt.
- Vom Stand der letzten Nacht | Die Zahlen werden einmal pro Nacht berechnet, und ihr Stand wird angezeigt.
# dashboard.control · Zeitraum, Filter und Einzelheiten
? Was lässt sich wählen oder näher ansehen: Zeitraum, Filter, einzelne Datensätze?
! Jedes Bedienelement vervielfacht die Abfragen, die schnell sein müssen.
- Der Zeitraum | Der Zeitraum ist wählbar, mit 7, 30 und 90 Tagen als Vorauswahl.
- Filter | Die Zahlen lassen sich filtern; die Filter sind Teil der Adresse.
- Die Datensätze hinter einer Zahl | Ein Klick auf eine Zahl führt zu den Datensätzen, die sie zählt.
- Die Anordnung | Jede Person kann die Kacheln auswählen und verschieben.
# comments.shape · Was ein Kommentar sein kann
? Was kann man kommentieren, und was darf ein Kommentar enthalten?
~ Was Kommentare hat, der längste Text, Formatierung, Antworten, Erwähnungen, Dateien, Reaktionen.
! Jedes davon ist einzeln klein und zusammen groß.
- Reiner Text mit Links | Ein Kommentar ist reiner Text mit bis zu 2.000 Zeichen; Adressen werden zu Links.
- Markdown | Ein Kommentar lässt sich mit Markdown formatieren und wird vor der Anzeige bereinigt.
- Antworten, eine Ebene | Auf einen Kommentar kann man antworten, eine Ebene tief.
- Erwähnungen | In einem Kommentar kann man Personen erwähnen, die dann benachrichtigt werden.
- Bilder und Dateien | An einen Kommentar lassen sich Bilder und Dateien anhängen.
- Reaktionen | Auf einen Kommentar kann man mit einem Emoji reagieren.
# comments.look · Ort und Reihenfolge der Kommentare
? Wo stehen die Kommentare, in welcher Reihenfolge, und wie sehen sie aus?
! Es entscheidet, ob es wie ein Chat, ein Forum oder eine Randnotiz wirkt.
- Darunter, die ältesten zuerst | Kommentare stehen unter dem Inhalt, die ältesten zuerst.
- Darunter, die neuesten zuerst | Kommentare stehen unter dem Inhalt, die neuesten zuerst.
- In einem Bereich an der Seite | Kommentare stehen in einem Bereich neben dem Inhalt.
- An einer Textstelle | Ein Kommentar gehört zu einer Stelle des Inhalts und wird neben ihr angezeigt.
# comments.who · Wer schreiben und lesen darf
? Wer darf schreiben, wer lesen, und unter welchem Namen?
! Offene Kommentare ziehen am ersten Tag Spam an.
- Wer die Sache sehen darf | Wer die Sache sehen darf, liest und schreibt ihre Kommentare, mit Namen.
- Alle, auch Gäste | Auch Gäste dürfen Kommentare schreiben, die nach einer Freigabe erscheinen.
- Eine geschlossene Gruppe | Nur eine ausgewählte Gruppe liest und schreibt die Kommentare; andere sehen sie nicht.
# comments.edit · Ändern und Löschen
? Darf man Eigenes ändern und löschen, und was wird aus den Antworten?
! Ein Gespräch mit veränderten Sätzen ergibt keinen Sinn mehr.
- Ja, mit Spur | Ein geänderter Kommentar ist als geändert markiert; ein gelöschter hinterlässt seine Antworten.
- 15 Minuten lang | Ein Kommentar lässt sich von seinem Autor 15 Minuten lang ändern und löschen.
- Nie | Ein Kommentar lässt sich von seinem Autor weder ändern noch löschen.
- Jederzeit, ohne Spur | Ein Kommentar lässt sich jederzeit ändern und mit seinen Antworten löschen.
# comments.moderation · Missbrauch und Moderation
? Was geschieht mit Spam und Beleidigungen, und wer moderiert?
! Irgendjemand muss dafür zuständig sein und den Knopf haben.
- Melden und ausblenden | Jeder kann einen Kommentar melden; Moderatoren können ihn ausblenden, und beides wird festgehalten.
- Freigabe für Neulinge | Der erste Kommentar einer Person erscheint nach einer Freigabe.
- Grenzen | Eine Person kann höchstens fünf Kommentare pro Minute schreiben.
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
- Im Pfad | Die Sprache ist Teil des Pfads; die Sprache des Browsers ist die erste Vermutung.
- Eine Einstellung des Kontos | Die Sprache ist eine Einstellung des Kontos; Adressen ändern sich nicht.
- Eine Domain je Sprache | Jede Sprache hat ihre eigene Domain.
- Der Browser oder das System | Die Sprache folgt dem Browser oder dem System; es gibt keinen Schalter.
-library Eine Option jedes Aufrufs | Die Locale ist eine Option jedes Aufrufs; ohne sie ändert sich nichts.
-library Eine Vorgabe für alle Aufrufe | Die Locale wird einmal gesetzt und gilt für alle Aufrufe.
-library Vom System | Die Locale kommt von der Laufzeitumgebung oder vom Betriebssystem.
-command_line Die Sprache des Systems | Die Sprache kommt aus den Variablen \`LC_ALL\` und \`LANG\`.
-command_line Eine Option | Die Sprache wird mit einer Option oder in der Konfigurationsdatei gewählt.
-service Der Header Accept-Language | Die Sprache einer Antwort folgt dem Header Accept-Language.
-service Die Einstellung des Kontos | Die Sprache einer Antwort folgt der Einstellung des Kontos.
# i18n.reach · Was der Sprache folgt
? Welche Texte gehören dazu, und was außer Wörtern folgt der Sprache?
! Die Oberfläche ist die kleinere Hälfte der Wörter, die man liest.
- Texte im Code und Fehlermeldungen | Alle Texte im Code werden übersetzt, auch Fehlermeldungen.
- Datum und Zahlen | Datumsangaben, Zahlen und Währungen richten sich nach Sprache und Region.
- Plural | Der Plural folgt den Regeln jeder Sprache, und Sätze werden nie zusammengestückelt.
- E-Mails und Dokumente | E-Mails und PDFs sind in der Sprache des Empfängers geschrieben.
- Inhalte in der Datenbank | Inhalte, die Benutzer eingeben, lassen sich in mehreren Sprachen speichern.
- Sortierung und Suche | Sortierung und Suche folgen den Regeln der Sprache.
-library Fehlermeldungen | Alle Fehlermeldungen und Warnungen werden übersetzt.
-library Hilfetexte | Hilfetexte, Überschriften und Aufrufzeilen werden übersetzt.
-library Plural und Wortfolge | Texte haben benannte Platzhalter, und der Plural folgt der Sprache.
-library Datum und Zahlen | Datumsangaben und Zahlen richten sich nach Sprache und Region.
-library Keine Codes und Namen | Fehlercodes und Namen bleiben in jeder Sprache gleich.
-command_line Fehlermeldungen | Alle Fehlermeldungen und Warnungen werden übersetzt.
-command_line Hilfetexte | Hilfetexte, Überschriften und Aufrufzeilen werden übersetzt.
-command_line Plural und Wortfolge | Texte haben benannte Platzhalter, und der Plural folgt der Sprache.
-command_line Datum und Zahlen | Datumsangaben und Zahlen richten sich nach Sprache und Region.
-command_line Keine Codes und Namen | Fehlercodes und Namen bleiben in jeder Sprache gleich.
# i18n.workflow · Wo Texte liegen und wer übersetzt
? Wo werden die Texte abgelegt, in welchem Format, und wer übersetzt sie?
~ Die Dateien und wie sie geladen werden, der Weg zu den Übersetzern und zurück, und was das an Ladezeit und Größe kostet.
! Übersetzer öffnen keine Pull-Requests; der Weg hin und zurück muss gebaut werden.
- Dateien, von Entwicklern gepflegt | Die Texte liegen in einer Datei je Sprache im Repository.
- Ein Übersetzungsdienst | Die Texte liegen im Repository und werden mit einem Übersetzungsdienst abgeglichen.
- Dateien für eine Agentur | Die Texte werden für Übersetzer als XLIFF exportiert und wieder importiert.
- Eine Datenbank mit Editor | Die Texte liegen in der Datenbank und werden ohne neue Version geändert.
-library Dateien, von Entwicklern gepflegt | Die Texte liegen in einer Datei je Sprache im Repository.
-library Vom Aufrufer übergeben | Der Aufrufer übergibt die Texte als Tabelle nach Code; mitgeliefert werden nur die heutigen.
-library Ein Paket je Sprache | Jede Sprache ist ein eigenes Paket, das geladen wird, wo man es braucht.
-command_line Dateien, von Entwicklern gepflegt | Die Texte liegen in einer Datei je Sprache im Repository.
-command_line Ein Übersetzungsdienst | Die Texte liegen im Repository und werden mit einem Übersetzungsdienst abgeglichen.
# i18n.tone · Ton und Anrede
? Welchen Ton haben die Texte in jeder Sprache, förmlich oder vertraut?
! In vielen Sprachen stellt sich die Frage in jedem Satz, und beides zu mischen wirkt nachlässig.
- Wie dort üblich | Die Texte verwenden die Anrede, die im jeweiligen Land für solche Produkte üblich ist.
- Förmlich | Die Texte verwenden die förmliche Anrede, wo die Sprache eine hat.
- Vertraut | Die Texte verwenden die vertraute Anrede, wo die Sprache eine hat.
# accessibility.trouble · Beobachtete Hürden
? In welchen Komponenten geht heute was schief, und für wen?
~ Was der Screenreader sagt oder auslässt, wohin der Fokus springt, was nicht erreichbar oder lesbar ist; oder die Befunde der Prüfung.
! Bestimmte Probleme lassen sich einzeln beheben; „nicht barrierefrei“ lässt sich nicht beheben.
> Datumsauswahl: Pfeiltasten bewirken nichts; NVDA liest bei jedem Tag „Schalter“ …
# accessibility.keys · Tastatur und Fokus
? Wie soll es sich mit der Tastatur bedienen lassen, und wohin geht der Fokus?
! Das Muster muss zu dem passen, was Finger und Screenreader erwarten.
- Pfeiltasten innerhalb | Eine Gruppe von Bedienelementen ist ein einziger Tab-Stopp; Pfeiltasten führen durch sie hindurch.
- Escape schließt | Escape schließt, was geöffnet wurde, und der Fokus kehrt zu dem Element zurück, das es geöffnet hat.
- Tippen springt zu einem Eintrag | Getippte Buchstaben setzen den Fokus auf den nächsten Eintrag, der so beginnt.
- Jedes Element ist ein Tab-Stopp | Tab erreicht jedes Bedienelement, in sichtbarer Reihenfolge.
- Der Fokus bleibt in Dialogen | Tab verlässt einen offenen Dialog nicht.
# accessibility.reach · Was sich an Aussehen und Markup ändern darf
? Was darf sich ändern: Fokusrahmen, Farben und Größen, Markup, Klassennamen?
! Besseres Markup verschiebt Elemente, die andere gestaltet oder ersetzt haben.
- Ein deutlicher Fokusrahmen | Jedes Element mit Fokus zeigt einen Rahmen von mindestens 2 px mit einem Kontrast von 3:1.
- Kontrast und Schriftgrößen | Farben und Schriftgrößen dürfen sich ändern, wo der Kontrast zu gering ist.
- Klassennamen und Props bleiben | Vorhandene Klassennamen, Props und ersetzbare Teile funktionieren weiter.
- Das Markup darf sich ändern | Elemente dürfen ersetzt oder verschoben werden; das Changelog kündigt es an.
- Nichts Sichtbares | Die Gestaltung bleibt genau, wie sie ist.
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
- WCAG 2.2 AA | Was geändert wird, erfüllt WCAG 2.2, Stufe AA.
- EN 301 549 | Was geändert wird, erfüllt EN 301 549, also WCAG 2.1, Stufe AA.
- Section 508 | Was geändert wird, erfüllt Section 508 des Rehabilitation Act der USA.
- Keine förmliche Stufe | Die gemeldeten Hürden werden beseitigt; eine förmliche Konformität wird nicht beansprucht.
`);
