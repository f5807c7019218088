import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { joinFilm } from "#functions/core/film/join-film.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { completeTask } from "#functions/core/pipeline/settle-task.ts";
import { renderScene } from "#functions/core/scene/render-scene.ts";
import { testWatermark } from "#functions/core/scene/test-watermark.ts";
import { describeVideo } from "#functions/core/script/describe-video.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { aPlan, aScene, aStory, fakeStudio } from "#test/support/studio.ts";
import { aRun, aRunningTask, someModels } from "#test/support/task.ts";

const aWorld = (task: Partial<TaskRecord> = {}) => ({
  ...fakePorts({ tasks: [aRunningTask(task)], available: 100, at: "2026-01-01T00:02:00.000Z" }),
  ...fakeStudio(),
});
type World = ReturnType<typeof aWorld>;

/** All stages of a film, as the state machine calls them. Its narration fits: eighteen seconds for each scene. */
const makeFilm = async (use: World, run = aRun()) => {
  use.writer.plan.mockImplementation(async ({ scenes }) => ({
    ...aPlan(),
    scenes: Array.from({ length: scenes }, (_, n) => aScene(n + 1, { narration: `${n} fox `.repeat(7).trim() })),
  }));
  const { storyKey } = await writeStory(use, run);
  const { scenesKey: planned, scenes } = await planScenes(use, run, storyKey);
  const numbers = Array.from({ length: scenes }, (_, n) => n + 1);
  for (const scene of numbers) await voiceScene(use, run, { scenesKey: planned, scene });
  const { scenesKey, timingKey } = await fitLength(use, run, { scenesKey: planned, round: 2 });
  for (const scene of numbers) {
    await drawScene(use, run, { scenesKey, scene });
    await renderScene(use, run, { scenesKey, timingKey, scene });
  }
  await joinFilm(use, run, { scenesKey, timingKey });
  await describeVideo(use, run, { storyKey, scenesKey, timingKey });
  return { storyKey, scenesKey, timingKey };
};
const calls = ({ writer, illustrator, narrator, composer, film }: World) => ({
  story: writer.write.mock.calls.length,
  plan: writer.plan.mock.calls.length,
  described: writer.describe.mock.calls.length,
  pictures: illustrator.draw.mock.calls.length,
  voices: narrator.speak.mock.calls.length,
  music: composer.compose.mock.calls.length,
  segments: film.renderScene.mock.calls.length,
  films: film.joinFilm.mock.calls.length,
  posters: film.thumbnail.mock.calls.length,
});
const once = {
  story: 1,
  plan: 1,
  described: 1,
  pictures: 10,
  voices: 10,
  music: 1,
  segments: 10,
  films: 1,
  posters: 1,
};

