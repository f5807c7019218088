import { describe, expect, it } from "vitest";
import { asserted } from "../../src/writer/plan/asserted.ts";
import { plan } from "../../src/writer/plan/plan.ts";

const FILLER =
  "The year had been long and dry. It was said in the evening and it was said again in the morning, and after a while it was a kind of song. The days went by as days do, one after the other, and the weeks went with them.";

/** The pictures of an English text of the user with one scene for each part. */
const pictures = (...parts: readonly string[]) =>
  plan({ text: parts.join("\n\n"), language: "english", scenes: parts.length, title: "" }).scenes.map(
    ({ picture }) => picture,
  );
const idsOf = (text: readonly string[], at: number): string[] => {
  const { cast, scenes } = plan({
    text: [...text, FILLER].join("\n\n"),
    language: "english",
    scenes: text.length + 1,
    title: "",
  });
  return (scenes[at]?.picture.cast ?? []).map(({ id }) => cast.find((member) => member.id === id)?.name ?? "");
};

describe("what a text says to be so here and now", () => {
  it.each([
    ["speech", 'Nora sat down. "There is a horse in the sea," she said.', "horse"],
    ["what had been", "Nora stood where the horse had been.", "horse"],
    ["what would be", "Nora stood up. She would go to the horse.", "horse"],
    ["what is not", "Nora did not see the horse.", "horse"],
    ["a comparison", "Nora ran as if a horse were behind her.", "horse"],
    ["a wish", "Nora wanted to have a horse.", "horse"],
    ["a report", "Nora told him about the horse.", "horse"],
  ])("leaves out %s", (_, text, word) => {
    expect(asserted(text, "english")).not.toContain(word);
    expect(asserted(text, "english")).toHaveLength(text.length);
  });

  it("keeps what is done, and the month of May", () => {
    expect(asserted("In May Nora rode the horse to the sea.", "english")).toBe(
      "In May Nora rode the horse to the sea.",
    );
  });
});

describe("a picture of a pasted text shows no thing that the text only", () => {
  it.each([
    ["remembers", "Nora stood in the meadow. She remembered the boat of her uncle and the windmill."],
    ["wishes for", "Nora stood in the meadow. She wanted to have a windmill."],
    ["compares to", "Nora stood in the meadow, as still as a windmill."],
    ["denies", "Nora stood in the meadow. There was no windmill."],
    ["says", 'Nora stood in the meadow. "I saw a windmill," she said.'],
  ])("%s", (_, text) => {
    expect(pictures(text)[0]?.props).toEqual([]);
  });

  it("names beside something else", () => {
    expect(pictures("Nora stood in the meadow. She was too busy with a worm.")[0]?.props).toEqual([]);
  });
});

describe("a picture of a pasted text shows nobody who", () => {
  it("is wished for", () => {
    expect(
      idsOf(["Toby had wanted a dog for years. Toby sat down.", "Toby met the dog. The dog sat down."], 0),
    ).toEqual(["Toby"]);
  });

  it("only writes letters", () => {
    const text = [
      "Ana sat down. Ana laughed. The letters were from a sailor called Duarte, and Ana read them.",
      "Duarte wrote about storms. Ana looked at the sky.",
    ];

    expect(idsOf(text, 0)).not.toContain("Duarte");
    expect(idsOf(text, 1)).not.toContain("Duarte");
  });

  it("is gone", () => {
    expect(idsOf(["Nora and Zahra sat down.", "In the morning Zahra was gone. Nora looked at the sky."], 1)).toEqual([
      "Nora",
    ]);
  });

  it("is the friend of an animal that is said to be one", () => {
    const text = ["Pip was a hedgehog. Pip had a best friend, a toad called Bartle.", "Pip ran to Bartle."];

    expect(idsOf(text, 0)).not.toContain("the friend");
  });
});

describe("the place of a pasted text", () => {
  it("is a plain ground where the text names none", () => {
    expect(pictures("Nora counted to ten and laughed.")[0]?.place).toBe("backdrop");
  });

  it("goes on until somebody leaves it", () => {
    const places = pictures(
      "Nora sat in the kitchen.",
      "Nora laughed.",
      "Nora set off with her bag.",
      "Nora laughed again.",
    ).map(({ place }) => place);

    expect(places).toEqual(["kitchen", "kitchen", "backdrop", "backdrop"]);
  });

  it("is not what somebody says or has left behind", () => {
    expect(pictures("Nora sat in the kitchen.", '"I lived by the sea," said Nora.').map(({ place }) => place)).toEqual([
      "kitchen",
      "kitchen",
    ]);
  });

  it("stays behind a window, and under a roof on which it rains", () => {
    expect(
      pictures(
        "Nora sat in the train.",
        "The rain drummed on the roof, and Nora laughed.",
        "Nora looked out of the window at the forest.",
      ).map(({ place }) => place),
    ).toEqual(["train", "train", "train"]);
  });

  it("is that of their work when another day begins", () => {
    expect(
      pictures("Mabel had a shop in the lane. Mabel sold string.", "One Monday Mabel laughed.").map(
        ({ place }) => place,
      ),
    ).toEqual(["shop", "shop"]);
  });

  it("begins a new scene", () => {
    const { scenes } = plan({
      text: "Nora sat in the kitchen and drank her tea. She read the paper. She looked at the clock. Then she walked to the harbour. She sat down on the wall and waited for the boat.",
      language: "english",
      scenes: 2,
      title: "",
    });

    expect(scenes[1]?.narration).toMatch(/^Then she walked to the harbour/);
    expect(scenes.map(({ picture }) => picture.place)).toEqual(["kitchen", "sea"]);
  });

  it("on a plain ground has neither rain nor loose things", () => {
    const [picture] = pictures("It rained. Nora counted the boats and the trees and laughed.");

    expect(picture).toMatchObject({ place: "backdrop", weather: "clear", props: [] });
  });
});

describe("who acts in a pasted text", () => {
  it("is not whose doctors gave him drinks", () => {
    const [picture] = pictures("His doctors gave the king bitter drinks, and the king lay in his bed.");

    expect(picture?.cast.map(({ action }) => action)).not.toContain("eat");
  });

  it("is who rows, not those to whom he comes", () => {
    expect(idsOf(["Nora and Ben stood on the beach.", "The uncle rowed across the water with a lantern."], 1)).toEqual([
      "the uncle",
    ]);
  });

  it("is no dog at the wheel", () => {
    const [picture] = pictures("The dog Rex and Nora drove the tractor home.");

    expect(picture?.cast.filter(({ action }) => action === "ride").length).toBeLessThan(2);
  });
});
