import type { Language } from "../../languages/index.ts";

/** Words right before what is not there: "kein Hund", "sans lanterne"; smelt, told of, wished for. */
const ABSENT: Partial<Record<Language, RegExp>> = {
  german:
    /(?<!\p{L})(?:(?:keine?[mnrs]?|ohne|nie eine?[mnrs]?|nach|träumt\p{L}* von|erzählt\p{L}* von|dacht\p{L}* an|wünschte sich)\s(?:eine?[mnrs]?\s|de[rmn]\s)?(?:\p{Ll}+\s)?)$/iu,
  french:
    /(?<!\p{L})(?:(?:pas|plus|jamais|rêvait|rêva|parlait|parla|odeur|l['’]histoire|histoire) (?:de |d['’]|du |des )(?:\p{L}+\s)?|(?:aucune?|sans|ni|sentait|sentit) (?:le |la |l['’]|un |une )?(?:\p{L}+\s)?)$/iu,
  spanish:
    /(?<!\p{L})(?:(?:sin|ningún|ninguna|ni|no había|no hay|no tenía|olía a|soñaba con|hablaba de|historia de|olor a) (?:una?\s|el\s|la\s|los\s|las\s)?(?:\p{L}+\s)?)$/iu,
  italian:
    /(?<!\p{L})(?:(?:senza|nessuna?|né|non c['’]era|non aveva|profumava di|odore di|sognava|storia di|parlava di) (?:una?\s|il\s|la\s|lo\s)?(?:\p{L}+\s)?)$/iu,
  portuguese:
    /(?<!\p{L})(?:(?:sem|nenhuma?|nem|não havia|não tinha|cheirava a|sonhava com|falava de|história de|cheiro a|cheiro de) (?:uma?\s|o\s|a\s)?(?:\p{L}+\s)?)$/iu,
  russian: /(?<!\p{L})(?:(?:без|нет|не было|ни|пахло|мечтал\p{L}* о|думал\p{L}* о|рассказ\p{L}* о) (?:\p{L}+\s)?)$/iu,
};

/** "It smelt of soap", "it was painted with a boat" are in the rules of English; these are those of the others. */
export const isAbsentIn = (text: string, at: number, language: Language): boolean => {
  const pattern = ABSENT[language];
  return pattern?.test(text.slice(Math.max(0, at - 48), at)) === true || isInSpeech(text, at);
};

/** Direct speech may name what is far away. */
export const isInSpeech = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  if ((before.match(/"/g)?.length ?? 0) % 2 === 1) return true;
  // A mark that closes speech in German opens it in other languages.
  const marks = text.includes("„") ? ["„"] : ["«", "“", "「", "『"];
  const opened = Math.max(...marks.map((mark) => before.lastIndexOf(mark)));
  if (opened < 0) return false;
  return !/[“”»」』]/u.test(before.slice(opened + 1));
};
