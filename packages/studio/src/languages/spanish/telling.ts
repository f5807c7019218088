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

/** "la tortuga", "los niños". */
export const definite = (words: string, person: Person): string =>
  `${{ she: "la", they: "los", theyf: "las", he: "el", it: "el", i: "el" }[person]} ${words}`;

/** Verbs in "-ió" with "i" in the stem: "cambiaron". */
const IAR = /(?:cambió|limpió|copió|envió|estudió|odió)$/;

/** The plural of a verb in the past: "miró", "miraron"; "tenía", "tenían". */
const plural = (verb: string): string =>
  /(?:ía|aba|era|iba|ría)$/.test(verb)
    ? `${verb}n`
    : verb === "fue"
      ? "fueron"
      : /^(?:dio|vio|dijo|trajo)$/.test(verb)
        ? `${verb.replace(/o$/, "")}eron`
        : verb.endsWith("yó")
          ? verb.replace(/ó$/, "eron")
          : verb.endsWith("ió") && !IAR.test(verb)
            ? verb.replace(/ó$/, "eron")
            : verb.endsWith("ó")
              ? verb.replace(/ó$/, "aron")
              : verb.endsWith("o")
                ? verb.replace(/o$/, "ieron")
                : `${verb}n`;

const polish = (text: string): string =>
  text
    .replace(/\b([Dd])e el (?=\p{L})/gu, "$1el ")
    .replace(/(?<!\p{L})([Aa]) el (?=\p{L})/gu, "$1l ")
    .replace(/ y (?=[IÍií](?!e))/gu, " e ");

/** "ver a su abuela": "ver a tu abuela"; "perderse": "perderte". */
const toYou = (wish: string): string =>
  wish.replace(/(?<!\p{L})su(s?)(?=\s\p{L})/gu, "tu$1").replace(/(?<=^\p{L}+[aeií]r)se(?!\p{L})/u, "te");

const isMany = (person: Person): boolean => person === "they" || person === "theyf";

