import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** Connections, data, interfaces, protection, limits, jobs, logs and commands in German. */
export const GERMAN_BUILDING: TextsByKey = sheet(`
# integration.exchange · Was ausgetauscht wird
? Was wird gesendet, und was kommt zurück: je ein Beispiel?
~ Endpunkt oder Ereignis, Version der Schnittstelle der Gegenseite, Felder und ihre Namen hier und dort, was nicht gesendet wird.
! Eine echte Nachricht zeigt die Felder, die nicht zusammenpassen.
> // gesendet
>
> // empfangen
>
# integration.direction · Richtung und Auslöser
? In welche Richtung fließen die Informationen, und was löst es aus?
! Richtung und Auslöser entscheiden über den ganzen Aufbau einer Anbindung.
- Gesendet, wenn hier etwas geschieht | Wenn hier etwas geschieht, muss das System die Daten an das andere System senden.
- Geholt, wenn man sie braucht | Wenn Daten des anderen Systems gebraucht werden, muss das System sie in diesem Moment holen.
- Nach Zeitplan geholt | Das System muss Daten nach einem Zeitplan aus dem anderen System holen und hier aufbewahren.
- Empfangen | Wenn das andere System aufruft, muss das System vor der Annahme der Daten den Absender prüfen.
- In beide Richtungen | Das System muss Daten senden und empfangen und von zwei Änderungen die spätere behalten.
# integration.account · Zugangsdaten
? Mit wessen Zugangsdaten, und wo werden sie aufbewahrt?
! Es entscheidet, wer etwas einrichten muss, bevor überhaupt etwas geht.
- Ein Konto | Das System muss ein Konto für alle verwenden, mit einem Geheimnis aus der Umgebung oder einem Geheimnisspeicher.
- Vom Aufrufer übergeben | Das System muss die Zugangsdaten vom Aufrufer nehmen, ohne sie aufzubewahren.
- Eines je Benutzer | Das System muss jeden Benutzer ein Konto verbinden lassen und dessen Token verschlüsselt und widerrufbar speichern.
- Keine | Das System muss das andere System ohne Zugangsdaten aufrufen.
# data.shape · Form der Daten
? Welche Tabellen, Felder oder Typen ändern sich, und wie sehen sie danach aus?
~ Namen, Typen, was leer sein darf, Vorgaben, was eindeutig ist, Verweise und was beim Löschen der anderen Seite geschieht.
! Namen und Regeln gespeicherter Daten lassen sich später am schwersten ändern.
> -- heute
>
> -- danach
>
# api.shape · Form eines Aufrufs
? Wie soll ein Aufruf aussehen, und was kommt zurück?
?service Wie soll eine Anfrage aussehen, und was kommt zurück?
?command_line Wie soll der Befehl aussehen, und was gibt er aus?
~ Name, Parameter und Vorgaben, so wie man ihn schreibt, mit dem genauen Ergebnis; auch ein Aufruf mit falschem Argument.
! Der gewünschte Aufruf ist die beste Spezifikation einer Schnittstelle.
> // Aufruf → Ergebnis
>
# security.threat · Wovor es schützt
? Was darf nicht mehr möglich sein: wer könnte was tun, und wie?
~ Der Angriff Schritt für Schritt mit harmlosen Werten, oder die Nummer einer Sicherheitsmeldung; was hinnehmbar ist und möglich bleibt.
! Ein Schutz ohne benannten Angriff lässt sich nicht testen.
> Alle Angemeldeten können fremde Rechnungen lesen, wenn sie die Nummer ändern
# security.reach · Jeder Weg, für den es gilt
? Welche anderen Wege führen zum selben, und gilt es auch dort?
~ Andere Zugänge, Dateien, Meldungen, Schnittstellen und Formate dieser Art, jeder mit Namen; was mit Absicht offen bleibt.
! Wer eine Tür verschlossen findet, versucht die nächste.
> Auch …; nicht …, denn …
# limit.per · Wer gezählt wird
? Wonach wird gezählt: Adresse, Benutzer, API-Schlüssel oder Kunde?
?library Wonach wird gezählt, und wie sagt es der Aufrufer?
?command_line Welche Aufrufe zählt das Werkzeug auf die Grenze der Gegenseite an?
~ Fremde und bekannte Aufrufer, Angreifer mit vielen Adressen, Proxys, und wie Adressen aufbewahrt werden.
! Adressen teilen sich ganze Firmen; Schlüssel kennt man vor der Anmeldung nicht.
- Je Schlüssel oder Benutzer | Das System muss Anfragen je API-Schlüssel oder Benutzer zählen, bei Fremden je Adresse.
- Nur je Adresse | Das System muss Anfragen je Adresse zählen, die aus dem Header eines vertrauenswürdigen Proxys kommt.
- Je Kunde | Das System muss Anfragen aller Benutzer eines Kunden zusammen zählen.
- Eine Grenze für alle | Das System muss alle Anfragen zusammen zählen.
-command_line Alle Aufrufe an einen Host | Das System muss alle Aufrufe eines Laufs an einen Host zusammen zählen.
-command_line Aufrufe nach Art | Lesende und schreibende Aufrufe müssen je eine eigene Grenze haben.
# limit.options · Optionen und ihre Vorgaben
? Welche Optionen nimmt es, mit welchen Vorgaben?
~ Zeitraum und Grenze, fest oder gleitend, der Schlüssel und woher hinter Proxys die Adresse kommt, was ausgenommen ist.
! Namen und Vorgaben behalten die Aufrufer.
> // so schreibt es ein Aufrufer
>
# limit.backend · Wo gezählt wird
? Wo wird gezählt, und wie bringt ein Aufrufer einen Speicher mit?
! Im Arbeitsspeicher zählt jeder Prozess für sich.
- Eine Schnittstelle, ohne Angabe im Speicher | Das System muss im Arbeitsspeicher zählen, solange kein Speicher übergeben ist.
- Nur im Arbeitsspeicher | Das System muss im Arbeitsspeicher jedes Prozesses zählen.
- Ein Speicher ist Pflicht | Das System muss vom Aufrufer einen Speicher verlangen, ohne Vorgabe.
# limit.number · Die Grenzen
? Wie viele Anfragen in welcher Zeit, und sind kurze Spitzen in Ordnung?
~ Das Zeitfenster, die Spitze, und wie viele gleichzeitig.
! Das Verfahren hängt davon ab, ob Spitzen erlaubt sind.
- 100 pro Minute mit Spitzen | Das System darf höchstens 100 Anfragen pro Minute im Durchschnitt zulassen, mit Spitzen von 20 auf einmal.
- Ein festes Zeitfenster | Das System darf höchstens 100 Anfragen in jeder vollen Minute zulassen.
- Ein Kontingent im Monat | Das System darf höchstens 10.000 Anfragen im Monat zulassen, mit einer Warnung bei 80 Prozent.
- So viele gleichzeitig | Das System darf höchstens 5 Anfragen zur selben Zeit zulassen.
# limit.where · Was begrenzt wird, und Ausnahmen
? Welche Routen sind begrenzt, und wer ist ausgenommen?
~ Anmeldung, teure Aufrufe, Health-Checks, unsere eigenen Dienste, und eine erste Woche, in der nur protokolliert wird.
! Anmeldung und teure Aufrufe brauchen strengere Grenzen als das Lesen.
- Alle, manche strenger | Das System muss alle Routen außer Health-Checks begrenzen, Anmeldung und Schreiben strenger.
- Nur genannte Routen | Das System darf nur die Routen begrenzen, die in der Konfiguration stehen.
- Alles gleich | Alle Routen müssen dieselbe Grenze haben, ohne Ausnahmen.
# limit.answer · Was ein Aufrufer über der Grenze bekommt
? Was bekommt ein Aufrufer, der über der Grenze liegt?
?library Was geschieht mit einem Aufruf über der Grenze, und was bekommt der Aufrufer?
?command_line Was macht das Werkzeug, wenn die Grenze erreicht ist?
~ Status, Header, Inhalt, eine Verzögerung oder Sperre, und was ein Mensch auf einer Seite liest.
~library Warten oder ablehnen, Status und Header, ein Callback, der Fehler und seine Art.
~command_line Warten, eine Meldung, der Exit-Code, und Retry-After der Gegenseite.
! Clients, die wissen, wann sie wiederkommen sollen, hämmern nicht weiter.
- Status 429 mit Retry-After | Wenn eine Anfrage über der Grenze liegt, muss das System mit Status 429 und einem Header Retry-After antworten.
- Header mit dem Rest | Jede Antwort muss Header mit der Grenze, dem Rest und der Zeit des Zurücksetzens haben.
- Eine langsamere Antwort | Wenn eine Anfrage über der Grenze liegt, muss das System sie verzögern statt ablehnen.
- Eine Sperre | Wenn ein Aufrufer die Grenze zehnmal in einer Stunde überschreitet, muss das System ihn einen Tag lang sperren.
-command_line Es wartet | Wenn die Grenze erreicht ist, muss der Befehl bis zum nächsten erlaubten Aufruf warten und es auf der Fehlerausgabe sagen.
-command_line Es hält an | Wenn die Grenze erreicht ist, muss der Befehl mit einem Fehler und einem eigenen Exit-Code anhalten.
# limit.store · Ort der Zähler
? Wo liegen die Zähler, und was gilt, wenn dieser Speicher ausfällt?
~ Mehrere Server, ein Neustart, und woran man sieht, wer begrenzt wird.
! Bei mehreren Servern lässt ein Zähler im Arbeitsspeicher ein Mehrfaches der Grenze zu.
- Gemeinsam, sonst offen | Das System muss gemeinsam in Redis zählen und bei dessen Ausfall Anfragen durchlassen, mit einem Alarm.
- Gemeinsam, sonst geschlossen | Das System muss gemeinsam in Redis zählen und bei dessen Ausfall Anfragen ablehnen.
- In jedem Prozess | Das System muss im Arbeitsspeicher jedes Prozesses zählen, bis zum nächsten Neustart.
- Am Proxy oder Gateway | Der Proxy oder das Gateway muss zählen und ablehnen, außerhalb dieses Codes.
# jobs.load · Auslöser, Dauer und Zahl der Läufe
? Was startet einen Lauf, wie lange dauert er, und wie viele gibt es?
~ Der Auslöser oder Zeitplan, die Dauer eines Laufs, Läufe am Tag, und wie viele gleichzeitig.
! Es entscheidet, ob überhaupt eine Warteschlange nötig ist, und wie viele Worker.
> Ein Klick auf der Berichtsseite; je bis zu 20 Minuten; 200 am Tag, fünf gleichzeitig
# jobs.failure · Gescheiterte Läufe
? Was geschieht, wenn ein Lauf scheitert oder unterbrochen wird?
~ Neue Versuche, ein Neustart mittendrin, halbfertige Arbeit, und wer es erfährt.
! Was im Hintergrund scheitert, bleibt still, wenn es niemandem gesagt wird.
- Ein neuer Versuch, dann „gescheitert“ | Wenn ein Lauf scheitert, muss das System ihn einmal wiederholen und danach von Hand neu starten lassen.
- Versuche, bis es klappt | Wenn ein Lauf scheitert, muss das System ihn mit wachsendem Abstand wiederholen und nach drei Fehlschlägen Alarm geben.
- Der nächste Lauf holt es nach | Wenn ein Lauf scheitert, muss das System das protokollieren und seine Arbeit im nächsten geplanten Lauf erledigen.
# jobs.twice · Derselbe Job zweimal
? Was, wenn derselbe Job zweimal startet oder sein voriger Lauf noch nicht fertig ist?
~ Zwei Klicks, eine doppelt zugestellte Nachricht, ein Lauf, der zu lange dauert, parallele Server.
! Warteschlangen stellen mindestens einmal zu; Klicks kommen paarweise.
- Er läuft einmal | Ein Job, der schon wartet oder läuft, darf kein zweites Mal starten.
- Nacheinander | Ein zweiter Start muss warten, bis der erste Lauf beendet ist.
- Beide laufen | Zwei Läufe desselben Jobs müssen sich überschneiden können, ohne einander zu stören.
# jobs.progress · Fortschritt und Ergebnis eines Laufs
? Was sieht die Person, die ihn gestartet hat, und wer bekommt das Ergebnis?
~ Fortschritt, Abbrechen, eine Nachricht am Ende, wer das Ergebnis sehen darf, und wie lange es bleibt.
! Arbeit, auf die niemand wartet, muss sich zurückmelden.
- Seinen Status | Die Seite muss zeigen, ob ein Lauf wartet, läuft (mit Prozent), fertig oder gescheitert ist.
- Eine Nachricht am Ende | Wenn ein Lauf endet, muss das System der Person eine Nachricht schicken, die ihn gestartet hat.
- Einen Weg zum Abbrechen | Wenn die Person, die einen Lauf gestartet hat, ihn abbricht, muss das System halbfertige Arbeit aufräumen.
- Das Ergebnis nur für den Besitzer | Das Ergebnis eines Laufs darf nur abholen, wer ihn gestartet hat, 30 Tage lang.
- Nur ein Protokoll | Wenn ein Lauf endet, muss das System seinen Ausgang protokollieren und sonst niemandem melden.
# jobs.broker · Warteschlange und Worker
? Welche Warteschlange oder welcher Scheduler hält die Jobs, und wo laufen die Worker?
~ Was schon da ist, wie viele Worker, und was ein Neustart mit wartenden Jobs macht.
! Ein Broker ist ein Dienst, den jemand betreiben muss.
- Eine Tabelle der Datenbank | Jobs müssen in einer Tabelle unserer Datenbank warten, aus der ein Worker-Prozess sie abholt.
- Redis | Jobs müssen in Redis warten, wo eigene Worker-Prozesse sie abholen.
- Ein Message-Broker | Jobs müssen Nachrichten eines Brokers wie RabbitMQ, SQS oder Kafka sein.
- Der Scheduler der Plattform | Der Scheduler der Plattform, etwa cron, muss jeden Lauf starten.
~command_line Namen der Optionen (\`--quiet\`, \`-v\`, \`-vv\`), eine Umgebungsvariable, was ohne sie ausgegeben wird, ob es eine Logdatei gibt.
! Namen von Optionen und Variablen geraten in Skripte und bleiben.
> LOG_LEVEL=debug für das Modul http; stdout; Vorgabe: info
>command_line --quiet: nur Fehler; -v: jede Datei; alles nach stderr
# observe.question · Was sichtbar werden soll
? Welche Fragen möchten Sie beantworten können, die Sie heute nicht beantworten können?
~ Denken Sie an die letzte Störung: Was wollten Sie wissen und konnten es nicht?
! Signale wählt man für eine Frage; ohne sie wird alles gesammelt und nichts gefunden.
> Zum Beispiel: Anfragen welches Kunden sind langsam, und warum
# observe.signals · Signale und Alarme im ersten Schritt
? Welche Signale zuerst: Logs, Metriken, Traces, Fehler, Alarme?
~ Was später kommt, und ab welcher Schwelle wer wie alarmiert wird.
! Jedes davon ist eine Bibliothek, ein Ziel und eine Rechnung.
- Strukturierte Logs | Das System muss für jede Anfrage eine strukturierte Zeile ins Log schreiben.
- Metriken | Das System muss Zahl, Fehler und Dauer der Anfragen je Route messen.
- Traces | Das System muss Anfragen durch Dienste und Datenbank verfolgen.
- Fehlererfassung | Das System muss Ausnahmen sammeln und gruppieren, mit Stacktrace und Version.
- Health-Checks | Ein Endpunkt muss sagen, ob der Dienst und alles, wovon er abhängt, funktioniert.
- Alarme | Wenn innerhalb von fünf Minuten mehr als 2 Prozent der Anfragen scheitern, muss das System Alarm geben.
# observe.private · Was nie protokolliert werden darf
? Welche sensiblen Daten dürfen nie erscheinen, und wer darf den Rest lesen?
~ Tokens, personenbezogene Daten, Inhalte von Anfragen; und Produktion oder der Rechner des Entwicklers.
! Logs werden an Orte kopiert, an denen niemand personenbezogene Daten erwartet.
- Geheimnisse | Tokens, Passwörter und Cookies dürfen nie in Logs, Metriken oder Traces erscheinen.
- Personenbezogene Daten | Namen und E-Mail-Adressen dürfen nur unkenntlich gemacht oder gehasht erscheinen.
- Inhalte | Das System darf Inhalte von Anfragen und Antworten nie protokollieren.
# observe.fields · Was ein Eintrag enthält
? Welche Felder enthält ein Eintrag, und in welchem Format?
~ Zeit, Stufe, Route, Status, Dauer; Ids von Anfrage, Benutzer oder Kunde; Version und Host.
! Ein Feld, das fehlt, fehlt in der Nacht der Störung.
- JSON | Jeder Eintrag muss eine Zeile JSON mit Zeit, Stufe, Route, Status und Dauer sein.
- Eine Id der Anfrage | Jeder Eintrag muss eine Id der Anfrage haben, die an andere Dienste weitergegeben wird.
- Benutzer oder Kunde | Jeder Eintrag muss die Id des Benutzers oder Kunden haben.
- Version und Host | Jeder Eintrag muss die Version und den Host haben.
# observe.store · Ort, Aufbewahrung und Aufwand
? Wo wird es gesammelt, wie lange aufbewahrt, und was darf es kosten?
~ Tage, Aufwand je Anfrage, und ob alles oder eine Stichprobe aufbewahrt wird.
! Speicher ist das, was Überwachung kostet, und bei viel Verkehr wird der Beobachter selbst zur Last.
- Standardausgabe | Logs müssen auf die Standardausgabe gehen und 14 Tage bei dem bleiben, was sie einsammelt.
- Ein gehosteter Dienst | Signale müssen über OpenTelemetry an einen gehosteten Dienst gehen.
- Dateien auf dem Server | Logs müssen in Dateien gehen, die täglich rotieren und eine Woche bleiben.
# cli-command.call · Der Aufruf
? Wie wird er getippt, und was gibt er aus?
~ Zwei oder drei Aufrufe: Namen, kurze und lange Form, Argumente und Werte, jeder mit seiner Ausgabe.
! Befehle tippt man aus dem Gedächtnis; Name und Reihenfolge sind das meiste am Entwurf.
# cli-command.default · Vorgabe, Wiederholung und Widersprüche
? Was gilt, wenn die Option fehlt, mehrfach vorkommt oder einer anderen widerspricht?
! Früher oder später wird jede Kombination von Optionen ausprobiert.
- Fehlt sie: genau wie heute | Solange die neue Option fehlt, muss sich der Befehl genau wie vorher verhalten.
- Widersprüche sind ein Fehler | Wenn Optionen einander widersprechen, muss der Befehl sie ablehnen, mit einer Meldung, die beide nennt.
- Mehrfach: die letzte gilt | Wenn die Option mehrfach vorkommt, muss der letzte Wert gelten.
- Mehrfach: alle Werte gelten | Wenn die Option mehrfach vorkommt, müssen alle Werte in der angegebenen Reihenfolge gelten.
- Auch Datei und Umgebung | Die Befehlszeile muss vor der Umgebung gehen und beide vor der Konfigurationsdatei.
# cli-command.exit · Exit-Codes und Ausgabekanäle
? Welchen Exit-Code und welche Ausgabe bekommt ein Skript bei Fehlern oder ohne Treffer?
! In einem Skript ist der Exit-Code die einzige Meldung, die jemand liest.
- 0 fertig, 1 gescheitert, 2 falsch benutzt | Der Befehl muss bei Erfolg mit 0 enden, bei einem Fehlschlag mit 1 und bei falscher Benutzung mit 2.
- Ein Code je Art von Fehler | Wenn der Befehl scheitert, muss er mit einem dokumentierten Code für diese Art von Fehler enden.
- Kein Treffer ist ein Fehlschlag | Wenn nichts gefunden wird, muss der Befehl mit Exit-Code 1 enden.
- Nur Ergebnisse auf stdout | Der Befehl darf nur Ergebnisse auf die Standardausgabe schreiben, Meldungen auf die Fehlerausgabe.
# cli-command.danger · Sicherheit ändernder Befehle
? Wenn er etwas ändert oder löscht, was schützt vor einem Versehen?
! Eine Befehlszeile hat keinen Knopf zum Rückgängigmachen.
- Ein Probelauf | Wenn --dry-run angegeben ist, muss der Befehl zeigen, was er ändern würde, ohne etwas zu ändern.
- Eine Rückfrage vor dem Start | Solange --yes fehlt, muss der Befehl nachfragen, bevor er etwas ändert.
- Nicht ohne --force | Solange --force fehlt, muss der Befehl ablehnen, vorhandene Dateien zu überschreiben.
- Er liest nur | Der Befehl darf nur lesen und nichts ändern.
`);
