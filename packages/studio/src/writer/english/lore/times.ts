import type { Lore } from "./lore.ts";

export const times: Lore = {};
