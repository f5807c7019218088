import type { Place } from "../../vocabulary.ts";
import type { Chance } from "../chance.ts";
import type { Foreign } from "../languages.ts";
import { tongues } from "./index.ts";
import type { Subject } from "./premise.ts";
import { said } from "./tell.ts";
import { tellings } from "./telling/index.ts";
import type { Tongue } from "./tongue.ts";

/** A kind of line: those of every story, and those about its hero. */
export type Kind = keyof Tongue | "hero";

interface Told {
  readonly language: Foreign;
  readonly subject: Subject;
  /** What the story is called, in quotation marks. */
  readonly title: string;
  readonly chance: Chance;
}

/** Each line of a kind once, with other words in its gaps each time; undefined when all have been told. */
export const drawerOf = ({ language, subject, title, chance }: Told): ((kind: Kind) => string | undefined) => {
  const left = new Map<Kind, string[]>();
  const tongue = tongues[language];
  const [lead] = subject.heroes;
  const near = nearOf(language, subject);
  const where = [...near, ...tongue.where.filter((each) => !near.includes(each))];
  const phrases = { when: tongue.when, where, who: tongue.who, advice: tongue.advice };
  const filled = (line: string): string[] =>
    (["when", "where", "who", "advice"] as const).reduce<string[]>(
      (made, gap) =>
        made.flatMap((each) =>
          each.includes(`{${gap}}`) ? phrases[gap].map((phrase) => each.replace(`{${gap}}`, phrase)) : [each],
        ),
      [line],
    );
  const isFar = (line: string): boolean =>
    near.length > 0 && where.slice(near.length).some((each) => line.includes(each));
  return (kind) => {
    const rest =
      left.get(kind) ??
      nearLinesFirst(
        evenly(
          linesOf(kind).map((line) => chance.shuffled(filled(line))),
          chance,
        ),
        isFar,
      );
    left.set(kind, rest);
    const line = rest.shift();
    return line && said(line, { p: title, ...(lead && { hero: lead.again }) }, lead?.gender);
  };

  function linesOf(kind: Kind): readonly string[] {
    if (kind !== "hero") return tongue[kind];
    // A line about one does not fit several.
    return lead && lead.gender !== "they" ? tellings[language].hero : [];
  }
};

const nearLinesFirst = (lines: readonly string[], isFar: (line: string) => boolean): string[] => [
  ...lines.filter((line) => !isFar(line)),
  ...lines.filter(isFar),
];

/** One of each line in turn, so that the same one does not come twice running. */
const evenly = (lists: readonly string[][], chance: Chance): string[] => {
  const order = chance.shuffled(lists);
  const rounds = Math.max(0, ...order.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => order.flatMap((list) => list.slice(round, round + 1))).flat();
};

/** Every tongue has these phrases in this order: where they play, so that a camel is not always by the sea. */
const spots: readonly (readonly Place[])[] = [
  ["forest", "meadow", "mountain", "lake"],
  ["lake", "meadow", "forest", "village"],
  ["mountain", "desert", "snow", "lake", "forest", "space", "spaceship"],
  ["village", "desert", "city", "castle", "sea", "room", "snow"],
  ["sea", "underwater"],
  ["meadow", "mountain", "lake", "castle"],
  ["village", "meadow", "sea", "snow", "room"],
  ["lake", "city", "village", "castle", "room", "laboratory"],
  ["cave", "desert", "mountain", "underwater", "space", "forest", "sea"],
  ["castle", "city", "snow", "room"],
  ["city", "village", "desert", "castle", "room", "laboratory"],
  ["desert", "space", "spaceship", "sea"],
];

/** Where a story stays that plays somewhere: there, and what is near it. */
const nearOf = (language: Foreign, { scenery, spot }: Subject): readonly string[] => {
  if (!scenery) return [];
  const around = tongues[language].where.filter((_, at) => spots[at]?.includes(scenery));
  return spot ? [standing(spot, language), ...around] : around;
};

/** As the other phrases of its tongue say where. */
const standing = (spot: string, language: Foreign): string => {
  if (language === "chinese") return `在${spot}`;
  return language === "korean" ? `${spot}에서` : spot;
};
