import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Reminders, summaries, health checks, the protection of the login, rights, and APIs that keep records, in German. */
export const GERMAN_SERVICES: GermanEntries = sheet(`
# reminders.source · Woran erinnert wird, und die Termine dazu
? Woran wird erinnert, und woher kommen die Termine?
~ Eine Liste, die jemand pflegt, eine Kalenderdatei, eine Seite im Netz, ein Feld in den Daten; was sich wiederholt, und wer es ändert.
! Verschicken ist leicht; den richtigen Tag zu kennen ist die Arbeit.
> Die Kalenderdatei (ICS) der Stadt, einmal in der Woche gelesen; nur Papier und Restmüll
# reminders.when · Zeitpunkt einer Erinnerung
? Wie lange vorher und um wie viel Uhr kommt eine Erinnerung, und kommt sie noch einmal?
~ Die Zeitzone, Wochenenden, und eine, die ausfiel, weil nichts lief.
! Eine Erinnerung zur falschen Stunde ist gleich wieder vergessen.
- Am Abend vorher | Eine Erinnerung kommt einmal, um 18:00 Uhr am Tag davor.
- Eine bestimmte Zeit vorher | Eine Erinnerung kommt eine Zeit vorher, die sich für jede einstellen lässt.
- Bis es erledigt ist | Eine Erinnerung kommt jeden Tag wieder, bis sie als erledigt markiert ist.
- Eine Zeit danach | Eine Erinnerung kommt, wenn eine bestimmte Zeit vergangen und nichts geschehen ist.
# reminders.channel · Wie eine Erinnerung ankommt
? Wie kommt eine Erinnerung an?
! Jeder Weg hat seinen eigenen Anbieter, Preis und seine Regeln.
- E-Mail | Erinnerungen kommen per E-Mail.
- SMS | Erinnerungen kommen als SMS an eine Mobilnummer.
- Eine Chat-Nachricht | Erinnerungen kommen als Nachrichten eines Chat-Bots.
- Push | Erinnerungen kommen als Push-Nachrichten an alle, die zugestimmt haben.
- Auf dem Bildschirm | Erinnerungen erscheinen im Programm, wenn es offen ist.
# reminders.text · Text einer Erinnerung
? Was steht in einer Erinnerung, in welchem Ton, und was kann man darauf antworten?
~ Ein echtes Beispiel, Wort für Wort; was nicht darin stehen darf; eine Antwort, ein Link oder Knöpfe: erledigt, später, absagen.
! Sie wird in zwei Sekunden gelesen, oder gar nicht.
> „Morgen: Papier. Blaue Tonne rausstellen.“  [Erledigt] [Um 21 Uhr noch einmal]
# reminders.people · Wer Erinnerungen bekommt, und wie sie aufhören
? Wer bekommt Erinnerungen: Ist eine Zustimmung nötig, und wie hören sie auf?
! In vielen Ländern ist eine Nachricht, der niemand zugestimmt hat, verboten.
- Wer zugestimmt hat | Erinnerungen bekommt nur, wer zugestimmt hat, und jede sagt, wie sie aufhören.
- Alle Betroffenen | Alle Betroffenen bekommen Erinnerungen, bis sie sie abschalten.
- Unsere Leute entscheiden | Unsere eigenen Leute schalten Erinnerungen für jeden an und ab.
# reminders.failure · Wenn eine Erinnerung scheitert
? Was geschieht, wenn eine nicht verschickt werden kann oder keine Termine bekannt sind?
! Eine Erinnerung, die still ausbleibt, ist schlimmer als keine.
- Noch einmal | Eine Erinnerung, die nicht ankam, wird eine Stunde lang noch einmal versucht; danach steht der Fehler im Log.
- Fehlende Termine melden | Ist für die nächsten zwei Wochen kein Termin bekannt, sagt das eine Nachricht.
- Nie doppelt | Nach einem Neustart wird keine Erinnerung ein zweites Mal verschickt.
# digest.content · Inhalt der Zusammenfassung
? Was steht darin, Zahl für Zahl, und in welcher Reihenfolge?
~ Wie jede Zahl definiert ist, wofür sie gilt (ein Projekt, ein Kunde, ein Gerät), und was fehlt.
! Wer dieselbe Zahl verschieden liest, traut am Ende keiner.
> Je Gerät: Verfügbarkeit in Prozent, Zahl und Dauer der Ausfälle, der längste; die schlechtesten zuerst
# digest.when · Tag, Stunde und Zeitraum
? Wann wird sie verschickt, und welchen Zeitraum umfasst sie?
~ Tag, Uhrzeit und Zeitzone, und was aus einer wird, die ausfiel.
! Ohne Zeitzone ist ein Tag zweierlei.
- Um acht, in der eigenen Zeitzone | Sie kommt um 8:00 Uhr in der Zeitzone des Empfängers und umfasst den vergangenen Zeitraum.
- Um acht, in einer Zeitzone | Sie kommt um 8:00 Uhr in der Zeitzone des Servers und umfasst den vergangenen Zeitraum.
- Zu einer einstellbaren Zeit | Jeder Empfänger stellt Tag und Uhrzeit ein; sie umfasst den vergangenen Zeitraum.
# digest.who · Empfänger, und wie sie es an- und abschalten
? Wer bekommt sie, und wer schaltet sie ein?
! Eine Mail, um die niemand gebeten hat, endet als Spam.
- Wer sie einschaltet | Nur wer sie einschaltet, bekommt sie, mit dem, was er sehen darf; jede Mail hat einen Link zum Abbestellen.
- Alle, mit Ausweg | Alle bekommen sie, bis sie sie abschalten.
- Adressen in den Einstellungen | Ein Administrator trägt die Adressen ein, die sie bekommen.
# digest.empty · Nichts zu berichten, oder der Versand scheitert
? Was wird verschickt, wenn es nichts zu berichten gibt?
! Stille kann heißen, dass alles gut ist, oder dass der Versand kaputt ist.
- Eine Zeile, die es sagt | Gibt es nichts zu berichten, sagt das eine Mail mit einer Zeile.
- Nichts | Gibt es nichts zu berichten, wird nichts verschickt.
- Wie immer, mit Nullen | Sie wird wie immer verschickt, mit Nullen.
# digest.look · Form der Zusammenfassung
? Wie sieht sie aus?
! Mailprogramme zeigen weniger als Browser.
- Eine kurze Tabelle | Sie ist eine kurze Tabelle mit einem Link zu den Einzelheiten, und dasselbe als reiner Text.
- Einige Sätze | Sie besteht aus einigen Sätzen, in denen die Zahlen stehen.
- Mit Diagrammen | Sie zeigt die Zahlen als Diagramme, in Bildern, die Mailprogramme anzeigen.
# health.kinds · Am Leben und bereit
? Eine Prüfung oder zwei: ob der Dienst lebt, und ob er Anfragen annehmen kann?
~ Die Pfade, und wer fragt: Kubernetes, ein Load Balancer, eine Überwachung von außen.
! Eine Prüfung, die wegen der Datenbank scheitert, startet einen Prozess neu, der in Ordnung ist.
- Zwei Pfade | Ein Pfad sagt, dass der Prozess läuft, ein anderer, dass er Anfragen annehmen kann.
- Ein Pfad, bereit | Ein Pfad sagt, ob Anfragen angenommen werden können.
- Ein Pfad, am Leben | Ein Pfad sagt nur, dass der Prozess antwortet.
# health.depends · Wovon abhängt, ob er bereit ist
? Was muss gehen, damit er als bereit gilt?
! Wer zu viel prüft, legt alles auf einmal lahm.
- Die Datenbank | Bereit ist er nur, wenn eine Abfrage der Datenbank innerhalb einer Sekunde gelingt.
- Migrationen | Bereit ist er erst, wenn alle Migrationen gelaufen sind.
- Andere Dienste | Bereit ist er nur, wenn die Dienste, die er aufruft, erreichbar sind.
- Nicht beim Herunterfahren | Ab dem Signal zum Beenden ist er nicht mehr bereit; offene Anfragen werden fertig bearbeitet.
# health.reply · Antwort der Prüfung
? Was antwortet sie, und wer darf fragen?
! Einzelheiten helfen dem, der Dienst hat, und dem, der angreift.
- 200 oder 503, offen | Sie antwortet ohne Anmeldung mit Status 200 oder 503 und einem Wort.
- Mit Einzelheiten, nur von innen | Sie antwortet mit dem Zustand jeder Abhängigkeit als JSON, und nur innerhalb des Netzes.
- Mit Version | Sie antwortet mit Status 200 oder 503 und der Version, die läuft.
# health.load · Kosten einer Prüfung
? Wie oft darf gefragt werden, und was bleibt davon zurück?
! Alle paar Sekunden, für jede Instanz, über Jahre.
- Nicht im Log | Erfolgreiche Prüfungen stehen nicht im Log und zählen nicht als Anfragen.
- Eine Sekunde lang gemerkt | Der Zustand von Abhängigkeiten wird höchstens einmal in der Sekunde nachgesehen.
- Im Log, wenn er wechselt | Ein Wechsel zwischen bereit und nicht bereit steht mit seiner Ursache im Log.
# guard.per · Wonach Fehlversuche gezählt werden
? Wonach werden Fehlversuche gezählt: Konto, Adresse oder beides?
~ Angreifer mit vielen Adressen, Büros mit einer gemeinsamen, Proxys, und Konten, die es nicht gibt.
! Zählt man nur je Konto, kann jeder jeden aussperren; nur je Adresse, kommt ein Botnetz durch.
- Konto und Adresse | Fehlversuche zählen je Konto und je Adresse, mit je einer eigenen Grenze.
- Konto | Fehlversuche zählen je Konto, woher sie auch kommen.
- Adresse | Fehlversuche zählen je Adresse, die aus dem Header eines vertrauenswürdigen Proxys kommt.
# guard.limit · Zahl der Versuche, und wie es neu beginnt
? Nach wie vielen Fehlversuchen in welcher Zeit, und was setzt die Zählung zurück?
! Zu wenige sperren bei einem Tippfehler aus, zu viele helfen niemandem.
- 5 in 15 Minuten | Nach 5 Fehlversuchen in 15 Minuten werden weitere abgelehnt; eine erfolgreiche Anmeldung setzt die Zählung zurück.
- 10 in einer Stunde | Nach 10 Fehlversuchen in einer Stunde werden weitere abgelehnt, bis die Stunde vorbei ist.
- Jedes Mal länger | Nach jedem Fehlversuch muss der nächste länger warten, bis zu einer Minute.
# guard.then · Was man über der Grenze bekommt
? Was bekommt, wer über der Grenze liegt, und wie kommt man wieder hinein?
~ Die Antwort auf richtige und falsche Passwörter, ob es ein Konto gibt, und wer davon erfährt.
! Der Besitzer muss wieder hineinkommen, und der Angreifer darf nichts erfahren.
- Eine Meldung mit der Wartezeit | Wer über der Grenze liegt, liest, wie lange er warten muss, auch bei richtigem Passwort.
- Für alle Konten gleich | Die Antwort ist dieselbe, ob es das Konto gibt oder nicht.
- Der Besitzer erfährt es | Der Besitzer des Kontos bekommt eine E-Mail mit einem Link für ein neues Passwort.
- Ein Captcha | Nach der Grenze muss ein Captcha gelöst werden.
- Ein Administrator entsperrt | Ein Administrator kann die Grenze eines Kontos aufheben.
-service Status 429 mit Retry-After | Wer über der Grenze liegt, bekommt Status 429 mit einem Header Retry-After, auch bei richtigem Passwort.
-service Für alle Konten gleich | Die Antwort ist dieselbe, ob es das Konto gibt oder nicht.
-service Der Besitzer erfährt es | Der Besitzer des Kontos bekommt eine E-Mail mit einem Link für ein neues Passwort.
-service Ein Captcha | Nach der Grenze muss ein Captcha gelöst werden.
-service Ein Administrator entsperrt | Ein Administrator kann die Grenze eines Kontos aufheben.
# guard.reach · Was noch geschützt ist
? Wofür gilt es noch, außer für die Anmeldung?
! Angreifer nehmen die nächste Tür, in die derselbe Schlüssel passt.
- Passwort zurücksetzen | Anfragen, ein Passwort zurückzusetzen, sind ebenso begrenzt.
- Registrierung | Registrierungen sind je Adresse begrenzt.
- Codes eines zweiten Faktors | Codes eines zweiten Faktors sind ebenso begrenzt.
- Passwort ändern | Das heutige Passwort, das zum Ändern verlangt wird, ist ebenso begrenzt.
- Nur die Anmeldung | Außer der Anmeldung ist nichts begrenzt.
# guard.store · Wo Versuche gespeichert sind
? Wo werden Versuche gespeichert, und woran sieht man einen Angriff?
~ Mehrere Server, ein Neustart, wie lange, und was gilt, wenn dieser Speicher ausfällt.
! Bei mehreren Servern lässt ein Zähler im Arbeitsspeicher ein Mehrfaches der Grenze zu.
- In der Datenbank | Fehlversuche stehen einen Tag lang in der Datenbank, und jede Ablehnung steht im Log.
- Gemeinsam in Redis | Fehlversuche stehen in Redis; fällt es aus, kommen Anmeldungen durch, mit einem Alarm.
- In jedem Prozess | Fehlversuche stehen im Arbeitsspeicher jedes Prozesses und gehen bei einem Neustart verloren.
# resource.fields · Felder eines Datensatzes
? Welche Felder hat ein Datensatz?
~ Namen, Typen, Einheiten und Währungen, was Pflicht ist, was eindeutig sein muss, was berechnet wird; Datensätze in Datensätzen.
! Alles andere folgt daraus, und sie lassen sich später am schwersten ändern.
> {\n  "nummer": "2026-0001",\n  "positionen": [{ "text": "…", "menge": 1, "preis": 9.90 }]\n}\n
# resource.calls · Aufrufe
? Was können Aufrufer damit tun?
~ Filter und Seiten einer Liste, einen Teil oder das Ganze ändern, mehrere auf einmal.
! Jeder Aufruf ist ein Versprechen mit Tests, Fehlern und Rechten.
- Anlegen, lesen, ändern | Datensätze lassen sich anlegen, mit ihrer Id lesen und ändern.
- Liste mit Filter und Seiten | Datensätze lassen sich auflisten, nach Feldern filtern und seitenweise lesen.
- Löschen | Datensätze lassen sich löschen.
- Stornieren statt löschen | Datensätze werden nie gelöscht; sie lassen sich stornieren und bleiben lesbar.
- Zustände wechseln | Jeder Wechsel des Zustands hat seinen eigenen Aufruf.
# resource.rules · Regeln und Zustände
? Welche Regeln müssen immer gelten, und welche Zustände durchläuft ein Datensatz?
~ Nummern ohne Lücken, Summen und Rundung, was sich in welchem Zustand ändern darf, und was ein abgelehnter Aufruf antwortet.
! Diese Regeln sind das Programm; der Rest ist Speichern.
> Entwurf → verschickt → bezahlt; ein verschickter ändert sich nie; die Summe ist die der Positionen
# resource.access · Wer sie aufrufen darf
? Wer darf sie aufrufen, und wessen Datensätze sieht er?
! Es steht in jeder Abfrage, oder muss später in jede hinein.
- Benutzer, ihre eigenen | Aufrufer sind angemeldet und sehen nur die Datensätze ihres eigenen Kontos.
- Ein Schlüssel für alle | Aufrufer übergeben einen API-Schlüssel und sehen alle Datensätze.
- Rollen | Aufrufer haben Rollen, die sagen, was sie lesen und ändern dürfen.
- Alle im Netz | Aufrufe brauchen keine Anmeldung; das Netz hält andere fern.
# roles.model · Rollen, und was jede darf
? Welche Rollen gibt es, und was darf jede sehen und ändern?
~ Eine Zeile je Rolle: was sie sieht, was sie ändert, was sie nicht darf.
! Diese Tabelle ist die Spezifikation; alles andere ist ihre Durchsetzung.
> Leser: sieht alles. Bearbeiter: ändert Eigenes. Administrator: alles, auch Benutzer.
# roles.grain · Wovon der Zugriff abhängt
? Wovon hängt der Zugriff ab: nur von der Rolle, oder auch vom Datensatz?
! Später von Rollen zu einzelnen Datensätzen zu wechseln heißt, jede Abfrage neu zu prüfen.
- Feste Rollen | Der Zugriff hängt nur von der Rolle des Benutzers ab, aus einer festen Menge von Rollen. | + Leicht zu erklären und zu testen | - Jede Ausnahme braucht eine neue Rolle
- Rollen aus Rechten | Eine Rolle ist eine Menge einzelner Rechte, die Administratoren zusammenstellen. | + Kunden bauen ihre eigenen Rollen | - Eine Seite und eine Tabelle, um sie zu verwalten
- Je Datensatz oder Team | Der Zugriff hängt von der Rolle des Benutzers und vom Besitzer oder Team des Datensatzes ab. | + Teilen und Besitz | - Jede Abfrage muss filtern
# roles.existing · Was aus vorhandenen Benutzern wird
? Was dürfen vorhandene Benutzer und API-Schlüssel am ersten Tag?
~ Rollen, die sie bekommen, wer sie vergibt, offene Sitzungen und Links.
! Zu streng sperrt aus, zu locker ändert nichts.
- Was sie heute dürfen | Vorhandene Benutzer und API-Schlüssel behalten ihre Rechte, bis ein Administrator sie einschränkt.
- Das Geringste | Vorhandene Benutzer bekommen die kleinste Rolle, und Administratoren vergeben mehr.
- Was eine Liste sagt | Vorhandene Benutzer bekommen ihre Rollen aus einer vorbereiteten Liste, in einer Migration.
# roles.denied · Was man ohne Recht bekommt
? Was sieht, wer etwas nicht darf?
?service Was bekommt ein Aufrufer ohne das Recht?
~ Knöpfe und Menüs, ein direkter Link, und ein Aufruf an den Server.
! Verborgen, ausgegraut und abgelehnt sind verschiedene Entwürfe, und verschiedene Lecks.
- Abgelehnt, nicht angeboten | Was ein Benutzer nicht darf, wird nicht angeboten; der Server lehnt es mit Status 403 ab.
- Ausgegraut, mit Grund | Was ein Benutzer nicht darf, ist ausgegraut und sagt, wen man um Zugriff bittet.
- Als gäbe es das nicht | Auf einen Datensatz, den ein Benutzer nicht sehen darf, antwortet der Server mit Status 404.
# roles.assign · Wer Rollen vergibt
? Wer vergibt und entzieht Rollen, und ab wann gilt das?
~ Ob Änderungen festgehalten werden, und was den letzten Administrator schützt.
! Wer eine Rolle vergeben kann, hat sie am Ende.
- Administratoren | Administratoren vergeben Rollen; jede Änderung wird festgehalten und gilt sofort.
- Besitzer eines Teams oder Projekts | Der Besitzer eines Teams oder Projekts vergibt Rollen nur an dessen Mitglieder.
- Das Verzeichnis | Rollen folgen aus Gruppen des Identitätsdienstes und ändern sich mit der nächsten Anmeldung.
`);
