import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { personNoun } from "./person-nouns.ts";

/** Words before the name that somebody gives to a creature: "er nannte ihn Krümel", "l'appela Biscotte". */
const NAMES: Partial<Record<Language, string>> = {
  german:
    "(?:nann|tauf|rief)\\p{Ll}*\\s(?:(?:ihn|sie|es|den|die|das)\\s(?:\\p{Lu}\\p{Ll}+\\s)?)?(?:einfach\\s)?|gab(?:en)?\\s(?:ihm|ihr)\\sden\\sNamen\\s",
  french:
    "l['’](?:appel(?:a|èrent|ait|aient)|avai(?:t|ent) appelée?|avai(?:t|ent) baptisée?)\\s|l[ea]\\s(?:nomm|baptis|surnomm)\\p{Ll}+\\s|lui donn(?:a|èrent) le nom de\\s",
  spanish:
    "l[oa]\\s(?:llam(?:ó|aron|aba|aban)|bautiz(?:ó|aron)(?:\\scomo)?)\\s|le\\spus(?:o|ieron)(?:\\s(?:de|por)\\snombre)?\\s|le\\sdi(?:o|eron)\\sel\\snombre\\sde\\s",
  italian: "l[oa]\\s(?:chiam|battezz)\\p{Ll}+\\s|gli\\sdiede(?:ro)?\\sil\\snome(?:\\sdi)?\\s",
  portuguese: "(?:cham|batiz)\\p{Ll}+-[oa]\\s(?:de\\s)?|deu-lhe\\so\\snome\\sde\\s",
  russian: "назвал[аи]?\\s(?:его|её)\\s|дал[аи]?\\s(?:ему|ей)\\sимя\\s",
};

const patterns = new Map<string, RegExp>();

/** Matches the name that somebody gives to a creature, as its first group. */
export const namesGiven = (language: Language): RegExp | undefined => {
  const words = NAMES[language];
  if (words === undefined) return undefined;
  const made = patterns.get(language) ?? new RegExp(`(?<!\\p{L})(?:${words})(\\p{Lu}\\p{L}+)`, "gu");
  patterns.set(language, made);
  return made;
};

/** The creature that is given a name at a place of a text: the last one in the text before. */
export const creatureNamed = (at: number, hits: readonly Hit[]): Hit | undefined =>
  hits.findLast(
    (hit) => hit.sort === "kind" && hit.at < at && at - hit.at < FAR && personNoun(hit.value)?.isHuman !== true,
  );
const FAR = 1200;
