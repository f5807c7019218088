import type { Clause, ClauseTelling, Voice } from "./clause-telling.ts";
import type { Named, Person } from "./pack.ts";
import {
  type RomanceNarrators,
  romanceAsOfOthers,
  romanceAsOfSpeaker,
  romanceInVoice,
  romanceVoiceOf,
} from "./romance-voice.ts";

/** What distinguishes the Romance languages in a sentence of several clauses. */
export interface RomanceClauses {
  /** Verb forms of the third person. */
  readonly verbs: { readonly has: (word: string) => boolean };
  /** Conjunctions between main clauses, as alternatives of a regular expression. */
  readonly conjunctions: string;
  /** Those that mean "but". */
  readonly but: RegExp;
  /** Those that mean "until one day", and how a sentence says it instead. */
  readonly until: RegExp;
  readonly oneDay: string;
  /** "because" */
  readonly cause: RegExp;
  /** The pronoun of a relative clause, and "and". */
  readonly relative: RegExp;
  readonly and: string;
  /** Words before a verb that are no subject: "ne", "se", "lui". */
  readonly clitic: RegExp;
  /** Words at the start of a clause that say when. */
  readonly adverb: RegExp;
  /** First words of a noun phrase. */
  readonly article: RegExp;
  /** Articles by whom they show: "une": "she". */
  readonly personOf: (article: string) => Person | undefined;
  readonly definite: (noun: string, person: Person) => string;
  /** Subjects that are the hero: "il", "elle". */
  readonly pronoun: RegExp;
  /** Subjects that are no one in particular: "tout le monde". */
  readonly everybody: RegExp;
  /** Subjects that tell: "je", "nous"; and those that a clause gets which leaves them out. */
  readonly told: RegExp;
  readonly speaker: Readonly<Record<"i" | "we", string>>;
  /** The subject of a clause that leaves it out. */
  readonly pronounOf: (acting: Named, verb: string) => string;
  /** The start of a clause that needs no subject: "le da miedo". */
  readonly noSubject: RegExp;
  /** Adjectives before a noun. */
  readonly adjective: RegExp;
  /** Possessives whose noun shows who it is. */
  readonly owned: RegExp;
  readonly isWoman: (noun: string) => boolean;
  /** Words that make a clause a part of the one before. */
  readonly subordinate: RegExp;
  /** "Ma classe": the possessive as the first group, the noun, and a name. */
  readonly mine: RegExp;
}

/** Patterns for the words of a clause, by gap; their first group that matches is the words. */
export interface RomancePatterns {
  readonly task: RegExp;
  readonly wish: RegExp;
  readonly skill: RegExp;
  readonly dreamt: RegExp;
  /** A thing that is wanted, and as what it is dreamt of: "con un perro". */
  readonly wanted: RegExp;
  readonly asDreamt: (wanted: string) => string;
  readonly sought: RegExp;
  readonly lacked: RegExp;
  readonly unable: RegExp;
  readonly missed: RegExp;
  /** All of what matches. */
  readonly goal: RegExp;
  readonly forwhom: RegExp;
}

/** What the Romance languages tell alike. */
export const romanceTelling = (
  words: RomanceClauses,
  patterns: RomancePatterns,
  narrators: RomanceNarrators,
): Pick<
  ClauseTelling,
  "clausesOf" | "ownHero" | "wordsOf" | "formsOfOther" | "voiceOf" | "asOfOthers" | "asOfSpeaker" | "inVoice"
> => ({
  clausesOf: romanceClausesOf(words, narrators),
  voiceOf: romanceVoiceOf(narrators),
  asOfOthers: romanceAsOfOthers(narrators),
  asOfSpeaker: romanceAsOfSpeaker(narrators),
  inVoice: romanceInVoice(narrators),
  ownHero: romanceOwnHero(words),
  wordsOf: (clause) => {
    const first = (pattern: RegExp): string | undefined => pattern.exec(clause)?.slice(1).find(Boolean);
    const wish = first(patterns.wish)?.trim();
    const skill = first(patterns.skill);
    const wanted = first(patterns.wanted);
    return {
      task: first(patterns.task),
      ...(wish && { wish }),
      ...(skill && { skill }),
      dreamt: first(patterns.dreamt) ?? (wanted && patterns.asDreamt(wanted)),
      sought: first(patterns.sought),
      lacked: first(patterns.lacked),
      unable: first(patterns.unable),
      missed: first(patterns.missed),
      goal: patterns.goal.exec(clause)?.[0],
      forwhom: first(patterns.forwhom),
    };
  },
  formsOfOther: () => ({}),
});

