import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengths, minutesSold } from "#contract/catalogue/lengths.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import {
  cardScenes,
  cardSeconds,
  endCardSeconds,
  scenePauses,
  secondsOfCards,
  speechSeconds,
} from "#functions/core/media/film-format.ts";
import { layOutScenes, pauseSeconds, Timing } from "#functions/core/media/timing.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { type Rescaled, rescaleScene } from "#functions/core/narration/rescale-scene.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import type { VoiceKeys } from "#functions/core/narration/voices.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { Plan } from "#functions/core/story/story.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

/** A film of ten scenes whose narrations take so many seconds, spoken. */
const spoken = async (seconds: readonly number[], task: Partial<TaskRecord> = {}) => {
  const deps = { ...fakePorts({ tasks: [makeRunningTask(task)] }), ...fakeStudio() };
  const scenes = seconds.map((length, n) => makeScene(n + 1, { narration: "y".repeat(length * 2) }));
  await deps.artifacts.put("plan.json", JSON.stringify({ ...makePlan(), scenes }));
  const speak = async (scenesKey: string) => {
    const voices: VoiceKeys[] = [];
    for (const { number } of scenes) voices.push(await voiceScene(deps, makeRun(), { scenesKey, scene: number }));
    return voices;
  };
  return { deps, speak, voices: await speak("plan.json") };
};
type World = Awaited<ReturnType<typeof spoken>>["deps"];

/** As the state machine does it: rewrites each scene that is to be rewritten, and comes back. */
const fitted = async (deps: World, voices: readonly VoiceKeys[]) => {
  const at = { scenesKey: "plan.json", voices, rescaled: [], round: 0 };
  const { rescale } = await fitLength(deps, makeRun(), { ...at, rescaled: [] });
  const rescaled: Rescaled[] = [];
  for (const each of rescale) rescaled.push(await rescaleScene(deps, makeRun(), { ...each, ...at, retries: 4 }));
  return fitLength(deps, makeRun(), { ...at, rescaled });
};
const tenOf = (seconds: number) => Array.from({ length: 10 }, () => seconds);

describe("fitting the length of three minutes", () => {
  it("takes a film that is as long as it was asked to be", async () => {
    const { deps, voices } = await spoken(tenOf(16.5));

    const fitted = await fitLength(deps, makeRun(), { scenesKey: "plan.json", voices, rescaled: [], round: 0 });

    expect(fitted).toMatchObject({ fits: true, scenesKey: "plan.json" });
    expect((await readJson(deps, fitted.timingKey, Timing)).seconds).toBeCloseTo(180, 0);
  });

  it.each([
    ["too long", tenOf(25)],
    ["too short", tenOf(8)],
    ["too long in one scene", [...tenOf(16).slice(1), 90]],
  ])("rewrites what is %s until it fits", async (_, seconds) => {
    const { deps, speak, voices } = await spoken(seconds);

    const first = await fitted(deps, voices);
    const again = await speak(first.scenesKey);
    const second = await fitLength(deps, makeRun(), { ...first, voices: again, rescaled: [] });

    expect(first).toMatchObject({ fits: false, round: 1 });
    expect(second).toMatchObject({ fits: true, scenesKey: first.scenesKey });
    expect(deps.task().scenes_key).toBe(first.scenesKey);
    const { seconds: length } = await readJson(deps, second.timingKey, Timing);
    expect(Math.abs(length - 180)).toBeLessThanOrEqual(18);
  });

  it("rewrites the worst scene only, where that is enough", async () => {
    const { deps, voices } = await spoken([...tenOf(16).slice(1), 90]);

    const { scenesKey } = await fitted(deps, voices);

    const before = await readJson(deps, "plan.json", Plan);
    const after = await readJson(deps, scenesKey, Plan);
    expect(after.scenes.slice(0, 9)).toEqual(before.scenes.slice(0, 9));
    expect(after.scenes[9]).not.toEqual(before.scenes[9]);
  });

  it("takes a film as long as it is after two rewritings", async () => {
    const { deps, voices } = await spoken(tenOf(40));

    expect(await fitLength(deps, makeRun(), { scenesKey: "plan.json", voices, rescaled: [], round: 2 })).toMatchObject({
      fits: true,
    });
  });

  it("never rewrites what the user wrote", async () => {
    const { deps, voices } = await spoken(tenOf(5), { full_story_key: "story.txt" });

    const end = await fitLength(deps, makeRun(), { scenesKey: "plan.json", voices, rescaled: [], round: 0 });

    expect(end).toMatchObject({ fits: true, rescale: [] });
  });

  it("goes on where a writer can make nothing of it", async () => {
    const { deps, voices } = await spoken(tenOf(25));
    deps.writer.rescale.mockImplementation(async ({ narration }) => narration);
    const { scenes } = await readJson(deps, "plan.json", Plan);

    const { scenesKey } = await fitted(deps, voices);

    expect(await readJson(deps, scenesKey, Plan)).toEqual({ ...makePlan(), scenes });
  });
});

