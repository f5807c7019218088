import { languageBasics, type NonEnglish, storyPacks, writings } from "../../languages/index.ts";
import type { Gender } from "../../languages/pack.ts";
import type { CastMember } from "../../vocabulary.ts";
import { findWords } from "../lexicon/find-words.ts";
import { characterBefore } from "../outline/character-before.ts";
import { isSame, type Outline, type OutlineCharacter } from "../outline/outline.ts";
import { type Age, kindOfHuman } from "../people/person-nouns.ts";
import { genderTraits } from "../plan/grammatical-gender.ts";
import { detectLanguage } from "./detect-language.ts";
import { otherOutline } from "./other-outline.ts";
import { fillLine } from "./subject-lines.ts";

/** What the user says of a story that its idea does not say, as sentences of the film's language. */
export interface OutlinedParts {
  /** The sentences after the first one of the idea. */
  readonly early: readonly string[];
  /** The sentence before the end. */
  readonly ending?: string;
  /** The characters that the user confirmed, as a cast; empty where the outline has none. */
  readonly cast: readonly CastMember[];
  /** How lines call the main character. */
  readonly hero?: { readonly name: string; readonly gender: Gender };
}

/** The sentences and the cast that an outline adds to an idea of the film's language. */
export const outlinedParts = (idea: string, outline: Outline | undefined, language: NonEnglish): OutlinedParts => {
  if (!outline) return { early: [], cast: [] };
  const read = otherOutline(idea, language);
  const lines = storyPacks[language].text.outline;
  const say = (line: string, words: string | undefined, gap: string): string[] =>
    words && isReadable(words, language)
      ? [
          fillLine(line, {
            language,
            gaps: { [gap]: words.replace(/[\s.!?…。！？।]+$/u, "").replace(/[{}[\]|]/g, "") },
          }),
        ]
      : [];
  const changed = (part: "place" | "wish" | "obstacle" | "ending"): string | undefined =>
    isSame(outline[part], read[part]) || (outline[part] && idea.includes(outline[part])) ? undefined : outline[part];
  const characters = outline.characters ?? [];
  const known = characters.map((_, at) => characterBefore(read.characters ?? [], characters, at));
  const people = characters.flatMap((each, at) =>
    isChanged(each, known[at]) ? say(at === 0 ? lines.hero : lines.also, presented(each, language), "who") : [],
  );
  const [ending] = say(lines.ending, changed("ending"), "ending");
  const [first] = characters;
  return {
    early: [
      ...people,
      ...say(lines.place, changed("place"), "place"),
      ...say(lines.wish, changed("wish"), "wish"),
      ...say(lines.obstacle, changed("obstacle"), "obstacle"),
    ],
    ...(ending && { ending }),
    cast: characters.flatMap((each, at) => castMembers(each, at, language)),
    ...(first?.name && { hero: { name: first.name, gender: genderOf(first) } }),
  };
};

const isChanged = (given: OutlineCharacter, before: OutlineCharacter | undefined): boolean =>
  !before ||
  (Boolean(given.name) && !isSame(given.name, before.name)) ||
  (Boolean(given.kind) && !isSame(given.kind, before.kind));

const presented = ({ name, kind }: OutlineCharacter, language: NonEnglish): string =>
  [name, kind]
    .filter(Boolean)
    .join(language === "japanese" || language === "chinese" ? "、" : language === "arabic" ? "، " : ", ");

/** Words of another language are not told, which the voice could not read. Names alone are. */
const isReadable = (words: string, language: NonEnglish): boolean =>
  languageBasics[language].wordSpacing === "none" ||
  words.split(/\s+/).length < 4 ||
  detectLanguage(words, language) === language;

const genderOf = ({ gender, count = 1 }: OutlineCharacter): Gender =>
  count > 1 ? "they" : gender === "female" ? "she" : "he";

const HUMAN = /^(?:girl|boy|man|woman|grandma|grandpa)$/;
const MAX_OF_GROUP = 3;

const castMembers = (given: OutlineCharacter, at: number, language: NonEnglish): CastMember[] => {
  const { name, kind = "", age, gender, count = 1 } = given;
  const hits = findWords(kind, language).filter(({ sort }) => sort === "kind" || sort === "prop");
  const named =
    (hits.find(({ sort }) => sort === "kind") ?? hits[0])?.value ??
    findWords(kind, "english").find(({ sort }) => sort === "kind")?.value;
  const pronoun = gender === "male" ? "he" : gender === "female" ? "she" : undefined;
  const years: Age | undefined = age ?? (named ? AGES[named] : undefined);
  const drawn =
    !named || HUMAN.test(named)
      ? kindOfHuman({ ...(years && { age: years }), gender: pronoun ?? (named && MEN.test(named) ? "he" : "she") })
      : named;
  const looks = Object.entries(writings[language].looks)
    .filter(([, words]) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?:$|[^\\p{L}])`, "iu").test(kind))
    .map(([look]) => look);
  const member = {
    name: name ?? kind,
    kind: drawn,
    traits: [...new Set([...looks, ...(pronoun ? genderTraits(drawn, pronoun) : [])])],
  };
  if (!name && !kind) return [];
  return Array.from({ length: Math.min(count, at === 0 ? MAX_OF_GROUP : 2) }, (_, index) => ({
    ...member,
    id: at === 0 && index === 0 ? "hero" : `cast-${at + 1}${index > 0 ? `-${index + 1}` : ""}`,
  }));
};

const MEN = /^(?:boy|man|grandpa)$/;
const AGES: Readonly<Record<string, Age>> = { woman: "adult", man: "adult", grandma: "old", grandpa: "old" };
