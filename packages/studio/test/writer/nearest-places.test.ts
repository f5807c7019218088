import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const REST =
  "Mara Olsen took a deep breath and waited. Then Mara Olsen laughed, because there was nothing else to do, and nobody was there to hear it. It took a long time, and it was very quiet. Mara Olsen waited again, and again nothing happened at all, and so it went on for a long while, until at last Mara Olsen stood up and shook her head and laughed once more.";

/** The pictures of two paragraphs, the second of a few words. */
const picturesOf = (opening: string, next = "Mara Olsen nodded.") => {
  const { cast, scenes } = plan({ text: `${opening} ${REST}\n\n${next}`, language: "english", scenes: 6, title: "" });
  const nameOf = (id: string): string => cast.find((member) => member.id === id)?.name ?? "";
  return scenes.map(({ picture }) => ({
    ...picture,
    who: picture.cast.map(({ id, action }) => `${nameOf(id)} ${action}`),
  }));
};

describe("a place without a picture", () => {
  test.each([
    ["a brook", "Mara Olsen sat by the brook.", "lake"],
    ["a clearing", "Mara Olsen sat in a clearing.", "forest"],
    ["a lagoon", "Mara Olsen swam in the lagoon.", "sea"],
    ["a forge", "Mara Olsen worked in the forge.", "barn"],
    ["a crypt", "Mara Olsen climbed into the crypt.", "cave"],
  ])("%s is drawn as the nearest one", (_, text, place) => {
    expect(picturesOf(text)[0]?.place).toBe(place);
  });

  test("a bridge in a village is in the village", () => {
    expect(picturesOf("Mara Olsen ran through the village.", "Mara Olsen stood on the bridge.").at(-1)?.place).toBe(
      "village",
    );
  });

  test("the smallest fish in the river is in no water", () => {
    expect(picturesOf("Mara Olsen sat in the kitchen.", "She had the smallest fish in the river.").at(-1)?.place).toBe(
      "kitchen",
    );
  });
});

describe("where and when somebody of a pasted text is", () => {
  test("a stranger who knocks comes to those in the house", () => {
    expect(
      picturesOf("Mara Olsen was tired.", "That evening a stranger knocked at the door of the bakery.").at(-1)?.place,
    ).toBe("shop");
  });

  test("snails in a jar are still in the city", () => {
    expect(
      picturesOf(
        "Mara Olsen stood in the street of the city.",
        "Inside the jar crawled eleven snails. Mara Olsen laughed.",
      ).at(-1)?.place,
    ).toBe("city");
  });

  test("a night of which a text says what was not allowed is a night", () => {
    expect(
      picturesOf("Mara Olsen sat in the kitchen.", "That night Mara Olsen was not allowed to sleep.").at(-1)?.time,
    ).toBe("night");
  });

  test("a thunder that comes now and then makes no storm", () => {
    expect(
      picturesOf("Mara Olsen walked through the meadow.", "But when it thunders she is afraid.").at(-1)?.weather,
    ).toBe("clear");
  });

  test("no bus is there before anybody is in it", () => {
    expect(
      picturesOf(
        "Mara Olsen hated Mondays.",
        "On the bus Mara Olsen sat at the back. The bus driver laughed, and the bus driver waved.",
      )[0]?.place,
    ).not.toBe("train");
  });
});

describe("who does what in a pasted text", () => {
  const OTTERS =
    "Bramble the otter lived by the river with her two cubs, Pip and Sedge. Pip laughed, and Sedge laughed.";

  test("the three otters are those with names", () => {
    expect(
      picturesOf(OTTERS.replaceAll("laughed", "watched"), "Then the three otters swam home.")
        .at(-1)
        ?.who.filter((one) => one.endsWith("swim")).length,
    ).toBeGreaterThan(1);
  });

  test("who drives a flock does not ride", () => {
    expect(
      picturesOf(
        "Mara Olsen saw the wolf. The wolf snarled at Mara Olsen.",
        "Mara Olsen drove the flock past the wolf.",
      )
        .at(-1)
        ?.who.join(),
    ).not.toContain("ride");
  });

  test("of the dead none is there", () => {
    expect(
      picturesOf(
        "Grandpa sat with Mara Olsen. Grandpa laughed.",
        "Grandpa died many years ago, and Mara Olsen laughed.",
      )
        .at(-1)
        ?.who.join(),
    ).not.toContain("Grandpa");
  });

  test("it is the heron that flies, and the fish is eaten", () => {
    expect(
      picturesOf(
        "The heron stood beside Mara Olsen and the fish. The fish looked at the heron.",
        "The heron swallowed the fish and flew over the trees.",
      )
        .at(-1)
        ?.who.join(),
    ).toBe("the heron fly");
  });

  test("of many snails the eleventh is one", () => {
    expect(
      picturesOf(
        "Mara Olsen had eleven snails. The snails crawled, and the snails looked at Mara Olsen.",
        "Out of the jar climbed the eleventh snail.",
      )
        .at(-1)
        ?.who.filter((one) => one.includes("snail")).length,
    ).toBeLessThan(2);
  });

  test("then she goes on with who leads", () => {
    expect(
      picturesOf(
        "Mara Olsen asked Mrs. Bunting. Mrs. Bunting peeled potatoes, and Mrs. Bunting laughed.",
        "Then she climbed the stairs.",
      )
        .at(-1)
        ?.who.join(),
    ).toContain("Mara Olsen");
  });
});
