import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/index.ts";

const picturesOf = (...parts: string[]) =>
  plan({ text: parts.join("\n\n"), language: "english", scenes: parts.length, title: "" }).scenes.map(
    ({ picture }) => picture,
  );

describe("weather and time of a pasted text", () => {
  test("it rains outside until the text says otherwise", () => {
    const weathers = picturesOf(
      "Nora stood on the mountain in the rain.",
      "She ran along the path with her hood over her eyes.",
      "The sun came out. She looked up.",
    ).map(({ weather }) => weather);

    expect(weathers).toEqual(["rain", "rain", "clear"]);
  });

  test("snow that begins to fall lies on the ground after it", () => {
    const places = picturesOf(
      "Nora stood by the pond. Then it began to snow. Nora laughed.",
      "She danced around the pond and laughed.",
    ).map(({ place }) => place);

    expect(places[1]).toBe("snow");
  });

  test("who works by night is at work by night", () => {
    const times = picturesOf(
      "Nora was the night guard of the city museum.",
      "On a cold Thursday in November she heard a noise and looked around.",
    ).map(({ time }) => time);

    expect(times).toEqual(["night", "night"]);
  });
});

describe("what is no place and no thing of a picture", () => {
  test("a volcano of paper", () => {
    const places = picturesOf(
      "Nora had a volcano made of paper. She stood in the classroom.",
      "Nora looked at it and put vinegar into the volcano.",
    ).map(({ place }) => place);

    expect(places).toEqual(["classroom", "classroom"]);
  });

  test("a valley that is looked at from above the trees", () => {
    const places = picturesOf(
      "Nora and Ben walked through the forest. Soon they were above the trees.",
      "They sat on a flat rock and looked down at the valley.",
    ).map(({ place }) => place);

    expect(places[1]).toBe("mountain");
  });

  test("a car that is left behind", () => {
    const [first] = picturesOf("Nora and Ben left the car at the bridge and walked up through the forest.");

    expect(first?.props).not.toContain("car");
  });

  test("the title above a text is no part of a name", () => {
    const text = `The Day of the Letter\n\nEmma sat at home and read. ${"Emma laughed and read it again. ".repeat(8)}`;
    const { cast } = plan({ text, language: "english", scenes: 2, title: "" });

    expect(cast[0]?.name).toBe("Emma");
  });
});
