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

describe("one figure of a pasted text", () => {
  it("is neither of a couple with one name", () => {
    const cast = castOf(
      "Mrs. Henderson came in. She laughed at Mr. Henderson. Mr. Henderson sat down. The Hendersons ate bread. Anna laughed.",
    );

    expect(cast).toContain("Mrs. Henderson=woman");
    expect(cast).toContain("Mr. Henderson=man");
    expect(cast).toHaveLength(3);
  });

  it("is no place that a text only goes to", () => {
    expect(
      namesOf("Anna took the night bus to Oruro. A man from Hallby laughed at Anna. Anna reached Oruro at noon."),
    ).toEqual(["Anna", "the man"]);
  });

  it("is old by the years that are said of it", () => {
    const cast = castOf(
      "Anna gave a card to Mrs. Tulloch, who was ninety. On the step sat the groundsman, old Mr. Fenn, with a dog. The nun laughed. She was perhaps seventy. Mrs. Tulloch laughed, and Mr. Fenn laughed at Anna.",
    );

    expect(cast).toContain("Mrs. Tulloch=grandma");
    expect(cast).toContain("Mr. Fenn=grandpa");
    expect(cast).toContain("the nun=grandma");
    expect(cast).not.toContain("the groundsman=man");
  });

  it("is a man whom a noun beside the title shows", () => {
    expect(
      castOf("Coach Whitaker, a big man with a bad knee, gave Anna a towel. She laughed. Anna sat down."),
    ).toContain("Coach Whitaker=man");
  });

  it("has the name that is said to be its own", () => {
    const cast = castOf("Anna set down a puppy. The puppy's name was Muffin. Muffin ate. Anna laughed at Muffin.");

    expect(cast.toSorted()).toEqual(["Anna=girl", "Muffin=dog"]);
  });

  it("is the sister who is called a girl later, and the son who is called a prince", () => {
    expect(
      castOf(
        "The boy Milo sat up. His sister glared at Milo. The girl sat on a chair. Milo laughed. The girl ate her bread.",
      ),
    ).toEqual(["Milo=boy", "the sister=girl"]);
    expect(namesOf("A king once had a son. The king was old. The prince ran to the king. The prince laughed.")).toEqual(
      ["the prince", "the king"],
    );
  });

  it("is not meant by the name of a relative", () => {
    const text =
      "Anna gave a card to Mrs. Tulloch. Mrs. Tulloch laughed at Anna. In the shed sat little Ewan Tulloch. Ewan ate his bread alone.";

    expect(sceneWith(text, "In the shed", 5).who?.join()).not.toContain("Mrs. Tulloch");
  });

  it("tells a grown-up narrator by an office, and one without any sign of a child", () => {
    expect(castOf("On my first day my supervisor gave me a desk. I sat down, and I ate my bread.")).toContain(
      "I=grown-person",
    );
    expect(castOf("Mum and I ate bread. I ran to school with my teacher, and I laughed at Mum.")).toContain(
      "I=young-person",
    );
  });

  it("laughs alone where another is laughed at", () => {
    const text =
      "Anna met an old man. The old man ate bread.\n\nAnna walked past the old man. Anna laughed at the old man and his hat.\n\nAnna ran home.";
    const { cast, who } = sceneWith(text, "laughed at", 4);

    expect(who?.map((each) => each.replace(/ \w+$/, ""))).toEqual(["Anna", "the man"]);
    expect(cast?.map(({ mood }) => mood)).toEqual(["joy", "calm"]);
  });

  it("is the animal that it says it is, or one of all of them", () => {
    expect(castOf('Dot was cross. "I\'m a duck," said Dot. Dot laughed at Anna. Anna ran.')).toContain("Dot=duck");
    expect(
      castOf("Of all the ducklings on the pond, Dot was the only one who was cross. Dot sat down. Dot ate."),
    ).toContain("Dot=duck");
  });

  it("keeps the age of a grandmother who tells of her youth", () => {
    expect(
      castOf("My grandmother told me of the war. She was nineteen. I laughed, and my grandmother laughed at me."),
    ).toContain("the grandmother=grandma");
  });

  it("has the sex of a first name after a rank", () => {
    const { cast } = planned(
      "Chief Inspector Vera Holloway bent down. Holloway laughed at Anna. Anna sat down beside Holloway.",
    );

    expect(cast[0]).toMatchObject({ name: "Chief Inspector Vera Holloway", traits: ["woman"] });
  });

  it("has not the sex of who went to find it", () => {
    expect(
      castOf(
        "Anna set out to find the pedlar. She ran for a week. The pedlar sat on a stone. He laughed. Anna laughed.",
      ),
    ).toContain("the pedlar=man");
  });

  it("is none whose name is only compared with or asked about", () => {
    expect(namesOf('Tom felt like Carthage. "And Carthage?" asked Tom. Tom ran to Anna. Anna laughed at Tom.')).toEqual(
      ["Tom", "Anna"],
    );
  });

  it("plays no drum where rain drums, and swims in no bladder for swimming", () => {
    const text =
      "Tom ran home. Rain drummed on the roof of the car. Tom ate bread. It was a bladder for swimming. Tom sat.";

    expect(sceneWith(text, "Rain", 7).who?.join()).not.toContain("play");
    expect(sceneWith(text, "bladder", 7).who?.join()).not.toContain("swim");
  });

  it("is an animal as its mother is", () => {
    const cast = castOf(
      "The old vixen called her three sons. Rufus, the eldest, ran up the hill. Rufus sat down. Russet laughed at Rufus. The old vixen sat beside Russet.",
    );

    expect(cast).toContain("Rufus=fox");
    expect(cast).toContain("Russet=fox");
  });

  it("is no second lady whom the queen is called", () => {
    expect(
      namesOf("The queen climbed out of the coach, a tall old lady with a stick. The queen laughed at Anna. Anna ran."),
    ).not.toContain("the lady");
  });

  it("has the sex that its own sentence shows, not that of who is named in between", () => {
    expect(
      castOf("The cook, and even Gerald, came in his slippers. The cook wiped her hands. Gerald laughed at the cook."),
    ).toContain("the cook=cook");
    expect(
      planned(
        "The cook ran, and even Gerald came in his slippers. The cook was ill. She laughed at Gerald. Gerald ate.",
      ).cast.find(({ name }) => name === "the cook")?.traits,
    ).toEqual(["woman"]);
  });
});
