import { choices } from '../entries/choices';
import { isOfPictures } from '../subject-areas/product/upload';
import type { TextsByKey } from '../entries/texts';
import { sheet } from '../entries/sheet';

const FILES = choices(`
  - Bilder und PDF | Das System muss JPEG-, PNG-, WebP- und PDF-Dateien bis 10 MB annehmen, fünf auf einmal.
  - Auch Office-Dokumente | Das System muss Bilder, PDF und Office-Dokumente bis 50 MB annehmen.
  - Jede Datei | Das System muss Dateien jedes Typs bis 100 MB annehmen.
  - Sehr große Dateien | Das System muss Dateien von mehreren Gigabyte annehmen, in Teilen übertragen.
`);
const PICTURES = choices(`
  - Ein Bild bis 10 MB | Das System muss eine JPEG-, PNG- oder WebP-Datei bis 10 MB annehmen.
  - Bis zu fünf Bilder | Das System muss bis zu fünf JPEG-, PNG- oder WebP-Dateien bis je 10 MB annehmen.
  - Verkleinert | Das System muss ein Bild vor dem Ablegen auf höchstens 2.000 Pixel Breite bringen und seine Ortsdaten entfernen.
  - Auch Bilder von Handys | Das System muss auch HEIC-Dateien annehmen und als JPEG ablegen.
`);

