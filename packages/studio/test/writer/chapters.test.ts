import { expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";

it.each([
  ["german", "Zum Abschied gab es einen Rat: geh langsam.", "Zum Abschied gab es einen Rat"],
  ["german", "In aller Frühe erhob sich über dem ganzen Land ein Wind. Die Tür ging auf.", "Die Tür ging auf"],
  ["german", "„So nicht“, sagte die Ente.", "So nicht"],
  ["french", "« Par où continue la route ? » La nuit tomba.", "Par où continue la route ?"],
  ["english", "The next day there was an apple on the old wall.", "The Old Wall"],
  ["english", "“Is that good or bad?” somebody asked.", "Is That Good or Bad?"],
  ["english", "The day was long. It rained.", "The Day Was Long"],
  ["english", "And then they all went home together and slept.", "And Then They All…"],
  [
    "english",
    "She stopped in the middle of a step, with one foot still in the air. “You can't stay here,” said the baker.",
    "You Can't Stay Here",
  ],
  ["english", "She looked to the left, and then to the right. A jay screamed loudly.", "The Jay"],
  ["english", "There was a dent in the robot's left side. It made a hollow sound.", "The Hollow Sound"],
  ["english", "“And what about the boat?” somebody asked. “Leave it to me,” they said.", "Leave It to Me"],
  ["english", "Then the day ended. The fox went on. It was very much more tired than ever.", "The Fox Went On"],
  ["chinese", "月亮升起的时候，路停了下来。", "月亮升起的时候"],
])("a chapter in %s is called by words that belong together", (language, text, title) => {
  expect(plan({ text, language, scenes: 1, title: "" }).scenes[0]?.title).toBe(title);
});

it("a chapter is called by a character only where nothing else is named", () => {
  const text =
    "The penguin practised at the edge of the ice. The penguin slept much longer than it had ever slept before.";
  const cast = [{ id: "hero", name: "the penguin", kind: "penguin", traits: [] }];
  const titled = plan({ text, language: "english", scenes: 2, title: "", cast }).scenes.map(({ title }) => title);

  expect(titled).toEqual(["The Edge of the Ice", "The Penguin"]);
});
