import type { Lore } from "./lore.ts";

export const doings: Lore = {
  "sing|sings|sang|singing": [
    "When {doer} sang, {doerhe} shut {doerhis} eyes, because the high notes were easier to find in the dark.",
    "{Doer} sang the same line again and again, a little higher each time, until it sat where it belonged.",
  ],
};
