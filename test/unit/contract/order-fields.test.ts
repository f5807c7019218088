import { describe, expect, it } from "vitest";
import { formFieldsFromWebhook, formFromTask } from "#contract/order/convert.ts";
import { orderFields } from "#contract/order/fields.ts";
import * as names from "#contract/order/names.ts";
import { IncomingOrder } from "#contract/schema/incoming-order.ts";
import { TaskForm } from "#contract/schema/task-form.ts";
import { orderFrom } from "#functions/core/order/new-task.ts";

/** A form in which no field has its default. */
const form = TaskForm.parse({
  storyType: "sci_fi_story",
  inputStory: "A fox learns to sail",
  fullStory: "Once upon a tide.",
  videoDuration: 15,
  dimensionType: "portrait",
  voiceLanguage: "chinese",
  narratorName: "Old Wei",
  narratorVoiceId: "studio-chinese-wei",
  illustrationStyle: "Others",
  customIllustrationStyle: "Stained glass",
  audienceAge: "people who cannot sleep",
  audienceGender: "female",
  audienceLocation: "nordic",
  temperature: 0.7,
  thematicPurpose: "patience",
  signaturePhrases: "and so it was",
  searchKeywords: "fox, sea",
  youtubeChannelDescription: "Tales",
  ownHashtags: "#tales fox",
  introCard: "Tales of the Sea",
  endCard: "The End",
  speakerCaptions: "colors",
  copyToEmail: "a@example.com, b@example.com",
  subtitleStyle: "boxed",
  useFixedCharacter: true,
  characterName: "Rusty",
  fixedCharacterId: "asset-1",
  codeName: "Fox 1",
  systemPromptWriting: "Write",
  systemPromptStructure: "Plan",
  // Switches, so that a new one is tested too.
  ...Object.fromEntries(
    Object.entries(orderFields).flatMap(([name, field]) => (field.default === false ? [[name, true]] : [])),
  ),
});

const { formDefaults, taskNames, webhookDefaults, webhookNames } = names;

describe("the table of an order's fields", () => {
  it("reaches the browser as plain data", () => {
    expect(JSON.parse(JSON.stringify({ ...names }))).toEqual({ ...names });
  });

  it("names no field of the task or of the webhook twice", () => {
    for (const others of [Object.values(taskNames), Object.values(webhookNames)])
      expect(new Set(others).size).toBe(others.length);
  });

  it("has a form here that leaves no field at its default", () => {
    for (const [name, value] of Object.entries(formDefaults)) expect(form).not.toMatchObject({ [name]: value });
  });

  it("stores every field of a form, and gives it back", () => {
    const { fullStory, ...stored } = form;

    expect(formFromTask(orderFrom(form, { filmShortSide: 1080 }))).toEqual(stored);
    expect(fullStory).toBe("Once upon a tide.");
  });

  it("takes every field of a program's order, and only those that it sets", () => {
    const order = Object.fromEntries(
      Object.entries(webhookNames).map(([name, webhook]) => [webhook, form[name as keyof typeof webhookNames]]),
    );

    const { fullStory, fixedCharacterId, ...expected } = form;
    const given = { ...order, illustration_style: "Stained glass" };
    expect(formFieldsFromWebhook(IncomingOrder.parse(given))).toEqual(expected);
    expect(formFieldsFromWebhook(IncomingOrder.parse({ input_story: "A fox" }))).toEqual({ inputStory: "A fox" });
    expect([fullStory, fixedCharacterId]).toEqual(["Once upon a tide.", "asset-1"]);
  });

  it("has defaults that are accepted", () => {
    expect(TaskForm.parse({ ...formDefaults, inputStory: "A fox" })).toMatchObject({ videoDuration: 3 });
    expect(TaskForm.parse({ ...webhookDefaults, inputStory: "A fox" })).toMatchObject({ videoDuration: 10 });
  });
});