interface Token {
  readonly word: string;
  readonly at: number;
}
const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}-]+['’]?/gu)].map(({ 0: word, index }) => ({ word, at: index }));

/** The longest subject: "la plus vieille tortue de l'étang". */
const MAX_SUBJECT = 7;
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

interface Start {
  /** "" where the clause leaves it out. */
  readonly subject: string;
  readonly verbAt: number;
}

const startOf = (text: string, words: RomanceClauses): Start | undefined => {
  const skipped = words.adverb.exec(text)?.[0].length ?? 0;
  const tokens = tokensOf(text.slice(skipped));
  for (const [at, { word, at: from }] of tokens.slice(0, MAX_SUBJECT + 3).entries()) {
    const before = tokens.slice(0, at);
    if (/[,;:.]/.test(text.slice(skipped, skipped + from))) return undefined;
    const isVerb = words.verbs.has(word.toLowerCase()) || isAfterSureClitic(before, words);
    if (words.clitic.test(word) || !isVerb) continue;
    let subjectEnd = at;
    while (subjectEnd > 0 && words.clitic.test(before[subjectEnd - 1]?.word ?? "")) subjectEnd--;
    // "nous avons": a subject that looks like an object.
    if (subjectEnd === 0 && /^nous$/iu.test(before[0]?.word ?? "") && /(?:[oî]ns|ions|mes)$/u.test(word))
      subjectEnd = 1;
    // "la marche": a noun after its article.
    const previous = tokens[at - 1]?.word ?? "";
    const isAfterArticle =
      words.article.test(previous) && !words.clitic.test(previous) && !words.everybody.test(previous);
    if (isAfterArticle) continue;
    if (
      subjectEnd === 0 &&
      at > 0 &&
      words.article.test(before[0]?.word ?? "") &&
      !words.clitic.test(before[0]?.word ?? "")
    )
      continue;
    const end = tokens[subjectEnd]?.at ?? from;
    const subject = text.slice(skipped, skipped + end).trim();
    const [first] = tokens;
    const isNoun =
      subject === "" ||
      words.article.test(first?.word ?? "") ||
      words.pronoun.test(subject) ||
      words.everybody.test(subject) ||
      KIN.test(subject) ||
      /^\p{Lu}/u.test(subject);
    return isNoun && !/\s(?:qui|que|che)\s|\b(?:qui|che)$/u.test(` ${subject} `)
      ? { subject, verbAt: skipped + from }
      : undefined;
  }
  return undefined;
};

/** "Su abuelo se niega": what follows a noun and one of these is a verb. */
const isAfterSureClitic = (before: readonly Token[], { article, clitic }: RomanceClauses): boolean =>
  before.length > 2 &&
  article.test(before[0]?.word ?? "") &&
  !clitic.test(before[1]?.word ?? "") &&
  SURE_CLITIC.test(before.at(-1)?.word ?? "");
const SURE_CLITIC = /^(?:se|no|non|não|ne|n['’]|s['’])$/iu;

/** "Un robot que quema las tortillas decide aprender": "Un robot quema las tortillas y decide aprender". */
const withoutRelative = (whole: string, words: RomanceClauses): string => {
  const found = words.relative.exec(whole);
  const who = found ? whole.slice(0, found.index) : "";
  const rest = found ? whole.slice(found.index + found[0].length) : "";
  const isWho =
    tokensOf(who).length <= MAX_SUBJECT && words.article.test(tokensOf(who)[0]?.word ?? "") && !hasVerb(who, words);
  const start = found && isWho && !/[,;]/.test(who) ? startOf(rest, words) : undefined;
  if (start?.subject !== "") return whole;
  const tokens = tokensOf(rest);
  const next = tokens.findIndex(({ word, at }, each) => {
    if (at <= start.verbAt || !words.verbs.has(word.toLowerCase()) || words.clitic.test(word)) return false;
    let first = each;
    while (words.clitic.test(tokens[first - 1]?.word ?? "")) first--;
    return !NO_MAIN_VERB.test(tokens[first - 1]?.word ?? "") && !words.article.test(tokens[each - 1]?.word ?? "");
  });
  if (next < 0) return `${who} ${rest}`;
  let first = next;
  while (words.clitic.test(tokens[first - 1]?.word ?? "")) first--;
  const at = tokens[first]?.at ?? 0;
  return `${who} ${rest.slice(0, at).replace(/,?\s$/u, "")}, ${words.and} ${rest.slice(at)}`;
};
/** A verb after these words is no main verb. */
const NO_MAIN_VERB =
  /^(?:que|qui|quien|cuando|donde|si|como|porque|y|e|o|pero|où|quand|lorsque|et|ou|mais|comme|parce|puisque|de|à|a|en|con|por|para|pour|d['’]|qu['’])$/iu;

/** The clauses of a sentence in a Romance language. */
const romanceClausesOf = (present: RomanceClauses, narrators: RomanceNarrators) => {
  const inVoices = {
    ...present,
    verbs: { has: (word: string) => present.verbs.has(word) || narrators.verbs.has(word) },
  };
  const joint = new RegExp(String.raw`(,?)\s(${present.conjunctions})(?:\s|(?<=['’]))`, "giu");
  return (sentence: string, hero: Named, voice: Voice = {}): readonly Clause[] => {
    const words = voice.speaker || voice.isPast ? inVoices : present;
    const end = /[.!…]+$/u.exec(sentence)?.[0] ?? ".";
    const whole = withoutRelative(sentence.replace(/[.!?…]+$/u, ""), words);
    const pieces: { conjunction: string; text: string }[] = [];
    let start = 0;
    let conjunction = "";
    for (const match of whole.matchAll(joint)) {
      const [all, comma = "", word = ""] = match;
      const before = whole.slice(start, match.index);
      const after = whole.slice(match.index + all.length);
      const next = startOf(after, words);
      if (!next || !hasVerb(before, words, conjunction !== "" || voice.speaker !== undefined)) continue;
      if (comma === "" && next.subject === "" && words.subordinate.test(before)) continue;
      // "Una niña y su burro buscan": both.
      const verb = after.slice(next.verbAt).split(/[\s,]/u)[0] ?? "";
      const person = words.personOf(next.subject.split(/[\s’']/u)[0]?.toLowerCase() ?? "");
      const isJoined = AND.test(word) && next.subject !== "" && person !== "they" && person !== "theyf";
      if (isJoined && OF_MANY.test(verb) && IS_ONE.test(next.subject)) continue;
      pieces.push({ conjunction, text: before });
      start = match.index + all.length;
      conjunction = word;
    }
    pieces.push({ conjunction, text: whole.slice(start) });
    let acting: Named | undefined;
    return pieces.map(({ conjunction: by, text }) => {
      const plain = text.trim();
      const found = startOf(plain.charAt(0).toLocaleLowerCase() + plain.slice(1), words) ?? startOf(plain, words);
      const isInverted = found?.subject === "" && INVERTED.test(plain);
      const isLeftOut = found?.subject === "" && !isInverted;
      // "Sus padres no quieren, así que lo esconde": the hero again.
      const isOfOne = acting?.person === "they" || acting?.person === "theyf";
      const verb = found ? (plain.slice(found.verbAt).split(/[\s,]/u)[0] ?? "") : "";
      if (isLeftOut && isOfOne && !OF_MANY.test(verb)) acting = undefined;
      if (isInverted) acting = otherNamed(plain.replace(INVERTED, "$1"), hero, words);
      else if (!isLeftOut) acting = found && otherNamed(found.subject, hero, words);
      const form = isLeftOut
        ? narrators.verbs.formOf(plain.slice(found.verbAt).split(" ")[0]?.toLowerCase() ?? "")
        : undefined;
      // "mio nonno mi insegna e ora lo faccio": who tells acts again.
      if (voice.speaker && (form?.who === "i" || form?.who === "we")) acting = undefined;
      const pronoun =
        !acting && voice.speaker
          ? words.speaker[voice.speaker]
          : words.pronounOf(acting ?? hero, plain.slice(found?.verbAt ?? 0).split(" ")[0] ?? "");
      const isBut = words.but.test(by) || words.but.test(plain);
      const isUntil = words.until.test(by);
      const told = isLeftOut && by !== "" ? withSubject(plain, pronoun, words) : plain;
      const isEverybody = found !== undefined && words.everybody.test(found.subject);
      const begun = isUntil ? `${words.oneDay}${told}` : words.but.test(by) ? `${by} ${told}` : told;
      return {
        text: `${upper(begun)}${end}`,
        ...(acting && { other: acting }),
        ...(isBut && { isContrary: true }),
        ...(words.cause.test(by) && { isCause: true }),
        ...(isEverybody && { isEverybody }),
        ...(found && PRONOUN_OF[found.subject.toLowerCase()] && { pronoun: PRONOUN_OF[found.subject.toLowerCase()] }),
      };
    });
  };
};

/** Verbs of several, and who is one. */
const OF_MANY = /(?:n|nt|m)$/u;
const AND = /^(?:y|e|et|ed)$/iu;
const IS_ONE = /^(?:su|sua|suo|seu|son|sa|leur|una?|une?|uma?|el|la|le|il|lo|o|a)\s/iu;

/** "Llega una joven": who comes stands after the verb. */
const INVERTED =
  /^(?:\p{Ll}+ \p{Ll}+, )?(?:llegan?|aparecen?|vienen?|entran?|surgen?|arriva(?:no)?|appare|appaiono|compare|viene|entra|chegam?|aparecem?|vem|surgem?)\s(?=(?:una?|uno|uma?|otr[oa]|un altr[oa]|outr[oa]|el|la|il|o|a|su|sua)\s)([^,.]+)$/iu;

const withSubject = (text: string, pronoun: string, { adverb, noSubject }: RomanceClauses): string => {
  const skipped = adverb.exec(text)?.[0] ?? "";
  return pronoun === "" || noSubject.test(text.slice(skipped.length))
    ? text
    : `${skipped}${pronoun} ${text.slice(skipped.length)}`.replace(/(?<!\p{L})je (?=[aeiouyhéèêâ])/gu, "j'");
};

const hasVerb = (text: string, words: RomanceClauses, isLeftOut = false): boolean =>
  tokensOf(text).some(
    ({ word }, at, all) =>
      (at > 0 || isLeftOut) &&
      (words.verbs.has(word.toLowerCase()) || (at > 1 && SURE_CLITIC.test(all[at - 1]?.word ?? ""))) &&
      (!words.article.test(all[at - 1]?.word ?? "") || HAS_IT.test(`${all[at - 1]?.word}${word}`)),
  );

/** Relatives who are named without an article. */
const KIN = /^(?:papa|maman|papi|mamie|papà|mamma|nonno|nonna|papá|mamá|papai|mamãe|vovó|vovô)$/iu;
/** "l'ho portato", "l'a détruite" */
const HAS_IT = /^l['’](?:ho|ha|hanno|abbiamo|aveva|avevo|ai|as|a|avons|ont|avait|avais|avaient)$/iu;
const PRONOUN_OF: Readonly<Record<string, "he" | "she">> = {
  il: "he",
  elle: "she",
  él: "he",
  ella: "she",
  lui: "he",
  lei: "she",
  ele: "he",
  ela: "she",
};
const MINE = /^(?:m[ao]n?|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]|meu|minha|noss[oa])$/iu;
const FRIEND = /^(?:amie?|copain|copine|voisine?|amig[oa]|vecin[oa]|amic[oa]|vizinh[oa])$/iu;

/** Who acts in a clause as "{other}": not the hero, and not everybody. */
const otherNamed = (subject: string, hero: Named, words: RomanceClauses): Named | undefined => {
  if (subject === "" || words.pronoun.test(subject) || words.everybody.test(subject)) return undefined;
  // "Un zapatero y su gata Misi": the hero and who is beside.
  const heroNoun = hero.name.split(/[\s’']/u).at(-1) ?? "";
  if (heroNoun.length > 2 && new RegExp(`(?<!\\p{L})${heroNoun}(?!\\p{L})`, "iu").test(subject)) return undefined;
  // "Una abuela de Sevilla": a name after a preposition is somebody or somewhere else.
  const names = [
    ...subject.matchAll(/(?<=[\s'’]|^)(?<!(?:^|\s)(?:de|du|del|della|di|da|do|dos|das)\s|d['’])\p{Lu}[\p{L}-]+/gu),
  ]
    .map(([word]) => word)
    // "Un apiculteur": the article that opens a sentence.
    .filter((word) => !words.article.test(word));
  if (names.some((each) => hero.name.includes(each))) return undefined;
  const name = names.at(-1);
  const tokens = tokensOf(subject).map(({ word }) => word);
  const [article = ""] = tokens;
  const all = tokens
    .slice(words.article.test(article) ? 1 : 0)
    .filter((word) => !words.adjective.test(word) && !words.article.test(word));
  // "Son ami le ver luisant": what the friend is.
  const isFriend = FRIEND.test(all[0] ?? "") && tokens.slice(2).some((word) => words.article.test(word));
  const rest = isFriend ? all.slice(1) : all;
  const noun = rest[0] ?? "";
  if (name) {
    const person = words.personOf(article.toLowerCase());
    const isShe = words.isWoman(noun) || person === "she" || (noun === name && /(?:a|e|ine|elle|ie)$/u.test(name));
    return { name, person: isShe ? "she" : "he" };
  }
  if (KIN.test(subject)) return { name: subject, person: words.isWoman(noun) ? "she" : "he" };
  // "mon cousin" in a story of "je"
  const mine = tokens.slice(0, 2).find((word) => MINE.test(word));
  if (words.told.test(hero.name) && mine && noun !== "") {
    const isShe = words.isWoman(noun) || /^(?:ma|mia|minha)$/iu.test(mine);
    const before = mine === article ? "" : `${article.toLowerCase()} `;
    return { name: `${before}${mine.toLowerCase()} ${noun}`, person: isShe ? "she" : "he" };
  }
  if (!words.article.test(article) || noun === "" || hero.name.toLowerCase().includes(noun.toLowerCase()))
    return undefined;
  // "Toute la rue": the article beside the noun.
  const own = tokens.slice(0, tokens.indexOf(noun)).findLast((word) => words.article.test(word)) ?? article;
  const shown = words.personOf(own.toLowerCase().replace("’", "'"));
  const person =
    shown ?? (words.owned.test(article) || /['’]$/u.test(article) ? (words.isWoman(noun) ? "she" : "he") : undefined);
  return person ? { name: words.definite(noun, person), person } : undefined;
};

/** A name, what it is the name of, and then what it does. */
const CALLED =
  /^(\p{Lu}\p{Ll}+),?\s(l['’]|(?:le|la|el|il|lo|o|a)(?=\s))\s?(?:(?:petite?|vieux|vieille|peque[ñn][oa]|viej[oa]|piccol[oa]|pequen[oa])\s)?\p{Ll}{3,},?\s(?:(?:n|s)['’]|(?:ne|no|non|não|se|si|a|est|es|è|é|veut|quiere|vuole|quer|tem|\p{Ll}{3,}[eatd])\s)/u;

/** "Ma classe", "Mon petit frère Jules": whom the narrator calls hers. */
const romanceOwnHero =
  ({ mine, isWoman, adjective }: RomanceClauses) =>
  (idea: string): Named | undefined => {
    // "Nino le pingouin"
    const [, called, article = ""] = CALLED.exec(idea) ?? [];
    if (called) return { name: called, person: /^(?:la|a)$/.test(article) ? "she" : "he" };
    const [, owner = "", words = "", name] = mine.exec(idea) ?? [];
    const noun = words.split(" ").find((word) => !adjective.test(word));
    if (!noun) return undefined;
    const person: Person = isWoman(noun) ? "she" : "he";
    return { name: name ?? `${owner.toLowerCase()} ${noun}`, person };
  };
