import type { Lore } from "./lore.ts";

export const kin: Lore = {};
