import { describe, expect, test } from "vitest";
import { inKana } from "../../src/languages/japanese/in-kana.ts";
import { type Language, wordsIn } from "../../src/narrator/index.ts";
import { withoutMarkup } from "../../src/narrator/text/markup.ts";
import { phrasesFor } from "../../src/narrator/text/phrases.ts";
import { findSentences } from "../../src/narrator/text/sentences.ts";
import { spokenWords } from "../../src/narrator/text/spoken-words.ts";
import { findWords } from "../../src/narrator/text/words.ts";

const said = (text: string, language: Language): string =>
  spokenWords(wordsIn(text, language), language)
    .map((word) => word.text)
    .filter((word) => word !== "")
    .join(" ");

const sentencesIn = (text: string, language: Language): readonly string[] => {
  const words = findWords(text, language);
  return findSentences(text, words, language).map(({ first, last }) =>
    text.slice(words[first]?.start, words[last]?.end),
  );
};

describe("the spoken form of written text", () => {
  test.each<readonly [Language, string, string]>([
    ["english", "$3.50", "three dollars fifty"],
    ["english", "€1,200", "one thousand two hundred euros"],
    ["english", "$1", "one dollar"],
    ["english", "in 1969", "in nineteen sixty nine"],
    ["english", "in 1905", "in nineteen oh five"],
    ["english", "in 2024", "in two thousand twenty four"],
    ["english", "the 1960s", "the nineteen sixties"],
    ["english", "1,000,000 stars", "one million stars"],
    ["english", "the 21st", "the twenty first"],
    ["english", "the 12th", "the twelfth"],
    ["english", "3:45 p.m.", "three forty five p m"],
    ["english", "12/05/2024", "twelve five two thousand twenty four"],
    ["english", "3.14", "three point one four"],
    ["english", "50%", "fifty percent"],
    ["english", "50 %", "fifty percent"],
    ["english", "-5 and 10-12", "minus five and ten to twelve"],
    ["english", "½ or 3/4", "one half or three quarters"],
    ["english", "Dr. Smith & Mrs. Lee", "doctor Smith and missus Lee"],
    ["english", "No. 5", "number five"],
    ["english", "No. Never.", "No Never"],
    ["english", "“naïve” café", "naive cafe"],
    ["english", "007", "zero zero seven"],
    ["english", "1969—the year", "nineteen sixty nine, the year"],
    ["english", "fox 🦊 你好 ran", "fox ran"],
    ["spanish", "3,50 €", "3,50 euros"],
    ["spanish", "$1.234,50", "1234 dólares 50"],
    ["spanish", "El Sr. López", "El señor López"],
    ["italian", "La Sig.ra Rossi paga 3,50 €", "La signora Rossi paga 3,50 euro"],
    ["portuguese", "R$3,50", "3 reais 50"],
    ["french", "M. Renard & Mme Loup", "monsieur Renard et madame Loup"],
    ["german", "z. B. 50 %", "zum Beispiel 50 Prozent"],
    ["german", "1.234 am 12.05.2024", "1234 am 12 05 2024"],
    ["russian", "и т.д. 5%", "и так далее 5 процентов"],
    ["hindi", "₹500", "500 रुपये"],
    ["arabic", "50٪", "50 بِالمِئَة"],
    ["arabic", "١٢٣٤٥٦٧٨٩٠", "1234567890"],
    ["hindi", "₹१२", "12 रुपये"],
    ["bengali", "৳৫০", "50 টাকা"],
    ["english", "۱۲ foxes", "twelve foxes"],
    ["korean", "$3.50", "3.50 달러"],
    ["chinese", "50%", "百分之50"],
    ["chinese", "1969年", "一九六九 年"],
    ["bengali", "যা\u09af\u09bc", "যা\u09df"],
  ])("in %s, %j is %j", (language, written, expected) => {
    expect(said(written, language)).toBe(expected);
  });

  test("leaves out tags and keeps the offset of every character", () => {
    const text = 'A <a href="x">fox</a> &amp; an owl at https://x.org';

    const heard = withoutMarkup(text);

    expect(heard).toHaveLength(text.length);
    expect(heard.indexOf("fox")).toBe(text.indexOf("fox"));
    expect(heard).not.toMatch(/[<>]|amp|https/);
  });
});

describe("the words of a text", () => {
  test("are separated by spaces, and include their punctuation", () => {
    expect(wordsIn("“Oh!” said\u00a0the  fox —\u200band ran.\n", "english")).toEqual([
      "“Oh!”",
      "said",
      "the",
      "fox",
      "—",
      "and",
      "ran.",
    ]);
  });

  test("are found by the dictionary in Chinese and Japanese, with their punctuation", () => {
    expect(wordsIn("“你好！”小狐狸说。", "chinese")).toEqual(["“你好！”", "小", "狐狸", "说。"]);
    expect(wordsIn("「星」を見た。", "japanese").join("")).toBe("「星」を見た。");
    expect(wordsIn("$3.50，50%。", "chinese")).toEqual(["$3.50，", "50%。"]);
  });

  test("are none in a text of spaces", () => {
    expect(wordsIn(" \n\u200b\ufeff\u0007", "english")).toEqual([]);
  });
});

describe("the sentences of a text", () => {
  test.each<readonly [Language, string, number]>([
    ["english", "Mr. Fox met Dr. J. R. Owl. They talked.", 2],
    ["english", "“Who is there?” asked the owl. Nobody answered.", 2],
    ["english", "A line that is\nwrapped goes on. Here is another.", 2],
    ["english", "The first verse\nThe second verse", 2],
    ["german", "Am 3. Mai kam Hr. Wolf. Er ging.", 2],
    ["german", "„Wer?“, fragte er. Ich.", 2],
    ["french", "« Où vas-tu ? » demanda M. Renard. Là-bas.", 2],
    ["japanese", "「誰？」とキツネは言った。返事はない。", 2],
    ["hindi", "वह चला गया। डॉ. शर्मा आए।", 2],
  ])("in %s, %j are %i", (language, text, count) => {
    expect(sentencesIn(text, language)).toHaveLength(count);
  });
});

describe("a phrase for the engine", () => {
  test("pauses at commas and dashes, and ends as the sentence does", () => {
    const [phrase] = phrasesFor(spokenWords(wordsIn("Oh — a fox, Mr. Owl?", "english"), "english"), 0, "english");

    expect(phrase?.text).toBe("Oh, a fox, mister Owl?");
    expect(phrase?.places.map(({ word }) => word)).toEqual([0, 2, 3, 4, 5]);
  });

  test("is never longer than the limit", () => {
    const words = Array.from({ length: 200 }, (_, index) => (index % 9 === 8 ? "wood," : "dark"));

    const lines = phrasesFor(spokenWords(words, "english"), 0, "english");

    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThan(200);
    expect(lines.flatMap(({ places }) => places.map(({ word }) => word))).toEqual(words.map((_, index) => index));
  });

  test("in Japanese is in kana, with the offset of each written word", async () => {
    const written = wordsIn("彼は森へ行き、3匹と12月に会った。", "japanese");
    const [phrase] = phrasesFor(spokenWords(written, "japanese"), 0, "japanese");

    const kana = await inKana(phrase ?? { text: "", places: [] });

    expect(kana.text).toMatch(/^カレワ モリエ/);
    expect(kana.text).not.toMatch(/\p{Script=Han}/u);
    expect(kana.text).toContain("12ガツ");
    const at = (word: string): string => kana.text.slice(kana.places[written.indexOf(word)]?.offset);
    expect(at("森")).toMatch(/^モリ/);
    expect(at("は")).toMatch(/^ワ/);
  });
});
