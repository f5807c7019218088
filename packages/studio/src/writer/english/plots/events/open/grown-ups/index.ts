import type { ClauseScene } from "../../../clause-scene.ts";
import { aloneNoMore } from "./alone-no-more.ts";
import { atTheDoor } from "./at-the-door.ts";
import { doorsThatClose } from "./doors-that-close.ts";
import { feasts } from "./feasts.ts";
import { handsAndHearts } from "./hands-and-hearts.ts";
import { homeAgain } from "./home-again.ts";
import { keptAndGiven } from "./kept-and-given.ts";
import { kithAndKin } from "./kith-and-kin.ts";
import { loudAndLate } from "./loud-and-late.ts";
import { metAgain } from "./met-again.ts";
import { newLeaf } from "./new-leaf.ts";
import { nextDoor } from "./next-door.ts";
import { ofTheDead } from "./of-the-dead.ts";
import { onTheWay } from "./on-the-way.ts";
import { onceMore } from "./once-more.ts";
import { remembered } from "./remembered.ts";
import { throughTheYears } from "./through-the-years.ts";
import { twoHearts } from "./two-hearts.ts";
import { waitedFor } from "./waited-for.ts";

/** Stories of grown-ups: families, love, age, loss, neighbours. The first that fits a sentence is told. */
export const storiesOfGrownUps: readonly ClauseScene[] = [
  ...ofTheDead,
  ...onceMore,
  ...handsAndHearts,
  ...loudAndLate,
  ...throughTheYears,
  ...waitedFor,
  ...twoHearts,
  ...aloneNoMore,
  ...nextDoor,
  ...atTheDoor,
  ...doorsThatClose,
  ...kithAndKin,
  ...homeAgain,
  ...metAgain,
  ...remembered,
  ...feasts,
  ...keptAndGiven,
  ...onTheWay,
  ...newLeaf,
];
