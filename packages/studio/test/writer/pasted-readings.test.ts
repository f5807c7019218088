import { describe, expect, test } from "vitest";
import { namesIn } from "../../src/writer/people/names.ts";
import { tokensOf } from "../../src/writer/people/tokens.ts";
import { asserted } from "../../src/writer/plan/asserted.ts";
import { plan } from "../../src/writer/plan/plan.ts";

const planned = (...scenes: string[]) => {
  const { cast, scenes: all } = plan({
    text: scenes.join("\n\n"),
    language: "english",
    scenes: scenes.length,
    title: "",
  });
  const nameOf = (id: string): string => cast.find((member) => member.id === id)?.name ?? "";
  return all.map(({ picture: { place, time, weather, cast: acting } }) => ({
    place,
    time,
    weather,
    names: acting.map(({ id }) => nameOf(id)),
  }));
};

const FILLER =
  " It was an ordinary week, and nothing else was planned. The windows were open, and somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows on the wall moved from one side to the other. Then it was evening again, and the lamps were lit one after the other along the road, and a little later the first of them went out.";
const kindsOf = (text: string): string[] =>
  plan({ text: `${text}${FILLER}`, language: "english", scenes: 2, title: "" }).cast.map(
    ({ name, kind }) => `${name}=${kind}`,
  );

describe("who is in a pasted text", () => {
  test("the speaker beside a speech is asserted, and what somebody said to be so is not", () => {
    expect(asserted('"What a strange fish," said the otter.', "english")).toContain("said the otter");
    expect(asserted("He said the town was on fire.", "english")).not.toContain("town");
  });

  test("an animal of which somebody only told is not there", () => {
    const [first] = planned(
      "A messenger rode into the village. A ring had been swallowed by a swan, he said.",
      "Wren walked to the castle. Wren ran. Wren asked the guards, and Wren laughed. The swan swam on the pond. Wren fed the swan.",
    );

    expect(first?.names).not.toContain("the swan");
  });

  test("an old woman who was introduced is not the girl who was named since", () => {
    const cast = kindsOf(
      "A miller had three daughters. The youngest, whose name was Wren, swept the floor. One evening an old beggar woman knocked at the mill. Wren opened the door, gave the old woman her own bread and let her warm her feet. The old woman smiled, and the old woman sat by the fire. Wren laughed.",
    );

    expect(cast.filter((one) => one.endsWith("=grandma"))).toHaveLength(1);
    expect(cast.find((one) => one.startsWith("Wren="))).not.toBe("Wren=grandma");
    expect(cast).toContain("the woman=grandma");
  });

  test("a daughter who studies law is grown up", () => {
    const cast = kindsOf("Teresa Vidal had a bakery. Her daughter Ines studied law. Ines kissed her mother.");

    expect(cast).toContain("Ines=woman");
  });

  test("a narrator who was twenty-two is grown up, and so are the friends", () => {
    const cast = kindsOf(
      "I was twenty-two, and I had never left home. Joost opened the gate. I asked Joost for my bag, and he laughed.",
    );

    expect(cast.find((one) => one.startsWith("I="))).toBe("I=grown-person");
    expect(cast).toContain("Joost=man");
  });

  test("a narrator who was ten minutes late may be a child", () => {
    const cast = kindsOf("I was thirty minutes late for school. I ran to my teacher, and my teacher laughed at me.");

    expect(cast[0]).toBe("I=young-person");
  });

  test("words on a sign are no part of a name", () => {
    const cast = kindsOf(
      "Mina held up a sheet. It said HELLO. I AM YUKI. Mina laughed. Yuki waved to Mina, and Yuki laughed.",
    );

    expect(cast.map((one) => one.split("=")[0])).toEqual(["Mina", "Yuki"]);
  });

  test("a girl in the flat opposite is none of the friends", () => {
    const cast = kindsOf(
      "Mina sat at her desk. Her friends were Tomas and Ela. Ela laughed. The girl in the flat opposite had a telescope. The girl pointed it at Mina.",
    );

    expect(cast.map((one) => one.split("=")[0])).toContain("the girl");
  });

  test("what somebody names in speech is not the speaker", () => {
    const cast = kindsOf('Bea sat in the oak. "Next," said Bea, "a bathtub." Bea laughed, and Bea waved.');

    expect(cast).toContain("Bea=girl");
  });

  test("the smallest of the chicks is one", () => {
    expect(kindsOf("Pip was the smallest of the five duck chicks. Pip ran. Pip laughed.")).toContain("Pip=duck");
    expect(kindsOf("Pip was one of the foxes. Pip ran. Pip laughed.")).toContain("Pip=fox");
  });

  test("twins with a grandfather who had a trade are children", () => {
    const cast = kindsOf(
      "Grandad scratched his chin. He had been an engineer for forty years. Grandad laughed. They were twins, Theo and Bea. Theo drew a sign. Grandad climbed up.",
    );

    expect(cast).toContain("Theo=boy");
  });

  test("a month is no part of a name", () => {
    const text = "On the last day of January Mrs. Pereira took the list for the auction out of the drawer.";

    expect(namesIn(tokensOf(text)).map(({ name }) => name)).toEqual(["Mrs. Pereira"]);
  });

  test("the adjective of a people is no name", () => {
    const cast = kindsOf(
      "The Romans built bridges of stone. Some Roman bridges are still used. Anna Bell knows them all.",
    );

    expect(cast.some((one) => one.startsWith("Roman"))).toBe(false);
  });
});

