import { animals } from "./animals.ts";
import { animalsOfAir } from "./animals-of-air.ts";
import { animalsOfWater } from "./animals-of-water.ts";
import { animalsOfWilds } from "./animals-of-wilds.ts";
import { animalsSmall } from "./animals-small.ts";
import { beings } from "./beings.ts";
import { beingsOfNature } from "./beings-of-nature.ts";
import { beingsOfThings } from "./beings-of-things.ts";
import { doings } from "./doings.ts";
import { doingsForOthers } from "./doings-for-others.ts";
import { doingsMore } from "./doings-more.ts";
import { doingsOfChange } from "./doings-of-change.ts";
import { doingsOfDays } from "./doings-of-days.ts";
import { doingsOfHeart } from "./doings-of-heart.ts";
import { doingsOfPlay } from "./doings-of-play.ts";
import { doingsOfWork } from "./doings-of-work.ts";
import { doingsWithPeople } from "./doings-with-people.ts";
import { kin } from "./kin.ts";
import type { Lore } from "./lore.ts";
import { places } from "./places.ts";
import { talks } from "./talks.ts";
import { talksOfChange } from "./talks-of-change.ts";
import { talksOfHeart } from "./talks-of-heart.ts";
import { talksOfPlay } from "./talks-of-play.ts";
import { talksOfWays } from "./talks-of-ways.ts";
import { talksOfWork } from "./talks-of-work.ts";
import { things } from "./things.ts";
import { thingsAtHome } from "./things-at-home.ts";
import { thingsOfHand } from "./things-of-hand.ts";
import { thingsOfPlay } from "./things-of-play.ts";
import { thingsOfWonder } from "./things-of-wonder.ts";
import { thingsOutside } from "./things-outside.ts";
import { thingsThatMove } from "./things-that-move.ts";
import { thingsToEat } from "./things-to-eat.ts";
import { thingsToWear } from "./things-to-wear.ts";
import { times } from "./times.ts";
import { trades } from "./trades.ts";
import { tradesOfStage } from "./trades-of-stage.ts";
import { tradesOfStreet } from "./trades-of-street.ts";
import { tradesOfTale } from "./trades-of-tale.ts";
import { tradesOfToday } from "./trades-of-today.ts";

/** What the words of an entry name: it decides when its lines hold, and which gaps they have. */
export type LoreSort = "place" | "time" | "who" | "thing" | "doing" | "talk";

/** The lines for what an idea may name. */
export const lore: readonly { readonly sort: LoreSort; readonly entries: Lore }[] = [
  { sort: "place", entries: places },
  { sort: "time", entries: times },
  { sort: "who", entries: animalsOfAir },
  { sort: "who", entries: animalsOfWater },
  { sort: "who", entries: animalsOfWilds },
  { sort: "who", entries: animalsSmall },
  { sort: "who", entries: animals },
  { sort: "who", entries: beingsOfNature },
  { sort: "who", entries: beingsOfThings },
  { sort: "who", entries: beings },
  { sort: "who", entries: kin },
  { sort: "who", entries: tradesOfStage },
  { sort: "who", entries: tradesOfStreet },
  { sort: "who", entries: tradesOfTale },
  { sort: "who", entries: tradesOfToday },
  { sort: "who", entries: trades },
  { sort: "thing", entries: thingsAtHome },
  { sort: "thing", entries: thingsOfHand },
  { sort: "thing", entries: thingsOfPlay },
  { sort: "thing", entries: thingsOfWonder },
  { sort: "thing", entries: thingsOutside },
  { sort: "thing", entries: thingsThatMove },
  { sort: "thing", entries: thingsToEat },
  { sort: "thing", entries: thingsToWear },
  { sort: "thing", entries: things },
  { sort: "doing", entries: doingsOfChange },
  { sort: "doing", entries: doingsOfDays },
  { sort: "doing", entries: doingsOfHeart },
  { sort: "doing", entries: doingsOfPlay },
  { sort: "doing", entries: doingsOfWork },
  { sort: "talk", entries: talks },
  { sort: "talk", entries: talksOfChange },
  { sort: "talk", entries: talksOfHeart },
  { sort: "talk", entries: talksOfPlay },
  { sort: "talk", entries: talksOfWays },
  { sort: "talk", entries: talksOfWork },
  { sort: "doing", entries: doings },
  { sort: "doing", entries: doingsForOthers },
  { sort: "doing", entries: doingsMore },
  { sort: "doing", entries: doingsWithPeople },
];
