import { describe, expect, it, vi } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { completeTask } from "#functions/core/pipeline/settle-task.ts";
import { testWatermark } from "#functions/core/scene/test-watermark.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { makePlan, makeStory } from "#test/support/studio.ts";
import { makeRun, someModels } from "#test/support/task.ts";
import { calls, makeFilm, makeFixture, once, type World } from "./make-film.ts";

describe("the making of a film", () => {
  it("marks every scene of a film that a test key ordered, and no other film's", async () => {
    const [paid, test] = [makeFixture(), makeFixture({ test: true, credit_cost: 0 })];

    await makeFilm(paid);
    await makeFilm(test);

    const marks = ({ film }: World) => film.renderScene.mock.calls.map(([{ watermark }]) => watermark);
    expect(marks(test)).toEqual(Array(10).fill(testWatermark));
    expect(marks(paid)).toEqual(Array(10).fill(undefined));
  });

  it("makes each thing once, and leaves its files where the task's are", async () => {
    const deps = makeFixture({ is_named_after_story: true });

    await makeFilm(deps);

    expect(calls(deps)).toEqual(once);
    // Links to what is delivered are public where the film is shared: its folder names neither user nor task.
    expect(deps.artifacts.written.every((key) => /^(tasks\/ada\/web_1|films\/[0-9a-f]{16})\//.test(key))).toBe(true);
    const { video_key, thumbnail_key, tile_key, captions_srt_key, captions_vtt_key } = deps.task();
    for (const key of [video_key, thumbnail_key, tile_key, captions_srt_key, captions_vtt_key])
      expect(key).toMatch(/^films\/[0-9a-f]{16}\//);
    expect(new Set(deps.artifacts.written).size).toBe(deps.artifacts.written.length);
    expect(deps.task()).toMatchObject({
      stage: "film",
      story_title: "The fox at sea",
      youtube_video_hashtags: "#fox #sea",
      video_key: expect.stringMatching(/\/video-[0-9a-f]{16}\.mp4$/),
      captions_srt_key: expect.stringMatching(/\.srt$/),
      pictures_made: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    });
    expect(deps.task().pictures_kept).toBeUndefined();
  });

  it("makes nothing again when it runs again", async () => {
    const deps = makeFixture();
    const first = await makeFilm(deps);
    const files = [...deps.artifacts.written];

    const second = await makeFilm(deps);

    expect(second).toEqual(first);
    expect(calls(deps)).toEqual(once);
    expect(deps.artifacts.written).toEqual(files);
  });

  it("makes no captions and no poster again where joining has failed", async () => {
    const deps = makeFixture();
    deps.film.joinFilm.mockRejectedValueOnce(new Error("The machine went away"));
    await expect(makeFilm(deps)).rejects.toThrow("The machine went away");

    await makeFilm(deps);

    expect(calls(deps)).toEqual({ ...once, films: 2 });
    expect(new Set(deps.artifacts.written).size).toBe(deps.artifacts.written.length);
  });

  it.each(["captions", "thumbnail", "video", "checks"])(
    "makes no file again where the machine went away before it wrote the %s",
    async (kind) => {
      const deps = makeFixture();
      const { put, upload } = deps.artifacts;
      const lost = vi.fn((key: string) => {
        if (key.includes(`/${kind}-`) && !key.endsWith(".srt")) throw new Error("The machine went away");
      });
      deps.artifacts.put = async (key, ...rest) => {
        lost(key);
        return put.call(deps.artifacts, key, ...rest);
      };
      deps.artifacts.upload = async (key, ...rest) => {
        lost(key);
        return upload.call(deps.artifacts, key, ...rest);
      };
      await expect(makeFilm(deps)).rejects.toThrow("The machine went away");
      lost.mockImplementation(() => undefined);

      await makeFilm(deps);

      expect(new Set(deps.artifacts.written).size).toBe(deps.artifacts.written.length);
      expect(deps.film.inspectFilm).toHaveBeenCalledTimes(kind === "video" || kind === "checks" ? 2 : 1);
      expect(calls(deps).films).toBe(kind === "video" ? 2 : 1);
    },
  );

  it("signs film, thumbnail and pictures once, and says which media of the owner are in them", async () => {
    const deps = makeFixture({ music: "own", music_key: "tasks/ada/web_1/music.mp3" });
    await deps.artifacts.put("tasks/ada/web_1/music.mp3", "a tune");
    await makeFilm(deps);
    await makeFilm(deps);

    const { signFilm, signPicture } = deps.contentCredentials;
    const source = "compositeWithTrainedAlgorithmicMedia";
    expect(signFilm.mock.calls).toEqual([["/a-folder/film.mp4", { title: "The fox at sea", source }]]);
    expect(signPicture).toHaveBeenCalledTimes(11);
    expect(signPicture.mock.calls.at(-1)?.[1]).toEqual({ title: "The fox at sea", source });
    expect(signPicture.mock.calls[0]?.[1]).toMatchObject({ source: "trainedAlgorithmicMedia" });
  });

  it("delivers no film that cannot be signed, if it must be", async () => {
    const deps = makeFixture();
    deps.contentCredentials.signFilm.mockRejectedValueOnce(new Error("KMS is out of reach"));

    await expect(makeFilm(deps)).rejects.toThrow("KMS is out of reach");

    expect(deps.task().video_key).toBeUndefined();
    expect(deps.artifacts.written.filter((key) => key.includes("/video-"))).toEqual([]);
  });

  it("keeps the pictures for a retry, and says so", async () => {
    const deps = makeFixture();
    await makeFilm(deps);
    deps.put({ ...deps.task(), process_status: "failed" });
    await retryTask(deps, "ada", "web_1");
    deps.put({ ...deps.task(), process_status: "in_progress" });

    await makeFilm(deps, makeRun({ attempt: 2 }));

    // The film is joined again: what is delivered is deleted seven days after it was made.
    expect(calls(deps)).toEqual({ ...once, films: 2, posters: 2 });
    expect(deps.task().pictures_kept?.size).toBe(10);
  });

  it("counts no picture as kept that a retry drew itself, and found when the stage ran again", async () => {
    const deps = makeFixture({ attempt: 2 });
    await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));

    for (const run of [makeRun({ attempt: 2 }), makeRun({ attempt: 2 })])
      await drawScene(deps, run, { scenesKey: "plan.json", lookKey: "", scene: 3 });

    expect(deps.illustrator.draw).toHaveBeenCalledTimes(1);
    expect(deps.task().pictures_kept).toBeUndefined();
  });

  it("draws the people of a sequel by the seed of the first film", async () => {
    const deps = makeFixture({ look_seed: "web_0" });
    await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));

    await drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: "", scene: 3 });

    expect(deps.illustrator.draw).toHaveBeenCalledWith(expect.objectContaining({ storySeed: "web_0" }));
  });

  it("makes anew only what another model makes", async () => {
    const deps = makeFixture();
    await makeFilm(deps);
    deps.put({ ...deps.task(), models: { ...someModels, illustrator: "i-2" } });

    await makeFilm(deps);

    expect(calls(deps)).toEqual({ ...once, pictures: 20, segments: 20, films: 2, posters: 2 });
  });

  it("ends quietly when the task was cancelled before a stage", async () => {
    const deps = makeFixture();
    await cancelTask(deps, "ada", "web_1");

    await expect(writeStory(deps, makeRun())).rejects.toMatchObject({ name: "TaskEnded" });
    expect(deps.writer.write).not.toHaveBeenCalled();
  });

  it("ends quietly when the task was cancelled while a stage was at work", async () => {
    const deps = makeFixture({ stage: "story" });
    deps.writer.write.mockImplementationOnce(async () => {
      await cancelTask(deps, "ada", "web_1");
      return makeStory();
    });

    await expect(writeStory(deps, makeRun())).rejects.toMatchObject({ name: "TaskEnded" });
    expect(deps.task()).toMatchObject({ process_status: "failed", error_message: "Cancelled by user" });
  });

  it("leaves a newer attempt alone", async () => {
    const deps = makeFixture({ attempt: 2 });

    await expect(writeStory(deps, makeRun({ attempt: 1 }))).rejects.toMatchObject({ name: "TaskEnded" });
  });

  it("measures how long each stage took", async () => {
    const deps = makeFixture();
    const { storyKey } = await writeStory(deps, makeRun());
    deps.clock.now = new Date(deps.clock.now.getTime() + 4_000);

    await planScenes(deps, makeRun(), storyKey);

    expect(deps.task()).toMatchObject({ stage: "scenes", stage_seconds: { story: 4 } });
  });
});

