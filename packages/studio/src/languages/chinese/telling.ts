import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import { scripts } from "./scripts.ts";
import { anecdotes, bridges, companions, fragmentBridges, moments, people } from "./telling-lines.ts";

export const telling: Telling = {
  bridges,
  people,
  moments,
  companions,
  anecdotes,
  fragmentBridges,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: { hero: ["", "", "", "", "", "我"] },
    plural: (verb) => verb,
  },
};
