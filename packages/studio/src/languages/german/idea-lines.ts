import { lines } from "../text-blocks.ts";

/** How the hero was before, with the idea's own words. */
export const people =
  lines(`{there} kannte man {ihn}: Wenn {hero} kam*, [ging ein Fenster auf|war es kurz nach acht|wurde der Tag gleich freundlicher].
„{wish}?“, hatte früher einmal jemand gefragt, und {hero} hatte* nur gelacht. Diesmal lachte* {hero} nicht.
Mit dem {verb} ist das so eine Sache: Viele reden davon, und keiner fängt an. {hero} schon.
Was das {verb} betraf, hatte* {hero} [wenig Ahnung|viele Ideen|einen langen Atem]. Das genügte für den Anfang.
Vom {verb} hatte* {hero} schon [am Morgen|in der Nacht|beim ersten Vogelruf] gesprochen, ganz leise, um niemanden zu wecken.
Wer {hero} kannte, der wusste auch, dass {there} selten etwas geschah. Umso größer war die Aufregung.
Ohne {thing} wäre es ein Tag wie jeder andere gewesen, und {hero} hätte* ihn [verschlafen|vergessen|vertrödelt].`);

/** Small moments with the idea's own words. */
export const moments = lines(`Beim {verb} [summte*|pfiff*|brummte*] {hero} vor {sich} hin, und die Zeit verging.
Vom {verb} wird man [hungrig|müde|froh], stellte* {hero} fest.
Zum {verb} braucht man vor allem [Zeit|Licht|einen langen Atem], dachte* {hero}.
Ein Spatz sah beim {verb} zu und legte den Kopf schief. {hero} nickte* ihm zu.
Nach dem {verb} schmeckte das Brot doppelt so gut, fand* {hero}.
Über das {verb} gibt es dicke Bücher, aber {hero} lernte* es [nebenbei|von den Spatzen|durch Zusehen].
Den ganzen Tag ging es ums {verb}, und am Abend wusste* {hero} nicht mehr, wie spät es war.
{there} gab es eine Stelle, die {hero} besonders mochte*, [halb in der Sonne|gleich hinter der Ecke|mit Aussicht].
Als es {there} zu regnen anfing, blieb* {hero} einfach, wo {er} war*.
Jemand pfiff {there} ein Lied, und {hero} pfiff* die zweite Stimme.
Für {thing} hätte* {hero} [drei Sonntage|das letzte Stück Kuchen|die neuen Schuhe] gegeben.
Ein Kind malte {thing} mit Kreide aufs Pflaster, [in Lila|mit Flügeln|viel zu groß], und {hero} lobte* das Bild.`);

/** With somebody at the hero's side, with the idea's own words. */
export const companions = lines(`{mate} kannte ein Lied, das zum {verb} passte, und {hero} sang* die zweite Stimme.
{mate} sah {thing} lange an und sagte dann etwas so Kluges, dass {hero} es aufschrieb*.
{there} saßen die beiden nebeneinander, und {mate} erzählte [vom letzten Sommer|einen Traum von früher|eine Geschichte ohne Ende].
Beim {verb} war {mate} [schneller|vorsichtiger|lustiger], aber {hero} hatte* die bessere Ausdauer.
„Hätten wir {thing} nicht“, sagte {mate}, „dann wäre es jetzt langweilig.“ Das stimmte, fand* {hero}.
{mate} hatte [Kekse|eine Thermoskanne|zwei Pflaumen] mitgebracht, und {there} machten sie eine lange Pause.
„{wish}, und danach ein Eis“, schlug {mate} vor. {hero} war* mit der Reihenfolge einverstanden.
„Vom {verb} bekommt man schöne Träume“, behauptete {mate}. {hero} wollte* es genau wissen und schlief* früh ein.`);

/** About somebody else whom the idea names, with the idea's own words. */
export const others = lines(`Beim {verb} {o:war/waren} {other} ganz in der Nähe, und das tat gut.
{there} {o:lief/liefen} {other} neben {ihm} her, als wäre es nie anders gewesen.
Dass {hero} einmal {wish} würde*, daran {o:zweifelte/zweifelten} {other} keinen Augenblick.
Vom {verb} {o:wollte/wollten} {other} keine Minute verpassen.
{thing} {o:sah/sahen} {other} [zum ersten Mal|mit großen Augen|lange] an, und {hero} wartete*.
{there} {o:blieb/blieben} {other} [bis zum Abend|eine ganze Stunde|länger als sonst], ganz ohne Grund.`);

