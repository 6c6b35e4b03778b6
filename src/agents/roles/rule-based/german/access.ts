import { byProject, opt } from '../entries/entry';
import type { GermanEntries } from './entry';

/** Login, upload, notifications and e-mails in German. */
export const GERMAN_ACCESS: GermanEntries = {
  'login.method': {
    names: 'Wie man sich anmeldet',
    ask: 'Wie meldet man sich an, und wer bekommt ein Konto?',
    context: 'Verfahren jetzt und später, ein zweiter Faktor, und ob Konten für alle offen sind oder auf Einladung.',
    why: 'Die Verfahren entscheiden das Datenmodell, und wer sich registrieren kann, entscheidet die halbe Oberfläche.',
    options: [
      opt('E-Mail und Passwort', 'Man meldet sich mit E-Mail-Adresse und Passwort an.'),
      opt(
        'Ein Konto bei Google oder GitHub',
        'Man meldet sich über OpenID Connect mit einem Konto bei Google oder GitHub an.',
      ),
      opt(
        'Single Sign-on',
        'Ein Kunde kann über SAML oder OpenID Connect seinen eigenen Identitätsdienst anschließen.',
      ),
      opt(
        'Ein Link per E-Mail',
        'Man meldet sich mit einem einmaligen Link an, der per E-Mail kommt, und hat kein Passwort.',
      ),
      opt(
        'Ein zweiter Faktor',
        'Die Anmeldung verlangt als zweiten Faktor einen Einmalcode aus einer Authenticator-App.',
      ),
      opt('Nur auf Einladung', 'Ein Konto entsteht nur durch die Einladung eines Administrators.'),
    ],
  },
  'login.command': {
    names: 'Wie sich das Werkzeug anmeldet',
    ask: byProject({
      library: 'Wie weist sich der Aufrufer aus, und wie werden Zugangsdaten übergeben?',
      other: 'Wie meldet sich der Befehl an, und wo liegt das Token?',
    }),
    context: 'Auch wie es in der CI geht, wann ein Token abläuft, und wie man sich abmeldet.',
    why: 'Menschen am Terminal und Skripte in der CI brauchen verschiedene Wege.',
    options: [
      opt('Aus der Umgebung', 'Das Token wird aus einer Umgebungsvariable gelesen, wenn sie gesetzt ist.'),
      opt('Ein übergebenes Token', 'Das Token wird als Option übergeben und nie auf die Platte geschrieben.'),
      opt('Der Browser', 'Das Werkzeug gibt einen Code aus, öffnet den Browser und wartet dort auf die Bestätigung.'),
      opt('Der Schlüsselbund des Systems', 'Das Token liegt im Schlüsselbund des Betriebssystems.'),
      opt('Eine Datei nur für den Benutzer', 'Das Token liegt in einer Datei, die nur ihr Besitzer lesen kann.'),
    ],
  },
  'login.store': {
    names: 'Wo Konten und Sitzungen liegen',
    ask: 'Wo liegen Konten und Sitzungen, und was wird aus vorhandenen Konten?',
    context: 'Passwort-Hashes, Sitzungen oder Tokens, und Konten oder ältere Hashes, die es schon gibt.',
    why: 'Es entscheidet, ob sich jemand abmelden lässt und wie vorhandene Konten umziehen.',
    options: [
      opt(
        'Unsere Datenbank, Sitzungen',
        'Konten und Sitzungen liegen in unserer Datenbank; eine Sitzung lässt sich jederzeit beenden.',
      ),
      opt('Unsere Datenbank, Tokens', 'Konten liegen in unserer Datenbank; ein signiertes Token gilt, bis es abläuft.'),
      opt(
        'Ein Identitätsdienst',
        'Ein Identitätsdienst verwaltet Konten und Passwörter; vorhandene Konten werden übernommen.',
      ),
    ],
  },
  'login.session': {
    names: 'Wie lange eine Sitzung dauert',
    ask: 'Wie lange bleibt man angemeldet, und was beendet eine Sitzung vorher?',
    context: 'Abmelden, ein neues Passwort, ein entferntes Konto, ein verlorenes Gerät.',
    why: 'Hier treffen sich Bequemlichkeit und Sicherheit.',
    options: [
      opt(
        'Ein Arbeitstag',
        'Eine Sitzung dauert 12 Stunden, mit „angemeldet bleiben“ 30 Tage; ein neues Passwort beendet sie.',
      ),
      opt('15 Minuten ohne Aktivität', 'Eine Sitzung endet nach 15 Minuten ohne Aktivität.'),
      opt('Bis zur Abmeldung', 'Eine Sitzung dauert, bis man sich abmeldet, auch von anderen Geräten aus.'),
    ],
  },
  'login.recover': {
    names: 'Erratene und vergessene Passwörter',
    ask: 'Was schützt gegen Raten, und wie kommt man wieder hinein, wenn man ausgesperrt ist?',
    context: 'Fehlversuche, ein vergessenes Passwort, ein verlorenes Gerät, und was die Meldungen verraten.',
    why: 'Die Wiederherstellung ist die zweite Anmeldung, und meist die schwächere.',
    options: [
      opt('Sperre nach Fehlversuchen', 'Nach 5 Fehlversuchen ist ein Konto für 15 Minuten gesperrt.'),
      opt(
        'Ein Link zum Zurücksetzen',
        'Ein vergessenes Passwort wird über einen Link per E-Mail zurückgesetzt, der einmal und eine Stunde lang gilt.',
      ),
      opt('Nichts wird verraten', 'Keine Meldung der Anmeldung oder des Zurücksetzens sagt, ob es ein Konto gibt.'),
      opt(
        'Wiederherstellungscodes',
        'Zehn einmalige Codes werden einmal gezeigt, wenn ein zweiter Faktor eingerichtet wird.',
      ),
    ],
  },
  'upload.files': {
    names: 'Erlaubte Dateien und ihre Grenzen',
    ask: 'Welche Dateitypen sind erlaubt, bis zu welcher Größe und wie viele?',
    context: 'Die größte einzelne Datei, wie viele auf einmal, und was mit anderen geschieht.',
    why: 'Typ und Größe entscheiden über Speicher, Prüfung und den Weg der Übertragung.',
    options: [
      opt('Bilder und PDF', 'JPEG-, PNG-, WebP- und PDF-Dateien bis 10 MB werden angenommen, fünf auf einmal.'),
      opt('Auch Office-Dokumente', 'Bilder, PDF und Office-Dokumente bis 50 MB werden angenommen.'),
      opt('Jede Datei', 'Dateien jedes Typs bis 100 MB werden angenommen.'),
      opt('Sehr große Dateien', 'Dateien von mehreren Gigabyte werden angenommen und in Teilen übertragen.'),
    ],
  },
  'upload.store': {
    names: 'Wo Dateien liegen',
    ask: 'Wo liegen die Dateien, und wer sichert sie?',
    context: 'Der Speicher und seine Region, mehrere Server, und Dateien, die es schon gibt.',
    why: 'Ein Server, der ersetzt wird, nimmt seine Platte mit.',
    options: [
      opt('Ein Objektspeicher', 'Dateien liegen in einem Objektspeicher wie S3; die Datenbank hält nur einen Verweis.'),
      opt('Platte des Servers', 'Dateien liegen auf der Platte des Servers und in dessen Sicherung.'),
      opt('In der Datenbank', 'Dateien liegen in der Datenbank.'),
    ],
  },
  'upload.safety': {
    names: 'Schutz vor schädlichen Dateien',
    ask: 'Wie werden schädliche oder falsch benannte Dateien ferngehalten?',
    context: 'Der wirkliche Typ, Namen, Viren, Skripte in Bildern, und wie eine Datei wieder ausgegeben wird.',
    why: 'Beim Hochladen können Fremde Code auf einen Server legen.',
    options: [
      opt('Der wirkliche Typ', 'Der Typ einer Datei wird am Inhalt geprüft, nicht am Namen.'),
      opt(
        'Nie direkt angezeigt',
        'Eine Datei bekommt einen zufälligen Namen und wird nur zum Herunterladen angeboten.',
      ),
      opt('Ein Virenscan', 'Eine Datei lässt sich erst öffnen, wenn ein Virenscan sie freigegeben hat.'),
      opt('Neu kodierte Bilder', 'Bilder werden neu kodiert, ohne Ort und andere Metadaten.'),
    ],
  },
  'upload.who': {
    names: 'Wer eine Datei öffnet, und wie lange sie bleibt',
    ask: 'Wer darf eine Datei hochladen und öffnen, und wann wird sie gelöscht?',
    context: 'Links, die auch bei anderen funktionieren, nie zugeordnete Dateien, Kontingente.',
    why: 'Einen Link, der für alle funktioniert, finden auch alle.',
    options: [
      opt('Wie der Datensatz', 'Eine Datei kann öffnen, wer den Datensatz sehen darf, zu dem sie gehört.'),
      opt('Nur der Besitzer', 'Eine Datei kann nur öffnen, wer sie hochgeladen hat.'),
      opt('Mit dem Datensatz gelöscht', 'Eine Datei wird mit dem Datensatz gelöscht, zu dem sie gehört.'),
      opt('Ein Kontingent', 'Jeder Benutzer kann 1 GB ablegen; weitere Dateien werden abgelehnt.'),
    ],
  },
  'upload.screen': {
    names: 'Wie das Hochladen aussieht',
    ask: 'Wie sieht das Hochladen aus, auch wenn es auf halbem Weg abbricht?',
    context: 'Knopf, Ziehen und Ablegen, Vorschau, Fortschritt, Abbrechen, neuer Versuch, Telefone.',
    why: 'Warten ohne ein Zeichen von Fortschritt lässt Leute noch einmal klicken.',
    options: [
      opt('Knopf und Ablegen', 'Dateien werden per Knopf gewählt oder abgelegt; die Grenzen stehen daneben.'),
      opt('Eine Vorschau', 'Dateien erscheinen als Vorschaubilder und lassen sich vor dem Senden entfernen.'),
      opt('Fortschritt je Datei', 'Jede Datei zeigt ihren Fortschritt und lässt sich abbrechen.'),
      opt(
        'Neuer Versuch',
        'Ein abgebrochenes Hochladen zeigt einen Fehler und lässt sich ohne neue Eingaben wiederholen.',
      ),
      opt('Es geht weiter', 'Ein abgebrochenes Hochladen geht dort weiter, wo es aufgehört hat.'),
    ],
  },
  'notify.events': {
    names: 'Worüber benachrichtigt wird',
    ask: 'Welche Ereignisse lösen eine Benachrichtigung aus, und wer bekommt sie?',
    context: 'Die Änderungen, die zählen, die Empfänger jeder einzelnen, und was still bleibt.',
    why: 'Jedes Ereignis zu viel führt dazu, dass alle übergangen werden.',
    placeholder: 'Versandt → der Kunde; Zahlung gescheitert → Kunde und Support; nicht jeder Status',
  },
  'notify.channel': {
    names: 'Kanäle',
    ask: 'Über welche Kanäle, jetzt und später, und mit welchem Anbieter?',
    context: 'Auch Einwilligung, Kosten, und was geschieht, wenn eine Nachricht nicht zugestellt werden kann.',
    why: 'Jeder Kanal hat seinen Anbieter, seine Kosten und seine Regeln.',
    options: [
      opt('E-Mail', 'Benachrichtigungen werden per E-Mail verschickt.'),
      opt('In der Anwendung', 'Benachrichtigungen erscheinen in der Anwendung, in einer Liste mit Ungelesen-Marken.'),
      opt('Push', 'Benachrichtigungen gehen als Push-Nachrichten an alle, die zugestimmt haben.'),
      opt('SMS', 'Dringende Benachrichtigungen werden per SMS verschickt.'),
      opt('Ein Chat', 'Benachrichtigungen für unsere eigenen Leute gehen in einen Chatkanal.'),
    ],
  },
  'notify.frequency': {
    names: 'Zeitpunkt und Bündelung',
    ask: 'Wie bald kommt eine Benachrichtigung, und werden mehrere Ereignisse gebündelt?',
    context: 'Der Abstand zum Ereignis, Doppeltes, wie viele am Tag, und Ruhezeiten.',
    why: 'Zehn Nachrichten in einer Stunde sind neun zu viel.',
    options: [
      opt('Stündlich gebündelt', 'Mehrere Ereignisse innerhalb einer Stunde werden eine Benachrichtigung.'),
      opt('Sofort und einzeln', 'Jedes Ereignis wird innerhalb einer Minute als eigene Benachrichtigung verschickt.'),
      opt('Eine Zusammenfassung', 'Ereignisse werden zu einer Benachrichtigung am Tag gesammelt.'),
    ],
  },
  'notify.choice': {
    names: 'Was man abschalten kann',
    ask: 'Was kann man abschalten, und was bekommt man immer?',
    context: 'Nach Art und nach Kanal, ein Link zum Abbestellen, Ruhezeiten.',
    why: 'In vielen Ländern ist ein Link zum Abbestellen Gesetz.',
    options: [
      opt('Alles außer dem Nötigen', 'Jede Art von Benachrichtigung lässt sich abschalten, nur die nötigen nicht.'),
      opt('Alles oder nichts', 'Eine Einstellung schaltet alle Benachrichtigungen ab.'),
      opt('Nichts', 'Alle Benachrichtigungen sind nötig und lassen sich nicht abschalten.'),
    ],
  },
  'notify.tone': {
    names: 'Ton und Inhalt der Nachrichten',
    ask: 'Was steht in einer Nachricht, in welchem Ton und welcher Gestaltung?',
    context: 'Am besten ein Beispieltext. Auch Sprachen, Logo, Links, und was nicht darin stehen darf.',
    why: 'Es ist der Teil des Produkts, den man sieht, ohne es zu öffnen.',
    options: [
      opt(
        'Kurz und freundlich',
        'Eine Nachricht ist ein freundlicher Satz mit einem Link, in der Gestaltung des Produkts.',
      ),
      opt('Reiner Text', 'Eine Nachricht ist reiner Text ohne Bilder.'),
      opt('Änderbare Texte', 'Die Texte sind Vorlagen, die unsere Leute ohne Auslieferung ändern können.'),
    ],
  },
  'email.which': {
    names: 'Welche E-Mails, an wen',
    ask: 'Welche E-Mails werden verschickt, bei welchem Auslöser und an wen?',
    context: 'Für jede: was sie auslöst, wer sie bekommt, wie bald, und wie viele am Tag.',
    why: 'Jede E-Mail ist ein kleiner Text, ein Auslöser und ein Kreis von Empfängern.',
    placeholder: 'Bestellbestätigung → Kunde, bei Zahlung; Wochenbericht → Leitung, montags 8:00',
  },
  'email.look': {
    names: 'Gestaltung, Ton und Sprachen',
    ask: 'Wie sollen sie aussehen und klingen, und in welchen Sprachen?',
    context: 'HTML oder reiner Text, Betreff, Logo, Vorlagen, und wer die Texte schreibt.',
    why: 'Mailprogramme zeigen HTML wie Browser vor zwanzig Jahren.',
    options: [
      opt('Eine einfache Vorlage', 'E-Mails haben eine HTML-Vorlage mit unserem Logo und einen Teil in reinem Text.'),
      opt('Nur reiner Text', 'E-Mails sind reiner Text.'),
      opt('Änderbare Vorlagen', 'Vorlagen für E-Mails lassen sich ohne Auslieferung ändern.'),
    ],
  },
  'email.provider': {
    names: 'Anbieter und Absender',
    ask: 'Wer stellt sie zu, und von welcher Absenderadresse?',
    context: 'Anbieter oder Server, die Domain des Absenders, und wohin E-Mails bei der Entwicklung gehen.',
    why: 'Ohne ordentliche Absenderdomain landen sie im Spam.',
    options: [
      opt('Ein Anbieter', 'E-Mails gehen über einen Anbieter hinaus, mit SPF, DKIM und DMARC für unsere Domain.'),
      opt('Unser eigener SMTP-Server', 'E-Mails gehen über unseren eigenen SMTP-Server hinaus.'),
      opt(
        'Austauschbar',
        'Der Anbieter steht in der Konfiguration; bei der Entwicklung bleiben E-Mails auf dem Rechner.',
      ),
    ],
  },
  'email.failure': {
    names: 'Unzustellbare E-Mails und gescheiterter Versand',
    ask: 'Was, wenn der Versand scheitert oder eine Adresse nicht existiert?',
    context: 'Neue Versuche, keine doppelt, wer es erfährt, und ob die Aktion ohne sie weitergeht.',
    why: 'Eine Anfrage darf nicht an einer E-Mail scheitern, und keine darf zweimal kommen.',
    options: [
      opt(
        'Einen Tag lang wiederholt',
        'Eine gescheiterte E-Mail wird einen Tag lang wiederholt; an eine unzustellbare Adresse geht nichts mehr.',
      ),
      opt(
        'Protokolliert, nicht wiederholt',
        'Eine gescheiterte E-Mail wird protokolliert, und man kann sie erneut anfordern.',
      ),
      opt(
        'Die Aktion scheitert',
        'Die Aktion, die eine E-Mail verschickt, scheitert, wenn diese nicht verschickt werden kann.',
      ),
    ],
  },
  'email.consent': {
    names: 'Einwilligung und Abbestellen',
    ask: 'Wie stimmt man ihnen zu, und wie bestellt man sie ab?',
    why: 'Werbung ohne Einwilligung wird teuer, und die großen Anbieter verlangen Abbestellen mit einem Klick.',
    options: [
      opt(
        'Mit Einwilligung',
        'E-Mails, die nicht nötig sind, brauchen eine Einwilligung und enthalten einen Link zum Abbestellen.',
      ),
      opt(
        'Mit bestätigter Einwilligung',
        'Die erste E-Mail verlangt eine Bestätigung, deren Nachweis aufbewahrt wird.',
      ),
      opt('Nur nötige', 'Es werden nur nötige E-Mails verschickt, die sich nicht abbestellen lassen.'),
    ],
  },
};
