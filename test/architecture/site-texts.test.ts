import { describe, expect, it } from "vitest";
import { languages } from "#contract/catalogue/languages.ts";
import { catalogFaults } from "#tools/site-texts/check.ts";
import { readCatalog, sourceTexts } from "#tools/site-texts/sources.ts";

const sources = sourceTexts();
const tags = Object.values(languages).flatMap(({ tag }) => (tag === "en" ? [] : [tag]));

describe("the site's texts", () => {
  it("are found in the code", () => {
    expect(sources.has("Create New Story")).toBe(true);
    expect(sources.get("{count} credits")?.isPlural).toBe(true);
  });

  it("say film, and video only of files, editors and channels", () => {
    const others = [...sources.keys()].filter(
      (text) => /\bvideos?\b/.test(text) && !/YouTube|channel|video file|video editors/.test(text),
    );

    expect(others).toEqual([]);
  });

  it.each(tags)("are all in %s, with their placeholders, and no others", (tag) => {
    expect(catalogFaults(tag, readCatalog(tag), sources)).toEqual([]);
  });
});
