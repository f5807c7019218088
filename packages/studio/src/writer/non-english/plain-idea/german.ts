import { isGermanNoun } from "../../../languages/german/idea-reader.ts";

const STORY =
  /^(?:von|vom|über)\s(?=(?:eine[mnr]?|meine[mnr]?|de[mnr]|zwei|drei)\s)|^(?:(?:eine?|die|das)\s)?(?:(?:kurze|kleine|lustige|traurige|schöne|spannende|süße|witzige)s?\s)?(?:gute-?nacht-?)?(?:geschichte|märchen|erzählung|kindergeschichte|gutenachtgeschichte)\s(?:über|von|vom|mit|um)\s/iu;
/** Nouns whose other cases end in "n": "einem Drachen". */
const WEAK =
  /^(drache|bär|löwe|hase|junge|affe|elefant|rabe|riese|prinz|matrose|astronaut|polizist|student|fuchs|bauer|nachbar|held|pirat|kamerad|zwerg)(?:n|en)$/iu;
const PLURALS: Readonly<Record<string, string>> = {
  mäusen: "Mäuse",
  hunden: "Hunde",
  freunden: "Freunde",
  kindern: "Kinder",
  brüdern: "Brüder",
  vögeln: "Vögel",
  füchsen: "Füchse",
  tieren: "Tiere",
  fischen: "Fische",
};
const ARTICLE =
  /^(einen|einem|einer|eine|ein|den|dem|der|die|das|meinem|meinen|meiner|meine|mein|zwei|drei|vier|fünf)\s/iu;
const ENDINGS: Readonly<Record<string, readonly [article: string, adjective: string]>> = {
  der: ["ein", "er"],
  die: ["eine", "e"],
  das: ["ein", "es"],
};
const SEPARABLE =
  /^(zurück|zusammen|weiter|kennen|teil|fest|heim|ab|an|auf|aus|ein|mit|nach|vor|weg|los|um|her|hin)(?!(?:twort|armt|igt|schuldig))(\p{Ll}{3,}(?:t|en|te|ten))$/u;

/** "Eine Geschichte über einen kleinen Igel, der das Meer sehen will": "Ein kleiner Igel will das Meer sehen". */
export const plainGerman = (text: string): string => {
  const idea = withCapitals(text);
  const found = STORY.exec(idea) ?? (isOnlySomebody(idea) ? [""] : undefined);
  if (!found) return idea;
  const about = `${/vom\s$/iu.test(found[0]) ? "dem " : ""}${idea.slice(found[0].length)}`.replace(NO_COMMA, "$1, ");
  const [phrase = "", relative = "", ...more] = about.split(/,\s/u);
  const gender = /^(der|die|das)\s/iu.exec(relative)?.[1]?.toLowerCase();
  const hero = nominative(phrase, gender);
  if (!hero || !gender) return hero ? [hero, relative, ...more].filter((each) => each !== "").join(", ") : idea;
  const end = /[.!?]*$/u.exec(relative)?.[0] ?? "";
  const words = relative.slice(gender.length + 1, relative.length - end.length).split(" ");
  const verb = words.at(-1) ?? "";
  if (!/^\p{Ll}+$/u.test(verb) || words.length < 2 || !FINITE.test(verb)) return [hero, relative, ...more].join(", ");
  const told = partsOf(words).map(verbFirst).join(" und ");
  return [`${hero} ${told}${end}`, ...more].join(", ");
};

/** "kein Feuer spucken kann und Bäcker werden will": both parts have a verb of their own at their ends. */
const partsOf = (words: readonly string[]): string[][] => {
  const joint = words.indexOf("und");
  const [one, other] = [words.slice(0, joint), words.slice(joint + 1)];
  return joint > 0 && endsInVerb(one, other) && !SHARED.test(other.at(-1) ?? "") ? [one, other] : [[...words]];
};

