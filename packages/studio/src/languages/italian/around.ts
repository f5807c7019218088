import { clauseLinesOf } from "../clause-blocks.ts";

/** What can be seen, heard and felt where the idea has one of these words. */
export const { around = [] } = clauseLinesOf(`
# around mare(?!\\p{L})|spiaggia|isola|pescator|porto(?!\\p{L})|onda|onde
Le onde [vanno e vengono|battono piano sulla riva|brillano al sole], e l'aria [sa di sale|ha odore di alghe].
[Un gabbiano|Una vela bianca|Una nuvola] passa sopra il mare, [piano|in alto].
# around fiume|lago|stagno|pesce|nuotare|anatra|rana(?!\\p{L})|ranocchi
L'acqua è [chiara|fresca|tranquilla], e dentro [brilla il sole|passa una foglia|tremano le nuvole].
Sulla riva [canta una rana|si muove l'erba|passa una libellula].
# around bosco|foresta|alber[oi]|volpe|orso|scoiattol|gufo|riccio
Le foglie [parlano piano|brillano|ballano nel vento], e c'è odore di [terra|legno|fiori].
Tra i rami [passa un raggio di sole|canta un uccello|si muove qualcosa].
# around montagna|neve|inverno|ghiaccio|freddo
L'aria è [fredda|fine|pulita], e tutto è [silenzioso|bianco in lontananza|più vicino al cielo].
In alto [passa una nuvola|brilla la neve|canta il vento].
# around pane|fornai|torta|cucin|zuppa|forno|pizz|dolc|biscott
[Un buon profumo|Un caldo dolce|Un profumo di cannella] è nell'aria.
In cucina [canta la pentola|c'è farina dappertutto|aspetta una tavola pronta].
# around scuola|maestr|alunn|classe
[Suona la campanella|Qualcuno ride nel corridoio|Una sedia si muove], e la giornata [comincia|prende colore].
# around paese|villaggio|città|strada|mercato|negozio|piazza|festa
Per strada passano [voci|biciclette|bambini], e ogni finestra ha [una storia|un fiore|una luce].
[Un gatto dorme al sole|Una vicina passa|Qualcuno canta], e il giorno continua.
# around giardino|orto(?!\\p{L})|fiore|fiori|seme|parco|fattoria|prato
[Un'ape|Una farfalla|Un passero] passa e resta [lì vicino|su un fiore].
La terra ha odore [di pioggia|di sole], e l'erba [brilla|si muove].
# around autobus|treno|(?:in|con la|sulla) macchina|automobile|taxi|bicicletta|camion|tram(?!\\p{L})
Le ruote [cantano|girano], e [gli alberi|le case|le luci] restano indietro.
# around pioggia|nuvola|vento|tempesta|arcobaleno|aquilone
In cielo le nuvole [passano|corrono|cambiano forma], e il vento [racconta qualcosa|non ha fretta].
# around notte|stell[ae]|luna(?!\\p{L})|faro(?!\\p{L})|dormire|sogn
[Una stella|La luna|Una finestra accesa] brilla, e la notte è [più corta|dolce|amica].
# around cane(?!\\p{L})|cagnolin|gatt[oa]|pappagall|cavallo|mucca|pecora|gallo(?!\\p{L})|gallina|asino
[Qualcosa si muove nell'erba|Si sente un piccolo rumore], e [tutti ascoltano|torna il silenzio].
# around lettera|libro|musica|canzone|cantare|violino|piano(?!\\p{L})|dipin|disegn|ball|cucire|vestito|sart
[I colori|I suoni|Le parole] dicono tante cose [senza voce|a chi ha tempo].
`);
