import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} Wer hätte gedacht, was daraus werden würde?
{idea} Ich erzähle es so, wie ich es gehört habe.
{idea} Es war ein Anfang wie kein anderer.
{idea} So fing es an.
{idea} Und das kam so.
{idea} Genau so hat es sich zugetragen.
{idea} Was daraus wurde, ist eine Geschichte für sich.
{idea} Davon handelt diese Geschichte.
{idea} Hört, wie es dazu kam und wie es ausging.
{idea} Manche haben nur den Anfang gehört. Hier ist das Ganze.
{idea} Wie es dazu kam? Das will ich erzählen.
{idea} Kaum zu glauben? Dann hört zu.
{idea} Der Himmel war an jenem Tag ganz klar.
{idea} Setzt euch bequem hin, es dauert ein wenig.
{idea} Das ist erst die erste Seite.
{idea} Am Anfang haben alle gelacht.
{idea} Wie es ausging, wusste da noch niemand.`);

export const people =
  lines(`{hero} war* bis dahin nicht dafür bekannt, Aufsehen zu erregen. Man grüßte, man ging vorbei. Das sollte sich bald ändern.
Es gab zwei Dinge, die {hero} nicht leiden konnte*: [kalte Suppe|nasse Socken|langes Warten] und den Satz „Das geht nicht.“ In jener Woche war er schon zweimal gefallen.
{hero} sammelte* Fragen, wie andere [Knöpfe|Steine|Federn] sammeln, und die besten davon kamen immer abends.
Mit {ihm} hatte niemand gerechnet. Das hatte auch sein Gutes: Wer übersehen wird, der sieht selbst umso mehr.
Gerade an diesem Tag hatte* {hero} eigentlich etwas ganz anderes vorgehabt. Aber die besten Geschichten fragen nicht, ob es gerade passt.
„Du mit deinen Ideen“, sagten die anderen gern. {hero} hörte* es nicht ungern. Es klang fast wie ein Titel.
Wenn {hero} nachdachte*, [summte es|wurde es sehr still|wackelte ein Fuß]. An diesem Morgen dachte* {hero} sehr gründlich nach.
Dass es ausgerechnet {ihn} treffen würde, hätte niemand gedacht, am wenigsten {hero} selbst.
{hero} hatte* ein Lieblingswort, und das war „trotzdem“. In dieser Geschichte kommt es oft vor.`);

export const moments = lines(`In der Nacht träumte* {hero} davon, und im Traum war alles ganz [einfach|leicht|hell].
Zwischendurch vergaß* {hero} sogar [das Essen|den Schlaf|den Geburtstag der Tante], und das will etwas heißen.
{hero} zählte* an den Fingern ab, was noch schiefgehen konnte, und musste* zweimal von vorn anfangen.
Ein Kind [am Straßenrand|mit einem Roller|auf einer Mauer] wollte alles ganz genau wissen, und beim Erklären verstand* {hero} es selbst ein wenig besser.
Für einen Augenblick tat* {hero} gar nichts und sah* nur den [Wolken|Vögeln|Blättern] nach.
„[Ist das denn nötig|Muss das sein|Und wozu das alles]?“, brummte [jemand|ein Nachbar|einer], aber {hero} beschloss*, es nicht gehört zu haben.
Irgendwo [sang|pfiff|trompetete] jemand falsch und sehr vergnügt, und {hero} hörte* ein wenig zu.
„Du siehst müde aus“, sagte eine Nachbarin und gab {ihm} einen Apfel, und {hero} war* froh, dass es jemand gemerkt hatte.
Einmal wäre* {hero} beinahe umgekehrt, und nur ein [Regenbogen|Pfiff|Schmetterling] kam dazwischen.
Es war [Dienstag|Mittwoch|Sonntag], aber {hero} kannte* schon lange keine Wochentage mehr.
Ohne dass es jemand gesagt hätte, war* {hero} inzwischen weniger bange als am Anfang.
Mit jeder Stunde lernte* {hero} etwas dazu, und mit jeder Stunde blieb mehr zu lernen übrig.
[Am Abend|Vor dem Einschlafen|Im Bett] ging* {hero} alles noch einmal durch, das Gute zuerst, damit es nicht zu kurz kam.
{there} redete man inzwischen von nichts anderem, und {hero} schwieg* dazu.
{there} roch es nach Regen, und {hero} atmete* tief ein.
Am schönsten war es {there}, wenn alle anderen noch schliefen und {hero} ganz allein wach war*.
Ein Weilchen saß* {hero} nur da, {there}, und ließ* die Zeit vergehen.
{hero} hätte* nie gedacht, dass man {there} so viel erleben kann.
Wenn {hero} die Augen schloss*, sah* {er} {thing} vor sich, in allen Einzelheiten.
Immer wieder musste* {hero} an {thing} denken.
„Man muss {thing} auch einmal vergessen können“, sagte jemand, aber {hero} konnte* das nicht.
{hero} zeichnete* {thing} auf die Rückseite eines Briefes und schrieb* das Datum dazu.
Sogar im Halbschlaf sah* {hero} {thing} noch, ein wenig größer als in Wirklichkeit.
Um {thing} ging es {ihm} in diesem Augenblick mehr als um alles andere.
Wie lange es wohl noch dauerte? {hero} sah* {thing} an und wusste* es nicht.
Ein Händler wollte {thing} kaufen und legte drei Münzen hin, und {hero} schob* sie zurück.
Am liebsten hätte* {hero} {thing} auf der Stelle allen gezeigt.
Wer {thing} nicht kannte, dem erzählte* {hero} davon, ob er wollte oder nicht.
Es gab Leute, die {thing} für eine Kleinigkeit hielten, und {hero} ging* ihnen aus dem Weg.
Man kann {thing} auf hundert Arten ansehen, und {hero} hatte* erst [sieben|neun|elf] davon versucht.
„Vergiss {thing} nicht“, murmelte* {hero} im Schlaf.
Hundertmal hatte* {hero} {thing} schon beschrieben, und jedes Mal fehlte etwas.
Im Schein der Lampe sah* {hero} {thing} mit ganz anderen Augen.
Wie soll man {thing} mit drei Worten erklären? {hero} brauchte* dreihundert.
{there} war inzwischen jedes Gespräch verstummt, sobald {hero} näher kam*.
Wer {there} aufgewachsen ist, den erschreckt so leicht nichts, aber an diesem Tag erschrak* auch {hero}.
Die Nacht kam {there} früher als anderswo, und {ihm} machte sie nichts aus.
{there} hing ein Duft von [Heu|Harz|Zimt] in der Luft, der {ihm} Mut machte.
„Wer {wish} will, darf nicht auf besseres Wetter warten“, sagte jemand, und {hero} merkte* es {sichd}.
Andere träumten von Gold, {hero} wollte* nur {wish}.
Nachts sagte* {hero} es leise vor {sich} hin: {wish}, nichts weiter.
{hero} wollte* {wish}, und daran hatte sich nichts geändert.
„Und du willst wirklich {wishyou}?“, fragte jemand, und {hero} nickte*.
{wish}, das klang abends größer als am Morgen, fand* {hero}.`);

export const companions =
  lines(`„Was würdest du tun, wenn niemand zusähe?“, fragte {mate}. {hero} sagte* es. „Dann machen wir genau das“, sagte {mate}.
{mate} hatte etwas zu essen dabei, woran sonst keiner gedacht hatte. Beim Kauen wurde die Sorge kleiner. „Mit vollem Mund“, sagte {mate}, „kann man nicht verzweifeln.“
{mate} sagte nicht, dass alles gut werden würde. „Ich bleibe hier“, sagte {mate} nur. {hero} fand* das besser als jeden Rat.
„Wenn es schiefgeht, war es meine Idee“, sagte {mate}. „Und wenn es klappt?“ – „Dann war es deine.“ Da musste* {hero} lachen.
Einmal verloren sie einander aus den Augen. {hero} rief*, und {mate} rief, und das Echo brachte alles durcheinander. Danach banden sie eine Schnur zwischen sich.
Als {hero} still wurde*, erzählte {mate} einen Witz. Es war immer derselbe, und er war noch nie gut gewesen. Aber {mate} lachte so sehr, dass {hero} mitlachen musste*.`);

export const fragmentBridges = lines(`{idea}: So heißt diese Geschichte.
{idea}: Davon wird jetzt erzählt.`);

export const anecdotes =
  lines(`Einmal wurde der Weg so schmal, dass nur einer Platz hatte, und ausgerechnet da kam [ein Bäcker mit Blech|eine Gans|ein Bräutigam] entgegen. Keiner wollte zurück, bis {hero} [einen Apfel|ein Brot|eine Birne] teilte* und [der Streit vergessen war|alle lachen mussten|plötzlich doch Platz war].
