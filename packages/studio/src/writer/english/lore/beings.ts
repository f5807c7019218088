import type { Lore } from "./lore.ts";

export const beings: Lore = {};