/** Short events on the way, with the idea's own words. */
export const anecdotes =
  lines(`Ein Händler hatte von der Sache gehört und bot für {thing} [einen Deckel|einen Griff|eine Hülle] an, für nur zwei Münzen. {hero} dankte* und lehnte* ab.
Nachts klopfte es. Draußen stand [ein Dichter|ein Briefträger|ein Musiker] im Regen, der {thing} sehen wollte. Er sah, seufzte, aß zwei Teller Suppe und ließ ein Gedicht zurück.
In der Zeitung stand etwas über {thing}, mit [zwei|drei|vier] Fehlern. {hero} verbesserte* sie und schickte* das Blatt zurück. Eine Woche später kam alles auf die erste Seite.
Ein kleiner [Junge|Nachbar|Naseweis] fragte, wozu man {thing} denn braucht. {hero} machte* den Mund auf und wieder zu. Es gibt Dinge, die sich [schlecht erklären lassen|von selbst verstehen|erst am Abend erklären lassen].
Jemand erzählte herum, {thing} gebe es gar nicht. Den ganzen Tag sprach* {hero} dagegen an, sogar [mit den Hühnern|mit einem Laternenpfahl|mit dem Spiegel]. Am Abend war das Gerücht verschwunden.
Eine Wahrsagerin sah lange in ihre Kugel. „Ich sehe jemanden, der {wish} will“, sagte sie. „Das weiß man auch ohne Kugel“, sagte* {hero}. Da gab sie die Hälfte des Geldes zurück.
Zwei alte Frauen auf einer Bank stritten, ob man so einfach {wish} kann. Die eine sagte ja, die andere sagte: nur mit Hut. {hero} besorgte* {sichd} für alle Fälle einen Hut.
Es gab einen Tag, an dem {hero} nicht mehr {wish} wollte*. Er dauerte vom Frühstück [bis zum Mittag|bis zur ersten Wolke|bis zum Nachtisch]. Danach war der Wunsch wieder da und noch ein Stück gewachsen.
Im Regal stand ein Buch mit zwölf Lektionen über das {verb}. {hero} las* elf. Die zwölfte hatte [eine Maus|eine Motte|eine Ziege] gefressen, die musste man sich selbst ausdenken.
Auf dem Markt verkaufte jemand Geduld fürs {verb}, [in Flaschen|in Tüten|löffelweise]. {hero} nahm* die kleinste Portion. Es war nur [Wasser|Zucker|Luft], aber es wirkte.
Ein Papagei konnte zählen und schimpfen, aber vom {verb} verstand er nichts. „Ist das schwer?“, fragte er. „Sehr“, sagte* {hero} nicht ohne Stolz.
Einmal machte {there} ein Zirkus halt, der seinen Löwen verloren hatte. „Er ist nur auf Pfannkuchen gefährlich“, sagte der Direktor. {hero} fand* ihn [vor der Bäckerei|in der Sonne|hinter der Ecke] und bekam* eine Freikarte.
{there} stand ein altes Radio, das nur das Wetter von gestern brachte. {hero} hörte* bis zum Ende zu. Es ist angenehm, wenn etwas schon überstanden ist.
{there} goss es so, dass keiner vom Fleck kam. {hero} dachte* nach, und als die Sonne wiederkam, gab es [einen Einfall|einen Plan|eine Frage] mehr.
Eines Morgens stand {there} ein Schild: [Nicht da lang|Hier endet der Weg|Bitte umkehren]. {hero} wartete*, bis [der Wind|ein Specht|der Regen] es umdrehte, und auf der Rückseite stand: [Na gut|War nicht so gemeint|Wenn es sein muss].
In einer Apotheke wollte* {hero} etwas gegen die Angst {fear}. „Ausverkauft“, sagte die Apothekerin. „Das wollen heute alle.“ Auch das war ein Trost.
„Angst {fear}?“, sagte [ein Feuerwehrmann|eine Seiltänzerin|ein alter Seemann]. „Die habe ich jeden Tag. Sie geht neben mir, und ich gehe einen Schritt voraus.“ {hero} merkte* es {sichd}.`);
