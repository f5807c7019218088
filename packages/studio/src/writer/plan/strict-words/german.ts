import type { StrictWords } from "./words-of-language.ts";

const CLAUSE = "[^.,;:!?…“”]*";
/** A clause up to the word that decides. It has a limit, as a text without marks would be read again from each word. */
const BEFORE = "(?<=^|[.,;:!?…“”])[^.,;:!?…“”]{0,240}?";
const WITHIN = "[^.,;:!?…“”]{0,240}?";
const PARTICIPLE =
  "(?:\\p{Ll}*ge\\p{Ll}{2,}(?:t|en)|(?:ver|be|er|ent|zer|miss)\\p{Ll}{3,}(?:t|en)|\\p{Ll}{3,}iert|gewesen|worden)";
const MOVED =
  "(?:\\p{Ll}*(?:gegangen|gekommen|gefahren|gelaufen|gewesen|geblieben|gestorben|geflogen|gefallen|gewachsen|gezogen|gereist)|verschwunden|geworden)";
const DAYS = "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Wochenende";
const PARTS = "Tag|Morgen|Vormittag|Mittag|Nachmittag|Abend|Nacht|Woche|Monat|Jahr";
const SEASONS =
  "Frühling|Frühjahr|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";
/** What is at the place where somebody is. */
const NEAR =
  "(?:Tür|Fenster|Tisch|Bett|Schrank|Ofen|Herd|Stuhl|Sessel|Bank|Boden|Knie|Arm|Schoß|Schulter|Baum|Bäume|Ast|Leiter|Ohr|Hand|Hände|Kopf|Luft|Mutter|Vater|Oma|Opa|Groß|Bruder|Schwester|Freund|Kind|Mann|Frau|Hund|Katze|Wasser|Gras|Spiegel|Ecke|Regal|Wand|Korb|Tasche|Rucksack|Ende|Anfang|Stelle|Seite)";

