import { isUnspaced, type Language, languageOf, writings } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { findWords } from "../lexicon/find-words.ts";
import { genderOfName } from "../people/given-names.ts";
import { type Age, kindOfHuman, kindOfThing, personNoun } from "../people/person-nouns.ts";
import { genderTraits, isGenderTrait } from "../plan/grammatical-gender.ts";
import { lookOf } from "../plan/look-words.ts";
import { isNamed, type OwnCharacter } from "./own-character.ts";
import { coloursIn, wornIn } from "./worn-things.ts";

/** The cast with the user's own characters: those that it has look as the user says, and the others are added. */
export const withOwnCharacters = (
  cast: readonly CastMember[],
  own: readonly OwnCharacter[],
  language: string,
): CastMember[] => {
  const known = cast.map((member) => {
    const given = own.find(({ name }) => isNamed(member.name, name));
    return given ? { ...member, ...lookOfOwn(given, language, member) } : member;
  });
  const added = own
    .filter(({ name }) => !cast.some((member) => isNamed(member.name, name)))
    .map((given) => ({ id: freeId(cast, own.indexOf(given)), name: given.name, ...lookOfOwn(given, language) }));
  return [...known, ...added];
};

/** What is drawn of an own character: what the user says of it, or else what its member of the cast was before. */
const lookOfOwn = (
  { name, kind = "", look = "" }: OwnCharacter,
  filmLanguage: string,
  before?: CastMember,
): Pick<CastMember, "kind" | "traits" | "wears"> => {
  const language = languageOf(filmLanguage);
  const drawn = drawnKind(kind, language) ?? before?.kind ?? humanKind(name);
  const isHuman = personNoun(drawn)?.isHuman === true;
  const body = withoutClothes(kind);
  const looks = [language, "english" as const].flatMap((each) => [
    ...looksIn(body, each),
    ...bodyLooks(look, each, isHuman),
  ]);
  const kept = before?.traits.filter((trait) => (!kind && looks.length === 0) || isGenderTrait(trait)) ?? [];
  const gender = kept.some(isGenderTrait) ? [] : genderTraits(drawn, genderOfName(name) ?? "");
  const said = [kind, look].filter((words) => words.trim() !== "").join(", ");
  const wears = said === "" ? (before?.wears ?? []) : wornIn(said, filmLanguage);
  return {
    kind: drawn,
    traits: [...new Set([...kept, ...looks, ...gender])],
    ...(wears.length > 0 && { wears }),
  };
};

/** "girl in a red coat": the girl. */
const withoutClothes = (kind: string): string => kind.replace(/\s(?:in|with|wearing)\s.*$/i, "");

/** What is drawn for the words of a kind; undefined where the artist knows none of them. */
const drawnKind = (given: string, language: Language): string | undefined => {
  const words = withoutClothes(given);
  if (words.trim() === "") return undefined;
  const noun = words.trim().toLowerCase().split(/\s+/).at(-1) ?? "";
  return (
    // A trade has its own clothes: a fisherman is no farmer.
    personNoun(noun)?.kind ??
    kindIn(words, language) ??
    kindIn(words, "english") ??
    kindOfThing(noun) ??
    findWords(words, language).find(({ sort }) => sort === "prop")?.value
  );
};

/** The last kind that words name: the owl of "my white owl". */
export const kindIn = (words: string, language: Language): string | undefined =>
  findWords(words, language).findLast(({ sort }) => sort === "kind")?.value;

const humanKind = (name: string, age: Age = "child"): string => kindOfHuman({ age, gender: genderOfName(name) });

const looksIn = (text: string, language: Language): string[] => {
  if (isUnspaced(language))
    return Object.entries(writings[language].looks)
      .filter(([, forms]) => new RegExp(forms, "u").test(text))
      .map(([look]) => look);
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => lookOf(word, language)).filter((look) => look !== undefined);
};

/** The looks of the body, without those of clothes and things: "white feathers, a red hat" is white. */
const bodyLooks = (look: string, language: Language, isHuman: boolean): string[] =>
  look
    .split(/[,;.،、，；。।]|\b(?:and|with)\b/iu)
    .filter((part) => {
      const words = part.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
      const worn = wornIn(part, language);
      if (isHuman ? worn.length > 0 : worn.some((each) => !/(?:coat|hair|skin)$/.test(each))) return false;
      return (
        isUnspaced(language) ||
        words.every(
          (word) => BODY.test(word) || lookOf(word, language) !== undefined || coloursIn(word, language).length > 0,
        )
      );
    })
    .flatMap((part) => [...looksIn(part, language), ...coloursIn(part, language)]);

const BODY = /^(?:an?|all|very|fur|feathers?|scales|skin|coat|body|hide|wool|petals)$/;

/** An id of the own character at an index that no member of the cast has. */
export const freeId = (cast: readonly CastMember[], index: number): string => {
  const id = `own-${index + 1}`;
  return cast.some((member) => member.id === id) ? `${id}-${cast.length + 1}` : id;
};
