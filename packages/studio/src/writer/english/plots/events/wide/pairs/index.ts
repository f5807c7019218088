import type { ClauseScene } from "../../../clause-scene.ts";
import { feuds } from "./feuds.ts";
import { fights } from "./fights.ts";
import { frictions } from "./frictions.ts";
import { hearts } from "./hearts.ts";
import { homes } from "./homes.ts";
import { meetings } from "./meetings.ts";
import { newcomers } from "./newcomers.ts";
import { sideBySide } from "./side-by-side.ts";
import { unlike } from "./unlike.ts";

const stories: readonly ClauseScene[] = [
  ...feuds,
  ...homes,
  ...fights,
  ...frictions,
  ...hearts,
  ...meetings,
  ...newcomers,
  ...sideBySide,
  ...unlike,
];

/** Stories for any event of a kind. The first that fits a sentence is told. */
export const storiesOfPairs: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
