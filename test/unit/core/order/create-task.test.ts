import { describe, expect, it } from "vitest";
import { savePronunciations } from "#functions/core/account/pronunciations.ts";
import { createTask } from "#functions/core/order/create-task.ts";
import { templateOf } from "#functions/core/prompt/templates.ts";
import { withLongTexts } from "#functions/core/task/long-texts.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { makeForm } from "#test/support/task.ts";

describe("creating a task", () => {
  it("pays, stores and announces in one commit", async () => {
    const deps = fakePorts();

    const task = await createTask(deps, "ada", makeForm({ videoDuration: 5 }));

    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.committed).toMatchObject([
      {
        kind: "move-credits",
        userId: "ada",
        entries: [{ id: `reserve#${task.task_id}#1`, type: "reserve", amount: 30 }],
      },
      {
        kind: "insert-task",
        task: { process_status: "pending", video_scene_count: 15, user_email: "ada@example.com" },
      },
      { kind: "emit", event: { type: "task.created", detail: { userId: "ada", taskId: task.task_id, attempt: 1 } } },
    ]);
  });

  it("holds one credit for a first look, and says what is due later", async () => {
    const deps = fakePorts({ available: 1 });

    const task = await createTask(deps, "ada", makeForm({ review: "first_scene" }));

    expect(task).toMatchObject({ credit_cost: 10, credits_due: 9 });
    expect(deps.account).toMatchObject({ available: 0, held: 1 });
    expect(ofKind(deps.committed, "move-credits")[0]?.entries).toMatchObject([
      { type: "reserve", amount: 1, text: expect.stringMatching(/^Reserved for the first scene of "/) },
    ]);
  });

  it("says the words of the account too, with the order's own spelling first, and keeps them", async () => {
    const deps = fakePorts();
    const own = { word: "Siobhan", say: "shi vawn" };
    const ofAccount = [
      { word: "siobhan", say: "see oh ban" },
      { word: "Li", say: "lee" },
    ];
    await savePronunciations(deps, "ada", ofAccount);

    expect(await createTask(deps, "ada", makeForm({ pronunciations: [own] }))).toMatchObject({
      pronunciations: [own, { word: "Li", say: "lee" }],
    });
    expect((await createTask(deps, "bob", makeForm())).pronunciations).toBeUndefined();
  });

  it("refuses more words than a film can have before credits are held", async () => {
    const deps = fakePorts();
    const words = (name: string, count: number) =>
      Array.from({ length: count }, (_, nth) => ({ word: `${name}${nth}`, say: "s" }));
    await savePronunciations(deps, "ada", words("account", 50));

    await expect(createTask(deps, "ada", makeForm({ pronunciations: words("film", 51) }))).rejects.toMatchObject({
      code: "invalid_request",
      message: "This film and your account have 101 pronunciations. A film can have up to 100.",
    });
    expect(ofKind(deps.committed, "move-credits")).toEqual([]);
  });

  it("leaves it open to changes for the edit window, and to its start for a day", async () => {
    expect(await createTask(fakePorts(), "ada", makeForm())).toMatchObject({
      task_created_at: "2026-01-01T00:00:00.000Z",
      start_after: "2026-01-01T00:01:00.000Z",
      deadline: "2026-01-02T00:00:00.000Z",
    });
  });

  it("refuses the order before credits are held where no engine of a list can work", async () => {
    const deps = fakePorts();
    deps.engineChecks.unavailable.mockResolvedValue([{ engine: "gemini", model: "m", reason: "gemini: bad key" }]);

    await expect(createTask(deps, "ada", makeForm())).rejects.toMatchObject({
      code: "capacity",
      message: expect.stringContaining("You have not been charged"),
    });
    expect(deps.commit).not.toHaveBeenCalled();
  });

  it("refuses a language that no narrator has a voice for, and takes it where the next engine has one", async () => {
    const withNarrator = (narrator: string) => {
      const deps = fakePorts();
      return { ...deps, settings: { ...deps.settings, models: { ...deps.settings.models, narrator } } };
    };
    const bengali = makeForm({ voiceLanguage: "bengali", narratorVoiceId: "studio-bengali-mitali" });

    await expect(createTask(withNarrator("polly/neural"), "ada", bengali)).rejects.toThrow("No narrator here speaks");
    await expect(createTask(withNarrator("polly/neural,built-in"), "ada", bengali)).resolves.toBeDefined();
  });

  it("tells who has too few credits the balance and the price", async () => {
    const deps = fakePorts({ available: 7 });

    await expect(createTask(deps, "ada", makeForm())).rejects.toMatchObject({
      code: "insufficient_credits",
      message: "Insufficient credits",
      details: { balance: 7, price: 10 },
    });
    expect(deps.committed).toEqual([]);
  });

  it("is refused to somebody whom we do not know", async () => {
    const deps = fakePorts();
    const users = { find: async () => undefined };

    await expect(createTask({ ...deps, users }, "ada", makeForm())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("keeps a full story as a file of the task", async () => {
    const deps = fakePorts();

    const task = await createTask(deps, "ada", makeForm({ inputStory: "", fullStory: "Once upon a tide" }));

    expect(task.full_story_key).toMatch(/^tasks\/ada\/web_1\/full-story-[0-9a-f]{16}\.txt$/);
    expect(new TextDecoder().decode(await deps.artifacts.get(task.full_story_key ?? ""))).toBe("Once upon a tide");
    expect(task.input_story).toBe("Once upon a tide");
  });
});

describe("an order", () => {
  const ordered = async (given: Parameters<typeof makeForm>[0]) => createTask(fakePorts(), "ada", makeForm(given));

  it.each([
    ["A fox learns to sail", "Fairytale Story - A fox learns to sail"],
    ["a".repeat(50), `Fairytale Story - ${"a".repeat(50)}`],
    ["a".repeat(51), `Fairytale Story - ${"a".repeat(50)}...`],
    [`a${"🦊".repeat(60)}`, `Fairytale Story - a${"🦊".repeat(49)}...`],
    ["🦊".repeat(40), `Fairytale Story - ${"🦊".repeat(40)}`],
    ["two\n  lines", "Fairytale Story - two lines"],
  ])("is named after its type and the beginning of its story (%#)", async (inputStory, name) => {
    expect((await ordered({ inputStory })).code_name).toBe(name);
  });

  it("keeps the name that its owner gave it", async () => {
    expect((await ordered({ codeName: "Foxes, part 2" })).code_name).toBe("Foxes, part 2");
  });

  it("has a summary where only a full story was given: the assistant's, else the first 1,000 characters", async () => {
    const deps = fakePorts();
    const given = makeForm({ inputStory: "", fullStory: "狐".repeat(1_500) });
    const assistant = { ...deps.assistant, summary: async () => "Foxes." };

    expect((await createTask({ ...deps, assistant }, "ada", given)).input_story).toBe("Foxes.");
    expect((await createTask(deps, "ada", given)).input_story).toBe(`${"狐".repeat(1_000)}...`);
  });

  it("is named by the assistant where its owner gave no name", async () => {
    const deps = fakePorts();
    const assistant = { ...deps.assistant, title: async () => "“The Fox at Sea”" };

    expect((await createTask({ ...deps, assistant }, "ada", makeForm())).code_name).toBe("The Fox at Sea");
    expect((await createTask({ ...deps, assistant }, "ada", makeForm({ codeName: "Mine" }))).code_name).toBe("Mine");
  });

  it("is later named after its story, unless its owner gave a name", async () => {
    expect((await ordered({})).is_named_after_story).toBe(true);
    expect((await ordered({ codeName: "Mine" })).is_named_after_story).toBeFalsy();
  });

  it("is neither delayed nor refused by an assistant that hangs or fails", async () => {
    const deps = fakePorts();
    const assistant = {
      ...deps.assistant,
      title: () => new Promise<string>(() => {}),
      summary: async () => Promise.reject(new Error("Broken")),
    };

    const task = await createTask(
      { ...deps, assistant },
      "ada",
      makeForm({ inputStory: "", fullStory: "Once upon a tide" }),
    );

    expect(task).toMatchObject({ code_name: "Fairytale Story - Once upon a tide", input_story: "Once upon a tide" });
  });

  it("of a program is named after the first 100 characters of its story", async () => {
    const task = await createTask(fakePorts(), "ada", makeForm({ inputStory: "a".repeat(101) }), {
      by: "api_call",
      id: "api",
      test: false,
    });

    expect(task).toMatchObject({
      task_id: "api_1",
      triggered_by: "api_call",
      code_name: `${"a".repeat(100)}...`,
    });
  });

  it("with system prompts of one's own needs every placeholder in them", async () => {
    const systemPromptWriting = "In __story_language_placeholder__, for __audience_age_placeholder__.";

    await expect(ordered({ systemPromptWriting })).rejects.toMatchObject({
      code: "invalid_request",
      message:
        "Cannot Save - Missing Required Placeholders (story writing: __video_length_minutes_placeholder__, __scene_count_placeholder__)",
      details: {
        missingPlaceholders: {
          writing: ["__video_length_minutes_placeholder__", "__scene_count_placeholder__"],
          structure: [],
        },
      },
    });
  });

  it("keeps system prompts and a long idea as a file, and the beginning of the idea in its record", async () => {
    const deps = fakePorts();
    const inputStory = "狐".repeat(3_001);
    const { writing, structure } = templateOf("fairytale_story");

    const task = await createTask(
      deps,
      "ada",
      makeForm({ inputStory, systemPromptWriting: writing, systemPromptStructure: structure }),
    );

    expect(task).toMatchObject({
      input_story: `${"狐".repeat(1_000)}...`,
      system_prompt_story_writing: "",
      system_prompt_structure_design: "",
    });
    expect(task.long_texts_key).toMatch(/^tasks\/ada\/web_1\/order-[0-9a-f]{16}\.json$/);
    expect(await withLongTexts(deps, task)).toMatchObject({
      input_story: inputStory,
      system_prompt_story_writing: writing,
      system_prompt_structure_design: structure,
    });
  });

  it.each([
    ["landscape", 1080, "1920x1080"],
    ["landscape", 720, "1280x720"],
    ["landscape", 540, "960x540"],
    ["portrait", 360, "360x640"],
  ] as const)(
    "has the size of the operator's setting: %s, short side %s",
    async (dimensionType, filmShortSide, size) => {
      const deps = fakePorts();
      const settings = { ...deps.settings, filmShortSide };

      const task = await createTask({ ...deps, settings }, "ada", makeForm({ dimensionType }));

      expect(task.image_dimensions).toBe(size);
    },
  );

  it("takes the language's own voice where none was chosen", async () => {
    expect((await ordered({ voiceLanguage: "chinese" })).voice_id).toBe("studio-chinese-mei");
    expect((await ordered({ narratorVoiceId: "studio-english-ross" })).voice_id).toBe("studio-english-ross");
  });

  it("takes the user's own words for a style and an audience", async () => {
    const own = {
      illustrationStyle: "Others" as const,
      customIllustrationStyle: "Cubism",
      audienceAge: "left-handed sailors",
    };

    expect(await ordered(own)).toMatchObject({
      image_illustration_style: "Cubism",
      audience_age: "left-handed sailors",
    });
  });

  it("is as wide as it was asked to be, and mailed to everybody who was named", async () => {
    expect(await ordered({ dimensionType: "portrait", copyToEmail: "a@b.co, b@b.co\nc@b.co," })).toMatchObject({
      image_dimensions: "1080x1920",
      copy_to_email: ["a@b.co", "b@b.co", "c@b.co"],
    });
  });
});
