import { type Language, writings } from "../../languages/index.ts";

/** Kinds that may be drawn as a man or as a woman. */
const eitherGender: ReadonlySet<string> = new Set(
  "farmer,detective,doctor,teacher,cook,artist,singer,mechanic,firefighter,astronaut,hero,elf,monk,ninja,pirate,captain,fisherman,nurse,postman,craftsman,shopkeeper,mayor,police-officer".split(
    ",",
  ),
);

/** The trait "man" or "woman" that fits a story's pronoun, for kinds that may be either. */
export const genderTraits = (kind: string, pronoun: string): string[] =>
  !eitherGender.has(kind) ? [] : pronoun === "he" ? ["man"] : pronoun === "she" ? ["woman"] : [];

/** The trait "man" or "woman" that the word for a trade shows: "eine Lehrerin", "una pescadora". */
export const genderTraitsOfWord = (kind: string, word: string, language: Language): string[] => {
  const { genderedTrades } = writings[language];
  if (!genderedTrades || !eitherGender.has(kind)) return [];
  const lowerCase = word.toLocaleLowerCase();
  if (genderedTrades.neither.test(lowerCase)) return [];
  return [genderedTrades.woman.test(lowerCase) ? "woman" : "man"];
};

/** Such traits are for the picture only: a story does not say "the old man teacher". */
export const isGenderTrait = (trait: string): boolean => trait === "man" || trait === "woman";
