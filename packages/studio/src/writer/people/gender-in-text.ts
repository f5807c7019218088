import type { Language } from "../../languages/index.ts";
import { genderOfName } from "./given-names.ts";
import { genderOfNameIn } from "./names-of-languages.ts";
import { genderOfOtherName } from "./other-names.ts";
import { genderOfSpeech } from "./quoted-speakers.ts";

/** Subject pronouns that mean one person only. */
const PRONOUNS: Partial<Record<Language, Readonly<Record<"she" | "he", RegExp>>>> = {
  french: {
    she: /(?<!\p{L})elle(?!\p{L})/iu,
    he: /(?<!\p{L})il(?! (?:y|faut|fallait|pleuvait|neigeait|faisait)|\p{L})/iu,
  },
  spanish: { she: /(?<!\p{L})ella(?!\p{L})/iu, he: /(?<!\p{L})él(?!\p{L})/iu },
  italian: { she: /(?<!\p{L})lei(?!\p{L})/iu, he: /(?<!\p{L})lui(?!\p{L})/iu },
  portuguese: { she: /(?<!\p{L})ela(?!\p{L})/iu, he: /(?<!\p{L})ele(?!\p{L})/iu },
  chinese: { she: /(?<=[，。]|可是|但是|因为|所以|但)她(?!们)/u, he: /(?<=[，。]|可是|但是|因为|所以|但)他(?!们)/u },
  russian: { she: /(?<!\p{L})она(?!\p{L})/iu, he: /(?<!\p{L})он(?!\p{L})/iu },
};

/** The gender of a name that no list has: that of the pronouns after it, or of its ending. */
export const genderInText = (text: string, name: string, language: Language): "she" | "he" => {
  const ofGroup = genderOfGroup(text.slice(0, Math.max(0, text.indexOf(name))));
  // "Due fratelli, Nino e Carla": brothers and sisters.
  const isSister = ofGroup === "he" && (genderOfNameIn(name, language) ?? genderOfName(name)) === "she";
  if (ofGroup) return isSister ? "she" : ofGroup;
  const ofTitle = genderOfTitle(text, name);
  if (ofTitle) return ofTitle;
  const ofNoun = genderOfArticle(text.slice(0, Math.max(0, text.indexOf(name))), language);
  if (name && ofNoun) return ofNoun;
  const ofSpeech = genderOfSpeech(text, name, language);
  if (ofSpeech) return ofSpeech;
  const pronouns = PRONOUNS[language];
  if (!pronouns || !name || genderOfNameIn(name, language) || genderOfName(name))
    return genderOfOtherName(name, language);
  let balance = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    // Up to the next name: a capital that opens no sentence.
    const [after = ""] =
      /^.{0,110}?(?=(?<![.!?…:»”"]\s?)\s\p{Lu}|$)/su.exec(text.slice(at + name.length, at + 130)) ?? [];
    const [she, he] = [after.search(pronouns.she), after.search(pronouns.he)];
    if (she >= 0 && (he < 0 || she < he)) balance++;
    else if (he >= 0) balance--;
  }
  return balance > 0 ? "she" : balance < 0 ? "he" : genderOfOtherName(name, language);
};

/** "Madame Okou", "Frau Holzer". */
const genderOfTitle = (text: string, name: string): "she" | "he" | undefined => {
  const at = name === "" ? -1 : text.indexOf(name);
  const before = at < 0 ? "" : `${text.slice(Math.max(0, at - 14), at)}${name}`;
  if (
    /(?<!\p{L})(?:[Mm]adame|[Mm]ademoiselle|Mme|Frau|[Ss]eñora|[Dd]oña|[Ss]ignora|[Ss]enhora|[Dd]ona|[Tt][ií]a|[Tt]ante|[Zz]ia|госпожа)\s\p{Lu}/u.test(
      before,
    )
  )
    return "she";
  return /(?<!\p{L})(?:[Mm]onsieur|M\.|Herrn?|[Ss]eñor|[Dd]on|[Ss]ignor|[Ss]enhor|[Tt][ií]o|[Oo]nkel|[Oo]ncle|[Zz]io|господин)\s\p{Lu}/u.test(
    before,
  )
    ? "he"
    : undefined;
};

/** "la voisine Odile", "die Putzfrau Rosi": the article shows it. */
const genderOfArticle = (before: string, language: Language): "she" | "he" | undefined => {
  const articles = ARTICLES[language];
  const [, article = "", noun = ""] = /(?<![\p{L}])(\p{L}+)\s(\p{L}{3,})\s$/u.exec(before) ?? [];
  if (!articles || noun === "" || BOTH.test(noun)) return undefined;
  return articles.she.test(article) ? "she" : articles.he.test(article) ? "he" : undefined;
};
/** Words whose article shows nothing of who has the name: "das Mädchen", "la persona". */
const BOTH =
  /^(?:persona|personne|person|zwillinge|geschwister|freunde|brüder|kinder|jumeaux|gemelos|pessoa|figur|katze|maus|schnecke|ente|gans|puppe|ville|ciudad|città|cidade|stadt|calle|rue|via|rua)$/iu;
const ARTICLES: Partial<Record<Language, Readonly<Record<"she" | "he", RegExp>>>> = {
  german: { she: /^(?:die|eine|ihre|seine|meine|unsere)$/iu, he: /^(?:der|ihr|sein|mein|unser)$/iu },
  french: { she: /^(?:la|une|sa|ma)$/iu, he: /^(?:le|un)$/iu },
  spanish: { she: /^(?:la|una)$/iu, he: /^(?:el|un)$/iu },
  italian: { she: /^(?:la|una|sua|mia)$/iu, he: /^(?:il|lo|un|suo|mio)$/iu },
  portuguese: { she: /^(?:uma|sua|minha|a)$/iu, he: /^(?:o|um|seu|meu)$/iu },
};

/** "쌍둥이 자매 하나와 두리": both are girls. */
const genderOfGroup = (before: string): "she" | "he" | undefined =>
  SISTERS.test(before) ? "she" : BROTHERS.test(before) ? "he" : undefined;
const AND_NAME = "(?:\\s\\p{Ll}+)?[,:，]?\\s?(?:\\p{L}+(?:[와과和]|\\s(?:und|y|e|et|и)\\s)\\s?)?$";
const SISTERS = new RegExp(
  `(?:자매|姐妹|Schwestern|jumelles|gemelas|gemelle|gêmeas|hermanas|sœurs|sorelle|irmãs|с[её]стры)${AND_NAME}`,
  "u",
);
const BROTHERS = new RegExp(`(?:형제|兄弟|Brüder|frères|fratelli|братья)${AND_NAME}`, "u");