/** Login, upload, notifications and e-mails in German. */
export const GERMAN_ACCESS: TextsByKey = {
  'upload.files': {
    subject: 'Erlaubte Dateien und ihre Grenzen',
    question: 'Welche Dateitypen sind erlaubt, bis zu welcher Größe und wie viele?',
    context: 'Die größte einzelne Datei, wie viele auf einmal, und was mit anderen geschieht.',
    why: 'Typ und Größe entscheiden über Speicher, Prüfung und den Weg der Übertragung.',
    options: (context) => (isOfPictures(context) ? PICTURES : FILES),
  },
  ...sheet(`
# login.method · Wie man sich anmeldet
? Wie meldet man sich an, und wer bekommt ein Konto?
~ Verfahren jetzt und später, ein zweiter Faktor, und ob Konten für alle offen sind oder auf Einladung.
! Die Verfahren entscheiden das Datenmodell, und wer sich registrieren kann, entscheidet die halbe Oberfläche.
- E-Mail und Passwort | Das System muss die Anmeldung mit E-Mail-Adresse und Passwort erlauben.
- Ein Konto bei Google oder GitHub | Das System muss die Anmeldung über OpenID Connect mit einem Konto bei Google oder GitHub erlauben.
- Single Sign-on | Das System muss einem Kunden erlauben, über SAML oder OpenID Connect seinen eigenen Identitätsdienst anzuschließen.
- Ein Link per E-Mail | Das System muss die Anmeldung mit einem einmaligen Link per E-Mail erlauben, ohne Passwort.
- Ein zweiter Faktor | Die Anmeldung muss als zweiten Faktor einen Einmalcode aus einer Authenticator-App verlangen.
- Nur auf Einladung | Ein Konto darf nur durch die Einladung eines Administrators entstehen.
# login.provider · Wer bei der Anmeldung was tut
? Wo kommt man zur Anmeldung, was kommt zurück, und was geschieht, wenn es abläuft?
?service Prüft er nur Tokens, oder führt er zur Anmeldung, und was am Token muss stimmen?
~ Aussteller, Empfänger und Dauer; welches Feld der Name ist; was ohne Token oder mit einem abgelaufenen geantwortet wird.
! Ein Dienst, der Tokens prüft, und einer, der zur Anmeldung führt, sind zwei verschiedene Programme.
> Er prüft das Bearer-Token von …; ohne eines 401, …
# login.roles · Rollen, und wer sich heute anmeldet
? Welche Rollen dürfen hier was, und was wird aus denen, die sich heute anders anmelden?
~ Jede Rolle mit Namen neben der von heute; Konten, Skripte und Tests mit der alten Anmeldung; wie lange beides gilt.
! Hereinzukommen ist der kleine Teil; was man dann darf, ist der große.
> Die Rolle … wird zu …; Skripte …; ab … nur noch …
# login.command · Wie sich das Werkzeug anmeldet
? Wie meldet sich der Befehl an, und wo liegt das Token?
?library Wie weist sich der Aufrufer aus, und wie werden Zugangsdaten übergeben?
~ Auch wie es in der CI geht, wann ein Token abläuft, und wie man sich abmeldet.
! Menschen am Terminal und Skripte in der CI brauchen verschiedene Wege.
- Aus der Umgebung | Der Befehl muss das Token aus einer Umgebungsvariable lesen, wenn sie gesetzt ist.
- Ein übergebenes Token | Der Befehl muss das Token als Option annehmen, ohne es je auf die Platte zu schreiben.
- Der Browser | Der Befehl muss einen Code ausgeben, den Browser öffnen und dort auf die Bestätigung warten.
- Der Schlüsselbund des Systems | Der Befehl muss das Token im Schlüsselbund des Betriebssystems ablegen.
- Eine Datei nur für den Benutzer | Der Befehl muss das Token in einer Datei ablegen, die nur ihr Besitzer lesen kann.
# login.store · Wo Konten und Sitzungen liegen
? Wo liegen Konten und Sitzungen, und was wird aus vorhandenen Konten?
~ Passwort-Hashes, Sitzungen oder Tokens, und Konten oder ältere Hashes, die es schon gibt.
! Es entscheidet, ob sich jemand abmelden lässt und wie vorhandene Konten umziehen.
- Unsere Datenbank, Sitzungen | Das System muss Konten und Sitzungen in unserer Datenbank halten, wo sich eine Sitzung jederzeit beenden lässt.
- Unsere Datenbank, Tokens | Das System muss Konten in unserer Datenbank halten und ihnen ein signiertes Token geben, das bis zu seinem Ablauf gilt.
- Ein Identitätsdienst | Ein Identitätsdienst muss Konten und Passwörter verwalten, vorhandene Konten eingeschlossen.
# login.session · Wie lange eine Sitzung dauert
? Wie lange bleibt man angemeldet, und was beendet eine Sitzung vorher?
~ Abmelden, ein neues Passwort, ein entferntes Konto, ein verlorenes Gerät.
! Hier treffen sich Bequemlichkeit und Sicherheit.
- Ein Arbeitstag | Eine Sitzung muss 12 Stunden dauern, mit „angemeldet bleiben“ 30 Tage, höchstens bis zu einem neuen Passwort.
- 15 Minuten ohne Aktivität | Eine Sitzung muss nach 15 Minuten ohne Aktivität enden.
- Bis zur Abmeldung | Eine Sitzung muss dauern, bis man sich abmeldet, auch von anderen Geräten aus.
# login.recover · Erratene und vergessene Passwörter
? Was schützt gegen Raten, und wie kommt man wieder hinein, wenn man ausgesperrt ist?
~ Fehlversuche, ein vergessenes Passwort, ein verlorenes Gerät, und was die Meldungen verraten.
! Die Wiederherstellung ist die zweite Anmeldung, und meist die schwächere.
- Sperre nach Fehlversuchen | Wenn 5 Versuche gescheitert sind, muss das System das Konto für 15 Minuten sperren.
- Ein Link zum Zurücksetzen | Wenn ein Passwort vergessen ist, muss das System per E-Mail einen Link schicken, der es einmal und eine Stunde lang zurücksetzt.
- Nichts wird verraten | Keine Meldung der Anmeldung oder des Zurücksetzens darf sagen, ob es ein Konto gibt.
- Wiederherstellungscodes | Wenn ein zweiter Faktor eingerichtet wird, muss das System einmal zehn einmalige Codes zeigen.
# other-account.known · Wer hier schon ein Konto hat
? Was gilt, wenn zu der E-Mail-Adresse von dort hier schon ein Konto gehört?
~ Wem anderswo eine Adresse gehört, der muss nicht sein, wer sich hier mit ihr registriert hat.
! Es entscheidet, ob jemand ein fremdes Konto übernehmen kann und wer am Ende zwei hat.
- Verbunden, wo sie bestätigt ist | Wenn eine vom Anbieter bestätigte E-Mail-Adresse zu einem Konto gehört, muss das System dessen Besitzer in diesem Konto anmelden.
- Verbunden nach einmaliger Anmeldung wie bisher | Wenn zu der E-Mail-Adresse des Anbieters ein Konto gehört, muss das System beide Konten verbinden, sobald sich dessen Besitzer wie bisher angemeldet hat.
- Abgelehnt | Wenn zu der E-Mail-Adresse des Anbieters ein Konto gehört, muss das System die Anmeldung ablehnen und sagen, welcher Weg offen steht.
- Ein zweites Konto | Wenn zu der E-Mail-Adresse des Anbieters ein Konto gehört, muss das System trotzdem ein zweites anlegen.
# other-account.new · Wer neu ist
? Was gilt für jemanden, der hier noch kein Konto hat?
~ Wer überhaupt hineinkommt, und was fehlt, weil das andere Konto es nicht sagt, etwa ein Benutzername.
! Es entscheidet, wer hineinkommt und ob zwischen dem Klick und der ersten Seite noch ein Schritt steht.
- Sofort ein Konto | Wenn sich jemand ohne Konto anmeldet, muss das System sofort eines anlegen.
- Was fehlt, wird erfragt | Wenn sich jemand ohne Konto anmeldet, muss das System erfragen, was fehlt, ehe es eines anlegt.
- Nur wer eingeladen ist | Wenn sich jemand ohne Konto und ohne Einladung anmeldet, muss das System das ablehnen.
# other-account.taken · Was übernommen wird
? Was wird von dort übernommen, und folgt es späteren Änderungen?
! Allem, was verlangt wird, muss zustimmen, wer sich anmeldet.
- Der Name | Das System muss bei der ersten Anmeldung den Namen vom Anbieter übernehmen.
- Das Bild | Das System muss bei der ersten Anmeldung das Bild vom Anbieter übernehmen.
- Es folgt Änderungen | Das System muss Name und Bild bei jeder Anmeldung neu vom Anbieter übernehmen.
- Nur die E-Mail-Adresse | Das System darf vom Anbieter nichts als die E-Mail-Adresse übernehmen.
# other-account.without · Wo es nicht geht
? Was gilt, wenn es dort scheitert, die Adresse fehlt oder man es später trennt?
~ Jemand bricht ab, der Anbieter antwortet nicht, nennt keine E-Mail-Adresse oder ist nicht mehr erwünscht.
! Wer nur diesen Weg hat, ist durch jedes davon ausgesperrt.
- Zurück zur Anmeldung, mit Meldung | Wenn die Anmeldung abgebrochen wird oder scheitert, muss das System die Anmeldeseite mit einer Meldung und den anderen Wegen zeigen.
- Es lässt sich trennen | Das System muss das Trennen vom Konto des Anbieters erlauben, sobald es einen anderen Weg zur Anmeldung gibt.
- Ohne Adresse kein Konto | Wenn der Anbieter keine E-Mail-Adresse nennt, muss das System die Anmeldung ablehnen und sagen, warum.
- Auch ohne Adresse | Wenn der Anbieter keine E-Mail-Adresse nennt, muss das System nach einer fragen.
# other-account.place · Ort und Wortlaut
? Wo steht der Knopf, und was steht darauf?
~ Neben oder über den anderen Wegen, auch bei der Registrierung und in den Einstellungen; die Regeln des Anbieters für sein Aussehen.
! Der erste Knopf ist der, auf den geklickt wird.
> Über dem Formular, „Weiter mit …“, auch bei der Registrierung
# upload.store · Wo Dateien liegen
? Wo liegen die Dateien, und wer sichert sie?
~ Der Speicher und seine Region, mehrere Server, und Dateien, die es schon gibt.
! Ein Server, der ersetzt wird, nimmt seine Platte mit.
- Ein Objektspeicher | Das System muss Dateien in einem Objektspeicher wie S3 ablegen, mit einem Verweis in der Datenbank.
- Platte des Servers | Das System muss Dateien auf der Platte des Servers ablegen, in dessen Sicherung.
- In der Datenbank | Das System muss Dateien in der Datenbank ablegen.
# upload.safety · Schutz vor schädlichen Dateien
? Wie werden schädliche oder falsch benannte Dateien ferngehalten?
~ Der wirkliche Typ, Namen, Viren, Skripte in Bildern, und wie eine Datei wieder ausgegeben wird.
! Beim Hochladen können Fremde Code auf einen Server legen.
- Der wirkliche Typ | Das System muss den Typ einer Datei am Inhalt prüfen, nicht am Namen.
- Nie direkt angezeigt | Das System muss einer Datei einen zufälligen Namen geben und sie nur zum Herunterladen anbieten.
- Ein Virenscan | Eine Datei darf sich erst öffnen lassen, wenn ein Virenscan sie freigegeben hat.
- Neu kodierte Bilder | Das System muss Bilder neu kodieren, ohne Ort und andere Metadaten.
# upload.who · Wer eine Datei öffnet, und wie lange sie bleibt
? Wer darf eine Datei hochladen und öffnen, und wann wird sie gelöscht?
~ Links, die auch bei anderen funktionieren, nie zugeordnete Dateien, Kontingente.
! Einen Link, der für alle funktioniert, finden auch alle.
- Wie das, wozu sie gehört | Das System muss eine Datei allen öffnen, die sehen können, wozu sie gehört.
- Nur der Besitzer | Eine Datei darf nur öffnen, wer sie hochgeladen hat.
- Mit ihm gelöscht | Wenn gelöscht wird, wozu eine Datei gehört, muss das System die Datei mit löschen.
- Ein Kontingent | Wenn ein Benutzer 1 GB abgelegt hat, muss das System weitere Dateien ablehnen.
# upload.screen · Wie das Hochladen aussieht
? Wie sieht das Hochladen aus, auch wenn es auf halbem Weg abbricht?
~ Knopf, Ziehen und Ablegen, Vorschau, Fortschritt, Abbrechen, neuer Versuch, Telefone.
! Warten ohne ein Zeichen von Fortschritt lässt Leute noch einmal klicken.
- Knopf und Ablegen | Die Seite muss Dateien per Knopf oder durch Ablegen annehmen, mit den Grenzen daneben.
- Eine Vorschau | Die Seite muss Dateien als Vorschaubilder zeigen, die sich vor dem Senden entfernen lassen.
- Fortschritt je Datei | Die Seite muss zu jeder Datei den Fortschritt zeigen, mit einem Weg zum Abbrechen.
- Neuer Versuch | Wenn das Hochladen abbricht, muss die Seite einen Fehler zeigen und es ohne neue Eingaben wiederholen lassen.
- Es geht weiter | Wenn das Hochladen abbricht, muss es dort weitergehen, wo es aufgehört hat.
# notify.events · Worüber benachrichtigt wird
? Welche Ereignisse lösen eine Benachrichtigung aus, und wer bekommt sie?
~ Die Änderungen, die zählen, die Empfänger jeder einzelnen, und was still bleibt.
! Jedes Ereignis zu viel führt dazu, dass alle übergangen werden.
> Versandt → der Kunde; Zahlung gescheitert → Kunde und Support; nicht jeder Status
# notify.channel · Kanäle
? Über welche Kanäle, jetzt und später, und mit welchem Anbieter?
~ Auch Einwilligung, Kosten, und was geschieht, wenn eine Nachricht nicht zugestellt werden kann.
! Jeder Kanal hat seinen Anbieter, seine Kosten und seine Regeln.
- E-Mail | Das System muss Benachrichtigungen per E-Mail verschicken.
- In der Anwendung | Das System muss Benachrichtigungen in der Anwendung zeigen, in einer Liste mit Ungelesen-Marken.
- Push | Das System muss Benachrichtigungen als Push-Nachrichten an alle schicken, die zugestimmt haben.
- SMS | Das System muss dringende Benachrichtigungen per SMS verschicken.
- Ein Chat | Das System muss Benachrichtigungen für unsere eigenen Leute in einen Chatkanal schicken.
# notify.frequency · Zeitpunkt und Bündelung
? Wie bald kommt eine Benachrichtigung, und werden mehrere Ereignisse gebündelt?
~ Der Abstand zum Ereignis, Doppeltes, wie viele am Tag, und Ruhezeiten.
! Zehn Nachrichten in einer Stunde sind neun zu viel.
- Stündlich gebündelt | Wenn mehrere Ereignisse innerhalb einer Stunde geschehen, muss das System dafür eine Benachrichtigung verschicken.
- Sofort und einzeln | Wenn ein Ereignis geschieht, muss das System innerhalb einer Minute eine eigene Benachrichtigung verschicken.
- Eine Zusammenfassung | Das System muss Ereignisse zu einer Benachrichtigung am Tag sammeln.
# notify.choice · Was man abschalten kann
? Was kann man abschalten, und was bekommt man immer?
~ Nach Art und nach Kanal, ein Link zum Abbestellen, Ruhezeiten.
! In vielen Ländern ist ein Link zum Abbestellen Gesetz.
- Alles außer dem Nötigen | Jede Art von Benachrichtigung muss sich abschalten lassen, nur die nötigen nicht.
- Alles oder nichts | Eine Einstellung muss alle Benachrichtigungen abschalten.
- Nichts | Das System muss alle Benachrichtigungen verschicken, ohne Schalter, da alle nötig sind.
# notify.tone · Ton und Inhalt der Nachrichten
? Was steht in einer Nachricht, in welchem Ton und welcher Gestaltung?
~ Am besten ein Beispieltext. Auch Sprachen, Logo, Links, und was nicht darin stehen darf.
! Es ist der Teil des Produkts, den man sieht, ohne es zu öffnen.
- Kurz und freundlich | Eine Nachricht muss ein Satz mit einem Link sein, in der Gestaltung des Produkts.
- Reiner Text | Eine Nachricht muss reiner Text ohne Bilder sein.
- Änderbare Texte | Die Texte müssen Vorlagen sein, die unsere Leute ohne Auslieferung ändern können.
# email.which · Welche E-Mails, an wen
? Welche E-Mails werden verschickt, bei welchem Auslöser und an wen?
~ Für jede: was sie auslöst, wer sie bekommt, wie bald, und wie viele am Tag.
! Jede E-Mail ist ein kleiner Text, ein Auslöser und ein Kreis von Empfängern.
> Bestellbestätigung → Kunde, bei Zahlung; Wochenbericht → Leitung, montags 8:00
# email.look · Gestaltung, Ton und Sprachen
? Wie sollen sie aussehen und klingen, und in welchen Sprachen?
~ HTML oder reiner Text, Betreff, Logo, Vorlagen, und wer die Texte schreibt.
! Mailprogramme zeigen HTML wie Browser vor zwanzig Jahren.
- Eine einfache Vorlage | E-Mails müssen eine HTML-Vorlage mit unserem Logo und einen Teil in reinem Text haben.
- Nur reiner Text | E-Mails müssen reiner Text sein.
- Änderbare Vorlagen | Vorlagen für E-Mails müssen sich ohne Auslieferung ändern lassen.
# email.provider · Anbieter und Absender
? Wer stellt sie zu, und von welcher Absenderadresse?
~ Anbieter oder Server, die Domain des Absenders, und wohin E-Mails bei der Entwicklung gehen.
! Ohne ordentliche Absenderdomain landen sie im Spam.
- Ein Anbieter | E-Mails müssen über einen Anbieter hinausgehen, mit SPF, DKIM und DMARC für unsere Domain.
- Unser eigener SMTP-Server | E-Mails müssen über unseren eigenen SMTP-Server hinausgehen.
- Austauschbar | Die Konfiguration muss den Anbieter nennen und E-Mails bei der Entwicklung auf dem Rechner lassen.
# email.failure · Unzustellbare E-Mails und gescheiterter Versand
? Was, wenn der Versand scheitert oder eine Adresse nicht existiert?
~ Neue Versuche, keine doppelt, wer es erfährt, und ob die Aktion ohne sie weitergeht.
! Eine Anfrage darf nicht an einer E-Mail scheitern, und keine darf zweimal kommen.
- Einen Tag lang wiederholt | Wenn eine E-Mail scheitert, muss das System sie einen Tag lang wiederholen, ohne an unzustellbare Adressen zu schreiben.
- Protokolliert, nicht wiederholt | Wenn eine E-Mail scheitert, muss das System das protokollieren und sie erneut anfordern lassen.
- Die Aktion scheitert | Wenn eine E-Mail nicht verschickt werden kann, muss die Aktion scheitern, die sie verschickt.
# email.consent · Einwilligung und Abbestellen
? Wie stimmt man ihnen zu, und wie bestellt man sie ab?
! Werbung ohne Einwilligung wird teuer, und die großen Anbieter verlangen Abbestellen mit einem Klick.
- Mit Einwilligung | E-Mails, die nicht nötig sind, müssen eine Einwilligung brauchen und einen Link zum Abbestellen enthalten.
- Mit bestätigter Einwilligung | Die erste E-Mail muss eine Bestätigung verlangen, deren Nachweis aufbewahrt wird.
- Nur nötige | Das System darf nur nötige E-Mails verschicken, die sich nicht abbestellen lassen.
`),
};
