import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { continueTask, repeatTask } from "#functions/core/order/repeat-task.ts";
import { storyRequest } from "#functions/core/script/story-request.ts";
import { fakePorts, type Given } from "#test/support/ports.ts";
import { makePlan, makeStory } from "#test/support/studio.ts";
import { makeForm, makeTask, someModels } from "#test/support/task.ts";

/** What the writer is asked for once the film is begun. */
const requestFor = (deps: Awaited<ReturnType<typeof makeFixture>>, task: TaskRecord) =>
  storyRequest(deps, { ...task, models: someModels });

const folder = "tasks/ada/first";
const told = "Once upon a tide a fox learned to sail. ".repeat(40).trim();

/** Ada's completed film of a fox, three days ago, with all its files. */
const makeFixture = async (given: Partial<Parameters<typeof makeTask>[0]> = {}, world: Given = {}) => {
  const source = makeTask({
    task_id: "first",
    process_status: "completed",
    expires_at: "2026-01-08T00:00:00.000Z",
    story_title: "The Fox at Sea",
    youtube_video_description: "A fox learns to sail, and comes home.",
    story_key: `${folder}/story.json`,
    scenes_key: `${folder}/scenes.json`,
    ...given,
  });
  const deps = fakePorts({ tasks: [source], at: "2026-01-04T00:00:00.000Z", ...world });
  await deps.artifacts.put(`${folder}/story.json`, JSON.stringify(makeStory({ text: told })));
  await deps.artifacts.put(`${folder}/scenes.json`, JSON.stringify(makePlan()));
  return deps;
};

describe("repeating a film", () => {
  it("orders it whole after a first look", async () => {
    const task = await repeatTask(await makeFixture({ review: "first_scene", credits_due: 9 }), "ada", "first", {});

    expect(task).toMatchObject({ credit_cost: 10 });
    expect([task.review, task.credits_due]).toEqual([undefined, undefined]);
  });

  it("orders the same anew, names its source, and costs its price", async () => {
    const look = { enable_subtitle: true, subtitle_style: "bold" as const, highlight_spoken_word: true };
    const deps = await makeFixture({ ...look, voice_language: "german", voice_id: "studio-german-felix" });

    const task = await repeatTask(deps, "ada", "first", {});

    const { task_id, input_story, voice_language, voice_id, code_name } = deps.task("first");
    expect(task).toMatchObject({ input_story, ...look, voice_language, voice_id, code_name });
    expect(task).toMatchObject({ source_task_id: task_id, source_mode: "repeat", process_status: "pending" });
    expect(task.task_id).not.toBe(task_id);
    expect(deps.account.held).toBe(task.credit_cost);
  });

  it.each(["pending", "in_progress", "failed", "completed"] as const)("takes a film that is %s", async (status) => {
    const deps = await makeFixture({ process_status: status });

    expect(await repeatTask(deps, "ada", "first", {})).toMatchObject({ source_task_id: "first" });
  });

  it("changes what is said otherwise; another language brings its own voice", async () => {
    const task = await repeatTask(await makeFixture(), "ada", "first", { videoDuration: 5, voiceLanguage: "chinese" });

    expect(task).toMatchObject({ video_length_minutes: 5, credit_cost: 30, voice_id: "studio-chinese-mei" });
  });

  it("keeps the outline of a story, and drops it with the story", async () => {
    const outline = { place: "the desert", characters: [{ name: "Lotte" }] };

    const [same, other, next] = [
      await repeatTask(await makeFixture({ outline }), "ada", "first", { videoDuration: 5 }),
      await repeatTask(await makeFixture({ outline }), "ada", "first", { inputStory: "An owl counts the stars" }),
      await continueTask(await makeFixture({ outline }), "ada", "first", {}),
    ];

    expect(same.outline).toEqual(outline);
    expect([other.outline, next.outline]).toEqual([undefined, undefined]);
  });

  it("keeps a style in its owner's own words, a full story, and long texts", async () => {
    const deps = await makeFixture({ image_illustration_style: "Cubism", full_story_key: `${folder}/full.txt` });
    await deps.artifacts.put(`${folder}/full.txt`, "The whole story");

    const task = await repeatTask(deps, "ada", "first", {});

    expect(task.image_illustration_style).toBe("Cubism");
    expect(new TextDecoder().decode(await deps.artifacts.get(task.full_story_key ?? ""))).toBe("The whole story");
  });

  it("is named after its own story if the film before was", async () => {
    const deps = await makeFixture({ code_name: "The Fox at Sea", is_named_after_story: true });

    expect((await repeatTask(deps, "ada", "first", {})).is_named_after_story).toBe(true);
    expect((await repeatTask(await makeFixture(), "ada", "first", {})).is_named_after_story).toBeFalsy();
  });

  it("takes the whole form that a page sends", async () => {
    const form = makeForm({ inputStory: "A bear learns to bake", videoDuration: 10 });

    expect(await repeatTask(await makeFixture(), "ada", "first", { ...form })).toMatchObject({
      input_story: "A bear learns to bake",
      code_name: "Fairytale Story - A bear learns to bake",
      credit_cost: 50,
    });
  });

  it("is refused for a film that is not one's own", async () => {
    await expect(repeatTask(await makeFixture(), "bob", "first", {})).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a sequel is a sequel of the same film", async () => {
    const deps = await makeFixture();
    const sequel = await continueTask(deps, "ada", "first", {});

    const again = await repeatTask(deps, "ada", sequel.task_id, {});

    expect(again.look_seed).toBe("first");
    expect((await requestFor(deps, again)).sequelOf).toEqual((await requestFor(deps, sequel)).sequelOf);
  });
});

