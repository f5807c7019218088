import { scripted } from "../scripted.ts";

/** Further scripts of families that many ideas belong to. */
export const furtherScripts = scripted(`
# make
Zuerst brauchte es eine Liste. {hero} schrieb* drei Seiten voll: was da war, was fehlte und was man sich leihen konnte. Ganz oben stand<, doppelt unterstrichen: {wish}|, doppelt unterstrichen: anfangen>.
Am [Montag|Dienstag|Donnerstag] war alles falsch herum. Am Tag darauf war alles richtig herum und trotzdem falsch. {hero} setzte* sich<, {there},> auf einen umgedrehten Eimer und dachte* so lange nach, bis der Eimer eine Beule hatte.
Dann fiel {ihm} auf, was alle übersehen hatten: [die krumme Latte|der vergessene Haken|die unterste Schraube] war gar nicht krumm. Alles andere war krumm. Von da an ging es<, {there},> voran.
Die Nachbarn brachten, was sie entbehren konnten: [eine halbe Dose Farbe|zwei alte Türgriffe|einen Sack Knöpfe] und viele Ratschläge. {hero} nahm* die Sachen und bedankte* {sich} für den Rest. // Die Nachbarn brachten, was sie entbehren konnten: [eine halbe Dose Farbe|zwei alte Türgriffe|einen Sack Knöpfe] und viele Fragen nach dem, was da werden sollte. <„{thing} wird man noch in zehn Jahren kennen“, sagten sie.|„Wird das was?“, fragten sie.>
In der letzten Nacht brannte noch lange Licht. {hero} prüfte* alles ein drittes Mal, ganz leise, um niemanden zu wecken. // In der letzten Nacht brannte noch lange Licht<, {there}>. {hero} prüfte* alles ein drittes Mal und fand* nichts mehr, was besser werden musste.
= Am Morgen war es so weit. [Einer pfiff durch die Zähne|Jemand vergaß seinen Kaffee|Keiner sagte „aber“], und {hero} wusste*: Das zählt mehr als ein Lob.
= Die Liste gibt es noch. Auf der letzten Seite steht nur ein Wort, und es ist [abgehakt|eingerahmt|rot]: fertig.

# make
„In einer Stunde“, hatte {hero} gesagt. Das war am [Samstag|Freitag|Mittwoch] gewesen, und jetzt war schon wieder [Samstag|Freitag|Mittwoch].
Es lag nicht am Fleiß. Es lag am Werkzeug: Der Hammer war zu leicht, die Säge zu stumpf, und die Zange<, die {there} lag,> gehörte eigentlich in ein Museum. {hero} arbeitete* trotzdem weiter.
Ein alter [Schreiner|Schuster|Schmied] blieb stehen. „Du machst es wie ich früher“, sagte er. „Zu schnell und mit der falschen Hand.“ {hero} nahm* die andere Hand. Es war wie Zauberei, nur langsamer.
<Nun sah man schon, was es werden sollte: {wish}, das war keine Träumerei mehr.|Nun sah man schon, was es werden sollte.> [Die Kinder|Die Spatzen|Die Nachbarn] kamen näher, und keiner fragte mehr, wozu.
Ganz zum Schluss fehlte nur noch Mut. Den gab es in keinem Laden. {hero} holte* tief Luft und ließ* los.
= Es hielt. Es wackelte ein wenig<, {there}>, aber es hielt, und {hero} wackelte* vor Freude mit.
= „In einer Stunde“, sagt man seitdem, wenn etwas lange dauert und am Ende gut wird.

# make
Auf dem ersten Plan fehlte die Hälfte, auf dem zweiten war sie zu viel. Den dritten zeichnete* {hero} mit dem Finger [in den Sand|auf die beschlagene Scheibe|in den Staub], und der stimmte.
Jeder Handgriff hatte seine Zeit. [Morgens|Mittags|Vor dem Frühstück] ging das Grobe, abends das Feine, und dazwischen saß* {hero} da<, {there},> und hörte* zu, wie es trocknete.
Dann kam der Tag, an dem nichts gelang. Was gerade sein sollte, war schief, was schief sein sollte, war weg. {hero} räumte* auf, und beim Aufräumen kam ein Einfall zum Vorschein.
Der Einfall war klein und ein bisschen staubig. <Aber er passte genau zu dem, was {hero} vorhatte*: {wish}.|Aber er passte genau.> [Ein Faden|Ein Keil aus Holz|Ein Stück Pappe], an der richtigen Stelle, und alles fügte sich.
Danach wollte jeder einmal anfassen. {hero} zählte* die Hände und kam* auf [elf|dreizehn|siebzehn], obwohl nur sechs Leute da waren.
= Am Abend wurde gefeiert, mit [Apfelkuchen|Suppe|Pfannkuchen] und ohne Reden. Nur {hero} hielt* eine, und sie bestand aus einem einzigen Wort: „Danke.“
= Manchmal fragt jemand, wie man so etwas macht. „Mit dem dritten Plan“, heißt es dann.

# go
Das Gepäck war klein: [eine Decke|eine Pfeife|ein Apfel], zwei Brote und ein fester Entschluss. {hero} packte* dreimal um und nahm* jedes Mal etwas heraus.
Am ersten Tag kam der Wind von vorn. „Wohin?“, fragte er. „<{wish}|Weiter>!“, rief {hero}. Das gefiel dem Wind so gut, dass er sich umdrehte und schob.
Am zweiten Tag steckte ein [Karren|Milchwagen|Schlitten] im Graben. {hero} half* schieben, und der Fuhrmann gab dafür [eine Karte|einen Käse|einen guten Rat] mit auf den Weg.
In der Nacht darauf<, {there},> waren die Sterne so nah, dass man sie zählen konnte. {hero} kam* bis [dreißig|fünfzig|hundert] und schlief* ein, bevor es schwierig wurde.
Dann wurde der Weg steil, und jeder Schritt sagte: kehr um. {hero} zählte* einfach lauter als der Weg. // Dann wurde der Weg steil. <Wer {wish} will, dachte* {hero}, der zählt Schritte und keine Seufzer.|{hero} zählte* Schritte und keine Seufzer.>
= Hinter der letzten Biegung war alles da, ganz ruhig, als hätte es gewartet. {hero} setzte* das Gepäck ab und schaute* sehr lange.
= Auf dem Rückweg war dieselbe Strecke viel kürzer. [Das liegt an der Freude|Das liegt am Käse|Das liegt am Wind], sagen alle, die sie einmal gegangen sind.

# go
Eigentlich fuhr an diesem Tag nichts mehr. Der Mann am Schalter zuckte mit den Schultern. „Morgen vielleicht.“ {hero} sah* auf die Uhr, auf den Himmel und auf die eigenen Füße. Die Füße sahen am pünktlichsten aus.
Nach einer Stunde gesellte sich [ein Hund|eine Ziege|ein Esel] dazu, der denselben Weg hatte oder jedenfalls so tat. Zu zweit war es halb so weit.
An einer Weggabelung stand ein Schild ohne Schrift. {hero} fragte* [eine Krähe|einen Schäfer|ein Kind], und die Antwort war: „<Wenn du {wish} willst, dann links|Links>. Rechts ist es nur schöner.“ {hero} ging* links und sah* ab und zu nach rechts.
Gegen Abend zog ein Gewitter auf<, {there}>. Unter einem [Heuwagen|Felsdach|Brückenbogen] war es trocken, und man konnte dem Regen beim Trommeln zuhören. {hero} trommelte* mit.
Am Morgen lag alles frisch gewaschen da. Der Weg dampfte, und {hero} ging* so leicht, als hätte jemand das Gepäck heimlich ausgeräumt.
= Und dann, ohne Fanfare, war {hero} da. Es sah genauso aus wie in der Vorstellung, nur [heller|größer|freundlicher], und es roch besser.
= Der Mann am Schalter staunt bis heute. „Zu Fuß?“, fragt er. „Zu viert“, heißt es dann: zwei Füße und zwei Einfälle.

# find
Erst sah es nach nichts aus. {hero} wäre* beinahe vorbeigegangen, aber etwas [glänzte|raschelte|roch] anders als sonst. Man muss eben zweimal hinsehen.
Wem gehörte es? {hero} fragte* in [drei Häusern|fünf Läden|zwei Straßen]<, {there},> und bekam* sieben Antworten, die nicht zusammenpassten.
„Behalt es“, sagte eine alte [Apothekerin|Lehrerin|Hutmacherin], „oder gib es weiter. Nur vergessen darfst du es nicht.“ <{hero} sah* {thing} lange an.|{hero} nickte* lange.>
In der Nacht wurde klar, wozu es gut war. {hero} stand* auf, zog* die Schuhe an und ging* los, noch ehe der Mut es sich anders überlegen konnte. // In der Nacht wurde klar, wozu es gut war. {hero} wartete* nur noch, bis es hell wurde.
Es brauchte drei Versuche und einen Umweg über [den Marktplatz|die Brücke|den Hühnerhof]. Beim dritten Mal passte alles zusammen.
= So kam eins zum anderen, und am Ende waren alle ein bisschen reicher, ohne dass jemand ärmer geworden wäre. {hero} fand* das eine gute Rechnung.
= Seitdem sah* {hero} immer zweimal hin. Beim ersten Mal sieht man, was da ist. Beim zweiten Mal, was daraus werden kann.

# seek
{hero} malte* ein Plakat und hängte* es an [die Linde|das Postamt|den Bäckerladen]. „Gesucht“, stand darauf<, und {hero} zeichnete* {thing} darunter, so gut es eben ging|, und darunter ein Fragezeichen>.
Schon am Nachmittag kamen die ersten Hinweise. Einer hatte etwas [auf dem Dach|am Bach|im Traum] gesehen, eine andere hatte es gehört, und ein Dritter wollte nur reden. {hero} schrieb* alles auf.
Auf dem Dach war ein Nest, am Bach ein Schuh. <Von dem, worum es ging, keine Spur.|Sonst nichts.> {hero} stellte* den Schuh auf die Mauer, falls ihn jemand vermisste.
„Wo war es zuletzt?“, fragte der Dritte, der nur reden wollte. {hero} begann* zu erzählen und hörte* mitten im Satz auf. So einfach war das.
{hero} lief* los, ohne Jacke<, {there}>, genau dorthin, wo alles angefangen hatte. Das Herz war schneller als die Beine.
= Und wirklich: Dort, wo keiner sucht, weil jeder sicher ist, dort hatte die Suche ein Ende. {hero} musste* {sich} erst einmal setzen.
= Das Plakat bekam einen neuen Zettel: „Gefunden.“ Und ganz klein darunter: [Der Schuh steht auf der Mauer|Danke, Dritter|Reden hilft].
`);
