import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { continueTask, repeatTask } from "#functions/core/order/repeat-task.ts";
import { storyRequest } from "#functions/core/script/story-request.ts";
import { fakePorts, type Given } from "#test/support/ports.ts";
import { aPlan, aStory } from "#test/support/studio.ts";
import { aForm, aTask, someModels } from "#test/support/task.ts";

/** What the writer is asked for once the film is begun. */
const requestFor = (use: Awaited<ReturnType<typeof aWorld>>, task: TaskRecord) =>
  storyRequest(use, { ...task, models: someModels });

const folder = "tasks/ada/first";
const told = "Once upon a tide a fox learned to sail. ".repeat(40).trim();

/** Ada's completed film of a fox, three days ago, with all its files. */
const aWorld = async (given: Partial<Parameters<typeof aTask>[0]> = {}, world: Given = {}) => {
  const source = aTask({
    task_id: "first",
    process_status: "completed",
    expires_at: "2026-01-08T00:00:00.000Z",
    story_title: "The Fox at Sea",
    youtube_video_description: "A fox learns to sail, and comes home.",
    story_key: `${folder}/story.json`,
    scenes_key: `${folder}/scenes.json`,
    ...given,
  });
  const use = fakePorts({ tasks: [source], at: "2026-01-04T00:00:00.000Z", ...world });
  await use.artifacts.put(`${folder}/story.json`, JSON.stringify(aStory({ text: told })));
  await use.artifacts.put(`${folder}/scenes.json`, JSON.stringify(aPlan()));
  return use;
};

describe("repeating a film", () => {
  it("orders the same anew, names its source, and costs its price", async () => {
    const look = { enable_subtitle: true, subtitle_style: "bold" as const, highlight_spoken_word: true };
    const use = await aWorld({ ...look, voice_language: "german", voice_id: "studio-german-felix" });

    const task = await repeatTask(use, "ada", "first", {});

    const { task_id, input_story, voice_language, voice_id, code_name } = use.task("first");
    expect(task).toMatchObject({ input_story, ...look, voice_language, voice_id, code_name });
    expect(task).toMatchObject({ source_task_id: task_id, source_mode: "repeat", process_status: "pending" });
    expect(task.task_id).not.toBe(task_id);
    expect(use.account.held).toBe(task.credit_cost);
  });

  it.each(["pending", "in_progress", "failed", "completed"] as const)("takes a film that is %s", async (status) => {
    const use = await aWorld({ process_status: status });

    expect(await repeatTask(use, "ada", "first", {})).toMatchObject({ source_task_id: "first" });
  });

  it("changes what is said otherwise; another language brings its own voice", async () => {
    const task = await repeatTask(await aWorld(), "ada", "first", { videoDuration: 5, voiceLanguage: "chinese" });

    expect(task).toMatchObject({ video_length_minutes: 5, credit_cost: 30, voice_id: "studio-chinese-mei" });
  });

  it("keeps a style in its owner's own words, a full story, and long texts", async () => {
    const use = await aWorld({ image_illustration_style: "Cubism", full_story_key: `${folder}/full.txt` });
    await use.artifacts.put(`${folder}/full.txt`, "The whole story");

    const task = await repeatTask(use, "ada", "first", {});

    expect(task.image_illustration_style).toBe("Cubism");
    expect(new TextDecoder().decode(await use.artifacts.get(task.full_story_key ?? ""))).toBe("The whole story");
  });

  it("takes the whole form that a page sends", async () => {
    const form = aForm({ inputStory: "A bear learns to bake", videoDuration: 10 });

    expect(await repeatTask(await aWorld(), "ada", "first", { ...form })).toMatchObject({
      input_story: "A bear learns to bake",
      code_name: "Fairytale Story - A bear learns to bake",
      credit_cost: 50,
    });
  });

  it("is refused for a film that is not one's own", async () => {
    await expect(repeatTask(await aWorld(), "bob", "first", {})).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a sequel is a sequel of the same film", async () => {
    const use = await aWorld();
    const sequel = await continueTask(use, "ada", "first", {});

    const again = await repeatTask(use, "ada", sequel.task_id, {});

    expect(again.look_seed).toBe("first");
    expect((await requestFor(use, again)).sequelOf).toEqual((await requestFor(use, sequel)).sequelOf);
  });
});