export const telling: Telling = {
  ...withIdeaLines({ ...lines, ...retelling }, ideaLines),
  scripts: [...scripts, ...ideaScripts],
  agreement: {
    pronouns: { él: ["él", "ella", "él", "ellos", "ellas", "él"] },
    endings: ["o", "a", "o", "os", "as"],
    plural,
    agreedVerb: (verb, hero, isAfterHero) =>
      firstVerb(firstPersons.spanish, verb, hero, isAfterHero) ?? (isMany(hero.person) ? plural(verb) : verb),
    polish: (text) => polish(polishFirst(firstPersons.spanish, text)),
    singularAddress: /(?<!\p{L})(?:tú|ti|te|tus?|quieres|harías|puedes|sabes|buscas|wishyou)(?!\p{L})/iu,
    formsOf: ({ wish, hero }): Readonly<Record<string, string>> => ({
      ...(wish && { wishyou: toYou(wish) }),
      ...verbOfWish(wish),
      ...(hero === firstPersons.spanish.pronoun && { él: "mí" }),
    }),
  },
  reader: romanceReader({
    narratorName: firstPersons.spanish.pronoun,
    quarrelAbout: /\bpor\s((?:el|la|los|las)\s[^,.;]+)/u,
    families: {
      fear: /\b(?:miedo|teme|temen|asusta\p{L}*|miedos[oa])(?!\p{L})/iu,
      refuse: /\bno (?:quiere|quieren|puede|pueden|sabe|saben|sabía|sabían|quería|podía)\b|se niega/i,
      befriend:
        /\b(?:busca\p{L}*|encontrar|encuentra\p{L}*|quieren?|sin|no tienen?)\s(?:[^,.;]*\s)?(?:un|una|nuev[oa]s?|unos|unas|tener|hacer|sin|tienen?)\s(?:\p{Ll}+\s)?(?:amig[oa]s?)(?!\p{L})|\bno tienen?\s(?:ningún\s)?amig[oa]s?(?!\p{L})/iu,
      learn: /\b(?:aprend\p{L}+|entren\p{L}+|enseñ\p{L}+ a)(?!\p{L})/iu,
      meet: /enamora|\bama\b|\baman\b|\bamor\b|se casa/i,
      make: /\b(?:constru\p{L}+|fabric\p{L}+|repar\p{L}+|hace un|hacen un|planta\p{L}*|cocin\p{L}+|pinta\p{L}*|dibuj\p{L}+|cultiv\p{L}+|invent\p{L}+|escribe\p{L}*|teje\p{L}*|abren? un|cose\p{L}*)/iu,
      quarrel: /\b(?:se pele\p{L}+|discut\p{L}+|riñ?en|pelea\p{L}*)(?!\p{L})/iu,
      seek: /\b(?:busca\p{L}*|pierde\p{L}*|perd\p{L}+|roba\p{L}*|desapare\p{L}+|olvid\p{L}+)/iu,
      find: /\b(?:encuentra\p{L}*|descubre\p{L}*|recibe\p{L}*|atrapa\p{L}*|obtiene\p{L}*)/iu,
      go: /\b(?:viaj\p{L}+|va|van|cruza\p{L}*|vuela\p{L}*|naveg\p{L}+|camina\p{L}*|sube\p{L}*|parte\p{L}*|lleva\p{L}*)(?!\p{L})/iu,
    },
    together: /\s(?:y|e|con)\s/,
    fragment: /^\S+(?: \S+){0,3} que [^.!?]*$/iu,
    narrator:
      /^(?:(?:hoy|ayer|mañana)\s)?(?:yo|mi|mis|nuestr[oa]s?|soñé|viajo|tengo|voy|quiero|vivo|soy|estoy|busco|fui|perdí|encontré|construyo|aprendo)(?!\p{L})/iu,
    masculine: ["un", "el"],
    feminine: ["una", "la"],
    plural: ["unos", "unas", "los", "las", "dos", "tres", "cuatro", "cinco", "seis", "siete"],
    owned: ["su", "sus"],
    adjectives:
      "sol[oa]|únic[oa]|mayor|mejor|peque[ñn][oa]s?|gran|viej[oa]s?|buen[oa]?s?|nuev[oa]s?|hermos[oa]s?|últim[oa]s?|primer[oa]?s?|mal[oa]?s?|larg[oa]s?",
    noObject:
      /^(?:a|de|en|sobre|bajo|hacia|para|por|con|sin|contra|entre|tras|ante|desde|hasta|según|durante|y|e|o|u|ni|pero|que|quien|cuando|como|si|es|son|era|eran|está|están|todo|toda|todos|él|ella)$/iu,
    noThing:
      /^(?:día|noche|mañana|tarde|año|mes|semana|miedo|tiempo|vez|mundo|hora|poco|verano|invierno|primavera|otoño|que|compañer[oa]s?|amig[oa]s?|pareja)$/iu,
    definite,
    infinitives,
    fear: /miedo\s((?:del?|al?)\s[^,.;!?]+)/iu,
    refused: /(?:^|\s)(?:no|nunca|sin|se|lo|la|le|los|las|les|me|una?|el|de|en) $/iu,
    clauseEnd: /[,.;:!?]|\s(?:y|pero|porque|mientras|cuando|que|hasta que|para|antes|después|donde)\s/u,
    isFeminine: (noun) => /as$/iu.test(noun),
    placeOf: (phrase) => {
      const place = (phrase.charAt(0).toLowerCase() + phrase.slice(1))
        .replace(/^en (?=(?:tren|avión|barco|autobús|coche|bus|globo)(?!\p{L}))/u, "en el ")
        .replace(/^al\s/u, "en el ")
        .replace(/^a la\s/u, "en la ");
      return /^(?:en|sobre|bajo|dentro de)\s/u.test(place) ? place : undefined;
    },
  }),
};
