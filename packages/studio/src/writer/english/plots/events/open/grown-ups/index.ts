import type { ClauseScene } from "../../../clause-scene.ts";
import { doorsThatClose } from "./doors-that-close.ts";
import { homeAgain } from "./home-again.ts";
import { kithAndKin } from "./kith-and-kin.ts";
import { metAgain } from "./met-again.ts";
import { newLeaf } from "./new-leaf.ts";
import { nextDoor } from "./next-door.ts";
import { ofTheDead } from "./of-the-dead.ts";
import { onceMore } from "./once-more.ts";
import { remembered } from "./remembered.ts";
import { twoHearts } from "./two-hearts.ts";

/** Stories of grown-ups: families, love, age, loss, neighbours. The first that fits a sentence is told. */
export const storiesOfGrownUps: readonly ClauseScene[] = [
  ...ofTheDead,
  ...onceMore,
  ...twoHearts,
  ...nextDoor,
  ...doorsThatClose,
  ...kithAndKin,
  ...homeAgain,
  ...metAgain,
  ...remembered,
  ...newLeaf,
];
