import type { Person } from "../../people/person.ts";

/**
 * A sentence without what it only says by the way: what something is done for ("so that his father can see it"), and what
 * is said of somebody for whom it is done. What the main clause tells decides what story it is.
 */
export const withoutSideClauses = (text: string, hero: Person | undefined): string =>
  text
    .replace(PURPOSE, "")
    .replace(BENEFICIARY, (whole, head: string, noun: string) =>
      hero?.aliases.includes(noun.toLowerCase()) ? whole : head,
    );

const PURPOSE = /,? so that (?:his|her|their|its|my|our|the|an?|everyone|everybody) (?!own\b)[^.;]*/i;
const BENEFICIARY =
  /( (?:for|to) (?:(?:an?|the|his|her|their|my|our) )?(?:[a-z-]+ ){0,2}?([a-z]+)) (?:who(?:m|se)?|that|which) [^.,;]*/i;
