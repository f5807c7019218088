import type { Lore } from "./lore.ts";
import { timesOfDay } from "./times-of-day.ts";
import { timesOfLife } from "./times-of-life.ts";
import { timesOfYear } from "./times-of-year.ts";

export const times: Lore = {
  ...timesOfDay,
  ...timesOfYear,
  ...timesOfLife,
};
