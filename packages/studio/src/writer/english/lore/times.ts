import type { Lore } from "./lore.ts";
import { timesOfDay } from "./times-of-day.ts";
import { timesOfYear } from "./times-of-year.ts";

export const times: Lore = {
  ...timesOfDay,
  ...timesOfYear,
};
