import { expect, it } from "vitest";
import type { Language } from "../../src/languages/index.ts";
import { textOf, write } from "../../src/writer/index.ts";

const told = (idea: string, language: Language) =>
  write({ idea, language, storyType: "original_story", scenes: 6, seconds: 70, seed: "s0" });

const shown = (idea: string, language: Language): string[] =>
  told(idea, language).cast.map(({ kind, traits }) =>
    [kind, ...traits.filter((trait) => trait === "man" || trait === "woman")].join(" "),
  );

it.each([
  ["Ein Schornsteinfeger und sein Lehrling Emil finden im Kamin einen Brief.", "german", ["man", "boy"]],
  ["Une fleuriste et son voisin Paul plantent un jardin sur le toit.", "french", ["shopkeeper", "man"]],
  ["Una enfermera cuida a un anciano en el hospital.", "spanish", ["nurse woman", "grandpa"]],
  ["Uno spazzino trova un violino nella spazzatura.", "italian", ["man"]],
  ["Uma faxineira acha um anel no hotel e procura a dona.", "portuguese", ["woman"]],
  ["Пекарша печёт самый большой каравай для праздника.", "russian", ["cook woman"]],
  ["Старая учительница получает письмо от ученика.", "russian", ["teacher woman", "boy"]],
  ["एक चाय बेचने वाली औरत स्टेशन पर एक बच्ची की मदद करती है।", "hindi", ["woman", "girl"]],
  ["سائقة الحافلة تجد حقيبة طالبة في المقعد الأخير.", "arabic", ["woman", "girl"]],
  ["একজন নাপিত এক বুড়ির চুল কেটে দেয়।", "bengali", ["man", "grandma"]],
  ["老钟表匠想在退休前修好镇上的大钟。", "chinese", ["craftsman"]],
  ["一位女出租车司机在雨夜送一个老奶奶去医院。", "chinese", ["woman", "grandma"]],
  ["時計職人が町の時計を直す。", "japanese", ["craftsman"]],
  ["여자 소방관이 나무에 올라간 고양이를 구한다.", "korean", ["firefighter woman", "cat"]],
] as const)("shows who has a trade as the idea's words do, in all languages: %s", (idea, language, cast) => {
  expect(shown(idea, language)).toEqual(cast);
});

it("shows a woman whose name says so, though the word for her trade is a man's", () => {
  expect(shown("Врач Анна лечит старого кота.", "russian")[0]).toBe("doctor woman");
});

it.each([
  ["Мальчик едет на рыбалку на озеро.", "russian", ["boy"]],
  ["Женщина живёт в соседнем доме.", "russian", ["woman"]],
] as const)("shows no person for a word that only begins like the word for one: %s", (idea, language, cast) => {
  expect(shown(idea, language)).toEqual(cast);
});

it.each([
  ["小男孩明明和他的狗豆豆在公园里迷路了。", "chinese", ["明明", "豆豆"]],
  ["転校生のさくらは友だちを作りたいけれど、話しかけられない。", "japanese", ["さくら"]],
  ["年老いた漁師と猫のトラが、嵐の海から帰れなくなる。", "japanese", ["漁師", "トラ"]],
  ["خبّازة اسمها أم خالد تريد أن تصنع كعكة لعرس ابنتها.", "arabic", ["أم خالد"]],
] as const)("keeps names that are words as well: %s", (idea, language, names) => {
  expect(told(idea, language).cast.map(({ name }) => name)).toEqual(names);
});

it("tells of who acts, and not of whom they act for", () => {
  const { cast } = told("एक बूढ़ा दर्जी अपनी पोती मीरा के लिए शादी का जोड़ा सिलना चाहता है।", "hindi");

  expect(cast.map(({ name }) => name)).toEqual(["दर्जी", "मीरा"]);
});

it.each([
  [
    "Una enfermera llamada Rosario cuida a un anciano que no quiere hablar con nadie.",
    "spanish",
    /—No —|Rosario no cambia/,
  ],
  ["Un viejo pescador quiere enseñar a nadar a su nieto, que le tiene miedo al mar.", "spanish", /El miedo/],
  ["Ein Arzt besucht jeden Tag einen Jungen, der Angst vor Spritzen hat.", "german", /die Angst/i],
] as const)(
  "does not tell as the hero's what a relative clause says of somebody else: %s",
  (idea, language, notTold) => {
    expect(textOf(told(idea, language)).replace(idea, "")).not.toMatch(notTold);
  },
);

it("tells of teaching without taking whom somebody teaches for what is learnt", () => {
  const text = textOf(told("Un vieux boulanger apprend à sa petite-fille Chloé à faire du pain.", "french"));

  expect(text.match(/Chloé à faire du pain/g)).toHaveLength(1);
});

it.each([
  ["강아지 초코는 할머니를 기다린다.", "korean", /물 위|물결|첨벙/],
  ["Учительница получает письмо, которого ждала.", "russian", /Хвост|лапы|Уши слышат/],
] as const)("sees around the hero only what a whole word names: %s", (idea, language, notTold) => {
  for (const seed of ["s0", "s1", "s2", "s3"])
    expect(textOf(write({ idea, language, storyType: "original_story", scenes: 6, seconds: 70, seed }))).not.toMatch(
      notTold,
    );
});

it.each([
  ["Un apiculteur cherche une nouvelle maison pour ses abeilles.", "french", "apiculteur"],
  ["O motorista de ônibus Zeca encontra uma mala esquecida.", "portuguese", "Zeca"],
  ["Дворник дядя Коля находит во дворе щенка.", "russian", "Коля"],
  ["سائق الحافلة أبو ماجد يجد حقيبة منسية في المدينة.", "arabic", "أبو ماجد"],
] as const)("calls the hero as the idea does: %s", (idea, language, name) => {
  const story = told(idea, language);

  expect(story.cast[0]?.name).toBe(name);
  expect(textOf(story).split(name).length).toBeGreaterThan(4);
});

it("names both of a pair beside a neighbour", () => {
  const { cast } = told("Близнецы Маша и Миша хотят построить домик вместе с соседом.", "russian");

  expect(cast.map(({ kind }) => kind)).toEqual(["girl", "boy", "man"]);
});

it("tells a German idea in the present whose verb only looks like a past", () => {
  const text = textOf(told("Der Müllmann Kalle und die Katze Minka retten einen Teddybären.", "german"));

  expect(text).not.toMatch(/(?<!\p{L})(?:sagte|dachte|ahnte)(?!\p{L})/u);
});

it.each([
  ["Une coiffeuse nommée Josiane coiffe une petite fille qui a perdu sa maman.", "french", /recherches|perdu(?! sa)/],
  ["Eine Busfahrerin bringt einer alten Dame, die sich verlaufen hat, den Weg bei.", "german", /Problem|Dame bringen/],
] as const)("does not make the hero lose what somebody else has lost: %s", (idea, language, notTold) => {
  expect(textOf(told(idea, language)).replace(idea, "")).not.toMatch(notTold);
});
