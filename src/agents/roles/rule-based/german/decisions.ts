import { sheet } from './sheet';

const EDGES = `~ Jeder mit dem, was dann geschieht: das Ergebnis oder der Fehler mit seinem Wortlaut.
! Der einfache Fall steht in der Anfrage; über die anderen entscheidet der Zufall, wenn niemand etwas sagt.`;

/** The decision that a wish turns on, and its odd cases, in German. */
export const GERMAN_DECISIONS = sheet(`
# decide.game · Die Spielregeln
? Wie wird gespielt: Was darf man, wie endet es, und wie finden die Spieler zusammen?
~ Reihum oder gleichzeitig, was zählt, wer gewinnt; allein, an einem Gerät, mit Einladung, Code oder Warteraum.
! Die Regeln sind das Programm; alles andere ist, wie man sie zeigt.
> Reihum …; wer … verliert; der Zweite kommt mit einem Code dazu
# edges.game · Sonderfälle
? Was gilt, wenn jemand aufhört, zu langsam ist oder die Verbindung verliert?
${EDGES}
> Hört auf → der andere gewinnt
> Verbindung weg → 30 Sekunden, dann …
# decide.merge · Was von beiden bleibt
? Welches von beiden bleibt, wessen Werte gelten, und was wird aus dem Rest des anderen?
~ Werte, die sich unterscheiden oder auf einer Seite fehlen; alles, was auf das zeigt, das geht.
! Was dabei verloren geht, findet niemand wieder.
> Das ältere bleibt; was ihm fehlt, kommt vom anderen; … ziehen um
# edges.merge · Sonderfälle
? Wann wird es abgelehnt, was wird vorher gezeigt, und lässt es sich zurücknehmen?
${EDGES}
> Zweimal dasselbe → …
> Eines ist schon weg → …
> Zurück: …
# decide.bulk · Mehrere auf einmal
? Wie wählt man sie aus, wie viele höchstens, und was gilt, wenn eines davon scheitert?
~ Einzeln, alle einer Seite oder alle einer Suche; alles oder nichts, oder jedes für sich.
! Das eine von hundert, das scheitert, entscheidet, wie es gebaut wird.
> Einzeln angekreuzt oder alle der Seite, bis zu 200; was scheitert, bleibt angekreuzt, mit …
# edges.bulk · Sonderfälle
? Was gilt, wenn keines gewählt, eines inzwischen geändert oder eines gesperrt ist?
${EDGES}
> Keines → …
> Inzwischen geändert → …
> Nicht erlaubt → …
# decide.atOnce · Wie viele gleichzeitig
? Wie viele dürfen gleichzeitig laufen, worüber gezählt, und wo stellt man die Zahl ein?
~ Für einen Aufruf, eine Instanz, einen Host oder alles; was gilt, wenn niemand sie einstellt.
! Was zusammen gezählt wird, entscheidet, wo der Zähler lebt.
> 4; je Instanz gezählt; Option …; ohne sie keine Grenze, wie heute
# edges.atOnce · Sonderfälle
? Was wird aus denen, die warten: Reihenfolge, Dauer, und wenn eines davon scheitert?
${EDGES}
> Der Reihe nach
> Abgebrochen → …
> Eines scheitert → die anderen …
# decide.limit · Die Grenze
? Wie viele sind erlaubt, für wen und über welche Zeit gezählt, und wo steht die Zahl?
~ Je Person, Konto, Adresse oder Ding; wer ausgenommen ist; ob Gelöschtes wieder zählt.
! Dieselbe Zahl, anders gezählt, ist eine andere Regel.
> 5 je Benutzer in 60 Sekunden; eingestellt in …; Administratoren sind ausgenommen
# edges.limit · Sonderfälle
? Was bekommt, wer die Grenze erreicht hat, und wann geht es weiter?
${EDGES}
> Abgelehnt mit „…“
> Wieder nach …, was man an … sieht
# decide.collapse · Was zusammengenommen wird
? Wann sind zwei gleich, wie lange wird gesammelt, und wann kommt das eine Ergebnis?
~ Alle Felder oder einige; am Ende einer Zeit, mit dem nächsten anderen oder nach so vielen.
! Eine zu weite Regel verbirgt etwas; eine zu enge ändert nichts.
> Gleich in … und …, binnen 60 Sekunden; kommt, wenn die Zeit um ist, mit der Anzahl
# edges.collapse · Sonderfälle
? Was wird aus denen, die noch warten, wenn das Programm endet oder etwas scheitert?
${EDGES}
> Am Ende → …
> Das erste → sofort / zurückgehalten
# decide.laterOn · Der Zeitpunkt
? Wie stellt, ändert und streicht man den Zeitpunkt, und wer sieht es vorher schon?
~ Wo er eingegeben wird, in welcher Zeitzone, wie genau er eingehalten wird, und was die sehen, die es noch nicht sehen dürfen.
! Bis dahin gibt es das schon, und es darf nirgends erscheinen.
> Datum und Uhrzeit neben „…“, auf die Minute; bis dahin sieht es nur, wer es geschrieben hat
# edges.laterOn · Sonderfälle
? Was gilt, wenn der Zeitpunkt schon vorbei ist oder dann nichts geschieht?
${EDGES}
> Vorbei → sofort / „…“
> Nicht geschehen → … erfährt es durch …
# decide.extract · Was herausgeholt wird
? Welche Werte kommen heraus, und in welcher Form: eine echte Eingabe mit ihrem Ergebnis?
~ Jeder mit Namen und Form, welche fehlen dürfen, mehrere in einer Eingabe, andere Sprachen und Aufmachungen.
! Ein echtes Paar sagt, was als richtig gilt.
> rechnung-17.pdf (zwei Seiten, gescannt) → { "nummer": "17", "netto": 100.00, "brutto": 119.00 }
# edges.extract · Sonderfälle
? Was kommt zurück, wenn die Eingabe unlesbar, etwas anderes oder teilweise unsicher ist?
${EDGES}
> Nicht lesbar → …
> Etwas anderes → …
> Unsicher → weggelassen / gekennzeichnet
# decide.writeOut · Was geschrieben wird, und in welcher Form
? Welche Werte werden geschrieben, in welchem Aufbau: Spalten, Felder, Tabellen, Namen?
~ Eine Zeile wofür, in welcher Reihenfolge, Einheiten und Form von Zahlen und Daten, und was wegbleibt.
! Andere lesen, was geschrieben wird, und jeder Name darin bleibt.
> Eine Zeile je …: Name, …, Sekunden als Zahl; nicht …
# edges.writeOut · Sonderfälle
? Was gilt, wenn das Ziel schon da oder gesperrt ist oder es nichts zu schreiben gibt?
${EDGES}
> Schon da → ersetzt / angehängt / abgelehnt
> Nicht beschreibbar → „…“
> Nichts → …
# decide.takeIn · Was angenommen wird
? Was genau wird angenommen, wie erkennt man es, und was gilt, wenn beides da ist?
~ Jede Form mit einem Beispiel: Namen, Typen, Kodierungen, Einheiten; was gilt, wenn es fehlt.
! Zwei Wege treffen eines Tages in einem Aufruf zusammen.
> „-“ statt eines Dateinamens liest …; mit beidem …
# edges.takeIn · Sonderfälle
? Was gilt, wenn es leer oder falsch aufgebaut ist oder mittendrin abbricht?
${EDGES}
> Leer → …
> Falsch aufgebaut → „…“
> Bricht ab → …
# decide.convert · Woraus was wird
? Was wird woraus: drei Paare von vorher und nachher, eines davon schwierig?
~ Genaue Werte; was unverändert durchkommt; Einheiten, Länge und Rundung, wo sie zählen.
! Drei Paare sind drei Tests.
> … → …
> … → …
> … → …
# edges.convert · Sonderfälle
? Was lässt sich nicht umwandeln, und was wird daraus: bleibt es, fällt es weg, ein Fehler?
${EDGES}
> Geht nicht → …
> Ist schon so → unverändert
# decide.compare · Was verglichen wird
? Was wird womit verglichen, wie finden sich die Partner, und was zählt als Unterschied?
~ Nach Name, Nummer oder Reihenfolge; Toleranzen, Einheiten, und was nicht verglichen wird.
! Rauschen, das als Unterschied zählt, macht den Vergleich nutzlos.
> Nach Namen; verschieden ab 5 %; … wird nicht verglichen
# edges.compare · Sonderfälle
? Was gilt, wenn einer Seite fehlt, was die andere hat, oder beide gleich sind?
${EDGES}
> Nur hier → …
> Nur dort → …
> Gleich → …
# decide.leaveOut · Was wegbleibt, und was bleibt
? Was bleibt weg und was bleibt: die Regel, mit je einem Beispiel und einem an der Grenze?
~ Was womit verglichen wird (gleich, beginnt mit, Muster), welche Regel gilt, wenn zwei passen, und was ohne Regel gilt.
! Das Beispiel an der Grenze würden zwei Leute verschieden bauen.
> Weg: …
> Bleibt: …
> Genau an der Grenze: …
# edges.leaveOut · Sonderfälle
? Was gilt, wenn nichts übrig bleibt, eine Regel auf nichts passt oder falsch ist?
${EDGES}
> Nichts übrig → …
> Passt auf nichts → …
> Falsch → „…“
# decide.goOn · Was gemerkt wird
? Was genau wird gemerkt, wo und wie lange, und wie vergisst man es mit Absicht?
~ Für eine Person, ein Gerät oder ein Projekt; was nicht gemerkt wird; was man sieht, wenn es weitergeht.
! Was irgendwo liegt, muss privat bleiben und enden.
> … und …, in …, 30 Tage; vergessen mit …
# edges.goOn · Sonderfälle
? Was gilt, wenn es sich inzwischen geändert hat, weg oder nicht mehr lesbar ist?
${EDGES}
> Geändert → …
> Weg → fängt neu an
> Nicht lesbar → …
# decide.handOver · Wer wem was gibt
? Wer darf das, von wo nach wo, und was geht mit?
~ Ob die andere Seite zustimmen muss, wer es erfährt, und was zurückbleibt.
! Was unbemerkt mitgeht oder bleibt, vermisst man danach.
> … darf, nur innerhalb von …; … geht mit, … bleibt
# edges.handOver · Sonderfälle
? Was gilt, wenn die andere Seite voll oder weg ist oder ablehnt, und gibt es ein Zurück?
${EDGES}
> Voll → …
> Stimmt nicht zu → …
> Zurück: …
# decide.check · Was abgelehnt wird, und was durchgeht
? Was wird abgelehnt und was geht durch: je ein Beispiel, und eines gerade noch dazwischen?
~ Wann geprüft wird, ob nur gewarnt wird, und wer trotzdem weitermachen darf.
! Eine Prüfung, die Richtiges ablehnt, wird abgeschaltet.
> Abgelehnt: …
> Geht durch: …
> Gerade noch: …
# edges.check · Sonderfälle
? Was liest man bei einer Ablehnung, wo, und was gilt für das, was schon da ist?
${EDGES}
> „…“, neben …
> Schon da → bleibt / …
# decide.reckon · Wie gerechnet wird
? Wie wird gerechnet: woraus, in welcher Einheit, wie gerundet, und was zählt nicht?
~ Die Regel mit einem durchgerechneten Beispiel; wann neu gerechnet wird.
! Zwei Leute mit denselben Daten müssen auf dieselbe Zahl kommen.
> Aus …, geteilt durch …, aufgerundet auf ganze Minuten; … zählt nicht. 1.150 → „6 Min.“
# edges.reckon · Sonderfälle
? Was steht da bei null, bei einer sehr großen Zahl und wenn es sich nicht sagen lässt?
${EDGES}
> Null → …
> Sehr groß → …
> Nicht bekannt → nichts / „…“
# decide.keepTrack · Was festgehalten wird
? Was wird in welchem Moment festgehalten, wo sieht man es, und wie lange bleibt es?
~ Jedes Feld; wer es sehen darf, und ob es sich berichtigen lässt.
! Was nicht von Anfang an festgehalten wurde, lässt sich später nicht zeigen.
> Wer, wann, von … auf …, bei jedem …; zu sehen in …; bleibt …
# edges.keepTrack · Sonderfälle
? Was gilt für das, was vorher geschah, und wenn das Festhalten scheitert?
${EDGES}
> Vorher → steht da als …
> Scheitert → es geht weiter / wird abgelehnt
# decide.several · Mehrere statt einem
? Wie viele darf es geben, welches gilt ohne Wahl, und wo wählt man?
~ Namen oder eine Reihenfolge, die sie unterscheiden; was man sieht, wenn es nur eines gibt.
! Wo heute „das“ steht, muss dann stehen, welches.
> Bis zu 10, jedes mit Namen; das erste gilt; gewählt in …
# edges.several · Sonderfälle
? Was wird aus dem einen, das schon da ist, und aus einem, das in Gebrauch gelöscht wird?
${EDGES}
> Das heutige → wird das erste
> Gelöscht → …
# decide.tell · Was es auslöst
? Was genau löst es aus, wann wird das geprüft, und wie oft kommt es?
~ Die Zahl oder der Zustand; einmal oder jedes Mal; der Wortlaut, wo er steht, und wie man es abstellt.
! Eine Warnung, die zu oft kommt, liest niemand.
> Einmal am Anfang, wenn …: „…“, auf …; abgestellt mit …
# edges.tell · Sonderfälle
? Was gilt, wenn sich der Zustand nicht feststellen lässt oder unterwegs ändert?
${EDGES}
> Nicht feststellbar → keine Warnung / „…“
> Ändert sich → …
# decide.perOne · Wo es eingestellt wird
? Wo und von wem wird es eingestellt, welche Werte gibt es, und welcher gilt ohne Angabe?
~ Was gilt, wenn es an zwei Stellen eingestellt ist; ab wann eine Änderung gilt.
! Was ohne Angabe gilt, bekommen die meisten.
> In …, von …: eines von …; ohne Angabe …, wie heute
# edges.perOne · Sonderfälle
? Was gilt, wenn ein Wert falsch ist oder etwas nennt, das es nicht (mehr) gibt?
${EDGES}
> Falsch → „…“
> Nicht da → …
# decide.setOff · Was es auslöst
? Was genau löst es aus, ab wann gezählt, und wer kann es verhindern oder zurücknehmen?
~ Das Ereignis oder der Zeitpunkt, was man davon sieht, und was gilt, wenn es zweimal geschieht.
! Was ungefragt geschieht, überrascht am meisten.
> Wenn …, gezählt ab …; … erfährt es; zurückgenommen mit …
# edges.setOff · Sonderfälle
? Was gilt, wenn es zweimal geschieht, nie, oder während jemand daran arbeitet?
${EDGES}
> Zweimal → …
> Nie → …
> Währenddessen → …
`);
