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

const isElided = (words: string): boolean =>
  /^[aeiouyâàéèêîôœh]/i.test(words) && !/^(?:hérisson|hibou|héros|homard|hamster|haricot|hache)/.test(words);

/** "la tortue", "l’âne", "les ânes". */
export const definite = (words: string, person: Person): string =>
  person === "they" || person === "theyf"
    ? `les ${words}`
    : isElided(words)
      ? `l’${words}`
      : `${person === "she" ? "la" : "le"} ${words}`;

/** The plural of a verb in the past: "alla", "allèrent"; "disait", "disaient". */
const plural = (verb: string): string =>
  verb.endsWith("ait")
    ? verb.replace(/ait$/, "aient")
    : verb.endsWith("int")
      ? verb.replace(/int$/, "inrent")
      : verb.endsWith("a")
        ? verb.replace(/a$/, "èrent")
        : verb.replace(/([iu])t$/, "$1rent");

const polish = (text: string): string =>
  text
    .replace(/\b([Dd])e le (?=\p{L})/gu, "$1u ")
    .replace(/\b([Dd])e les (?=\p{L})/gu, "$1es ")
    .replace(/(?<!\p{L})à le (?=\p{L})/gu, "au ")
    .replace(/(?<!\p{L})à les (?=\p{L})/gu, "aux ")
    .replace(/\b([Dd]|[Qq]u|[Jj]usqu|lorsqu|puisqu)e (?=[aeiouyéèêâîôAEIOUÉÈ])/gu, "$1’")
    .replace(/\bsi (?=ils?\b)/gu, "s’")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