describe("the making of a film", () => {
  it("marks every scene of a film that a test key ordered, and no other film's", async () => {
    const [paid, test] = [aWorld(), aWorld({ test: true, credit_cost: 0 })];

    await makeFilm(paid);
    await makeFilm(test);

    const marks = ({ film }: World) => film.renderScene.mock.calls.map(([{ watermark }]) => watermark);
    expect(marks(test)).toEqual(Array(10).fill(testWatermark));
    expect(marks(paid)).toEqual(Array(10).fill(undefined));
  });

  it("makes each thing once, and leaves its files where the task's are", async () => {
    const use = aWorld();

    await makeFilm(use);

    expect(calls(use)).toEqual(once);
    expect(use.artifacts.written.every((key) => key.startsWith("tasks/ada/web_1/"))).toBe(true);
    expect(new Set(use.artifacts.written).size).toBe(use.artifacts.written.length);
    expect(use.task()).toMatchObject({
      stage: "publishing",
      story_title: "The fox at sea",
      youtube_video_hashtags: "#fox #sea",
      video_key: expect.stringMatching(/\/video-[0-9a-f]{16}\.mp4$/),
      captions_srt_key: expect.stringMatching(/\.srt$/),
      pictures_made: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    });
    expect(use.task().pictures_kept).toBeUndefined();
  });

  it("makes nothing again when it runs again", async () => {
    const use = aWorld();
    const first = await makeFilm(use);
    const files = [...use.artifacts.written];

    const second = await makeFilm(use);

    expect(second).toEqual(first);
    expect(calls(use)).toEqual(once);
    expect(use.artifacts.written).toEqual(files);
  });

  it("makes no captions and no poster again where joining has failed", async () => {
    const use = aWorld();
    use.film.joinFilm.mockRejectedValueOnce(new Error("The machine went away"));
    await expect(makeFilm(use)).rejects.toThrow("The machine went away");

    await makeFilm(use);

    expect(calls(use)).toEqual({ ...once, films: 2, music: 2 });
    expect(new Set(use.artifacts.written).size).toBe(use.artifacts.written.length);
  });

  it("keeps the pictures for a retry, and says so", async () => {
    const use = aWorld();
    await makeFilm(use);
    use.put({ ...use.task(), process_status: "failed" });
    await retryTask(use, "ada", "web_1");
    use.put({ ...use.task(), process_status: "in_progress" });

    await makeFilm(use, aRun({ attempt: 2 }));

    expect(calls(use)).toEqual(once);
    expect(use.task().pictures_kept?.size).toBe(10);
  });

  it("counts no picture as kept that a retry drew itself, and found when the stage ran again", async () => {
    const use = aWorld({ attempt: 2 });
    await use.artifacts.put("plan.json", JSON.stringify(aPlan()));

    for (const run of [aRun({ attempt: 2 }), aRun({ attempt: 2 })])
      await drawScene(use, run, { scenesKey: "plan.json", scene: 3 });

    expect(use.illustrator.draw).toHaveBeenCalledTimes(1);
    expect(use.task().pictures_kept).toBeUndefined();
  });

  it("draws the people of a sequel by the seed of the first film", async () => {
    const use = aWorld({ look_seed: "web_0" });
    await use.artifacts.put("plan.json", JSON.stringify(aPlan()));

    await drawScene(use, aRun(), { scenesKey: "plan.json", scene: 3 });

    expect(use.illustrator.draw).toHaveBeenCalledWith(expect.objectContaining({ storySeed: "web_0" }));
  });

  it("makes anew only what another model makes", async () => {
    const use = aWorld();
    await makeFilm(use);
    use.put({ ...use.task(), models: { ...someModels, illustrator: "i-2" } });

    await makeFilm(use);

    expect(calls(use)).toEqual({ ...once, pictures: 20, segments: 20, films: 2, music: 2, posters: 2 });
  });

  it("ends quietly when the task was cancelled before a stage", async () => {
    const use = aWorld();
    await cancelTask(use, "ada", "web_1");

    await expect(writeStory(use, aRun())).rejects.toMatchObject({ name: "TaskEnded" });
    expect(use.writer.write).not.toHaveBeenCalled();
  });

  it("ends quietly when the task was cancelled while a stage was at work", async () => {
    const use = aWorld({ stage: "story" });
    use.writer.write.mockImplementationOnce(async () => {
      await cancelTask(use, "ada", "web_1");
      return aStory();
    });

    await expect(writeStory(use, aRun())).rejects.toMatchObject({ name: "TaskEnded" });
    expect(use.task()).toMatchObject({ process_status: "failed", error_message: "Cancelled by user" });
  });

  it("leaves a newer attempt alone", async () => {
    const use = aWorld({ attempt: 2 });

    await expect(writeStory(use, aRun({ attempt: 1 }))).rejects.toMatchObject({ name: "TaskEnded" });
  });

  it("measures how long each stage took", async () => {
    const use = aWorld();
    const { storyKey } = await writeStory(use, aRun());
    use.clock.now = new Date(use.clock.now.getTime() + 4_000);

    await planScenes(use, aRun(), storyKey);

    expect(use.task()).toMatchObject({ stage: "scenes", stage_seconds: { story: 4 } });
  });
});

describe("the story", () => {
  it("is the user's own where there is one", async () => {
    const use = aWorld({ full_story_key: "tasks/ada/web_1/full-story.txt" });
    await use.artifacts.put("tasks/ada/web_1/full-story.txt", "My very own story");

    await writeStory(use, aRun());

    expect(use.writer.write).not.toHaveBeenCalled();
    expect(use.writer.adapt).toHaveBeenCalledWith(expect.objectContaining({ text: "My very own story" }));
    expect(use.task()).toMatchObject({ word_for_word: true });
  });

  it("is not kept where it is empty, so that a retry asks again", async () => {
    const use = aWorld();
    use.writer.write.mockResolvedValueOnce(aStory({ text: "" }));

    await expect(writeStory(use, aRun())).rejects.toThrow();
    await writeStory(use, aRun());

    expect(use.task().story_key).toBeDefined();
  });
});

describe("the narration", () => {
  it("is asked for again where the narrator was silent, and nothing is kept", async () => {
    const use = aWorld();
    await use.artifacts.put("plan.json", JSON.stringify(aPlan()));
    const silence = { sampleRate: 100, samples: new Float32Array(500), words: [], sentences: [] };
    use.narrator.speak.mockResolvedValueOnce(silence);

    await expect(voiceScene(use, aRun(), { scenesKey: "plan.json", scene: 1 })).rejects.toMatchObject({
      name: "ProviderBusy",
    });

    expect(use.artifacts.written).toEqual(["plan.json"]);
    expect(use.task().voices_made).toBeUndefined();
  });
});

