import type { Lore } from "./lore.ts";

export const trades: Lore = {};
