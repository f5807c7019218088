import type { Person } from "./person.ts";

/** Things that a text without people explains, and their pictures. */
const things: Readonly<Record<string, string>> = {
  volcano: "volcano",
  heart: "anatomical-heart",
  lung: "lungs",
  brain: "brain",
  tooth: "tooth",
  bone: "bone",
  moon: "full-moon",
  sun: "sun",
  earth: "globe-showing-europe-africa",
  planet: "ringed-planet",
  star: "star",
  cloud: "cloud",
  rainbow: "rainbow",
  tree: "deciduous-tree",
  seed: "seedling",
  rocket: "rocket",
  satellite: "satellite",
  telescope: "telescope",
  microscope: "microscope",
  magnet: "magnet",
  bacterium: "microbe",
  virus: "microbe",
  mushroom: "mushroom",
  locomotive: "locomotive",
};

/** "Volcanoes can destroy villages": the thing that a text without heroes tells of most. */
export const subjectOfText = (text: string, people: readonly Person[]): Person | undefined => {
  if (people.some(({ name, isNarrator, score }) => name !== undefined || isNarrator || score >= MIN_HERO))
    return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) {
    const noun =
      irregular[word] ?? [word, word.replace(/s$/, ""), word.replace(/es$/, "")].find((each) => things[each]);
    if (noun && Object.hasOwn(things, noun)) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!most || most[1] < MIN_MENTIONS) return undefined;
  const [noun] = most;
  return {
    key: noun,
    noun,
    kind: things[noun] ?? noun,
    gender: "it",
    many: false,
    count: 1,
    traits: [],
    aliases: [noun],
    score: most[1],
    firstAt: 0,
    isNarrator: false,
  };
};
const irregular: Readonly<Record<string, string>> = { teeth: "tooth", bacteria: "bacterium", lungs: "lung" };
const MIN_HERO = 4;
const MIN_MENTIONS = 3;
