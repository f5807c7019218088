import { describe, expect, it } from "vitest";
import { titledText } from "#functions/core/story/titled-text.ts";

const story =
  "Mara kept the lamp of the old lighthouse. Every evening she climbed the stairs.\n\nOne night the lamp went out, and a ship was near.\n\n“Hold on!” cried Mara.";

describe("the first line of a pasted text", () => {
  it.each([
    ["The Lighthouse of Mara", "The Lighthouse of Mara"],
    ["# The Lighthouse of Mara", "The Lighthouse of Mara"],
    ["**The Lighthouse of Mara**", "The Lighthouse of Mara"],
    ["Title: The Lighthouse of Mara", "The Lighthouse of Mara"],
    ["“The Lighthouse of Mara”", "The Lighthouse of Mara"],
    ["Mara's Lamp", "Mara's Lamp"],
    ["Mara & the Ship (a tale)", "Mara & the Ship (a tale)"],
    ["1001 Nights", "1001 Nights"],
    ["Der Leuchtturm von Łódź", "Der Leuchtturm von Łódź"],
    ["灯台のマラ", "灯台のマラ"],
    ["منارة مارا", "منارة مارا"],
    ["मारा का दीपक", "मारा का दीपक"],
  ])("%s is its title, and is not narrated", (line, title) => {
    expect(titledText(`${line}\n\n${story}`)).toEqual({ title, text: story });
    expect(titledText(`\r\n${line} \r\n \r\n${story}`)).toEqual({ title, text: story });
  });

  it.each([
    "Mara kept a lamp.",
    "Where is Mara?",
    "Dear Diary",
    "Chapter One",
    "Kapitel 3",
    "Глава первая",
    "第一章",
    "Wednesday",
    "12 June 1999",
    "IV",
    "On a cold evening,",
    "in the house by the sea",
    "A keeper of a lamp stood at the window of her house by the sea",
    "“Hello, Mara!”",
    "* * *",
  ])("%s is a part of the text", (line) => {
    expect(titledText(`${line}\n\n${story}`)).toEqual({ text: `${line}\n\n${story}` });
  });

  it("is a part of a text whose other paragraphs have no full stops", () => {
    const verses = "The sea is wide\n\nThe lamp is small\n\nThe keeper sings\n\nThe ships come home to her at last";

    expect(titledText(verses)).toEqual({ text: verses });
  });

  it("is the title of verses", () => {
    const verses = "The sea is wide,\nthe lamp is small\n\nThe keeper sings,\nthe ships come home";

    expect(titledText(`The Lamp\n\n${verses}`)).toEqual({ title: "The Lamp", text: verses });
  });

  it("is a part of a sentence that goes on, and of a text without a blank line after it", () => {
    for (const text of [
      `Once upon a time\n\nthere was a lamp in a lighthouse. ${story}`,
      `The Lighthouse\n${story}`,
      "The Lighthouse",
      "The Lighthouse of Mara\n\nIt was dark.",
    ])
      expect(titledText(text)).toEqual({ text });
  });
});
