import { describe, expect, it } from "vitest";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import { ProviderBusy, UnusableAnswer } from "#functions/core/shared/errors.ts";
import { Plan } from "#functions/core/story/story.ts";
import { makeStory, makeStoryRequest } from "#test/support/studio.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const text = "Mira climbed the stairs and lit the lamp. Far out at sea the storm listened to every step. ";
const story = makeStory({
  text: text.repeat(5).trim(),
  cast: [{ id: "mira", name: "Mira", kind: "girl", traits: [] }],
});
const request = { ...makeStoryRequest({ model: "m-1", scenes: 4, heroName: "Mira" }), story };

const look = {
  cast: [
    { id: "storm", name: "the storm", kind: "cloud", gender: "neutral", traits: ["grey"], home: "" },
    { id: "mira", name: "Mira", kind: "woman", gender: "female", traits: ["red"], home: "the lighthouse" },
  ],
  hero: "storm",
  places: [{ id: "tower", name: "the tower", kind: "sea", look: "A white tower." }],
};
const sceneOf = (number: number, given: object = {}) => ({
  number,
  title: `Night ${number}`,
  placeId: "tower",
  time: "night",
  weather: "rain",
  mood: "tense",
  shot: "wide",
  cast: [
    { id: "storm", action: "look", mood: "calm" },
    { id: "mira", action: "stand", mood: "worried" },
  ],
  props: ["lamp"],
  prompt: "Mira stands at the tower in the rain.",
  ...given,
});
const planned = async (...answers: readonly unknown[]) => {
  const { engine, requests } = scriptedEngine(...answers);
  return { plan: Plan.parse(await engineWriter(engine).plan(request)), requests };
};
const four = [1, 2, 3, 4];

describe("a plan by an engine", () => {
  it("has cast, places and scenes of the answers, the main character first and as the order names it", async () => {
    const { plan, requests } = await planned(look, { scenes: four.map((n) => sceneOf(n)) });

    expect(requests).toHaveLength(2);
    expect(plan.hero).toBe("mira");
    expect(plan.cast.map(({ id }) => id)).toEqual(["mira", "storm"]);
    expect(plan.places).toEqual(look.places);
    expect(plan.scenes.map(({ title }) => title)).toEqual(four.map((n) => `Night ${n}`));
    expect(plan.scenes[0]?.picture).toMatchObject({
      place: "sea",
      placeId: "tower",
      time: "night",
      weather: "rain",
      mood: "tense",
      shot: "wide",
      cast: [{ id: "mira" }, { id: "storm" }],
      prompt: "Mira stands at the tower in the rain.",
    });
  });

  it("has the description of each picture, and none that is too short to say anything", async () => {
    const description = "Mira stands on the tower and looks out.";
    const { plan, requests } = await planned(look, {
      scenes: four.map((n) => sceneOf(n, { description: n === 2 ? "Mira" : description })),
    });

    expect(plan.scenes.map((scene) => scene.description)).toEqual([description, undefined, description, description]);
    expect(requests[1]?.task).toContain("In the description say in English");
  });

  it("keeps what was known of a character, and fills its gaps only", async () => {
    const { plan } = await planned(look, { scenes: four.map((n) => sceneOf(n)) });

    expect(plan.cast[0]).toEqual({
      id: "mira",
      name: "Mira",
      kind: "girl",
      traits: [],
      gender: "female",
      home: "the lighthouse",
    });
  });

  it("loses no word of the story, and has as many scenes as were sold", async () => {
    const { plan } = await planned(look, { scenes: four.map((n) => sceneOf(n)) });

    expect(
      plan.scenes
        .map(({ narration }) => narration)
        .join(" ")
        .replace(/\s+/g, " "),
    ).toBe(story.text);
    expect(plan.scenes.map(({ number }) => number)).toEqual(four);
  });

  it("asks for the missing scene only", async () => {
    const { plan, requests } = await planned(
      look,
      { scenes: [1, 2, 4].map((n) => sceneOf(n)) },
      { scenes: [sceneOf(3)] },
    );

    expect(requests).toHaveLength(3);
    expect(requests[2]?.task).toContain("For each of these 1 scenes");
    expect(requests[2]?.task).toContain('[{"number":3,');
    expect(plan.scenes.map(({ title }) => title)).toEqual(four.map((n) => `Night ${n}`));
  });

  it("keeps the built-in writer's picture of a scene that stays missing", async () => {
    const { plan } = await planned(look, { scenes: [1, 2, 4].map((n) => sceneOf(n)) }, { scenes: [sceneOf(9)] });

    expect(plan.scenes[2]?.picture.prompt).toMatch(/view of/);
    expect(plan.scenes[2]?.title).not.toBe("");
  });

  it("takes scenes without numbers in their order", async () => {
    const { plan } = await planned(look, { scenes: four.map((n) => sceneOf(n, { number: null })) });

    expect(plan.scenes.map(({ title }) => title)).toEqual(four.map((n) => `Night ${n}`));
  });

  it("takes the scenes that are whole in an answer that is cut off, and asks for the others", async () => {
    const cut = JSON.stringify({ scenes: four.map((n) => sceneOf(n)) }).slice(0, -60);
    const { plan, requests } = await planned(look, cut, { scenes: [sceneOf(4)] });

    expect(requests[2]?.task).toContain('[{"number":4,');
    expect(plan.scenes[3]?.title).toBe("Night 4");
  });

  it("replaces free words by the nearest, and drops characters that nobody knows", async () => {
    const odd = { mood: "melancholic", shot: "Close-up", time: "sunset", weather: "foggy" };
    const cast = [{ id: "dragon", action: "stand", mood: "calm" }];
    const { plan } = await planned(look, { scenes: four.map((n) => sceneOf(n, { ...odd, cast })) });

    expect(plan.scenes[0]?.picture).toMatchObject({
      mood: "sad",
      shot: "close",
      time: "dusk",
      weather: "clear",
      cast: [],
    });
  });

  it("is made with the built-in plan where no answer can be used", async () => {
    const { plan, requests } = await planned("no", "no", "no", "no");

    expect(requests).toHaveLength(4);
    expect(plan.scenes).toHaveLength(4);
    expect(plan.cast).toEqual(story.cast);
  });

  it("leaves a busy provider to the stage", async () => {
    await expect(planned(look, new ProviderBusy("429"))).rejects.toThrow(ProviderBusy);
  });
});