describe("continuing a film", () => {
  it("hands on the story so far, how it ended, and who is in it", async () => {
    const use = await aWorld({ voice_language: "english", image_illustration_style: "Watercolor" });

    const task = await continueTask(use, "ada", "first", {});
    const { sequelOf } = await requestFor(use, task);

    expect(task).toMatchObject({
      source_task_id: "first",
      source_mode: "continue",
      look_seed: "first",
      image_illustration_style: "Watercolor",
      voice_id: use.task("first").voice_id,
    });
    expect(task.input_story).toMatch(/^A sequel to “The Fox at Sea”. The story so far: Once upon a tide/);
    expect(sequelOf).toMatchObject({
      title: "The Fox at Sea",
      series: "The Fox at Sea",
      part: 2,
      idea: "A fox learns to sail",
      cast: aPlan().cast,
      isOpen: true,
    });
    expect(sequelOf?.ending).toMatch(/^Once upon a tide .* sail\.$/);
    expect(sequelOf?.ending.length).toBeLessThanOrEqual(600);
  });

  it("keeps what it needs among its own files, for those of the film before go", async () => {
    const use = await aWorld();
    const task = await continueTask(use, "ada", "first", {});

    await use.artifacts.removeAll(`${folder}/`);

    expect(task.sequel_key).toMatch(new RegExp(`^tasks/ada/${task.task_id}/`));
    expect((await requestFor(use, task)).sequelOf?.cast).toEqual(aPlan().cast);
  });

  it("tells the story that is given, and not again the one that a form sends back", async () => {
    const use = await aWorld();

    const given = await continueTask(use, "ada", "first", { inputStory: "The fox finds a lighthouse" });
    const sentBack = await continueTask(use, "ada", "first", { inputStory: "A fox learns to sail" });

    expect(given.input_story).toBe("The fox finds a lighthouse");
    expect((await requestFor(use, given)).sequelOf?.isOpen).toBe(false);
    expect((await requestFor(use, sentBack)).sequelOf?.isOpen).toBe(true);
  });

  it("reads a full story of its own, and never the one before", async () => {
    const use = await aWorld({ full_story_key: `${folder}/full.txt` });
    await use.artifacts.put(`${folder}/full.txt`, "The whole story");

    const own = await continueTask(use, "ada", "first", { fullStory: "What came next" });
    const open = await continueTask(use, "ada", "first", {});

    expect(new TextDecoder().decode(await use.artifacts.get(own.full_story_key ?? ""))).toBe("What came next");
    expect(own.input_story).toBe("What came next");
    expect(open.full_story_key).toBeUndefined();
  });

  it("goes on from the record where the files are gone", async () => {
    const use = await aWorld({}, { at: "2026-02-01T00:00:00.000Z" });

    const { sequelOf } = await requestFor(use, await continueTask(use, "ada", "first", {}));

    expect(sequelOf).toMatchObject({
      title: "The Fox at Sea",
      storySoFar: "A fox learns to sail, and comes home.",
      idea: "A fox learns to sail",
      ending: "",
      cast: [],
    });
  });

  it("counts the films of a series", async () => {
    const use = await aWorld();
    const second = await continueTask(use, "ada", "first", {});
    use.put({
      ...second,
      process_status: "completed",
      story_title: "The Fox at Sea 2: The Lantern",
      expires_at: "2026-01-08T00:00:00.000Z",
    });

    const third = await continueTask(use, "ada", second.task_id, {});

    expect(third).toMatchObject({ code_name: "The Fox at Sea - Part 3", look_seed: "first" });
    expect((await requestFor(use, third)).sequelOf).toMatchObject({ series: "The Fox at Sea", part: 3 });
  });

  it.each(["pending", "in_progress", "failed"] as const)("is refused while it is %s", async (status) => {
    const use = await aWorld({ process_status: status });

    await expect(continueTask(use, "ada", "first", {})).rejects.toMatchObject({
      code: "conflict",
      message: `Can only create sequels for completed tasks. Current status: ${status}.`,
    });
    expect(use.committed).toEqual([]);
  });
});
