import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

/** "ihre Freundin treffen": "deine Freundin treffen". */
const toYou = (wish: string): string =>
  wish
    .replace(/(?<!\p{L})(?:ihr|sein|mein)(e[mnrs]?)?(?=\s\p{L})/gu, "dein$1")
    .replace(/(?<!\p{L})(?:sich|mich)(?!\p{L})/gu, "dich");

export const telling: Telling = {
  ...lines,
  ...retelling,
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
    formsOf: ({ wish }): Readonly<Record<string, string>> => (wish ? { wishyou: toYou(wish) } : {}),
    // The plural of the past tense: "ging", "gingen"; "lachte", "lachten".
    polish: (text) =>
      text
        .replace(/(?<!\p{L})(mich|mir) ich(?!\p{L})/gu, "ich $1")
        .replace(/(wollten?) nur sich (?=\p{L})/gu, "$1 sich nur "),
    plural: (verb) => (verb.endsWith("e") ? `${verb}n` : `${verb}en`),
  },
};
