import type { Family, IdeaReader } from "./pack.ts";

/** How a Romance language says what else an idea names. */
export interface RomanceParts {
  /** The infinitives of verb forms. */
  readonly infinitives?: ReadonlyMap<string, string>;
  /** What is feared, where somebody is going, and what is learnt; each as the first group. */
  readonly fear?: RegExp;
  readonly goal?: RegExp;
  readonly skill?: RegExp;
  /** What somebody will not do, and what they cannot do. */
  readonly unwish?: RegExp;
  readonly unable?: RegExp;
  /** What stands before a verb that is denied. */
  readonly refused?: RegExp;
  /** Words at which what somebody does ends: "e", "mas". */
  readonly clauseEnd?: RegExp;
}

/** Verb forms that are nouns as well. */
const AMBIGUOUS =
  /^(?:porte|garde|livre|aide|joue|visite|danse|chante|ayuda|cuida|visita|baila|canta|cocina|aiuta|cura|suona|canto|ajuda|cuida|dança|planta|pinta|espera|guarda|toca|juega|porta|gioca|balla|vende|limpia|limpa|enseña|ensina|insegna|cose)$/iu;
const CLAUSE_END = /[,.;:!?]/u;
const MAX_LENGTH = 60;
/** Families whose ideas say what somebody does, which is then what they want. */
const ACTING: ReadonlySet<Family> = new Set(["make", "seek", "go", "save", "win", "find", "any"]);
/** "la porte", "un livre": a noun that a verb form looks like. */
const AFTER_ARTICLE =
  /(?<!\p{L})(?:les?|la|une?|des|du|de|el|los|las|una?|il|lo|i|gli|uno|uma?|os?|as?|su|sus|son|sa|ses|suo|sua|seu|à|al|ao|en|em|in|del|da|do|di|con|com|avec)\s(?:\p{Ll}+(?:e|a|o)\s)?$/iu;

/** Reads what is feared, learnt, refused and wanted, and where somebody is going. */
export const partsReader = (words: RomanceParts): NonNullable<IdeaReader["partsIn"]> => {
  const actionIn = (idea: string): string | undefined => {
    for (const { 0: verb, index } of idea.matchAll(/\p{L}+/gu)) {
      const infinitive = words.infinitives?.get(verb.toLowerCase());
      if (!infinitive || words.refused?.test(idea.slice(0, index))) continue;
      if (AMBIGUOUS.test(verb) && AFTER_ARTICLE.test(idea.slice(0, index))) continue;
      const [after = ""] = idea.slice(index + verb.length).split(words.clauseEnd ?? CLAUSE_END);
      const action = `${infinitive}${after.trimEnd()}`;
      return after.trim() !== "" && action.length < MAX_LENGTH ? action : undefined;
    }
    return undefined;
  };
  return (idea, family, isTaken) => {
    const first = (pattern: RegExp | undefined): string | undefined =>
      pattern?.exec(idea)?.[1]?.split(words.clauseEnd ?? CLAUSE_END)[0];
    const goal = first(words.goal);
    const found = {
      fear: family === "fear" ? first(words.fear) : undefined,
      goal: family === "go" && !goal?.split(" ").slice(0, 2).some(isTaken) ? goal : undefined,
      skill: family === "learn" ? first(words.skill) : undefined,
      unwish: family === "refuse" ? first(words.unwish) : undefined,
      unable: family === "refuse" ? first(words.unable) : undefined,
      wish: ACTING.has(family) ? actionIn(idea) : undefined,
    };
    return Object.fromEntries(Object.entries(found).flatMap(([gap, part]) => (part ? [[gap, part] as const] : [])));
  };
};
