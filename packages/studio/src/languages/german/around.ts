import { clauseLinesOf } from "../clause-blocks.ts";

/** What can be seen, heard and felt where the idea has one of these words. */
export const { around = [] } = clauseLinesOf(`
# around meer(?!\\p{L})|strand|insel|schiff|fischer|hafen|welle
Das Meer [rauscht|leuchtet|kommt und geht], und die Luft [schmeckt nach Salz|ist ganz frisch].
[Eine Möwe|Ein weißes Segel|Eine Wolke] zieht über das Wasser, [ganz langsam|hoch oben].
# around fluss|see(?!\\p{L})|teich|fisch(?!er)|schwimm|ente(?!\\p{L})|frosch
Das Wasser ist [klar|kühl|ruhig], und [die Sonne leuchtet darin|ein Blatt liegt darauf].
Am Ufer [quakt ein Frosch|steht hohes Gras|sitzt eine Libelle].
# around wald|baum|fuchs|bär(?!\\p{L})|eichhörnchen|eule|igel
Der Wald [rauscht|leuchtet|schweigt], und es riecht nach [Erde|Holz|Blumen].
Zwischen den Ästen [leuchtet ein Sonnenstrahl|singt ein Vogel|wartet ein Eichhörnchen].
# around berg|schnee|winter|eis(?!\\p{L})|kalt
Die Luft ist [kalt|dünn|klar], und alles ist [still|hell in der Ferne|dem Himmel näher].
Hoch oben [zieht eine Wolke|leuchtet der Schnee|singt der Wind].
# around brot|brezel|bäck|kuchen|koch|köch|suppe|ofen|plätzchen
[Ein guter Duft|Eine süße Wärme|Ein Duft nach Zimt] liegt in der Luft.
In der Küche [singt der Topf|liegt überall Mehl|wartet ein gedeckter Tisch].
# around schule|lehrer|schüler|klasse
[Die Tür geht auf|Im Flur lacht jemand|Auf dem Hof wartet jemand], und der Tag [beginnt|bekommt Farbe].
# around dorf|stadt|straße|markt|laden|platz|gasse
Auf der Straße hört man [Schritte|Stimmen|ein Fahrrad], und hinter jedem Fenster ist [eine Geschichte|eine Blume|ein Licht].
[Eine Katze schläft in der Sonne|Eine Nachbarin winkt|Jemand pfeift], und der Tag geht weiter.
# around garten|schrebergarten|blume|samen|park(?!\\p{L})|bauernhof|wiese
[Eine Biene|Ein Schmetterling|Ein Spatz] kommt vorbei und sitzt dann [ganz nah|auf einer Blume].
Die Erde riecht nach [Regen|Sonne], und das Gras [glänzt|leuchtet].
# around bus(?!\\p{L})|zug(?!\\p{L})|auto(?!\\p{L})|taxi|fahrrad|laster|straßenbahn
[Ein Baum nach dem anderen|Ein Haus nach dem anderen|Ein Licht nach dem anderen] bleibt zurück, so ist das [unterwegs|auf Reisen].
# around regen|wolke|wind(?!\\p{L})|sturm|gewitter|drachen(?!\\p{L})|regenbogen
Am Himmel [zieht eine Wolke nach der anderen|ist viel los], und der Wind [erzählt etwas|hat keine Eile].
# around nacht|stern|mond|leuchtturm|schlaf|traum
[Ein Stern|Der Mond|Ein helles Fenster] leuchtet, und die Nacht ist [still|freundlich|ganz mild].
# around hund|dackel|kat(?:er|ze)|papagei|pferd|kuh|schaf|huhn|esel
[Im Gras raschelt etwas|Irgendwo knackt etwas], und [alle lauschen|dann ist es wieder still].
# around brief|buch|musik|lied|singen|geige|klavier|radio|tanz|mal(?:t|en)(?!\\p{L})|zeichn
[Eine Farbe|Ein Ton|Ein Wort] sagt manchmal mehr [als ein ganzer Tag|als man denkt].
`);
