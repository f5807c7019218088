import { describe, expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { lengths, minutesOnForm, minutesSold } from "#contract/catalogue/lengths.ts";
import { storyTypeIds } from "#contract/catalogue/story-types.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { defaultVoice, voices } from "#contract/catalogue/voices.ts";
import { SystemConfiguration } from "#contract/schema/configuration.ts";
import { StatusFilter } from "#contract/schema/task.ts";
import { configuration } from "#functions/core/catalogue/configuration.ts";
import { builtInModels } from "#functions/core/provider/models.ts";

/** The styles that the specification names. More may be added. */
const specifiedStyles = [
  "3D Rendering",
  "Acrylic Painting",
  "Anime Style",
  "Chinese Ink Painting",
  "Comic Book Style",
  "Hayao Miyazaki Style",
  "Japanese Ghibli-inspired Style",
  "Japanese Woodblock",
  "Vector Art",
  "Watercolor",
  "Cinematic Realism",
  "Digital Painting",
  "Fantasy Art",
  "Oil Painting",
  "Photorealistic",
  "Pencil Sketch",
  "Paper Cut-out",
  "Pixel Art",
];

const specifiedLanguages = [
  "english",
  "chinese",
  "hindi",
  "spanish",
  "french",
  "arabic",
  "bengali",
  "portuguese",
  "russian",
  "japanese",
  "german",
  "korean",
];

describe("the catalogues", () => {
  it("offer 14 story types, every specified language and style, and the lengths of the price list", () => {
    expect(storyTypeIds).toHaveLength(14);
    expect(languageIds).toEqual(expect.arrayContaining(specifiedLanguages));
    expect(styles.map(({ value }) => value)).toEqual(expect.arrayContaining(specifiedStyles));
    expect(minutesSold).toEqual([3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
    expect(minutesOnForm).toEqual([3, 5, 10, 15, 20, 25, 30]);
    expect([lengths[3], lengths[10], lengths[60]]).toMatchObject([
      { scenes: 10, credits: 10 },
      { scenes: 25, credits: 50 },
      { scenes: 95, credits: 190 },
    ]);
  });

  it("have unique voices and styles", () => {
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
    expect(new Set(styles.map(({ value }) => value)).size).toBe(styles.length);
  });

  it.each(languageIds)("have a woman's and a man's voice for %s, and a default that speaks it", (language) => {
    const genders = voices.filter((voice) => voice.language === language).map(({ gender }) => gender);

    expect(new Set(genders)).toEqual(new Set(["female", "male"]));
    expect(defaultVoice(language).language).toBe(language);
  });

  it("match the schema of the contract", () => {
    const shown = SystemConfiguration.parse(configuration(builtInModels));

    expect(shown).toEqual(configuration(builtInModels));
    expect(shown.videoDurationConfigs["3"]).toMatchObject({
      scene_counts: 10,
      total_cost: 10,
      story_characters: 2_000,
    });
    expect(Object.keys(shown.defaultIllustrationStyleByStoryType)).toEqual(expect.arrayContaining(storyTypeIds));
    expect(shown.illustrationStyles.map(({ value }) => value)).toEqual([...styles.map(({ value }) => value), "Others"]);
  });

  it.each([
    ["processing", "in_progress"],
    ["finished", "completed"],
    ["error", "failed"],
    ["pending", "pending"],
  ])("accept the old status %s as %s", (word, status) => {
    expect(StatusFilter.parse(word)).toBe(status);
  });
});
