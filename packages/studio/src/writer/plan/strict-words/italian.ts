import type { StrictWords } from "./words-of-language.ts";

const CLAUSE = "[^.,;:!?…“”]*";
const DAYS = "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica";
const PARTS = "giorno|mattina|mattino|pomeriggio|sera|notte|settimana|mese|anno";
const SEASONS =
  "primavera|estate|autunno|inverno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre";
/** What is at the place where somebody is. */
const NEAR =
  "(?:porta|finestra|tavol|letto|armadio|forno|stufa|sedia|poltrona|panc|terra|ginocchi|bracci|spall|alber|ram[oi]|scal|orecchi|man[oi]|testa|aria|madre|padre|nonn|fratell|sorell|amic|bambin|uomo|donna|can[ei]|gatt|acqua|erba|specchio|angolo|muro|cesto|borsa|fine|lato)";
const THE = "(?:il|lo|la|l['’]|i|gli|le|un|uno|una|un['’]|suo|sua|suoi|sue)";

export const italian: StrictWords = {
  notSo: [
    // "La barca che aveva costruito".
    new RegExp(
      `(?<=(?:^|[.,;:!?…]\\s|\\s(?:che|dove|chi|quando|perché)\\s))(?:[^\\s.,;:!?]+\\s){0,5}?(?:aveva|avevano|era|erano)\\s(?:(?:sempre|già|mai)\\s)?(?:\\p{L}+(?:ato|uto|ito|tto|sto|nto)|andat[oaie]|venut[oaie]|mort[oaie]|partit[oaie]|nat[oaie])(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:voleva|volevano|volle|vollero|poteva|potevano|doveva|dovevano|\\p{L}{2,}(?:erebbe|irebbe|erebbero|irebbero|rebbe))(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(`(?<!\\p{L})(?:non|mai|nessuno|neanche|nemmeno)(?!\\p{L})${CLAUSE}`, "giu"),
    /(?<!\p{L})(?:senza|nessun[oa]?|né|tranne|invece di)\s(?:(?! e )[^.,;:!?…“”])*/giu,
    new RegExp(
      `(?<!\\p{L})(?:come (?=(?:un|uno|una|un['’]|se|il|la|i|le)[\\s'’])|così \\p{L}+ come|più \\p{L}+ d(?:i|el|ella)|se (?=\\p{L}+))${CLAUSE}`,
      "giu",
    ),
  ],
  toldOf: [
    // "Fuori cadeva la neve": seen from within.
    /(?<!\p{L})fuori,?\s[^.;:!?“”]*(?:neve|nevicava|pioggia|pioveva|vento|tempesta|notte)[^.,;:!?“”]*/giu,
    // "Mentre tutti dormivano".
    /(?<!\p{L})mentre (?:tutt[iao]|gli altri|il paese|la città)\s[^.,;:!?“”]*/giu,
    // "Nella classe della signora Rossi".
    /(?<=(?<!\p{L})(?:casa|classe|camera|giardino|bottega|negozio|fattoria|officina|cortile|macchina|barca|libro|lettera|nome|voce) )(?:di|della|del)\s(?:signora |signor |nonn[oa] )?\p{Lu}\p{Ll}+/gu,
    /(?<=(?<!\p{L})(?:pens|sogn)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:a|al|alla|ai|di|del|della|che)\s[^.;!?“”]*/giu,
    /(?<=(?<!\p{L})(?:parl|ricord|raccont|sper|tem|desider)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:di|del|della|che|come|dove)\s[^.;!?“”]*/giu,
    /(?<!\p{L})(?:disse|sapeva|credeva|pensò|spiegò|chiese|promise|capì)\s(?:(?:a \p{L}+)\s)?(?:che|come|dove|se|perché)\s[^.;!?“”]*/giu,
    /(?<!\p{L})(?:foto|fotografi[ae]|quadro|dipinto|ritratto|disegno|immagine|cartolina|storia|favola|canzone|lettera|libro)\s(?:di|del|della|dei|d['’]|su)\s?[^.;:!?“”]*/giu,
  ],
  newTime: new RegExp(
    `(?:^|[.!?…”]\\s+|\\n\\s*)\\W*(?:(?:E|Ma|Poi|Allora),? )?(?:Un(?:a)? (?:bel )?(?:${PARTS}|${DAYS})|(?:Il|La|L['’]) ?(?:${PARTS}|${DAYS}|indomani) (?:dopo|seguente|successiv[oa])|Quel(?:la)? (?:${PARTS})|Quello stesso giorno|Ogni (?:${PARTS}|${DAYS})|Tutt[ie] (?:i|le) (?:giorni|sere|notti|mattine|domeniche)|(?:In|D['’]|Nell['’]?|A) ?(?:${SEASONS})|(?:\\p{L}+ )?(?:\\p{Ll}+ )?(?:giorni|settimane|mesi|anni|ore) dopo|Passarono|Dopo (?:\\p{Ll}+ ){0,2}(?:giorni|settimane|mesi|anni|cena|pranzo|scuola)|Da (?:quel|allora)|Più tardi|Di (?:notte|sera|mattina)|Al (?:mattino|tramonto)|All['’]alba|A mezzanotte|La (?:sera|notte|mattina)|Il (?:mattino|pomeriggio)|Un tempo|C['’]era una volta)(?!\\p{L})`,
    "iu",
  ),
  sameDay:
    /(?<!\p{L})(?:(?:la|quella|di) (?:sera|notte)|il pomeriggio|nel pomeriggio|al tramonto|ore|più tardi|a mezzanotte|cena|pranzo)(?!\p{L})/iu,
  leaves: new RegExp(
    `(?<!\\p{L})(?:(?:and|cors|corr|cammin|sal|scend|sces|entr|usc|part|torn|ritorn|arriv|attravers|arrampic|salt|vol|segu|port|condu|rem|navig|viaggi|scapp|fugg)\\p{Ll}*(?:\\s[^\\s.,;:!?]+){0,4}?\\s(?:a|al|alla|allo|ai|agli|in|nel|nella|nello|verso|fino|per|dal|dalla|fuori|dentro|lungo|attraverso)\\s?(?!(?:${THE}\\s?)?(?:\\p{Ll}+\\s)?${NEAR})|(?:uscì|uscirono|partì|partirono|se ne andò|se ne andarono|attraversò|attraversarono|lasciò)(?!\\p{L}))`,
    "iu",
  ),
  opensWithPronoun:
    /^[^\p{L}]*(?:(?:e|ma|poi|allora|così|subito|infine|insieme|lì|dentro|all['’]improvviso),? )*(?:lui|lei|loro|egli|ella|essi|si|gli|le|su[oaie]i? (?!\p{Ll}+ \p{Lu})|entrambi|tutti e due|questo|lo|la(?= \p{L}+(?:ò|arono|ì|irono|é|erono)(?!\p{L}))|\p{Ll}{2,}(?:ò|arono|irono|erono|ì))(?!\p{L})/iu,
  somebody:
    /(?<!\p{L})(?:io|noi|lui|lei|loro|entrambi|tutti|\p{L}{2,}(?:ò|arono|irono|erono)|vide|prese|disse|fece|mise|corse|rise|andò|fu|furono|venne|scese)(?!\p{L})/iu,
  inTheOpen:
    /(?<!\p{L})(?:sotto|dietro|attraverso|sopra|su|sul|sulla|in|nel|nella|nell['’]|tra|fra|accanto|ai piedi|sul bordo|per|davanti|vicino|fino|verso)\s?(?:(?:a|al|alla|all['’]|il|lo|la|l['’]|i|gli|le|un|una|suo|sua|di|del|della)\s?){0,2}(?:\p{L}+\s){0,2}?(?:alber[oi]|querci[ae]|cespugli[o]?|siep[ei]|erba|prat[oi]|camp[oi]|stagno|ruscello|fiume|riva|collin[ae]|pendio|valle|sentier[oi]|strada sterrata|recinto|giardino|orto|cortile|fiori|pozzanghere?|neve|sabbia|stelle|luna|rocc(?:e|ia)|scogli(?:o|era|ere)?|canne|radici|foglie|vigna)(?!\p{L})/iu,
  homely:
    /(?<!\p{L})(?:lett[oi]|cuscin[oi]|divano|poltrona|sedi[ae]|camino|stufa|armadio|scaffal[ei]|tend[ae]|tappeto|scrivania|casa|appartamento|camera|stanza|salotto|capanna|scale?)(?!\p{L})/iu,
};
