import { describe, expect, it, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const FILLER =
  " It was an ordinary week, and nothing else was planned. The windows were open, and somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows on the wall moved from one side to the other. Then it was evening again, and the lamps were lit one after the other along the road, and a little later the first of them went out.";

const planned = (text: string, scenes: number) => plan({ text: text + FILLER, language: "english", scenes, title: "" });

/** Who is in the scene that has these words, with what they do. */
const shownWhere = (text: string, words: string, scenes: number): string[] => {
  const { cast, scenes: all } = planned(text, scenes);
  const scene = all.find(({ narration }) => narration.includes(words));
  return scene?.picture.cast.map(({ id, action }) => `${cast.find((one) => one.id === id)?.name} ${action}`) ?? [];
};

describe("who is meant by a pronoun of a pasted text", () => {
  it("is who was told of last", () => {
    const text =
      "Uncle Ruben drove us to the lake. Uncle Ruben sang, and Anna sang with Uncle Ruben. After an hour a farmer came along the road and stopped. The farmer looked at our engine. My uncle wanted to pay him, but the farmer laughed. Then he pointed at Anna and asked for her flower.\n\nUncle Ruben drove on.";

    expect(shownWhere(text, "asked for her flower", 8).join()).toContain("the farmer");
  });

  it("is a newcomer without a name, and none who was there before", () => {
    const text =
      "I sat at the table with Priya. Priya ate her bread, and I talked to Priya about the test. At the next break Priya went home. I was alone when a new girl put her tray down across from me. She had purple glasses and a plaster on her chin, and she ate all of my raisins at once.\n\nOn Monday Priya was back, and Priya laughed.";

    expect(shownWhere(text, "purple glasses", 7).join()).not.toContain("Priya");
  });

  it("is who was a pronoun before, and not who beat him", () => {
    const text =
      "Jorin found a fox in a trap. Jorin bound up its paw. Jorin thought about it all the way home. The miller beat him because he was late. For some years he was content and lived in the mill.\n\nJorin sang.";

    expect(shownWhere(text, "was content", 7).join()).toContain("Jorin");
  });

  it("is who was handed a thing", () => {
    const text =
      "I lived with my daughter on a farm. In spring my daughter and I sowed the beans. Last July my daughter turned eleven. I took the lantern from the hook and held it out to her.\n\nThe summer was long.";

    expect(shownWhere(text, "held it out", 6).join()).toContain("the daughter");
  });
});

describe("who acts in a pasted text", () => {
  test.each([
    ["none of the cast for 'one'", "When one flies into the classroom, Mia and Tom wave their books.", "Mia", "fly"],
    ["none for 'everybody'", "On the way home everybody fell asleep except Mia and Tom.", "Mia", "sleep"],
    ["none for a part", "Mia was nervous, but then one of them sat down on the glove.", "Mia", "sit"],
    ["none for a couple", "Mia sang, and an elderly couple, who had been silent, got up and danced.", "Mia", "dance"],
    ["none for a house", "Mia and Tom walked until they came to a house built of ice.", "Mia", "build"],
    ["none for riding itself", "Mia put air into the tyres, and riding became comfortable.", "Mia", "ride"],
    ["none who only goes fast", "Mia and Tom were flying down the lane on their sledge.", "Mia", "fly"],
  ])("is %s", (_, sentence, name, action) => {
    const text = `Mia and Tom lived in a village. Mia laughed, and Tom laughed.\n\n${sentence}\n\nMia and Tom were happy.`;

    expect(shownWhere(text, sentence, 7).join()).not.toContain(`${name} ${action}`);
  });

  it("is who stands behind the verb", () => {
    const text =
      "Matthias the tailor opened the door of the tower. Matthias was afraid. The king had been lost for years.\n\nInside sat a king on a stone bench. The king looked up, and Matthias bowed to the king.";

    expect(shownWhere(text, "Inside sat", 6).join()).not.toContain("Matthias sit");
  });
});

describe("the looks of a pasted text", () => {
  it("are those of the man of whom it tells", () => {
    const text =
      "Uncle Ruben drove us to the lake. Uncle Ruben sang. After an hour a farmer came along. He was a huge man with a straw hat and hardly any teeth. The farmer hit something with a hammer, and Uncle Ruben laughed.";

    expect(planned(text, 5).cast.find(({ name }) => name === "Uncle Ruben")?.wears).toBeUndefined();
  });

  it("are no ship's cap for the captain of a team", () => {
    const text =
      "Brenda Stone was the coach. She took off her captain, Dario Lenz, after an hour. Brenda Stone shouted, and Dario Lenz kicked a bottle. The match went on, and Dario Lenz sat on the bench.";

    expect(planned(text, 5).cast.find(({ name }) => name === "Dario Lenz")?.kind).toBe("man");
  });

  it("are those of a grown-up guide", () => {
    const text =
      "Our guide in Morocco was called Hassan. Hassan had the loudest laugh of all. We rode for two hours, and Hassan sang.";

    expect(planned(text, 5).cast.find(({ name }) => name === "Hassan")?.kind).toBe("man");
  });

  it.each(["Mine sank, and hers jumped five times.", "Fifty miles away, as far away as Spain, it snowed."])(
    "are none of a word that is no name: %s",
    (sentence) => {
      const text = `Sunniva skimmed stones by the river. Sunniva laughed. ${sentence} Sunniva went home, and Sunniva slept.`;

      expect(planned(text, 5).cast.map(({ name }) => name)).toEqual(["Sunniva"]);
    },
  );
});

describe("the place of a pasted text", () => {
  const placeWhere = (text: string, words: string): string | undefined =>
    planned(text, 7).scenes.find(({ narration }) => narration.includes(words))?.picture.place;

  it.each([
    [
      "what somebody does at other times",
      "He was a young man called Emil, who taught at the school and sang.",
      "classroom",
    ],
    [
      "a house before which they are",
      "Emil walked for seven days until he came to a house of stone. It had no door.",
      "room",
    ],
    ["a carpet that has a price", "Emil has forgotten the name of the town and the price of the carpet.", "room"],
    ["the name of a team", "In the last minute Town attacked with all of their players.", "city"],
  ])("is not %s", (_, sentence, place) => {
    const text = `Emil and his brother lived by the river. Emil laughed.\n\n${sentence}\n\nThe brother laughed with Emil.`;

    expect(placeWhere(text, sentence)).not.toBe(place);
  });
});

describe("the time of a pasted text", () => {
  const timeWhere = (text: string, words: string): string | undefined =>
    planned(text, 7).scenes.find(({ narration }) => narration.includes(words))?.picture.time;

  it.each([
    ["day at half past ten in the morning", "Emil ate his bread at half past ten in the morning.", "day"],
    ["day on the last day", "On the last day Emil packed his bag.", "day"],
    ["night in bed at half past nine", "Now Emil sits on his bed, and it is half past nine.", "night"],
  ])("is %s", (_, sentence, time) => {
    const text = `Emil and his brother lived by the river. In the evening Emil laughed.\n\n${sentence}\n\nThe brother laughed with Emil.`;

    expect(timeWhere(text, sentence)).toBe(time);
  });
});