describe("the story", () => {
  it("is the user's own where there is one", async () => {
    const deps = makeFixture({ full_story_key: "tasks/ada/web_1/full-story.txt" });
    await deps.artifacts.put("tasks/ada/web_1/full-story.txt", "My very own story");

    await writeStory(deps, makeRun());

    expect(deps.writer.write).not.toHaveBeenCalled();
    expect(deps.writer.adapt).toHaveBeenCalledWith(expect.objectContaining({ text: "My very own story" }));
    expect(deps.task()).toMatchObject({ word_for_word: true });
  });

  it.each([
    ["gives a film without a name of its own its title as name", true, "The Fox at Sea"],
    ["leaves a film the name that a program gave it", undefined, "Foxes, part 2"],
  ])("%s", async (_, is_named_after_story, code_name) => {
    const deps = makeFixture({ triggered_by: "api_call", code_name: "Foxes, part 2", is_named_after_story });
    deps.writer.write.mockResolvedValueOnce(makeStory({ title: "The Fox at Sea" }));

    await writeStory(deps, makeRun());

    expect(deps.task()).toMatchObject({ code_name, story_title: "The Fox at Sea" });
  });

  it.each([
    ["has the title that its owner gave it in the form", {}, "Foxes afloat"],
    ["of a sequel has a title of its own", { sequel_key: "tasks/ada/web_1/sequel.json" }, "The Fox at Sea"],
    ["has no title that its owner did not give", { is_named_after_story: true }, "The Fox at Sea"],
  ])("%s", async (_, set, title) => {
    const deps = makeFixture({ code_name: "Foxes afloat", triggered_by: "web_user", ...set });
    const before = {
      title: "T",
      series: "T",
      part: 2,
      idea: "I",
      storySoFar: "S",
      ending: "E",
      cast: [],
      isOpen: true,
    };
    await deps.artifacts.put("tasks/ada/web_1/sequel.json", JSON.stringify(before));
    deps.writer.write.mockResolvedValueOnce(makeStory({ title: "The Fox at Sea" }));

    const { storyKey } = await writeStory(deps, makeRun());

    expect(deps.task()).toMatchObject({ story_title: title });
    expect(JSON.parse(new TextDecoder().decode(await deps.artifacts.get(storyKey)))).toMatchObject({ title });
  });

  it("is not kept where it is empty, so that a retry asks again", async () => {
    const deps = makeFixture();
    deps.writer.write.mockResolvedValueOnce(makeStory({ text: "" }));

    await expect(writeStory(deps, makeRun())).rejects.toThrow();
    await writeStory(deps, makeRun());

    expect(deps.task().story_key).toBeDefined();
  });
});

