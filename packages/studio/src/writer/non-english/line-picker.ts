import { type NonEnglish, storyPacks } from "../../languages/index.ts";
import type { Beat, Whereabouts } from "../../languages/pack.ts";
import type { Place } from "../../vocabulary.ts";
import type { Random } from "../random.ts";
import type { Subject } from "./subject.ts";
import { fillLine } from "./subject-lines.ts";

/** "[he|she|it|they]" */
const PLURAL_FORM = /\[[^\]|]*(?:\|[^\]|]*){3}\]/;

export type LineKind = Beat | "hero";

interface LinePickerOptions {
  readonly language: NonEnglish;
  readonly subject: Subject;
  /** Quoted by lines that name the story. */
  readonly title: string;
  readonly random: Random;
}

/** Gives each line of a kind once for each filling of its gaps; undefined when all have been used. */
export const linePicker = ({ language, subject, title, random }: LinePickerOptions) => {
  const left = new Map<LineKind, string[]>();
  const { text } = storyPacks[language];
  const [lead] = subject.heroes;
  const near = nearPhrases(language, subject);
  const phrases = { ...text.phrases, where: near };
  const fillings = (line: string): string[] =>
    (["when", "where", "who", "advice"] as const).reduce<string[]>(
      (made, gap) =>
        made.flatMap((each) =>
          each.includes(`{${gap}}`) ? phrases[gap].map((phrase) => each.replace(`{${gap}}`, phrase)) : [each],
        ),
      [line],
    );
  const linesOf = (kind: LineKind): readonly string[] => {
    if (kind !== "hero") return text.beats[kind];
    if (!lead) return [];
    // A line without a plural form does not fit several heroes.
    return lead.gender === "they" ? text.subject.hero.filter((line) => PLURAL_FORM.test(line)) : text.subject.hero;
  };
  return (kind: LineKind): string | undefined => {
    const rest =
      left.get(kind) ??
      interleaved(
        linesOf(kind).map((line) => random.shuffle(fillings(line))),
        random,
      );
    left.set(kind, rest);
    const line = rest.shift();
    const gaps = { idea: title, ...(lead && { hero: lead.again }) };
    return line && fillLine(line, { language, gaps, gender: lead?.gender });
  };
};

/** Takes one line of each list in turn, so that fillings of the same line do not follow each other. */
const interleaved = (lists: readonly string[][], random: Random): string[] => {
  const order = random.shuffle(lists);
  const rounds = Math.max(0, ...order.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => order.flatMap((list) => list.slice(round, round + 1))).flat();
};

/** Sceneries that each phrase of `where` fits, so that a camel is not always by the sea. */
const sceneriesOf: Readonly<Record<Whereabouts, readonly Place[]>> = {
  forest: ["forest", "meadow", "mountain", "lake"],
  river: ["lake", "meadow", "forest", "village"],
  mountain: ["mountain", "desert", "snow", "lake", "forest", "space", "spaceship"],
  village: ["village", "desert", "city", "castle", "sea", "room", "snow"],
  seaside: ["sea", "underwater"],
  valley: ["meadow", "mountain", "lake", "castle"],
  mill: ["village", "meadow", "sea", "snow", "room"],
  bridge: ["lake", "city", "village", "castle", "room", "laboratory"],
  cave: ["cave", "desert", "mountain", "underwater", "space", "forest", "sea"],
  castle: ["castle", "city", "snow", "room"],
  market: ["city", "village", "desert", "castle", "room", "laboratory"],
  dunes: ["desert", "space", "spaceship", "sea"],
};

/** The phrases of `where` at and near the subject's place, in which its story stays. */
const nearPhrases = (language: NonEnglish, { scenery = "meadow", place }: Subject): readonly string[] => {
  const { text, grammar } = storyPacks[language];
  // The keys of `where` are whereabouts.
  const all = Object.entries(text.phrases.where) as [Whereabouts, string][];
  const around = all.filter(([name]) => sceneriesOf[name].includes(scenery)).map(([, phrase]) => phrase);
  return place ? [grammar.placePhrase?.(place) ?? place, ...around] : around;
};
