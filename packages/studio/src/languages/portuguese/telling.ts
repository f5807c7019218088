import type { Person, Telling } from "../pack.ts";
import { firstPersons, firstVerb, polishFirst } from "../romance-first-person.ts";
import { romanceReader } from "../romance-reader.ts";
import { infinitives } from "./infinitives.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

/** "a raposa", "os amigos". */
export const definite = (words: string, person: Person): string =>
  `${{ she: "a", they: "os", theyf: "as", he: "o", it: "o", i: "o" }[person]} ${words}`;

const IRREGULAR: Readonly<Record<string, string>> = {
  foi: "foram",
  fez: "fizeram",
  disse: "disseram",
  diz: "dizem",
  quis: "quiseram",
  pôs: "puseram",
  veio: "vieram",
  viu: "viram",
  deu: "deram",
  teve: "tiveram",
  esteve: "estiveram",
  soube: "souberam",
  trouxe: "trouxeram",
};

/** The plural of a verb in the past: "olhou", "olharam"; "tinha", "tinham". */
const plural = (verb: string): string =>
  IRREGULAR[verb] ??
  (/a$/.test(verb)
    ? `${verb}m`
    : verb.endsWith("ou")
      ? verb.replace(/ou$/, "aram")
      : /[au]iu$/.test(verb)
        ? verb.replace(/iu$/, "íram")
        : /[ei]u$/.test(verb)
          ? verb.replace(/u$/, "ram")
          : `${verb}m`);

const polish = (text: string): string =>
  text
    .replace(/\b([Dd])e (?=(?:[oa]s?|el[ea]s?) \p{L}|el[ea]s?(?!\p{L}))/gu, "$1")
    .replace(/(?<!\p{L})([Ee])m (?=[oa]s? \p{L}|el[ea]s?(?!\p{L}))/gu, (_, first: string) =>
      first === "E" ? "N" : "n",
    )
    .replace(/(?<!\p{L})([Aa]) (?=os? \p{L})/gu, "$1")
    .replace(/(?<!\p{L})a a(?=s? \p{L})/gu, "à")
    .replace(/(?<!\p{L})([Pp])or (?=[oa]s? \p{L})/gu, "$1el")
    .replace(/(?<!\p{L})([Dd])aquela de /gu, "$1aquela de ");

