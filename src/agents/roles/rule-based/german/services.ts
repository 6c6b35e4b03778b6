import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

/** Reminders, summaries, health checks, the protection of the login, rights, and APIs that keep records, in German. */
export const GERMAN_SERVICES: TextsByKey = sheet(`
# price-rules.rule · Regel und Berechnung
? Wann genau gilt der Nachlass oder Aufschlag, und wie wird er berechnet?
~ Betrag oder Prozent, von welcher Summe (mit oder ohne Steuer, vor oder nach anderen Nachlässen), für wen und wofür, von wann bis wann, wie oft.
! Ein Cent oder ein Tag mehr oder weniger ist das, worüber Kunden schreiben.
> Ab 50,00 Warenwert mit Steuer, nach Abzug von Nachlässen; nur im Inland; nicht für Sperriges
# price-rules.together · Mehrere auf einmal
? Was gilt, wenn mehrere Nachlässe oder Kosten zusammentreffen?
! Ohne Regel entscheidet die Reihenfolge im Code, wer was zahlt.
- Nur der beste | Wenn mehrere Nachlässe gelten, darf das System nur den für den Kunden besten anwenden.
- Einer nach dem anderen | Wenn mehrere Nachlässe gelten, muss das System sie nacheinander anwenden, Prozente zuerst.
- Ein Code auf einmal | Das System muss einen Code auf einmal annehmen; ein zweiter ersetzt den ersten.
# price-rules.shown · Wo man es sieht
? Wo sieht man es, und was liest man, wenn es nicht gilt?
! Ein Betrag, der sich ohne ein Wort ändert, sieht nach einem Fehler aus.
- Eine eigene Zeile | Der Warenkorb muss es als eigene Zeile mit seinem Betrag zeigen.
- Was fehlt | Solange eine Bedingung nicht erfüllt ist, muss der Warenkorb sagen, was fehlt, zum Beispiel den Betrag.
- Der Grund | Wenn ein Code abgelehnt wird, muss das System den Grund nennen: unbekannt, abgelaufen, verbraucht oder nicht für diese Ware.
- Vor dem Warenkorb | Auch die Seiten der Waren müssen es nennen.
- Auf der Rechnung | Bestätigung und Rechnung müssen es mit Namen und Betrag zeigen.
# price-rules.later · Geänderte, stornierte und zurückgeschickte Bestellungen
? Was gilt, wenn eine Bestellung geändert, storniert oder zum Teil zurückgeschickt wird?
! Was übrig bleibt, erfüllt die Bedingung vielleicht nicht mehr.
- Es bleibt, wie es war | Wenn ein Teil einer Bestellung zurückgeschickt wird, muss das System das Gewährte lassen und erstatten, was für diesen Teil bezahlt wurde.
- Neu berechnet | Wenn ein Teil einer Bestellung zurückgeschickt wird, muss das System die Bestellung neu berechnen und den Unterschied erstatten.
- Nur im Ganzen | Das System darf nur ganze Bestellungen stornieren lassen und gibt einen benutzten Code zurück.
# price-rules.who · Wer es festlegt
? Wer legt es fest und ändert es, und wo?
! Was die Leute im Laden jede Woche ändern, darf keine neue Version brauchen.
- Fest in der Konfiguration | Das System muss Beträge und Bedingungen aus der Konfiguration lesen.
- Im Verwaltungsbereich | Das System muss Admins sie im Verwaltungsbereich anlegen, beenden und auflisten lassen.
- In einem anderen System | Das System muss das andere System fragen, das sie verwaltet.
# json-output.form · Die Ausgabe für Programme, Zeichen für Zeichen
? Was wird bei einem echten Lauf ausgegeben, Zeichen für Zeichen?
~ Namen und Typen der Felder, Zahlen und Zeiten, was fehlt oder leer ist, die Option dafür.
! Skripte lesen die Felder beim Namen; ein anderer Name bricht sie.
> $ tool --json …
# json-output.when · Ein Dokument oder Zeile für Zeile
? Ein Dokument am Ende oder eine Zeile je Vorgang, sobald er geschieht?
! Ein Dokument ist leichter zu lesen; Zeilen kommen, während es läuft, und überstehen einen Abbruch.
- Ein Dokument | Wenn die Option angegeben ist, muss der Befehl am Ende ein einziges JSON-Dokument ausgeben.
- Eine Zeile je Vorgang | Wenn die Option angegeben ist, muss der Befehl je Vorgang eine Zeile JSON ausgeben, sobald er geschehen ist.
# json-output.errors · Meldungen und Fehler
? Wohin gehen Meldungen und Fehler, und was sagt der Exit-Code?
! Eine einzige lesbare Zeile dazwischen, und kein Programm kann die Ausgabe mehr lesen.
- Auf die Fehlerausgabe | Wenn die Option angegeben ist, muss der Befehl Meldungen und Fortschritt nur auf die Fehlerausgabe schreiben.
- Auch als JSON | Wenn der Befehl scheitert, muss er den Fehler als JSON mit einem festen Code ausgeben.
- Exit-Code je Ausgang | Der Befehl muss mit 0 enden, wenn alles getan ist, mit 1, wenn ein Teil scheiterte, und mit 2 bei falschem Aufruf.
# json-output.stable · Worauf sich Skripte verlassen
? Worauf dürfen sich Skripte in späteren Versionen verlassen?
! Wer es liest, merkt eine Änderung erst, wenn nachts etwas ausfällt.
- Felder kommen nur hinzu | Innerhalb einer Hauptversion dürfen Felder nur hinzukommen, nicht wegfallen oder anders heißen.
- Eine Version darin | Die Ausgabe muss die Nummer ihrer Fassung enthalten.
- Auf nichts | Die Ausgabe darf sich mit jeder Version ändern.
# reminders.source · Woran erinnert wird, und die Termine dazu
? Woran wird erinnert, und woher kommen die Termine?
~ Eine Liste, die jemand pflegt, eine Kalenderdatei, eine Seite im Netz, ein Feld in den Daten; was sich wiederholt, und wer es ändert.
! Verschicken ist leicht; den richtigen Tag zu kennen ist die Arbeit.
> Der Tag in …, eingetragen von … bei …; nur die, die …
# reminders.when · Zeitpunkt einer Erinnerung
? Wie lange vorher und um wie viel Uhr kommt eine Erinnerung, und kommt sie noch einmal?
~ Die Zeitzone, Wochenenden, und eine, die ausfiel, weil nichts lief.
! Eine Erinnerung zur falschen Stunde ist gleich wieder vergessen.
- Am Tag vorher | Das System muss eine Erinnerung einmal schicken, um 18:00 Uhr am Tag davor.
- Eine bestimmte Zeit vorher | Das System muss eine Erinnerung eine Zeit vorher schicken, die sich für jede einstellen lässt.
- Bis es erledigt ist | Das System muss eine Erinnerung jeden Tag wiederholen, bis sie als erledigt markiert ist.
- Eine Zeit danach | Wenn eine bestimmte Zeit vergangen und nichts geschehen ist, muss das System eine Erinnerung schicken.
# reminders.channel · Wie eine Erinnerung ankommt
? Wie kommt eine Erinnerung an?
! Jeder Weg hat seinen eigenen Anbieter, Preis und seine Regeln.
- E-Mail | Das System muss Erinnerungen per E-Mail schicken.
- SMS | Das System muss Erinnerungen als SMS an eine Mobilnummer schicken.
- Eine Chat-Nachricht | Das System muss Erinnerungen als Nachrichten eines Chat-Bots schicken.
- Push | Das System muss Erinnerungen als Push-Nachrichten an alle schicken, die zugestimmt haben.
- Auf dem Bildschirm | Solange es offen ist, muss das Programm Erinnerungen zeigen.
# reminders.text · Text einer Erinnerung
? Was steht in einer Erinnerung, in welchem Ton, und was kann man darauf antworten?
~ Ein echtes Beispiel, Wort für Wort; was nicht darin stehen darf; eine Antwort, ein Link oder Knöpfe: erledigt, später, absagen.
! Sie wird in zwei Sekunden gelesen, oder gar nicht.
> „… ist am 3. Mai fällig. Bitte …“  [Erledigt] [In einer Woche noch einmal]
# reminders.people · Wer Erinnerungen bekommt, und wie sie aufhören
? Wer bekommt Erinnerungen: Ist eine Zustimmung nötig, und wie hören sie auf?
! In vielen Ländern ist eine Nachricht, der niemand zugestimmt hat, verboten.
- Wer zugestimmt hat | Das System darf Erinnerungen nur an die schicken, die zugestimmt haben, mit dem Weg zum Abbestellen in jeder.
- Alle Betroffenen | Das System muss Erinnerungen an alle Betroffenen schicken, bis sie sie abschalten.
- Unsere Leute entscheiden | Das System muss unsere eigenen Leute Erinnerungen für jeden an- und abschalten lassen.
# reminders.failure · Wenn eine Erinnerung scheitert
? Was geschieht, wenn eine nicht verschickt werden kann oder keine Termine bekannt sind?
! Eine Erinnerung, die still ausbleibt, ist schlimmer als keine.
- Noch einmal | Wenn eine Erinnerung nicht ankommt, muss das System es eine Stunde lang wieder versuchen und danach den Fehler protokollieren.
- Fehlende Termine melden | Wenn für die nächsten zwei Wochen kein Termin bekannt ist, muss eine Nachricht das sagen.
- Nie doppelt | Wenn das System neu gestartet ist, darf keine Erinnerung ein zweites Mal hinausgehen.
# digest.content · Inhalt der Zusammenfassung
? Was steht darin, Zahl für Zahl, und in welcher Reihenfolge?
~ Wie jede Zahl definiert ist, wofür sie gilt (ein Projekt, ein Kunde, ein Gerät), und was fehlt.
! Wer dieselbe Zahl verschieden liest, traut am Ende keiner.
> Je Gerät: Verfügbarkeit in Prozent, Zahl und Dauer der Ausfälle, der längste; die schlechtesten zuerst
# digest.when · Tag, Stunde und Zeitraum
? Wann wird sie verschickt, und welchen Zeitraum umfasst sie?
~ Tag, Uhrzeit und Zeitzone, und was aus einer wird, die ausfiel.
! Ohne Zeitzone ist ein Tag zweierlei.
- Um acht, in der eigenen Zeitzone | Das System muss sie um 8:00 Uhr in der Zeitzone des Empfängers schicken, für den vergangenen Zeitraum.
- Um acht, in einer Zeitzone | Das System muss sie um 8:00 Uhr in der Zeitzone des Servers schicken, für den vergangenen Zeitraum.
- Zu einer einstellbaren Zeit | Das System muss sie an dem Tag und zu der Uhrzeit schicken, die der Empfänger einstellt, für den vergangenen Zeitraum.
# digest.who · Empfänger, und wie sie es an- und abschalten
? Wer bekommt sie, und wer schaltet sie ein?
! Eine Mail, um die niemand gebeten hat, endet als Spam.
- Wer sie einschaltet | Das System darf sie nur an die schicken, die sie einschalten, mit einem Link zum Abbestellen.
- Alle, mit Ausweg | Das System muss sie an alle schicken, bis sie sie abschalten.
- Adressen in den Einstellungen | Das System muss sie an die Adressen schicken, die ein Administrator einträgt.
# digest.empty · Nichts zu berichten, oder der Versand scheitert
? Was wird verschickt, wenn es nichts zu berichten gibt?
! Stille kann heißen, dass alles gut ist, oder dass der Versand kaputt ist.
- Eine Zeile, die es sagt | Wenn es nichts zu berichten gibt, muss die Mail das in einer Zeile sagen.
- Nichts | Wenn es nichts zu berichten gibt, darf das System nichts verschicken.
- Wie immer, mit Nullen | Wenn es nichts zu berichten gibt, muss das System sie wie immer verschicken, mit Nullen.
# digest.look · Form der Zusammenfassung
? Wie sieht sie aus?
! Mailprogramme zeigen weniger als Browser.
- Eine kurze Tabelle | Die Mail muss eine kurze Tabelle mit einem Link zu den Einzelheiten sein, und dasselbe als reiner Text.
- Einige Sätze | Die Mail muss aus einigen Sätzen bestehen, in denen die Zahlen stehen.
- Mit Diagrammen | Die Mail muss die Zahlen als Diagramme zeigen, in Bildern, die Mailprogramme anzeigen.
# health.kinds · Am Leben und bereit
? Eine Prüfung oder zwei: ob der Dienst lebt, und ob er Anfragen annehmen kann?
~ Die Pfade, und wer fragt: Kubernetes, ein Load Balancer, eine Überwachung von außen.
! Eine Prüfung, die wegen der Datenbank scheitert, startet einen Prozess neu, der in Ordnung ist.
- Zwei Pfade | Ein Pfad muss sagen, dass der Prozess läuft, und ein anderer, dass er Anfragen annehmen kann.
- Ein Pfad, bereit | Ein Pfad muss sagen, ob Anfragen angenommen werden können.
- Ein Pfad, am Leben | Ein Pfad muss nur sagen, dass der Prozess antwortet.
# health.depends · Wovon abhängt, ob er bereit ist
? Was muss gehen, damit er als bereit gilt?
! Wer zu viel prüft, legt alles auf einmal lahm.
- Die Datenbank | Der Dienst darf nur bereit sein, wenn eine Abfrage der Datenbank innerhalb einer Sekunde gelingt.
- Migrationen | Der Dienst darf erst bereit sein, wenn alle Migrationen gelaufen sind.
- Andere Dienste | Der Dienst darf nur bereit sein, wenn die Dienste, die er aufruft, erreichbar sind.
- Nicht beim Herunterfahren | Solange er herunterfährt, darf der Dienst nicht bereit sein und nur noch offene Anfragen bearbeiten.
# health.reply · Antwort der Prüfung
? Was antwortet sie, und wer darf fragen?
! Einzelheiten helfen dem, der Dienst hat, und dem, der angreift.
- 200 oder 503, offen | Die Prüfung muss ohne Anmeldung mit Status 200 oder 503 und einem Wort antworten.
- Mit Einzelheiten, nur von innen | Die Prüfung muss mit dem Zustand jeder Abhängigkeit als JSON antworten, und nur innerhalb des Netzes.
- Mit Version | Die Prüfung muss mit Status 200 oder 503 und der Version antworten, die läuft.
# health.load · Kosten einer Prüfung
? Wie oft darf gefragt werden, und was bleibt davon zurück?
! Alle paar Sekunden, für jede Instanz, über Jahre.
- Nicht im Log | Der Dienst darf erfolgreiche Prüfungen weder protokollieren noch als Anfragen zählen.
- Eine Sekunde lang gemerkt | Der Dienst darf den Zustand von Abhängigkeiten höchstens einmal in der Sekunde nachsehen.
- Im Log, wenn er wechselt | Wenn er zwischen bereit und nicht bereit wechselt, muss der Dienst das mit der Ursache protokollieren.
# guard.per · Wonach Fehlversuche gezählt werden
? Wonach werden Fehlversuche gezählt: Konto, Adresse oder beides?
~ Angreifer mit vielen Adressen, Büros mit einer gemeinsamen, Proxys, und Konten, die es nicht gibt.
! Zählt man nur je Konto, kann jeder jeden aussperren; nur je Adresse, kommt ein Botnetz durch.
- Konto und Adresse | Das System muss Fehlversuche je Konto und je Adresse zählen, mit je einer eigenen Grenze.
- Konto | Das System muss Fehlversuche je Konto zählen, woher sie auch kommen.
- Adresse | Das System muss Fehlversuche je Adresse zählen, die aus dem Header eines vertrauenswürdigen Proxys kommt.
# guard.limit · Zahl der Versuche, und wie es neu beginnt
? Nach wie vielen Fehlversuchen in welcher Zeit, und was setzt die Zählung zurück?
! Zu wenige sperren bei einem Tippfehler aus, zu viele helfen niemandem.
- 5 in 15 Minuten | Wenn 5 Versuche hintereinander in 15 Minuten gescheitert sind, muss das System weitere ablehnen, bis diese vorbei sind.
- 10 in einer Stunde | Wenn 10 Versuche in einer Stunde gescheitert sind, muss das System weitere ablehnen, bis die Stunde vorbei ist.
- Jedes Mal länger | Wenn ein Versuch gescheitert ist, muss der nächste länger warten, bis zu einer Minute.
# guard.then · Was man über der Grenze bekommt
? Was bekommt, wer über der Grenze liegt, und wie kommt man wieder hinein?
~ Die Antwort auf richtige und falsche Passwörter, ob es ein Konto gibt, und wer davon erfährt.
! Der Besitzer muss wieder hineinkommen, und der Angreifer darf nichts erfahren.
- Eine Meldung mit der Wartezeit | Wenn jemand über der Grenze liegt, muss die Seite sagen, wie lange zu warten ist, auch bei richtigem Passwort.
- Für alle Konten gleich | Wenn jemand über der Grenze liegt, muss die Antwort dieselbe sein, ob es das Konto gibt oder nicht.
- Der Besitzer erfährt es | Wenn jemand über der Grenze liegt, muss das System dem Besitzer des Kontos einen Link für ein neues Passwort mailen.
- Ein Captcha | Wenn jemand über der Grenze liegt, muss das System ein Captcha verlangen.
- Ein Administrator entsperrt | Wenn jemand über der Grenze liegt, muss ein Administrator sie für das Konto aufheben können.
-service Status 429 mit Retry-After | Wenn jemand über der Grenze liegt, muss der Dienst mit Status 429 und Retry-After antworten, auch bei richtigem Passwort.
-service Für alle Konten gleich | Wenn jemand über der Grenze liegt, muss die Antwort dieselbe sein, ob es das Konto gibt oder nicht.
-service Der Besitzer erfährt es | Wenn jemand über der Grenze liegt, muss das System dem Besitzer des Kontos einen Link für ein neues Passwort mailen.
-service Ein Captcha | Wenn jemand über der Grenze liegt, muss das System ein Captcha verlangen.
-service Ein Administrator entsperrt | Wenn jemand über der Grenze liegt, muss ein Administrator sie für das Konto aufheben können.
# guard.reach · Was noch geschützt ist
? Wofür gilt es noch, außer für die Anmeldung?
! Angreifer nehmen die nächste Tür, in die derselbe Schlüssel passt.
- Passwort zurücksetzen | Das System muss Anfragen, ein Passwort zurückzusetzen, ebenso begrenzen.
- Registrierung | Das System muss Registrierungen je Adresse begrenzen.
- Codes eines zweiten Faktors | Das System muss Codes eines zweiten Faktors ebenso begrenzen.
- Passwort ändern | Das System muss Versuche am heutigen Passwort, das zum Ändern verlangt wird, ebenso begrenzen.
- Nur die Anmeldung | Das System darf nur die Anmeldung begrenzen.
# guard.store · Wo Versuche gespeichert sind
? Wo werden Versuche gespeichert, und woran sieht man einen Angriff?
~ Mehrere Server, ein Neustart, wie lange, und was gilt, wenn dieser Speicher ausfällt.
! Bei mehreren Servern lässt ein Zähler im Arbeitsspeicher ein Mehrfaches der Grenze zu.
- In der Datenbank | Das System muss Fehlversuche einen Tag lang in der Datenbank halten und jede Ablehnung protokollieren.
- Gemeinsam in Redis | Das System muss Fehlversuche in Redis halten und bei dessen Ausfall Anmeldungen durchlassen, mit einem Alarm.
- In jedem Prozess | Das System muss Fehlversuche im Arbeitsspeicher jedes Prozesses halten, bis zum nächsten Neustart.
# roles.model · Rollen, und was jede darf
? Welche Rollen gibt es, und was darf jede sehen und ändern?
~ Eine Zeile je Rolle: was sie sieht, was sie ändert, was sie nicht darf.
! Diese Tabelle ist die Spezifikation; alles andere ist ihre Durchsetzung.
> Leser: sieht alles. Bearbeiter: ändert Eigenes. Administrator: alles, auch Benutzer.
# roles.grain · Wovon der Zugriff abhängt
? Wovon hängt der Zugriff ab: nur von der Rolle, oder auch vom Datensatz?
! Später von Rollen zu einzelnen Datensätzen zu wechseln heißt, jede Abfrage neu zu prüfen.
- Feste Rollen | Der Zugriff muss nur von der Rolle des Benutzers abhängen, aus einer festen Menge von Rollen. | + Leicht zu erklären und zu testen | - Jede Ausnahme braucht eine neue Rolle
- Rollen aus Rechten | Eine Rolle muss eine Menge einzelner Rechte sein, die Administratoren zusammenstellen. | + Kunden bauen ihre eigenen Rollen | - Eine Seite und eine Tabelle, um sie zu verwalten
- Je Datensatz oder Team | Der Zugriff muss von der Rolle des Benutzers und vom Besitzer oder Team des Datensatzes abhängen. | + Teilen und Besitz | - Jede Abfrage muss filtern
# roles.existing · Was aus vorhandenen Benutzern wird
? Was dürfen vorhandene Benutzer und API-Schlüssel am ersten Tag?
~ Rollen, die sie bekommen, wer sie vergibt, offene Sitzungen und Links.
! Zu streng sperrt aus, zu locker ändert nichts.
- Was sie heute dürfen | Vorhandene Benutzer und API-Schlüssel müssen ihre Rechte behalten, bis ein Administrator sie einschränkt.
- Das Geringste | Vorhandene Benutzer müssen die kleinste Rolle bekommen, bis Administratoren mehr vergeben.
- Was eine Liste sagt | Vorhandene Benutzer müssen ihre Rollen aus einer vorbereiteten Liste bekommen, in einer Migration.
# roles.denied · Was man ohne Recht bekommt
? Was sieht, wer etwas nicht darf?
?service Was bekommt ein Aufrufer ohne das Recht?
~ Knöpfe und Menüs, ein direkter Link, und ein Aufruf an den Server.
! Verborgen, ausgegraut und abgelehnt sind verschiedene Entwürfe, und verschiedene Lecks.
- Abgelehnt, nicht angeboten | Das System muss mit Status 403 ablehnen, was ein Benutzer nicht soll, und es gar nicht anbieten.
- Ausgegraut, mit Grund | Das System muss ausgrauen, was ein Benutzer nicht soll, und sagen, wen man um Zugriff bittet.
- Als gäbe es das nicht | Wenn ein Benutzer einen Datensatz verlangt, den er nicht sehen soll, muss das System mit Status 404 antworten.
# roles.assign · Wer Rollen vergibt
? Wer vergibt und entzieht Rollen, und ab wann gilt das?
~ Ob Änderungen festgehalten werden, und was den letzten Administrator schützt.
! Wer eine Rolle vergeben kann, hat sie am Ende.
- Administratoren | Wenn ein Administrator eine Rolle vergibt, muss das System das festhalten und sofort anwenden.
- Besitzer eines Teams oder Projekts | Das System muss den Besitzer eines Teams oder Projekts Rollen nur an dessen Mitglieder vergeben lassen.
- Das Verzeichnis | Rollen müssen aus Gruppen des Identitätsdienstes folgen und sich mit der nächsten Anmeldung ändern.
`);
