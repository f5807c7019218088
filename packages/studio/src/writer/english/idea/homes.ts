import type { Place } from "../../../vocabulary.ts";

/** The usual places of a kind, for stories that name no place. */
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
