import type { Family, IdeaReader, KnownNoun, Named, Person } from "./pack.ts";
import { partsReader, type RomanceParts } from "./romance-parts.ts";

/** What distinguishes the Romance languages in an idea. */
interface RomanceWords extends RomanceParts {
  readonly families: Readonly<Partial<Record<Family, RegExp>>>;
  /** What a quarrel is about, as an object with its definite article. */
  readonly quarrelAbout?: RegExp;
  readonly together: RegExp;
  readonly fragment: RegExp;
  readonly narrator: RegExp;
  /** "I" as a subject. */
  readonly narratorName: string;
  /** "un", "le": before a man or a masculine noun. */
  readonly masculine: readonly string[];
  readonly feminine: readonly string[];
  /** Before several, and numbers. */
  readonly plural: readonly string[];
  /** Owners' words that stay as they are: "son", "sa". */
  readonly owned: readonly string[];
  /** Adjectives that stand before a noun. */
  readonly adjectives: string;
  /** Words after which a noun is no object: prepositions, conjunctions, forms of "to be". */
  readonly noObject: RegExp;
  /** Words that are no things: "day", "fear". */
  readonly noThing: RegExp;
  /** The definite article before these words. */
  readonly definite: (words: string, person: Person) => string;
  /** Whether the plural of a noun is feminine. */
  readonly isFeminine: (noun: string) => boolean;
  readonly placeOf: (phrase: string) => string | undefined;
  /** The endings of trades. */
  readonly trade?: RegExp;
}

/** "una sola bicicletta" is "la bicicletta" when it is told again. */
const ONLY = /^(?:sol[oa]|seule?|só)\s/iu;
const CLITIC = /^(?:la|lo|le|los|las|les|o|a|os|as|li)$/i;
const PRONOUN =
  /^(?:ils?|elles?|on|je|tu|nous|vous|qui|él|ella|ell[oa]s|lui|lei|loro|el[ea]s?|eu|yo|io|nessuno|tutti|nadie|todos|ninguém|personne|tous|que|non|no|não|ne)$/i;

/** "Deux voisins": a number shows several as well as an article. */
const NUMBER =
  /^(?:deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|dois|duas|três|quatro)$/;

const alternatives = (words: readonly string[]): string => words.join("|");

/** Reads ideas of a Romance language: articles show the gender. */
export const romanceReader = (words: RomanceWords): IdeaReader => {
  const { masculine, feminine, plural, owned, adjectives, definite } = words;
  const before = new RegExp(
    `(?:^|[\\s'’])(${alternatives([...masculine, ...feminine, ...plural, ...owned])})\\s?(?:(?:${adjectives})\\s)?$`,
    "iu",
  );
  const personOfArticle = (article: string, noun: string): Person | undefined =>
    masculine.includes(article)
      ? "he"
      : feminine.includes(article)
        ? "she"
        : plural.includes(article)
          ? words.isFeminine(noun)
            ? "theyf"
            : "they"
          : undefined;
  const personOf = ({ first }: KnownNoun): Person =>
    personOfArticle(first.split(/[\s]|(?<=['’])/)[0] ?? "", first) ?? "he";

  const subjectAt = (idea: string, at: number, noun: string, known: KnownNoun | undefined): Named | undefined => {
    const article = before.exec(idea.slice(0, at))?.[1]?.toLowerCase() ?? "";
    const person = personOfArticle(article, noun) ?? (known && personOf(known));
    return person ? { name: definite(noun.toLowerCase(), person), person } : undefined;
  };

  const own = [...masculine, ...feminine].filter((article) => !/['’]$/.test(article));
  const object = new RegExp(
    `([\\p{L}-]+)\\s(?:((?:(?:${alternatives(own)})\\s)?(?:${alternatives(owned)}))\\s|(${alternatives(own)})\\s|(un['’]))((?:(?:${adjectives})\\s)?)([\\p{Ll}-]{3,})(\\s(?:de|d['’]|di|à)\\s?(?!la\\b|le\\b|los\\b|las\\b|un|mi\\b|su\\b|son\\b|sa\\b|toda|tout|lui|il\\b)[\\p{Ll}]{4,})?`,
    "giu",
  );
  const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
    for (const [
      ,
      word = "",
      owner = "",
      spaced = "",
      elided = "",
      adjective = "",
      noun = "",
      rest = "",
    ] of idea.matchAll(object)) {
      if (words.noObject.test(word) || words.noThing.test(noun) || isTaken(noun)) continue;
      // "Mateo la ayuda", "elles le retrouvent": a pronoun before a verb.
      if (CLITIC.test(spaced) && (PRONOUN.test(word) || /^\p{Lu}/u.test(word) || isTaken(word))) continue;
      const phrase = `${adjective.replace(ONLY, "")}${noun}${rest}`;
      const person = personOfArticle((spaced || elided).toLowerCase(), noun);
      if (owner) return `${owner.toLowerCase()} ${phrase}`;
      if (person) return definite(phrase, person);
    }
    return undefined;
  };

  return {
    partsIn: partsReader(words),
    ...(words.trade && { trade: words.trade }),
    families: words.families,
    ...(words.quarrelAbout && { quarrelAbout: words.quarrelAbout }),
    together: words.together,
    fragment: words.fragment,
    narrator: words.narrator,
    narratorName: words.narratorName,
    firstNoun: new RegExp(
      `^(?:${alternatives([...own, ...plural.filter((word) => NUMBER.test(word))])})\\s(?:(?:${adjectives})\\s)?(\\p{Ll}{3,})`,
      "iu",
    ),
    subjectAt,
    objectIn,
    personOf,
    placeOf: words.placeOf,
  };
};