/** "le mariage de sa sœur": "le mariage de ta sœur". */
const toYou = (wish: string): string =>
  wish
    .replace(/(?<!\p{L})s(on|a|es)(?=\s\p{L})/gu, "t$1")
    .replace(/(?<!\p{L})chez (?:elles?|lui|eux)(?!\p{L})/gu, "chez toi")
    .replace(/^se (?=\p{L})/u, "te ")
    .replace(/^s['’](?=\p{L})/u, "t’");

const isMany = (person: Person): boolean => person === "they" || person === "theyf";

export const telling: Telling = {
  ...withIdeaLines({ ...lines, ...retelling }, ideaLines),
  scripts: [...scripts, ...ideaScripts],
  agreement: {
    pronouns: {
      il: ["il", "elle", "il", "ils", "elles", "il"],
      lui: ["lui", "elle", "lui", "eux", "elles", "lui"],
    },
    endings: ["", "e", "", "s", "es"],
    plural,
    agreedVerb: (verb, hero, isAfterHero) =>
      firstVerb(firstPersons.french, verb, hero, isAfterHero) ?? (isMany(hero.person) ? plural(verb) : verb),
    polish: (text) => polish(polishFirst(firstPersons.french, text)),
    singularAddress: /(?<!\p{L})(?:tu|toi|te|ton|tes|wishyou)(?!\p{L})|(?<!\p{L})t['’]/iu,
    formsOf: ({ wish, hero }): Readonly<Record<string, string>> => ({
      ...(wish && { wishyou: toYou(wish) }),
      ...verbOfWish(wish),
      ...(hero === firstPersons.french.pronoun && { il: "je", lui: "moi" }),
    }),
  },
  reader: romanceReader({
    narratorName: firstPersons.french.pronoun,
    quarrelAbout: /\b(?:pour|autour de|à cause de)\s((?:le|la|les)\s[^,.;]+|l['’][^,.;]+)/u,
    families: {
      fear: /\b(?:peur|craint|craignent|terrifié|peureu)/i,
      refuse: /\bne (?:veu(?:t|lent)|peu(?:t|vent)|sait|savait|voulait|pouvait)\b|refuse/i,
      befriend:
        /\b(?:cherch\p{L}+|trouv\p{L}+|veut|voudrait|sans|n['’]a pas|n['’]a plus)\s(?:[^,.;]*\s)?(?:d['’]|une?\s|de nouveaux?\s|des\s)(?:\p{Ll}+\s)?(?:ami|copain|copine)e?s?\b/iu,
      learn: /\b(?:appren(?:d|nent|dre)|entraîn\p{L}+|enseign\p{L}+)(?!\p{L})/iu,
      meet: /amoureu|\baim(?:e|ent)\b|\bamour\b|\bépouse/i,
      make: /\b(?:constru\p{L}+|fabriqu\p{L}+|répar\p{L}+|fait un|font un|bâti\p{L}+|plant\p{L}+|cuisin\p{L}+|peint|peignent|dessin\p{L}+|invent\p{L}+|écri(?:t|vent)|tricot\p{L}+|ouvr(?:e|ent) une?|cultiv\p{L}+|prépar\p{L}+)/iu,
      quarrel: /\b(?:se disput\p{L}+|se querell\p{L}+|se chamaill\p{L}+|se bagarr\p{L}+|dispute|querelle)(?!\p{L})/iu,
      seek: /\b(?:cherch\p{L}+|perd(?:u|ue|ent)?|volée?|oubli(?:e|é)e?|disparu\p{L}*|retrouv\p{L}+)/iu,
      find: /\b(?:trouv\p{L}+|découvr\p{L}+|reçoi\p{L}+|attrap\p{L}+|remarqu\p{L}+)/iu,
      go: /\b(?:voyag\p{L}+|part(?:ent|ir)?|traverse\p{L}*|vole(?:nt)?|navigu\p{L}+|march(?:e|ent)|grimp\p{L}+|va|vont|porte\p{L}*|apporte\p{L}*|suivent)\b/iu,
    },
    together: /\s(?:et|avec)\s/,
    fragment: /^\S+(?: \S+){0,3} (?:qui|que|dont|où) [^.!?]*$/iu,
    narrator: /^(?:je|j['’]|mon|ma|mes|notre|nos|nous)\b/i,
    masculine: ["un", "le"],
    feminine: ["une", "la"],
    plural: ["des", "les", "deux", "trois", "quatre", "cinq", "six", "sept"],
    owned: ["son", "sa", "ses"],
    adjectives:
      "seule?|unique|plus\\s(?:grande?|petite?|beau|bel|belle|vieux|vieille|gros|grosse|longue?|haute?)|petite?s?|grande?s?|vieux|vieil|vieilles?|beau|bel|belles?|bonn?e?s?|nouveau|nouvel|nouvelles?|jolie?s?|gros|grosses?|jeunes?|derni(?:er|ère)s?|premi(?:er|ère)s?|longue?s?",
    noObject:
      /^(?:à|de|dans|sur|sous|en|vers|chez|pour|par|avec|sans|contre|entre|derrière|devant|après|avant|pendant|depuis|jusque|et|ou|mais|que|qui|dont|où|si|comme|quand|est|sont|était|étaient|devient|reste|il|elle|tout|toute|lui|leur|y)$/iu,
    noThing:
      /^(?:chercher|aider|voir|suivre|sauver|trouver|retrouver|rejoindre|manger|rendre|ramener|réveiller|consoler|jour|nuit|matin|soir|an|année|mois|semaine|peur|temps|fois|monde|heure|peu|été|hiver|printemps|automne|petit|petite|que|qui|peut|dernier|dernière|compagne|compagnon|copine?|amie?|fasse|fait|laisse|voit|voie|regarde|suit|prend|prenne|soit|retraite|vie|mort)$/iu,
    definite,
    infinitives,
    fear: /peur\s((?:du|de la|de l['’]|des|d['’])\s?[^,.;!?]+)/iu,
    refused: /(?:^|[\s'’])(?:ne|n|se|s|le|la|les|l|lui|me|une?|de|en|y)[\s'’]$/iu,
    clauseEnd: /[,.;:!?]|\s(?:et|mais|parce|pendant|quand|qui|que|jusqu|pour|avant|après|où)[\s’']/u,
    isFeminine: (noun) =>
      /(?:sœurs|filles|elles|euses|ines|ettes|souris|fourmis|grenouilles|reines|sorcières|princesses|dames|poules|chèvres|vaches)$/iu.test(
        noun,
      ),
    placeOf: (phrase) =>
      /^(?:dans|sur|sous|en|chez|au|à la)\s|^à l['’]/iu.test(phrase)
        ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
        : undefined,
  }),
};
