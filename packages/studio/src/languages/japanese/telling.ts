import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

export const telling: Telling = {
  ...lines,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: { hero: ["", "", "", "", "", "わたし"] },
    plural: (verb) => verb,
  },
};
