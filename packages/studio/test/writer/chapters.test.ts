import { expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";

it.each([
  ["german", "Zum Abschied gab es einen Rat: geh langsam.", "Zum Abschied gab es einen Rat"],
  ["german", "In aller Frühe erhob sich über dem ganzen Land ein Wind. Die Tür ging auf.", "Die Tür ging auf"],
  ["french", "« Par où continue la route ? » La nuit tomba.", "Par où continue la route"],
  ["chinese", "月亮升起的时候，路停了下来。", "月亮升起的时候"],
])("a chapter in %s is called by words that belong together", (language, text, title) => {
  expect(plan({ text, language, scenes: 1, title: "" }).scenes[0]?.title).toBe(title);
});
