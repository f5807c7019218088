import type { ClauseScene } from "../../clause-scene.ts";
import { lastDays } from "./last-days.ts";
import { madeTogether } from "./made-together.ts";
import { oddGuests } from "./odd-guests.ts";
import { oddHousemates } from "./odd-housemates.ts";
import { secretDoers } from "./secret-doers.ts";
import { smallCharges } from "./small-charges.ts";
import { stageAndField } from "./stage-and-field.ts";
import { stuckTogether } from "./stuck-together.ts";

/** Stories for what many ideas lead up to, whatever else they say. The first that fits a sentence is told. */
export const openScenes: readonly ClauseScene[] = [
  ...secretDoers,

  ...oddGuests,
  ...lastDays,
  ...stageAndField,
  ...stuckTogether,
  ...madeTogether,
  ...smallCharges,
  ...oddHousemates,
];
