import { describe, expect, it } from "vitest";
import { languageIds } from "../../src/languages/index.ts";
import { type Outline, readOutline, textOf, write } from "../../src/writer/index.ts";
import { ofIdea } from "./telling.ts";

const tell = (idea: string, outline: Outline, language = "english") =>
  write({ idea, outline, language, storyType: "adventure_story", scenes: 12, seconds: 150, seed: "outline" });

describe("reads an idea", () => {
  it("finds who, where, what they want and what is in the way", () => {
    const kite = "Two sisters build a kite and fly it over the desert to find their grandfather";
    const goats = "Three goats want to cross a bridge but a troll with toothache lives underneath";

    expect(readOutline(kite, "english")).toEqual({
      characters: [
        { kind: "sisters", age: "child", count: 2 },
        { kind: "grandfather", age: "old", gender: "male" },
      ],
      place: "the desert",
      wish: "find their grandfather",
    });
    expect(readOutline(goats, "english")).toMatchObject({
      wish: "cross a bridge",
      obstacle: "a troll with toothache lives underneath",
    });
    expect(readOutline("A funny story about a fox. In the end the fox finds a friend.", "english")).toMatchObject({
      ending: "the fox finds a friend",
      manner: "funny",
    });
  });

  it.each([
    [
      "german",
      "Emma und ihr Bruder Paul bauen im Garten ein Boot, um den See zu überqueren.",
      "im Garten",
      "den See überqueren",
    ],
    ["spanish", "En el bosque, Mateo y su perra Luna quieren encontrar el río.", "En el bosque", "encontrar el río"],
    ["french", "Dans la ville, Camille et son chien veulent trouver un bateau.", "Dans la ville", "trouver un bateau"],
    ["italian", "Nel bosco, Sara e il suo cane Briciola vogliono salvare un gatto.", "Nel bosco", "salvare un gatto"],
    ["portuguese", "Na floresta, Ana e o seu cão querem encontrar o rio.", "Na floresta", "encontrar o rio"],
  ])("finds them in %s", (language, idea, place, wish) => {
    const { characters = [], ...outline } = readOutline(idea, language);

    expect(outline).toMatchObject({ place, wish });
    expect(characters[0]?.name).toMatch(/^(?:Emma|Mateo|Camille|Sara|Ana)$/);
  });

  it.each([
    ["An old clockmaker repairs a clock.", "old"],
    ["An old man named Mateo and his dog sail to Iceland.", "old"],
    ["An old sailor, Bob, tells a story to a boy.", "old"],
    ["A man named Mateo and his dog sail to Iceland.", "adult"],
    ["An old dog named Rex finds a bone.", undefined],
  ])("finds the age of who leads %j", (idea, age) => {
    expect(readOutline(idea, "english").characters?.[0]?.age).toBe(age);
  });

  it.each([
    ["An old man wants to dance, although his knee hurts.", "his knee hurts"],
    ["Mika went to find the owl although it was nearly midnight.", undefined],
  ])("finds what is in the way in %j", (idea, obstacle) => {
    expect(readOutline(idea, "english").obstacle).toBe(obstacle);
  });

  it("says nothing of what it does not understand", () => {
    expect(readOutline("", "english")).toEqual({});
    expect(readOutline("42", "english")).toEqual({});
  });
});

