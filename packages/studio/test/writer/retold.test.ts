import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";
import { fillTelling } from "../../src/writer/non-english/tell/fill.ts";
import { seededRandom } from "../../src/writer/random.ts";

/** A story without its first paragraph, which says the idea. */
const restOf = (idea: string, language: string): string =>
  textOf(write({ idea, language, storyType: "fairytale_story", scenes: 10, seconds: 170, seed: "again" }))
    .split("\n\n")
    .slice(1)
    .join(" ");
const times = (text: string, words: string): number => text.split(words).length - 1;

describe("who and what an idea names after its first clause", () => {
  it.each([
    ["german", "Der Aufzug hat Angst vor dem Keller. Nur die Putzfrau Rosi versteht ihn.", "Rosi", "versteht ihn"],
    ["spanish", "Eva quiere cantar, pero su abuelo Paco dice que hace ruido.", "Paco", "dice que hace ruido"],
    ["french", "Inès veut faire un gâteau, mais son chat Filou a mangé le beurre.", "Filou", "a mangé le beurre"],
    ["italian", "Marta vuole salvare un albero, ma il sindaco vuole tagliarlo.", "sindaco", "vuole tagliarlo"],
    ["portuguese", "Ana vai à feira, mas o burro Tobias come as cenouras.", "Tobias", "come as cenouras"],
    ["russian", "Артём боится темноты, но его хомяк Пончик учит его петь.", "Пончик", "учит его петь"],
    ["hindi", "रिया पतंग उड़ाना चाहती है। उसका भाई मोहन धागा लाता है।", "मोहन", "धागा लाता है"],
    ["arabic", "تريد ليلى أن ترسم. أخوها سامي يخفي الألوان.", "سامي", "يخفي الألوان"],
    ["bengali", "মিতু গান শিখতে চায়। তার ভাই রাজু তাকে সাহায্য করে।", "রাজু", "তাকে সাহায্য করে"],
    ["japanese", "ゆいは歌を習いたいです。おばあちゃんがピアノをひきます。", "おばあちゃん", "ピアノをひきます"],
    ["chinese", "小明想学画画。奶奶送他一盒颜料。", "奶奶", "送他一盒颜料"],
    ["korean", "민준은 노래를 배우고 싶어요. 할머니가 피아노를 쳐요.", "할머니", "피아노를 쳐요"],
  ])("is told again in %s", (language, idea, other, fact) => {
    const rest = restOf(idea, language);

    expect(times(rest, other)).toBeGreaterThan(2);
    expect(rest).toContain(fact);
  });

  it("is not told of who is lost", () => {
    const rest = restOf("Léa est triste. Son chat Filou a disparu. Son frère Hugo l'aide.", "french");

    expect(rest).not.toMatch(/Filou (?:aussi|se tourna|s’approcha|resta|attendait)/);
    expect(times(rest, "Hugo")).toBeGreaterThan(1);
  });
});

it("a line agrees with another than the hero", () => {
  const filling = {
    words: { hero: "Mia", other: "OTHER" },
    person: "she",
    random: seededRandom("a"),
    agreement: { pronouns: {}, plural: (verb: string) => verb },
  } as const;

  expect(fillTelling("{other} {o:war/waren} da.", { ...filling, other: "they" })).toBe("OTHER waren da.");
  expect(fillTelling("{other} {o:ждал/ждала/ждали}.", { ...filling, other: "she" })).toBe("OTHER ждала.");
  expect(fillTelling("{other} {o:ждал/ждала/ждали}.", { ...filling, other: "it" })).toBeUndefined();
});
