import { expect, it } from "vitest";
import { languageIds, storyPacks, writings } from "../../src/languages/index.ts";
import { nounOf } from "../../src/writer/non-english/nouns.ts";

const others = languageIds.filter((language) => language !== "english");

it.each(others)("has a word for every noun in %s", (language) => {
  const { animals, people, several, things, places } = storyPacks[language].nouns;

  for (const table of [animals, people, several, things, places])
    for (const [name, word] of Object.entries<string>(table)) expect([name, word.trim()]).not.toEqual([name, ""]);
});

it.each(others)("has at least two lines for every part of a story in %s", (language) => {
  const { beats, phrases, subject } = storyPacks[language].text;

  for (const lines of [...Object.values(beats), phrases.when, phrases.who, phrases.advice, subject.hero])
    expect(lines.length).toBeGreaterThan(1);
  expect(subject.goal).toHaveLength(2);
});

it.each(languageIds)("names the title, the narrator and the story before in %s", (language) => {
  const { greeting, recap, publishing, stopWords } = writings[language];

  expect(greeting).toContain("{name}");
  expect(recap).toContain("{title}");
  expect(publishing.about).toContain("{title}");
  expect(stopWords.length).toBeGreaterThan(20);
});

it.each([
  ["german", "fox", "ein Fuchs", "der Fuchs"],
  ["german", "mouse", "eine Maus", "die Maus"],
  ["french", "donkey", "un âne", "l’âne"],
  ["french", "hedgehog", "un hérisson", "le hérisson"],
  ["spanish", "frog", "una rana", "la rana"],
  ["italian", "frog", "una rana", "la rana"],
  ["italian", "bear", "un orso", "l’orso"],
  ["italian", "duck", "un’anatra", "l’anatra"],
  ["italian", "squirrel", "uno scoiattolo", "lo scoiattolo"],
  ["portuguese", "fox", "uma raposa", "a raposa"],
  ["arabic", "camel", "جَمَلٌ", "الْجَمَلُ"],
  ["arabic", "fox", "ثَعْلَبٌ", "الثَّعْلَبُ"],
  ["chinese", "camel", "一头骆驼", "骆驼"],
] as const)("has the articles of %s for a %s", (language, name, first, again) => {
  const noun = nounOf(name, language);

  expect([noun?.first, noun?.again].map((each) => each?.normalize())).toEqual([first.normalize(), again.normalize()]);
});
