import { describe, expect, it } from "vitest";
import type { TranslationOrder } from "#contract/schema/translation.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { editTask } from "#functions/core/order/edit-task.ts";
import { repeatTask } from "#functions/core/order/repeat-task.ts";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import { failTask } from "#functions/core/pipeline/settle-task.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { Plan, sceneId } from "#functions/core/story/story.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { setTask } from "#functions/core/task/update-task.ts";
import { orderTranslations } from "#functions/core/translation/order-translations.ts";
import { makeForm, makeRun } from "#test/support/task.ts";
import { entriesOf, finish, finishCut, makeFinishedFilm, startCut, type World } from "../edit/finished-film.ts";
import { calls } from "../pipeline/make-film.ts";

const byOwner = { by: "web_user", id: "web" } as const;
const order = (world: World, languages: TranslationOrder[], dry_run = false) =>
  orderTranslations(world, "ada", "web_1", { languages, dry_run }, byOwner);
const german = { language: "german" } as const;
const hindi = { language: "hindi" } as const;

const planOf = (world: World, id: string) => readJson(world, world.task(id).scenes_key ?? "", Plan);

/** What the state machine makes of a film in another language. */
const make = async (world: World, taskId: string) => {
  const run = makeRun({ taskId });
  await claimTask(world, run);
  await finish(world, run);
  return world.task(taskId);
};

const ownTexts = async (world: World) => {
  const { scenes } = await planOf(world, "web_1");
  return {
    title: "Der Fuchs auf See",
    scenes: scenes.map((scene) => ({ scene: sceneId(scene), narration: `Tag ${scene.number} auf See, ein Fuchs.` })),
  };
};

describe("a finished film in another language", () => {
  it("has the same pictures, other words and another voice, and is a film of its own", async () => {
    const world = await makeFinishedFilm();
    const before = calls(world);

    const { films } = await order(world, [german]);
    const film = await make(world, films[0]?.task_id ?? "");
    const plan = await planOf(world, film.task_id);

    expect(calls(world)).toMatchObject({
      ...{ story: before.story, plan: before.plan, pictures: before.pictures },
      ...{ voices: before.voices + 10, segments: before.segments + 10, described: before.described + 1 },
    });
    expect(film).toMatchObject({
      process_status: "completed",
      voice_language: "german",
      voice_id: "studio-german-greta",
      source_task_id: "web_1",
      source_mode: "translate",
      story_title: "The fox at sea (german)",
    });
    expect(plan.scenes[3]?.narration).toMatch(/german$/);
    expect(plan.cast[0]).toMatchObject({ id: "fox", name: "Fox (german)" });
    expect(film.scene_starts).toHaveLength(10);
    expect(world.task().translations).toEqual([{ language: "german", task_id: film.task_id }]);
    expect(world.writer.describe.mock.lastCall?.[0]).toMatchObject({
      language: "german",
      title: "The fox at sea (german)",
    });
  });

  it("keeps the pictures of own characters by their new names, and leaves their voices to the language", async () => {
    const character_keys = { fox: "tasks/ada/web_1/character-1.png" };
    const characters = [{ name: "Fox", voice: "studio-english-girl" }];
    const world = await makeFinishedFilm({ task: { character_keys, characters, character_voices: true } });
    await world.artifacts.put(character_keys.fox, "a fox");

    const { films } = await order(world, [german]);
    const film = await make(world, films[0]?.task_id ?? "");

    expect(film.characters).toEqual([{ name: "Fox" }]);
    expect(Object.keys(film.character_keys ?? {})).toEqual(["Fox (german)"]);
    expect(await world.artifacts.has(film.character_keys?.["Fox (german)"] ?? "")).toBe(true);
    expect(calls(world).pictures).toBe(10);
  });

  it("has the pictures of the newest cut, and can be edited and outlive its source", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, { type: "redraw", scene: 3 });
    await finishCut(world);
    const { films } = await order(world, [german]);
    const { task_id } = await make(world, films[0]?.task_id ?? "");
    const { pictures } = calls(world);

    await deleteTask(world, "ada", "web_1");
    const plan = await planOf(world, task_id);

    expect(plan.scenes[2]?.picture.version).toBe(2);
    expect(plan.scenes[2]?.versions).toBeUndefined();
    expect(pictures).toBe(11);
    for (const key of [world.task(task_id).video_key, world.task(task_id).story_key])
      expect(await world.artifacts.has(key ?? "")).toBe(true);
  });

  it("makes a title card again in its language, without asking for the picture", async () => {
    const world = await makeFinishedFilm();
    const picture = [...world.artifacts.files.keys()].find((key) => /scenes\/004\/layers-/.test(key)) ?? "";
    await world.artifacts.put(picture.replace("layers-", "card-").replace(".bin", ".json"), "{}");
    const { pictures } = calls(world);

    const { films } = await order(world, [german]);
    await make(world, films[0]?.task_id ?? "");

    expect(calls(world).pictures).toBe(pictures);
    expect(world.film.titleCard).toHaveBeenCalledOnce();
    expect(world.film.titleCard.mock.lastCall?.[0]).toMatchObject({ language: "german" });
  });

  it("says the owner's own words where they are given, also without a model", async () => {
    const world = await makeFinishedFilm();
    world.settings.models = builtInModels;

    const { films } = await order(world, [{ ...german, texts: await ownTexts(world) }]);
    const film = await make(world, films[0]?.task_id ?? "");

    expect(world.writer.translate).not.toHaveBeenCalled();
    expect(film.story_title).toBe("Der Fuchs auf See");
    expect(film.code_name).toBe("Der Fuchs auf See (Deutsch)");
    const { scenes } = await planOf(world, film.task_id);
    expect(scenes[1]?.narration).toBe("Tag 2 auf See, ein Fuchs.");
    expect(scenes[1]?.title, "no title of the first film stays in another language").toBe("Tag 2 auf See");
  });
});

