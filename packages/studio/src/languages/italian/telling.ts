import type { Person, Telling } from "../pack.ts";
import { firstPersons, firstVerb, polishFirst } from "../romance-first-person.ts";
import { romanceReader } from "../romance-reader.ts";
import { verbOfWish } from "../romance-wish-verb.ts";
import { withIdeaLines } from "../with-idea-lines.ts";
import * as ideaLines from "./idea-lines.ts";
import { ideaScripts } from "./idea-scripts.ts";
import { infinitives } from "./infinitives.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

const isVowel = (words: string): boolean => /^[aeiouàèéìòùh]/i.test(words);
/** Words before which "lo" and "gli" stand. */
const isHeavy = (words: string): boolean => /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/i.test(words);

/** "la volpe", "l’asino", "gli amici". */
export const definite = (words: string, person: Person): string => {
  if (person === "they") return `${isVowel(words) || isHeavy(words) ? "gli" : "i"} ${words}`;
  if (person === "theyf") return `le ${words}`;
  if (isVowel(words)) return `l’${words}`;
  return `${person === "she" ? "la" : isHeavy(words) ? "lo" : "il"} ${words}`;
};

/** The plural of a verb in the past: "andò", "andarono"; "vide", "videro"; "aveva", "avevano". */
const plural = (verb: string): string =>
  verb === "fu"
    ? "furono"
    : verb.endsWith("ò")
      ? verb.replace(/ò$/, "arono")
      : verb.endsWith("ì")
        ? verb.replace(/ì$/, "irono")
        : verb.endsWith("é")
          ? verb.replace(/é$/, "erono")
          : verb.endsWith("a")
            ? `${verb}no`
            : `${verb}ro`;

const ARTICULATED: Readonly<Record<string, string>> = { a: "a", di: "de", da: "da", su: "su" };
const ENDINGS: Readonly<Record<string, string>> = {
  il: "l ",
  lo: "llo ",
  la: "lla ",
  "l’": "ll’",
  i: "i ",
  gli: "gli ",
  le: "lle ",
};

const polish = (text: string): string =>
  text.replace(
    /(?<!\p{L})(A|a|Di|di|Da|da|Su|su) (il |lo |la |l’|i |gli |le )(?=\p{L})/gu,
    (whole, preposition: string, article: string) => {
      const stem = ARTICULATED[preposition.toLowerCase()];
      const ending = ENDINGS[article.trim()];
      if (!stem || !ending) return whole;
      return preposition.charAt(0) + stem.slice(1) + ending;
    },
  );

/** "trovare la sua ombra": "trovare la tua ombra"; "perdersi": "perderti". */
const toYou = (wish: string): string =>
  wish.replace(/(?<!\p{L})su(o|a|oi|e)(?!\p{L})/gu, "tu$1").replace(/(?<=^\p{L}+[aei]r)si(?!\p{L})/u, "ti");

const isMany = (person: Person): boolean => person === "they" || person === "theyf";

