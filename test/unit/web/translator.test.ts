import { describe, expect, it } from "vitest";
import { chooseLanguage } from "#web/src/lib/site-language.ts";
import { translator } from "#web/src/lib/translator.ts";

describe("t", () => {
  it("returns the text of the catalog with the values in its placeholders", () => {
    const { t } = translator("de", { "Copy {what}": "{what} kopieren" });

    expect(t("Copy {what}", { what: "den Link" })).toBe("den Link kopieren");
  });

  it("returns English for a text that the catalog lacks, and leaves unknown placeholders", () => {
    const { t } = translator("de", {});

    expect(t("Scene {number} of {count}", { number: 2 })).toBe("Scene 2 of {count}");
  });

  it("writes numbers in the way of the language, always in Latin digits", () => {
    expect(translator("de").t("{n}", { n: 12_345.5 })).toBe("12.345,5");
    expect(translator("ar").t("{n}", { n: 27 })).toBe("27");
    expect(translator("bn").t("{n}", { n: 27 })).toBe("27");
  });

  it("keeps the direction of a value in a text from right to left", () => {
    expect(translator("ar").t("{n}: {title}", { n: 1, title: "The Owl." })).toBe("1: \u2068The Owl.\u2069");
  });

  it("does not read a value as a placeholder", () => {
    expect(translator("en").t("{a} {b}", { a: "{b}", b: "x" })).toBe("{b} x");
  });
});

describe("plural", () => {
  const films = { one: "1 film", other: "{count} films" };

  it("has two forms in English", () => {
    const { plural } = translator("en");

    expect([0, 1, 2, 1_000].map((count) => plural(count, films))).toEqual([
      "0 films",
      "1 film",
      "2 films",
      "1,000 films",
    ]);
  });

  it("takes the form of the count's category in the language", () => {
    const { plural } = translator("ru", {
      "{count} films": {
        one: "{count} фильм",
        few: "{count} фильма",
        many: "{count} фильмов",
        other: "{count} фильма",
      },
    });

    expect([1, 3, 5, 21].map((count) => plural(count, films))).toEqual([
      "1 фильм",
      "3 фильма",
      "5 фильмов",
      "21 фильм",
    ]);
  });

  it("takes a single text for all counts", () => {
    expect(translator("ja", { "{count} films": "映画 {count} 本" }).plural(3, films)).toBe("映画 3 本");
  });
});

describe("fromServer", () => {
  const { fromServer } = translator(
    "de",
    {
      "Joining the film": "Der Film wird zusammengefügt",
      "Stopped at: {step}": "Angehalten bei: {step}",
      'Refunded for "{name}": {reason}': "Erstattet für „{name}“: {reason}",
      "We had to stop it.": "Wir mussten anhalten.",
      "Please retry.": "Bitte noch einmal.",
    },
    [
      "Joining the film",
      "Stopped at: {step}",
      'Refunded for "{name}": {reason}',
      "We had to stop it.",
      "Please retry.",
    ],
  );

  it.each([
    ["Stopped at: Joining the film", "Angehalten bei: Der Film wird zusammengefügt"],
    ["We had to stop it. Please retry.", "Wir mussten anhalten. Bitte noch einmal."],
    [
      'Refunded for "Fox": We had to stop it. Please retry.',
      "Erstattet für „Fox“: Wir mussten anhalten. Bitte noch einmal.",
    ],
    ['Refunded for "Joining the film": no more ink', "Erstattet für „Joining the film“: no more ink"],
    ["No more ink. Please retry.", "No more ink. Please retry."],
  ])("translates %j", (english, german) => {
    expect(fromServer(english)).toBe(german);
  });
});

describe("chooseLanguage", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["nl-NL", "fr-CA", "en-US"], "fr"],
    [["zh-Hant-TW"], "zh"],
    [["PT-br"], "pt"],
    [["nl", ""], "en"],
    [[], "en"],
  ] as const)("takes of %j %s", (wanted, chosen) => {
    expect(chooseLanguage(wanted)).toBe(chosen);
  });
});
