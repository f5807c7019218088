import type { ClauseScene } from "../../../clause-scene.ts";
import { closingPlaces } from "./closing-places.ts";
import { darkAndCold } from "./dark-and-cold.ts";
import { farewells } from "./farewells.ts";
import { keptAlive } from "./kept-alive.ts";
import { leftOver } from "./left-over.ts";
import { memoryAndIllness } from "./memory-and-illness.ts";
import { newcomers } from "./newcomers.ts";
import { noLonger } from "./no-longer.ts";
import { onceMore } from "./once-more.ts";
import { oneLast } from "./one-last.ts";
import { returning } from "./returning.ts";
import { settingOut } from "./setting-out.ts";
import { startingAgain } from "./starting-again.ts";
import { staying } from "./staying.ts";
import { theDead } from "./the-dead.ts";

/** Stories for any event of a kind. The first that fits a sentence is told. */
export const storiesOfEndings: readonly ClauseScene[] = [
  ...closingPlaces,
  ...onceMore,
  ...staying,
  ...returning,
  ...startingAgain,
  ...newcomers,
  ...theDead,
  ...memoryAndIllness,
  ...farewells,
  ...darkAndCold,
  ...keptAlive,
  ...leftOver,
  ...oneLast,
  ...settingOut,
  ...noLonger,
].map((story) => ({
  ...story,
  isWhole: true,
}));
