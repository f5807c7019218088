import type { IdeaReading } from "./subject-of-idea.ts";

/** Whether an idea takes place in the water, where there are neither windows nor umbrellas. */
export const isUnderWater = ({ clauses, hero }: Pick<IdeaReading, "clauses" | "hero">): boolean => {
  const text = clauses.map(({ text }) => text).join(" ");
  if (!SWIMMERS.test(hero?.noun ?? "")) return false;
  return WATER.test(text) || !LAND.test(text);
};

const SWIMMERS =
  /^(?:octopus(?:es)?|squids?|crabs?|lobsters?|shrimps?|fish|goldfish|clownfish|pufferfish|sharks?|whales?|dolphins?|jellyfish|starfish|seahorses?|mermaids?|mermen|merman|cods?|eels?|herrings?|oysters?|clams?|mussels?|sea urchins?)$/;
const WATER =
  /\b(?:sunken|reef|coral|sea floor|seabed|ocean floor|bottom of (?:the|a) (?:sea|ocean|lake|pond)|under (?:the )?(?:water|sea)|deep sea)\b/i;
const LAND =
  /\b(?:village|town|city|house|school|street|desert|forest|beach|shop|farm|mountains?|bowl|aquarium|tank|bathtub|pool|restaurant|kitchen|land|shore|island|park|zoo|garden|library|office|train|space|moon|bus)\b/i;

/** A line in words that fit the water; undefined where it cannot be told there. */
export const toldUnderWater = (line: string): string | undefined => {
  const wet = WET.reduce((told, [dry, words]) => told.replace(dry, words), line);
  return DRY.test(wet) ? undefined : wet;
};

const WET: readonly (readonly [RegExp, string])[] = [
  [/\bWindows were opened\b/g, "Heads came out of all the holes"],
  [/\b([Aa]) small child\b/g, "$1 small fish"],
  [/\bin jars and in boxes\b/g, "in shells and in bottles"],
  [/\bhad been under a bench for a winter\b/g, "had been in the belly of a cod for a winter"],
  [/\bhad come by post, by mistake\b/g, "had come with the tide, by mistake"],
  [/\bclosed the lid, quite gently, as one closes a door\b/g, "closed the shell, quite gently, as one closes a door"],
  [/\bcame to the door\b/g, "came swimming up"],
  [/\bthe first box\b/g, "the first shell"],
  [/\bone more jar\b/g, "one more bottle"],
  [/\bup to the light\b/g, "up to the light from above"],
  [/\bpicked something up from the ground\b/g, "picked something up from the sand"],
  [/\bpeople asked\b/g, "the others asked"],
  [/\bOn rainy days\b/g, "On stormy days"],
  [/\bit rained\b/g, "there was a storm"],
  [/\bof them went red\b/g, "of them grew pale"],
];

const DRY =
  /\b(?:windows?|umbrellas?|streets?|postman|postbox|children|child|boy|girl|bench|kettle|tea|coffee|soup|fire|oven|rain|clouds?|gardens?|fences?|hedges?|lime trees|grass|leaves|trees?|bread|cake|milk|birds?|sparrows?|wind|dust|snow|roof|chimney|bicycles?|bus|train|boots?|shoes?|coat|hat|jacket|scarf|stairs|newspaper|lamp|candle|matches|apple|picnic|walked|ran|steps?|feet|foot|knees|doormat|jumper)\b/i;
