import { describe, expect, it } from "vitest";
import { sentences, speakingSeconds } from "../../src/writer/index.ts";
import { littleStories } from "./ideas.ts";

const said = (text: string, language: string): string[] => sentences(text, language).map((each) => each.text);

describe("sentences", () => {
  it("do not end at an abbreviation", () => {
    expect(said("Mr. Fox met Dr. Owl at 3.30 p.m. sharp. They spoke.", "english")).toEqual([
      "Mr. Fox met Dr. Owl at 3.30 p.m. sharp.",
      "They spoke.",
    ]);
    expect(said("El Sr. Búho miró. Nada.", "spanish")).toEqual(["El Sr. Búho miró.", "Nada."]);
    expect(said("Es war z. B. spät. Still.", "german")).toEqual(["Es war z. B. spät.", "Still."]);
  });

  it('keep a question and "asked the fox" together', () => {
    expect(said('"Where is it?" he asked. Silence.', "english")[0]).toBe('"Where is it?" he asked.');
    expect(said("« Où est-elle ? » demanda le renard. Rien.", "french")[0]).toBe(
      "« Où est-elle ? » demanda le renard.",
    );
    expect(said("「星はどこ？」とキツネは聞きました。夜でした。", "japanese")[0]).toBe(
      "「星はどこ？」とキツネは聞きました。",
    );
  });

  it("begin with the mark that opens a quotation, also without a space before it", () => {
    expect(said("王后来了。“再做一个吧。”王后说。", "chinese")).toEqual(["王后来了。", "“再做一个吧。”", "王后说。"]);
    expect(said("女王が来た。『もう一つ焼こう。』夜でした。", "japanese")).toEqual([
      "女王が来た。",
      "『もう一つ焼こう。』",
      "夜でした。",
    ]);
  });

  it("have their offsets in the text", () => {
    for (const [language, text] of Object.entries(littleStories))
      for (const each of sentences(text, language)) expect(text.slice(each.start, each.end)).toBe(each.text);
  });

  it("open a paragraph after a blank line, and not at every line of a verse", () => {
    const verse = "The moon was high.\nThe road was long.\n\nThe fox went by.\nShe sang a song.";

    expect(sentences(verse, "english").map(({ opensParagraph }) => opensParagraph)).toEqual([true, false, true, false]);
  });
});

describe("speaking time", () => {
  it("grows with the text, with its pauses and with its digits", () => {
    const plain = speakingSeconds("The fox ran home", "english");

    expect(speakingSeconds("The fox ran home and slept", "english")).toBeGreaterThan(plain);
    expect(speakingSeconds("The fox ran. Home.", "english")).toBeGreaterThan(plain);
    expect(speakingSeconds("The fox ran 4444", "english")).toBeGreaterThan(plain);
    expect(speakingSeconds("", "english")).toBe(0);
  });

  it("is the same for Arabic with and without vowel marks", () => {
    expect(speakingSeconds("كَانَ ثَعْلَبٌ", "arabic")).toBeCloseTo(speakingSeconds("كان ثعلب", "arabic"), 5);
  });

  it("follows a narrator's own pace", () => {
    const text = "Once upon a time there was a fox.";

    expect(speakingSeconds(text, "english", { lettersPerSecond: 30, sentencePauseSeconds: 0 })).toBeLessThan(
      speakingSeconds(text, "english"),
    );
  });
});
