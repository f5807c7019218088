import type { Lore } from "./lore.ts";

export const things: Lore = {
  kite: [
    "{Obj} rustled even when one only touched it, as though it could not wait.",
    "As soon as {obj} was up in the air, the string hummed, and one could feel the wind right down to one's elbow.",
  ],
};
