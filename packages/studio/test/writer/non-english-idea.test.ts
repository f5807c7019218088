import { expect, it } from "vitest";
import { plan, textOf, write } from "../../src/writer/index.ts";

it("has the cast of an idea in English, in a story in another language", () => {
  const idea = "A small robot and a brave girl save the city";

  const { cast } = write({ idea, storyType: "comics_story", language: "spanish", scenes: 10, seconds: 162, seed: "a" });

  expect(cast.map(({ kind }) => kind)).toEqual(["robot", "girl"]);
});

it("reads an idea in its own language first", () => {
  const idea = "Un ratón y una rana buscan la luna";

  const { cast } = write({
    idea,
    storyType: "fairytale_story",
    language: "spanish",
    scenes: 10,
    seconds: 162,
    seed: "a",
  });

  expect(cast.map(({ kind }) => kind)).toEqual(["mouse", "frog"]);
});

it.each([
  ["A camel looks for water in the desert", "arabic", "camel", "desert"],
  ["A camel looks for water in the desert", "japanese", "camel", "desert"],
  ["A frog waits for the rain at a pond", "german", "frog", "lake"],
] as const)("begins where the idea plays, and strays to no far shore: %s, in %s", (idea, language, kind, home) => {
  const brief = { language, storyType: "fairytale_story", scenes: 10, seed: "a" };
  const story = write({ ...brief, idea, seconds: 162 });

  const { scenes } = plan({ ...brief, text: textOf(story), title: story.title, cast: story.cast });

  expect(scenes[0]?.picture).toMatchObject({ place: home, time: "day" });
  for (const { picture } of scenes) expect(picture.place).not.toMatch(/sea|snow|underwater|space/);
  expect(story.cast[0]?.kind).toBe(kind);
});

it("has the rain in the picture that a frog waits for", () => {
  const brief = { language: "german", storyType: "fairytale_story", scenes: 10, seed: "a" };
  const story = write({ ...brief, idea: "A frog waits for the rain at a pond", seconds: 162 });

  const { scenes } = plan({ ...brief, text: textOf(story), title: story.title, cast: story.cast });

  expect(scenes.at(0)?.picture.weather).toBe("rain");
  expect(scenes.at(-1)?.picture.weather).toBe("rain");
});

it("finds all characters of a user's own story in Russian", () => {
  const text =
    "Жили-были три овцы и осёл. Однажды овцы решили уйти с фермы. Осёл сказал им: «Не ходите в лес одни». Но овцы не послушали. Осёл нашёл овец под старым дубом.";

  const { cast, scenes } = plan({ text, language: "russian", scenes: 4, title: "" });

  expect(cast.map(({ kind }) => kind)).toEqual(["sheep", "donkey"]);
  expect(scenes.at(-1)?.picture.cast).toHaveLength(2);
});
