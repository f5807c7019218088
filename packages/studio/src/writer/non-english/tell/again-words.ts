import type { NonEnglish } from "../../../languages/index.ts";
import type { Words } from "./fill.ts";

/** How a language shortens what its stories say more than once. */
interface Shortening {
  /** Adjectives before a noun, each with the space after it. */
  readonly adjective: RegExp;
  readonly pronouns?: Pronouns;
}

/** How a wish says a thing in place of its pronoun. */
interface Pronouns {
  /** A wish that begins with a pronoun for a thing: the pronoun and the rest, or the verb, the pronoun and the rest. */
  readonly wish: RegExp;
  /** The article that a thing has where a pronoun stands for it. */
  readonly articles: Readonly<Record<string, string>>;
  /** Whether a wish says nothing where its pronoun cannot be replaced. */
  readonly isFirst?: boolean;
  /** The wish with the thing. */
  readonly withThing: (thing: string, verb: string, rest: string) => string;
}

const SHORTENINGS: Readonly<Partial<Record<NonEnglish, Shortening>>> = {
  german: {
    adjective:
      /(?<=\s)(?!(?:der|die|das|dem|den|des|einem|einen|einer|eine|ihre[mnr]?|seine[mnr]?|meine[mnr]?|unsere[mnr]?|alle[nr]?|keine[mnr]?)\s)\p{Ll}{2,}(?:e|en|er|es|em)\s(?=\p{Lu}|\p{Ll}+e[nrms]?\s\p{Lu})/gu,
    pronouns: {
      wish: /^(?<pronoun>ihn|sie|es)\s(?<verb>)(?<rest>.+)$/u,
      articles: { ihn: "den", sie: "die", es: "das" },
      isFirst: true,
      withThing: (thing, _, rest) => `${thing} ${rest}`,
    },
  },
  french: {
    adjective:
      /(?<=\s)(?:petite?|grande?|vieux|vieille|nouveau|nouvelle|beau|belle|gros|grosse)\s(?![aeiouyâàéèêîôœh])/giu,
    pronouns: {
      wish: /^(?<pronoun>le|la)\s(?<verb>\p{Ll}+(?:er|ir|re))(?<rest>.*)$/u,
      articles: { le: "le", la: "la" },
      withThing: (thing, verb, rest) => `${verb} ${thing}${rest}`,
    },
  },
  spanish: {
    adjective: /(?<=\s)(?:peque[ñn][oa]|viej[oa]|nuev[oa]|hermos[oa]|antigu[oa])\s/giu,
    pronouns: {
      wish: /^(?<verb>\p{Ll}+[aei]r)(?<pronoun>lo|la)(?!\p{L})(?<rest>.*)$/u,
      articles: { lo: "el", la: "la" },
      withThing: (thing, verb, rest) => `${verb} ${thing}${rest}`,
    },
  },
  italian: {
    adjective: /(?<=\s)(?:piccol[oa]|vecchi[oa]|nuov[oa]|bell[oa]|grande)\s(?![aeiouàèéìòùh]|s[^aeiou]|z|gn|ps)/giu,
    pronouns: {
      wish: /^(?<verb>\p{Ll}+[aei]r)(?<pronoun>lo|la)(?!\p{L})(?<rest>.*)$/u,
      articles: { lo: "il", la: "la" },
      withThing: (thing, verb, rest) => `${verb}e ${thing}${rest}`,
    },
  },
  portuguese: {
    adjective: /(?<=\s)(?:pequen[oa]|velh[oa]|nov[oa]|bonit[oa]|antig[oa])\s/giu,
  },
};

/** "den alten Teddybären" */
const MIN_SHORTENED = 3;
const MIN_WISH = 3;
const wordsIn = (text: string): number => text.split(/[\s’']/).length;

/** The words of an idea as its story says them again: shorter than at first, and with the thing for its pronoun. */
export const againWords = (words: Words, language: NonEnglish): Words => {
  const rules = SHORTENINGS[language];
  if (!rules) return words;
  const short = (text: string | undefined): string | undefined =>
    text !== undefined && wordsIn(text) >= MIN_SHORTENED ? text.replace(rules.adjective, "") : text;
  const thing = short(words["thing"]);
  const there = short(words["there"]);
  const wish = toFind(
    withoutPlace(withThing(words["wish"], thing, rules.pronouns), words["there"], language),
    language,
  );
  return { ...words, ...(thing && { thing }), ...(there && { there }), wish };
};

/** Who looks for something wants to find it: "den Schlüssel suchen", "den Schlüssel finden". */
const toFind = (wish: string | undefined, language: NonEnglish): string | undefined => {
  const [search, find] = FINDING[language] ?? [/(?!)/u, ""];
  return wish?.replace(search, find);
};
const FINDING: Readonly<Partial<Record<NonEnglish, readonly [RegExp, string]>>> = {
  german: [/(?: die ganze Nacht| den ganzen Tag| überall)? suchen$/u, " finden"],
  french: [/^chercher(?=\s)/u, "trouver"],
  spanish: [/^buscar(?=\s)/u, "encontrar"],
  italian: [/^cercare(?=\s(?!di\s))/u, "trovare"],
  portuguese: [/^procurar(?: por)?(?=\s)/u, "encontrar"],
};

/** "ihn zurückbringen": "den Teddybären zurückbringen". */
const withThing = (
  wish: string | undefined,
  thing: string | undefined,
  pronouns: Pronouns | undefined,
): string | undefined => {
  const { pronoun = "", verb = "", rest = "" } = (wish && pronouns?.wish.exec(wish)?.groups) || {};
  const article = pronouns?.articles[pronoun];
  if (!pronouns || !article) return wish;
  if (thing?.startsWith(`${article} `)) return pronouns.withThing(thing, verb, rest);
  // "sie finden": a wish for what is not known says nothing.
  return pronouns.isFirst ? undefined : wish;
};

/** "im Garten ein Haus bauen": "ein Haus bauen". */
const withoutPlace = (
  wish: string | undefined,
  there: string | undefined,
  language: NonEnglish,
): string | undefined => {
  const at = wish && there ? wish.indexOf(there) : -1;
  if (!wish || !there || at < 0) return wish;
  const after = wish.slice(at + there.length);
  const isApart = language === "german" ? GERMAN_OBJECT.test(after) : after === "";
  const left = `${wish.slice(0, at)}${after}`.replace(/\s{2,}/gu, " ").trim();
  return isApart && wordsIn(left) >= MIN_WISH ? left : wish;
};
const GERMAN_OBJECT = /^\s(?:ein(?:en?)?|den|das|\p{Ll}+(?:en|ern|eln)$)/u;
