import { speak } from "@animation-agent/studio/narrator";
import { expect, it } from "vitest";

it.each([
  ["english", "studio-english-ella", "Mama, baby, papa!"],
  ["german", "studio-german-greta", "Mama, Papa, Baby!"],
  ["chinese", "studio-chinese-mei", "妈妈，爸爸！"],
  ["arabic", "studio-arabic-layla", "ماما، بابا!"],
] as const)("a mouth that speaks %s closes at its lips' phones and opens at vowels", async (language, voice, text) => {
  const { mouth, words } = await speak({ language, voice, text });

  const [first, last] = [words[0], words.at(-1)];
  const spoken = mouth.filter(([at]) => at >= (first?.start ?? 0) - 0.05 && at < (last?.end ?? 0));
  const shapes = spoken.map(([, shape]) => shape).filter((shape, at, all) => shape !== all[at - 1]);
  expect(shapes.slice(0, 4)).toEqual([0, 2, 0, 2]);
  expect(shapes.filter((shape) => shape === 0).length).toBeGreaterThanOrEqual(4);
  expect(mouth.at(-1)?.[1]).toBe(0);
  expect(mouth.map(([at]) => at)).toEqual(mouth.map(([at]) => at).toSorted((one, other) => one - other));
});
