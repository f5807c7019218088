import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";
import { genitive, objective } from "./word-cases.ts";

/** A word of "I", where the idea names no hero. */
const onlyI = (form: string): readonly [string, string, string, string, string, string] => ["", "", "", "", "", form];

/** Verbs have the same form for everybody but "I": "করল" is "করলাম", "ভাবত" is "ভাবতাম", "জানে" is "জানি". */
const ofI = (verb: string): string =>
  verb
    .replace(/ল$/u, "লাম")
    .replace(/ত$/u, "তাম")
    .replace(/(?:ছে|ে)$/u, (ending) => (ending === "ছে" ? "ছি" : "ি"))
    .replace(/হলো$/u, "হলাম")
    .replace(/েনি$/u, "িনি");

/** Of whom one speaks politely: "করল" is "করলেন", "ভাবত" is "ভাবতেন", "জানে" is "জানেন", "হলো" is "হলেন". */
const polite = (verb: string): string =>
  verb
    .replace(/হলো$/u, "হলেন")
    .replace(/([লত])$/u, "$1েন")
    .replace(/েনি$/u, "েননি")
    .replace(/ে$/u, "েন")
    .replace(/য়$/u, "ন");

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  agreement: {
    pronouns: { hero: onlyI("আমি"), heror: onlyI("আমার"), heroke: onlyI("আমাকে") },
    plural: (verb) => verb,
    agreedVerb: (verb, { person }) => (person === "i" ? ofI(verb) : person === "they" ? polite(verb) : verb),
    formsOf: ({ hero, mate, thing }): Readonly<Record<string, string>> => ({
      ...(hero && { heror: genitive(hero), heroke: objective(hero) }),
      ...(mate && { mater: genitive(mate) }),
      ...(thing && { thingr: genitive(thing) }),
    }),
  },
  reader: ideaReader,
};