describe("rewriting a narration", () => {
  const rescale = (deps: World, retries = 0) =>
    rescaleScene(deps, makeRun(), { scenesKey: "plan.json", scene: 1, seconds: 16, retries });

  it("names the length, the language and the hero, and happens once", async () => {
    const { deps } = await spoken(tenOf(25), { fixed_character_name: "Pip" });

    await rescale(deps);
    await rescale(deps);

    expect(deps.writer.rescale).toHaveBeenCalledOnce();
    expect(deps.writer.rescale).toHaveBeenCalledWith(
      expect.objectContaining({ seconds: 16, language: "english", heroName: "Pip", model: "w-1" }),
    );
  });

  it("is tried again with a busy provider, and then left to the built-in writer", async () => {
    const { deps, voices } = await spoken(tenOf(25));
    deps.writer.rescale.mockImplementation(async ({ model, narration }) => {
      if (model === "w-1") throw new ProviderBusy("busy");
      return narration.slice(0, 32);
    });

    await expect(rescale(deps, 3)).rejects.toThrow(ProviderBusy);
    await rescale(deps, 4);

    expect(deps.writer.rescale.mock.lastCall?.[0].model).toBe(builtInModels.writer);
    expect((await fitted(deps, voices)).fits).toBe(false);
  });
});

const Speech = fc.array(fc.double({ min: 0.5, max: 60, noNaN: true }), { minLength: 1, maxLength: 95 });

describe("the timing of a film", () => {
  it("is whole frames, one scene after the other, and each scene holds its narration", () => {
    fc.assert(
      fc.property(Speech, fc.boolean(), fc.boolean(), fc.integer({ min: 60, max: 3_600 }), (speech, ...rest) => {
        const [chapters, hasEndCard, asked] = rest;
        const task = { enable_chapter_transitions: chapters, end_card: hasEndCard ? "The End" : "" };
        const cards = cardScenes(task, speech.length);
        const after = hasEndCard ? endCardSeconds : 0;
        const around = pauseSeconds(speech, secondsOfCards(task, speech.length), asked);
        const timing = layOutScenes(speech, cards, around, after);
        let frame = 0;
        for (const [n, scene] of timing.scenes.entries()) {
          expect(scene).toMatchObject({ number: n + 1, firstFrame: frame, card: cards.includes(n + 1) });
          expect(Number.isInteger(scene.frames)).toBe(true);
          expect(scene.frames / 30).toBeGreaterThan(scene.lead + (speech[n] ?? 0));
          expect(scene.lead).toBeGreaterThanOrEqual(scene.card ? cardSeconds : 0);
          frame += scene.frames;
        }
        const last = timing.scenes.at(-1);
        const tail = (last?.frames ?? 0) / 30 - (last?.lead ?? 0) - (speech.at(-1) ?? 0);
        expect(tail).toBeGreaterThan(after);
        expect(timing.seconds).toBe(frame / 30);
        expect(Timing.parse(timing)).toEqual(timing);
      }),
      { numRuns: 60 },
    );
  });

  it("is as long as was asked where quiet between the scenes can make it so", () => {
    fc.assert(
      fc.property(Speech, fc.double({ min: scenePauses.min, max: scenePauses.max, noNaN: true }), (speech, around) => {
        const asked = speech.reduce((sum, seconds) => sum + seconds + around, 0) + cardSeconds;
        const { seconds } = layOutScenes(speech, [1], pauseSeconds(speech, cardSeconds, asked));

        expect(seconds).toBeGreaterThanOrEqual(asked - 0.01);
        expect(seconds).toBeLessThanOrEqual(asked + speech.length / 30 + 0.01);
      }),
      { numRuns: 100 },
    );
  });

  it.each(minutesSold)("asks for as much speech as fits %i minutes", (video_length_minutes) => {
    for (const task of [
      { enable_chapter_transitions: false },
      { enable_chapter_transitions: true },
      { enable_chapter_transitions: true, end_card: "The End" },
    ]) {
      const { scenes } = lengths[video_length_minutes];
      const speech = speechSeconds({ ...task, video_length_minutes });
      const each = Array.from({ length: scenes }, () => speech / scenes);
      const around = pauseSeconds(each, secondsOfCards(task, scenes), video_length_minutes * 60);
      const { seconds } = layOutScenes(each, cardScenes(task, scenes), around, task.end_card ? endCardSeconds : 0);

      expect(Math.abs(seconds - video_length_minutes * 60)).toBeLessThan(3);
    }
  });
});
