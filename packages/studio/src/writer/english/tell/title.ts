import type { Random } from "../../random.ts";
import type { Plot } from "./plot.ts";

const MAX_LENGTH = 59;

/** "Juno and the Last Blue Flower": hero and goal, or hero and place. */
export const storyTitle = (plot: Plot, random: Random): string => {
  const who = plot.hero.name ?? plot.hero.full;
  const what =
    /^(?:the|her|his|their|its) /.test(plot.goal.thing) && plot.goal.thing !== "the answer"
      ? plot.goal.thing
      : undefined;
  const noun = what?.replace(/^(?:her|his|their|its) /, "the ");
  const candidates = [
    ...(noun
      ? [`${who} and ${noun}`, noun, `${who}, ${plot.pal.short} and ${noun}`]
      : [
          ...(plot.settingGiven ? [`${who} ${plot.setting.where}`] : []),
          `how ${who} ${plot.goal.past}`,
          `${who} and ${plot.pal.short}`,
        ]),
  ].filter((title) => title.length <= MAX_LENGTH);
  return titleCase(
    candidates.length > 0
      ? random.chance(0.6)
        ? (candidates[0] ?? who)
        : random.pick(candidates)
      : who.slice(0, MAX_LENGTH),
  );
};

const SMALL = /^(?:and|the|of|a|an|to|in|for|on|at|by|with|from|or|but|under)$/;

/** Small words are large at the beginning and the end: "The Fox Went On". */
export const titleCase = (words: string): string =>
  words
    .split(" ")
    .map((word, at, all) =>
      at > 0 && at < all.length - 1 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