describe("continuing a film", () => {
  it("hands on the story so far, how it ended, and who is in it", async () => {
    const deps = await makeFixture({ voice_language: "english", image_illustration_style: "Watercolor" });

    const task = await continueTask(deps, "ada", "first", {});
    const { sequelOf } = await requestFor(deps, task);

    expect(task).toMatchObject({
      source_task_id: "first",
      source_mode: "continue",
      look_seed: "first",
      image_illustration_style: "Watercolor",
      voice_id: deps.task("first").voice_id,
    });
    expect(task.input_story).toMatch(/^A sequel to “The Fox at Sea”. The story so far: Once upon a tide/);
    expect(sequelOf).toMatchObject({
      title: "The Fox at Sea",
      series: "The Fox at Sea",
      part: 2,
      idea: "A fox learns to sail",
      cast: makePlan().cast,
      isOpen: true,
    });
    expect(sequelOf?.ending).toMatch(/^Once upon a tide .* sail\.$/);
    expect(sequelOf?.ending.length).toBeLessThanOrEqual(600);
  });

  it("keeps what it needs among its own files, for those of the film before go", async () => {
    const deps = await makeFixture();
    const task = await continueTask(deps, "ada", "first", {});

    await deps.artifacts.removeAll(`${folder}/`);

    expect(task.sequel_key).toMatch(new RegExp(`^tasks/ada/${task.task_id}/`));
    expect((await requestFor(deps, task)).sequelOf?.cast).toEqual(makePlan().cast);
  });

  it("tells the story that is given, and not again the one that a form sends back", async () => {
    const deps = await makeFixture();

    const given = await continueTask(deps, "ada", "first", { inputStory: "The fox finds a lighthouse" });
    const sentBack = await continueTask(deps, "ada", "first", { inputStory: "A fox learns to sail" });

    expect(given.input_story).toBe("The fox finds a lighthouse");
    expect((await requestFor(deps, given)).sequelOf?.isOpen).toBe(false);
    expect((await requestFor(deps, sentBack)).sequelOf?.isOpen).toBe(true);
  });

  it("reads a full story of its own, and never the one before", async () => {
    const deps = await makeFixture({ full_story_key: `${folder}/full.txt` });
    await deps.artifacts.put(`${folder}/full.txt`, "The whole story");

    const own = await continueTask(deps, "ada", "first", { fullStory: "What came next" });
    const open = await continueTask(deps, "ada", "first", {});

    expect(new TextDecoder().decode(await deps.artifacts.get(own.full_story_key ?? ""))).toBe("What came next");
    expect(own.input_story).toBe("What came next");
    expect(open.full_story_key).toBeUndefined();
  });

  it("goes on from the record where the files are gone", async () => {
    const deps = await makeFixture({}, { at: "2026-02-01T00:00:00.000Z" });

    const { sequelOf } = await requestFor(deps, await continueTask(deps, "ada", "first", {}));

    expect(sequelOf).toMatchObject({
      title: "The Fox at Sea",
      storySoFar: "A fox learns to sail, and comes home.",
      idea: "A fox learns to sail",
      ending: "",
      cast: [],
    });
  });

  it("counts the films of a series", async () => {
    const deps = await makeFixture();
    const second = await continueTask(deps, "ada", "first", {});
    deps.put({
      ...second,
      process_status: "completed",
      story_title: "The Fox at Sea 2: The Lantern",
      expires_at: "2026-01-08T00:00:00.000Z",
    });

    const third = await continueTask(deps, "ada", second.task_id, {});

    expect(third).toMatchObject({ code_name: "The Fox at Sea - Part 3", look_seed: "first" });
    expect((await requestFor(deps, third)).sequelOf).toMatchObject({ series: "The Fox at Sea", part: 3 });
  });

  it.each(["pending", "in_progress", "failed"] as const)("is refused while it is %s", async (status) => {
    const deps = await makeFixture({ process_status: status });

    await expect(continueTask(deps, "ada", "first", {})).rejects.toMatchObject({
      code: "conflict",
      message: `Can only create sequels for completed tasks. Current status: ${status}.`,
    });
    expect(deps.committed).toEqual([]);
  });
});
