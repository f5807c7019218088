import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const ONE =
  "Nora was nine years old and lived with her brother Tom in a small house at the end of the lane. Every morning Nora and Tom walked to school together.";
const THREE =
  "On Sunday Uncle Peter came to the house. Uncle Peter laughed and gave Nora a kite, and Nora and Uncle Peter flew it on the hill until it was dark. Tom watched them from the fence and counted the clouds.";

/** Who is in the picture of a scene between two others of one text. */
const shownIn = (told: string): string[] => {
  const { cast, scenes } = plan({ text: [ONE, told, THREE].join("\n\n"), language: "english", scenes: 3, title: "" });
  const scene = scenes.find(({ narration }) => narration.includes(told));
  return scene?.picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.name ?? "") ?? [];
};

describe("somebody of whom a pasted text only speaks", () => {
  it.each([
    "Nora wore the coat that Uncle Peter had given her, and she pulled up the collar and looked down the lane.",
    "Nora wondered what Uncle Peter would have said to that, and she sat down on the step with the broken kite.",
    "Nora bought a blue scarf for Uncle Peter and hid it in the deepest drawer of her desk until Christmas.",
    "Thanks to Uncle Peter, who lived in Leeds, Nora could swim, and she jumped into the water before all the others.",
    "Nora had not seen Uncle Peter for a whole year, and she drew a line on the wall for every week of it.",
    "Nora heard Uncle Peter's voice in her head, and she put the knife back into the drawer without a word.",
    "Nora was looking forward to seeing Uncle Peter again, and she swept the whole path down to the gate.",
  ])("is not in its picture: %s", (told) => {
    expect(shownIn(told)).not.toContain("Uncle Peter");
  });

  it("is in it when the text brings them", () => {
    expect(shownIn(THREE)).toContain("Uncle Peter");
  });
});

describe("a saying", () => {
  it.each([
    "It was raining cats and dogs. Nora waited under the tree for a long time, and Tom held his bag over his head.",
    "Nora let the cat out of the bag and laughed, and Tom threw his cap on the ground and walked away from her.",
    "Nora had butterflies in her stomach. She walked up to the blue door all the same and knocked three times.",
  ])("brings no animal into the picture: %s", (told) => {
    const { cast } = plan({ text: [ONE, told, THREE].join("\n\n"), language: "english", scenes: 3, title: "" });
    expect(cast.map(({ kind }) => kind).join()).not.toMatch(/cat|dog|butterfly/);
  });
});

describe("a pasted text", () => {
  it("shows who calls, and not who is at the other end of the line", () => {
    const text = [
      "Every week Mrs Novotny telephoned her son in Australia. She sat down in the hall, put on her glasses, and dialled the long number.",
      'A child answered. "Who are you?" asked the child. "I am your grandmother," said Mrs Novotny. There was a long silence.',
      '"I am Emma," said the child. "I am four, and I have a tooth that wobbles." Mrs Novotny held the receiver with both hands.',
    ].join("\n\n");
    const { cast, scenes } = plan({ text, language: "english", scenes: 3, title: "" });
    const [hero] = cast;

    expect(hero?.name).toBe("Mrs. Novotny");
    expect(scenes.map(({ picture }) => picture.cast.map(({ id }) => id))).toEqual([["hero"], ["hero"], ["hero"]]);
  });

  it("shows who went alone without the others", () => {
    const text = [
      "Jakob and I built a raft every summer. Jakob carried the planks, and I carried the nails, and Jakob sang all the way.",
      "I went down to the pond alone. The planks lay in the nettles where we had left them. I sat on them and threw stones at the moon.",
      "Then Jakob came back. Jakob laughed, and we built the raft again, larger than before, and we gave it a flag of old trousers.",
    ].join("\n\n");
    const { cast, scenes } = plan({ text, language: "english", scenes: 3, title: "" });
    const alone = scenes.find(({ narration }) => narration.includes("alone"))?.picture.cast.map(({ id }) => id);

    expect(alone?.map((id) => cast.find((one) => one.id === id)?.name)).toEqual(["I"]);
  });

  it("means by a pronoun who is there, and not who is far away", () => {
    const text = [
      "Old Salvatore had promised his wife never to go out alone. But his son was in Milan, and the sardines were running.",
      "So at four in the morning he pushed the boat into the water by himself. He rowed until the lights of the village were as small as grains of salt.",
      "In the evening his son came home from Milan. The son laughed and pulled the boat up the beach, and Salvatore gave him the net.",
    ].join("\n\n");
    const { cast, scenes } = plan({ text, language: "english", scenes: 3, title: "" });
    const rowing = scenes[1]?.picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.name);

    expect(rowing).toEqual(["Old Salvatore"]);
  });

  it("makes no boy of a computer with a name", () => {
    const text =
      'Lieutenant Mei Tanaka had been alone on the station for two hundred days. She watered the tomatoes, she checked the air, and she talked to the computer, which was called Otto. "You have a message," said Otto. Mei laughed. "Read it to me," she said. In the night there was a bang. The lights went out, and the air began to hiss. Mei found the hole behind the tomatoes and pressed her thumb on it. "Well done," said Otto.';
    const { cast } = plan({ text, language: "english", scenes: 3, title: "" });

    expect(cast.map(({ name, kind }) => [name, kind])).toEqual([["Lieutenant Mei Tanaka", "woman"]]);
  });
});
