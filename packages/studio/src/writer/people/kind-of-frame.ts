import type { NameOfFrame } from "./other-name.ts";
import { type Age, kindOfHuman, personNoun } from "./person-nouns.ts";

/** As what somebody is drawn whose name stands in a frame: by what the frame says, else by the noun beside the name. */
export const kindOfFrame = (
  { kin, noun, gender: own }: NameOfFrame,
  kind: string,
  gender: "she" | "he",
  age: Age | undefined,
): string => {
  // "The friend Paul" is a child, unless more is known.
  if (kin === "friend") return kindOfHuman({ age: age ?? "child", gender });
  if (kin && (!noun || personNoun(kind)?.isHuman !== false)) return kin;
  if (!noun) return kind;
  // A man's word for a trade beside a woman's name.
  return (own && PLAIN_KINDS[kind]?.[own]) ?? kind;
};

const PLAIN_KINDS: Readonly<Record<string, Readonly<Record<"she" | "he", string>>>> = {
  girl: { she: "girl", he: "boy" },
  boy: { she: "girl", he: "boy" },
  woman: { she: "woman", he: "man" },
  man: { she: "woman", he: "man" },
  grandma: { she: "grandma", he: "grandpa" },
  grandpa: { she: "grandma", he: "grandpa" },
};
