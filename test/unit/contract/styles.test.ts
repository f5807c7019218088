import { expect, it } from "vitest";
import { stylePrompt } from "#contract/catalogue/style-prompts.ts";
import { smallStyleSample, styleSample, styleSlug } from "#contract/catalogue/style-samples.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { voiceSample } from "#contract/catalogue/voices.ts";

it("gives each style its own slug", () => {
  const slugs = styles.map(({ value }) => styleSlug(value));

  expect(new Set(slugs).size).toBe(styles.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(styleSlug("3D Rendering")).toBe("3d-rendering");
});

it("returns the paths of style and voice samples", () => {
  expect(styleSample("Comic Book Style")).toBe("/illustration_samples/comic-book-style.webp");
  expect(smallStyleSample("Comic Book Style")).toBe("/illustration_samples/comic-book-style-320.webp");
  expect(voiceSample("studio-english-ella")).toBe("/voice_samples/studio-english-ella.mp3");
});

it("describes each sample by the scene and the style", () => {
  for (const { value } of styles) expect(stylePrompt(value)).toContain(`${value}: `);
});
