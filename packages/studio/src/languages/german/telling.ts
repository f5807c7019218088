import type { Telling } from "../pack.ts";
import { withIdeaLines } from "../with-idea-lines.ts";
import * as ideaLines from "./idea-lines.ts";
import { ideaReader } from "./idea-reader.ts";
import { ideaScripts } from "./idea-scripts.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

/** "ihre Freundin treffen": "deine Freundin treffen". */
const toYou = (wish: string): string =>
  wish
    .replace(/(?<!\p{L})(?:ihr|sein|mein)(e[mnrs]?)?(?=\s\p{L})/gu, "dein$1")
    .replace(/(?<!\p{L})(?:sich|mich)(?!\p{L})/gu, "dich");

/** "ein Haus bauen": "Bauen"; "schwimmen lernen": "Schwimmen". */
const verbOfWish = (wish: string): string | undefined => {
  const [last = "", before = ""] = wish.split(" ").reverse();
  const verb = last === "lernen" && INFINITIVE.test(before) ? before : last;
  if (verb === "finden") return "Suchen";
  return INFINITIVE.test(verb) && !NO_PRACTICE.test(verb) ? verb.charAt(0).toUpperCase() + verb.slice(1) : undefined;
};
/** What is done once, and not for long. */
const NO_PRACTICE =
  /^(?:haben|sein|werden|können|dürfen|lassen|machen|tun|geben|sagen|holen|gewinnen|eröffnen|öffnen|gründen|behalten|schaffen|treffen|besuchen|\p{Ll}*(?:sehen|hören|bringen|kommen|finden|gehen))$/u;
const INFINITIVE = /^\p{Ll}{2,}(?:en|ern|eln|tun)$/u;

export const telling: Telling = {
  ...withIdeaLines({ ...lines, ...retelling }, ideaLines),
  scripts: [...scripts, ...ideaScripts],
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
    singularAddress: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|wishyou)(?!\p{L})/iu,
    formsOf: ({ wish = "" }): Readonly<Record<string, string>> => {
      const verb = verbOfWish(wish);
      return { ...(wish && { wishyou: toYou(wish) }), ...(verb && { verb }) };
    },
    // The plural of the past tense: "ging", "gingen"; "lachte", "lachten".
    polish: (text) =>
      text
        .replace(/(?<!\p{L})(mich|mir) ich(?!\p{L})/gu, "ich $1")
        .replace(/(wollten?) nur sich (?=\p{L})/gu, "$1 sich nur "),
    plural: (verb) => (verb.endsWith("e") ? `${verb}n` : `${verb}en`),
  },
};
