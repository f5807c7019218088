import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/index.ts";

const placesOf = (...parts: string[]): string[] =>
  plan({ text: parts.join("\n\n"), language: "english", scenes: parts.length, title: "" }).scenes.map(
    ({ picture }) => picture.place,
  );

describe("a certain place goes on", () => {
  test.each([
    [
      "when somebody climbs up to something in it",
      ["Nora stood in the garden.", "She climbed up to the old nesting box. She looked at it."],
      "meadow",
    ],
    [
      "when a bird sits on a roof",
      ["Nora stood in the garden.", "A small blue tit sat on the red roof and looked at Nora."],
      "meadow",
    ],
    [
      "when somebody comes in",
      ["Nora stood in the kitchen.", "She looked at the dough when he came in. She laughed."],
      "kitchen",
    ],
    [
      "when two are together there again",
      ["Nora and Ben sat in the kitchen.", "One Sunday Nora looked at Ben. She smiled at him."],
      "kitchen",
    ],
    ["some hours later", ["Nora sat in the classroom.", "An hour later Nora stood up and looked around."], "classroom"],
    [
      "when people wake there",
      ["Nora and Ben slept in the hut.", "In the morning the sky was clear. Nora pointed to the window."],
      "room",
    ],
    [
      "when another gives a sign to those who are there",
      ["Nora stood in the classroom.", "Then Lina smiled at her from the back row."],
      "classroom",
    ],
    [
      "through the halls where somebody works",
      ["Nora was the night guard of the city museum.", "Every night she walked through the halls and up the stairs."],
      "hall",
    ],
    [
      "where somebody new sits",
      ["Nora walked into the forest.", "Under an old oak tree sat Bella. Bella looked at the leaves."],
      "forest",
    ],
    [
      "where they are let in",
      ["Nora and Ben came to a hut.", "An old shepherd opened the door and pulled them inside. He smiled."],
      "room",
    ],
  ])("%s", (_, parts, place) => {
    expect(placesOf(...parts).at(-1)).toBe(place);
  });

  test.each([
    ["somebody leaves", ["Nora sat in the kitchen.", "Nora went out and ran down the street to Ben."]],
    ["years pass", ["Nora and Ben sat in the kitchen.", "Many years later Nora and Ben met again."]],
    ["a bus is taken", ["Nora sat in the kitchen.", "She took the bus and looked at the box on her knees."]],
  ])("until %s", (_, parts) => {
    expect(placesOf(...parts).at(-1)).not.toBe("kitchen");
  });
});
