import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";
import { readCast } from "../../src/writer/people/read-cast.ts";

/** Sentences without people, so that a text is longer than an idea. */
const REST =
  "The day was long and warm. The road went on between low walls. Far away a bell rang, and the dust lay white on the stones. Nothing else moved, and nothing else was heard until the evening. Then the air grew cool, and the first lights came on in the windows one after another. It was a quiet evening at the end of a quiet week, as there are many of them, and the road lay empty and still.";

const castOf = (text: string): string[] =>
  readCast(`${text} ${REST}`, "english").map(({ member }) => `${member.name}=${member.kind}`);
const picturesOf = (text: string, scenes = 1) =>
  plan({ text, language: "english", scenes, title: "" }).scenes.map(({ picture }) => picture);

describe("a name of a pasted text", () => {
  it("is shown as a person by what it does or says, not by its capital", () => {
    const cast = castOf(
      "Lena ran home. Sweat dripped from her face. She had dreamed of the Paralympics for years, and in Sydney the best of all Nations would meet. Lena called her brother Tom. Tom laughed.",
    );

    expect(cast).toEqual(["Lena=girl", "Tom=boy"]);
  });

  it("takes no noun of somebody else along", () => {
    const cast = castOf(
      "Tom went to the fair on the Sabbath. There a woman smiled at him. Tom asked the woman for bread. The woman gave Tom two loaves.",
    );

    expect(cast.join()).not.toContain("Sabbath");
    expect(cast).toContain("the woman=woman");
  });

  it("is the animal or the rank that it says", () => {
    const cast = castOf(
      "Once the birds wanted a king. Owl said she was wise. The Eagle flew highest. Peacock spread his tail, and Owl laughed. The Eagle laughed as well.",
    );

    expect(cast).toEqual(expect.arrayContaining(["Owl=owl", "Eagle=eagle"]));
  });

  it("is an animal that few tales have", () => {
    const cast = castOf(
      'Baboon kept watch at the well. Old Man Kangaroo came to drink. "Go away," said Baboon. Old Man Kangaroo hopped off, and Baboon laughed.',
    );

    expect(cast).toEqual(expect.arrayContaining(["Baboon=monkey", "Old Man Kangaroo=kangaroo"]));
  });

  it("is a woman, a man or a grandmother by what families call them", () => {
    const cast = castOf(
      "Ravi came home late. Amma scolded him. Nani gave him rice. Ravi ate, and Amma sat down beside Nani.",
    );

    expect(cast).toEqual(expect.arrayContaining(["Amma=woman", "Nani=grandma"]));
  });

  it("is a grown-up with a father's name", () => {
    const cast = castOf(
      "Nikolay Petrovitch sat in the room with his mother. Nikolay Petrovitch was bored. His mother read a letter.",
    );

    expect(cast).toContain("Nikolay Petrovitch=man");
  });
});

describe("who is meant in a pasted text", () => {
  it("is a brother whom everybody calls by his name, and none of the horses", () => {
    const cast = castOf(
      'The two brothers mounted their horses. Then the third brother came up. Everybody called him Clumsy Hans. "I will come too," said Clumsy Hans. The brothers laughed at Clumsy Hans and rode away.',
    );

    expect(cast.find((each) => each.startsWith("Clumsy Hans"))).not.toMatch(/horse/);
  });

  it("is one goat, who is the king", () => {
    const cast = castOf(
      'There was a goat called Igo. Igo the goat led the animals. "I had a dream," said Igo the king. The animals listened to the king. The king stamped his foot.',
    );

    expect(cast.filter((each) => /king|goat/.test(each))).toEqual(["Igo=goat"]);
  });

  it("is the wife of a crocodile, and no woman", () => {
    const cast = castOf(
      "A monkey ate figs by the river. A crocodile lived in the river with his wife. The wife said he should lie on the rock. The monkey saw the crocodile. The crocodile waited.",
    );

    expect(cast).toContain("the wife=crocodile");
  });

  it("is nobody who says I between single marks", () => {
    const { cast } = plan({
      text: `Mr Shah sniffed the air. 'Those are my smells,' he said. 'I made them, and I want them back!' Mr Shah stamped his foot. ${REST}`,
      language: "english",
      scenes: 1,
      title: "",
    });

    expect(cast.map(({ name }) => name)).not.toContain("I");
  });
});

describe("a picture of a pasted text", () => {
  it("shows no smile at the end of a text that ends badly", () => {
    const moods = picturesOf(
      "Lena walked through the rain.\n\nAt the gate the door was locked, and Lena lay down on the cold stones.",
      2,
    ).map(({ mood }) => mood);

    expect(moods.at(-1)).not.toMatch(/happy|joy/);
  });

  it("shows no stars for the space behind a stove, and no rain for the thunder of hooves", () => {
    const [stove] = picturesOf("It was the kitchen. The woman pushed Jan into the space behind the stove.");
    const [hooves] = picturesOf("Jan stood in the meadow. He heard the thunder of hooves behind him.");

    expect(stove?.place).toBe("kitchen");
    expect(hooves?.weather).toBe("clear");
  });

  it("leaves the boat where somebody goes into a castle", () => {
    const [, second] = picturesOf(
      "Jan rowed across the lake.\n\nThen he went into the castle and opened the door of the hall.",
      2,
    );

    expect(second?.place).not.toBe("lake");
    expect(second?.cast[0]?.action).not.toBe("row");
  });
});
