import type { Place } from "../../../vocabulary.ts";

/** Where a story plays about one of these, when it does not say so. */
export const homesOfKinds: Readonly<Record<string, readonly Place[]>> = {
  whale: ["sea"],
  dolphin: ["sea"],
  fish: ["sea"],
  octopus: ["sea"],
  mermaid: ["sea"],
  pirate: ["sea"],
  penguin: ["snow"],
  astronaut: ["space"],
  alien: ["space"],
  knight: ["castle"],
  princess: ["castle"],
  king: ["castle"],
  samurai: ["castle"],
  frog: ["lake"],
  camel: ["desert"],
  bat: ["cave"],
};
