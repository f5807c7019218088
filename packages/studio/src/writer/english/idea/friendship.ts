import { goalOf } from "./goal.ts";
import { characterPhrase, type FoundCharacter, type Goal } from "./idea-parts.ts";
import { personAt } from "./people.ts";
import { termsOf } from "./terms.ts";

const BEFRIENDS = /^(?:befriend|meet|make friends with|become (?:the )?(?:best )?friends? (?:with|of))\s+(.+)$/i;

/**
 * Whom the hero befriends goes with the hero: a friend is no end of a journey. What the two then have to do is left
 * open by "A girl befriends a lost whale"; they go where the friend is at home.
 */
export const befriendedCompanion = (goal: Goal | undefined): { pal: FoundCharacter["who"]; goal: Goal } | undefined => {
  const [, friend = ""] = BEFRIENDS.exec(goal?.infinitive ?? "") ?? [];
  const pal = personAt(termsOf(friend), 0, false)?.who;
  if (!pal || pal.related) return undefined;
  const called = pal.name ?? `the ${characterPhrase(pal)}`;
  return { pal, goal: goalOf("bring", `${called} home`) };
};
