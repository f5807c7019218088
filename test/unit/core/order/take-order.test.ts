import { describe, expect, it } from "vitest";
import { minutesSold } from "#contract/catalogue/lengths.ts";
import { orderCode } from "#contract/examples/order-code.ts";
import { sampleOrder } from "#contract/examples/orders.ts";
import { orderModes } from "#contract/order/order-field.ts";
import { IncomingOrder } from "#contract/schema/incoming-order.ts";
import { takeOrder } from "#functions/core/order/take-order.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeStory } from "#test/support/studio.ts";
import { makeTask } from "#test/support/task.ts";

const story = "A fox learns to sail";
const live = { test: false };
const faultOf = (order: object): string | undefined => IncomingOrder.safeParse(order).error?.issues[0]?.message;
/** What is made of an order: from the words that a program sent to the task. */
const ordered = async (order: object, deps = fakePorts(), key = live) =>
  takeOrder(deps, "ada", IncomingOrder.parse(order), key);

describe("an order", () => {
  it("needs nothing but its story", async () => {
    const task = await ordered({ input_story: story });

    expect(task).toMatchObject({
      task_id: "api_1",
      triggered_by: "api_call",
      process_status: "pending",
      story_type: "fairytale_story",
      input_story: story,
      video_length_minutes: 10,
      credit_cost: 50,
      dimension_type: "landscape",
      voice_language: "english",
      image_illustration_style: "Japanese Ghibli-inspired Style",
      audience_age: "adults",
      audience_gender: "all_genders",
      audience_geo_location: "global",
      temperature: 0.1,
      enable_subtitle: false,
      code_name: story,
    });
  });

  it("takes every field as it is said", async () => {
    const task = await ordered({
      input_story: story,
      triggered_by: "web_user",
      story_type: "sci_fi_story",
      video_duration: 15,
      dimension_type: "portrait",
      voice_language: "chinese",
      narrator_name: "Old Wei",
      narrator_voice_id: "studio-chinese-wei",
      illustration_style: "Stained glass, as in a cathedral",
      audience_age: "people who cannot sleep",
      audience_gender: "female",
      audience_location: "nordic",
      thematic_purpose: "patience",
      signature_phrases: "and so it was",
      youtube_channel_description: "Tales",
      search_keywords: "fox, sea",
      temperature: 0.7,
      code_name: "Fox 1",
      copy_to_email: "a@example.com, b@example.com\nc@example.com",
      enable_subtitle: true,
      subtitle_style: "boxed",
      highlight_spoken_word: true,
      enable_zoom_effect: true,
      enable_chapter_transitions: true,
    });

    expect(task).toMatchObject({
      triggered_by: "web_user",
      story_type: "sci_fi_story",
      video_length_minutes: 15,
      video_scene_count: 32,
      dimension_type: "portrait",
      voice_language: "chinese",
      narrator_name: "Old Wei",
      voice_id: "studio-chinese-wei",
      image_illustration_style: "Stained glass, as in a cathedral",
      audience_age: "people who cannot sleep",
      audience_gender: "female",
      audience_geo_location: "nordic",
      thematic_purpose: "patience",
      signature_phrases: "and so it was",
      youtube_channel_description: "Tales",
      search_keywords: "fox, sea",
      temperature: 0.7,
      code_name: "Fox 1",
      copy_to_email: ["a@example.com", "b@example.com", "c@example.com"],
      enable_subtitle: true,
      subtitle_style: "boxed",
      highlight_spoken_word: true,
      enable_zoom_effect: true,
      enable_chapter_transitions: true,
    });
  });

  it.each<[object, string]>([
    [{}, "input_story is required."],
    [{ input_story: "  " }, "input_story is required."],
    [{ input_story: null }, "input_story is required."],
    [{ input_story: "x".repeat(30_001) }, "The story prompt is longer than 30,000 characters."],
    [
      { input_story: story, subtitle_style: "neon" },
      'Unknown subtitle style "neon". Known: classic, boxed, bold, storybook, subtle.',
    ],
    [{ mode: "delete", input_story: story }, "Unknown mode. Known: create, edit, repeat, continue."],
    [{ mode: "edit", input_story: story }, "Edit needs task_id."],
    [{ mode: "repeat", input_story: story }, "Repeat needs from_task_id."],
    [{ mode: "continue" }, "Continue needs from_task_id."],
    [{ input_story: story, code_name: "x".repeat(301) }, "The code name is longer than 300 characters."],
    [
      { input_story: story, copy_to_email: "a@b.de b@b.de c@b.de d@b.de e@b.de f@b.de" },
      "Copy to Email: up to 5 addresses.",
    ],
    [
      { input_story: story, copy_to_email: "not-an-address" },
      "Copy to Email: one of the addresses is not an e-mail address.",
    ],
    [{ input_story: story, audience_age: "x".repeat(101) }, "An audience can be described in up to 100 characters."],
  ])("%j is refused: %s", (order, fault) => {
    expect(faultOf(order)).toBe(fault);
  });

  it.each([
    { story_type: "opera" },
    { dimension_type: "square" },
    { voice_language: "latin" },
    { triggered_by: "bob" },
    { temperature: 0.15 },
    { temperature: 1.1 },
    { temperature: -0.1 },
    { enable_subtitle: "yes" },
    { input_story: 5 },
  ])("with %j is refused", (given) => {
    expect(faultOf({ input_story: story, ...given })).toBeDefined();
  });

  it("takes 3 minutes, and 5 to 60 in steps of 5, and no other length", () => {
    const taken = Array.from({ length: 66 }, (_, n) => n).filter(
      (video_duration) => !faultOf({ input_story: story, video_duration }),
    );

    expect(taken).toEqual([3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
    expect(taken).toEqual(minutesSold);
    expect(faultOf({ input_story: story, video_duration: 7 })).toBe(
      "video_duration is one of 3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60 minutes.",
    );
  });

  it("takes up to four own characters, whose voices speak the language", async () => {
    const of = (...names: readonly string[]) => names.map((name) => ({ name }));
    const voiced = (voice: string) => ordered({ input_story: story, characters: [{ name: "Bo", voice }] });

    expect(faultOf({ input_story: story, characters: of("Bo", "Ada", "Rusty", "Mim") })).toBeUndefined();
    expect(faultOf({ input_story: story, characters: of("Bo", "Ada", "Rusty", "Mim", "Pip") })).toBe(
      "A film can have up to 4 own characters.",
    );
    expect(faultOf({ input_story: story, characters: of("Bo", "bo ") })).toBe("Two own characters have the same name.");
    expect(await voiced("studio-english-old-man")).toMatchObject({
      characters: [{ name: "Bo", voice: "studio-english-old-man" }],
    });
    await expect(voiced("studio-german-old-man")).rejects.toMatchObject({
      details: { fields: [{ field: "characters" }] },
    });
  });

  it("takes every tenth of a temperature", () => {
    for (let n = 0; n <= 10; n++)
      expect(faultOf({ input_story: story, temperature: Number((n / 10).toFixed(1)) })).toBe(undefined);
  });

  it.each<[object, string]>([
    [
      { voice_language: "chinese", narrator_voice_id: "studio-english-ella" },
      'A Chinese voice_language needs a Chinese voice ID. "studio-english-ella" is not one.',
    ],
    [
      { narrator_voice_id: "studio-chinese-mei" },
      'Only a Chinese voice_language takes the Chinese voice ID "studio-chinese-mei".',
    ],
    [
      { voice_language: "german", narrator_voice_id: "studio-french-claire" },
      'The voice "studio-french-claire" speaks Français, not Deutsch.',
    ],
    [{ narrator_voice_id: "abc" }, 'Unknown voice ID "abc". GET /api/system-configuration lists the voices.'],
  ])("with %j is refused: %s", async (given, message) => {
    await expect(ordered({ input_story: story, ...given })).rejects.toMatchObject({
      code: "invalid_request",
      message,
      details: { fields: [{ field: "narrator_voice_id", message }] },
    });
  });

  it("ignores a character and a watermark that are not there, and what is null", async () => {
    const task = await ordered({
      input_story: story,
      use_fixed_character: true,
      character_name: "x",
      watermark_enabled: true,
      narrator_voice_id: null,
      code_name: "",
    });

    expect(task.process_status).toBe("pending");
  });

  it("without a name is named by the first 100 characters of its story", async () => {
    const { code_name } = await ordered({ input_story: `${"ab ".repeat(60)}` });

    expect(code_name).toBe(`${"ab ".repeat(60).slice(0, 100)}...`);
  });
});

describe("another order for the same film", () => {
  const source = makeTask({
    image_illustration_style: "Pixel Art",
    voice_language: "german",
    voice_id: "studio-german-felix",
    code_name: "The fox",
    copy_to_email: ["a@example.com"],
  });

  it("edits a pending task where it says something, and keeps the rest", async () => {
    const deps = fakePorts({ tasks: [source] });

    const task = await ordered({ mode: "edit", task_id: "web_1", illustration_style: "Watercolor" }, deps);

    expect(task).toMatchObject({
      task_id: "web_1",
      image_illustration_style: "Watercolor",
      voice_id: "studio-german-felix",
      video_length_minutes: 3,
      code_name: "The fox",
      copy_to_email: ["a@example.com"],
      input_story: source.input_story,
    });
    expect(deps.account).toMatchObject({ held: 10 });
  });

  it("does not keep the voice of another language", async () => {
    const deps = fakePorts({ tasks: [source] });

    const task = await ordered({ mode: "edit", task_id: "web_1", voice_language: "chinese" }, deps);

    expect(task.voice_id).toBe("studio-chinese-mei");
  });

  it.each(["edit", "repeat"])("in mode %s takes a voice that speaks the language of the source", async (mode) => {
    const order = { mode, task_id: "web_1", from_task_id: "web_1", narrator_voice_id: "studio-german-greta" };

    expect((await ordered(order, fakePorts({ tasks: [source] }))).voice_id).toBe("studio-german-greta");
    await expect(
      ordered({ ...order, narrator_voice_id: "studio-english-ella" }, fakePorts({ tasks: [source] })),
    ).rejects.toMatchObject({ message: 'The voice "studio-english-ella" speaks English, not Deutsch.' });
  });

  it("keeps a pasted story, unless it tells another", async () => {
    const deps = fakePorts({ tasks: [makeTask({ full_story_key: "story.txt" })] });
    await deps.artifacts.put("story.txt", "Once upon a tide.");

    const kept = await ordered({ mode: "edit", task_id: "web_1", temperature: 0.2 }, deps);
    const told = await ordered({ mode: "edit", task_id: "web_1", input_story: "An owl sings" }, deps);

    expect(new TextDecoder().decode(deps.artifacts.files.get(kept.full_story_key ?? ""))).toBe("Once upon a tide.");
    expect(told).toMatchObject({ full_story_key: undefined, input_story: "An owl sings" });
  });

  it("repeats a task as a new one, with what is to be different", async () => {
    const deps = fakePorts({ tasks: [source] });

    const task = await ordered({ mode: "repeat", from_task_id: "web_1", video_duration: 5 }, deps);

    expect(task).toMatchObject({
      task_id: "api_1",
      video_length_minutes: 5,
      credit_cost: 30,
      image_illustration_style: "Pixel Art",
      code_name: "The fox",
    });
  });

  it("continues a completed film from the story that it told", async () => {
    const deps = fakePorts({
      tasks: [
        makeTask({
          process_status: "completed",
          story_key: "story.json",
          story_title: "The fox at sea",
          expires_at: "2026-01-08T00:00:00.000Z",
        }),
      ],
    });
    await deps.artifacts.put("story.json", JSON.stringify(makeStory({ text: "The fox found an island." })));

    const built = await ordered({ mode: "continue", from_task_id: "web_1" }, deps);
    const told = await ordered({ mode: "continue", from_task_id: "web_1", input_story: "The fox comes home" }, deps);

    expect(built.input_story).toBe("A sequel to “The fox at sea”. The story so far: The fox found an island.");
    expect(told.input_story).toBe("The fox comes home");
  });

  it("continues nothing that is not completed", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    await expect(ordered({ mode: "continue", from_task_id: "web_1" }, deps)).rejects.toMatchObject({
      code: "conflict",
      message: "Can only create sequels for completed tasks. Current status: pending.",
    });
  });

  it("never reaches another user's task", async () => {
    const deps = fakePorts({ tasks: [makeTask({ user_id: "bob" })] });

    for (const order of [
      { mode: "edit", task_id: "web_1" },
      { mode: "repeat", from_task_id: "web_1" },
      { mode: "continue", from_task_id: "web_1" },
    ])
      await expect(ordered(order, deps)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a test key", () => {
  const test = { test: true };

  it("orders a film of three minutes that costs nothing, and moves no credits", async () => {
    const deps = fakePorts({ available: 0 });

    const task = await ordered({ input_story: story, video_duration: 60 }, deps, test);

    expect(task).toMatchObject({ test: true, credit_cost: 0, video_length_minutes: 3, video_scene_count: 10 });
    expect(deps.committed.map(({ kind }) => kind)).toEqual(["count-test", "insert-task", "emit"]);
  });

  it("keeps an edited film free", async () => {
    const deps = fakePorts({ available: 0 });
    const { task_id } = await ordered({ input_story: story }, deps, test);

    const task = await ordered({ mode: "edit", task_id, video_duration: 30 }, deps, test);

    expect(task).toMatchObject({ test: true, credit_cost: 0, video_length_minutes: 3 });
  });

  it("does not change a film that was paid for", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    await expect(ordered({ mode: "edit", task_id: "web_1" }, deps, test)).rejects.toMatchObject({
      code: "forbidden",
      message: "A test key cannot change this task. Please use a live key.",
    });
  });

  it("makes up to 20 films a day", async () => {
    const deps = fakePorts();
    for (let n = 0; n < 20; n++) await ordered({ input_story: story }, deps, test);

    await expect(ordered({ input_story: story }, deps, test)).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("the examples", () => {
  it("are orders that are taken, in each mode", () => {
    for (const mode of orderModes) expect(faultOf(sampleOrder(mode))).toBe(undefined);
  });

  it("name whom they call, and as whom", () => {
    for (const mode of orderModes)
      for (const language of ["javascript", "python", "curl"] as const) {
        const code = orderCode(mode, language, { host: "https://films.example", userId: "ada", key: "aa_live_x" });

        expect(code).toContain("https://films.example/api/webhook/incoming/ada");
        expect(code).toContain("Bearer aa_live_x");
      }
  });
});
