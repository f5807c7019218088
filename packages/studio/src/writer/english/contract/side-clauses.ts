import type { Person } from "../../people/person.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/**
 * A sentence without what it only says by the way: what something is done for ("so that his father can see it"), what
 * is said of somebody for whom it is done, and traits of others. What the main clause tells decides what story it is.
 */
export const withoutSideClauses = (text: string, reading: Characters): string =>
  withoutTraits(
    text
      .replace(PURPOSE, "")
      .replace(BENEFICIARY, (whole, head: string, noun: string) => (isNamedBy(reading.hero, noun) ? whole : head)),
    reading,
  );

/** A sentence without a trait of another character than the hero: "a dog that steals socks". */
export const withoutTraits = (text: string, { hero, others }: Characters): string =>
  text.replace(TRAIT, (whole, head: string, noun: string) =>
    isNamedBy(hero, noun) || !others.some((one) => isNamedBy(one, noun)) ? whole : head,
  );

type Characters = Pick<IdeaReading, "hero" | "others">;

const isNamedBy = (person: Person | undefined, noun: string): boolean =>
  person?.aliases.includes(noun.toLowerCase()) === true;

const PURPOSE = /,? so that (?:his|her|their|its|my|our|the|an?|everyone|everybody) (?!own\b)[^.;]*/i;
const BENEFICIARY =
  /( (?:for|to) (?:(?:an?|the|his|her|their|my|our) )?(?:[a-z-]+ ){0,2}?([a-z]+)) (?:who(?:m|se)?|that|which) [^.,;]*/i;
/** Another character does, fears or cannot stop something: no plot of a hero who does. */
const TRAIT =
  /( (?:an?|the|his|her|their|my|our) (?:[a-z-]+ ){0,2}?([a-z]+)) (?:who|that|which) (?:always |only |secretly |constantly )?(?:stole|lied|cheated|robbed|tricked|teased|collected|was (?:very |so )?(?:afraid|scared|terrified|frightened)|feared|hated|could not stop|never stopped|flew the wrong way|went the wrong way|ran the wrong way|kept [a-z]+ing)\b[^.,;]*/i;
