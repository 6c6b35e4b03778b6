import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Connections, data, interfaces, protection, limits, jobs, logs and commands in German. */
export const GERMAN_BUILDING: GermanEntries = sheet(`
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
- Gesendet, wenn hier etwas geschieht | Daten gehen an das andere System, wenn hier etwas geschieht.
- Geholt, wenn man sie braucht | Daten werden in dem Moment aus dem anderen System geholt, in dem man sie braucht.
- Nach Zeitplan geholt | Daten werden nach einem Zeitplan aus dem anderen System geholt und hier aufbewahrt.
- Empfangen | Das andere System ruft an, und der Absender jedes Aufrufs wird geprüft.
- In beide Richtungen | Daten fließen in beide Richtungen, und die spätere Änderung gilt.
# integration.account · Zugangsdaten
? Mit wessen Zugangsdaten, und wo werden sie aufbewahrt?
! Es entscheidet, wer etwas einrichten muss, bevor überhaupt etwas geht.
- Ein Konto | Ein Konto dient allen; sein Geheimnis kommt aus der Umgebung oder einem Geheimnisspeicher.
- Vom Aufrufer übergeben | Der Aufrufer übergibt die Zugangsdaten, und niemand bewahrt sie auf.
- Eines je Benutzer | Jeder Benutzer verbindet ein Konto, dessen Token verschlüsselt und widerrufbar gespeichert wird.
- Keine | Das andere System wird ohne Zugangsdaten aufgerufen.
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
# api.cases · Sonderfälle und ihre Ergebnisse
? Mit welchen Sonderfällen muss es umgehen, und was kommt in jedem zurück?
~ Leere oder fehlende Werte, nichts gefunden, mehrere Treffer, Reihenfolge, Grenzen, ein Fehler auf halbem Weg.
! Aufrufer verlassen sich irgendwann auf das, was dort geschieht.
> Nichts gefunden → leere Liste; unbekannte Id → Fehler
# security.threat · Wovor es schützt
? Was darf nicht mehr möglich sein: wer könnte was tun, und wie?
~ Der Angriff Schritt für Schritt mit harmlosen Werten, oder die Nummer einer Sicherheitsmeldung; was hinnehmbar ist und möglich bleibt.
! Ein Schutz ohne benannten Angriff lässt sich nicht testen.
> Alle Angemeldeten können fremde Rechnungen lesen, wenn sie die Nummer ändern
# security.rule · Was erlaubt ist und was abgelehnt wird
? Was genau ist erlaubt, was wird abgelehnt, und was bekommt der Abgelehnte zu sehen?
~ Die Regel mit ihren Grenzen und Ausnahmen, Status oder Meldung einer Ablehnung, was protokolliert wird und was nicht.
! Die Regel wird getestet, von beiden Seiten.
> Nur eigene Rechnungen; fremde → 404; die Verwaltung darf alle lesen
# security.locked-out · Wenn die Prüfung selbst scheitert
? Was geschieht, wenn die Prüfung selbst nicht möglich ist?
! Es entscheidet zwischen sicher und verfügbar.
- Abgelehnt | Ist die Prüfung nicht möglich, wird die Aktion abgelehnt, mit einer Meldung, die nichts verrät.
- Erlaubt und protokolliert | Ist die Prüfung nicht möglich, wird die Aktion erlaubt und protokolliert.
# limit.per · Wer gezählt wird
? Wonach wird gezählt: Adresse, Benutzer, API-Schlüssel oder Kunde?
?library Wonach wird gezählt, und wie sagt es der Aufrufer?
?command_line Welche Aufrufe zählt das Werkzeug auf die Grenze der Gegenseite an?
~ Fremde und bekannte Aufrufer, Angreifer mit vielen Adressen, Proxys, und wie Adressen aufbewahrt werden.
! Adressen teilen sich ganze Firmen; Schlüssel kennt man vor der Anmeldung nicht.
- Je Schlüssel oder Benutzer | Anfragen zählen je API-Schlüssel oder Benutzer, bei Fremden je Adresse.
- Nur je Adresse | Anfragen zählen je Adresse, die aus dem Header eines vertrauenswürdigen Proxys kommt.
- Je Kunde | Anfragen aller Benutzer eines Kunden zählen zusammen.
- Eine Grenze für alle | Alle Anfragen zählen zusammen.
-command_line Alle Aufrufe an einen Host | Alle Aufrufe eines Laufs an einen Host zählen zusammen.
-command_line Aufrufe nach Art | Lesende und schreibende Aufrufe haben je eine eigene Grenze.
# limit.options · Optionen und ihre Vorgaben
? Welche Optionen nimmt es, mit welchen Vorgaben?
~ Zeitraum und Grenze, fest oder gleitend, der Schlüssel und woher hinter Proxys die Adresse kommt, was ausgenommen ist.
! Namen und Vorgaben behalten die Aufrufer.
> // so schreibt es ein Aufrufer
>
# limit.backend · Wo gezählt wird
? Wo wird gezählt, und wie bringt ein Aufrufer einen Speicher mit?
! Im Arbeitsspeicher zählt jeder Prozess für sich.
- Eine Schnittstelle, ohne Angabe im Speicher | Gezählt wird ohne Angabe im Arbeitsspeicher; ein übergebener Speicher ersetzt das.
- Nur im Arbeitsspeicher | Gezählt wird im Arbeitsspeicher jedes Prozesses.
- Ein Speicher ist Pflicht | Der Aufrufer übergibt einen Speicher; ohne Angabe gibt es keinen.
# limit.number · Die Grenzen
? Wie viele Anfragen in welcher Zeit, und sind kurze Spitzen in Ordnung?
~ Das Zeitfenster, die Spitze, und wie viele gleichzeitig.
! Das Verfahren hängt davon ab, ob Spitzen erlaubt sind.
- 100 pro Minute mit Spitzen | Höchstens 100 Anfragen pro Minute im Durchschnitt, mit Spitzen von 20 auf einmal.
- Ein festes Zeitfenster | Höchstens 100 Anfragen in jeder vollen Minute.
- Ein Kontingent im Monat | Höchstens 10.000 Anfragen im Monat, mit einer Warnung bei 80 Prozent.
- So viele gleichzeitig | Höchstens 5 Anfragen zur selben Zeit.
# limit.where · Was begrenzt wird, und Ausnahmen
? Welche Routen sind begrenzt, und wer ist ausgenommen?
~ Anmeldung, teure Aufrufe, Health-Checks, unsere eigenen Dienste, und eine erste Woche, in der nur protokolliert wird.
! Anmeldung und teure Aufrufe brauchen strengere Grenzen als das Lesen.
- Alle, manche strenger | Alle Routen sind begrenzt, Anmeldung und Schreiben strenger; Health-Checks sind es nicht.
- Nur genannte Routen | Nur die Routen, die in der Konfiguration stehen, sind begrenzt.
- Alles gleich | Alle Routen haben dieselbe Grenze, ohne Ausnahmen.
# limit.answer · Was ein Aufrufer über der Grenze bekommt
? Was bekommt ein Aufrufer, der über der Grenze liegt?
?library Was geschieht mit einem Aufruf über der Grenze, und was bekommt der Aufrufer?
?command_line Was macht das Werkzeug, wenn die Grenze erreicht ist?
~ Status, Header, Inhalt, eine Verzögerung oder Sperre, und was ein Mensch auf einer Seite liest.
~library Warten oder ablehnen, Status und Header, ein Callback, der Fehler und seine Art.
~command_line Warten, eine Meldung, der Exit-Code, und Retry-After der Gegenseite.
! Clients, die wissen, wann sie wiederkommen sollen, hämmern nicht weiter.
- Status 429 mit Retry-After | Eine Anfrage über der Grenze bekommt Status 429 mit einem Header Retry-After.
- Header mit dem Rest | Jede Antwort hat Header mit der Grenze, dem Rest und der Zeit des Zurücksetzens.
- Eine langsamere Antwort | Eine Anfrage über der Grenze wird verzögert statt abgelehnt.
- Eine Sperre | Ein Aufrufer, der die Grenze zehnmal in einer Stunde überschreitet, ist einen Tag gesperrt.
-command_line Es wartet | Das Werkzeug wartet, bis die Grenze den nächsten Aufruf zulässt, und sagt es auf der Fehlerausgabe.
-command_line Es hält an | Das Werkzeug hält mit einem Fehler und einem eigenen Exit-Code an.
# limit.store · Ort der Zähler
? Wo liegen die Zähler, und was gilt, wenn dieser Speicher ausfällt?
~ Mehrere Server, ein Neustart, und woran man sieht, wer begrenzt wird.
! Bei mehreren Servern lässt ein Zähler im Arbeitsspeicher ein Mehrfaches der Grenze zu.
- Gemeinsam, sonst offen | Die Zähler liegen gemeinsam in Redis; fällt es aus, kommen Anfragen durch, mit einem Alarm.
- Gemeinsam, sonst geschlossen | Die Zähler liegen gemeinsam in Redis; fällt es aus, werden Anfragen abgelehnt.
- In jedem Prozess | Die Zähler liegen im Arbeitsspeicher jedes Prozesses und gehen bei einem Neustart verloren.
- Am Proxy oder Gateway | Der Proxy oder das Gateway zählt und lehnt ab, außerhalb dieses Codes.
# jobs.load · Auslöser, Dauer und Zahl der Läufe
? Was startet einen Lauf, wie lange dauert er, und wie viele gibt es?
~ Der Auslöser oder Zeitplan, die Dauer eines Laufs, Läufe am Tag, und wie viele gleichzeitig.
! Es entscheidet, ob überhaupt eine Warteschlange nötig ist, und wie viele Worker.
> Ein Klick auf der Berichtsseite; je bis zu 20 Minuten; 200 am Tag, fünf gleichzeitig
# jobs.failure · Gescheiterte Läufe
? Was geschieht, wenn ein Lauf scheitert oder unterbrochen wird?
~ Neue Versuche, ein Neustart mittendrin, halbfertige Arbeit, und wer es erfährt.
! Was im Hintergrund scheitert, bleibt still, wenn es niemandem gesagt wird.
- Ein neuer Versuch, dann „gescheitert“ | Ein gescheiterter Lauf wird einmal wiederholt; danach lässt er sich von Hand neu starten.
- Versuche, bis es klappt | Ein gescheiterter Lauf wird mit wachsendem Abstand wiederholt; drei Fehlschläge lösen einen Alarm aus.
- Der nächste Lauf holt es nach | Ein gescheiterter Lauf wird protokolliert, und der nächste geplante erledigt seine Arbeit mit.
# jobs.twice · Derselbe Job zweimal
? Was, wenn derselbe Job zweimal startet oder sein voriger Lauf noch nicht fertig ist?
~ Zwei Klicks, eine doppelt zugestellte Nachricht, ein Lauf, der zu lange dauert, parallele Server.
! Warteschlangen stellen mindestens einmal zu; Klicks kommen paarweise.
- Er läuft einmal | Ein Job, der schon wartet oder läuft, wird kein zweites Mal gestartet.
- Nacheinander | Ein zweiter Start wartet, bis der erste Lauf beendet ist.
- Beide laufen | Zwei Läufe desselben Jobs dürfen sich überschneiden, ohne einander zu stören.
# jobs.progress · Fortschritt und Ergebnis eines Laufs
? Was sieht die Person, die ihn gestartet hat, und wer bekommt das Ergebnis?
~ Fortschritt, Abbrechen, eine Nachricht am Ende, wer das Ergebnis sehen darf, und wie lange es bleibt.
! Arbeit, auf die niemand wartet, muss sich zurückmelden.
- Seinen Status | Die Seite zeigt, ob ein Lauf wartet, läuft (mit Prozent), fertig oder gescheitert ist.
- Eine Nachricht am Ende | Wer einen Lauf gestartet hat, bekommt am Ende eine Nachricht.
- Einen Weg zum Abbrechen | Wer einen Lauf gestartet hat, kann ihn abbrechen, und halbfertige Arbeit wird aufgeräumt.
- Das Ergebnis nur für den Besitzer | Nur wer einen Lauf gestartet hat, kann sein Ergebnis abholen, 30 Tage lang.
- Nur ein Protokoll | Auf einen Lauf wartet niemand; sein Ausgang wird nur protokolliert.
# jobs.broker · Warteschlange und Worker
? Welche Warteschlange oder welcher Scheduler hält die Jobs, und wo laufen die Worker?
~ Was schon da ist, wie viele Worker, und was ein Neustart mit wartenden Jobs macht.
! Ein Broker ist ein Dienst, den jemand betreiben muss.
- Eine Tabelle der Datenbank | Jobs warten in einer Tabelle unserer Datenbank, und ein Worker-Prozess holt sie dort ab.
- Redis | Jobs warten in Redis, und eigene Worker-Prozesse holen sie dort ab.
- Ein Message-Broker | Jobs sind Nachrichten eines Brokers wie RabbitMQ, SQS oder Kafka.
- Der Scheduler der Plattform | Der Scheduler der Plattform, etwa cron, startet jeden Lauf.
# library-log.owner · Wem die Ausgabe gehört
? Wie kommt ein Programm an die Meldungen der Bibliothek?
! Eine Bibliothek, die von selbst in die Konsole schreibt, bringen ihre Benutzer nicht zum Schweigen.
- Ein Logger wird übergeben | Aufrufer übergeben einen Logger; ohne ihn schreibt die Bibliothek nichts.
- Ereignisse | Die Bibliothek löst für jede Meldung ein Ereignis aus, und Aufrufer entscheiden, was damit geschieht.
- Eine Umgebungsvariable | Meldungen gehen nach stderr, wenn eine Umgebungsvariable ihren Teil nennt.
# library-log.switch · Schalter und Ort der Ausgabe
? Wie wird die Stufe gesetzt, für welche Teile, und wohin gehen die Meldungen?
?command_line Welche Optionen machen es leiser oder lauter, und was geht nach stdout oder stderr?
~ Eine Umgebungsvariable oder Einstellung und ihre Werte, die Vorgabe, Standardausgabe oder Datei, ob es sich im Betrieb ändern lässt.
~command_line Namen der Optionen (\`--quiet\`, \`-v\`, \`-vv\`), eine Umgebungsvariable, was ohne sie ausgegeben wird, ob es eine Logdatei gibt.
! Namen von Optionen und Variablen geraten in Skripte und bleiben.
> LOG_LEVEL=debug für das Modul http; stdout; Vorgabe: info
>command_line --quiet: nur Fehler; -v: jede Datei; alles nach stderr
# library-log.levels · Was auf welcher Stufe protokolliert wird
? Welche Meldungen erscheinen auf welcher Stufe, und welche heutigen sollen weg?
~ Fehler, Warnung, Info, Debug: je ein Beispiel; Meldungen, die bei der letzten Fehlersuche gefehlt haben.
! Stufen nützen nur, wenn alle dasselbe darunter verstehen.
> warn: Wiederholungen, Veraltetes.  debug: jede Anfrage mit Dauer
# library-log.form · Form einer Meldung
? Wie sieht eine Meldung aus, und was darf nie darin stehen?
! Während einer Störung lesen sie Menschen, die übrige Zeit Maschinen.
- Meldung und Felder | Ein Eintrag ist eine feste Meldung mit benannten Feldern.
- Nichts Geheimes | Geheimnisse und personenbezogene Daten sind in jedem Eintrag unkenntlich gemacht.
- JSON für Maschinen | Einträge sind am Terminal Text und sonst ein JSON-Objekt pro Zeile.
- Ausgeschaltet kostenlos | Für eine Meldung, deren Stufe ausgeschaltet ist, wird kein Text gebaut.
# observe.question · Was sichtbar werden soll
? Welche Fragen möchten Sie beantworten können, die Sie heute nicht beantworten können?
~ Denken Sie an die letzte Störung: Was wollten Sie wissen und konnten es nicht?
! Signale wählt man für eine Frage; ohne sie wird alles gesammelt und nichts gefunden.
> Zum Beispiel: Anfragen welches Kunden sind langsam, und warum
# observe.signals · Signale und Alarme im ersten Schritt
? Welche Signale zuerst: Logs, Metriken, Traces, Fehler, Alarme?
~ Was später kommt, und ab welcher Schwelle wer wie alarmiert wird.
! Jedes davon ist eine Bibliothek, ein Ziel und eine Rechnung.
- Strukturierte Logs | Jede Anfrage schreibt eine strukturierte Zeile ins Log.
- Metriken | Zahl, Fehler und Dauer der Anfragen werden je Route gemessen.
- Traces | Anfragen lassen sich durch Dienste und Datenbank verfolgen.
- Fehlererfassung | Ausnahmen werden gesammelt und gruppiert, mit Stacktrace und Version.
- Health-Checks | Ein Endpunkt sagt, ob der Dienst und alles, wovon er abhängt, funktioniert.
- Alarme | Ein Alarm geht hinaus, wenn innerhalb von fünf Minuten mehr als 2 Prozent der Anfragen scheitern.
# observe.private · Was nie protokolliert werden darf
? Welche sensiblen Daten dürfen nie erscheinen, und wer darf den Rest lesen?
~ Tokens, personenbezogene Daten, Inhalte von Anfragen; und Produktion oder der Rechner des Entwicklers.
! Logs werden an Orte kopiert, an denen niemand personenbezogene Daten erwartet.
- Geheimnisse | Tokens, Passwörter und Cookies erscheinen nie in Logs, Metriken oder Traces.
- Personenbezogene Daten | Namen und E-Mail-Adressen erscheinen nur unkenntlich gemacht oder gehasht.
- Inhalte | Inhalte von Anfragen und Antworten werden nie protokolliert.
# observe.fields · Was ein Eintrag enthält
? Welche Felder enthält ein Eintrag, und in welchem Format?
~ Zeit, Stufe, Route, Status, Dauer; Ids von Anfrage, Benutzer oder Kunde; Version und Host.
! Ein Feld, das fehlt, fehlt in der Nacht der Störung.
- JSON | Jeder Eintrag ist eine Zeile JSON mit Zeit, Stufe, Route, Status und Dauer.
- Eine Id der Anfrage | Jeder Eintrag hat eine Id der Anfrage, die an andere Dienste weitergegeben wird.
- Benutzer oder Kunde | Jeder Eintrag hat die Id des Benutzers oder Kunden.
- Version und Host | Jeder Eintrag hat die Version und den Host.
# observe.store · Ort, Aufbewahrung und Aufwand
? Wo wird es gesammelt, wie lange aufbewahrt, und was darf es kosten?
~ Tage, Aufwand je Anfrage, und ob alles oder eine Stichprobe aufbewahrt wird.
! Speicher ist das, was Überwachung kostet, und bei viel Verkehr wird der Beobachter selbst zur Last.
- Standardausgabe | Logs gehen auf die Standardausgabe, und was sie einsammelt, bewahrt sie 14 Tage auf.
- Ein gehosteter Dienst | Signale gehen über OpenTelemetry an einen gehosteten Dienst.
- Dateien auf dem Server | Logs gehen in Dateien, die täglich rotieren und eine Woche bleiben.
# cli-command.call · Der Aufruf
? Wie wird er getippt, und was gibt er aus?
~ Zwei oder drei Aufrufe: Namen, kurze und lange Form, Argumente und Werte, jeder mit seiner Ausgabe.
! Befehle tippt man aus dem Gedächtnis; Name und Reihenfolge sind das meiste am Entwurf.
# cli-command.default · Vorgabe, Wiederholung und Widersprüche
? Was gilt, wenn die Option fehlt, mehrfach vorkommt oder einer anderen widerspricht?
! Früher oder später wird jede Kombination von Optionen ausprobiert.
- Fehlt sie: genau wie heute | Ohne die neue Option verhält sich der Befehl genau wie vorher.
- Widersprüche sind ein Fehler | Widersprüchliche Optionen werden abgelehnt, mit einer Meldung, die beide nennt.
- Mehrfach: die letzte gilt | Kommt die Option mehrfach vor, gilt der letzte Wert.
- Mehrfach: alle Werte gelten | Die Option darf mehrfach vorkommen; alle Werte gelten, in der angegebenen Reihenfolge.
- Auch Datei und Umgebung | Die Befehlszeile geht vor der Umgebung, und beide vor der Konfigurationsdatei.
# cli-command.exit · Exit-Codes und Ausgabekanäle
? Welchen Exit-Code und welche Ausgabe bekommt ein Skript bei Fehlern oder ohne Treffer?
! In einem Skript ist der Exit-Code die einzige Meldung, die jemand liest.
- 0 fertig, 1 gescheitert, 2 falsch benutzt | Der Exit-Code ist 0 bei Erfolg, 1 bei einem Fehlschlag und 2 bei falscher Benutzung.
- Ein Code je Art von Fehler | Jede Art von Fehler hat einen eigenen, dokumentierten Exit-Code.
- Kein Treffer ist ein Fehlschlag | Der Exit-Code ist 1, wenn nichts gefunden wird.
- Nur Ergebnisse auf stdout | Nur Ergebnisse gehen auf die Standardausgabe; Meldungen gehen auf die Fehlerausgabe.
# cli-command.danger · Sicherheit ändernder Befehle
? Wenn er etwas ändert oder löscht, was schützt vor einem Versehen?
! Eine Befehlszeile hat keinen Knopf zum Rückgängigmachen.
- Ein Probelauf | Mit --dry-run zeigt der Befehl, was er ändern würde, und ändert nichts.
- Eine Rückfrage vor dem Start | Ohne --yes fragt der Befehl nach, bevor er etwas ändert.
- Nicht ohne --force | Ohne --force weigert sich der Befehl, vorhandene Dateien zu überschreiben.
- Er liest nur | Der Befehl liest nur und ändert nichts.
`);
