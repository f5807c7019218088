import { expect, it } from "vitest";
import { writtenLanguages } from "../../src/writer/languages.ts";
import { animals } from "../../src/writer/tongues/nouns/animals.ts";
import { many } from "../../src/writer/tongues/nouns/many.ts";
import { nounOf } from "../../src/writer/tongues/nouns/noun.ts";
import { people } from "../../src/writer/tongues/nouns/people.ts";
import { spots } from "../../src/writer/tongues/nouns/spots.ts";
import { things } from "../../src/writer/tongues/nouns/things.ts";

it.each(Object.entries({ animals, people, many, things, spots }))(
  "has a word in every language for all %s",
  (_, table) => {
    for (const row of table.trim().split("\n")) {
      const words = row.split(";");

      expect([row, words.length]).toEqual([row, writtenLanguages.length]);
      expect([row, words.filter((word) => word.trim() === "")]).toEqual([row, []]);
    }
  },
);

it.each([
  ["german", "fox", "ein Fuchs", "der Fuchs"],
  ["german", "mouse", "eine Maus", "die Maus"],
  ["french", "donkey", "un âne", "l’âne"],
  ["french", "hedgehog", "un hérisson", "le hérisson"],
  ["spanish", "frog", "una rana", "la rana"],
  ["portuguese", "fox", "uma raposa", "a raposa"],
  ["arabic", "camel", "جَمَلٌ", "الْجَمَلُ"],
  ["arabic", "fox", "ثَعْلَبٌ", "الثَّعْلَبُ"],
  ["chinese", "camel", "一头骆驼", "骆驼"],
] as const)("has the articles of %s for a %s", (language, name, first, again) => {
  const noun = nounOf(name, language);

  expect([noun?.first, noun?.again].map((each) => each?.normalize())).toEqual([first.normalize(), again.normalize()]);
});
