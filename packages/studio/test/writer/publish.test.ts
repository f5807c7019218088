import { describe, expect, it } from "vitest";
import { describe as describeFilm, storyIdea, titleOf } from "../../src/writer/index.ts";
import { allTypes, littleStories } from "./ideas.ts";

const scenes = [
  { title: "The Forest", start: 0 },
  { title: "The Hill", start: 75.4 },
  { title: "Home", start: 3725 },
];

describe("the description for a video platform", () => {
  it.each(Object.keys(littleStories))("is made in %s", (language) => {
    const shown = describeFilm({
      title: "",
      text: littleStories[language] ?? "",
      scenes,
      language,
      storyType: "book_story",
    });

    expect([...shown.title].length).toBeGreaterThan(1);
    expect(shown.title.length).toBeLessThan(60);
    expect(shown.description).toContain("1:15 The Hill");
    expect(shown.description).toContain("1:02:05 Home");
    expect(shown.hashtags.length).toBeGreaterThanOrEqual(5);
    expect(shown.hashtags.length).toBeLessThanOrEqual(8);
    for (const tag of shown.hashtags) expect(tag).toMatch(/^#[^\s#]+$/u);
  });

  it("chooses hashtags among the things and characters, never verbs", () => {
    const { hashtags } = describeFilm({
      title: "The Fox and the Kite",
      text: "A fox stood by the lake. The fox saw a kite. It took the kite and stood still. The kite stood in the sky.",
      scenes: [],
      language: "english",
      storyType: "fairytale_story",
    });

    expect(hashtags).toEqual(expect.arrayContaining(["#fox", "#kite"]));
    expect(hashtags).not.toContain("#stood");
    expect(hashtags).not.toContain("#saw");
  });

  it("begins with the first sentences, and not with a heading", () => {
    const text = `Kapitel 3\n\nA lamp stood on the pier.\n\nNoor lit it. ${"She waited. ".repeat(20)}`;
    const request = { title: "Forty-Two Lamps", text, scenes: [], language: "english", storyType: "fairytale_story" };

    expect(describeFilm(request).description).toMatch(/\n\nA lamp stood on the pier\. Noor lit it\.$/);
    expect(describeFilm({ ...request, text: "A lamp stood on the pier" }).description).toMatch(
      /\n\nA lamp stood on the pier$/,
    );
  });

  it("lists few enough chapters of a long film", () => {
    const many = Array.from({ length: 95 }, (_, at) => ({ title: `Part ${at}`, start: at * 38 }));

    const { description } = describeFilm({
      title: "A long film",
      text: "It was long.",
      scenes: many,
      language: "english",
      storyType: "book_story",
    });

    expect(description.split("\n").filter((line) => /^\d+:\d\d/.test(line)).length).toBeLessThanOrEqual(20);
  });
});

describe("a title", () => {
  it("loses its quotation marks and stays under 60 characters", () => {
    expect(titleOf({ title: '"The Fox."', text: "", language: "english" })).toBe("The Fox");
    expect(titleOf({ title: "Word ".repeat(40), text: "", language: "english" }).length).toBeLessThan(60);
  });

  it.each([
    ["english", "A fox learns to sail.", "A fox learns to sail"],
    [
      "english",
      "Two sisters build a kite from old maps and fly it over the desert to find their grandfather",
      "Two sisters build a kite from old maps",
    ],
    [
      "english",
      "A fox and a hen travel through a very long winter to find the summer again",
      "A fox and a hen travel through a very long winter to find…",
    ],
    [
      "german",
      "Zwei Schwestern bauen aus alten Karten einen Drachen und fliegen über die Wüste zum Großvater",
      "Zwei Schwestern bauen aus alten Karten einen Drachen",
    ],
    [
      "korean",
      "옛날 옛적에 ".repeat(12).trim(),
      "옛날 옛적에 옛날 옛적에 옛날 옛적에 옛날 옛적에 옛날 옛적에 옛날 옛적에 옛날 옛적에 옛날 옛적에…",
    ],
    ["japanese", "むかし".repeat(30), `${"むかし".repeat(19)}…`],
  ])("is taken from the first sentence of a text in %s: %s", (language, text, title) => {
    expect(titleOf({ text, language })).toBe(title);
  });
});

describe("a story idea", () => {
  it.each(allTypes)("for a %s is long enough and fresh each time", (storyType) => {
    const made = Array.from({ length: 20 }, (_, seed) =>
      storyIdea({ storyType, language: "english", seed: String(seed) }),
    );

    for (const idea of made) expect(idea.length).toBeGreaterThanOrEqual(50);
    expect(new Set(made).size).toBeGreaterThan(17);
  });
});

it.each([
  ["english", '"Is anybody there?" asked Anna. Her brother held the lantern.', "Is anybody there?"],
  ["english", "“Look at the moon,” said Tom. It was red.", "Look at the moon"],
  ["spanish", "—¿Hay alguien ahí? —preguntó Ana. Su hermano calló.", "¿Hay alguien ahí?"],
  ["german", "„Ist da jemand?“, fragte Anna. Es war still.", "Ist da jemand?"],
  ["chinese", "“有人在吗？”安娜问。弟弟把灯笼举高。", "有人在吗？"],
  ["arabic", "«هل من أحد هنا؟» سألت ليلى. كان الليل هادئاً.", "هل من أحد هنا؟"],
])("a title in %s of a text that opens with speech has no half of a quotation", (language, text, expected) => {
  expect(titleOf({ text, language })).toBe(expected);
});