describe("a picture that is blocked", () => {
  const drawOne = async (blocked: number, task: Partial<TaskRecord> = {}) => {
    const use = aWorld(task);
    await use.artifacts.put("plan.json", JSON.stringify(aPlan()));
    for (let n = 0; n < blocked; n++) use.illustrator.draw.mockRejectedValueOnce(new ContentBlocked("Too wild"));
    await drawScene(use, aRun(), { scenesKey: "plan.json", scene: 3 });
    return use;
  };

  it.each([0, 1, 2])("is softened, %i times", async (blocked) => {
    const use = await drawOne(blocked);

    expect(use.illustrator.draw.mock.calls.map(([order]) => order.softness)).toEqual([0, 1, 2].slice(0, blocked + 1));
    expect(use.film.titleCard).not.toHaveBeenCalled();
    expect(use.task()).toMatchObject({ pictures_made: new Set([3]) });
    expect(use.task().cards_made).toBeUndefined();
  });

  it("becomes a title card the third time, and its share goes back", async () => {
    const use = await drawOne(3, { video_seconds: 180 });

    await completeTask(use, aRun());

    expect(use.film.titleCard).toHaveBeenCalledTimes(1);
    expect(use.task()).toMatchObject({ process_status: "completed", cards_made: new Set([3]) });
    expect(use.account).toMatchObject({ available: 101, held: 0, spent: 9 });
  });

  it("is a card for a retry that finds it, too", async () => {
    const use = await drawOne(3);
    use.put({ ...use.task(), attempt: 2, cards_made: undefined, pictures_made: undefined });

    await drawScene(use, aRun({ attempt: 2 }), { scenesKey: "plan.json", scene: 3 });

    expect(use.illustrator.draw).toHaveBeenCalledTimes(3);
    expect(use.task()).toMatchObject({ cards_made: new Set([3]), pictures_kept: new Set([3]) });
  });

  it("is a failure at once where the fault is another", async () => {
    const use = aWorld();
    await use.artifacts.put("plan.json", JSON.stringify(aPlan()));
    use.illustrator.draw.mockRejectedValueOnce(new Error("out of paint"));

    await expect(drawScene(use, aRun(), { scenesKey: "plan.json", scene: 3 })).rejects.toThrow("out of paint");
    expect(use.task().pictures_made).toBeUndefined();
  });
});

describe("the storyboard", () => {
  it("is empty until the scenes are planned", async () => {
    expect(await showScenes(aWorld(), "ada", "web_1")).toEqual([]);
  });

  it("shows each scene with what was made of it", async () => {
    const use = aWorld();
    const { storyKey } = await writeStory(use, aRun());
    const { scenesKey } = await planScenes(use, aRun(), storyKey);
    await voiceScene(use, aRun(), { scenesKey, scene: 1 });
    await voiceScene(use, aRun(), { scenesKey, scene: 2 });
    await drawScene(use, aRun(), { scenesKey, scene: 1 });

    const scenes = await showScenes(use, "ada", "web_1");

    expect(scenes.map(({ status }) => status).slice(0, 3)).toEqual(["drawn", "voiced", "planned"]);
    expect(scenes).toHaveLength(10);
    const urlOf = (url: string | undefined) => url?.replace("https://films.example/", "").replace(/\?.*/, "") ?? "";
    expect(await use.artifacts.has(urlOf(scenes[0]?.picture_url))).toBe(true);
    expect(await use.artifacts.has(urlOf(scenes[1]?.audio_url))).toBe(true);
    expect(scenes[1]?.picture_url).toBeUndefined();
  });

  it("says of a joined film when each scene is, and how long", async () => {
    const use = aWorld({ scenes_key: "plan.json", scene_starts: [0, 4.5, 10], video_seconds: 16 });
    await use.artifacts.put("plan.json", JSON.stringify({ ...aPlan(), scenes: aPlan().scenes.slice(0, 3) }));

    const scenes = await showScenes(use, "ada", "web_1");

    expect(scenes.map(({ starts_at, seconds }) => [starts_at, seconds])).toEqual([
      [0, 4.5],
      [4.5, 5.5],
      [10, 6],
    ]);
  });

  it("is gone when its files are", async () => {
    const use = aWorld({ scenes_key: "plan.json", expires_at: "2026-01-01T00:00:00.000Z" });

    expect(await showScenes(use, "ada", "web_1")).toEqual([]);
  });
});
