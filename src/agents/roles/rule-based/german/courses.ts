import { sheet } from '../entries/sheet';

/** What is asked of each deed, in German. */
export const GERMAN_COURSES = sheet(`
# limit · Die Grenze
? Wie wird gezählt, welche Zahl gilt ohne Zutun, und was geschieht darüber?
?library Was zählt die Grenze, was gilt ohne sie, und was bekommt ein Aufrufer darüber?
~library Was zählt und was nicht, in welcher Einheit; wo sie gesetzt wird; genau an der Grenze und eins darüber; welcher Fehler, mit welchem Inhalt; was aus dem wird, was davor geschah.
~ Was zählt und was nicht, wer oder was ausgenommen ist; wer sie wo einstellt; genau an der Grenze und eins darüber, in den Worten, die man liest; wann neu gezählt wird.
! Jeder, der es baut, nimmt sonst eine andere Zahl und eine andere Einheit.
> Höchstens … je …, eingestellt in …
> Genau … → …; eins mehr → „…“
# keep · Was trotzdem bleibt
? Was bleibt davon, wo und wie sieht man es dann, und was lässt es am Ende gehen?
~ Was an dem hing, das weg ist: Namen, Dateien, Zahlen; ob es noch zu ändern ist; was Grenzen und Aufräumen damit tun; was früher verloren ging.
! Was seine Sache überlebt, hat keinen Platz, bis jemand ihm einen gibt.
> Es bleibt: …; zu sehen in … mit …; geht durch …
# pick · Die Auswahl
? An welcher Stelle wählt man, was sieht man von jedem, und was ist zuerst gewählt?
~ Alle oder keines auf einmal; was schon da ist oder nicht passt; Reihenfolge, und eine Suche in langen Listen; was beim Abbrechen geschieht.
! Was zuerst angekreuzt ist, nehmen die meisten.
> Nach …: eine Liste mit …; alles angekreuzt außer …
# import · Was hereinkommt
? In welcher Form kommt es, was wird aus jedem, und was aus denen, die schon da sind?
~ Eine echte Zeile oder Datei davon; welches Feld zu welchem wird; was wegfällt oder nachgeladen wird; was am Ende gemeldet wird, auch von dem, was nicht passt.
! Die halbe Arbeit steckt in dem, was nicht passt.
> Eine Datei …: …, …, …; schon da → …
# window · Die Zeit, in der es gilt
? Von wann bis wann gilt es, wofür, und was kommt trotzdem durch oder danach nach?
~ In wessen Zeitzone, auch über Mitternacht; jeden Tag oder manche; für alles oder für jedes einzeln; wie man sieht, dass es gilt, und es früher beendet.
! Nach dem, was in diese Zeit fällt, fragen die Leute am nächsten Morgen.
> … bis …, für …; … kommt durch; der Rest …
# suggest · Was vorgeschlagen wird
? Wann wird etwas vorgeschlagen, aus welcher Auswahl, wie ähnlich, und was liest man?
~ Wie viele höchstens, in welcher Reihenfolge; was, wenn es nichts gibt; was geschieht, wenn man ihn nimmt; wo gar nichts vorgeschlagen wird.
! Ein schlechter Vorschlag ist schlimmer als keiner.
> „…“ → „Meintest du …?“; höchstens …
# search · Was durchsucht wird
? Was wird durchsucht, welche Wörter finden es, und in welcher Reihenfolge kommt es?
~ Felder mit Namen; Teile von Wörtern, Großbuchstaben, Tippfehler, mehrere Wörter; was man von einem Treffer sieht; was ausgenommen ist; wie schnell, in wie vielem.
! Beurteilt wird sie nach den ersten drei Treffern.
> In …, …; „…“ findet …; Neuestes zuerst
# remember · Was gemerkt wird
? Was genau wird gemerkt, wo und für wen, und was beendet es?
~ Von selbst oder durch eine Handlung; nach einem Neustart und auf einem anderen Gerät; wie man es sieht und zurücknimmt; was, wenn sich die Sache inzwischen geändert hat.
! Zu lange oder für den Falschen gemerkt ist schlimmer als gar nicht.
> Je …: …, bis …
> Zurückgenommen durch …
# expire · Was nach einer Zeit geht
? Was geht nach welcher Frist, was bleibt dann davon, und was gilt ohne Angabe?
~ Ab wann und in welcher Zeitzone gezählt wird; was sieht, wer es noch benutzt; ob es zurückzuholen ist; wer es einstellen darf; was mit dem geschieht, was schon älter ist.
! Was weg ist, ist weg.
> … nach … Tagen, gezählt ab …; 0 heißt …
# trash · Was gelöscht ist und wiederkommt
? Wo darf Gelöschtes noch auftauchen, wie lange bleibt es, und was kommt zurück?
~ Suche, Listen, Exporte, Links und andere Programme inzwischen; was daran hängt; wer es zurückholen oder endgültig löschen darf.
! Jede Liste und jede Zahl muss davon wissen.
> … Tage; nur zu finden in …
# mark · Was markiert ist
? Wie setzt und entfernt man die Markierung, und was ist an Markiertem anders?
~ Was man anklickt oder tippt, mit Namen; wessen Markierung es ist und wer sie sieht; Reihenfolge, Listen und Filter; was aus ihr wird, wenn die Sache sich ändert oder geht.
! Eine Markierung, die nichts ändert, benutzt niemand.
> …, neben …: „…“; Markiertes steht …
# hide · Was ausgelassen wird
? Was genau wird wo ausgelassen, und wie holt man es wieder hervor?
~ Woran man es wählt: ein Name, ein Muster, ein Klick; was es inzwischen noch zählt oder findet (Summen, Suche, Exporte, andere Programme); was an seiner Stelle steht.
! Was an einer Stelle fehlt und an der anderen zählt, sieht wie ein Fehler aus.
> Die, die …; nur in …; wieder da durch …
# report · Was regelmäßig verschickt wird
? Was steht darin, wer bekommt es wann, und wie schaltet man es ein und aus?
~ Zahlen und Einträge mit Namen, verglichen womit; Tag, Stunde und Zeitzone; wie viele höchstens; was ausgelassen wird.
! Den dritten, in dem nichts steht, liest niemand.
> …: …, …; jeden … um …; eingeschaltet in …
# notify · Was mitgeteilt wird
? Was löst es aus, wer bekommt es wo, und was steht wörtlich darin?
~ Wie oft bei derselben Ursache; für alle an oder von wem eingeschaltet, und wie man es los wird; was nicht mitgeteilt wird.
! Eine Meldung zu viel, und die nächste liest niemand.
> Wenn …, bekommt … „…“; einmal je …
# schedule · Wann es geschieht
? Wann genau und wie oft, in wessen Zeitzone, und was beendet es?
~ Das erste Mal; was, wenn es verpasst wurde oder das letzte noch läuft; was ausgelassen wird; wo man sieht, wann es lief und wieder läuft.
! Zeitzonen, Neustarts und Lücken sind die Fallen dabei.
> … um … (Zeitzone von …), bis …
# merge · Was eins wird
? Welches bleibt, was wird vom anderen übernommen, und lässt es sich rückgängig machen?
~ Wo beide Verschiedenes haben; was an dem hängt, das geht; Links darauf; wer es darf, und was man vorher sieht.
! Falsch Zusammengeführtes bekommt niemand von Hand auseinander.
> … bleibt; von beiden …: …
# copy · Die Kopie
? Was übernimmt die Kopie, was ist an ihr neu, und wohin kommt sie?
~ Ihr Name; Teile, Dateien, Rechte und Links; was noch mit dem Ersten zusammenhängt.
! Bei jedem Feld erwartet jemand etwas anderes.
> Übernommen: …; neu: …; heißt „…“
# move · Was wohin kommt
? Was darf wohin, was geht mit, und wer darf das?
~ Was man dafür tut, bei einem oder bei vielen; was es verweigert; was noch auf den alten Platz zeigt; wer davon erfährt.
! Was daran hängt, geht verloren, wenn niemand sagt, dass es mitgeht.
> … darf nach …; mit geht …
# order · Die Reihenfolge
? Wonach wird geordnet, was steht vorn, und wo ändert man das?
~ Gleiche und fehlende Werte, Großbuchstaben, Zahlen und Daten; ob die Wahl gemerkt wird, für wen und wo.
! Man sucht eine Sache, wo man sie erwartet.
> Nach …, … zuerst; ohne … am Ende
# refuse · Was abgelehnt wird
? Was genau wird abgelehnt, was geht gerade noch, und was liest man dann?
~ Je ein Fall auf beiden Seiten der Grenze; überall, wo es hereinkommen kann; ob es alles anhält oder nur dieses eine; was aus dem wird, was schon da ist und nicht passt.
! Die Grenze ist die Funktion.
> … → „…“
> … geht noch
# set · Die Einstellung
? Wo stellt man es ein, welche Werte gibt es, und was gilt ohne Angabe?
~ Ihr Name, wie er dastehen wird; für wen oder was sie gilt; was gewinnt, wenn es zweimal gesetzt ist; ein Wert, der nicht passt; was sofort gilt und was nur für Neues.
! Mit Namen und Vorgabe müssen alle anderen leben.
> …: … oder …, ohne Angabe …
# count · Was gezählt wird
? Was genau wird gezählt und was nicht, und was liest man: ein echtes Beispiel?
~ Über welche Zeit oder welchen Teil; mit den Worten, für keines, eines und viele; wie frisch es ist; ob es immer dasteht oder verlangt wird.
! Zwei Leute zählen zwei Zahlen.
> „…“ neben …; ohne … → …
# history · Was festgehalten wird
? Was wird wann und wie oft festgehalten, und was liest man später davon?
~ Auch wenn niemand hinsieht; was als was zählt; wie lange und wo es bleibt; eine echte Zeile davon.
! Was nicht festgehalten wurde, lässt sich nachher nicht zeigen.
> …, alle …; bleibt …; „…“
# shorten · Was herauskommt
? Welche Eingabe ergibt welche Ausgabe: drei Beispiele, eines davon am Rand?
~ Wörtlich, mit Leerzeichen und Zeichen; andere Sprachen und Einheiten; was bleibt, wie es ist.
! Drei Beispiele sind die Regel und der Test.
> … → …
> … → …
# edit · Was geändert wird
? Wo ändert man es, was darf daraus werden, und wer sieht die Änderung wann?
~ Was abgelehnt wird, und mit welchen Worten; was noch auf das Alte zeigt (Links, Dateien, Einstellungen); ob man das Alte zurückbekommt; zwei zugleich.
! Was auf eine Sache zeigt, bricht, wenn sie sich ändert.
> In …, neben …; erlaubt: …
# read · Was eingelesen wird
? Was genau geht hinein, und was kommt heraus: einige Beispiele, eines davon abgelehnt?
~ Schreibweisen, Einheiten, Größen und Kodierungen; Datei, Text oder Adresse; was davon wegfällt; ob es eine neue Abhängigkeit bringen darf.
! Was die Leute wirklich haben, sieht nie aus wie das Beispiel im Handbuch.
> … → …
> … → abgelehnt: „…“
# begin · Was es auslöst
? Was genau löst es aus, was geschieht dann, und wann darf es nicht geschehen?
~ Einmal oder jedes Mal; was man davon sieht; wie man es anhält, abschaltet oder von Hand tut; was, wenn es auf halbem Weg scheitert.
! Was von selbst geschieht, überrascht alle, die es nicht verlangt haben.
> Wenn …, dann …; nicht wenn …
`);