export const telling: Telling = {
  ...withIdeaLines({ ...lines, ...retelling }, ideaLines),
  scripts: [...scripts, ...ideaScripts],
  agreement: {
    pronouns: { lui: ["lui", "lei", "lui", "loro", "loro", "lui"] },
    endings: ["o", "a", "o", "i", "e"],
    plural,
    agreedVerb: (verb, hero, isAfterHero) =>
      firstVerb(firstPersons.italian, verb, hero, isAfterHero) ?? (isMany(hero.person) ? plural(verb) : verb),
    polish: (text) => polish(polishFirst(firstPersons.italian, text)),
    singularAddress: /(?<!\p{L})(?:tu|te|ti|tuo|tua|tuoi|tue|vuoi|faresti|puoi|sai|cerchi|wishyou)(?!\p{L})/iu,
    formsOf: ({ wish, hero }): Readonly<Record<string, string>> => ({
      ...(wish && { wishyou: toYou(wish) }),
      ...verbOfWish(wish),
      ...(hero === firstPersons.italian.pronoun && { lui: "me" }),
    }),
  },
  reader: romanceReader({
    narratorName: firstPersons.italian.pronoun,
    quarrelAbout: /\bper\s((?:il|lo|la|i|gli|le)\s[^,.;]+|l['’][^,.;]+)/u,
    families: {
      fear: /\b(?:paura|teme|temono|spavent\p{L}*|pauros[oa])(?!\p{L})/iu,
      refuse: /\bnon (?:vuole|vogliono|può|possono|sa|sanno|sapeva|voleva|poteva)\b|rifiuta/i,
      befriend:
        /\b(?:cerca\p{L}*|trova\p{L}*|vuole|senza|non ha)\s(?:[^,.;]*\s)?(?:un['’]?|uno|una|nuov[oaie]|degli|delle|senza|ha)\s?(?:\p{Ll}+\s)?(?:amic[oa]|amici|amiche)(?!\p{L})|\bnon ha(?:nno)?\s(?:nessun\s)?amic\p{L}+/iu,
      learn: /\b(?:impar\p{L}+|allen\p{L}+|insegn\p{L}+ (?:[^,.;]*\s)?a[d]?)(?!\p{L})/iu,
      meet: /innamora|\bama\b|\bamano\b|\bamore\b|si sposa/i,
      make: /\b(?:costru\p{L}+|fabbrica\p{L}*|ripara\p{L}*|fa un|fanno un|pianta\p{L}*|cucina\p{L}*|dipinge\p{L}*|disegna\p{L}*|coltiv\p{L}+|inventa\p{L}*|scriv\p{L}+|aprono un|apre un|cuce\p{L}*)/iu,
      quarrel: /\b(?:litig\p{L}+|bisticci\p{L}*)(?!\p{L})/iu,
      seek: /\b(?:cerca\p{L}*|perde\p{L}*|pers[oa]|rubat[oa]|scompar\p{L}+|sparit[oa]|dimentica\p{L}*)(?!\p{L})/iu,
      find: /\b(?:trov\p{L}+|scopr\p{L}+|riceve\p{L}*|cattura\p{L}*)/iu,
      go: /\b(?:viaggi\p{L}+|parte|partono|va|vanno|attravers\p{L}+|vola\p{L}*|naviga\p{L}*|cammina\p{L}*|sale|salgono|porta\p{L}*|riporta\p{L}*)(?!\p{L})/iu,
    },
    together: /\s(?:e|ed|con)\s/,
    fragment: /^\S+(?: \S+){0,3} (?:che|a cui|di cui) [^.!?]*$/iu,
    narrator:
      /^(?:(?:oggi|ieri|domani)\s)?(?:io|mio|mia|i miei|ho|sono|vado|voglio|vivo|sto|cerco|viaggio|costruisco|imparo|nostr[oaie])(?!\p{L})/iu,
    masculine: ["un", "uno", "il", "lo"],
    feminine: ["un'", "un’", "una", "la"],
    plural: ["dei", "degli", "delle", "i", "gli", "le", "due", "tre", "quattro", "cinque", "sei", "sette"],
    owned: ["il suo", "la sua", "i suoi", "le sue", "suo", "sua"],
    adjectives:
      "sol[oa]|unic[oa]|più\\s(?:piccol[oa]|grande|bell[oa]|buon[oa]|lung[oa]|alt[oa])|piccol[oaie]|grand[ei]|vecchi[oa]?|buon[oaie]?|nuov[oaie]|bell?[oaie]?|ultim[oaie]|prim[oaie]|cattiv[oaie]|lung[oa]",
    noObject:
      /^(?:a|ad|di|da|in|con|su|per|tra|fra|sopra|sotto|verso|contro|senza|dietro|davanti|dopo|prima|durante|fino|e|ed|o|ma|che|chi|quando|come|se|è|sono|era|erano|diventa|tutto|tutta|tutti|lui|lei|del|della|nel|nella|al|alla)$/iu,
    noThing:
      /^(?:giorno|notte|mattina|sera|anno|mese|settimana|paura|tempo|volta|mondo|ora|poco|estate|inverno|primavera|autunno|che|suo|sua|suoi|sue|compagn[aoei]|amic[oahei]{1,2})$/iu,
    definite,
    infinitives,
    fear: /paura\s((?:di|del|della|dello|dei|degli|delle)\s[^,.;!?]+|dell['’][^,.;!?]+)/iu,
    refused: /(?:^|\s)(?:non|si|lo|la|li|le|gli|mi|ci|ne|una?|il|di|in|su) $/iu,
    clauseEnd: /[,.;:!?]|\s(?:e|ma|perché|mentre|quando|che|finché|per|prima|dopo|dove)\s/u,
    isFeminine: (noun) =>
      /(?:elle|ine|ole|ette|strega|streghe|sore|orelle|[^ori]e)$/iu.test(noun) && !/(?:cani|leoni)$/iu.test(noun),
    placeOf: (phrase) =>
      /^(?:in|nel|nello|nella|nell['’]|nei|negli|nelle|su|sul|sullo|sulla|sull['’]|sui|sulle|sotto|al|alla|all['’]|a)[\s\p{L}]/iu.test(
        phrase,
      )
        ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
        : undefined,
  }),
};