describe("the price of films in other languages", () => {
  it("is a third of the film's, rounded up, held for all in one transaction and captured one by one", async () => {
    const world = await makeFinishedFilm();
    const commits = world.commit.mock.calls.length;
    const before = { ...world.account };

    const dry = await order(world, [german, hindi], true);
    const { films, ...ordered } = await order(world, [german, hindi]);

    expect(dry).toMatchObject({ credits: 8, credits_each: 4, needs_texts: false, films: [], missing: 0 });
    expect(world.commit.mock.calls.length).toBe(commits + 1);
    expect(ordered).toMatchObject({ credits: 8, credits_each: 4, balance: before.available - 8 });
    expect(world.account).toMatchObject({ available: before.available - 8, held: 8 });
    for (const { task_id } of films) await make(world, task_id);
    expect(world.account).toMatchObject({ held: 0, spent: before.spent + 8 });
    expect(entriesOf(world).filter(({ ref }) => ref === films[0]?.task_id)).toMatchObject([
      { type: "reserve", amount: 4 },
      { type: "capture", amount: 4 },
    ]);
  });

  it("has a line in the ledger that names its language, also where the title is long", async () => {
    const world = await makeFinishedFilm();
    const story_title = "The owl sang to the moon, and the moon came closer to hear it";
    await world.commit([setTask(world.task(), { story_title })]);

    await order(world, [german, hindi]);

    const lines = entriesOf(world).map(({ text }) => text);
    expect(lines.slice(-2)).toEqual([
      'Reserved for "The owl sang to the moon, and the moon c... (Deutsch)"',
      'Reserved for "The owl sang to the moon, and the moon c... (हिन्दी)"',
    ]);
  });

  it("refuses all languages where the balance does not cover them, and orders none", async () => {
    const world = await makeFinishedFilm({ available: 7 });
    const before = world.task();

    await expect(order(world, [german, hindi])).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 7, price: 8 },
    });

    expect(world.task()).toBe(before);
    expect(world.account).toMatchObject({ available: 7, held: 0 });
  });

  it("is given back where the film fails, and in part where it is cancelled: its pictures cost nothing", async () => {
    const world = await makeFinishedFilm();
    const { films } = await order(world, [german, hindi]);
    const [one = "", two = ""] = films.map(({ task_id }) => task_id);
    for (const taskId of [one, two]) await claimTask(world, makeRun({ taskId }));

    await failTask(world, makeRun({ taskId: one }), "An engine is gone.");
    world.put({ ...world.task(two), story_key: "a story", pictures_made: new Set([1, 2, 3]) });
    await cancelTask(world, "ada", two);

    // The story is a quarter of four credits.
    expect(entriesOf(world).slice(-3)).toMatchObject([
      { type: "release", amount: 4, ref: one },
      { type: "capture", amount: 1, ref: two },
      { type: "release", amount: 3, ref: two },
    ]);
  });
});

