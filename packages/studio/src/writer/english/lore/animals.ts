import type { Lore } from "./lore.ts";

export const animals: Lore = {
  hedgehog: [
    "{Doer} smelled {doerhis} way through the leaves, and one could hear {doerhim} long before one saw {doerhim}.",
    "Whenever something cracked, {doer} rolled up, counted to ten inside, and put out first the nose and then the rest.",
    "There was always a leaf stuck on {doer's} back, and usually {doerhe} did not know which one.",
  ],
};
