import type { ClauseScene } from "../../../clause-scene.ts";
import { openScene } from "../open-scene.ts";
import { byNight } from "./by-night.ts";
import { doorsAndSpooks } from "./doors-and-spooks.ts";
import { dragonsAndDayJobs } from "./dragons-and-day-jobs.ts";
import { friendsAndFlights } from "./friends-and-flights.ts";
import { knightsAndPirates } from "./knights-and-pirates.ts";
import { lostAndLateMagic } from "./lost-and-late-magic.ts";
import { notLikeItsKind } from "./not-like-its-kind.ts";
import { onTheNightBefore } from "./on-the-night-before.ts";
import { otherSkins } from "./other-skins.ts";
import { picturesAndLakes } from "./pictures-and-lakes.ts";
import { questsAndRivals } from "./quests-and-rivals.ts";
import { smallFrights } from "./small-frights.ts";
import { spellsGoneWrong } from "./spells-gone-wrong.ts";
import { strangeMornings } from "./strange-mornings.ts";
import { wishesAndCrowns } from "./wishes-and-crowns.ts";

const stories: readonly ClauseScene[] = [
  ...wishesAndCrowns,
  ...onTheNightBefore,
  ...byNight,
  ...otherSkins,
  ...questsAndRivals,
  ...spellsGoneWrong,
  ...lostAndLateMagic,
  ...dragonsAndDayJobs,
  ...picturesAndLakes,
  ...smallFrights,
  ...notLikeItsKind,
  ...knightsAndPirates,
  ...doorsAndSpooks,
  ...strangeMornings,
  ...friendsAndFlights,
];

/** Stories of witches, dragons, knights, ghosts and what they can do. The first that fits a sentence is told. */
export const storiesOfTales: readonly ClauseScene[] = stories.flatMap(openScene);
