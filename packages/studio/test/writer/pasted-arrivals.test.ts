import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

/** Words that tell neither of people nor of a place, so that a text is no idea. */
const FILLER =
  " It was an ordinary week, and nothing else was planned. Somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows moved from one side to the other. Then it was evening again, and the lamps were lit one after the other, and a little later the first of them went out. Nothing more happened until the end of that week, and nothing more was said.";

const planned = (text: string, scenes = 1) => plan({ text: text + FILLER, language: "english", scenes, title: "" });
const castOf = (text: string): string[] => planned(text).cast.map(({ name, kind }) => `${name}=${kind}`);

/** The place of the scene that has these words, and who is there. */
const sceneWith = (text: string, words: string, scenes: number) => {
  const { cast, scenes: all } = planned(text, scenes);
  const scene = all.find(({ narration }) => narration.includes(words));
  const who = scene?.picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.name);
  return { place: scene?.picture.place, mood: scene?.picture.cast[0]?.mood, who };
};

describe("a figure of a pasted text", () => {
  const museum =
    "Inspector Vogt came to the museum at night. The guard, a heavy man called Brandt, waited for her with his keys.\n\nVogt walked through the rooms of the museum. Brandt held the torch.\n\nMr. Hale was a tall man, and he poured her coffee. Vogt thanked Mr. Hale.";

  it("is in no picture before the text first tells of it", () => {
    expect(sceneWith(museum, "heavy man", 6).who).not.toContain("Mr. Hale");
  });

  it("is no other man whom the text calls a man", () => {
    expect(sceneWith(museum, "tall man", 6).who).not.toContain("Brandt");
  });

  it("is the creature that opened the sentence before its name", () => {
    const text =
      "The young vixen had never stolen a hen before. Her name was Russet. Russet dug under the wire. The hen looked at Russet. Russet sat down.";

    expect(castOf(text)).toContain("Russet=fox");
  });

  it("is the parrot who is called by a name", () => {
    const text =
      "The parrot flew out of the window. He was green, and he was called Admiral. Mrs. Adeyemi called him. Admiral sat on the roof. Admiral screamed.";

    expect(castOf(text)).toContain("Admiral=parrot");
  });

  it("is a jackdaw where a bird is told of", () => {
    const text =
      "A mouse named Tansy collected buttons. A jackdaw landed on the root. His name was Corvin. Corvin looked at Tansy, and Tansy shut the door. Corvin flew away.";

    expect(castOf(text)).toContain("Corvin=black-bird");
  });

  it("is an animal where it is the wife of one", () => {
    const text =
      "Bracken the badger went home and told his wife about the bridge. Her name was Sorrel. Sorrel turned over. Bracken dug. Bracken laughed, and Bracken went out.";

    expect(castOf(text)).toContain("Sorrel=badger");
  });

  it("is the girl who answers with her name", () => {
    const text =
      'Vogt found a girl behind the crate. The girl held a picture. "What\'s your name?" Vogt asked. "Ada," said the girl. Vogt sat down beside Ada. Ada ate an apple.';

    expect(castOf(text).filter((one) => one.endsWith("=girl") && !one.startsWith("Vogt"))).toEqual(["Ada=girl"]);
  });

  it("is no teddy bear that is called a bear later", () => {
    const text =
      "The boy carried a wet teddy bear. Marta knelt down. Marta washed the bear, and the boy sat down. Marta laughed, and Marta sat beside the boy.";

    expect(castOf(text)).not.toContain("the bear=bear");
  });

  it("has the age that a number of two words tells, and not that of its past", () => {
    expect(
      castOf("Herbert Stone, who was eighty-six, lived in the room. Herbert walked. The boy sat beside Herbert."),
    ).toContain("Herbert Stone=grandpa");
    expect(
      castOf("Mila was the new waitress. Mila had been a champion when she was fourteen. Mila sat down."),
    ).toContain("Mila=woman");
  });

  it("is one of the twins, and as old as they are", () => {
    const text =
      "Mrs. Adeyemi rang at the door of the twins. Bo and Ines were nine and had a telescope. Bo ran to his bicycle, and Ines shouted. Mrs. Adeyemi laughed.";

    expect(castOf(text)).toEqual(expect.arrayContaining(["Bo=boy", "Ines=girl"]));
    expect(castOf(text)).toHaveLength(3);
  });

  it("looks worried, not cross, where it is afraid", () => {
    expect(sceneWith("Teo was called a hero, but Teo was afraid of the sea.", "afraid", 4).mood).toBe("worried");
  });
});

describe("the place of a pasted text", () => {
  const placeOf = (text: string, words: string, scenes = 8) => sceneWith(text, words, scenes).place;

  it.each([
    ["Marta unlocked the laundrette at seven. The machines stood in two rows.", "hall"],
    ["Marta sat in the Café Merkur and read.", "shop"],
    ["In the examination hall the students were already writing. Marta sat down.", "hall"],
    ["Marta waited at the traffic lights. A woman rolled down her window.", "city"],
    ["In the cottage a fire was burning. Marta sat beside it.", "room"],
    ["Marta pushed the barn door open and looked inside.", "barn"],
    ["On the second floor Marta sat down on the stairs and could not go on.", "room"],
  ])("is where the people are: %s", (text, place) => {
    expect(placeOf(text, text.slice(0, 20), 4)).toBe(place);
  });

  it("is no wood where a table is of wood, and no classroom before an exam", () => {
    expect(placeOf("Yusuf stood in the bakery. He shook flour over the wood and began to knead.", "flour", 5)).toBe(
      "shop",
    );
    expect(placeOf("Marta was late for the exam because the bus broke down.", "late", 4)).not.toBe("classroom");
  });

  it("stays where a newcomer opens the next paragraph", () => {
    const text =
      "Vogt went down into the cellar with her torch. She looked at the crates.\n\nBehind the last crate a girl was hiding. She held a picture in her arms.";

    expect(placeOf(text, "girl was hiding", 6)).toBe("barn");
  });

  it("is no lake for a fish in a jar", () => {
    expect(placeOf("Lotte carried her goldfish in a jam jar. Lotte sang to the goldfish.", "goldfish", 4)).not.toBe(
      "lake",
    );
  });
});
