import { isUnspaced, type Language, languageOf } from "../../languages/index.ts";
import { escapePattern } from "../escape-pattern.ts";
import { detectLanguage } from "../non-english/detect-language.ts";
import type { OutlineCharacter } from "../outline/outline.ts";
import { readOutline } from "../outline/read-outline.ts";
import { genderOfName } from "../people/given-names.ts";
import { genderOfNameIn } from "../people/names-of-languages.ts";
import { personNoun } from "../people/person-nouns.ts";
import type { Brief } from "../story.ts";
import { groupWords } from "./group-words.ts";
import { kindIn } from "./own-cast.ts";
import { isNamed, type OwnCharacter } from "./own-character.ts";

/** A group of the idea that the user's own characters are: the four of "four friends". */
export interface OwnGroup {
  /** The idea's noun in lower case: "friends"; "" where it only lists their names. */
  readonly noun: string;
  readonly members: readonly OwnCharacter[];
  /** The idea names all of them. */
  readonly isNamedInIdea: boolean;
}

/** The group of an idea that the own characters are, if their number fits it and no kind contradicts it. */
export const ownGroupOf = (brief: Pick<Brief, "idea" | "language" | "outline" | "characters" | "before">) => {
  const { idea, characters = [], before } = brief;
  if (characters.length === 0 || before) return undefined;
  const language = detectLanguage(idea, languageOf(brief.language));
  const low = idea.toLocaleLowerCase();
  const unnamed = characters.filter(({ name }) => !hasName(low, name, language));
  const read = brief.outline?.characters ?? readOutline(idea, brief.language).characters ?? [];
  for (const noun of nounsOf(read, low, language)) {
    const count = countOf(noun, low, read, language);
    const all = unnamed.length === 0 || unnamed.length === characters.length ? [characters] : [];
    const ofKind = unnamed.filter((own) => isOfKind(own, noun, language));
    // "Two brothers and their dog": the dog is another one.
    const others = new Set(read.map(({ kind }) => headOf(kind ?? "")).filter((each) => each !== noun));
    const rest = unnamed.filter(({ kind }) => !kind || !others.has(headOf(kind)));
    const members = [...all, unnamed, ofKind, rest].find(
      ({ length }) => length > 1 && (count === undefined || length === count),
    );
    if (!members?.every((own) => fits(own, noun, language))) continue;
    return { noun, members, isNamedInIdea: unnamed.length === 0 } satisfies OwnGroup;
  }
  return listedIn(idea, characters);
};

/** "Mia, Tom and Ada build a raft": own characters whose names stand beside one another. */
const listedIn = (idea: string, characters: readonly OwnCharacter[]): OwnGroup | undefined => {
  const names = characters.map(({ name }) => escapePattern(name.trim())).join("|");
  const [list = ""] =
    new RegExp(`(?<!\\p{L})(?:${names})(?:${BESIDE}(?:${names}))+(?!\\p{L}{3})`, "iu").exec(idea) ?? [];
  const members = characters.filter(({ name }) => list.toLocaleLowerCase().includes(name.trim().toLocaleLowerCase()));
  return members.length > 1 ? { noun: "", members, isNamedInIdea: true } : undefined;
};
const BESIDE = "(?:\\s?[,、，،]\\s?(?:and\\s)?|\\s?(?:and|und|y|e|et|и|और|আর|ও|و|和|と|와|과)\\s?)";

const hasName = (low: string, name: string, language: Language): boolean => {
  const own = name.trim().toLocaleLowerCase();
  if (isUnspaced(language)) return low.includes(own);
  return new RegExp(`(?<![\\p{L}\\p{M}])${escapePattern(own)}(?!\\p{L}{3})`, "u").test(low);
};

/** Whether a character of the idea, or a member of a cast with its name, is the group. */
export const isOfGroup = (words: string | undefined, { noun }: Pick<OwnGroup, "noun">): boolean =>
  words !== undefined && noun !== "" && headOf(words) === noun;

/** "the friends", "little sisters": the last word. */
const headOf = (words: string): string => words.trim().toLocaleLowerCase().split(/\s+/).at(-1) ?? "";

/** The nouns of an idea that mean several, in the order of the outline; then those that its words say. */
const nounsOf = (read: readonly OutlineCharacter[], low: string, language: Language): string[] => {
  const ofOutline = read.flatMap(({ name, kind, count = 1 }) => {
    const noun = headOf(kind ?? "");
    const isGroup = count > 1 || isCollective(noun, language) || numberBefore(noun, low, language) !== undefined;
    return !name && noun !== "" && isGroup ? [noun] : [];
  });
  const [, family] = language === "english" ? (/\b(family) of (?:two|three|four|[2-4])\b/.exec(low) ?? []) : [];
  return [...new Set([...(family ? [family] : []), ...ofOutline])];
};

