import { sheet } from '../entries/sheet';

const EDGES = `~ Jeder mit dem, was dann geschieht: das Ergebnis oder der Fehler mit seinem Wortlaut.
! Der einfache Fall steht in der Anfrage; über die anderen entscheidet der Zufall, wenn niemand etwas sagt.`;

/** The decision that a wish turns on, and its odd cases, in German. */
export const GERMAN_DECISIONS = sheet(`
# decide.byDefault · Die neue Vorgabe
? Wer verlässt sich auf das, was heute gilt, wie bekommt man es zurück, und ab wann?
~ Mit einer Option, einer Einstellung oder Variable, mit Namen; ob man vorher davon erfährt; was gilt, wo jemand selbst etwas eingestellt hat.
! Wer nie etwas eingestellt hat, merkt eine neue Vorgabe zuerst.
> Skripte, die …; mit … gilt wieder, was heute gilt; ab Version …
# edges.byDefault · Sonderfälle
? In welchen Fällen muss es trotzdem bleiben, wie es heute ist?
${EDGES}
> Bei …, wie heute
> Mit …, wie heute
# decide.merge · Was von beiden bleibt
? Welches von beiden bleibt, wessen Werte gelten, und was wird aus dem Rest des anderen?
~ Werte, die sich unterscheiden oder auf einer Seite fehlen; alles, was auf das zeigt, das geht.
! Was dabei verloren geht, findet niemand wieder.
> Das ältere bleibt; was ihm fehlt, kommt vom anderen; … ziehen um
# edges.merge · Sonderfälle
? Wann wird es abgelehnt, was wird vorher gezeigt, und lässt es sich zurücknehmen?
${EDGES}
> Wenn zweimal dasselbe gewählt ist, …
> Wenn eines schon weg ist, …
> Zurück geht es mit …
# decide.confirmFirst · Wer was bestätigt, und bis wann
? Wer bestätigt was und wie, bis wann, und was geht schon vorher?
~ Ein Link, ein Code oder ein Knopf; wie oft man es neu anfordern kann; wer schon vorher da war.
! Was man darf, solange es wartet, merken die meisten davon.
> Wer …, über den Link in einer Mail, 24 Stunden gültig; bis dahin geht …, … nicht
# edges.confirmFirst · Sonderfälle
? Was gilt, wenn es nie bestätigt, abgelehnt, zu spät oder danach geändert wird?
${EDGES}
> Wenn es nie bestätigt wird, …
> Wenn es abgelehnt wird, „…“
> Wenn es danach geändert wird, …
# decide.agree · Wie entschieden wird
? Wer schlägt vor, wer antwortet was und bis wann, und wie wird entschieden?
~ Ja, nein oder vielleicht; ob andere eine Antwort sehen und ob man sie ändern kann; wer das Ergebnis erfährt.
! Auf das Ende warten alle.
> … schlägt bis zu fünf vor; alle antworten ja, nein oder vielleicht bis …; … wählt das mit den meisten Ja
# edges.agree · Sonderfälle
? Was gilt, wenn zu wenige antworten, zwei gleich sind oder jemand seine Antwort ändert?
${EDGES}
> Wenn weniger als … antworten, …
> Wenn zwei gleich sind, …
> Wenn sich eine Antwort ändert, erfährt es …
# decide.order · Die Reihenfolge
? In welcher Reihenfolge oder Gruppe, was entscheidet bei Gleichen, und wohin mit Leeren?
~ Auf oder ab, Großschreibung und Zahlen in Namen, was am Anfang gilt, und ob eine Wahl gemerkt wird.
! Gleiche, die bei jedem Blick den Platz tauschen, wirken wie ein Fehler.
> Nach …, das Neueste zuerst; Gleiche nach …; ohne … am Ende
# edges.order · Sonderfälle
? Was gilt, wenn sich ein Wert beim Ansehen ändert, es sehr viele oder alle gleich sind?
?command_line Was gilt, wenn ein Wert fehlt, es sehr viele oder alle gleich sind?
?library Was gilt, wenn ein Wert fehlt, es sehr viele oder alle gleich sind?
?service Was gilt, wenn ein Wert fehlt, es sehr viele sind oder sich einer dabei ändert?
${EDGES}
> Wenn sich ein Wert ändert, bleibt …, bis …
>command_line Wenn … fehlt, kommt es …
>command_line Wenn es mehr als … sind, …
>library Wenn … fehlt, kommt es …
>library Wenn es mehr als … sind, …
> Wenn es mehr als … sind, …
# decide.suggest · Was vorgeschlagen wird
? Woraus kommen Vorschläge, wie viele in welcher Reihenfolge, und wann erscheinen sie?
~ Was den einen besser passen lässt als den anderen; was nie vorgeschlagen wird; wie man ihn nimmt oder verwirft.
! Die Regel dahinter ist das, was gebaut wird.
> Aus …, die … gemeinsam haben; die besten fünf, wenn …; nie …
# edges.suggest · Sonderfälle
? Was sieht man, wenn nichts passt oder alles schon verworfen ist?
${EDGES}
> Wenn nichts passt, …
> Wenn alles verworfen ist, …
# decide.changeLater · Was sich später ändern lässt
? Was genau lässt sich ändern, von wem und bis wann, und wer erfährt davon?
~ Wo es geschieht, ob man den früheren Stand noch sieht, und was es kostet oder auslöst.
! Worauf sich andere schon verlassen haben, entscheidet, was sich noch ändern darf.
> Nur …, von …, bis einen Tag vorher; … bekommt eine Nachricht
# edges.changeLater · Sonderfälle
? Was gilt, wenn der neue Wert belegt oder vorbei ist oder es zu spät ist?
${EDGES}
> Wenn der neue Wert belegt ist, „…“
> Wenn es zu spät ist, darf nur …
# decide.lend · Wie verliehen wird
? Wer darf was ausleihen, wie lange, und wie wird es übergeben und zurückgebracht?
~ Wer zustimmen muss, ob man vorbestellen kann, Pfand oder Preis, und wer erinnert wird.
! Zwischen Fragen und Zurückbringen liegt alles, was gebaut wird.
> Jedes Mitglied; bis zu zwei Wochen; der Besitzer stimmt zu, beide bestätigen Übergabe und Rückgabe
# edges.lend · Sonderfälle
? Was gilt, wenn es zu spät, kaputt oder gar nicht zurückkommt oder zwei es zugleich wollen?
${EDGES}
> Wenn es zu spät kommt, …
> Wenn es kaputt ist, …
> Wenn zwei es wollen, …
# decide.stopAfter · Wann es beendet wird
? Nach wie lange genau, ab wann gezählt, was wird beendet, und wo stellt man die Zeit ein?
~ Ein Schritt oder das Ganze; was gilt, wenn niemand sie einstellt, und ob man es abschalten kann.
! Ab einem anderen Moment gezählt, ist es eine andere Grenze.
> 60 Sekunden ab dem Beginn jedes …; Option …; ohne sie keine Grenze, wie heute
# edges.stopAfter · Sonderfälle
? Was bleibt und erfährt man von dem Beendeten, und was wird aus dem, was es begonnen hatte?
${EDGES}
> Wenn es beendet wird, bleibt …
> Wenn es beendet wird, steht da „…“
> Was es begonnen hatte, …
# decide.paper · Was darauf steht
? Was steht darauf, von oben nach unten, in welcher Größe: ein echtes Beispiel?
~ Jeder Wert und woher er kommt; Logo, Unterschrift, Nummer; Papier, Datei oder beides; wer es haben darf.
! Was auf Papier steht, lässt sich nicht mehr verbessern.
> A5 hochkant: Logo; „…“; Name von …; Datum; Nummer; Zeile für die Unterschrift
# edges.paper · Sonderfälle
? Was gilt, wenn ein Wert fehlt, ein Text zu lang ist oder es noch einmal ausgestellt wird?
${EDGES}
> Wenn ein Wert fehlt, …
> Wenn ein Text zu lang ist, …
> Wenn es noch einmal ausgestellt wird, …
# decide.splitUp · Wo getrennt wird
? Wo genau wird getrennt: an welchem Zeichen, in welcher Größe, und wie heißen die Teile?
~ Ob an einer Trennung etwas verloren geht oder doppelt ist, in welcher Reihenfolge, und was aus dem Ganzen wird.
! Eine Trennung an der falschen Stelle verdirbt beide Teile.
> An …, mindestens … lang; …-1, …-2; das Ganze bleibt
# edges.splitUp · Sonderfälle
? Was gilt, wenn es keine Stelle gibt, ein Teil sehr kurz würde oder die Eingabe kaputt ist?
${EDGES}
> Wenn es keine Stelle gibt, …
> Wenn ein Teil kürzer als … würde, …
> Wenn die Eingabe kaputt ist, „…“
# decide.layOut · Was auf einem steht, und wo
? Was steht auf einem, in welcher Folge, und ist es statt der heutigen Ansicht oder daneben?
~ Jeder Wert und jedes Bild mit Namen, wie groß, wie viele nebeneinander; wo man wechselt, und für wen es so bleibt.
! Was wegbleibt, entscheidet, ob es sich benutzen lässt.
> Bild, Titel, zwei Zeilen, Schlagwörter; drei nebeneinander; neben der Liste, gewählt in …, je Benutzer
# edges.layOut · Sonderfälle
? Was gilt, wenn ein Bild oder ein Wert fehlt, wenig Platz ist oder es sehr viele sind?
${EDGES}
> Wenn ein Bild fehlt, …
> Unter … px …
> Wenn es mehr als … sind, …
# decide.sweep · Welche, und wann
? Welche genau, ab wann gezählt, wo ausgelöst, und kann man es zurücknehmen?
~ Was eines davon ausnimmt; eine Liste oder alles; von Hand oder von selbst und wie oft; ob man vorher die Zahl sieht.
! Was mit vielen auf einmal geschieht, bemerkt man erst, wenn es zu spät ist.
> Alle der offenen Liste, nach dem Tag, an dem sie kamen; nicht die mit …; ein Knopf über der Liste; …
# edges.sweep · Sonderfälle
? Was gilt, wenn es keine gibt, sehr viele, oder eines sich gerade ändert?
${EDGES}
> Wenn es keine gibt, …
> Wenn es mehr als … sind, …
> Wenn eines sich gerade ändert, …
# decide.cleanUp · Was geht, und wann
? Welche genau gehen, ab wann gezählt, und wie bekommt man eines zurück?
~ Was eines davor bewahrt, wer es startet oder wie oft es läuft, und wer es vorher erfährt.
! Was aus Versehen weg ist, fehlt für immer.
> Die seit 90 Tagen ohne …; nicht die mit …; zurück binnen 30 Tagen mit …
# edges.cleanUp · Sonderfälle
? Was gilt, wenn eines noch in Gebrauch ist, sich gerade ändert oder es mittendrin abbricht?
${EDGES}
> Wenn eines in Gebrauch ist, bleibt es
> Wenn es sich gerade ändert, …
> Wenn es abbricht, …
# decide.mute · Was nicht mehr gezeigt wird
? Was davon wird nicht mehr gezeigt oder gemeldet, auf welchen Seiten, und was weiterhin?
~ Listen, Suche, Benachrichtigungen, die eigene Seite; wer es darf, ob die andere Seite es merkt, und wie man es zurücknimmt.
! Wo es trotzdem erscheint, hält man es für einen Fehler.
> Nicht mehr in …; weiterhin auf …; … erfährt es nicht; zurückgenommen mit „…“
# edges.mute · Sonderfälle
? Wo trifft man trotzdem aufeinander, und was wird aus dem, was beide verbindet?
~ Unter Beiträgen anderer, über einen Link, wo einer dem anderen folgt oder beide in derselben Gruppe sind. Jeweils mit dem, was dann geschieht.
! Der übliche Fall steht in der Anfrage; die anderen entscheidet sonst der Zufall.
> Unter Beiträgen anderer wird … weiter gezeigt
> Wer … folgt, folgt nicht mehr
# decide.pause · Was inzwischen ruht
? Was ruht inzwischen und was läuft weiter, wie lange, und wer beginnt und beendet es?
~ Was andere davon sehen, was es kostet oder zählt, und ob es von selbst endet.
! Was still weiterläuft, darüber beschweren sich die Leute.
> … ruht, … läuft weiter; bis … es beendet, höchstens …; andere sehen „…“
# edges.pause · Sonderfälle
? Was wird aus dem, was inzwischen hereinkommt, und aus dem, was gerade lief?
${EDGES}
> Was inzwischen hereinkommt, bleibt liegen / wird abgelehnt mit „…“
> Was gerade lief, wird beendet
# decide.grade · Die Skala, und wer bewertet
? Auf welcher Skala, von wem und bis wann, wer sieht es, und lässt es sich ändern?
~ Mit Worten daneben oder ohne; was aus mehreren gemacht wird; was man sieht, solange es keine gibt.
! Eine Skala, die benutzt wurde, lässt sich nicht mehr ändern.
> 1 bis 6, von …, mit Bemerkung; zu sehen für …; zu ändern bis …
# edges.grade · Sonderfälle
? Was gilt, wenn es noch keine gibt, sie bestritten wird oder sich das Bewertete ändert?
${EDGES}
> Wenn es noch keine gibt, steht da „…“
> Wenn sie bestritten wird, …
> Wenn sich … ändert, …
# decide.laterOn · Der Zeitpunkt
? Wie stellt, ändert und streicht man den Zeitpunkt, und wer sieht es vorher schon?
~ Wo er eingegeben wird, in welcher Zeitzone, wie genau er eingehalten wird, und was die sehen, die es noch nicht sehen dürfen.
! Bis dahin gibt es das schon, und es darf nirgends erscheinen.
> Datum und Uhrzeit neben „…“, auf die Minute; bis dahin sieht es nur, wer es geschrieben hat
# edges.laterOn · Sonderfälle
? Was gilt, wenn der Zeitpunkt schon vorbei ist oder dann nichts geschieht?
${EDGES}
> Wenn der Zeitpunkt vorbei ist, …
> Wenn nichts geschehen ist, erfährt es … durch …
# decide.extract · Was herausgeholt wird
? Welche Werte kommen heraus, und in welcher Form: eine echte Eingabe mit ihrem Ergebnis?
~ Jeder mit Namen und Form, welche fehlen dürfen, mehrere in einer Eingabe, andere Sprachen und Aufmachungen.
! Ein echtes Paar sagt, was als richtig gilt.
> rechnung-17.pdf (zwei Seiten, gescannt) → { "nummer": "17", "netto": 100.00, "brutto": 119.00 }
# edges.extract · Sonderfälle
? Was kommt zurück, wenn die Eingabe unlesbar, etwas anderes oder teilweise unsicher ist?
${EDGES}
> Wenn sie unlesbar ist, …
> Wenn sie etwas anderes ist, …
> Wenn ein Wert unsicher ist, wird er weggelassen / gekennzeichnet
# decide.writeOut · Was geschrieben wird, und in welcher Form
? Welche Werte werden geschrieben, in welchem Aufbau: Spalten, Felder, Tabellen, Namen?
~ Eine Zeile wofür, in welcher Reihenfolge, Einheiten und Form von Zahlen und Daten, und was wegbleibt.
! Andere lesen, was geschrieben wird, und jeder Name darin bleibt.
> Eine Zeile je …: Name, …, Sekunden als Zahl; nicht …
# edges.writeOut · Sonderfälle
? Was gilt, wenn das Ziel schon da oder gesperrt ist oder es nichts zu schreiben gibt?
${EDGES}
> Wenn das Ziel schon da ist, wird es ersetzt / ergänzt / abgelehnt
> Wenn es gesperrt ist, „…“
> Wenn es nichts zu schreiben gibt, …
# decide.takeIn · Was angenommen wird
? Was genau wird angenommen, wie erkennt man es, und was gilt, wenn beides da ist?
~ Jede Form mit einem Beispiel: Namen, Typen, Kodierungen, Einheiten; was gilt, wenn es fehlt.
! Zwei Wege treffen eines Tages in einem Aufruf zusammen.
> „-“ statt eines Dateinamens liest …; mit beidem …
# edges.takeIn · Sonderfälle
? Was gilt, wenn es leer oder falsch aufgebaut ist oder mittendrin abbricht?
${EDGES}
> Wenn es leer ist, …
> Wenn es falsch aufgebaut ist, „…“
> Wenn es abbricht, …
# decide.convert · Woraus was wird
? Was wird woraus: drei Paare von vorher und nachher, eines davon schwierig?
~ Genaue Werte; was unverändert durchkommt; Einheiten, Länge und Rundung, wo sie zählen.
! Drei Paare sind drei Tests.
> … → …
> … → …
> … → …
# edges.convert · Sonderfälle
? Wofür geht es nicht, und was dann: bleibt es, fällt es weg, oder gibt es einen Fehler?
${EDGES}
> Wenn … gegeben ist, bleibt es, wie es ist
> Wenn es schon so ist, ändert sich nichts
# decide.compare · Was verglichen wird
? Was wird womit verglichen, wie finden sich die Partner, und was zählt als Unterschied?
~ Nach Name, Nummer oder Reihenfolge; Toleranzen, Einheiten, und was nicht verglichen wird.
! Rauschen, das als Unterschied zählt, macht den Vergleich nutzlos.
> Nach Namen; verschieden ab 5 %; … wird nicht verglichen
# edges.compare · Sonderfälle
? Was gilt, wenn einer Seite fehlt, was die andere hat, oder beide gleich sind?
${EDGES}
> Wenn nur die erste Seite … hat, …
> Wenn nur die zweite Seite … hat, …
> Wenn beide gleich sind, …
# decide.goOn · Was gemerkt wird
? Was genau wird gemerkt, wo und wie lange, und wie vergisst man es mit Absicht?
~ Für eine Person, ein Gerät oder ein Projekt; was nicht gemerkt wird; was man sieht, wenn es weitergeht.
! Was irgendwo liegt, muss privat bleiben und enden.
> … und …, in …, 30 Tage; vergessen mit …
# edges.goOn · Sonderfälle
? Was gilt, wenn es sich inzwischen geändert hat, weg oder nicht mehr lesbar ist?
${EDGES}
> Wenn es sich geändert hat, …
> Wenn es weg ist, fängt es neu an
> Wenn es nicht lesbar ist, …
# decide.reckon · Wie gerechnet wird
? Wie wird gerechnet: woraus, in welcher Einheit, wie gerundet, und was zählt nicht?
~ Die Regel mit einem durchgerechneten Beispiel; wann neu gerechnet wird.
! Zwei Leute mit denselben Daten müssen auf dieselbe Zahl kommen.
> Aus …, geteilt durch …, aufgerundet auf ganze Minuten; … zählt nicht. 1.150 → „6 Min.“
# edges.reckon · Sonderfälle
? Was steht da bei null, bei einer sehr großen Zahl und wenn es sich nicht sagen lässt?
${EDGES}
> Wenn es null ist, …
> Wenn es größer als … ist, …
> Wenn es nicht bekannt ist, steht nichts / „…“ da
# decide.keepTrack · Was festgehalten wird
? Was wird in welchem Moment festgehalten, wo sieht man es, und wie lange bleibt es?
~ Jedes Feld; wer es sehen darf, und ob es sich berichtigen lässt.
! Was nicht von Anfang an festgehalten wurde, lässt sich später nicht zeigen.
> Wer, wann, von … auf …, bei jedem …; zu sehen in …; bleibt …
# edges.keepTrack · Sonderfälle
? Was gilt für das, was vorher geschah, und wenn das Festhalten scheitert?
${EDGES}
> Was vorher geschah, steht da als …
> Wenn das Festhalten scheitert, geht es weiter / wird es abgelehnt
`);
