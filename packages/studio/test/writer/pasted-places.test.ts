import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const pictures = (text: string, language = "english", scenes = 1) =>
  plan({ text, language, scenes, title: "" }).scenes.map(({ picture }) => picture);
const placeOf = (text: string, language = "english"): string => pictures(text, language)[0]?.place ?? "";

describe("the place of a pasted text", () => {
  test.each([
    ["Anna worked on the children's ward and walked from bed to bed.", "room"],
    ["Anna took the night train to Riga with a box on her knees.", "train"],
    ["Anna steered the mail boat to the islands.", "ship"],
    ["Anna turned the wheel with both hands, and a wave ran across the deck.", "ship"],
    ["Anna looked up at the mill. Inside she found Ben on a sack.", "barn"],
    ["Anna stood in the meadow in her school uniform.", "meadow"],
    ["The crow Mortimer lived on the church tower.", "village"],
    ["Anna washed the car in front of the house.", "village"],
    ["Anna drove the taxi one last time.", "city"],
    ["Anna sat in her kitchen when the lights came on.", "kitchen"],
    ["Anna met a boy who slept in the street. She stood in the meadow.", "meadow"],
  ])("%s", (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  test.each([
    ["spanish", "Carmen tenía una panadería en la calle Mayor.", "shop"],
    ["german", "Doktor Brandt hatte seine Praxis neben dem Bahnhof.", "room"],
    ["german", "Jeden Morgen stieg ein Junge namens Kemal ein. Kemal las.", "train"],
    ["french", "Claire écrivit son nom au tableau.", "classroom"],
    ["german", "Inge kochte Kaffee.", "kitchen"],
  ])("in %s: %s", (language, text, place) => {
    expect(placeOf(text, language)).toBe(place);
  });

  test("winter stays until another season comes", () => {
    const text =
      "In January deep snow lay on the fields, and Anna went out early.\n\nAnna walked over the meadow to the gate.\n\nIn spring Anna walked over the meadow again.";

    expect(pictures(text, "english", 3).map(({ place }) => place)).toEqual(["snow", "snow", "meadow"]);
  });

  test("it is night at two in the morning", () => {
    expect(pictures("At two in the morning Anna walked along the corridor.")[0]?.time).toBe("night");
  });

  test.each([
    ["The clockmaker Anton sat in his workshop.", "clocks"],
    ["Anna worked in a bakery. She kneaded in the kitchen.", "bread-oven"],
    ["Anna stood on the platform of the station in the city.", "platform-clock"],
    ["The fisherman Anton stood on the beach.", "fishing-net"],
    ["Anna walked over the meadow to a ring of standing stones.", "standing-stones"],
  ])("a thing shows what it is for: %s", (text, thing) => {
    expect(pictures(text)[0]?.props).toContain(thing);
  });

  test("a station that is near is not there", () => {
    expect(pictures("Anna lived in the city beside the station.")[0]?.props).not.toContain("platform-clock");
  });

  test("palms grow in a desert, and names are no things", () => {
    expect(pictures("Anna walked through the desert to a tree.")[0]?.props).toEqual(["palm-tree"]);
  });
});

test("neighbouring pictures of a film differ in their shot", () => {
  const text = Array.from(
    { length: 8 },
    (_, at) => `On day ${at + 1} Anna and Ben walked over the meadow and sat down.`,
  ).join("\n\n");
  const shots = pictures(text, "english", 8).map(({ shot }) => shot);

  for (const [at, shot] of shots.entries()) expect(shot).not.toBe(shots[at + 1]);
});

/** One scene for each paragraph: its place and time. */
const placesOf = (...paragraphs: string[]): string[] =>
  pictures(paragraphs.join("\n\n"), "english", paragraphs.length).map(({ place, time }) => `${place}/${time}`);

describe("the place of a pasted text that goes on", () => {
  test("a rowing boat under a sheet is not rowed", () => {
    const text =
      "The boathouse stood at the end of the lake. Ida came in with her mother.\n\nUnder a grey sheet lay a rowing boat. Ida put her hand on it.";

    expect(pictures(text, "english", 2)[1]?.cast.map(({ action }) => action)).not.toContain("row");
  });

  test("garages that stand on one side are no barn", () => {
    expect(placeOf("Yusuf got off. On one side were garages, and on the other was a long wall.")).not.toBe("barn");
  });

  test("snow outside of a room is seen from it", () => {
    expect(
      placesOf(
        "Bruna drew a line through the middle of the bedroom. Tilo sat on his bed.",
        "Outside the first snow of the year was coming down in the light of the lamps. Bruna and Tilo ate.",
      ).map((place) => place.split("/")[0]),
    ).toEqual(["room", "room"]);
  });

  test("animals are where they live until they set out", () => {
    expect(
      placesOf(
        "Deep in the forest there lived an old wolf with no teeth. The wolf lived on berries.",
        "One night a hedgehog heard him. The hedgehog asked the wolf what the matter was.",
        "The hedgehog thought it over. She knew what to do, and told the wolf.",
      ),
    ).toEqual(["forest/day", "forest/night", "forest/night"]);
  });
});

describe("the time and place of a pasted text that goes on", () => {
  test("nine o'clock after an afternoon is night", () => {
    expect(
      placesOf(
        "It was four in the afternoon, and Dolores stood in the village with her parcels. Angus came.",
        "By nine o'clock there was only one parcel left. Dolores and Angus looked at it.",
      )[1],
    ).toBe("village/night");
  });

  test("an answer ends neither the room nor the night", () => {
    expect(
      placesOf(
        "Edwin slept in his bed in the dormitory. It was dark outside, and Edwin slept like a stone. Ravi sat on the floor beside him and listened.",
        '"We should tell Edwin," said Ravi. Ravi yawned.',
        '"We should ask about the exam," said Colin. Colin grinned.',
        "The next day Colin and Ravi were tired, and Edwin laughed at Ravi and Colin.",
      ).slice(0, 3),
    ).toEqual(["room/night", "room/night", "room/night"]);
  });

  test("people far below are on the square, and not those who are told of", () => {
    expect(
      placesOf("Opa turned the crank, and the bell struck. Down on the market square people looked up.")[0],
    ).not.toMatch(/market/);
  });

  test("a bed next to a bed stands in a room", () => {
    expect(placeOf("Ravi woke up. He had the bed next to Edwin, and Edwin snored.")).toBe("room");
  });
});

test("parents who went to the theatre leave the others behind", () => {
  expect(
    placeOf("On Friday my parents went to the theatre, and I stayed with Mrs. Novak. Mrs. Novak fell asleep."),
  ).not.toBe("hall");
});
