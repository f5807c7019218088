import { describe, expect, it } from "vitest";
import { inTense } from "../../src/languages/clause-blocks.ts";
import { inPast } from "../../src/languages/korean/past-tense.ts";
import { speakingSeconds, textOf, write } from "../../src/writer/index.ts";

const storyOf = (idea: string, language: string, seconds = 170) =>
  write({ idea, language, storyType: "original_story", scenes: 10, seconds, seed: idea });
const placeOf = (text: string, words: string): number => text.indexOf(words) / text.length;

describe("an idea in a language without clauses of its own grammar", () => {
  it.each([
    [
      "russian",
      "Бабушка Нина печёт блины для всего двора, но мука закончилась. Соседи приносят муку.",
      ["Бабушка Нина печёт блины для всего двора.", "Но мука закончилась.", "Соседи приносят муку."],
    ],
    [
      "japanese",
      "転校生のけんたは友だちがいない。ある日、校庭で迷子の子犬を見つけた。",
      ["転校生のけんたは友だちがいません。", "ある日、校庭で迷子の子犬を見つけました。"],
    ],
    [
      "korean",
      "민준이는 자전거를 못 탄다. 여름 방학 동안 아빠와 매일 연습한다. 마침내 혼자 공원을 한 바퀴 돈다.",
      ["민준이는 자전거를 못 탑니다.", "여름 방학 동안 아빠와 매일 연습합니다.", "마침내 혼자 공원을 한 바퀴 돕니다."],
    ],
    [
      "hindi",
      "एक किसान बारिश का इंतज़ार करता है लेकिन बादल नहीं आते। बच्चे गीत गाते हैं।",
      ["एक किसान बारिश का इंतज़ार करता है।", "लेकिन बादल नहीं आते।", "बच्चे गीत गाते हैं।"],
    ],
    [
      "arabic",
      "الجدة فاطمة تخبز الخبز لكل الحي، لكن الفرن تعطل.",
      ["الجدة فاطمة تخبز الخبز لكل الحي.", "لكن الفرن تعطل."],
    ],
    ["bengali", "শেয়াল আর কচ্ছপ বন্ধু হয়ে যায়, কিন্তু বন্যা আসে।", ["শেয়াল আর কচ্ছপ বন্ধু হয়ে যায়।", "কিন্তু বন্যা আসে।"]],
  ])("is told in %s in its own sentences, in their order", (language, idea, sentences) => {
    const text = textOf(storyOf(idea, language));
    const places = sentences.map((each) => text.indexOf(each));

    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each([
    ["russian", "Старый трамвай едет в последний раз по городу", "Старый трамвай едет в последний раз по городу"],
    ["japanese", "古いバスが最後の日に海まで走る", "古いバスが最後の日に海まで走ります"],
    ["korean", "늙은 등대지기가 은퇴하는 날 바다에 안개가 낀다.", "늙은 등대지기가 은퇴하는 날 바다에 안개가 낍니다"],
    ["hindi", "दादी और पोता रोहन छत पर पतंग उड़ाते हैं।", "दादी और पोता रोहन छत पर पतंग उड़ाते हैं"],
    ["arabic", "القمر حزين لأن الغيوم تغطيه كل ليلة.", "القمر حزين لأن الغيوم تغطيه كل ليلة"],
    ["bengali", "এক গরিব জেলে নদীতে মাছ পায় না।", "এক গরিব জেলে নদীতে মাছ পায় না"],
  ])("leads in %s to its only sentence, and ends with it: %s", (language, idea, told) => {
    const text = textOf(storyOf(idea, language));

    expect(placeOf(text, told)).toBeGreaterThan(0.05);
    expect(placeOf(text, told)).toBeLessThan(0.4);
    expect(text.lastIndexOf(told) / text.length).toBeGreaterThan(0.9);
  });

  it.each([
    ["russian", "Моя кошка Муся убежала на дачу, и мы искали её весь день", /[Мм]ы искали/, "Мы"],
    ["korean", "우리 강아지 콩이가 비 오는 날 사라졌어요", /우리는 멈춰 서서|우리는 처음부터/, "우리"],
    ["hindi", "मेरा कुत्ता शेरू बाजार में खो गया था", /मैंने (?:\S+ )?ढूँढा/, "मैं"],
    ["bengali", "আমার বিড়াল পুষি হারিয়ে গেছে, আমরা সারা দিন খুঁজেছি", /আমরা .*খুঁজলাম/, "আমরা"],
    ["arabic", "قطتي لولو هربت من البيت وبحثنا عنها طوال الليل", /بَحَثْنَا/, "نحن"],
  ])("is told in %s by who looks for the lost: %s", (language, idea, looking, name) => {
    const { cast, ...story } = storyOf(idea, language);

    expect(textOf(story)).toMatch(looking);
    expect(cast[0]?.name).toBe(name);
  });

  it.each(["russian", "japanese", "korean", "hindi", "arabic", "bengali"])("fills the time in %s", (language) => {
    const idea = {
      russian: "Снеговик мечтает увидеть лето.",
      japanese: "小さな傘は雨がこわい。",
      korean: "눈사람이 여름을 보고 싶어 한다",
      hindi: "रामू अपनी बेटी को स्कूल भेजना चाहता है।",
      arabic: "جمل عجوز يريد أن يرى البحر",
      bengali: "একটা ছোট্ট মেঘ বৃষ্টি হতে চায় না।",
    }[language];
    for (const seconds of [100, 170]) {
      const share = speakingSeconds(textOf(storyOf(idea ?? "", language, seconds)), language) / seconds;
      expect([seconds, share > 0.92 && share < 1.06]).toEqual([seconds, true]);
    }
  });
});

it.each([
  ["조용히 봅니다. “갑니다.”", "조용히 봤습니다. “갑니다.”"],
  ["{hero}은(는) 모릅니다.", "{hero}은(는) 몰랐습니다."],
  ["마음이 가볍고 즐겁습니다.", "마음이 가볍고 즐거웠습니다."],
  ["숨을 쉽니다.", "숨을 쉬었습니다."],
])("a Korean line is told in the past: %s", (now, then) => {
  expect(inPast(now)).toBe(then);
});

it("a line is told in the tense of its idea", () => {
  expect(inTense("{hero} (смотрит*/смотрел@) вокруг.", {})).toBe("{hero} смотрит* вокруг.");
  expect(inTense("{hero} (смотрит*/смотрел@) вокруг.", { isPast: true })).toBe("{hero} смотрел@ вокруг.");
});
