import { describe, expect, test } from "vitest";
import type { Site } from "../../src/writer/plan/likely-places/cues.ts";
import { evidenceIn } from "../../src/writer/plan/likely-places/evidence.ts";
import { plan } from "../../src/writer/plan/plan.ts";

/** The place, or the spot, of each paragraph of a text. */
const placesOf = (...paragraphs: readonly string[]): readonly string[] => {
  const { scenes } = plan({ text: paragraphs.join("\n\n"), language: "english", scenes: paragraphs.length, title: "" });
  return scenes.map(({ picture }) => picture.spot ?? picture.place);
};
const placeOf = (text: string): string | undefined => placesOf(text)[0];

describe("a pasted text that does not name its place", () => {
  test.each([
    ["hospital", "Two nurses bent over the patient. The surgeon held the X-ray up to the light, and Mara waited."],
    ["classroom", "Mara did her sums in an exercise book. The teacher gave back the homework, and the pupils groaned."],
    [
      "restaurant",
      "The waiter lit a candle and brought the menu. Mara ordered the cheapest wine and counted her coins.",
    ],
    ["desert", "The camels would not go on. Mara shook the last drops out of the canteen and looked at the dunes."],
    ["harbour", "Mara jumped from the trawler onto the quayside and tied the rope to a bollard."],
    ["graveyard", "Mara stood between the tombstones while the coffin was lowered. The mourners sang."],
    ["church", "The organist began, and Mara came up the aisle in her veil. The bridegroom turned round to her."],
    ["stadium", "The referee blew his whistle. Mara took the penalty, and the goalkeeper jumped the wrong way."],
    ["kitchen", "Mara rolled out the dough, put the tray into the oven and washed the dishes."],
    ["bedroom", "Mara lay under the quilt with her teddy bear and looked at the wardrobe."],
  ])("plays in the %s that its people and things show", (place, text) => {
    expect(placeOf(text)).toBe(place);
  });

  test("goes on there in a paragraph without a word of it", () => {
    const [, next] = placesOf(
      "Mara did her sums in an exercise book. The teacher gave back the homework, and the pupils groaned.",
      "Mara was proud. She had never been so proud of anything, and she laughed out loud.",
    );
    expect(next).toBe("classroom");
  });

  test("opens at the place that its next words show", () => {
    expect(
      placesOf(
        "Mara could not believe her luck. She laughed and laughed.",
        "The waiter lit a candle and brought the menu. Mara ordered the cheapest wine and counted her coins.",
      )[0],
    ).toBe("restaurant");
  });

  test("moves with its people from one to the other", () => {
    expect(
      placesOf(
        "Mara did her sums in an exercise book. The teacher gave back the homework, and the pupils groaned.",
        "In the afternoon Mara jumped onto the quayside and tied the rope to a bollard. A gull screamed at her.",
        "That night Mara lay under the quilt with her teddy bear and looked at the wardrobe.",
      ),
    ).toEqual(["classroom", "harbour", "bedroom"]);
  });
});

describe("a place of a pasted text", () => {
  test.each([
    ["one thing that is found at many places", "Mara had a ladder. She was very proud of it."],
    ["what somebody says", 'Mara laughed. "The nurses bent over the patient, and the surgeon came," said Mara.'],
    ["what somebody wishes", "Mara wanted to be a surgeon among nurses and patients in a white coat."],
    ["a comparison", "Mara was as pale as a patient and stood there like a nurse before a surgeon."],
    ["something that is carried", "Mara had a stethoscope in her bag. She walked fast."],
  ])("is not shown by %s", (_, text) => {
    expect(placeOf(text)).toBe("backdrop");
  });

  test("is not left by a look out of the window", () => {
    expect(
      placesOf(
        "The waiter lit a candle and brought the menu. Mara ordered the cheapest wine and counted her coins.",
        "Through the window Mara saw a trawler, a gangway and a bollard.",
      )[1],
    ).toBe("restaurant");
  });

  test("is the one that it names, whatever things are there", () => {
    expect(placeOf("A waiter brought Mara the menu and a candle in the library.")).toBe("library");
  });

  test("is not the one before it, after its people were shown elsewhere", () => {
    const [, wedding, after] = placesOf(
      "Mara sat in the train and looked at the other passengers. The conductor came, and Mara showed him her ticket.",
      "On Monday Mara came up the aisle in her veil. The organist began, and the bridegroom turned round to her.",
      "Mara was very happy. She laughed out loud, and Jonas laughed with her.",
    );
    expect(wedding).toBe("church");
    expect(after).not.toBe("train");
  });

  test("is not only the open country because nothing else is said", () => {
    expect(
      placesOf(
        "Mara walked along the path under the trees. She was tired.",
        "On Monday Mara came up the aisle in her veil, and the organist began.",
        "In the evening the waiter brought the menu, and Mara ordered the cheapest wine.",
      ).slice(1),
    ).toEqual(["church", "restaurant"]);
  });

  test("is one of its time", () => {
    const text = "The queen got on and looked for a seat among the passengers. The princess showed the tickets.";
    expect(placeOf(text)).not.toBe("train");
    expect(placeOf(text)).not.toBe("bus");
  });
});

describe("words that look like verbs of wishing", () => {
  test.each([
    ["a title", "classroom", "Miss Hale gave the exercise books to the pupils."],
    ["an adjective", "hospital", "It was a long way to the ward."],
  ] as const)("hide no place: %s", (_, site, text) => {
    expect(evidenceIn(text).get(site)).toBeGreaterThan(1);
  });
});

describe("the evidence of a place", () => {
  const weightOf = (site: Site, text: string): number => evidenceIn(text).get(site) ?? 0;

  test("grows with the words", () => {
    expect(weightOf("hospital", "The nurse came with the stretcher.")).toBeGreaterThan(
      weightOf("hospital", "The nurse came."),
    );
  });

  test.each([
    ["the wall of a building", "museum", "She leaned against the wall of the gallery.", "She sat in the gallery."],
    ["a price", "bakery", "She forgot the price of the croissants.", "She sold the croissants."],
    ["what is far away", "hospital", "Far away she saw a nurse.", "She followed a nurse."],
    ["lessons that are over", "classroom", "After lessons she ran.", "In the lesson she ran."],
    ["the bed of a stream", "bedroom", "The bed of the stream was dry.", "The bed was dry."],
  ] as const)("counts less for %s", (_, site, less, more) => {
    expect(weightOf(site, less)).toBeLessThan(weightOf(site, more));
  });
});