describe("a plan by an engine, of a story with the user's own characters", () => {
  it("has each of them in the cast, with its look in the user's words", async () => {
    const { engine, requests } = scriptedEngine(look, { scenes: four.map((n) => sceneOf(n)) });
    const characters = [
      { name: "Mira", look: "a yellow raincoat" },
      { name: "Bo", kind: "little dragon", look: "green" },
    ];

    const { cast } = Plan.parse(await engineWriter(engine).plan({ ...request, characters }));

    expect(requests[0]?.task).toContain("Mira, a yellow raincoat; Bo, little dragon, green");
    expect(cast.find(({ name }) => name === "Mira")).toMatchObject({ kind: "girl", look: "a yellow raincoat" });
    expect(cast.find(({ name }) => name === "Bo")).toMatchObject({
      kind: "dragon",
      traits: ["little", "green"],
      look: "little dragon, green",
    });
  });
});

describe("a story by an engine", () => {
  const english = text.repeat(4).trim();
  const german =
    "Der Wärter stieg die Treppe hinauf und zündete die Lampe an. Weit draußen auf dem Meer hörte der Sturm jeden seiner Schritte und kam ein wenig näher. ".repeat(
      3,
    );
  const written = (...answers: readonly unknown[]) => {
    const { engine, requests } = scriptedEngine(...answers);
    return { story: engineWriter(engine).write(makeStoryRequest({ model: "m-1" })), requests };
  };

  it("is asked for once more in another language, and fails with that reason", async () => {
    const mended = written({ title: "A", text: german, cast: [] }, { title: "A storm", text: english, cast: [] });
    expect((await mended.story).text).toBe(english);
    expect(mended.requests[1]?.task).toContain("it is in another language than English");

    const wrong = written({ title: "A", text: german }, { title: "A", text: german });
    await expect(wrong.story).rejects.toThrow(UnusableAnswer);
    await expect(wrong.story).rejects.toThrow("it is in another language than English");
  });

  it("needs no cast, and no more of a character than its name", async () => {
    const { story: draft } = written({
      title: "A storm",
      text: english,
      cast: [{ name: "Old Finn" }, { kind: "fox" }],
    });

    expect((await draft).cast).toEqual([{ id: "old_finn", name: "Old Finn", kind: "person", traits: [] }]);
  });

  it("has nothing in it that is not to be spoken", async () => {
    const { story: draft } = written({ title: '"**A storm**"', text: `# One\n\n[soft music] ${english}`, cast: [] });

    expect(await draft).toMatchObject({ title: "A storm", text: `One\n\n${english}` });
  });
});

describe("the texts for publishing by an engine", () => {
  const described = (hashtags: unknown) => {
    const { engine } = scriptedEngine({ title: "A storm", description: `${text} And more.`, hashtags });
    return engineWriter(engine).describe({
      title: "A storm",
      text: story.text,
      language: "english",
      storyType: "fantasy_story",
      chapters: [
        { title: "A lamp", start: 0 },
        { title: "A storm", start: 3_725 },
      ],
      model: "m-1",
    });
  };

  it("have hashtags that are hashtags, from whatever the model wrote", async () => {
    const { hashtags, description } = await described("#sea-story #Fox, lamp light, !!!");

    expect(hashtags).toEqual(["#seastory", "#Fox", "#lamplight"]);
    expect(description).toMatch(/0:00 A lamp\n1:02:05 A storm$/);
  });

  it("have the built-in publisher's hashtags where the model has none", async () => {
    const { hashtags } = await described(["!!!"]);

    expect(hashtags.length).toBeGreaterThanOrEqual(3);
    expect(hashtags.every((tag) => /^#[\p{L}\p{M}\p{N}_]+$/u.test(tag))).toBe(true);
  });
});
