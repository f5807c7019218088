import type { ClauseScene } from "../../clause-scene.ts";
import { heardAndMissed } from "./heard-and-missed.ts";
import { inherited } from "./inherited.ts";
import { lastDays } from "./last-days.ts";
import { lateStarts } from "./late-starts.ts";
import { messages } from "./messages.ts";
import { newAtWork } from "./new-at-work.ts";
import { notThereBefore } from "./not-there-before.ts";
import { secretDoers } from "./secret-doers.ts";
import { sideBySide } from "./side-by-side.ts";
import { strangePower } from "./strange-power.ts";
import { throughTheStorm } from "./through-the-storm.ts";
import { whoComesInSecret } from "./who-comes-in-secret.ts";

/** Stories for what many ideas lead up to, whatever else they say. The first that fits a sentence is told. */
export const openScenes: readonly ClauseScene[] = [
  // Who comes in secret, what is heard, who is missed.
  ...whoComesInSecret,
  ...heardAndMissed,
  // Strange things, messages, doors that were not there.
  ...strangePower,
  ...messages,
  ...notThereBefore,
  // Two who do not speak, a return, a last day, a way through the storm.
  ...sideBySide,
  ...lastDays,
  ...throughTheStorm,
  // New work, an inheritance, a late start.
  ...inherited,
  ...lateStarts,
  ...newAtWork,
  ...secretDoers,
];