const isMany = (person: Person): boolean => person === "they" || person === "theyf";

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  agreement: {
    pronouns: {},
    endings: ["o", "a", "o", "os", "as"],
    plural,
    agreedVerb: (verb, hero, isAfterHero) =>
      firstVerb(firstPersons.portuguese, verb, hero, isAfterHero) ?? (isMany(hero.person) ? plural(verb) : verb),
    polish: (text) => polish(polishFirst(firstPersons.portuguese, text)),
  },
  reader: romanceReader({
    narratorName: firstPersons.portuguese.pronoun,
    families: {
      fear: /\b(?:medo|teme|temem|assust\p{L}*|apavorad[oa]s?|pavor)(?!\p{L})/iu,
      refuse:
        /(?<!\p{L})(?:não|nunca) (?:quer|querem|pode|podem|consegue|conseguem|sabe|sabem|sabia|sabiam|queria|podia|conseguia)\b|se recusa/iu,
      meet: /apaixon|\bama\b|\bamam\b|\bamor\b|se casa/i,
      befriend: /(?:sem|uma?|nov[oa]s?|faz|fazer|procura|quer) amig[oa]s?(?!\p{L})|amizade|\bsozinh[oa]s?\b|solitári/iu,
      save: /\b(?:salva\p{L}*|resgat\p{L}+|proteg\p{L}+|defend\p{L}+|(?<!\bà |\ba |\bsem )ajuda(?:r|m|ndo)?|liberta\p{L}*|socorr\p{L}+|cuida\p{L}*)(?!\p{L})/iu,
      win: /\b(?:ganhar|ganham|vencer?|vencem|corrida|concurso|campeonato|competi\p{L}+|torneio|campe(?:ão|ã))(?!\p{L})/iu,
      learn: /\b(?:aprend\p{L}+|treina\p{L}*|estuda\p{L}*|pratica\p{L}*)/iu,
      make: /\b(?:constr(?:ói|oem|uir|ui|uem)|fabric\p{L}+|consert\p{L}+|faz(?:em|er)? uma?|planta\p{L}*|cozinh(?:a|am|ar)|pinta\p{L}*|desenh\p{L}+|invent\p{L}+|escreve\p{L}*|tric\p{L}+|tece\p{L}*|abr(?:e|em|ir) uma?|costura\p{L}*|mont(?:a|am|ar))(?!\p{L})/iu,
      quarrel: /\b(?:brig(?:a|am|ou|aram|ando)|discut\p{L}+)(?!\p{L})/iu,
      seek: /\b(?:procura\p{L}*|busca\p{L}*|perde\p{L}*|perd(?:i|eu|id)\p{L}*|roub\p{L}+|desapare\p{L}+|some|sumiu)(?!\p{L})/iu,
      find: /\b(?:encontra\p{L}*|descobr\p{L}+|receb\p{L}+|acha|acham|achou|pesca|pescou|ganha|ganhou)(?!\p{L})/iu,
      go: /\b(?:viaj\p{L}+|vai|vão|atravess\p{L}+|voa\p{L}*|naveg\p{L}+|caminh\p{L}+|sobe\p{L}*|subir|part(?:e|em|ir|iu)|leva\p{L}*|foge\p{L}*|foram|chega\p{L}*|muda\p{L}*)(?!\p{L})/iu,
    },
    together: /\s(?:e|com)\s/,
    fragment: /^\S+(?: \S+){0,3} que [^.!?]*$/iu,
    narrator:
      /^(?:(?:hoje|ontem|amanhã)\s)?(?:eu|meus?|minhas?|noss[oa]s?|sonhei|tenho|vou|quero|moro|fui|perdi|achei|encontrei|estou|sou|viajo|construí)(?!\p{L})/iu,
    masculine: ["um", "o"],
    feminine: ["uma", "a"],
    plural: ["uns", "umas", "os", "as", "dois", "duas", "três", "quatro", "cinco", "seis", "sete"],
    owned: ["seu", "sua"],
    adjectives:
      "só|únic[oa]|maior|melhor|pequen[oa]s?|grandes?|velh[oa]s?|bo[am]s?|bons|nov[oa]s?|lind[oa]s?|bel[oa]s?|últim[oa]s?|primeir[oa]s?|mau|má|jovem|jovens|longa|longo",
    noObject:
      /^(?:a|à|ao|de|do|da|em|no|na|sobre|sob|para|por|pelo|pela|com|sem|contra|entre|até|desde|durante|segundo|e|ou|nem|mas|que|quem|quando|como|se|é|são|era|eram|está|estão|todo|toda|todos|ele|ela|num|numa|cada|sempre|mais|onde)$/iu,
    noThing:
      /^(?:dia|noite|manhã|tarde|ano|mês|semana|medo|tempo|vez|mundo|hora|pouco|verão|inverno|primavera|outono|que|caminho|outr[oa]|mesm[oa]|própri[oa]|companheir[oa]|amig[oa]|(?!(?:mar|lar|altar|colar|luar|lugar|pomar|colher|jantar|elixir)$)\p{L}+[aei]r)$/iu,
    definite,
    isFeminine: (noun) => /as$|irmãs$|mães$/iu.test(noun),
    placeOf: (phrase) => {
      const place = (phrase.charAt(0).toLowerCase() + phrase.slice(1)).replace(/^à\s/u, "na ").replace(/^ao\s/u, "no ");
      return /^(?:em|no|na|nos|nas|num|numa|sobre|sob|dentro d[eoa])\s/u.test(place) ? place : undefined;
    },
    infinitives,
    refused: /(?:^|\s)(?:não|nunca|sem|se|o|a|os|as|me|lhe) $/iu,
    clauseEnd: /[,.;:!?]|\s(?:e|mas|porque|enquanto|quando|que|até que|com a ajuda|antes|depois|onde)\s/u,
    unwish: /não (?:quer|querem|queria|queriam) (\p{L}+r(?:\s[^,.;!?]+)?)/iu,
    unable: /não (?:consegue|conseguem|conseguia|pode|podem|podia|sabe|sabem|sabia|sabiam) (\p{L}+r(?:\s[^,.;!?]+)?)/iu,
    trade: /(?:eir[oa]|ista|d[oô]ra?|tora?|triz)$/u,
    skill: /aprend\p{L}+ a (\p{L}+r(?:\s[^,.;!?]+)?)/iu,
    fear: /medo (d(?:[oa]s?|e)\s(?!que\b)(?:\p{Ll}*[aei]r\s[^,.!?]{3,30}(?=[,.!?]|$)|[\p{Ll}]{3,})(?:\s[\p{Ll}]{4,}(?=[.,!?]|$))?)/iu,
    goal: /(?:para|até|rumo a)\s((?:o|a)\s(?:(?:pequen[oa]|grande|velh[oa])\s)?\p{L}{3,}(?:\sd[oae]s?\s\p{L}{3,})?)/iu,
  }),
};