describe("the scenes", () => {
  it.each([
    ["fewer than were sold", 9, false],
    ["more than were sold", 11, true],
  ])("are planned again where there are %s", async (_, scenes, wordForWord) => {
    const deps = makeFixture();
    deps.writer.write.mockResolvedValueOnce(makeStory({ wordForWord }));
    deps.writer.plan.mockResolvedValueOnce(makePlan(scenes));
    const { storyKey } = await writeStory(deps, makeRun());

    await expect(planScenes(deps, makeRun(), storyKey)).rejects.toMatchObject({ name: "UnusableAnswer" });
    expect(await planScenes(deps, makeRun(), storyKey)).toMatchObject({ scenes: 10 });
  });

  it("may be fewer for a short story that is read word for word", async () => {
    const deps = makeFixture({ full_story_key: "story.txt" });
    await deps.artifacts.put("story.txt", "A short story");
    deps.writer.plan.mockResolvedValueOnce(makePlan(3));
    const { storyKey } = await writeStory(deps, makeRun());

    expect(await planScenes(deps, makeRun(), storyKey)).toMatchObject({ scenes: 3 });
  });
});

describe("the narration", () => {
  it("is asked for again where the narrator was silent, and nothing is kept", async () => {
    const deps = makeFixture();
    await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));
    const silence = { sampleRate: 100, samples: new Float32Array(500), words: [], sentences: [] };
    deps.narrator.speak.mockResolvedValueOnce(silence);

    await expect(voiceScene(deps, makeRun(), { scenesKey: "plan.json", scene: 1 })).rejects.toMatchObject({
      name: "UnusableAnswer",
    });

    expect(deps.artifacts.written).toEqual(["plan.json"]);
    expect(deps.task().voices_made).toBeUndefined();
  });
});

