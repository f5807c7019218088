import { describe, expect, it } from "vitest";
import { slotOf, storedFileName } from "#contract/catalogue/asset-names.ts";

type Claim = Parameters<typeof storedFileName>[0];
const named = (given: Partial<Claim>) =>
  storedFileName({ assetType: "image", fileName: "picture.png", metadata: {}, ...given });

describe("the name of an uploaded file", () => {
  it.each<[Partial<Claim>, string]>([
    [{ assetType: "character", characterName: "Mira", metadata: { storyType: "bible_story" } }, "bible_story_mira.png"],
    [{ assetType: "character", characterName: " Old Tom's Cat! " }, "comics_story_old_tom_s_cat_.png"],
    [{ assetType: "character", characterName: "小明" }, "comics_story_小明.png"],
    [
      { assetType: "character", characterName: "Captain K", metadata: { category: "comic_protagonist" } },
      "comic_story_protagonist_captain_k.png",
    ],
    [{ assetType: "watermark", metadata: { storyType: "poetry_story" } }, "poetry_story_watermark.png"],
    [
      { assetType: "watermark", fileName: "Logo.JPEG", metadata: { storyType: "poetry_story" } },
      "poetry_story_watermark.jpg",
    ],
  ])("of %o names its use", (claim, name) => {
    expect(named(claim)).toBe(name);
  });

  it.each([
    ["My holiday (1).PNG", "My_holiday_1_.png"],
    ["../../etc/passwd.png", "passwd.png"],
    ["C:\\Users\\ada\\dog.jpeg", "dog.jpg"],
    ["<script>.gif", "script_.gif"],
    ["...png", "image.png"],
    ["Grüße aus Köln.png", "Grüße_aus_Köln.png"],
    [`${"x".repeat(240)}.png`, `${"x".repeat(100)}.png`],
    ["song.mpeg", "song.mp3"],
  ])("%j is stored as %s", (fileName, name) => {
    expect(named({ fileName })).toBe(name);
  });
});

describe("the slot of a file", () => {
  it.each([
    ["watermark", "bible_story_watermark.jpg", "watermark#bible_story"],
    ["watermark", "bible_story_watermark.png", "watermark#bible_story"],
    ["character", "comics_story_mira.png", "character#comics_story_mira"],
    ["image", "Dog.png", "image#dog.png"],
    ["audio", "dog.mp3", "audio#dog.mp3"],
  ] as const)("%s %s: %s", (assetType, fileName, slot) => {
    expect(slotOf({ assetType, fileName })).toBe(slot);
  });
});
