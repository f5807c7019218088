import type { Telling } from "../pack.ts";
import { ideaReader, nominativeOf } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  agreement: {
    pronouns: {
      ся: ["ся", "ась", "ось", "ись", "ись", "ся"],
      шёл: ["шёл", "шла", "шло", "шли", "шли", "шёл"],
      ла: ["", "ла", "ло", "ли", "ли", ""],
      его: ["его", "её", "его", "их", "их", "меня"],
    },
    endings: ["", "а", "о", "и", "и"],
    plural: (verb) => verb,
    singularAddress: /(?<!\p{L})(?:ты|тебя|тебе|тобой|тво\p{L}+)(?!\p{L})/iu,
    formsOf: ({ thing }): Readonly<Record<string, string>> => (thing ? { thingn: nominativeOf(thing) } : {}),
  },
  reader: ideaReader,
};
