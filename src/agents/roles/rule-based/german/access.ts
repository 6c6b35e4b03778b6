import type { GermanEntries } from './entry';
import { sheet } from './sheet';

/** Login, upload, notifications and e-mails in German. */
export const GERMAN_ACCESS: GermanEntries = sheet(`
# login.method · Wie man sich anmeldet
? Wie meldet man sich an, und wer bekommt ein Konto?
~ Verfahren jetzt und später, ein zweiter Faktor, und ob Konten für alle offen sind oder auf Einladung.
! Die Verfahren entscheiden das Datenmodell, und wer sich registrieren kann, entscheidet die halbe Oberfläche.
- E-Mail und Passwort | Man meldet sich mit E-Mail-Adresse und Passwort an.
- Ein Konto bei Google oder GitHub | Man meldet sich über OpenID Connect mit einem Konto bei Google oder GitHub an.
- Single Sign-on | Ein Kunde kann über SAML oder OpenID Connect seinen eigenen Identitätsdienst anschließen.
- Ein Link per E-Mail | Man meldet sich mit einem einmaligen Link an, der per E-Mail kommt, und hat kein Passwort.
- Ein zweiter Faktor | Die Anmeldung verlangt als zweiten Faktor einen Einmalcode aus einer Authenticator-App.
- Nur auf Einladung | Ein Konto entsteht nur durch die Einladung eines Administrators.
# login.command · Wie sich das Werkzeug anmeldet
? Wie meldet sich der Befehl an, und wo liegt das Token?
?library Wie weist sich der Aufrufer aus, und wie werden Zugangsdaten übergeben?
~ Auch wie es in der CI geht, wann ein Token abläuft, und wie man sich abmeldet.
! Menschen am Terminal und Skripte in der CI brauchen verschiedene Wege.
- Aus der Umgebung | Das Token wird aus einer Umgebungsvariable gelesen, wenn sie gesetzt ist.
- Ein übergebenes Token | Das Token wird als Option übergeben und nie auf die Platte geschrieben.
- Der Browser | Das Werkzeug gibt einen Code aus, öffnet den Browser und wartet dort auf die Bestätigung.
- Der Schlüsselbund des Systems | Das Token liegt im Schlüsselbund des Betriebssystems.
- Eine Datei nur für den Benutzer | Das Token liegt in einer Datei, die nur ihr Besitzer lesen kann.
# login.store · Wo Konten und Sitzungen liegen
? Wo liegen Konten und Sitzungen, und was wird aus vorhandenen Konten?
~ Passwort-Hashes, Sitzungen oder Tokens, und Konten oder ältere Hashes, die es schon gibt.
! Es entscheidet, ob sich jemand abmelden lässt und wie vorhandene Konten umziehen.
- Unsere Datenbank, Sitzungen | Konten und Sitzungen liegen in unserer Datenbank; eine Sitzung lässt sich jederzeit beenden.
- Unsere Datenbank, Tokens | Konten liegen in unserer Datenbank; ein signiertes Token gilt, bis es abläuft.
- Ein Identitätsdienst | Ein Identitätsdienst verwaltet Konten und Passwörter; vorhandene Konten werden übernommen.
# login.session · Wie lange eine Sitzung dauert
? Wie lange bleibt man angemeldet, und was beendet eine Sitzung vorher?
~ Abmelden, ein neues Passwort, ein entferntes Konto, ein verlorenes Gerät.
! Hier treffen sich Bequemlichkeit und Sicherheit.
- Ein Arbeitstag | Eine Sitzung dauert 12 Stunden, mit „angemeldet bleiben“ 30 Tage; ein neues Passwort beendet sie.
- 15 Minuten ohne Aktivität | Eine Sitzung endet nach 15 Minuten ohne Aktivität.
- Bis zur Abmeldung | Eine Sitzung dauert, bis man sich abmeldet, auch von anderen Geräten aus.
# login.recover · Erratene und vergessene Passwörter
? Was schützt gegen Raten, und wie kommt man wieder hinein, wenn man ausgesperrt ist?
~ Fehlversuche, ein vergessenes Passwort, ein verlorenes Gerät, und was die Meldungen verraten.
! Die Wiederherstellung ist die zweite Anmeldung, und meist die schwächere.
- Sperre nach Fehlversuchen | Nach 5 Fehlversuchen ist ein Konto für 15 Minuten gesperrt.
- Ein Link zum Zurücksetzen | Ein vergessenes Passwort wird über einen Link per E-Mail zurückgesetzt, der einmal und eine Stunde lang gilt.
- Nichts wird verraten | Keine Meldung der Anmeldung oder des Zurücksetzens sagt, ob es ein Konto gibt.
- Wiederherstellungscodes | Zehn einmalige Codes werden einmal gezeigt, wenn ein zweiter Faktor eingerichtet wird.
# upload.files · Erlaubte Dateien und ihre Grenzen
? Welche Dateitypen sind erlaubt, bis zu welcher Größe und wie viele?
~ Die größte einzelne Datei, wie viele auf einmal, und was mit anderen geschieht.
! Typ und Größe entscheiden über Speicher, Prüfung und den Weg der Übertragung.
- Bilder und PDF | JPEG-, PNG-, WebP- und PDF-Dateien bis 10 MB werden angenommen, fünf auf einmal.
- Auch Office-Dokumente | Bilder, PDF und Office-Dokumente bis 50 MB werden angenommen.
- Jede Datei | Dateien jedes Typs bis 100 MB werden angenommen.
- Sehr große Dateien | Dateien von mehreren Gigabyte werden angenommen und in Teilen übertragen.
# upload.store · Wo Dateien liegen
? Wo liegen die Dateien, und wer sichert sie?
~ Der Speicher und seine Region, mehrere Server, und Dateien, die es schon gibt.
! Ein Server, der ersetzt wird, nimmt seine Platte mit.
- Ein Objektspeicher | Dateien liegen in einem Objektspeicher wie S3; die Datenbank hält nur einen Verweis.
- Platte des Servers | Dateien liegen auf der Platte des Servers und in dessen Sicherung.
- In der Datenbank | Dateien liegen in der Datenbank.
# upload.safety · Schutz vor schädlichen Dateien
? Wie werden schädliche oder falsch benannte Dateien ferngehalten?
~ Der wirkliche Typ, Namen, Viren, Skripte in Bildern, und wie eine Datei wieder ausgegeben wird.
! Beim Hochladen können Fremde Code auf einen Server legen.
- Der wirkliche Typ | Der Typ einer Datei wird am Inhalt geprüft, nicht am Namen.
- Nie direkt angezeigt | Eine Datei bekommt einen zufälligen Namen und wird nur zum Herunterladen angeboten.
- Ein Virenscan | Eine Datei lässt sich erst öffnen, wenn ein Virenscan sie freigegeben hat.
- Neu kodierte Bilder | Bilder werden neu kodiert, ohne Ort und andere Metadaten.
# upload.who · Wer eine Datei öffnet, und wie lange sie bleibt
? Wer darf eine Datei hochladen und öffnen, und wann wird sie gelöscht?
~ Links, die auch bei anderen funktionieren, nie zugeordnete Dateien, Kontingente.
! Einen Link, der für alle funktioniert, finden auch alle.
- Wie der Datensatz | Eine Datei kann öffnen, wer den Datensatz sehen darf, zu dem sie gehört.
- Nur der Besitzer | Eine Datei kann nur öffnen, wer sie hochgeladen hat.
- Mit dem Datensatz gelöscht | Eine Datei wird mit dem Datensatz gelöscht, zu dem sie gehört.
- Ein Kontingent | Jeder Benutzer kann 1 GB ablegen; weitere Dateien werden abgelehnt.
# upload.screen · Wie das Hochladen aussieht
? Wie sieht das Hochladen aus, auch wenn es auf halbem Weg abbricht?
~ Knopf, Ziehen und Ablegen, Vorschau, Fortschritt, Abbrechen, neuer Versuch, Telefone.
! Warten ohne ein Zeichen von Fortschritt lässt Leute noch einmal klicken.
- Knopf und Ablegen | Dateien werden per Knopf gewählt oder abgelegt; die Grenzen stehen daneben.
- Eine Vorschau | Dateien erscheinen als Vorschaubilder und lassen sich vor dem Senden entfernen.
- Fortschritt je Datei | Jede Datei zeigt ihren Fortschritt und lässt sich abbrechen.
- Neuer Versuch | Ein abgebrochenes Hochladen zeigt einen Fehler und lässt sich ohne neue Eingaben wiederholen.
- Es geht weiter | Ein abgebrochenes Hochladen geht dort weiter, wo es aufgehört hat.
# notify.events · Worüber benachrichtigt wird
? Welche Ereignisse lösen eine Benachrichtigung aus, und wer bekommt sie?
~ Die Änderungen, die zählen, die Empfänger jeder einzelnen, und was still bleibt.
! Jedes Ereignis zu viel führt dazu, dass alle übergangen werden.
> Versandt → der Kunde; Zahlung gescheitert → Kunde und Support; nicht jeder Status
# notify.channel · Kanäle
? Über welche Kanäle, jetzt und später, und mit welchem Anbieter?
~ Auch Einwilligung, Kosten, und was geschieht, wenn eine Nachricht nicht zugestellt werden kann.
! Jeder Kanal hat seinen Anbieter, seine Kosten und seine Regeln.
- E-Mail | Benachrichtigungen werden per E-Mail verschickt.
- In der Anwendung | Benachrichtigungen erscheinen in der Anwendung, in einer Liste mit Ungelesen-Marken.
- Push | Benachrichtigungen gehen als Push-Nachrichten an alle, die zugestimmt haben.
- SMS | Dringende Benachrichtigungen werden per SMS verschickt.
- Ein Chat | Benachrichtigungen für unsere eigenen Leute gehen in einen Chatkanal.
# notify.frequency · Zeitpunkt und Bündelung
? Wie bald kommt eine Benachrichtigung, und werden mehrere Ereignisse gebündelt?
~ Der Abstand zum Ereignis, Doppeltes, wie viele am Tag, und Ruhezeiten.
! Zehn Nachrichten in einer Stunde sind neun zu viel.
- Stündlich gebündelt | Mehrere Ereignisse innerhalb einer Stunde werden eine Benachrichtigung.
- Sofort und einzeln | Jedes Ereignis wird innerhalb einer Minute als eigene Benachrichtigung verschickt.
- Eine Zusammenfassung | Ereignisse werden zu einer Benachrichtigung am Tag gesammelt.
# notify.choice · Was man abschalten kann
? Was kann man abschalten, und was bekommt man immer?
~ Nach Art und nach Kanal, ein Link zum Abbestellen, Ruhezeiten.
! In vielen Ländern ist ein Link zum Abbestellen Gesetz.
- Alles außer dem Nötigen | Jede Art von Benachrichtigung lässt sich abschalten, nur die nötigen nicht.
- Alles oder nichts | Eine Einstellung schaltet alle Benachrichtigungen ab.
- Nichts | Alle Benachrichtigungen sind nötig und lassen sich nicht abschalten.
# notify.tone · Ton und Inhalt der Nachrichten
? Was steht in einer Nachricht, in welchem Ton und welcher Gestaltung?
~ Am besten ein Beispieltext. Auch Sprachen, Logo, Links, und was nicht darin stehen darf.
! Es ist der Teil des Produkts, den man sieht, ohne es zu öffnen.
- Kurz und freundlich | Eine Nachricht ist ein freundlicher Satz mit einem Link, in der Gestaltung des Produkts.
- Reiner Text | Eine Nachricht ist reiner Text ohne Bilder.
- Änderbare Texte | Die Texte sind Vorlagen, die unsere Leute ohne Auslieferung ändern können.
# email.which · Welche E-Mails, an wen
? Welche E-Mails werden verschickt, bei welchem Auslöser und an wen?
~ Für jede: was sie auslöst, wer sie bekommt, wie bald, und wie viele am Tag.
! Jede E-Mail ist ein kleiner Text, ein Auslöser und ein Kreis von Empfängern.
> Bestellbestätigung → Kunde, bei Zahlung; Wochenbericht → Leitung, montags 8:00
# email.look · Gestaltung, Ton und Sprachen
? Wie sollen sie aussehen und klingen, und in welchen Sprachen?
~ HTML oder reiner Text, Betreff, Logo, Vorlagen, und wer die Texte schreibt.
! Mailprogramme zeigen HTML wie Browser vor zwanzig Jahren.
- Eine einfache Vorlage | E-Mails haben eine HTML-Vorlage mit unserem Logo und einen Teil in reinem Text.
- Nur reiner Text | E-Mails sind reiner Text.
- Änderbare Vorlagen | Vorlagen für E-Mails lassen sich ohne Auslieferung ändern.
# email.provider · Anbieter und Absender
? Wer stellt sie zu, und von welcher Absenderadresse?
~ Anbieter oder Server, die Domain des Absenders, und wohin E-Mails bei der Entwicklung gehen.
! Ohne ordentliche Absenderdomain landen sie im Spam.
- Ein Anbieter | E-Mails gehen über einen Anbieter hinaus, mit SPF, DKIM und DMARC für unsere Domain.
- Unser eigener SMTP-Server | E-Mails gehen über unseren eigenen SMTP-Server hinaus.
- Austauschbar | Der Anbieter steht in der Konfiguration; bei der Entwicklung bleiben E-Mails auf dem Rechner.
# email.failure · Unzustellbare E-Mails und gescheiterter Versand
? Was, wenn der Versand scheitert oder eine Adresse nicht existiert?
~ Neue Versuche, keine doppelt, wer es erfährt, und ob die Aktion ohne sie weitergeht.
! Eine Anfrage darf nicht an einer E-Mail scheitern, und keine darf zweimal kommen.
- Einen Tag lang wiederholt | Eine gescheiterte E-Mail wird einen Tag lang wiederholt; an eine unzustellbare Adresse geht nichts mehr.
- Protokolliert, nicht wiederholt | Eine gescheiterte E-Mail wird protokolliert, und man kann sie erneut anfordern.
- Die Aktion scheitert | Die Aktion, die eine E-Mail verschickt, scheitert, wenn diese nicht verschickt werden kann.
# email.consent · Einwilligung und Abbestellen
? Wie stimmt man ihnen zu, und wie bestellt man sie ab?
! Werbung ohne Einwilligung wird teuer, und die großen Anbieter verlangen Abbestellen mit einem Klick.
- Mit Einwilligung | E-Mails, die nicht nötig sind, brauchen eine Einwilligung und enthalten einen Link zum Abbestellen.
- Mit bestätigter Einwilligung | Die erste E-Mail verlangt eine Bestätigung, deren Nachweis aufbewahrt wird.
- Nur nötige | Es werden nur nötige E-Mails verschickt, die sich nicht abbestellen lassen.
`);
