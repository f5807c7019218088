import type { ClauseScene } from "../../../clause-scene.ts";
import { aloneNoMore } from "./alone-no-more.ts";
import { doorsThatClose } from "./doors-that-close.ts";
import { feasts } from "./feasts.ts";
import { handsAndHearts } from "./hands-and-hearts.ts";
import { homeAgain } from "./home-again.ts";
import { keptAndGiven } from "./kept-and-given.ts";
import { kithAndKin } from "./kith-and-kin.ts";
import { metAgain } from "./met-again.ts";
import { newLeaf } from "./new-leaf.ts";
import { nextDoor } from "./next-door.ts";
import { ofTheDead } from "./of-the-dead.ts";
import { onTheWay } from "./on-the-way.ts";
import { onceMore } from "./once-more.ts";
import { remembered } from "./remembered.ts";
import { twoHearts } from "./two-hearts.ts";

/** Stories of grown-ups: families, love, age, loss, neighbours. The first that fits a sentence is told. */
export const storiesOfGrownUps: readonly ClauseScene[] = [
  ...ofTheDead,
  ...onceMore,
  ...handsAndHearts,
  ...twoHearts,
  ...aloneNoMore,
  ...nextDoor,
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
