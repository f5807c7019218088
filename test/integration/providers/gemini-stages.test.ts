import { startGemini } from "@animation-agent/fakes/gemini";
import { GoogleGenAI } from "@google/genai";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import { studioWriter } from "#functions/adapters/engines/built-in/writer.ts";
import { chosenIllustrator, chosenNarrator, chosenWriter } from "#functions/adapters/engines/chosen.ts";
import { geminiImage } from "#functions/adapters/engines/gemini/image.ts";
import { geminiSpeech } from "#functions/adapters/engines/gemini/speech.ts";
import { geminiText } from "#functions/adapters/engines/gemini/text.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { drawSheets } from "#functions/core/picture/draw-sheets.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { ProviderBusy, UnusableAnswer } from "#functions/core/shared/errors.ts";
import { LookBible } from "#functions/core/story/story.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

const apiKey = "AIza-not-a-real-key";
const models = {
  writer: "gemini/gemini-3.8-flash",
  illustrator: "gemini/gemini-nano-banana-2.1",
  narrator: "gemini-3.8-flash-lite-tts", // as a film of an older version has it
  composer: "built-in",
};
let service: Awaited<ReturnType<typeof startGemini>>;
let gemini: GoogleGenAI;

beforeAll(async () => {
  service = await startGemini({ apiKey });
  gemini = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: service.endpoint } });
});
beforeEach(() => void service.requests.splice(0));
afterAll(() => service.stop());

/** A film in progress with the models that it started with. New films use the built-in engines. */
const makeFixture = (given = models) => ({
  ...fakePorts({ tasks: [makeRunningTask({ models: given })] }),
  ...fakeStudio(),
  writer: chosenWriter({
    make: (name) => (name === "gemini" ? engineWriter(geminiText(gemini)) : studioWriter),
  }),
  illustrator: chosenIllustrator({
    make: (name) => (name === "gemini" ? engineIllustrator(geminiImage(gemini)) : studioIllustrator),
  }),
  narrator: chosenNarrator({ make: () => engineNarrator(geminiSpeech(gemini)) }),
});

const planned = async (deps: ReturnType<typeof makeFixture>) => {
  const { storyKey } = await writeStory(deps, makeRun());
  return planScenes(deps, makeRun(), storyKey);
};

it("a film that started with Gemini is written, narrated and drawn by Gemini", async () => {
  const deps = makeFixture();

  const { scenesKey, scenes } = await planned(deps);
  await voiceScene(deps, makeRun(), { scenesKey, scene: 1 });
  await drawScene(deps, makeRun(), { scenesKey, lookKey: "", scene: 1 });

  expect(scenes).toBe(10);
  expect(deps.task()).toMatchObject({ voices_made: new Set([1]), pictures_made: new Set([1]) });
  expect(new Set(service.requests.map(({ model }) => model))).toEqual(
    new Set(["gemini-3.8-flash", "gemini-3.8-flash-lite-tts", "gemini-nano-banana-2.1"]),
  );
});

it("recurring characters and places are drawn once, and their sheets are sent with each picture that shows them", async () => {
  const deps = makeFixture();
  const { scenesKey } = await planned(deps);

  await drawSheets(deps, makeRun(), { scenesKey });
  const drawn = await drawSheets(deps, makeRun(), { scenesKey });
  const sheets = service.requests.filter(({ model }) => model === "gemini-nano-banana-2.1");
  await drawScene(deps, makeRun(), { scenesKey, ...drawn, scene: 2 });

  const picture = service.requests.at(-1);
  const parts = picture?.request.contents.flatMap((content) => content.parts) ?? [];
  const firstLines = sheets.map(({ request }) => String(request.contents[0]?.parts.at(-1)?.["text"]).split(" for ")[0]);
  expect(firstLines.toSorted()).toEqual(["A background sheet", "A character sheet", expect.stringMatching(/^One ill/)]);
  expect(parts.filter((part) => part["inlineData"])).toHaveLength(3);
  expect(parts.at(-1)?.["text"]).toContain("exactly that face, hair or fur, colours and clothes");
});

it("a refused character has no sheet, and its pictures are drawn from its description", async () => {
  const deps = makeFixture();
  const { scenesKey } = await planned(deps);
  // The sheet of the place is asked for at the same time, and may come first.
  service.behave("image", "IMAGE_SAFETY", { times: 1, when: (body) => body.includes("A character sheet") });

  const look = await drawSheets(deps, makeRun(), { scenesKey });
  await drawScene(deps, makeRun(), { scenesKey, ...look, scene: 2 });

  const parts = service.requests.at(-1)?.request.contents.flatMap((content) => content.parts) ?? [];
  expect(parts.at(-1)?.["text"]).toContain("Who is in it, always looking the same");
  expect(parts.at(-1)?.["text"]).not.toContain("exactly that face");
  expect(deps.task()).toMatchObject({ pictures_made: new Set([1, 2]) });
});

it.each([
  ["blank picture", UnusableAnswer],
  ["broken picture", UnusableAnswer],
  ["no parts", UnusableAnswer],
  ["429", ProviderBusy],
] as const)("a sheet is requested again after: %s", async (fault, failure) => {
  const deps = makeFixture();
  const { scenesKey } = await planned(deps);
  service.failNext(fault);

  await expect(drawSheets(deps, makeRun(), { scenesKey })).rejects.toThrow(failure);
  const { lookKey } = await drawSheets(deps, makeRun(), { scenesKey });
  const { sheets } = await readJson(deps, lookKey, LookBible);
  expect(sheets.map(({ of }) => of)).toEqual(["character", "place"]);
});

it("the built-in artist needs no sheets", async () => {
  const deps = makeFixture({ ...models, illustrator: "built-in" });
  const { scenesKey } = await planned(deps);
  deps.artifacts.written.splice(0);

  await drawSheets(deps, makeRun(), { scenesKey });

  expect(deps.artifacts.written).toEqual([]);
});

it("a film that started with the built-in writer never calls Gemini", async () => {
  const deps = makeFixture({ ...models, writer: "built-in" });

  await planned(deps);

  expect(service.requests).toEqual([]);
});

it("a busy model leaves no file, and a retry of the stage succeeds", async () => {
  const deps = makeFixture();
  service.failNext("429");

  await expect(writeStory(deps, makeRun())).rejects.toThrow(ProviderBusy);
  expect(deps.artifacts.written).toEqual([]);
  await expect(writeStory(deps, makeRun())).resolves.toBeDefined();
});

it("a picture that is refused each time becomes a title card, whose price will be released", async () => {
  const deps = makeFixture();
  const { scenesKey } = await planned(deps);
  service.failNext("IMAGE_SAFETY", "IMAGE_SAFETY", "IMAGE_SAFETY");

  await drawScene(deps, makeRun(), { scenesKey, lookKey: "", scene: 4 });

  expect(deps.film.titleCard).toHaveBeenCalledOnce();
  expect(deps.task()).toMatchObject({ pictures_made: new Set([4]), cards_made: new Set([4]) });
});