Unterwegs half* {hero} einem [Käfer|Igel|Frosch], der auf dem Rücken lag. „[Das merke ich mir|Man sieht sich wieder|Danke, wirklich]“, sagte er, und [drei Tage später|eine Woche danach|in der übernächsten Nacht] lag an einer dunklen Stelle [ein Glühwürmchen neben dem anderen|ein Licht neben dem anderen|ein Leuchten, dem man folgen konnte].
Es gab auch einen [Tag|Dienstag|Nachmittag], an dem gar nichts gelang. {hero} verlor* [einen Handschuh|den Schlüssel|die Mütze] und trat* in die einzige Pfütze weit und breit. Am Abend half nur noch, [sich vor dem Spiegelbild zu verbeugen|darüber zu lachen|früh schlafen zu gehen].
Ein Marktschreier verkaufte Mut [in Flaschen|in Tüten|löffelweise], und {hero} nahm* [die kleinste Portion|zwei auf einmal|gleich die ganze Kiste]. Dass es nur [Wasser|Zucker|Luft] war, kam [erst am nächsten Tag|viel später|nach Feierabend] heraus, und da hatte es schon gewirkt.
[An einer Kreuzung|Vor einer Brücke|Am Waldrand] stand ein Schild: [Nicht da lang|Hier endet der Weg|Bitte umkehren]. {hero} wartete*, bis [der Wind|ein Specht|der Regen] es umdrehte, und auf der Rückseite stand: [Na gut|War nicht so gemeint|Wenn es sein muss].
Nachts klopfte [ein nasser Hund|ein nasser Dichter|ein nasser Bote] und fragte nach dem Weg. {hero} wusste* ihn auch nicht, aber es gab [warme Suppe|heißen Tee|ein halbes Brot], und am Morgen lag auf dem Tisch [ein Zettel: Danke|eine Feder|ein Kieselstein in Herzform].
Eine Wahrsagerin sah lange in ihre Kugel und sah [nur Nebel|einen Teller Suppe|jemanden, der längst entschieden hat]. {hero} bezahlte* [trotzdem|mit einem Knopf|die Hälfte] und ging* [beruhigt|pfeifend|klüger] weiter.
Eine alte Frau bat um Hilfe mit Nadel und Faden, und {hero} brauchte* [eine halbe Stunde|drei Lieder lang|vierzig Versuche]. „[So geht alles: anfeuchten, zielen, noch einmal|Eile mag der Faden nicht|Jetzt kannst du alles]“, sagte sie.
Ein kleiner [Junge|Nachbar|Naseweis] lief hinterher und fragte bei jedem Schritt: „Warum?“ Auf die ersten [neun|zwölf|zwanzig] Fragen wusste* {hero} eine Antwort, auf die letzte [gibt es bis heute keine|half nur ein Keks|antwortete der Wind].
In einem Gasthaus hing ein [hundert|zweihundert|achtzig] Jahre altes Bild, und {hero} erkannte* darauf [ein vertrautes Gesicht|den eigenen Hut|die eigene Nase]. „Das“, sagte der Wirt, „wurde [bei der Feier|am glücklichen Ende|kurz vor dem Regen] gemalt.“
Der Fährmann wollte als Lohn [ein Lied|ein Rätsel|eine Geschichte]. {hero} gab* [das Beste|das Längste|etwas frisch Erfundenes], und der Fährmann [lachte, bis das Ruder davonschwamm|wischte sich die Augen|wollte noch eins].
[Eine Elster|Ein Eichhörnchen|Eine Krähe] stahl [den letzten Keks|das halbe Brot|eine Nuss] und flog davon. Am Morgen fand* {hero} an derselben Stelle [einen blanken Knopf|eine blaue Scherbe|einen roten Faden]: [So zahlt ein ehrlicher Dieb|Damit waren sie quitt|Das war ein fairer Preis].
Im Baum hing [ein Ball|ein Drachen|ein Luftballon], und darunter weinte ein Kind. Nach [drei|vier|sechs] Versuchen holte* {hero} ihn herunter und bekam* dafür [eine halbe Birne|ein Geheimnis|ein Lächeln mit Zahnlücke].
[Einen Morgen|Einen Abend|Einen Sonntag] lang war der Nebel so dicht, dass {hero} nicht einmal [die eigene Nase|die eigenen Füße|den nächsten Schritt] sah*. Im Nebel kann man nur eines: [zuhören|singen|warten].
Ein alter [Töpfer|Tischler|Schmied] sagte: „[Zehn|Zwanzig|Hundert] sind mir misslungen, bevor eins gelang.“ {hero} [merkte* es {sichd}|schrieb* es auf|erzählte* es niemandem], und die Fehler wurden [leichter|kleiner|weniger peinlich].
Auf einer Mauer saß [eine Katze|eine Dohle|ein Kater] und fragte nichts. Also erzählte* {hero} [alles von vorn|das Wichtigste|flüsternd die ganze Geschichte], und danach war alles [leichter|halb so schlimm|ein wenig heller].`);