describe("a picture that is blocked", () => {
  const drawOne = async (blocked: number, task: Partial<TaskRecord> = {}) => {
    const deps = makeFixture(task);
    await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));
    for (let n = 0; n < blocked; n++) deps.illustrator.draw.mockRejectedValueOnce(new ContentBlocked("Too wild"));
    await drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: "", scene: 3 });
    return deps;
  };

  it.each([0, 1, 2])("is softened, %i times", async (blocked) => {
    const deps = await drawOne(blocked);

    expect(deps.illustrator.draw.mock.calls.map(([order]) => order.softness)).toEqual([0, 1, 2].slice(0, blocked + 1));
    expect(deps.film.titleCard).not.toHaveBeenCalled();
    expect(deps.task()).toMatchObject({ pictures_made: new Set([3]) });
    expect(deps.task().cards_made).toBeUndefined();
  });

  it("becomes a title card the third time, and its share goes back", async () => {
    const deps = await drawOne(3, { video_seconds: 180 });

    await completeTask(deps, makeRun());

    expect(deps.film.titleCard).toHaveBeenCalledTimes(1);
    expect(deps.task()).toMatchObject({ process_status: "completed", cards_made: new Set([3]) });
    expect(deps.account).toMatchObject({ available: 101, held: 0, spent: 9 });
  });

  it("is a card for a retry that finds it, too", async () => {
    const deps = await drawOne(3);
    deps.put({ ...deps.task(), attempt: 2, cards_made: undefined, pictures_made: undefined });

    await drawScene(deps, makeRun({ attempt: 2 }), { scenesKey: "plan.json", lookKey: "", scene: 3 });

    expect(deps.illustrator.draw).toHaveBeenCalledTimes(3);
    expect(deps.task()).toMatchObject({ cards_made: new Set([3]), pictures_kept: new Set([3]) });
  });

  it("is a failure at once where the fault is another", async () => {
    const deps = makeFixture();
    await deps.artifacts.put("plan.json", JSON.stringify(makePlan()));
    deps.illustrator.draw.mockRejectedValueOnce(new Error("out of paint"));

    await expect(drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: "", scene: 3 })).rejects.toThrow(
      "out of paint",
    );
    expect(deps.task().pictures_made).toBeUndefined();
  });
});

describe("the storyboard", () => {
  it("is empty until the scenes are planned", async () => {
    expect(await showScenes(makeFixture(), "ada", "web_1")).toEqual({ scenes: [], speakers: [] });
  });

  it("shows each scene with what was made of it", async () => {
    const deps = makeFixture();
    const { storyKey } = await writeStory(deps, makeRun());
    const { scenesKey } = await planScenes(deps, makeRun(), storyKey);
    await voiceScene(deps, makeRun(), { scenesKey, scene: 1 });
    await voiceScene(deps, makeRun(), { scenesKey, scene: 2 });
    await drawScene(deps, makeRun(), { scenesKey, lookKey: "", scene: 1 });

    const { scenes } = await showScenes(deps, "ada", "web_1");

    expect(scenes.map(({ status }) => status).slice(0, 3)).toEqual(["drawn", "voiced", "planned"]);
    expect(scenes).toHaveLength(10);
    const urlOf = (url: string | undefined) => url?.replace("https://films.example/", "").replace(/\?.*/, "") ?? "";
    expect(await deps.artifacts.has(urlOf(scenes[0]?.picture_url))).toBe(true);
    expect(await deps.artifacts.has(urlOf(scenes[0]?.tile_url))).toBe(true);
    expect(await deps.artifacts.has(urlOf(scenes[1]?.audio_url))).toBe(true);
    expect(scenes[1]?.picture_url).toBeUndefined();
  });

  it("says of a joined film when each scene is, and how long", async () => {
    const deps = makeFixture({ scenes_key: "plan.json", scene_starts: [0, 4.5, 10], video_seconds: 16 });
    await deps.artifacts.put("plan.json", JSON.stringify({ ...makePlan(), scenes: makePlan().scenes.slice(0, 3) }));

    const { scenes } = await showScenes(deps, "ada", "web_1");

    expect(scenes.map(({ starts_at, seconds }) => [starts_at, seconds])).toEqual([
      [0, 4.5],
      [4.5, 5.5],
      [10, 6],
    ]);
  });

  it("is gone when its files are", async () => {
    const deps = makeFixture({ scenes_key: "plan.json", expires_at: "2026-01-01T00:00:00.000Z" });

    expect(await showScenes(deps, "ada", "web_1")).toEqual({ scenes: [], speakers: [] });
  });
});
