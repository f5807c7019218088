import type { Named } from "../../languages/pack.ts";
import type { CastMember } from "../../vocabulary.ts";
import { characterKinds } from "../lexicon/character-kinds.ts";
import { personNoun } from "./person-nouns.ts";

const MAX_OF_GROUP = 2;

/** The cast with the hero of the telling: one whom no picture word names, and whose gender the verbs show. */
export const withToldHero = (cast: readonly CastMember[], hero: Named | undefined): CastMember[] => {
  const [lead, ...others] = cast;
  if (!lead || !hero || hero.name === "" || hero.person === "i") return [...cast];
  const isAnother = !hero.name.toLocaleLowerCase().includes(lead.name.toLocaleLowerCase());
  const isThing = !characterKinds.has(lead.kind) && personNoun(lead.kind)?.isHuman !== true;
  if ((lead.name === "" || (isThing && isAnother)) && hero.person !== "it") {
    const isWoman = hero.person === "she" || hero.person === "theyf";
    const member: CastMember = {
      ...lead,
      name: hero.name.replace(ARTICLE, ""),
      kind: VEHICLES.find(([words]) => words.test(hero.name))?.[1] ?? (isWoman ? "woman" : "man"),
      traits: [],
    };
    const isMany = hero.person === "they" || hero.person === "theyf";
    return [...Array.from({ length: isMany ? MAX_OF_GROUP : 1 }, () => member), ...others];
  }
  const wrong = hero.person === "she" ? "man" : hero.person === "he" ? "woman" : undefined;
  const isLead = hero.name.toLocaleLowerCase().includes(lead.name.toLocaleLowerCase());
  return wrong && isLead && lead.traits.includes(wrong)
    ? [{ ...lead, traits: lead.traits.map((trait) => (trait === wrong ? OTHER[wrong] : trait)) }, ...others]
    : [...cast];
};

/** Vehicles that no picture word names, and as what they are drawn. */
const VEHICLES: readonly (readonly [RegExp, string])[] = [
  [
    /(?:bagger|traktor|schneepflug|radlader|planierraupe|pelleteuse|tracteur|excavadora|escavatore|ruspa|trattore|escavadeira|trator)$/iu,
    "tractor",
  ],
  [/(?:lastwagen|laster|lkw|camion|camión|caminhão)$/iu, "truck"],
];

const OTHER = { man: "woman", woman: "man" } as const;
const ARTICLE = /^(?:(?:der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as)\s|l['’])/iu;