export const german: StrictWords = {
  notSo: [
    // "Letztes Jahr hatten Meisen darin gewohnt", "das ihm gehört hatte".
    new RegExp(`${BEFORE}(?<!\\p{L})(?:hatten?)(?!\\p{L})${WITHIN}\\s${PARTICIPLE}(?!\\p{L})`, "giu"),
    new RegExp(`${BEFORE}(?<!\\p{L})(?:waren?)(?!\\p{L})${WITHIN}\\s${MOVED}(?!\\p{L})`, "giu"),
    new RegExp(`${BEFORE}\\s${PARTICIPLE}\\s(?:hatten?|waren?|worden)(?!\\p{L})`, "giu"),
    // "Würde", "wollte", "konnte": not yet, or not here.
    new RegExp(
      `(?<!\\p{L})(?:würden?|könnten?|konnten?|wollten?|möchten?|sollten?|müssten?|dürften?|hätten?|wären?)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(
      `(?<=,\\s)${WITHIN}(?<!\\p{L})(?:würden?|könnten?|wollten?|sollten?|müssten?|hätten?|wären?)(?!\\p{L})`,
      "giu",
    ),
    new RegExp(
      `${BEFORE}(?<!\\p{L})(?:nicht(?! (?:nur|weit|lange))|nie|niemals|nirgends|niemand)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    /(?<!\p{L})(?:keine?[mnrs]?|ohne|weder|statt|außer)\s(?:(?! und )[^.,;:!?…“”])*/giu,
    // "Wie ein Blitz", "als wäre es ein Schiff", "größer als ein Haus".
    new RegExp(
      `(?<!\\p{L})(?:wie (?=(?:eine?[mnrs]?|der|die|das|im|aus)\\s)|als (?:ob|wenn|wäre|hätte)|wenn|falls|ob|(?<=\\p{Ll}er )als (?=eine?\\s))${CLAUSE}`,
      "giu",
    ),
  ],
  toldOf: [
    // "Im Garten von Frau Lindner".
    /(?<=(?<!\p{L})(?:Haus|Zimmer|Garten|Klasse|Laden|Hof|Werkstatt|Auto|Boot|Buch|Brief|Name|Stimme) )von\s(?:Frau |Herrn |Oma |Opa )?\p{Lu}\p{Ll}+/gu,
    // "Draußen fiel Schnee": seen from within.
    /(?<!\p{L})draußen,?\s[^.,;:!?“”]*(?:Schnee|schneite|regnete|Regen|Wind|Sturm|Gewitter|Nacht|dunkel)[^.,;:!?“”]*/giu,
    // "Während alle anderen schliefen".
    /(?<!\p{L})während (?:alle|die anderen|die (?:\p{Ll}+ )?Leute|das ganze Dorf|die Stadt)\s[^.,;:!?“”]*/giu,
    // "Träumte von einem Schiff", "erzählte, wie er im Wald war".
    /(?<=(?<!\p{L})(?:(?:dacht|erinnert)\p{L}*(?:\s[^\s.,;:!?]+){0,4}?\s(?=an|daran)|(?:träumt|erzählt|sprach|redet|schrieb|las|hört|sang|handelt|wusst)\p{L}*(?:\s[^\s.,;:!?]+){0,4}?\s(?=von|vom|über|davon|darüber)|(?:wartet|hofft|freut)\p{L}*(?:\s[^\s.,;:!?]+){0,4}?\s(?=auf|darauf)|(?:sehnt|fragt|such)\p{L}*(?:\s[^\s.,;:!?]+){0,4}?\s(?=nach)|fürchtet\p{L}*(?:\s[^\s.,;:!?]+){0,4}?\s(?=vor)))(?:von|vom|ans?|über|vor|auf|nach|davon|daran|darüber|darauf)\s[^.;!?“”]*/giu,
    /(?<=(?<!\p{L})(?:sagte|wusste|wussten|dachte|glaubte|meinte|erklärte|erzählte|hoffte|fragte|schrieb|versprach|überlegte|vergaß|verstand|sah|merkte|wünschte)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?,\s)(?:dass|wie|wo|was|wer|warum|ob|wann|woher|wohin)\s[^.;!?“”]*/giu,
    // "Ein Bild von einem Hund", "der Mann auf dem Foto".
    /(?<!\p{L})(?:Bild|Bilder|Foto|Fotos|Gemälde|Zeichnung|Postkarte|Geschichte|Märchen|Lied|Buch|Brief)\s(?:von|vom|über|des|der|eines|einer)\s[^.,;:!?“”]*/gu,
    /(?<!\p{L})(?:eine?|der|die|das|zwei|drei)\s(?:\p{Ll}+\s)?\p{Lu}\p{Ll}+\s(?:auf|in)\s(?:de[mr]|seinem|ihrem|einem)\s(?:\p{Ll}+\s)?(?:Fotos?|Bild|Gemälde|Zeichnung|Postkarte|Plakat)(?!\p{L})/gu,
  ],
  newTime: new RegExp(
    `(?:^|[.!?…”]\\s+|\\n\\s*)\\W*(?:(?:Und|Aber|Doch|Dann) )?(?:Am (?:(?:ganz )?(?:nächsten|folgenden|anderen|ersten|zweiten|dritten|letzten|selben|gleichen|frühen|späten) )?(?:${DAYS}|${PARTS})|Eines (?:\\p{Ll}+ )?(?:Tages|Morgens|Abends|Nachts|Nachmittags)|An (?:einem|diesem|jenem|jedem) (?:\\p{Ll}+ )?(?:${DAYS}|${PARTS})|In (?:der|dieser|jener|derselben) (?:\\p{Ll}+ )?(?:Nacht|Woche)|Im (?:nächsten |folgenden |darauffolgenden )?(?:${SEASONS}|Jahr)|Jede[nrs]? (?:${PARTS}|${DAYS})|(?:\\p{L}+ )?(?:\\p{Ll}+ )?(?:Tage|Wochen|Monate|Jahre|Stunden) (?:später|danach|vergingen|lang)|Nach (?:\\p{Ll}+ ){0,2}(?:Tagen|Wochen|Monaten|Jahren|Stunden|Stunde|Schule|Frühstück|Mittagessen|Abendessen|Essen)|Seit(?:dem| diesem| jenem)|Von (?:da|diesem Tag|nun) an|Später|Abends|Nachts|Morgens|Mittags|Nachmittags|Früher|Damals)(?!\\p{L})`,
    "u",
  ),
  sameDay:
    /(?<!\p{L})(?:Am (?:Vormittag|Mittag|Nachmittag|Abend)|In (?:der|dieser) Nacht|Stunden?|Später|Abends|Nachts|Mittags|Nachmittags|(?:Mittag|Abend)?[Ee]ssen|Frühstück)(?!\p{L})/u,
  leaves: new RegExp(
    `(?<!\\p{L})(?:(?:ging|lief|rannt|fuhr|ritt|kletter|stieg|eilt|wander|zog|kam|kehr|flog|schlich|sprang|segelt|reist|marschier|stapft|spazier|folgt|stürm|hüpft|rudert|führt|brach|trug)\\p{Ll}*(?:\\s[^\\s.,;:!?]+){0,5}?\\s(?:nach (?:Hause|draußen|oben|unten|\\p{Lu})|hinaus|heraus|hinein|herein|hinauf|hinunter|hinüber|davon|fort|los|weg|weiter|zurück|heim|auf den Weg|(?:in|an|auf|durch|über|unter|hinter|entlang) (?:den|die|das|seinen|ihren|seine|ihre|einen|eine) (?:\\p{Ll}+ )?(?!${NEAR})\\p{Lu}|(?:ins|zum|zur|aufs|ans|übers|durchs|aus de[mr]) (?:\\p{Ll}+ )?(?!${NEAR})\\p{Lu})|machten? sich(?:\\s\\p{L}+){0,3}? auf den Weg|verließ|verließen|erreichten?|betraten?|(?:nahm|nahmen) den (?:Bus|Zug))`,
    "u",
  ),
  opensWithPronoun:
    /^[^\p{L}]*(?:(?:Und|Aber|Doch|Dann|Da|Nun|Jetzt|Plötzlich|Schnell|Langsam|Leise|Vorsichtig|Sofort|Endlich|Zuerst|Danach|Dabei|Dort|Dafür|Trotzdem|Also|Schließlich|Zusammen|Gemeinsam),? (?:\p{Ll}+ )?)?(?:er|sie|es|(?:sein|ihr)\p{Ll}{0,2}(?! \p{Lu}\p{Ll}+ \p{Lu})|ihn|ihm|beide|das|dies|diese|dieser)(?!\p{L})/iu,
  somebody: /(?<!\p{L})(?:ich|wir|er|sie|beide|alle|die (?:zwei|drei|vier|beiden))(?!\p{L})/iu,
  inTheOpen:
    /(?<!\p{L})(?:unter|hinter|durch|über|in|im|ins|auf|am|an|ans|neben|zwischen|vor|bei|beim|aus|von|vom|zum|zur)\s(?:(?:de[rmn]|die|das|eine[mnr]?|ein|seine[mnr]?|ihre[mnr]?)\s)?(?:\p{Ll}+\s){0,2}(?:\p{L}*bäumen?|\p{L}*baum|\p{L}*busch|\p{L}*büschen?|Hecken?|Gras|\p{L}*wiesen?|\p{L}*feld\p{L}{0,2}|Äckern?|Acker|Teich|Bach|\p{L}*ufer|Hügeln?|Hang|Tal|\p{L}*pfad|Feldweg|Zaun|\p{L}*garten|Gärten|Hof|Beet\p{L}{0,2}|Pfützen?|Schnee|Sand|Sternen?|Mond\p{L}*|Felsen|Klippen?|Weide|Koppel|Schilf|Wurzeln?|Laub|Blättern)(?!\p{L})/iu,
  homely:
    /(?<!\p{L})(?:\p{L}*bett\p{L}{0,3}|Kissen|Sofa|Sessel|Stühlen?|Stuhl|Kamin|Ofen|\p{L}*schrank|\p{L}*regal|Vorhang|Vorhänge|Teppich|Schreibtisch|zu Hause|nach Hause|heim|Haus|Wohnung|\p{L}*zimmer|Stube|Hütte|Flur|Treppe)(?!\p{L})/iu,
};