describe("where a pasted text plays", () => {
  test.each([
    ["Anna lived by a lake. She sat in her room.", "Anna stood in it up to her waist and held out both hands.", "lake"],
    ["Anna lived at the lake.", "Anna stood on the shore and waved.", "lake"],
    ["Anna walked over the meadow.", "In front of the baker's house Anna met a beggar.", "village"],
    ["Anna walked over the meadow.", "Anna saw the gates slide into each other to give it room.", "meadow"],
    [
      "Anna sat on a log in the middle of the wood.",
      '"You should be asleep," said the squirrel. The squirrel laughed.',
      "forest",
    ],
  ])("%s %s", (first, second, place) => {
    expect(planned(first, second)[1]?.place).toBe(place);
  });

  test("a white meadow lies under snow", () => {
    expect(
      planned("Anna stood in the wood.", "The whole meadow was white. Anna walked over the meadow.")[1]?.place,
    ).toBe("snow");
  });
});

describe("when a pasted text plays", () => {
  test.each([
    ["At the end of August, Anna drove to the market.", "day"],
    ["I am sixty-one now, and I live at the market.", "day"],
    ["The next Thursday Anna drove to the market.", "day"],
    ["The Thursday after that Anna drove to the market.", "day"],
    ["In late summer Anna drove to the market.", "day"],
  ])("a night is over: %s", (text, time) => {
    expect(planned("One night Anna and I ran to the castle in the rain.", text)[1]).toMatchObject({
      time,
      weather: "clear",
    });
  });

  test("a dark cellar is no night outside", () => {
    const [, , third] = planned(
      "Anna ran across the meadow.",
      "Anna climbed down into the cellar, and it was dark and it hummed.",
      "Anna ran into the kitchen.",
    );

    expect(third?.time).toBe("day");
  });
});

describe("what a pasted text shows", () => {
  const picturesOf = (text: string) => plan({ text, language: "english", scenes: 1, title: "" }).scenes[0]?.picture;

  test("tears that ran make no runner", () => {
    const acting = picturesOf("Anna laughed until the tears ran down her cheeks.")?.cast ?? [];

    expect(acting[0]?.action).not.toBe("run");
  });

  test("who brushes off the bees has no brush", () => {
    expect(picturesOf("In the barn Anna lifts out the frames and brushes off the bees.")?.props).toEqual([]);
  });

  test("people on board are on a ship", () => {
    const text =
      "We left Horta with four of us on board. Joost had crossed the Atlantic eleven times. I was cold. Lena mended sails, and I had never been out of sight of land before.";

    expect(picturesOf(text)?.place).toBe("ship");
  });

  test("a king in whose days somebody lived is not there", () => {
    const acting = plan({
      text: "In the days of the old king there lived in a village a tailor, Mattis. Mattis sewed.\n\nThe king came to Mattis. The king laughed, and the king sat down.",
      language: "english",
      scenes: 2,
      title: "",
    });
    const king = acting.cast.find(({ kind }) => kind === "king")?.id;

    expect(acting.scenes[0]?.picture.cast.map(({ id }) => id)).not.toContain(king);
    expect(acting.scenes[1]?.picture.cast.map(({ id }) => id)).toContain(king);
  });
});