describe("tells a changed outline", () => {
  const idea = "A snail wants to win a race against a hare even though everybody laughs";
  const read = readOutline(idea, "english");

  it("changes nothing where the outline is what was read", () => {
    const { paragraphs, title } = write({ ...brief(idea) });

    expect(tell(idea, {})).toMatchObject({ paragraphs, title });
    expect(textOf(tell(idea, read))).toContain("A snail wanted to win a race against a hare");
    expect(textOf(tell(idea, read))).not.toMatch(/there, too|great wish|in the way/);
  });

  it("calls and draws the hero as the user says", () => {
    const { cast, paragraphs } = tell(idea, {
      ...read,
      characters: [{ kind: "tortoise", name: "Turbo", gender: "female" }, { kind: "hare" }],
    });
    const text = paragraphs.join(" ");

    expect(ofIdea(cast).map(({ name, kind }) => [name, kind])).toEqual([
      ["Turbo", "turtle"],
      ["the hare", "rabbit"],
    ]);
    expect(text).toContain("A tortoise named Turbo wanted to win a race");
    expect(text).not.toMatch(/snail/i);
    // The hare is "he"; she is not.
    expect(text.replace(/[^.]*\bthe hare\. He [^.]*\./, "")).not.toMatch(/\bhe\b/);
    expect(text).toMatch(/Turbo[^.]*\. On Tuesday she\b/);
  });

  it("tells place, obstacle, ending and a new character once each", () => {
    const text = textOf(
      tell(idea, {
        characters: [{ kind: "snail" }, { kind: "hare" }, { name: "Zuzu", kind: "owl" }],
        place: "the beach",
        obstacle: "a river crosses the road",
        ending: "the hare carries the snail home",
      }),
    );

    for (const sentence of [
      /On the beach, a snail wanted to win a race/g,
      /a river crosse[ds] the road/g,
      /In the end the hare carried the snail home\./g,
      /Zuzu, an owl, was there, too\./g,
    ])
      expect(text.match(sentence), String(sentence)).toHaveLength(1);
  });

  it("takes away a place and a wish", () => {
    const desert = "A fox wants to find a lamp in the desert";

    expect(textOf(tell(desert, { place: "", wish: "" }))).not.toMatch(/wished to|one day i will/i);
  });

  it("tells an idea without a hero about the one that the user gives", () => {
    const { cast, paragraphs } = tell("Lost in the mist", {
      characters: [{ name: "Ida", kind: "young sailor", gender: "female" }],
      wish: "reach the harbour",
    });

    expect(cast[0]).toMatchObject({ name: "Ida" });
    expect(paragraphs.join(" ")).toMatch(
      /This is the story of Ida, a young sailor\. .*Ida wanted to reach the harbour/s,
    );
  });
});

describe("tells what the user says in every language", () => {
  it.each(languageIds.filter((language) => language !== "english"))("in %s", (language) => {
    const idea = ideas[language] ?? "";
    const words = { place: "Mars", wish: "Kiko", obstacle: "Tomtom", ending: "Bimbam" };
    const { cast, paragraphs } = tell(idea, { ...words, characters: [{ name: "Zuzu", gender: "female" }] }, language);
    const text = paragraphs.join("\n");

    for (const word of [...Object.values(words), "Zuzu"]) expect(text).toContain(word);
    expect(text.indexOf("Bimbam")).toBeGreaterThan(text.indexOf("Tomtom"));
    expect(cast[0]).toMatchObject({ name: "Zuzu", kind: "girl" });
    expect(text).not.toMatch(/[{}]/);
  });

  it("tells every sentence of an idea in its order", () => {
    const idea =
      "Emma baut im Garten eine Rakete aus Pappkartons und malt sie mit roter Farbe an. Nachts zündet sie die Rakete an, und die ganze Straße sieht zu. Auf dem Mond wartet ein Hase. Er weint vor Freude.";
    const text = textOf(tell(idea, {}, "german"));

    const places = ["Emma baut im Garten", "Nachts zündet sie", "wartet ein Hase", "Er weint"].map((each) =>
      text.indexOf(each),
    );

    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

const brief = (idea: string) => ({
  idea,
  language: "english",
  storyType: "adventure_story",
  scenes: 12,
  seconds: 150,
  seed: "outline",
});

const ideas: Readonly<Record<string, string>> = {
  german: "Ein Fuchs sucht seinen Schatten.",
  spanish: "Un zorro busca su sombra.",
  french: "Un renard cherche son ombre.",
  italian: "Una volpe cerca la sua ombra.",
  portuguese: "Uma raposa procura a sua sombra.",
  russian: "Лиса ищет свою тень.",
  japanese: "きつねが影をさがします。",
  chinese: "一只狐狸在找自己的影子。",
  korean: "여우가 그림자를 찾습니다.",
  arabic: "ثعلب يبحث عن ظله.",
  hindi: "एक लोमड़ी अपनी परछाई ढूँढती है।",
  bengali: "একটি শিয়াল তার ছায়া খোঁজে।",
};