/** "spät und allein heimkommt" has one verb. A word with "t" is sure to be one after an object, or as the only word of both. */
const endsInVerb = (one: readonly string[], other: readonly string[]): boolean => {
  const [before = "", word = ""] = [one.at(-2), one.at(-1)];
  if (MODAL.test(word)) return true;
  const isAlone = one.length === 1 && other.length === 1;
  return /^\p{Ll}{2,}t$/u.test(word) && (isAlone || /^\p{Lu}|^(?:gern|gerne|viel|nie|immer|allein|gut)$/u.test(before));
};
const MODAL = /^(?:will|möchte|kann|mag|darf|soll|muss|weiß|hat|ist)$/u;
/** "groß und stark ist": one verb for both. */
const SHARED = /^(?:ist|war|sind|wird|hat)$/u;

/** "gern tanzt": "tanzt gern"; "den Mond anschaut": "schaut den Mond an". */
const verbFirst = (words: readonly string[]): string => {
  const verb = words.at(-1) ?? "";
  const [, prefix, stem] = SEPARABLE.exec(verb) ?? [];
  return [stem ?? verb, ...words.slice(0, -1), ...(prefix ? [prefix] : [])].join(" ");
};

/** "Ein kleiner Bagger(,) der Angst vor dem Dunkeln hat": somebody, and no sentence. */
const isOnlySomebody = (idea: string): boolean => {
  const [, rest = ""] =
    /^(?:ein|eine)\s(?:\p{Ll}+(?:er|es|e)\s){0,2}\p{Lu}\p{Ll}+,?\s(?:der|die|das)\s([^,.!?]+)[.!?]*$/u.exec(
      idea.charAt(0).toLowerCase() + idea.slice(1),
    ) ?? [];
  const words = rest.split(" ");
  return words.length > 2 && /^\p{Ll}+$/u.test(words.at(-1) ?? "") && FINITE.test(words.at(-1) ?? "");
};
/** The comma before a relative clause that was not typed. */
const NO_COMMA = /^((?:\p{L}+\s){0,3}?\p{Lu}\p{Ll}+)\s(?=(?:der|die|das)\s)/u;

const FINITE =
  /(?:t|te|ten|en|rn|ln)$|^(?:will|möchte|kann|mag|darf|soll|muss|weiß|hat|ist|war|ging|fand|kam|sah|fiel|lief)$/u;

/** The phrase as the subject of a sentence; undefined where its gender is not certain. */
const nominative = (phrase: string, gender: string | undefined): string | undefined => {
  const [, article = ""] = ARTICLE.exec(phrase) ?? [];
  const words = phrase.slice(article === "" ? 0 : article.length + 1).split(" ");
  const noun = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  if (article === "") return gender && /^\p{Lu}/u.test(phrase) && before.length < 3 ? phrase : undefined;
  if (!/^\p{Lu}/u.test(noun) || before.some((word) => !/^\p{Ll}+e[nrms]?$|^und$/u.test(word))) return undefined;
  const low = article.toLowerCase();
  const isMany = /^(?:zwei|drei|vier|fünf)$/u.test(low);
  if (isMany)
    return [article, ...before.map((word) => word.replace(/en$/u, "e")), PLURALS[noun.toLowerCase()] ?? noun].join(" ");
  const shown = gender ?? (/^(?:einen|den)$/u.test(low) ? "der" : /^(?:einer|eine)$/u.test(low) ? "die" : undefined);
  const [one = "", ending = ""] = ENDINGS[shown ?? ""] ?? [];
  if (!shown || one === "") return undefined;
  const plain = shown === "der" ? noun.replace(WEAK, "$1") : noun;
  const isMine = /^mein/u.test(low);
  const isDefinite = /^d/u.test(low);
  const adjectives = before.map((word) =>
    word === "und" ? word : word.replace(/e[nrms]?$/u, isDefinite ? "e" : ending),
  );
  return [isDefinite ? shown : isMine ? one.replace("ein", "mein") : one, ...adjectives, plain].join(" ");
};

/** Nouns of an idea that is written without capitals. */
const withCapitals = (idea: string): string =>
  /\s\p{Lu}/u.test(idea)
    ? idea
    : idea.replace(/(?<=\s)\p{Ll}{3,}/gu, (word) =>
        isGermanNoun(word) ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word,
      );
