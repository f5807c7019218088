import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

export const telling: Telling = {
  ...lines,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: {
      hero: ["", "", "", "", "", "ich"],
      er: ["er", "sie", "es", "sie", "sie", "ich"],
      sich: ["sich", "sich", "sich", "sich", "sich", "mich"],
      sichd: ["sich", "sich", "sich", "sich", "sich", "mir"],
      ihn: ["ihn", "sie", "es", "sie", "sie", "mich"],
      ihm: ["ihm", "ihr", "ihm", "ihnen", "ihnen", "mir"],
    },
    // The plural of the past tense: "ging", "gingen"; "lachte", "lachten".
    plural: (verb) => (verb.endsWith("e") ? `${verb}n` : `${verb}en`),
  },
};
