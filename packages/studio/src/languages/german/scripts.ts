import { scripted } from "../scripted.ts";
import { furtherScripts } from "./further-scripts.ts";

export const scripts = [
  ...furtherScripts,
  ...scripted(`
# fear
Niemand sollte merken, wie groß die Angst war. {hero} hatte* dafür eine ganze Reihe von Ausreden: Kopfweh, [Schnupfen|ein wichtiger Termin|nasse Füße], keine Zeit. Jeden Morgen suchte* {hero} eine neue aus.
Nur die alte [Nachbarin|Schneiderin|Gärtnerin] ließ sich nicht täuschen. „Wovor genau?“, fragte sie eines Tages, einfach so. {hero} wusste* darauf keine Antwort. So weit war die Angst noch nie angesehen worden.
Also fing* {hero} an, sie anzusehen, zuerst von weitem und mit einem Auge. Am ersten Tag hielt* {er} es drei Atemzüge lang aus, am zweiten fünf, und am dritten Tag vergaß* {hero} das Zählen.
Dann kam der Tag, an dem es kein Spiel mehr war. Alles ging schnell, es war laut, und {hero} spürte*, wie die Knie weich wurden. „[Lauf weg|Nichts wie weg|Fort von hier]“, sagte die Angst.
{hero} lief* nicht weg. Zitternd blieb* {er} stehen und atmete*: drei Züge, fünf Züge, elf Züge. Die Angst war noch da. Aber neben ihr war auf einmal Platz für etwas anderes.
= Und dann war es vorbei, und {hero} war* immer noch da. Es war nicht das Schlimmste der Welt gewesen. Ein kleines bisschen war es sogar [schön|lustig|herrlich] gewesen.
= Angst hatte* {hero} danach immer noch manchmal, wie alle anderen auch. Nur Ausreden brauchte* {er} keine mehr. „Einen Augenblick“, hieß es dann ganz ruhig, „ich zähle nur bis elf.“

# fear
Am schlimmsten war es [abends|in der Dämmerung|vor dem Einschlafen]. Dann wuchs die Angst bis an die Decke, und {hero} machte* {sich} so klein, wie es nur ging.
Eines Abends hörte* {hero} ein Seufzen. Es kam nicht von draußen, sondern aus der dunkelsten Ecke. „Wer ist da?“ – „Nur ich“, sagte die Angst. „Ich habe kalte Füße. Und ich bin ganz allein.“
Daran hatte* {hero} nie gedacht: dass auch die Angst sich fürchten kann. Nach einer langen Pause rückte* {hero} ein Stück zur Seite. „Du kannst dich setzen. Aber mach dich nicht so breit.“
So saßen sie nebeneinander und redeten die halbe Nacht. Die Angst erzählte, wovor sie sich fürchtete: vor [Pfannkuchen|Gelächter|Trompeten] und vor dem Morgen. {hero} musste* lachen, und mit jedem Lachen wurde die Angst ein wenig kleiner.
Als es darauf ankam, passte sie in eine Hosentasche. {hero} nahm* sie einfach mit, und so gingen sie los, Schritt für Schritt, alle beide mit Herzklopfen.
= Niemand hätte gedacht, dass {hero} es schaffen würde*. Aber {hero} schaffte* es, und als der Jubel losging, hielt sich die Angst in der Tasche die Ohren zu.
= Heute schläft sie meistens. Nur manchmal, wenn etwas ganz Neues kommt, wacht sie auf. „Ist es schlimm?“, fragt sie. „Wir werden sehen“, ist die Antwort, und das genügt.

# make
Der erste Versuch fiel nach einer Minute auseinander. Der zweite hielt immerhin [bis zum Mittag|bis der Wind kam|bis zum Abendbrot]. {hero} schrieb* auf, was nicht ging, und die Liste wurde lang.
„Warum kaufst du so etwas nicht?“, fragten die Leute. {hero} sah* sie erstaunt an. Was man kaufen kann, das gehört einem. Aber was man selbst gemacht hat, das kennt einen.
Es fehlte nur noch ein einziges Teil, und genau das gab es nirgends. {hero} suchte* [in Kisten und Schubladen|auf dem Dachboden|in drei Werkstätten] und fand* alles, nur das nicht.
Da kam ein [kleines Mädchen|alter Uhrmacher|Junge mit Zahnlücke] vorbei, sah eine Weile zu und zog dann etwas Rostiges aus der Tasche. „Ich weiß nicht, wozu es gut ist“, hieß es, „aber weggeworfen habe ich es nie.“ {hero} hielt* es ins Licht. Es passte.
Nun ging alles wie von selbst. {hero} arbeitete*, bis die Sonne unterging, und noch ein wenig länger. Dann legte* {er} das Werkzeug hin und wagte* kaum zu atmen.
= Es war schief, es war an einer Stelle zu kurz, und es [funktionierte|hielt|war wunderbar]. {hero} lachte* so laut, dass nebenan die Fenster aufgingen.
= Die Liste mit allem, was nicht ging, hängte* {hero} später an die Wand. Ganz unten steht in anderer Farbe: Geht doch.

# make
{hero} hatte* einen Plan, und der Plan war schön. Es war nur nicht der Plan der anderen. „Zu groß“, sagten die einen. „Zu klein“, sagten die anderen. „Zu [bunt|schwierig|teuer]“, sagten alle zusammen.
Also fing* {hero} heimlich an, jeden Tag eine Stunde. In der ersten Woche war noch nichts zu sehen. In der zweiten auch nicht. Aber {hero} sah* es, mit geschlossenen Augen, bis in die letzte Ecke.
Dann kam der [Regen|Sturm|Frost], und in einer einzigen Nacht war die Arbeit von Wochen dahin. {hero} stand* davor und sagte* lange nichts. Ein Stück Papier klebte noch am Boden. Es war der Plan.
Am nächsten Morgen stand jemand mit einem Hammer da. „Ich habe gehört, dass hier etwas kaputtgegangen ist.“ Dann kam noch jemand und noch jemand. {hero} verteilte* [Nägel|Pinsel|Handschuhe], und es waren kaum genug für alle.
Mit so vielen Händen ging es schneller als gedacht, und es wurde auch anders als gedacht: hier etwas größer, dort etwas kleiner. {hero} änderte* den Plan, und dann legte* {er} ihn weg.
= Am Abend standen alle davor und sagten nichts, nicht „zu groß“ und nicht „zu klein“. Es war genau richtig, und {hero} hatte* Farbe auf der Nase.
= Der alte Plan hängt heute im Rahmen daneben. Wer genau hinsieht, merkt, dass fast nichts davon stimmt. Und gerade das ist, wie man hört, der schönste Teil der Geschichte.

# seek
Zuerst war* {hero} ganz sicher, dass die Sache bis zum [Mittag|Abend|nächsten Morgen] erledigt wäre. Man musste nur richtig hinsehen. Also sah* {hero} unter alles, hinter alles und schließlich auch auf alles drauf.
„Du suchst zu laut“, sagte ein alter [Kater|Mann auf einer Bank|Rabe]. „Was gefunden werden will, hat Angst vor Lärm.“ {hero} wollte* schon widersprechen, aber dann war* {er} doch lieber still.
In der Stille gab es viel mehr, als {hero} gedacht hatte*. Da war ein Tropfen, da war ein Rascheln, und dazwischen, ganz schwach, war etwas, das nicht dazugehörte. {hero} ging* ihm nach, auf Zehenspitzen.
Die Spur führte weit fort und dann in einem großen Bogen zurück. Als es dunkel wurde, stand* {hero} wieder am Anfang, mit [nassen Füßen|leeren Händen|müden Augen]. Es war zum Heulen.
Aber am Anfang sah es jetzt anders aus. Das Licht fiel von der anderen Seite ein, und wo mittags nur Schatten gewesen war, da schimmerte etwas. {hero} hielt* den Atem an.
= Da war es, wonach {hero} gesucht hatte*, und es war die ganze Zeit da gewesen. Nur das Licht hatte gefehlt und ein wenig Stille.
= Wer heute etwas verloren hat, der bekommt immer denselben Rat, und er ist von einem, der es wissen muss: Warte, bis die Sonne von der anderen Seite scheint. // Wer heute in jener Gegend etwas verloren hat, bekommt immer denselben Rat: Warte, bis die Sonne von der anderen Seite scheint.

# seek
Es gab nur einen einzigen Hinweis, und der war [halb verwischt|so groß wie ein Daumennagel|schwer zu lesen]. {hero} trug* ihn überall bei sich und zeigte* ihn allen. Die meisten zuckten mit den Schultern.
„Den kenne ich“, sagte endlich eine Frau auf dem Markt. „Aber du hältst ihn falsch herum.“ Sie drehte ihn um. {hero} wurde* rot. So herum war es auf einmal ein Pfeil.
Der Pfeil zeigte auf einen Hügel, und hinter dem Hügel lag ein zweiter, höherer. {hero} stieg* hinauf und hinunter und wieder hinauf. Auf dem dritten Hügel riss der Wind den Hinweis fort. {hero} sah* ihm nach, bis er ein Punkt war.
Jetzt gab es nichts mehr in der Hand. Aber {hero} hatte* ihn so oft angesehen, dass {er} ihn auswendig kannte*. Mit einem Stock malte* {hero} ihn in den Sand, und diesmal bemerkte* {er} einen winzigen Strich, der vorher immer unter dem Daumen gewesen war.
Der Strich bedeutete: nach unten. {hero} kniete* {sich} hin, schob* das Gras beiseite und lachte* auf einmal laut.
= Genau da war es. {hero} nahm* es in beide Hände und ging* damit den ganzen Weg zurück, über alle drei Hügel, und keiner davon war mehr so hoch wie vorher.
= Die Frau auf dem Markt nickte nur. „Siehst du“, sagte sie. „Manchmal liegt es am Daumen.“

# seek
{hero} stellte* zuerst alle Fragen, die man in so einem Fall stellt. Wann? Wo? Und wer hat es zuletzt gesehen? Auf die dritte Frage gab es vier verschiedene Antworten.
„Alle haben recht“, sagte der alte [Briefträger|Müller|Fährmann], „aber jeder nur ein bisschen.“ Das half {ihm} zunächst nicht weiter. Dann aber schnitt* {er} die vier Antworten in Streifen und legte* sie nebeneinander.
Zusammen ergaben sie einen Weg. Er begann vor der Tür, führte an [drei Birken|zwei Brunnen|einer Mauer] vorbei und hörte mitten auf einer Wiese einfach auf. {hero} stand* da und drehte* {sich} im Kreis.
„Wieder nichts“, sagte eine kleine Stimme. Da merkte* {hero}, dass noch jemand auf der Wiese stand: ein Kind, das auch etwas suchte. Sie beschlossen, zu zweit zu suchen. Zu zweit ist eine Wiese nur halb so groß. // „Wieder nichts“, sagte eine kleine Stimme. Da merkte* {hero}, dass noch jemand auf der Wiese stand: ein Igel, der auch etwas suchte. Von nun an suchten sie gemeinsam. Gemeinsam ist eine Wiese nur halb so groß.
Es wurde schon kühl, als beide zugleich „Da!“ riefen. {hero} zeigte* nach links, und die kleine Stimme zeigte nach rechts.
= Links lag, was {hero} gesucht hatte*, und rechts lag, was der andere vermisste. Keiner hätte seines allein gefunden, denn jeder hatte immer nur in die eigene Richtung gesehen.
= Seit damals suchte* {hero} am liebsten gemeinsam. Es dauert länger, sagt man, aber man findet mehr.

# find
Zuerst dachte* {hero}, jemand müsste es verloren haben, und sah* {sich} um. Da war niemand. {er} ging* näher heran, einen kleinen Schritt nach dem anderen. Es war echt. Es war wirklich da.
In dieser Nacht war an Schlaf nicht zu denken. Woher kam es? Wem gehörte es? Und warum hatte es vorher keiner bemerkt? [Zweimal|Dreimal|Immer wieder] stand* {hero} auf und sah* nach, und jedes Mal war alles noch so wie am Abend.
Nur einem erzählte* {hero} davon, dem alten [Glaser|Uhrmacher|Leuchtturmwärter], und auch das erst nach einem Versprechen. Er lachte nicht. „So etwas kommt nie ohne Grund“, sagte er. „Es will zu jemandem. Die Frage ist nur, ob es schon angekommen ist.“
Aber so etwas bleibt nicht geheim. Bald kamen die ersten Leute und wollten es sehen, und manche wollten es haben. Sie waren laut, und sie drängelten. {hero} sah*, dass es so nicht weitergehen konnte.
Da fiel {ihm} das Wort des Alten wieder ein: Es will zu jemandem. {hero} sah* noch einmal ganz genau hin, von allen Seiten, und diesmal fand* {er} das winzige Zeichen, das alle übersehen hatten.
= Das Zeichen wies den Weg, und {hero} ging* ihn bis ans Ende. Dort stand schon jemand und wartete, seit vielen Jahren. „Ich wusste, dass es eines Tages jemand bringt“, sagte der Fremde, und dann sagten beide lange nichts.
= Ganz ohne etwas kam* {hero} nicht nach Hause. Man hatte {ihm} etwas Kleines in die Hand gedrückt. Was es war, das bleibt ein Geheimnis. Nur so viel: Es leuchtet.

# find
Hätte* {hero} an diesem Tag einen anderen Weg genommen, wäre nichts von alledem geschehen. Aber {er} nahm* diesen, und {er} blieb* stehen, und dann konnte* {er} nicht mehr weitersehen.
„Ist das ein Spiel?“, fragte eine Frau mit einer schweren Tasche. „Das weiß ich noch nicht“, war die Antwort. Da stellte sie die Tasche ab und sah auch hin. Von unten sah man es am besten. // „Ist das ein Spiel?“, fragte ein Spatz. „Das weiß ich noch nicht“, war die Antwort. Da setzte er sich daneben und sah auch hin. Von unten sah man es am besten.
{hero} trug* den Fund zu denen, die sich auskennen. Man schüttelte ihn, man wog ihn, man legte ihn beiseite. „Wertlos“, hieß es. Mit heißen Ohren nahm* {hero} alles wieder mit.
„Wertlos für wen?“, das war die Frage, die {ihm} auf dem Heimweg einfiel. Alle hatten gefragt, was es wert sei. Keiner hatte gefragt, für wen. {hero} kehrte* um und klopfte* an [drei|fünf|sieben] Türen.
Hinter der letzten Tür begann jemand zu weinen. „Danach habe ich mein Leben lang gesucht“, hörte* {hero}, und dann die ganze Geschichte, von Anfang an. Sie war besser als alles, was man sich hätte ausdenken können.
= Am Ende blieb der Fund dort, wo er hingehörte, und {hero} bekam* die Geschichte. Es war ein guter Tausch.
= Von nun an blieb* {hero} oft an Stellen stehen, an denen sonst niemand stehen blieb. „Was gibt es da zu sehen?“, fragten die Leute. „Das weiß ich noch nicht.“

# go
In der Nacht vor dem Aufbruch lag* {hero} wach. Es gab hundert Gründe zu bleiben und nur einen zu gehen. Am Morgen war der eine immer noch da, und die hundert hatten [verschlafen|kalte Füße bekommen|sich verlaufen].
Der Anfang war leicht, und {hero} sang* dabei. Gegen Mittag kam ein [Wanderer|Schäfer|Händler] des Weges. „Es ist weit“, sagte er, „und es ist schön. Und wenn du denkst, es geht nicht mehr, dann geh noch zehn Schritte. Nur zehn.“
Danach war nichts mehr, wie {hero} es kannte*. Sogar die Vögel riefen anders. Einmal sah* {er} {sich} um, und der Ort, von dem {er} gekommen war*, war nur noch so groß wie eine [Haselnuss|Erbse|Münze].
Dann schlug das Wetter um. Es kam von hinten, schwarz und schnell, und {hero} sah* die eigene Hand nicht mehr vor Augen. Als es vorbei war, war die Hälfte der Sachen fort. {hero} setzte* {sich} hin. Hier, dachte* {er}, ist es zu Ende. // Dann schlug das Wetter um. Es kam von hinten, schwarz und schnell. Als es vorbei war, wusste* {hero} nicht mehr, wo vorn und wo hinten war. Hier, dachte* {er}, ist es zu Ende.
Noch zehn Schritte. {hero} zählte* laut. Beim zehnten stand* {er} immer noch, also fing* {er} wieder bei eins an, und [beim siebten|beim sechsten|beim neunten] Mal hatte sich der Boden unter den Füßen verändert.
= {hero} war* angekommen. {er} jubelte* nicht, {er} stand* nur da und schaute*, bis die Augen voll waren. Alles war so, wie der Fremde gesagt hatte: weit, und schön.
= „War es schwer?“, wollten später alle wissen. {hero} dachte* an das letzte Stück. „Nur zehn Schritte“, war die Antwort.

# go
Es gab drei Wege. Den ersten nahmen alle, den zweiten nahm keiner, und der dritte stand nicht auf der Karte. {hero} nahm* den dritten, vor allem deshalb, weil er so [gut roch|still war|freundlich aussah].
Am Abend des ersten Tages traf* {hero} eine alte Frau mit einem Korb voller Uhren. „Eile?“, fragte sie. {hero} nickte*. „Dann gebe ich dir eine, die langsam geht. Damit hast du mehr Zeit.“
So unglaublich es klingt, es half. Die Stunden wurden länger, und {hero} sah* Dinge, an denen {er} sonst vorbeigelaufen wäre*: einen Käfer mit Goldrand und [einen Stein wie ein Herz|eine Tür im Fels|eine Quelle unter Farn].
Dann endete der Weg an einer Schlucht. Eine Brücke gab es nicht. {hero} ging* eine Stunde nach links und eine Stunde nach rechts, und die Uhr tickte dazu in aller Ruhe.
Wer so langsam geht, sieht auch den Baum, der quer über der Schlucht liegt, ganz von Efeu bedeckt. {hero} prüfte* ihn mit dem Fuß. Dann ging* {er} hinüber und sah* dabei kein einziges Mal nach unten.
= Auf der anderen Seite lag das Ziel, und {hero} kam* genau zur rechten Zeit. Nicht zu früh und nicht zu spät, sondern so, wie die langsame Uhr es wollte.
= Auf dem Heimweg wollte* {hero} die Uhr zurückgeben. Die alte Frau war nicht mehr da. Nur ihr Korb stand am Wegrand, und darin lag ein Zettel: Behalt die Zeit.

# refuse
„Das wird schon noch“, sagten alle, und {hero} konnte* es nicht mehr hören. Es wurde nämlich nicht. Es wurde nicht am [Montag|Dienstag|Mittwoch], und am Tag danach wurde es noch weniger.
Man versuchte es mit Strenge, man versuchte es mit [Kuchen|Kamillentee|guten Worten], und einmal versuchte man es sogar mit einem Lied. {hero} hörte* höflich zu, und alles blieb, wie es war.
Nur einer fragte nicht, wie man es ändern könnte. Es war der alte Nachtwächter, und er fragte: „Wie ist das denn so?“ Da musste* {hero} nachdenken. Das hatte noch nie jemand wissen wollen.
Und während {hero} erzählte*, merkte* {er}, dass es gar nicht nur schlimm war. Wer anders ist als die anderen, der sieht, was die anderen nicht sehen: [die Stunde vor dem Morgen|wie die Lichter ausgehen|wer nachts noch singt]. Der Nachtwächter nickte bei jedem Satz.
„Komm mit“, sagte er. „Ich zeige dir jemanden, der genau so jemanden braucht.“ {hero} folgte* ihm durch die leeren Straßen, und zum ersten Mal war* {er} nicht im Weg, sondern auf dem richtigen. // „Komm mit“, sagte er. „Ich zeige dir jemanden, der genau so jemanden braucht.“ {hero} ging* hinter seiner Laterne her, und zum ersten Mal war* {er} nicht im Weg, sondern auf dem richtigen.
= So kam es, dass {hero} eine Aufgabe bekam*, die niemand sonst hätte übernehmen können. Ändern wollte von nun an keiner mehr etwas.
= „Das wird schon noch“, sagt manchmal noch jemand, aus alter Gewohnheit. Die Antwort ist ein Lächeln. Es ist längst geworden.

# refuse
Am ersten Abend gab es hundert Gründe dagegen. {hero} zählte* sie alle auf, sehr ruhig und der Reihe nach, und bei Grund Nummer [zwölf|siebzehn|dreiundzwanzig] gähnten schon alle.
„Gut“, hieß es da, „dann eben nicht.“ Damit hatte* {hero} nicht gerechnet. Auf ein Nein war* {er} vorbereitet gewesen, sogar auf Geschrei. Auf ein „Gut“ wusste* {er} nichts zu sagen. // „Gut“, hieß es da, „dann eben nicht.“ Damit hatte* {hero} nicht gerechnet. Auf Geschrei konnte man antworten, auf Bitten auch. Auf ein „Gut“ gab es keine Antwort.
Es wurde still. Ein Fenster klapperte, irgendwo fuhr [ein später Zug|eine Kutsche|ein Schiff] vorbei, und {hero} saß* ganz allein mit den hundert Gründen da. Bei Licht besehen waren es nur noch neunzig, und manche davon waren doppelt.
Gegen Mitternacht waren es noch drei. {hero} nahm* sie einzeln vor. Der erste war Trotz, der zweite war [Hunger|Neugier|Kälte], und der dritte war so klein, dass man ihn kaum sah. Er hieß: Allein mag ich nicht.
Da ging leise die Tür auf. „Ich kann auch nicht schlafen“, sagte jemand. „Hast du noch einen Grund übrig?“ {hero} rückte* zur Seite und gab* einen ab.
= Zu zweit waren die Gründe schnell verbraucht. Und als keiner mehr da war, ging alles ganz von selbst, ohne Geschrei und ohne Bitten. Am Morgen wusste niemand mehr, wann {hero} nachgegeben hatte*. // Am Ende waren alle Gründe verbraucht. Und als keiner mehr da war, ging alles ganz von selbst. Am Morgen wusste niemand mehr, wann {hero} nachgegeben hatte*.
= „Morgen wieder?“, fragte die Stimme. „Morgen habe ich neue“, war die Antwort. Das Lachen hörte man bis auf die Straße.

# meet
{hero} hatte* {sichd} die Worte schon oft zurechtgelegt: einen Satz für gutes Wetter, einen für schlechtes und einen für alle Fälle. Wenn es darauf ankam, war keiner davon da.
Also sprach* {hero} vom Wetter. Vom Wetter konnte man viel sagen, und es war nie das, was gemeint war. „Schöner Tag“, hieß die Antwort, und auch das war vielleicht nicht das, was gemeint war.
So ging es Woche um Woche. Die Leute merkten längst, was los war, nur die beiden merkten nichts. „Sag es doch“, riet die [Milchfrau|Schusterin|Wirtin]. {hero} wurde* rot und kaufte* viel mehr, als {er} brauchte*. // So ging es Woche um Woche. Alle merkten längst, was los war, nur die beiden merkten nichts. „Sag es doch“, rieten die Spatzen. {hero} wurde* rot bis über beide Ohren.
Dann kam ein Tag, an dem der andere Platz leer blieb, und am nächsten Tag auch. {hero} fand* das Wetter scheußlich, obwohl die Sonne schien. Jetzt waren alle Sätze auf einmal da, und niemand war da, der sie hörte.
Am dritten Tag hielt* {hero} es nicht mehr aus, lief* los und klopfte*. Drinnen waren Schritte zu hören, langsam, mit einem Schal um den Hals.
= „Ich war nur erkältet“, sagte die Stimme hinter der Tür. {hero} holte* tief Luft. Von den drei Sätzen war wieder keiner da. Aber es ging auch mit einem einzigen Wort, und die Antwort war dasselbe Wort.
= Über das Wetter reden sie heute noch gern. Es ist meistens schön, sagen beide, auch wenn es regnet.

# any
Es fing ganz klein an, so klein, dass außer {ihm} niemand es bemerkte. Die anderen gingen weiter ihren Geschäften nach. Aber {hero} konnte* an nichts anderes mehr denken, beim Frühstück nicht und beim Einschlafen erst recht nicht.
„Erzähl“, sagte die alte [Apothekerin|Imkerin|Müllerin], die {ihm} ansah, dass etwas war. Also erzählte* {hero}, zuerst durcheinander und dann der Reihe nach. „Und was würdest du tun“, fragte sie, „wenn du keine Fehler machen könntest?“
Das wusste* {hero} sofort. Noch am selben Tag probierte* {er} es aus. Es war ein Fehler, und zwar ein großer, und alle sahen es. Aber nun wusste* {hero} wenigstens, wie es nicht ging.
Beim zweiten Mal war* {hero} vorsichtiger. Einen ganzen Tag lang tat* {er} nichts als zusehen. Gegen Abend sah* {er} etwas, das bisher allen [entgangen|zu klein gewesen|zu einfach gewesen] war.
„Jetzt!“, rief* {hero} und sprang* auf. Es musste schnell gehen, und es ging schnell, mitten durch alle Leute hindurch und ohne eine einzige Antwort auf ihre Fragen.
= Diesmal war es richtig. {hero} merkte* es zuerst an der Stille und dann an den Gesichtern. Es hatte geklappt.
= „Und?“, fragte die Alte am Abend. „Zwei Fehler und eine Entdeckung“, lautete die Antwort. „Das“, sagte sie, „ist ein sehr guter Tag.“

# any
Auf einem Zettel standen links die Gründe dafür und rechts die Gründe dagegen. Rechts wurde es eine lange Liste. Links stand nur ein einziges Wort, aber {hero} unterstrich* es zweimal.
Am [Donnerstag|Freitag|Samstag] sollte es so weit sein. Alles war vorbereitet, und von allem, was {hero} vorbereitet hatte*, wurde nichts gebraucht. Gebraucht wurde ein [Löffel|Stück Schnur|Schubkarren], und daran hatte niemand gedacht.
„Ich hätte einen“, sagte der Schuster, „aber das kostet etwas.“ Es kostete einen Nachmittag Zuhören. Er erzählte von früher, und {hero} wollte* zuerst nur höflich sein. Dann vergaß* {er} die Zeit. // „Ich weiß, wo so etwas liegt“, sagte die Schnecke, „aber das kostet etwas.“ Es kostete einen Nachmittag Zuhören. {hero} wollte* zuerst nur höflich sein. Dann vergaß* {er} die Zeit.
Auf dem Rückweg regnete es, und von der schönen Liste lief die Tinte davon. {hero} hielt* ein leeres Blatt in der Hand. Seltsam: Jetzt, wo es keinen Plan mehr gab, war auf einmal klar, was zu tun war.
= {hero} machte* es ohne Liste, eins nach dem anderen, und was {er} brauchte*, lag immer gerade in Reichweite. „Wer hat das so gut geplant?“, fragten hinterher alle.
= Das leere Blatt gibt es noch. Hält man es gegen das Licht, dann sieht man ein einziges Wort, zweimal unterstrichen.

# any
An diesem Morgen lag ein Brief vor der Tür. Die Schrift kannte niemand, und es stand nur ein Satz darin: „Warte nicht länger.“ {hero} las* ihn viermal, und jedes Mal war klarer, was gemeint war.
Wer schreibt so etwas? {hero} verglich* die Schrift mit [Einkaufszetteln|Türschildern|Marmeladengläsern] und fragte* an jeder Tür. Alle schworen, dass sie es nicht gewesen waren. Und alle wollten wissen, worauf {hero} denn wartete*.
So musste* {hero} es an jeder Tür erklären. An der ersten stotterte* {er} noch. An der zehnten ging es schon in zwei Sätzen. Und an der letzten hörte* {hero} {sich} sagen: „Heute fängt es an.“
„Dann los“, sagte die Frau an der letzten Tür. Das Wetter war nicht das richtige, und die Knie waren auch nicht die richtigen. Aber {hero} hatte* es an zu vielen Türen gesagt, und hinter jeder stand jetzt jemand am Fenster.
= Sie alle sahen, wie {hero} es versuchte*, wie es misslang, wie {er} es noch einmal versuchte* und wie es beim dritten Mal hielt. Niemand klatschte. Sie machten die Fenster auf, eins nach dem anderen, die ganze Straße hinunter.
= Wer den Brief geschrieben hat, ist nie herausgekommen. Nur der Wind tut so, als hätte er nichts damit zu tun gehabt.

# any
Niemand wusste später, wer mit der Wette angefangen hatte. Die eine Hälfte wettete auf {ihn}, die andere dagegen. Es ging um [einen Kuchen|ein Fass Honig|eine Woche Abwasch]. Nur {hero} war* nicht gefragt worden.
Von da an wurde alles beobachtet. Räusperte* {sich} {hero}, dann tuschelten die Leute, und setzte* {er} {sich} hin, dann machte jemand Notizen. An einem einzigen Tag gingen drei Dinge schief, und alle drei wurden aufgeschrieben.
„Auf wessen Seite bist du?“, fragte* {hero} den [Schmied|Glöckner|Fährmann], der die ganze Zeit auf dem Zaun saß. „Auf deiner“, sagte er, „aber gewettet habe ich nicht. Auf Freunde wettet man nicht. Man trägt ihnen etwas.“ Und er stieg herunter.
In der Nacht, als keiner hinsah, fing* {hero} noch einmal ganz von vorn an. Im Dunkeln ging es besser. Da war nur die Arbeit, und ab und zu eine leise Stimme: „Vorsicht, links.“
= Am Morgen kamen sie mit ihren Notizbüchern, und alles war schon geschafft. Keiner hatte es gesehen, also hatte auch keiner gewonnen. „Dann feiern wir eben gemeinsam“, sagte jemand nach einer langen Pause.
= {hero} bekam* das größte Stück. In einem der Notizbücher steht noch heute ein Fragezeichen, und es ist durchgestrichen.

# any
Mitten in der Nacht wachte* {hero} auf und wusste* nicht, warum. Es war ganz still. Dann fiel es {ihm} auf: Es war zu still. Die [Turmuhr|alte Standuhr|Kirchenglocke] schlug nicht mehr.
Am Morgen schien das niemanden zu stören. Alle kamen zu spät, alle lachten darüber. Nur {hero} hatte* das Gefühl, dass gerade jetzt etwas Wichtiges vergessen wurde. Aber was?
{hero} stieg* die [zweihundert|hundertzwanzig|neunundneunzig] Stufen zur Uhr hinauf. Oben saß eine Eule im Räderwerk. „Endlich“, sagte sie. „Ich kann hier nicht weg, sonst bleibt sie für immer stehen. Halt das mal.“
So hielt* {hero} die Zeit fest, mit beiden Händen, eine ganze Stunde lang. Von dort oben sah alles anders aus. Die großen Sorgen waren kleine Dächer, und zwischen ihnen lief ein Weg, den man von unten nicht sehen konnte.
= Als die Uhr wieder schlug, wusste* {hero}, was vergessen worden war, und {er} wusste* auch den Weg. Der Rest war nur noch ein Hinunterlaufen, zwei Stufen auf einmal.
= Seither geht die Uhr jeden Tag eine Minute nach. Man hat sich beschwert. Die Eule sagt, eine Minute zum Nachdenken müsse jeder haben.

# any
{hero} war* nicht die erste Wahl gewesen. Eigentlich war* {er} gar keine Wahl gewesen. Aber als gefragt wurde, wer es machen könnte, sahen auf einmal alle [auf ihre Schuhe|aus dem Fenster|an die Decke], und eine Stimme sagte: „Ich.“ Es war die eigene. // Eigentlich sollte es jemand anders machen. Aber als gefragt wurde, sahen auf einmal alle [auf ihre Schuhe|aus dem Fenster|an die Decke], nur {hero} nicht. Damit war es entschieden.
Am Anfang ging es leicht, weil niemand etwas erwartete. Dann ging es gut, und das war schlimmer, denn nun kamen die Ratschläge. „Mehr links“, rief einer. „Mehr rechts“, rief ein anderer. {hero} drehte* {sich} einmal um sich selbst.
Schließlich hielt* {hero} {sichd} die Ohren zu. Unter all den Ratschlägen war noch etwas anderes zu hören, leise und gleichmäßig, und es dauerte eine Weile, bis {hero} begriff*: Es war das eigene Herz. Es schlug weder links noch rechts.
Von da an ging* {hero} geradeaus. Es gab eine Stelle, an der es wehtat, und eine, an der es [dunkel|eng|rutschig] war. An der schlimmsten Stelle hing ein Seil. Irgendjemand war also schon einmal hier gewesen und hatte an die gedacht, die nachkommen.
= Oben drehte* {hero} {sich} um. Unten standen sie alle, winzig klein, und riefen nichts mehr. Es war geschafft, und man konnte von hier aus weiter sehen als je zuvor.
= Bevor {hero} umkehrte*, befestigte* {er} das Seil noch ein wenig besser. Für die Nächsten.
`),
];
