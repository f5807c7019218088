import type { ClauseScene } from "../../../clause-scene.ts";
import { atHome } from "./at-home.ts";
import { farAndCold } from "./far-and-cold.ts";
import { fears } from "./fears.ts";
import { habits } from "./habits.ts";
import { hiddenAndWaiting } from "./hidden-and-waiting.ts";
import { lonelyAndAway } from "./lonely-and-away.ts";
import { lostAndSought } from "./lost-and-sought.ts";
import { oldAndUnfriendly } from "./old-and-unfriendly.ts";
import { otherThanItsKind } from "./other-than-its-kind.ts";
import { pets } from "./pets.ts";
import { shineAndSpeak } from "./shine-and-speak.ts";
import { smallAndNeeded } from "./small-and-needed.ts";
import { thingsWithWishes } from "./things-with-wishes.ts";
import { together } from "./together.ts";
import { unlikeFriends } from "./unlike-friends.ts";
import { ofAnimals } from "./unsettled.ts";
import { waysHome } from "./ways-home.ts";
import { seesTheWorld, wideWorld } from "./wide-world.ts";

/** Stories of animals, toys and things that live. The first that fits a sentence is told. */
export const storiesOfAnimals: readonly ClauseScene[] = [
  // Who lives in secret or waits, who wants to shine, wakes up in winter, remembers, or has an enemy.
  ...hiddenAndWaiting,
  ...shineAndSpeak,
  ...farAndCold,
  ...oldAndUnfriendly,
  ...lonelyAndAway,
  // What things wish for, and what animals cannot leave off.
  ...thingsWithWishes,
  ...habits,
  // What animals do together; who waits, and what toys do at night.
  ...together,
  ...atHome,
  // What flies away or is left behind; pets, and who steals from under a guard's nose.
  ...waysHome,
  ...pets,
  // Who wants what its kind does not, who is afraid of what its kind does.
  ...otherThanItsKind,
  ...fears,
  // Who loses something, and who gets lost.
  ...lostAndSought,
  // Whose friend is of another kind, and who is too small.
  ...unlikeFriends,
  ...smallAndNeeded,
  // Who wants to see the world, builds, or is not needed any more.
  ...wideWorld,
  { ...seesTheWorld, of: "creatures" } as const,
  { ...seesTheWorld, of: "things" } as const,
].flatMap((story) => (story.of === "creatures" ? ofAnimals(story) : [story]));
