import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";

const FILLER =
  " The day was long and the road was quiet. Nobody spoke for a while, and the clouds went slowly over the roofs. It was warm, and the windows stood open. The afternoon passed, and the bells rang twice. Then it was evening, and the lights went on one after the other. People went home with their bags, and the shops closed. The wind turned and brought the smell of rain. It was a day like many others.";

const planned = (text: string, scenes = 1) =>
  plan({ text: `${text}${FILLER}`, language: "english", scenes, title: "" });

describe("vehicles of a pasted text", () => {
  it("who drives sits in what the text names", () => {
    const { scenes } = planned("Peter Hale drove the taxi along the street.");

    expect(scenes[0]?.picture.cast[0]).toMatchObject({ action: "ride", holds: "taxi" });
  });

  it("nobody rides a bus as its driver", () => {
    const { scenes } = planned("Peter Hale rode the bus to the market.");

    expect(scenes[0]?.picture.cast[0]?.action).not.toBe("ride");
  });

  it("a bus driver is no bus", () => {
    const { scenes } = planned("Peter Hale waved at the bus driver in the street.");

    expect(scenes[0]?.picture.props).not.toContain("bus");
  });
});

describe("people of a pasted text", () => {
  const castOf = (text: string): string[] => planned(text).cast.map(({ name, kind }) => `${name}=${kind}`);

  it("ships and conjunctions are no people", () => {
    const cast = castOf("The brig Halcyon left the harbour with Tomas. So Tomas sailed, and Tomas laughed.").join();

    expect(cast).not.toContain("Halcyon");
    expect(cast).not.toContain("So");
  });

  it("a baby beside somebody makes nobody young", () => {
    expect(castOf("Derek Holm worked in the hospital. A baby cried. The baby slept. Derek Holm smiled.")).toContain(
      "Derek Holm=man",
    );
  });

  it("a narrator who was a boy is a boy, and has one figure", () => {
    const cast = castOf("When I was a boy I lived by the sea. I was called Jan, but they called me Button. I ran.");

    expect(cast.filter((each) => each.endsWith("=boy"))).toHaveLength(1);
  });
});
