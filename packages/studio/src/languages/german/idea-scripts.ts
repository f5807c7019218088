import { scripted } from "../scripted.ts";

/** Scripts that are told with the idea's own words: what is wanted, done, made, sought, found or feared. */
export const ideaScripts = scripted(`
# any
„Wovon träumt man hier so?“, fragte jemand [beim Frühstück|am Gartenzaun|an der Haltestelle]. {hero} brauchte* nicht lange zu überlegen: {wish}.
Der erste Versuch ging [gründlich|vor aller Augen|schon nach einer Minute] schief. Das {verb} sah bei anderen so leicht aus. // Der erste Versuch ging [gründlich|vor aller Augen|schon nach einer Minute] schief. Bei anderen sah es so leicht aus.
Also fing* {hero} klein an<, {there}>, jeden Tag ein Stückchen. Am [dritten|vierten|fünften] Tag wurde das {verb} schon besser. // Also fing* {hero} klein an<, {there}>, jeden Tag ein Stückchen. Am [dritten|vierten|fünften] Tag ging es schon besser.
Dann kam ein Tag, an dem gar nichts gelingen wollte. {hero} mochte* vom {verb} nichts mehr hören, [bis zum Mittag|eine Stunde lang|bis zum Abend]. Danach fehlte etwas. // Dann kam ein Tag, an dem gar nichts gelingen wollte. {hero} mochte* [bis zum Mittag|eine Stunde lang|bis zum Abend] nichts mehr davon hören. Danach fehlte etwas.
<„Noch einmal“, sagte {mate}, „und diesmal gemeinsam.“|„Noch einmal“, sagte eine Stimme, „und diesmal langsam.“> {hero} schloss* kurz die Augen und dachte* an nichts anderes als an das {verb}. // <„Noch einmal“, sagte {mate}, „und diesmal gemeinsam.“|„Noch einmal“, sagte eine Stimme, „und diesmal langsam.“> {hero} schloss* kurz die Augen, nickte* und fing* von vorn an.
= Niemand hätte es am Anfang geglaubt, und nun konnte* {hero} wirklich {wish}. // Und dann ging es auf einmal. {hero} lachte*, und [wer in der Nähe war, lachte mit|die Spatzen flogen auf|irgendwo klatschte jemand].
= „Und was kommt als Nächstes?“, fragte man {ihn} am Abend. {hero} verriet* es nicht. Vom {verb} wird man noch lange nicht müde. // „Und was kommt als Nächstes?“, fragte man {ihn} am Abend. {hero} verriet* es nicht.

# any
{hero} schrieb* es auf einen Zettel und klebte* ihn [an den Spiegel|an die Tür|an die Wand]: {wish}. Wer vorbeikam, schmunzelte.
Am ersten Morgen fehlte noch der Mut, am zweiten das Wetter. <Am dritten sagte {mate}: „Heute.“|Am dritten fehlte nichts mehr.> Das {verb} konnte beginnen. // Am ersten Morgen fehlte noch der Mut, am zweiten das Wetter. <Am dritten sagte {mate}: „Heute.“|Am dritten fehlte nichts mehr.>
„Zum {verb} gehört Geduld“, sagte [ein alter Kapitän|die Frau vom Kiosk|eine Lehrerin], „und jemand, der zusieht, ohne zu lachen.“ {hero} nickte* und sah* {sich} um. // „Dazu gehört Geduld“, sagte [ein alter Kapitän|die Frau vom Kiosk|eine Lehrerin], „und jemand, der zusieht, ohne zu lachen.“ {hero} nickte* und sah* {sich} um.
Dann kam [ein Wolkenbruch|ein dummer Sturz|ein falscher Rat] dazwischen, und {there} sah alles wieder aus wie am Anfang. {hero} hätte* am liebsten aufgegeben. // Dann kam [ein Wolkenbruch|ein dummer Sturz|ein falscher Rat] dazwischen, und alles sah wieder aus wie am Anfang. {hero} hätte* am liebsten aufgegeben.
In der Nacht machte* {hero} einen neuen Plan. Das {verb} kam darin erst an dritter Stelle, nach Ausschlafen und Frühstücken. // In der Nacht machte* {hero} einen neuen Plan. Er hatte [drei|vier|fünf] Punkte, und der erste hieß: ausschlafen.
= Was so lange auf dem Zettel gestanden hatte, wurde wahr, und {hero} durfte* endlich {wish}. // Was so lange auf dem Zettel gestanden hatte, wurde wahr, und {hero} konnte* es [kaum glauben|erst am Abend glauben|noch immer nicht fassen].
= Der Zettel [hängt noch immer da|liegt heute in einer Schublade|ist ein wenig vergilbt]. Darunter klebt ein zweiter<: „Vom {verb} kann man nicht genug bekommen.“|, aber den darf noch keiner lesen.>

# any
„{wish}? Das wird nie etwas“, sagten [die Nachbarn|die einen|ein paar Leute]. {hero} sagte* nichts und fing* an.
Beim {verb} [verging die Zeit wie im Flug|ging manches daneben|wurde viel gelacht]<, {there} sogar mehr als anderswo>. // Am Anfang [verging die Zeit wie im Flug|ging manches daneben|wurde viel gelacht]<, {there} sogar mehr als anderswo>.
„Zeig mal, wie weit es schon ist“, sagte <{mate}|[ein Junge mit Mütze|die Nachbarin|der Hausmeister]>. {hero} zeigte* es, und [für den Anfang war es gut|es war noch ein weiter Weg|beide Seiten mussten lachen].
Einmal lief alles verkehrt. {hero} saß* da<, {there},> und fragte* {sich}, ob das {verb} die Mühe wert war. Eine Antwort kam nicht, aber [ein Sonnenstrahl|ein Windstoß|eine Amsel]. // Einmal lief alles verkehrt. {hero} saß* da<, {there},> und fragte* {sich}, ob es die Mühe wert war. Eine Antwort kam nicht, aber [ein Sonnenstrahl|ein Windstoß|eine Amsel].
Von da an ging es besser, erst langsam, dann so schnell, dass {hero} selbst darüber staunte*. Zum {verb} kam jetzt noch [die Freude|der Schwung|ein bisschen Glück] hinzu. // Von da an ging es besser, erst langsam, dann so schnell, dass {hero} selbst darüber staunte*.
= „{wish}? Natürlich geht das“, sagten auf einmal alle. {hero} lachte*, denn gerade eben war es gelungen. // „Natürlich geht das“, sagten auf einmal alle. {hero} lachte*, denn gerade eben war es gelungen.
= Am Abend [gab es Kuchen|wurde gesungen|saßen alle noch lange zusammen], und {hero} musste* [zweimal|dreimal|von hinten nach vorn] erzählen, wie es gekommen war.

# make
Zuerst sammelte* {hero} zusammen, was man für {thing} braucht: [Schnur|Papier|eine Schüssel], [gute Laune|einen freien Tag|ein großes Tuch] und viel Platz.
Das {verb} war schwieriger als gedacht. Zweimal [fiel alles auseinander|passte nichts zusammen|war alles verkehrt herum], und beim dritten Mal erkannte man {thing} nur mit gutem Willen. // Es war schwieriger als gedacht. Zweimal [fiel alles auseinander|passte nichts zusammen|war alles verkehrt herum], und beim dritten Mal erkannte man {thing} nur mit gutem Willen.
<„Einer hält fest, einer macht weiter“, sagte {mate}.|„Festhalten und weitermachen“, murmelte* {hero}.> So ging es {there}, bis [die Laternen brannten|der Magen knurrte|es zu regnen begann]. // <„Einer hält fest, einer macht weiter“, sagte {mate}.|„Festhalten und weitermachen“, murmelte* {hero}.> So ging das {verb}, bis [die Laternen brannten|der Magen knurrte|es zu regnen begann]. // <„Einer hält fest, einer macht weiter“, sagte {mate}.|„Festhalten und weitermachen“, murmelte* {hero}.> So ging es, bis [die Laternen brannten|der Magen knurrte|es zu regnen begann].
Am nächsten Tag blieben die Ersten stehen und sahen {thing} [mit offenem Mund|kopfschüttelnd|von allen Seiten] an. „Wird das denn halten?“, fragte jemand. {hero} nickte*, obwohl {er} nicht sicher war*.
Kurz vor dem Ende fehlte [ein letztes Stück|ein guter Einfall|eine dritte Hand]. {hero} ging* noch einmal um {thing} herum und wusste* auf einmal, was zu tun war.
= Dann war es geschafft. {hero} trat* drei Schritte zurück und sah* {thing} an, und [niemand sagte ein Wort|alle redeten durcheinander|sogar der Himmel sah zufrieden aus].
= Wer heute wissen will, wie man {thing} so gut hinbekommt, erhält immer dieselbe Antwort: mit [Geduld|Mut|ein wenig Glück] und mit Freunden.

# make
„Warum denn gerade das?“, fragten [alle|die Nachbarn|die Kinder]. {hero} wollte* {wish}, mehr gab es dazu nicht zu sagen.
Am Vormittag ging das {verb} leicht von der Hand, am Nachmittag [klemmte es|wurde es knifflig|ging der Vorrat aus]. // Am Vormittag ging alles leicht von der Hand, am Nachmittag [klemmte es|wurde es knifflig|ging der Vorrat aus].
<{mate}|Ein Nachbar> brachte [Kakao|Brote|ein Kissen] und einen Vorschlag. Der Vorschlag war [verrückt|einfach|gut], und {hero} probierte* ihn gleich aus<, {there}>.
In der Nacht [rüttelte der Wind an allem|tropfte es durch das Dach|kam ein neugieriger Marder]. Am Morgen musste* {hero} mit dem {verb} halb von vorn beginnen. // In der Nacht [rüttelte der Wind an allem|tropfte es durch das Dach|kam ein neugieriger Marder]. Am Morgen musste* {hero} halb von vorn beginnen.
Aber wer das {verb} einmal kann, ist beim zweiten Mal schneller. [Gegen Abend|Kurz vor Sonnenuntergang|Am späten Nachmittag] passte auch das letzte Stück. // Beim zweiten Mal ist man immer schneller. [Gegen Abend|Kurz vor Sonnenuntergang|Am späten Nachmittag] passte auch das letzte Stück.
= Da stand* {hero} nun und betrachtete* {thing}. Schöner hätte es niemand gemacht. // Da stand* {hero} nun, und alles war [fertig|geschafft|gelungen]. Schöner hätte es niemand gemacht.
= „Und was machen wir morgen?“, fragte <{mate}|jemand>. {hero} gähnte* zufrieden. „Morgen wird nur [angeschaut|gestaunt|gefeiert].“

# quarrel
Angefangen hatte es mit einem einzigen Wort, und es ging um {thing}. Das zweite Wort war schon lauter. [Die Spatzen|Die Nachbarn|Die Kinder im Hof] wurden ganz still. // Angefangen hatte es mit einem einzigen Wort, und das zweite war schon lauter. [Die Spatzen|Die Nachbarn|Die Kinder im Hof] wurden ganz still.
„So nicht“, sagte* {hero} und wollte* von allem nichts mehr wissen. <{mate} machte es genauso.|Den ersten Schritt wollte keiner tun.> Den ganzen Nachmittag wurde kein Wort gesprochen.
Ohne Gesellschaft schmeckte nicht einmal [der Kakao|das Eis|der Apfel]. {hero} sah* aus dem Fenster, und der Tag kam {ihm} auf einmal sehr lang vor.
„Recht haben hält nicht warm“, sagte [die Großmutter von nebenan|der alte Gärtner|die Frau vom Kiosk]. „Teilen schon.“ {hero} dachte* darüber nach, länger als sonst.
Am Abend [klopfte es leise|ging die Tür einen Spalt auf|lag ein Zettel auf dem Tisch]. „Entschuldigung“, <sagte {mate}, und im selben Augenblick sagte* {hero} es auch.|hieß es, und dann noch einmal, von der anderen Seite.>
= Für {thing} fand sich eine Lösung, bei der niemand zu kurz kam. Danach wurde doppelt so laut gelacht. // Danach war alles halb so schlimm, und gelacht wurde doppelt so laut.
= Gestritten wurde später noch [einmal|zweimal|ein paarmal]. Aber es dauerte jedes Mal [kürzer|nur eine Stunde|nicht mehr bis zum Abend].

# seek
Gestern war noch alles wie immer gewesen, und nun musste* {hero} {thing} suchen. Unter [dem Bett|der Bank|der Treppe] lag nur Staub.
„Wer hat {thing} zuletzt gesehen?“, fragte <{mate}|[eine Nachbarin|der Postbote|ein Schulkind]>. {hero} dachte* nach. War es [vor dem Essen|nach dem Regen|beim Spielen] gewesen?
{there} [drehte* {hero} jeden Stein um|fragte* {hero} alle, die vorbeikamen|sah* {hero} hinter jede Ecke]. Einer hatte etwas gehört, eine andere etwas gesehen, aber {thing} hatte keiner. // Dann [drehte* {hero} jeden Stein um|fragte* {hero} alle, die vorbeikamen|sah* {hero} hinter jede Ecke]. Einer hatte etwas gehört, eine andere etwas gesehen, aber {thing} hatte keiner.
Als es dämmerte, wurde* {hero} still. „{thing} findet man nie wieder“, hieß es schon. <„Doch“, sagte {mate}, „wir fangen noch einmal von vorn an.“|Aber einmal wollte* {hero} noch von vorn anfangen.>
Diesmal wurde nicht gerufen und nicht gerannt. Da war ein [Klimpern|Rascheln|Blinken], ganz nah, dort, wo vorher niemand hingesehen hatte.
= {hero} sah* {thing} zuerst. So froh war an diesem Abend sonst niemand.
= Von da an ließ* {hero} {thing} nicht mehr aus den Augen, [wenigstens eine Woche lang|nicht einmal im Schlaf|jedenfalls bis zum nächsten Mal].

# find
Zuerst traute* {hero} den eigenen Augen nicht. {thing} findet man nicht alle Tage<, schon gar nicht {there}>.
„Wer vermisst denn {thing}?“, fragte* {hero} [den Briefträger|die Leute an der Ecke|im ganzen Haus]. Manche [lachten|rieten|zuckten mit den Schultern], und niemand wusste etwas.
Am Abend sah* {hero} {thing} noch einmal genau an, von oben, von unten und von der Seite. Da war [ein Fleck wie ein Herz|ein kleiner Kratzer|ein verblasster Buchstabe], der etwas bedeuten musste.
<„Wer {thing} verloren hat, ist bestimmt traurig“, sagte {mate}.|Wer {thing} verloren hatte, war bestimmt traurig.> Also schrieb* {hero} Zettel und hängte* sie [an jeden Baum|an die Bushaltestelle|in den Bäckerladen].
Drei Tage lang geschah nichts. Am vierten klopfte es, und draußen stand [ein kleines Mädchen|ein alter Herr|eine Frau mit rotem Schal]. „Ist das hier, wo jemand {thing} gefunden hat?“
= {hero} gab* {thing} her, auch wenn es schwerfiel, und bekam* dafür [eine Umarmung|einen ganzen Kuchen|eine Freundschaft fürs Leben].
= Noch heute denken alle an den Tag, an dem {hero} {thing} fand*, und sehen beim Gehen genauer hin.

# go
Die Tasche stand schon seit Tagen gepackt [neben der Tür|unter dem Tisch|auf dem Stuhl]. „Nächste Woche“, hatte* {hero} immer gesagt. Aber {wish}, das duldete keinen Aufschub mehr.
Am ersten Halt gab es [Tee aus einem Blechbecher|ein hartes Ei|saure Kirschen] und einen Rat: „Zum {verb} geht man am besten nicht allein.“ <{mate} nickte.|Da lief auf einmal [ein Hund|eine Katze|ein Esel] mit.> // Am ersten Halt gab es [Tee aus einem Blechbecher|ein hartes Ei|saure Kirschen] und einen Rat: „Immer der Nase nach, und nie mit leerem Magen.“
Unterwegs [ging der Anschluss verloren|riss ein Riemen|fing es an zu schütten], und {hero} musste* eine Nacht [im Heu|auf einer Bank|unter einem Vordach] warten. Trockene Strümpfe waren auf einmal wichtiger als das {verb}. // Unterwegs [ging der Anschluss verloren|riss ein Riemen|fing es an zu schütten], und {hero} musste* eine Nacht [im Heu|auf einer Bank|unter einem Vordach] warten.
Am Morgen roch die Luft anders. „Ist es noch weit?“, fragte* {hero}. „Bis hinter [den Hügel|die Brücke|das letzte Haus]“, sagte [ein Bauer|eine Radfahrerin|ein Junge], und das letzte Stück verging wie im Flug.
= Und da war es. {hero} konnte* {wish}, so lange {er} wollte*, und niemand drängte. // Und da war es. {hero} blieb* stehen und sagte* [lange|eine Stunde lang|bis zum Abend] nichts.
= Auf der Heimfahrt [schliefen alle ein|wurde gesungen|schien der Mond ins Fenster]. Nur {hero} sah* hinaus und dachte* schon an das nächste Mal.

# befriend
Am ersten Tag kannte* {hero} niemanden. {there} gab es viele Gesichter, aber keines drehte sich um. // Am ersten Tag kannte* {hero} niemanden. Es gab viele Gesichter, aber keines drehte sich um.
Wenn die anderen zusammensaßen, stand* {hero} ein Stück daneben und tat*, als gäbe es etwas Wichtiges anzusehen: [eine Ameise|einen Riss in der Mauer|eine Wolke].
„Freunde findet man nicht, Freunde gewinnt man“, sagte [die alte Frau vom Kiosk|ein Gärtner|der Hausmeister]. „Man fängt mit einem Wort an.“ Das Wort war „Hallo“, und {hero} übte* es [vor dem Spiegel|auf dem Heimweg|den ganzen Abend].
Am nächsten Morgen saß {there} jemand, der auch allein war und [einen zu großen Mantel trug|Kirschkerne zählte|in einem Buch blätterte]. {hero} ging* dreimal vorbei. Beim vierten Mal kam es heraus: „Hallo.“ // Am nächsten Morgen saß da jemand, der auch allein war und [einen zu großen Mantel trug|Kirschkerne zählte|in einem Buch blätterte]. {hero} ging* dreimal vorbei. Beim vierten Mal kam es heraus: „Hallo.“
„Hallo“, war die Antwort, und dann war es eine Weile still. „Mag hier jemand [Kirschen|Rätsel|Gruselgeschichten]?“ Und ob {hero} so etwas mochte*!
= So begann es. Am Abend hatte* {hero} einen Freund, und der Weg nach Hause war nur noch halb so lang.
= {there} sieht man seitdem alle beide. Und wer neu dazukommt, hört von ihnen als Erstes: „Hallo.“ // Seit jenem Tag trifft man den einen nicht ohne den anderen. Und wer neu dazukommt, hört von ihnen als Erstes: „Hallo.“

# learn
Das {verb} kannte* {hero} bis dahin nur vom Zusehen. Von weitem sah es [kinderleicht|gefährlich|wunderbar] aus.
Beim ersten Mal [ging alles schief|war es zum Lachen|blieb nur ein blauer Fleck]. „Das macht nichts“, sagte <{mate}|[eine alte Dame|der Hausmeister|ein großer Junge]>, „das gehört zum {verb} dazu.“
Jeden Nachmittag übte* {hero} {there}, [zehn Minuten|eine halbe Stunde|drei Lieder] lang. Manchmal klappte es, und meistens nicht. // Jeden Nachmittag übte* {hero} das {verb}, [zehn Minuten|eine halbe Stunde|drei Lieder] lang. Manchmal klappte es, und meistens nicht.
Einmal [regnete es|tat alles weh|lachten ein paar Kinder], und {hero} wollte* nicht mehr. In dieser Nacht kam das {verb} sogar im Traum vor, und dort ging es ganz von selbst.
Am Morgen dachte* {hero} an nichts als an den Traum. „Jetzt“, rief <{mate}|jemand>, und dann half auf einmal keiner mehr.
= Es ging. Es ging wirklich! {hero} merkte* es erst nach einer Weile: Das {verb} war gelernt.
= Am Abend zeigte* {hero} es noch einmal allen, die es sehen wollten, und auch [denen, die schon schliefen|denen, die nicht wollten|dem Mond].

# fear
Die Angst {fear} war schon immer da gewesen, so wie [der Mond|die Haustür|das Ticken der Uhr]. {hero} sprach* nie darüber.
<„Ich habe auch vor etwas Angst“, sagte {mate} eines Tages.|„Ich fürchte mich auch manchmal“, sagte eines Tages [eine Nachbarin|ein alter Mann|ein Schulkind].> Das half mehr als jeder gute Rat, und {hero} erzählte* zum ersten Mal von der Angst {fear}.
Gegen die Angst {fear} half nur ein Plan mit [drei|vier|fünf] Stufen. Die erste war ganz klein: nur daran denken. Die letzte hatte noch keinen Namen. // Gemeinsam machten sie einen Plan mit [drei|vier|fünf] Stufen. Die erste war ganz klein: nur daran denken. Die letzte hatte noch keinen Namen.
Stufe für Stufe wurde die Angst {fear} kleiner. Bei der [zweiten|dritten|vorletzten] klopfte das Herz noch bis in die Ohren, aber {hero} lief* nicht davon. // Stufe für Stufe ging es voran<, {there}>. Bei der [zweiten|dritten|vorletzten] klopfte das Herz bis in die Ohren, aber {hero} lief* nicht davon.
Dann kam es ganz unerwartet, und für Pläne war keine Zeit. {hero} griff* nach [der nächsten Hand|dem Geländer|einem warmen Ärmel] und zählte* bis zehn. // Dann kam es ganz unerwartet, und für Pläne war keine Zeit. {hero} zählte* [bis zehn|bis zwanzig|rückwärts von hundert] und blieb*.
= Als es vorbei war, zitterten nur noch die Knie. Die Angst {fear} war nicht fort, aber sie war [klein wie eine Erbse|stiller als vorher|höflich geworden].
= „Und?“, fragte <{mate}|am Abend jemand>. „Halb so schlimm“, sagte* {hero}, und das war [mindestens|beinahe|mehr als] die halbe Wahrheit.
`);
