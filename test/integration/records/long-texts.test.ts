import { afterAll, beforeAll, expect, it } from "vitest";
import { requiredPlaceholders } from "#contract/catalogue/placeholders.ts";
import { voices } from "#contract/catalogue/voices.ts";
import type { TaskForm } from "#contract/schema/task-form.ts";
import { createTask } from "#functions/core/order/create-task.ts";
import { editTask } from "#functions/core/order/edit-task.ts";
import { withLongTexts } from "#functions/core/task/long-texts.ts";
import { presentAll } from "#functions/core/task/present.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeForm } from "#test/support/task.ts";
import { grant, makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

/** Every field at its maximum length, in Chinese: three bytes a character. */
const longest = (): TaskForm => {
  const of = (letters: number, begins = "") => begins + "龍".repeat(letters - begins.length);
  const words = of(2_000);
  return makeForm({
    inputStory: of(30_000),
    fullStory: of(60_000),
    voiceLanguage: "chinese",
    narratorVoiceId: voices.find(({ language }) => language === "chinese")?.id ?? "",
    narratorName: of(100),
    illustrationStyle: "Others",
    customIllustrationStyle: of(300),
    audienceAge: of(100),
    audienceGender: of(100),
    audienceLocation: of(100),
    thematicPurpose: words,
    signaturePhrases: words,
    searchKeywords: words,
    youtubeChannelDescription: words,
    codeName: of(300),
    systemPromptWriting: of(60_000, requiredPlaceholders("fairytale_story").join(" ")),
    systemPromptStructure: of(60_000, requiredPlaceholders("fairytale_story").join(" ")),
  });
};

const makeFixture = async () => {
  const { tasks: _, commit: __, credits: ___, ...deps } = fakePorts();
  const userId = crypto.randomUUID();
  await records.commit([grant(userId, 100)]);
  return { deps: { ...deps, tasks: records.tasks, commit: records.commit, credits: records.credits }, userId };
};

it("the largest possible order is stored, read and edited", async () => {
  const { deps, userId } = await makeFixture();
  const form = longest();

  const { task_id } = await createTask(deps, userId, form);

  const stored = await records.tasks.find(userId, task_id);
  if (!stored) throw new Error("The task is not there");
  expect(await withLongTexts(deps, stored)).toMatchObject({
    input_story: form.inputStory,
    system_prompt_story_writing: form.systemPromptWriting,
    system_prompt_structure_design: form.systemPromptStructure,
  });
  await editTask(deps, userId, task_id, makeForm());
  expect(await records.tasks.find(userId, task_id)).toMatchObject({ input_story: "A fox learns to sail", rev: 2 });
  expect(await records.tasks.find(userId, task_id)).not.toHaveProperty("long_texts_key");
});

it("a page of a hundred such orders fits into one response of a function", async () => {
  const { deps, userId } = await makeFixture();
  const { inputStory: _, ...form } = longest();
  const task = await createTask(deps, userId, { ...form, inputStory: "龍".repeat(3_000) });

  const bytes = Buffer.byteLength(JSON.stringify(await presentAll(deps, [task])));

  expect(100 * bytes).toBeLessThan(6 * 1024 * 1024);
});
