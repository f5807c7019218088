import { describe, expect, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

/** One scene for each paragraph: place, time, things and who does what. */
const scenesOf = (...paragraphs: string[]) => {
  const planned = plan({ text: paragraphs.join("\n\n"), language: "english", scenes: paragraphs.length, title: "" });
  const nameOf = (id: string): string => planned.cast.find((member) => member.id === id)?.name ?? "";
  return planned.scenes.map(({ picture, title }) => ({
    title,
    place: picture.place,
    time: picture.time,
    props: picture.props,
    who: picture.cast.map(({ id }) => nameOf(id)).sort(),
    acts: picture.cast.map(({ id, action }) => `${nameOf(id)} ${action}`).sort(),
  }));
};
const lastOf = (...paragraphs: string[]) => {
  const last = scenesOf(...paragraphs).at(-1);
  if (!last) throw new Error("No scene");
  return last;
};

const EVENING =
  "Lotte and her brother Ben sat by the fire in the living room. It had grown dark outside, and the stars were out. Lotte held her cup and Ben read.";

describe("who is in a picture of a pasted text", () => {
  test("a mother who is stuck in town is in no picture, and the children are not in town", () => {
    const [, second] = scenesOf(
      "Ben and Lotte quarrelled about the game all through the afternoon. Lotte laughed at Ben and Ben shouted.",
      "Their mother was stuck in town. Ben and Lotte had to wait for her.",
    );

    expect(second).toMatchObject({ place: "backdrop", who: ["Ben", "Lotte"] });
  });

  test("who is seen outside of a room is not in it", () => {
    const { who } = lastOf(
      EVENING,
      "Grandpa came in and sat down. Grandpa laughed with Lotte, and Ben laughed too.",
      "Lotte looked at the old photograph again. Outside Grandpa was cutting the hedge, and he was singing something about a sailor.",
    );

    expect(who).not.toContain("Grandpa");
  });

  test("who is in a photograph is not there", () => {
    const text = [
      'Clara opened the box on the kitchen table. Inside lay a ribbon and a photograph of a young man. "Who is it?" asked Ben.',
      '"That is Walter," said Clara. Ben looked at the photograph for a long time.',
      "Walter had kind eyes and a broad smile. There was a ring on his finger. Clara sighed.",
    ];

    expect(scenesOf(...text).flatMap(({ who }) => who)).not.toContain("Walter");
  });

  test("the neighbour is who came from next door", () => {
    const scenes = scenesOf(
      EVENING,
      'Somebody knocked. It was old Mr. Haas from next door. "Have you got any wood?" asked Mr. Haas. Lotte nodded.',
      "Ben and Lotte showed him the tower of chairs that they had built, and he laughed so much that the fire nearly went out.",
      "Their mother came in at ten and looked at the candles, the neighbour and the crumbs.",
    );

    expect(scenes.at(-1)?.who).toEqual(expect.arrayContaining(["Mr. Haas"]));
    expect(scenes.flatMap(({ who }) => who)).not.toContain("the neighbour");
  });

  test("the two of them are two people, and a swan is none of them", () => {
    const { who } = lastOf(
      "Samuel told Priya of a swan. Samuel laughed, and Priya shook her head.",
      '"Come along," said Priya. Samuel took his bag, and Priya took hers.',
      "The two of them walked down to the bridge, and there was the swan.",
    );

    expect(who).toEqual(expect.arrayContaining(["Priya", "Samuel"]));
  });

  test("they who open a later sentence are the two of the scene before", () => {
    const { who } = lastOf(
      "Samuel and Priya came to the bridge. Samuel stopped. Priya stopped as well.",
      '"Told you," said Samuel. Priya broke the crust into pieces and threw them on the water, one after the other.',
      "The swan slid down the bank with a splash. Then they ran across, laughing, before it changed its mind.",
    );

    expect(who).toEqual(expect.arrayContaining(["Priya", "Samuel"]));
  });

  test("a room with a number is no person", () => {
    const text =
      "Samuel went along the corridor to Room 4. They were doing fractions. Samuel sat down. Then Samuel went to Room 5 again, and Samuel laughed at the sums on the board until the bell rang for lunch and the others came out.";

    expect(plan({ text, language: "english", scenes: 2, title: "" }).cast.map(({ name }) => name)).toEqual(["Samuel"]);
  });

  test("who asks a question is beside it", () => {
    const { acts } = lastOf(
      "Clara sat in the kitchen with Ben. Clara peeled potatoes, and Ben watched her.",
      'Clara looked out. "Why did you never go there at all, not even once?" Ben asked. ',
    );

    expect(acts).toContain("Ben talk");
  });

  test("no car drives on the deck of a ferry", () => {
    const { acts, who } = lastOf(
      "The ferry was old, and Tom worked on deck all summer. Nell went along on board every day.",
      "Tom stood at the wheel of the ferry in his blue cap, and Nell sat on a crate behind him and counted the cars.",
    );

    expect(acts).not.toContain("Tom ride");
    expect(who).toEqual(["Nell", "Tom"]);
  });
});

describe("where and when a pasted text plays", () => {
  test("a knock at the door ends neither the room nor the night", () => {
    expect(
      lastOf(EVENING, "Around seven somebody knocked. It was old Mr. Haas, with a torch in his hand and wet feet."),
    ).toMatchObject({ place: "room", time: "night" });
  });

  test("the back row of a class is in no theatre", () => {
    expect(
      lastOf(
        "The headmistress looked at Samuel. School had begun, and Samuel was late for school.",
        "They were doing fractions. Samuel slid into his seat in the back row next to Priya.",
      ).place,
    ).toBe("classroom");
  });

  test("a bus ticket is no bus", () => {
    expect(lastOf(EVENING, "Lotte took the bus ticket and held it against the light.").place).toBe("room");
  });

  test("who stays is where the other left", () => {
    const { place, who } = lastOf(
      "Marta Linden repaired clocks in a narrow shop beside the bank. Jonas helped Marta every day.",
      "Marta showed Jonas how to hold the tweezers. Jonas sneezed, and Marta laughed.",
      "Jonas went home. Marta stayed. She lit the small lamp and took the clock apart once more, wheel by wheel.",
    );

    expect(place).toBe("shop");
    expect(who).toEqual(["Marta Linden"]);
  });

  test("a shop between a bakery and a bank has no oven", () => {
    expect(
      lastOf("Marta Linden repaired clocks in a narrow shop between the bakery and the bank.").props,
    ).not.toContain("bread-oven");
  });

  test("no snow lies that only will fall", () => {
    expect(
      lastOf(
        "The hare and the hedgehog lived in a meadow. The hare laughed, and the hedgehog slept.",
        "The owl decided that the hare must work until the snow fell. So the hare ran up and down every day.",
      ).place,
    ).toBe("meadow");
  });

  test("the rain is over when the sky has cleared", () => {
    const scenes = scenesOf(
      "It rained in the village, and Samuel and Priya stood under a tree in the meadow and waited.",
      "After school the sky had cleared. Samuel and Priya walked over the meadow.",
    );

    expect(scenes[0]?.time).toBe("storm");
    expect(scenes[1]?.time).toBe("day");
  });

  test("the nuts of a squirrel have no thread", () => {
    expect(lastOf("Every morning the hedgehog carried nuts over the meadow to the oak.").props).not.toContain(
      "nut-and-bolt",
    );
  });

  test("a short form in a name ends no title", () => {
    expect(lastOf("On Wednesday Mrs. Kranz came in and said nothing at all.").title).not.toMatch(/Mrs$/);
  });
});

const castOf = (...paragraphs: string[]): string[] =>
  plan({ text: paragraphs.join("\n\n"), language: "english", scenes: paragraphs.length, title: "" }).cast.map(
    ({ name, kind }) => `${name}=${kind}`,
  );

describe("the cast of a longer pasted text", () => {
  const TRAIN = [
    "The night train to Lisbon left late, and Rosa Mendes, who had been its conductor for twenty years, sighed. In carriage five a man wanted a second bed.",
    "Near midnight Rosa noticed a girl who sat alone in the corridor on a small red suitcase. She looked tired.",
    '"Where are your parents?" asked Rosa. The girl showed her ticket. It was for the wrong day. Rosa looked at it for a long time.',
    "Rosa took the girl along to the tiny kitchen at the end of the train and warmed some milk.",
    "Outside the hills went by, black against the stars, and nothing else could be seen.",
  ];

  test("a girl who comes after a name is somebody else", () => {
    expect(castOf(...TRAIN)).toEqual(expect.arrayContaining(["Rosa Mendes=woman", "the girl=girl"]));
  });

  test("the kitchen of a train and the hills that go by are seen from the train", () => {
    expect(scenesOf(...TRAIN).map(({ place }) => place)).toEqual(["train", "train", "train", "train", "train"]);
  });

  const WALK = [
    "My brother Emil is older than me and thinks that he knows everything. I told Emil that the ice was thin.",
    "Emil laughed and put on his boots. I took my scarf.",
    "So on Saturday we took the dog and walked through the woods. It was so cold that the snow squeaked.",
    "Emil sat down on a log and tied his skates again. I held Bruno by the collar. Then there was a sound, and Bruno barked at the lake.",
    "When it began to get dark we walked home along the road, and the dog ran ahead.",
  ];

  test("the dog has the name of who is held by the collar", () => {
    expect(castOf(...WALK)).toContain("Bruno=dog");
    expect(castOf(...WALK)).toHaveLength(3);
  });

  test("we are the narrator and who was there", () => {
    expect(scenesOf(...WALK)[2]?.who).toEqual(expect.arrayContaining(["Emil", "I"]));
  });

  test("it is dusk when it begins to get dark", () => {
    expect(scenesOf(...WALK)[4]?.time).toBe("dusk");
  });

  const LIST = [
    '1. The List\n\nMr. Abernathy stuck a list on the fridge. He was eighty-nine and a half. His granddaughter Juno read it aloud. "Eat an oyster. Say sorry to Harold." Juno laughed.',
    "2. The Slide\n\nThe swimming pool smelled of chips. Mr. Abernathy climbed up with Juno, and the boy behind them pushed. Mr. Abernathy screamed.",
    "3. Harold\n\nOn Sunday Mr. Abernathy crossed the road with a bag of oysters. Then Harold, who was even older, let him in, and Harold laughed.",
  ];

  test("headings and food are no people, and years count more than Mr.", () => {
    expect(castOf(...LIST)).toEqual(expect.arrayContaining(["Mr. Abernathy=grandpa", "Harold=grandpa", "Juno=girl"]));
    expect(castOf(...LIST).join()).not.toMatch(/oyster|List/);
  });

  test("a swimming pool is a place of its own", () => {
    const [first, second] = scenesOf(...LIST);

    expect(first?.place).toBe("kitchen");
    expect(second?.place).toBe("lake");
  });

  test("a merchant at her stall who says something is a man", () => {
    const { who } = lastOf(
      "In a village there lived a potter named Anselm. His daughter Mirabel sold his pots at the market every Friday, and Mirabel could talk.",
      "Mirabel had a stall at the market. Anselm never came along. Mirabel laughed and sang there all day long, and people bought the pots.",
      'One day a rich merchant stopped at her stall. "I will give you a coin," he said, "if your father makes me a jug." He put down his hat.',
    );

    expect(who).not.toContain("Anselm");
  });
});

describe("who tells a pasted text", () => {
  const BARBER = [
    "I have worked in the same barber shop for thirty-one years, and I could tell you a thing or two about heads.",
    'My boss, old Signor Bellini, retired at last. He gave me his scissors and said, "Never talk about football, Dennis." I painted the door blue.',
    "Last Thursday a boy came in alone. He climbed onto the chair, and I put the cape around him. I swept the floor for a bit.",
    "He told me that his mother was at home and that she was a bus driver, the best one on line 9, and that she could whistle.",
  ];

  test("a name that is only called is the narrator's, who is as old as the work shows", () => {
    expect(castOf(...BARBER)[0]).toBe("Dennis=man");
  });

  test("a long report of a bus driver leads to no bus", () => {
    expect(lastOf(...BARBER).place).toBe("shop");
  });
});

describe("what only seems to be a place", () => {
  const STREAM = [
    "There were once two neighbours, a bear and a goose, who lived on opposite banks of a stream.",
    "They sat there and looked at the mud. It was hot, and the bear snored, and the goose was angry with the bear.",
    "So they went up the hill together. The goose flew ahead of the bear, and the bear rolled away one stone after another.",
    "In the evening the bear went home to his side and the goose went to hers. The goose laughed.",
  ];

  test("two neighbours, a bear and a goose, are no people", () => {
    expect(castOf(...STREAM)).toHaveLength(2);
  });

  test("the home of a bear is no room", () => {
    expect(lastOf(...STREAM).place).not.toBe("room");
  });

  test("a sheep of a nativity play is a girl", () => {
    const cast = castOf(
      "The bus broke down. Maud from the first year started to cry because the nativity play was at six and she was a sheep.",
      "Aisha laughed. Aisha read all the parts, and Maud stood on the back seat in her white hat. Then Maud sang, and Aisha sang as well, and the others listened.",
      "A tractor came. Maud waved. Aisha lifted Maud down and took her along. It was late, and the lamps were lit along the road, one after the other.",
    );

    expect(cast).toContain("Maud=girl");
  });

  test("a hall before which people stand outside is not entered", () => {
    expect(
      lastOf("He pulled the bus through the white fields to the village hall, where all the parents stood outside.")
        .place,
    ).not.toBe("hall");
  });

  test("seaweed in the hair is no sea", () => {
    expect(lastOf("Sam sat in the living room. Kit came in with seaweed in her hair.").place).not.toBe("sea");
  });

  test("who listens to the sea in bed is in a room", () => {
    expect(lastOf("That night Sam lay in the narrow bed and listened to the sea.").place).toBe("room");
  });

  test("on the sand is a beach in a text of the sea, until somebody leaves", () => {
    const scenes = scenesOf(
      "Sam did not want to go to the sea. Kit ran ahead, and Sam came behind her.",
      "On the sand lay something grey and round. Sam stopped. Kit stopped too.",
      "Sam knelt down beside the thing. Kit looked at the net.",
    );

    expect(scenes.map(({ place }) => place).slice(1)).toEqual(["sea", "sea"]);
  });

  test("it gets dark though the rain had stopped", () => {
    expect(lastOf("Kit waited on the beach. By then it was getting dark and the rain had stopped.").time).toBe("dusk");
  });

  test("a cupboard stands in a room", () => {
    expect(lastOf("The caravan stood on a cliff in the mountains.", "Sam hit his head on the cupboard.").place).toBe(
      "room",
    );
  });
});
