import { describeScene, plan } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

/** "place spot" of each scene of a text. */
const spotsOf = (language: string, ...told: readonly string[]): string[] => {
  const text = told.join("\n\n");
  return plan({ text, language, scenes: told.length, title: "" }).scenes.map(
    ({ picture: { place, spot } }) => `${place} ${spot ?? "-"}`,
  );
};

describe("the spot of a scene", () => {
  it("is the one that the text names, until it names another", () => {
    expect(
      spotsOf(
        "english",
        "Nora took a long hot bath in the bathroom, and the water ran over the floor.",
        "The water was warm, and she sang a song about a duck for a long time.",
        "Then she lay in her bedroom and looked at the moon for a long time.",
        "In the morning she ran to the library and read a book about whales.",
      ),
    ).toEqual(["room bathroom", "room bathroom", "room bedroom", "room library"]);
  });

  it("ends with another part of the same place", () => {
    expect(
      spotsOf(
        "english",
        "Grandpa lay in the hospital, and Emil brought him a bunch of yellow flowers.",
        "The room was quiet, and Emil told him about the dog and the broken fence.",
        "In the evening Emil sat in the house and wrote a letter to his sister.",
      ),
    ).toEqual(["room hospital", "room hospital", "room -"]);
  });

  it("is read in things that stand in one spot only", () => {
    expect(
      spotsOf(
        "english",
        "In the evening Nora sat in the bathtub and washed the mud off her knees.",
        "Then she went to bed, and her brother read her the end of the story.",
      ),
    ).toEqual(["room bathroom", "room bedroom"]);
  });

  it.each([
    ["Nora sat down at the workbench and mended the wheel of the old cart with a wooden peg.", "barn workshop"],
    ["Nora swam in the deep end until her fingers were blue and her brother called her out.", "lake pool"],
    ["Nora hid behind the lobster pots and waited until the last of the men had gone away.", "sea harbour"],
    ["Nora stood at the edge of the stage and looked down at all the faces in the dark.", "hall theatre"],
  ])("and its place are shown by things that stand there only: %s", (told, where) => {
    expect(spotsOf("english", "Nora was seven years old and lived with her aunt.", told)[1]).toBe(where);
  });

  it.each([
    ["german", "Nora stand lange in der Bibliothek und las ein Buch über Wale."],
    ["french", "Nora était dans la bibliothèque et lisait un livre sur les baleines."],
    ["spanish", "Nora estaba en la biblioteca y leía un libro sobre ballenas."],
    ["italian", "Nora era nella biblioteca e leggeva un libro sulle balene."],
  ])("is read in %s", (language, text) => {
    expect(spotsOf(language, text)).toEqual(["room library"]);
  });

  it("is told by the description and the prompt of its picture", () => {
    const text = "Nora sat in the library and read a book about whales for a long time.";
    const { cast, scenes } = plan({ text, language: "english", scenes: 1, title: "" });
    const picture = scenes[0]?.picture;
    if (!picture) throw new Error("No scene was planned");

    expect(picture.prompt).toContain("in a library");
    expect(describeScene({ picture, cast, language: "english", before: [] })).toMatch(/^In a library/);
  });
});
