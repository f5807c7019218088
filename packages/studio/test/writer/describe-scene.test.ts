import { describe, expect, it } from "vitest";
import { type Language, languageIds } from "../../src/languages/index.ts";
import { actions, moods, places, type ScenePicture, times, weathers } from "../../src/vocabulary.ts";
import { describeScene } from "../../src/writer/index.ts";

const cast = [
  { id: "mia", name: "Mia", kind: "girl", traits: [] },
  { id: "tom", name: "Tom", kind: "fox", traits: [] },
];
const pictureOf = (given: Partial<ScenePicture> = {}): ScenePicture => ({
  place: "forest",
  time: "night",
  weather: "rain",
  mood: "happy",
  shot: "wide",
  cast: [{ id: "mia", action: "run", mood: "happy" }],
  props: [],
  prompt: "",
  ...given,
});
const said = (language: Language, picture: ScenePicture, before: readonly ScenePicture[] = []) =>
  describeScene({ picture, cast, language, before });

describe("a description of a scene", () => {
  it.each<[Language, string]>([
    [
      "english",
      "In a forest at night, in the rain. Mia, a girl, and Tom, a fox, run and smile. Also in the picture: a key.",
    ],
    [
      "german",
      "Im Wald, in der Nacht. Es regnet. Mia, ein Mädchen, und Tom, ein Fuchs, rennen und lächeln. Außerdem im Bild: Schlüssel.",
    ],
    ["arabic", "فِي غَابَةٍ، لَيْلًا، وَالْمَطَرُ يَهْطِلُ. تَرْكُضُ الْفَتَاةُ Mia وَالثَّعْلَبُ Tom بِابْتِسَامَةٍ. وَفِي الصُّورَةِ أَيْضًا: الْمِفْتَاحُ."],
    [
      "hindi",
      "जंगल में, रात का समय। बारिश हो रही है। लड़की Mia और लोमड़ी Tom दौड़ रही हैं, चेहरे पर मुस्कान है। तस्वीर में और भी है: चाबी।",
    ],
    [
      "japanese",
      "夜の森の中。雨が降っています。女の子のMiaとキツネのTomが走っています。ほほえんでいます。ほかに見えるもの：鍵。",
    ],
    [
      "korean",
      "밤의 숲속. 비가 내립니다. 소녀 Mia, 여우 Tom이 달리고 있습니다. 미소를 짓고 있습니다. 그 밖에 보이는 것: 열쇠.",
    ],
  ])("says in %s where and when, who does what, and with which things", (language, text) => {
    const both = pictureOf({
      cast: (["mia", "tom"] as const).map((id) => ({ id, action: "run", mood: "happy" })),
      props: ["key"],
    });
    // Korean particles follow the sound of Korean letters.
    const names = language === "korean" ? cast.map((one) => (one.id === "tom" ? { ...one, name: "톰" } : one)) : cast;

    const given = describeScene({ picture: both, cast: names, language, before: [] });

    // The order of vowel marks is not seen.
    expect(given.normalize()).toBe((language === "korean" ? text.replace("Tom", "톰") : text).normalize());
  });

  it.each(languageIds)("has every word of a picture in %s", (language) => {
    const variants = [
      ...places.map((place) => pictureOf({ place, cast: [] })),
      ...times.map((time) => pictureOf({ time, cast: [] })),
      ...weathers.map((weather) => pictureOf({ weather, cast: [] })),
      ...actions.map((action) => pictureOf({ cast: [{ id: "mia", action, mood: "calm" }] })),
      ...moods.map((mood) => pictureOf({ cast: [{ id: "mia", action: "stand", mood }] })),
      ...moods.map((mood) => pictureOf({ cast: ["mia", "tom"].map((id) => ({ id, action: "walk" as const, mood })) })),
      ...(["people", "battle"] as const).map((crowd) => pictureOf({ crowd })),
    ].map((picture) => said(language, picture));

    for (const text of variants) expect(text).toMatch(/^[^{}|]{4,}[.。।]$/u);
    for (const text of variants) expect(text).not.toMatch(/undefined|,,|,\.|\.\.| {2}/);
    expect(new Set(variants.slice(0, places.length)).size).toBe(places.length);
  });

  it("introduces a character once, and says place and mood again only where they change", () => {
    const first = pictureOf();
    const second = pictureOf({ cast: [{ id: "mia", action: "sit", mood: "happy" }] });
    const third = pictureOf({ weather: "clear", cast: [{ id: "mia", action: "sit", mood: "sad" }] });

    expect(said("english", second, [first])).toBe("Mia sits.");
    expect(said("english", third, [first, second])).toBe("In a forest at night. Mia sits and looks sad.");
  });

  it("says what is in a hand once, and calls two who act together partners as the artist draws them", () => {
    const holding = pictureOf({ cast: [{ id: "tom", action: "stand", mood: "calm", holds: "key" }], props: ["key"] });
    const hugging = pictureOf({
      cast: [
        { id: "mia", action: "hug", mood: "calm" },
        { id: "tom", action: "stand", mood: "calm" },
      ],
    });

    expect(said("german", holding)).toBe(
      "Im Wald, in der Nacht. Es regnet. Tom, ein Fuchs, steht da. In der Hand von Tom: Schlüssel.",
    );
    expect(said("english", hugging, [pictureOf(), holding])).toBe("Mia and Tom hug each other.");
  });

  it.each<[Language, string, string, string]>([
    ["german", "katze", "Eine Katze rennt und lächelt.", "Die Katze rennt."],
    ["arabic", "قط", "يَرْكُضُ قِطٌّ بِابْتِسَامَةٍ.", "يَرْكُضُ الْقِطُّ."],
    ["english", "the cat", "A little cat runs and smiles.", "The cat runs."],
  ])("calls in %s a character without a name by its noun", (language, name, first, later) => {
    const [place, nameless] = [pictureOf({ cast: [] }), [{ id: "mia", name, kind: "cat", traits: ["little"] }]];
    const text = (...before: ScenePicture[]) =>
      describeScene({ picture: pictureOf(), cast: nameless, language, before }).normalize();

    expect(text(place)).toBe(first.normalize());
    expect(text(pictureOf())).toBe(later.normalize());
  });

  it("does not say the kind of a character whose name says it", () => {
    const named = [{ id: "mia", name: "der alte Fischer", kind: "fisherman", traits: ["old"] }];

    const text = describeScene({ picture: pictureOf(), cast: named, language: "german", before: [] });

    expect(text).toContain("Der alte Fischer rennt");
  });
});
