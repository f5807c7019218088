import { genderOfName } from "../../people/given-names.ts";
import type { Person } from "../../people/person.ts";
import { isHuman } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** The pronoun of a hero whose gender nothing shows is that of the picture. */
export const genderOf = (person: Person, reading: IdeaReading): Person["gender"] =>
  person.gender === "it" && person.kind !== "baby" && isHuman(person)
    ? genderShown({ ...person, gender: "they" }, reading)
    : genderShown(person, reading);

const genderShown = ({ gender, many, kind, noun, name = "" }: Person, reading: IdeaReading): Person["gender"] =>
  /^Mr\b/.test(name)
    ? "he"
    : /^(?:Mrs|Ms|Miss)\b/.test(name)
      ? "she"
      : gender === "it"
        ? (genderInWords(reading) ?? gender)
        : gender !== "they" || many
          ? gender
          : (genderInWords(reading) ??
            genderOfName(/^(?:Dr|Prof|Captain|Officer)\.? (\p{Lu}\p{L}+)$/u.exec(name)?.[1] ?? "") ??
            genderInPicture({ kind, noun }));

/** "It was hiding in his own hat": he, where no one else is there. */
const laterGender = (clauses: readonly { readonly text: string }[]): "he" | "she" | undefined => {
  const [found] = clauses.flatMap(({ text }) => HE_OR_SHE.exec(text)?.[0] ?? []);
  return found === undefined ? undefined : genderOfPronoun(found);
};
const HE_OR_SHE = /\b(?:he|his|him|himself|she|her|herself)\b/i;
const genderOfPronoun = (pronoun: string): "he" | "she" => (/^(?:she|her|herself)$/i.test(pronoun) ? "she" : "he");

/** "A clockmaker built a bird for his granddaughter": he. Not where somebody else may be meant. */
const genderInWords = ({ clauses, others }: IdeaReading): "he" | "she" | undefined => {
  const text = clauses[0]?.text ?? "";
  const pronoun = HE_OR_SHE.exec(text)?.[0];
  if (!pronoun) return others.every((one) => !isHuman(one) || one.many) ? laterGender(clauses.slice(1)) : undefined;
  const found = genderOfPronoun(pronoun);
  const before = text.slice(0, text.indexOf(pronoun)).toLowerCase();
  const isMade = /\b(?:built|made|carved)\b/.test(before);
  const isOfOther = others.some(
    ({ aliases, gender, name }) =>
      aliases.some((alias) => before.includes(alias.toLowerCase())) && (name || (gender === found && !isMade)),
  );
  return isOfOther ? undefined : found;
};

/** The pronoun of a person whom only the drawing gives a gender. */
export const genderInPicture = ({ kind, noun }: { kind: string; noun?: string | undefined }): "he" | "she" =>
  /^(?:girl|woman|grandma|queen|witch|princess|singer|teacher|detective)$/.test(kind) || noun === "nurse"
    ? "she"
    : "he";
