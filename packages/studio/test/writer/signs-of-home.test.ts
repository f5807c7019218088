import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const IN_CLASS =
  "Danny Pereira, who was ten and hated science, sat in the classroom and drew a plan of a volcano. Ms Okafor wrote a word on the board, and Danny copied it into his book with a red pencil.";
const IN_WOOD =
  "Danny Pereira, who was ten, walked through the forest with his mother and looked for mushrooms. They found a big one under an oak, and Danny put it into the basket.";

const placeAfter = (first: string, told: string): string | undefined => {
  const { scenes } = plan({ text: [first, told].join("\n\n"), language: "english", scenes: 2, title: "" });
  return scenes.at(-1)?.picture.place;
};

describe("what only houses have", () => {
  it.each([
    "At dinner Danny could talk of nothing else. His father put down his fork and listened to him with both ears, and his sister rolled her eyes and passed him the beans.",
    "Danny sat on the edge of his bed and took off his socks. Then he put them on again and took them off again, because he could not stop thinking about the volcano.",
    "His mother tucked him in and kissed him. Danny heard her go down, and he pulled the blanket over his head and thought about the volcano until the clock struck ten.",
    "Danny sat in front of the fireplace and dried his shoes. He told his father the whole story, and his father laughed and told his mother, and she laughed as well.",
  ])("shows a room: %s", (told) => {
    expect(placeAfter(IN_CLASS, told)).toBe("room");
    expect(placeAfter(IN_WOOD, told)).toBe("room");
  });

  it("shows the room in which a text opens that names it later", () => {
    const text = [
      '"Where did you get that parrot?" asked Aunt Winnie. "From a pirate," said Joel. "There are no pirates in Leeds," said Aunt Winnie.',
      '"He had a wooden leg," said Joel. The parrot sat on the arm of the sofa and looked at Aunt Winnie with one yellow eye.',
    ].join("\n\n");
    const { scenes } = plan({ text, language: "english", scenes: 2, title: "" });
    expect(scenes.map(({ picture }) => picture.place)).toEqual(["room", "room"]);
  });

  it("shows the room in which a scene began that names it later", () => {
    const text = [
      "Old Hanna ran the inn at the top of the pass. Every spring she swept up the coins which people had thrown over the wall.",
      '"Where are your parents?" asked Hanna. "My mother is asleep," said the girl. "She sleeps very long." Hanna made up a bed for her beside the stove.',
    ].join("\n\n");
    const { scenes } = plan({ text, language: "english", scenes: 2, title: "" });
    expect(scenes.at(-1)?.picture.place).toBe("room");
  });
});
