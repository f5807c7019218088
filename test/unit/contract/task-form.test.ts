import { describe, expect, it } from "vitest";
import { minutesSold } from "#contract/catalogue/lengths.ts";
import { storyTypeIds } from "#contract/catalogue/story-types.ts";
import { styleChoices } from "#contract/catalogue/styles.ts";
import { voices } from "#contract/catalogue/voices.ts";
import { TaskForm } from "#contract/schema/task-form.ts";

const form = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };
const missing = "Missing required information. Please fill in all required fields.";
const noStory = "Please provide either a story prompt or a full story!";

/** The first error of a form, or undefined. */
const firstError = (given: object) => TaskForm.safeParse({ ...form, ...given }).error?.issues[0]?.message;

describe("the task form", () => {
  it("fills in the defaults", () => {
    expect(TaskForm.parse(form)).toMatchObject({
      ...form,
      watermarkEnabled: false,
      useFixedCharacter: false,
      characterName: "",
      fixedCharacterId: "",
      fullStory: "",
      videoDuration: 3,
      dimensionType: "landscape",
      narratorName: "",
      narratorVoiceId: "",
      illustrationStyle: "Japanese Ghibli-inspired Style",
      customIllustrationStyle: "",
      audienceAge: "adults",
      audienceGender: "all_genders",
      audienceLocation: "global",
      temperature: 0.1,
      thematicPurpose: "",
      signaturePhrases: "",
      searchKeywords: "",
      youtubeChannelDescription: "",
      copyToEmail: "",
      enableChapterTransitions: false,
      enableZoomEffect: false,
      enableSubtitle: false,
      codeName: "",
      systemPromptWriting: "",
      systemPromptStructure: "",
    });
  });

  it.each([
    ["no story type", { storyType: undefined }, missing],
    ["an empty story type", { storyType: "" }, missing],
    ["no language", { voiceLanguage: undefined }, missing],
    ["no style", { illustrationStyle: "" }, missing],
    ["no story", { inputStory: undefined }, noStory],
    ["a story of spaces", { inputStory: "  \n " }, noStory],
    [
      "an unknown style",
      { illustrationStyle: "Cubism" },
      `Unknown illustration style "Cubism". Known: ${styleChoices.join(", ")}.`,
    ],
    ["an unknown story type", { storyType: "opera" }, `Unknown story type "opera". Known: ${storyTypeIds.join(", ")}.`],
    [
      "an unknown length",
      { videoDuration: 4 },
      `Unknown video length "4". It must be one of ${minutesSold.join(", ")} minutes.`,
    ],
    [
      "a prompt that is too long",
      { inputStory: "a".repeat(30_001) },
      "The story prompt is longer than 30,000 characters.",
    ],
    ["a story that is too long", { fullStory: "a".repeat(60_001) }, "The full story is longer than 60,000 characters."],
    [
      "six addresses",
      { copyToEmail: "a@b.co b@b.co,c@b.co\nd@b.co e@b.co f@b.co" },
      "Copy to Email: up to 5 addresses.",
    ],
    [
      "an invalid address",
      { copyToEmail: "a@b.co, fox" },
      "Copy to Email: one of the addresses is not an e-mail address.",
    ],
    ["eleven hashtags", { ownHashtags: "a b c d e f g h i j #k" }, "Hashtags: up to 10."],
    [
      "a hashtag that platforms would cut",
      { ownHashtags: "#fox-tales" },
      "Hashtags: each has up to 50 letters, digits and underscores.",
    ],
    ["a long intro card", { introCard: "i".repeat(51) }, "The intro card can have up to 50 characters."],
    ["a long end card", { endCard: "e".repeat(81) }, "The end card can have up to 80 characters."],
    [
      "Others without words",
      { illustrationStyle: "Others" },
      "Please enter your custom illustration style or select a predefined style!",
    ],
    [
      "a voice of another language",
      { narratorVoiceId: "studio-chinese-mei" },
      "This voice does not speak the chosen language. Please choose another voice.",
    ],
    [
      "an unknown voice",
      { narratorVoiceId: "nobody" },
      "This voice does not speak the chosen language. Please choose another voice.",
    ],
    ["a long audience", { audienceAge: "a".repeat(101) }, "An audience can be described in up to 100 characters."],
    ["a long code name", { codeName: "a".repeat(301) }, "The code name is longer than 300 characters."],
  ])("refuses %s", (_, given, words) => {
    expect(firstError(given)).toBe(words);
  });

  it.each([
    ["an unknown language", { voiceLanguage: "klingon" }, "voiceLanguage"],
    ["an unknown format", { dimensionType: "square" }, "dimensionType"],
    ["a temperature above 1", { temperature: 1.1 }, "temperature"],
    ["a temperature between its steps", { temperature: 0.15 }, "temperature"],
    ["a temperature below 0", { temperature: -0.1 }, "temperature"],
  ])("refuses %s and names the field", (_, given, field) => {
    expect(TaskForm.safeParse({ ...form, ...given }).error?.issues[0]?.path).toEqual([field]);
  });

  it.each([
    ["a style in the user's own words", { illustrationStyle: "Others", customIllustrationStyle: "Cubism" }],
    ["an audience in the user's own words", { audienceAge: "left-handed sailors", audienceLocation: "Lapland" }],
    ["five addresses and a comma too many", { copyToEmail: "a@b.co, b@b.co, c@b.co, d@b.co, e@b.co," }],
    ["a prompt of the full length", { inputStory: "a".repeat(30_000) }],
    ["a full story alone", { inputStory: "", fullStory: "a".repeat(60_000) }],
  ])("accepts %s", (_, given) => {
    expect(firstError(given)).toBeUndefined();
  });

  it.each(minutesSold)("accepts %i minutes", (videoDuration) => {
    expect(firstError({ videoDuration })).toBeUndefined();
  });

  it.each(Array.from({ length: 11 }, (_, tenths) => tenths / 10))("accepts a temperature of %d", (temperature) => {
    expect(firstError({ temperature })).toBeUndefined();
  });

  it.each(voices)("accepts the voice $name with its own language", ({ id, language }) => {
    expect(firstError({ narratorVoiceId: id, voiceLanguage: language })).toBeUndefined();
  });

  it("addresses all genders by default", () => {
    expect(TaskForm.parse({ ...form, audienceGender: "" }).audienceGender).toBe("all_genders");
  });
});
