import { expect, it } from "vitest";
import { describe as describeFilm, textOf, write } from "../../src/writer/index.ts";
import { ofIdea } from "./telling.ts";

const storyOf = (idea: string, language: string) =>
  write({ idea, language, storyType: "children_story", scenes: 10, seconds: 170, seed: "cast" });

const castOf = (idea: string, language: string): string[] =>
  ofIdea(storyOf(idea, language).cast).map(({ name, kind, traits }) => `${name}: ${[...traits, kind].join(" ")}`);

it.each([
  ["german", "Zwei Brüder bauen eine Rakete und fliegen zum Mars.", ["brüder: boy", "brüder: boy"]],
  ["german", "Jonas findet eine Tür. Dahinter wohnt ein Drache.", ["Jonas: boy", "drache: dragon"]],
  ["german", "Die Hebamme Irmgard fährt nachts über das Eis.", ["Irmgard: woman nurse"]],
  ["french", "Nadia rêve de devenir chanteuse.", ["Nadia: girl"]],
  ["spanish", "Un robot barrendero encuentra una flor en la luna.", ["robot: robot"]],
  ["italian", "Due amiche aprono una gelateria sulla luna.", ["amiche: girl", "amiche: girl"]],
  ["russian", "Мальчик потерял в лесу котёнка Барсика.", ["мальчик: boy", "Барсик: cat"]],
  ["hindi", "मोती नाम का कुत्ता मेले में खो जाता है।", ["मोती: dog"]],
  ["bengali", "মেঘা তার ঠাকুমার জন্য একটা ঘুড়ি বানাতে চায়।", ["মেঘা: girl", "ঠাকুমার: grandma"]],
  ["arabic", "القطة لولو ضاعت في السوق وتبحث عن طريق البيت.", ["لولو: cat"]],
  ["japanese", "年老いた漁師が孫に魚の釣り方を教える。", ["漁師: old fisherman", "孫: boy"]],
  ["chinese", "两个兄弟造了一枚火箭，飞到月亮上去。", ["兄弟: boy", "兄弟: boy"]],
  ["korean", "우체부 김 아저씨는 산꼭대기 마을에 편지를 전하고 싶다.", ["아저씨: man"]],
  ["english", "A detective hunts a thief who steals only spoons.", ["the detective: detective", "the thief: thief"]],
  ["english", "A burglar saves a baby.", ["the burglar: thief", "the baby: baby"]],
  ["english", "A clown and a judge swap jobs.", ["the clown: clown", "the judge: judge"]],
  ["english", "A bride loses her ring in the snow.", ["the bride: bride"]],
  ["english", "A little mug is lonely and looks for a friend.", ["the mug: mug"]],
  ["english", "Two islands fall in love.", ["the islands: island", "the islands: island"]],
  ["english", "A storm is afraid of thunder.", ["the storm: cloud-with-lightning"]],
  ["english", "A pilot is afraid of heights.", ["the pilot: captain"]],
  ["german", "Ein Dieb und ein Clown verstecken sich im Zirkus.", ["dieb: thief", "clown: clown"]],
])("the cast of an idea in %s: %s", (language, idea, cast) => {
  expect(castOf(idea, language)).toEqual(cast);
});

it("tells of a place again with its article", () => {
  const text = textOf(storyOf("Un robot cerca un amico in una città dove nessuno parla.", "italian"));

  expect(text.split("\n\n").slice(1).join(" ")).not.toMatch(/^In una città|[.!?»] In una città/u);
});

it("does not tell what nobody wants as a wish", () => {
  const text = textOf(
    storyOf("Mateo es nuevo en la escuela y nadie quiere jugar con él hasta que conoce a Sofía.", "spanish"),
  );

  expect(text).not.toMatch(/(?:quería|quieres) jugar con él/u);
});

it("puts the particle of a Korean title by its last syllable", () => {
  const title = "달팽이가 이기고 싶어 한다";

  expect(
    describeFilm({ title, text: `${title}.`, scenes: [], language: "korean", storyType: "children_story" }).description,
  ).toContain("한다”는");
});