describe("a film in another language is refused", () => {
  it("before anything is held where only the built-in writer could translate", async () => {
    const world = await makeFinishedFilm();
    world.settings.models = builtInModels;
    const before = world.task();

    expect(await order(world, [german], true)).toMatchObject({ credits: 4, needs_texts: true });
    await expect(order(world, [german])).rejects.toMatchObject({
      code: "translator_needed",
      message: expect.stringContaining("docs/engines.md"),
    });

    expect(world.task()).toBe(before);
  });

  it.each([
    ["in its own language", [{ language: "english" }], "already"],
    ["with the voice of another one", [{ ...german, voice_id: "studio-hindi-asha" }], "does not speak"],
    [
      "with texts that leave scenes out",
      [{ ...german, texts: { title: "Der Fuchs", scenes: [{ scene: 1, narration: "Ein Fuchs." }] } }],
      "scene 2",
    ],
  ] as const)("%s", async (_, languages, message) => {
    const world = await makeFinishedFilm();

    await expect(order(world, structuredClone(languages) as unknown as TranslationOrder[])).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ["whose files were deleted", { expires_at: "2026-01-01T00:00:00.000Z" }],
    ["whose files are deleted soon", { expires_at: "2026-01-01T01:00:00.000Z" }],
    ["that is being made", { process_status: "in_progress" }],
  ] as const)("of a film %s", async (_, given) => {
    const world = await makeFinishedFilm();
    world.put({ ...world.task(), ...given });

    await expect(order(world, [german])).rejects.toMatchObject({ code: "conflict" });
  });

  it("of another user's film, and cannot be edited like an order", async () => {
    const world = await makeFinishedFilm();
    const { films } = await order(world, [german]);

    await expect(
      orderTranslations(world, "bob", "web_1", { languages: [german], dry_run: false }, byOwner),
    ).rejects.toMatchObject({ code: "not_found" });
    await expect(editTask(world, "ada", films[0]?.task_id ?? "", makeForm())).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("while it is being made in that language, and so is the deletion of its source", async () => {
    const world = await makeFinishedFilm();
    const { films } = await order(world, [german]);
    const conflict = { code: "conflict", message: expect.stringContaining("being made in Deutsch") };

    await expect(order(world, [hindi, german])).rejects.toMatchObject(conflict);
    await expect(deleteTask(world, "ada", "web_1")).rejects.toMatchObject(conflict);
    const film = await make(world, films[0]?.task_id ?? "");
    await deleteTask(world, "ada", "web_1");

    expect(film.process_status).toBe("completed");
    await expect(world.tasks.find("ada", "web_1")).resolves.toBeUndefined();
  });

  it("to be retried once its source is deleted, unless it has its pictures", async () => {
    const world = await makeFinishedFilm();
    const { films } = await order(world, [german]);
    const taskId = films[0]?.task_id ?? "";
    await failTask(world, makeRun({ taskId }), "An engine is gone.");
    await deleteTask(world, "ada", "web_1");

    await expect(retryTask(world, "ada", taskId)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("was deleted"),
    });
    world.put({ ...world.task(taskId), pictures_made: new Set(Array.from({ length: 10 }, (_, n) => n + 1)) });
    await expect(retryTask(world, "ada", taskId)).resolves.toMatchObject({ process_status: "pending" });
  });

  it("to be repeated by itself, with the reason", async () => {
    const world = await makeFinishedFilm();
    const { films } = await order(world, [german]);

    await expect(repeatTask(world, "ada", films[0]?.task_id ?? "", {})).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("on the page of that film"),
    });
  });
});
