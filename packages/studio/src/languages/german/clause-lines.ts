import type { ClauseLines } from "../clause-telling.ts";
import { lines } from "../text-blocks.ts";
import { around } from "./around.ts";

export const clauseLines: ClauseLines = {
  premises: {
    wish: {
      tell: lines(`„{wish}“: Das ist am Morgen der erste Gedanke und [am Abend|vor dem Einschlafen] der letzte.
Wie stellt man so etwas an? {hero} {v:überlegt/überlegen} [hin und her|lange|den halben Tag]. Einen Plan gibt es noch nicht, aber [der Wunsch ist da, und er wird jeden Tag größer|die Idee ist gut|irgendwo muss man anfangen].
Der erste Versuch misslingt, aber nur [knapp|um ein Haar], und das macht Mut. {hero} {v:nimmt/nehmen} {mir} vor, es [gleich noch einmal|morgen noch einmal|anders] zu probieren.
„Warum denn nicht?“, {v:sagt/sagen} {hero}. „[Wer etwas wirklich will, muss irgendwo anfangen|Gar nicht erst probieren wäre schlimmer|Einer muss ja der Erste sein].“
Nachts {v:träumt/träumen} {hero} davon, und im Traum ist alles [ganz leicht|ganz nah|hell]. Am Morgen ist es wieder schwer, aber der Traum war [zu schön, um aufzugeben|so deutlich|ein guter Anfang].
{hero} {v:stellt/stellen} {mir} vor, wie es sein wird: {wish}, wirklich und wahrhaftig! Allein der Gedanke macht {ihn} froh.
Der zweite Versuch geht schon besser als der erste. {hero} {v:merkt/merken} {mir}, was gut war, und {v:lässt/lassen} weg, was nicht geholfen hat.
Manchmal {v:zweifelt/zweifeln} {hero}. Dann {v:sagt/sagen} {er} leise vor {sich} hin: „{wish}“. Und schon ist der Zweifel [nur noch halb so groß|ganz klein|fast vergessen].
{hero} {v:fragt/fragen} {sich}, was man dafür können muss. [Mut|Kraft|Ein wenig Glück] vielleicht. Und Geduld, [davon eine ganze Menge|die vor allem|mehr als gedacht].
„[Eines Tages|Früher oder später|Diese Woche oder nächste]“, {v:sagt/sagen} {hero}, „[eines Tages ist es so weit|da klappt es|kommt der richtige Augenblick].“
{wish}: {hero} {v:erzählt/erzählen} es [dem Mond, und der Mond|dem Wind, und der Wind|den Sternen, und die Nacht] hört geduldig zu.
Was wäre, wenn es gelingt? {hero} {v:malt/malen} es {mir} aus, mit [allen Farben|allen Geräuschen|jeder Kleinigkeit].
„Ist das zu viel verlangt: {wish}?“, {v:fragt/fragen} {sich} {hero}. Nein, das ist es nicht.
Heute {v:kommt/kommen} {hero} ein ganzes Stück weiter. [Noch ist es nicht so weit, aber fast kann man es schon sehen|Es fehlt noch ein wenig|Der Weg ist jetzt klar].`),
      end: lines(`Und dann ist es so weit. {hero} {v:kann/können} {wish}! [So lange hat es gedauert, und jetzt ist es noch schöner als im Traum|Jeder Tag des Wartens war es wert|Es ist so gut, wie es von weitem aussah].
„[Es ist wahr geworden|Es ist wirklich wahr|Es hat geklappt]“, {v:sagt/sagen} {hero} und {v:kann/können} gar nicht mehr aufhören zu lachen.
Am Abend {v:ist/sind} {hero} müde und sehr, sehr glücklich. [Der Wunsch von früher ist kein Wunsch mehr|Das Herz ist leicht|Der Traum hat jetzt einen Platz].`),
    },
    friend: {
      tell: lines(`Allein spielen geht auch, aber nur eine Weile. Dann {v:schaut/schauen} {hero} {sich} um, ob nicht doch jemand kommt.
Wie findet man eigentlich einen Freund? {hero} {v:hat/haben} schon oft darüber nachgedacht. In keinem Buch steht, wie es geht.
{hero} {v:übt/üben} leise: „Wollen wir zusammen spielen?“ So schwer sind die Worte gar nicht. Schwer ist nur, sie laut zu sagen.
Einmal {v:fasst/fassen} {hero} {mir} ein Herz und {v:fragt/fragen}. „Vielleicht morgen“, heißt es. Vielleicht morgen, das ist kein Nein.
Die anderen lachen und laufen herum. {hero} {v:schaut/schauen} zu und {v:denkt/denken}: Da möchte man dabei sein.
„Hallo“, {v:sagt/sagen} {hero} am nächsten Tag, diesmal ein bisschen lauter. Und es kommt wirklich ein Hallo zurück.
„Vielleicht sucht ja auch jemand nach mir“, {v:denkt/denken} {hero}. Der Gedanke ist warm wie eine Decke.
{hero} {v:hebt/heben} einen Platz neben {mir} auf. Für alle Fälle.
Manchmal {v:spricht/sprechen} {hero} mit {mir} selbst. Es ist keine schlechte Unterhaltung, aber die Antworten kennt man schon vorher.`),
      end: lines(`Und auf einmal {v:ist/sind} {hero} nicht mehr allein. Es gibt jetzt jemanden, der fragt, wartet und mitlacht: Das ist Freundschaft.
„Kommst du morgen wieder?“, {v:fragt/fragen} {hero}. „Na klar“, ist die Antwort, und das klingt wunderbar.
Am Abend {v:ist/sind} {hero} so froh wie schon lange nicht mehr.`),
    },
    love: {
      tell: lines(`So etwas ist {ihm} noch nie passiert. Das Herz klopft, die Wangen glühen, und dabei ist gar nicht Sommer.
Was sagt man in so einem Fall? {hero} {v:übt/üben} ein paar Worte und {v:vergisst/vergessen} sie gleich wieder.
Am ersten Tag {v:traut/trauen} {hero} {sich} nur zu winken. Am zweiten reicht es schon für ein leises Hallo.
Nachts {v:zählt/zählen} {hero} die Sterne und {v:gibt/geben} jedem einen Namen. Es ist immer derselbe.
{hero} {v:denkt/denken} {mir} ein Geschenk aus. Es muss klein sein und trotzdem alles sagen.
Manchmal {v:seufzt/seufzen} {hero}, und manchmal {v:lacht/lachen} {er} ganz ohne Grund. Das ist wohl so, wenn man verliebt ist.
„Ob ich es sagen soll?“ Diese Frage stellt sich jeden Tag, und jeden Tag ist sie ein bisschen dringender.`),
      end: lines(`Eines Tages {v:fasst/fassen} {hero} {mir} ein Herz und {v:sagt/sagen} es. Und die Antwort ist ein Lächeln, wie es kein schöneres gibt.
Nun ist alles leicht. Zu zweit ist sogar das Schweigen schön.
Am Abend {v:ist/sind} {hero} so glücklich wie noch nie.`),
    },
    learn: {
      tell: lines(`Bei anderen sieht es so leicht aus. {hero} {v:denkt/denken} an jede Kleinigkeit, und gerade deshalb klappt es nicht.
Der erste Versuch dauert nur einen Augenblick. „Noch einmal“, {v:sagt/sagen} {hero} und {v:fängt/fangen} von vorn an.
Jeden Tag {v:übt/üben} {hero} ein bisschen. Heute geht es etwas besser als gestern, und morgen soll es noch besser gehen.
Einmal {v:möchte/möchten} {hero} am liebsten aufgeben. Aber {skill}, das geht {ihm} nicht aus dem Kopf, und nach einer Pause {v:ist/sind} {er} wieder dabei.
„Wie machen das nur die anderen?“, {v:fragt/fragen} {sich} {hero} und {v:schaut/schauen} ganz genau hin.
„{skill} kann doch nicht so schwer sein“, {v:sagt/sagen} {hero}. Es ist aber schwer, jedenfalls heute.
In der Nacht {v:übt/üben} {hero} sogar im Traum. Da gelingt alles beim ersten Mal.
Ein Stück klappt schon. Das zweite auch. Beim dritten {v:lacht/lachen} {hero}, so verkehrt ist es geraten.
„{skill}, {skill}“, {v:murmelt/murmeln} {hero} wie einen Zauberspruch. Es hilft ein kleines bisschen.
Heute {v:versucht/versuchen} {hero} es mit geschlossenen Augen, morgen ganz langsam, übermorgen mit einem Lied. Irgendwie muss es gehen.
Ein blauer Fleck und drei gute Ideen: Das ist gar keine schlechte Ausbeute für einen Tag, {v:findet/finden} {hero}.`),
      end: lines(`Und auf einmal geht es. {hero} {v:kann/können} <{skill}|es>! Erst nur ein kleines Stück, dann immer weiter.
„Es geht!“, {v:ruft/rufen} {hero}. „Es geht wirklich!“
Am Abend {v:zeigt/zeigen} {hero} es noch einmal und dann noch ein letztes Mal, weil es so schön ist.`),
    },
    must: {
      tell: lines(`Das ist leichter gesagt als getan. Aber es muss sein, und {hero} {v:fängt/fangen} sofort an.
{due}Die Zeit läuft. {hero} {v:überlegt/überlegen} nicht lange, sondern {v:macht/machen} einen Schritt nach dem anderen.
„{forwhom} muss es einfach gelingen“, {v:sagt/sagen} {hero} und {v:strengt/strengen} {sich} noch mehr an.
Einmal sieht es aus, als wäre alles umsonst. {hero} {v:holt/holen} tief Luft. „Es geht schon“, {v:sagt/sagen} {er}. „Man muss es nur tun.“
Immer wieder {v:denkt/denken} {hero} daran, worum es geht: {task}. Das hilft, auch wenn es anstrengend ist.
Auf halbem Weg {v:macht/machen} {hero} eine kurze Pause. Die Hälfte ist schon geschafft, und die zweite Hälfte sieht kürzer aus als die erste.
„{task}“, {v:murmelt/murmeln} {hero}, damit nichts vergessen wird. „Alles andere kommt später.“
{due}Ein Blick auf die Uhr hilft nicht. {hero} {v:schaut/schauen} lieber auf das, was schon fertig ist.
{task}: {hero} {v:fängt/fangen} mit dem Leichtesten an. Das Schwere kommt dann fast von selbst.
„Und wenn es nicht klappt?“, {v:denkt/denken} {hero} einen Augenblick lang. Dann ist der Augenblick vorbei, und es geht weiter.
Jetzt nur keinen Fehler machen! {hero} {v:passt/passen} auf wie noch nie.`),
      end: lines(`Geschafft!< {due}Gerade noch rechtzeitig, keine Minute später hätte es sein dürfen.| {hero} {v:kann/können} es selbst kaum glauben.>
{hero} {v:setzt/setzen} {sich} hin und {v:lacht/lachen}. „Dass das noch gut gegangen ist!“, {v:sagt/sagen} {er}.
Am Abend ist es ganz still. {hero} {v:ist/sind} müde und zufrieden.`),
    },
    fear: {
      tell: lines(`Die Angst <{fear} |>kommt immer dann, wenn {hero} gerade an etwas Schönes {v:denkt/denken}. Dann klopft das Herz, und die Knie werden weich.
{hero} {v:redet/reden} nicht gern darüber. „Andere haben doch auch keine Angst“, {v:denkt/denken} {er}. Aber das stimmt gar nicht, denn jeder fürchtet sich vor irgendetwas.
Einmal {v:nimmt/nehmen} {hero} allen Mut zusammen und {v:geht/gehen} einen kleinen Schritt. Dann noch einen. Beim dritten ist die Angst wieder da, und {hero} {v:kehrt/kehren} um.
In der Nacht {v:liegt/liegen} {hero} wach und {v:denkt/denken} nach. Was ist eigentlich so schlimm daran? Im Dunkeln sieht alles größer aus, auch die Angst.
Am nächsten Tag {v:probiert/probieren} {hero} es noch einmal, ganz langsam. Die Angst <{fear} |>ist noch da, aber sie ist nicht mehr ganz so groß.
„Nur ein kleines Stück“, {v:sagt/sagen} {hero} zu {mir} selbst. „Nur so weit, wie es geht.“ Und es geht weiter, als man denkt.
Was würde jemand tun, der keine Angst hat? {hero} {v:denkt/denken} lange darüber nach.
„Angst ist nicht schlimm“, {v:sagt/sagen} {hero} laut. Es klingt gut, auch wenn die Stimme noch zittert.
Die Angst <{fear} |>hat keine Augen und keine Ohren, {v:überlegt/überlegen} {hero}. Eigentlich ist sie nur ein Gefühl im Bauch.
{hero} {v:gibt/geben} der Angst einen Namen. Mit Namen ist sie gleich viel weniger unheimlich.`),
      end: lines(`Dann kommt der große Augenblick. {hero} {v:zählt/zählen} bis drei, und schon ist es geschehen. Und die <Angst {fear}|Angst>? Sie ist so klein geworden, dass sie in eine Nussschale passt.
„War das alles?“, {v:fragt/fragen} {hero} und {v:muss/müssen} lachen. Es war gar nicht schlimm. Es war sogar schön.
Ein bisschen Angst bleibt vielleicht. Aber {hero} {v:weiß/wissen} jetzt: Man kann Angst haben und es trotzdem tun.`),
    },
    refuse: {
      tell: lines(`„Nein“, {v:sagt/sagen} {hero}, und {v:meint/meinen} es auch so. Wer ein so klares Nein hört, fragt lieber nicht noch einmal.
{hero} {v:hat/haben} gute Gründe dafür. Sie lassen sich nur schwer erklären, und deshalb {v:behält/behalten} {er} sie erst einmal für {sich}.
„Es muss doch auch anders gehen“, {v:denkt/denken} {hero}. Je länger {er} darüber {v:nachdenkt/nachdenken}, desto sicherer {v:ist/sind} {er} {mir}.
Freundlich zureden hilft nicht, streng sein hilft auch nicht. {hero} {v:bleibt/bleiben} dabei.
Am Abend {v:grübelt/grübeln} {hero} noch lange. Recht haben ist schön, aber ein bisschen einsam ist es auch.
„Warum denn nicht?“, {v:wird/werden} {hero} gefragt. Darauf gibt es eine lange Antwort, aber noch keine kurze.
„Und wenn alle anderen es auch nicht wollten?“, {v:überlegt/überlegen} {hero}. Dann müsste keiner mehr Nein sagen.
{hero} {v:verschränkt/verschränken} die Arme. So sieht man aus, wenn man sich ganz sicher ist.
Einen Augenblick lang {v:wird/werden} {hero} unsicher. Aber nur einen Augenblick.`),
      end: lines(`Am Ende ist alles gut, und zwar so, dass auch {hero} damit zufrieden {v:ist/sind}.
„So ist es richtig“, {v:sagt/sagen} {hero}. Und dieses Mal klingt es gar nicht nach einem Nein.
Am Abend {v:schläft/schlafen} {hero} mit einem Lächeln ein.`),
    },
    lost: {
      tell: lines(`{hero} {v:sucht/suchen} überall, vorn und hinten, oben und unten. Aber {thing} {v:findet/finden} {er} nicht.
Wann war noch alles in Ordnung? {hero} {v:denkt/denken} ganz genau nach und {v:geht/gehen} den ganzen Weg noch einmal zurück, Schritt für Schritt.
„Ohne {thing} ist es nicht dasselbe“, {v:sagt/sagen} {hero} leise.
Einmal {v:glaubt/glauben} {hero}, etwas zu sehen, und {v:läuft/laufen} schnell hin. Aber es ist nur ein Schatten.
Es wird schon spät, aber {hero} {v:gibt/geben} nicht auf. Was verloren ist, muss ja irgendwo sein.
{hero} {v:bleibt/bleiben} stehen und {v:horcht/horchen}. Nichts. Dann geht die Suche weiter, diesmal ganz langsam und ganz genau.
{hero} {v:macht/machen} die Augen zu und {v:stellt/stellen} {mir} {thing} vor. So wird das Suchen leichter.
„Nur nicht weinen“, {v:sagt/sagen} {mir} {hero}. „Weinen hilft beim Suchen nicht.“
Überall, wo {hero} {v:hinschaut/hinschauen}, fehlt jetzt etwas: {thingn}.
{hero} {v:ruft/rufen} und {v:lauscht/lauschen} und {v:ruft/rufen} noch einmal. Irgendwann muss doch eine Antwort kommen.`),
      end: lines(`Und dort, wo noch keiner nachgesehen hat, ist das Suchen zu Ende<: {hero} {v:hat/haben} {thing} wieder!|, und {hero} {v:weiß/wissen} wieder, wohin.>
{hero} {v:lacht/lachen} vor Freude. {thing} {v:lässt/lassen} {er} heute nicht mehr aus den Augen.
Am Abend ist alles wieder gut, und {hero} {v:schläft/schlafen} mit einem Lächeln ein.`),
    },
    seek: {
      tell: lines(`{hero} {v:fragt/fragen} [hier|einen Nachbarn|an der ersten Tür] und {v:fragt/fragen} [dort|noch einen|an der letzten]. „[Nein, leider nicht|Hier nicht|Noch nicht]“, heißt es überall.
Einmal sieht es fast so aus, als wäre die Suche zu Ende. Aber es ist [nicht das Richtige|nur ein Schatten|etwas anderes], das {v:merkt/merken} {hero} sofort.
„Weitersuchen“, {v:sagt/sagen} {hero} zu {mir} selbst. „[Irgendwo muss es doch sein|Es gibt noch so viel zu sehen|Weit kann es nicht sein].“
Manchmal {v:stellt/stellen} {hero} {mir} vor, wie es sein wird, wenn das Suchen ein Ende hat. Dann werden die Schritte gleich schneller.
Am Abend {v:ist/sind} {hero} müde vom vielen Suchen. Aber {er} {v:denkt/denken} noch beim Einschlafen daran: {sought}, mehr braucht es gar nicht.
Am nächsten Morgen geht es weiter. {hero} {v:schaut/schauen} auch [dort nach, wo sonst niemand hinschaut|unter den Steinen nach|hinter jeder Tür nach].
„Wenn ich du wäre, wo wäre ich dann?“, {v:fragt/fragen} {hero} in die Luft. Die Luft antwortet nicht.
{hero} {v:macht/machen} einen Plan: erst links herum, dann rechts herum, und zum Schluss dorthin, wo es am schwierigsten ist.
{sought}: {hero} {v:sagt/sagen} es so oft, bis es wie ein Lied klingt.`),
      end: lines(`Und dann, als {hero} schon fast nicht mehr daran {v:glaubt/glauben}, ist die Suche zu Ende. {hero} {v:hat/haben} <{sought}|es> gefunden!
Genau so sollte es sein. Nein, es ist sogar noch schöner.
Am Abend {v:sitzt/sitzen} {hero} ganz still da und {v:freut/freuen} {sich}.`),
    },
    find: {
      tell: lines(`{hero} {v:sieht/sehen} {thing} von allen Seiten an. So etwas findet man nicht jeden Tag.
Was macht man nun damit? {hero} {v:hat/haben} tausend Fragen und noch keine einzige Antwort.
Woher das wohl kommt? Und wem mag es gehören? {hero} {v:denkt/denken} {mir} eine Geschichte dazu aus, und dann noch eine.
In der Nacht {v:kann/können} {hero} kaum schlafen. Immer wieder {v:muss/müssen} {er} an den Fund denken.
Am nächsten Morgen {v:will/wollen} {hero} es wissen. Wer etwas findet, muss auch herausfinden, was dahintersteckt.
Beim zweiten Hinsehen {v:entdeckt/entdecken} {hero} etwas, das beim ersten Mal nicht zu sehen war. Jetzt wird es richtig spannend.
{hero} {v:erzählt/erzählen} erst einmal keinem davon. Ein Geheimnis ist am Anfang am schönsten.
{thingn} ist jetzt das Erste, woran {hero} am Morgen {v:denkt/denken}, und das Letzte am Abend.
{hero} {v:bringt/bringen} {thing} an einen sicheren Ort und {v:setzt/setzen} {sich} daneben. So lässt es sich am besten nachdenken.
„Ist das wirklich wahr?“ {hero} {v:schaut/schauen} noch einmal nach. Doch, {thingn} ist noch da.
„Warum gerade ich?“, {v:fragt/fragen} {sich} {hero}. Vielleicht, weil sonst niemand so genau hingeschaut hat.`),
      end: lines(`Am Ende {v:weiß/wissen} {hero} genau, was zu tun ist. Und als es getan ist, fühlt es sich richtig an.
„Was für ein Fund!“, {v:sagt/sagen} {hero} und {v:freut/freuen} {sich} noch einmal von vorn.
Von diesem Tag {v:erzählt/erzählen} {hero} noch lange.`),
    },
    make: {
      tell: lines(`Zuerst {v:legt/legen} {hero} alles bereit, was man dafür braucht. Dann geht es los, und bald ist zu erkennen, was es einmal werden soll.
Das Erste gelingt, das Zweite nicht, und beim Dritten {v:muss/müssen} {hero} lachen, so schief ist es geworden. Also noch einmal.
„Hier noch ein bisschen, und dort auch“, {v:murmelt/murmeln} {hero} und {v:vergisst/vergessen} dabei ganz die Zeit.
{hero} {v:tritt/treten} einen Schritt zurück und {v:sieht/sehen} {thing} an. Es fehlt nicht mehr viel.
{forwhom} soll es besonders schön werden. Da {v:gibt/geben} {hero} {mir} noch mehr Mühe als sonst.
Am Abend {v:ist/sind} {hero} müde, aber zum Aufhören ist es viel zu schön.
Eine Stelle will einfach nicht gelingen. {hero} {v:probiert/probieren} es links herum, dann rechts herum, und auf einmal passt es.
„Größer“, {v:sagt/sagen} {hero}, und dann: „Nein, doch lieber kleiner.“ Am Ende ist es genau richtig.
Jedes Mal, wenn etwas gelingt, {v:nickt/nicken} {hero} zufrieden.
{thingn} nimmt langsam Gestalt an. {hero} {v:kann/können} alles schon genau vor {mir} sehen.
„{thingn} wird wunderbar“, {v:sagt/sagen} {hero} und {v:macht/machen} {sich} wieder an die Arbeit.
Heute ist {thingn} schon ein gutes Stück weiter als gestern.
Nachts {v:träumt/träumen} {hero} davon: {thingn}, fertig und schöner als alles andere.`),
      end: lines(`Fertig! {hero} {v:schaut/schauen} {thing} an und {v:kann/können} es kaum glauben.
So etwas hat es hier noch nie gegeben. „Das haben wir gut gemacht“, {v:sagt/sagen} {hero}, und das ist die Wahrheit.
Am Abend wird gefeiert, und {hero} {v:strahlt/strahlen} über das ganze Gesicht.`),
    },
    lack: {
      tell: lines(`Das ist wirklich ein Problem. {hero} {v:versucht/versuchen} es auf die eine Art und dann auf die andere, aber es ändert sich nichts.
„Was nun?“, {v:fragt/fragen} {sich} {hero}. Eine Antwort kommt nicht, jedenfalls nicht gleich.
Von allein wird das nicht besser, das {v:merkt/merken} {hero} bald. Also heißt es nachdenken.
{hero} {v:seufzt/seufzen}. Dann {v:richtet/richten} {er} {sich} auf. „Es gibt für alles eine Lösung“, {v:sagt/sagen} {er}. „Man muss sie nur finden.“
„{lacked}“, {v:murmelt/murmeln} {hero}. „Wie soll das nur gehen?“
{unable}: Das klingt so einfach. Aber es geht nicht, sosehr {hero} {sich} auch {v:bemüht/bemühen}.
Eine Stunde vergeht und noch eine. Langsam {v:wird/werden} {hero} müde, aber {er} {v:gibt/geben} nicht auf.
Vielleicht geht es ja anders herum? {hero} {v:probiert/probieren} auch das. Leider nein.
„Nicht die Nerven verlieren“, {v:sagt/sagen} {hero} leise.
Alle anderen haben es leichter, {v:denkt/denken} {hero}. Aber das hilft nun auch nicht.
{hero} {v:sucht/suchen} nach einem Ausweg und {v:findet/finden} drei. Zwei davon führen im Kreis herum.`),
      end: lines(`Und auf einmal ist das Problem keines mehr. <{hero} {v:kann/können} {unable}!|{hero} {v:kann/können} es kaum glauben.>
So leicht ist {ihm} schon lange nicht mehr ums Herz gewesen.
Am Abend {v:denkt/denken} {hero} noch einmal an diesen Tag und {v:lächelt/lächeln}.`),
    },
    sad: {
      tell: lines(`Die Stunden sind lang, wenn es einem so geht. {hero} {v:schaut/schauen} hinaus und {v:wartet/warten}, ohne zu wissen, worauf.
Manchmal {v:tut/tun} {hero} so, als wäre alles in Ordnung. Aber innen ist es grau wie ein Regentag.
„Ach“, {v:sagt/sagen} {hero}, und mehr gibt es dazu nicht zu sagen.
{hero} {v:denkt/denken} an früher, als alles noch leicht war. Ob es wohl je wieder so wird?
Immer wieder {v:muss/müssen} {hero} an {missed} denken. Was gerade jetzt wohl dort geschieht?
Einmal {v:muss/müssen} {hero} doch lächeln, ganz kurz nur. Es ist ein Anfang.
„Es wird schon wieder“, {v:sagt/sagen} {hero} und {v:glaubt/glauben} es selbst nicht ganz.
Am Abend ist es am schlimmsten. Dann ist es so still, dass {hero} die eigenen Gedanken {v:hört/hören}.
{hero} {v:zählt/zählen} die Stunden. Es sind immer gleich viele, auch wenn man sie zweimal zählt.
Was würde jetzt helfen? {hero} {v:weiß/wissen} es selbst nicht genau. Irgendetwas, das nicht Alleinsein ist.`),
      end: lines(`Nun ist alles anders. {hero} {v:lacht/lachen} wieder, und das Grau ist fort, als hätte es nie eins gegeben.
„So ist es schön“, {v:sagt/sagen} {hero}.
Am Abend {v:schläft/schlafen} {hero} ein und {v:freut/freuen} {sich} schon auf morgen.`),
    },
    long: {
      tell: lines(`„{object}, das wäre das Schönste“, {v:denkt/denken} {hero} am Morgen, und am Abend {v:denkt/denken} {er} es immer noch.
{hero} {v:malt/malen} {mir} alles genau aus. In Gedanken ist der Wunsch längst wahr.
Wünschen kostet nichts, heißt es. Aber so ein großer Wunsch lässt einen manchmal nicht schlafen.
„Man darf sich doch etwas wünschen“, {v:sagt/sagen} {hero}, und dagegen lässt sich nichts sagen.
Jeden Tag {v:hofft/hoffen} {hero} ein bisschen mehr, und jeden Tag ist es ein bisschen schwerer zu warten.
{object}: {hero} {v:schreibt/schreiben} es auf einen Zettel und {v:liest/lesen} ihn jeden Tag.
„Vielleicht heute“, {v:sagt/sagen} {hero} beim Aufwachen. Und beim Einschlafen: „Dann eben morgen.“
Andere haben andere Wünsche. Dieser hier gehört {ihm} ganz allein.`),
      end: lines(`Und dann geht der Wunsch in Erfüllung. {hero} {v:kann/können} es kaum glauben und {v:muss/müssen} zweimal hinsehen.
Schöner hätte es nicht kommen können.
Am Abend {v:ist/sind} {hero} so glücklich wie noch nie.`),
    },
    go: {
      tell: lines(`Vorher {v:überlegt/überlegen} {hero}, was man unterwegs alles braucht. Das Wichtigste passt in keine Tasche: ein bisschen Mut.
Es gibt so viel Neues zu sehen. {hero} {v:schaut/schauen} nach links und nach rechts und {v:will/wollen} nichts verpassen.
„{goal}!“, {v:sagt/sagen} {hero} immer wieder, weil es so schön klingt.
Einmal {v:weiß/wissen} {hero} nicht weiter. Hier entlang oder dort entlang? {er} {v:lauscht/lauschen} eine Weile, dann ist es klar.
„Ist es noch weit?“, {v:fragt/fragen} {sich} {hero}. Aber eigentlich darf es ruhig noch ein bisschen dauern.
Kurz {v:denkt/denken} {hero} an zu Hause. Dann geht der Blick wieder nach vorn.
Das schönste Stück kommt erst noch, das {v:ahnt/ahnen} {hero} schon.
Unterwegs {v:singt/singen} {hero} ein Lied, das nur aus einem einzigen Wort besteht.
Schritt für Schritt {v:kommt/kommen} {hero} dem Ziel näher. Rückwärts schauen gilt nicht.
{goal}, das klingt wie der Anfang von etwas Großem.
Am Abend tut alles ein bisschen weh. Aber {hero} {v:ist/sind} so weit gekommen wie noch nie.`),
      end: lines(`Was für eine Reise! {hero} {v:hat/haben} so viel gesehen, dass es für ein ganzes Jahr reicht.
„Wohin geht es als Nächstes?“, {v:fragt/fragen} {hero} und {v:lacht/lachen}.
Am Abend {v:schließt/schließen} {hero} die Augen und {v:sieht/sehen} alles noch einmal vor {mir}.`),
    },
    event: {
      tell: lines(`So fängt alles an. {hero} {v:ahnt/ahnen} noch nicht, was daraus wird.
Das ist kein Tag wie jeder andere, das {v:spürt/spüren} {hero} genau.
{hero} {v:schaut/schauen} {sich} um und {v:denkt/denken}: Das kann ja spannend werden.
„Mal sehen, was noch kommt“, {v:sagt/sagen} {hero}. Lange warten muss man darauf nicht.
Noch ist alles ruhig. {hero} {v:wartet/warten} ab und {v:denkt/denken} nach.
{hero} {v:sieht/sehen} alles ganz genau. Nichts davon soll vergessen werden.`),
      end: lines(`So etwas erlebt man nicht alle Tage. {hero} {v:ist/sind} froh, dabei gewesen zu sein.
„Das war gut so“, {v:sagt/sagen} {hero}.
Am Abend {v:denkt/denken} {hero} noch einmal an alles zurück und {v:lächelt/lächeln}.`),
    },
  },
  turns: {
    help: lines(`„Das schaffen wir“, {o:sagt/sagen} {other}, und {hero} {v:glaubt/glauben} es sofort.
{hero} {v:passt/passen} gut auf, damit nichts entgeht. Mit {oihm} an der Seite sieht alles gleich viel leichter aus.
Immer wenn es schwierig wird, {o:ist/sind} {other} da. Das tut gut.
„Danke“, {v:sagt/sagen} {hero}. „Gern“, {o:antwortet/antworten} {other}. „Dafür ist man doch da.“
{other} {o:hat/haben} viel Geduld. Wenn etwas nicht gleich gelingt, wird es eben noch einmal gemacht, und dann noch einmal.
Auf einmal {v:lacht/lachen} {hero}, zum ersten Mal seit langer Zeit, und {other} {o:lacht/lachen} mit.
„Und was machen wir jetzt?“, {o:fragt/fragen} {other}. {hero} {v:hat/haben} schon eine Idee.
{other} {o:macht/machen} es einmal vor, ganz langsam. Dann {v:ist/sind} {hero} an der Reihe.
„Siehst du?“, {o:sagt/sagen} {other}. „Es geht doch.“
Allein {v:wäre/wären} {hero} nie darauf gekommen. Wie gut, dass {other} da {o:ist/sind}!`),
    meet: lines(`Zuerst weiß keiner, was er sagen soll. Dann reden auf einmal alle gleichzeitig und müssen lachen.
{other} {o:fragt/fragen} dies, {hero} {v:fragt/fragen} das, und bald ist es, als würden sie sich schon lange kennen.
„Bleibst du noch ein bisschen?“, {v:fragt/fragen} {hero}. {other} {o:bleibt/bleiben} gern.
Mit {oihm} vergeht die Zeit viel schneller als allein.
{other} {o:versteht/verstehen} gleich, worum es geht. Das {v:hat/haben} {hero} gar nicht erwartet.
Von nun an {o:gehört/gehören} {other} dazu, als wäre es nie anders gewesen.
„Und was machen wir jetzt?“, {o:fragt/fragen} {other}. {hero} {v:hat/haben} schon eine Idee.
{hero} {v:erzählt/erzählen} alles von Anfang an, und {other} {o:hört/hören} zu, bis zum letzten Wort.
{other} {o:lacht/lachen}, und {hero} {v:lacht/lachen} mit. So einfach kann das sein.
Zum Abschied winken sie. Aber es ist kein richtiger Abschied, denn morgen sehen sie sich wieder.`),
    found: lines(`{hero} {v:kann/können} es kaum glauben. {thingn} ist wieder da!
„{thingn}!“, {v:ruft/rufen} {hero} und {v:lacht/lachen} vor Freude.
Die ganze Sucherei ist auf einmal vergessen.
„Danke“, {v:sagt/sagen} {hero}. „Gern“, {o:antwortet/antworten} {other}.
Wie lange das Suchen gedauert hat, ist jetzt ganz egal.
{hero} {v:zittert/zittern} fast ein bisschen vor Glück.`),
    cause: lines(`Daran liegt es also. {hero} {v:weiß/wissen} es genau, aber das macht es nicht leichter.
„Warum muss das ausgerechnet so sein?“, {v:fragt/fragen} {sich} {hero}.
Ob {other} das überhaupt {o:weiß/wissen}? {hero} {v:glaubt/glauben} es nicht.
Lässt sich daran etwas ändern? {hero} {v:grübelt/grübeln} lange darüber nach.
Wäre das nicht, dann wäre alles ganz einfach, {v:denkt/denken} {hero}.
„Das kann doch nicht ewig so bleiben“, {v:sagt/sagen} {hero} und {v:sucht/suchen} nach einem Ausweg.
Immer, wenn {hero} daran {v:denkt/denken}, {v:seufzt/seufzen} {er} ein bisschen.`),
    obstacle:
      lines(`[Das hat gerade noch gefehlt|Ausgerechnet jetzt|Und das gerade heute]. {hero} {v:lässt/lassen} den Kopf hängen, aber nur kurz.
„[Jetzt erst recht|Aufgegeben wird nicht|Es gibt noch einen anderen Weg]“, {v:sagt/sagen} {hero}.
Was soll man da machen? {hero} {v:überlegt/überlegen} eine ganze Weile, und dann [noch eine|noch ein bisschen|noch einmal].
Aber {wish}, das {v:will/wollen} {hero} immer noch. Daran ändert sich nichts.
Ob {other} es sich noch anders {o:überlegt/überlegen}? {hero} {v:hofft/hoffen} es ganz fest.
Was {other} {o:denkt/denken}, ist das eine. Was {hero} {v:denkt/denken}, ist das andere.
Leicht ist das nicht. {hero} {v:schluckt/schlucken} und {v:macht/machen} [trotzdem|langsam|anders] weiter.
{hero} {v:setzt/setzen} {sich} hin. Aufgeben? Nein. Aber [kurz ausruhen, das ist erlaubt|eine Pause tut gut|in Ruhe nachdenken hilft].
„So war das nicht gedacht“, {v:denkt/denken} {hero}. Dann {v:steht/stehen} {er} wieder auf.
Ein Hindernis ist auch nur eine Aufgabe, {v:sagt/sagen} {mir} {hero}. Und [Aufgaben kann man lösen|es gibt schwerere|bisher ging jede vorbei].`),
    act: lines(`Hinterher {v:kann/können} {hero} kaum glauben, dass das wirklich geschehen ist.
So ein Augenblick vergeht schnell. {hero} {v:will/wollen} nichts davon vergessen.
Ein bisschen aufgeregt {v:ist/sind} {hero} schon. Aber das gehört dazu.
Von außen sieht es vielleicht klein aus. Für {ihn} ist es etwas Großes.
Und dann? {hero} {v:wartet/warten} gespannt, was daraus wird.
Das Herz klopft, so aufregend ist das.
Alles andere ist für einen Augenblick vergessen.`),
    change:
      lines(`„Das hätte ich nicht gedacht“, {v:sagt/sagen} {hero}. „Ich auch nicht“, {o:antwortet/antworten} {other}.
Was {other} wohl als Nächstes {o:tut/tun}? {hero} {v:ist/sind} gespannt.
Damit hat keiner gerechnet, am wenigsten {hero}.
Auf einmal ist alles anders als vorher. {hero} {v:merkt/merken} es sofort.
{hero} {v:schaut/schauen} noch einmal ganz genau hin. Es ist wirklich so.
„Und was jetzt?“, {v:fragt/fragen} {hero}. Das ist eine gute Frage.
{hero} {v:braucht/brauchen} einen Moment, um das zu begreifen. Dann {v:nickt/nicken} {er}.
Noch gestern {v:hätte/hätten} {hero} das nicht für möglich gehalten.
Es dauert eine Weile, bis sich alles wieder beruhigt hat. {hero} {v:atmet/atmen} tief durch.
Davon {v:wird/werden} {hero} noch lange erzählen.`),
  },
  mates:
    lines(`{mate} ist natürlich dabei. Zu zweit [geht alles besser|ist der Weg kürzer|ist es gleich wärmer], da sind sich beide einig.
{hero} und {mate} sehen sich an. [Sie brauchen keine Worte|Ein Blick genügt|Die Worte kommen später].
Als {hero} einmal nicht mehr {v:weiterweiß/weiterwissen}, macht {mate} [einfach weiter|einen Vorschlag|Mut]. Das [steckt an|hilft|tut gut].
[Einmal|Mittendrin|Ohne Grund] müssen {hero} und {mate} so lachen, dass [die ganze Müdigkeit verfliegt|der Hunger vergessen ist|die Kälte vergessen ist].
{mate} weicht nicht von {seiner} Seite, [den ganzen Tag nicht|keine Minute].
Gut, dass {mate} da ist. Allein wäre das alles [nur halb so schön|viel länger|viel zu still].
„[Glaubst du, dass es klappt|Ist es noch weit|Sind wir hier richtig]?“, {v:fragt/fragen} {hero}. {mate} ist ganz sicher.
{hero} {v:zeigt/zeigen}, was zu tun ist, {mate} macht mit, und dann ist es umgekehrt.
Abends sitzen {hero} und {mate} nebeneinander und sagen [lange nichts|nicht viel]. Das ist [auch schön|gut so].`),
  places: lines(`{there} {v:kennt/kennen} {hero} bald jeden [Winkel|Stein|Geruch].
{there} ist es heute [stiller|heller|ruhiger] als sonst, fast so, als würde [alles den Atem anhalten|der Tag etwas wissen].
{there} sieht am Abend alles ein bisschen anders aus als [am Morgen|gestern|vorher].`),
  between:
    lines(`{hero} {v:macht/machen} eine kleine Pause und {v:atmet/atmen} [tief durch|die frische Luft|ganz ruhig]. Dann [geht es weiter|ist die Lust wieder da|kommt der nächste Schritt].
Manche Stunden vergehen schnell und manche langsam. Diese hier [tun beides zugleich|gehören zu den längsten|vergehen wie im Flug].
„[Nur Mut|Los|Ganz ruhig]“, {v:sagt/sagen} {hero} zu {mir} selbst, und es klingt schon [ein bisschen mutiger als beim letzten Mal|fester|wie ein Lied].
Ein Tag geht zu Ende, ein neuer fängt an. Und {hero} {v:ist/sind} noch immer [mit ganzem Herzen|mit demselben Gedanken|ohne Eile] dabei.
[Für einen Augenblick|Auf einmal|Eine Weile] ist es ganz still. {hero} {v:hört/hören} nur [den eigenen Atem|einen fernen Vogel|den Wind].
Manchmal muss man einfach [weitermachen|ein wenig warten|genauer hinsehen]. {hero} {v:weiß/wissen} das, und {er} {v:tut/tun} es auch.
Wer {ihn} jetzt sieht, merkt sofort: [Hier geht es um etwas Wichtiges|Das ist ernst gemeint|Das ist kein Tag wie jeder andere].
Am Morgen {v:streckt/strecken} {sich} {hero} und {v:denkt/denken}: Heute ist [ein guter Tag dafür|der richtige Tag|ein schöner Tag].
{hero} {v:summt/summen} [leise|ein altes Lied|drei Töne] vor {sich} hin. Beim Summen [denkt es sich leichter|vergeht die Zeit|ist alles leichter].
Es gibt Tage, an denen [nichts vorwärtsgeht|alles lange dauert|nichts gelingt]. {hero} {v:weiß/wissen} aber: [Auch das geht vorbei|Morgen ist ein neuer Tag|Das passiert jedem].
{hero} {v:zählt/zählen} langsam bis [zehn|zwanzig|hundert]. [Am Ende ist eine Idee da|Auf halbem Weg ist es schon ruhiger|Und da ist der Gedanke, der gefehlt hat].
Mitten am Tag {v:bleibt/bleiben} {hero} auf einmal stehen. War da nicht gerade [ein guter Gedanke|eine bekannte Stimme|ein Zeichen]? [Doch, vielleicht|Wer weiß|Vielleicht].
„Eins nach dem anderen“, {v:sagt/sagen} {hero}. So wird aus etwas Großem lauter Kleines, und das [ist gar nicht mehr schwer|passt in zwei Hände|macht weniger Angst].
Am Abend {v:schaut/schauen} {hero} zurück: Was war heute gut? [Mehr, als man denkt|Fast alles|Das Beste am Schluss].
{hero} {v:schläft/schlafen} [tief und fest|die ganze Nacht|wie ein Stein]. Und während alles ruht, [wird aus vielen kleinen Gedanken ein großer|wächst im Dunkeln eine Idee|schaut der Mond zu].
Es ist nicht immer leicht, [geduldig|mutig|ruhig] zu sein. {hero} {v:versucht/versuchen} es trotzdem, und manchmal [gelingt es|genügt das|geht es gut].
Ein kleiner Fehler passiert. {hero} {v:ärgert/ärgern} {sich} kurz, dann {v:muss/müssen} {er} lächeln. [Aus Fehlern lernt man schließlich am meisten|Das nächste Mal geht es besser|Davon geht die Welt nicht unter].
Hätte man {ihn} gestern gefragt, wäre die Antwort vielleicht anders gewesen. Heute {v:ist/sind} {hero} {mir} ganz sicher.
Es ist schon [spät|dunkel|Zeit zum Essen], als {hero} endlich eine Pause {v:macht/machen}. [Wie schnell so ein Tag vergeht|Wie kurz so ein Tag ist]!
{hero} {v:freut/freuen} {sich} über jede Kleinigkeit, die gelingt. Viele Kleinigkeiten sind zusammen [etwas Großes|ein Weg|ein ganzer Tag].
Manchmal möchte man wissen, wie alles ausgeht. {hero} {v:möchte/möchten} das auch. Aber dann wäre es ja nicht mehr spannend.
Und wieder fängt [ein neuer Tag|ein heller Morgen] an. {hero} {v:ist/sind} früh wach und gleich mit den Gedanken dabei.
[Ganz leise|Fast ohne Stimme|Mit geschlossenen Augen] {v:sagt/sagen} {hero} etwas vor {sich} hin. Es klingt wie [ein Versprechen|ein Geheimnis|ein Gebet].
Wenn {hero} die Augen {v:schließt/schließen}, {v:sieht/sehen} {er} alles genau vor {mir}. So soll es werden, [genau so|ohne jede Änderung].
Etwas [in der Luft|am Licht|am Weg] ist heute anders. {hero} {v:spürt/spüren} es sofort: [Es geht voran|Es fehlt nicht mehr viel|Das ist ein gutes Zeichen].
Den ganzen Tag {v:hat/haben} {hero} nur eines im Kopf: {wish}.
Den ganzen Tag {v:hat/haben} {hero} nur eines im Kopf: {task}.
[Den ganzen Tag|Von früh bis spät] {v:hat/haben} {hero} nur {thing} im Kopf.
[Der Wind|Das Abendlicht|Ein Blatt am Boden] sagt: „[Gleich|Hier entlang|Warte].“ Oder klingt es nur so? {hero} {v:lauscht/lauschen}.
{hero} {v:denkt/denken} an [einen fernen Nachmittag|eine liebe Stimme|den Geruch von warmem Brot], und das Herz ist [leichter|ruhig|voll].
[Ein Spatz|Ein Schmetterling|Eine fremde Katze] kommt ganz nah vorbei. {hero} {v:schaut/schauen} hinterher, bis [alles still ist|nichts mehr zu sehen ist].
Das ist [die ruhigste Seite|die beste Seite|die schönste Seite] im ganzen Buch, {v:denkt/denken} {hero}.
[In der Ferne|Irgendwo|Am Ende der Straße] [singt jemand|lacht jemand|geht eine Tür zu]. {hero} {v:lächelt/lächeln} ohne Grund.`),
  around,
};
