import type { NonEnglish } from "../../../languages/index.ts";
import { ideaSentences, isEnding } from "./hero-sentences.ts";
import { clausesOf } from "./own-clauses.ts";

const MIN_FACT = 8;
const MAX_FACT = 110;
const MAX_FACTS = 2;

/** Conjunctions that can be left out before a main clause. */
const BUT: Readonly<Record<NonEnglish, RegExp>> = {
  german: /^(?:aber|doch)\s/iu,
  spanish: /^pero\s/iu,
  french: /^mais\s/iu,
  italian: /^ma\s/iu,
  portuguese: /^mas\s/iu,
  russian: /^(?:но|а)\s/iu,
  arabic: /^و?لكن\s/u,
  hindi: /^(?:लेकिन|मगर|पर)\s/u,
  bengali: /^কিন্তু\s/u,
  japanese: /^(?:でも|しかし|ところが|けれども)、?/u,
  chinese: /^(?:可是|但是|但|可|不过)，?/u,
  korean: /^(?:하지만|그런데|그러나)\s/u,
};

/** What an idea says after its first clause, as sentences that people can say; all of it where little else is read. */
export const factsIn = (idea: string, language: NonEnglish, isLittleRead: boolean): readonly string[] => {
  const [first = "", ...rest] = ideaSentences(idea, language);
  const [main = "", ...clauses] = clausesOf(first, language);
  const contrary = clauses.filter((clause) => BUT[language].test(clause));
  const told = [...contrary, ...rest.filter((sentence) => !isEnding(sentence, language))];
  const all = told.length > 0 ? told : isLittleRead && clauses.length === 0 ? [main] : [];
  return all
    .map((each) => each.trim().replace(BUT[language], "").replace(END, "").trim())
    .filter((each) => each.length <= MAX_FACT && each.length >= MIN_FACT && !QUOTED.test(each) && !OWN.test(each))
    .map((each) => each.charAt(0).toLocaleUpperCase() + each.slice(1))
    .slice(0, MAX_FACTS);
};

/** What the narrator calls hers: others do not say so. */
const OWN =
  /^(?:(?:ich|mein|unser|mi|mis|yo|nuestr[oa]|mon|ma|mes|notre|nos|je|nous|io|(?:il |la |i |le )?mi[oae]i?|nostr[oa]|(?:o |a )?(?:meu|minha|noss[oa])s?|eu|я|мо[йяёи]|наш\p{L}?|मेर[ाीे]|हमार[ाीे]|मैं|আমার|আমাদের|আমি)(?:e[rnms]?)?(?![\p{L}\p{M}])|我|うち|ぼく|私|우리|나는|내 )/iu;
const END = /[.!?。！？।؟…]+$/u;
const QUOTED = /[“”„«»「」"{}[\]|:?？؟]/u;
