import { expect, it } from "vitest";
import { write } from "../../src/writer/index.ts";
import { castIn } from "../../src/writer/plan/cast.ts";

const seen = (text: string, language: string) =>
  castIn(text, language).map(({ kind, traits }) => [kind, ...traits.toSorted()].join(" "));

it.each([
  ["english", "An old fisherman finds a lamp. The fisherman rubs it.", ["fisherman man old"]],
  ["spanish", "Un viejo pescador encuentra a su gato negro.", ["fisherman man old", "cat black"]],
  ["french", "Une vieille bergère garde un petit renard roux.", ["farmer old woman", "fox little red"]],
  ["portuguese", "Uma velha pescadora e um gato branco.", ["fisherman old woman", "cat white"]],
  ["italian", "Una vecchia pescatrice incontra l’orso bianco.", ["fisherman old woman", "bear white"]],
  ["german", "Eine alte Lehrerin trifft einen kleinen roten Fuchs.", ["teacher old woman", "fox little red"]],
  ["russian", "Старый рыбак нашёл лампу, и маленькая белая лиса пришла.", ["fisherman man old", "fox little white"]],
  ["arabic", "وجد الصياد العجوز قطة سوداء صغيرة", ["fisherman man old", "cat black little"]],
  ["hindi", "एक बूढ़ा मछुआरा और उसकी छोटी काली बिल्ली", ["fisherman man old", "cat black little"]],
  ["bengali", "এক বুড়ো জেলে আর তার ছোট সাদা বিড়াল", ["fisherman old", "cat little white"]],
  ["chinese", "年老的渔夫遇见小红狐狸。", ["fisherman man old", "fox little red"]],
  ["japanese", "年老いた漁師と小さな白い猫", ["fisherman old", "cat little white"]],
  ["korean", "늙은 어부와 작은 하얀 고양이", ["fisherman old", "cat little white"]],
])("a character has the looks that the words beside it describe, in %s", (language, text, looks) => {
  expect(seen(text, language)).toEqual(looks);
});

it.each([
  ["another noun", "spanish", "El pescador viejo. Roja era la casa; el gato dormía.", ["fisherman man old", "cat"]],
  ["one in another sentence", "german", "Das Haus war alt. Fuchs und Katze schliefen.", ["fox", "cat"]],
  ["nobody", "portuguese", "Um artista e uma raposa", ["artist", "fox"]],
])("no character gets the looks of %s", (_, language, text, looks) => {
  expect(seen(text, language)).toEqual(looks);
});

it("keeps the looks of an English idea in a story in another language", () => {
  const idea = "An old fisherman and his lazy donkey";

  const { cast } = write({ idea, storyType: "poetry_story", language: "german", scenes: 6, seconds: 120, seed: "old" });

  expect(cast[0]).toMatchObject({ kind: "farmer", traits: ["old", "man"] });
});