/** How many the group has; undefined where the idea does not say it. */
const countOf = (
  noun: string,
  low: string,
  read: readonly OutlineCharacter[],
  language: Language,
): number | undefined => {
  const [, , of] = language === "english" ? (/\b(family|group|team|band) of (\w+)\b/.exec(low) ?? []) : [];
  const numbers = groupWords[language].numbers;
  const at = of ? numbers.findIndex((words) => new RegExp(`^(?:${words})$`).test(of)) : -1;
  if (at >= 0) return at + 2;
  const told = numberBefore(noun, low, language);
  if (told !== undefined || isCollective(noun, language)) return told;
  // "five friends": the outline has numbers beyond those of the table.
  const counted = read.find(({ kind }) => headOf(kind ?? "") === noun)?.count;
  return counted === 1 ? undefined : counted;
};

/** The number before a noun, with at most two words between them: "four brave little friends". */
const numberBefore = (noun: string, low: string, language: Language): number | undefined => {
  const at = low.indexOf(noun);
  if (at < 0 || noun === "") return undefined;
  const before = low.slice(0, at);
  const between =
    isUnspaced(language) || language === "korean" ? "[^，。、\\s]{0,3}\\s?" : "\\s(?:[\\p{L}\\p{M}-]+\\s){0,2}";
  const found = groupWords[language].numbers.findIndex((words) =>
    new RegExp(`(?:^|[^\\p{L}\\p{M}\\d])(?:${words})${between}$`, "u").test(before),
  );
  return found < 0 ? undefined : found + 2;
};

const isCollective = (noun: string, language: Language): boolean =>
  new RegExp(`^(?:${groupWords[language].nouns})$`, "u").test(noun);

/** Two sisters are no boys, and three dogs no cats. */
const fits = (own: OwnCharacter, noun: string, language: Language): boolean => {
  const gender =
    personNoun(headOf(own.kind ?? ""))?.gender ?? genderOfNameIn(own.name, language) ?? genderOfName(own.name);
  if (WOMEN.test(noun) && gender === "he") return false;
  if (MEN.test(noun) && gender === "she") return false;
  const ofGroup = kindIn(noun, language);
  return !own.kind || !ofGroup || personNoun(ofGroup)?.isHuman !== false || isOfKind(own, noun, language);
};

const isOfKind = ({ kind = "" }: OwnCharacter, noun: string, language: Language): boolean => {
  const own = kindIn(kind, language) ?? kindIn(kind, "english");
  return own !== undefined && own === kindIn(noun, language);
};

const WOMEN =
  /^(?:sisters|girls|women|ladies|princesses|witches|queens|schwestern|freundinnen|mädchen|hermanas|amigas|niñas|chicas|s(?:œ|oe)urs|amies|copines|filles|sorelle|amiche|bambine|ragazze|irmãs|meninas|с[её]стры|подруги|девочки|姐妹|姉妹|자매|बहनें|বোনেরা|أخوات)$/u;
const MEN = /^(?:brothers|boys|men|princes|kings|brüder|jungen|братья|мальчики|兄弟|형제)$/u;

/** The sentence that names the members of a group. */
export const groupNamed = ({ members, noun }: OwnGroup, given: string): string => {
  const language = languageOf(given);
  const { called, comma, and } = groupWords[language];
  const all = members.map((own) =>
    language === "english" && !isOfKind(own, noun, language) ? withKind(own) : own.name,
  );
  return called.replace("{who}", () => [all.slice(0, -1).join(comma), all.at(-1)].join(and));
};

/** "Mia and her dog", "Two brothers and their dog": the dog comes along. */
export const isCompanionOf = ({ kind = "", name }: OwnCharacter, idea: string): boolean => {
  const words = [headOf(kind), name].filter((each) => each.trim() !== "").map(escapePattern);
  return new RegExp(`^(?:[\\w-]+ ){1,3}and (?:their|her) (?:[\\w-]+ ){0,2}?(?:${words.join("|")})\\b`, "i").test(
    idea.trim(),
  );
};

/** "Bruno the dog"; a child needs no word. */
const withKind = ({ name, kind = "" }: OwnCharacter): string => {
  const words = kind.trim().replace(/^(?:an?|the)\s/i, "");
  const isPlain = /^(?:girl|boy|man|woman|child|kid|friend|sister|brother)$/i.test(words);
  return words === "" || isPlain || words.split(/\s+/).length > MAX_KIND_WORDS ? name : `${name} the ${words}`;
};
const MAX_KIND_WORDS = 3;

/** Whether a group has this character. */
export const isMember = (group: OwnGroup | undefined, { name }: OwnCharacter): boolean =>
  group?.members.some((own) => isNamed(own.name, name)) === true;
