import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

/** Words that tell neither of people nor of a place, so that a text is no idea. */
const FILLER =
  " It was an ordinary week, and nothing else was planned. Somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows moved from one side to the other. Then it was evening again, and the lamps were lit one after the other, and a little later the first of them went out. Nothing more happened until the end of that week, and nothing more was said.";

const planned = (text: string, scenes = 1) => plan({ text: text + FILLER, language: "english", scenes, title: "" });

const castOf = (text: string): string[] => planned(text).cast.map(({ name, kind }) => `${name}=${kind}`);

const namesOf = (text: string): string[] => planned(text).cast.map(({ name }) => name);

/** Who is in the scene that has these words, with what they do, and where. */
const sceneWith = (text: string, words: string, scenes: number) => {
  const { cast, scenes: all } = planned(text, scenes);
  const scene = all.find(({ narration }) => narration.includes(words));
  const nameOf = (id: string) => cast.find((one) => one.id === id)?.name;
  return { ...scene?.picture, who: scene?.picture.cast.map(({ id, action }) => `${nameOf(id)} ${action}`) };
};

describe("the figures of a pasted text", () => {
  it("shows a narrator whose sex nothing tells as neither a girl nor a boy", () => {
    expect(castOf("The summer I turned eleven, my father and I mended the boat. My father whistled.")).toContain(
      "I=young-person",
    );
    expect(castOf("I was forty, and my boss did not like me. I ate my bread alone.")).toContain("I=grown-person");
    expect(castOf("When I was a girl, my father and I mended the boat. My father whistled.")).toContain("I=girl");
  });

  it("does not take the sex of one person from the pronoun of another", () => {
    const text =
      "Mr. Briggs was cross. Sergeant Dunn brought the governess in. She was hardly more than twenty, and her hands shook. Dunn stood at the door, and Mr. Briggs laughed at Dunn.";

    expect(castOf(text)).not.toContain("Sergeant Dunn=woman");
  });

  it("reads a trade as the person who acts", () => {
    expect(
      castOf("Amos rang the bell. The vicar climbed up to Amos. He coughed. Amos gave the vicar a rope."),
    ).toContain("the vicar=man");
  });

  it("shows no animal of which a text tells in general", () => {
    const text =
      "Pip was the smallest hedgehog of the wood. This is awkward for a hedgehog, because hedgehogs get up at night. Pip sat down, and the owl sat beside him. Pip laughed. The little hedgehog ate a pear.";

    expect(namesOf(text)).toEqual(["Pip", "the owl"]);
  });

  it("shows the parent of an animal as that animal", () => {
    const text = "Pip was a hedgehog. Pip laughed. The owl's father sat on a branch. He bowed to Pip, and Pip bowed.";

    expect(castOf(text)).toContain("the father=owl");
  });

  it("shows nobody who is only mentioned", () => {
    const text =
      "Priya took a lace out of her own trainer. Priya said that her brother had built the boat. Priya laughed at her shoes, and Tobias laughed with Priya.";

    expect(namesOf(text).toSorted()).toEqual(["Priya", "Tobias"]);
  });

  it("shows no toy as somebody", () => {
    const text =
      "Priya folded the paper into a tiny robot. Priya found a robot on her chair. Priya laughed at Tobias. Tobias ran.";

    expect(namesOf(text)).not.toContain("the robot");
  });

  it("takes no place for somebody", () => {
    expect(namesOf("When the clock of Lower Wendle stopped, Amos Reed laughed. Amos ate his bread.")).toEqual([
      "Amos Reed",
    ]);
  });

  it("lets him sit who was found sitting", () => {
    const text =
      "Grete went up the path. She found an old man sitting on a stone. Grete laughed. The old man ate bread.";

    expect(sceneWith(text, "sitting", 5).who).not.toContain("Grete sit");
  });

  it("cooks nothing where water is stirred", () => {
    const text = "Anna ran up the hill. Anna stirred the black water three times with a stick. Anna went down.";

    expect(sceneWith(text, "stirred", 5).who).toEqual(["Anna look"]);
  });

  it("takes a new girl for none who has a name", () => {
    const text =
      "Priya and I ate bread. Priya went home. A new girl put her tray down. She ate all of my raisins. On Monday Priya laughed.";

    expect(sceneWith(text, "raisins", 7).who).not.toContain("Priya eat");
  });
});

describe("the crowd of a pasted text", () => {
  it("is none in a room", () => {
    const text = "Marlow sat on the sofa in the library of the house. Everyone looked at Marlow. Marlow laughed.";

    expect(sceneWith(text, "Everyone", 5).crowd).toBeUndefined();
  });

  it("is no army in which somebody serves", () => {
    const text = "Tobias ran to the bus stop in the city. His aunt was in the army, and Tobias had moved often.";

    expect(sceneWith(text, "army", 5).crowd).toBeUndefined();
  });
});

describe("the place of a pasted text", () => {
  it("is a room again for whom a sentence tells that they are back in it", () => {
    const text =
      "Marlow went out into the garden. He found a knife in the grass. Back in the library he laid the knife on a table.";

    expect(sceneWith(text, "Back in", 5).place).toBe("room");
  });

  it("is no castle where a church has a tower", () => {
    const text = "The vicar of the village laughed. Amos worked in the tower all night. Amos ate his bread.";

    expect(sceneWith(text, "worked in the tower", 5).place).not.toMatch(/castle|hall/);
  });
});
