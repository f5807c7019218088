import type { ClauseScene } from "../../clause-scene.ts";
import { storiesOfAims, storiesOfAnyAim } from "./aims/index.ts";
import { storiesOfEndings } from "./endings/index.ts";
import { storiesOfFinds } from "./found/index.ts";
import { storiesOfPairs } from "./pairs/index.ts";
import { storiesOfSecrets } from "./secrets/index.ts";
import { storiesOfSearch } from "./sought/index.ts";

/**
 * Stories for any event of a kind (somebody finds something, two have a quarrel, a place is to close), for ideas that have no
 * story of their own. The first that fits a sentence is told.
 */
export const wideScenes: readonly ClauseScene[] = [
  ...storiesOfEndings,
  ...storiesOfSecrets,
  ...storiesOfPairs,
  ...storiesOfSearch,
  ...storiesOfFinds,
  ...storiesOfAims,
];

/** Stories for whatever somebody has to do: told only where no plot fits. */
export const widestScenes: readonly ClauseScene[] = storiesOfAnyAim;
